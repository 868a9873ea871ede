"""Plays whole games by chance against bots, and says how often that wins.

    python examples/random_against_bots.py --game winter --opponent learner --games 200
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np

import bastide.gymnasium


def main(arguments: list[str] | None = None) -> float:
    """Plays, and answers with the part of games that were won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="winter", choices=bastide.gymnasium.GAMES)
    parser.add_argument("--opponent", default="beginner", help="a bot, such as greedy or master:200")
    parser.add_argument("--games", type=int, default=200)
    options = parser.parse_args(arguments)
    envs = gymnasium.make_vec(
        f"bastide/{options.game}-v0",
        num_envs=min(options.games, 64),
        vectorization_mode="vector_entry_point",
        opponents=[options.opponent],
    )
    rng = np.random.default_rng(1)
    observations, _ = envs.reset(seed=1)
    ended = won = 0
    while ended < options.games:
        masks = observations["action_mask"]
        # A game that is over has nothing legal; whatever is played there, it begins anew.
        actions = (masks * rng.random(masks.shape)).argmax(axis=1)
        observations, rewards, terminated, _, _ = envs.step(actions)
        ended += int(terminated.sum())
        won += int((rewards[terminated] > 0).sum())
    print(f"chance won {won} of {ended} games of {options.game} against {options.opponent}")
    return won / ended


if __name__ == "__main__":
    main()
