"""Positions for the test of the boards (web/tests/boards.test.ts): views as sent, and what a board must show.

    PYTHONPATH=src:. python -m tests.boards.positions GAME COUNT [SEED]

writes JSON. What must be shown is asked of the engine's own functions in tests/boards/<game>.py, not of the
derived facts that the board reads.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec

from deadroad.games import folder
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.match import Match
from deadroad.server.game_info import game_info, game_texts
from deadroad.server.messages import Showing
from tests.contract.walk import seat_counts, walk


def sampled(name: str, count: int, first: int) -> Iterator[Match]:
    """Yield positions of random games from the seed `first` on, at every number of seats."""
    luck = Pcg32(len(name) + first)
    every = 1 + 200 // count if count < 200 else 3
    found, seed = 0, first
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
    options = match.options() if match.seat == seat else []
    refs = sorted({ref for option in options for ref in option.refs})
    view, _ = Showing(match).to(seat)
    expected = import_module(f"tests.boards.{folder(match.game.name).name}").expected

    def shown(phone: bool) -> dict[str, Any]:
        found = expected(match, seat, refs, phone)
        lit = [ref for ref in refs if ref.partition(":")[0] in found["kinds"]]
        return {"things": [{}] * match.seats, "out": [False] * match.seats, "odds": {}, **found, "lit": lit}

    answers = [{"notation": str(one), "verb": one.verb, "args": one.args} for one in options]
    return {"view": view, "answers": answers, "lit": refs, "desk": shown(False), "phone": shown(True)}


def main(name: str, count: int, first: int) -> None:
    """Write the positions of a game."""
    luck = Pcg32(1)
    rows = [position(match, luck.below(match.seats)) for match in sampled(name, count, first)]
    whole = {"info": game_info(name), "texts": [game_texts(name, "en")], "positions": rows}
    sys.stdout.buffer.write(msgspec.json.encode(whole))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0)
