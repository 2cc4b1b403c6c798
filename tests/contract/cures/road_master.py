from __future__ import annotations

from deadroad.games.road_master.board import BEHIND, DOCK, FREE_DRIVES, SPACES
from deadroad.games.road_master.draft import Draft
from deadroad.games.road_master.exchange import Exchange
from deadroad.games.road_master.loading import Loading
from deadroad.games.road_master.options import FORWARD, KEEP, REVERSE
from deadroad.games.road_master.state import NOWHERE, Haulier, RoadState
from deadroad.games.road_master.tokens import LEFT
from deadroad.games.road_master.unloading import Unloading
from deadroad.kernel.frame import State
from deadroad.kernel.question import Refusal

INCURABLE = {
    "perishable": "too rare in random games; tests/scenarios/road_master/test_perishables.py has it",
    "no-contracts": "contracts that are used up do not come back",
    "keep-right": "the left lane is closed there whatever stands on the board, but for passing",
    "pull-in": "two passing steps in a row are never allowed",
}
CURED = [
    "no-token",
    "no-bonuses",
    "place-first",
    "placed",
    "space-taken",
    "no-dock",
    "truck-full",
    "truck-empty",
    "nothing-here",
    "blocked",
    "too-far",
    "not-behind",
    "contract-full",
    "elsewhere",
    "none-aboard",
    "unload-first",
    "take-contracts-first",
    "already-yours",
    "already-kept",
    "deck-empty",
    "take-one",
    "move-one",
    "not-there",
    "no-room",
    "owed",
]


def cure(state: State, refusal: Refusal) -> None:
    """Take away the cause of a refusal, and nothing else."""
    assert isinstance(state, RoadState)
    public = state.public
    seat = state.seat
    haulier = public.hauliers[seat]
    match refusal.reason:
        case "no-token":
            public.left = LEFT[0]
        case "no-bonuses":
            public.batch_sizes = [1]
        case "place-first" | "no-dock":
            haulier.truck = DOCK
        case "placed":
            haulier.truck = NOWHERE
        case "space-taken" | "blocked":
            for other, their in enumerate(public.hauliers):
                if other != seat:
                    their.truck = NOWHERE
        case "truck-full" | "no-room":
            haulier.cargo = [0] * 6
        case "truck-empty":
            haulier.cargo = [0, 1, 0, 0, 0, 0]
        case "none-aboard":
            haulier.cargo = [1 if colour == refusal.values["colour"] else 0 for colour in range(6)]
        case "nothing-here":
            public.stock = [[1] * 6 for _ in range(6)]
        case "not-there":
            public.stock = [[5] * 6 for _ in range(6)]
        case "too-far":
            space = refusal.option - FORWARD
            haulier.truck = next(start for start in range(len(SPACES)) if space in FREE_DRIVES[start])
        case "not-behind":
            space = refusal.option - REVERSE
            haulier.truck = next(start for start in range(len(SPACES)) if space in BEHIND[start])
        case "elsewhere":
            to_warehouse(haulier, int(refusal.values["warehouse"]))
        case _:
            cure_cards(state, refusal)


def cure_cards(state: RoadState, refusal: Refusal) -> None:
    """Take away a cause that lies in contracts, super-bonuses or how far an action has come."""
    seat = state.seat
    top = state.stack[-1]
    haulier = state.public.hauliers[seat]
    match refusal.reason:
        case "contract-full":
            haulier.laid = [0] * len(haulier.laid)
        case "owed":
            haulier.contracts = []
        case "unload-first":
            state.stack = [*state.stack, Unloading(seat)]
        case "take-contracts-first":
            state.stack = [*state.stack, Exchange(seat)]
        case "already-yours":
            haulier.contracts = []
        case "already-kept":
            state.secrets[seat].kept = []
            state.secrets[seat].looking = [refusal.option - KEEP]
            state.stack = [*state.stack, Draft(seat, 1)]
        case "deck-empty":
            state.public.deck = 1
        case "take-one" if isinstance(top, Exchange):
            top.taken = 1
        case "move-one" if isinstance(top, Loading | Unloading):
            top.moved = True


def to_warehouse(haulier: Haulier, warehouse: int) -> None:
    """Put the truck to the first dock of a warehouse."""
    haulier.truck = DOCK
    while haulier.warehouse() != warehouse:
        haulier.truck += 1
