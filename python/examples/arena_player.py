"""A player for the arena, which speaks the protocol on its standard input and output:

    bastide arena external greedy --game winter --pairs 5 --external "python examples/arena_player.py"

Whoever has a better idea than the most points now writes it into `choose`.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from bastide import Game


def choose(game: Game) -> str:
    """The move after which the lead is greatest."""
    seat = game.seat
    assert seat is not None

    def lead(move: str) -> int:
        after = game.fork()
        after.play(move)
        return after.scores[seat] - max(points for other, points in enumerate(after.scores) if other != seat)

    return max(game.legal(), key=lead)


class Player:
    """One game at a time, as the arena tells it."""

    game: Game

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """What to answer to a request."""
        match request["op"]:
            case "new":
                options = request.get("options", {})
                self.game = Game(request["game"], request["seats"], starts=request["starts"], **options)
                return {"ok": {}}
            case "play":
                self.game.play(request["move"])
                return {"ok": {}}
            case "choose":
                return {"ok": {"move": choose(self.game)}}
            case "over":
                return {"ok": {}}
            case other:
                return {"error": f"I don't know {other}"}


def main() -> None:
    """Answers line by line, until there are no more."""
    player = Player()
    for line in sys.stdin:
        print(json.dumps(player.answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
