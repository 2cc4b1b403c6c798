"""Runs do not depend on the number of workers, survive kills, and do not overwrite other runs."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import deadroad
from deadroad.arena import pool
from deadroad.arena.duel import Duel, Solo, duel, solo
from deadroad.arena.job import Job
from deadroad.arena.stats import Estimate
from deadroad.arena.store import Store, opened
from deadroad.arena.table import play_chunk, record
from deadroad.cli import main
from deadroad.kernel.errors import BadRequest

pytestmark = pytest.mark.once

JOB = Job("hit-z-road", 2, (2, 0), 240)


def kept(folder: Path, job: Job, chunks: list[range] | None = None) -> Store:
    store = Store(folder, job)
    for chunk in chunks if chunks is not None else store.open():
        store.put(chunk, *play_chunk(job, chunk))
    return store


def rows(store: Store) -> list[list[dict[str, Any]]]:
    return [list(store.rows("games")), list(store.rows("seats"))]


def test_seats_rotate_and_every_rotation_plays_the_same_seed() -> None:
    job = Job("hit-z-road", 3, (2, 0, 0), 6)
    assert [job.seed(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [job.lineup(number) for number in range(3)] == [
        ("rated", "random", "random"),
        ("random", "rated", "random"),
        ("random", "random", "rated"),
    ]
    assert Job("hit-z-road", 3, (1,), 6).rotations == 1


def test_two_workers_give_the_same_rows_as_one() -> None:
    one = dict(pool.run(JOB, JOB.chunks(), 1))
    two = dict(pool.run(JOB, JOB.chunks(), 2))
    assert one == two


def test_stopping_a_run_does_not_wait_for_running_games() -> None:
    before = set(multiprocessing.active_children())
    results = pool.run(JOB, [range(1), range(1, 10**9), range(1, 10**9), range(1)], 2)
    next(iter(results))
    stopping = threading.Thread(target=results.close, daemon=True)
    stopping.start()
    stopping.join(60)
    assert not stopping.is_alive()
    assert set(multiprocessing.active_children()) == before


def test_any_game_of_a_run_can_be_played_again(tmp_path: Path) -> None:
    store = kept(tmp_path / "run", JOB)
    row = list(store.rows("games"))[117]
    games, _ = play_chunk(opened(tmp_path / "run").job, range(117, 118))
    assert games == [row]


def test_any_game_of_a_run_can_be_watched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    row = list(kept(tmp_path, JOB).rows("games"))[117]
    match = deadroad.replay(record(JOB, 117))
    assert len(match.plies) == row["plies"]
    assert match.outcome is not None
    assert (match.outcome.why, len(match.outcome.winners)) == (row["why"], row["winners"])
    assert main(["replay", str(tmp_path), "--game", "117", "--ply", str(row["plies"])]) == 0
    capsys.readouterr()
    assert main(["replay", str(tmp_path), "--game", "240"]) == 2
    assert "the study has 0 to 239" in capsys.readouterr().err
    told = (tmp_path / "run.json").read_text().replace('"rules": 1', '"rules": 0')
    (tmp_path / "run.json").write_text(told)
    assert main(["replay", str(tmp_path), "--game", "117"]) == 2
    assert "version 0 of the rules" in capsys.readouterr().err


def test_a_killed_run_resumes_where_it_stopped(tmp_path: Path) -> None:
    whole = rows(kept(tmp_path / "whole", JOB))
    broken_off = Store(tmp_path / "cut", JOB)
    first = broken_off.open()[0]
    kept(tmp_path / "cut", JOB, [first])
    (tmp_path / "cut" / "games-000000100.writing").write_bytes(b"half a file")
    again = Store(tmp_path / "cut", JOB)
    assert again.open() == JOB.chunks()[1:]
    assert rows(kept(tmp_path / "cut", JOB)) == whole


def test_a_corrupted_chunk_is_reported_and_kept(tmp_path: Path) -> None:
    store = kept(tmp_path / "run", JOB)
    whole = rows(store)
    path = store.paths(JOB.chunks()[1])[1]
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(BadRequest, match=r"broken: .*seats-000000100\.parquet; without them"):
        Store(tmp_path / "run", JOB).open()
    assert len(path.read_bytes()) == 100
    path.unlink()
    assert Store(tmp_path / "run", JOB).open() == [JOB.chunks()[1]]
    assert rows(kept(tmp_path / "run", JOB)) == whole


def test_a_comparison_does_not_overwrite_a_folder_of_another_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "report.html"
    page.write_text("my own")
    assert main(study(tmp_path, "--versus", "goal=9")) == 2
    assert "holds no two runs" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]
    assert page.read_text() == "my own"


def test_a_game_with_a_different_result_is_not_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(study(tmp_path)) == 0
    monkeypatch.setattr(Store, "game", lambda _store, _number: {"plies": 3, "why": "nobody"})
    assert main(["replay", str(tmp_path), "--game", "1", "--ply", "0"]) == 2
    assert "game 1 has another result now" in capsys.readouterr().err
    (tmp_path / "run.json").write_text("[]")
    assert main(["replay", str(tmp_path), "--game", "1"]) == 2
    assert "can't be read" in capsys.readouterr().err


def test_a_folder_with_other_files_is_not_overwritten(tmp_path: Path) -> None:
    kept(tmp_path / "run", JOB, [])
    Store(tmp_path / "run", JOB).open()
    with pytest.raises(BadRequest, match="another run"):
        Store(tmp_path / "run", Job("hit-z-road", 2, (2, 1), 240)).open()
    (tmp_path / "run" / "run.json").write_bytes(b"\x92\xff")
    with pytest.raises(BadRequest, match="another run"):
        Store(tmp_path / "run", JOB).open()
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("do not touch")
    with pytest.raises(BadRequest, match="is not empty"):
        Store(tmp_path / "mine", JOB).open()
    assert (tmp_path / "mine" / "thesis.txt").read_text() == "do not touch"


def test_a_full_disk_is_reported_and_finished_games_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path / "run", JOB)
    first, second, *_ = store.open()
    store.put(first, *play_chunk(JOB, first))

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store.parquet, "write_table", full)
    with pytest.raises(BadRequest, match="No space left on device; what was finished is kept"):
        store.put(second, *play_chunk(JOB, second))
    monkeypatch.undo()
    assert first not in Store(tmp_path / "run", JOB).open()


def test_a_duel_finds_the_stronger_level_and_stops_when_it_is_clear() -> None:
    job = Job("hit-z-road", 2, (2, 0), 1000, meters=False)
    heard: list[int] = []
    found = duel(job, 1, until=True, heard=heard.append)
    assert found.games < 1000
    assert found.scores["rated"].share.low > 0.5 > found.scores["random"].share.high
    ratings = found.ratings()
    assert ratings["rated"].low > ratings["random"].high
    assert heard[-1] == found.games


def test_levels_alone_are_compared_on_the_same_seeds() -> None:
    one, other = (Job("hit-z-road", 1, (level,), 100, meters=False) for level in (2, 0))
    found = solo(one, other, 1, until=False, heard=lambda _: None)
    assert found.more_wins.low > 0
    assert found.wins[0].value - found.wins[1].value == pytest.approx(found.more_wins.value)


def test_levels_alone_are_compared_until_it_is_clear() -> None:
    one, other = (Job("hit-z-road", 1, (level,), 1000, meters=False) for level in (2, 0))
    heard: list[int] = []
    found = solo(one, other, 1, until=True, heard=heard.append)
    assert found.more_wins.count == 200
    assert heard[-1] == 400
    assert found.more_wins.low > 0
    few = Solo(found.wins, found.totals, Estimate(1.0, 1.0, 1.0, 4), found.more_points)
    assert not few.clear()


def test_a_duel_that_both_lose_is_not_clear() -> None:
    found = Duel(Job("hit-z-road", 2, ("careful", "random"), 400, meters=False))
    for _ in range(400):
        found.scores["careful"].add({"won": 0.0, "total": 0})
        found.scores["random"].add({"won": 0.0, "total": 0})
    assert not found.clear()


def test_games_of_slow_players_are_split_into_small_chunks() -> None:
    players = ("random", "careful", "rated", "net", "search:200", "net:2000")
    pieces = [len(Job("hit-z-road", 2, (player, 0), 300).chunks()[0]) for player in players]
    assert pieces == [100, 100, 100, 20, 5, 1]


def test_a_million_games_are_stored_in_a_thousand_chunks() -> None:
    chunks = Job("hit-z-road", 2, ("careful", "careful"), 1_000_000).chunks()
    assert len(chunks) == 1000
    assert sum(len(chunk) for chunk in chunks) == 1_000_000
    assert len(Job("hit-z-road", 2, ("careful", "careful"), 100_001).chunks()) <= 1000


def test_a_duel_that_is_stopped_shows_what_it_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(job: Job, chunks: list[range], workers: int) -> Iterator[tuple[range, pool.Rows]]:
        yield chunks[0], play_chunk(job, chunks[0])
        raise KeyboardInterrupt

    monkeypatch.setattr("deadroad.arena.duel.run", stopped)
    assert main(["duel", "hit-z-road", "2", "0", "--games", "300"]) == 130
    assert "100 games; parity" in capsys.readouterr().out


def study(out: Path, *more: str) -> list[str]:
    return ["sim", "hit-z-road", "--games", "4", "--bots", "0", "--workers", "1", "--out", str(out), *more]


def test_arguments_are_checked_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(study(tmp_path / "one")) == 0
    before = sorted((tmp_path / "one").iterdir())
    for wrong, what in (
        (study(tmp_path / "one", "--versus", "a=b"), "holds another run"),
        (study(tmp_path / "two", "--versus", "goa=9"), "no setting 'goa'"),
    ):
        capsys.readouterr()
        assert main(wrong) == 2
        said = capsys.readouterr()
        assert what in said.err
        assert said.out == ""
    assert sorted((tmp_path / "one").iterdir()) == before
    assert not (tmp_path / "two").exists()


@pytest.mark.parametrize("command", ["sim", "duel", "tune"])
def test_a_player_without_its_network_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    monkeypatch.setenv("DEADROAD_NETWORKS", str(tmp_path))
    out = tmp_path / "out"
    asked = {
        "sim": ["--games", "4", "--bots", "net,0", "--out", str(out)],
        "duel": ["net:8", "0", "--games", "4", "--workers", "1"],
        "tune": ["--change", "cards.*.zombies", "--want", "length high", "--bots", "easy", "--out", str(out)],
    }
    assert main([command, "hit-z-road", *asked[command]]) == 2
    said = capsys.readouterr()
    assert "hit-z-road has no network" in said.err
    assert said.out == ""
    assert not out.exists()


def test_a_chunk_with_damaged_contents_is_reported_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(study(tmp_path)) == 0
    page = (tmp_path / "report.html").read_bytes()
    for at in (10, 40, 200):
        path = tmp_path / "games-000000000.parquet"
        data = bytearray(path.read_bytes())
        data[at] ^= 0xFF
        path.write_bytes(data)
        capsys.readouterr()
        assert main(study(tmp_path)) == 2
        assert "games-000000000.parquet; without them" in capsys.readouterr().err
        assert path.read_bytes() == data
        path.unlink()
        assert main(study(tmp_path)) == 0
        assert (tmp_path / "report.html").read_bytes() == page


def test_a_report_that_cannot_be_written_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(study(tmp_path)) == 0
    (tmp_path / "report.html").unlink()
    (tmp_path / "report.html").mkdir()
    assert main(study(tmp_path)) == 2
    assert "report.html: Is a directory; the games are kept" in capsys.readouterr().err


def test_a_killed_worker_is_reported() -> None:
    job = Job("zombietown", 2, ("search:200",), 400)

    def kill() -> None:
        for child in multiprocessing.active_children():
            child.kill()

    timer = threading.Timer(2, kill)
    timer.start()
    with pytest.raises(BadRequest, match="a worker was killed"):
        list(pool.run(job, job.chunks(), 2))


def test_workers_killed_between_two_chunks_are_reported() -> None:
    results = pool.run(JOB, [range(at, at + 1) for at in range(100)], 2)
    next(results)
    for child in multiprocessing.active_children():
        child.kill()
    time.sleep(1)  # until the pool has seen it
    with pytest.raises(BadRequest, match="a worker was killed"):
        list(results)


def under_way(folder: Path) -> subprocess.Popen[bytes]:
    """Start a run of hours; return it when both of its workers play."""
    words = ["sim", "zombietown", "--games", "400", "--bots", "3", "--workers", "2", "--out", str(folder)]
    run = subprocess.Popen(
        [sys.executable, "-m", "deadroad", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    while not (folder / "run.json").exists():
        time.sleep(0.05)
    time.sleep(2)
    return run


def test_an_interrupted_run_stops_at_once_and_prints_how_to_resume(tmp_path: Path) -> None:
    run = under_way(tmp_path / "run")
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    assert b"0 of 400 games are stored" in out
    assert b"the same command continues from there" in out
    assert err.strip() == b""


def test_a_killed_run_leaves_no_process_behind(tmp_path: Path) -> None:
    run = under_way(tmp_path / "run")
    run.kill()
    run.communicate(timeout=20)  # a process left behind would hold the other end


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["sim", "hit-z-road", "--first", "-3", "--out", "x"], "the first seed must be from 0 to"),
        (["sim", "hit-z-road", "--first", str(2**63), "--out", "x"], "the first seed must be from 0 to"),
        (["sim", "hit-z-road", "--workers", "0", "--out", "x"], "at least one worker is needed, not 0"),
        (["duel", "hit-z-road", "1", "0", "--workers", "-3"], "at least one worker is needed, not -3"),
        (["duel", "hit-z-road", "1", "0", "--seats", "0"], "for 1 to 4 seats, not 0"),
        (["duel", "hit-z-road", "1", "0", "2", "--seats", "1"], "two players are compared, not 3"),
        (["duel", "tower-defense", "1", "0", "2"], "two players are compared, not 3"),
        (["duel", "road-master", "1", "0", "--seats", "1"], "for 2 to 6 seats, not 1"),
        (["bench", "hit-z-road", "--seconds", "0"], "--seconds must be more than 0, not 0"),
        (["bench", "hit-z-road", "--seconds", "nan"], "--seconds must be more than 0, not nan"),
        (["bench", "hit-z-road", "--against", "nowhere"], "nowhere is not a checkout"),
        (["sim", "chess", "--out", "x"], "no game 'chess'"),
        (["sim", "hit-z-road", "--bots", "9", "--out", "x"], "no player '9'"),
        (["sim", "hit-z-road", "--bots", "strong", "--out", "x"], "no player 'strong'"),
        (["sim", "hit-z-road", "--bots", "1,1,1", "--seats", "2", "--out", "x"], "3 bots for 2 seats"),
        (["sim", "hit-z-road", "--games", "0", "--out", "x"], "must be at least 1, not 0"),
        (["sim", "hit-z-road", "--set", "speed", "--out", "x"], "NAME=VALUE"),
        (["duel", "hit-z-road"], "two players or more"),
        (["duel", "hit-z-road", "2", "1", "--ladder"], "omit the players"),
        (["duel", "hit-z-road", "2", "7"], "no player '7'"),
    ],
)
def test_bad_input_is_reported_in_one_line(
    words: list[str],
    what: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words) == 2
    assert what in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
