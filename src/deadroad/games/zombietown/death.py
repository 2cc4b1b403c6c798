"""Damage and death (ZTB-27, ZTB-28)."""

from __future__ import annotations

from typing import final

from deadroad.games.zombietown import events
from deadroad.games.zombietown.asking import Asking
from deadroad.games.zombietown.board import HOUSES, SQUARES
from deadroad.games.zombietown.group import set_guards
from deadroad.games.zombietown.houses import discard_survivor, maybe_lose
from deadroad.games.zombietown.options import MOST_GUARDS, REVIVE
from deadroad.games.zombietown.state import NO_CAR, NO_ROLE, NOBODY, Public, Secret, Town
from deadroad.games.zombietown.terms import SECOND_HEALTH
from deadroad.kernel.frame import Flow
from deadroad.kernel.question import Prompt
from deadroad.kernel.sharing import changed, without


def damage(state: Town, seat: int, amount: int) -> None:
    """Reduce a pawn's health. At 0 it dies."""
    player = state.public.players[seat]
    amount = min(amount, player.health)
    player.health -= amount
    state.tell(events.HURT, seat, player.health, amount)
    if player.health <= 0:
        die(state, seat)


def die(state: Town, seat: int) -> None:
    """Discard the things of a dead player. Collection, guards, barricades, chips and car stay."""
    public = state.public
    player = public.players[seat]
    secret = state.secrets[seat]
    player.alive = False
    player.role = NO_ROLE
    player.health = 0
    player.space = -1
    player.car = NO_CAR
    player.owes = False
    public.discards = [*public.discards, *[gun.face for gun in player.guns], *secret.hand]
    for survivor in player.followers:
        discard_survivor(state, survivor)
    public.agenda_discards = public.agenda_discards + secret.agendas
    player.guns = []
    player.followers = []
    player.hand = 0
    player.agendas = 0
    state.set_secret(seat, Secret([], secret.opening, [], secret.seen))
    for car in range(len(public.key_holder)):
        if public.key_holder[car] == seat:
            public.key_holder = changed(public.key_holder, car, NOBODY)
            public.key_back = changed(public.key_back, car, True)
    if seat == public.active:
        public.fallen = True
    state.reveal()
    state.tell(events.DIED, seat)
    if public.terms.second_life and _guards_left(public, seat):
        state.call(Revive(seat))


def _guards_left(public: Public, seat: int) -> tuple[int, ...]:
    return tuple(
        [
            REVIVE + house * MOST_GUARDS + at
            for house in range(HOUSES)
            if public.owner[house] == seat
            for at in range(len(public.guards[house]))
        ]
    )


@final
class Revive(Asking):
    """A dead player continues with a guard as the new pawn, if the setting allows it."""

    __slots__ = ("done", "owner")

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.done = False

    def clone(self) -> Revive:
        twin = Revive(self.owner)
        twin.done = self.done
        return twin

    def run(self, state: Town) -> Flow:
        return Flow.DONE if self.done else Flow.ASK

    def seat(self, state: Town) -> int:
        return self.owner

    def prompt(self, state: Town) -> Prompt:
        return Prompt("revive", "ZTB-27")

    def choices(self, state: Town) -> tuple[int, ...]:
        return _guards_left(state.public, self.owner)

    def take(self, state: Town, option: int) -> None:
        """Turn the guard into the pawn, with its gun. A house left without defence is lost (ZTB-8)."""
        self.done = True
        public = state.public
        house, at = divmod(option - REVIVE, MOST_GUARDS)
        guards = public.guards[house]
        chosen = guards[at]
        set_guards(public, house, without(guards, at))
        player = public.players[self.owner]
        player.alive = True
        player.health = SECOND_HEALTH
        player.space = SQUARES + house
        gun = chosen.gun
        player.guns = [] if gun is None else [gun]
        public.discards = [*public.discards, chosen.face]
        state.tell(events.REVIVED, self.owner, chosen.face, house)
        maybe_lose(state, house)
