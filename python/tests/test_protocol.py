"""The package is the engine: every step of random games is what `bastide protocol` tells.

`BASTIDE_CAMPAIGN` says how many games of each setting are compared; a few where it says nothing.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from settings import SETTINGS, name

from bastide import Game

GAMES = int(os.environ.get("BASTIDE_CAMPAIGN", "1"))

pytestmark = pytest.mark.skipif("BASTIDE_PROGRAM" not in os.environ, reason="there is no program to compare with")


class Protocol:
    """The program, which answers a line with a line."""

    def __init__(self) -> None:
        command = [os.environ["BASTIDE_PROGRAM"], "protocol", "--lang", "en"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request: Any) -> Any:
        assert self.process.stdin and self.process.stdout
        print(json.dumps(request), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


@pytest.fixture(scope="module")
def protocol() -> Iterator[Protocol]:
    protocol = Protocol()
    yield protocol
    protocol.process.kill()
    protocol.process.wait()


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_every_step_is_the_same(protocol: Protocol, setting: tuple[str, int, dict[str, Any]]) -> None:
    which, seats, options = setting
    for number in range(GAMES):
        game = Game(which, seats, starts=number % seats, seed=number, **options)
        answer = protocol.ask(op="new", game=which, seats=seats, starts=number % seats, options=game.options)
        rng = np.random.default_rng(number)
        while True:
            assert answer["ok"] == game.state
            assert protocol.ask(op="legal")["ok"] == game.legal()
            if game.is_over:
                break
            if rng.random() < 0.1:
                compare_refusals(protocol, game)
            if game.is_chance:
                move = game.draw()
            else:
                # By their numbers, so that those are compared too.
                move = game.move(int(rng.choice(game.actions())))
                game.play(move)
            answer = protocol.ask(op="play", move=move)
        assert protocol.ask(op="record")["ok"] == game.record
        assert protocol.ask(op="position")["ok"] == game.position


def compare_refusals(protocol: Protocol, game: Game) -> None:
    for move in ("place 40,40 r1", "claim meeple road1", "recall 3,3", "again", "pass", "draw K", "fly"):
        answer = protocol.ask(op="play", move=move)
        if "ok" in answer:
            protocol.ask(op="undo")
            assert game.refusal(move) is None
        elif "refused" in answer:
            refusal = game.refusal(move)
            assert refusal is not None and refusal._asdict() == answer["refused"]
        else:
            with pytest.raises(ValueError) as error:
                game.refusal(move)
            assert str(error.value) == answer["error"]
