"""The balance of Zombietown: who wins, who dies, and what agendas are worth.

    python bench/zombietown_balance.py [--seats N] [--games N] [--first SEED] [--bot NAME] [--preset NAME]

One bot plays every seat. The figures are those of docs/rulings/zombietown.md, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import deadroad
from deadroad.arena import stats
from deadroad.arena.processes import processors
from deadroad.games import game
from deadroad.games.zombietown.components import AGENDAS
from deadroad.games.zombietown.options import DRAW
from deadroad.games.zombietown.state import Town
from deadroad.kernel.setting import with_preset

NAME = "zombietown"


class Figures:
    """What is counted over some games."""

    def __init__(self) -> None:
        self.games = 0
        self.late = 0  # games with a day more than agreed
        self.deadly = 0  # games in which a player died
        self.dead = 0
        self.drawn = 0
        self.at_once = 0  # agendas that were complete when drawn
        self.wins: Counter[int] = Counter()  # shared wins included, by place in the order of the first day
        self.sides: Counter[tuple[int, int]] = Counter()  # completed agendas: design and side
        self.damage: list[int] = []  # of all players, by game
        self.driven: list[int] = []
        self.points: list[int] = []

    def add(self, other: Figures) -> None:
        """Add the figures of other games."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def play(seed: int, *, seats: int, bot: str, settings: dict[str, Any]) -> Figures:
    """Play one game and count."""
    match = deadroad.new(NAME, seats=seats, seed=seed, settings=settings)
    player = deadroad.bot(NAME, level=bot, seed=seed)
    figures = Figures()
    state = match.state
    assert isinstance(state, Town)
    starter = state.public.first
    damage = driven = 0
    while match.seat is not None:
        seat = match.seat
        option = player.choose(match.view(seat), match.question)
        before = list(state.secrets[seat].agendas)
        told = match.answer(option)
        drawn = option.index == DRAW
        figures.drawn += drawn
        for event in told:
            fields: dict[str, Any] = event.values
            match event.name:
                case "completed":
                    figures.sides[fields["agenda"], fields["side"]] += 1
                    figures.at_once += drawn and fields["seat"] == seat and fields["agenda"] not in before
                case "hurt":
                    damage += fields["damage"]
                case "drove":
                    driven += 1
    public = state.public
    outcome = match.outcome
    assert outcome is not None
    figures.games = 1
    figures.late = int(public.last_day > public.terms.days)
    dead = sum(1 for event in match.events(None) if event.name == "died")
    figures.dead = dead
    figures.deadly = int(dead > 0)
    for winner in outcome.winners:
        figures.wins[(winner - starter) % seats] += 1
    figures.damage = [damage]
    figures.driven = [driven]
    figures.points = [sum(outcome.total(seat) for seat in range(seats))]
    return figures


def lines(figures: Figures, seats: int) -> list[str]:
    """Return the figures as text."""
    games = figures.games

    def each(design: int, side: int) -> float:
        return figures.sides[design, side] / games / seats

    places = [str(stats.share(figures.wins[place], games)) for place in range(seats)]
    return [
        f"{games} games, {seats} seats",
        f"wins by place in the first day's order: {', '.join(places)}",
        f"agendas complete when drawn: {stats.share(figures.at_once, figures.drawn)} of {figures.drawn}",
        f"games with one more day: {stats.share(figures.late, games)}",
        f"games in which a player dies: {stats.share(figures.deadly, games)}",
        f"players who die: {stats.share(figures.dead, games * seats)}",
        *[
            f"{what} of a player: {stats.mean([value / seats for value in values])}"
            for what, values in (
                ("damage", figures.damage),
                ("squares driven", figures.driven),
                ("points", figures.points),
            )
        ],
        "agendas completed by a player, easier / harder:",
        *[
            f"  {agenda.id}: "
            + " / ".join(f"{figures.sides[at, side] / games / seats:.3f}" for side in (0, 1))
            for at, agenda in enumerate(AGENDAS)
        ],
    ]


def main() -> int:
    """Play the games and print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--bot", default="rated")
    parser.add_argument("--preset", default="")
    parser.add_argument("--workers", type=int, default=processors())
    chosen = parser.parse_args()
    settings = with_preset(game(NAME).presets(), chosen.preset, {}) if chosen.preset else {}
    total = Figures()
    job = partial(play, seats=chosen.seats, bot=chosen.bot, settings=settings)
    with ProcessPoolExecutor(chosen.workers) as pool:
        for done, figures in enumerate(pool.map(job, range(chosen.first, chosen.first + chosen.games)), 1):
            total.add(figures)
            print(f"\r{done} of {chosen.games} games", end="", file=sys.stderr)
    print(file=sys.stderr)
    print("\n".join(lines(total, chosen.seats)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
