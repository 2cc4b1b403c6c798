"""Writes the TypeScript of the wire from the server's types; with --check it only says whether they agree.

One source, in deadroad/server: protocol.py and the *_message.py files for the socket; bodies.py,
account_bodies.py, admin_bodies.py and catalogue.py for HTTP.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, get_args

import msgspec

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "web" / "src" / "core" / "protocol.ts"
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


def typescript() -> str:
    """Return the whole file."""
    from deadroad.server import (
        account_bodies,
        admin_bodies,
        bodies,
        catalogue,
        protocol,
        question_message,
        reach_message,
        wish_message,
    )

    sockets = (question_message, reach_message, wish_message, protocol)
    modules = (*sockets, catalogue, bodies, account_bodies, admin_bodies)
    kinds = [kind for module in modules for kind in structs(module)]
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    lines = [HEAD]
    for kind in kinds:
        lines += interface(kind.__name__, components[kind.__name__])
    for name, members in unions(protocol).items():
        lines += [f"export type {name} = {' | '.join(members)};", ""]
    return "\n".join(lines)


def main(words: list[str]) -> int:
    """Write the file, or with --check compare it."""
    made = typescript()
    if words == ["--check"]:
        if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == made:
            return 0
        print(f"{TARGET.relative_to(ROOT)} differs from the server's types: run scripts/protocol.py")
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
