"""The group in a space and its guns (ZTB-14, ZTB-16)."""

from __future__ import annotations

from mypy_extensions import i64

from deadroad.games.zombietown import events
from deadroad.games.zombietown.board import SQUARES
from deadroad.games.zombietown.components import ROLES, Ability
from deadroad.games.zombietown.options import (
    FIRST_FOLLOWER,
    FIRST_GUARD,
    FIRST_GUN,
    FOLLOWER_MEMBER,
    GUARD_MEMBER,
    HANDS,
    PAWN,
    WITH,
)
from deadroad.games.zombietown.state import NO_ROLE, Gun, Player, Public, Survivor, Town
from deadroad.kernel.sharing import changed, without


def has_ability(public: Public, seat: int, ability: Ability) -> bool:
    """Return whether a seat's player card has this ability and abilities are on."""
    role = public.players[seat].role
    return public.terms.abilities and role != NO_ROLE and ROLES[role].ability is ability


def ability_amount(public: Public, seat: int, ability: Ability) -> int:
    """Return the number on a seat's player card, 0 without that ability."""
    return ROLES[public.players[seat].role].amount if has_ability(public, seat, ability) else 0


def most_followers(public: Public, seat: int) -> int:
    """Return how many survivors may travel with a pawn (ZTB-16)."""
    return max(public.terms.followers, ability_amount(public, seat, Ability.LEADER))


def own_house(public: Public, seat: int) -> int:
    """Return the house of the pawn if the seat owns it, else -1. Its guards belong to the group."""
    house = public.players[seat].space - SQUARES
    return house if house >= 0 and public.owner[house] == seat else -1


def member_of(arm: int) -> int:
    """Return the member that strikes with an arm: the pawn, a follower or a guard."""
    if arm < FIRST_FOLLOWER:
        return PAWN
    if arm < FIRST_GUARD:
        return FOLLOWER_MEMBER + (arm - FIRST_FOLLOWER) // 2
    return GUARD_MEMBER + (arm - FIRST_GUARD) // 2


def is_shot(arm: int) -> bool:
    """Return whether an arm is a gun."""
    if arm < FIRST_FOLLOWER:
        return arm != HANDS
    return arm % 2 == 1


def gun_at(public: Public, seat: int, arm: int, house: int) -> Gun | None:
    """Return the gun of an arm; guards are those of `house`."""
    player = public.players[seat]
    if arm < FIRST_FOLLOWER:
        at = arm - FIRST_GUN
        return player.guns[at] if at < len(player.guns) else None
    if arm < FIRST_GUARD:
        at = (arm - FIRST_FOLLOWER) // 2
        return player.followers[at].gun if at < len(player.followers) else None
    at = (arm - FIRST_GUARD) // 2
    if house < 0 or at >= len(public.guards[house]):
        return None
    return public.guards[house][at].gun


