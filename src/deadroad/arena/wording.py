"""The names of figures in words."""

from __future__ import annotations

import re
import tomllib

from deadroad.arena.stats import plain
from deadroad.arena.summary import Lift, Summary
from deadroad.content.texts import Texts, literal_bundle
from deadroad.games import game

HAPPENED = "event"  # the kind of things that are not components: events that happened to a seat


class Wording:
    """The texts of one game, including those of a variant."""

    def __init__(self, name: str, *variants: str, language: str = "en") -> None:
        self.game = game(name)
        self.words = self.game.words(language)
        if isinstance(self.words, Texts):
            for variant in filter(None, variants):
                texts = tomllib.loads(variant).get("texts", {})
                said = {**texts.get("en", {}), **texts.get(language, {})}
                self.words.bundles.append(literal_bundle(language, said))

    def figure(self, name: str) -> str:
        """Return the words for the name of a figure."""
        kind, colon, about = name.partition(":")
        match kind:
            case "flow":
                return self.flow(about)
            case "why":
                what = self.why(about)
            case "points" if colon:
                what, kind = self.source(about), "points-of"
            case "out":
                what = self.cause(about)
            case "taken" | "lift":
                what = self.thing(about)
            case "kind" | "branching":
                what = self.kind(about)
            case _:
                what = about
        return self.words.say(f"figure-{kind}", {"what": what})

    def kind(self, about: str) -> str:
        """Return the words for a kind of decision. Without a text, they come from the name of its frame."""
        key = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", about).lower()
        return self._said(f"decision-{key}", key.replace("-", " "))

    def flow(self, about: str) -> str:
        """Return the words for a flow: the thing and the event."""
        way, what, event = about.split(":")
        cause = self._said(f"flow-{event}", event.replace("-", " "))
        return self.words.say(f"figure-{way}", {"what": self.resource(what), "event": cause})

    def resource(self, what: str) -> str:
        """Return the words for what flows."""
        return self._said(f"stock-{what}", str(self.words.word("resource", what)))

    def source(self, key: str) -> str:
        """Return the words for a source of points."""
        return self._said(f"score-{key}", key)

    def why(self, key: str) -> str:
        """Return the words for why a game ended."""
        return self._said(f"why-{key}", key).removesuffix(".")

    def cause(self, key: str) -> str:
        """Return the words for a cause of elimination."""
        return self._said(f"cause-{key}", self.thing(f"{HAPPENED}:{key}"))

    def thing(self, name: str) -> str:
        """Return the words for a thing such as `card:food`."""
        kind, _, value = name.partition(":")
        if kind == HAPPENED:
            player = self.words.say("any-player")
            sentence = outlined(self.words.outline(f"event-{value}", {"seat": player}), player)
            return sentence[:1].upper() + sentence[1:]
        return str(self.words.word(kind, value))

    def _said(self, key: str, otherwise: str) -> str:
        return self.words.say(key) if self.words.has(key) else otherwise


def outlined(sentence: str, player: str) -> str:
    """Return a sentence with an ellipsis for each value, without the parts that hold nothing else."""
    head, *rest = re.split(r"\s*[:;]\s", sentence.removesuffix("."), maxsplit=1)
    if player not in head or not any("…" in part for part in rest):
        head = sentence.removesuffix(".")
    head = re.sub(r"[“«]\s*…\s*[”»]", "…", head)
    head = re.sub(r"\s*\(…\)", "", head)
    return re.sub(r"…(\s…)+|…(,\s…)+$", "…", head)


def apart(one: float, other: float) -> tuple[str, str]:
    """Return two values with enough digits to look different, if they are."""
    if plain(one) != plain(other) or one == other:
        return plain(one), plain(other)
    for digits in range(4, 9):
        pair = (f"{one:.{digits}g}", f"{other:.{digits}g}")
        if pair[0] != pair[1]:
            return pair
    return plain(one), plain(other)


def lifts(found: Summary) -> dict[str, list[Lift]]:
    """Return the lifts to show, by kind: components, then events.

    An event that occurs only with a win, or only without one, is left out, because it is part of winning
    itself.
    """
    told: dict[str, list[Lift]] = {kind: [] for kind in (*found.studied, HAPPENED)}
    for lift in found.lifts():
        kind = lift.name.partition(":")[0]
        if kind in told and (kind != HAPPENED or 0 < lift.share.value < 1):
            told[kind].append(lift)
    return {kind: lifts for kind, lifts in told.items() if lifts}
