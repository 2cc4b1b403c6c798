"""Set-up (ZOM-1 to ZOM-7, ZOM-72)."""

from __future__ import annotations

from typing import Final

from deadroad.games.zombies.cards import CARDS, COPIES, COSTS_TURN, FOR_OPPONENTS
from deadroad.games.zombies.hand import FULL_HAND
from deadroad.games.zombies.state import UNLIMITED, Hidden, Public, Secret, Zombies
from deadroad.games.zombies.tiles import COUNTS, HELIPAD, KINDS, SQUARE, shape_of
from deadroad.games.zombies.town import HOME, Town
from deadroad.games.zombies.turn import Rounds
from deadroad.kernel.chance import Chance
from deadroad.kernel.setting import Setting, Settings

SETTINGS: Final = (
    Setting("goal", "ZOM-72", 25, least=5, most=25),
    Setting("scaled", "ZOM-72", "no", choices=("no", "yes")),
    Setting("doors", "ZOM-72", "strict", choices=("strict", "any")),
    Setting("first-aid", "ZOM-72", "hospital", choices=("hospital", "drug")),
    Setting("supply", "ZOM-64", "unlimited", choices=("unlimited", "hundred")),
    Setting("helipad", "ZOM-27", "last", choices=("last", "shuffled")),
    Setting("lost-turns", "ZOM-72", "in", choices=("in", "out")),
    Setting("rounds", "ZOM-73", 100, least=30, most=200),
    Setting("turns", "ZOM-1", 45, least=30, most=60),
)

SCALED: Final[tuple[int, ...]] = (25, 25, 22, 20, 17, 15)  # by seats, alone as with two (ZOM-72)
FIGURES: Final = 100
LAST_TILES: Final = 14  # among which the helipad may be shuffled (ZOM-27)


def set_table(seats: int, settings: Settings, chance: Chance) -> Zombies:
    """Return the table before the first turn."""
    public = Public(Town())
    _read_settings(public, seats, settings)
    public.town.lay_at(shape_of(SQUARE, 0, public.any_side), 0, 0)
    public.pile = [0 if kind == SQUARE else COUNTS[kind] for kind in range(KINDS)]
    public.discards = [0] * CARDS
    _seat_players(public, seats)
    pile = shuffled_pile(public, chance)
    public.pile_size = len(pile)
    deck = chance.shuffled(
        [card for card in range(CARDS) for _ in range(copies_in_deck(public, seats, card))]
    )
    secrets: list[Secret] = []
    for _ in range(seats):
        secrets.append(Secret(sorted(deck[-FULL_HAND:])))
        del deck[-FULL_HAND:]
    public.deck_size = len(deck)
    public.dealer = chance.below(seats) if seats > 1 else 0
    public.active = public.dealer
    state = Zombies(seats, chance, public, secrets, Hidden(deck, pile))
    state.stack = [Rounds()]
    return state


def _read_settings(public: Public, seats: int, settings: Settings) -> None:
    public.goal = SCALED[seats - 1] if settings["scaled"] == "yes" else int(settings["goal"])
    public.any_side = settings["doors"] == "any"
    public.drug_store = settings["first-aid"] == "drug"
    public.supply = FIGURES if settings["supply"] == "hundred" else UNLIMITED
    public.spread = settings["helipad"] == "shuffled"
    public.lost_turns = settings["lost-turns"] == "in"
    public.round_limit = int(settings["rounds"])
    public.turn_limit = int(settings["turns"])


def _seat_players(public: Public, seats: int) -> None:
    public.spaces = [HOME] * seats
    public.lives = [3] * seats
    public.bullets = [3] * seats
    public.zombies = [0] * seats
    public.items = [0] * seats
    public.shotguns = [0] * seats
    public.hand_sizes = [FULL_HAND] * seats
    public.played = [0] * seats
    public.down = [0] * seats
    public.standing = [0] * seats
    public.shoes = [0] * seats


def copies_in_deck(public: Public, seats: int, card: int) -> int:
    """Return how many of a card are in the game (ZOM-1, ZOM-72)."""
    alone = seats == 1 and FOR_OPPONENTS[card]
    return 0 if alone or (COSTS_TURN[card] and not public.lost_turns) else COPIES[card]


def shuffled_pile(public: Public, chance: Chance) -> list[int]:
    """Return the pile in random order, the next tile last, the helipad where it belongs (ZOM-3, ZOM-27)."""
    tiles = [kind for kind in range(KINDS) if kind != HELIPAD for _ in range(public.pile[kind])]
    pile = chance.shuffled(tiles)
    if public.pile[HELIPAD]:
        deepest = chance.below(min(LAST_TILES, len(pile) + 1)) if public.spread else 0
        pile.insert(deepest, HELIPAD)
    return pile
