"""Makes the pictures of docs/screenshots/: every page, and each drawn game early, in the middle and late.

Run it with PYTHONPATH=src and the packages of requirements/check.txt. Arguments select games and sizes
(`desktop`, `small`, `large`, `phone`); `pages` selects all pages that are not tables, `review` the end of a
game and its review, `lab` the lab and a study. Check each picture. DEADROAD_PNG names a folder for them as
PNG, out of the repository.
"""

from __future__ import annotations

import os
import random
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import deadroad  # noqa: E402 - the tests of the tree need the line above
from browser import find  # noqa: E402
from tests.e2e.player import STILL, Player  # noqa: E402
from tests.server.node import Node  # noqa: E402

TARGET = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1440, 900), "small": (1280, 720), "large": (1920, 1080), "phone": (390, 844)}
MIDDLE = 25
MIDDLES = {"hit-z-road": 9, "road-master": 15, "tower-defense": 8, "zombietown": 15}
PAGES = {
    "home": "/",
    "set-up": "/new/hit-z-road",
    "rules": "/rules/hit-z-road",
    "about": "/about",
    "keys": "/keys",
    "tutorial": "/tutorial/hit-z-road",
    "sign-in": "/login",
    "open-record": "/replay",
}
# The toy game of the tests is left out.
NO_TOY = """() => [...document.querySelectorAll('.game')]
    .filter(card => card.innerText.includes('A toy')).forEach(card => card.remove())"""
MOST = 500
# Random play loses a siege soon, so these answers are preferred.
LEANINGS = {"tower-defense": ("intercept", "join squad", "recruit", "shoot 2")}
SHORT = {"zombies": {"goal": 8, "rounds": 40}, "zombietown": {"days": 3}}


def main(words: list[str]) -> int:
    """Take the pictures."""
    drawn = {path.parent.name.replace("_", "-") for path in (ROOT / "web/src/games").glob("*/art.ts")}
    sizes = [size for size in SIZES if size in words] or list(SIZES)
    words = [word for word in words if word not in SIZES]
    games = [game for game in deadroad.games() if game in drawn and (not words or game in words)]
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Node(Path(folder)) as node, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for size in sizes:
            if not words or "pages" in words:
                take_pages(browser, node.url, size)
            if not words or "review" in words:
                take_review(browser, node.url, size)
            if (not words or "lab" in words) and size in ("desktop", "phone"):
                take_lab(browser, node.url, size)
            for game in games:
                print(game, size, flush=True)
                take_game(browser, node.url, game, size)
        browser.close()
    return 0


def take_pages(browser: Browser, url: str, size: str) -> None:
    """Take the pages that are not tables."""
    ada = sitting(browser, url, size)
    for name, path in PAGES.items():
        visit(ada, path)
        ada.page.evaluate(NO_TOY)
        shoot(ada, f"{name}-{size}", full=name == "home")
    visit(ada, "/new/hit-z-road?plan=friends")
    ada.page.get_by_role("button", name="Make the table").click()
    ada.page.get_by_label("Send this link to your friends").wait_for()
    shoot(ada, f"waiting-room-{size}")
    # A siege with random answers ends soon and gives a history.
    ada.new_table("tower-defense", [{"kind": "me"}])
    luck = random.Random(11)  # noqa: S311 - luck of a picture is no secret
    while ada.waits() != "results":
        ada.answer(luck)
    for name, path in {"account": "/me", "history": "/history"}.items():
        visit(ada, path)
        shoot(ada, f"{name}-{size}", full=True)
    ada.new_table("hit-z-road", [{"kind": "bot", "level": 2}, {"kind": "bot", "level": 2}])
    ada.page.get_by_test_id("results").wait_for(timeout=60_000)
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.get_by_role("slider").fill("40")
    ada.page.get_by_role("tab", name="Charts").click()
    ada.page.get_by_role("img", name="over the game").first.wait_for()
    shoot(ada, f"replay-{size}")
    ada.page.context.close()


