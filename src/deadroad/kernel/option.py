"""Options: ints inside the engine, interned Option objects with a notation outside."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

AMOUNT: Final = "amount"


@final
class Domain:
    """The values that an argument may have, each in notation.

    `name` is the first part of the text keys of the values (`resource-ammo`). It is `amount` for amounts, as
    opposed to numbers that are names. `slot` is the name of the argument if a verb has two of the same
    domain. `ref` is the kind of thing on the table that a value refers to ("" for none).
    """

    __slots__ = ("by_value", "name", "ref", "slot", "values")

    def __init__(self, name: str, values: Iterable[str | int], ref: str = "", slot: str = "") -> None:
        self.name = name
        self.slot = slot or name
        self.ref = ref
        self.values = tuple([str(value) for value in values])
        self.by_value = {value: at for at, value in enumerate(self.values)}

    def named(self, slot: str) -> Domain:
        """Return the same domain with another argument name."""
        return Domain(self.name, self.values, self.ref, slot)

    def __len__(self) -> int:
        return len(self.values)


@final
class Verb:
    """A verb with its arguments. `first` is the index of its first option.

    `pair` is the kind of thing that the first two arguments name together: `piece:knight-2`.
    """

    __slots__ = ("domains", "first", "name", "pair", "size")

    def __init__(self, first: int, name: str, *domains: Domain, pair: str = "") -> None:
        self.first = first
        self.name = name
        self.domains = domains
        self.pair = pair
        size = 1
        for domain in domains:
            size *= len(domain)
        self.size = size


@final
class Option:
    """One possible answer. Options are interned: there is one object for each index."""

    __slots__ = ("args", "index", "kinds", "notation", "refs", "verb")

    def __init__(self, index: int, verb: Verb, args: tuple[int, ...]) -> None:
        self.index = index
        self.verb = verb.name
        self.args = {domain.slot: domain.values[arg] for domain, arg in zip(verb.domains, args, strict=True)}
        self.kinds = {domain.slot: domain.name for domain in verb.domains}
        self.notation = " ".join([verb.name, *self.args.values()])
        words = list(self.args.values())
        paired = 2 if verb.pair else 0
        refs = [f"{verb.pair}:{'-'.join(words[:paired])}"] if paired else []
        refs += [
            f"{domain.ref}:{word}"
            for domain, word in zip(verb.domains[paired:], words[paired:], strict=True)
            if domain.ref
        ]
        self.refs = tuple(refs)

    def apart(self, other: Option) -> int:
        """Return the distance of two options that differ only in amounts; -1 if they differ otherwise."""
        if self.verb != other.verb:
            return -1
        found = 0
        for slot, word in self.args.items():
            its = other.args[slot]
            if word != its:
                if self.kinds[slot] != AMOUNT:
                    return -1
                found += abs(int(word) - int(its))
        return found

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.notation}>"


@final
class Space:
    """The finite action space of a game: every verb with every argument, numbered without gaps."""

    __slots__ = ("_indices", "_options", "_verbs", "size", "verbs")

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self._verbs = {verb.name: verb for verb in verbs}
        at = 0
        for verb in verbs:
            if verb.first != at:
                raise ValueError(f"{verb.name} starts at {verb.first}, the verb before ends at {at}")
            at += verb.size
        self.size = at
        self._options: dict[int, Option] = {}
        self._indices: dict[str, int] = {}  # by notation, as far as they were asked for

    def verb(self, index: int) -> Verb:
        """Return the verb that an index belongs to."""
        for verb in self.verbs:
            if verb.first <= index < verb.first + verb.size:
                return verb
        raise IndexError(index)

    def option(self, index: int) -> Option:
        """Return the option with this index, always the same object."""
        known = self._options.get(index)
        if known is not None:
            return known
        verb = self.verb(index)
        rest = index - verb.first
        args: list[int] = []
        for domain in reversed(verb.domains):
            rest, arg = divmod(rest, len(domain))
            args.append(arg)
        option = Option(index, verb, tuple(reversed(args)))
        self._options[index] = option
        return option

    def parse(self, notation: str) -> int:
        """Return the index of a notation. Raises ValueError that names the word that does not fit."""
        known = self._indices.get(notation)
        if known is not None:
            return known
        index = self._read(notation)
        if self.option(index).notation == notation:  # at most one entry for each option
            self._indices[notation] = index
        return index

    def _read(self, notation: str) -> int:
        words = notation.split()
        if not words:
            raise ValueError("an empty answer")
        verb = self._verbs.get(words[0])
        if verb is None:
            raise ValueError(f"no verb {words[0]!r}; there are {', '.join(self._verbs)}")
        if len(words) - 1 != len(verb.domains):
            slots = " ".join([verb.name, *[domain.slot.upper() for domain in verb.domains]])
            raise ValueError(f"{verb.name!r} is written: {slots}")
        index = 0
        for word, domain in zip(words[1:], verb.domains, strict=True):
            at = domain.by_value.get(word)
            if at is None:
                raise ValueError(f"{word!r} is no {domain.slot}")
            index = index * len(domain) + at
        return verb.first + index
