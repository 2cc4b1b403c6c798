"""The help at the prompt. It lists only what works in this game."""

from __future__ import annotations

from typing import Final

from deadroad.cli.wishing import choices
from deadroad.kernel.game import Game
from deadroad.kernel.words import Words

AMOUNTS: Final = {"pay": "pay 3 fuel 2 ammo", "lift": "load 3 brown"}  # by verb: a mix as it is typed


def helped(game: Game, words: Words) -> list[str]:
    """Return the lines of the help."""
    verbs = {verb.name for verb in game.space.verbs}
    refs = {domain.ref for verb in game.space.verbs for domain in verb.domains}
    amounts = [typed for verb, typed in AMOUNTS.items() if verb in verbs]
    wishes = choices(game)
    works = {
        "on": bool(game.timings),
        "stops": bool(game.timings),
        "go": "space" in refs,
        "amounts": bool(amounts),
        "max": "bid" in verbs,
        "wish-windows": "windows" in wishes,
        "wish-zombies": "zombies" in wishes,
        "act": "act" in wishes,
    }
    keys = [key for key in words.declared("cli-help-") if works.get(key, True)]
    return [words.say(f"cli-help-{key}", {"example": "".join(amounts[:1])}) for key in keys]
