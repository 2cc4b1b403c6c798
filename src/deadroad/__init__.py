"""Dead Road: tabletop games of zombies and roads on one rules engine.

>>> import deadroad
>>> match = deadroad.new("hit-z-road", seats=2, seed=7)
>>> match.seat in (0, 1)
True
>>> [str(option) for option in match.options()][:3]
['pass', 'bid 1', 'bid 2']
>>> [event.name for event in match.answer("bid 2")]
['raised']
>>> deadroad.replay(match.record()).digest() == match.digest()
True
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import TYPE_CHECKING, Any

# Loaded here, before `games` is defined below: else the package would take that name when first imported.
from deadroad.games import GAMES, folder, game
from deadroad.kernel.build import COMPILED

if TYPE_CHECKING:
    from deadroad.bots.bot import Bot
    from deadroad.content.reference import Chapter
    from deadroad.kernel.match import Match
    from deadroad.kernel.view import View

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "__version__",
    "bot",
    "games",
    "info",
    "new",
    "replay",
    "rules",
    "to_json",
    "verify",
]


def games() -> list[str]:
    """Return the names of the games."""
    return sorted(GAMES)


def info(name: str, language: str = "en") -> dict[str, Any]:
    """Return what a game declares: seats, settings with ranges and defaults, length, action space."""
    found = game(name)
    words = found.words(language)
    return {
        "name": found.name,
        "title": words.say("title"),
        "blurb": words.say("blurb"),
        "kind": words.say("kind"),
        "length": words.say("length"),
        "version": found.version,
        "seats": [found.fewest, found.most],
        "settings": [
            {
                "name": setting.name,
                "clause": setting.clause,
                "default": setting.default,
                "choices": list(setting.choices),
                "least": setting.least,
                "most": setting.most,
            }
            for setting in found.settings
        ],
        "presets": {preset.name: dict(preset.settings) for preset in found.presets()},
        "timings": list(found.timings),
        "borrows": list(found.borrows()),
        "longest": found.longest,
        "space": {
            "size": found.space.size,
            "verbs": {verb.name: [domain.slot for domain in verb.domains] for verb in found.space.verbs},
        },
    }


def rules(name: str, lang: str = "en") -> list[Chapter]:
    """Return the rules reference of a game, chapter by chapter."""
    from deadroad.content.reference import chapters

    return list(chapters(folder(name), lang))  # a copy: what is cached is never changed


def new(
    name: str,
    seats: int,
    seed: int | None = None,
    settings: dict[str, Any] | None = None,
    generator: str | None = None,
) -> Match:
    """Start a match. Without a seed a secret one is drawn, and the luck comes from SHA-256."""
    from deadroad.kernel.chance import GENERATORS
    from deadroad.kernel.errors import BadSetting
    from deadroad.kernel.match import Match

    found = game(name)
    chosen = generator or ("sha256" if seed is None else "pcg32")
    if chosen not in GENERATORS:
        raise BadSetting(f"no generator {chosen!r}; there are {', '.join(GENERATORS)}")
    if seed is None:
        seed = secrets.randbits(128)
        salt = secrets.token_hex(16)
    elif 0 <= seed < 1 << 128:
        # A seed that was chosen is no secret: the same seed gives the same record.
        salt = hashlib.sha256(f"salt {seed}".encode()).hexdigest()[:32]
    else:
        raise BadSetting("a seed is a number from 0, of at most 128 bits")
    return Match(found, seats, found.read_settings(settings or {}), seed, salt, chosen)


def replay(text: str, upto: int | None = None) -> Match:
    """Play a record again, wholly or as far as a ply."""
    from deadroad.kernel.record import read
    from deadroad.kernel.replay import replay as play_again

    record = read(text)
    return play_again(record, game(record.header.game), upto)


def verify(text: str) -> Match:
    """Check all that a record promises; raise BadRecord where it does not hold."""
    from deadroad.kernel.record import read
    from deadroad.kernel.replay import verify as check

    record = read(text)
    return check(record, game(record.header.game))


def bot(name: str, level: int | str = 2, seed: int = 0) -> Bot:
    """Return a bot for a game, by level or by the name of a player: 0 to 4, `rated`, `search:200`, `net`."""
    from deadroad.bots import bot as make

    return make(game(name), level, seed)


def to_json(view: View) -> str:
    """Return a view as JSON, the same for the same view."""
    from deadroad.kernel.codec import plain_view

    return json.dumps(plain_view(view), sort_keys=True, ensure_ascii=False)
