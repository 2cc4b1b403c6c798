"""The lab in a real browser: speed beside the command line, seconds to the first picture, memory of the page.

    PYTHONPATH=build/compiled python bench/lab.py [--games N] [--rounds N] [--large N] [--check]

Both sides play the same study in turn: Hit Z Road with three seats of level 2, N plain games and N with
another card. The page stays open and shows the progress. `--large` is the number of games of the study
whose page is weighed. `--check` fails if a bar is missed.
"""

from __future__ import annotations

import argparse
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

from browser import find  # noqa: E402 - these need the line above
from tests.server.node import Node  # noqa: E402

SPEED, PICTURE, HEAP = "speed of the command line", "first picture, s", "page of the large study, MB"
LEAST, MOST = {SPEED: 0.9}, {PICTURE: 5.0, HEAP: 60.0}
VARIANT = 'name = "Other card"\ngame = "hit-z-road"\n[change.cards."I-13"]\nzombies = 8\n'
FOREVER = 600_000  # milliseconds


def typed(folder: Path, games: int) -> float:
    """Return the seconds that the command line takes for the study."""
    variant = folder / "variant.toml"
    variant.write_text(VARIANT)
    study = ("hit-z-road", "--seats", "3", "--bots", "2", "--games", str(games), "--versus", str(variant))
    begun = time.perf_counter()
    command = [sys.executable, "-m", "deadroad", "sim", *study, "--out", str(folder / "study")]
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - begun


def clicked(page: Page, bots: str, games: int) -> tuple[float, float]:
    """Run the study from the page. Return the seconds to its first picture and to its end."""
    page.goto("/lab")
    page.get_by_label(re.compile("^Seats")).select_option("3")
    page.get_by_label(re.compile("^Bots")).select_option(bots)
    page.get_by_label("Games of each version").fill(str(games))
    page.get_by_label(re.compile("^Table")).select_option("cards")
    page.get_by_label(re.compile("^Row")).select_option("I-13")
    page.get_by_label(re.compile("^Field")).select_option("zombies")
    page.get_by_label("Values").fill("8")
    page.get_by_text("Versions (2):").wait_for()
    begun = time.perf_counter()
    page.get_by_role("button", name="Begin the study").click()
    page.locator("canvas").first.wait_for(timeout=FOREVER)
    first = time.perf_counter() - begun
    page.get_by_text("Done.").wait_for(timeout=FOREVER)
    return first, time.perf_counter() - begun


def weight(page: Page) -> float:
    """Return the heap of the page in megabytes."""
    line = page.context.new_cdp_session(page)
    line.send("HeapProfiler.collectGarbage")
    return float(line.send("Runtime.getHeapUsage")["usedSize"]) / 1e6


def measure(browser: Browser, games: int, rounds: int, large: int) -> dict[str, float]:
    """Return all figures."""
    by_hand: list[float] = []
    by_page: list[float] = []
    pictures: list[float] = []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as name, Node(Path(name) / "data", warm=False) as node:
            by_hand.append(typed(Path(name), games))
            page = browser.new_context(base_url=node.url, locale="en").new_page()
            first, whole = clicked(page, "rated", games)
            pictures.append(first)
            by_page.append(whole)
            page.context.close()
    with tempfile.TemporaryDirectory() as name, Node(Path(name), warm=False) as node:
        page = browser.new_context(base_url=node.url, locale="en").new_page()
        clicked(page, "random", large // 2)
        heap = weight(page)
    return {
        SPEED: statistics.median(by_hand) / statistics.median(by_page),
        PICTURE: statistics.median(pictures),
        HEAP: heap,
    }


def main() -> int:
    """Measure, print and compare with the bars."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--large", type=int, default=100_000)
    parser.add_argument("--check", action="store_true")
    chosen = parser.parse_args()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        found = measure(browser, chosen.games, chosen.rounds, chosen.large)
        browser.close()
    missed = 0
    for name, figure in found.items():
        met = figure >= LEAST.get(name, figure) and figure <= MOST.get(name, figure)
        missed += not met
        print(f"{name}: {figure:.2f}{'' if met else '  MISSED'}")
    return 1 if chosen.check and missed else 0


if __name__ == "__main__":
    sys.exit(main())
