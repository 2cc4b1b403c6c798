"""The public part: the fortress, its garrison and the field. Only the coming cards are hidden."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from mypy_extensions import mypyc_attr

from deadroad.games.hit_z_road.group import Group
from deadroad.games.tower_defense.grid import BASTION, CELLS, LINES, WAREHOUSE, column_of, line_of
from deadroad.kernel.sharing import changed

STORAGE: Final = 10  # of each resource, in a manned bastion (HTD-32)
NONE: Final = -1  # no card, no cell

# The place of a leader. Leaders are identified by bastion, regulars are counted by place (HTD-70).
VACANT: Final = -2  # the bastion has no leader
FALLEN: Final = -1  # died this turn; the squad is dissolved before check 2 (HTD-25)
HOME: Final = 0
POSTED: Final = 1  # + warehouse
OUT: Final = 4  # + cell of the unit


@final
class Phase(Enum):
    """The nine phases of a turn (HTD-50), and the set-up before the first."""

    SET_UP = 0
    GARRISON = 1
    WAREHOUSES = 2
    MOVEMENT = 3
    CHECK_1 = 4
    INTERCEPTION = 5
    COMBAT = 6
    CHECK_2 = 7
    RECOVERY = 8
    RETURN = 9


@final
class Why(Enum):
    """How the siege ended."""

    RUNNING = 0
    CLEARED = 1
    BREAKTHROUGH = 2
    BASTIONS = 3
    GARRISON = 4
    UNMANNED = 5


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Public:
    """The table. Lists are replaced, never changed."""

    __slots__ = (
        "bastions",
        "field",
        "fighting",
        "gone",
        "home",
        "leaders",
        "left_out",
        "phase",
        "posted",
        "reserve",
        "revealed",
        "sent",
        "sizes",
        "stock",
        "turn",
        "warehouses",
        "wave",
        "why",
        "won",
        "xp",
    )

    def __init__(
        self, stock: Group, sizes: list[int], left_out: list[int], like: Public | None = None
    ) -> None:
        self.stock = stock
        self.sizes = sizes  # cards of each wave (HTD-10)
        self.left_out = left_out  # tokens that are not in play (HTD-81)
        if like is None:
            self.phase: Phase = Phase.SET_UP
            self.turn = 0
            self.wave = 0
            self.reserve = sizes[0]  # cards of this wave still to come
            self.field: list[int] = NO_UNITS  # by cell: the card
            self.revealed = NONE  # the card whose event is being resolved
            self.gone: list[int] = NO_CARDS  # cards that have left the field
            self.bastions: list[bool] = ALL_STAND
            self.warehouses: list[bool] = ALL_STAND
            self.leaders: list[int] = NO_LEADERS  # by bastion: where
            self.home: list[int] = NOBODY_HOME  # regulars by bastion
            self.posted: list[int] = NOBODY_POSTED  # regulars by squad and warehouse
            self.sent: list[int] = NOBODY_SENT  # regulars by cell
            self.fighting = NONE  # the cell of the current combat
            self.won: list[int] = NO_CARDS  # cells whose unit will be collected (HTD-67)
            self.xp = 0
            self.why: Why = Why.RUNNING
        else:
            self.phase = like.phase
            self.turn = like.turn
            self.wave = like.wave
            self.reserve = like.reserve
            self.field = like.field
            self.revealed = like.revealed
            self.gone = like.gone
            self.bastions = like.bastions
            self.warehouses = like.warehouses
            self.leaders = like.leaders
            self.home = like.home
            self.posted = like.posted
            self.sent = like.sent
            self.fighting = like.fighting
            self.won = like.won
            self.xp = like.xp
            self.why = like.why

    def clone(self) -> Public:
        """Return a copy."""
        return Public(self.stock.clone(), self.sizes, self.left_out, like=self)

    # The garrison.

    def manned(self, bastion: int) -> bool:
        """Return whether a bastion stands and its leader lives, at any place (HTD-26)."""
        return self.bastions[bastion] and self.leaders[bastion] >= HOME

    def any_manned(self) -> bool:
        """Return whether any bastion is manned."""
        return self.manned(0) or self.manned(1) or self.manned(2)

    def squad(self, bastion: int) -> int:
        """Return the regulars of a squad, at home or in a warehouse."""
        at = bastion * LINES
        return self.home[bastion] + self.posted[at] + self.posted[at + 1] + self.posted[at + 2]

    def idle(self, bastion: int) -> int:
        """Return how many members are at home and free to act."""
        return self.home[bastion] + (1 if self.leaders[bastion] == HOME else 0)

    def members(self) -> int:
        """Return how many of the garrison live."""
        return self.regulars() + self.leading()

    def anybody(self) -> bool:
        """Return whether anybody of the garrison lives."""
        return self.leading() > 0 or self.regulars() > 0

    def regulars(self) -> int:
        """Return how many regulars live, wherever they are."""
        # Sums of generators are compiled as plain loops.
        at_home = sum(count for count in self.home)
        posted = sum(count for count in self.posted)
        return at_home + posted + sum(count for count in self.sent)

    def leading(self) -> int:
        """Return how many leaders live."""
        found = 0
        for where in self.leaders:
            if where >= HOME:
                found += 1
        return found

    def group(self, cell: int) -> int:
        """Return how many members are on the unit of a cell."""
        found = self.sent[cell]
        for where in self.leaders:
            if where == OUT + cell:
                found += 1
        return found

    # The fortress.

    def capacity(self) -> int:
        """Return the capacity for each resource (HTD-32). A squad counts until it is dissolved (HTD-25)."""
        found = 0
        for bastion in range(LINES):
            if self.bastions[bastion] and self.leaders[bastion] != VACANT:
                found += STORAGE
        return found

    def sheltered(self, cell: int) -> bool:
        """Return whether a standing bastion or warehouse forbids shooting on a cell (HTD-63, HTD-75)."""
        if column_of(cell) == BASTION:
            return self.bastions[line_of(cell)]
        return column_of(cell) == WAREHOUSE and self.warehouses[line_of(cell)]

    # The waves.

    def drawn(self) -> int:
        """Return how many cards of all waves have been revealed."""
        return sum(self.sizes[wave] for wave in range(self.wave + 1)) - self.reserve

    # Changes.

    def change_home(self, bastion: int, by: int) -> None:
        """Change the number of regulars in a bastion."""
        self.home = changed(self.home, bastion, self.home[bastion] + by)

    def change_sent(self, cell: int, by: int) -> None:
        """Change the number of regulars on the unit of a cell."""
        self.sent = changed(self.sent, cell, self.sent[cell] + by)

    def change_posted(self, post: int, by: int) -> None:
        """Change the number of regulars of a squad in a warehouse."""
        self.posted = changed(self.posted, post, self.posted[post] + by)

    def move_leader(self, bastion: int, where: int) -> None:
        """Put the leader of a bastion elsewhere."""
        self.leaders = changed(self.leaders, bastion, where)

    def place(self, cell: int, card: int) -> None:
        """Put a unit on a cell."""
        self.field = changed(self.field, cell, card)

    def remove(self, card: int) -> None:
        """Remove a card that is not on the field from the game."""
        self.gone = [*self.gone, card]


# Shared by all first positions.
NO_UNITS: Final[list[int]] = [NONE] * CELLS
NO_CARDS: Final[list[int]] = []
ALL_STAND: Final[list[bool]] = [True] * LINES
NO_LEADERS: Final[list[int]] = [VACANT] * LINES
NOBODY_HOME: Final[list[int]] = [0] * LINES
NOBODY_POSTED: Final[list[int]] = [0] * (LINES * LINES)
NOBODY_SENT: Final[list[int]] = [0] * CELLS


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hidden:
    """What no seat sees: the cards of the three waves, one after the other, and those set aside."""

    __slots__ = ("aside", "cards")

    def __init__(self, cards: list[int], aside: list[int]) -> None:
        self.cards = cards
        self.aside = aside

    def clone(self) -> Hidden:
        """Return a copy."""
        return Hidden(self.cards, self.aside)
