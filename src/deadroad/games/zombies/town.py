"""The map: tiles in the order of laying, what is on their spaces, and where the next tile can be laid.

A space is tile * 9 + cell. Tokens and zombies are masks of nine bits a tile. Lists are replaced, never
changed in place, so that clones may share them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from deadroad.games.zombies.tiles import (
    EXITS,
    FITS,
    GATES,
    HELIPAD,
    HOLDS,
    INSIDES,
    LEGAL,
    NAMED,
    STEPS,
    STOOPS,
    WAYS_OUT,
    beside_free,
    kind_of,
)
from deadroad.kernel.sharing import changed

NOTHING: Final[list[int]] = []  # shared by all maps: lists are replaced, never changed
HOME: Final = 4  # the centre of the town square, which is tile 0
ENTRIES: Final[tuple[int, ...]] = (7, 3, 1, 5)  # the cell where a step enters a tile, by direction
_ENTRY_BITS: Final[vec[i64]] = vec[i64]([1 << 7, 1 << 3, 1 << 1, 1 << 5])
# The cell where a step leaves a tile, by direction.
_MIDDLE_BITS: Final[vec[i64]] = vec[i64]([1 << 1, 1 << 5, 1 << 7, 1 << 3])
_GATES: Final[vec[i64]] = vec[i64](GATES)
_XS: Final[tuple[int, ...]] = (0, 1, 0, -1)
_YS: Final[tuple[int, ...]] = (-1, 0, 1, 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Town:
    """The tiles and what is on them."""

    __slots__ = (
        "beside",
        "buildings",
        "bullets",
        "free",
        "helipad",
        "lives",
        "shapes",
        "spot_doors",
        "spot_needs",
        "spot_shuts",
        "spot_xs",
        "spot_ys",
        "xs",
        "ys",
        "zombies",
    )

    def __init__(self, like: Town | None = None) -> None:
        if like is None:
            self.shapes: list[int] = NOTHING
            self.xs: list[int] = NOTHING
            self.ys: list[int] = NOTHING
            self.zombies: list[int] = NOTHING
            self.lives: list[int] = NOTHING
            self.bullets: list[int] = NOTHING
            self.beside: list[int] = NOTHING  # by tile * 4 + side: the tile joined there by road, or -1
            # Empty places beside a tile. `door` is the first tile * 4 + side with a road to it (-1: walls
            # only); `need` and `shut` say on which of its sides a road must be and may not be.
            self.spot_xs: list[int] = NOTHING
            self.spot_ys: list[int] = NOTHING
            self.spot_doors: list[int] = NOTHING
            self.spot_needs: list[int] = NOTHING
            self.spot_shuts: list[int] = NOTHING
            self.helipad = -1  # its tile number once it is laid
            self.buildings: list[int] = NOTHING  # the tiles with a named building
            self.free = 0  # legal spaces without a zombie
        else:
            self.shapes = like.shapes
            self.xs = like.xs
            self.ys = like.ys
            self.zombies = like.zombies
            self.lives = like.lives
            self.bullets = like.bullets
            self.beside = like.beside
            self.spot_xs = like.spot_xs
            self.spot_ys = like.spot_ys
            self.spot_doors = like.spot_doors
            self.spot_needs = like.spot_needs
            self.spot_shuts = like.spot_shuts
            self.helipad = like.helipad
            self.buildings = like.buildings
            self.free = like.free

    def clone(self) -> Town:
        """Return an independent copy."""
        return Town(like=self)

    # Spaces.

    def across(self, space: int, direction: int) -> int:
        """Return the space one step away, or -1 if there is no way (ZOM-20, ZOM-53)."""
        tile = space // 9
        cell = space % 9
        shape = self.shapes[tile]
        inner = STEPS[shape * 36 + cell * 4 + direction]
        if inner >= 0:
            return tile * 9 + inner
        if WAYS_OUT[shape * 9 + cell] == direction:
            other = self.beside[tile * 4 + direction]
            if other >= 0:
                return other * 9 + ENTRIES[direction]
        return -1

    def crow(self, start: int, end: int) -> int:
        """Return the straight distance of two spaces, in steps."""
        here = start // 9
        there = end // 9
        wide = 3 * (self.xs[here] - self.xs[there]) + start % 3 - end % 3
        high = 3 * (self.ys[here] - self.ys[there]) + start % 9 // 3 - end % 9 // 3
        return abs(wide) + abs(high)

    def inside(self, space: int) -> bool:
        """Return whether a space is inside a named building."""
        return INSIDES[self.shapes[space // 9]] >> space % 9 & 1 == 1

    def building_at(self, space: int) -> int:
        """Return the tile whose building a space is in, or at the door of, or -1 (ZOM-67)."""
        tile = space // 9
        shape = self.shapes[tile]
        return tile if (INSIDES[shape] | STOOPS[shape]) >> space % 9 & 1 else -1

    def legal(self, tile: int) -> int:
        """Return the spaces of a tile that can be stood on."""
        return LEGAL[self.shapes[tile]]

    # Zombies and tokens.

    def zombie_at(self, space: int) -> bool:
        """Return whether a zombie stands there."""
        return self.zombies[space // 9] >> space % 9 & 1 == 1

    def put_zombie(self, space: int) -> None:
        """Put a zombie on a space that has none."""
        tile = space // 9
        self.zombies = changed(self.zombies, tile, self.zombies[tile] | 1 << space % 9)
        self.free -= 1

    def take_zombie(self, space: int) -> None:
        """Take the zombie off a space."""
        tile = space // 9
        self.zombies = changed(self.zombies, tile, self.zombies[tile] & ~(1 << space % 9))
        self.free += 1

    def clear(self, tile: int, cells: int) -> int:
        """Remove the zombies from some cells of a tile. Return their number."""
        gone = HOLDS[self.zombies[tile] & cells]
        self.zombies = changed(self.zombies, tile, self.zombies[tile] & ~cells)
        self.free += gone
        return gone

    def movable(self, tile: i64, zombies: i64) -> i64:
        """Return those of a tile's zombies that have a free space beside them."""
        shape: i64 = self.shapes[tile]
        able = zombies & beside_free(shape, self.zombies[tile])
        stuck = (zombies ^ able) & _GATES[shape]  # unless there is room on the next tile
        if not stuck:
            return able
        side: i64
        for side in range(4):
            if stuck & _MIDDLE_BITS[side]:
                other: i64 = self.beside[tile * 4 + side]
                if other >= 0 and not self.zombies[other] & _ENTRY_BITS[side]:
                    able |= _MIDDLE_BITS[side]
        return able

    # Laying.

    def spot_for(self, kind: int) -> int:
        """Return the first spot that a tile fits, or -1."""
        needs = self.spot_needs
        shuts = self.spot_shuts
        first = kind * 256
        for spot in range(len(needs)):
            if FITS[first + needs[spot] * 16 + shuts[spot]]:
                return spot
        return -1

    def lay(self, shape: int, spot: int) -> int:
        """Lay a tile on a spot and return its number."""
        x = self.spot_xs[spot]
        y = self.spot_ys[spot]
        self.spot_xs = _without(self.spot_xs, spot)
        self.spot_ys = _without(self.spot_ys, spot)
        self.spot_doors = _without(self.spot_doors, spot)
        self.spot_needs = _without(self.spot_needs, spot)
        self.spot_shuts = _without(self.spot_shuts, spot)
        return self.lay_at(shape, x, y)

    def lay_at(self, shape: int, x: int, y: int) -> int:
        """Lay a tile at a place of the grid; only the first tile is laid without a spot."""
        tile = len(self.shapes)
        self.shapes = [*self.shapes, shape]
        self.xs = [*self.xs, x]
        self.ys = [*self.ys, y]
        self.zombies = [*self.zombies, 0]
        self.lives = [*self.lives, 0]
        self.bullets = [*self.bullets, 0]
        self.beside = [*self.beside, -1, -1, -1, -1]
        self.free += HOLDS[LEGAL[shape]]
        kind = kind_of(shape)
        if kind == HELIPAD:
            self.helipad = tile
        if NAMED[kind]:
            self.buildings = [*self.buildings, tile]
        for side in range(4):
            road = EXITS[shape] >> side & 1 == 1
            other = _find(self.xs, self.ys, x + _XS[side], y + _YS[side])
            if other < 0:
                self._open_spot(tile, side, road)
            elif road:
                joined = changed(self.beside, tile * 4 + side, other)
                joined[other * 4 + (side + 2) % 4] = tile
                self.beside = joined
        return tile

    def _open_spot(self, tile: int, side: int, road: bool) -> None:
        x = self.xs[tile] + _XS[side]
        y = self.ys[tile] + _YS[side]
        spot = _find(self.spot_xs, self.spot_ys, x, y)
        if spot < 0:
            spot = len(self.spot_xs)
            self.spot_xs = [*self.spot_xs, x]
            self.spot_ys = [*self.spot_ys, y]
            self.spot_doors = [*self.spot_doors, -1]
            self.spot_needs = [*self.spot_needs, 0]
            self.spot_shuts = [*self.spot_shuts, 0]
        back = 1 << (side + 2) % 4
        if not road:
            self.spot_shuts = changed(self.spot_shuts, spot, self.spot_shuts[spot] | back)
            return
        self.spot_needs = changed(self.spot_needs, spot, self.spot_needs[spot] | back)
        if self.spot_doors[spot] < 0:
            self.spot_doors = changed(self.spot_doors, spot, tile * 4 + side)


def _find(xs: list[int], ys: list[int], x: int, y: int) -> int:
    for at in range(len(xs)):
        if xs[at] == x and ys[at] == y:
            return at
    return -1


def _without(items: list[int], at: int) -> list[int]:
    copy = items.copy()
    del copy[at]
    return copy
