"""Games for players that write."""

from __future__ import annotations

from typing import Any

import pytest
from settings import SETTINGS, name

from bastide import Game
from bastide.text import Harness, describe


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_a_game_by_prompts_and_answers(setting: tuple[str, int, dict[str, Any]]) -> None:
    which, seats, options = setting
    harness = Harness(Game(which, seats, seed=1, **options))
    for _ in range(30):
        if harness.game.is_over:
            break
        prompt = harness.prompt()
        answer = prompt.splitlines()[-1]
        assert answer.startswith("MOVE: ")
        assert harness.answer(f"Let me think.\n{answer}").feedback == ""
    assert len(harness.transcript) > 10


def test_answers_are_read_as_people_and_machines_write_them() -> None:
    harness = Harness(Game("winter", seed=1))
    legal = harness.game.legal()[0]
    for answer in (legal, f"MOVE: {legal}", f"**Move:** `{legal}`.", f"Move: place 9,9 r0\nNo.\nmove: {legal.upper()}"):
        reply = harness.parse(answer)
        assert reply.move is not None and reply.feedback == "", answer


def test_wrong_answers_hear_why() -> None:
    harness = Harness(Game("winter", seed=1))
    before = harness.game.position
    refused = harness.answer("MOVE: place 9,9 r0")
    assert refused.move is None and refused.feedback.startswith("Refused by rule W-10")
    nonsense = harness.answer("I resign!")
    assert nonsense.move is None and nonsense.problem
    assert harness.game.position == before


def test_a_finished_game_says_who_won() -> None:
    game = Game("kids", seed=1)
    while not game.is_over:
        game.draw() if game.is_chance else game.play(game.legal()[0])
    assert "Won by seat" in describe(game)
