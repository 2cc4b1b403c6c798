"""The observation of a game that defines none: every number of the view, unchanged."""

from __future__ import annotations

import sys
from enum import Enum
from typing import Final, final

from deadroad.kernel.codec import fields
from deadroad.kernel.frame import Frame
from deadroad.kernel.observation import Observer
from deadroad.kernel.row import Row
from deadroad.kernel.view import View

ROOM: Final = 64  # the least room for a field, in numbers
SPARE: Final = 16  # room for a field, as a multiple of what it holds in a new game
LARGEST: Final = 1 << 20
LISTS: Final = (list, tuple, bytes, bytearray)


@final
class PlainObserver(Observer):
    """Shows each field of the public part, the secret and the frames: how many numbers it holds, then all.

    Objects inside fields are shown field by field. Each field has room for 64 numbers, or for 16 times as
    many as it holds in a new game. If a field needs more, an error is raised: the game then needs its own
    observation.
    """

    __slots__ = ("rooms",)

    def __init__(self, most: int, package: str, view: View) -> None:
        self.rooms: dict[str, int] = {}
        super().__init__(most, frame_kinds(package), view)

    def describe(self, view: View, row: Row) -> None:
        row.choice("own seat", view.seat, self.chairs)
        for name in fields(type(view.public)):
            self.show(row, f"public {name}", getattr(view.public, name))
        if view.secret is None:  # a spectator, or a game without secrets
            for name, room in self.rooms.items():
                if name.startswith("secret "):
                    row.at += 1 + room
        else:
            for name in fields(type(view.secret)):
                self.show(row, f"secret {name}", getattr(view.secret, name))
        self.show(row, "frames", list(view.stack))

    def show(self, row: Row, name: str, value: object) -> None:
        """Write a field: how many numbers it holds, then the numbers."""
        found: list[int] = []
        flatten(value, found)
        if name not in self.rooms:
            self.rooms[name] = max(ROOM, SPARE * len(found))
        room = self.rooms[name]
        if len(found) > room:
            raise OverflowError(f"{name} holds {len(found)} numbers, more than {room}: write an observation")
        row.number(f"{name} length", len(found), 16, room)
        for at in range(room):
            row.signed(f"{name}[{at}]", found[at] if at < len(found) else 0, 1, LARGEST)


def flatten(value: object, found: list[int]) -> None:
    """Add all numbers in a value, in order."""
    if isinstance(value, int):
        found.append(int(value))
    elif isinstance(value, Enum):
        found.append(list(type(value)).index(value))
    elif isinstance(value, LISTS):
        for item in value:
            flatten(item, found)
    elif value is not None and not isinstance(value, str):
        for name in fields(type(value)):
            flatten(getattr(value, name), found)


def frame_kinds(package: str) -> list[type]:
    """Return the frame classes of a game's modules."""
    kinds: dict[str, type] = {}
    for name, module in list(sys.modules.items()):
        if name.startswith(package + "."):
            for value in vars(module).values():
                if isinstance(value, type) and issubclass(value, Frame) and value is not Frame:
                    kinds[value.__name__] = value
    return [kinds[name] for name in sorted(kinds)]
