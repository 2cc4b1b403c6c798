"""The admin page in the browser, and the second factor."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pyotp
from playwright.sync_api import expect
from websockets.sync.client import connect

import deadroad
from tests.e2e.conftest import Come
from tests.e2e.test_people import PASSWORD, make_account, new_account
from tests.server.node import Node

ADMIN = "the-admin-token-of-the-browser"


def test_an_admin_bans_a_person_publishes_a_notice_and_both_are_logged(come: Come, tmp_path: Path) -> None:
    with Node(tmp_path, admin_token=ADMIN) as node, httpx.Client(base_url=node.url) as http:
        ada = come(url=node.url)
        make_account(ada, "Ada the admin")
        eve = http.post("/api/guest", json={"name": "Eve"}).json()
        given = {"authorization": f"Bearer {ADMIN}"}
        http.post("/api/admin/people/Ada the admin/role", json={"role": "admin"}, headers=given)
        ada.page.goto("/me")
        ada.page.get_by_role("link", name="Administration").click()
        ada.page.get_by_role("link", name="People").click()
        row = ada.page.get_by_role("listitem").filter(has_text="Eve")
        row.get_by_role("button", name="Ban", exact=True).click()
        expect(row.get_by_role("button", name="Lift the ban")).to_be_visible()
        assert ada.violations() == []
        mine = {"authorization": f"Bearer {eve['token']}"}
        assert http.get("/api/me", headers=mine).json()["code"] == "banned"
        ada.page.get_by_role("link", name="Server").click()
        ada.page.get_by_label("Text").fill("Back at nine.")
        ada.page.get_by_role("button", name="Save").click()
        ada.page.get_by_role("link", name="Audit log").click()
        expect(ada.page.get_by_role("listitem").filter(has_text="ban")).not_to_have_count(0)
        ada.page.goto("/")
        expect(ada.page.get_by_text("Back at nine.")).to_be_visible()


def test_a_second_factor_is_set_up_and_asked_for(come: Come) -> None:
    ada = come()
    name = new_account(ada, "Ada")
    form = ada.page.get_by_role("form", name="Second factor")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Turn on").click()
    secret = ada.page.get_by_test_id("factor-secret").inner_text()
    form.get_by_label("Code").fill(pyotp.TOTP(secret).now())
    form.get_by_role("button", name="Confirm").click()
    listed = ada.page.get_by_test_id("recovery-codes").get_by_role("listitem")
    expect(listed).to_have_count(10)
    codes = listed.all_inner_texts()
    ada.page.get_by_role("button", name="Sign out").click()
    ada.page.get_by_role("link", name="Sign in").click()
    form = ada.page.get_by_role("form", name="Sign in")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Sign in").click()
    form.get_by_label("Code").fill(codes[0])
    form.get_by_role("button", name="Sign in").click()
    expect(ada.page.get_by_test_id("who")).to_contain_text(name)


MARKUP = "<img src=x onerror=a()>"


def test_markup_in_names_chat_reports_and_bans_is_shown_as_text(come: Come, tmp_path: Path) -> None:
    with Node(tmp_path, admin_token=ADMIN) as node, httpx.Client(base_url=node.url) as http:
        ada = come(url=node.url)
        make_account(ada, "Ada of the texts")
        given = {"authorization": f"Bearer {ADMIN}"}
        http.post("/api/admin/people/Ada of the texts/role", json={"role": "admin"}, headers=given)
        eve = http.post("/api/guest", json={"name": MARKUP}).json()
        mine = {"authorization": f"Bearer {eve['token']}"}
        seats = [{"kind": "me"}, {"kind": "hot", "name": "<b>Bob</b>"}]
        table = {"game": "hit-z-road", "seats": seats, "public": True}
        made = http.post("/api/tables", json=table, headers=mine).json()["id"]
        url = f"{node.url.replace('http', 'ws')}api/tables/{made}/socket"
        with connect(url, additional_headers=mine) as socket:
            socket.send(json.dumps({"type": "chat", "text": MARKUP}))
            while MARKUP not in json.dumps(json.loads(str(socket.recv()).split("\n")[-1]).get("lines", "")):
                pass
        report = {"other": eve["me"]["id"], "text": MARKUP}
        assert http.post(f"/api/tables/{made}/report", json=report, headers=mine).status_code == 204
        record = {"text": deadroad.new("hit-z-road", seats=2, seed=1).record()}
        assert http.post("/api/records", json=record, headers=mine).status_code == 201
        ban = {"banned": True, "reason": MARKUP}
        http.post(f"/api/admin/people/{eve['me']['id']}/ban", json=ban, headers=given)
        http.post("/api/admin/notice", json={"text": MARKUP}, headers=given)
        names = ("reports", "people", "tables", "records", "deeds")
        for path in ("/", f"/table/{made}", "/admin/bans", *[f"/admin/{name}" for name in names]):
            ada.page.goto(path)
            shown = ada.page.get_by_text("Dead Road" if path == "/admin/bans" else MARKUP)
            expect(shown.first).to_be_attached()
            expect(ada.page.locator("[onerror], b:text-is('Bob')")).to_have_count(0)
