"""Writes the TypeScript of each game's views, frames, events and options; with --check it only compares.

One source: the Python classes of a game. Its file is web/src/games/<game>/types.ts; a game without a folder
there is drawn by the generic board and needs none. Games are found by walking.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Final

from class_types import ROOT, ClassTypes, written
from deadroad import new
from deadroad.games import GAMES, folder, game, package
from deadroad.kernel.event import EventKind
from deadroad.kernel.frame import Frame, State
from deadroad.kernel.game import Game
from deadroad.kernel.option import Domain
from deadroad.server.game_info import event_kinds

DRAWINGS: Final = ROOT / "web" / "src" / "games"
HEAD: Final = (
    "// Made by scripts/views.py from the Python classes of {name}. Change those, then run it again."
)
IMPORTS: Final = 'import type { Asked, Told } from "../contract";'
NOTHING: Final = "null"
MOST: Final = 40  # values of a domain that are written out; of more, a value is any text


def modules(name: str) -> list[ModuleType]:
    """Return every module of a game."""
    root = import_module(package(name))
    return [import_module(found.name) for found in walk_packages(root.__path__, root.__name__ + ".")]


def frames(name: str) -> list[type[Frame[Any]]]:
    """Return the frames of a game, and of other games those that its modules use, by name."""
    found: dict[str, type[Frame[Any]]] = {}
    seen: set[str] = set()
    waiting = modules(name)
    while waiting:
        module = waiting.pop()
        if module.__name__ in seen:
            continue
        seen.add(module.__name__)
        for thing in vars(module).values():
            origin = str(getattr(thing, "__module__", ""))
            if origin not in seen and origin.startswith(tuple(GAMES.values())):
                waiting.append(import_module(origin))
            if inspect.isclass(thing) and issubclass(thing, Frame) and origin == module.__name__:
                other = found.setdefault(thing.__name__, thing)
                if other is not thing:
                    raise ValueError(f"{name} has two frames named {thing.__name__}")
    return [found[key] for key in sorted(found)]


def state_of(name: str) -> type[State]:
    """Return the class of a game's positions: a position set up says which."""
    return type(new(name, seats=game(name).fewest, seed=0).state)


def comment(text: str | None, inner: str = "") -> list[str]:
    """Return the first paragraph of a docstring as a comment."""
    first = " ".join((text or "").strip().split("\n\n")[0].split())
    return [f"{inner}/** {first} */"] if first else []


class Writer:
    """Writes the file of one game."""

    def __init__(self, name: str, types: ClassTypes) -> None:
        self.name = name
        self.types = types
        self.lines: list[str] = []
        self.waiting: list[str] = []
        self.done: set[str] = set()

    def fields(self, kind: type) -> list[str]:
        """Return the fields of a class as lines."""
        return [
            f"  {field}: {written(its, self.waiting)};" for field, its in self.types.of_fields(kind).items()
        ]

    def write_class(self, kind: type) -> None:
        """Write a class, then the classes it mentions."""
        full = f"{kind.__module__}.{kind.__qualname__}"
        if full in self.done:
            return
        self.done.add(full)
        self.lines += [
            *comment(kind.__doc__),
            f"export interface {kind.__name__} {{",
            *self.fields(kind),
            "}",
            "",
        ]
        self.write_waiting()

    def write_waiting(self) -> None:
        """Write the classes that were mentioned."""
        while self.waiting:
            module, _, name = self.waiting.pop(0).rpartition(".")
            self.write_class(getattr(import_module(module), name))

    def write_named(self, full: str) -> str:
        """Write a class by its full name and return its name; `null` for none."""
        if not full:
            return NOTHING
        module, _, name = full.rpartition(".")
        self.write_class(getattr(import_module(module), name))
        return name

    def write_frames(self) -> None:
        """Write every frame, and their union."""
        kinds = frames(self.name)
        for kind in kinds:
            head = [*comment(kind.__doc__), f"export interface {kind.__name__}Frame {{"]
            self.lines += [*head, f'  frame: "{kind.__name__}";', *self.fields(kind), "}", ""]
        self.write_waiting()
        self.lines += ["export type Frame =", *[f"  | {kind.__name__}Frame" for kind in kinds]]
        self.lines[-1] += ";"
        self.lines.append("")

    def write_values(self, found: Game) -> None:
        """Write the values of each domain, in notation."""
        slots = {domain.name: domain for verb in found.space.verbs for domain in verb.domains}
        domains = {**slots, **found.domains}
        self.lines += ["/** The values of each domain, in notation. */", "export interface Values {"]
        self.lines += [f"  {key(name)}: {values(domain)};" for name, domain in domains.items()]
        self.lines += ["}", ""]

    def write_verbs(self, found: Game) -> None:
        """Write the arguments of each verb."""
        self.lines += ["/** The arguments of each verb, by slot. */", "export interface Verbs {"]
        for verb in found.space.verbs:
            slots = "; ".join(f"{key(domain.slot)}: Values[{quoted(domain.name)}]" for domain in verb.domains)
            self.lines.append(
                f"  {key(verb.name)}: {{ {slots} }};" if slots else f"  {key(verb.name)}: {{}};"
            )
        self.lines += ["}", ""]

    def write_events(self) -> None:
        """Write the values of each kind of event."""
        self.lines += ["/** The values of each event. */", "export interface Events {"]
        self.lines += [
            f"  {key(name)}: {event_values(kind)};" for name, kind in event_kinds(self.name).items()
        ]
        self.lines += ["}", ""]

    def write_rows(self, found: Game) -> None:
        """Write the rows of what is printed on components, as far as they have the same keys."""
        self.lines += ["/** What is printed on components. */", "export interface Rows {"]
        self.lines += [f"  {key(name)}: {row_type(rows)};" for name, rows in found.content().items()]
        self.lines += ["}", ""]

    def text(self) -> str:
        """Return the whole file."""
        found = game(self.name)
        state = state_of(self.name)
        self.lines = [
            HEAD.format(name=package(self.name)),
            'import type { Asked, Told } from "../contract";',
            "",
        ]
        public = self.write_named(self.types.item(state, "public"))
        secret = self.write_named(self.types.item(state, "secrets"))
        facts = self.write_named(self.types.returned(type(found), "facts"))
        own = self.write_named(self.types.returned(type(found), "own_facts"))
        self.write_frames()
        self.write_values(found)
        self.write_verbs(found)
        self.write_events()
        self.write_rows(found)
        self.lines += ["export type Event = Told<Events>;", "export type Option = Asked<Verbs>;", ""]
        bundle = {
            "public": public,
            "secret": " | ".join(dict.fromkeys([secret, NOTHING])),
            "facts": facts,
            "own": " | ".join(dict.fromkeys([own, NOTHING])),
            "frame": "Frame",
            "event": "Event",
            "option": "Option",
            "values": "Values",
            "rows": "Rows",
        }
        self.lines += comment(type(found).__doc__)
        self.lines += [f"export interface {bundle_name(self.name)} {{"]
        self.lines += [*[f"  {part}: {its};" for part, its in bundle.items()], "}", ""]
        return "\n".join(self.lines)


