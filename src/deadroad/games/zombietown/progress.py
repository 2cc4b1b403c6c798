"""The progress of a seat with an agenda (ZRR-41), by the counts that `fulfilled` compares."""

from __future__ import annotations

from typing import final

from deadroad.games.zombietown import deeds
from deadroad.games.zombietown.agendas import (
    ALL_SIDES,
    barred_houses,
    bullets_of,
    closed_sides,
    keys_of,
)
from deadroad.games.zombietown.components import Goal, Objective
from deadroad.games.zombietown.houses import guards_of, own_barricades
from deadroad.games.zombietown.state import Public


@final
class Part:
    """One count of an objective: the present number, the needed number, and the smaller of the two."""

    __slots__ = ("counted", "have", "need")

    def __init__(self, have: int, need: int) -> None:
        self.have = have
        self.need = need
        self.counted = min(have, need)


def parts(public: Public, seat: int, objective: Objective) -> list[Part]:  # noqa: C901, PLR0911, PLR0912 - one case for each goal
    """Return the counts of an objective; empty if it has none, only a condition on the moment."""
    player = public.players[seat]
    need = objective.amount
    match objective.goal:
        case Goal.SURVIVORS_TRAVELLING:
            travelling = len(player.followers)
            return [Part(travelling + guards_of(public, seat), need), Part(travelling, objective.of)]
        case Goal.BARRICADES_SPREAD:
            return [Part(own_barricades(public, seat), need), Part(barred_houses(public, seat), objective.of)]
        case Goal.BULLETS:
            return [Part(bullets_of(public, seat), need)]
        case Goal.ZOMBIES:
            return [Part(player.zombies, need)]
        case Goal.HAND_KILLS_TURN:
            return [Part(player.hand_kills_turn, need)]
        case Goal.SHOT_KILLS_TURN:
            return [Part(player.shot_kills_turn, need)]
        case Goal.RUN_OVER:
            return [Part(player.run_over, need)]
        case Goal.KEYS:
            return [Part(keys_of(public, seat), need)]
        case Goal.CLOSED_HOUSE:
            return [Part(closed_sides(public, seat), need)]
        case Goal.HOUSES_SEARCHED:
            return [Part(player.searched.bit_count(), need)]
        case Goal.TAKEOVER:
            return [Part(player.takeovers, need)]
        case Goal.UNSCATHED_HUNTER:
            return [Part(player.zombies, need), Part(player.health, public.terms.health)]
        case Goal.RING_SIDES:
            return [Part(player.ring_sides.bit_count(), ALL_SIDES.bit_count())]
        case Goal.FULL_HEALTH_HALF_TIME:
            return [Part(player.health, public.terms.health)]
        case Goal.WOUNDS_DEALT:
            return [Part(player.wounds_dealt, need)]
        case Goal.TAKEOVERS_TURN:
            return [Part(player.deeds[deeds.TAKEOVER], need)]
        case Goal.SURVIVORS_TURN:
            return [Part(player.deeds[deeds.SURVIVOR], need)]
        case Goal.KEYS_TURN:
            return [Part(player.deeds[deeds.KEY], need)]
        case Goal.SEARCHES_TURN:
            return [Part(player.deeds[deeds.SEARCH], need)]
        case Goal.KILLS_TURN:
            return [Part(player.deeds[deeds.KILL], need)]
        case Goal.RUN_OVER_TURN:
            return [Part(player.deeds[deeds.RUN_OVER], need)]
        case Goal.GUNS_TURN:
            return [Part(player.deeds[deeds.GUN], need)]
        case Goal.PARKED_FACADE | Goal.TURN_IN_FOREIGN_HOUSE | Goal.TURN_IN_SECOND_HOUSE | Goal.TURN_ON_RING:
            return []
