"""Flows: what seats gain and spend, from the events listed in content/flows.toml of a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from deadroad.content.rows import Row, rows
from deadroad.games import folder
from deadroad.kernel.game import Game

WAYS = ("gain", "spend")


class Flow:
    """An event that moves something. Its field is an amount, or a thing of which one is moved."""

    def __init__(self, row: Row) -> None:
        self.event = row.word("event")
        self.field = row.word("field", "")  # without it, every such event counts as one
        self.way = row.word("way", choices=WAYS)
        self.what = row.word("what", "")  # without it, the field names the thing
        row.close()

    def key(self, what: str) -> str:
        """Return the name of the flow of one thing."""
        return f"{self.way}:{what}:{self.event}"

    def amounts(self, game: Game, values: dict[str, int | list[int]]) -> Iterator[tuple[str, int]]:
        """Yield the things and amounts that an event moves."""
        if not self.field:
            yield self.what, 1
            return
        value = values[self.field]
        assert isinstance(value, int)
        domain = game.domains.get(self.field)
        if domain is not None and 0 <= value < len(domain):
            yield domain.values[value], 1
        elif value:
            yield self.what or self.field, value


@cache
def flows(name: str) -> dict[str, list[Flow]]:
    """Return the flows of a game by event; empty if it lists none."""
    if not (folder(name) / "content" / "flows.toml").is_file():
        return {}
    found: dict[str, list[Flow]] = {}
    for row in rows(folder(name), "flows", "flow"):
        flow = Flow(row)
        found.setdefault(flow.event, []).append(flow)
    return found
