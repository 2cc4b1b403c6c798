"""Compiling: which modules are found, and how failures are reported."""

from __future__ import annotations

import tomllib
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import pytest

import compiler
import native
from stamp import EXAMPLES, ROOT, SOURCE


def test_a_refused_source_is_named_and_leaves_no_cache(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel = tmp_path / "deadroad" / "kernel"
    kernel.mkdir(parents=True)
    for folder in (kernel, kernel.parent):
        (folder / "__init__.py").touch()
    (kernel / "match.py").write_text("import no_such_module\n\nply: int = 'one'\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(native.CannotCompile) as refusal:
        native.translate(kernel.parent, tmp_path / "objects")
    assert str(refusal.value).startswith("mypyc: deadroad/kernel/match.py:1: error: Cannot find")
    assert str(refusal.value).endswith("(and 1 more)")
    assert "match.py:3" in capsys.readouterr().err
    assert not list((tmp_path / "objects").glob("types-*"))


def test_a_failure_without_an_error_line_is_reported_by_its_status() -> None:
    assert native.refusal("", SystemExit("no setuptools")) == "mypyc failed (no setuptools)"


def test_each_set_of_packages_has_its_own_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    here = native.visible_packages()
    assert here == native.visible_packages()
    monkeypatch.setattr(
        native,
        "distributions",
        lambda path: [one for one in distributions(path=path) if one.name != "msgspec"],
    )
    assert native.visible_packages() != here


def test_the_settings_of_mypy_belong_to_a_source_release() -> None:
    assert native.SETTINGS.is_file()
    assert f"graft {native.SETTINGS.parent.name}" in (ROOT / "MANIFEST.in").read_text(encoding="utf-8")


def test_a_source_release_contains_what_installing_needs() -> None:
    listed = (ROOT / "MANIFEST.in").read_text(encoding="utf-8")
    assert all(name in listed.split() for name in ("Containerfile", "deadroad", "deadroad.cmd"))


def test_a_build_copies_the_example_variants(tmp_path: Path) -> None:
    found = native.Package({"packages": ["deadroad"], "package_dir": {"": "src"}, "script_name": "setup.py"})
    copy = native.CopyPackage(found)
    copy.build_lib = str(tmp_path)
    copy.ensure_finalized()
    with pytest.raises(SystemExit, match="leaves out"):  # this distribution knows only the top package
        copy.run()
    copied = {path.name for path in (tmp_path / "deadroad" / "examples" / "variants").iterdir()}
    assert copied == {path.name for path in EXAMPLES.glob("*.toml")}
    assert "graft examples" in (ROOT / "MANIFEST.in").read_text(encoding="utf-8")


def test_a_build_with_a_broken_cache_starts_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = tmp_path / f"types-{native.visible_packages()}"
    cache.mkdir()
    (cache / "remembered").touch()

    def write_c(package: Path, workshop: Path, cache: Path) -> list[Any]:
        if cache.exists():
            raise ValueError("value is not in list")
        return []

    monkeypatch.setattr(native, "write_c", write_c)
    assert native.translate(SOURCE, tmp_path) == []


@pytest.mark.parametrize("level", ["", "1", "2", "3"])
def test_calls_are_direct_if_the_compiler_supports_it(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEADROAD_OPTIMISE", level)
    assert {"-fvisibility=hidden", "-fno-plt"} <= set(native.tuned([f"-O{level or '1'}"]))
    assert native.tuned(["/O2"]) == ["/O2"]


def test_an_unknown_level_of_optimisation_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEADROAD_OPTIMISE", "fast")
    with pytest.raises(SystemExit, match="fast: expected one of 1, 2, 3"):
        compiler.level()


# Wheels and containers


def test_wheels_are_built_with_the_web_table_and_tried() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    assert settings["before-all"].endswith("python scripts/webtable.py")
    assert "requirements/node.txt" in settings["before-all"]
    assert settings["test-command"] == "python {project}/scripts/try_installed.py compiled"
    assert settings["environment"] == {"DEADROAD_COMPILE": "require", "DEADROAD_OPTIMISE": "2"}


def test_a_container_build_leaves_out_what_is_made_here() -> None:
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", "build", "web/node_modules", "src/deadroad/static"} <= set(left_out)
