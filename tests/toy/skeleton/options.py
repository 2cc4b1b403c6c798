"""The verbs: what a seat can answer."""

from __future__ import annotations

from typing import Final

from deadroad.kernel.option import Domain, Space, Verb

CARDS: Final = 20

PASS: Final = 0
PLAY: Final = 1  # + card

CARD: Final = Domain("card", range(1, CARDS + 1), ref="card")
SPACE: Final = Space(Verb(PASS, "pass"), Verb(PLAY, "play", CARD))
DOMAINS: Final[dict[str, Domain]] = {"card": CARD}
