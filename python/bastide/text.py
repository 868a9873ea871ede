"""The games for players that read and write text, such as language models.

>>> from bastide import Game
>>> from bastide.text import Harness
>>> harness = Harness(Game("winter", seed=1))
>>> print(harness.prompt().splitlines()[0])
You play winter, seat 0 of 2.
>>> reply = harness.parse("I think place 9,9 r0 is best.\\nMOVE: place 9,9 r0")
>>> reply.move, reply.refusal.rule
(None, 'W-10')

What can be wrong with an answer is told like to a person: a text that is no move, or the rule that a move is against.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from ._bastide import MoveError
from .game import Game, Refusal

ANSWER = re.compile(r"^\W*move\W*:[\s`*]*(.+?)[\s.`*]*$", re.IGNORECASE | re.MULTILINE)
"""How an answer names its move; the last one counts, so that it may think aloud before."""
MOST_LISTED = 200
"""Of dice there can be thousands of moves; a prompt lists no more than this."""


@dataclass(frozen=True)
class Reply:
    """What an answer was read as."""

    move: str | None
    """The move, if it is legal."""
    refusal: Refusal | None = None
    """The rule that it is against."""
    problem: str | None = None
    """What is wrong with an answer that is no move."""

    @property
    def feedback(self) -> str:
        """What to tell whoever answered; nothing if the move is legal."""
        if self.refusal is not None:
            return f"Refused by rule {self.refusal.rule}: {self.refusal.text}"
        return self.problem or ""


@dataclass
class Harness:
    """Asks for moves and reads the answers. Chance moves by itself before a player is asked."""

    game: Game
    transcript: list[tuple[int, str, Reply]] = field(default_factory=list[tuple[int, str, Reply]])
    """Who was asked, what the answer was, and what it was read as."""

    def __post_init__(self) -> None:
        self.game.draw_all()

    def prompt(self, *, list_moves: bool = True) -> str:
        """All that a player needs to know to answer, the legal moves included if that is wanted."""
        state = self.game.state
        lines = [f"You play {state['game']}, seat {self.game.seat} of {state['seats']}.", describe(self.game)]
        if list_moves:
            legal = self.game.legal()
            lines.append(f"Legal moves ({len(legal)}):")
            lines += legal[:MOST_LISTED]
            if len(legal) > MOST_LISTED:
                lines.append(f"... and {len(legal) - MOST_LISTED} more of the same form")
        lines.append("Answer with a line such as\nMOVE: " + self.game.legal()[0])
        return "\n".join(lines)

    def parse(self, answer: str) -> Reply:
        """What an answer says. Nothing is played."""
        named = ANSWER.findall(answer)
        text = named[-1] if named else answer.strip()
        try:
            refusal = self.game.refusal(text)
        except MoveError as error:
            return Reply(None, problem=str(error))
        return Reply(text) if refusal is None else Reply(None, refusal=refusal)

    def answer(self, answer: str) -> Reply:
        """Plays what an answer says, if it is legal, and lets chance move; otherwise nothing changes."""
        reply = self.parse(answer)
        self.transcript.append((self.game.seat if self.game.seat is not None else -1, answer, reply))
        if reply.move is not None:
            self.game.play(reply.move)
            self.game.draw_all()
        return reply


def describe(game: Game) -> str:
    """A state in words and lists, complete enough to play from."""
    state = game.state
    lines = [f"Turn {state['turn']}, {state['phase']}. Points by seat: {_join(state['scores'])}."]
    if state["seat"] is not None:
        lines[0] += f" Seat {state['seat']} is to move."
    if state["tile"] is not None:
        lines.append(f"Tile in hand: {state['tile']} ({_zones(state['game'], state['tile'])}).")
    lines += _dice(state)
    reserves = (f"seat {seat}: {_counts(pieces)}" for seat, pieces in enumerate(state["reserve"]))
    lines.append("Reserves: " + "; ".join(reserves) + ".")
    if state["pile"]:
        lines.append(f"Left to be drawn: {_counts(state['pile'])}.")
    lines.append("On the table (cell x,y: x grows east, y grows south; r1 is a quarter turn clockwise):")
    lines += [_placed(tile) for tile in state["placed"]] or ["nothing yet"]
    if "winners" in state:
        lines.append(f"The game is over. Won by seat {_join(state['winners'])}.")
    return "\n".join(lines)


def _placed(tile: dict[str, Any]) -> str:
    piece = tile["piece"]
    stands = f", {piece['piece']} of seat {piece['seat']} on {piece['zone']}" if piece else ""
    return f"{tile['cell']}: {tile['tile']} {tile['rotation']}{stands}"


def _dice(state: dict[str, Any]) -> list[str]:
    dice = state.get("dice")
    if dice is None:
        return []
    doubled = ", points doubled" if dice["doubled"] else ""
    collected = f"knights {dice['knights']}, catapults {dice['catapults']}"
    return [f"Roll {dice['rolls']} of 3. In hand: {_counts(dice['hand']) or 'nothing'}; {collected}{doubled}."]


_ZONES: dict[tuple[str, str], str] = {}


def _zones(game: str, tile: str) -> str:
    if not _ZONES:
        from .game import games

        for known in games():
            for kind in known["tiles"]:
                _ZONES[known["name"], kind["code"]] = "zones " + ", ".join(kind["zones"])
    return _ZONES[game, tile]


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items())


def _join(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))
