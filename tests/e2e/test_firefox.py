"""The same pages in Firefox: home, set-up, twenty answers of each game, replay."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

import deadroad
from tests.e2e.firefox import Firefox, found
from tests.e2e.player import CHOOSE, EXPECTED, MOVED, WAITS
from tests.server.node import Node

PROGRAM = found()
pytestmark = pytest.mark.skipif(PROGRAM is None, reason="there is no Firefox here")
GAMES = [name for name in deadroad.games() if name != "lanterns"]
ANSWERS = 20

# Where something can be clicked towards an answer, once it has kept its place for two frames.
PLACE = f"""async () => {{
    const thing = await ({CHOOSE})(LUCK);
    if (!thing) return null;
    thing.scrollIntoView({{block: 'nearest', inline: 'nearest'}});
    const place = () => {{
        const box = thing.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    }};
    for (let still = 0, was = place(); still < 2; ) {{
        await new Promise(requestAnimationFrame);
        const now = place();
        still = now[0] === was[0] && now[1] === was[1] ? still + 1 : 0;
        was = now;
    }}
    return thing.isConnected ? place() : [];
}}"""


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory, node: Node) -> Iterator[Firefox]:
    """A Firefox with a guest, with reduced motion."""
    assert PROGRAM is not None
    with Firefox(PROGRAM, tmp_path_factory.mktemp("firefox")) as browser:
        browser.size(1280, 800)
        browser.go(f"{node.url}about")
        browser.run("""() => {
            localStorage.setItem('deadroad', JSON.stringify({language: 'en', speed: 'off', sound: false}));
            localStorage.setItem('deadroad-name', 'Ada');
        }""")
        yield browser


@pytest.fixture(autouse=True)
def no_complaints(firefox: Firefox) -> Iterator[None]:
    """What a page complains about fails the test."""
    yield
    firefox.run("() => null")  # what was logged comes before the answer
    complaints, firefox.complaints = firefox.complaints, []
    assert not [said for said in complaints if not EXPECTED.search(said)]


def answer(browser: Firefox, luck: random.Random) -> None:
    """Answer by clicks on what is lit."""
    before = browser.run("() => Number(document.querySelector('[data-table]').dataset.ply)")
    for _ in range(8):
        at = browser.run(PLACE.replace("LUCK", str(luck.random())))
        if at is None:  # the last click was taken while the page still showed what it was chosen from
            browser.until(f"() => Number(document.querySelector('[data-table]').dataset.ply) !== {before}")
            return
        if not at:  # the board was redrawn in the meantime: choose again
            continue
        browser.click(*at)
        if browser.until(f"() => ({MOVED})({before})") == "answered":
            return
    raise AssertionError("no answer was taken")


def test_the_home_page_shows_the_games(firefox: Firefox, node: Node) -> None:
    firefox.go(node.url)
    titles = [deadroad.info(game)["title"] for game in GAMES]
    script = "() => [...document.querySelectorAll('h2, h3')].map(it => it.innerText)"
    shown = firefox.until(f"() => document.querySelector('.game') && ({script})()")
    assert set(titles) <= set(shown)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_set_up_and_answered_twenty_times(firefox: Firefox, node: Node, game: str) -> None:
    firefox.go(f"{node.url}new/{game}")
    button = "document.querySelector('form button[type=submit]')"
    firefox.until(f"() => {button} !== null")
    firefox.run(f"() => {button}.click()")
    luck = random.Random(game)
    over = False
    for _ in range(ANSWERS):
        over = firefox.until(f"() => ({WAITS})()") == "results"
        if over:
            break
        answer(firefox, luck)
    # Each answer is at least one ply of the game, unless the game ended sooner.
    ply = firefox.until("() => Number(document.querySelector('[data-table]').dataset.ply)")
    assert over or ply >= ANSWERS


def test_a_finished_game_is_replayed(firefox: Firefox, node: Node) -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=1)
    luck = random.Random(1)
    while match.seat is not None:
        match.answer(luck.choice(match.options()))
    firefox.go(f"{node.url}replay")
    firefox.until("() => document.querySelector('textarea') !== null")
    firefox.run(f"""() => {{
        const field = document.querySelector('textarea');
        field.value = {json.dumps(match.record())};
        field.dispatchEvent(new Event('input', {{bubbles: true}}));
        field.closest('form').requestSubmit();
    }}""")
    steps = firefox.until("() => document.querySelector('[data-testid=ply]')?.innerText")
    assert steps.endswith(f"/ {len(match.plies)}")
    # Back to the beginning: the board is drawn there.
    firefox.run("() => dispatchEvent(new KeyboardEvent('keydown', {key: 'Home'}))")
    firefox.until("() => document.querySelector('[data-testid=ply]').innerText.startsWith('0 /')")
    assert firefox.until("() => document.querySelectorAll('.board-frame [data-ref]').length") > 0
