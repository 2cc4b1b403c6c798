"""Events fit their kind: each field once, a list last, and as many values as fields.

`tell` takes numbers by position, and a missing one would be sent as 0.
"""

from __future__ import annotations

import ast

from deadroad.games import folder
from deadroad.kernel.event import Field
from tests.contract.source import calls, literal, nodes

MOST = {"Told": 5, "Whispered": 4}


def kinds(name: str) -> dict[str, tuple[str, list[Field]]]:
    """The kinds of events that a game's source declares: Told or Whispered, and the fields."""
    found: dict[str, tuple[str, list[Field]]] = {}
    for node in nodes(name):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            kind = getattr(node.value.func, "id", "")
            if kind in MOST and isinstance(target, ast.Name):
                words = (literal(node.value, 2) or "").split()
                found[target.id] = (kind, [Field(word) for word in words])
    return found


def test_an_event_kind_names_each_field_once_with_lists_last(name: str) -> None:
    assert kinds(name), folder(name)
    for constant, (kind, fields) in kinds(name).items():
        numbers = [field for field in fields if not field.many]
        assert len({field.name for field in fields}) == len(fields), constant
        assert not any(field.many for field in fields[:-1]), constant
        assert len(numbers) <= MOST[kind], constant


def test_an_event_has_a_value_for_each_field(name: str) -> None:
    declared = kinds(name)
    for verb, kind in (("tell", "Told"), ("whisper", "Whispered")):
        for call in calls(name, verb):
            given = call.args if verb == "tell" else call.args[1:]
            for constant in constants(given[0]):
                if constant not in declared:
                    continue  # borrowed from another game, or handed over in a variable
                fields = declared[constant][1]
                many = sum(field.many for field in fields)
                where = f"line {call.lineno}: {ast.unparse(call)}"
                assert declared[constant][0] == kind, where
                assert len(given) - 1 == len(fields) - many, where
                assert [keyword.arg for keyword in call.keywords] == ["items"] * many, where


def constants(node: ast.expr) -> list[str]:
    """The kinds that an expression may stand for: a name, one of a module, or one of two."""
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    if isinstance(node, ast.Attribute):
        return [node.attr]
    return [node.id] if isinstance(node, ast.Name) else []
