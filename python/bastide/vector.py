"""Thousands of games in one call. Arrays are written in place, without the lock of the interpreter, on several threads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import _bastide
from .space import Space


PROSPECT_NAMES = (
    "points",
    "points of others",
    "points if the game ended now",
    "points of others if it ended now",
    "points with all areas complete",
    "points of others with all areas complete",
    "pieces in reserve",
    "pieces of others in reserve",
)
"""What the columns of `Prospects.features` are; of the others the best counts."""


class Prospects(NamedTuple):
    """What legal actions lead to, a row each, game by game."""

    games: NDArray[np.int64]
    """In which game."""
    actions: NDArray[np.int64]
    """Which action."""
    features: NDArray[np.float32]
    """What it leads to for whoever is to move; `PROSPECT_NAMES` names the columns."""

    def best(self, values: NDArray[np.floating], games: int) -> NDArray[np.int64]:
        """The action of each game whose value is the greatest; 0 where there is none."""
        chosen = np.zeros(games, np.int64)
        order = np.lexsort((values, self.games))
        last = np.flatnonzero(np.diff(self.games[order], append=-1))
        chosen[self.games[order][last]] = self.actions[order][last]
        return chosen


class Batch:
    """Many games of one kind. Every step plays one action in each, by whoever is to move, and fills the arrays:

    >>> batch = Batch("winter", games=8, seed=1)
    >>> actions = batch.sample(np.random.default_rng(1))
    >>> batch.step(actions)
    >>> batch.masks.shape[0], batch.seats.shape
    (8, (8,))

    A game that is over stays so for a step, with nothing legal in its mask; the next step begins another in its place,
    whatever its action is. Seats that `opponents` names are played by bots. The same seed gives the same games, however many
    threads there are.
    """

    observations: NDArray[np.int8]
    """What whoever is to move sees, a row a game."""
    masks: NDArray[np.int8]
    """1 for each legal action, a row a game."""
    seats: NDArray[np.uint8]
    """Who is to move, or was to move last."""
    rewards: NDArray[np.float32]
    """What each seat got since the last step, a row a game."""
    over: NDArray[np.uint8]
    """1 where the game is over."""
    scores: NDArray[np.uint32]
    """The points of each seat, a row a game."""

    def __init__(
        self,
        name: str | Space,
        games: int,
        *,
        seats: int = 2,
        starts: int = 0,
        seed: int = 0,
        reward: str = "outcome",
        opponents: Sequence[str | None] = (),
        threads: int = 1,
        **options: bool | int | str,
    ) -> None:
        if reward not in ("outcome", "points"):
            raise ValueError(f"reward is 'outcome' or 'points', not {reward!r}")
        self.space = name if isinstance(name, Space) else Space(name, seats, starts=starts, **options)
        points = reward == "points"
        self._core = _bastide.Batch(self.space.core, games, seed, points, list(opponents), threads)
        self.observations = np.zeros((games, self.space.observation_size), np.int8)
        self.masks = np.zeros((games, self.space.actions), np.int8)
        self.seats = np.zeros(games, np.uint8)
        self.rewards = np.zeros((games, self.space.seats), np.float32)
        self.over = np.zeros(games, np.uint8)
        self.scores = np.zeros((games, self.space.seats), np.uint32)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.seats)

    def reset(self, seed: int) -> None:
        """Begins all games anew."""
        self._core.reset(seed, self._arrays())

    def step(self, actions: NDArray[np.integer]) -> None:
        """Plays an action in each game. If one can't be played, none is, and `IllegalAction` is raised."""
        self._core.step(np.ascontiguousarray(actions, np.int64), self._arrays())

    def step_random(self, times: int = 1) -> None:
        """Plays random actions inside, so many in each game, with observation and mask written for every one."""
        self._core.step_random(times, self._arrays())

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for each game, all of them equally likely; 0 where the game is over."""
        firsts = np.arange(len(self) + 1) * self.space.actions
        # Numbered through all games, with one more for a last game that is over.
        legal = np.append(np.flatnonzero(self.masks.view(np.bool_)), 0)
        begins = np.searchsorted(legal[:-1], firsts)
        counts = np.diff(begins)
        chosen = begins[:-1] + (rng.random(len(self)) * counts).astype(np.int64)
        return np.where(counts > 0, legal[chosen] - firsts[:-1], 0)

    def prospects(self) -> Prospects:
        """What each legal action leads to, in a few numbers that say most about a state. Slow beside a step: every action is
        tried."""
        counts, actions, features = self._core.prospects()
        return Prospects(np.repeat(np.arange(len(self)), counts), actions.astype(np.int64), features)

    def position(self, game: int) -> str:
        """The state of a game as text."""
        position = self._core.position(game)
        if position is None:
            raise IndexError(f"there is no game {game}")
        return position

    def _arrays(self) -> _bastide.Arrays:
        return (
            self.observations.view(np.uint8).reshape(-1),
            self.masks.view(np.uint8).reshape(-1),
            self.seats,
            self.rewards.reshape(-1),
            self.over,
            self.scores.reshape(-1),
        )
