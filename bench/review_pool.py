"""Fit how a review pools the views of seats: `python bench/review_pool.py GAME [GAMES] [name=value ...]`.

Games of `net` are played, and positions of each are looked at from the view of every seat. The weight of the
asked seat's view against the mean of all views is the one with the least cross entropy. It goes into
`[value]` of the game's review.toml.
"""

from __future__ import annotations

import sys
from typing import Final

import numpy as np

import deadroad
from deadroad.bots import bot
from deadroad.bots.network import network
from deadroad.games import game
from deadroad.kernel.frame import State
from deadroad.kernel.view import View
from deadroad.review.claims import Numbers, Pool, pooled
from deadroad.review.head import headed
from deadroad.review.value import result

GAMES: Final = 300
EACH: Final = 24  # positions of a game
FIRST: Final = 7000  # seed
STEPS: Final = 100
PARTS: Final = 5  # of the games, each of them left out once


def positions(name: str, seed: int, settings: dict[str, int | str]) -> tuple[list[State], list[float]]:
    """Return some positions of a game for two, and its result."""
    match = deadroad.new(name, seats=2, seed=seed, settings=settings)
    bots = [bot(match.game, "net", 31 * seed + seat) for seat in range(2)]
    found: list[State] = []
    while match.seat is not None:
        if len(match.options()) > 1:
            found.append(match.state.clone())
        match.answer(bots[match.seat].choose(match.view(match.seat)))
    luck = np.random.default_rng(seed)
    chosen = sorted(luck.choice(len(found), min(EACH, len(found)), replace=False).tolist())
    return [found[at] for at in chosen], result(match.game, match.state)


def claims(name: str, states: list[State]) -> Numbers:
    """Return every seat's share by every view."""
    known = headed(game(name), network(game(name)))
    shares = known.evaluate(
        known.observe([View(state, seat) for state in states for seat in (0, 1)]), 2
    ).shares
    found: Numbers = shares.astype(np.float64).reshape(-1, 2, 3)
    found[:, 1] = found[:, 1][:, [1, 0, 2]]  # rows begin with the seat whose view it is
    return found


def surprise(shares: Numbers, results: Numbers) -> float:
    """Return the cross entropy of the results that somebody won."""
    won = results.sum(axis=1) > 0
    seen = shares[won] / shares[won].sum(axis=1, keepdims=True)
    return float(-(results[won] * np.log(np.clip(seen, 1e-6, 1.0))).sum(axis=1).mean())


def main() -> None:
    """Print the cross entropy by weight, and the best weight on games that were left out."""
    name, *rest = sys.argv[1:]
    count = int(rest[0]) if rest and rest[0].isdigit() else GAMES
    pairs = [word.split("=") for word in rest if "=" in word]
    settings = {key: int(value) if value.isdigit() else value for key, value in pairs}
    rows: list[Numbers] = []
    asked: list[int] = []
    won: list[list[float]] = []
    part: list[int] = []
    for at in range(count):
        states, ended = positions(name, FIRST + at, settings)
        rows.append(claims(name, states))
        asked += [state.seat for state in states]
        won += [ended] * len(states)
        part += [at % PARTS] * len(states)
    seen, results, parts = np.concatenate(rows), np.array(won), np.array(part)
    weights = [at / STEPS for at in range(STEPS + 1)]
    values = [pooled(seen, asked, Pool(weight, 1.0 - weight)) for weight in weights]
    best: list[float] = []
    held = 0.0
    for left_out in range(PARTS):
        kept = parts != left_out
        losses = [surprise(value[kept], results[kept]) for value in values]
        fitted = losses.index(min(losses))
        best.append(weights[fitted])
        held += surprise(values[fitted][~kept], results[~kept]) / PARTS
    for weight in (0.0, 0.5, 1.0):
        print(f"asked {weight:.2f}: {surprise(values[int(weight * STEPS)], results):.4f}")
    print(f"fitted: asked {np.mean(best):.2f}, cross entropy of games left out {held:.4f}, {count} games")


if __name__ == "__main__":
    main()
