"""`deadroad variants`: list the examples, check variant files, and list what a variant may change."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from deadroad.content.examples import examples
from deadroad.content.schema import Field, Schema, has_schema, schema
from deadroad.content.variant import Variant, read_file
from deadroad.games import GAMES, folder, game, play_text, read_variant
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.errors import BadRequest, BadVariant
from deadroad.kernel.playout import playout

TRIALS: Final = 3  # random games that a checked variant must finish


def variants(chosen: argparse.Namespace) -> int:
    """List the examples, check a file, or list the fields of a game."""
    match chosen.what:
        case "list":
            return listed(chosen.target)
        case what if chosen.target is None:
            missing = "file" if what == "check" else "game"
            raise BadRequest(f"add a {missing}: deadroad variants {what} {missing.upper()}")
        case "check":
            return check(Path(chosen.target))
        case "rows":
            return rows(chosen.target, chosen.table)
    return fields(chosen.target)


def listed(name: str | None) -> int:
    """Print the example variants, all or those of a game."""
    console = Console(highlight=False)
    for path in examples():
        variant = read_variant(*read_file(path))
        if name in (None, variant.game):
            console.print(
                f"[bold]{path.stem}[/bold] ({variant.game}): {escape(' '.join(variant.why.split()))}"
            )
            console.print(escape(str(path)), soft_wrap=True)
    return 0


def check(path: Path) -> int:
    """Read a variant, load its game with it and play a few random games."""
    variant = begin(path)
    found = game(variant.game)
    for seed in range(TRIALS):
        state = found.start(found.most, found.read_settings({}), Pcg32(seed))
        state.settle()
        playout(state, Pcg32(seed + 1), found.longest)
        if state.seat >= 0:
            raise BadVariant(f"{path.name}: a random game did not end within {found.longest} answers")
    changed = sum(len(rows) for rows in changed_rows(variant).values())
    print(f"{path.name}: “{variant.name}”, a variant of {variant.game}, digest {variant.digest}")
    differ = f"{counted(changed, 'row')} and {counted(len(variant.settings), 'setting')} differ"
    print(f"valid: {differ} from the plain game; {TRIALS} random games ended")
    return 0


def counted(number: int, what: str) -> str:
    """Return a number of things in words."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def changed_rows(variant: Variant) -> dict[str, list[str]]:
    """Return the rows that differ from the shipped ones, by table."""
    tables = schema(folder(variant.game)).tables
    found: dict[str, list[str]] = {}
    for (_, name), rows in variant.tables.items():
        before = {tables[name].id(row): row for row in tables[name].shipped}
        after = {tables[name].id(row.values): row.values for row in rows}
        found[name] = [row for row in before | after if before.get(row) != after.get(row)]
    return found


def tables_of(name: str) -> Schema:
    """Return the tables of a game and their totals. Raises BadRequest if it has none."""
    if name not in GAMES:
        raise BadRequest(f"no game {name!r}; there are {', '.join(sorted(GAMES))}")
    if not has_schema(folder(name)):
        raise BadRequest(f"{name} takes no variants")
    return schema(folder(name))


def rows(name: str, only: str | None) -> int:
    """Print the rows of a game's tables: id, name and values."""
    tables = tables_of(name).tables
    if only is not None and only not in tables:
        raise BadRequest(f"{name} has no table {only!r}; there are {', '.join(tables)}")
    console, words = Console(highlight=False), game(name).words("en")
    for table in tables.values():
        if only not in (None, table.name):
            continue
        told = Table()
        for head in ("row", "name", "values"):
            told.add_column(head)
        for row in table.shipped:
            key = table.texts[0].format(id=table.id(row)) if table.texts else ""
            values = [
                f"{field} {worded(row[field])}"
                for field, about in table.fields.items()
                if field in row and not about.fixed
            ]
            label = words.say(key) if key and words.has(key) else ""
            told.add_row(*map(escape, (table.id(row), label, ", ".join(values))))
        console.print(f"{table.name}: {len(table.shipped)} rows")
        console.print(told)
    return 0


def worded(value: object) -> str:
    """Return the value of a field as text."""
    match value:
        case bool():
            return str(value).lower()
        case list():
            return "[" + ", ".join(map(worded, value)) + "]"
        case dict():
            return "{" + ", ".join(f"{key} {worded(one)}" for key, one in value.items()) + "}"
    return str(value)


def fields(name: str) -> int:
    """Print the tables of a game, their fields and the bounds of each."""
    console = Console(highlight=False)
    for table in tables_of(name).tables.values():
        ways = ["change"] + (["add"] if table.add else []) + (["remove"] if table.out else [])
        told = Table()
        for head in ("field", "values"):
            told.add_column(head)
        for field in table.fields.values():
            for one in [field, *field.fields.values()]:
                if not one.fixed and one.kind != "group":
                    told.add_row(escape(one.name), escape(bounds(one)))
        console.print(f"{table.name}: {len(table.shipped)} rows; {', '.join(ways)}")
        console.print(told)
    stated = {total.clause for total in tables_of(name).totals if total.stated is not None}
    if stated:
        console.print(f"totals that the rules state: {', '.join(sorted(stated))}")
    return 0


def bounds(field: Field) -> str:
    """Return the possible values of a field."""
    match field.kind:
        case "number":
            return f"{field.least} to {field.most}"
        case "numbers":
            return f"a list of numbers from {field.least} to {field.most}"
        case "flag":
            return "true or false"
    words = field.pattern or ", ".join(field.choices)
    return words if field.kind == "word" else f"a list of {field.lengths}: {words}"


def begin(path: Path) -> Variant:
    """Play the variant of a file in this process."""
    variant = read_variant(*read_file(path))
    play_text(variant.text, variant.where)
    return variant


def play_chosen(chosen: argparse.Namespace) -> None:
    """Play the variant of --variant. Without a game on the command line, its game is played."""
    path: Path | None = getattr(chosen, "variant", None)
    if path is None:
        return
    name = read_variant(*read_file(path)).game
    if getattr(chosen, "game", None) not in (None, name):
        raise BadVariant(f"{path.name} is a variant of {name}, not of {chosen.game}")
    begin(path)
    if hasattr(chosen, "game"):
        chosen.game = name


def warn_of_networks(variant: str, players: tuple[str | int, ...]) -> None:
    """Warn that networks were trained on the plain game, if they play a variant."""
    if variant and any(str(player).partition(":")[0] in ("net", "easy", "mixed") for player in players):
        print("deadroad: the networks were trained on the plain game, not on this variant", file=sys.stderr)
