"""Sentences that list amounts leave out what is 0 and join the rest as the language does."""

from __future__ import annotations

from pathlib import Path

import pytest

from deadroad.content.texts import SHARED, bundle

GAMES = SHARED.parent / "games"
ROAD, FORT = GAMES / "hit_z_road", GAMES / "tower_defense"


def said(game: Path, key: str, language: str, **values: int | str) -> str:
    catalogue = bundle(game, "texts", language)
    pattern = catalogue.get_message(key).value
    assert pattern is not None
    sentence, errors = catalogue.format_pattern(pattern, {"you": "yes", "card": "X", **values})
    assert not errors
    return str(sentence).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "ammo", "fuel", "adrenaline", "sentence"),
    [
        ("en", 0, 2, 0, "You find 2 fuel."),
        ("en", 1, 2, 3, "You find 1 ammo, 2 fuel and 3 adrenaline."),
        ("fr", 1, 0, 0, "Vous trouvez 1 munition."),
        ("fr", 2, 1, 0, "Vous trouvez 2 munitions et 1 jeton essence."),
        ("fr", 2, 0, 3, "Vous trouvez 2 munitions et 3 jetons adrénaline."),
        ("fr", 1, 2, 1, "Vous trouvez 1 munition, 2 jetons essence et 1 jeton adrénaline."),
        ("it", 0, 1, 2, "Trovi 1 token benzina e 2 token adrenalina."),
        ("it", 3, 1, 1, "Trovi 3 munizioni, 1 token benzina e 1 token adrenalina."),
    ],
)
def test_loot_is_told_without_what_is_not_there(
    language: str, ammo: int, fuel: int, adrenaline: int, sentence: str
) -> None:
    assert said(ROAD, "event-looted", language, ammo=ammo, fuel=fuel, adrenaline=adrenaline) == sentence


@pytest.mark.parametrize(
    ("language", "amounts", "sentence"),
    [
        ("en", (3, 0, 0, 1), "Collected from X: 3 ammo and 1 experience."),
        ("en", (0, 0, 0, 0), "Collected from X: no resources."),
        ("fr", (1, 2, 0, 1), "Ramassé sur « X » : 1 munition, 2 jetons essence et 1 point d’expérience."),
        ("fr", (0, 0, 0, 0), "Ramassé sur « X » : aucune ressource."),
        ("it", (0, 0, 1, 2), "Recuperato da «X»: 1 token adrenalina e 2 punti esperienza."),
        ("it", (0, 0, 0, 0), "Recuperato da «X»: nessuna risorsa."),
    ],
)
def test_what_a_unit_carried_is_told_without_what_is_not_there(
    language: str, amounts: tuple[int, int, int, int], sentence: str
) -> None:
    ammo, fuel, adrenaline, xp = amounts
    told = said(FORT, "event-collected", language, ammo=ammo, fuel=fuel, adrenaline=adrenaline, xp=xp)
    assert told == sentence
