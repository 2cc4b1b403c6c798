"""Turn options and events into text keys, and keys into sentences. The catalogue itself is content."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from deadroad.kernel.caution import Caution
from deadroad.kernel.event import Event, Field
from deadroad.kernel.option import Domain, Option
from deadroad.kernel.question import Prompt, Refusal, Value
from deadroad.kernel.story import Story, latest, standing, sums, total


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """One language of one game."""

    __slots__ = ("domains", "language")

    def __init__(self, language: str, domains: dict[str, Domain]) -> None:
        self.language = language
        self.domains = domains

    def has(self, key: str) -> bool:
        """Return whether the catalogue has this key."""
        raise NotImplementedError

    def say(self, key: str, values: dict[str, Value] | None = None) -> str:
        """Return the sentence of a key."""
        raise NotImplementedError

    def declared(self, prefix: str) -> list[str]:
        """Return the keys with this prefix, without the prefix, in the order of the catalogue."""
        return []

    def outline(self, key: str, values: dict[str, Value]) -> str:
        """Return the sentence of a key. Values that are not given are left open."""
        raise NotImplementedError

    def word(self, domain: str, value: Value) -> Value:
        """Return the word for a value of a domain. A number stays a number.

        A value of two parts (`3.north`) uses the text of its domain, if there is one.
        """
        if isinstance(value, int):
            known = self.domains.get(domain)
            if known is None or not 0 <= value < len(known):
                return value
            value = known.values[value]
        key = f"{domain}-{value}"
        if self.has(key):
            return self.say(key)
        if "." in value and self.has(domain):
            first, second = value.split(".", 1)
            return self.say(domain, {"first": self.word(domain, first), "second": self.word(domain, second)})
        return int(value) if value.lstrip("-").isdigit() else value

    def option(self, option: Option, names: Sequence[str] = (), reader: int = -1) -> str:
        """Return the label of an option. Seats are shown by name if the names are known."""
        values: dict[str, Value] = {}
        for slot, value in option.args.items():
            domain = option.kinds[slot]
            if domain == "seat" and value.isdigit():
                self._name(values, slot, int(value), names, reader)
                if int(value) < len(names):
                    continue
            values[slot] = self.word(domain, value)
        return self.say(f"option-{option.verb}", values)

    def prompt(self, prompt: Prompt, names: Sequence[str] = (), reader: int = -1) -> str:
        """Return the text of a question."""
        return self.say(f"question-{prompt.kind}", self._worded(prompt.values, names, reader))

    def refusal(self, refusal: Refusal, names: Sequence[str] = (), reader: int = -1) -> str:
        """Return why something is refused."""
        return self.say(f"reason-{refusal.reason}", self._worded(refusal.values, names, reader))

    def caution(self, caution: Caution, names: Sequence[str] = (), reader: int = -1) -> str:
        """Return the warning about an option."""
        return self.say(f"caution-{caution.reason}", self._worded(caution.values, names, reader))

    def event(self, event: Event, names: Sequence[str] = (), reader: int = -1) -> str:
        """Return the line for an event. The reader is called "you"."""
        values: dict[str, Value] = {}
        at = 0
        for field in event.kind.fields:
            if field.many:
                items = [self._listed(field.domain, item, names, reader) for item in event.items]
                values[field.name] = ", ".join(items)
                values[f"{field.name}-count"] = len(items)
                values[f"{field.name}-steps"] = max(0, len(items) - 1)  # of a way with its start
            else:
                number = event.numbers[at]
                at += 1
                if field.domain == "seat":
                    self._name(values, field.name, number, names, reader)
                else:
                    values[field.name] = self.word(field.domain, number)
                    self._explain(values, field, number)
        return self.say(f"event-{event.name}", values)

    def _explain(self, values: dict[str, Value], field: Field, number: int) -> None:
        """Add what a card or another thing does, if the catalogue has it: `$card` becomes `$card-text`."""
        known = self.domains.get(field.domain)
        if known is not None and 0 <= number < len(known):
            key = f"{field.domain}-{known.values[number]}-text"
            if self.has(key):
                values[f"{field.name}-text"] = self.say(key)

    def story(self, story: Story, events: list[Event], names: Sequence[str] = (), reader: int = -1) -> str:
        """Return one sentence for several events in a row. The reader is called "you"."""
        first = events[0]
        values: dict[str, Value] = {"count": len(events)}
        for tally in story.totals:
            values[tally.name] = total(tally, events)
        for at, field in enumerate(first.kind.fields):
            if field.many:
                continue
            if field.name == "seat":
                self._name(values, "seat", first.numbers[at], names, reader)
            elif story.then:
                values[field.name] = self.word(field.domain, first.numbers[at])
        if story.place:
            values["place"] = self._last(story.place, events)
        if story.what:
            domain = next((field.domain for field in self._fields(events) if field.name == story.what), "")
            added = sums(story, events).items()
            values["what"] = self._row([self.amount(domain, what, many) for what, many in added])
        if story.each:
            seats = latest(story, events)
            values["each"] = self._row(
                [f"{self._listed('seat', seat, names, reader)} {value}" for seat, value in seats]
            )
            values["seats"] = len(seats)
        return self.say(f"story-{story.event}", values)

    def _fields(self, events: list[Event]) -> list[Field]:
        """Return the fields of some events."""
        return [field for event in events for field in event.kind.fields]

    def _last(self, name: str, events: list[Event]) -> Value:
        """Return the word for the last value of a field; nothing if no event has it."""
        for event in reversed(standing(events)):
            value = event.values.get(name)
            domain = next((field.domain for field in event.kind.fields if field.name == name), "")
            if isinstance(value, int):
                return self.word(domain, value)
        return ""

    def amount(self, domain: str, value: Value, count: int) -> str:
        """Return an amount of a thing: by its text (`resource-ammo-count`), or else as number and word."""
        known = self.domains.get(domain)
        notation = known.values[value] if known is not None and isinstance(value, int) else value
        key = f"{domain}-{notation}-count"
        return self.say(key, {"count": count}) if self.has(key) else f"{count} {self.word(domain, value)}"

    def _row(self, parts: list[str]) -> str:
        """Return things as a list in a sentence ("a, b and c")."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("row", {"first": ", ".join(parts[:-1]), "last": parts[-1]})

    def _worded(self, values: dict[str, Value], names: Sequence[str], reader: int) -> dict[str, Value]:
        """Return values in words. A name is `name:domain`, or a domain: `thief:seat` becomes `$thief`."""
        found: dict[str, Value] = {}
        for key, value in values.items():
            name, _, named = key.partition(":")
            domain = named or name
            if domain == "seat" and isinstance(value, int):
                self._name(found, name, value, names, reader)
            else:
                found[name] = self.word(domain, value)
        return found

    def _listed(self, domain: str, value: int, names: Sequence[str], reader: int) -> str:
        if domain != "seat":
            return str(self.word(domain, value))
        return self.say("you") if value == reader else self._called(value, names)

    def _name(
        self, values: dict[str, Value], field: str, seat: int, names: Sequence[str], reader: int
    ) -> None:
        """Add the name of a seat to the values, and whether it is the reader's: `$you`, or `$victim-you`."""
        values[field] = self._called(seat, names)
        values["you" if field == "seat" else f"{field}-you"] = "yes" if seat == reader else "no"

    def _called(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if 0 <= seat < len(names) else self.say("seat-name", {"number": seat + 1})
