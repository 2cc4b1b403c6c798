"""Somebody at the table: sees what is on the screen, and clicks what is lit."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket, expect

# What a browser says of itself when a call is answered with an error that the page expects.
EXPECTED = re.compile(
    r"Failed to load resource.*(401|404|409)|WebSocket connection to .* failed|ERR_CONNECTION"
)
# Something that fades is measured when it has faded.
STILL = """() => document.getAnimations().every(
    it => it.playState !== 'running' || it.effect.getComputedTiming().iterations === Infinity)"""

# Whether something on the board can't be clicked where it is: panned out of sight, or under one's own cards.
HIDDEN = """thing => {
    if (!thing.closest('.frame.zoomed')) return false;
    const box = thing.getBoundingClientRect();
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !thing.contains(seen);
}"""


class Player:
    """A page, what it complained about, and what came over its wire."""

    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page
        self.complaints: list[str] = []
        self.heard: list[dict[str, Any]] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"{self.name}: {error}"))
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.complaints.append(f"{self.name}: {message.text}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.heard += [json.loads(line) for line in frame.split("\n")]

    # Going somewhere.

    def home(self) -> None:
        """Open the first page and wait for the games."""
        self.page.goto("/")
        expect(self.page.get_by_role("heading", name="Hit Z Road")).to_be_visible()

    def new_table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        """Make a table by a call, as the set-up page does, and go there; return its id and invitation."""
        self.page.goto("/about")
        made = self.page.evaluate(
            """async ([name, table]) => {
                const call = async (path, body) => (await fetch(path, {
                    method: 'POST', body: JSON.stringify(body), headers: {'content-type': 'application/json'},
                })).json();
                await call('/api/guest', {name});
                return call('/api/tables', table);
            }""",
            [self.name, {"game": game, "seats": seats, "hints": True, **more}],
        )
        self.page.goto(f"/table/{made['id']}")
        return f"{made['id']}?invite={made['invite']}"

    # Looking.

    @property
    def question(self) -> Locator:
        """The one place where the question stands."""
        return self.page.get_by_test_id("question")

    @property
    def ply(self) -> int:
        """How far the game is, as shown."""
        return int(self.page.locator("[data-table]").get_attribute("data-ply") or -1)

    def waits(self) -> str:
        """Wait until I am asked or the game is over; say which."""
        self.page.wait_for_selector("[data-asked], [data-testid=results], [data-testid=cover]")
        # What can be reached by several answers is lit a moment later.
        self.page.wait_for_selector("[data-reaching]", state="detached")
        for what in ("cover", "results"):
            if self.page.get_by_test_id(what).count():
                return what
        return "asked"

    def violations(self) -> list[str]:
        """What axe finds wrong on the page as it is now, once it is there."""
        self.page.wait_for_function("() => document.querySelector('main') && document.querySelector('h1')")
        self.page.wait_for_function(STILL)
        found = Axe().run(self.page).response["violations"]
        return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]

    # Playing.

    def answer(self, luck: random.Random) -> None:
        """Answer by a click on something lit: a thing on the board, a button, a step."""
        before = self.ply
        for _ in range(8):
            things = self.page.locator(
                "[data-lit]:visible, [data-notation]:visible, [data-family]:visible, [data-mix-go]:visible"
            )
            asked = self.page.locator(".answers [data-notation]:visible")
            fan = self.page.locator(".fan [data-notation]:visible")
            mix = self.page.locator("[data-mix-go]:visible")
            if mix.count():
                things = mix  # amounts with a suggestion filled in
            elif fan.count():
                things = fan  # a family of answers is open: one of them is meant
            if self.page.locator("[data-chosen]").count() and asked.count():
                things = asked  # the bar asks which answer is meant: on the board one would choose again
            chosen = things.nth(luck.randrange(things.count()))
            chosen.scroll_into_view_if_needed()
            self._step_back(chosen)
            chosen.click(position=None)
            if self._moved(before):
                return
        raise AssertionError(f"no answer was taken: {self.question.inner_text()}")

    def _step_back(self, thing: Locator) -> None:
        """See the whole board if only a part without the thing is shown."""
        for _ in range(4):
            if not thing.evaluate(HIDDEN):
                return
            self.page.locator(".frame > .zoom button").last.click()

    def _moved(self, before: int) -> bool:
        """Whether the click led to an answer; else it chose one of several things."""
        self.page.wait_for_function(
            """before => {
                const table = document.querySelector('[data-table]');
                return !table || Number(table.dataset.ply) !== before
                    || document.querySelector('[data-chosen], .fan, [data-mix], .under .wrong');
            }""",
            arg=before,
        )
        return not self.page.locator("[data-table]").count() or self.ply != before
