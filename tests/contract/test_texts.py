"""Every text that the code uses exists in three languages, and is translated."""

from __future__ import annotations

import ast
import re
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

from deadroad.content.reference import KINDS, chapters, clause_ids
from deadroad.content.texts import LANGUAGES, SHARED, Texts, keys
from deadroad.games import folder, game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import fields
from deadroad.kernel.game import Game
from deadroad.kernel.heuristics import Heuristics
from tests.contract.source import calls, known_clauses, literal, literals
from tests.contract.test_events import kinds
from tests.contract.walk import finished

# Names that are the same in every language, by game: a file of keys in the game's texts folder.
PROPER: Final = "proper-names.txt"
WORD: Final = re.compile(r"[a-z][a-z_-]{2,}").fullmatch


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
    for preset in found.presets():
        wanted |= {f"preset-{preset.name}", f"preset-{preset.name}-help"}
    heuristics: Heuristics = found.heuristics
    wanted |= {f"term-{term}" for term in heuristics.names}
    wanted |= {f"question-{kind}" for call in calls(name, "Prompt") for kind in literals(call, 0)}
    wanted |= {f"reason-{reason}" for call in calls(name, "Refusal") for reason in literals(call, 2)}
    for kind in ("Told", "Whispered"):
        wanted |= {f"event-{event}" for call in calls(name, kind) if (event := literal(call, 0))}
    wanted |= {f"tally-{tally.name}" for tally in found.tallies()}
    wanted |= {f"epitaph-{key}" for call in calls(name, "Sentence") if (key := literal(call, 0))}
    wanted |= {f"why-{why}" for call in calls(name, "Outcome") if (why := literal(call, 3))}
    return wanted | fields_listed(found)


def fields_listed(found: Game) -> set[str]:
    """What the fields of a game's views are called; one that draws its own screen need not say."""
    if type(found).screen is not Game.screen:
        return set()
    state = found.start(found.fewest, found.read_settings({}), Pcg32(1))
    parts = [part for part in (state.public_part(), state.secret_part(0)) if part is not None]
    return {f"view-{field}" for part in parts for field in fields(type(part))}


def test_every_text_used_by_the_code_exists(name: str) -> None:
    for language in LANGUAGES:
        words = game(name).words(language)
        missing = sorted(key for key in asked_for(name) if not words.has(key))
        assert not missing, f"add to texts/{language}.ftl: {', '.join(missing)}"


def test_the_three_languages_have_the_same_keys(name: str) -> None:
    for room in ("texts", "rules"):
        english = keys(folder(name), room, "en")
        for language in ("fr", "it"):
            apart = sorted({*keys(folder(name), room, language)} ^ {*english})
            assert not apart, f"only in {room}/en.ftl or only in {room}/{language}.ftl: {apart}"
            assert keys(folder(name), room, language) == english


def test_no_text_is_untranslated(name: str) -> None:
    listed = folder(name) / "texts" / PROPER
    proper = {"title", *(listed.read_text(encoding="utf-8").split() if listed.exists() else [])}
    for room in ("texts", "rules"):
        english = raw(name, room, "en")
        for language in ("fr", "it"):
            other = raw(name, room, language)
            same = sorted({key for key, text in english.items() if other.get(key) == text} - proper)
            fault = f"{room}/en.ftl and {room}/{language}.ftl have the same text for {', '.join(same)}"
            assert not same, f"{fault}. Translate it, or list its key in texts/{PROPER}"


def test_punctuation_follows_the_language(name: str) -> None:
    straight, plain_space = r"\w'[\w«{]|[“”]|\s…", r"[\w}] [:;!?»]|« |nº \d|\u202f"
    english = r"\w'|(?<!\{ )\"\w|[\d}]\s%|\s…"
    bad: dict[str, list[str]] = {}
    for room in ("texts", "rules"):
        spaces = f"{room}/fr.ftl: no-break space (U+00A0) before : ; ! ? », after « and nº"
        for key, text in raw(name, room, "fr").items():
            if re.search(plain_space, text):
                bad.setdefault(spaces, []).append(key)
        signs = f"{room}/en.ftl: curved apostrophe ’, quotes “ ”, no space before % and …"
        for key, text in raw(name, room, "en").items():
            if re.search(english, text):
                bad.setdefault(signs, []).append(key)
        for language in ("fr", "it"):
            for key, text in raw(name, room, language).items():
                if re.search(straight, text):
                    bad.setdefault(
                        f"{room}/{language}.ftl: curved apostrophe ’, quotes « », no space before …", []
                    ).append(key)
    assert not bad, "\n".join([f"{rule}: {', '.join(found)}" for rule, found in bad.items()])


