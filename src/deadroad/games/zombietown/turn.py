"""A player's turn: draw, act, zombies, discard (ZTB-10 to ZTB-17)."""

from __future__ import annotations

from enum import Enum
from typing import final

from deadroad.games.zombietown import agendas, events
from deadroad.games.zombietown.actions import act, action_options
from deadroad.games.zombietown.agendas import Moment
from deadroad.games.zombietown.board import RING_SIDES
from deadroad.games.zombietown.components import is_event
from deadroad.games.zombietown.deck import discard, draw, kinds_in
from deadroad.games.zombietown.effects import event
from deadroad.games.zombietown.fighting import Wound, among_zombies
from deadroad.games.zombietown.group import drop, empty_arms
from deadroad.games.zombietown.options import ARMS, DISCARD, DROP, END
from deadroad.games.zombietown.state import NO_CAR, NO_DEEDS, Public, Town
from deadroad.games.zombietown.verdicts import act_tries, act_verdict, discard_tries, discard_verdict
from deadroad.games.zombietown.zombies import Lurch, Rise
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal


@final
class Phase(Enum):
    """The phases of a turn."""

    DRAW = 0
    ACT = 1
    RUN = 2  # from zombies that are left in the pawn's space
    RISE = 3
    LURCH = 4
    DISCARD = 5
    END = 6


@final
class Turn(Frame[Town]):
    """One player's turn."""

    __slots__ = ("phase", "player")

    def __init__(self, player: int) -> None:
        self.player = player
        self.phase: Phase = Phase.DRAW

    def clone(self) -> Turn:
        twin = Turn(self.player)
        twin.phase = self.phase
        return twin

    def run(self, state: Town) -> Flow:
        public = state.public
        player = public.players[self.player]
        if self.phase is Phase.DRAW:
            self.phase = Phase.ACT
            begin_turn(state, self.player)
            face = draw(state, self.player)
            return state.maybe_call(event(state, face)) if is_event(face) else Flow.CALL
        # Zombies that rise or lurch complete no agenda: if they meet somebody, the fight checks agendas.
        if (self.phase is Phase.ACT or self.phase is Phase.RISE) and agendas.check(state):
            return Flow.CALL
        if not player.alive or public.fallen:
            return Flow.DONE
        if self.phase is Phase.ACT:
            public.cornered = public.cornered and among_zombies(public, player)
            return Flow.ASK
        if self.phase is Phase.RUN:
            self.phase = Phase.RISE
            if among_zombies(public, player) and not public.cornered:
                state.tell(events.FLED, self.player)
                return state.call(Wound(self.player))
        if self.phase is Phase.RISE:
            self.phase = Phase.LURCH
            return state.call(Rise(self.player, risers(public)))
        if self.phase is Phase.LURCH:
            self.phase = Phase.DISCARD
            return state.call(Lurch(self.player, public.terms.lurches + public.extra_moves, -1, 0))
        if self.phase is Phase.DISCARD:
            if player.hand > public.terms.hand:
                return Flow.ASK
            self.phase = Phase.END
        return Flow.CALL if agendas.check(state, Moment.TURN_END) else Flow.DONE

    def seat(self, state: Town) -> int:
        return self.player

    def prompt(self, state: Town) -> Prompt:
        public = state.public
        if self.phase is Phase.DISCARD:
            return Prompt("discard", "ZTB-10", {"limit": public.terms.hand})
        player = public.players[self.player]
        if among_zombies(public, player):
            return Prompt(
                "surrounded",
                "ZTB-17" if player.car == NO_CAR else "ZRR-32",
                {"actions": public.actions, "car": 0 if player.car == NO_CAR else 1},
            )
        return Prompt("act", "ZTB-13", {"actions": public.actions, "free": 1 if public.free_move else 0})

    def moment(self, state: Town) -> bool:
        # A seat with cards is always asked: ending the turn automatically would reveal that none can be
        # played.
        return state.public.players[self.player].hand > 0

    def options(self, state: Town) -> tuple[int, ...]:
        if self.phase is Phase.DISCARD:
            found = [DISCARD + kind for kind in kinds_in(state.secrets[self.player].hand)]
            return (*found, *[DROP + arm for arm in empty_arms(state.public, self.player)])
        return action_options(state.public, state.secrets[self.player], self.player)

    def tries(self, state: Town) -> tuple[int, ...]:
        if self.phase is Phase.DISCARD:
            return discard_tries(state.public, state.secrets[self.player], self.player)
        return act_tries(state.public, state.secrets[self.player], self.player)

    def verdict(self, state: Town, option: int) -> Refusal | None:
        if self.phase is Phase.DISCARD:
            return discard_verdict(state.public, self.player, option)
        return act_verdict(state.public, state.secrets[self.player], self.player, option)

    def answer(self, state: Town, option: int) -> None:
        if DROP <= option < DROP + ARMS:
            drop(state, self.player, option - DROP)
        elif self.phase is Phase.DISCARD:
            discard(state, self.player, option - DISCARD)
        elif option == END:
            self.phase = Phase.RUN
        else:
            act(state, self.player, option)


def begin_turn(state: Town, seat: int) -> None:
    """Reset the counters of the turn, and pay an action that is owed (ZTB-29)."""
    public = state.public
    player = public.players[seat]
    public.active = seat
    public.actions = public.terms.actions - (1 if player.owes else 0)
    player.owes = False
    public.free_move = True
    public.handovers = 0
    public.forgone = False
    public.redrawn = False
    public.cornered = False
    public.fallen = False
    public.extra_rise = 0
    public.extra_moves = 0
    public.quick = False
    public.lull = False
    for other in public.players:
        other.hand_kills_turn = 0
        other.shot_kills_turn = 0
        other.deeds = NO_DEEDS
        other.ring_sides = RING_SIDES[other.space] if other.alive else 0
    state.tell(events.TURN_BEGAN, seat, public.actions)


def risers(public: Public) -> int:
    """Return how many zombies rise: a third of the day number, rounded up, and what events add (ZTB-40)."""
    if public.lull:
        return 0
    return -(-public.day // public.terms.graves) + public.extra_rise
