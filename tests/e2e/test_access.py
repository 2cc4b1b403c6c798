"""A whole game of each kind, with keys only, and with roles, names and announcements only."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

import deadroad
from deadroad.games import game as find
from tests.e2e.conftest import Come
from tests.e2e.player import Player
from tests.e2e.reader import ASKED, ENDED, Ears, Keys, Roles

GAMES = [name for name in deadroad.games() if name != "lanterns"]
# What makes a game short: names of settings on the set-up page.
SHORT: dict[str, dict[str, int]] = {
    "zombies": {"goal": 5, "rounds": 30, "turns": 30},
    "zombietown": {"days": 1},
}
MOST_ANSWERS = 400
# Early, in the middle, late; and then the result.
LOOKED_AT = (0, 7, 30, 90)


def setting(game: str, name: str) -> str:
    """What a setting is called on the set-up page, before the rule that it follows from."""
    return f"^{re.escape(find(game).words('en').say(f'setting-{name}'))} Rule "


def whole(ada: Player, somebody: Keys | Roles) -> None:
    """Play from the first question to the result; nothing keeps anybody out on the way."""
    count = somebody.ears.question()
    for turn in range(MOST_ANSWERS):
        if turn in LOOKED_AT or not count:
            assert ada.violations() == [], f"answer {turn}"
        if not count:
            return
        if turn == 2 and isinstance(somebody, Roles):
            somebody.read_the_table()
        count = somebody.answer(count)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", GAMES)
def test_keys_alone_play_a_whole_game(come: Come, game: str) -> None:
    ada = come()
    keys = Keys(ada, random.Random(game))
    ada.home()
    keys.tab_to("^Set-up$", of=deadroad.info(game)["title"])
    keys.leave()
    if deadroad.info(game)["seats"][1] > 1:
        keys.tab_to("^One seat fewer$")
        keys.press("Enter")
    if game in SHORT:
        keys.tab_to("^More$")
        keys.press("Enter")
    for name, value in SHORT.get(game, {}).items():
        keys.tab_to(setting(game, name))
        keys.press(*str(value))
    keys.tab_to("^Start$")
    keys.leave()
    whole(ada, keys)
    found = keys.focus()
    assert found.role == "heading"
    assert ENDED.search(found.name)
    keys.tab_to("^See the board$")
    assert keys.press("Enter").role == "heading"
    # Every event was announced.
    said = " ".join(ada.page.evaluate("window.spoken"))
    log = ada.page.get_by_role("log", name="Log", exact=True)
    told = log.locator("[data-event]").all_text_contents()
    assert len(told) > 10
    assert [line for line in told if line not in said] == []
    assert keys.ways == {"number", "arrows", "board", "tab"}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_with_a_screen_reader(come: Come, game: str) -> None:
    ada = come(size=(390, 844), is_mobile=True, has_touch=True, color_scheme="dark")
    roles = Roles(ada, random.Random(game))
    ada.home()
    card = ada.page.get_by_role("listitem", name=deadroad.info(game)["title"], exact=True)
    roles.activate(card.get_by_role("link", name="Set-up"))
    if deadroad.info(game)["seats"][1] > 1:
        roles.activate(ada.page.get_by_role("button", name="One seat fewer"))
    if game in SHORT:
        roles.activate(ada.page.locator("summary", has_text="More"))
    for name, value in SHORT.get(game, {}).items():
        ada.page.get_by_role("spinbutton", name=re.compile(setting(game, name))).fill(str(value))
    roles.activate(ada.page.get_by_role("button", name="Start"))
    whole(ada, roles)
    results = ada.page.get_by_test_id("results")
    expect(results.get_by_role("heading", name=ENDED)).to_be_focused()
    assert roles.ways == {"board", "answers"}


def test_a_repeated_position_does_not_move_the_focus(come: Come) -> None:
    ada = come()
    ada.page.clock.install()
    keys = Keys(ada, random.Random(1))
    ada.new_table("road-master", [{"kind": "me"}, {"kind": "bot", "level": 1}])
    assert keys.ears.question() > 9
    at = keys.press("a", "1", "2")
    said, heard = ada.page.evaluate("window.spoken.length"), len(ada.heard)
    # After a while without a word the browser asks the server, and the same position comes again.
    ada.page.clock.fast_forward(26_000)
    for _ in range(1500):
        if any(message["type"] == "moment" for message in ada.heard[heard:]):
            break
        ada.page.wait_for_timeout(20)
    else:
        raise AssertionError("the same position did not come again")
    ada.page.wait_for_timeout(100)
    assert keys.focus() == at
    assert ada.page.evaluate("window.spoken.length") == said


@pytest.mark.parametrize(
    "change",
    ["it.remove()", "it.removeAttribute('tabindex')", "it.style.display = 'none'"],
)
def test_the_focus_moves_to_the_question_if_its_element_goes(come: Come, change: str) -> None:
    ada = come()
    keys = Keys(ada, random.Random(1))
    ada.new_table("road-master", [{"kind": "me"}, {"kind": "bot", "level": 1}])
    assert keys.ears.question() > 1
    assert keys.press("b").role == "button"
    ada.page.evaluate(f"() => {{ const it = document.activeElement; {change}; }}")
    assert keys.focus().role == "heading"
    assert ada.page.evaluate("document.activeElement.matches('[data-home]')")


def test_a_question_is_announced_when_its_answers_are_final(come: Come) -> None:
    ada = come()
    ears = Ears(ada.page)
    held: list[str] = []
    tables: list[WebSocketRoute] = []

    def slow(socket: WebSocketRoute) -> None:
        """Pass everything on at once, but keep what the seat can reach back."""
        server = socket.connect_to_server()
        tables.append(socket)

        def passed(frame: str | bytes) -> None:
            for line in str(frame).split("\n"):
                if json.loads(line)["type"] == "reach":
                    held.append(line)
                else:
                    socket.send(line)

        server.on_message(passed)

    ada.page.route_web_socket(re.compile("/socket"), slow)
    ada.new_table("tower-defense", [{"kind": "me"}])
    ada.page.wait_for_selector("[data-asked][data-reaching]")
    ply = ada.ply
    # The answers may still change places: a number means nothing yet.
    ada.page.keyboard.press("1")
    assert ears.silent(ASKED.pattern)
    assert ada.ply == ply
    while not held:
        ada.page.wait_for_timeout(20)
    tables[-1].send(held.pop())
    assert ears.question() > 0
    ada.page.keyboard.press("1")
    ada.page.wait_for_selector(f"[data-table]:not([data-ply='{ply}'])")
