"""From keys to sentences. The catalogue itself is content; how options and events become keys is here."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from deadroad.kernel.caution import Caution
from deadroad.kernel.event import Event
from deadroad.kernel.option import Domain, Option
from deadroad.kernel.question import Prompt, Refusal, Value
from deadroad.kernel.story import Story, sums


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """One language of one game."""

    __slots__ = ("domains", "language")

    def __init__(self, language: str, domains: dict[str, Domain]) -> None:
        self.language = language
        self.domains = domains

    def has(self, key: str) -> bool:
        """Whether the catalogue has this key."""
        raise NotImplementedError

    def say(self, key: str, values: dict[str, Value] | None = None) -> str:
        """Return the sentence of a key."""
        raise NotImplementedError

    def declared(self, prefix: str) -> list[str]:
        """Return the keys that begin so, without that beginning, in the order of the catalogue."""
        return []

    def outline(self, key: str, values: dict[str, Value]) -> str:
        """Return the sentence of a key; what it needs besides these values is left open."""
        raise NotImplementedError

    def word(self, domain: str, value: Value) -> Value:
        """Return the word for a value of a domain; a number stays a number.

        A value of two parts (`3.north`) is put together by the text of its domain, if there is one.
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

    def option(self, option: Option, names: Sequence[str] = ()) -> str:
        """Return the label of an option; seats are called by their names where these are known."""
        values: dict[str, Value] = {}
        for slot, value in option.args.items():
            domain = option.kinds[slot]
            named = domain == "seat" and value.isdigit() and int(value) < len(names)
            values[slot] = names[int(value)] if named else self.word(domain, value)
        return self.say(f"option-{option.verb}", values)

    def prompt(self, prompt: Prompt, names: Sequence[str] = ()) -> str:
        """Return a question in plain words."""
        return self.say(f"question-{prompt.kind}", self._worded(prompt.values, names))

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Return why something is refused."""
        return self.say(f"reason-{refusal.reason}", self._worded(refusal.values, names))

    def caution(self, caution: Caution, names: Sequence[str] = ()) -> str:
        """Return what to mind about an option."""
        return self.say(f"caution-{caution.reason}", self._worded(caution.values, names))

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """Return what happened as one line."""
        values: dict[str, Value] = {}
        at = 0
        for field in event.kind.fields:
            if field.many:
                items = [str(self._valued(field.domain, item, names)) for item in event.items]
                values[field.name] = ", ".join(items)
                values[f"{field.name}-count"] = len(items)
            else:
                values[field.name] = self._valued(field.domain, event.numbers[at], names)
                at += 1
        return self.say(f"event-{event.name}", values)

    def story(self, story: Story, events: list[Event], names: Sequence[str] = (), reader: int = -1) -> str:
        """Return what events in a row came to, in one sentence; about its reader it says "you"."""
        first = events[0]
        values: dict[str, Value] = {"count": len(events), "you": "no"}
        for at, field in enumerate(first.kind.fields):
            if field.many:
                continue
            if field.name == "seat":
                values["seat"] = self._valued("seat", first.numbers[at], names)
                values["you"] = "yes" if first.numbers[at] == reader else "no"
            if field.name == story.place:
                values["place"] = self._valued(field.domain, events[-1].numbers[at], names)
            if field.name == story.what:
                added = sums(story, events).items()
                parts = [f"{amount} {self._valued(field.domain, what, names)}" for what, amount in added]
                values["what"] = ", ".join(parts)
        return self.say(f"story-{story.event}", values)

    def _worded(self, values: dict[str, Value], names: Sequence[str]) -> dict[str, Value]:
        return {name: self._valued(name, value, names) for name, value in values.items()}

    def _valued(self, domain: str, value: Value, names: Sequence[str]) -> Value:
        if domain == "seat" and isinstance(value, int):
            return names[value] if 0 <= value < len(names) else self.say("seat-name", {"number": value + 1})
        return self.word(domain, value)
