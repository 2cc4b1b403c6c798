"""Why an action is not open: each verb of the phase, each own card, each way a pawn or car could go."""

from __future__ import annotations

from typing import Final

from deadroad.games.zombietown.board import FACADE_AT, SQUARES
from deadroad.games.zombietown.deck import kinds_in
from deadroad.games.zombietown.driving import shut_roads, why_no_start
from deadroad.games.zombietown.fighting import among_zombies
from deadroad.games.zombietown.group import empty_arms, gun_at, has_shot, held_arms, most_followers, own_house
from deadroad.games.zombietown.houses import shut_ways
from deadroad.games.zombietown.options import (
    ATTACK,
    BREAK,
    DRIVE,
    DROP,
    FETCH,
    FIGHT,
    FLEE,
    FORGO,
    GIVE,
    LOOK,
    OUT,
    PLAY,
    RECLAIM,
    SEARCH,
    SHOOT,
    START,
    STATION,
    STEP,
    TAKE,
)
from deadroad.games.zombietown.playing import receivers, why_no_play, why_not_post
from deadroad.games.zombietown.searching import why_no_search
from deadroad.games.zombietown.state import NO_CAR, Public, Secret
from deadroad.games.zombietown.terms import HANDOVERS
from deadroad.kernel.question import Refusal

# The clause behind a reason, where it is not that of the verb.
CLAUSE_OF: Final = {
    "no-action": "ZTB-11",
    "zombies-here": "ZTB-17",
    "guarded": "ZTB-33",
    "owner-inside": "ZTB-33",
    "no-chip": "ZTB-30",
    "no-stand": "ZTB-32",
    "all-barred": "ZTB-33",
    "no-hand-free": "ZTB-16",
    "group-full": "ZTB-16",
    "guards-full": "ZTB-16",
    "no-room": "ZTB-16",
    "nothing-left": "ZTB-15",
    "in-car": "ZRR-31",
    "no-key": "ZRR-11",
    "car-dead": "ZRR-24",
    "no-car": "ZRR-30",
}


def refusal(option: int, clause: str, reason: str) -> Refusal:
    """Return a refusal with the clause its reason comes from."""
    return Refusal(option, CLAUSE_OF.get(reason, clause), reason)


def turn_refusals(public: Public, secret: Secret, seat: int, open_now: tuple[int, ...]) -> list[Refusal]:
    """Return what the active player may not do, and why."""
    found = movement_refusals(public, seat)
    found += [
        refusal(PLAY + kind, "ZTB-13", why_no_play(public, seat, kind))
        for kind in kinds_in(secret.hand)
        if why_no_play(public, seat, kind)
    ]
    found += gun_refusals(public, seat)
    found += on_foot_refusals(public, seat)
    if public.terms.road_rage:
        found += road_rage_refusals(public, secret, seat)
    return [refused for refused in found if refused.option not in open_now]


def movement_refusals(public: Public, seat: int) -> list[Refusal]:
    """Steps on foot."""
    player = public.players[seat]
    if player.car != NO_CAR:
        return [refusal(STEP + way, "ZTB-12", "in-car") for way in range(4)]
    if among_zombies(public, player):
        return [refusal(STEP + way, "ZTB-12", "zombies-here") for way in range(4)]
    if not public.free_move and public.actions <= 0:
        return [refusal(STEP + way, "ZTB-11", "no-action") for way in range(4)]
    return shut_ways(public, seat)


def gun_refusals(public: Public, seat: int) -> list[Refusal]:
    """Dropping loaded guns, passing guns to nobody (ZTB-14)."""
    house = own_house(public, seat)
    arms = held_arms(public, seat)
    found: list[Refusal] = []
    for arm in arms:
        gun = gun_at(public, seat, arm, house)
        if gun is not None and gun.bullets > 0:
            found.append(Refusal(DROP + arm, "ZTB-14", "still-loaded"))
        if public.handovers >= HANDOVERS:
            found.append(Refusal(GIVE + arm, "ZTB-14", "enough-passed"))
        elif not receivers(public, seat, arm):
            found.append(Refusal(GIVE + arm, "ZTB-16", "no-hand-free"))
    if not arms:
        found.append(Refusal(DROP + 1, "ZTB-14", "no-gun"))
        found.append(Refusal(GIVE + 1, "ZTB-14", "no-gun"))
    return found


