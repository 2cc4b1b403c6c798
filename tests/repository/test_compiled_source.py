"""Compiled rooms do not use code that mypyc accepts but compiles wrongly."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

import native
from stamp import SOURCE

MODULES = {
    path.relative_to(SOURCE).as_posix(): path for room in native.rooms(SOURCE).values() for path in room
}


def floats_alone(value: ast.expr | None) -> bool:
    """Whether an expression is a tuple of nothing but floats, however nested."""
    if isinstance(value, ast.UnaryOp):
        value = value.operand
    if isinstance(value, ast.Tuple):
        return bool(value.elts) and all(floats_alone(part) for part in value.elts)
    return isinstance(value, ast.Constant) and isinstance(value.value, float)


def bare_float_tuples(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign) and isinstance(node.annotation, ast.Name):
            name, value = ast.unparse(node.target), node.value
            if node.annotation.id == "Final" and isinstance(value, ast.Tuple) and floats_alone(value):
                yield name


def test_a_constant_tuple_of_floats_without_a_type_is_found() -> None:
    source = (
        "A: Final = (0.5, -1.0)\nB: Final = (1, 0.5)\nC: Final[tuple[float, ...]] = (0.5,)\nD: Final = 0.5"
    )
    assert list(bare_float_tuples(source)) == ["A"]


# Compiled, reading such a constant by a variable index raises NameError; Final[tuple[float, ...]] works.
@pytest.mark.parametrize("module", MODULES)
def test_constant_tuples_of_floats_have_a_type(module: str) -> None:
    assert not list(bare_float_tuples(MODULES[module].read_text(encoding="utf-8")))
