"""Houses, barricades, cars and keys of the suburb, as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deadroad.games.zombietown.board import ACCESS, DRIVEWAY, HOUSE_LETTERS, HOUSES, PLACE, SIZE
from deadroad.games.zombietown.components import BOARDS, CARDS, FAMILIES, HOUSE_CARDS
from deadroad.games.zombietown.options import DIRECTIONS, MOST_GUARDS
from deadroad.games.zombietown.state import NO_CAR, UNLAID, Gun, Public, Secret, Survivor
from deadroad.games.zombietown.terms import CAR_DAMAGE
from deadroad.kernel.observation import MOST_SEATS
from deadroad.kernel.row import Row, Table
from deadroad.kernel.view import View

LETTERS: Final[list[str]] = list(HOUSE_LETTERS)
HOUSE_OWNERS: Final[list[str]] = [f"house {letter} " for letter in HOUSE_LETTERS]
CAR_OWNERS: Final[list[str]] = [f"car {letter} " for letter in HOUSE_LETTERS]
FACADE_NAMES: Final[list[str]] = [f"{letter} {side}" for letter in HOUSE_LETTERS for side in DIRECTIONS]
AXES: Final[list[str]] = ["0", "1"]
ARMS: Final[list[str]] = [f"{number}" for number in range(1, 5)]
GUN_NAMES: Final[list[list[str]]] = [
    [f"gun of {number}", f"cards drawn by gun of {number}", f"bullets of {number}"] for number in ARMS
]
FURNITURE_NAMES: Final[list[str]] = [f"furniture {facade}" for facade in FACADE_NAMES]
COUNTED: Final = bytes([seats.bit_count() for seats in range(1 << MOST_SEATS)])  # by set of seats


def printed_houses() -> Table:
    """Return the printed values of house cards."""
    rows: list[list[float]] = []
    for card in HOUSE_CARDS:
        families = [float(card.affinity == one) for one in FAMILIES]
        rows.append([1.0, card.finds / 4, float(card.twice), *families])
    return Table(["laid", "finds printed", "twice", *[f"more {family}" for family in FAMILIES]], rows)


def offsets() -> Table:
    """Return how far east and south one place lies of another, row by row from the north-west."""
    steps = range(1 - SIZE, SIZE)
    return Table(["east", "south"], [[east / 8, south / 8] for south in steps for east in steps])


HOUSE_TABLE: Final[Table] = printed_houses()
OFFSETS: Final[Table] = offsets()


def write_place(row: Row, space: i64, centre: i64) -> None:
    """Write how far east and south of the centre a space lies."""
    start = row.at
    if not row.skip(2):
        row.signed("east", 0, 8, SIZE)
        row.signed("south", 0, 8, SIZE)
    if space >= 0 and centre >= 0:
        there: i64 = PLACE[space]
        middle: i64 = PLACE[centre]
        east: i64 = there % SIZE - middle % SIZE + SIZE - 1
        south: i64 = there // SIZE - middle // SIZE + SIZE - 1
        row.stamp(start, OFFSETS, south * (2 * SIZE - 1) + east)


def write_gun(row: Row, gun: Gun | None, names: list[str]) -> None:
    """Write whether there is a gun, what it draws and its bullets."""
    if gun is None and row.skip(3):
        return
    row.flag(names[0], gun is not None)
    row.number(names[1], 0 if gun is None else CARDS[gun.face].draw, 2, 8)
    row.number(names[2], 0 if gun is None else gun.bullets, 4, 16)


def write_survivors(row: Row, survivors: list[Survivor], most: i64) -> None:
    """Write survivors in their order: whether each has a gun, what it draws and its bullets."""
    if not survivors and row.skip(4 * most):
        return
    row.level("survivors", len(survivors), most)
    for at in range(most):
        write_gun(row, survivors[at].gun if at < len(survivors) else None, GUN_NAMES[at])


def write_houses(view: View, public: Public, secret: Secret, row: Row) -> None:
    """Write each house: its owner, its contents, its guards, what is known of its key."""
    cards, finds, keys, guards = public.house_cards, public.finds, public.key_lies, public.guards
    owners, homes, seen = public.owner, public.home, secret.seen
    boarded: i64 = public.boarded
    eyes: i64 = 1 << view.seat if view.seat >= 0 else 0
    house: i64
    for house in range(HOUSES):
        row.of(HOUSE_OWNERS[house])
        row.chair("owned by", owners[house])
        row.chair("base of", homes[house])
        row.flag("has had a barricade", boarded >> house & 1 == 1)
        row.printed("card", HOUSE_TABLE, cards[house])
        row.number("finds left", finds[house] if house < len(finds) else 0, 4, 32)
        write_survivors(row, guards[house], MOST_GUARDS)
        laid = house < len(keys)
        row.flag("a key lies here", laid and keys[house])
        row.flag("its own key is back", laid and public.key_back[house])
        looked: i64 = public.looked[house] if laid else 0
        if looked or not row.skip(2):
            row.flag("looked at the key", looked & eyes != 0)
            row.number("others who looked", COUNTED[looked], 4, 8)
        row.choice("key seen", seen[house] if house < len(seen) else UNLAID, LETTERS)
    row.of("")
    row.numbers("barricade", public.barricades, FACADE_NAMES, 2, 16)
    furniture = row.block(FURNITURE_NAMES, 1, 1)
    for plank in public.planks:
        if plank > BOARDS:
            row.light(furniture)
        furniture += 1


def write_cars(public: Public, row: Row, centre: i64) -> None:
    """Write each car: the holder of its key, its square and axis, its damage."""
    cars, holders = public.car_at, public.key_holder
    car: i64
    for car in range(HOUSES):
        row.of(CAR_OWNERS[car])
        there = car < len(cars)
        space: i64 = cars[car] if there else NO_CAR
        row.chair("key held by", holders[car] if there else -1)
        row.flag("on the board", space >= 0)
        row.flag("on its driveway", space >= 0 and space == i64(ACCESS[DRIVEWAY[car]]))
        row.choice("axis", public.car_axis[car] if space >= 0 else -1, AXES)
        row.level("damage", public.car_damage[car] if there else 0, CAR_DAMAGE)
        write_place(row, space, centre)
    row.of("")
