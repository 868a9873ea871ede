"""The games for OpenSpiel, with chance nodes.

>>> import pyspiel
>>> import bastide.openspiel
>>> game = pyspiel.load_game("bastide_winter(players=2,pile=classic)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Importing this module registers `bastide_winter`, `bastide_hunters_2002`, `bastide_hunters_2020`, `bastide_dice` and
`bastide_kids`. `players` says how many play; options are parameters, `farmers=True` as well as `pile=classic`. What is drawn is
the number of the tile, what is rolled the place among all rolls. Returns are those of `Game.outcomes`. `position` begins a game
in a position instead, which makes games that are small enough for algorithms that visit every state.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pyspiel
from numpy.typing import NDArray

from . import _bastide
from .game import games
from .space import Space, option_texts

PREFIX = "bastide_"
ROLLS = 2002
"""In so many ways can nine dice fall."""
ACTIONS_A_TILE = 3
"""A tile is placed, a piece may be taken back, and one put."""
ACTIONS_A_TURN = 13
"""Nine dice are built or collected, and rolled again, and the turn is ended."""


class BastideGame(pyspiel.Game):
    """One of the games with its options; each has a class of its own."""

    game_type: ClassVar[pyspiel.GameType]
    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.settings: dict[str, Any] = {**defaults(self.name), **(params or {})}
        start = self.start()
        space = Space.of(start.space)
        self.parts: dict[str, tuple[int, ...]] = space.fields
        self.size: int = space.observation_size
        tiles = len(known(self.name)["tiles"])
        has_dice = "dice" in self.parts
        rounds = int(dict(space.options).get("rounds", 0))
        turns = ACTIONS_A_TURN * rounds * space.seats if has_dice else ACTIONS_A_TILE * self.parts["board"][0]
        info = pyspiel.GameInfo(
            num_distinct_actions=space.actions,
            max_chance_outcomes=ROLLS if has_dice else tiles,
            num_players=space.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=turns,
        )
        super().__init__(self.game_type, info, params or {})

    def start(self) -> _bastide.Game:
        """The state that the game begins with."""
        settings = dict(self.settings)
        players, position = settings.pop("players"), settings.pop("position")
        if position:
            return _bastide.Game.from_position(position.replace("|", ";"), 0, "en")
        # A game without a limit has that of tables, so that it ends.
        space = _bastide.Space(self.name, players, 0, option_texts(settings))
        return _bastide.Game(self.name, players, 0, space.options, [], 0, "en")

    def new_initial_state(self) -> BastideState:
        """The state before the first draw."""
        return BastideState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Everybody sees everything, each from the own seat."""
        if params:
            raise ValueError(f"observations have no parameters; got {params}")
        # Nothing is private: who leaves out what is public sees nothing.
        is_public = iig_obs_type is None or iig_obs_type.public_info
        return Observer(self.parts, self.size, is_public, iig_obs_type is not None and iig_obs_type.perfect_recall)


class BastideState(pyspiel.State):
    """A state of a game."""

    def __init__(self, game: BastideGame) -> None:
        super().__init__(game)
        self.core = game.start()

    def current_player(self) -> int:
        """Who is to move."""
        if self.core.is_chance():
            return pyspiel.PlayerId.CHANCE
        seat = self.core.seat()
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.core.legal_actions() if player == self.core.seat() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All that chance can do, with how likely each is."""
        return self.core.chance_actions()

    def _apply_action(self, action: int) -> None:
        if self.core.is_chance():
            self.core.play_chance(action)
        else:
            self.core.play_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        is_chance = player == pyspiel.PlayerId.CHANCE
        return self.core.chance_text(action) if is_chance else self.core.move_of(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.core.phase() == "over"

    def returns(self) -> list[float]:
        """What the game has come to for each player."""
        return self.core.outcomes()

    def __str__(self) -> str:
        return self.core.position()


class Observer:
    """What a player sees."""

    def __init__(self, parts: dict[str, tuple[int, ...]], size: int, is_public: bool, remembers: bool) -> None:
        self.is_public, self.remembers = is_public, remembers
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        begin = 0
        for name, shape in parts.items():
            end = begin + int(np.prod(shape))
            self.dict[name] = self.tensor[begin:end].reshape(shape)
            begin = end

    def set_from(self, state: BastideState, player: int) -> None:
        """Takes in what a player sees of a state."""
        self.tensor[:] = state.core.observe(player).view(np.int8) if self.is_public else 0

    def string_from(self, state: BastideState, player: int) -> str:
        """What a player sees, as text: the whole position, or all moves that led to it."""
        if not self.is_public:
            return ""
        return "; ".join(state.core.moves()) if self.remembers else state.core.position()


def known(name: str) -> dict[str, Any]:
    """What the catalogue has of a game."""
    return next(game for game in games() if game["name"] == name)


def defaults(name: str) -> dict[str, Any]:
    """The parameters of a game where nothing is said."""
    options = {key: values[0] for key, values in known(name)["options"].items()}
    # A limit that is not named is that of tables.
    options.pop("rounds", None)
    words = {"off": False, "on": True}
    return {"players": 2, "position": "", **{key: words.get(value, value) for key, value in options.items()}}


def register() -> None:
    """Makes the games known to OpenSpiel; importing this module does it."""
    registered = {game.short_name for game in pyspiel.registered_games()}
    for game in games():
        short_name = PREFIX + game["name"].replace("-", "_")
        if short_name in registered:
            continue
        parameters = defaults(game["name"])
        if "rounds" in game["options"]:
            parameters["rounds"] = 100
        game_type = pyspiel.GameType(
            short_name=short_name,
            long_name=f"Bastide: {game['title']}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.PERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game["seats"][1],
            min_num_players=game["seats"][0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=parameters,
        )
        # A class, not a function: OpenSpiel keeps it longer than Python lives, which only classes survive.
        game_class = type(short_name, (BastideGame,), {"game_type": game_type, "name": game["name"]})
        pyspiel.register_game(game_type, game_class)


register()
