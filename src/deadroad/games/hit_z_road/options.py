"""The verbs. Those of fights and payments come first, because Tower Defense begins its space with them."""

from __future__ import annotations

from typing import Final

from deadroad.games.hit_z_road.cards import CARDS, EPILOGUES, FACES, RATINGS, RESOURCES, TOKENS
from deadroad.kernel.option import Domain, Space, Verb

MOST_AMMO: Final = 80  # more than all ammo of the deck (51), the first 4 and 16 from the first roads of solo

HOLD: Final = 0
USE: Final = 1
SHOOT: Final = 8
FIGHT: Final = 89
FLEE: Final = 90
BITE: Final = 91
OPPORTUNITY: Final = 93
SECOND: Final = 95
PAY: Final = 97
SPEND: Final = 100
FEED: Final = 103

PASS: Final = 104
BID: Final = 105  # + value - 1
ROAD: Final = 115
TAKE: Final = 119

RESOURCE: Final = Domain("resource", RESOURCES, ref="resource")
TOKEN: Final = Domain("token", TOKENS, ref="token")
LOSS: Final = Domain("loss", ("adrenaline", "survivor"))
KILL: Final = Domain("kill", ("yes", "no"))

FIGHT_VERBS: Final = (
    Verb(HOLD, "hold"),
    Verb(USE, "use", TOKEN),
    Verb(SHOOT, "shoot", Domain("amount", range(MOST_AMMO + 1))),
    Verb(FIGHT, "fight"),
    Verb(FLEE, "flee"),
    Verb(BITE, "bite", LOSS),
    Verb(OPPORTUNITY, "opportunity", KILL),
    Verb(SECOND, "second", KILL),
    Verb(PAY, "pay", RESOURCE),
    Verb(SPEND, "spend", Domain("amount", range(3))),
    Verb(FEED, "feed"),
)
SPACE: Final = Space(
    *FIGHT_VERBS,
    Verb(PASS, "pass"),
    Verb(BID, "bid", Domain("amount", range(1, 11), ref="mile")),
    Verb(ROAD, "road", Domain("road", range(1, 5), ref="road")),
    Verb(TAKE, "take", RESOURCE),
)
# Domains whose values occur in events, prompts and refusals; a road is shown by its number.
DOMAINS: Final = {
    "card": Domain("card", [card.id for card in CARDS], ref="card"),
    "resource": RESOURCE,
    "token": TOKEN,
    "face": Domain("face", FACES),
    "epilogue": Domain("epilogue", EPILOGUES),
    "rank": Domain("rank", range(len(RATINGS))),
}
