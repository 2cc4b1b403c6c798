"""Renders texts with numbers and names of every kind, and finds grammatical errors."""

from __future__ import annotations

import re
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

NAMES: Final = ("Sam", "Otis", "Élise", "Henri", "Hank", "Ada", "Elena")
# How plural nouns end, and nouns that are the same for one and for many, by language.
PLURAL: Final = {"en": r"\w+[^\Wsu]s", "fr": r"\w+[sx]", "it": r"\w+[ie]"}
UNCHANGED: Final = {
    "en": "is has lies goes advances breaks closes does stays",
    "fr": "accès pas fois plus dans sans vers est très moins puis des pers ess",
    "it": "zombie byte e di che nel nelle le dei",
}
# A number after such a word is a name, not an amount: "house 1". A game adds words in LABELS of its stock.
LABELS: Final = {
    "en": "round turn day road line tile house car bastion seat player line survivor guard space",
    "fr": "round tour jour route ligne panneau maison voiture bastion place joueur rescapé garde case",
    "it": "giro turno giorno strada linea tessera casa auto bastione posto giocatore sopravvissuto guardia"
    " spazio casella",
}
CURE: Final = (
    "Write a variant: { $number -> [one] ... *[other] ... }. If the number is a name and not an amount, add "
    "the word before it to LABELS in tests/contract/stock/<game>.py"
)
VOWEL: Final = "[aâàeéèêiîoôuûœAÂÀEÉÈÊIÎOÔUÛŒ]"
WRONG: Final = {
    "any": r"[.!?…][.!?]|\?\.|,,|;;|: *:|\w [,.]|  |\(\s|\s\)|\{|\}|\b(restent|restano|are|sono|sont) 1\b",
    "en": r"\ba [aeio]\w|\b(an) [bcdfgjklmnpqrstvwxz]\w|\b([oO]pponent|[pP]layer)\b[^.]*\b(he|him|his)\b",
    "fr": r"(?<![-\w])([dD]e|[qQ]ue|[lL]e|[lL]a|[jJ]usque|[nN]e|[sS]e) "
    rf"(?!onz|ou |oui|un à|a |à |et |[a-z]\d){VOWEL}\w"
    r"|\b([dD]e|[qQ]ue) (Henri)\b|d’(Sam|Hank)|\bde (le|les)\b|\bà (le|les) (?!a |\w+er\b)"
    r"|\b[vV]ous (n’)?(êtes|avez été)( pas| plus| déjà)* [a-zé]\w*[éi]\b",
    "it": r"\b[aA] (Ada)\b|\b[eE] (Elena)\b|\b(un) (z|s[bcdfglmnpqrtv]|gn|ps)\w"
    r"|\b(il|del|al|dal|nel|sul) (z|s[bcdfglmnpqrtv]|[aeiou])\w"
    r"|\b(una|dello|della|allo|alla) (?!all|un\b|ad? |in |o |e )[aeiou]\w|\bl’[bcdfgmnpqrstvz]"
    r"|\b[sS]ei (già |stato )?\w+[aiu]to\b|\b[sS]ei da solo\b|\bscegli(ere)?\b[^.]* per primo\b"
    r"|\b[iI]lleso\b",
}