def test_italian_uses_the_singular_you(name: str) -> None:
    several = (
        r"(?i)\bvo(str[oaei]|i)\b|\b(avete|siete|fate|potete|possedete|prendete|perdete|spendete|scegliete)\b"
    )
    italian = raw(name, "texts", "it").items()
    bad = {key: found[0] for key, text in italian if (found := re.search(several, text))}
    assert not bad, f"Italian says tu, not voi: {bad}"


def raw(name: str, room: str, language: str) -> dict[str, str]:
    """The messages of a catalogue as they are written."""
    text = (folder(name) / room / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    return {
        entry.id.name: serialize_pattern(entry.value)
        for entry in entries
        if isinstance(entry, Message) and entry.value is not None
    }


def test_the_rules_reference_is_complete_in_three_languages(name: str) -> None:
    ids = clause_ids(folder(name))
    assert len(ids) == len(set(ids))
    for language in LANGUAGES:
        found = [clause for chapter in chapters(folder(name), language) for clause in chapter.clauses]
        assert [clause.id for clause in found] == ids
        assert all(clause.text and clause.kind in KINDS for clause in found)


def test_a_clause_marks_what_is_not_from_the_rulebook(name: str) -> None:
    marks = {
        "en": r"(Ruling|Our rule|Fact|Inferred):",
        "fr": r"(Décision|Notre règle|Avéré|Déduit)\s:",
        "it": r"(Decisione|Nostra regola|Noto|Dedotto):",
    }
    for language, mark in marks.items():
        for chapter in chapters(folder(name), language):
            for clause in chapter.clauses:
                marked = re.search(mark, clause.text) is not None
                fault = f"a {clause.kind} says {mark} if it is not from the rulebook: {clause.text}"
                assert marked == (clause.kind != "rule"), f"rules/{language}.ftl {clause.id}: {fault}"


def test_events_questions_and_settings_cite_clauses_that_exist(name: str) -> None:
    known = known_clauses(name)
    cited = {clause for call in calls(name, "Prompt") for clause in literals(call, 1)}
    cited |= {clause for call in calls(name, "Refusal") for clause in literals(call, 1)}
    cited |= {setting.clause for setting in game(name).settings}
    for kind in ("Told", "Whispered"):
        cited |= {clause for call in calls(name, kind) if (clause := literal(call, 1))}
    assert not cited - known, f"cited, but not in rules/clauses.toml: {sorted(cited - known)}"
    assert cited


def test_every_value_of_a_domain_has_a_text(name: str) -> None:
    """What an option or an event puts into a sentence; a place like `c4` or a number speaks for itself."""
    found = game(name)
    spoken = {domain.name: domain for verb in found.space.verbs for domain in verb.domains}
    told = {field.domain for _, event_fields in kinds(name).values() for field in event_fields}
    spoken |= {domain: found.domains[domain] for domain in told if domain in found.domains}
    for language in LANGUAGES:
        words = found.words(language)
        keys = {f"{key}-{value}" for key, domain in spoken.items() for value in domain.values if WORD(value)}
        missing = sorted(key for key in keys if not words.has(key))
        assert not missing, f"add to texts/{language}.ftl: {', '.join(missing)}"


def test_texts_used_by_boards_exist(name: str) -> None:
    """`words.word("family", ...)`: there are words of that family, in every language."""
    families = {
        family
        for call in calls(name, "word")
        if ast.unparse(call.func) == "words.word" and (family := literal(call, 0)) and family != "seat"
    }
    for language in LANGUAGES:
        words = game(name).words(language)
        assert isinstance(words, Texts)
        there = [key for room in (*words.folders, SHARED) for key in keys(room, "texts", language)]
        missing = [family for family in families if not any(key.startswith(f"{family}-") for key in there)]
        assert not missing, (language, missing)


def test_events_and_outcomes_have_texts_in_three_languages(name: str) -> None:
    match = finished(name, game(name).most, seed=2)
    events = {event.name: event for event in match.log}
    outcome = match.outcome
    assert outcome is not None
    for language in LANGUAGES:
        words = match.game.words(language)
        assert all(words.event(event) for event in events.values())
        assert words.say(f"why-{outcome.why}")
        assert all(words.say(f"score-{source}") for scores in outcome.scores for source in scores)
    assert outcome.clause in known_clauses(name)
