"""A game in the terminal: every typed line is played or answered with a message."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import deadroad
from deadroad.bots.hint import Advice
from deadroad.cli import main
from deadroad.kernel.game import Game
from deadroad.kernel.view import View
from tests.cli.test_commands import typed


def played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str, language: str = "en"
) -> str:
    """Return the whole output in one line."""
    typed(monkeypatch, *lines)
    arguments = ["play", "hit-z-road", "--seats", "2", "--seed", "2", "--level", "0", "--lang", language]
    assert main(arguments) == 0
    return " ".join(capsys.readouterr().out.split())


def shell(
    command: str, text: bytes = b"", before: str = ":", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run a command line in a shell."""
    words = f"{before}; {sys.executable} -m deadroad {command}"
    return subprocess.run(
        ["/bin/sh", "-c", words],
        input=text,
        capture_output=True,
        env={**os.environ, **environment},
        check=False,
    )


@pytest.mark.parametrize(
    "line", ["[/red]", "[bold", "²", "99", "0", "-1", "bid", "bid x", "Pass", "\\", "é\udcff"]
)
def test_an_invalid_answer_is_reported_in_every_language(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, said in (
        ("en", "a number from 1 to 10"),
        ("fr", "un numéro de 1 à 10"),
        ("it", "un numero da 1 a 10"),
    ):
        assert said in played(monkeypatch, capsys, line, language=language)


def test_refusals_speak_the_language_of_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    said = played(
        monkeypatch,
        capsys,
        "why",
        "undo",
        "save",
        f"save {there}",
        f"save {tmp_path}/no/where",
        "save ~nobody-at-all/x",
        "save \0",
        "rules ZZZ",
        "flee",
        "bid 3",
        "bid  2",
        language="fr",
    )
    for sentence in (
        "Rien n’est refusé à cette question",
        "rien à reprendre",
        "Indiquez où",
        "existe déjà",
        "Impossible d’écrire",
        "Ce jeu n’a ni clause, ni carte, ni jeton",
        "ne fait pas partie des réponses à cette question",
        "doit dépasser votre mise",
    ):
        assert sentence in said
    assert there.read_text() == "mine"


def test_a_full_disk_leaves_no_partial_save(tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    done = shell("play hit-z-road --seed 4", f"save {saved}\nquit\n".encode(), before="ulimit -f 0")
    assert b"can\xe2\x80\x99t be written: File too large" in b" ".join(done.stdout.split())
    assert (done.returncode, done.stderr) == (0, b"")
    assert not saved.exists()


def test_quitting_an_unsaved_game_needs_confirmation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert "not saved" not in played(monkeypatch, capsys, "quit", "1")
    asked = played(monkeypatch, capsys, "1", "quit", "quit", "1")
    assert asked.count("not saved") == 1
    kept = played(monkeypatch, capsys, "1", f"save {tmp_path}/kept", "quit")
    assert "not saved" not in kept
    assert f"--resume {tmp_path}/kept --level 0" in kept


def test_a_saved_game_is_resumed_as_the_game_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "saved"
    saved.write_text(deadroad.new("hit-z-road", seats=2, seed=4).record())
    assert main(["play", "zombies", "--resume", str(saved)]) == 2
    assert "is a game of hit-z-road, not zombies" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "status", "said"),
    [
        ("rules hit-z-road > /dev/full", 2, b"deadroad: No space left on device\n"),
        ("play hit-z-road > /dev/full", 2, b"deadroad: No space left on device\n"),
        ("play hit-z-road <&- > /dev/null", 0, b""),
        ("rules hit-z-road | head -1 > /dev/null", 0, b""),
    ],
)
def test_an_output_that_cannot_be_written_is_reported_in_one_line(
    command: str, status: int, said: bytes
) -> None:
    done = shell(command)
    assert (done.returncode, done.stderr) == (status, said)


def test_characters_that_the_terminal_cannot_print_are_replaced() -> None:
    done = shell("play hit-z-road --seed 4 --lang fr", b"\xff\xfe\nwhy\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert b"Ench?rir" in done.stdout
    assert done.stderr == b""


def test_no_seat_is_first_if_nobody_wins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # One of these answers every question; those that don't are refused.
    typed(monkeypatch, *["1", "done", "0", "fight", "hold", "2", "3"] * 200)
    assert main(["play", "tower-defense", "--seed", "4"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.split() == ["-", "You"]


def test_a_hint_shows_what_everybody_wins_and_that_nobody_wins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def advise(game: Game, view: View, **_: object) -> list[Advice]:
        shares = [0.25, 0.6]
        option = game.space.option(view.options[0])
        return [Advice(option, shares[view.seat], 0.1, 0.7, [("alive", 1.0)], shares, 0.15)]

    monkeypatch.setattr("deadroad.cli.play.hint", advise)
    said = played(monkeypatch, capsys, "hint")
    assert "25% (10%-70%)" in said
    assert "Martha 60%, nobody 15%" in said