class Parts(Visitor):
    """The variables of a pattern, and what the selectors among them tell apart."""

    def __init__(self, catalogue: FluentBundle, pattern: object) -> None:
        self.catalogue = catalogue
        self.names: list[str] = []
        self.keys: dict[str, set[str]] = {}
        self.visit(pattern)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - the library's
        """Visit the text that is used here; it has the same values."""
        self.visit(self.catalogue.get_message(node.id.name).value)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the library's
        """Note a name."""
        if node.id.name not in self.names:
            self.names.append(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - the library's
        """Note the variants of a name."""
        if isinstance(node.selector, ast.VariableReference):
            known = self.keys.setdefault(node.selector.id.name, set())
            known |= {getattr(one.key, "name", getattr(one.key, "value", "")) for one in node.variants}
        self.generic_visit(node)


Sentences = dict[tuple[str, str, str], str]
OTHERS: Final = 5  # what all other numbers are while one of several changes


def renderings(catalogue: FluentBundle, key: str, words: dict[str, list[str]]) -> list[Sentences]:
    """Return the sentences of a text: with all its numbers alike, then each number alone among others."""
    pattern = catalogue.get_message(key).value
    assert pattern is not None
    parts = Parts(catalogue, pattern)
    numbers = [
        one
        for one in parts.names
        if not (one in words and one not in parts.keys) and parts.keys.get(one, set()) != {"yes", "no"}
    ]
    alone = [rendered(catalogue, key, words, changing) for changing in numbers] if len(numbers) > 1 else []
    return [rendered(catalogue, key, words), *alone]


def rendered(catalogue: FluentBundle, key: str, words: dict[str, list[str]], changing: str = "") -> Sentences:
    """Return the sentences of a text by number, name and reader; `words` has values that are not numbers.

    If `changing` names a number, only that one is 0, 1 or 2.
    """
    pattern = catalogue.get_message(key).value
    assert pattern is not None
    parts = Parts(catalogue, pattern)
    found: Sentences = {}
    for number in (0, 1, 2):
        for at, name in enumerate(NAMES):
            for you in ("no", "yes"):
                values: dict[str, Any] = {
                    one: you
                    if parts.keys.get(one, set()) == {"yes", "no"}
                    else words[one][at % len(words[one])]
                    if one in words and one not in parts.keys
                    else number
                    if changing in ("", one)
                    else OTHERS
                    for one in parts.names
                }
                sentence, errors = catalogue.format_pattern(pattern, values)
                assert not errors, (key, errors)
                found[str(number), name, you] = re.sub(r"\n+", " ", str(sentence))
    return found


def all_faults(language: str, renderings: list[Sentences], labels: str = "") -> list[str]:
    """Return what is wrong with any rendering of one text."""
    return [fault for sentences in renderings for fault in faults(language, sentences, labels)]


def faults(language: str, sentences: Sentences, labels: str = "") -> list[str]:
    """Return what is wrong with the sentences of one text; after one of `labels`, a number is a name."""
    found = [f"{one} ({fault})" for one in sentences.values() if (fault := fault_in(language, one))]
    for (number, name, you), one in sentences.items():
        if number != "1":
            continue
        two = sentences["2", name, you]
        same = counted(language, "1", one, labels) & counted(language, "2", two, labels)
        if same:
            nouns = ", ".join(sorted(same))
            found.append(f"{one} / {two} (after 1, {nouns} is a plural. {CURE})")
        if one == sentences["0", name, you] and re.search(r"(?<!nº\s)\b1\b", one) and one != two:
            found.append(f"none is told as one: {one}")
    return sorted(set(found))


def counted(language: str, number: str, sentence: str, more: str = "") -> set[str]:
    """Return the nouns after a number that look like plurals."""
    found = re.findall(rf"(?:(\w+) )?(?<![\w.,+×:-]){number} ([a-zà-ÿ]+)", sentence)
    labels, unchanged = f"{LABELS[language]} {more}".split(), UNCHANGED[language].split()
    return {
        noun
        for before, noun in found
        if before.lower() not in labels and noun not in unchanged and re.fullmatch(PLURAL[language], noun)
    }


def fault_in(language: str, sentence: str) -> str:
    """Return the part of a sentence that is always wrong, and what helps; "" if there is none."""
    said = re.sub(r"Zombies\s?!!!", "Zombies", sentence)
    for rule in ("any", language):
        match = re.search(WRONG[rule], said)
        if match is not None:
            word = match[0].replace("’", " ").split()[0] if match[0].split() else ""
            named = any(name in match[0] for name in NAMES)
            cure = f': join the name with {{ LINK("{word}", $name) }}' if named and language != "en" else ""
            return f"wrong: “{match[0]}”{cure}"
    return ""


def wrong(language: str, sentence: str) -> bool:
    """Whether a sentence has a pattern that is always wrong."""
    return fault_in(language, sentence) != ""
