"""`--version` says how the engine runs, and why; importing a package that failed to compile warns."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import deadroad
from deadroad import engine
from deadroad.cli import main
from stamp import SOURCE


@pytest.fixture
def pure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An installed package that is pure Python; the stamp of its build goes into the file."""
    monkeypatch.setattr(engine, "COMPILED", False)
    monkeypatch.setattr(engine, "STAMP", tmp_path / "built-from.json")
    return tmp_path / "built-from.json"


def version(capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit):
        main(["--version"])
    return capsys.readouterr().out.strip()


def test_a_compiled_engine_is_reported_as_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine, "COMPILED", True)
    assert version(capsys) == f"deadroad {deadroad.__version__}, compiled engine"


def test_the_version_says_why_the_engine_is_not_compiled(
    pure: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pure.write_text(json.dumps({"pure_because": "no C compiler"}), encoding="utf-8")
    assert version(capsys).endswith("pure Python engine, which is slower: no C compiler")


def test_the_sources_are_pure_python_without_a_stamp(pure: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert version(capsys).endswith("run from the sources")


@pytest.mark.parametrize("because", ["compiling failed: mypyc: match.py:1: error: no", "no C compiler"])
def test_a_package_that_failed_to_compile_warns_once(pure: Path, because: str) -> None:
    pure.write_text(json.dumps({"pure_because": because}), encoding="utf-8")
    with pytest.warns(RuntimeWarning) as warned:
        engine.warn_if_compiling_failed()
    assert [str(one.message) for one in warned] == [
        f"deadroad has a pure Python engine, which is slower: {because}"
    ]


def test_a_package_that_is_pure_by_choice_does_not_warn(pure: Path) -> None:
    engine.warn_if_compiling_failed()  # warnings are errors in tests
    pure.write_text(json.dumps({"pure_because": "DEADROAD_COMPILE=no"}), encoding="utf-8")
    engine.warn_if_compiling_failed()


def test_the_warning_names_the_line_that_imports_the_package(tmp_path: Path) -> None:
    """Of the sources: a compiled package has nothing to warn about."""
    package = tmp_path / "deadroad"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    (package / "built-from.json").write_text('{"pure_because": "no C compiler"}', encoding="utf-8")
    script = tmp_path / "study.py"
    script.write_text("import deadroad\nimport deadroad.cli\n", encoding="utf-8")
    command = [sys.executable, "-B", str(script)]
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    said = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stderr
    assert said.count("no C compiler") == 1
    assert said.startswith(f"{script}:1: RuntimeWarning: deadroad has a pure Python engine")
