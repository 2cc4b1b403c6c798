"""The printed cards: contracts, shortages and super-bonuses, as parallel lists by card number."""

from typing import Final

from deadroad.content.rows import Row, folder_of, rows

FOLDER: Final = folder_of("deadroad.games.road_master")

_WAREHOUSES: Final = rows(FOLDER, "warehouses", "warehouse")
LETTERS: Final[list[str]] = [row.word("id") for row in _WAREHOUSES]
COLOURS: Final[list[str]] = [row.word("colour") for row in _WAREHOUSES]
STOCK: Final[list[int]] = [row.number("cubes") for row in _WAREHOUSES]
KINDS: Final = 6  # a colour and its warehouse share one number
BLUE: Final = 3  # perishable (RDM-95)
YELLOW: Final = 5  # explosive (RDM-90)

# Contracts are numbered base, explosive, perishable; after them the shortages.
_CONTRACTS: Final[list[Row]] = [
    *rows(FOLDER, "contracts", "contract"),
    *rows(FOLDER, "explosive", "contract"),
    *rows(FOLDER, "perishable", "contract"),
]
CONTRACTS: Final[list[str]] = [row.word("id") for row in _CONTRACTS]
QUANTITY: Final[list[int]] = [row.number("quantity") for row in _CONTRACTS]
DESTINATION: Final[list[int]] = [LETTERS.index(row.word("destination")) for row in _CONTRACTS]
POINTS: Final[list[int]] = [row.number("points") for row in _CONTRACTS]
PENALTY: Final[list[int]] = [row.number("penalty") for row in _CONTRACTS]
EXPLOSIVE: Final = 60
PERISHABLE: Final = 70
SHORTAGE: Final = 80  # the first shortage; the card of warehouse w is SHORTAGE + w
CARDS: Final = 86
# A variant can leave a contract out of the deck. It keeps its number: options are numbered by contract.
_LEFT_OUT: Final[list[int]] = [at for at, row in enumerate(_CONTRACTS) if not row.number("copies", 1)]

_SHORTAGES: Final = rows(FOLDER, "shortages", "shortage")
SHORTAGES: Final[list[str]] = [row.word("id") for row in _SHORTAGES]
# The colour on the back of a card: what a contract asks for, whose warehouse a shortage strikes (RDM-25).
COLOUR: Final[list[int]] = [LETTERS.index(row.word("source")) for row in _CONTRACTS] + [
    LETTERS.index(row.word("warehouse")) for row in _SHORTAGES
]

_BONUSES: Final = rows(FOLDER, "bonuses", "bonus")
BONUSES: Final[list[str]] = [row.word("id") for row in _BONUSES]
BONUS_CUBES: Final[list[list[int]]] = [[row.number(colour, 0) for colour in COLOURS] for row in _BONUSES]
BONUS_POINTS: Final[list[int]] = [row.number("points") for row in _BONUSES]
BONUS_PENALTY: Final[list[int]] = [row.number("penalty") for row in _BONUSES]
BONUS_PILE: Final[list[int]] = [at for at, row in enumerate(_BONUSES) if row.number("copies", 1)]

_BOOMS: Final = rows(FOLDER, "boom", "boom")
BOOM_FACES: Final[list[str]] = ["ok", "half_boom"]
_DRAWN: Final[list[str]] = [row.word("face", choices=("ok", "half_boom")) for row in _BOOMS]
OKS: Final[int] = _DRAWN.count("ok")
HALF_BOOMS: Final[int] = _DRAWN.count("half_boom")
BOOMS: Final[list[str]] = [row.word("id") for row in _BOOMS]

_LIMITS: Final = rows(FOLDER, "limits", "limit")
LIMITS: Final[dict[int, int]] = {row.number("seats"): row.number("points") for row in _LIMITS}

for _row in [*_WAREHOUSES, *_CONTRACTS, *_SHORTAGES, *_BONUSES, *_BOOMS, *_LIMITS]:
    _row.close()


def deck_of(shortages: bool, explosives: bool, perishables: bool) -> list[int]:
    """Return the contract deck of these settings: a module replaces all eleven cards of its colour."""
    deck: list[int] = []
    for card in range(CARDS):
        if EXPLOSIVE <= card < PERISHABLE:
            plays = explosives
        elif PERISHABLE <= card < SHORTAGE:
            plays = perishables
        else:
            replaced = (explosives and COLOUR[card] == YELLOW) or (perishables and COLOUR[card] == BLUE)
            plays = not replaced and (shortages or card < SHORTAGE)
        if plays and card not in _LEFT_OUT:
            deck.append(card)
    return deck
