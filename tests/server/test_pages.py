"""The page of the web table."""

from __future__ import annotations

from pathlib import Path

import pytest

from deadroad.server.routes import pages


def test_a_server_without_a_built_web_table_says_how_to_build_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pages, "static", lambda: tmp_path)
    said = pages.page().content
    assert b"the web table was not built" in said
    assert b"python scripts/webtable.py" in said


def test_a_built_web_table_is_served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Dead Road</title>", encoding="utf-8")
    monkeypatch.setattr(pages, "static", lambda: tmp_path)
    assert pages.page().content == b"<title>Dead Road</title>"
