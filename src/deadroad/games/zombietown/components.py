"""The printed components: action, combat, house and player cards, agendas, and the board."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from deadroad.content.rows import BadRow, Row, folder_of, rows

FOLDER: Final = folder_of("deadroad.games.zombietown")

FAMILIES: Final = ("gun", "ammo", "barricade", "first_aid", "tactic", "survivor", "event")


@final
class Effect(Enum):
    """What an action card does."""

    EQUIP = "equip"
    REFILL = "refill"
    BOARD_UP = "board_up"
    HEAL = "heal"
    RUN_ON = "run_on"
    PRY = "pry"
    MAKE_NOISE = "make_noise"
    CLIMB_OUT = "climb_out"
    JOIN = "join"
    RAISE_MORE = "raise_more"
    MOVE_MORE = "move_more"
    QUICKEN = "quicken"
    ROT = "rot"
    DESERT = "desert"
    DAMPEN = "dampen"
    LULL = "lull"
    DROP_SUPPLIES = "drop_supplies"
    LOOT = "loot"
    DIG_UP = "dig_up"
    DELAY = "delay"


@final
class Goal(Enum):
    """What an objective asks for."""

    SURVIVORS_TRAVELLING = "survivors_travelling"
    BARRICADES_SPREAD = "barricades_spread"
    BULLETS = "bullets"
    ZOMBIES = "zombies"
    HAND_KILLS_TURN = "hand_kills_turn"
    SHOT_KILLS_TURN = "shot_kills_turn"
    RUN_OVER = "run_over"
    KEYS = "keys"
    CLOSED_HOUSE = "closed_house"
    HOUSES_SEARCHED = "houses_searched"
    PARKED_FACADE = "parked_facade"
    TAKEOVER = "takeover"
    UNSCATHED_HUNTER = "unscathed_hunter"
    TURN_IN_FOREIGN_HOUSE = "turn_in_foreign_house"
    RING_SIDES = "ring_sides"
    FULL_HEALTH_HALF_TIME = "full_health_half_time"
    WOUNDS_DEALT = "wounds_dealt"
    TURN_ON_RING = "turn_on_ring"
    TAKEOVERS_TURN = "takeovers_turn"
    SURVIVORS_TURN = "survivors_turn"
    KEYS_TURN = "keys_turn"
    SEARCHES_TURN = "searches_turn"
    KILLS_TURN = "kills_turn"
    RUN_OVER_TURN = "run_over_turn"
    GUNS_TURN = "guns_turn"
    TURN_IN_SECOND_HOUSE = "turn_in_second_house"


# The goals that count a deed of one turn, in the order of deeds.py.
DEEDS: Final = (
    Goal.TAKEOVERS_TURN,
    Goal.SURVIVORS_TURN,
    Goal.KEYS_TURN,
    Goal.SEARCHES_TURN,
    Goal.KILLS_TURN,
    Goal.RUN_OVER_TURN,
    Goal.GUNS_TURN,
)
# The goals that are judged at the end of a turn or of a day only.
WAITING: Final = (
    Goal.UNSCATHED_HUNTER,
    Goal.FULL_HEALTH_HALF_TIME,
    Goal.TURN_IN_FOREIGN_HOUSE,
    Goal.TURN_IN_SECOND_HOUSE,
    Goal.TURN_ON_RING,
)


@final
class Ability(Enum):
    """The ability of a player card, if abilities are on."""

    FLEET = "fleet"
    HEALER = "healer"
    BUILDER = "builder"
    MARKSMAN = "marksman"
    ESTATE = "estate"
    LEADER = "leader"


@final
class Result(Enum):
    """The result of a combat card for a fighter, best first."""

    KILL = "kill"
    PUSH = "push"
    MISS = "miss"
    WOUND = "wound"


@final
class Card:
    """A face of the action deck."""

    __slots__ = (
        "amount",
        "bullets",
        "copies",
        "draw",
        "effect",
        "family",
        "free",
        "id",
        "within",
        "zombies",
    )

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.copies = row.number("copies")
        self.family = row.word("family", choices=FAMILIES)
        self.effect: Effect = _effect(row)
        self.bullets = row.number("bullets", 0)
        self.draw = row.number("draw", 0)
        self.amount = row.number("amount", 0)
        self.free = row.flag("free")
        self.zombies = row.number("zombies", 0)
        self.within = row.number("within", 0)
        row.close()


def _effect(row: Row) -> Effect:
    name = row.word("effect")
    for effect in Effect:
        if effect.value == name:
            return effect
    raise BadRow(f"{row.where}: no effect {name!r}")


@final
class CombatCard:
    """A face of the combat deck: its reading with a bullet and with bare hands (ZTB-20)."""

    __slots__ = ("copies", "hands", "id", "shot")

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.copies = row.number("copies")
        self.shot: Result = Result(row.word("shot", choices=("kill", "miss")))
        self.hands: Result = Result(row.word("hands", choices=("kill", "push", "wound")))
        row.close()


@final
class HouseCard:
    """A house card: the number of finds, and the family of cards that gives an extra one."""

    __slots__ = ("affinity", "finds", "id", "twice")

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.finds = row.number("finds")
        self.affinity = row.word("affinity", "none", FAMILIES)
        self.twice = row.flag("twice")
        row.close()


@final
class Role:
    """A player card."""

    __slots__ = ("ability", "amount", "id")

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.ability: Ability = Ability(row.word("effect"))
        self.amount = row.number("amount")
        row.close()


@final
class Objective:
    """One half of an agenda."""

    __slots__ = ("amount", "deed", "goal", "of", "points", "waits")

    def __init__(self, row: Row) -> None:
        self.goal: Goal = Goal(row.word("goal"))
        self.deed = DEEDS.index(self.goal) if self.goal in DEEDS else -1
        self.waits = self.goal in WAITING
        self.amount = row.number("amount")
        self.points = row.number("points")
        self.of = row.number("of", 0)
        row.close()


@final
class Agenda:
    """A design of the agenda deck (ZRR-40)."""

    __slots__ = ("copies", "easy", "hard", "id")

    def __init__(self, row: Row) -> None:
        self.id = row.word("id")
        self.copies = row.number("copies")
        self.easy = Objective(row.group("easy"))
        self.hard = Objective(row.group("hard"))
        row.close()


BOARD_ROWS: Final = [row.word("squares") for row in rows(FOLDER, "board", "row")]
CARDS: Final = [Card(row) for row in rows(FOLDER, "cards", "card")]
COMBAT_CARDS: Final = [CombatCard(row) for row in rows(FOLDER, "combat", "combat")]
HOUSE_CARDS: Final = [HouseCard(row) for row in rows(FOLDER, "houses", "house")]
ROLES: Final = [Role(row) for row in rows(FOLDER, "roles", "role")]
AGENDAS: Final = [Agenda(row) for row in rows(FOLDER, "agendas", "agenda")]

# The deck's faces come in this order: ten kinds of cards to keep, the named survivors, the events.
PISTOL: Final = 0
BOARDS: Final = 3
FIRST_SURVIVOR: Final = 10
FIRST_EVENT: Final = 28
FACES: Final = 39
# Survivors differ only by name: as an answer they are one kind, after the ten others.
KINDS: Final = 11
SURVIVOR: Final = 10
KIND_NAMES: Final = (*[card.id for card in CARDS[:FIRST_SURVIVOR]], "survivor")


def kind_of(face: int) -> int:
    """Return the kind of a face that can be held in hand."""
    return face if face < FIRST_SURVIVOR else SURVIVOR


def is_event(face: int) -> bool:
    """Return whether a face takes effect when drawn."""
    return face >= FIRST_EVENT