def take_review(browser: Browser, url: str, size: str) -> None:
    """Take the end of a game and its review, by day and by night."""
    ada = sitting(browser, url, size)
    ada.new_table("hit-z-road", [{"kind": "bot", "level": 1}] * 3)
    ada.page.locator(".recap").wait_for(timeout=60_000)
    ada.page.locator("img.drawn").first.wait_for()
    shoot(ada, f"ending-{size}")
    ada.page.get_by_role("link", name="Review").click()
    ada.page.locator("[data-testid=review][data-state=done]").wait_for(timeout=180_000)
    ada.page.get_by_role("button", name="Show moment 1").click()
    ada.page.locator("[data-testid=review]").scroll_into_view_if_needed()
    shoot(ada, f"review-{size}")
    ada.page.emulate_media(color_scheme="dark")
    shoot(ada, f"review-dark-{size}")
    ada.page.context.close()


def take_lab(browser: Browser, url: str, size: str) -> None:
    """Take the page Lab, and a study of one number when it is done."""
    ada = sitting(browser, url, size)
    visit(ada, "/lab")
    shoot(ada, f"lab-{size}", full=True)
    page = ada.page
    page.get_by_label(re.compile("^Bots")).select_option("rated")
    page.get_by_label("Games of each version").fill("200")
    page.get_by_label(re.compile("^Table")).select_option("cards")
    page.get_by_label(re.compile("^Row")).select_option("I-13")
    page.get_by_label(re.compile("^Field")).select_option("zombies")
    page.get_by_label("Values").fill("0, 8")
    page.get_by_role("button", name="Begin the study").click()
    page.wait_for_url("**/lab/*")
    page.get_by_role("status").get_by_text("Done.").wait_for(timeout=300_000)
    shoot(ada, f"study-{size}")
    page.context.close()


def visit(player: Player, path: str) -> None:
    """Open a page and wait until all of it is there."""
    player.page.goto(path)
    player.page.wait_for_load_state("networkidle")


def take_game(browser: Browser, url: str, game: str, size: str) -> None:
    """Play a game against bots and take it early, in the middle and late."""
    least, most = deadroad.info(game)["seats"]
    ada = sitting(browser, url, size, dark=size == "phone")
    bots = [{"kind": "bot", "level": 2}] * (max(least, min(3, most)) - 1)
    ada.new_table(game, [{"kind": "me"}, *bots], settings=SHORT.get(game, {}))
    luck = random.Random(11)  # noqa: S311 - luck of a picture is no secret
    for turn in range(MOST):
        if ada.waits() == "results":
            break
        if turn == 1:
            shoot(ada, f"{game}-early-{size}")
        if turn == MIDDLES.get(game, MIDDLE):
            shoot(ada, f"{game}-middle-{size}")
        if not leans(ada, LEANINGS.get(game, ())):
            ada.answer(luck)
    if ada.waits() == "results":
        ada.page.locator(".recap .plot > *").first.wait_for()
    shoot(ada, f"{game}-late-{size}")
    ada.page.context.close()


def leans(player: Player, leanings: tuple[str, ...]) -> bool:
    """Give a preferred answer. Return whether there was one."""
    before = player.ply
    for leaning in leanings:
        button = player.page.locator(f".answers [data-notation^='{leaning}']")
        if button.count():
            button.last.click()
            player.page.wait_for_selector(f"[data-table]:not([data-ply='{before}'])")
            return True
    return False


def sitting(browser: Browser, url: str, size: str, *, dark: bool = False) -> Player:
    """A player with a browser of that size."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=url,
        locale="en",
        color_scheme="dark" if dark else "light",
        is_mobile=size == "phone",
        has_touch=size == "phone",
    )
    kept = "JSON.stringify({language: 'en', speed: 'off', sound: false})"
    context.add_init_script(f"localStorage.setItem('deadroad', {kept})")
    context.add_init_script("localStorage.setItem('deadroad-firsts', '[\"*\"]')")  # no tips
    return Player("Ada", context.new_page())


def shoot(player: Player, name: str, *, full: bool = False) -> None:
    """Take one picture when all animations are finished."""
    player.page.mouse.move(0, 0)  # no tip
    player.page.wait_for_function(STILL)
    if folder := os.environ.get("DEADROAD_PNG"):
        player.page.screenshot(path=Path(folder) / f"{name}.png", full_page=full)
    else:
        player.page.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=72, full_page=full)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
