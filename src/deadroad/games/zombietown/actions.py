"""The actions of the action phase (ZTB-13, ZTB-14, ZRR-20, ZRR-44)."""

from __future__ import annotations

from deadroad.games.zombietown import events
from deadroad.games.zombietown.agendas import NewAgenda
from deadroad.games.zombietown.attack import Attack, targets
from deadroad.games.zombietown.board import FACADE_AT, SQUARES
from deadroad.games.zombietown.components import KINDS
from deadroad.games.zombietown.deck import kinds_in
from deadroad.games.zombietown.driving import drive, drive_options, get_out, start, why_no_start
from deadroad.games.zombietown.fighting import Cause, Clash, Wound, among_zombies
from deadroad.games.zombietown.group import (
    gun_at,
    has_shot,
    held_arms,
    most_followers,
    own_house,
    set_guards,
)
from deadroad.games.zombietown.houses import add_guard, maybe_lose, weaken
from deadroad.games.zombietown.options import (
    ARMS,
    ATTACK,
    BREAK,
    DRIVE,
    DROP,
    END,
    FETCH,
    FIGHT,
    FLEE,
    FORGO,
    GIVE,
    GUARD,
    LOOK,
    MOST_FOLLOWERS,
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
from deadroad.games.zombietown.playing import (
    HandOver,
    foreign_barricades,
    play,
    receivers,
    why_no_play,
    why_not_post,
)
from deadroad.games.zombietown.searching import (
    can_look,
    look,
    reclaim_key,
    search,
    take_key,
    why_no_search,
)
from deadroad.games.zombietown.shooting import Shot, any_zombie_in_reach
from deadroad.games.zombietown.state import NO_CAR, Player, Public, Secret, Town
from deadroad.games.zombietown.terms import HANDOVERS
from deadroad.games.zombietown.walking import free_squares, step_options, walk
from deadroad.kernel.sharing import without


def action_options(public: Public, secret: Secret, seat: int) -> tuple[int, ...]:
    """Return the options of the active player."""
    player = public.players[seat]
    found: list[int] = []
    surrounded = among_zombies(public, player)
    if surrounded:
        if public.actions > 0:
            found.append(FIGHT)
        if not public.cornered:
            found.append(FLEE)
        if player.car != NO_CAR:
            driver_options(public, player, found)
    elif player.car != NO_CAR:
        driver_options(public, player, found)
    else:
        walker_options(public, seat, player, found)
    for kind in kinds_in(secret.hand):
        if not why_no_play(public, seat, kind):
            found.append(PLAY + kind)
    if public.terms.road_rage and can_look(public, seat, secret.seen):
        found.append(LOOK)
    free_options(public, seat, found)
    if not surrounded and public.actions > 0:
        if has_shot(player) and any_zombie_in_reach(public, player):
            found.append(SHOOT)
        if targets(public, seat):
            found.append(ATTACK)
    if public.actions > 0 and not public.forgone and not surrounded:
        for at in range(len(secret.agendas)):
            # Equal agendas are one option.
            if at == 0 or secret.agendas[at] != secret.agendas[0]:
                found.append(FORGO + secret.agendas[at])
    found.append(END)
    return tuple(found)


def driver_options(public: Public, player: Player, out: list[int]) -> None:
    """Add the options of a driver (ZRR-20, ZRR-26)."""
    if public.free_move or public.actions > 0:
        drive_options(public, player.car, out)
    out.append(OUT)


def walker_options(public: Public, seat: int, player: Player, out: list[int]) -> None:
    """Add the options of a pawn on foot without zombies in its space."""
    if public.free_move or public.actions > 0:
        step_options(public, seat, out)
    if public.actions <= 0:
        return
    house = player.space - SQUARES
    if house >= 0:
        if not why_no_search(public, seat):
            out.append(SEARCH)
        if public.terms.road_rage:
            if public.key_lies[house]:
                out.append(TAKE)
            if public.key_back[house]:
                out.append(RECLAIM)
        if player.followers and not why_not_post(public, seat):
            for at in range(len(player.followers)):
                out.append(STATION + at)
        if public.owner[house] == seat and len(player.followers) < most_followers(public, seat):
            for at in range(len(public.guards[house])):
                out.append(FETCH + at)
    elif public.terms.road_rage and not why_no_start(public, seat):
        out.append(START)
    for facade in foreign_barricades(public, seat):
        out.append(BREAK + facade % 4)


def free_options(public: Public, seat: int, out: list[int]) -> None:
    """Add the free options: drop empty guns, pass guns on (ZTB-14)."""
    house = own_house(public, seat)
    for arm in held_arms(public, seat):
        gun = gun_at(public, seat, arm, house)
        if gun is not None and gun.bullets == 0:
            out.append(DROP + arm)
        if public.handovers < HANDOVERS and receivers(public, seat, arm):
            out.append(GIVE + arm)


def act(state: Town, seat: int, option: int) -> None:
    """Carry out the active player's choice."""
    public = state.public
    player = public.players[seat]
    if STEP <= option < STEP + 4:
        squares = public.terms.walk
        if public.free_move:
            squares = free_squares(public, seat)
        pay_movement(public)
        walk(state, seat, option - STEP, squares)
    elif DRIVE <= option < DRIVE + 8:
        pay_movement(public)
        drive(state, seat, option - DRIVE)
    elif PLAY <= option < PLAY + KINDS:
        play(state, seat, option - PLAY)
    elif option == LOOK:
        look(state, seat)
    elif option == OUT:
        get_out(state, seat)
    elif GIVE <= option < GIVE + ARMS:
        state.call(HandOver(seat, option - GIVE))
    elif option == FLEE:
        state.tell(events.FLED, seat)
        state.call(Wound(seat))
    else:
        public.actions -= 1
        if option == FIGHT:
            state.call(Clash(seat, player.space, Cause.PAID))
        elif option == SEARCH:
            search(state, seat)
        elif option == TAKE:
            take_key(state, seat)
        elif option == RECLAIM:
            reclaim_key(state, seat)
        elif option == START:
            start(state, seat)
        elif option == SHOOT:
            state.call(Shot(seat))
        elif option == ATTACK:
            state.call(Attack(seat))
        elif STATION <= option < STATION + MOST_FOLLOWERS:
            station(state, seat, option - STATION)
        elif FETCH <= option < FETCH + len(GUARD):
            fetch(state, seat, option - FETCH)
        elif BREAK <= option < BREAK + 4:
            house = player.space - SQUARES
            weaken(state, house * 4 + option - BREAK if house >= 0 else FACADE_AT[player.space], 1)
        else:
            forgo(state, seat, option - FORGO)


def pay_movement(public: Public) -> None:
    """Use the free movement or, if it is used up, an action (ZTB-11)."""
    if public.free_move:
        public.free_move = False
    else:
        public.actions -= 1


def station(state: Town, seat: int, at: int) -> None:
    """Leave a follower as a guard."""
    player = state.public.players[seat]
    survivor = player.followers[at]
    player.followers = without(player.followers, at)
    add_guard(state, seat, player.space - SQUARES, survivor)


def fetch(state: Town, seat: int, at: int) -> None:
    """Take a guard along; a house left without defence may be lost (ZTB-8)."""
    public = state.public
    player = public.players[seat]
    house = player.space - SQUARES
    guards = public.guards[house]
    player.followers = [*player.followers, guards[at]]
    set_guards(public, house, without(guards, at))
    state.tell(events.FETCHED, seat, guards[at].face, house)
    maybe_lose(state, house)


def forgo(state: Town, seat: int, design: int) -> None:
    """Discard an unfinished agenda, and perhaps draw another (ZRR-44)."""
    public = state.public
    secret = state.secrets[seat]
    state.set_secret(seat, secret.with_agendas(without(secret.agendas, secret.agendas.index(design))))
    public.players[seat].agendas -= 1
    public.agenda_discards = [*public.agenda_discards, design]
    public.forgone = True
    state.reveal()
    state.tell(events.FORWENT, seat, design)
    state.call(NewAgenda(seat))
