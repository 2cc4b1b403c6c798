"""A player in a browser, who reads the screen and clicks highlighted things."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ConsoleMessage, Error, Locator, Page, WebSocket, expect

# The usual rules of axe, and one that it leaves out by default: a name contains what can be read.
RULES = {"rules": {"label-content-name-mismatch": {"enabled": True}}}
# What a browser logs when a request gets an error response that the page expects.
EXPECTED = re.compile(
    r"Failed to load resource.*(401|404|409)|WebSocket connection to .* failed|ERR_CONNECTION"
)
# Something that fades is measured when it has faded. Nothing moves for ever.
STILL = "() => document.getAnimations().every(it => it.playState !== 'running')"

# Something that can be clicked towards an answer; `luck`, from 0 to 1, says which. A board that pans and
# zooms shows more of itself until the thing is in sight.
CHOOSE = """async luck => {
    const seen = what => [...document.querySelectorAll(what)].filter(
        it => it.checkVisibility({visibilityProperty: true}) && it.getClientRects().length > 0);
    const first = (...ways) => ways.map(seen).find(found => found.length > 0) ?? [];
    // Amounts with a suggestion filled in; then a family of answers that is open; then the bar, where it asks
    // which answer is meant: on the board one would choose again.
    const asked = document.querySelector('[data-chosen]') ? '.answers [data-notation]' : 'none';
    const any = '[data-lit], [data-notation], [data-family]';
    const things = first(asked, '[data-mix-go]', '.fan [data-notation]', any);
    const thing = things[Math.floor(luck * things.length)];
    const hidden = () => {
        if (!thing.closest('.frame.zoomed')) return false;
        const box = thing.getBoundingClientRect();
        return !thing.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    };
    for (let steps = 0; thing && steps < 4 && hidden(); steps += 1) {
        [...document.querySelectorAll('.frame > .zoom button')].at(-1).click();
        await new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)));
    }
    return thing;
}"""
# What came of a click: an answer was given, or one of several things was chosen. Null while neither is.
MOVED = """before => {
    const table = document.querySelector('[data-table]');
    if (!table || Number(table.dataset.ply) !== before) return 'answered';
    return document.querySelector('[data-chosen], .fan, [data-mix], .under .wrong') ? 'chosen' : null;
}"""
# What a player waits for: a question with all that it lights, the result, or the cover between two seats.
WAITS = """() => {
    if (document.querySelector('[data-reaching]')) return null;
    const found = document.querySelector('[data-testid=cover], [data-testid=results]');
    return found?.dataset.testid ?? (document.querySelector('[data-asked]') ? 'asked' : null);
}"""


class Player:
    """A page, what it complained about, and what came over its wire."""

    def __init__(self, name: str, page: Page) -> None:
        self.name = name
        self.page = page
        self.complaints: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.clicks = 0
        self.gestures = 0  # answers and plans that were sent
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"{self.name}: {error}"))
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.complaints.append(f"{self.name}: {message.text}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)
        socket.on("framesent", self._sent)

    def _frame(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.heard += [json.loads(line) for line in frame.split("\n")]

    def _sent(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.gestures += json.loads(frame)["type"] in ("answer", "plan")

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
        return str(self.page.wait_for_function(WAITS).json_value())

    def violations(self) -> list[str]:
        """What axe finds wrong on the page as it is now, once it is there."""
        self.page.wait_for_function("() => document.querySelector('main') && document.querySelector('h1')")
        self.page.wait_for_function(STILL)
        found = Axe().run(self.page, options=RULES).response["violations"]
        return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]

    # Playing.

    def answer(self, luck: random.Random) -> None:
        """Answer by a click on something lit: a thing on the board, a button, a step."""
        before = self.ply
        for _ in range(8):
            chosen = self.page.evaluate_handle(CHOOSE, luck.random()).as_element()
            if chosen is None:
                # The last click was taken while the page still showed what it was chosen from.
                assert not self.page.locator("[data-asked]").count(), self.question.inner_text()
                self.page.wait_for_selector(f"[data-table]:not([data-ply='{before}'])")
                return
            try:
                chosen.click()
            except Error as problem:
                # The board was redrawn in the meantime, for example after a change of size: choose again.
                if "not attached" not in str(problem):
                    raise
                continue
            self.clicks += 1
            if self.page.wait_for_function(MOVED, arg=before).json_value() == "answered":
                return
        raise AssertionError(f"no answer was taken: {self.question.inner_text()}")
