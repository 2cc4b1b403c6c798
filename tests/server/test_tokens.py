"""Ids and tokens."""

from __future__ import annotations

import secrets

import pytest

from deadroad.server import tokens


def test_an_id_can_be_a_word_of_a_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-Uf-fSoEIh8qAW5oIyYOPw", "_f3fSoEIh8qAW5oIyYOPwA", "9f3fSoEIh8-qW5oIyYOPwA"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert tokens.draw_id() == "9f3fSoEIh8-qW5oIyYOPwA"
