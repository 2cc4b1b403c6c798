"""The verbs: Hit Z Road's fight and payments first, with the same numbers, then those of the fortress."""

from __future__ import annotations

from typing import Any, Final

from deadroad.games.hit_z_road.cards import RESOURCES
from deadroad.games.hit_z_road.options import DOMAINS as ROAD_DOMAINS
from deadroad.games.hit_z_road.options import FIGHT_VERBS
from deadroad.games.tower_defense.grid import COLUMNS, LINES, NAMES, bastion_cell
from deadroad.kernel.option import Domain, Space, Verb

# Ranks, and in JOIN also a whole squad.
LEADER: Final = 0
REGULAR: Final = 1
SQUAD: Final = 2

DONE: Final = 104
MAN: Final = 105  # + bastion
RECRUIT: Final = 108  # + rank * 3 + bastion
SEND: Final = 114  # + rank * 9 + bastion * 3 + warehouse
GATHER: Final = 132  # + bastion
JOIN: Final = 135  # + rank or squad * 3 + bastion
INTERCEPT: Final = 144  # + cell
COMBAT: Final = 159  # + cell
WELCOME: Final = 174  # + bastion
QUARTER: Final = 177  # + bastion * 4 + number
NAME: Final = 189  # + who dies: the leader of a bastion,
NAME_HOME: Final = 192  # a regular in a bastion,
NAME_POSTED: Final = 195  # a regular of a squad in a warehouse (bastion * 3 + warehouse),
NAME_FIGHTER: Final = 204  # a regular of the group that fights
TAKE: Final = 205
LEAVE: Final = 206  # + object * 15 + cell

XP: Final = 3  # the objects of a unit: three resources, experience, a token
TOKEN: Final = 4
OBJECTS: Final = 5

_BASTIONS: Final = (1, 2, 3)
RANK: Final = Domain("rank", ("leader", "regular"))
BASTION: Final = Domain("bastion", _BASTIONS, ref="bastion")
WAREHOUSE: Final = Domain("warehouse", RESOURCES, ref="warehouse")
CELL: Final = Domain("cell", NAMES, ref="cell")
OBJECT: Final = Domain("object", (*RESOURCES, "xp", "token"))
VICTIM: Final = Domain(
    "victim",
    (
        *[f"leader-{bastion}" for bastion in _BASTIONS],
        *[f"regular-{bastion}" for bastion in _BASTIONS],
        *[f"regular-{bastion}-{resource}" for bastion in _BASTIONS for resource in RESOURCES],
        "regular",
    ),
    ref="member",
)

SPACE: Final = Space(
    *FIGHT_VERBS,
    Verb(DONE, "done"),
    Verb(MAN, "man", BASTION),
    Verb(RECRUIT, "recruit", RANK, BASTION, pair="member"),
    Verb(SEND, "send", RANK, BASTION, WAREHOUSE, pair="member"),
    Verb(GATHER, "gather", BASTION),
    Verb(JOIN, "join", Domain("who", ("leader", "regular", "squad")), BASTION, pair="member"),
    Verb(INTERCEPT, "intercept", CELL),
    Verb(COMBAT, "combat", CELL),
    Verb(WELCOME, "welcome", BASTION),
    Verb(QUARTER, "quarter", BASTION, Domain("regulars", range(4))),
    Verb(NAME, "name", VICTIM),
    Verb(TAKE, "take"),
    Verb(LEAVE, "leave", OBJECT, CELL),
)
DOMAINS: Final = {
    **ROAD_DOMAINS,
    "rank": RANK,
    "bastion": BASTION,
    "warehouse": WAREHOUSE,
    "cell": CELL,
    "victim": VICTIM,
    "object": OBJECT,
    "wave": Domain("wave", (1, 2, 3)),
    "phase": Domain(
        "phase",
        (
            "set-up",
            "garrison",
            "warehouses",
            "movement",
            "check-1",
            "interception",
            "combat",
            "check-2",
            "recovery",
            "return",
        ),
    ),
}


def victim_rows() -> list[dict[str, Any]]:
    """Return the cell of each victim: a bastion or a warehouse; -1 for the group that fights."""
    bastions = [bastion_cell(bastion) for bastion in range(LINES)]
    warehouses = [line * COLUMNS for line in range(LINES)]
    cells = [*bastions, *bastions, *warehouses, *warehouses, *warehouses, -1]
    return [{"id": victim, "cell": cell} for victim, cell in zip(VICTIM.values, cells, strict=True)]