def on_foot_refusals(public: Public, seat: int) -> list[Refusal]:
    """Searching, fighting, stationing and breaking."""
    player = public.players[seat]
    surrounded = among_zombies(public, player)
    hold = ""
    if surrounded:
        hold = "zombies-here"
    elif public.actions <= 0:
        hold = "no-action"
    in_car = "in-car" if player.car != NO_CAR else ""
    why = hold or in_car or why_no_search(public, seat)
    found = [
        # A guard keeps others from searching by another clause than from claiming.
        Refusal(SEARCH, "ZTB-15", why) if why == "guarded" else refusal(SEARCH, "ZTB-15", why),
        refusal(SHOOT, "ZTB-25", hold or ("no-target" if has_shot(player) else "no-bullet")),
        refusal(ATTACK, "ZTB-26", hold or "nobody-near"),
        refusal(STATION, "ZTB-13", hold or in_car or _why_no_station(public, seat)),
        refusal(FETCH, "ZTB-13", hold or in_car or _why_no_fetch(public, seat)),
        refusal(BREAK + _facing(public, seat), "ZTB-13", hold or in_car or "no-barricade"),
    ]
    if not surrounded:
        found.append(refusal(FIGHT, "ZTB-17", "in-car" if in_car else "no-zombies-here"))
        found.append(refusal(FLEE, "ZTB-17", "in-car" if in_car else "no-zombies-here"))
    else:
        found.append(refusal(FIGHT, "ZTB-17", "no-action"))
        found.append(refusal(FLEE, "ZTB-18", "cornered"))
    return found


def _facing(public: Public, seat: int) -> int:
    """Return the side a barricade could be on, as seen from where the pawn stands; north inside."""
    space = public.players[seat].space
    return FACADE_AT[space] % 4 if space < SQUARES and FACADE_AT[space] >= 0 else 0


def _why_no_station(public: Public, seat: int) -> str:
    if not public.players[seat].followers:
        return "no-follower"
    return why_not_post(public, seat)


def _why_no_fetch(public: Public, seat: int) -> str:
    house = own_house(public, seat)
    if house < 0 or not public.guards[house]:
        return "no-guard"
    return "group-full" if len(public.players[seat].followers) >= most_followers(public, seat) else ""


def road_rage_refusals(public: Public, secret: Secret, seat: int) -> list[Refusal]:
    """Keys, cars and agendas."""
    player = public.players[seat]
    found: list[Refusal] = []
    if player.car != NO_CAR:
        if public.free_move or public.actions > 0:
            found += shut_roads(public, player.car)
        else:
            found += [refusal(DRIVE + heading, "ZRR-20", "no-action") for heading in range(8)]
        found.append(refusal(START, "ZRR-30", "in-car"))
    else:
        found += [refusal(DRIVE + heading, "ZRR-20", "not-in-car") for heading in range(8)]
        found.append(refusal(OUT, "ZRR-26", "not-in-car"))
        hold = "zombies-here" if among_zombies(public, player) else ""
        hold = hold or ("no-action" if public.actions <= 0 else "")
        found.append(refusal(START, "ZRR-30", hold or why_no_start(public, seat)))
    house = player.space - SQUARES
    key = "not-in-house" if house < 0 else "no-key-here"
    if house >= 0 and public.key_lies[house]:
        key = "key-seen"
    found.append(refusal(LOOK, "ZRR-10", key))
    held = "zombies-here" if among_zombies(public, player) else ""
    held = held or ("no-action" if public.actions <= 0 else "")
    missing = "not-in-house" if house < 0 else "no-key-here"
    found.append(refusal(TAKE, "ZRR-10", held or missing))
    found.append(refusal(RECLAIM, "ZRR-12", held or missing))
    why = "forgone" if public.forgone else held or "no-action"
    found += [refusal(FORGO + design, "ZRR-44", why) for design in sorted(set(secret.agendas))]
    if not secret.agendas:
        found.append(Refusal(FORGO, "ZRR-44", "no-agenda"))
    return found


def discard_refusals(secret: Secret, public: Public, seat: int) -> list[Refusal]:
    """Agendas are not part of the hand, and guns in play are no cards in it (ZRR-43)."""
    found = [Refusal(FORGO + design, "ZRR-43", "agenda-no-card") for design in sorted(set(secret.agendas))]
    empty = empty_arms(public, seat)
    for arm in held_arms(public, seat):
        if arm not in empty:
            found.append(Refusal(DROP + arm, "ZTB-14", "still-loaded"))
    return found
