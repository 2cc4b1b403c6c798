"""A refusal's reason is true: without its cause, and with nothing else changed, the option is legal."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from deadroad.games import folder
from tests.contract.walk import seat_counts, walk

GAMES = ["hit-z-road", "road-master"]
SETTINGS: dict[str, list[dict[str, object]]] = {
    "road-master": [{}, {"perishables": "yes", "explosives": "yes", "shortages": "yes"}],
}


def reasons(name: str) -> set[str]:
    """Every reason that the texts of a game have a sentence for."""
    text = (folder(name) / "texts" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^reason-([a-z-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("cured", GAMES)
def test_without_its_cause_a_refused_option_is_legal(cured: str) -> None:
    told = import_module(f"tests.contract.cures.{cured.replace('-', '_')}")
    wanted = set(told.CURED)
    healed: set[str] = set()
    for number, settings in enumerate(SETTINGS.get(cured, [{}]) * 12):
        seats = seat_counts(cured)[number % len(seat_counts(cured))]
        for match in walk(cured, seats, seed=200 + number, settings=settings):
            if match.seat is None or wanted <= healed:
                continue
            for refusal in match.state.stack[-1].refused(match.state):
                if refusal.reason not in wanted - healed:
                    continue
                state = match.state.clone()
                told.cure(state, refusal)
                if state.stack[-1].verdict(state, refusal.option) is None:
                    healed.add(refusal.reason)
    assert sorted(wanted - healed) == []


@pytest.mark.parametrize("cured", GAMES)
def test_every_reason_has_a_cure_or_a_line_that_says_why_not(cured: str) -> None:
    told = import_module(f"tests.contract.cures.{cured.replace('-', '_')}")
    assert set(told.CURED) | set(told.INCURABLE) == reasons(cured)
    assert not set(told.CURED) & set(told.INCURABLE)
    assert all(told.INCURABLE.values())
