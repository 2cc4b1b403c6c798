"""Secret agendas: their objectives, completing, drawing and giving up (ZRR-40 to ZRR-45)."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from mypy_extensions import i64

from deadroad.games.zombietown import events
from deadroad.games.zombietown.asking import Asking
from deadroad.games.zombietown.board import DRIVEWAY, FACADE_AT, HOUSES, RING_SIDES, SQUARES
from deadroad.games.zombietown.components import AGENDAS, Goal, Objective
from deadroad.games.zombietown.group import bullets_in, loaded_in
from deadroad.games.zombietown.houses import barricades_in, guards_of, own_barricades
from deadroad.games.zombietown.options import DECLINE, DRAW
from deadroad.games.zombietown.state import NOBODY, Player, Public, Town
from deadroad.games.zombietown.terms import AGENDAS as MOST_AGENDAS
from deadroad.kernel.frame import Flow
from deadroad.kernel.question import Prompt
from deadroad.kernel.sharing import without

ALL_SIDES: Final = 15
_NO_SEATS: Final[list[int]] = []


@final
class Moment(Enum):
    """When objectives are judged; some wait for the end of a turn or of a day (ZRR-41)."""

    STEP = 0
    TURN_END = 1
    DAY_END = 2
    ROLLING = 3  # a car is between two squares of a drive: it bars nothing yet


def check(state: Town, moment: Moment = Moment.STEP) -> bool:
    """Turn up every completed agenda, the active player's first. Return whether a frame was called."""
    public = state.public
    if not public.terms.road_rage:
        return False
    completed = _NO_SEATS
    secrets = state.secrets
    seat: i64 = max(public.active, 0)
    for _ in range(len(secrets)):
        agendas = secrets[seat].agendas
        for at in range(len(agendas)):
            side = _done_side(public, seat, agendas[at], moment)
            if side >= 0:
                _complete(state, seat, at, side)
                completed = [*completed, seat]
                break
        seat = seat + 1 if seat + 1 < len(secrets) else 0
    # The frame that is called last asks first.
    for seat in reversed(completed):
        state.call(NewAgenda(seat))
    return bool(completed)


def _done_side(public: Public, seat: i64, design: int, moment: Moment) -> i64:
    """Return the fulfilled side of an agenda: the harder one if both are fulfilled, -1 if none is."""
    agenda = AGENDAS[design]
    if fulfilled(public, seat, agenda.hard, moment):
        side: i64 = 1
    elif fulfilled(public, seat, agenda.easy, moment):
        side = 0
    else:
        return -1
    return -1 if has_completed(public.players[seat], design) else side


def has_completed(player: Player, design: int) -> bool:
    """Return whether a player has completed this design, so that no copy of it can be completed (ZRR-42)."""
    return design * 2 in player.completed or design * 2 + 1 in player.completed


def _complete(state: Town, seat: int, at: int, side: int) -> None:
    secret = state.secrets[seat]
    player = state.public.players[seat]
    design = secret.agendas[at]
    state.set_secret(seat, secret.with_agendas(without(secret.agendas, at)))
    player.agendas -= 1
    player.completed = [*player.completed, design * 2 + side]
    state.reveal()
    state.tell(events.COMPLETED, seat, design, side, side_points(design, side))


def side_points(design: int, side: int) -> int:
    """Return what a side of an agenda is worth."""
    agenda = AGENDAS[design]
    return agenda.hard.points if side else agenda.easy.points


def lower_points(design: int) -> int:
    """Return what an unfinished agenda costs (ZRR-51)."""
    agenda = AGENDAS[design]
    return min(agenda.easy.points, agenda.hard.points)


def fulfilled(public: Public, seat: i64, objective: Objective, moment: Moment) -> bool:
    """Return whether an objective holds at this moment."""
    player = public.players[seat]
    deed = objective.deed
    if deed >= 0:
        return player.deeds[deed] >= objective.amount
    if objective.waits:
        return (moment is Moment.TURN_END or moment is Moment.DAY_END) and _ended_so(
            public, seat, objective, moment
        )
    return _holds(public, seat, player, objective, moment)


def _holds(public: Public, seat: i64, player: Player, objective: Objective, moment: Moment) -> bool:
    """Return whether an objective holds that is judged at any moment."""
    amount = objective.amount
    match objective.goal:
        case Goal.SURVIVORS_TRAVELLING:
            travelling = len(player.followers)
            return travelling >= objective.of and travelling + guards_of(public, seat) >= amount
        case Goal.BARRICADES_SPREAD:
            return own_barricades(public, seat) >= amount and barred_houses(public, seat) >= objective.of
        case Goal.BULLETS:
            return bullets_of(public, seat) >= amount
        case Goal.ZOMBIES:
            return player.zombies >= amount
        case Goal.HAND_KILLS_TURN:
            return player.hand_kills_turn >= amount
        case Goal.SHOT_KILLS_TURN:
            return player.shot_kills_turn >= amount
        case Goal.RUN_OVER:
            return player.run_over >= amount
        case Goal.KEYS:
            return keys_of(public, seat) >= amount
        case Goal.CLOSED_HOUSE:
            return moment is not Moment.ROLLING and closed_sides(public, seat) >= amount
        case Goal.HOUSES_SEARCHED:
            return player.searched.bit_count() >= amount
        case Goal.PARKED_FACADE:
            return moment is not Moment.ROLLING and _parks_at_facade(public, seat)
        case Goal.TAKEOVER:
            return player.takeovers >= amount
        case Goal.RING_SIDES:
            return player.ring_sides == ALL_SIDES
        case _:  # WOUNDS_DEALT
            return player.wounds_dealt >= amount


