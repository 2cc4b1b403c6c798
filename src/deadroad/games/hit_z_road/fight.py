"""A fight: fire bomb, shooting, then flee or melee, round after round (HZR-36 to HZR-53, HZR-72, HZR-77)."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.cards import (
    BITE,
    BLACK_DIE,
    BUS,
    CARDS,
    COMPANION,
    CRITICAL,
    FUEL,
    HIT,
    MOLOTOV,
    Effect,
)
from deadroad.games.hit_z_road.events import (
    BLASTED,
    BURNED,
    EXECUTOR_DRIVEN,
    FIGHT_BEGAN,
    FLED,
    MORE_CAME,
    SHOT,
    SHOT_DOWN,
    WON_FIGHT,
)
from deadroad.games.hit_z_road.group import DRIVING, FightEnd
from deadroad.games.hit_z_road.melee import Melee
from deadroad.games.hit_z_road.options import FIGHT, FLEE, HOLD, MOST_AMMO, SHOOT, USE
from deadroad.games.hit_z_road.party import PartyState
from deadroad.games.hit_z_road.refusals import held_tokens, token_refusal
from deadroad.games.hit_z_road.terms import Executor, Terms
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal

FLIGHT: Final = 2  # fuel (HZR-37)
DICE_PER_AMMO: Final = 2  # HZR-36

# By the most ammo that can be spent: every amount up to it.
_SHOTS: Final[list[tuple[int, ...]]] = [
    tuple(range(SHOOT, SHOOT + _most + 1)) for _most in range(MOST_AMMO + 1)
]
_MOLOTOV_OR_NOT: Final[tuple[int, ...]] = (USE + MOLOTOV, HOLD)
_EXECUTOR_OR_NOT: Final[tuple[int, ...]] = (USE + BUS, HOLD)
_FIGHT_OR_FLEE: Final[tuple[int, ...]] = (FIGHT, FLEE)
_FIGHT_ON: Final[tuple[int, ...]] = (FIGHT,)


@final
class Round(Enum):
    """The steps of a fight. MOLOTOV, EXECUTOR, SHOOTING and STAND ask a question."""

    MOLOTOV = 0
    BLAST = 1
    EXECUTOR = 2
    SHOOTING = 3
    STAND = 4
    MELEE = 5
    OVER = 6


@final
@mypyc_attr(free_list_len=1)
class Fight(Frame[PartyState]):
    """One group against the zombies of one card. The result is stored in `Group.fight`."""

    __slots__ = ("card", "fighter", "horde", "round", "terms")

    def __init__(self, fighter: int, card: int, terms: Terms) -> None:
        self.fighter = fighter
        self.card = card
        self.terms = terms
        self.horde = CARDS[card].horde
        self.round: Round = Round.MOLOTOV

    def run(self, state: PartyState) -> Flow:
        match self.round:
            case Round.MOLOTOV:
                return self.begin(state)
            case Round.BLAST:
                return self.blast(state)
            case Round.EXECUTOR:
                return self.drive_out(state)
            case Round.SHOOTING:
                return self.aim(state)
            case Round.STAND:
                return self.stand(state)
            case Round.MELEE:
                self.round = Round.STAND
                return state.call(Melee(self.fighter, self.dice(state), self.forbids(Effect.NO_ADRENALINE)))
            case Round.OVER:
                return Flow.DONE

    def begin(self, state: PartyState) -> Flow:
        """Begin the fight, and offer the Molotov once, before everything else (HZR-78)."""
        group = state.group(self.fighter)
        if group.zombies == 0:
            group.zombies = CARDS[self.card].zombies
            state.tell(FIGHT_BEGAN, self.fighter, group.zombies, self.horde)
        if group.tokens[MOLOTOV]:
            return Flow.ASK
        return self.blast(state)

    def blast(self, state: PartyState) -> Flow:
        """If the card says so, the companion destroys the zombies. This is compulsory (HZR-77)."""
        group = state.group(self.fighter)
        self.round = Round.EXECUTOR
        if CARDS[self.card].effect is Effect.COMPANION_BLAST and group.tokens[COMPANION]:
            group.add_token(COMPANION, -1)
            state.tell(BLASTED, self.fighter)
            self.win(state)
            return Flow.DONE
        return self.drive_out(state)

    def drive_out(self, state: PartyState) -> Flow:
        """Fight a horde as ordinary zombies with the EXECUTOR (HZR-71).

        Ask first if it can be used only once.
        """
        ready = self.horde > 0 and state.group(self.fighter).executor >= 0
        if ready and self.terms.executor is Executor.ONCE:
            return Flow.ASK
        if ready:
            self.horde = 0
        self.round = Round.SHOOTING
        return self.aim(state)

    def aim(self, state: PartyState) -> Flow:
        """Ask how much ammo to spend, where the terms allow shooting."""
        if self.terms.shooting:
            return Flow.ASK
        self.round = Round.STAND
        return self.stand(state)

    def spend_executor(self, state: PartyState) -> None:
        """Fight this horde as ordinary zombies.

        Bus and EXECUTOR are lost after the fight (HTD-80, HTD-83).
        """
        self.horde = 0
        state.group(self.fighter).executor = DRIVING
        state.tell(EXECUTOR_DRIVEN, self.fighter)

    def stand(self, state: PartyState) -> Flow:
        """End the fight if it is over, otherwise ask: flee or fight on (HZR-37, HZR-38, HZR-44)."""
        group = state.group(self.fighter)
        if state.survivors(self.fighter) == 0:
            group.fight = FightEnd.WIPED
            group.zombies = 0
            self.round = Round.OVER
            return Flow.DONE
        if group.zombies == 0:
            self.win(state)
            return Flow.DONE
        return Flow.ASK

    def win(self, state: PartyState) -> None:
        """End the fight with every zombie gone."""
        group = state.group(self.fighter)
        group.zombies = 0
        group.fight = FightEnd.BEATEN
        self.round = Round.OVER
        state.tell(WON_FIGHT, self.fighter)

    def dice(self, state: PartyState) -> int:
        """Return how many of the melee dice are horde dice: never more than survivors (HZR-46, HZR-53)."""
        return min(self.horde, state.survivors(self.fighter))

    def forbids(self, rule: Effect) -> bool:
        """Return whether the card's red text is this rule."""
        return CARDS[self.card].effect is rule

    def may_flee(self, state: PartyState) -> bool:
        """Return whether the group can flee: the fast path of `why_not_flee`."""
        return state.group(self.fighter).fuel >= FLIGHT and not self.forbids(Effect.NO_FLEE)

    def seat(self, state: PartyState) -> int:
        return self.fighter

    def moment(self, state: PartyState) -> bool:
        """Always ask before a round of melee, because it is a roll, even if the group can't flee."""
        return self.round is Round.STAND

    def idle(self, state: PartyState) -> tuple[int, ...]:
        """Return `flee` if it saves nobody: there is adrenaline for every possible bite of the next roll."""
        if self.round is not Round.STAND or self.terms.flight_saves or self.horde:
            return ()
        spare = 0 if self.forbids(Effect.NO_ADRENALINE) else state.group(self.fighter).adrenaline
        return (FLEE,) if spare >= state.survivors(self.fighter) else ()

    def options(self, state: PartyState) -> tuple[int, ...]:
        match self.round:
            case Round.MOLOTOV:
                return _MOLOTOV_OR_NOT
            case Round.EXECUTOR:
                return _EXECUTOR_OR_NOT
            case Round.SHOOTING:
                return _SHOTS[min(state.group(self.fighter).ammo, MOST_AMMO)]
            case _:
                return _FIGHT_OR_FLEE if self.may_flee(state) else _FIGHT_ON

    def answer(self, state: PartyState, option: int) -> None:
        match self.round:
            case Round.MOLOTOV:
                self.answer_molotov(state, option)
            case Round.EXECUTOR:
                if option != HOLD:
                    self.spend_executor(state)
                self.round = Round.SHOOTING
            case Round.SHOOTING:
                self.round = Round.STAND
                self.shoot(state, option - SHOOT)
            case _:
                if option == FLEE:
                    self.flee(state)
                else:
                    self.round = Round.MELEE

    def answer_molotov(self, state: PartyState, option: int) -> None:
        """Use the Molotov and kill all zombies, or keep it (HZR-72)."""
        self.round = Round.BLAST
        if option != HOLD:
            state.group(self.fighter).add_token(MOLOTOV, -1)
            state.tell(BURNED, self.fighter)
            self.win(state)

    def shoot(self, state: PartyState, ammo: int) -> None:
        """Roll two black dice for each ammo, all at once (HZR-36, HZR-49, HZR-77)."""
        if ammo == 0:
            return
        group = state.group(self.fighter)
        group.ammo -= ammo
        heard = state.log is not None
        faces: list[int] = []
        killed = bites = 0
        for _ in range(DICE_PER_AMMO * ammo):
            face = BLACK_DIE[state.chance.below(6)]
            if heard:
                faces.append(face)
            if face in (HIT, CRITICAL):
                killed += 1
            elif face == BITE:
                bites += 1
        if heard:
            state.tell(SHOT, self.fighter, ammo, items=faces)
        if bites and self.forbids(Effect.RANGED_BITE_ADDS):
            group.zombies += bites
            state.tell(MORE_CAME, bites)
        killed = min(killed, group.zombies)  # HZR-49: surplus kills are lost
        group.zombies -= killed
        if killed:
            state.tell(SHOT_DOWN, self.fighter, killed, group.zombies)

    def flee(self, state: PartyState) -> None:
        """Leave the fight for two fuel (HZR-37)."""
        group = state.group(self.fighter)
        group.gain(FUEL, -FLIGHT)
        group.fight = FightEnd.FLED
        group.zombies = 0
        self.round = Round.OVER
        state.tell(FLED, self.fighter)

    def clone(self) -> Fight:
        twin = Fight(self.fighter, self.card, self.terms)
        twin.horde = self.horde
        twin.round = self.round
        return twin

    def prompt(self, state: PartyState) -> Prompt:
        values: dict[str, int | str] = {
            "zombies": state.group(self.fighter).zombies,
            "survivors": state.survivors(self.fighter),
        }
        match self.round:
            case Round.MOLOTOV:
                return Prompt("molotov", "HZR-78", values)
            case Round.EXECUTOR:
                return Prompt("executor", self.terms.executor_clause, values)
            case Round.SHOOTING:
                return Prompt("shoot", "HZR-36", values)
            case _ if self.may_flee(state):
                return Prompt("stand", self.terms.flee_clause, values)
            case _:
                return Prompt("fight-on", "HZR-38", values)

    def tries(self, state: PartyState) -> tuple[int, ...]:
        tokens = held_tokens(state, self.fighter, but=self.asked_token())
        match self.round:
            case Round.MOLOTOV | Round.EXECUTOR:
                return (USE + self.asked_token(), HOLD, *tokens)
            case Round.SHOOTING:
                ammo = min(state.group(self.fighter).ammo + 1, MOST_AMMO)
                return (*range(SHOOT, SHOOT + ammo + 1), FIGHT, FLEE, *tokens)
            case _:
                return (FIGHT, FLEE, SHOOT + 1, *tokens)

    def verdict(self, state: PartyState, option: int) -> Refusal | None:
        if option in (HOLD, USE + self.asked_token()):
            return None
        if option < SHOOT:
            return token_refusal(state, self.fighter, option - USE)
        if option == FLEE:
            return self.why_not_flee(state)
        if option == FIGHT:
            waits = self.round is Round.SHOOTING
            return Refusal(option, "HZR-36", "shooting-first") if waits else None
        return self.why_not_shoot(state, option)

    def asked_token(self) -> int:
        """Return the token that the question is about; -1 if there is none."""
        if self.round is Round.MOLOTOV:
            return MOLOTOV
        return BUS if self.round is Round.EXECUTOR else -1

    def why_not_flee(self, state: PartyState) -> Refusal | None:
        """Return why the group can't flee (HZR-37)."""
        if self.forbids(Effect.NO_FLEE):
            return Refusal(FLEE, self.terms.no_flee_clause, "no-flee")
        if self.round is Round.SHOOTING:
            return Refusal(FLEE, self.terms.flee_clause, "shooting-first")
        fuel = state.group(self.fighter).fuel
        if fuel < FLIGHT:
            return Refusal(FLEE, self.terms.flee_clause, "no-fuel", {"fuel": fuel})
        return None

    def why_not_shoot(self, state: PartyState, option: int) -> Refusal | None:
        """Return why so much ammo can't be spent (HZR-36)."""
        if self.round is not Round.SHOOTING:
            reason = "one-shooting" if self.terms.shooting else "no-shooting-here"
            return Refusal(option, self.terms.shooting_clause, reason)
        ammo = state.group(self.fighter).ammo
        return Refusal(option, "HZR-36", "no-ammo", {"ammo": ammo}) if option - SHOOT > ammo else None
