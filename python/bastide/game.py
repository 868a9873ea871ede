"""One game with its past."""

from __future__ import annotations

import copyreg
import json
import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from . import _bastide
from .space import Space, option_texts

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

State = dict[str, Any]
"""What the protocol tells of a game; docs/formats.md has every field."""


class Refusal(NamedTuple):
    """Why a move is not legal."""

    rule: str
    """The id of the rule, such as `W-10`."""
    text: str
    """What the rule has against it, in the language of the game."""


def games() -> list[dict[str, Any]]:
    """All games with their seats, options, bots, tiles and rules."""
    return json.loads(_bastide.catalogue())


class Game:
    """A game. Options are those of the command line, `True` and `False` for `on` and `off`:

    >>> game = Game("winter", seats=3, farmers=True, pile="classic")
    >>> game.play("draw K")
    >>> game.refusal("place 5,5 r0").rule
    'W-10'

    Chance is a move like any other: `draw` makes one by the seed, `play` the one that it is given. A move that is against
    the rules raises `Refused` and changes nothing.
    """

    def __init__(
        self,
        name: str,
        seats: int = 2,
        *,
        starts: int = 0,
        colours: Sequence[str] = (),
        seed: int | None = None,
        lang: str = "en",
        **options: bool | int | str,
    ) -> None:
        texts = option_texts(options)
        self._core = _bastide.Game(name, seats, starts, texts, list(colours), _seed(seed), lang)

    @classmethod
    def _of(cls, core: _bastide.Game) -> Game:
        game = cls.__new__(cls)
        game._core = core
        return game

    @classmethod
    def from_record(cls, record: str, *, seed: int | None = None, lang: str = "en") -> Game:
        """The game of a record, after its last move."""
        return cls._of(_bastide.Game.from_record(record, _seed(seed), lang))

    @classmethod
    def from_position(cls, position: str, *, seed: int | None = None, lang: str = "en") -> Game:
        """A game that begins in a position."""
        return cls._of(_bastide.Game.from_position(position, _seed(seed), lang))

    def fork(self, *, seed: int | None = None) -> Game:
        """A copy that goes its own way; what it draws is the same, unless it is given a seed."""
        core = self._core.fork()
        if seed is not None:
            core.reseed(seed)
        return Game._of(core)

    # The state

    @property
    def state(self) -> State:
        """All that anybody at the table may know, as the protocol tells it."""
        return json.loads(self._core.state())

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.state["game"]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self._core.scores())

    @property
    def options(self) -> dict[str, str]:
        """Every option with its value."""
        return self.state["options"]

    @property
    def phase(self) -> str:
        """What kind of move comes next: draw, place, claim, roll, build, or over."""
        return self._core.phase()

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self._core.turn()

    @property
    def seat(self) -> int | None:
        """Who is to move; none for chance and when the game is over."""
        return self._core.seat()

    @property
    def is_chance(self) -> bool:
        """Whether chance is to move."""
        return self._core.is_chance()

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._core.phase() == "over"

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self._core.scores()

    @property
    def winners(self) -> list[int]:
        """Who has won, once the game is over."""
        return self._core.winners()

    @property
    def outcomes(self) -> list[float]:
        """What the game has come to for each seat, from -1 to 1 and 0 in all; nothing until it is over."""
        return self._core.outcomes()

    @property
    def events(self) -> list[dict[str, Any]]:
        """What the last move caused: points with their rule, tiles set aside, pieces that came home."""
        return self.state["events"]

    @property
    def moves(self) -> list[str]:
        """The moves so far."""
        return self._core.moves()

    @property
    def record(self) -> str:
        """The whole game as text."""
        return self._core.record()

    @property
    def position(self) -> str:
        """The state as one line of text."""
        return self._core.position()

    # Moves

    def legal(self) -> list[str]:
        """All legal moves. For chance: all that can happen."""
        return self._core.legal()

    def refusal(self, move: str) -> Refusal | None:
        """Why a move is not legal; none if it is. What is no move at all raises `MoveError`."""
        refusal = self._core.refusal(move)
        return None if refusal is None else Refusal(*refusal)

    def play(self, move: str) -> None:
        """Makes a move, of a player or of chance. One that is refused raises `Refused` and changes nothing."""
        self._core.play(move)

    def draw(self) -> str:
        """Lets chance make its move, by its real odds, and tells which."""
        return self._core.draw()

    def draw_all(self) -> list[str]:
        """Lets chance move until a player is to move or the game is over, and tells what it did."""
        drawn: list[str] = []
        while self._core.is_chance():
            drawn.append(self._core.draw())
        return drawn

    def chances(self) -> dict[str, float]:
        """All that chance can do now, with how likely each is."""
        return dict(self._core.chances())

    def undo(self) -> bool:
        """Takes the last move back; whether there was one."""
        return self._core.undo()

    # Bots

    def choose(
        self, bot: str = "master", *, ms: int | None = None, simulations: int | None = None, seed: int = 0
    ) -> str:
        """The move that a bot would make; it is not played. The bot thinks for a second where nothing is said."""
        return self.advise(bot, ms=ms, simulations=simulations, seed=seed)["move"]

    def advise(
        self, bot: str = "master", *, ms: int | None = None, simulations: int | None = None, seed: int = 0
    ) -> dict[str, Any]:
        """What a bot would do and what it thought about: `move`, `lead`, `simulations`, `candidates`."""
        return json.loads(self._core.advise(bot, ms, simulations, seed))

    # Pictures

    def svg(self, width: int | None = None) -> str:
        """A picture of the board."""
        return self._core.svg(width)

    def png(self, width: int = 800) -> bytes:
        """A picture of the board in pixels."""
        return self._core.png(width)

    def pixels(self, width: int = 800) -> NDArray[np.uint8]:
        """A picture of the board as an array: height, width, and red, green and blue."""
        return self._core.pixels(width)

    def _repr_svg_(self) -> str:
        return self._core.svg(600)

    # Numbers

    @property
    def space(self) -> Space:
        """The actions and observations of this game."""
        return Space.of(self._core.space)

    def action(self, move: str) -> int | None:
        """The number of a move of a player; none if no such move could be legal now."""
        return self._core.action(move)

    def move(self, action: int) -> str:
        """The move that an action stands for now, legal or not."""
        return self._core.move_of(action)

    def actions(self) -> list[int]:
        """The numbers of all legal moves of whoever is to move."""
        return [] if self._core.is_chance() else self._core.legal_actions()

    def mask(self) -> NDArray[np.int8]:
        """1 for each legal action and 0 for every other."""
        return self._core.mask().view("i1")

    def observe(self, seat: int | None = None) -> NDArray[np.int8]:
        """What a seat sees, or whoever is to move; `space.split` tells its parts apart."""
        seen_by = self._core.seat() if seat is None else seat
        return self._core.observe(seen_by or 0).view("i1")

    def __repr__(self) -> str:
        return f"<{self.state['game']}, turn {self.turn}, {self.phase}, {self.scores}>"


def _restore(record: str) -> _bastide.Game:
    return _bastide.Game.from_record(record, _seed(None), "en")


def _reduce(core: _bastide.Game) -> tuple[Callable[[str], _bastide.Game], tuple[str]]:
    return _restore, (core.record(),)


# A game is pickled as its record. What it draws after that is not.
copyreg.pickle(_bastide.Game, _reduce)


def _seed(seed: int | None) -> int:
    return secrets.randbits(64) if seed is None else seed
