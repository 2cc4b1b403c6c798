"""The types of a class's fields, as mypy infers them, written in TypeScript.

Fields of states and frames are assignments (`self.round = 0`), so their types can't be read at run time.
mypy infers them anyway; this asks it, for the folders named, without a cache.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy import build
from mypy.config_parser import parse_config_file
from mypy.expandtype import expand_type_by_instance
from mypy.find_sources import create_source_list
from mypy.maptype import map_instance_to_supertype
from mypy.nodes import FuncDef, TypeInfo, Var
from mypy.options import Options
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    LiteralType,
    NoneType,
    TupleType,
    Type,
    TypeAliasType,
    UnionType,
    get_proper_type,
)
from mypy.typevars import fill_typevars

from deadroad.kernel.codec import fields

ROOT: Final = Path(__file__).resolve().parents[1]
PLAIN: Final = {
    "builtins.int": "number",
    "builtins.float": "number",
    "builtins.str": "string",
    "builtins.bool": "boolean",
    "builtins.object": "unknown",
    "builtins.bytes": "number[]",  # the codec sends packed numbers as a list
    "mypy_extensions.i64": "number",
}
LISTS: Final = ("builtins.list", "builtins.tuple", "builtins.set", "builtins.frozenset", "typing.Sequence")


class UnknownType(Exception):
    """A field has a type that has no plain form."""


class ClassTypes:
    """What mypy knows of the classes in some folders."""

    def __init__(self, *folders: Path) -> None:
        options = Options()
        parse_config_file(options, lambda: None, str(ROOT / "pyproject.toml"))
        options.incremental = False
        result = build.build(create_source_list([str(folder) for folder in folders], options), options)
        if result.errors:
            raise UnknownType("\n".join(result.errors))
        self._files = result.files

    def info(self, kind: type) -> TypeInfo:
        """Return what mypy knows of a class."""
        symbol = self._files[kind.__module__].names[kind.__name__]
        assert isinstance(symbol.node, TypeInfo)
        return symbol.node

    def of_fields(self, kind: type) -> dict[str, Type]:
        """Return the type of each field that the codec sends of a class, in its order."""
        info = self.info(kind)
        found: dict[str, Type] = {}
        for name in fields(kind):
            its = field_type(info, name)
            if its is None:
                raise UnknownType(f"{kind.__name__}.{name} has no type")
            found[name] = its
        return found

    def item(self, kind: type, field: str) -> str:
        """Return the full name of the class that a field holds, itself or in a list; "" for none."""
        found = get_proper_type(field_type(self.info(kind), field))
        if isinstance(found, Instance) and found.type.fullname in LISTS:
            found = get_proper_type(found.args[0])
        return found.type.fullname if isinstance(found, Instance) else ""

    def returned(self, kind: type, method: str) -> str:
        """Return the full name of the class that a method returns; "" for any object."""
        node = self.info(kind).get(method)
        its = get_proper_type(node.node.type) if node is not None and isinstance(node.node, FuncDef) else None
        found = get_proper_type(its.ret_type) if isinstance(its, CallableType) else None
        name = found.type.fullname if isinstance(found, Instance) else ""
        return "" if name == "builtins.object" else name


def field_type(info: TypeInfo, name: str) -> Type | None:
    """Return the type of a field. If a generic base class has the field, its type variables are replaced."""
    node = info.get(name)
    if node is None or not isinstance(node.node, Var) or node.node.type is None:
        return None
    own = fill_typevars(info)
    assert isinstance(own, Instance)
    return expand_type_by_instance(node.node.type, map_instance_to_supertype(own, node.node.info))


def written(kind: Type, classes: list[str]) -> str:
    """Return a type in TypeScript, and add the full names of the classes it mentions to `classes`."""
    found = get_proper_type(kind) if isinstance(kind, TypeAliasType) else kind
    if isinstance(found, AnyType):
        return "unknown"
    if isinstance(found, NoneType):
        return "null"
    if isinstance(found, LiteralType):
        return f'"{found.value}"' if isinstance(found.value, str) else str(found.value).lower()
    if isinstance(found, UnionType):
        return " | ".join(dict.fromkeys(written(item, classes) for item in found.items))
    if isinstance(found, TupleType):
        return f"[{', '.join(written(item, classes) for item in found.items)}]"
    if not isinstance(found, Instance):
        raise UnknownType(str(found))
    name = found.type.fullname
    if name in PLAIN:
        return PLAIN[name]
    if name in LISTS:
        inner = written(found.args[0], classes)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if name == "builtins.dict":
        return f"Record<string, {written(found.args[1], classes)}>"
    if found.type.is_enum:
        return " | ".join(f'"{member.lower()}"' for member in found.type.enum_members)
    classes.append(name)
    return found.type.name
