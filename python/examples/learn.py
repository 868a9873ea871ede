"""Learns to play winter until it beats the bot `learner`.

    python examples/learn.py --rounds 12

The player is linear: it looks at what every legal action leads to (`Batch.prospects`) and takes the one whose features it
likes best. What it likes is found by the cross-entropy method: many players with random tastes play against the bot, all at
once, and the next ones resemble those that did best.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from bastide.vector import PROSPECT_NAMES, Batch


def play(tastes: NDArray[np.float64], games: int, opponent: str, seed: int, threads: int) -> NDArray[np.float64]:
    """The mean outcome of each taste over so many games against a bot; the lead in points decides among equals."""
    count = len(tastes) * games
    batch = Batch("winter", count, seed=seed, opponents=[None, opponent], threads=threads)
    player = np.arange(count) % len(tastes)
    results = np.full(count, np.nan)
    while np.isnan(results).any():
        prospects = batch.prospects()
        values = (prospects.features * tastes[player[prospects.games]]).sum(axis=1)
        batch.step(prospects.best(values, count))
        lead = batch.scores[:, 0].astype(float) - batch.scores[:, 1]
        ended = batch.over.astype(bool) & np.isnan(results)
        results[ended] = batch.rewards[ended, 0] + lead[ended] / 100
    return np.array([results[player == number].mean() for number in range(len(tastes))])


def wins(taste: NDArray[np.float64], games: int, opponent: str, seed: int, threads: int) -> float:
    """The part of games that a taste wins, a draw being half of one."""
    batch = Batch("winter", games, seed=seed, opponents=[None, opponent], threads=threads)
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        prospects = batch.prospects()
        batch.step(prospects.best(prospects.features @ taste, games))
        ended = batch.over.astype(bool) & np.isnan(won)
        won[ended] = (batch.rewards[ended, 0] + 1) / 2
    return float(won.mean())


def main(arguments: list[str] | None = None) -> float:
    """Learns, and answers with the part of games that it wins in the end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--opponent", default="learner", help="a bot, such as greedy or master:200")
    parser.add_argument("--rounds", type=int, default=12, help="how often players are chosen")
    parser.add_argument("--players", type=int, default=24)
    parser.add_argument("--games", type=int, default=8, help="games of each player in a round")
    parser.add_argument("--test-games", type=int, default=200)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args(arguments)
    rng = np.random.default_rng(1)
    mean, spread = np.zeros(len(PROSPECT_NAMES)), np.ones(len(PROSPECT_NAMES))
    for number in range(options.rounds):
        tastes = mean + spread * rng.standard_normal((options.players, len(mean)))
        results = play(tastes, options.games, options.opponent, number, options.threads)
        best = tastes[np.argsort(results)[-max(2, options.players // 4) :]]
        mean, spread = best.mean(axis=0), best.std(axis=0) + 0.05
        print(f"round {number + 1}: mean outcome {results.mean():.2f}, best {results.max():.2f}", flush=True)
    won = wins(mean, options.test_games, options.opponent, 1_000_000, options.threads)
    for name, weight in zip(PROSPECT_NAMES, mean, strict=True):
        print(f"{weight:6.2f}  {name}")
    print(f"won {won:.0%} of {options.test_games} games against {options.opponent}")
    return won


if __name__ == "__main__":
    main()
