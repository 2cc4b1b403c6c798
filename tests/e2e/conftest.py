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
    """A server for all tests, with fixed seeds."""
    with Node(tmp_path_factory.mktemp("node"), luck=11) as running:
        yield running


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
        tips: bool = False,
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
            + ("" if tips else "localStorage.setItem('deadroad-firsts', '[\"*\"]');")
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
    """The page of a new visitor."""
    return come().page
