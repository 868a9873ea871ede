"""Tile-laying games for people who teach machines to play.

>>> import bastide
>>> game = bastide.Game("winter", seats=2, seed=7)
>>> game.draw() in [f"draw {tile}" for tile in game.state["pile"]] or game.phase == "place"
True
>>> game.play(game.legal()[0])
>>> game.phase in ("claim", "draw")
True

`bastide.Game` is one game with its past; `bastide.Space` numbers its moves and lays observations out; `bastide.vector`
plays thousands at once. `bastide.pettingzoo`, `bastide.gymnasium` and `bastide.openspiel` are environments for those
libraries, and `bastide.text` is for language models.
"""

from ._bastide import IllegalAction, MoveError, Refused, SetupError
from .game import Game, Refusal, games
from .space import Space

__all__ = ["Game", "IllegalAction", "MoveError", "Refusal", "Refused", "SetupError", "Space", "games"]
__version__ = "0.1.0"
