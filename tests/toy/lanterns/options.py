from __future__ import annotations

from typing import Final

from deadroad.kernel.option import Domain, Space, Verb
from tests.toy.lanterns.gems import NAMES

PASS: Final = 0
PLAY: Final = 1  # + card
GEM: Final = 9  # + gem
DONE: Final = 15
PAY: Final = 16  # + coin
RELIGHT: Final = 18
DIM: Final = 19
KEEP: Final = 20  # + card

CARD: Final = Domain("card", range(8), ref="card")
GEM_KIND: Final = Domain("gem", NAMES, ref="gem")
COIN: Final = Domain("coin", ("copper", "silver"), ref="coin")
SPACE: Final = Space(
    Verb(PASS, "pass"),
    Verb(PLAY, "play", CARD),
    Verb(GEM, "gem", GEM_KIND),
    Verb(DONE, "done"),
    Verb(PAY, "pay", COIN),
    Verb(RELIGHT, "relight"),
    Verb(DIM, "dim"),
    Verb(KEEP, "keep", CARD),
)
DOMAINS: Final = {"card": CARD, "gem": GEM_KIND, "coin": COIN}
