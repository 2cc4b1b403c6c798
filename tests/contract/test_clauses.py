"""Every clause has a marked test, and every mark names a clause."""

from __future__ import annotations

import ast
from pathlib import Path

import deadroad
from deadroad.content.reference import clause_ids
from deadroad.games import folder

TESTS = Path(__file__).resolve().parents[1]


def marked() -> dict[str, list[str]]:
    """Every clause id that a test is marked with, and where."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "clause":
                for arg in node.args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        found.setdefault(arg.value, []).append(path.name)
    return found


def test_every_clause_of_a_game_has_a_test(name: str) -> None:
    tested = marked()
    missing = [clause for clause in clause_ids(folder(name)) if clause not in tested]
    assert not missing, f"no test is marked with these clauses, as in @pytest.mark.clause({missing[0]!r})"


def test_every_mark_names_a_clause() -> None:
    known = {clause for name in deadroad.games() for clause in clause_ids(folder(name))}
    assert not set(marked()) - known
