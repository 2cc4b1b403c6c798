"""Running a server: configuration, health, numbers, logs, and stopping."""

from __future__ import annotations

import asyncio
import configparser
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from deadroad.cli import main
from deadroad.server.config import BadConfig, Config, Limits, Mail, configure
from deadroad.server.metrics import COUNTERS, HELP, HISTOGRAMS, Metrics
from tests.server.client import Caller, Player, close_code
from tests.server.node import Node

pytestmark = pytest.mark.anyio

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "operations.md").read_text(encoding="utf-8")


def test_flags_override_environment_file_and_defaults_in_this_order(tmp_path: Path) -> None:
    file = tmp_path / "deadroad.toml"
    file.write_text('port = 1\nhost = "a"\nidle = 7\n[limits]\nchat = 5\nbody = 9\n[mail]\nhost = "m"\n')
    environment = {"DEADROAD_PORT": "2", "DEADROAD_LIMITS_CHAT": "6", "DEADROAD_CONFIG": str(file)}
    made = configure({"port": 3, "host": None}, None, environment)
    assert (made.port, made.host, made.idle) == (3, "a", 7)
    assert (made.limits.chat, made.limits.body, made.mail.host) == (6, 9, "m")
    assert configure({}, None, {}) == Config()
    assert configure({}, None, {"DEADROAD_PRIVATE_HOOKS": "true"}).private_hooks is True


@pytest.mark.parametrize(
    "text",
    [
        *("prot = 1", "port = 'x'", "[limits]\nchat = 0", "port =", "[limits]\nhat = 1", "db = 3"),
        "admin_token = 'too short to be one'",
        *("port = -1", "port = 65536", "log_level = 'loud'", "workers = -1", "idle = -1", "proxies = -1"),
        *("window_tick = -1", "[mail]\nport = 0", "public = 'play.example'", "public = 'ftp://play.example'"),
        *("public = 'https://play.example/table'", "public = 'https://'"),
    ],
)
def test_a_wrong_setting_is_reported(tmp_path: Path, text: str) -> None:
    file = tmp_path / "deadroad.toml"
    file.write_text(text)
    with pytest.raises(BadConfig, match="configuration"):
        configure({}, str(file), {})


def test_an_error_names_the_wrong_setting(tmp_path: Path) -> None:
    file = tmp_path / "deadroad.toml"
    for text, said in (
        (b"port = 'x'", "configuration: port: expected `int`, got `str`"),
        (b"[limits]\nchat = 0", "configuration: limits.chat: expected `int` >= 1"),
        (b"prot = 1", "configuration: there is no setting `prot`"),
        (b"\xff\xfe", f"configuration: {file}: 'utf-8' codec"),
        (b"port = ", f"configuration: {file}: Invalid value"),
    ):
        file.write_bytes(text)
        with pytest.raises(BadConfig) as found:
            configure({}, str(file), {})
        assert str(found.value).startswith(said)
    with pytest.raises(BadConfig, match=f"configuration: {tmp_path}/none: No such file"):
        configure({}, f"{tmp_path}/none", {})
    with pytest.raises(BadConfig, match="there is no setting DEADROAD_LIMITS_CHATT"):
        configure({}, None, {"DEADROAD_LIMITS_CHATT": "3"})
    assert configure({}, None, {"DEADROAD_PUBLIC": "https://play.example:8443/"}).public


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (
            ["--data", "rubbish"],
            "deadroad: the database can't be used: rubbish/deadroad.db: file is not a database",
        ),
        (["--data", "file"], "deadroad: the database can't be used: can't store data in file: File exists"),
        (["--db", "postgresql://nobody@127.0.0.1:1/x"], "deadroad: the database can't be used: PostgreSQL: "),
        (["--data", "data", "--host", "name.invalid"], "deadroad: can't listen at name.invalid, port 0: "),
        (["--data", "data", "--port", "taken"], "deadroad: can't listen at 127.0.0.1, port "),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(
    flags: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    Path("rubbish").mkdir()
    Path("rubbish/deadroad.db").write_bytes(bytes(range(256)) * 20)
    monkeypatch.setattr("deadroad.server.serving.set_up_logs", lambda _: None)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = [port if word == "taken" else word for word in flags]
        assert main(["serve", *([] if "--port" in flags else ["--port", "0"]), *words]) == 2
    told = capsys.readouterr().err
    assert told.startswith(said)
    assert told.count("\n") == 1


def test_checking_records_makes_no_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["records", "check", "--data", "none"]) == 2
    assert capsys.readouterr().err == "deadroad: there is no database none/deadroad.db\n"
    assert list(tmp_path.iterdir()) == []
    assert main(["records", "check", "--db", "postgresql://nobody@127.0.0.1:1/x"]) == 2
    assert capsys.readouterr().err.startswith("deadroad: the database can't be used: PostgreSQL: ")


