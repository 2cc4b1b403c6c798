from __future__ import annotations

import pytest

import deadroad
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import digest
from deadroad.kernel.errors import BadRecord, Tampered, UnknownGame, Unreplayable


def record(plies: int = 30) -> str:
    match = deadroad.new("hit-z-road", seats=3, seed=11)
    luck = Pcg32(2)
    for _ in range(plies):
        match.answer(match.options()[luck.below(len(match.state.asked))])
    return match.record()


def test_a_record_is_a_text_that_replays_to_itself() -> None:
    text = record()
    assert text.startswith("deadroad 1\ngame hit-z-road\nrules ")
    assert deadroad.verify(text).record() == text


def test_a_record_can_be_replayed_as_far_as_a_ply() -> None:
    text = record()
    assert len(deadroad.replay(text, upto=7).plies) == 7


@pytest.mark.parametrize(
    ("damage", "error", "what"),
    [
        (lambda _: "", BadRecord, "begins with"),
        (lambda _: "\x00\x01rubbish", BadRecord, "begins with"),
        (lambda text: text[: len(text) // 2], BadRecord, "cut off"),
        (lambda text: text.rsplit("end ", 1)[0], BadRecord, "'end' line is missing"),
        (lambda text: text + "more\n", BadRecord, "follows the 'end'"),
        (lambda text: text.replace("rules 1", "rules 99"), Unreplayable, "are newer than this program"),
        (lambda text: text.replace("rules 1", "rules one"), BadRecord, "line 3: rules is a number"),
        (lambda text: text.replace("game hit-z-road", "game chess"), UnknownGame, "no game 'chess'"),
        (lambda text: text.replace("seats 3", "seats 9"), BadRecord, "1 to 4 seats"),
        (lambda text: text.replace("seed b", "seed c"), Tampered, r"commitment|line \d+"),
        (lambda text: text.replace("seed b\n", ""), BadRecord, "not replayed"),
        (lambda text: text.replace("seed b", "seed 1" + "0" * 32), BadRecord, "longer than 128 bits"),
        (lambda text: text.replace("seed b", "seed xyz"), BadRecord, r"line \d+: seed .* hexadecimal"),
        (
            lambda text: text.replace("generator pcg32", "generator coin"),
            BadRecord,
            r"line \d+: no generator",
        ),
        (lambda text: text.replace("salt ", "salt " + "0" * 129), BadRecord, "a salt of more than 128"),
        (lambda text: text.replace("\n0 ", "\n0 " + " " * 1000, 1), BadRecord, "1000 are allowed"),
        (lambda text: text.replace("\n0 ", "\n7 ", 1), BadRecord, "expected '0 SEAT ANSWER'"),
        (lambda text: text.replace("\n0 2 ", "\n0 3 ", 1), BadRecord, "there is no seat 3"),
        (lambda text: text.replace("commitment", "promise"), BadRecord, "does not belong"),
        (lambda text: text.replace("deadroad 1\n", "deadroad 12\n"), BadRecord, "begins with 'deadroad 1'"),
        (lambda text: text.replace("end 30 unfinished", "end 30 over"), Tampered, "says over"),
        (lambda text: text[:-10] + "0123456789"[:9] + "\n", Tampered, "another end"),
    ],
)
def test_a_damaged_record_is_refused_with_what_and_where(
    damage: object, error: type[Exception], what: str
) -> None:
    assert callable(damage)
    with pytest.raises(error, match=what):
        deadroad.verify(damage(record()))


def test_a_replay_can_be_undone_as_far_as_the_original_game() -> None:
    match = deadroad.new("zombies", seats=3, seed=5)
    luck = Pcg32(5)
    most = 0
    while match.seat is not None and len(match.plies) < 600:
        match.answer(match.options()[luck.below(len(match.state.asked))])
        if len(match.plies) % 25 == 0:
            again = deadroad.replay(match.record())
            assert [mark.seat for mark in again.trail] == [mark.seat for mark in match.trail]
            most = max(most, len(again.trail))
            if again.trail:
                again.undo(again.trail[-1].seat)
                assert again.digest() == digest(match.trail[-1].state)
    assert most > 1


def test_an_edited_answer_is_detected() -> None:
    lines = record().splitlines()
    first = next(at for at, line in enumerate(lines) if " bid " in line)
    lines[first] = lines[first].replace("bid", "road")
    with pytest.raises(Tampered) as found:
        deadroad.verify("\n".join(lines) + "\n")
    assert found.value.line == first + 1


def test_a_changed_salt_breaks_the_commitment() -> None:
    text = record()
    salt = next(line for line in text.splitlines() if line.startswith("salt "))
    with pytest.raises(Tampered, match="commitment"):
        deadroad.verify(text.replace(salt, "salt " + "0" * 32))


@pytest.mark.parametrize("key", ["game", "seats", "seed"])
def test_a_line_of_the_header_given_twice_is_refused(key: str) -> None:
    lines = record().splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith(f"{key} "))
    with pytest.raises(BadRecord, match="does not belong in a header"):
        deadroad.replay("".join([*lines[: at + 1], *lines[at:]]))


def test_a_setting_given_twice_is_refused() -> None:
    text = deadroad.new("lanterns", seats=2, seed=1).record()
    with pytest.raises(BadRecord, match="does not belong in a header"):
        deadroad.verify(text.replace("setting coins", "setting coins 1\nsetting coins", 1))
