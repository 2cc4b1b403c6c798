"""Reads the source and the rules reference of a game as text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from deadroad.content.reference import clause_ids
from deadroad.games import folder, game

OURS: Final = ("DR-1", "DR-2", "DR-3", "DR-4", "DR-5")


def source(name: str) -> Path:
    """The folder of the sources, also when the compiled package is under test."""
    here = folder(name)
    there = Path(__file__).resolve().parents[2] / "src" / "deadroad" / "games" / here.name
    return there if there.is_dir() else here


def known_clauses(name: str) -> set[str]:
    """The clauses that a game may cite: its own, and those of the games it borrows rules from."""
    borrowed = [clause for other in game(name).borrows() for clause in clause_ids(folder(other))]
    return {*clause_ids(folder(name)), *borrowed, *OURS}


@cache
def nodes(name: str) -> list[ast.AST]:
    """Every node of a game's source."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(source(name).rglob("*.py"))]
    return [node for text in texts for node in ast.walk(ast.parse(text))]


def calls(name: str, wanted: str) -> Iterator[ast.Call]:
    """Every call of a function or a method of that name."""
    for node in nodes(name):
        if isinstance(node, ast.Call):
            called = node.func
            if wanted in (getattr(called, "id", ""), getattr(called, "attr", "")):
                yield node


def literal(call: ast.Call, at: int) -> str | None:
    """The text that a call is given at a place, where it is written out there."""
    node = call.args[at] if len(call.args) > at else None
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def literals(call: ast.Call, at: int) -> list[str]:
    """The texts that a call may be given at a place: one that is written out, or one of two or more."""
    return written(call.args[at]) if len(call.args) > at else []


def written(node: ast.expr) -> list[str]:
    """The texts that an expression may stand for."""
    if isinstance(node, ast.IfExp):
        return [*written(node.body), *written(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
