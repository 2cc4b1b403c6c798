"""Super-bonuses: looking at six, keeping up to three in secret (RDM-30, RDM-31)."""

from __future__ import annotations

from typing import Final, final

from deadroad.games.road_master.events import KEPT, KEPT_WHICH, LOOKED, SAW
from deadroad.games.road_master.options import DONE, KEEP
from deadroad.games.road_master.state import RoadState
from deadroad.kernel.frame import Flow, Frame
from deadroad.kernel.question import Prompt, Refusal

LOOKS: Final = 6
KEEPS: Final = 3


def look(state: RoadState, seat: int) -> Draft:
    """Take the top six super-bonuses of the pile, or all that are left (RDM-31)."""
    secret = state.secrets[seat]
    pile = state.hidden.pile
    seen = min(LOOKS, len(pile))
    secret.looking = sorted(pile[len(pile) - seen :])
    state.hidden.pile = pile[: len(pile) - seen]
    _take_from_batches(state, seen)
    # Cards in a seat's hand are not in a batch that it put under the pile before.
    secret.rejected = [[card for card in batch if card not in secret.looking] for batch in secret.rejected]
    state.reveal()
    state.tell(LOOKED, seat, seen)
    if state.log is not None:
        state.whisper(seat, SAW, items=secret.looking)
    return Draft(seat, seen)


def _take_from_batches(state: RoadState, amount: int) -> None:
    public = state.public
    owners = public.batch_owners
    sizes = list(public.batch_sizes)
    at = 0
    while amount:
        taken = min(amount, sizes[at])
        sizes[at] -= taken
        amount -= taken
        if not sizes[at]:
            if owners[at] >= 0:
                # A seat's batches leave the pile in the order in which they went under it.
                owner = state.secrets[owners[at]]
                owner.rejected = owner.rejected[1:]
            at += 1
    public.batch_owners = owners[at:]
    public.batch_sizes = sizes[at:]


def put_under(state: RoadState, seat: int) -> None:
    """Put the super-bonuses not kept under the pile in random order (RDM-31)."""
    public = state.public
    secret = state.secrets[seat]
    if secret.looking:
        state.hidden.pile = state.chance.shuffled(secret.looking) + state.hidden.pile
        public.batch_owners = [*public.batch_owners, seat]
        public.batch_sizes = [*public.batch_sizes, len(secret.looking)]
        secret.rejected = [*secret.rejected, secret.looking]
        secret.looking = []


@final
class Draft(Frame[RoadState]):
    """Keep up to three of the super-bonuses in hand. `seen` is how many there were at first."""

    __slots__ = ("finished", "kept", "seen", "who")

    def __init__(self, who: int, seen: int) -> None:
        self.who = who
        self.seen = seen
        self.kept = 0
        self.finished = False

    def clone(self) -> Draft:
        twin = Draft(self.who, self.seen)
        twin.kept = self.kept
        twin.finished = self.finished
        return twin

    def run(self, state: RoadState) -> Flow:
        if self.finished or self.kept == min(KEEPS, self.seen):
            put_under(state, self.who)
            state.tell(KEPT, self.who, self.kept)
            return Flow.DONE
        return Flow.ASK

    def seat(self, state: RoadState) -> int:
        return self.who

    def secret(self, state: RoadState) -> bool:
        return True

    def options(self, state: RoadState) -> tuple[int, ...]:
        return (*[KEEP + bonus for bonus in state.secrets[self.who].looking], DONE)

    def answer(self, state: RoadState, option: int) -> None:
        if option == DONE:
            self.finished = True
            return
        bonus = option - KEEP
        secret = state.secrets[self.who]
        secret.kept = [*secret.kept, bonus]
        secret.looking = [card for card in secret.looking if card != bonus]
        state.public.hauliers[self.who].bonuses += 1
        state.public.stirred = True
        self.kept += 1
        state.whisper(self.who, KEPT_WHICH, bonus)

    def prompt(self, state: RoadState) -> Prompt:
        return Prompt("draft", "RDM-30", {"left": min(KEEPS, self.seen) - self.kept})

    def tries(self, state: RoadState) -> tuple[int, ...]:
        secret = state.secrets[self.who]
        return (*[KEEP + bonus for bonus in [*secret.looking, *secret.kept]], DONE)

    def verdict(self, state: RoadState, option: int) -> Refusal | None:
        kept = option != DONE and option - KEEP in state.secrets[self.who].kept
        return Refusal(option, "RDM-30", "already-kept") if kept else None
