"""Variants to play on one's own machine: listed, added, and served by a process of their own."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.node import Node

ADMIN = "the-admin-token-of-variants"
MILD = 'name = "Mild"\ngame = "hit-z-road"\nwhy = "A test."\n[change.cards."I-13"]\nzombies = 1\n'


def test_a_variant_is_added_opened_and_played_at_its_own_url(tmp_path: Path) -> None:
    with Node(tmp_path) as node, httpx.Client(base_url=node.url, timeout=120) as http:
        listed = http.get("/api/variants/hit-z-road").json()
        assert [card["name"] for card in listed if not card["own"]] == ["The coast in sight"]
        refused = http.post(
            "/api/variants/hit-z-road", json={"text": MILD.replace("= 1", "= 99"), "file": "m.toml"}
        )
        assert refused.json()["code"] == "bad-variant"
        assert refused.json()["detail"] == "m.toml: cards I-13: zombies is 99, not from 0 to 12"
        refused = http.post("/api/variants/zombies", json={"text": MILD, "file": "m.toml"})
        assert refused.json()["detail"] == "m.toml is a variant of hit-z-road, not of zombies"
        card = http.post("/api/variants/hit-z-road", json={"text": MILD}).json()
        assert (card["name"], card["why"], card["own"]) == ("Mild", "A test.", True)
        assert card in http.get("/api/variants/hit-z-road").json()
        address = http.post("/api/variants/hit-z-road/open", json={"digest": card["digest"]}).json()[
            "address"
        ]
        again = http.post("/api/variants/hit-z-road/open", json={"digest": card["digest"]}).json()["address"]
        assert address == again != node.url
        mine = http.post("/api/guest", json={"name": "Ada"}).cookies
        with httpx.Client(base_url=address, timeout=60) as there:
            can = there.get("/api/services").json()
            assert (can["variant"], can["plain"]) == ("Mild", node.url)
            assert [one["name"] for one in there.get("/api/games").json()] == ["hit-z-road"]
            assert there.get("/api/variants/hit-z-road").json()["code"] == "no-variants-here"
            guest = there.post("/api/guest", json={"name": "Ada"})
            assert not set(guest.cookies) & (set(mine) - {"deadroad-device"})  # both logins live side by side
            seats = [{"kind": "me", "level": 2}, {"kind": "bot", "level": 1}]
            made = there.post("/api/tables", json={"game": "hit-z-road", "seats": seats})
            assert made.status_code == 201, made.text
        node.stop()
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{address}health")


def test_an_unknown_variant_is_not_found(tmp_path: Path) -> None:
    with Node(tmp_path) as node, httpx.Client(base_url=node.url, timeout=60) as http:
        found = http.post("/api/variants/hit-z-road/open", json={"digest": "0" * 12})
        assert (found.status_code, found.json()["code"]) == (404, "no-such-variant")


def test_a_public_server_accepts_no_variants_even_from_admins(tmp_path: Path) -> None:
    with Node(tmp_path, admin_token=ADMIN, proxies=1) as node, httpx.Client(base_url=node.url) as http:
        given = {"authorization": f"Bearer {ADMIN}"}
        for call in (
            http.get("/api/variants/hit-z-road", headers=given),
            http.post("/api/variants/hit-z-road", json={"text": MILD}, headers=given),
            http.post("/api/variants/hit-z-road/open", json={"digest": "0" * 12}, headers=given),
        ):
            assert (call.status_code, call.json()["code"]) == (403, "no-variants-here")
