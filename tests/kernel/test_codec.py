"""Plain data as bytes: the same as from the `json` module, with sorted keys and no spaces."""

from __future__ import annotations

import json

import pytest

from deadroad.kernel.codec import Plain, encode, plain

EVERY_CHARACTER = "".join(map(chr, range(0x3000))) + "\u2028\ufffd\U0001f9df"


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        False,
        "",
        EVERY_CHARACTER,
        [],
        {},
        [-2, -1, 0, 9, 10, 255, 256, 2**31, 2**63, 2**90, -(2**90)],
        [None, True, 1, "one", [1], {"one": 1}],
        {"b": 1, "a": {"d": [], "c": "x"}, "": None, EVERY_CHARACTER: [True, False]},
        -2,
        300,
        2**70,
    ],
)
def test_plain_data_is_encoded_as_the_json_module_does(value: Plain) -> None:
    expected = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert encode(value) == expected.encode()


def test_bytes_become_a_list_of_numbers() -> None:
    assert plain(b"\x00\x07\xff") == [0, 7, 255]
