"""Cards and encounters as numbers for observations, shared with Tower Defense."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from deadroad.games.hit_z_road.cards import CARDS, RESOURCES, TOKENS, Effect
from deadroad.games.hit_z_road.demands import Demand, TokenOrLives, Upkeep
from deadroad.games.hit_z_road.fight import Fight, Round
from deadroad.games.hit_z_road.melee import Melee
from deadroad.games.hit_z_road.party import Losses
from deadroad.games.hit_z_road.payment import Debt, Payment
from deadroad.kernel.frame import Frame
from deadroad.kernel.row import Row, Table

MOST_LIVES: Final = 32
EFFECTS: Final[list[Effect]] = [effect for effect in Effect if effect is not Effect.NONE]
COLUMNS: Final[list[str]] = [
    *("ammo", "fuel", "adrenaline", "zombies", "horde", "experience", "red text", "amount"),
    *[effect.value for effect in EFFECTS],
    *[f"token {token}" for token in TOKENS],
]


def printed() -> Table:
    """Return what the adventure cards do, as numbers."""
    rows: list[list[float]] = []
    for card in CARDS:
        loot = [card.ammo / 4, card.fuel / 4, card.adrenaline / 4]
        foes = [card.zombies / 8, card.horde / 4, card.xp / 2, float(card.red), card.amount / 4]
        effect = [float(card.effect is one) for one in EFFECTS]
        token = [float(card.token == one) for one in range(len(TOKENS))]
        rows.append([*loot, *foes, *effect, *token])
    return Table(COLUMNS, rows)


PRINTED: Final[Table] = printed()
CARD_NAMES: Final[list[str]] = [card.id for card in CARDS]
TOKEN_NAMES: Final[list[str]] = list(TOKENS)
RESOURCE_NAMES: Final[list[str]] = list(RESOURCES)
PENDING: Final[list[str]] = ["bites", "opportunities", "second strikes"]
FIGHT_ROUNDS: Final[list[Enum]] = list(Round)
DEBTS: Final[list[Enum]] = list(Debt)
NO_DICE: Final[list[int]] = []
# The stretches of an encounter in which something is asked.
ENCOUNTER_FRAMES: Final[list[type]] = [Payment, Fight, Melee, Demand, TokenOrLives, Upkeep]


def write_encounter(stack: list[Frame[Any]], row: Row) -> None:
    """Write the fight, its dice and what is to be paid."""
    fight: Round | None = None
    horde = 0
    dice = NO_DICE
    calm = False
    due = 0
    debt: Debt | None = None
    kind = -1
    token = -1
    lives = 0
    for frame in stack:
        if type(frame) is Fight:
            fight = frame.round
            horde = frame.horde
        elif type(frame) is Melee:
            dice = frame.pending
            horde = frame.horde
            calm = frame.calm
        elif type(frame) is Payment:
            due = frame.due
            debt = frame.debt
        elif type(frame) is Demand:
            due = frame.due
            kind = frame.kind
        elif type(frame) is TokenOrLives:
            token = frame.token
            lives = frame.lives
        elif type(frame) is Upkeep:
            due = frame.price
        elif type(frame) is Losses:
            lives = frame.count
    row.member("fight", fight, FIGHT_ROUNDS)
    row.number("horde dice", horde, 4, 8)
    row.numbers("dice", dice, PENDING, 2, MOST_LIVES)
    row.flag("no adrenaline", calm)
    row.number("due", due, 8, 16)
    row.level("due", due, 4)
    row.member("due for", debt, DEBTS)
    row.choice("demanded", kind, RESOURCE_NAMES)
    row.choice("token demanded", token, TOKEN_NAMES)
    row.number("lives at stake", lives, 4, MOST_LIVES)
