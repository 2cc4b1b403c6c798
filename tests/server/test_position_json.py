"""The JSON of a position has the same content as its plain data."""

from __future__ import annotations

import random
from enum import Enum

import msgspec
import pytest

import deadroad
from deadroad.kernel.codec import plain
from deadroad.kernel.view import View
from deadroad.server.position_json import as_json

EVERY_CHARACTER = "".join(map(chr, range(0x3000))) + "\u2028\ufffd\U0001f9df"


class Sign(Enum):
    """A kind of enum that no game has."""

    STOP = 1


class Empty:
    """An object without fields."""

    __slots__ = ()


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        "",
        EVERY_CHARACTER,
        [],
        {},
        {3: "x", "y": [Sign.STOP, Sign.STOP]},
        (1, (2, "three"), None),
        {5, 3, 4},
        b"\x00\x07\xff",
        bytearray(b"\x01"),
        [-2, -1, 0, 255, 256, 2**63, True, None, "one", [1]],
        Sign.STOP,
        Empty(),
    ],
)
def test_every_kind_of_value_is_written_as_its_plain_data(value: object) -> None:
    assert msgspec.json.decode(as_json(value)) == msgspec.json.decode(msgspec.json.encode(plain(value)))


@pytest.mark.parametrize("game", deadroad.games())
def test_positions_and_facts_are_written_as_their_plain_data(game: str) -> None:
    fewest, _ = deadroad.info(game)["seats"]
    luck = random.Random(7)
    match = deadroad.new(game, seats=fewest, seed=7)
    for _ in range(150):
        if match.seat is None:
            break
        view = View(match.state, match.seat)
        parts = [match.state.public_part(), match.state.stack, view.secret, view.stops]
        parts += [match.game.facts(View(match.state, -1)), match.game.own_facts(view)]
        for part in parts:
            assert msgspec.json.decode(as_json(part)) == plain(part)
        match.answer(luck.choice(match.options()))
