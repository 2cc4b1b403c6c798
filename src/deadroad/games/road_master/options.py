"""The verbs and their arguments."""

from typing import Final

from deadroad.games.road_master.board import DOCKS, SPACES
from deadroad.games.road_master.cards import (
    BONUSES,
    BOOM_FACES,
    COLOURS,
    CONTRACTS,
    LETTERS,
    SHORTAGES,
)
from deadroad.games.road_master.tokens import FACES, TOKENS
from deadroad.kernel.option import Domain, Space, Verb

CAPACITY: Final = 5  # cubes a truck carries (RDM-5)

PLACE: Final = 0
TAKE_CONTRACTS: Final = 12
LOOK: Final = 13
LOAD: Final = 14
UNLOAD: Final = 15
END: Final = 16
DONE: Final = 17
GO_ON: Final = 18
STOP: Final = 19
DRAW: Final = 20
FORWARD: Final = 21
REVERSE: Final = 81
TAKE: Final = 141
KEEP: Final = 221
LIFT: Final = 239
LEAVE: Final = 269
DELIVER: Final = 299

SPACE_DOMAIN: Final = Domain("space", SPACES, ref="space")
CONTRACT_DOMAIN: Final = Domain("contract", CONTRACTS, ref="contract")
BONUS_DOMAIN: Final = Domain("bonus", BONUSES, ref="bonus")
COLOUR_DOMAIN: Final = Domain("colour", COLOURS, ref="colour")
AMOUNT_DOMAIN: Final = Domain("amount", range(1, CAPACITY + 1))

SPACE: Final = Space(
    Verb(PLACE, "place", Domain("space", DOCKS, ref="space")),
    Verb(TAKE_CONTRACTS, "contracts"),
    Verb(LOOK, "bonuses"),
    Verb(LOAD, "load"),
    Verb(UNLOAD, "unload"),
    Verb(END, "end"),
    Verb(DONE, "done"),
    Verb(GO_ON, "go-on"),
    Verb(STOP, "stop"),
    Verb(DRAW, "draw"),
    Verb(FORWARD, "forward", SPACE_DOMAIN),
    Verb(REVERSE, "reverse", SPACE_DOMAIN),
    Verb(TAKE, "take", CONTRACT_DOMAIN),
    Verb(KEEP, "keep", BONUS_DOMAIN),
    Verb(LIFT, "lift", COLOUR_DOMAIN, AMOUNT_DOMAIN),
    Verb(LEAVE, "leave", COLOUR_DOMAIN, AMOUNT_DOMAIN),
    Verb(DELIVER, "deliver", CONTRACT_DOMAIN, AMOUNT_DOMAIN),
)

DOMAINS: Final[dict[str, Domain]] = {
    "space": SPACE_DOMAIN,
    "contract": CONTRACT_DOMAIN,
    "bonus": BONUS_DOMAIN,
    "colour": COLOUR_DOMAIN,
    "warehouse": Domain("warehouse", LETTERS, ref="warehouse"),
    "shortage": Domain("shortage", SHORTAGES),
    "action": Domain("action", FACES),
    "token": Domain("token", TOKENS),
    "boom": Domain("boom", BOOM_FACES),
}
