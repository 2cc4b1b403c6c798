"""The action space: every verb of the game with its arguments."""

from __future__ import annotations

from typing import Final

from deadroad.games.zombies.cards import CARD_IDS, ITEMS
from deadroad.games.zombies.tiles import KIND_IDS
from deadroad.kernel.option import Domain, Space, Verb

MOST_SEATS: Final = 6
TILES: Final = 30
CELLS: Final = 9
SPACES: Final = 270  # TILES * CELLS: tile in laying order, then its cells from the north-west

DIRECTIONS: Final = ("north", "east", "south", "west")
CELL_NAMES: Final = ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se")

PASS: Final = 0
ROLL: Final = 1
LIFE: Final = 2
SHOOT: Final = 3
YIELD: Final = 4
STOP: Final = 5
REST: Final = 6
KEEP: Final = 7
BULLETS: Final = 8
STEP: Final = 9
TURN: Final = 13
TARGET: Final = 17
TILE: Final = 23
PLAY: Final = 53
USE: Final = 80
DROP: Final = 89
DISCARD: Final = 98
LAY: Final = 125
PUT: Final = 245
PICK: Final = 515

_DIRECTION: Final = Domain("direction", DIRECTIONS, ref="direction")
_QUARTERS: Final = Domain("quarters", range(4), ref="quarters")
_SEAT: Final = Domain("seat", range(MOST_SEATS), ref="seat")
_TILE: Final = Domain("number", range(TILES), ref="tile")
_CARD: Final = Domain("card", CARD_IDS, ref="card")
_ITEM: Final = Domain("card", CARD_IDS[:ITEMS], ref="item")
_SPOT: Final = Domain("spot", [f"{tile}.{side}" for tile in range(TILES) for side in DIRECTIONS], ref="spot")
_SPACE: Final = Domain(
    "space", [f"{tile}.{cell}" for tile in range(TILES) for cell in CELL_NAMES], ref="space"
)

SPACE: Final = Space(
    Verb(PASS, "pass"),
    Verb(ROLL, "roll"),
    Verb(LIFE, "life"),
    Verb(SHOOT, "shoot"),
    Verb(YIELD, "yield"),
    Verb(STOP, "stop"),
    Verb(REST, "rest"),
    Verb(KEEP, "keep"),
    Verb(BULLETS, "bullets"),
    Verb(STEP, "step", _DIRECTION),
    Verb(TURN, "turn", _QUARTERS),
    Verb(TARGET, "target", _SEAT),
    Verb(TILE, "tile", _TILE),
    Verb(PLAY, "play", _CARD),
    Verb(USE, "use", _ITEM),
    Verb(DROP, "drop", _ITEM),
    Verb(DISCARD, "discard", _CARD),
    Verb(LAY, "lay", _SPOT),
    Verb(PUT, "put", _SPACE),
    Verb(PICK, "pick", _SPACE),
)

# Domains whose values occur in events, questions and refusals.
DOMAINS: Final[dict[str, Domain]] = {
    "direction": _DIRECTION,
    "quarters": _QUARTERS,
    "seat": _SEAT,
    "number": _TILE,
    "tile": Domain("tile", KIND_IDS),
    "card": _CARD,
    "spot": _SPOT,
    "space": _SPACE,
}
