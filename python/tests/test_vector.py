"""Thousands of games at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from settings import SETTINGS, name

from bastide import Game, IllegalAction, Space
from bastide.vector import Batch


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_a_batch_shows_what_its_games_are(setting: tuple[str, int, dict[str, Any]]) -> None:
    which, seats, options = setting
    batch = Batch(which, 3, seats=seats, seed=2, **options)
    rng = np.random.default_rng(3)
    for step in range(60):
        batch.step(batch.sample(rng))
        if step % 15:
            continue
        for number in range(len(batch)):
            game = Game.from_position(batch.position(number))
            assert batch.scores[number].tolist() == game.scores
            if game.is_over:
                assert batch.over[number] and not batch.masks[number].any()
                continue
            assert game.seat == batch.seats[number]
            space = batch.space.split(batch.observations[number])
            assert len(game.legal()) == batch.masks[number].sum()
            assert space["board"][:, 2].astype(bool).sum() == len(game.state["placed"])


def test_an_observation_of_winter_has_at_most_four_kilobytes_with_its_mask() -> None:
    for options in ({}, {"river": True, "farmers": True, "abbot": True}):
        space = Space("winter", 2, **options)
        assert space.observation_size + space.actions <= 4096


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    one, two = Batch("kids", 16, seed=4), Batch("kids", 16, seed=4, threads=2)
    for _ in range(30):
        one.step_random()
        two.step_random()
        assert (one.observations == two.observations).all()


def test_illegal_actions_change_nothing() -> None:
    batch = Batch("winter", 2, seed=1)
    before = [batch.position(0), batch.position(1)]
    actions = batch.sample(np.random.default_rng(1))
    actions[1] = np.flatnonzero(batch.masks[1] == 0)[0]
    with pytest.raises(IllegalAction, match="game 1"):
        batch.step(actions)
    with pytest.raises(ValueError, match="actions"):
        batch.step(actions[:1])
    assert [batch.position(0), batch.position(1)] == before


def test_points_are_paid_as_they_come() -> None:
    batch = Batch("winter", 4, seed=1, reward="points")
    rng = np.random.default_rng(1)
    paid = np.zeros((4, 2))
    for _ in range(120):
        batch.step(batch.sample(rng))
        paid += batch.rewards
        if not batch.over.any():
            assert (paid == batch.scores).all()
        else:
            break
    with pytest.raises(ValueError, match="reward"):
        Batch("winter", 1, reward="gold")


def test_opponents_play_their_seats() -> None:
    batch = Batch("winter", 4, seats=3, opponents=["beginner", None, "greedy"], seed=1)
    rng = np.random.default_rng(1)
    for _ in range(50):
        batch.step(batch.sample(rng))
        assert (batch.seats == 1).all()
    with pytest.raises(ValueError, match="bot"):
        Batch("winter", 1, opponents=["nobody"])
    with pytest.raises(ValueError, match="all seats"):
        Batch("winter", 1, opponents=["greedy", "greedy"])


@pytest.mark.parametrize("which", ["winter", "dice", "hunters-2020", "kids"])
def test_four_quarter_turns_are_none(which: str) -> None:
    batch = Batch(which, 1, seed=7)
    rng = np.random.default_rng(7)
    for _ in range(25):
        batch.step(batch.sample(rng))
    observation, mask = batch.observations[0].copy(), batch.masks[0].copy()
    turned, turned_mask = observation, mask
    for _ in range(4):
        turned, turned_mask, numbers = batch.space.turn(turned, turned_mask)
        assert sorted(numbers.tolist()) == list(range(batch.space.actions))
        cells = batch.space.split(turned)["cells"]
        rows = cells[cells[:, 2:].any(axis=1)]
        places = [(int(y), int(x)) for x, y in rows[:, :2]]
        assert places == sorted(places)
    assert (turned == observation).all() and (turned_mask == mask).all()


def test_sampling_is_even_among_what_is_legal() -> None:
    batch = Batch("kids", 1, seed=1)
    legal = np.flatnonzero(batch.masks[0])
    rng = np.random.default_rng(0)
    drawn = [int(batch.sample(rng)[0]) for _ in range(200 * len(legal))]
    counts = np.bincount(drawn, minlength=batch.space.actions)[legal]
    assert counts.sum() == len(drawn) and counts.min() > 100
