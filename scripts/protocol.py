"""Writes the TypeScript types of the protocol from the server's types; --check only compares them.

One source, in deadroad/server: protocol.py and the *_message.py files for the socket; bodies.py,
account_bodies.py, admin_bodies.py, lab_bodies.py, review_bodies.py and catalogue.py for HTTP. The types of
deadroad/review go to a file of their own.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, get_args

import msgspec

ROOT = Path(__file__).resolve().parents[1]
CORE = ROOT / "web" / "src" / "core"
HEAD = "// Made by scripts/protocol.py from the server's types. Change those, then make this again.\n"


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the types a module defines, in its order, without bases that never travel."""
    own = [
        kind
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]
    return [kind for kind in own if kind.__name__ not in ("FromClient", "FromServer", "Body")]


def unions(module: ModuleType) -> dict[str, list[str]]:
    """Return the unions a module names, as names of their members."""
    found = {name: value for name, value in vars(module).items() if isinstance(value, UnionType)}
    return {
        name: [member.__name__ for member in get_args(value)]
        for name, value in found.items()
        if all(inspect.isclass(member) and issubclass(member, msgspec.Struct) for member in get_args(value))
    }


def written(schema: dict[str, Any]) -> str:
    """Return a JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    match schema.get("type"):
        case "array":
            inner = written(schema["items"]) if "items" in schema else "unknown"
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            more = schema.get("additionalProperties", True)
            return f"Record<string, {written(more) if isinstance(more, dict) and more else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case _:
            return "unknown"


def interface(name: str, schema: dict[str, Any]) -> list[str]:
    """Return a type as an interface; what has a default may be left out."""
    required = set(schema.get("required", ()))
    lines = [f"/** {' '.join(str(schema.get('description', '')).split())} */", f"export interface {name} {{"]
    for key, value in schema["properties"].items():
        lines.append(f"  {key}{'' if key in required else '?'}: {written(value)};")
    return [*lines, "}", ""]


def of_the_server() -> str:
    """Return the types of socket and HTTP."""
    from deadroad.server import (
        account_bodies,
        admin_bodies,
        advice_message,
        bodies,
        catalogue,
        handover_message,
        lab_bodies,
        protocol,
        question_message,
        reach_message,
        review_bodies,
        wish_message,
    )

    sockets = (
        advice_message,
        handover_message,
        question_message,
        reach_message,
        wish_message,
        protocol,
    )
    modules = (*sockets, catalogue, bodies, account_bodies, admin_bodies, lab_bodies, review_bodies)
    lines = declared(modules)
    for name, members in unions(protocol).items():
        lines += [f"export type {name} = {' | '.join(members)};", ""]
    return "\n".join(lines)


def of_a_review() -> str:
    """Return the types of a recap and of a review."""
    from deadroad.review import recap, report

    return "\n".join(declared((recap, report)))


def declared(modules: tuple[ModuleType, ...]) -> list[str]:
    """Return the types of some modules, line by line; enums are written where they are used."""
    kinds = [kind for module in modules for kind in structs(module)]
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    lines = [HEAD]
    for name, schema in components.items():
        if "enum" in schema:
            lines += [f"export type {name} = {written(schema)};", ""]
    for kind in kinds:
        lines += interface(kind.__name__, components[kind.__name__])
    return lines


def main(words: list[str]) -> int:
    """Write the files, or with --check compare them."""
    found = 0
    for name, made in (("protocol.ts", of_the_server()), ("review.ts", of_a_review())):
        target = CORE / name
        if words != ["--check"]:
            target.write_text(made, encoding="utf-8")
        elif not target.is_file() or target.read_text(encoding="utf-8") != made:
            print(f"{target.relative_to(ROOT)} differs from the server's types: run scripts/protocol.py")
            found = 1
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
