"""The position: what every seat sees, what one seat knows, what no seat knows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deadroad.games.road_master.board import BIT, WAREHOUSE
from deadroad.games.road_master.cards import BONUS_PILE, COLOUR, DESTINATION, KINDS, OKS, QUANTITY
from deadroad.games.road_master.tokens import LEFT
from deadroad.kernel.secret_state import SecretState
from deadroad.kernel.sharing import changed

OFFER: Final = 9  # contracts in the freight exchange (RDM-2)
NOWHERE: Final = -1  # where a truck is before it is placed
NOTHING: Final = -1  # an empty place in the exchange; the back of an empty deck

# Lists in a state are replaced, never changed, so all can start as the same one.
NO_CUBES: Final[list[int]] = [0] * KINDS
NONE: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []
_FIRST_OWNERS: Final = [NOTHING]
_FIRST_SIZES: Final = [len(BONUS_PILE)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Haulier:
    """The public part of one seat: truck, cargo, contracts with their cubes, points."""

    __slots__ = (
        "best",
        "bonus_points",
        "bonuses",
        "cargo",
        "contracts",
        "filled",
        "laid",
        "penalties",
        "score",
        "shown",
        "truck",
    )

    def __init__(self, like: Haulier | None = None) -> None:
        if like is None:
            self.truck = NOWHERE
            self.cargo: list[int] = NO_CUBES
            self.contracts: list[int] = NONE
            self.laid: list[int] = NONE  # cubes on each contract, in the same order
            self.score = 0  # points of filled contracts
            self.filled = 0
            self.best = 0  # points of the best filled contract (RDM-84)
            self.bonuses = 0  # how many super-bonuses are held; which ones is secret
            # Known only when the game is over (RDM-81, RDM-82).
            self.penalties = 0
            self.bonus_points = 0
            self.shown: list[int] = NONE
        else:
            self.truck = like.truck
            self.cargo = like.cargo
            self.contracts = like.contracts
            self.laid = like.laid
            self.score = like.score
            self.filled = like.filled
            self.best = like.best
            self.bonuses = like.bonuses
            self.penalties = like.penalties
            self.bonus_points = like.bonus_points
            self.shown = like.shown

    def clone(self) -> Haulier:
        """Return a copy."""
        return Haulier(like=self)

    def warehouse(self) -> int:
        """Return the warehouse of the truck's dock; -1 elsewhere."""
        return NOWHERE if self.truck == NOWHERE else WAREHOUSE[self.truck]

    def aboard(self) -> int:
        """Return how many cubes are in the truck."""
        cargo = self.cargo
        return cargo[0] + cargo[1] + cargo[2] + cargo[3] + cargo[4] + cargo[5]

    def put_aboard(self, colour: int, amount: int) -> None:
        """Add cubes to the cargo; a negative amount removes them."""
        self.cargo = changed(self.cargo, colour, self.cargo[colour] + amount)

    def wants(self, colour: int, warehouse: int) -> int:
        """Return how many cubes of a colour the open contracts for a warehouse can still take."""
        wanted = 0
        laid = self.laid
        for at, contract in enumerate(self.contracts):
            if COLOUR[contract] == colour and DESTINATION[contract] == warehouse:
                wanted += QUANTITY[contract] - laid[at]
        return wanted


