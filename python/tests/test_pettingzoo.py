"""PettingZoo's own tests."""

from __future__ import annotations

import sys
import time
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from settings import GAMES, SETTINGS, name

from bastide import Refused, pettingzoo
from bastide.pettingzoo import Family, winter_v0


def family(game: str) -> Family:
    return getattr(pettingzoo, game.replace("-", "_") + "_v0")


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_api_and_seeds(setting: tuple[str, int, dict[str, Any]]) -> None:
    game, seats, options = setting
    with warnings.catch_warnings():
        # PettingZoo keeps a list of its own games that may have observations with a mask.
        warnings.simplefilter("ignore")
        api_test(family(game).env(seats, **options), num_cycles=60)
        seed_test(lambda: family(game).env(seats, **options), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_rendering(game: str) -> None:
    make: Any = family(game).env
    render_test(make)


@pytest.mark.parametrize("game", GAMES)
def test_its_benchmark_runs(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # It plays for five seconds, which are shorter here.
    faster = SimpleNamespace(time=lambda: 25 * time.time())
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", faster)
    performance_benchmark(family(game).env())


def test_rewards_are_outcomes_or_points() -> None:
    for reward in ("outcome", "points"):
        env = winter_v0.env(seats=3, reward=reward)
        env.reset(seed=1)
        rng = np.random.default_rng(1)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, gained, over, _, _ = env.last()
            totals[agent] += gained
            legal = np.flatnonzero(observation["action_mask"]) if observation else []
            env.step(None if over else int(rng.choice(legal)))
        if reward == "outcome":
            assert sum(totals.values()) == pytest.approx(0) and max(totals.values()) > 0
        else:
            assert all(total == int(total) >= 0 for total in totals.values()) and sum(totals.values()) > 10


def test_what_is_not_legal_loses_or_raises() -> None:
    env = winter_v0.env()
    env.reset(seed=1)
    observation = env.last()[0]
    assert observation is not None
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.last()[2]
    raw = winter_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(Refused, match="W-10"):
        raw.step(illegal)


def test_names_have_versions() -> None:
    assert [str(family(game).raw_env()) for game in GAMES] == [
        "winter_v0",
        "hunters_2002_v0",
        "hunters_2020_v0",
        "dice_v0",
        "kids_v0",
    ]
