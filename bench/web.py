"""The web table in a real browser: bytes of the first load, time to a question, frames, memory and clicks.

    PYTHONPATH=src python bench/web.py [--check] [--write FILE] [--against FILE]

Bytes are counted as if sent packed with gzip. `--write` keeps the figures; `--against` prints them as ratios
to figures that another checkout wrote on the same machine.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import re
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

import deadroad  # noqa: E402 - these need the line above
from browser import find  # noqa: E402
from tests.e2e.player import Player  # noqa: E402
from tests.server.node import Node  # noqa: E402

# The most that each figure may be.
BARS = {
    "home, kB": 250.0,
    "table without art, kB": 250.0,
    "table with art, kB": 350.0,
    "first question, s": 2.0,
    "longest frame at 60 moves/s, ms": 250.0,
    "clicks a gesture": 1.5,
}
# Chunks of the build that hold pictures.
ART = re.compile(r"/assets/(scenes|recipe|painter|posters|people)-")
FRAMES = """() => {
    globalThis.gaps = [];
    let last = performance.now();
    const frame = now => { gaps.push(now - last); last = now; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
}"""
PACKED = (b"\x1f\x8b", b"wOF2")


ANSWERS = 200


def packed(body: bytes) -> float:
    """Return the kilobytes of a body as it would be sent."""
    return (len(body) if body[:4].startswith(PACKED) else len(gzip.compress(body, 6))) / 1000


def first_load(page: Page, path: str = "/") -> tuple[float, float]:
    """Return the kilobytes of everything that a page asks for: all of it but pictures, and all."""
    bodies: list[tuple[str, bytes]] = []
    page.on("response", lambda answer: bodies.append((answer.url, answer.body())) if answer.ok else None)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    every = [(ART.search(url) is not None, packed(body)) for url, body in bodies]
    return sum(size for art, size in every if not art), sum(size for _, size in every)


def game_load(browser: Browser, url: str) -> tuple[float, float]:
    """Return the first load of a table in kilobytes, without its pictures and with them: the largest game."""
    found: list[tuple[float, float]] = []
    for game in deadroad.games():
        first = person(browser, url)
        others = min(1, deadroad.info(game)["seats"][1] - 1)
        # Against a bot: several people at one screen would see a cover instead of board and question.
        first.new_table(game, [{"kind": "me"}, *[{"kind": "bot", "level": 1}] * others])
        kept = first.page.context.storage_state()
        fresh = browser.new_context(base_url=url, storage_state=kept, locale="en").new_page()
        found.append(first_load(fresh, first.page.url))
        fresh.context.close()
        first.page.context.close()
    return max(bare for bare, _ in found), max(whole for _, whole in found)


def played(browser: Browser, url: str) -> tuple[float, float]:
    """Return the heap in megabytes after many answers, and clicks for each gesture, over all games."""
    somebody = person(browser, url)
    luck = random.Random(1)  # noqa: S311 - for choices, not for secrets
    for game in deadroad.games():
        bots = min(2, deadroad.info(game)["seats"][1] - 1)
        somebody.new_table(game, [{"kind": "me"}, *[{"kind": "bot", "level": 1}] * bots])
        for _ in range(ANSWERS // len(deadroad.games())):
            if somebody.waits() == "results":
                break
            somebody.answer(luck)
    line = somebody.page.context.new_cdp_session(somebody.page)
    line.send("HeapProfiler.collectGarbage")
    heap = line.send("Runtime.getHeapUsage")["usedSize"] / 1e6
    return heap, somebody.clicks / somebody.gestures


def table_ready(browser: Browser, url: str) -> float:
    """Return the seconds from opening an address to an open question, without a cache."""
    first = person(browser, url)
    first.new_table("hit-z-road", [{"kind": "me"}, {"kind": "hot"}])
    first.waits()
    fresh = first.page.context.new_page()
    begun = time.perf_counter()
    fresh.goto(first.page.url)
    fresh.wait_for_selector("[data-asked]")
    return time.perf_counter() - begun


def frames(browser: Browser, url: str) -> tuple[float, float]:
    """Return frames a second and the longest wait between two, while sixty moves a second come."""
    watcher = person(browser, url)
    table = watcher.new_table("hit-z-road", [{"kind": "bot", "level": 1}] * 4).split("?")[0]
    watcher.page.get_by_test_id("results").wait_for(timeout=120_000)
    whole = next(message for message in watcher.heard if message["type"] == "table")
    moments = [message for message in watcher.heard if message["type"] == "moment"]
    again = person(browser, url, speed="normal").page
    lines: list[WebSocketRoute] = []
    # Playwright marks its listeners, which the method of a list does not allow.
    again.route_web_socket("**/socket", lambda line: lines.append(line))  # noqa: PLW0108
    again.goto(f"/table/{table}")
    while not lines:
        again.wait_for_timeout(10)
    for message in ({**whole, "status": "running"}, moments[0]):
        lines[0].send(json.dumps(message))
    again.wait_for_selector("[data-ply]")
    again.evaluate(FRAMES)
    begun = time.perf_counter()
    for number, moment in enumerate(moments[1:]):
        lines[0].send(json.dumps(moment))
        ahead = begun + number / 60 - time.perf_counter()
        if ahead > 0:
            again.wait_for_timeout(ahead * 1000)
    rate: float = again.evaluate("1000 * gaps.length / gaps.reduce((all, gap) => all + gap, 0)")
    longest: float = again.evaluate("Math.max(...gaps)")
    return rate, longest


def person(browser: Browser, url: str, speed: str = "off") -> Player:
    """A player with a browser without a cache."""
    context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 800}, locale="en")
    kept = f"JSON.stringify({{language: 'en', speed: '{speed}', sound: false}})"
    context.add_init_script(f"localStorage.setItem('deadroad', {kept})")
    return Player("Ada", context.new_page())


def main(words: list[str]) -> int:
    """Measure, show, and with --check say pass or fail."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="fail if a bar is not met")
    parser.add_argument("--write", type=Path, metavar="FILE", help="keep the figures")
    parser.add_argument("--against", type=Path, metavar="FILE", help="print ratios to figures kept before")
    asked = parser.parse_args(words)
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, Node(Path(folder)) as node, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        found["home, kB"] = first_load(person(browser, node.url).page)[1]
        found["table without art, kB"], found["table with art, kB"] = game_load(browser, node.url)
        found["first question, s"] = table_ready(browser, node.url)
        found["frames a second at 60 moves/s"], found["longest frame at 60 moves/s, ms"] = frames(
            browser, node.url
        )
        found["heap after 200 answers, MB"], found["clicks a gesture"] = played(browser, node.url)
        browser.close()
    before = json.loads(asked.against.read_text(encoding="utf-8")) if asked.against else {}
    for name, value in found.items():
        bar = BARS.get(name)
        said = "" if bar is None else f"   bar {bar:g}   {'ok' if value <= bar else 'MISSED'}"
        ratio = f"   {value / before[name]:.2f} times" if before.get(name) else ""
        print(f"{name:34} {value:8.2f}{said}{ratio}")
    if asked.write:
        asked.write.write_text(json.dumps(found, indent=2), encoding="utf-8")
    return int(asked.check and any(found[name] > bar for name, bar in BARS.items()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
