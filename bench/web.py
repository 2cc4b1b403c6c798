"""The web table in a real browser: bytes of the first load, time to a table, frames while bots play fast.

PYTHONPATH=src python bench/web.py [--check]
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

from browser import find  # noqa: E402 - these need the line above
from tests.e2e.player import Player  # noqa: E402
from tests.server.node import Node  # noqa: E402

# Bars of the issue, each the most it may be.
BARS = {"first load, kB gzip": 250.0, "table ready, s": 2.0, "longest frame at 60 moves/s, ms": 250.0}
FRAMES = """() => {
    globalThis.gaps = [];
    let last = performance.now();
    const frame = now => { gaps.push(now - last); last = now; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
}"""
PACKED = (b"\x1f\x8b", b"wOF2")


def first_load(page: Page) -> float:
    """Return the kilobytes of everything that the home page asks for, as if it were sent packed."""
    total = 0

    def count(body: bytes) -> int:
        return len(body) if body[:4].startswith(PACKED) else len(gzip.compress(body, 6))

    bodies: list[bytes] = []
    page.on("response", lambda answer: bodies.append(answer.body()) if answer.ok else None)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    total = sum(count(body) for body in bodies)
    return total / 1000


def table_ready(browser: Browser, url: str) -> float:
    """Return the seconds from an address to a question one can answer, with nothing kept."""
    first = person(browser, url)
    first.new_table("hit-z-road", [{"kind": "me"}, {"kind": "hot"}])
    first.waits()
    fresh = first.page.context.new_page()
    begun = time.perf_counter()
    fresh.goto(first.page.url)
    fresh.wait_for_selector("[data-asked]")
    return time.perf_counter() - begun


def longest_frame(browser: Browser, url: str) -> float:
    """Return the longest wait between two frames while sixty moves a second come over the wire."""
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
    longest: float = again.evaluate("Math.max(...gaps)")
    return longest


def person(browser: Browser, url: str, speed: str = "off") -> Player:
    """Somebody with a browser that keeps nothing."""
    context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 800}, locale="en")
    kept = f"JSON.stringify({{language: 'en', speed: '{speed}', sound: false}})"
    context.add_init_script(f"localStorage.setItem('deadroad', {kept})")
    return Player("Ada", context.new_page())


def main(words: list[str]) -> int:
    """Measure, show, and with --check say pass or fail."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if a bar is not met")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder, Node(Path(folder)) as node, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        found = {
            "first load, kB gzip": first_load(person(browser, node.url).page),
            "table ready, s": table_ready(browser, node.url),
            "longest frame at 60 moves/s, ms": longest_frame(browser, node.url),
        }
        browser.close()
    for name, value in found.items():
        print(f"{name:34} {value:8.1f}   bar {BARS[name]:g}   {'ok' if value <= BARS[name] else 'MISSED'}")
    return int(asked.check and any(found[name] > bar for name, bar in BARS.items()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
