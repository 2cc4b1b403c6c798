from __future__ import annotations

import pytest

from deadroad.kernel.option import Domain, Space, Verb

CELL = Domain("cell", ("a1", "a2", "b1"), ref="cell")
SPACE = Space(
    Verb(0, "pass"),
    Verb(1, "move", CELL, CELL.named("to")),
    Verb(10, "bid", Domain("amount", range(1, 4))),
)


def test_every_index_has_one_option_whose_notation_parses_back() -> None:
    for index in range(SPACE.size):
        option = SPACE.option(index)
        assert option is SPACE.option(index)
        assert SPACE.parse(str(option)) == index
    assert SPACE.size == 13


def test_arguments_and_refs_follow_the_domains() -> None:
    option = SPACE.option(SPACE.parse("move a2 b1"))
    assert option.args == {"cell": "a2", "to": "b1"}
    assert option.refs == ("cell:a2", "cell:b1")
    assert repr(option) == "<move a2 b1>"


def test_two_arguments_may_name_one_thing() -> None:
    piece = Domain("piece", ("rook", "knight"))
    space = Space(Verb(0, "send", piece, Domain("number", (1, 2)), CELL, pair="piece"))
    option = space.option(space.parse("send knight 2 b1"))
    assert option.refs == ("piece:knight-2", "cell:b1")
    assert option.args == {"piece": "knight", "number": "2", "cell": "b1"}


@pytest.mark.parametrize(
    ("notation", "what"),
    [
        ("", "empty"),
        ("fly", "no verb 'fly'"),
        ("bid", "is written: bid AMOUNT"),
        ("bid 1 2", "is written: bid AMOUNT"),
        ("bid 7", "'7' is no amount"),
        ("move a1 z9", "'z9' is no to"),
    ],
)
def test_bad_notation_says_which_word_does_not_fit(notation: str, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        SPACE.parse(notation)


def test_a_space_with_a_gap_is_refused() -> None:
    with pytest.raises(ValueError, match="bid starts at 5"):
        Space(Verb(0, "pass"), Verb(5, "bid"))


def test_the_distance_of_two_options_is_the_difference_of_their_amounts() -> None:
    amount, road = Domain("amount", range(5)), Domain("road", [1, 2])
    space = Space(Verb(0, "pay", road, amount), Verb(10, "hold"))
    one, three, other, hold = (space.option(index) for index in (1, 3, 6, 10))
    assert (one.apart(one), one.apart(three), one.apart(other), one.apart(hold)) == (0, 2, -1, -1)