def _ended_so(public: Public, seat: i64, objective: Objective, moment: Moment) -> bool:
    """Return whether an objective holds that is judged at the end of the seat's turn or of a day."""
    player = public.players[seat]
    day = moment is Moment.DAY_END
    turn = moment is Moment.TURN_END and public.active == seat
    match objective.goal:
        case Goal.UNSCATHED_HUNTER:
            late = day and public.day >= public.last_day - 2
            return late and player.health >= public.terms.health and player.zombies >= objective.amount
        case Goal.FULL_HEALTH_HALF_TIME:
            half = day and public.day == public.terms.days // 2
            return half and player.health >= public.terms.health
        case Goal.TURN_IN_FOREIGN_HOUSE:
            return turn and _in_foreign_house(public, seat)
        case Goal.TURN_IN_SECOND_HOUSE:
            return turn and _in_second_house(public, seat)
        case _:  # TURN_ON_RING
            return turn and player.space >= 0 and RING_SIDES[player.space] != 0


def barred_houses(public: Public, seat: i64) -> i64:
    """Return how many houses of a seat have a barricade."""
    owner = public.owner
    count: i64 = 0
    house: i64
    for house in range(HOUSES):
        if owner[house] == seat and barricades_in(public, house) > 0:
            count += 1
    return count


def bullets_of(public: Public, seat: i64) -> i64:
    """Return how many bullets a seat's guns hold, including those of its guards."""
    player = public.players[seat]
    owner = public.owner
    count = bullets_in(player.followers)
    for gun in player.guns:
        count += gun.bullets
    house: i64
    for house in range(HOUSES):
        if owner[house] == seat:
            count += bullets_in(public.guards[house])
    return count


def loaded_guns(public: Public, seat: int) -> int:
    """Return how many guns with a bullet a seat has, guards' included."""
    player = public.players[seat]
    count = loaded_in(player.followers)
    for gun in player.guns:
        if gun.bullets > 0:
            count += 1
    for house in range(HOUSES):
        if public.owner[house] == seat:
            count += loaded_in(public.guards[house])
    return count


def keys_of(public: Public, seat: i64) -> i64:
    """Return how many keys a seat holds."""
    count: i64 = 0
    for holder in public.key_holder:
        if holder == seat:
            count += 1
    return count


def closed_sides(public: Public, seat: i64) -> i64:
    """Return how many sides of one house of a seat are closed by barricades and cars, at most."""
    owner = public.owner
    barricades = public.barricades
    most: i64 = 0
    house: i64
    square: i64
    for house in range(HOUSES):
        if owner[house] != seat:
            continue
        closed = barricades_in(public, house)
        for square in public.car_at:
            facade: i64 = FACADE_AT[square]
            if facade >> 2 == house and barricades[facade] == 0:
                closed += 1
        most = max(most, closed)
    return most


def _parks_at_facade(public: Public, seat: i64) -> bool:
    """Return whether a car of the seat bars a facade of its house other than the car's own driveway."""
    holder = public.key_holder
    car: i64
    for car in range(HOUSES):
        if holder[car] != seat:
            continue
        facade = FACADE_AT[public.car_at[car]]
        if facade >= 0 and facade != DRIVEWAY[car] and public.owner[facade // 4] == seat:
            return True
    return False


def _in_foreign_house(public: Public, seat: i64) -> bool:
    house = public.players[seat].space - SQUARES
    return house >= 0 and public.owner[house] != NOBODY and public.owner[house] != seat


def _in_second_house(public: Public, seat: i64) -> bool:
    house = public.players[seat].space - SQUARES
    return house >= 0 and public.owner[house] == seat and public.home[house] != seat


def draw_agenda(state: Town, seat: int) -> None:
    """Draw an agenda. An empty deck is refilled from the discards (ZRR-45)."""
    public = state.public
    hidden = state.hidden
    if not hidden.agendas:
        if not public.agenda_discards:
            return
        hidden.agendas = state.chance.shuffled(public.agenda_discards)
        public.agenda_discards = []
    design = hidden.agendas[-1]
    hidden.agendas = hidden.agendas[:-1]
    secret = state.secrets[seat]
    state.set_secret(seat, secret.with_agendas([*secret.agendas, design]))
    public.players[seat].agendas += 1
    state.reveal()
    state.tell(events.DREW_AGENDA, seat)
    state.whisper(seat, events.GOT_AGENDA, design)


@final
class NewAgenda(Asking):
    """A player may draw an agenda after completing or giving up one (ZRR-44)."""

    __slots__ = ("done", "drawer")

    def __init__(self, drawer: int) -> None:
        self.drawer = drawer
        self.done = False

    def clone(self) -> NewAgenda:
        twin = NewAgenda(self.drawer)
        twin.done = self.done
        return twin

    def run(self, state: Town) -> Flow:
        """Ask, unless no agenda is left, the seat has no room, or the player is dead."""
        player = state.public.players[self.drawer]
        if self.done or not player.alive or player.agendas >= MOST_AGENDAS:
            return Flow.DONE
        if not unfinished_left(state.public, state.seats):
            return Flow.DONE
        return Flow.ASK

    def seat(self, state: Town) -> int:
        return self.drawer

    def prompt(self, state: Town) -> Prompt:
        return Prompt("new-agenda", "ZRR-44")

    def choices(self, state: Town) -> tuple[int, ...]:
        return (DRAW, DECLINE)

    def take(self, state: Town, option: int) -> None:
        self.done = True
        if option == DRAW:
            draw_agenda(state, self.drawer)


def unfinished_left(public: Public, seats: int) -> bool:
    """Return whether the agenda deck or its discards have a card left."""
    out = 0
    for seat in range(seats):
        out += public.players[seat].agendas + len(public.players[seat].completed)
    return out < sum([agenda.copies for agenda in AGENDAS])
