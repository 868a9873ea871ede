"""Gymnasium's own tests, and games against bots."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from settings import GAMES

from bastide import IllegalAction
from bastide.gymnasium import BotEnv, VectorEnv


@pytest.mark.parametrize("game", GAMES)
def test_the_checker_finds_nothing(game: str) -> None:
    env = gymnasium.make(f"bastide/{game}-v0", opponents=["beginner"], render_mode="rgb_array")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It would rather check what `gymnasium.make` wraps.
        warnings.filterwarnings("ignore", message=".*render|.*spec.*")
        check_env(env.unwrapped, skip_render_check=game != "winter")


def test_a_game_against_bots() -> None:
    env = BotEnv("winter", ["beginner", "learner"], seat=1, pile="classic")
    _, info = env.reset(seed=4)
    rng = np.random.default_rng(4)
    over, steps, reward = False, 0, 0.0
    while not over:
        assert reward == 0
        _, reward, over, _, info = env.step(int(rng.choice(info["legal"])))
        steps += 1
    assert reward in (-0.5, 0.25, 1.0, 0.0) and len(info["scores"]) == 3 and steps > 20


def test_what_is_not_legal_loses_with_its_rule() -> None:
    env = BotEnv("winter", ["beginner"])
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1, True) and info["refusal"].startswith("W-10")


def test_many_games_in_one_call() -> None:
    envs = gymnasium.make_vec(
        "bastide/winter-v0",
        num_envs=5,
        vectorization_mode="vector_entry_point",
        opponents=["beginner"],
        threads=2,
    )
    assert isinstance(envs, VectorEnv)
    observations, _ = envs.reset(seed=3)
    assert envs.observation_space.contains(observations)
    rng = np.random.default_rng(3)
    ended = 0
    for _ in range(300):
        actions = envs.games.sample(rng)
        observations, rewards, terminated, truncated, _ = envs.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (5,)
        assert (np.abs(rewards) > 0)[~terminated].sum() == 0
        ended += int(terminated.sum())
    assert ended > 5
    envs.reset(seed=3)
    with pytest.raises(IllegalAction):
        envs.step(np.full(5, -1))


def test_a_seat_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="seat 3"):
        BotEnv("winter", ["greedy"], seat=3)
