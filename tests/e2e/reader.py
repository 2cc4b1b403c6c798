"""A player with a screen reader, who uses only keys, or only roles and names."""

from __future__ import annotations

import json
import random
import re
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.player import Player

# Collects what is added to live regions, as a screen reader does.
EARS = """
window.spoken = [];
const live = node => {
    const region = (node.nodeType === 1 ? node : node.parentElement)
        ?.closest('[aria-live], [role=log], [role=status], [role=alert]');
    return region && region.getAttribute('aria-live') !== 'off';
};
new MutationObserver(changes => {
    for (const change of changes) {
        const fresh = change.type === 'characterData' ? [change.target] : change.addedNodes;
        for (const node of fresh) {
            const text = (node.textContent ?? '').replace(/\\s+/g, ' ').trim();
            if (text && live(node)) window.spoken.push(text);
        }
    }
}).observe(document, {subtree: true, childList: true, characterData: true});
"""
# Whether nothing is announced for a while.
SILENT = """at => new Promise(done => {
    const since = performance.now();
    const look = () => {
        if (window.spoken.length > at) done(false);
        else if (performance.now() - since > 500) done(true);
        else setTimeout(look, 5);
    };
    look();
})"""
ASKED = re.compile(r"(\d+) answers?\.$")
# A single player gets an epitaph instead of the winner.
ALONE = r"A unit with zombies passed|All the bastions|Nobody of the garrison|No manned bastion|You held"
ENDED = re.compile(rf" wins(?: by [^!]*)?!|^You (?:win|share)|share the victory!|^Nobody wins\.|^(?:{ALONE})")
WHICH = re.compile(r"(?:Which do you mean|Do you mean that)\? (\d+) answers?\.$")
NEXT = "Now choose what it is for."
# What stands beside the answers and is none.
ASIDE = re.compile(
    r"List$|Close$|Choose again|Undo|Hint|One less|One more|Zoom (in|out)|Look at road|Show all roads"
    r"|Turn the tile|Show the (exchange|map)|(. )?\d+ more place"
)
MOST_KEYS = 24
STEPS = 8


# A frame is drawn: what its changes did to the focus is done.
FRAME = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))"
FRAMES = 5
LOST = ("", "none", "RootWebArea")  # roles of what can't be meant by a focus


