"""The command line: commands, options and error messages."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import deadroad
from deadroad.cli import main
from deadroad.cli.parser import build_parser, chosen_settings


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_whole_game_can_be_played_by_numbers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, *["1"] * 400)
    assert main(["play", "hit-z-road", "--seats", "2", "--seed", "4", "--level", "0"]) == 0
    assert "HZR-6" in capsys.readouterr().out


def test_play_saves_and_resumes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "game.txt"
    typed(monkeypatch, "pass", f"save {saved}", f"save {saved}", "quit")
    assert main(["play", "hit-z-road", "--seats", "2", "--seed", "4"]) == 0
    assert "already exists" in " ".join(capsys.readouterr().out.split())  # wherever the line breaks
    assert len(deadroad.verify(saved.read_text()).plies) > 0
    typed(monkeypatch, "why", "undo", "rules HZR-21", "log", "?", "bid 99", "table", "quit")
    assert main(["play", "--resume", str(saved), "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "HZR-21" in out
    assert "DR-3" in out


def test_one_command_passes_until_the_own_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "game.txt"
    bots = ["play", "zombies", "--seats", "3", "--seed", "2", "--level", "0", "--wishes", "always"]
    typed(
        monkeypatch,
        "stops",
        "stops end-move bogus",
        "stops start fight after-roll",
        "on",
        f"save {saved}",
        "on",
        "quit",
    )
    assert main(bots) == 0
    out = " ".join(capsys.readouterr().out.split())  # wherever the lines break
    assert "[x] end-move" in out
    assert "bogus" in out
    assert "[ ] end-move" in out
    assert "[x] fight" in out
    assert "You must answer this question yourself" in out
    match = deadroad.replay(saved.read_text())
    mine = [ply.notation for ply in match.plies if ply.seat == 0]
    assert mine[0] == "stops start fight after-roll"
    assert len(mine) > 2
    assert set(mine[1:]) == {"pass"}
    assert match.seat == 0
    assert match.question is not None
    assert match.question.prompt.values.get("seat", 0) == 0


def test_odd_characters_at_the_prompt_do_not_end_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    typed(monkeypatch, "²", "9" * 5000, "[/x]", "bid [/x]", "save [/x]", "save [x]", "save [x]", "quit")
    assert main(["play", "hit-z-road", "--seats", "2", "--seed", "4"]) == 0
    assert "[x] already exists" in capsys.readouterr().out
    assert (tmp_path / "[x]").is_file()
    typed(monkeypatch, "²", "9" * 5000, "q")
    assert main(["replay", "[x]"]) == 0


def test_bots_play_alone_at_a_table_of_any_size(capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--people", "0", "--level", "0", "--seed", "1", "--set", "goal=15"]
    assert main(["play", "zombies", "--seats", "6", *short]) == 0
    assert "Seat 6" in capsys.readouterr().out


def test_a_record_is_stepped_through_and_verified(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    for _ in range(9):
        match.answer(match.options()[0])
    path = tmp_path / "game.txt"
    path.write_text(match.record())
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert "2 seats, 9 plies, unfinished" in said
    assert "the commitment is correct" in said
    typed(monkeypatch, "", "", "b", "5", "e", "q")
    assert main(["replay", str(path), "--seat", "1"]) == 0
    assert main(["replay", str(path), "--ply", "3", "--lang", "it"]) == 0
    assert "Mossa 3 di 9" in capsys.readouterr().out


def test_the_reference_is_printed_whole_or_by_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "hit-z-road"]) == 0
    assert "HZR-86" in capsys.readouterr().out
    assert main(["rules", "hit-z-road", "hzr-21", "--lang", "fr"]) == 0
    assert "HZR-21" in capsys.readouterr().out
    # Combat follows the rules of another game, which it cites.
    assert main(["rules", "tower-defense", "HZR-36"]) == 0
    assert "HZR-36" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("named", "spoken"),
    [("fr_CA.UTF-8", "La partie"), ("it", "La partita"), ("de_DE.UTF-8", "The game"), ("", "The game")],
)
def test_commands_speak_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], named: str, spoken: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", named)
    assert main(["rules", "hit-z-road", "HZR-6"]) == 0
    assert spoken in capsys.readouterr().out
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # what comes first counts
    assert main(["rules", "hit-z-road", "HZR-6"]) == 0
    assert "The game" in capsys.readouterr().out
    for command in (
        ["rules", "hit-z-road", "HZR-6", "--lang", "it"],
        ["--lang", "it", "rules", "hit-z-road", "HZR-6"],
    ):
        assert main(command) == 0
        assert "La partita" in capsys.readouterr().out
    assert main(["--lang", "it", "rules", "hit-z-road", "HZR-6", "--lang", "en"]) == 0
    assert "The game" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_setting_is_listed_with_what_it_may_be(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", "--lang", language]) == 0
    listed = capsys.readouterr().out
    for name in deadroad.games():
        assert name in listed
        assert main(["games", name, "--lang", language]) == 0
        said = capsys.readouterr().out
        for setting in deadroad.info(name)["settings"]:
            assert f"\n{setting['name']}  " in said
            for choice in setting["choices"]:
                assert main(["play", name, "--set", f"{setting['name']}={choice}", "--people", "9"]) == 2
                assert "people" in capsys.readouterr().err  # the setting itself was right
                assert f"{setting['name']}={choice}" in said


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_preset_is_listed_with_the_settings_it_stands_for(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", "zombietown", "--lang", language]) == 0
    said = capsys.readouterr().out
    assert "--preset bloody" in said
    assert "graves=1 lurches=12 health=5 bite=4" in said


def test_a_preset_sets_what_it_says_and_single_settings_go_on_top() -> None:
    chosen = build_parser().parse_args(["play", "zombietown", "--preset", "bloody", "--set", "bite=2"])
    assert chosen_settings(chosen, "zombietown") == {"graves": 1, "lurches": 12, "health": 5, "bite": "2"}


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["play", "zombietown", "--preset", "calm"], "no preset 'calm'; there are: bloody, base"),
        (["sim", "hit-z-road", "--preset", "calm", "--out", "x"], "'calm'; this game has no presets"),
        (["play", "chess"], "no game 'chess'"),
        (["play", "hit-z-road", "--seats", "9"], "1 to 4 seats"),
        (["play", "hit-z-road", "--set", "speed"], "NAME=VALUE"),
        (["play", "hit-z-road", "--set", "speed=3"], "no setting 'speed'"),
        (["play", "hit-z-road", "--level", "7"], "no player '7'"),
        (["play", "hit-z-road", "--people", "4"], "the number of people must be from 0 to 3, not 4"),
        (["play", "hit-z-road", "--people", "-1"], "the number of people must be from 0 to 3, not -1"),
        (["play", "--resume", "x", "--seed", "3"], "its own seats, seed and settings"),
        (["games", "chess"], "no game 'chess'"),
        (["rules", "hit-z-road", "HZR-999"], "no clause, card or token 'HZR-999'"),
        (["verify", "/nowhere/at/all"], "No such file"),
        (["bench", "chess"], "no game 'chess'"),
    ],
)
def test_bad_input_ends_with_status_2_and_one_line(
    arguments: list[str], what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert what in said
    assert said.count("\n") == 1


def test_an_invalid_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "rubbish"
    path.write_bytes(bytes(range(256)))
    assert main(["verify", str(path)]) == 2
    assert "not a text file" in capsys.readouterr().err


@pytest.mark.parametrize("line", ["commitment ", "end "])
def test_an_edited_record_is_neither_shown_nor_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    match.answer(match.options()[0])
    lines = match.record().splitlines()
    at = next(at for at, text in enumerate(lines) if text.startswith(line))
    lines[at] = lines[at][:-4] + "0000"
    path = tmp_path / "edited"
    path.write_text("\n".join(lines) + "\n")
    for command in (["replay", str(path), "--ply", "0"], ["play", "--resume", str(path)]):
        assert main(command) == 2
        assert "do not fit the commitment" in (said := capsys.readouterr().err) or "another end" in said


def test_a_borrowed_rule_does_not_change_the_reference(capsys: pytest.CaptureFixture[str]) -> None:
    before = len(deadroad.rules("tower-defense"))
    assert main(["rules", "tower-defense", "HZR-36"]) == 0
    assert "HZR-36" in capsys.readouterr().out
    assert len(deadroad.rules("tower-defense")) == before


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["plya"], "deadroad: argument COMMAND: invalid choice: 'plya'"),
        (["--lang", "de", "play"], "deadroad: argument --lang: no language 'de'; there are en, fr, it"),
        (["--lang=de", "play"], "deadroad: argument --lang: no language 'de'; there are en, fr, it"),
        (["play", "--lang", "de"], "deadroad play: argument --lang: no language 'de'; there are en, fr, it"),
        (["sim", "zombies"], "deadroad sim: the following arguments are required: --out"),
        (["records"], "deadroad records: the following arguments are required: {check}"),
        (["variants"], "deadroad variants: the following arguments are required: {list,check,fields,rows}"),
        (["serve", "--port", "abc"], "deadroad serve: argument --port: invalid int value: 'abc'"),
    ],
)
def test_a_wrong_argument_is_reported_in_one_line_that_names_the_help(
    capsys: pytest.CaptureFixture[str], command: list[str], said: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main(command)
    assert left.value.code == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith(said)
    assert line.endswith("--help for help.")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["play", "--preset", "foo"], "there is no preset 'foo'; this game has no presets"),
        (["play", "--variant", "foo"], "foo is neither a file nor an example of `deadroad variants list`"),
        (["study", "nowhere"], "nowhere holds no study; to begin one, add a game"),
        (["variants", "check"], "add a file: deadroad variants check FILE"),
        (["bench", "--bars", "3"], "--bars takes a share above 0 and up to 1, not 3"),
    ],
)
def test_a_wrong_value_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], command: list[str], said: str
) -> None:
    assert main(command) == 2
    assert capsys.readouterr().err == f"deadroad: {said}\n"


def test_the_message_about_a_broken_record_names_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text("hello\n")
    for command in (["replay", str(path)], ["play", "--resume", str(path)], ["review", str(path)]):
        assert main(command) == 2
        assert capsys.readouterr().err == f"deadroad: {path}: line 1: a record begins with 'deadroad 1'\n"
