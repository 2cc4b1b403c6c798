"""Clicks a gesture: level 2 plays whole games in a real browser, by clicks.

    PYTHONPATH=src python bench/clicks.py [--check] [--games N] [--plain] [NAME ...]

Gestures are counted as in bench/pace.py: one end of one reach, or one answer. Every click and every key
counts, also those that zoom, open a family or change an amount. Level 2 follows a proposed plan if it rates
no other answer higher on the way; `--plain` ignores proposals. `--check` fails above the bar in
bench/targets.toml.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import sys
import tempfile
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts"), str(ROOT / "bench")]

import pace  # noqa: E402

import deadroad  # noqa: E402 - these need the line above
from browser import find  # noqa: E402
from deadroad.bots.bot import Bot  # noqa: E402
from deadroad.games import game  # noqa: E402
from deadroad.kernel.chain import Chain  # noqa: E402
from deadroad.kernel.match import Match  # noqa: E402
from deadroad.kernel.reach import Search  # noqa: E402
from deadroad.kernel.replay import play  # noqa: E402
from deadroad.kernel.wish import Memory, Wish, wished  # noqa: E402
from tests.e2e.player import MOVED, Player  # noqa: E402
from tests.server.node import Node  # noqa: E402

BAR = "clicks"
# What can't be clicked where it is: it is out of sight or covered.
COVERED = """thing => {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const seen = document.elementFromPoint(x, y);
    return !seen || !(thing.contains(seen) || seen.contains(thing));
}"""


class Mirror:
    """The match of a table, followed by the log of the server."""

    def __init__(self, store: Path, table: str) -> None:
        self.store = sqlite3.connect(f"file:{store}?mode=ro", uri=True)
        self.table = table
        columns = "game, seats, settings, seed, salt, generator"
        found = self.store.execute(f"SELECT {columns} FROM tables WHERE id = ?", (table,)).fetchone()  # noqa: S608
        rules = game(found[0])
        settings = rules.read_settings(json.loads(found[2]))
        self.match = Match(rules, found[1], settings, int(found[3], 16), found[4], found[5])

    def follow(self) -> list[str]:
        """Catch up; return the new answers of the first seat."""
        rows = self.store.execute(
            "SELECT seat, body FROM log WHERE table_id = ? AND kind = 'ply' AND ply >= ? ORDER BY ply",
            (self.table, len(self.match.plies)),
        ).fetchall()
        for seat, body in rows:
            play(self.match, seat, body, joined=False)
        return [str(body) for seat, body in rows if seat == 0]


def gesture(match: Match, bot: Bot, wish: tuple[Wish, Memory]) -> list[str]:
    """Return the answers of the next gesture of the asked seat, as level 2 would make it."""
    match = match.clone()
    row: list[str] = []
    current: pace.Gesture | None = None
    me = match.seat
    while match.seat is not None and match.seat == me:
        by_itself = wished(match, *wish) if row else ""
        if by_itself:
            if current is not None and pace.goes_on(match, current, match.game.space.parse(by_itself)):
                row.append(by_itself)
            match.answer(by_itself)
            if not match.trail:
                break
            continue
        option = bot.pick(match.view(match.seat))
        if current is None:
            assert match.question is not None
            current = pace.Gesture(match.seat, match.question.kind, pace.chain_of(match, option))
        elif not pace.goes_on(match, current, option):
            break
        closing = current.chain is None or current.chain.closes(match.state, option)
        learned = match.state.chance.draws + match.state.reveals
        row.append(match.game.space.option(option).notation)
        match.answer(match.game.space.option(option))
        if closing or match.state.chance.draws + match.state.reveals != learned:
            break
    return row


def agrees(match: Match, answers: list[str]) -> bool:
    """Return whether level 2 rates no other answer higher than those of a row, from the first to the last."""
    match = match.clone()
    for notation in answers:
        rates = match.game.heuristics.rates(match.state)
        options = [match.game.space.option(option).notation for option in match.state.asked]
        if notation not in options or rates[options.index(notation)] < max(rates):
            return False
        match.answer(notation)
    return True


def mix_of(match: Match, chain: Chain, row: list[str]) -> tuple[str, int, dict[str, int]]:
    """Return a chain, how many answers of a row belong to it, and the amounts that they add up to."""
    search = Search(chain, match.state)
    node = search.root
    whole: tuple[int, dict[str, int]] = (0, {})
    for given, notation in enumerate(row, 1):
        option = match.game.space.parse(notation)
        if node is not search.root:
            if not search.goes_on(node):
                break
            node = search.on(node)
        if chain.closes(node.state, option):
            whole = (given, dict(node.end.mix))
            break
        if not chain.links(node.state, option):
            break
        node = search.step(node, option)
        if node.end.whole:
            whole = (given, dict(node.end.mix))
    return (chain.kind, whole[0], {part: amount for part, amount in whole[1].items() if amount})


class Clicker(Player):
    """A player who is told what to answer, and counts what it takes."""

    plain = False

    def press(self, thing: Locator) -> None:
        """Click a thing; where it is out of sight, zoom out first, and count that too."""
        out = self.page.locator(".frame > .zoom button").last
        for _ in range(6):
            if not thing.evaluate(COVERED) or not out.count():
                break
            out.click()
            self.clicks += 1
        thing.click()
        self.clicks += 1

    def seen(self, selector: str) -> Locator | None:
        """Return the first thing that a selector finds and that is shown."""
        found = self.page.locator(selector).locator("visible=true")
        return found.first if found.count() else None

    def newest(self, kind: str) -> dict[str, Any]:
        """Return the newest message of a kind."""
        return next((said for said in reversed(self.heard) if said["type"] == kind), {})

    def chains(self) -> list[dict[str, Any]]:
        """Return the reach of the open question."""
        reach = self.newest("reach")
        return reach.get("chains", []) if reach.get("ply") == self.newest("moment")["ply"] else []

    def proposal(self) -> list[str]:
        """Return the answers of the plan that the page proposes."""
        if self.plain or self.seen("[data-plan-go]") is None:
            return []
        fill = next(chain["fill"] for chain in reversed(self.chains()) if chain["fill"])
        return [*fill["answers"], *([fill["close"]] if fill["close"] else [])]

    def give(self, row: list[str], match: Match) -> int:
        """Give the first answers of a row with as few clicks as the page allows; return how many."""
        ends = [end for chain in self.chains() if not chain["mix"] for end in chain["ends"]]
        ends = [end for end in ends if end["answers"] == row[: len(end["answers"])]]
        for end in sorted(ends, key=lambda end: -len(end["answers"])):
            if self.arrive(end):
                return len(end["answers"])
        given = self.mixed(row, match)
        if not given:
            self.single(row[0])
        return given or 1

    def arrive(self, end: dict[str, Any]) -> bool:
        """Click the place of an end, or its answer in the bar; return whether there is one."""
        last = end["answers"][-1]
        if ":" not in end["name"]:
            button = self.seen(f'[data-row="{end["answers"][0]}"][data-notation="{last}"]')
        else:
            place, *more = end["name"].split(" ")
            button = self.seen(f'.board-frame [data-ref="{place}"][data-lit]')
            if button is None or (more and not button.get_attribute("data-with")):
                return False
            for _ in range(3):
                if not more or button.get_attribute("data-with") == more[0]:
                    break
                self.page.keyboard.press("r")
                self.clicks += 1
        if button is not None:
            self.press(button)
        return button is not None

    def mixed(self, row: list[str], match: Match) -> int:
        """Choose amounts in their dialog; return how many answers of the row it gives, 0 if there is none."""
        moment = self.newest("moment")
        offered = {chain["kind"] for chain in self.chains() if chain["mix"] and chain["parts"]}
        kind, given, wanted = max(
            [mix_of(match, chain, row) for chain in match.game.chains(match.state) if chain.kind in offered],
            key=lambda found: found[1],
            default=("", 0, {}),
        )
        if not given:
            return 0
        if self.seen(f'[data-mix="{kind}"]') is None:
            # The answer opens the dialog. Without another verb the dialog is open by itself, if there is one.
            opened = [one["notation"] for one in moment["options"] if one["verb"] == kind]
            opener = self.find(opened[0], kind) if 0 < len(opened) < len(moment["options"]) else None
            if opener is None:
                return 0
            self.press(opener)
            self.page.wait_for_selector(
                f'[data-mix="{kind}"], [data-table]:not([data-ply="{moment["ply"]}"])'
            )
            if self.seen("[data-mix]") is None:
                return 1  # there is no dialog: the answer was given
        for other in self.page.locator("[data-mix] [data-amounts]").all():
            if json.loads(other.get_attribute("data-amounts") or "{}") == wanted:
                if other.get_attribute("aria-pressed") != "true":
                    self.press(other)
                break
        else:
            for step in self.page.locator("[data-mix] [data-part]").all():
                self.amount(step, wanted.get(step.get_attribute("data-part") or "", 0))
        self.press(self.page.locator("[data-mix-go]"))
        return given

    def amount(self, step: Locator, want: int) -> None:
        """Choose the amount of one part: by its dot, or else step by step."""
        have = int(step.locator("[role=spinbutton]").inner_text())
        more, less = step.locator("button").nth(1), step.locator("button").nth(0)
        # The dots are beside the step. A click on the last dot that is on takes it back.
        dots = step.locator("xpath=following-sibling::*[1]")
        dot = dots.locator(f'[data-amount="{max(1, want)}"]').locator("visible=true")
        if abs(want - have) > 1 and dot.count():
            self.press(dot)
            if want == 0:
                self.press(dot)
            return
        for _ in range(abs(want - have)):
            self.press(more if want > have else less)

    def single(self, notation: str) -> None:
        """Give one answer."""
        before = self.ply
        button = self.seen(f'.answers [data-notation="{notation}"]')
        option = next(one for one in self.newest("moment")["options"] if one["notation"] == notation)
        if button is None and len(option["refs"]) == 1:
            # One click on the thing gives the answer if no other answer names it. A thing to read asks first.
            [ref] = option["refs"]
            thing = self.seen(f'.board-frame [data-ref="{ref}"][data-lit]:not([data-asks])')
            if thing is not None and [ref] not in [
                one["refs"] for one in self.newest("moment")["options"] if one is not option
            ]:
                self.press(thing)
                return
        stepper = self.seen(f'.stepper[data-verb="{option["verb"]}"]')
        if button is None and stepper is not None:
            self.step(stepper, next(iter(option["args"].values())))
            button = self.seen(f'.answers [data-notation="{notation}"]')
        if button is None:
            for ref in option["refs"]:
                thing = self.seen(f'.board-frame [data-ref="{ref}"][data-lit]')
                if thing is None:
                    continue
                self.press(thing)
                if self.page.wait_for_function(MOVED, arg=before).json_value() == "answered":
                    return
            button = self.seen(f'.answers [data-notation="{notation}"]')
        self.press(button or self.find(notation, option["verb"]))

    def find(self, notation: str, verb: str) -> Locator:
        """Return the button of an answer; open its family or the list of all answers if it is folded."""
        button = self.seen(f'.answers [data-notation="{notation}"]')
        if button is not None:
            return button
        family = self.seen(f'[data-family="{verb}"]') or self.seen('[data-family=""]')
        if family is None:
            self.page.keyboard.press("a")
            self.clicks += 1
        else:
            self.press(family)
        return self.page.locator(f'.fan [data-notation="{notation}"]')

    def step(self, stepper: Locator, value: str) -> None:
        """Choose a number of a stepper."""
        chip = stepper.locator("[data-step]").locator("visible=true").get_by_text(value, exact=True)
        if chip.count():
            self.press(chip)
            return
        have = int(stepper.locator("[role=spinbutton]").get_attribute("aria-valuenow") or 0)
        if have != int(value):
            stepper.locator("[role=spinbutton]").focus()
            for digit in value:
                self.page.keyboard.press(digit)
                self.clicks += 1


def played(
    browser: Browser, node: Node, name: str, *, plain: bool, kinds: Counter[str], begun: Counter[str]
) -> tuple[int, int]:
    """Play one game; return clicks and gestures of the first seat. `kinds` and `begun` count by question."""
    context = browser.new_context(base_url=node.url, viewport={"width": 1440, "height": 900}, locale="en")
    kept = "JSON.stringify({language: 'en', speed: 'off', sound: false})"
    context.add_init_script(
        f"localStorage.setItem('deadroad', {kept}); localStorage.setItem('deadroad-firsts', '[\"*\"]')"
    )
    ada = Clicker("Ada", context.new_page())
    ada.plain = plain
    seats = pace.seats_of(name)
    table = ada.new_table(name, [{"kind": "me"}, *[{"kind": "bot", "level": 2}] * (seats - 1)]).split("?")[0]
    mirror = Mirror(node.folder / "deadroad.db", table)
    bot, wish, orders = deadroad.bot(name, 2, 1), (Wish(), Memory()), pace.Orders(seats)
    gestures = given = 0
    row: list[str] = []
    while ada.waits() != "results":
        for body in mirror.follow()[given:]:
            if row and body == row[0]:  # a wish gave it
                row.pop(0)
        match = mirror.match
        assert match.seat == 0, match.seat
        if row and row[0] not in [one["notation"] for one in ada.newest("moment")["options"]]:
            row = []
        # A proposal that level 2 agrees with is followed, also in the middle of a gesture that it completes.
        proposal = ada.proposal()
        follows = len(proposal) >= max(1, len(row)) and agrees(match, proposal)
        if not row:
            row = proposal if follows else gesture(match, bot, wish)
            covered = len(row) == 1 and orders.cover(match, match.game.space.parse(row[0]))
            gestures += not covered
            begun[ada.newest("moment")["question"]["kind"]] += not covered
        elif follows:
            row = proposal
        kind = ada.newest("moment")["question"]["kind"]
        before, clicks = ada.ply, ada.clicks
        if ada.proposal() == row:
            ada.press(ada.page.locator("[data-plan-go]"))
            given, row = len(row), []
        else:
            given = ada.give(row, match)
            del row[:given]
        ada.page.wait_for_selector(f"[data-table]:not([data-ply='{before}'])")
        kinds[kind] += ada.clicks - clicks
    context.close()
    return ada.clicks, gestures


def main(words: list[str]) -> int:
    """Measure, print, and with --check compare with the bar."""
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("names", nargs="*", default=deadroad.games(), metavar="NAME")
    reader.add_argument("--games", type=int, default=1)
    reader.add_argument("--check", action="store_true")
    reader.add_argument("--plain", action="store_true", help="ignore proposed plans")
    reader.add_argument("--kinds", action="store_true", help="list clicks and gestures by kind of question")
    asked = reader.parse_args(words)
    bar: float = tomllib.loads(pace.TARGETS.read_text(encoding="utf-8"))["pace"][BAR]
    missed = False
    for name in asked.names:
        clicks = gestures = 0
        kinds: Counter[str] = Counter()
        begun: Counter[str] = Counter()
        for luck in range(1, asked.games + 1):
            with (
                tempfile.TemporaryDirectory() as folder,
                Node(Path(folder), luck=luck) as node,
                sync_playwright() as started,
            ):
                browser = started.chromium.launch(executable_path=find(), args=["--no-sandbox"])
                more = played(browser, node, name, plain=asked.plain, kinds=kinds, begun=begun)
                browser.close()
            clicks, gestures = clicks + more[0], gestures + more[1]
        print(
            f"{name:14} {clicks} clicks, {gestures} gestures: {clicks / gestures:.2f} (bar {bar})", flush=True
        )
        if asked.kinds:
            print("    ", ", ".join(f"{kind} {count}/{begun[kind]}" for kind, count in kinds.most_common()))
        missed = missed or clicks > bar * gestures
    return int(asked.check and missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
