"""The examples run, in small."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"
sys.path.insert(0, str(EXAMPLES))


def test_chance_plays_against_bots() -> None:
    import random_against_bots

    assert 0 <= random_against_bots.main(["--games", "4", "--opponent", "beginner"]) <= 1


def test_a_linear_player_learns() -> None:
    import learn

    arguments = ["--rounds", "2", "--players", "6", "--games", "1", "--test-games", "4"]
    assert 0 <= learn.main(arguments) <= 1


def test_the_notebook_shows_a_game() -> None:
    notebook = json.loads((EXAMPLES / "notebook.ipynb").read_text())
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names: dict[str, object] = {}
    for cell in cells:
        exec(cell, names)
    game = names["game"]
    assert getattr(game, "_repr_svg_")().startswith("<svg")


@pytest.mark.skipif("BASTIDE_PROGRAM" not in os.environ, reason="there is no program to play against")
def test_the_arena_plays_with_it() -> None:
    player = f"{sys.executable} {EXAMPLES / 'arena_player.py'}"
    command = [os.environ["BASTIDE_PROGRAM"], "arena", "external", "beginner", "--game", "kids", "--pairs", "1", "--json"]
    run = subprocess.run([*command, "--external", player], capture_output=True, text=True, check=True)
    assert "external" in run.stdout
