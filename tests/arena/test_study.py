"""A study of several arms: played in step, stopped and continued, with figures while it runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deadroad.arena.depth import read_depths
from deadroad.arena.parameter import read_values
from deadroad.arena.plan import arms_of
from deadroad.arena.results import Bins
from deadroad.arena.running import Running
from deadroad.arena.store import Store, opened
from deadroad.arena.study import PLAN, PROGRESS, Study
from deadroad.arena.table import play_chunk
from deadroad.arena.versus import UNPAIRED, Comparison, correct_together
from deadroad.cli import main
from deadroad.kernel.errors import BadRequest

pytestmark = pytest.mark.once

MILD = 'name = "Mild"\ngame = "hit-z-road"\n[change.cards."I-13"]\nzombies = 1'


def planned(folder: Path, games: int, variant: str = "", until: str = "", bot: str = "random") -> Study:
    folder.mkdir(exist_ok=True)
    plan = {
        "game": "hit-z-road",
        "seats": 2,
        "bots": [bot],
        "games": games,
        "first": 0,
        "settings": {},
        "arms": [{"name": "plain", "variant": ""}, {"name": "Mild", "variant": variant}],
        "until": until,
    }
    (folder / PLAN).write_text(json.dumps(plan))
    return Study(folder)


def test_a_study_stores_the_rows_of_each_arm_and_the_figures(tmp_path: Path) -> None:
    found = planned(tmp_path / "study", 120, MILD)
    found.run(1)
    told = json.loads((tmp_path / "study" / PROGRESS).read_text())
    assert (told["games"], told["total"]) == (120, 120)
    assert [arm["name"] for arm in told["arms"]] == ["plain", "Mild"]
    assert told["arms"][0]["figures"]["length"]["value"] > 10
    assert sum(games for _, games in told["arms"][0]["figures"]["length"]["bars"]) == 120
    assert told["changes"][0]["correlation"] > 0.3
    assert (tmp_path / "study" / "arm-1" / "run.json").exists()


def test_changes_are_corrected_for_the_figures_of_all_versions(tmp_path: Path) -> None:
    found = planned(tmp_path / "study", 60, MILD)
    found.run(1)
    alone = {change.name: change.corrected for change in found.comparisons[0].changes}
    twice = [found.comparisons[0], Comparison(found.summaries[0], found.summaries[1])]
    twice[1].pairs, twice[1].games = twice[0].pairs, twice[0].games
    correct_together(twice)
    together = {change.name: change.corrected for change in twice[0].changes}
    assert together == {change.name: change.corrected for change in twice[1].changes}
    assert all(together[name] >= alone[name] for name in alone)
    assert any(together[name] > alone[name] for name in alone)


def test_distributions_of_all_versions_have_the_same_bins() -> None:
    arms = [Running(), Running()]
    for at, arm in enumerate(arms):
        for value in range(50 + at, 150 + 3 * at):
            arm.add(float(value), value)
    bins = Bins(arms)
    first, second = (bins.bars(arm) for arm in arms)
    assert [bar[0] for bar in first] == [bar[0] for bar in second]
    assert first[:2] == [[52.5, 5], [57.5, 5]]
    assert sum(bar[1] for bar in second) == 102
    few = Running()
    few.add(2.0)
    few.add(1.0, times=3)
    assert Bins([few]).bars(few) == [[1.0, 3], [2.0, 1]]


def test_a_stopped_study_resumes_with_the_same_result(tmp_path: Path) -> None:
    whole = planned(tmp_path / "whole", 220)
    whole.run(1)
    for name in ("games-000000100.parquet", "seats-000000100.parquet"):
        (tmp_path / "whole" / "arm-1" / name).unlink()
    again = Study(tmp_path / "whole")
    again.run(1)
    assert again.known == 120
    one, other = (study.summaries[1].whole().figures for study in (whole, again))
    assert {name: known.mean for name, known in one.items()} == {
        name: known.mean for name, known in other.items()
    }


SHEDS = ("I-21", "I-22", "I-23")
MORE = "\n".join(
    [
        'name = "More"\ngame = "hit-z-road"\ntotals = ["HZR-4", "HZR-5"]',
        *[f'[add.cards."{card}"]\nlevel = 1\nfuel = 1' for card in SHEDS],
        "[texts.en]",
        *[f'card-{card} = "Shed"' for card in SHEDS],
    ]
)


def test_a_deck_of_another_length_breaks_the_pairing_and_the_report_says_so(tmp_path: Path) -> None:
    found = planned(tmp_path / "study", 100, MORE, bot="rated")
    found.run(1)
    correlation = found.comparisons[0].correlation
    assert correlation is not None
    assert abs(correlation) < UNPAIRED
    sentence = found.comparisons[0].pairing()
    assert sentence.startswith("The same seed no longer leads to a similar game")
    assert f"{correlation:.2f}" in sentence
    told = json.loads((tmp_path / "study" / PROGRESS).read_text())
    assert told["changes"][0]["correlation"] == pytest.approx(correlation)


def test_a_folder_without_a_study_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="holds no study"):
        Study(tmp_path)


HARSH = 'name = "Harsh"\ngame = "hit-z-road"\n[change.cards."*"]\nzombies = 12'


def test_a_study_ends_as_soon_as_its_figure_surely_differs(tmp_path: Path) -> None:
    found = planned(tmp_path / "study", 300, HARSH, until="length")
    found.run(1)
    told = json.loads((tmp_path / "study" / PROGRESS).read_text())
    assert (found.games, told["clear"], told["left"]) == (60, True, 0.0)
    again = Study(tmp_path / "study")
    again.run(1)
    assert (again.games, again.clear) == (60, True)


def test_a_study_of_the_same_rules_plays_all_its_games(tmp_path: Path) -> None:
    found = planned(tmp_path / "study", 100, until="length")
    found.run(1)
    assert (found.games, found.clear) == (100, False)


def test_two_numbers_make_a_grid_with_the_unchanged_game() -> None:
    sweeps = [
        read_values("hit-z-road", text) for text in ("cards.I-13.zombies=0,4", "cards.I-14.zombies=2..3")
    ]
    arms = arms_of("hit-z-road", sweeps, [("mild", MILD)])
    assert [arm["name"] for arm in arms[:2]] == ["as it is", "mild"]
    now = arms[0]["at"]
    places = [arm["at"] for arm in arms[2:]]
    assert places == [at for at in [[0, 2], [0, 3], [4, 2], [4, 3]] if at != now]
    assert "zombies = 0" in arms[2]["variant"]


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ([], "a study compares"),
        (["cards.*.fuel=50"] * 3, "one number, or two"),
        (["cards.I-13.zombies=0..9", "cards.I-14.zombies=0..9"], "versions are too many"),
    ],
)
def test_a_plan_that_compares_nothing_or_too_much_is_refused(texts: list[str], said: str) -> None:
    with pytest.raises(BadRequest, match=said):
        arms_of("hit-z-road", [read_values("hit-z-road", text) for text in texts], [])


@pytest.mark.parametrize("text", ["cards.I-13.zombies", "cards.I-13.zombies=many", "cards.I-13.zombies=40"])
def test_values_that_cannot_be_swept_are_refused(text: str) -> None:
    with pytest.raises(BadRequest):
        read_values("hit-z-road", text)


def test_a_grid_is_played_and_shown_by_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "grid")
    change = ["--change", "cards.I-13.zombies=0,8", "--change", "cards.*.fuel=100,200"]
    few = ["--games", "40", "--bots", "random", "--workers", "2"]
    assert main(["study", folder, "hit-z-road", *change, *few, "--until", "length in rounds"]) == 0
    told = capsys.readouterr().out
    assert "length in rounds: cards.I-13.zombies down, cards.*.fuel across" in told
    assert "40 games of each of 5 versions" in told
    assert main(["study", folder, "hit-z-road", *change]) == 2
    assert "is not an empty folder" in capsys.readouterr().err
    assert main(["study", str(tmp_path / "other"), "hit-z-road", *change, "--until", "fun"]) == 2
    assert "no figure 'fun' to decide by" in capsys.readouterr().err


def test_the_first_chunk_of_a_study_is_stored_in_pieces_and_read_like_any_run(tmp_path: Path) -> None:
    found = planned(tmp_path / "study", 120)
    found.run(1)
    store = opened(tmp_path / "study" / "arm-0")
    assert [len(chunk) for chunk in store.chunks] == [5] * 20 + [20]
    row = store.game(57)
    assert row is not None
    assert row["number"] == 57
    assert [game["number"] for game in store.rows("games")] == list(range(120))


def test_a_study_whose_first_chunk_is_whole_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "study"
    older = planned(folder, 120)
    for store in older.stores:
        whole = Store(store.folder, store.job)
        for chunk in whole.open()[:1]:
            whole.put(chunk, *play_chunk(whole.job, chunk))
    found = Study(folder)
    found.run(1)
    assert found.games == 120
    assert [len(chunk) for chunk in found.stores[0].chunks] == [100, 20]


def test_a_study_measures_luck_and_skill_and_keeps_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deadroad.arena.ladder.GAMES", 4)
    folder = tmp_path / "study"
    planned(folder, 30, MILD)
    assert main(["study", str(folder), "--luck", "4", "--ladder", "1", "--workers", "1"]) == 0
    said = capsys.readouterr().out
    assert "luck and skill: Mild" in said
    assert "level 1 against level 0" in said
    assert "trained on the plain game" in said
    depths, doing = read_depths(folder)
    assert doing is None
    assert [(depth.games, len(depth.rungs)) for depth in depths] == [(4, 1), (4, 1)]
    assert main(["study", str(folder), "--luck", "4", "--ladder", "1"]) == 0
    assert read_depths(folder)[0] == depths
