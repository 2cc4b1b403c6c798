"""Every word the code asks for is there in three languages, and is a translation."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

from deadroad.content.reference import KINDS, chapters, clause_ids
from deadroad.content.texts import LANGUAGES, keys
from deadroad.games import folder, game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import fields
from deadroad.kernel.event import EventKind
from deadroad.kernel.game import Game
from deadroad.kernel.heuristics import Heuristics

OURS: Final = {"DR-1", "DR-2", "DR-3", "DR-4", "DR-5"}
# Names that are the same in every language, by game: a file of keys in the game's texts folder.
PROPER: Final = "proper-names.txt"


def calls(name: str, wanted: str) -> Iterator[ast.Call]:
    """Every call of `wanted` in a game's source."""
    for path in sorted(source(name).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == wanted:
                yield node


def source(name: str) -> Path:
    """The folder of the sources, also when the compiled package is under test."""
    here = folder(name)
    there = Path(__file__).resolve().parents[2] / "src" / "deadroad" / "games" / here.name
    return there if there.is_dir() else here


def literal(call: ast.Call, at: int) -> str | None:
    node = call.args[at] if len(call.args) > at else None
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def asked_for(name: str) -> set[str]:
    """Every text key that the code of a game can ask for."""
    found = game(name)
    wanted = {"title", "blurb", "kind", "length"}
    wanted |= {f"option-{verb.name}" for verb in found.space.verbs}
    wanted |= {f"timing-{timing}" for timing in found.timings}
    for setting in found.settings:
        wanted |= {f"setting-{setting.name}", f"setting-{setting.name}-help"}
        wanted |= {
            f"setting-{setting.name}-{choice}" for choice in setting.choices if choice not in ("yes", "no")
        }
    heuristics: Heuristics = found.heuristics
    wanted |= {f"term-{term}" for term in heuristics.names}
    wanted |= {f"question-{kind}" for call in calls(name, "Prompt") if (kind := literal(call, 0))}
    wanted |= {f"reason-{reason}" for call in calls(name, "Refusal") if (reason := literal(call, 2))}
    for kind in ("Told", "Whispered"):
        wanted |= {f"event-{event}" for call in calls(name, kind) if (event := literal(call, 0))}
    wanted |= {f"why-{why}" for call in calls(name, "Outcome") if (why := literal(call, 3))}
    return wanted | fields_listed(found)


def fields_listed(found: Game) -> set[str]:
    """What the fields of a game's views are called; one that draws its own screen need not say."""
    if type(found).screen is not Game.screen:
        return set()
    state = found.start(found.fewest, found.read_settings({}), Pcg32(1))
    parts = [part for part in (state.public_part(), state.secret_part(0)) if part is not None]
    return {f"view-{field}" for part in parts for field in fields(type(part))}


def test_every_text_that_the_code_asks_for_is_there(name: str) -> None:
    for language in LANGUAGES:
        words = game(name).words(language)
        missing = sorted(key for key in asked_for(name) if not words.has(key))
        assert not missing, (language, missing)


def test_the_three_languages_have_the_same_keys(name: str) -> None:
    for room in ("texts", "rules"):
        english = keys(folder(name), room, "en")
        for language in ("fr", "it"):
            assert keys(folder(name), room, language) == english


def test_no_text_is_left_in_english(name: str) -> None:
    listed = folder(name) / "texts" / PROPER
    proper = set(listed.read_text(encoding="utf-8").split()) if listed.exists() else {"title"}
    for room in ("texts", "rules"):
        english = raw(name, room, "en")
        for language in ("fr", "it"):
            other = raw(name, room, language)
            same = sorted(key for key, text in english.items() if other[key] == text and key not in proper)
            assert not same, (language, same)


def raw(name: str, room: str, language: str) -> dict[str, str]:
    """The messages of a catalogue as they are written."""
    text = (folder(name) / room / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    return {
        entry.id.name: serialize_pattern(entry.value)
        for entry in entries
        if isinstance(entry, Message) and entry.value is not None
    }


def test_the_reference_is_whole_in_three_languages(name: str) -> None:
    ids = clause_ids(folder(name))
    assert len(ids) == len(set(ids))
    for language in LANGUAGES:
        found = [clause for chapter in chapters(folder(name), language) for clause in chapter.clauses]
        assert [clause.id for clause in found] == ids
        assert all(clause.text and clause.kind in KINDS for clause in found)


def test_events_questions_and_settings_cite_clauses_that_exist(name: str) -> None:
    known = {*clause_ids(folder(name)), *OURS}
    if name == "tower-defense":
        known |= set(clause_ids(folder("hit-z-road")))
    cited = {clause for call in calls(name, "Prompt") if (clause := literal(call, 1))}
    cited |= {clause for call in calls(name, "Refusal") if (clause := literal(call, 1))}
    cited |= {setting.clause for setting in game(name).settings}
    for kind in ("Told", "Whispered"):
        cited |= {clause for call in calls(name, kind) if (clause := literal(call, 1))}
    assert not cited - known
    assert cited


def test_event_fields_name_domains_or_numbers(name: str) -> None:
    try:
        events = import_module(f"{game(name).__class__.__module__.rsplit('.', 1)[0]}.events")
    except ModuleNotFoundError:
        return
    for kind in vars(events).values():
        if isinstance(kind, EventKind):
            assert [field.many for field in kind.fields].count(True) <= 1
            assert not any(field.many for field in kind.fields[:-1])
