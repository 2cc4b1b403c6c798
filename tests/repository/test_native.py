"""Compiling: what is found, and what is said when it fails."""

from __future__ import annotations

from importlib.metadata import distributions
from pathlib import Path

import pytest

import native
from stamp import ROOT


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


def test_a_failure_without_an_error_line_is_told_by_its_status() -> None:
    assert native.refusal("", SystemExit("no setuptools")) == "mypyc failed (no setuptools)"


def test_each_set_of_packages_has_a_cache_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_a_source_release_holds_what_installing_needs() -> None:
    listed = (ROOT / "MANIFEST.in").read_text(encoding="utf-8")
    assert all(name in listed.split() for name in ("Containerfile", "deadroad", "deadroad.cmd"))
