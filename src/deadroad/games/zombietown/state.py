"""The table: what every seat sees, what one seat sees, what no seat sees.

It has fields and copies, but no rules.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deadroad.games.zombietown.board import FACADES, HOUSES, SPACES
from deadroad.games.zombietown.components import CARDS, COMBAT_CARDS
from deadroad.games.zombietown.terms import Terms
from deadroad.kernel.secret_state import SecretState
from deadroad.kernel.sharing import changed

NOBODY: Final = -1
NO_CAR: Final = -1
NO_ROLE: Final = -1
UNLAID: Final = -1

# Initial lists. Lists in a state are replaced, never changed, so all states can share these.
_NONE: Final[list[int]] = []
NO_DEEDS: Final = [0] * 7
_NO_FLAGS: Final[list[bool]] = []
_EMPTY: Final = bytes(SPACES)
_NOBODYS: Final = [NOBODY] * HOUSES
_OPEN: Final = [0] * FACADES
_BARE: Final = [-1] * FACADES
_FRESH: Final = [0] * len(COMBAT_CARDS)
_UNKNOWN: Final = [UNLAID] * HOUSES


@final
@mypyc_attr(acyclic=True)
class Gun:
    """A gun in play with its bullets. Immutable: firing replaces it."""

    __slots__ = ("bullets", "face")

    def __init__(self, face: int, bullets: int) -> None:
        self.face = face
        self.bullets = bullets

    def fired(self) -> Gun:
        """Return the gun with one bullet fewer."""
        return Gun(self.face, self.bullets - 1)

    def refilled(self) -> Gun:
        """Return the gun with its printed number of bullets."""
        return Gun(self.face, CARDS[self.face].bullets)

    def draws(self) -> int:
        """Return how many combat cards a shot turns (ZTB-21)."""
        return CARDS[self.face].draw


@final
@mypyc_attr(acyclic=True)
class Survivor:
    """A survivor in play, with or without a gun. Immutable: changes replace it."""

    __slots__ = ("face", "gun")

    def __init__(self, face: int, gun: Gun | None) -> None:
        self.face = face
        self.gun = gun


_UNGUARDED: Final[list[list[Survivor]]] = [[]] * HOUSES
_NO_GUNS: Final[list[Gun]] = []
_ALONE: Final[list[Survivor]] = []


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """The public part of one seat."""

    __slots__ = (
        "agendas",
        "alive",
        "car",
        "completed",
        "deeds",
        "followers",
        "guns",
        "hand",
        "hand_kills",
        "hand_kills_turn",
        "health",
        "owes",
        "ring_sides",
        "role",
        "run_over",
        "searched",
        "shot_kills_turn",
        "space",
        "takeovers",
        "wounds_dealt",
        "zombies",
    )

    def __init__(self, like: Player | None = None) -> None:
        if like is None:
            self.role: i64 = NO_ROLE
            self.alive = True
            self.health: i64 = 0
            self.space: i64 = -1
            self.car: i64 = NO_CAR  # the car the pawn sits in
            self.guns: list[Gun] = _NO_GUNS
            self.followers: list[Survivor] = _ALONE
            self.zombies: i64 = 0
            self.hand: i64 = 0  # how many cards
            self.agendas: i64 = 0  # how many unfinished ones
            self.completed: list[int] = _NONE  # design * 2, plus 1 for the harder side
            self.owes = False  # an action of the next turn (ZTB-29)
            self.searched = 0  # houses, as bits
            self.hand_kills: i64 = 0
            self.hand_kills_turn: i64 = 0
            self.shot_kills_turn: i64 = 0
            self.run_over: i64 = 0
            self.wounds_dealt: i64 = 0
            self.takeovers: i64 = 0
            self.ring_sides = 0  # stood or driven on this turn, as bits
            self.deeds: list[int] = NO_DEEDS  # of this turn, see deeds.py
        else:
            self.role = like.role
            self.alive = like.alive
            self.health = like.health
            self.space = like.space
            self.car = like.car
            self.guns = like.guns
            self.followers = like.followers
            self.zombies = like.zombies
            self.hand = like.hand
            self.agendas = like.agendas
            self.completed = like.completed
            self.owes = like.owes
            self.searched = like.searched
            self.hand_kills = like.hand_kills
            self.hand_kills_turn = like.hand_kills_turn
            self.shot_kills_turn = like.shot_kills_turn
            self.run_over = like.run_over
            self.wounds_dealt = like.wounds_dealt
            self.takeovers = like.takeovers
            self.ring_sides = like.ring_sides
            self.deeds = like.deeds

    def clone(self) -> Player:
        """Return a copy."""
        return Player(like=self)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Public:
    """What every seat sees."""

    __slots__ = (
        "actions",
        "active",
        "agenda_discards",
        "barricades",
        "boarded",
        "car_at",
        "car_axis",
        "car_damage",
        "combat_spent",
        "cornered",
        "day",
        "discards",
        "extra_moves",
        "extra_rise",
        "fallen",
        "finds",
        "first",
        "forgone",
        "free_move",
        "guards",
        "handovers",
        "home",
        "house_cards",
        "key_back",
        "key_holder",
        "key_lies",
        "last_day",
        "late",
        "looked",
        "lull",
        "owner",
        "planks",
        "players",
        "quick",
        "redrawn",
        "reserve",
        "terms",
        "zombies",
    )

    def __init__(  # noqa: PLR0915 - fields
        self, terms: Terms, players: list[Player], like: Public | None = None
    ) -> None:
        self.terms = terms
        self.players = players
        if like is None:
            self.day = 1
            self.last_day = terms.days
            self.late = False  # help is late was drawn (ZTB-51)
            self.first = 0
            self.active = NOBODY
            # The current turn.
            self.actions = 0
            self.free_move = False
            self.handovers = 0
            self.forgone = False  # an agenda was given up this turn
            self.redrawn = False  # the deputy's second try
            self.cornered = False  # the active pawn fled and found no way: the zombies wait (ZTB-18)
            self.fallen = False  # the active pawn died: its turn is over, also with a second life (ZTB-10)
            self.extra_rise = 0
            self.extra_moves = 0
            self.quick = False
            self.lull = False
            # The town.
            self.zombies: bytes = _EMPTY  # how many on each space
            self.reserve = 0
            self.owner: list[int] = _NOBODYS
            self.home: list[int] = _NOBODYS
            self.house_cards: list[int] = _UNKNOWN  # UNLAID until the bases are chosen
            self.finds: list[int] = _NONE
            self.guards: list[list[Survivor]] = _UNGUARDED
            self.barricades: list[int] = _OPEN  # strength; 0 is none
            self.planks: list[int] = _BARE  # the card each barricade is
            self.boarded = 0  # houses that have ever had a barricade, as bits (ZTB-8)
            # Cars and keys, by the house whose driveway they belong to.
            self.car_at: list[int] = _NONE
            self.car_axis: list[int] = _NONE
            self.car_damage: list[int] = _NONE
            self.key_holder: list[int] = _NONE
            self.key_lies: list[bool] = _NO_FLAGS  # on this house, face down, since set-up
            self.key_back: list[bool] = _NO_FLAGS  # this house's own key, returned by a dead player (ZTB-28)
            self.looked: list[int] = _NONE  # the seats that have looked at the key on this house, as bits
            # Piles.
            self.discards: list[int] = _NONE
            self.combat_spent: list[int] = _FRESH
            self.agenda_discards: list[int] = _NONE
        else:
            self.day = like.day
            self.last_day = like.last_day
            self.late = like.late
            self.first = like.first
            self.active = like.active
            self.actions = like.actions
            self.free_move = like.free_move
            self.handovers = like.handovers
            self.forgone = like.forgone
            self.redrawn = like.redrawn
            self.cornered = like.cornered
            self.fallen = like.fallen
            self.extra_rise = like.extra_rise
            self.extra_moves = like.extra_moves
            self.quick = like.quick
            self.lull = like.lull
            self.zombies = like.zombies
            self.reserve = like.reserve
            self.owner = like.owner
            self.home = like.home
            self.house_cards = like.house_cards
            self.finds = like.finds
            self.guards = like.guards
            self.barricades = like.barricades
            self.planks = like.planks
            self.boarded = like.boarded
            self.car_at = like.car_at
            self.car_axis = like.car_axis
            self.car_damage = like.car_damage
            self.key_holder = like.key_holder
            self.key_lies = like.key_lies
            self.key_back = like.key_back
            self.looked = like.looked
            self.discards = like.discards
            self.combat_spent = like.combat_spent
            self.agenda_discards = like.agenda_discards

    def clone(self) -> Public:
        """Return a copy; lists are replaced when they change, so they are shared."""
        return Public(self.terms, [player.clone() for player in self.players], like=self)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Secret:
    """What only one seat sees. Immutable: changes replace it, so clones share it."""

    __slots__ = ("agendas", "hand", "opening", "seen")

    def __init__(
        self,
        hand: list[int] = _NONE,
        opening: list[int] = _NONE,
        agendas: list[int] = _NONE,
        seen: list[int] = _NONE,
    ) -> None:
        self.hand: Final = hand
        self.opening: Final = opening  # dealt, not yet kept or refused
        self.agendas: Final = agendas
        self.seen: Final = seen  # by house: the car of its key, if this seat has looked at it

    def with_hand(self, hand: list[int]) -> Secret:
        """Return the secret with another hand."""
        return Secret(hand, self.opening, self.agendas, self.seen)

    def with_cards(self, hand: list[int], opening: list[int]) -> Secret:
        """Return the secret with another hand and other opening cards."""
        return Secret(hand, opening, self.agendas, self.seen)

    def with_agendas(self, agendas: list[int]) -> Secret:
        """Return the secret with other agendas."""
        return Secret(self.hand, self.opening, agendas, self.seen)

    def with_seen(self, seen: list[int]) -> Secret:
        """Return the secret with other keys seen."""
        return Secret(self.hand, self.opening, self.agendas, seen)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hidden:
    """What no seat sees. The last of a deck is its top."""

    __slots__ = ("agendas", "combat", "deck", "house_cards", "key_on")

    def __init__(self, like: Hidden | None = None) -> None:
        if like is None:
            self.deck: list[int] = _NONE
            self.combat: list[int] = _NONE
            self.agendas: list[int] = _NONE
            self.house_cards: list[int] = _NONE  # until the bases are chosen
            self.key_on: list[int] = _NONE  # by house: the car of the key on it
        else:
            self.deck = like.deck
            self.combat = like.combat
            self.agendas = like.agendas
            self.house_cards = like.house_cards
            self.key_on = like.key_on

    def clone(self) -> Hidden:
        """Return a copy."""
        return Hidden(like=self)


@final
@mypyc_attr(free_list_len=1)
class Town(SecretState[Public, Secret, Hidden]):
    """A position of Zombietown."""

    __slots__ = ()

    def set_secret(self, seat: int, secret: Secret) -> None:
        """Replace what only one seat sees."""
        self.secrets = changed(self.secrets, seat, secret)

    def clone(self) -> Town:
        """Return an independent copy without an event log."""
        return Town(
            self.seats,
            self.chance.clone(),
            self.public.clone(),
            self.secrets,
            self.hidden.clone(),
            self,
        )