def test_the_default_data_folder_belongs_to_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Config().folder == tmp_path / "deadroad"
    assert Config(data="here").folder == Path("here")


def test_the_page_names_every_setting() -> None:
    rows = [line.split("|") for line in PAGE.splitlines() if line.startswith("| `")]
    named = {name for row in rows for cell in row[1:] for name in re.findall(r"`\[?(\w+)\]?`", cell)}
    for part in (Config, Limits, Mail):
        assert set(part.__struct_fields__) <= named


def example(first: str) -> str:
    """Return the example of the page that begins with a line."""
    block = re.search(rf"^    {re.escape(first)}\n(?:    .*\n|\n(?=    ))*", PAGE, re.MULTILINE)
    assert block is not None
    return textwrap.dedent(block[0])


def test_the_examples_in_the_docs_use_known_settings() -> None:
    services = example("services:")
    command = re.search(r"^ +command: (.+)$", services, re.MULTILINE)
    assert command is not None
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are
    unit.read_string(example("[Unit]"))
    commands = [command[1], unit["Service"]["ExecStart"]]
    parser = subprocess.run(
        [sys.executable, "-m", "deadroad", "serve", "--help"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        capture_output=True,
        text=True,
        check=True,
    )
    for line in commands:
        program, serve, *words = line.split()
        assert (program.rsplit("/", 1)[-1], serve) == ("deadroad", "serve")
        assert all(word in parser.stdout for word in words if word.startswith("--"))
    given = dict(re.findall(r'(DEADROAD_\w+): "([^"]*)"', services))
    given |= dict([unit["Service"]["Environment"].split("=", 1)])
    made = configure({}, None, given)
    assert (made.public, made.proxies, made.data) == ("https://play.example", 1, "/var/lib/deadroad")


async def test_health_readiness_and_metrics_are_served(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            assert await ann.get("/health") == "ok\n"
            assert await ann.get("/ready") == "ready\n"
            made = await ann.table("me hot")
            async with Player(ann, made["id"]) as player:
                await player.my_question()
                await player.answer()
                text = await ann.get("/metrics")
            rows = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
            assert not re.findall(r"^# HELP (\w+) \1$", text, re.MULTILINE)  # each is told in words
            assert set(re.findall(r"^# HELP (\w+)", text, re.MULTILINE)) == set(HELP)
            assert rows["deadroad_write_failures_total"] == "0"
            assert rows['deadroad_requests_total{status="500"}'] == "0"
            assert rows["deadroad_answers_total"] == "1"
            assert rows["deadroad_sockets"] == "1"
            assert rows["deadroad_tables_live"] == "1"
            assert rows['deadroad_commit_seconds_bucket{le="+Inf"}'] == rows["deadroad_commit_seconds_count"]
            assert int(rows['deadroad_requests_total{status="201"}']) >= 2


async def test_logins_handovers_and_early_ends_are_counted(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        async with Caller(node.url) as ann, Caller(node.url) as bob:
            await ann.guest("Ann")
            await ann.post("/api/account", {"name": "Ann of the log", "password": "a long password"})
            for password in ("a wrong password", "a long password"):
                body = {"name": "Ann of the log", "password": password}
                await ann.answer("POST", "/api/login", body)
            await bob.guest("Bob")
            made = await ann.table("me open open", public=True)
            path = f"/api/tables/{made['id']}"
            for step in ("join", "leave", "join"):  # nobody has handed over a seat before the start
                await bob.post(f"{path}/{step}", {})
            await ann.post(f"{path}/start", {"fill": True})
            await bob.post(f"{path}/leave", {})
            await ann.post(f"{path}/end", {"agree": True})
            text = await ann.get("/metrics")
        rows = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        assert rows['deadroad_logins_total{outcome="done"}'] == "1"
        assert rows['deadroad_logins_total{outcome="wrong-password"}'] == "1"
        assert rows['deadroad_handovers_total{why="left"}'] == "1"
        assert rows['deadroad_tables_ended_total{why="agreed"}'] == "1"
        (failed,) = [line for line in node.lines() if line["message"] == "a login failed"]
        assert (failed["why"], failed["host"]) == ("wrong-password", "127.0.0.1")
        assert "of the log" not in node.log.read_text(encoding="utf-8")


async def test_a_stopping_server_closes_every_connection(tmp_path: Path) -> None:
    node = Node(tmp_path)
    with node:
        async with Caller(node.url) as ann:
            await ann.guest("Ann")
            made = await ann.table("me hot bot")
            async with Player(ann, made["id"]) as player:
                await player.my_question()
                stopping = asyncio.create_task(asyncio.to_thread(node.stop))
                assert await close_code(player) in (4503, 1012)
                assert player.heard[-1]["code"] == "closing"
                assert await stopping in (0, -signal.SIGTERM)
        lines = node.lines()
        assert [line["message"] for line in lines if line["logger"] == "deadroad.services"] == [
            "open",
            "closed",
        ]
        assert not [line for line in lines if line["level"] == "error"]
        assert all({"time", "level", "logger", "message"} <= set(line) for line in lines)


def test_the_command_serves_and_checks(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    env |= {"COLUMNS": "200", "DEADROAD_PORT": "0", "DEADROAD_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "deadroad"]
    served = subprocess.Popen([*command, "serve"], env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert served.stdout is not None
        assert "http://127.0.0.1:" in served.stdout.readline()
        checked = subprocess.run(
            [*command, "records", "check"], env=env, capture_output=True, text=True, check=False
        )
        assert (checked.stdout, checked.returncode) == ("0 games, 0 imported records: 0 differ\n", 0)
        second = subprocess.run([*command, "serve"], env=env, capture_output=True, text=True, check=False)
        assert second.returncode == 2
        assert "another server uses" in second.stderr
        served.send_signal(signal.SIGINT)
        assert served.wait(60) in (0, 130, -signal.SIGINT)
    finally:
        served.kill()
        served.communicate()
    wrong = subprocess.run(
        [*command, "serve", "--db", "mysql://x"], env=env, capture_output=True, text=True, check=False
    )
    assert wrong.returncode == 2
    assert "postgresql://" in wrong.stderr


def emitted() -> set[str]:
    """Return the metrics that the source counts."""
    files = (DOCS.parent / "src/deadroad/server").rglob("*.py")
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    counted = re.findall(r'\.(?:count|observe)\("(deadroad_\w+)"', text)
    return {*counted, *re.findall(r'"(deadroad_\w+)": lambda', text)}


def test_every_metric_is_counted_and_told_in_words() -> None:
    assert emitted() == set(HELP)
    gauges = set(HELP) - set(COUNTERS) - set(HISTOGRAMS)
    assert all(name.endswith("_total") for name in COUNTERS)
    assert not [name for name in gauges if name.endswith("_total")]


def test_the_dashboard_shows_every_metric_and_alerts_use_existing_ones() -> None:
    dashboard = json.loads((DOCS / "operations" / "dashboard.json").read_text(encoding="utf-8"))
    shown = set(re.findall(r"deadroad_\w+", json.dumps(dashboard["panels"])))
    known = set(COUNTERS) | {f"{name}_bucket" for name in HISTOGRAMS}
    known |= set(HELP) - set(COUNTERS) - set(HISTOGRAMS)
    assert shown == known
    alerts = (DOCS / "operations" / "alerts.yml").read_text(encoding="utf-8")
    asked = set(re.findall(r"deadroad_\w+", alerts))
    assert asked
    assert asked <= known
    # A counter that appears with its first event hides that event from `increase`.
    for name, label, values in re.findall(r'(deadroad_\w+_total)\{(\w+)=~?\\"([^"\\]+)', alerts):
        if label == "status":
            continue
        for value in values.split("|"):
            assert any(re.fullmatch(f'{label}="{value}"', one) for one in COUNTERS[name]), (name, value)


def promtool(*words: str, given: str | None = None) -> str:
    """Return what promtool says about a file or a text; nothing where it is not installed."""
    found = shutil.which("promtool")
    if found is None:
        return ""
    done = subprocess.run([found, *words], input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_alerts_have_cases_and_promtool_accepts_both_where_it_is_installed() -> None:
    rules, cases = DOCS / "operations" / "alerts.yml", Path(__file__).parent / "alerts_cases.yml"
    names = re.findall(r"- alert: (\w+)", rules.read_text(encoding="utf-8"))
    tried = re.findall(r"alertname: (\w+)", cases.read_text(encoding="utf-8"))
    assert len(names) == len(set(names)) == 13
    assert set(tried) <= set(names)
    assert "13 rules found" in promtool("check", "rules", str(rules)) or shutil.which("promtool") is None
    promtool("test", "rules", str(cases))
    assert promtool("check", "metrics", given=Metrics().text()) == ""
