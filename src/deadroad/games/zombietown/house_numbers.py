"""Houses, barricades, cars and keys of the suburb, as numbers."""

from __future__ import annotations

from typing import Final

from deadroad.games.zombietown.board import ACCESS, DRIVEWAY, FACADES, HOUSE_LETTERS, HOUSES, PLACE, SIZE
from deadroad.games.zombietown.components import BOARDS, CARDS, FAMILIES, HOUSE_CARDS
from deadroad.games.zombietown.options import DIRECTIONS, MOST_GUARDS
from deadroad.games.zombietown.state import NO_CAR, UNLAID, Public, Secret, Survivor
from deadroad.games.zombietown.terms import CAR_DAMAGE
from deadroad.kernel.observation import Observer
from deadroad.kernel.row import Row, Table
from deadroad.kernel.view import View

LETTERS: Final[list[str]] = list(HOUSE_LETTERS)
HOUSE_OWNERS: Final[list[str]] = [f"house {letter} " for letter in HOUSE_LETTERS]
CAR_OWNERS: Final[list[str]] = [f"car {letter} " for letter in HOUSE_LETTERS]
FACADE_NAMES: Final[list[str]] = [f"{letter} {side}" for letter in HOUSE_LETTERS for side in DIRECTIONS]
AXES: Final[list[str]] = ["0", "1"]
ARMS: Final[list[str]] = [f"{number}" for number in range(1, 5)]
GUN_NAMES: Final[list[str]] = [f"gun of {number}" for number in ARMS]
DRAW_NAMES: Final[list[str]] = [f"cards drawn by gun of {number}" for number in ARMS]
BULLET_NAMES: Final[list[str]] = [f"bullets of {number}" for number in ARMS]


def printed_houses() -> Table:
    """Return the printed values of house cards."""
    rows: list[list[float]] = []
    for card in HOUSE_CARDS:
        rows.append([card.finds / 4, float(card.twice), *[float(card.affinity == one) for one in FAMILIES]])
    return Table(["finds printed", "twice", *[f"more {family}" for family in FAMILIES]], rows)


HOUSE_TABLE: Final[Table] = printed_houses()


def write_place(row: Row, space: int, centre: int) -> None:
    """Write how far east and south of the centre a space lies."""
    east = 0
    south = 0
    if space >= 0 and centre >= 0:
        east = PLACE[space] % SIZE - PLACE[centre] % SIZE
        south = PLACE[space] // SIZE - PLACE[centre] // SIZE
    row.signed("east", east, 8, SIZE)
    row.signed("south", south, 8, SIZE)


def write_survivors(row: Row, survivors: list[Survivor], most: int) -> None:
    """Write survivors in their order: whether each has a gun, what it draws and its bullets."""
    if not survivors and row.skip(4 * most):
        return
    row.level("survivors", len(survivors), most)
    for at in range(most):
        gun = survivors[at].gun if at < len(survivors) else None
        row.flag(GUN_NAMES[at], gun is not None)
        row.number(DRAW_NAMES[at], 0 if gun is None else CARDS[gun.face].draw, 2, 8)
        row.number(BULLET_NAMES[at], 0 if gun is None else gun.bullets, 4, 16)


def write_houses(observer: Observer, view: View, public: Public, secret: Secret, row: Row) -> None:
    """Write each house: its owner, its contents, its guards, what is known of its key."""
    for house in range(HOUSES):
        row.of(HOUSE_OWNERS[house])
        row.choice("owned by", observer.step(view, public.owner[house]), observer.chairs)
        row.choice("base of", observer.step(view, public.home[house]), observer.chairs)
        row.flag("has had a barricade", public.boarded >> house & 1 == 1)
        card = public.house_cards[house]
        row.flag("card laid", card != UNLAID)
        row.printed("card", HOUSE_TABLE, card)
        row.number("finds left", public.finds[house] if house < len(public.finds) else 0, 4, 32)
        write_survivors(row, public.guards[house], MOST_GUARDS)
        laid = house < len(public.key_lies)
        row.flag("a key lies here", laid and public.key_lies[house])
        row.flag("its own key is back", laid and public.key_back[house])
        looked = public.looked[house] if laid else 0
        row.flag("looked at the key", view.seat >= 0 and looked >> view.seat & 1 == 1)
        row.number("others who looked", looked.bit_count(), 4, 8)
        seen = secret.seen[house] if house < len(secret.seen) else UNLAID
        row.choice("key seen", seen, LETTERS)
    row.of("")
    row.numbers("barricade", public.barricades, FACADE_NAMES, 2, 16)
    planks = 0
    for facade in range(FACADES):
        if public.planks[facade] > BOARDS:
            planks |= 1 << facade
    row.subset("furniture", planks, FACADE_NAMES)


def write_cars(observer: Observer, view: View, public: Public, row: Row, centre: int) -> None:
    """Write each car: the holder of its key, its square and axis, its damage."""
    for car in range(HOUSES):
        row.of(CAR_OWNERS[car])
        there = car < len(public.car_at)
        space = public.car_at[car] if there else NO_CAR
        row.choice(
            "key held by", observer.step(view, public.key_holder[car] if there else -1), observer.chairs
        )
        row.flag("on the board", space >= 0)
        row.flag("on its driveway", space >= 0 and space == ACCESS[DRIVEWAY[car]])
        row.choice("axis", public.car_axis[car] if there and space >= 0 else -1, AXES)
        row.level("damage", public.car_damage[car] if there else 0, CAR_DAMAGE)
        write_place(row, space, centre)
    row.of("")
