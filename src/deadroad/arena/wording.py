"""What the keys of a run mean, in words for people."""

from __future__ import annotations

from deadroad.arena.summary import Lift, Series, Summary
from deadroad.games import game

HAPPENED = "event"  # the kind of things met that are no component: what was told of a seat


class Wording:
    """The words of one game."""

    def __init__(self, name: str) -> None:
        self.game = game(name)
        self.words = self.game.words("en")

    def source(self, key: str) -> str:
        """Return where points came from."""
        return self._said(f"score-{key}", key)

    def why(self, key: str) -> str:
        """Return why a game ended."""
        return self._said(f"why-{key}", key)

    def cause(self, key: str) -> str:
        """Return what put a seat out of the game."""
        return self._said(f"cause-{key}", self.thing(f"{HAPPENED}:{key}"))

    def thing(self, name: str) -> str:
        """Return a thing that was met, as `card:food`."""
        kind, _, value = name.partition(":")
        if kind == HAPPENED:
            sentence = self.words.outline(f"event-{value}", {"seat": "a seat"}).removesuffix(".")
            return sentence[:1].upper() + sentence[1:]
        return str(self.words.word(kind, value))

    def _said(self, key: str, otherwise: str) -> str:
        return self.words.say(key) if self.words.has(key) else otherwise


def series(found: Summary) -> dict[str, Series]:
    """Return everything that two runs can be compared by game by game."""
    wording = Wording(found.game)
    told = found.figures()
    if found.seats > 1:
        told |= {f"wins of seat {at}": won for at, won in enumerate(found.won_by_seat, 1)}
    if len(found.won_by_bot) > 1:
        told |= {f"wins of {bot}": won for bot, won in found.won_by_bot.items()}
    told["games won by nobody"] = found.nobody
    told |= {f"points: {wording.source(source)}": points for source, points in found.points.items()}
    told |= {f"out by {wording.cause(cause)}": fallen for cause, fallen in found.fallen.items()}
    return told


def lifts(found: Summary) -> dict[str, list[Lift]]:
    """Return what is worth knowing of things met, by kind: components, then what happened.

    What comes with a win only, or with none, is left out where it just happened: it is another name for it.
    """
    kinds = (*game(found.game).studied(), HAPPENED)
    told: dict[str, list[Lift]] = {kind: [] for kind in kinds}
    for lift in found.lifts:
        kind = lift.name.partition(":")[0]
        if kind in told and (kind != HAPPENED or 0 < lift.share.value < 1):
            told[kind].append(lift)
    return {kind: lifts for kind, lifts in told.items() if lifts}
