"""The observation of Zombies!!!: tiles with their contents, pawns, surroundings, the own hand."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from mypy_extensions import i64

from deadroad.games.zombies.bout import Bout, Round
from deadroad.games.zombies.butter_fingers import Fumble
from deadroad.games.zombies.cards import CARD_IDS, ITEMS
from deadroad.games.zombies.combat import WON, Combat, fights
from deadroad.games.zombies.discarding import Leave
from deadroad.games.zombies.fight import Fight
from deadroad.games.zombies.laying import Lay, Laying
from deadroad.games.zombies.movement import Move
from deadroad.games.zombies.not_dead import Doubt
from deadroad.games.zombies.options import CELL_NAMES, MOST_SEATS, TILES
from deadroad.games.zombies.play import Target
from deadroad.games.zombies.player_turn import PlayerTurn, seen_turn
from deadroad.games.zombies.scatter import OnMap, Relocate, Scatter
from deadroad.games.zombies.state import NEXT_TURN, NOWHERE, UNLIMITED, Public, Secret
from deadroad.games.zombies.surroundings import write_surroundings
from deadroad.games.zombies.tiles import KIND_IDS, SHAPES
from deadroad.games.zombies.timings import TIMINGS
from deadroad.games.zombies.town import Town
from deadroad.games.zombies.turn import Step, Turn
from deadroad.games.zombies.walk import Drag, Walk
from deadroad.games.zombies.windows import Interlude
from deadroad.games.zombies.zombie_step import Shamble
from deadroad.kernel.observation import OWNERS, Observer
from deadroad.kernel.row import Row, Stretch, Table
from deadroad.kernel.view import View

MOST: Final = 128
TILE_NAMES: Final[list[str]] = [f"tile {number}" for number in range(TILES)]
TILE_OWNERS: Final[list[str]] = [f"tile {number} " for number in range(TILES)]
CELLS: Final[list[str]] = list(CELL_NAMES)
ON_CELLS: Final[list[str]] = [
    *[f"zombie {cell}" for cell in CELL_NAMES],  # 0.5 for one that has moved
    *[f"tokens {cell}" for cell in CELL_NAMES],  # 0.5 for a life, 1 for bullets
]
SHAPE_NAMES: Final[list[str]] = [*KIND_IDS, "turned 0", "turned 1", "turned 2", "turned 3"]
ITEM_NAMES: Final[list[str]] = CARD_IDS[:ITEMS]
EFFECTS: Final[list[str]] = ["afraid", "shut out", "paralysed", "feeding", "rolling marbles"]
ALL_EFFECTS: Final = 31
KINDS: Final = len(KIND_IDS)
LAYINGS: Final[list[Enum]] = list(Laying)
STEPS: Final[list[Enum]] = list(Step)
ROUNDS: Final[list[Enum]] = list(Round)
WINDOWS: Final[list[str]] = list(TIMINGS)
NO_SECRET: Final = Secret([])
NONE_MOVED: Final[list[int]] = []


def by_cells(value: float) -> Table:
    """Return for each set of cells of a tile a number at each of its cells."""
    return Table(CELLS, [[value * float(cells >> cell & 1) for cell in range(9)] for cells in range(512)])


WHOLE: Final[Table] = by_cells(1.0)
HALF: Final[Table] = by_cells(0.5)
BOTH: Final[Table] = by_cells(1.5)


@final
class TownObserver(Observer):
    """An observation of Zombies!!!."""

    __slots__ = ("no_tile",)

    def __init__(self, view: View) -> None:
        self.no_tile: Stretch | None = None  # the numbers of a tile that has not been laid
        kinds: list[type] = [Interlude, Move, Drag, Fight, Bout, Lay, Leave, Shamble, Target]
        super().__init__(MOST_SEATS, [*kinds, Scatter, Relocate, Doubt, Fumble], view)

    def describe(self, view: View, row: Row) -> None:
        public = view.public
        assert isinstance(public, Public)
        secret = view.secret if view.secret is not None else NO_SECRET
        assert isinstance(secret, Secret)
        walker = view.seat if view.seat >= 0 else public.active
        moved = NONE_MOVED
        for frame in view.stack:
            if isinstance(frame, Walk):
                walker = frame.mover
            elif type(frame) is Shamble:
                moved = frame.moved
        centre = public.spaces[walker]
        turn = seen_turn(view.stack)
        fought = fights(view.stack)
        self.rules(public, row)
        self.turn(view, public, turn, row)
        row.counts("hand", secret.hand, CARD_IDS, 4)
        row.numbers("discarded", public.discards, CARD_IDS, 4, 8)
        for step in range(MOST_SEATS):
            seat = self.seat(view, step)
            if seat < 0 and row.repeats(self.nobody, MOST_SEATS - step):
                break
            start = row.at
            row.of(OWNERS[step])
            self.pawn(public, turn, fought, row, seat, centre)
            if seat < 0:
                self.nobody = row.stretch(start)
        town = public.town
        laid: i64 = len(town.shapes)
        tile: i64
        for tile in range(TILES):
            if tile >= laid and row.repeats(self.no_tile, TILES - tile):
                break
            start = row.at
            row.of(TILE_OWNERS[tile])
            self.tile(town, row, tile, centre, moved[tile] if tile < len(moved) else 0)
            if tile >= laid:
                self.no_tile = row.stretch(start)
        row.of("around ")
        write_surroundings(public, centre, row)
        row.of("")
        self.play(view, row)
        self.choosing(view, public, row, centre)

    def rules(self, public: Public, row: Row) -> None:
        """Write the settings and what is left of piles and rounds."""
        row.number("goal", public.goal, 16, 64)
        row.flag("any side", public.any_side)
        row.flag("first aid in the drug store", public.drug_store)
        row.flag("helipad shuffled in", public.spread)
        row.flag("turns can be lost", public.lost_turns)
        row.flag("figures are limited", public.supply != UNLIMITED)
        row.number("figures left", max(0, public.supply), 64, MOST)
        row.number("rounds left", public.round_limit - public.round, 64, 256)
        row.number("turns left alone", max(0, public.turn_limit - public.turn), 64, 256)
        row.numbers("in the pile", public.pile, KIND_IDS, 4, 32)
        row.number("pile", public.pile_size, 16, 32)
        row.number("deck", public.deck_size, 32, 64)
        row.flag("town closed", public.closed)

    def turn(self, view: View, public: Public, turn: PlayerTurn, row: Row) -> None:
        """Write the active seat and the progress of the turn."""
        step = turn.step if isinstance(turn, Turn) else None
        drawn = -1
        for frame in view.stack:
            if type(frame) is Lay:
                drawn = frame.kind
        row.chair("active", public.active)
        row.chair("dealer", public.dealer)
        row.chair("steered by", turn.pilot)
        row.member("step", step, STEPS)
        row.choice("tile drawn", drawn, KIND_IDS)
        row.number("rolled", turn.rolled, 4, 32)
        row.number("steps left", turn.left, 4, 32)
        row.level("steps left", turn.left, 6)
        row.flag("rest of the turn lost", turn.cut)
        row.flag("moving", turn.moving)
        row.flag("rests or drives", turn.ride >= 0)
        row.number("drive", max(0, turn.ride), 4, 16)

    def pawn(
        self, public: Public, turn: PlayerTurn, fought: list[Combat], row: Row, seat: int, centre: int
    ) -> None:
        """Write one seat's pawn and what it owns; nothing for an empty seat."""
        there = seat >= 0
        row.flag("plays", there)
        lives = public.lives[seat] if there else 0
        bullets = public.bullets[seat] if there else 0
        zombies = public.zombies[seat] if there else 0
        standing = public.standing[seat] if there else 0
        fighting = NOWHERE
        for fight in fought:
            if fight.fighter == seat:
                fighting = fight.zombie
        row.level("lives", lives, 5)
        row.number("bullets", bullets, 4, MOST)
        row.level("bullets", bullets, 3)
        row.number("zombies", zombies, 16, 64)
        row.number("zombies to go", public.goal - zombies if there else 0, 16, 64)
        row.subset("item", public.items[seat] if there else 0, ITEM_NAMES)
        row.number("shotgun rolls", public.shotguns[seat] if there else 0, 4, 8)
        row.level("cards", public.hand_sizes[seat] if there else 0, 4)
        row.flag("has played an event", there and public.played[seat] != 0)
        row.flag("down", there and public.down[seat] != 0)
        row.flag("fighting", fighting >= 0)
        row.flag("fight won by a grenade", fighting == WON)
        row.subset("now", standing & ALL_EFFECTS, EFFECTS)
        row.subset("next turn", standing >> NEXT_TURN, EFFECTS)
        row.flag("next roll halved", there and public.shoes[seat] != 0)
        row.flag("chainsaw", there and turn.saws(seat))
        row.flag("molotov", there and turn.burning(seat) >= 0)
        space = public.spaces[seat] if there else NOWHERE
        row.choice("on", space // 9 if there else -1, TILE_NAMES)
        row.choice("on cell", space % 9 if there else -1, CELLS)
        self.place(public.town, row, space, centre)

    def place(self, town: Town, row: Row, space: i64, centre: i64) -> None:
        """Write how far east and south of the centre a space lies."""
        if space < 0 and row.skip(2):
            return
        east: i64 = 0
        south: i64 = 0
        if space >= 0:
            here: i64 = space // 9
            own: i64 = centre // 9
            east = 3 * (i64(town.xs[here]) - i64(town.xs[own])) + space % 3 - centre % 3
            south = 3 * (i64(town.ys[here]) - i64(town.ys[own])) + space % 9 // 3 - centre % 9 // 3
        row.signed("east", east, 8, MOST)
        row.signed("south", south, 8, MOST)

    def spot(self, public: Public, row: Row, spot: int, centre: int) -> None:
        """Write the place of a tile that is being turned."""
        town = public.town
        east = 0
        south = 0
        if 0 <= spot < len(town.spot_xs):
            east = 3 * (town.spot_xs[spot] - town.xs[centre // 9])
            south = 3 * (town.spot_ys[spot] - town.ys[centre // 9])
        row.flag("spot chosen", spot >= 0)
        row.signed("spot east", east, 8, MOST)
        row.signed("spot south", south, 8, MOST)

    def tile(self, town: Town, row: Row, tile: i64, centre: i64, moved: i64) -> None:
        """Write a tile of the town by its number: its kind, its place, and what is on it."""
        there = tile < len(town.shapes)
        shapes = row.block(SHAPE_NAMES, 1, 1)
        cells = row.block(ON_CELLS, 2, 3)
        if there:
            shape: i64 = town.shapes[tile] % SHAPES
            row.light(shapes + shape // 4)
            row.light(shapes + KINDS + shape % 4)
            zombies: i64 = town.zombies[tile]
            row.stamp(cells, WHOLE, zombies)
            row.stamp(cells, HALF, zombies & moved)
            lives: i64 = town.lives[tile]
            bullets: i64 = town.bullets[tile]
            if lives | bullets:
                row.stamp(cells + 9, HALF, lives)
                row.stamp(cells + 9, WHOLE, bullets)
                row.stamp(cells + 9, BOTH, lives & bullets)
        self.place(town, row, tile * 9 + 4 if there else NOWHERE, centre)

    def play(self, view: View, row: Row) -> None:
        """Write the current fight, walk, window and rolls."""
        fighter = NOWHERE
        need = 0
        won = False
        fight: Round | None = None
        mover = NOWHERE
        dragged = 0
        timing = -1
        passes = 0
        target = NOWHERE
        rolls = 0
        at_stake = 0
        amount = 0
        for frame in view.stack:
            if isinstance(frame, Bout):
                fighter = frame.fighter
                need = frame.need
                won = frame.won
                fight = frame.round
            elif isinstance(frame, Walk):
                mover = frame.mover
                if isinstance(frame, Drag):
                    dragged = frame.steps
            elif type(frame) is Interlude:
                timing = frame.timing
                passes = frame.passes
            elif type(frame) is Doubt:
                target = frame.target
                need = frame.need
                rolls = frame.rolls
                at_stake = frame.at_stake
            elif type(frame) is Fumble:
                target = frame.target
                amount = frame.amount
        row.chair("fighter", fighter)
        row.member("fight", fight, ROUNDS)
        row.level("roll lacks", need, 6)
        row.flag("won", won)
        row.chair("walks", mover)
        row.number("steps to drag", dragged, 4, 16)
        row.choice("window", timing, WINDOWS)
        row.level("passes", passes, MOST_SEATS)
        row.chair("target", target)
        row.number("rolls to make", rolls, 4, 64)
        row.number("zombies at stake", at_stake, 4, MOST)
        row.number("bullets to lose", amount, 2, 8)

    def choosing(self, view: View, public: Public, row: Row, centre: int) -> None:
        """Write the current choice: a tile, a zombie, a token or a target."""
        laying: Laying | None = None
        kind = -1
        tile = NOWHERE
        count = 0
        card = -1
        picked = NOWHERE
        first = NOWHERE
        spot = -1
        inside = False
        clear = False
        for frame in view.stack:
            if type(frame) is Lay:
                laying = frame.step
                kind = frame.kind
                tile = frame.tile
                count = frame.count
                spot = frame.spot
            elif type(frame) is Target:
                card = frame.card
            elif type(frame) is Shamble:
                count = frame.left
                picked = frame.picked
            elif isinstance(frame, OnMap):
                tile = frame.tile
                if isinstance(frame, Scatter):
                    count = frame.count
                    inside = frame.within != NOWHERE
                    clear = frame.clear_of_players
                elif isinstance(frame, Relocate):
                    count = frame.count
                    picked = frame.origin
                    first = frame.first
        row.member("laying", laying, LAYINGS)
        row.choice("lays", kind, KIND_IDS)
        self.spot(public, row, spot, centre)
        row.choice("onto", tile, TILE_NAMES)
        row.number("still to do", count, 4, MOST)
        row.flag("inside one building", inside)
        row.flag("clear of players", clear)
        row.choice("aims", card, CARD_IDS)
        row.choice("picked on", picked // 9 if picked >= 0 else -1, TILE_NAMES)
        row.choice("picked cell", picked % 9 if picked >= 0 else -1, CELLS)
        row.choice("first one on", first // 9 if first >= 0 else -1, TILE_NAMES)
