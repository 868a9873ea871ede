"""The package is the engine: every step of random games is what `bastide protocol` tells.

`BASTIDE_CAMPAIGN` says how many games of each setting are compared; one where it says nothing.
"""

from __future__ import annotations

import json
import os
import subprocess
from typing import Any

import numpy as np
import pytest
from settings import SETTINGS, name

from bastide import Game

GAMES = int(os.environ.get("BASTIDE_CAMPAIGN", "1"))
ROUND = 25
"""Games that are compared at once. All settings have their turn in a round, so that a campaign tells something soon."""

pytestmark = pytest.mark.skipif("BASTIDE_PROGRAM" not in os.environ, reason="there is no program to compare with")


class Script:
    """Requests to the program, each with what its answer must have: all are asked at once, which is much faster than to wait
    for every answer."""

    def __init__(self) -> None:
        self.requests: list[str] = []
        self.expected: list[tuple[str, Any] | None] = []

    def ask(self, expected: tuple[str, Any] | None, /, **request: Any) -> None:
        self.requests.append(json.dumps(request))
        self.expected.append(expected)

    def check(self) -> None:
        command = [os.environ["BASTIDE_PROGRAM"], "protocol", "--lang", "en"]
        done = subprocess.run(command, input="\n".join(self.requests), stdout=subprocess.PIPE, text=True, check=True)
        answers = done.stdout.splitlines()
        assert len(answers) == len(self.requests)
        for request, expected, answer in zip(self.requests, self.expected, answers):
            if expected:
                key, value = expected
                assert json.loads(answer).get(key) == value, request


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
@pytest.mark.parametrize("first", range(0, GAMES, ROUND))
def test_every_step_is_the_same(first: int, setting: tuple[str, int, dict[str, Any]]) -> None:
    script = Script()
    for number in range(first, min(first + ROUND, GAMES)):
        play(script, setting, number)
    script.check()


def play(script: Script, setting: tuple[str, int, dict[str, Any]], number: int) -> None:
    """Plays a random game, and has the program play the same."""
    which, seats, options = setting
    game = Game(which, seats, starts=number % seats, seed=number, **options)
    rng = np.random.default_rng(number)
    request: dict[str, Any] = {"op": "new", "game": which, "seats": seats, "starts": number % seats}
    request["options"] = game.options
    while True:
        script.ask(("ok", game.state), **request)
        script.ask(("ok", game.legal()), op="legal")
        if game.is_over:
            break
        if rng.random() < 0.1:
            ask_for_refusals(script, game)
        if game.is_chance:
            move = game.draw()
        else:
            # By their numbers, so that those are compared too.
            move = game.move(int(rng.choice(game.actions())))
            game.play(move)
        request = {"op": "play", "move": move}
    script.ask(("ok", game.record), op="record")
    script.ask(("ok", game.position), op="position")


def ask_for_refusals(script: Script, game: Game) -> None:
    """Moves of which most are against a rule, or none at all."""
    for move in ("place 40,40 r1", "claim meeple road1", "recall 3,3", "again", "pass", "draw K", "fly"):
        try:
            refusal = game.refusal(move)
        except ValueError as error:
            script.ask(("error", str(error)), op="play", move=move)
            continue
        if refusal:
            script.ask(("refused", refusal._asdict()), op="play", move=move)
        else:
            script.ask(None, op="play", move=move)
            script.ask(("ok", game.state), op="undo")
