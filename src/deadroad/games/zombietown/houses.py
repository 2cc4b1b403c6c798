"""Claiming, barring and losing houses (ZTB-8, ZTB-30 to ZTB-33)."""

from __future__ import annotations

from mypy_extensions import i64

from deadroad.games.zombietown import events
from deadroad.games.zombietown.board import FACADE_AT, HOUSES, SQUARES, STEP_TO
from deadroad.games.zombietown.components import BOARDS, Ability
from deadroad.games.zombietown.deeds import TAKEOVER, did
from deadroad.games.zombietown.group import ability_amount, set_guards
from deadroad.games.zombietown.options import STEP
from deadroad.games.zombietown.state import NOBODY, Public, Survivor, Town
from deadroad.games.zombietown.terms import CHIPS, STANDS
from deadroad.kernel.question import Refusal
from deadroad.kernel.sharing import changed, without


def houses_of(public: Public, seat: int) -> int:
    """Return how many houses a seat owns: its chips in play."""
    count = 0
    for owner in public.owner:
        if owner == seat:
            count += 1
    return count


def crossed_facade(space: i64, way: i64) -> i64:
    """Return the facade that a step crosses, -1 in the open."""
    if space >= SQUARES:
        return (space - SQUARES) * 4 + way
    return FACADE_AT[space] if STEP_TO[space * 4 + way] >= SQUARES else -1


def passable(public: Public, seat: int, space: i64, way: i64) -> bool:
    """Return whether a pawn can step this way: there is a space and no foreign barricade (ZTB-32)."""
    if STEP_TO[space * 4 + way] < 0:
        return False
    facade = crossed_facade(space, way)
    return facade < 0 or public.barricades[facade] == 0 or public.owner[facade >> 2] == seat


def step_verdict(public: Public, seat: int, option: int) -> Refusal | None:
    """Return why a pawn can't step this way; None if it can."""
    space = public.players[seat].space
    way = option - STEP
    if passable(public, seat, space, way):
        return None
    if STEP_TO[space * 4 + way] < 0:
        return Refusal(option, "ZTB-12", "no-way")
    house = crossed_facade(space, way) // 4
    return Refusal(option, "ZTB-32", "barred", {"house": house, "seat": public.owner[house]})


def standing(public: Public) -> int:
    """Return how many barricades are on the board: each uses one stand."""
    count = 0
    for strength in public.barricades:
        if strength > 0:
            count += 1
    return count


def barricades_in(public: Public, house: i64) -> i64:
    """Return how many barricades a house has."""
    barricades = public.barricades
    count: i64 = 0
    facade: i64
    for facade in range(house * 4, house * 4 + 4):
        if barricades[facade] > 0:
            count += 1
    return count


def why_no_claim(public: Public, seat: int, house: int) -> str:
    """Return why a seat can't make this house its own by placing something; "" if it can (ZTB-33)."""
    owner = public.owner[house]
    if owner == seat:
        return ""
    if public.guards[house]:
        return "guarded"
    if owner != NOBODY:
        holder = public.players[owner]
        if holder.alive and holder.space == SQUARES + house:
            return "owner-inside"
    if houses_of(public, seat) >= CHIPS:
        return "no-chip"
    return ""


def why_no_barricade(public: Public, seat: int, house: int) -> str:
    """Return why a seat can't bar this house; "" if it can."""
    if standing(public) >= STANDS:
        return "no-stand"
    if barricades_in(public, house) == 4:
        return "all-barred"
    return why_no_claim(public, seat, house)


def claim(state: Town, seat: int, house: int) -> None:
    """Put a seat's chip on a house where it has placed something. The barricades there become its own."""
    public = state.public
    owner = public.owner[house]
    if owner == seat:
        return
    public.owner = changed(public.owner, house, seat)
    if owner == NOBODY:
        state.tell(events.CLAIMED, seat, house)
    else:
        player = public.players[seat]
        player.takeovers += 1
        did(player, TAKEOVER)
        state.tell(events.TAKEN_OVER, seat, house, owner)


def board_up(state: Town, seat: int, facade: int, face: int) -> None:
    """Put a barricade on a free facade and claim the house for the seat."""
    public = state.public
    if face == BOARDS:
        strength = public.terms.boards + ability_amount(public, seat, Ability.BUILDER)
    else:
        strength = public.terms.furniture
    public.barricades = changed(public.barricades, facade, strength)
    public.planks = changed(public.planks, facade, face)
    public.boarded |= 1 << facade // 4
    state.tell(events.BARRICADED, seat, facade // 4, facade % 4, strength)
    claim(state, seat, facade // 4)


def weaken(state: Town, facade: int, by: int) -> None:
    """Reduce the strength of a barricade. At 0 it falls, and its card is discarded."""
    public = state.public
    left = max(0, public.barricades[facade] - by)
    public.barricades = changed(public.barricades, facade, left)
    if left > 0:
        state.tell(events.WEAKENED, facade // 4, facade % 4, left)
        return
    public.discards = [*public.discards, public.planks[facade]]
    public.planks = changed(public.planks, facade, -1)
    state.tell(events.FELL, facade // 4, facade % 4)
    maybe_lose(state, facade // 4)


def maybe_lose(state: Town, house: int) -> None:
    """Remove the chip of a house without guard and barricade, but not of a base never barricaded (ZTB-8)."""
    public = state.public
    owner = public.owner[house]
    if owner == NOBODY or (public.home[house] == owner and not public.boarded >> house & 1):
        return
    if public.guards[house] or barricades_in(public, house) > 0:
        return
    public.owner = changed(public.owner, house, NOBODY)
    state.tell(events.LOST, owner, house)


def add_guard(state: Town, seat: int, house: int, survivor: Survivor) -> None:
    """Station a survivor and claim the house for the seat."""
    public = state.public
    set_guards(public, house, [*public.guards[house], survivor])
    state.tell(events.POSTED, seat, survivor.face, house)
    claim(state, seat, house)


def kill_guard(state: Town, house: int, at: int) -> None:
    """Discard a dead guard and its gun."""
    public = state.public
    guards = public.guards[house]
    owner = public.owner[house]
    discard_survivor(state, guards[at])
    set_guards(public, house, without(guards, at))
    state.tell(events.SURVIVOR_DIED, owner, guards[at].face)
    maybe_lose(state, house)


def kill_follower(state: Town, seat: int, at: int) -> None:
    """Discard a dead follower and its gun."""
    player = state.public.players[seat]
    gone = player.followers[at]
    discard_survivor(state, gone)
    player.followers = without(player.followers, at)
    state.tell(events.SURVIVOR_DIED, seat, gone.face)


def discard_survivor(state: Town, survivor: Survivor) -> None:
    """Put a survivor's card and that of its gun on the discard pile."""
    public = state.public
    gun = survivor.gun
    if gun is None:
        public.discards = [*public.discards, survivor.face]
    else:
        public.discards = [*public.discards, survivor.face, gun.face]


def own_barricades(public: Public, seat: i64) -> i64:
    """Return how many barricades stand in a seat's houses."""
    owner = public.owner
    count: i64 = 0
    house: i64
    for house in range(HOUSES):
        if owner[house] == seat:
            count += barricades_in(public, house)
    return count


def guards_of(public: Public, seat: i64) -> i64:
    """Return how many guards a seat has."""
    owner = public.owner
    count: i64 = 0
    house: i64
    for house in range(HOUSES):
        if owner[house] == seat:
            count += len(public.guards[house])
    return count