_NO_HAULIERS: Final[list[Haulier]] = []


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Public:
    """What every seat sees."""

    __slots__ = (
        "actions",
        "batch_owners",
        "batch_sizes",
        "closed",
        "deck",
        "exchange",
        "explosives",
        "first",
        "gone",
        "half_booms",
        "hauliers",
        "idle",
        "left",
        "limit",
        "oks",
        "out",
        "perishables",
        "round",
        "shortages",
        "spent",
        "stirred",
        "stock",
        "top",
        "triggered",
        "turn",
    )

    def __init__(self, like: Public | None = None) -> None:  # noqa: PLR0915 - fields
        if like is None:
            # Settings (RDM-2, RDM-97) and what they fix.
            self.shortages = True
            self.explosives = False
            self.perishables = False
            self.limit = 0  # score that triggers the end (RDM-80)
            # Rounds.
            self.first = 0  # the first player
            self.turn = 0  # whose turn it is
            self.round = 0
            self.idle = 0  # full rounds in a row without progress (RDM-85)
            self.stirred = False  # whether this round had progress
            self.triggered = False  # whether the limit has been reached
            # The turn: actions taken, the set of faces spent, how many of each face can still be shown.
            self.actions = 0
            self.spent = 0
            self.left: list[int] = LEFT[0]
            self.oks = OKS  # boom cards still to come
            self.half_booms = 0  # half-booms drawn this turn
            # The board.
            self.hauliers: list[Haulier] = _NO_HAULIERS
            self.stock: list[list[int]] = _NO_LISTS  # cubes by warehouse and colour
            self.out: list[int] = NO_CUBES  # cubes that have left the game
            self.closed = 0  # warehouses that have been empty (RDM-27), as bits
            # Cards.
            self.exchange: list[int] = NONE
            self.deck = 0  # cards in the deck
            self.top = NOTHING  # the colour on the back of its top card
            self.gone: list[int] = NONE  # cards out of the game
            # The super-bonus pile as batches, top to bottom: the untouched cards, then what each look put
            # under.
            self.batch_owners: list[int] = _FIRST_OWNERS
            self.batch_sizes: list[int] = _FIRST_SIZES
        else:
            self.shortages = like.shortages
            self.explosives = like.explosives
            self.perishables = like.perishables
            self.limit = like.limit
            self.first = like.first
            self.turn = like.turn
            self.round = like.round
            self.idle = like.idle
            self.stirred = like.stirred
            self.triggered = like.triggered
            self.actions = like.actions
            self.spent = like.spent
            self.left = like.left
            self.oks = like.oks
            self.half_booms = like.half_booms
            self.hauliers = [haulier.clone() for haulier in like.hauliers]
            self.stock = like.stock
            self.out = like.out
            self.closed = like.closed
            self.exchange = like.exchange
            self.deck = like.deck
            self.top = like.top
            self.gone = like.gone
            self.batch_owners = like.batch_owners
            self.batch_sizes = like.batch_sizes

    def clone(self) -> Public:
        """Return a copy."""
        return Public(like=self)

    def occupied(self) -> i64:
        """Return the spaces that hold a truck, as bits."""
        spaces: i64 = 0
        for haulier in self.hauliers:
            if haulier.truck != NOWHERE:
                spaces |= BIT[haulier.truck]
        return spaces

    def lying(self, warehouse: int) -> int:
        """Return how many cubes of any colour lie in a warehouse."""
        stock = self.stock[warehouse]
        return stock[0] + stock[1] + stock[2] + stock[3] + stock[4] + stock[5]

    def put_in(self, warehouse: int, colour: int, amount: int) -> None:
        """Add cubes to a warehouse; a negative amount removes them."""
        cubes = self.stock[warehouse]
        self.stock = changed(self.stock, warehouse, changed(cubes, colour, cubes[colour] + amount))

    def put_out(self, colour: int, amount: int) -> None:
        """Remove cubes from the game."""
        self.out = changed(self.out, colour, self.out[colour] + amount)

    def pile(self) -> int:
        """Return how many super-bonuses are in the pile."""
        return sum(self.batch_sizes)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Secret:
    """What only one seat knows: the super-bonuses it holds, looks at, and has put under the pile."""

    __slots__ = ("kept", "looking", "rejected")

    def __init__(self, like: Secret | None = None) -> None:
        if like is None:
            self.kept: list[int] = NONE
            self.looking: list[int] = NONE
            # For each batch of this seat still in the pile, top to bottom: the cards that may be in it.
            self.rejected: list[list[int]] = _NO_LISTS
        else:
            self.kept = like.kept
            self.looking = like.looking
            self.rejected = like.rejected

    def clone(self) -> Secret:
        """Return a copy."""
        return Secret(like=self)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hidden:
    """What no seat knows: the order of the deck and of the super-bonus pile, their tops last."""

    __slots__ = ("deck", "pile")

    def __init__(self, like: Hidden | None = None) -> None:
        if like is None:
            self.deck: list[int] = NONE
            self.pile: list[int] = NONE
        else:
            self.deck = like.deck
            self.pile = like.pile

    def clone(self) -> Hidden:
        """Return a copy."""
        return Hidden(like=self)


@final
@mypyc_attr(free_list_len=1)
class RoadState(SecretState[Public, Secret, Hidden]):
    """A position of Road Master."""

    __slots__ = ()

    def clone(self) -> RoadState:
        return RoadState(
            self.seats,
            self.chance.clone(),
            self.public.clone(),
            [secret.clone() for secret in self.secrets],
            self.hidden.clone(),
            self,
        )
