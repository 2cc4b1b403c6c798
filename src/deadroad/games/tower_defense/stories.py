"""Stories of a siege: a whole combat, a card of the wave or a stream of goods as one sentence of the log."""

from __future__ import annotations

from typing import Final

from deadroad.games.hit_z_road.stories import FIGHT_TOTALS, FIGHTING
from deadroad.kernel.story import Story
from deadroad.kernel.tally import Tally

# What other totals a combat has than a fight on the road.
_OTHERS: Final = ("fled", "wiped", "lost")
_MOVED: Final = (Tally("moved", "advanced"), Tally("goods", "goods-lost"))

# A combat, from the choice of the unit on.
_COMBAT: Final = Story(
    "combat-began",
    then=("fight-began", "member-died", *FIGHTING),
    last=("won-fight", "abandoned", "wiped-out"),
    totals=(
        Tally("zombies", "fight-began", amount="zombies"),
        Tally("horde", "fight-began", amount="horde"),
        *[tally for tally in FIGHT_TOTALS if tally.name not in _OTHERS],
        Tally("fled", "abandoned"),
        Tally("wiped", "wiped-out"),
        Tally("lost", "member-died"),
    ),
    shared=True,
)
# A card of the wave: what its event does, where it enters, what it pushes on.
_CARD: Final = Story(
    "revealed",
    place="cell",
    what="resource",
    amount="amount",
    then=(
        "event-rolled",
        "member-died",
        "welcomed",
        "discarded",
        "demand-paid",
        "line-rolled",
        "advanced",
        "goods-lost",
    ),
    last=("entered", "lined-up", "removed"),
    totals=(
        Tally("placed", "entered", "lined-up"),
        Tally("removed", "removed"),
        Tally("lost", "member-died"),
        Tally("welcomed", "welcomed"),
        Tally("given", "discarded", "demand-paid", amount="amount"),
        *_MOVED,
    ),
    shared=True,
)

STORIES: Final = (
    Story("discarded", what="resource"),
    Story("recruited", what="rank"),
    Story("sent", what="warehouse"),
    Story("quartered", what="bastion", amount="regulars"),
    Story("brought", what="resource", amount="amount"),
    Story("advanced"),
    Story("intercepted"),
    _CARD,
    Story("advance-rolled", then=("advanced", "goods-lost"), totals=_MOVED),
    Story("lone-line", then=("advanced", "goods-lost"), totals=_MOVED),
    _COMBAT,
)
