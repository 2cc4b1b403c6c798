"""One round of melee: roll a die for each survivor, then settle every die (HZR-38 to HZR-47, HZR-52)."""

from __future__ import annotations

from typing import Final, final

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
# By kind: the first of its answers.
_FIRST: Final = (SETTLE_BITE, SETTLE_OPPORTUNITY, SETTLE_SECOND)


@final
class Melee(Each[PartyState]):
    """Hits, first kills of criticals and horrible deaths happen at once; the rest in any order."""

    __slots__ = ("calm", "horde", "rolled")

    def __init__(self, fighter: int, horde: int, calm: bool) -> None:
        super().__init__(fighter, [0, 0, 0])
        self.horde = horde  # how many of the dice are horde dice
        self.calm = calm  # no adrenaline in this fight (HZR-77)
        self.rolled = False

    def run(self, state: PartyState) -> Flow:
        if not self.rolled:
            self.rolled = True
            return self.roll(state)
        return Each.run(self, state)

    def roll(self, state: PartyState) -> Flow:
        """Roll, and apply what needs no answer."""
        dice = state.survivors(self.owner)
        chance = state.chance
        faces = [HORDE_DIE[chance.below(6)] for _ in range(self.horde)]
        faces += [BLACK_DIE[chance.below(6)] for _ in range(dice - self.horde)]
        state.tell(ROLLED, self.owner, items=tuple(faces))
        criticals = faces.count(CRITICAL)
        self.kill(state, faces.count(HIT) + criticals)
        self.pending = [faces.count(BITE), faces.count(OPPORTUNITY), criticals]
        horrors = faces.count(HORROR)
        if horrors:
            state.tell(HORRIBLY_DIED, self.owner, horrors)
            return state.call(Losses(self.owner, horrors, Cause.HORROR))
        return Flow.CALL

    def kill(self, state: PartyState, count: int) -> None:
        """Remove zombies; surplus kills are lost (HZR-49)."""
        group = state.group(self.owner)
        killed = min(count, group.zombies)
        group.zombies -= killed
        if killed:
            state.tell(KILLED, self.owner, killed, group.zombies)

    def ways(self, state: PartyState, kind: int) -> tuple[int, ...]:
        if state.survivors(self.owner) == 0:  # HZR-52: nobody is left to be bitten, or to strike
            return ()
        able = self.able(state)
        if kind == BITES:
            return (SETTLE_BITE + WITH, SETTLE_BITE + WITHOUT) if able else (SETTLE_BITE + WITHOUT,)
        if not able or state.group(self.owner).zombies == 0:
            return ()
        first = SETTLE_OPPORTUNITY if kind == OPPORTUNITIES else SETTLE_SECOND
        return (first + WITH, first + WITHOUT)

    def able(self, state: PartyState) -> bool:
        """Whether adrenaline can be spent."""
        return not self.calm and state.group(self.owner).adrenaline > 0

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
        # Without adrenaline nothing is asked, so no answer is refused for want of it.
        if not self.pending[self.kind_of(option)]:
            return Refusal(option, "HZR-52", "no-such-die")
        return None
