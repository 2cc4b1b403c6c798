"""Guests and accounts: names, mail, history and deletion."""

from __future__ import annotations

import asyncio
import json
import random
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.player import Player
from tests.server.letterbox import Letterbox, letterbox
from tests.server.node import Node

PASSWORD = "correct horse battery"  # noqa: S105 - of the tests
BOTS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": 0}]


def make_account(ada: Player, name: str) -> None:
    """Go from nobody to an account, as the page leads."""
    ada.page.goto("/me")
    ada.page.get_by_role("textbox", name="Name").fill("Ada")
    ada.page.get_by_role("button", name="Play as a guest").click()
    form = ada.page.get_by_role("form", name="Make an account")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Make an account").click()
    expect(ada.page.get_by_test_id("who")).to_have_text(f"You are {name}, with an account.")


def new_account(ada: Player, name: str) -> str:
    """Make an account whose name no earlier run of a test on this server has taken; return the name."""
    unique = f"{name} {token_hex(3)}"
    make_account(ada, unique)
    return unique


def test_a_guest_can_change_the_name_shown_at_the_table(come: Come) -> None:
    ada = come()
    ada.new_table("hit-z-road", BOTS)
    table = ada.page.url
    ada.waits()
    ada.page.goto("/me")
    expect(ada.page.get_by_test_id("who")).to_contain_text("Ada, a guest")
    form = ada.page.get_by_role("form", name="Your name")
    form.get_by_label("Name").fill("Grace")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("status")).to_have_text("Saved.")
    expect(ada.page.get_by_role("link", name="Grace")).to_be_visible()
    assert ada.violations() == []
    ada.page.goto(table)
    expect(ada.page.locator(".seat .name").first).to_have_text("You")


def test_an_account_is_created_left_and_used_again(come: Come) -> None:
    ada = come()
    name = new_account(ada, "Countess")
    assert ada.violations() == []
    ada.page.get_by_role("button", name="Sign out").click()
    ada.page.get_by_role("link", name="Sign in").click()
    form = ada.page.get_by_role("form", name="Sign in")
    form.get_by_label("Name").fill(name.lower())
    form.get_by_label("Password").fill("something else")
    form.get_by_role("button", name="Sign in").click()
    expect(form.get_by_role("alert")).to_have_text("Name and password do not match.")
    assert ada.violations() == []
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Sign in").click()
    expect(ada.page.get_by_test_id("who")).to_contain_text(name)
    # Another password: the old one is asked for.
    form = ada.page.get_by_role("form", name="Password")
    form.get_by_label("Current password").fill(PASSWORD)
    form.get_by_label("New password").fill("another password")
    form.get_by_role("button").click()
    expect(form.get_by_role("status")).to_contain_text("is changed")
    # A name that an account has is nobody else's.
    eve = come("Eve")
    eve.page.goto("/me")
    eve.page.get_by_role("textbox", name="Name").fill("Eve")
    eve.page.get_by_role("button", name="Play as a guest").click()
    form = eve.page.get_by_role("form", name="Make an account")
    form.get_by_label("Name").fill(name.upper())
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Make an account").click()
    expect(form.get_by_role("alert")).to_contain_text("An account has that name")


def test_a_login_elsewhere_is_listed_and_ended(come: Come) -> None:
    here, there = come("Ada"), come("Ada")
    name = new_account(here, "Ada of two places")
    there.page.goto("/login")
    form = there.page.get_by_role("form", name="Sign in")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Sign in").click()
    expect(there.page.get_by_test_id("who")).to_contain_text(name)
    here.page.reload()
    end = here.page.get_by_role("button", name="Sign out there")
    expect(end).to_have_count(1)
    end.click()
    expect(end).to_have_count(0)
    there.page.reload()
    expect(there.page.get_by_role("main").get_by_role("link", name="Sign in")).to_be_visible()
    expect(there.page.get_by_test_id("who")).not_to_contain_text(name)


def test_history_and_statistics_count_what_was_played(come: Come) -> None:
    ada = come()
    ada.new_table("lanterns", BOTS)
    luck = random.Random(1)
    while ada.waits() != "results":
        ada.answer(luck)
    ada.page.goto("/history")
    row = ada.page.get_by_role("row", name=re.compile("Lanterns"))
    expect(row.get_by_role("cell").first).to_have_text("1")
    game = ada.page.get_by_role("link", name=re.compile(r"place [12] of 2, \d+ points?"))
    assert ada.violations() == []
    game.click()
    expect(ada.page.get_by_test_id("ply")).to_be_visible()


def test_own_data_is_exported_and_deleted(come: Come) -> None:
    ada = come()
    name = new_account(ada, "Brief")
    with ada.page.expect_download() as found:
        ada.page.get_by_role("link", name="Download my data").click()
    taken = json.loads(found.value.path().read_text(encoding="utf-8"))
    assert (taken["me"]["name"], taken["me"]["account"]) == (name, True)
    ada.page.get_by_role("button", name="Delete my account").click()
    ask = ada.page.get_by_role("dialog", name=f"Delete the account {name}?")
    assert ada.violations() == []
    ask.get_by_role("button", name="Keep it").click()
    expect(ask).to_be_hidden()
    expect(ada.page.get_by_test_id("who")).to_contain_text(name)
    # A login left open does not own the account: its password is asked for.
    ada.page.get_by_role("region", name="My data").get_by_label("Password").fill(PASSWORD)
    ada.page.get_by_role("button", name="Delete my account").click()
    ask.get_by_role("button", name="Delete for good").click()
    expect(ada.page).to_have_url(re.compile(r"/$"))
    ada.page.goto("/login")
    form = ada.page.get_by_role("form", name="Sign in")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Sign in").click()
    expect(form.get_by_role("alert")).to_be_visible()


