"""A whole fight as one sentence of the log, from the first zombie to what becomes of the card."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.story import Story
from deadroad.kernel.tally import Tally

FIGHT_STORY: Final = Story(
    "fight-began",
    then=(
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
    ),
    last=("kept", "boxed", "left-behind"),
    totals=(
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
    ),
)
