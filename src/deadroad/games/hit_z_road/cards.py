"""The adventure cards, the dice, the special tokens, the epilogues and the ranks."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from deadroad.content.rows import BadRow, Row, folder_of, rows

FOLDER: Final = folder_of("deadroad.games.hit_z_road")

# Kinds of resource, in the order of options and purses.
AMMO: Final = 0
FUEL: Final = 1
ADRENALINE: Final = 2
RESOURCES: Final = ("ammo", "fuel", "adrenaline")

# Special tokens (HZR-73), in the order of content/tokens.toml.
BUS: Final = 0
MAP: Final = 1
LONGGUN: Final = 2
COMPANION: Final = 3
TOXIC: Final = 4
WOUND: Final = 5
MOLOTOV: Final = 6
TOKENS: Final = ("bus", "map", "longgun", "companion", "toxic", "wound", "molotov")

# Faces of the dice.
HIT: Final = 0
CRITICAL: Final = 1
OPPORTUNITY: Final = 2
BITE: Final = 3
NOTHING: Final = 4
HORROR: Final = 5
FACES: Final = ("hit", "critical", "opportunity", "bite", "nothing", "horror")


@final
class Effect(Enum):
    """What the text of a card does; its value is its name in content."""

    NONE = "none"
    GAIN_SURVIVOR = "gain_survivor"
    LOSE_SURVIVOR = "lose_survivor"
    TAKE_TOKEN = "take_token"  # noqa: S105 - a cardboard token, not a secret
    DISCARD_ANY = "discard_any"
    PAY_FUEL = "pay_fuel"
    PAY_ADRENALINE = "pay_adrenaline"
    ROLL_EACH_BITE = "roll_each_bite"
    RESCUE_ROLL = "rescue_roll"
    TOKEN_OR_LOSE = "token_or_lose"  # noqa: S105 - a cardboard token, not a secret
    MAP_BONUS = "map_bonus"
    EXECUTOR = "executor"
    TOXIC_LOSS = "toxic_loss"
    WOUND_LOSS = "wound_loss"
    COMPANION_UPKEEP = "companion_upkeep"
    # Red text: a rule of the fight that follows.
    RANGED_BITE_ADDS = "ranged_bite_adds"
    NO_ADRENALINE = "no_adrenaline"
    NO_FLEE = "no_flee"
    COMPANION_BLAST = "companion_blast"


@final
class Card:
    """An adventure card: what is printed on it."""

    __slots__ = (
        "adrenaline",
        "ammo",
        "amount",
        "effect",
        "fuel",
        "horde",
        "id",
        "indexed",
        "level",
        "red",
        "token",
        "xp",
        "zombies",
    )

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.level = row.number("level")
        self.indexed = row.word("index", "", ("J", "Q", "K", "A")) != ""
        self.ammo = row.number("ammo", 0)
        self.fuel = row.number("fuel", 0)
        self.adrenaline = row.number("adrenaline", 0)
        self.zombies = row.number("zombies", 0)
        self.horde = row.number("horde", 0)
        self.xp = row.number("xp", 0)
        self.effect: Effect = _effect(row)
        self.amount = row.number("amount", 0)
        token = row.word("token", "", TOKENS)
        self.token = TOKENS.index(token) if token else -1
        self.red = row.flag("red")
        row.close()


def _effect(row: Row) -> Effect:
    name = row.word("effect", "none")
    for effect in Effect:
        if effect.value == name:
            return effect
    raise BadRow(f"{row.where}: no effect {name!r}")


def _faces(row: Row) -> tuple[int, ...]:
    row.word("id", choices=("black", "horde"))
    faces = tuple([FACES.index(face) for face in row.words("faces")])
    row.close()
    return faces


CARDS: Final[list[Card]] = [Card(row) for row in rows(FOLDER, "cards", "card")]
LEVELS: Final = 3
_dice: Final = [_faces(row) for row in rows(FOLDER, "dice", "die")]
BLACK_DIE: Final[tuple[int, ...]] = _dice[0]
HORDE_DIE: Final[tuple[int, ...]] = _dice[1]


# What the epilogue cards are for, and the experience each gives (HZR-63).
EPILOGUES: Final[dict[str, int]] = {
    row.word("id"): row.number("xp") for row in rows(FOLDER, "epilogues", "epilogue")
}
# The least score of each solo rank (HZR-84).
RATINGS: Final[list[int]] = [row.number("least") for row in rows(FOLDER, "ratings", "rating")]


# By level, from 0: the numbers of its cards, and of those without a playing-card index.
_OF_LEVEL: Final[list[list[int]]] = [
    [_at for _at, _card in enumerate(CARDS) if _card.level == _level + 1] for _level in range(LEVELS)
]
_WITHOUT_INDEX: Final[list[list[int]]] = [
    [_at for _at in _cards if not CARDS[_at].indexed] for _cards in _OF_LEVEL
]


def cards_of_level(level: int, *, indexed: bool) -> list[int]:
    """Return the numbers of a level's cards, with or without those that have an index (HZR-5)."""
    return _OF_LEVEL[level - 1] if indexed else _WITHOUT_INDEX[level - 1]
