"""Mutants: a Python file with one small change, made to see whether a test notices it."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

NOWHERE = -1  # the statement of code that runs when the module is imported
MARKS = "__reached__"  # the global name of the marks in a module that counts its statements

SHIFTED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
NEGATED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
OTHER_CALL = {"min": "max", "max": "min", "any": "all", "all": "any"}
CONDITIONS = (ast.Name, ast.Attribute, ast.Call, ast.Subscript)  # conditions that no other change negates
SKIPPED = (ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr, ast.pattern)


@dataclass(frozen=True)
class Mutant:
    """One change of one place."""

    line: int
    column: int
    what: str
    statement: int  # its number among the statements of functions, or NOWHERE
    apply: Callable[[], None] = field(compare=False, repr=False)  # changes the tree it was found in

    def __str__(self) -> str:
        return f"{self.line}:{self.column} {self.what}"


class Survey(ast.NodeVisitor):
    """Finds the mutants of a tree and numbers the statements of its functions."""

    def __init__(self, tree: ast.Module) -> None:
        self.found: list[Mutant] = []
        self.numbered: list[tuple[list[ast.stmt], ast.stmt]] = []  # each statement and the list it stands in
        self._statement = NOWHERE
        self._in_function = False
        self._body(tree.body)

    def _add(self, node: ast.expr | ast.stmt, what: str, apply: Callable[[], None]) -> None:
        self.found.append(Mutant(node.lineno, node.col_offset, what, self._statement, apply))

    def _set(self, node: ast.expr | ast.stmt, what: str, name: str, value: object) -> None:
        self._add(node, what, partial(setattr, node, name, value))

    def _put(self, node: ast.expr | ast.stmt, what: str, into: list[ast.stmt], value: ast.stmt) -> None:
        self._add(node, what, partial(into.__setitem__, into.index(node), ast.copy_location(value, node)))  # type: ignore[arg-type]

    def _body(self, body: list[ast.stmt]) -> None:
        outer = self._statement
        for statement in body:
            if self._in_function:
                self._statement = len(self.numbered)
                self.numbered.append((body, statement))
            self._removal(body, statement)
            self.visit(statement)
            self._statement = outer

    def _removal(self, body: list[ast.stmt], statement: ast.stmt) -> None:
        match statement:
            case ast.Expr(value=ast.Constant()):
                pass
            case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Return(value=None):
                self._put(statement, f"without {_name(statement)}", body, ast.Pass())
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) if self._in_function:
                self._put(statement, "without assignment", body, ast.Pass())
            case ast.Continue():
                self._put(statement, "continue to break", body, ast.Break())
            case ast.Break():
                self._put(statement, "break to continue", body, ast.Continue())

    def generic_visit(self, node: ast.AST) -> None:
        if isinstance(node, (*SKIPPED, ast.Raise)):
            return
        for name, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                self._body(value)
            elif name not in ("annotation", "type_comment"):
                for part in value if isinstance(value, list) else [value]:
                    if isinstance(part, ast.AST):
                        self.visit(part)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        # Decorators, defaults and annotations run when the module is imported.
        outer, self._in_function = self._in_function, True
        self._body(node.body)
        self._in_function = outer

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._body(node.body)

    def visit_Compare(self, node: ast.Compare) -> None:
        for at, op in enumerate(node.ops):
            for table in (SHIFTED, NEGATED):
                if other := table.get(type(op)):
                    apply = partial(node.ops.__setitem__, at, other())
                    place = f" ({at + 1})" if at else ""
                    self._add(node, f"{_name(op)} to {_name(other())}{place}", apply)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or if isinstance(node.op, ast.And) else ast.And
        self._set(node, f"{_name(node.op)} to {_name(other())}", "op", other())
        for at, part in enumerate(node.values):
            neutral = ast.copy_location(ast.Constant(isinstance(node.op, ast.And)), part)
            apply = partial(node.values.__setitem__, at, neutral)
            self._add(part, f"without operand {at + 1} of {_name(node.op)}", apply)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._set(node, "without not", "operand", _negated(node.operand))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if other := SWAPPED.get(type(node.op)):
            self._set(node, f"{_name(node.op)} to {_name(other())}", "op", other())
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if other := SWAPPED.get(type(node.op)):
            self._set(node, f"{_name(node.op)} to {_name(other())}", "op", other())
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._set(node, f"{node.value} to {not node.value}", "value", not node.value)
        elif isinstance(node.value, int):
            for other in (node.value + 1, node.value - 1):
                self._set(node, f"{node.value} to {other}", "value", other)

    def visit_Name(self, node: ast.Name) -> None:
        if other := OTHER_CALL.get(node.id):
            self._set(node, f"{node.id} to {other}", "id", other)

    def visit_If(self, node: ast.If | ast.While | ast.IfExp) -> None:
        if isinstance(node.test, CONDITIONS):
            self._set(node, "negated condition", "test", _negated(node.test))
        self.generic_visit(node)

    visit_While = visit_If  # noqa: N815 - the name that ast calls
    visit_IfExp = visit_If  # noqa: N815 - the name that ast calls

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for at, test in enumerate(node.ifs):
            if isinstance(test, CONDITIONS):
                self._add(test, "negated condition", partial(node.ifs.__setitem__, at, _negated(test)))
        self.generic_visit(node)


def _negated(node: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), node), node)


def _name(node: ast.AST) -> str:
    return type(node).__name__.lower()


class Source:
    """A Python file, its mutants, and its code with one of them or with marks."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        survey = Survey(ast.parse(self.text))
        self.mutants = survey.found
        self.statements = len(survey.numbered)

    def plain(self) -> CodeType:
        """Return the code as it is written."""
        return self._compiled(ast.parse(self.text))

    def mutated(self, number: int) -> CodeType:
        """Return the code with one of the mutants."""
        tree = ast.parse(self.text)
        Survey(tree).found[number].apply()
        return self._compiled(tree)

    def marked(self) -> CodeType:
        """Return the code in which every statement of a function marks that it was reached."""
        tree = ast.parse(self.text)
        for number, (body, statement) in enumerate(Survey(tree).numbered):
            mark = ast.parse(f"{MARKS}[{number}] = 1").body[0]
            for node in ast.walk(mark):
                ast.copy_location(node, statement)
            body.insert(body.index(statement), mark)
        return self._compiled(tree)

    def _compiled(self, tree: ast.Module) -> CodeType:
        code = compile(ast.fix_missing_locations(tree), str(self.path), "exec", dont_inherit=True)
        assert isinstance(code, CodeType)
        return code


def replace(module: ModuleType, code: CodeType) -> None:
    """Give the functions of a loaded module the code of another version of its file."""
    found = {(part.co_qualname, part.co_firstlineno): part for part in _codes(code)}
    for function in functions(module):
        now = function.__code__
        if function.__module__ == module.__name__:
            function.__code__ = found.get((now.co_qualname, now.co_firstlineno), now)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from _codes(part)


def functions(module: ModuleType) -> Iterator[FunctionType]:
    """Yield every function of a module and of its classes."""
    for value in vars(module).values():
        yield from _bare(value)
        if isinstance(value, type) and value.__module__ == module.__name__:
            for part in vars(value).values():
                yield from _bare(part)


def _bare(value: object) -> Iterator[FunctionType]:
    """Yield the functions under decorators: methods of a class, properties, caches."""
    if isinstance(value, FunctionType):
        yield value
    elif isinstance(value, property):
        yield from (part for part in (value.fget, value.fset) if isinstance(part, FunctionType))
    elif isinstance(inner := getattr(value, "__wrapped__", None), FunctionType):
        yield inner
