"""The games for PettingZoo: every seat is an agent, and they take turns (AEC).

>>> from bastide.pettingzoo import winter_v0
>>> env = winter_v0.env(seats=3, farmers=True)
>>> env.reset(seed=42)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))

An observation has `observation`, what the agent sees, and `action_mask`. `env` ends a game in which somebody plays an action
that is not legal, as PettingZoo's own games do; `raw_env` raises.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import _bastide
from .game import Game
from .space import Space
from .text import describe

Observation = dict[str, NDArray[np.int8]]
RENDER_MODES = ["human", "ansi", "rgb_array"]
"""`human` prints what `ansi` answers with."""
PICTURE_WIDTH = 640


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801, as PettingZoo names it
    """A game in which every seat is an agent, `player_0` and so on in the order of play."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        starts: int = 0,
        reward: Literal["outcome", "points"] = "outcome",
        render_mode: str | None = None,
        **options: bool | int | str,
    ) -> None:
        super().__init__()
        if reward not in ("outcome", "points"):
            raise ValueError(f"reward is 'outcome' or 'points', not {reward!r}")
        self.metadata = {**self.metadata, "name": f"{game.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.game_name = game
        self.space = Space(game, seats, starts=starts, **options)
        self._reward = reward
        self._core = _bastide.Environment(self.space.core, secrets.randbits(64))
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_space(self.space) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.space.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; the seed decides what is drawn."""
        if seed is None:
            self._core.restart()
        else:
            self._core.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._core.mover() or 0]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and which actions are legal for it now."""
        return look(self._core, self.space, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Plays an action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            # PettingZoo wants every agent to step once more when the game is over, with nothing to do.
            self._was_dead_step(action)
            return
        before = self._core.scores()
        if action is None:
            raise ValueError("an agent that plays needs an action")
        self._core.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        gains = self._core.outcomes() if self._reward == "outcome" else gained(before, self._core.scores())
        self.rewards = dict(zip(self.possible_agents, gains, strict=True))
        mover = self._core.mover()
        if mover is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[mover]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The game as text or as a picture, as the render mode says."""
        return render(self._core, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


@dataclass(frozen=True)
class Family:
    """The environments of one game."""

    game: str

    def raw_env(self, seats: int = 2, **settings: Any) -> raw_env:
        """The game as it is: an action that is not legal raises."""
        return raw_env(self.game, seats, **settings)

    def env(self, seats: int = 2, **settings: Any) -> AECEnv[str, Any, Any]:
        """The game as agents usually want it: an action that is not legal loses."""
        wrapped: Any = wrappers.TerminateIllegalWrapper(self.raw_env(seats, **settings), illegal_reward=-1)
        wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
        return wrappers.OrderEnforcingWrapper(wrapped)


winter_v0 = Family("winter")
hunters_2002_v0 = Family("hunters-2002")
hunters_2020_v0 = Family("hunters-2020")
dice_v0 = Family("dice")
kids_v0 = Family("kids")


def observation_space(space: Space) -> spaces.Dict:
    """The space of what is seen, for Gymnasium and PettingZoo."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (space.observation_size,), np.int8),
            "action_mask": spaces.Box(0, 1, (space.actions,), np.int8),
        }
    )


def look(core: _bastide.Environment, space: Space, seat: int) -> Observation:
    """What a seat sees, with its mask."""
    observation = np.empty(space.observation_size, np.int8)
    mask = np.empty(space.actions, np.int8)
    core.look(seat, observation.view(np.uint8), mask.view(np.uint8))
    return {"observation": observation, "action_mask": mask}


def gained(before: list[int], now: list[int]) -> list[float]:
    """The points that each seat has got."""
    return [float(after - earlier) for earlier, after in zip(before, now, strict=True)]


def render(core: _bastide.Environment, mode: str | None) -> str | NDArray[np.uint8] | None:
    """A state as text or as a picture."""
    if mode == "rgb_array":
        return core.pixels(PICTURE_WIDTH)
    text = describe(Game.from_position(core.position()))
    if mode == "ansi":
        return text
    print(text)
    return None