def put_gun(public: Public, seat: int, arm: int, house: int, gun: Gun | None) -> None:
    """Replace the gun of an arm; None takes it away."""
    player = public.players[seat]
    if arm < FIRST_FOLLOWER:
        at = arm - FIRST_GUN
        player.guns = without(player.guns, at) if gun is None else changed(player.guns, at, gun)
    elif arm < FIRST_GUARD:
        player.followers = _rearmed(player.followers, (arm - FIRST_FOLLOWER) // 2, gun)
    else:
        set_guards(public, house, _rearmed(public.guards[house], (arm - FIRST_GUARD) // 2, gun))


def arm_member(public: Public, seat: int, member: int, house: int, gun: Gun) -> None:
    """Give a gun to a member, who must have room for it."""
    player = public.players[seat]
    if member == PAWN:
        player.guns = [*player.guns, gun]
    elif member < GUARD_MEMBER:
        player.followers = _rearmed(player.followers, member - FOLLOWER_MEMBER, gun)
    else:
        set_guards(public, house, _rearmed(public.guards[house], member - GUARD_MEMBER, gun))


def _rearmed(survivors: list[Survivor], at: int, gun: Gun | None) -> list[Survivor]:
    return changed(survivors, at, Survivor(survivors[at].face, gun))


def set_guards(public: Public, house: int, guards: list[Survivor]) -> None:
    """Replace the guards of a house."""
    public.guards = changed(public.guards, house, guards)


def room_for_gun(public: Public, seat: int) -> list[int]:
    """Return the members of the group who may take another gun (ZTB-16)."""
    player = public.players[seat]
    found: list[int] = []
    if len(player.guns) < public.terms.pawn_guns:
        found.append(PAWN)
    for at in range(len(player.followers)):
        if player.followers[at].gun is None:
            found.append(FOLLOWER_MEMBER + at)
    house = own_house(public, seat)
    if house >= 0:
        guards = public.guards[house]
        for at in range(len(guards)):
            if guards[at].gun is None:
                found.append(GUARD_MEMBER + at)
    return found


def held_arms(public: Public, seat: int) -> list[int]:
    """Return the arms of the group with a gun, loaded or empty."""
    player = public.players[seat]
    found = [FIRST_GUN + at for at in range(len(player.guns))]
    for at in range(len(player.followers)):
        if player.followers[at].gun is not None:
            found.append(FIRST_FOLLOWER + at * 2 + 1)
    house = own_house(public, seat)
    if house >= 0:
        guards = public.guards[house]
        for at in range(len(guards)):
            if guards[at].gun is not None:
                found.append(FIRST_GUARD + at * 2 + 1)
    return found


def empty_arms(public: Public, seat: int) -> list[int]:
    """Return the arms of the group with an empty gun."""
    player = public.players[seat]
    found: list[int] = []
    for at in range(len(player.guns)):
        if player.guns[at].bullets == 0:
            found.append(FIRST_GUN + at)
    _empty_guns(player.followers, FIRST_FOLLOWER, found)
    house = own_house(public, seat)
    if house >= 0:
        _empty_guns(public.guards[house], FIRST_GUARD, found)
    return found


def _empty_guns(survivors: list[Survivor], first: int, out: list[int]) -> None:
    for at in range(len(survivors)):
        gun = survivors[at].gun
        if gun is not None and gun.bullets == 0:
            out.append(first + at * 2 + 1)


def drop(state: Town, seat: int, arm: int) -> None:
    """Drop an empty gun (ZTB-14)."""
    public = state.public
    house = own_house(public, seat)
    gun = gun_at(public, seat, arm, house)
    assert gun is not None  # only guns in hand are offered
    put_gun(public, seat, arm, house, None)
    public.discards = [*public.discards, gun.face]
    state.tell(events.DROPPED, seat, gun.face)


def has_shot(player: Player) -> bool:
    """Return whether pawn or followers have a bullet."""
    for gun in player.guns:
        if gun.bullets > 0:
            return True
    for survivor in player.followers:
        gun_held = survivor.gun
        if gun_held is not None and gun_held.bullets > 0:
            return True
    return False


def pawn_arms(player: Player, hands: bool, guns: bool, out: list[int]) -> None:
    """Add the `with` options of the pawn itself."""
    if hands:
        out.append(WITH + HANDS)
    if guns:
        for at in range(len(player.guns)):
            if player.guns[at].bullets > 0:
                out.append(WITH + FIRST_GUN + at)


def unasked(arms: tuple[int, ...]) -> int:
    """Return the `with` option of guards of a dead player: they shoot if they can (ZTB-27)."""
    for arm in arms:
        if is_shot(arm - WITH):
            return arm
    return arms[0]


def survivor_arms(survivors: list[Survivor], first: int, hands: bool, guns: bool, out: list[int]) -> None:
    """Add the `with` options of survivors. Those without a gun are one option."""
    unarmed = False
    for at in range(len(survivors)):
        gun = survivors[at].gun
        if gun is None:
            if hands and not unarmed:
                out.append(WITH + first + at * 2)
                unarmed = True
            continue
        if hands:
            out.append(WITH + first + at * 2)
        if guns and gun.bullets > 0:
            out.append(WITH + first + at * 2 + 1)


def bullets_in(survivors: list[Survivor]) -> i64:
    """Return how many bullets survivors have."""
    count: i64 = 0
    for survivor in survivors:
        gun = survivor.gun
        if gun is not None:
            count += gun.bullets
    return count


def loaded_in(survivors: list[Survivor]) -> int:
    """Return how many of them have a loaded gun."""
    count = 0
    for survivor in survivors:
        gun = survivor.gun
        if gun is not None and gun.bullets > 0:
            count += 1
    return count
