"""Verdicts of the action phase (ZTB-13, ZRR-20, ZRR-44)."""

from __future__ import annotations

from typing import Final

from deadroad.games.zombietown.attack import targets
from deadroad.games.zombietown.board import FACADE_AT, SQUARES
from deadroad.games.zombietown.components import KINDS
from deadroad.games.zombietown.deck import kinds_in
from deadroad.games.zombietown.driving import road_verdict, why_no_start
from deadroad.games.zombietown.fighting import among_zombies
from deadroad.games.zombietown.group import gun_at, has_shot, held_arms, most_followers, own_house
from deadroad.games.zombietown.houses import step_verdict
from deadroad.games.zombietown.options import (
    ARMS,
    ATTACK,
    BREAK,
    DISCARD,
    DRIVE,
    DROP,
    END,
    FETCH,
    FIGHT,
    FLEE,
    FORGO,
    GIVE,
    LOOK,
    MOST_FOLLOWERS,
    MOST_GUARDS,
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
from deadroad.games.zombietown.playing import foreign_barricades, receivers, why_no_play, why_not_post
from deadroad.games.zombietown.searching import can_look, why_no_search
from deadroad.games.zombietown.shooting import any_zombie_in_reach
from deadroad.games.zombietown.state import NO_CAR, Public, Secret
from deadroad.games.zombietown.terms import HANDOVERS
from deadroad.kernel.question import Refusal

# The clause of a reason, if it differs from that of the verb.
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


def ruled(option: int, clause: str, why: str) -> Refusal | None:
    """Return a refusal with the clause of its reason; None without a reason."""
    return Refusal(option, CLAUSE_OF.get(why, clause), why) if why else None


def act_tries(public: Public, secret: Secret, seat: int) -> tuple[int, ...]:
    """Return every verb of the phase with each of the seat's cards, guns, survivors and agendas."""
    player = public.players[seat]
    house = own_house(public, seat)
    found = [STEP + way for way in range(4)]
    found += [PLAY + kind for kind in kinds_in(secret.hand)]
    for arm in held_arms(public, seat) or [1]:
        found += [DROP + arm, GIVE + arm]
    found += [SEARCH, SHOOT, ATTACK, FIGHT, FLEE, END]
    found += [STATION + at for at in range(max(1, len(player.followers)))]
    found += [FETCH + at for at in range(max(1, len(public.guards[house]) if house >= 0 else 0))]
    barricades = foreign_barricades(public, seat)
    found += [BREAK + facade % 4 for facade in barricades] or [BREAK + _facing(player.space)]
    if public.terms.road_rage:
        found += [DRIVE + heading for heading in range(8)]
        found += [START, OUT, LOOK, TAKE, RECLAIM]
        found += [FORGO + design for design in sorted(set(secret.agendas)) or [0]]
    return tuple(found)


def _facing(space: int) -> int:
    """Return the side a barricade could be on, as seen from where the pawn stands; north inside."""
    return FACADE_AT[space] % 4 if space < SQUARES and FACADE_AT[space] >= 0 else 0


def act_verdict(public: Public, secret: Secret, seat: int, option: int) -> Refusal | None:
    """Return why the active player may not do this now; None if it is legal."""
    if option == END:
        return None
    if STEP <= option < STEP + 4:
        return _step(public, seat, option)
    if PLAY <= option < PLAY + KINDS:
        return ruled(option, "ZTB-13", why_no_play(public, seat, option - PLAY))
    if GIVE <= option < DROP + ARMS:
        return gun_verdict(public, seat, option)
    if option in (FIGHT, FLEE):
        return _stand(public, seat, option)
    if DRIVE <= option < DRIVE + 8 or option in (START, OUT, LOOK, TAKE, RECLAIM) or option >= FORGO:
        return _road_rage(public, secret, seat, option)
    return _on_foot(public, seat, option)


def _step(public: Public, seat: int, option: int) -> Refusal | None:
    player = public.players[seat]
    if player.car != NO_CAR:
        return ruled(option, "ZTB-12", "in-car")
    if among_zombies(public, player):
        return ruled(option, "ZTB-12", "zombies-here")
    if not public.free_move and public.actions <= 0:
        return ruled(option, "ZTB-11", "no-action")
    return step_verdict(public, seat, option)


def gun_verdict(public: Public, seat: int, option: int) -> Refusal | None:
    """Decide about dropping a gun or passing it on (ZTB-14)."""
    drops = option >= DROP
    arm = option - DROP if drops else option - GIVE
    gun = gun_at(public, seat, arm, own_house(public, seat))
    if gun is None:
        return Refusal(option, "ZTB-14", "no-gun")
    if drops:
        return Refusal(option, "ZTB-14", "still-loaded") if gun.bullets > 0 else None
    if public.handovers >= HANDOVERS:
        return Refusal(option, "ZTB-14", "enough-passed")
    return None if receivers(public, seat, arm) else Refusal(option, "ZTB-16", "no-hand-free")


def _stand(public: Public, seat: int, option: int) -> Refusal | None:
    """Decide about fighting and running from the zombies of the own space (ZTB-17)."""
    player = public.players[seat]
    if not among_zombies(public, player):
        return ruled(option, "ZTB-17", "no-zombies-here" if player.car == NO_CAR else "in-car")
    if option == FIGHT:
        return None if public.actions > 0 else ruled(option, "ZTB-17", "no-action")
    return Refusal(option, "ZTB-18", "cornered") if public.cornered else None


def _held_up(public: Public, seat: int) -> str:
    """Return why a player can't do anything that costs an action."""
    if among_zombies(public, public.players[seat]):
        return "zombies-here"
    return "no-action" if public.actions <= 0 else ""


def _on_foot(public: Public, seat: int, option: int) -> Refusal | None:
    """Decide about shooting and attacking, and about what needs a pawn on foot."""
    player = public.players[seat]
    hold = _held_up(public, seat)
    if option == SHOOT:
        shot = has_shot(player)
        why = "" if shot and any_zombie_in_reach(public, player) else "no-target" if shot else "no-bullet"
        return ruled(option, "ZTB-25", hold or why)
    if option == ATTACK:
        return ruled(option, "ZTB-26", hold or ("" if targets(public, seat) else "nobody-near"))
    hold = hold or ("in-car" if player.car != NO_CAR else "")
    if option == SEARCH:
        why = hold or why_no_search(public, seat)
        # The clauses by which a guard prevents searching and claiming differ.
        return Refusal(option, "ZTB-15", why) if why == "guarded" else ruled(option, "ZTB-15", why)
    if STATION <= option < STATION + MOST_FOLLOWERS:
        why = "" if option - STATION < len(player.followers) else "no-follower"
        return ruled(option, "ZTB-13", hold or why or why_not_post(public, seat))
    if FETCH <= option < FETCH + MOST_GUARDS:
        return ruled(option, "ZTB-13", hold or _why_no_fetch(public, seat, option - FETCH))
    open_to = [BREAK + facade % 4 for facade in foreign_barricades(public, seat)]
    return ruled(option, "ZTB-13", hold or ("" if option in open_to else "no-barricade"))


def _why_no_fetch(public: Public, seat: int, at: int) -> str:
    house = own_house(public, seat)
    if house < 0 or at >= len(public.guards[house]):
        return "no-guard"
    return "group-full" if len(public.players[seat].followers) >= most_followers(public, seat) else ""


def _road_rage(public: Public, secret: Secret, seat: int, option: int) -> Refusal | None:
    """Decide about keys, cars and agendas."""
    player = public.players[seat]
    if DRIVE <= option < DRIVE + 8:
        if player.car == NO_CAR:
            return ruled(option, "ZRR-20", "not-in-car")
        if not public.free_move and public.actions <= 0:
            return ruled(option, "ZRR-20", "no-action")
        return road_verdict(public, player.car, option)
    if option == OUT:
        return ruled(option, "ZRR-26", "not-in-car" if player.car == NO_CAR else "")
    if option == START:
        why = "in-car" if player.car != NO_CAR else _held_up(public, seat) or why_no_start(public, seat)
        return ruled(option, "ZRR-30", why)
    house = player.space - SQUARES
    missing = "not-in-house" if house < 0 else "no-key-here"
    if option == LOOK:
        if can_look(public, seat, secret.seen):
            return None
        seen = house >= 0 and public.key_lies[house]
        return ruled(option, "ZRR-10", "key-seen" if seen else missing)
    if option == TAKE:
        lies = house >= 0 and public.key_lies[house]
        return ruled(option, "ZRR-10", _held_up(public, seat) or ("" if lies else missing))
    if option == RECLAIM:
        back = house >= 0 and public.key_back[house]
        return ruled(option, "ZRR-12", _held_up(public, seat) or ("" if back else missing))
    if option - FORGO not in secret.agendas:
        return Refusal(option, "ZRR-44", "no-agenda")
    return ruled(option, "ZRR-44", "forgone" if public.forgone else _held_up(public, seat))


def discard_tries(public: Public, secret: Secret, seat: int) -> tuple[int, ...]:
    """Return the cards of the hand, and the guns and agendas, which are no part of it (ZRR-43)."""
    found = [DISCARD + kind for kind in kinds_in(secret.hand)]
    found += [FORGO + design for design in sorted(set(secret.agendas))]
    found += [DROP + arm for arm in held_arms(public, seat)]
    return tuple(found)


def discard_verdict(public: Public, seat: int, option: int) -> Refusal | None:
    """Return why something may not be discarded at the end of a turn; None if it may."""
    if DROP <= option < DROP + ARMS:
        return gun_verdict(public, seat, option)
    return Refusal(option, "ZRR-43", "agenda-no-card") if option >= FORGO else None
