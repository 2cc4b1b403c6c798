"""A server, a real browser and people in it. scripts/browser.py says which browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser import find
from deadroad.games import GAMES
from tests.e2e.player import Player
from tests.server.node import Node

# A loaded machine is slow, not wrong.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """How the browser is started."""
    return {
        "executable_path": find(),
        "args": ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    }


@pytest.fixture(scope="session", autouse=True)
def _the_toy_sits_too() -> None:
    GAMES["lanterns"] = "tests.toy.lanterns"


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server that lives as long as the tests, and whose luck is always the same."""
    with Node(tmp_path_factory.mktemp("node"), luck=11) as running:
        yield running


# Defects of the rebuilt table that are known and not fixed yet. Remove a line with its fix.
SIGHT = "test_answers.py::test_every_answer_is_in_sight_or_one_opening_away"
KNOWN_DEFECTS = {
    "test_access.py::test_keys_alone_play_a_whole_game[chromium-zombietown]": "no button for a key",
    f"{SIGHT}[chromium-zombies]": "single steps beside a reach",
    f"{SIGHT}[chromium-zombietown]": "single steps beside a reach",
    "test_games.py::test_a_tile_in_hand_is_previewed_turned_and_laid_with_one_click[chromium]": "not turned",
    "test_life.py::test_who_leaves_comes_back_from_home[chromium]": "the way back is not seen",
    "test_pages.py::test_a_phone_shows_no_text_under_16_pixels[chromium]": "names on plates are too small",
    "test_pages.py::test_the_text_view_tells_the_position_in_words[chromium]": "the switch is out of reach",
    "test_road_master.py::test_a_finger_finds_what_is_lit[chromium]": "nothing is lit for a finger",
    "test_tower_defense.py::test_all_an_option_points_at_is_there_and_large_enough[chromium-True]": "covered",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Expect the known defects to fail; one that passes again is reported as such."""
    for item in items:
        if reason := KNOWN_DEFECTS.get(item.nodeid.removeprefix("tests/e2e/")):
            item.add_marker(pytest.mark.xfail(reason=reason, strict=False))


Come = Callable[..., Player]


@pytest.fixture
def come(browser: Browser, node: Node) -> Iterator[Come]:
    """Somebody comes with a browser of their own; what the page complains about fails the test."""
    contexts: list[BrowserContext] = []
    players: list[Player] = []

    def comes(
        name: str = "Ada",
        *,
        language: str = "en",
        size: tuple[int, int] = (1280, 800),
        url: str = "",
        speed: str = "off",
        **options: Any,
    ) -> Player:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            base_url=url or node.url,
            **options,
        )
        context.set_default_timeout(PATIENCE)
        kept = f"{{language: '{language}', speed: '{speed}', sound: false}}"
        context.add_init_script(
            "if (!localStorage.getItem('deadroad'))"
            f" localStorage.setItem('deadroad', JSON.stringify({kept}));"
            f"localStorage.setItem('deadroad-name', '{name}');"
        )
        contexts.append(context)
        player = Player(name, context.new_page())
        players.append(player)
        return player

    yield comes
    complaints = [complaint for player in players for complaint in player.complaints]
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def page(come: Come) -> Page:
    """The page of somebody who has just come."""
    return come().page
