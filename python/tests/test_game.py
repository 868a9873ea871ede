"""One game with its past."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from settings import SETTINGS, name

import bastide
from bastide import Game, MoveError, Refused, SetupError, Space


def play_out(game: Game, rng: np.random.Generator, most: int = 100_000) -> None:
    while not game.is_over and most > 0:
        if game.is_chance:
            game.draw()
        else:
            game.play(str(rng.choice(game.legal())))
        most -= 1


def test_a_refused_move_names_its_rule_and_changes_nothing() -> None:
    game = Game("winter", seats=3, farmers=True)
    game.play("draw K")
    before = game.position
    with pytest.raises(Refused) as refused:
        game.play("place 5,5 r0")
    assert refused.value.rule == "W-10"
    assert refused.value.text in str(refused.value)
    assert game.position == before
    refusal = game.refusal("place 5,5 r0")
    assert refusal is not None and refusal.rule == "W-10"
    assert game.refusal(game.legal()[0]) is None


def test_refusals_come_in_three_languages() -> None:
    texts: set[str] = set()
    for lang in ("en", "fr", "de"):
        game = Game("winter", lang=lang)
        game.play("draw K")
        refusal = game.refusal("place 5,5 r0")
        assert refusal is not None
        texts.add(refusal.text)
    assert len(texts) == 3


def test_what_is_no_move_or_no_game_says_so() -> None:
    game = Game("winter")
    with pytest.raises(MoveError, match="fly"):
        game.play("fly away")
    with pytest.raises(SetupError, match="chess"):
        Game("chess")
    with pytest.raises(SetupError):
        Game("winter", seats=9)
    with pytest.raises(SetupError, match="dragon"):
        Game("winter", dragon=True)
    with pytest.raises(SetupError):
        Game.from_record("nonsense")
    with pytest.raises(SetupError):
        Game.from_position("winter/1;nonsense")
    with pytest.raises(ValueError, match="nobody"):
        game.draw()
        game.choose("nobody")


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_records_and_positions_are_read_back(setting: tuple[str, int, dict[str, Any]]) -> None:
    which, seats, options = setting
    game = Game(which, seats, seed=5, **options)
    play_out(game, np.random.default_rng(5), 60)
    again = Game.from_record(game.record)
    assert again.position == game.position
    assert again.moves == game.moves
    assert Game.from_position(game.position).legal() == game.legal()


def test_the_same_seed_draws_the_same() -> None:
    first, second = Game("winter", seed=3), Game("winter", seed=3)
    play_out(first, np.random.default_rng(1))
    play_out(second, np.random.default_rng(1))
    assert first.record == second.record
    assert sum(first.outcomes) == pytest.approx(0)


def test_undo_takes_moves_back_and_forks_go_their_own_way() -> None:
    game = Game("hunters-2020", seed=1)
    assert not game.undo()
    before = game.position
    game.draw()
    fork = game.fork()
    fork.play(fork.legal()[0])
    assert game.undo() and game.position == before
    assert fork.position != before


def test_chances_are_those_of_the_pile() -> None:
    game = Game("winter")
    chances = game.chances()
    assert sum(chances.values()) == pytest.approx(1)
    pile = game.state["pile"]
    left = sum(pile.values())
    assert chances == {f"draw {tile}": pytest.approx(count / left) for tile, count in pile.items()}
    rolls = Game("dice").chances()
    assert len(rolls) == 2002 and sum(rolls.values()) == pytest.approx(1)
    assert rolls["roll " + " ".join(["end"] * 9)] == pytest.approx(6**-9)


def test_events_tell_points_with_their_rule() -> None:
    game = Game("winter", pile="classic")
    for move in ("draw W", "place 1,0 r0", "claim meeple road3", "draw W", "place -1,0 r0", "pass"):
        game.play(move)
    scored = [event for event in game.events if event["event"] == "scored"]
    assert [(event["rule"], event["points"], event["seats"]) for event in scored] == [("W-20", 3, [0])]
    assert game.scores == [3, 0]


@pytest.mark.parametrize("game", bastide.games(), ids=lambda game: game["name"])
def test_bots_of_all_levels_choose_legal_moves(game: dict[str, Any]) -> None:
    started = Game(game["name"], seed=2)
    started.draw_all()
    for level in game["bots"]:
        assert started.choose(level, simulations=20) in started.legal()
    advice = started.advise("master", ms=20)
    assert advice["move"] in started.legal()


def test_pictures() -> None:
    game = Game("winter", seed=1)
    game.draw_all()
    assert game._repr_svg_().startswith("<svg")  # pyright: ignore[reportPrivateUsage]
    assert game.png(200).startswith(b"\x89PNG")
    pixels = game.pixels(200)
    assert pixels.shape[1:] == (200, 3) and pixels.dtype == np.uint8 and pixels.std() > 0


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_actions_are_moves_and_moves_are_actions(setting: tuple[str, int, dict[str, Any]]) -> None:
    which, seats, options = setting
    game = Game(which, seats, seed=5, **options)
    space = Space(which, seats, **options)
    rng = np.random.default_rng(5)
    for _ in range(40):
        game.draw_all()
        if game.is_over:
            break
        actions = game.actions()
        assert {game.move(action) for action in actions} == set(game.legal())
        assert [game.action(game.move(action)) for action in actions] == actions
        assert np.flatnonzero(game.mask()).tolist() == actions
        assert game.mask().shape == (space.actions,)
        assert game.observe().shape == (space.observation_size,)
        game.play(game.move(int(rng.choice(actions))))


def test_states_are_what_the_protocol_tells() -> None:
    state = Game("dice", seats=3, rounds=7).state
    assert (state["game"], state["seats"], state["options"]) == ("dice", 3, {"rounds": "7"})


def test_a_game_is_pickled_as_its_record() -> None:
    game = Game("kids", seed=1)
    game.draw_all()
    assert pickle.loads(pickle.dumps(game)).record == game.record
