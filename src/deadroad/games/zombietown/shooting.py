"""Shooting at zombies in range (ZTB-25)."""

from __future__ import annotations

from typing import final

from deadroad.games.zombietown.asking import Asking
from deadroad.games.zombietown.attack import in_reach
from deadroad.games.zombietown.board import ACCESS, FACADE_AT, GLIDE, SPACES, SQUARES
from deadroad.games.zombietown.combat import strike
from deadroad.games.zombietown.components import Result
from deadroad.games.zombietown.fighting import kill_zombie
from deadroad.games.zombietown.group import pawn_arms, survivor_arms
from deadroad.games.zombietown.options import AT, FIRST_FOLLOWER, WITH
from deadroad.games.zombietown.state import Player, Public, Town
from deadroad.kernel.frame import Flow
from deadroad.kernel.question import Prompt


def any_zombie_in_reach(public: Public, player: Player) -> bool:
    """Return whether there is a zombie to shoot at from here."""
    zombies = public.zombies
    space = player.space
    if zombies[space] > 0:
        return True
    if space >= SQUARES:
        first = (space - SQUARES) * 4
        for side in range(first, first + 4):
            if public.barricades[side] == 0 and zombies[ACCESS[side]] > 0:
                return True
        return False
    facade = FACADE_AT[space]
    if facade >= 0 and public.barricades[facade] == 0 and zombies[SQUARES + facade // 4] > 0:
        return True
    reach = public.terms.reach
    for way in range(8):
        there = GLIDE[space * 8 + way]
        steps = 1
        while there >= 0:
            if zombies[there] > 0:
                return True
            if steps == reach:
                break
            steps += 1
            there = GLIDE[there * 8 + way]
    return False


def shot_spaces(public: Public, player: Player) -> list[int]:
    """Return the spaces with zombies that a bullet reaches from here (ZTB-25)."""
    return [
        space
        for space in range(SPACES)
        if public.zombies[space] > 0 and in_reach(public, player.space, space)
    ]


@final
class Shot(Asking):
    """A shot at a zombie in range: which, and with which gun."""

    __slots__ = ("done", "shooter", "space")

    def __init__(self, shooter: int) -> None:
        self.shooter = shooter
        self.space = -1
        self.done = False

    def clone(self) -> Shot:
        twin = Shot(self.shooter)
        twin.space = self.space
        twin.done = self.done
        return twin

    def run(self, state: Town) -> Flow:
        return Flow.DONE if self.done else Flow.ASK

    def seat(self, state: Town) -> int:
        return self.shooter

    def prompt(self, state: Town) -> Prompt:
        if self.space < 0:
            return Prompt("shoot", "ZTB-25")
        return Prompt("shoot-with", "ZTB-25", {"space": self.space})

    def choices(self, state: Town) -> tuple[int, ...]:
        public = state.public
        player = public.players[self.shooter]
        if self.space < 0:
            return tuple([AT + space for space in shot_spaces(public, player)])
        found: list[int] = []
        pawn_arms(player, False, True, found)
        survivor_arms(player.followers, FIRST_FOLLOWER, False, True, found)
        return tuple(found)

    def take(self, state: Town, option: int) -> None:
        if self.space < 0:
            self.space = option - AT
            return
        self.done = True
        if strike(state, self.shooter, option - WITH, -1) is Result.KILL:
            kill_zombie(state, self.shooter, self.space, True)
