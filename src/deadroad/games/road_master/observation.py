"""The observation of Road Master: trucks, cargo, contracts, warehouses, the seat's super-bonuses."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deadroad.games.road_master.board import DISTANCE, SPACES, WAREHOUSE
from deadroad.games.road_master.cards import (
    BONUSES,
    COLOUR,
    COLOURS,
    CONTRACTS,
    DESTINATION,
    HALF_BOOMS,
    KINDS,
    LETTERS,
    OKS,
    PENALTY,
    POINTS,
    QUANTITY,
    SHORTAGES,
)
from deadroad.games.road_master.draft import KEEPS, LOOKS, Draft
from deadroad.games.road_master.exchange import PICKS, Exchange
from deadroad.games.road_master.loading import Loading
from deadroad.games.road_master.options import CAPACITY
from deadroad.games.road_master.state import NOTHING, Haulier, Public, Secret
from deadroad.games.road_master.tokens import ACTIONS, FACES, LEFT, counts_of
from deadroad.games.road_master.turn import IDLE_ROUNDS, Rounds, Turn
from deadroad.games.road_master.unloading import Unloading
from deadroad.kernel.observation import OWNERS, Observer
from deadroad.kernel.row import Row, Table
from deadroad.kernel.view import View

SEATS: Final = 6
MOST_POINTS: Final = 256
MOST_CUBES: Final = 64  # of one colour, anywhere
BATCHES: Final = 3  # the seat's batches in the pile that are shown separately
ROUTES: Final[list[str]] = [f"{colour} to {letter}" for colour in COLOURS for letter in LETTERS]
# A contract's place among the routes.
ROUTE: Final[list[int]] = [COLOUR[card] * KINDS + DESTINATION[card] for card in range(len(CONTRACTS))]
CARD_NAMES: Final[list[str]] = [*CONTRACTS, *SHORTAGES]
OFFER_CUBES: Final[list[str]] = [f"on offer, cubes {route}" for route in ROUTES]
OFFER_POINTS: Final[list[str]] = [f"on offer, points {route}" for route in ROUTES]
DELIVERED: Final[list[str]] = [f"delivered {colour}" for colour in COLOURS]
WANTED: Final[list[str]] = [f"wanted {route}" for route in ROUTES]
OWN_OPEN: Final[list[str]] = [f"own and open {contract}" for contract in CONTRACTS]
OWN_LAID: Final[list[str]] = [f"cubes on own {contract}" for contract in CONTRACTS]
OWN_POINTS: Final[list[str]] = [f"own points to come {route}" for route in ROUTES]
GONE: Final[list[str]] = [f"gone or taken {card}" for card in CARD_NAMES]
ACTION_NAMES: Final[list[str]] = [f"{count}" for count in range(ACTIONS + 1)]
TURN_NAMES: Final[list[str]] = [f"{count}" for count in range(1, SEATS + 1)]
PILE_NAMES: Final[list[str]] = [f"place {at} in the pile put there by" for at in range(len(BONUSES))]
BATCH_NAMES: Final[list[str]] = [f"may be in own batch {at}" for at in range(BATCHES)]
NO_HAULIER: Final = Haulier()
NO_SECRET: Final = Secret()


def printed_spaces() -> Table:
    """Return the spaces: each by itself, the warehouse of a dock, how far the warehouses are."""
    rows: list[list[float]] = []
    for space in range(len(SPACES)):
        here = [float(space == one) for one in range(len(SPACES))]
        dock = [float(WAREHOUSE[space] == one) for one in range(KINDS)]
        far = [float(shortest(space, warehouse)) / 16 for warehouse in range(KINDS)]
        rows.append([*here, *dock, *far])
    columns = [
        *[f"on {space}" for space in SPACES],
        *[f"at warehouse {letter}" for letter in LETTERS],
        *[f"spaces to {letter}" for letter in LETTERS],
    ]
    return Table(columns, rows)


def shortest(space: int, warehouse: int) -> int:
    """Return how many spaces it is to the nearest dock of a warehouse."""
    if WAREHOUSE[space] == warehouse:
        return 0
    docks = [dock for dock in range(len(SPACES)) if WAREHOUSE[dock] == warehouse]
    return min([DISTANCE[space][dock] for dock in docks if DISTANCE[space][dock] > 0])


def printed_tokens() -> Table:
    """Return for each set of used faces how often each was used, and how many can still be shown."""
    rows = [
        [*[count / 2 for count in counts_of(code)], *[left / 2 for left in LEFT[code]]]
        for code in range(len(LEFT))
    ]
    return Table([f"{what} {face}" for what in ("spent", "left") for face in FACES], rows)


TRUCK: Final[Table] = printed_spaces()
TOKENS: Final[Table] = printed_tokens()


@final
class RoadObserver(Observer):
    """An observation of Road Master."""

    __slots__ = ()

    def __init__(self, view: View) -> None:
        kinds: list[type] = [Turn, Exchange, Draft, Loading, Unloading]
        super().__init__(SEATS, kinds, view)

    def describe(self, view: View, row: Row) -> None:
        public = view.public
        assert isinstance(public, Public)
        row.flag("shortages", public.shortages)
        row.flag("explosives", public.explosives)
        row.flag("perishables", public.perishables)
        row.number("score that triggers the end", public.limit, 32, MOST_POINTS)
        self.turn(view, public, row)
        self.board(public, row)
        for step in range(SEATS):
            seat = self.seat(view, step)
            if seat < 0 and row.repeats(self.nobody, SEATS - step):
                break
            start = row.at
            row.of(OWNERS[step])
            self.haulier(public.hauliers[seat] if seat >= 0 else NO_HAULIER, row)
            if seat < 0:
                self.nobody = row.stretch(start)
        row.of("")
        self.cards(view, public, row)
        self.bonuses(view, public, row)

    def turn(self, view: View, public: Public, row: Row) -> None:
        """Write the active seat, its actions in this turn, and the frame in play."""
        played = 0
        fuse = False
        taken = 0
        kept = 0
        seen = 0
        moved = False
        for frame in view.stack:
            if type(frame) is Rounds:
                played = frame.played
            elif type(frame) is Turn:
                fuse = frame.fuse
            elif type(frame) is Exchange:
                taken = frame.taken
            elif type(frame) is Draft:
                kept = frame.kept
                seen = frame.seen
            elif type(frame) is Loading or type(frame) is Unloading:
                moved = frame.moved
        row.chair("first player", public.first)
        row.chair("turn of", public.turn)
        row.choice("turn of the round", played - 1, TURN_NAMES)
        row.level("idle rounds", public.idle, IDLE_ROUNDS)
        row.flag("progress this round", public.stirred)
        row.flag("last round", public.triggered)
        row.choice("actions", public.actions, ACTION_NAMES)
        row.printed("faces", TOKENS, public.spent)
        row.number("boom cards without a boom", public.oks, 4, OKS)
        row.number("half-booms", public.half_booms, 1, HALF_BOOMS)
        row.flag("fuse lit", fuse)
        row.level("contracts taken now", taken, PICKS)
        row.level("super-bonuses kept now", kept, KEEPS)
        row.level("super-bonuses looked at", seen, LOOKS)
        row.flag("something moved", moved)

    def board(self, public: Public, row: Row) -> None:
        """Write the cubes in the warehouses and the contracts on offer."""
        for warehouse, stock in enumerate(public.stock):
            row.numbers(LETTERS[warehouse], stock, COLOURS, 8, MOST_CUBES)
        row.subset("closed", public.closed, LETTERS)
        row.numbers("out of the game", public.out, COLOURS, 8, MOST_CUBES)
        row.number("deck", public.deck, 64, 128)
        row.choice("back of the top card", public.top, COLOURS)
        asked = row.block(OFFER_CUBES, 4, MOST_CUBES)
        points = row.block(OFFER_POINTS, 8, MOST_POINTS)
        card: i64
        for card in public.exchange:
            if card != NOTHING:
                route: i64 = ROUTE[card]
                row.tally(asked + route, QUANTITY[card])
                row.tally(points + route, POINTS[card])
        row.seal(asked, len(ROUTES), 4)
        row.seal(points, len(ROUTES), 8)

    def haulier(self, haulier: Haulier, row: Row) -> None:
        """Write a truck and its cargo, what its contracts still ask for, and what it has scored."""
        row.printed("truck", TRUCK, haulier.truck)
        row.number("aboard", haulier.aboard(), 4, CAPACITY)
        row.numbers("cargo", haulier.cargo, COLOURS, 4, CAPACITY)
        row.number("score", haulier.score, 32, MOST_POINTS)
        row.number("contracts filled", haulier.filled, 8, 64)
        row.number("best contract", haulier.best, 8, 16)
        row.number("super-bonuses", haulier.bonuses, 4, len(BONUSES))
        penalties: i64 = 0
        contracts: i64 = 0
        cards, laid = haulier.contracts, haulier.laid
        at: i64
        for at in range(len(cards)):
            contract: i64 = cards[at]
            if laid[at] < QUANTITY[contract]:
                contracts += 1
                penalties += PENALTY[contract]
        row.number("open contracts", contracts, 8, 64)
        row.number("penalties at stake", penalties, 16, MOST_POINTS)
        delivered = row.block(DELIVERED, 8, MOST_CUBES)
        wanted = row.block(WANTED, 4, MOST_CUBES)
        for at in range(len(cards)):
            contract = cards[at]
            done: i64 = laid[at]
            row.tally(delivered + COLOUR[contract], done)
            row.tally(wanted + ROUTE[contract], QUANTITY[contract] - done)
        if cards:
            row.seal(delivered, KINDS, 8)
            row.seal(wanted, len(ROUTES), 4)

    def cards(self, view: View, public: Public, row: Row) -> None:
        """Write every contract by name: whether it is on offer, own with its cubes, or gone."""
        row.counts("on offer", [card for card in public.exchange if card != NOTHING], CONTRACTS)
        own_open = row.block(OWN_OPEN, 1, 1)
        own_laid = row.block(OWN_LAID, 4, CAPACITY)
        points = row.block(OWN_POINTS, 8, MOST_POINTS)
        gone = row.block(GONE, 1, 1)
        card: i64
        for card in public.gone:
            row.light(gone + card)
        for seat, haulier in enumerate(public.hauliers):
            for card in haulier.contracts:
                row.light(gone + card)
            if seat == view.seat:
                for at, contract in enumerate(haulier.contracts):
                    row.put(own_laid + contract, haulier.laid[at], 4)
                    if haulier.laid[at] < QUANTITY[contract]:
                        row.light(own_open + contract)
                        row.tally(points + ROUTE[contract], POINTS[contract])
        row.seal(points, len(ROUTES), 8)

    def bonuses(self, view: View, public: Public, row: Row) -> None:
        """Write own super-bonuses, those looked at, and what is known of the pile."""
        secret = view.secret if view.secret is not None else NO_SECRET
        assert isinstance(secret, Secret)
        row.counts("kept", secret.kept, BONUSES)
        row.counts("looking at", secret.looking, BONUSES)
        for at in range(BATCHES):
            batch = secret.rejected[at] if at < len(secret.rejected) else NO_SECRET.kept
            row.counts(BATCH_NAMES[at], batch, BONUSES)
        first = 0
        for batch_at, size in enumerate(public.batch_sizes):
            owner = public.batch_owners[batch_at]
            for at in range(first, first + size):
                row.chair(PILE_NAMES[at], owner)
            first += size
        if not row.skip((len(BONUSES) - first) * SEATS):
            for at in range(first, len(BONUSES)):
                row.chair(PILE_NAMES[at], -1)
        row.number("pile", public.pile(), 16, len(BONUSES))
