"""One round of melee: roll a die for each survivor, then settle every die (HZR-38 to HZR-47, HZR-52)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.cards import (
    BITE,
    BLACK_DIE,
    CRITICAL,
    HIT,
    HORDE_DIE,
    HORROR,
    OPPORTUNITY,
)
from deadroad.games.hit_z_road.events import (
    BITE_DODGED,
    BITTEN,
    HORRIBLY_DIED,
    KILLED,
    ROLLED,
    SEIZED,
    STRUCK_TWICE,
)
from deadroad.games.hit_z_road.options import BITE as SETTLE_BITE
from deadroad.games.hit_z_road.options import OPPORTUNITY as SETTLE_OPPORTUNITY
from deadroad.games.hit_z_road.options import SECOND as SETTLE_SECOND
from deadroad.games.hit_z_road.options import USE
from deadroad.games.hit_z_road.party import Cause, Losses, PartyState
from deadroad.games.hit_z_road.refusals import held_tokens, token_refusal
from deadroad.kernel.frame import Flow
from deadroad.kernel.frames.each import Each
from deadroad.kernel.question import Prompt, Refusal

# Kinds of dice that wait for an answer.
BITES: Final = 0
OPPORTUNITIES: Final = 1
SECONDS: Final = 2
# The answers to each: with adrenaline, and without.
WITH: Final = 0
WITHOUT: Final = 1
_LONE_BITE: Final[tuple[int, ...]] = (SETTLE_BITE + WITHOUT,)
_NOTHING_PENDING: Final[list[int]] = [0, 0, 0]
# By kind: the first of its answers.
_FIRST: Final[tuple[int, ...]] = (SETTLE_BITE, SETTLE_OPPORTUNITY, SETTLE_SECOND)
# The answers to all kinds that wait, if adrenaline can be spent. One bit for each kind says which.
_ANSWERS: Final[list[tuple[int, ...]]] = [
    tuple([_FIRST[_kind] + _way for _kind in range(3) if _waiting >> _kind & 1 for _way in (WITH, WITHOUT)])
    for _waiting in range(8)
]


@final
@mypyc_attr(free_list_len=1)
class Melee(Each[PartyState]):
    """Hits, first kills of criticals and horrible deaths happen at once; the rest in any order."""

    __slots__ = ("calm", "horde", "rolled")

    def __init__(self, fighter: int, horde: int, calm: bool) -> None:
        super().__init__(fighter, _NOTHING_PENDING)
        self.horde = horde  # how many of the dice are horde dice
        self.calm = calm  # no adrenaline in this fight (HZR-77)
        self.rolled = False

    def run(self, state: PartyState) -> Flow:
        if not self.rolled:
            self.rolled = True
            horrors = self.roll(state)
            if horrors:
                state.tell(HORRIBLY_DIED, self.owner, horrors)
                return state.call(Losses(self.owner, horrors, Cause.HORROR))
        return Flow.ASK if self.drop_moot(state) else Flow.DONE

    def roll(self, state: PartyState) -> int:
        """Roll, and apply what needs no answer; return how many die horribly."""
        heard = state.log is not None
        faces: list[int] = []
        hits = criticals = opportunities = bites = horrors = 0
        for die in range(state.survivors(self.owner)):
            face = (HORDE_DIE if die < self.horde else BLACK_DIE)[state.chance.below(6)]
            if heard:
                faces.append(face)
            if face == HIT:
                hits += 1
            elif face == CRITICAL:
                criticals += 1
            elif face == OPPORTUNITY:
                opportunities += 1
            elif face == BITE:
                bites += 1
            elif face == HORROR:
                horrors += 1
        if heard:
            state.tell(ROLLED, self.owner, items=faces)
        self.kill(state, hits + criticals)
        if bites or opportunities or criticals:
            self.pending = [bites, opportunities, criticals]
        return horrors

    def kill(self, state: PartyState, count: int) -> None:
        """Remove zombies; surplus kills are lost (HZR-49)."""
        group = state.group(self.owner)
        killed = min(count, group.zombies)
        group.zombies -= killed
        if killed:
            state.tell(KILLED, self.owner, killed, group.zombies)

    def drop_moot(self, state: PartyState) -> bool:
        """Drop the dice that nothing can be answered to (HZR-52). Return whether any are left."""
        pending = self.pending
        bites = pending[BITES] > 0
        chances = pending[OPPORTUNITIES] > 0 or pending[SECONDS] > 0
        if (bites or chances) and state.survivors(self.owner) == 0:
            self.pending = _NOTHING_PENDING
            return False
        if chances and not self.may_kill(state):
            self.pending = [pending[BITES], 0, 0]
            return bites
        return bites or chances

    def able(self, state: PartyState) -> bool:
        """Return whether adrenaline can be spent."""
        return not self.calm and state.group(self.owner).adrenaline > 0

    def may_kill(self, state: PartyState) -> bool:
        """Return whether adrenaline can be spent to kill a zombie."""
        return self.able(state) and state.group(self.owner).zombies > 0

    def options(self, state: PartyState) -> tuple[int, ...]:
        # `drop_moot` has left only dice that can be answered; without adrenaline these are bites.
        if not self.able(state):
            return _LONE_BITE
        pending = self.pending
        return _ANSWERS[(pending[BITES] > 0) + 2 * (pending[OPPORTUNITIES] > 0) + 4 * (pending[SECONDS] > 0)]

    def kind_of(self, option: int) -> int:
        if option >= SETTLE_SECOND:
            return SECONDS
        return OPPORTUNITIES if option >= SETTLE_OPPORTUNITY else BITES

    def settle(self, state: PartyState, option: int) -> None:
        group = state.group(self.owner)
        if option == SETTLE_BITE + WITHOUT:
            state.tell(BITTEN, self.owner)
            asking = state.fall(self.owner, Cause.BITE)
            if asking is not None:
                state.call(asking)
        elif option == SETTLE_BITE + WITH:
            group.adrenaline -= 1
            state.tell(BITE_DODGED, self.owner)
        elif option in (SETTLE_OPPORTUNITY + WITH, SETTLE_SECOND + WITH):
            group.adrenaline -= 1
            group.zombies -= 1
            kind = SEIZED if option == SETTLE_OPPORTUNITY + WITH else STRUCK_TWICE
            state.tell(kind, self.owner, group.zombies)

    def clone(self) -> Melee:
        twin = Melee(self.owner, self.horde, self.calm)
        twin.pending = self.pending
        twin.rolled = self.rolled
        return twin

    def prompt(self, state: PartyState) -> Prompt:
        return Prompt(
            "melee",
            "HZR-52",
            {
                "bites": self.pending[BITES],
                "opportunities": self.pending[OPPORTUNITIES],
                "seconds": self.pending[SECONDS],
                "zombies": state.group(self.owner).zombies,
            },
        )

    def tries(self, state: PartyState) -> tuple[int, ...]:
        missing = [_FIRST[kind] + WITH for kind in range(len(_FIRST)) if not self.pending[kind]]
        return (*self.options(state), *missing, *held_tokens(state, self.owner))

    def verdict(self, state: PartyState, option: int) -> Refusal | None:
        if option < SETTLE_BITE:
            return token_refusal(state, self.owner, option - USE)
        # Without adrenaline nothing is asked, so no answer is refused because it is missing.
        if not self.pending[self.kind_of(option)]:
            return Refusal(option, "HZR-52", "no-such-die")
        return None
