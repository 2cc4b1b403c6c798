"""Whole fights, cards and auctions as one sentence of the log."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.story import Story
from deadroad.kernel.tally import Tally

# What happens in a fight, from the first zombie on.
FIGHTING: Final = (
    "burned",
    "blasted",
    "executor-driven",
    "shot",
    "more-came",
    "shot-down",
    "fled",
    "rolled",
    "killed",
    "horribly-died",
    "bite-dodged",
    "bitten",
    "died",
    "seized",
    "struck-twice",
    "won-fight",
)
# What becomes of the card in the end.
_CARD_DONE: Final = ("kept", "boxed", "left-behind")
FIGHT_TOTALS: Final = (
    Tally("won", "won-fight"),
    Tally("fled", "fled"),
    Tally("wiped", "left-behind"),
    Tally("burned", "burned"),
    Tally("blasted", "blasted"),
    Tally("more", "more-came", amount="amount"),
    Tally("killed", "shot-down", "killed", "seized", "struck-twice", amount="amount"),
    Tally("lost", "died", amount="amount"),
    Tally("ammo", "shot", amount="amount"),
    Tally("adrenaline", "bite-dodged", "seized", "struck-twice"),
)

# A fight that something else separates from the arrival at its card.
FIGHT_STORY: Final = Story("fight-began", then=FIGHTING, last=_CARD_DONE, totals=FIGHT_TOTALS)

# A card, from the arrival on: what is found there, what it demands, its fight.
CARD_STORY: Final = Story(
    "encountered",
    place="token",
    what="resource",
    amount="amount",
    then=(
        "looted",
        "token-taken",
        "joined",
        "event-rolled",
        "discarded",
        "demand-paid",
        "companion-fed",
        "fight-began",
        *FIGHTING,
    ),
    last=_CARD_DONE,
    totals=(
        Tally("zombies", "fight-began", amount="zombies"),
        Tally("horde", "fight-began", amount="horde"),
        *FIGHT_TOTALS,
        Tally("found", "looted"),
        Tally("ammo-found", "looted", amount="ammo"),
        Tally("fuel-found", "looted", amount="fuel"),
        Tally("adrenaline-found", "looted", amount="adrenaline"),
        Tally("tokens", "token-taken"),
        Tally("given", "discarded", "demand-paid", amount="amount"),
        Tally("joined", "joined"),
    ),
)

# The auction of a round: the last bid of each seat. It begins with a bid, or with a pass.
AUCTION_STORIES: Final = tuple(
    [
        Story(first, then=("raised", "passed"), last=("order-set",), shared=True, each="amount")
        for first in ("raised", "passed")
    ]
)
