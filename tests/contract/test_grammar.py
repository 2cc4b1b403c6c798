"""Texts agree with their numbers and names, and speak to their reader as "you"."""

from __future__ import annotations

import re

from fluent.runtime import FluentBundle

from deadroad.content.texts import LANGUAGES, Texts, bundle, keys
from deadroad.games import folder, game
from deadroad.kernel.event import Field
from tests.contract.grammar import NAMES, all_faults, fault_in, renderings, wrong
from tests.contract.source import calls, literal
from tests.contract.test_events import kinds
from tests.contract.walk import finished, labels_of

OTHER = "Zoé"
# A sentence that begins with "you" goes on so.
THIRD_PERSON = {
    "en": r"^You\b[^:;]* (has|is|their|wins|keeps|loses) ",
    "fr": r"^Vous\b[^:;]* (sa|son|ses|a|est|gagne|garde|perd|pose)\b(?! lieu)",
    "it": r"^(Hai|Perdi|Tiri|Peschi)\b.* (suo|sua|suoi|sue|vince|tiene|perde|posa)\b",
}


def spoken(name: str, language: str) -> dict[str, list[str]]:
    """Values that are words, never numbers, in the texts of a game: names of seats, or words of a domain."""
    found = game(name)
    words = found.words(language)
    assert isinstance(words, Texts)
    fields = {
        field.name: field.domain for _, listed in kinds(name).values() for field in listed if not field.many
    }
    many = {field.name for _, listed in kinds(name).values() for field in listed if field.many}
    told = {one: sample(words, domain) for one, domain in fields.items() if domain != "seat"}
    listed = {one: sample(words, one) for one in found.domains}
    samples = {one: some for one, some in {**listed, **told}.items() if some}
    seats = {one: list(NAMES) for one, domain in fields.items() if domain == "seat"}
    plain = {one: ["X"] for one in ("what", "place", "first", "second", "last", *many)}
    return {**plain, **samples, **seats, "seat": list(NAMES)}


def sample(words: Texts, domain: str) -> list[str]:
    """Some words of a domain."""
    known = words.domains.get(domain)
    said = [str(words.word(domain, value)) for value in (known.values if known is not None else ())]
    return [word for word in said if not word.isdigit()][:40]


def test_texts_agree_with_numbers_and_names(name: str) -> None:
    bad = []
    for language in LANGUAGES:
        words = spoken(name, language)
        labels = labels_of(name, language)
        for room in ("texts", "rules"):
            catalogue = bundle(folder(name), room, language)
            for key in keys(folder(name), room, language):
                found = all_faults(language, renderings(catalogue, key, words), labels)
                bad += [f"{language} {key}: {found[0]}"] if found else []
    assert not bad, "\n".join(bad)


def test_a_line_about_its_reader_uses_you(name: str) -> None:
    for verb in ("Told", "Whispered"):
        for call in calls(name, verb):
            event, written = literal(call, 0), literal(call, 2)
            fields = [Field(text) for text in (written or "").split()]
            seats = [field.name for field in fields if field.domain == "seat" and not field.many]
            for language in LANGUAGES if event else ():
                catalogue = bundle(folder(name), "texts", language)
                if not catalogue.has_message(f"event-{event}"):
                    continue  # borrowed from another game
                for seat in seats:
                    own = said(catalogue, f"event-{event}", fields, seat)
                    where = f"texts/{language}.ftl, event-{event}, as the player in `{seat}` reads it: {own}"
                    you = "$you" if seat == "seat" else f"${seat}-you"
                    assert OTHER not in own, (
                        f"{where}\nAdd a variant: {{ {you} -> [yes] you *[no] {{ ${seat} }} }}"
                    )
                    assert not re.search(THIRD_PERSON[language], own), (
                        f"{where}\nA verb is in the third person"
                    )


def said(catalogue: FluentBundle, key: str, fields: list[Field], reader: str) -> str:
    """An event as the seat in one of its fields reads it."""
    values: dict[str, str | int] = {}
    for field in fields:
        values |= {field.name: 1, f"{field.name}-count": 1, f"{field.name}-steps": 1}
        values[f"{field.name}-text"] = "It does something."
        if field.domain == "seat":
            values |= {field.name: NAMES[0], "you" if field.name == "seat" else f"{field.name}-you": "no"}
    values |= {reader: OTHER, "you" if reader == "seat" else f"{reader}-you": "yes"}
    pattern = catalogue.get_message(key).value
    assert pattern is not None
    sentence, errors = catalogue.format_pattern(pattern, values)
    assert not errors, (key, errors)
    return str(sentence)


def test_the_events_of_a_whole_game_are_grammatical(name: str) -> None:
    match = finished(name, game(name).most, seed=3)
    names = [*NAMES, *NAMES][: match.seats]
    for language in LANGUAGES:
        words = match.game.words(language)
        bad = set()
        for event in match.log:
            for reader in (-1, 0):
                line = words.event(event, names, reader)
                colons = [len(re.findall(r":(?= )", part)) for part in re.split(r"[.;!?] ", line)]
                if wrong(language, line) or max(colons) > 1:
                    bad.add((event.name, line))
        assert not bad, (language, sorted(bad)[:12])


def test_a_fault_names_the_words_and_what_helps() -> None:
    assert (
        fault_in("it", "Otis ruba un anello a Ada.")
        == 'wrong: “a Ada”: join the name with { LINK("a", $name) }'
    )
    assert fault_in("en", "You draw a apple.") == "wrong: “a ap”"
    assert fault_in("en", "You draw an apple.") == ""


def test_a_text_that_takes_the_player_for_a_man_is_a_fault() -> None:
    assert fault_in("en", "An opponent loses his next turn.")
    assert fault_in("fr", "Vous n’êtes pas connecté.")
    assert fault_in("it", "Offri per scegliere la strada per primo.")
    assert fault_in("it", "Di là sei già passato.")
    for language, fine in (("en", "The companion leaves: let him go."), ("fr", "Vous êtes à terre.")):
        assert fault_in(language, fine) == ""
