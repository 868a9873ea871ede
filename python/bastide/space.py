"""Numbers for moves and states. docs/python.md has what each stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from . import _bastide

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def option_texts(options: Mapping[str, bool | int | str]) -> list[tuple[str, str]]:
    """Options as the engine reads them: `True` is `on`."""
    texts = {True: "on", False: "off"}
    return [(key, texts[value] if isinstance(value, bool) else str(value)) for key, value in options.items()]


class Space:
    """How many actions a game of these options and seats has, and what its observations are made of:

    >>> space = Space("winter", seats=2)
    >>> space.actions > 600, space.observation_size < 4096
    (True, True)
    """

    def __init__(self, name: str, seats: int = 2, *, starts: int = 0, **options: bool | int | str) -> None:
        self._core = _bastide.Space(name, seats, starts, option_texts(options))

    @classmethod
    def of(cls, core: _bastide.Space) -> Space:
        """The wrapper of what the engine has."""
        space = cls.__new__(cls)
        space._core = core
        return space

    @property
    def core(self) -> _bastide.Space:
        """What the engine has."""
        return self._core

    @property
    def seats(self) -> int:
        """How many play."""
        return self._core.seats

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self._core.actions

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has, a byte each."""
        return self._core.observation_size

    @property
    def fields(self) -> dict[str, tuple[int, ...]]:
        """The parts of an observation, in order, with their shapes."""
        return {name: tuple(shape) for name, shape in self._core.fields}

    @property
    def options(self) -> dict[str, str]:
        """Every option with its value."""
        return dict(self._core.options)

    def split(self, observation: NDArray[np.int8]) -> dict[str, NDArray[np.int8]]:
        """The parts of one observation or of many, by name. They are views: nothing is copied."""
        parts: dict[str, NDArray[np.int8]] = {}
        begin = 0
        for name, shape in self.fields.items():
            size = 1
            for length in shape:
                size *= length
            part = observation[..., begin : begin + size]
            parts[name] = part.reshape(*observation.shape[:-1], *shape)
            begin += size
        return parts

    def turn(
        self, observation: NDArray[np.int8], mask: NDArray[np.int8]
    ) -> tuple[NDArray[np.int8], NDArray[np.int8], NDArray[np.uint32]]:
        """The same state with the board turned by a quarter clockwise: its observation, its mask, and for each action the
        number that it has there. A turned board is worth as much, so a state is four to learn from."""
        turned = observation.copy()
        numbers = self._core.turn(turned.view("u1"))
        new_mask = mask.copy()
        new_mask[numbers] = mask
        return turned, new_mask, numbers
