"""Passkeys in the browser, with a virtual authenticator of Chromium."""

from __future__ import annotations

import socket
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Come
from tests.e2e.test_people import PASSWORD, make_account
from tests.server.node import Node


def free_port() -> int:
    """Return a port that is free now: the public address must be known before the server starts."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def add_authenticator(page: Page) -> None:
    """Give the page a device that has passkeys, and whose owner always agrees."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_passkey_is_added_signs_in_renames_the_account_and_is_removed(come: Come, tmp_path: Path) -> None:
    port = free_port()
    public = f"http://localhost:{port}"
    with Node(tmp_path, port=port, public=public):
        ada = come(url=public)
        page = ada.page
        add_authenticator(page)
        make_account(ada, "Ada with a key")
        form = page.get_by_role("form", name="Passkeys")
        form.get_by_label("Name of the passkey").fill("My laptop")
        form.get_by_label("Password").fill(PASSWORD)
        form.get_by_role("button", name="Add a passkey").click()
        row = page.get_by_test_id("passkeys").get_by_role("listitem")
        expect(row).to_contain_text("My laptop")
        assert ada.violations() == []

        row.get_by_role("button", name="Rename My laptop").click()
        row.get_by_label("Name of the passkey").fill("Old laptop")
        row.get_by_role("button", name="Save").click()
        expect(row).to_contain_text("Old laptop")

        page.get_by_role("button", name="Sign out").click()
        page.goto(f"{public}/login")
        page.get_by_role("button", name="Sign in with a passkey").click()
        expect(page.get_by_test_id("who")).to_contain_text("Ada with a key")

        name = page.get_by_role("form", name="Your name")
        name.get_by_label("Name").fill("Ada renamed")
        name.get_by_role("button", name="Use a passkey").click()
        expect(name.get_by_text("Confirmed with a passkey.")).to_be_visible()
        name.get_by_role("button", name="Save").click()
        expect(page.get_by_test_id("who")).to_contain_text("Ada renamed")

        form.get_by_role("button", name="Use a passkey").click()
        expect(form.get_by_text("Confirmed with a passkey.")).to_be_visible()
        row.get_by_role("button", name="Remove Old laptop").click()
        expect(page.get_by_test_id("passkeys")).to_have_count(0)
