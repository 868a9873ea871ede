"""The games with their options, as tests go through them."""

from __future__ import annotations

from typing import Any

GAMES = ("winter", "hunters-2002", "hunters-2020", "dice", "kids")

SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("winter", 2, {}),
    ("winter", 3, {"farmers": True}),
    ("winter", 4, {"river": True}),
    ("winter", 5, {"abbot": True}),
    ("winter", 2, {"pile": "classic"}),
    ("winter", 3, {"farmers": True, "river": True, "abbot": True}),
    ("hunters-2002", 2, {}),
    ("hunters-2002", 4, {"table": "9x9"}),
    ("hunters-2020", 3, {}),
    ("hunters-2020", 5, {"table": "10x8"}),
    ("dice", 2, {"rounds": 4}),
    ("dice", 5, {"rounds": 2}),
    ("kids", 2, {}),
    ("kids", 4, {}),
]
"""Every option, and every number of seats."""


def name(setting: tuple[str, int, dict[str, Any]]) -> str:
    """A setting as the name of a test."""
    game, seats, options = setting
    return "-".join([game, str(seats), *(f"{key}={value}" for key, value in options.items())])