def bundle_name(name: str) -> str:
    """Return the name of the interface that bundles the types of a game: HitZRoad."""
    return "".join(word.capitalize() for word in name.split("-"))


def quoted(text: str) -> str:
    """Return a text as TypeScript writes it."""
    return f'"{text}"'


def key(name: str) -> str:
    """Return a name as a key of an interface."""
    return name if name.isidentifier() else quoted(name)


def values(domain: Domain) -> str:
    """Return the values of a domain as a union; numbers and long lists are any text."""
    found = domain.values
    if not found or len(found) > MOST or all(value.lstrip("-").isdigit() for value in found):
        return "string"
    return " | ".join(quoted(value) for value in found)


def event_values(kind: EventKind) -> str:
    """Return the values that an event carries."""
    fields = [f"{key(field.name)}: number{'[]' if field.many else ''}" for field in kind.fields]
    return f"{{ {'; '.join(fields)} }}" if fields else "{}"


def row_type(rows: list[Any]) -> str:
    """Return the type that all these plain values have."""
    kinds: dict[str, None] = {}
    for kind, name in ((bool, "boolean"), (str, "string"), (type(None), "null")):
        if any(isinstance(row, kind) for row in rows):
            kinds[name] = None
    if any(isinstance(row, int | float) and not isinstance(row, bool) for row in rows):
        kinds["number"] = None
    if lists := [row for row in rows if isinstance(row, list)]:
        inner = row_type([item for row in lists for item in row])
        kinds[f"({inner})[]" if "|" in inner else f"{inner}[]"] = None
    if objects := [row for row in rows if isinstance(row, dict)]:
        names = dict.fromkeys(name for row in objects for name in row)
        fields = []
        for name in names:
            held = [row[name] for row in objects if name in row]
            fields.append(f"{key(name)}{'' if len(held) == len(objects) else '?'}: {row_type(held)}")
        kinds[f"{{ {'; '.join(fields)} }}"] = None
    return " | ".join(kinds) or "unknown"


def files(*sources: Path) -> Iterator[tuple[Path, str]]:
    """Yield the file of each game that has a drawing, with its text; `sources` hold the classes."""
    drawn = [name for name in sorted(GAMES) if (DRAWINGS / folder(name).name).is_dir()]
    types = ClassTypes(*(sources or [ROOT / "src" / "deadroad" / "games"]))
    for name in drawn:
        yield DRAWINGS / folder(name).name / "types.ts", Writer(name, types).text()


def main(words: list[str]) -> int:
    """Write the files, or with --check compare them."""
    stale = 0
    for path, text in files():
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        if words == ["--check"]:
            print(f"{path.relative_to(ROOT)} differs from the game's classes: run scripts/views.py")
            stale += 1
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
