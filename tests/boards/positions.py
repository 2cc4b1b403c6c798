"""Positions for the test of the boards (web/tests/boards.test.ts): views as sent, and what a board must show.

    PYTHONPATH=src:. python -m tests.boards.positions GAME COUNT

writes JSON. What must be shown is asked of the engine's own functions in tests/boards/<game>.py, not of the
derived facts that the board reads.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec

from deadroad.content.texts import Texts
from deadroad.games import folder, game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.match import Match
from deadroad.server.messages import Showing
from deadroad.server.routes.games import game_info
from tests.contract.walk import seat_counts, walk


def sampled(name: str, count: int) -> Iterator[Match]:
    """Yield positions of random games, at every number of seats."""
    luck = Pcg32(len(name))
    every = 1 + 200 // count if count < 200 else 3
    found = seed = 0
    while True:
        for seats in seat_counts(name):
            seed += 1
            for match in walk(name, seats, seed):
                if luck.below(every):
                    continue
                yield match
                found += 1
                if found == count:
                    return


def position(match: Match, seat: int) -> dict[str, Any]:
    """Return one position as a seat sees it, what can be chosen there, and what a board must show."""
    asked = match.seat == seat
    refs = sorted({ref for option in match.options() for ref in option.refs}) if asked else []
    view, _ = Showing(match).to(seat)
    expected = import_module(f"tests.boards.{folder(match.game.name).name}").expected
    kinds, shown = expected(match, seat)
    lit = [ref for ref in refs if ref.partition(":")[0] in kinds]
    return {"view": view, "lit": refs, "kinds": kinds, "shown": shown | {"lit": lit}}


def texts(name: str) -> list[str]:
    """Return the English catalogues of a game and of its drawing."""
    words = game(name).words("en")
    folders = list(words.folders) if isinstance(words, Texts) else [folder(name)]
    return [(place / "texts" / "en.ftl").read_text(encoding="utf-8") for place in folders]


def main(name: str, count: int) -> None:
    """Write the positions of a game."""
    luck = Pcg32(1)
    rows = [position(match, luck.below(match.seats)) for match in sampled(name, count)]
    whole = {"info": game_info(name), "texts": texts(name), "positions": rows}
    sys.stdout.buffer.write(msgspec.json.encode(whole))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
