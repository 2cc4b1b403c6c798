"""Layout in a narrow terminal: sentences are wrapped with an indent, drawings are cut into strips."""

from __future__ import annotations

import io
from collections import Counter

import pytest
from rich.console import Console
from rich.text import Text

import deadroad
from deadroad.cli import main
from deadroad.cli.layout import laid_out
from deadroad.content.markup import drawing
from deadroad.games import game


def shown(markup: str, width: int) -> list[str]:
    console = Console(width=width)
    return [line.plain.rstrip() for line in laid_out(Text.from_markup(markup, emoji=False), console)]


def test_a_long_sentence_wraps_with_an_indent() -> None:
    assert shown("  one two three four five six seven", 28) == ["  one two three four five", "    six seven"]
    assert shown("un deux trois quatre cinq\u00a0!", 26)[-1] == "  cinq\u00a0!"
    assert shown("un deux trois quatre cinq\u202f!", 26)[-1] == "  cinq\u202f!"
    assert shown("short", 28) == ["short"]


def test_a_wide_drawing_wraps_between_its_parts() -> None:
    rows = drawing(["+--+ +--+", "|ab| |cd|", "+--+ +--+ +--+", "", "|ef| |gh| |ij|"], 5)
    assert shown("\n".join(["head", "", *rows, "", "foot"]), 11) == [
        *("head", "", "+--+ +--+", "|ab| |cd|", "+--+ +--+", "", "|ef| |gh|"),
        *("→", "+--+ +--+", "", "|gh| |ij|", "", "foot"),
    ]
    assert shown("\n".join(rows[2:]), 14) == ["+--+ +--+ +--+", "", "|ef| |gh| |ij|"]
    assert shown("\n".join(drawing(["ab|cd|ef"], 3)), 6) == ["ab|cd|", "→", "cd|ef"]
    assert shown("\n".join(drawing(["abcdefgh"], 1)), 6) == ["abcdef", "→", "gh"]


@pytest.mark.parametrize("name", deadroad.games())
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_line_of_a_table_is_wider_than_the_terminal(name: str, language: str) -> None:
    match = deadroad.new(name, seats=deadroad.info(name)["seats"][1], seed=5)
    bots = [deadroad.bot(name, 1, seed=seat) for seat in range(match.seats)]
    names = [f"Seat {seat}" for seat in range(match.seats)]
    for ply in range(150):
        if match.seat is None:
            break
        match.answer(bots[match.seat].choose(match.view(match.seat), match.question))
        if ply % 30 == 0:
            drawn = game(name).screen(match.view(0), game(name).words(language), names)
            plain = Text.from_markup(drawn, emoji=False).plain
            for width in (60, 80):
                lines = shown(drawn, width)
                assert max(len(line) for line in lines) <= width
                there = Counter(plain.replace(" ", "").replace("\n", ""))
                assert not there - Counter("".join(lines))  # strips show some things twice, and none never


@pytest.mark.parametrize("width", ["40", "53", "80"])
@pytest.mark.parametrize("name", deadroad.games())
def test_french_rules_and_settings_never_break_at_a_no_break_space(
    name: str, width: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    for command in ("rules", "games"):
        assert main([command, name, "--lang", "fr"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert not [line for line in lines if line.endswith("\u00a0")]
        assert not [line for line in lines if line.lstrip().startswith((":", ";", "!", "?", "%", "»"))]


@pytest.mark.parametrize("typed", ["? agenda", "wish", "why"])
def test_a_french_answer_at_the_prompt_never_breaks_at_a_no_break_space(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for width in ("40", "53", "61"):
        monkeypatch.setenv("COLUMNS", width)
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{typed}\nquit\nquit\n"))
        assert main(["play", "zombies", "--seats", "2", "--seed", "1", "--level", "0", "--lang", "fr"]) == 0
        lines = capsys.readouterr().out.splitlines()
        said = lines[next(at for at, line in enumerate(lines) if line.startswith("> ")) :]
        assert any("\u00a0" in line for line in said)
        assert not [
            line for line in said if line.endswith("\u00a0") or line.lstrip().startswith((":", ";", "!"))
        ]


def test_tiles_are_named_in_the_language_of_the_table() -> None:
    match = deadroad.new("zombies", seats=2, seed=4)
    drawn = game("zombies").screen(match.view(0), game("zombies").words("it"), ["a", "b"])
    assert "+0 Piazza" in Text.from_markup(drawn).plain
