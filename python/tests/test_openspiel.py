"""OpenSpiel's own tests, and its algorithms."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, expected_game_score, generate_playthrough, mcts, minimax, sample_some_states
from open_spiel.python.observation import make_observation

import bastide.openspiel  # pyright: ignore[reportUnusedImport] # It registers the games.
from bastide import Game

LOADED = [
    "bastide_winter(pile=classic)",
    "bastide_winter(players=3,farmers=True,river=True,abbot=True)",
    "bastide_hunters_2002",
    "bastide_hunters_2020(players=4,table=9x9)",
    "bastide_dice(rounds=1)",
    "bastide_kids(players=4)",
]

if not flags.FLAGS.is_parsed():
    flags.FLAGS(["tests"])


@pytest.mark.parametrize("text", LOADED)
def test_random_games(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize="kids" in text, verbose=False)


@pytest.mark.parametrize("text", LOADED)
def test_the_tests_of_its_api(text: str) -> None:
    game = pyspiel.load_game(text)
    # It would take 400 states, which are too many for a test that always runs.
    states = sample_some_states.sample_some_states(game, max_states=20)
    parts = {"game": game, "game_name": text, "some_states": states, "game_type": game.get_type()}
    case: Any = type("OfGame", (api_test.EnforceAPIOnPartialTreeBase,), parts)
    for name in dir(case):
        if name.startswith("test_"):
            getattr(case(name), name)()


def test_a_playthrough_is_written() -> None:
    played = generate_playthrough.playthrough("bastide_kids", None, seed=7)
    assert '# Apply action "draw ' in played and '# Apply action "place ' in played


def test_its_tree_search_beats_chance() -> None:
    game = pyspiel.load_game("bastide_kids")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 12, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == 0


def test_states_are_copied_and_observed_from_each_seat() -> None:
    game = pyspiel.load_game("bastide_winter")
    state = game.new_initial_state()
    copy = state.clone()
    copy.apply_action(copy.chance_outcomes()[0][0])
    assert state.is_chance_node() and not copy.is_chance_node()
    assert copy.action_to_string(copy.current_player(), copy.legal_actions()[0]).startswith("place ")
    observation: Any = make_observation(game)
    observation.set_from(copy, 1)
    assert observation.dict["mover"].tolist() == [2]


def endgame() -> tuple[Game, Any]:
    """A game before its last tile is placed, and the same in OpenSpiel."""
    game = Game("winter", pile="classic", seed=3)
    rng = np.random.default_rng(3)
    while game.state["pile"] or game.seat is None:
        if game.is_chance:
            game.draw()
        else:
            game.play(str(rng.choice(game.legal())))
    parameters = {"position": game.position.replace(";", "|"), "pile": "classic"}
    return game, pyspiel.load_game("bastide_winter", parameters)


def best_outcome(game: Game, seat: int) -> float:
    """What a seat gets that makes all moves that are left."""
    if game.is_over:
        return game.outcomes[seat]
    outcomes: list[float] = []
    for move in game.legal():
        after = game.fork()
        after.play(move)
        outcomes.append(best_outcome(after, seat))
    return max(outcomes)


def test_small_games_are_solved_exactly() -> None:
    def nothing(_: Any) -> float:
        return 0.0

    game, loaded = endgame()
    state = loaded.new_initial_state()
    seat = state.current_player()
    value, best = minimax.expectiminimax(state, 4, nothing, seat)
    assert value == best_outcome(game, seat) and best in state.legal_actions()


def test_regret_is_minimised() -> None:
    game, loaded = endgame()
    solver = cfr.CFRSolver(loaded)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    state = loaded.new_initial_state()
    policies: Any = [solver.average_policy()] * 2
    values: Any = expected_game_score.policy_value(state, policies)
    seat = state.current_player()
    assert sum(values) == pytest.approx(0)
    assert -1 - 1e-6 <= values[seat] <= best_outcome(game, seat) + 1e-6