class Ears:
    """The announcements so far."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.at = 0
        page.add_init_script(EARS)

    def wait(self, wanted: str) -> str:
        """Wait for an announcement that matches; return all announcements since then as one text."""
        self.page.wait_for_function(
            "([at, wanted]) => window.spoken.slice(at).some(text => new RegExp(wanted).test(text))",
            arg=[self.at, wanted],
        )
        said: list[str] = self.page.evaluate("at => window.spoken.slice(at)", self.at)
        self.at += len(said)
        return said[-1]

    def silent(self, wanted: str) -> bool:
        """Whether nothing that matches was announced, nor is announced in the next moments."""
        self.page.wait_for_timeout(300)
        found = "([at, wanted]) => window.spoken.slice(at).some(text => new RegExp(wanted).test(text))"
        return not self.page.evaluate(found, [self.at, wanted])

    def question(self, said: str = "") -> int:
        """Return the number of answers in the last or next announced question; 0 when the game has ended."""
        while not ENDED.search(said):
            asked = ASKED.search(said)
            if asked and not WHICH.search(said):
                return int(asked[1])
            said = self.wait(".")
        return 0


class Focus(NamedTuple):
    """What has the focus, as the accessibility tree has it."""

    role: str
    name: str
    disabled: bool
    description: str
    toggle: bool  # such as a ticket of a plan: it changes a choice and answers nothing


class Keys:
    """A player with only a keyboard: presses keys, knows the focus and the announcements."""

    def __init__(self, player: Player, luck: random.Random) -> None:
        self.page = player.page
        self.luck = luck
        self.ears = Ears(player.page)
        self.line = player.page.context.new_cdp_session(player.page)
        self.presses = 0
        self.ways: set[str] = set()

    def press(self, *keys: str) -> Focus:
        """Press keys one after the other; never is the focus lost on the way."""
        found = Focus("", "", False, "", False)
        for key in keys:
            self.page.keyboard.press(key)
            self.presses += 1
            found = self.focus()
        return found

    def leave(self) -> None:
        """Press Enter on a link to another page, where the focus moves to the heading."""
        self.page.keyboard.press("Enter")
        self.page.wait_for_function("() => document.activeElement.matches('h1, h2')")

    def focus(self) -> Focus:
        """What has the focus; something always has, at the latest when the next frames are drawn.

        A position that arrives while the browser is asked may hide what had the focus, so it is asked again.
        """
        for _ in range(FRAMES):
            self.page.evaluate(FRAME)
            found = self.focused()
            if found.role not in LOST:
                return found
        raise AssertionError("the focus is lost")

    def focused(self) -> Focus:
        """The active element, as the accessibility tree has it."""
        active = self.line.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        tree = self.line.send(
            "Accessibility.getPartialAXTree", {"objectId": active["objectId"], "fetchRelatives": False}
        )
        node = tree["nodes"][0]
        role, name, description = (
            node.get(one, {}).get("value", "") for one in ("role", "name", "description")
        )
        properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        return Focus(role, name, bool(properties.get("disabled")), description, "pressed" in properties)

    def tab_to(self, name: str, of: str = "", most: int = 90) -> Focus:
        """Go on with Tab until what has the focus is called so (and described so)."""
        for _ in range(most):
            found = self.press("Tab")
            if re.search(name, found.name) and of in found.description:
                return found
        raise AssertionError(f"{name} is not reached")

    def answer(self, count: int) -> int:
        """Answer the open question one way or another; return how many answers the next has."""
        self.focus()
        self.presses = 0
        ways = {
            "number": self.by_number,
            "arrows": self.by_arrows,
            "board": self.on_the_board,
            "tab": self.by_tab,
        }
        # However short a game is, every way is tried.
        untried = [way for way in ways if way not in self.ways]
        ways[self.luck.choice(untried or list(ways))](count)
        if self.page.locator(".fan").count():
            # A family of answers, or their list, is open: the keyboard stands at the first.
            self.press(*["ArrowDown"] * self.luck.randrange(3), "Enter")
        said = self.ears.wait(".")
        for _ in range(STEPS):
            which = WHICH.search(said)
            if which:
                # The keyboard stands at the first of them already.
                assert self.focus().role == "button"
                self.press(*["ArrowDown"] * self.luck.randrange(int(which[1])), "Enter")
            elif said.endswith(NEXT):
                self.on_the_board(0)
            else:
                break
            said = self.ears.wait(".")
        assert self.presses <= MOST_KEYS
        self.focus()
        return self.ears.question(said)

    def by_number(self, count: int) -> None:
        """Type a number: of an answer, or the number that is asked for."""
        if count > STEPS:
            self.press("a")
        focus = self.press(*str(self.luck.randint(1, count)))
        if focus.role == "spinbutton" or count > STEPS + 1:
            self.press("Enter")
        elif count <= STEPS and focus.role == "heading" and self.waiting():
            self.by_arrows(count)  # a number that can't be set
        self.ways.add("number")

    def waiting(self) -> bool:
        """Return whether the last key caused no announcement."""
        return bool(self.page.evaluate(SILENT, self.ears.at))

    def by_arrows(self, count: int) -> None:
        """From the question down through the answers."""
        focus = self.press("q", "ArrowDown")
        if focus.role == "spinbutton":
            self.press(*["ArrowUp"] * self.luck.randrange(3), "Enter")
        elif self.page.locator(".fan").count():
            self.press(*self.luck.choice([["Home"], ["Home", "PageDown"], ["End", "ArrowUp"]]), "Space")
        else:
            focus = self.press(*["ArrowDown"] * self.luck.randint(1, min(count, STEPS)))
            while focus.toggle:
                focus = self.press("ArrowDown")
            while ASIDE.match(focus.name):
                focus = self.press("ArrowUp")
            self.press("Enter")
        self.ways.add("arrows")

    def on_the_board(self, count: int) -> None:
        """To the board, from thing to thing, and choose; where nothing is lit, among the answers."""
        if self.press("b").role != "button":
            self.by_arrows(count)
            return
        arrows = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]
        focus = self.press(*self.luck.choices(arrows, k=1 + self.luck.randrange(3)))
        if focus.disabled or focus.role != "button":
            focus = self.press("b")
        assert not focus.disabled
        self.press(self.luck.choice(["Enter", "Space"]))
        self.ways.add("board")

    def by_tab(self, _count: int) -> None:
        """From the question with Tab to the first answer."""
        focus = self.press("q", "Tab")
        while focus.role not in ("button", "spinbutton") or focus.toggle or focus.name in ("Undo", "Hint"):
            focus = self.press("Tab")
        if focus.name == "List":
            focus = self.press("Enter")
        assert not ASIDE.match(focus.name)
        self.press("Enter")
        self.ways.add("tab")


class Roles:
    """A player who knows only roles, names and announcements."""

    def __init__(self, player: Player, luck: random.Random) -> None:
        self.page = player.page
        self.luck = luck
        self.ears = Ears(player.page)
        self.board = player.page.get_by_role("region", name="Board")
        self.answers = player.page.get_by_role("group", name="Answers")
        self.ways: set[str] = set()

    def answer(self, count: int) -> int:
        """Answer the open question; return how many answers the next has."""
        self.choose(self.luck.choice([self.board, self.answers]))
        said = self.ears.wait(".")
        for _ in range(STEPS):
            if WHICH.search(said):
                self.choose(self.answers)
            elif said.endswith(NEXT):
                self.choose(self.board)
            else:
                break
            said = self.ears.wait(".")
        assert self.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
        return self.ears.question(said)

    def choose(self, among: Locator) -> None:
        """Choose one of the buttons there. If it is replaced before it is activated, choose again."""
        for _ in range(STEPS):
            try:
                self.choose_shown(among)
            except TooLate:
                continue
            return
        raise AssertionError("no answer stays long enough to be chosen")

    def choose_shown(self, among: Locator) -> None:
        """Activate one of the buttons there, as a screen reader does: without a pointer."""
        if (turn := self.board.get_by_role("button", name="Turn the tile")).count():
            self.activate(turn)
            self.ears.wait("turned|upside down|as printed")
        names = self.buttons(among)
        if not names and among is self.board:
            among = self.answers
            names = self.buttons(among)
        if not names:
            self.activate(self.page.get_by_role("button", name="List", exact=True))
            names = self.buttons(among)
        if among is self.answers and among.get_by_role("spinbutton").count():
            for _ in range(self.luck.randrange(3)):
                self.activate(among.get_by_role("button", name="One more").first)
            names = self.buttons(among)
        self.ways.add("board" if among is self.board else "answers")
        self.activate(among.get_by_role("button", name=self.luck.choice(names), exact=True).first)
        fan = self.answers.locator(".fan")
        if fan.count():  # a family of answers opened
            names = self.buttons(fan)
            self.activate(fan.get_by_role("button", name=self.luck.choice(names), exact=True).first)

    def activate(self, thing: Locator) -> None:
        """What a screen reader does to a button. Raises TooLate if it is no longer there."""
        thing.dispatch_event("click", timeout=5000)

    def buttons(self, among: Locator) -> list[str]:
        """The names of what can be chosen there, out of the accessibility tree."""
        names: list[str] = []
        for line in among.aria_snapshot().splitlines():
            found = re.match(r"""\s*- '?button ("(?:[^"\\]|\\.)*")(.*)""", line)
            if found and "[disabled]" not in found[2] and "[pressed]" not in found[2]:
                name = json.loads(found[1].replace("''", "'") if "- 'button" in line else found[1])
                if not ASIDE.match(name):
                    names.append(name)
        return names

    def read_the_table(self) -> None:
        """The whole position in words, and back to the drawing."""
        self.activate(self.page.get_by_role("button", name="Language, theme and more"))
        view = self.page.get_by_role("button", name="Text view")
        self.activate(view)
        table = self.page.get_by_role("region", name="On the table")
        expect(table).to_have_text(re.compile(r"\w{3}"))
        self.activate(view)
        expect(self.board).to_be_visible()
        self.page.keyboard.press("Escape")
