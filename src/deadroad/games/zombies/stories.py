"""A whole fight as one sentence of the log."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.story import Story
from deadroad.kernel.tally import Tally

# A fight, up to what lies on the space of the beaten zombie.
FIGHT_STORY: Final = Story(
    "fight-began",
    then=(
        "combat-rolled",
        "item-laid",
        "item-spent",
        "roll-raised",
        "life-lost",
        "shot",
        "beaten",
        "picked-life",
        "picked-bullet",
        "life-left",
    ),
    last=("died", "fight-broken"),
    totals=(
        Tally("beaten", "beaten"),
        Tally("died", "died"),
        Tally("lives", "life-lost"),
        Tally("bullets", "shot", amount="amount"),
        Tally("life", "picked-life"),
        Tally("bullet", "picked-bullet"),
    ),
)
