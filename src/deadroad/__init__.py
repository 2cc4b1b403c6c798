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

from deadroad.content.in_use import used
from deadroad.engine import warn_if_compiling_failed

# Import the package `games` before the function `games` is defined; a later import would replace the
# function.
from deadroad.games import GAMES, folder, game, play_text
from deadroad.kernel.build import COMPILED

if TYPE_CHECKING:
    from deadroad.bots.bot import Bot
    from deadroad.content.reference import Chapter
    from deadroad.kernel.match import Match
    from deadroad.kernel.record import Record
    from deadroad.kernel.view import View

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "__version__",
    "bot",
    "games",
    "info",
    "new",
    "play_variant",
    "replay",
    "rules",
    "to_json",
    "verify",
]

if not COMPILED:
    warn_if_compiling_failed()


def games() -> list[str]:
    """Return the names of the games. In a process that plays a variant, this is only its game."""
    variant = used()
    return sorted(GAMES) if variant is None else [variant.game]


def play_variant(text: str, where: str = "the variant") -> None:
    """Play a variant, given as the text of its file, in this process. Call this before any game is loaded.

    Content is fixed when a process starts: a process plays one game with one variant.
    """
    play_text(text, where)


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

    return list(chapters(folder(name), lang))  # a copy, because the cached value must not change


def new(
    name: str,
    seats: int,
    seed: int | None = None,
    settings: dict[str, Any] | None = None,
    generator: str | None = None,
) -> Match:
    """Start a match. Without a seed, a random secret one is used with the SHA-256 generator."""
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
        # A given seed is not secret, so the salt is fixed: the same seed gives the same record.
        salt = hashlib.sha256(f"salt {seed}".encode()).hexdigest()[:32]
    else:
        raise BadSetting("a seed is a number from 0, of at most 128 bits")
    return Match(found, seats, found.read_settings(settings or {}), seed, salt, chosen)


def replay(text: str, upto: int | None = None) -> Match:
    """Replay a record, completely or up to a ply."""
    from deadroad.kernel.record import read
    from deadroad.kernel.replay import replay as play_again

    record = read(text)
    _play_variant_of(record)
    return play_again(record, game(record.header.game), upto)


def _play_variant_of(record: Record) -> None:
    """Play the variant of a record in this process, if no game is loaded yet."""
    if record.header.variant:
        play_text(record.header.variant, "the variant of the record")


def verify(text: str) -> Match:
    """Check the answers, commitment, end and digest of a record. Raises BadRecord if one is wrong."""
    from deadroad.kernel.record import read
    from deadroad.kernel.replay import verify as check

    record = read(text)
    _play_variant_of(record)
    return check(record, game(record.header.game))


def bot(name: str, level: int | str = 2, seed: int = 0) -> Bot:
    """Return a bot for a game, by level or by the name of a player: 0 to 4, `rated`, `search:200`, `net`."""
    from deadroad.bots import bot as make

    return make(game(name), level, seed)


def to_json(view: View) -> str:
    """Return a view as JSON. Equal views give equal text."""
    from deadroad.kernel.codec import plain_view

    return json.dumps(plain_view(view), sort_keys=True, ensure_ascii=False)
