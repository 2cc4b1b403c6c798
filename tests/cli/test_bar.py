"""The progress of long commands is shown without a terminal too."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from deadroad.cli import bar
from deadroad.cli.bar import Bar


def test_progress_is_written_to_stderr_without_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bar, "EVERY", 0.0)
    out = io.StringIO()
    with Bar(Console(file=out), transient=True) as progress:
        assert list(progress.over(range(400), "games read", 400)) == list(range(400))
    lines = capsys.readouterr().err.splitlines()
    assert lines[0].startswith("games read: 200 of 400")
    assert lines[1].startswith("games read: 400 of 400")
    assert out.getvalue() == ""


def test_a_terminal_gets_no_lines_beside_its_bar(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bar, "EVERY", 0.0)
    out = io.StringIO()
    with Bar(Console(file=out, force_terminal=True)) as progress:
        task = progress.add_task("games", total=2)
        progress.advance(task)
        progress.update(task, completed=2)
    assert capsys.readouterr().err == ""
    assert "2/2" in out.getvalue()
