"""Measures how fast games are played, beside games of the libraries that they are made for, and whether memory stays:

    python -m bastide.bench --seconds 2
    python -m bastide.bench --steps 10000000

Everything runs on one thread, one after the other, and players choose at random among legal actions. A decision is one action
of one player; draws and rolls are not counted. Seconds are those of the processor. What is not installed is left out.
"""

from __future__ import annotations

import argparse
import random
import resource
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np

from .space import Space
from .vector import Batch

GAMES = 256
"""Games of a batch."""
SETTINGS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("winter", {}),
    ("winter", {"farmers": True, "river": True, "abbot": True}),
    ("hunters-2002", {}),
    ("hunters-2020", {}),
    ("kids", {}),
    ("dice", {}),
)
"""What is played, always by two."""
LONGEST_GAME = 256
"""Decisions, of which a game of tiles has fewer."""
MOST_GROWTH = 1024
"""Kilobytes by which memory may differ: some pages come and go."""


def main() -> None:
    """Prints a line for each way to play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each is measured")
    parser.add_argument("--steps", type=int, help="instead, play so many random steps and watch the memory")
    options = parser.parse_args()
    if options.steps:
        sys.exit(not soak(options.steps))
    print(f"{'game':44} {'decisions/s':>12}  observation + mask")
    for title, size, play in cases():
        try:
            count, seconds = measure(play, options.seconds)
        except ImportError as missing:
            print(f"{title:44} {'-':>12}  {missing}")
            continue
        print(f"{title:44} {count / seconds:12,.0f}  {size}")


Play = Callable[[], int]
"""Plays for a while, and answers with how many decisions were made."""


def cases() -> Iterator[tuple[str, str, Callable[[], Play]]]:
    """What is measured: a title, the size of what is seen, and what makes it ready."""
    for name, options in SETTINGS:
        space = Space(name, 2, **options)
        size = f"{space.observation_size} + {space.actions} bytes"
        title = " ".join([name, *options])
        yield f"{title}, random inside", size, inside(space)
        yield f"{title}, actions from NumPy", size, from_numpy(space)
    for name in ("winter", "kids"):
        yield f"PettingZoo {name}_v0", "", pettingzoo_game("bastide.pettingzoo", f"{name}_v0")
    yield "PettingZoo connect_four_v3", "", pettingzoo_game("pettingzoo.classic", "connect_four_v3")
    for name in ("bastide_winter", "bastide_kids", "connect_four", "backgammon", "chess"):
        yield f"OpenSpiel {name}, from Python", "", openspiel_game(name)


def measure(ready: Callable[[], Play], seconds: float) -> tuple[int, float]:
    """The best of three runs: the one that was disturbed least."""
    play = ready()
    play()
    best = (0, 1.0)
    for _ in range(3):
        count, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds / 3:
            count += play()
        if count / spent > best[0] / best[1]:
            best = (count, spent)
    return best


def inside(space: Space) -> Callable[[], Play]:
    """Random actions chosen by the engine, observations and masks written for each."""

    def ready() -> Play:
        batch = Batch(space, GAMES, seed=1)

        def play() -> int:
            batch.step_random(16)
            return 16 * GAMES

        return play

    return ready


def from_numpy(space: Space) -> Callable[[], Play]:
    """Actions chosen in Python, from masks, for all games at once."""

    def ready() -> Play:
        batch = Batch(space, GAMES, seed=1)
        rng = np.random.default_rng(1)

        def play() -> int:
            batch.step(batch.sample(rng))
            return GAMES

        return play

    return ready


def pettingzoo_game(module: str, name: str) -> Callable[[], Play]:
    """A game by the API of PettingZoo, agent by agent."""

    def ready() -> Play:
        env: Any = getattr(import_module(module), name, None) or import_module(f"{module}.{name}")
        env = env.env()

        def play() -> int:
            env.reset(seed=random.randrange(2**31))
            count = 0
            for _ in env.agent_iter(1000):
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
                count += 1
            return count

        return play

    return ready


def openspiel_game(name: str) -> Callable[[], Play]:
    """A game by the API of OpenSpiel in Python, with its chance nodes."""

    def ready() -> Play:
        pyspiel: Any = import_module("pyspiel")
        import_module("bastide.openspiel")
        game = pyspiel.load_game(name)

        def play() -> int:
            state = game.new_initial_state()
            count = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                else:
                    state.observation_tensor()
                    state.apply_action(random.choice(state.legal_actions()))
                    count += 1
            return count

        return play

    return ready


def soak(steps: int) -> bool:
    """Plays very many steps of all games in turn, and prints the memory as it goes; whether it is the same in the end as when
    every board has been as large as it gets."""
    batches = [Batch(name, GAMES // 4, seed=1, **options) for name, options in SETTINGS]
    for batch in batches:
        batch.step_random(LONGEST_GAME)
    used = before = memory()
    played = 0
    for tenth in range(1, 11):
        while played < steps * tenth // 10:
            for batch in batches:
                batch.step_random(16)
                played += 16 * len(batch)
        used = memory()
        print(f"{played:12,} steps, {used:8,} KB", flush=True)
    return used <= before + MOST_GROWTH


def memory() -> int:
    """The memory of this process in kilobytes: what it has now where that can be known, otherwise the most it had."""
    if sys.platform == "linux":
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize() // 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


if __name__ == "__main__":
    main()
