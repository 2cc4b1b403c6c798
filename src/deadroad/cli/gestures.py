"""Interpret a typed line as a gesture: a distant space, a mix of amounts, a number."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.errors import BadRequest
from deadroad.kernel.match import Match
from deadroad.kernel.option import Option
from deadroad.kernel.question import Value
from deadroad.kernel.reach import End, Part
from deadroad.kernel.words import Words

SHOWN: Final = 4  # parts that a refused mix names


def number_prefix(options: list[Option]) -> str:
    """Return the verb if the question asks for a number, such as `bid`; "" if it does not.

    At such a question, a typed number is that number and not a line of the menu.
    """
    prefixes = set()
    for option in options:
        before, _, last = option.notation.rpartition(" ")
        if before and last.isdigit():
            prefixes.add(before)
    return prefixes.pop() if len(prefixes) == 1 else ""


def marks(options: list[Option]) -> list[str]:
    """Return what can be typed for each option instead of its notation: its number or its menu line."""
    prefix = number_prefix(options)
    if not prefix:
        return [str(number) for number in range(1, len(options) + 1)]
    found = []
    for option in options:
        before, _, last = option.notation.rpartition(" ")
        found.append(last if before == prefix and last.isdigit() else "")
    return found


def values(name: str) -> list[str]:
    """Return the values in the name of an end or a part: `3.n` of `space:3.n`."""
    return [ref.partition(":")[2] or ref for ref in name.split(" ")]


def place(match: Match, words: Words, typed: str) -> End:
    """Return the nearest end with the typed name: `5.n`, `tile 5`, or a word in the player's language."""
    wanted = typed.strip().lower()
    last = wanted.rpartition(" ")[2]
    ends = [end for reach in match.reach() if not reach.mix for end in reach.ends]
    for end in ends:
        if last in values(end.name):
            return end
    for end in ends:
        value = values(end.name)[0]
        spoken = str(words.word(end.name.partition(":")[0], value)).lower()
        if value.partition(".")[0] == last or (len(wanted) > 2 and wanted in spoken):
            return end
    raise BadRequest(words.say("cli-no-way", {"place": typed}))


def mix(match: Match, words: Words, kind: str, typed: str) -> End | None:
    """Return the answers that lead to a mix such as `3 fuel 2 ammo`; None if the line has no number."""
    wanted: list[tuple[int, list[str]]] = []
    for word in typed.lower().split():
        if word.isdigit():
            wanted.append((int(word), []))
        elif wanted:
            wanted[-1][1].append(word)
        else:
            return None
    if not wanted or not all(names for _, names in wanted):
        return None
    for reach in match.reach():
        if reach.mix and (kind == reach.kind or not kind):
            chosen: dict[str, int] = {}
            for amount, names in wanted:
                for part in reach.parts:
                    if fits(part.name, names, words):
                        chosen[part.name] = chosen.get(part.name, 0) + amount
                        break
            end = match.row_to(reach.kind, chosen) if len(chosen) == len(wanted) else None
            if end is not None:
                return end
            shown = [" ".join([*spoken(part.name, words), span(part, words)]) for part in reach.parts[:SHOWN]]
            parts = ", ".join([*shown, "…"] if len(reach.parts) > SHOWN else shown)
            told: dict[str, Value] = {"mix": typed, "parts": parts, "total": span(reach.total, words)}
            raise BadRequest(words.say("cli-no-mix", told))
    return None


def fits(name: str, typed: list[str], words: Words) -> bool:
    """Return whether every typed word is in the name of a part, in notation or in the player's language."""
    known = {*values(name), *" ".join(spoken(name, words)).lower().split()}
    return all(word in known for word in typed)


def spoken(name: str, words: Words) -> list[str]:
    """Return the name of a part, ref by ref, in the player's language."""
    found = []
    for ref in name.split(" "):
        domain, _, value = ref.partition(":")
        found.append(str(words.word(domain, value)) if value else ref)
    return found


def span(part: Part, words: Words) -> str:
    """Return the amounts of a part that are possible."""
    if part.least == part.most:
        return str(part.most)
    return words.say("cli-span", {"least": part.least, "most": part.most})
