"""Cars: getting in, driving, running over, breaking down, getting out (ZRR-20 to ZRR-34)."""

from __future__ import annotations

from typing import final

from deadroad.games.zombietown import agendas, events
from deadroad.games.zombietown.agendas import Moment
from deadroad.games.zombietown.asking import Asking
from deadroad.games.zombietown.board import GLIDE, RING_SIDES
from deadroad.games.zombietown.cars import NORTH_SOUTH, car_on, damage_left
from deadroad.games.zombietown.deeds import KILL, RUN_OVER, did
from deadroad.games.zombietown.fighting import Cause, Clash
from deadroad.games.zombietown.options import DRIVE, STOP, TURN
from deadroad.games.zombietown.state import NO_CAR, Public, Town
from deadroad.games.zombietown.terms import CAR_DAMAGE
from deadroad.games.zombietown.terms import DRIVE as SQUARES_A_DRIVE
from deadroad.kernel.frame import Flow
from deadroad.kernel.question import Prompt, Refusal
from deadroad.kernel.sharing import changed, changed_byte


def why_no_start(public: Public, seat: int) -> str:
    """Return why a pawn can't get into a car where it stands; "" if it can (ZRR-11, ZRR-30)."""
    player = public.players[seat]
    car = car_on(public, player.space)
    if car == NO_CAR:
        return "no-car"
    if public.key_holder[car] != seat:
        return "no-key"
    if public.car_damage[car] >= CAR_DAMAGE:
        return "car-dead"
    if public.zombies[player.space] > 0:
        return "zombies-here"
    return ""


def start(state: Town, seat: int) -> None:
    """Get in and start."""
    player = state.public.players[seat]
    player.car = car_on(state.public, player.space)
    state.tell(events.STARTED, seat, player.car)


def get_out(state: Town, seat: int) -> None:
    """Leave the car. The pawn must fight or flee the zombies of the square (ZRR-26)."""
    player = state.public.players[seat]
    player.car = NO_CAR
    state.tell(events.GOT_OUT, seat, player.space)
    if state.public.zombies[player.space] > 0:
        state.call(Clash(seat, player.space, Cause.GOT_OUT))


def why_no_way(public: Public, car: int, heading: int) -> str:
    """Return why a car can't go one square this way; "" if it can (ZRR-21, ZRR-25, ZRR-33)."""
    across = 2 if public.car_axis[car] == NORTH_SOUTH else 0
    if heading % 4 == across:
        return "sideways"
    there = GLIDE[public.car_at[car] * 8 + heading]
    if there < 0:
        return "no-road"
    if car_on(public, there) != NO_CAR:
        return "car-there"
    return ""


def drive_options(public: Public, car: int, out: list[int]) -> None:
    """Add the directions in which a car can go."""
    for heading in range(8):
        if not why_no_way(public, car, heading):
            out.append(DRIVE + heading)


def road_verdict(public: Public, car: int, option: int) -> Refusal | None:
    """Return why a car can't go this way; None if it can."""
    why = why_no_way(public, car, option - DRIVE)
    if not why:
        return None
    return Refusal(option, "ZRR-21" if why == "sideways" else "ZRR-25", why)


def drive(state: Town, seat: int, heading: int) -> None:
    """Begin a drive with its first square."""
    frame = Drive(seat, state.public.players[seat].car)
    state.call(frame)
    frame.roll(state, heading)


@final
class Drive(Asking):
    """Up to six squares in a car."""

    __slots__ = ("car", "driver", "left", "stopped", "turning")

    def __init__(self, driver: int, car: int) -> None:
        self.driver = driver
        self.car = car
        self.left = SQUARES_A_DRIVE
        self.turning = False  # the last step was diagonal, and the car has not been turned
        self.stopped = False

    def clone(self) -> Drive:
        twin = Drive(self.driver, self.car)
        twin.left = self.left
        twin.turning = self.turning
        twin.stopped = self.stopped
        return twin

    def run(self, state: Town) -> Flow:
        if agendas.check(state, Moment.ROLLING):
            return Flow.CALL
        player = state.public.players[self.driver]
        if self.stopped or not player.alive or player.car != self.car:
            return Flow.DONE
        return Flow.ASK if self.left > 0 or self.turning else Flow.DONE

    def seat(self, state: Town) -> int:
        return self.driver

    def prompt(self, state: Town) -> Prompt:
        return Prompt("drive", "ZRR-20", {"left": self.left})

    def choices(self, state: Town) -> tuple[int, ...]:
        found: list[int] = []
        if self.left > 0:
            drive_options(state.public, self.car, found)
        if self.turning:
            found.append(TURN)
        found.append(STOP)
        return tuple(found)

    def tried(self, state: Town) -> tuple[int, ...]:
        ways = [DRIVE + heading for heading in range(8)] if self.left > 0 else []
        return (*ways, TURN, STOP)

    def judged(self, state: Town, option: int) -> Refusal | None:
        if option == STOP:
            return None
        if option == TURN:
            return None if self.turning else Refusal(TURN, "ZRR-21", "no-diagonal")
        return road_verdict(state.public, self.car, option)

    def take(self, state: Town, option: int) -> None:
        if option == STOP:
            self.stopped = True
        elif option == TURN:
            public = state.public
            self.turning = False
            public.car_axis = changed(public.car_axis, self.car, 1 - public.car_axis[self.car])
            state.tell(events.TURNED_CAR, self.driver, self.car)
        else:
            self.roll(state, option - DRIVE)

    def roll(self, state: Town, heading: int) -> None:
        """Enter the next square and run over the zombies there."""
        public = state.public
        player = public.players[self.driver]
        there = GLIDE[player.space * 8 + heading]
        self.left -= 1
        self.turning = heading % 2 == 1
        player.space = there
        player.ring_sides |= RING_SIDES[there]
        public.car_at = changed(public.car_at, self.car, there)
        state.tell(events.DROVE, self.driver, self.car, there)
        if public.zombies[there] > 0:
            self.run_over(state, there)

    def run_over(self, state: Town, square: int) -> None:
        """Kill zombies up to the fourth damage. The driver must leave a dead car (ZRR-23, ZRR-24)."""
        public = state.public
        player = public.players[self.driver]
        hit = min(public.zombies[square], damage_left(public, self.car))
        damage = public.car_damage[self.car] + hit
        public.zombies = changed_byte(public.zombies, square, public.zombies[square] - hit)
        public.car_damage = changed(public.car_damage, self.car, damage)
        player.zombies += hit
        player.run_over += hit
        did(player, KILL, hit)
        did(player, RUN_OVER, hit)
        state.tell(events.RAN_OVER, self.driver, hit, damage)
        if damage >= CAR_DAMAGE:
            self.stopped = True
            state.tell(events.BROKE_DOWN, self.driver, self.car)
            get_out(state, self.driver)