def test_a_webhook_shows_its_key_once(come: Come) -> None:
    ada = come()
    ada.new_table("hit-z-road", BOTS)
    ada.page.goto("/me")
    form = ada.page.get_by_role("form", name="Webhook")
    form.get_by_label("Address to post to").fill("https://hooks.example/turn")
    form.get_by_role("button", name="Save").click()
    assert len(form.get_by_label("Key of the signature").input_value()) > 20
    assert ada.violations() == []
    ada.page.reload()
    expect(form.get_by_label("Address to post to")).to_have_value("https://hooks.example/turn")
    expect(form.get_by_label("Key of the signature")).to_have_count(0)
    form.get_by_role("button", name="Stop posting").click()
    expect(form.get_by_label("Address to post to")).to_have_value("")


class Letters:
    """A letterbox beside a test that drives the browser and can't wait itself."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self._keep(),))
        self.stop = asyncio.Event()
        self.begun = threading.Event()
        self.box = Letterbox()

    async def _keep(self) -> None:
        async with letterbox() as self.box:
            self.begun.set()
            await self.stop.wait()

    def letter(self, subject: str) -> str:
        """Wait for a letter."""
        return asyncio.run_coroutine_threadsafe(self.box.letter(subject), self.loop).result(60)


@contextmanager
def letters() -> Iterator[Letters]:
    """A letterbox that is open."""
    kept = Letters()
    kept.thread.start()
    kept.begun.wait(60)
    try:
        yield kept
    finally:
        kept.loop.call_soon_threadsafe(kept.stop.set)
        kept.thread.join(60)
        kept.loop.close()


def link(letter: str) -> str:
    """Return the path of the link in a letter."""
    found = re.search(r"https?://[^/]+(/\S+)", letter)
    assert found
    return found[1]


def test_an_address_is_confirmed_and_resets_the_password(come: Come, tmp_path: Path) -> None:
    with letters() as post:
        mail = {"host": "127.0.0.1", "port": post.box.port, "tls": False}
        with Node(tmp_path / "node", mail=mail) as own:
            ada = come(url=own.url)
            make_account(ada, "Post")
            form = ada.page.get_by_role("form", name="E-mail")
            form.get_by_label("E-mail address").fill("ada@example.org")
            form.get_by_label("Current password").fill(PASSWORD)
            form.get_by_role("button", name="Save").click()
            expect(form).to_contain_text("ada@example.org is not confirmed yet")
            ada.page.goto(link(post.letter("confirm")))
            expect(ada.page.get_by_role("status")).to_have_text("Your address is confirmed.")
            assert ada.violations() == []
            ada.page.goto("/me")
            expect(form).to_contain_text("ada@example.org is confirmed.")
            ada.page.get_by_role("button", name="Sign out").click()
            ada.page.goto("/login")
            ada.page.get_by_role("link", name="Forgotten password?").click()
            ada.page.get_by_label("E-mail address").fill("ada@example.org")
            ada.page.get_by_role("button", name="Send").click()
            expect(ada.page.get_by_role("status")).to_contain_text("a mail is on its way")
            ada.page.goto("/about")
            ada.page.goto(link(post.letter("new password")))
            ada.page.get_by_label("New password").fill("brand new password")
            assert ada.violations() == []
            ada.page.get_by_role("button", name="Change the password").click()
            form = ada.page.get_by_role("form", name="Sign in")
            form.get_by_label("Name").fill("Post")
            form.get_by_label("Password").fill("brand new password")
            form.get_by_role("button", name="Sign in").click()
            expect(ada.page.get_by_test_id("who")).to_contain_text("Post, with an account")
            form = ada.page.get_by_role("form", name="E-mail")
            form.get_by_label("Current password").fill("brand new password")
            form.get_by_role("button", name="Forget the address").click()
            expect(form.get_by_role("status")).to_have_text("Saved.")
            expect(form).not_to_contain_text("ada@example.org")


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_the_account_pages_fit_in_every_language(come: Come, language: str, size: tuple[int, int]) -> None:
    ada = come(language=language, size=size, color_scheme="dark" if language == "fr" else "light")
    for path in ("/login", "/reset", "/confirm#nothing", "/me", "/history"):
        ada.page.goto(path)
        ada.page.wait_for_selector("main h1")
        ada.page.wait_for_load_state("networkidle")
        assert ada.violations() == [], path
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0], path
    ada.new_table("lanterns", BOTS)
    ada.page.goto("/me")
    ada.page.wait_for_load_state("networkidle")
    assert ada.violations() == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert not re.search(r"\b[a-z]+-[a-z]+-[a-z]+\b", ada.page.locator("main").inner_text()), "a key"
