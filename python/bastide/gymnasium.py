"""The games for Gymnasium: one agent against bots, alone or many at once.

>>> import gymnasium
>>> import bastide.gymnasium
>>> env = gymnasium.make("bastide/winter-v0", opponents=["learner"])
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(info["legal"][0])

An observation has `observation`, what the agent sees, and `action_mask`; `info["legal"]` lists the legal actions. An action
that is not legal ends the game with a reward of -1, and `info["refusal"]` says why. `gymnasium.make_vec` gives many games that
are played in one call, on several threads.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ._bastide import IllegalAction, Refused
from .game import Game
from .pettingzoo import RENDER_MODES, Observation, observation_space
from .space import Space
from .text import describe
from .vector import Batch

GAMES = ("winter", "hunters-2002", "hunters-2020", "dice", "kids")
ILLEGAL_REWARD = -1.0


class BotEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; bots play the others, in the order of play from the agent's on."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("greedy",),
        *,
        seat: int = 0,
        starts: int = 0,
        reward: Literal["outcome", "points"] = "outcome",
        render_mode: str | None = None,
        **options: bool | int | str,
    ) -> None:
        self.render_mode = render_mode
        self._games = _batch(game, 1, opponents, seat, starts, reward, 1, options)
        self._seat = seat
        self.space: Space = self._games.space
        self.observation_space = observation_space(self.space)
        self.action_space = spaces.Discrete(self.space.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game; the seed decides what is drawn."""
        super().reset(seed=seed)
        self._games.reset(int(self.np_random.integers(2**63)))
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action, and all bots until the agent is to move again."""
        try:
            self._games.step(np.array([action], np.int64))
        except IllegalAction:
            info = {**self._info(), "refusal": self._refusal(int(action))}
            return self._observation(), ILLEGAL_REWARD, True, False, info
        reward = float(self._games.rewards[0, self._seat])
        return self._observation(), reward, bool(self._games.over[0]), False, self._info()

    def render(self) -> Any:
        """The game as text or as a picture, as the render mode says."""
        game = Game.from_position(self._games.position(0))
        if self.render_mode == "rgb_array":
            return game.pixels(640)
        if self.render_mode == "ansi":
            return describe(game)
        print(describe(game))
        return None

    def _observation(self) -> Observation:
        return {"observation": self._games.observations[0].copy(), "action_mask": self._games.masks[0].copy()}

    def _info(self) -> dict[str, Any]:
        return {"legal": np.flatnonzero(self._games.masks[0]), "scores": self._games.scores[0].tolist()}

    def _refusal(self, action: int) -> str:
        """Why an action is not legal, in words."""
        game = Game.from_position(self._games.position(0))
        try:
            game.play(game.move(action))
        except (Refused, IllegalAction) as why:
            return str(why)
        return "the action stands for no legal move"


class VectorEnv(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games of one seat against bots, played in one call. A game that is over begins anew with the next step.
    Arrays are those of `bastide.vector.Batch`, written in place, unless `copy` is asked for. An action that is not legal
    raises `IllegalAction`, and nothing is played."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Sequence[str] = ("greedy",),
        *,
        seat: int = 0,
        starts: int = 0,
        reward: Literal["outcome", "points"] = "outcome",
        threads: int = 1,
        copy: bool = True,
        **options: bool | int | str,
    ) -> None:
        self.num_envs = num_envs
        self.games = _batch(game, num_envs, opponents, seat, starts, reward, threads, options)
        self.space: Space = self.games.space
        self._seat, self._copy = seat, copy
        self.single_observation_space = observation_space(self.space)
        self.single_action_space = spaces.Discrete(self.space.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins all games; one seed is enough for all."""
        first = seed[0] if isinstance(seed, list) else seed
        self.games.reset(secrets.randbits(63) if first is None else first)
        return self._observations(), {"scores": self.games.scores.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Plays an action in each game, and all bots until the agent is to move again."""
        self.games.step(actions)
        over = self.games.over.astype(bool)
        rewards = self.games.rewards[:, self._seat].astype(np.float64)
        info = {"scores": self.games.scores.copy()}
        return self._observations(), rewards, over, np.zeros_like(over), info

    def _observations(self) -> Observation:
        observations, masks = self.games.observations, self.games.masks
        if self._copy:
            observations, masks = observations.copy(), masks.copy()
        return {"observation": observations, "action_mask": masks}


def _batch(
    game: str,
    games: int,
    opponents: Sequence[str],
    seat: int,
    starts: int,
    reward: str,
    threads: int,
    options: dict[str, Any],
) -> Batch:
    """Games in which bots play all seats but one."""
    seats = len(opponents) + 1
    if not 0 <= seat < seats:
        raise ValueError(f"seat {seat} is not one of {seats}")
    players: list[str | None] = [None] * seats
    for distance, name in enumerate(opponents, 1):
        players[(seat + distance) % seats] = name
    return Batch(
        game, games, seats=seats, starts=starts, reward=reward, opponents=players, threads=threads, **options
    )


def register() -> None:
    """Makes the games known to Gymnasium as `bastide/winter-v0` and so on; importing this module does it."""
    for game in GAMES:
        name = f"bastide/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="bastide.gymnasium:BotEnv",
                vector_entry_point="bastide.gymnasium:VectorEnv",
                kwargs={"game": game},
            )


register()

