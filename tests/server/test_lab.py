"""The lab over HTTP: a study from its beginning to a record, and who may use it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import httpx
import pytest

from deadroad.arena.study import PLAN
from deadroad.server.lab import Lab
from tests.server.node import Node

ADMIN = "the-admin-token-of-the-lab"
MILD = """name = "Mild"
game = "hit-z-road"
[change.cards."I-13"]
zombies = 1
[texts.en]
card-I-13 = "Quiet street"
"""
PLAIN = "games/hit-z-road"


def asked(variant: str = MILD, games: int = 60) -> dict[str, object]:
    return {
        "game": "hit-z-road",
        "seats": 2,
        "bots": ["random"],
        "games": games,
        "arms": [{"name": "plain", "at": [5]}, {"name": "Mild", "variant": variant, "at": [1]}],
        "axes": ["zombies"],
        "until": "rounds",
    }


def zombies_of(game: dict[str, dict[str, list[dict[str, object]]]], card: str) -> object:
    """The number of zombies on a card, as a client reads it."""
    return next(row["zombies"] for row in game["content"]["cards"] if row["id"] == card)


def finished(http: httpx.Client, id_: str) -> dict[str, object]:
    """The study once it no longer runs."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        found: dict[str, object] = http.get(f"/api/lab/studies/{id_}/fr").json()
        if found["card"]["state"] != "running":  # type: ignore[index]
            return found
        time.sleep(0.3)
    raise AssertionError("the study does not end")


def test_a_study_is_started_followed_resumed_replayed_and_reviewed(tmp_path: Path) -> None:
    with Node(tmp_path) as node, httpx.Client(base_url=node.url, timeout=120) as http:
        assert http.get("/api/services").json()["lab"] is True
        tables = http.get("/api/lab/tables/hit-z-road/en").json()
        cards = next(table for table in tables if table["name"] == "cards")
        assert {"name": "zombies", "least": 0, "most": 12} in cards["fields"]
        refused = http.post("/api/lab/studies", json=asked(MILD.replace("= 1", "= 99")))
        assert refused.json()["detail"] == "Mild: cards I-13: zombies is 99, not from 0 to 12"
        id_ = http.post("/api/lab/studies", json=asked()).json()["id"]
        http.post(f"/api/lab/studies/{id_}/do/pause", json={})
        assert http.get("/api/lab/studies").json()[0]["state"] in ("paused", "done")
        http.post(f"/api/lab/studies/{id_}/do/resume", json={})
        found = finished(http, id_)
        assert found["card"]["state"] == "done"  # type: ignore[index]
        card = found["card"]
        assert (card["axes"], card["until"], card["clear"]) == (["zombies"], "durée en tours de table", False)  # type: ignore[index]
        assert [arm["at"] for arm in found["arms"]] == [[5], [1]]  # type: ignore[attr-defined]
        figures = found["arms"][1]["figures"]  # type: ignore[index]
        assert figures[0]["words"] == "durée en réponses"
        flows = found["arms"][0]["flows"]  # type: ignore[index]
        assert {flow["what"] for flow in flows} >= {"fuel", "ammo"}
        assert all(len(flow["rounds"]) > 1 for flow in flows)
        game = {"arm": 1, "number": figures[0]["most"]}
        found_again = http.post(f"/api/lab/studies/{id_}/record", json=game).json()
        text = found_again["text"]
        assert found_again["ply"] is None
        late = next(figure for figure in figures if figure["name"] == "decided")
        asked_for = {"arm": 1, "number": late["most"], "about": "decided"}
        assert http.post(f"/api/lab/studies/{id_}/record", json=asked_for).json()["ply"] > 0
        assert '\nvariant name = "Mild"\n' in text
        guest = http.post("/api/guest", json={"name": "Ada"}).json()
        mine = {"authorization": f"Bearer {guest['token']}"}
        card = http.post("/api/records", json={"text": text}, headers=mine).json()
        assert card["plies"] >= figures[0]["high90"]
        assert card["variant"] == "Mild"
        assert http.get(f"/api/records/{card['id']}/view?ply=3").status_code == 200
        # The replay draws the cards of the variant and names them as the variant does.
        plain, varied = (http.get(f"/api/{path}").json() for path in (PLAIN, f"records/{card['id']}/game"))
        assert (zombies_of(plain, "I-13"), zombies_of(varied, "I-13")) == (4, 1)
        assert http.get(f"/api/records/{card['id']}/texts/fr").text.startswith(
            'card-I-13 = { "Quiet street" }'
        )
        # A process of the variant reviews it.
        until = time.monotonic() + 120
        review = http.post(f"/api/records/{card['id']}/review", json={}, headers=mine).json()
        while review["state"] == "running" and not review["report"] and time.monotonic() < until:
            time.sleep(0.1)
            review = http.get(f"/api/records/{card['id']}/review").json()
        assert (review["state"] in ("running", "done"), review["why"]) == (True, "")
        assert review["report"]["seats"] == 2
        http.post(f"/api/lab/studies/{id_}/do/remove", json={})
        assert http.get("/api/lab/studies").json() == []


def test_a_listed_variant_can_be_an_arm_by_its_digest(tmp_path: Path) -> None:
    with Node(tmp_path) as node, httpx.Client(base_url=node.url, timeout=120) as http:
        listed = http.get("/api/variants/hit-z-road").json()[0]
        arms = [{"name": "plain"}, {"name": listed["name"], "digest": listed["digest"]}]
        asked_for = {**asked(games=10), "arms": arms, "axes": [], "until": ""}
        id_ = http.post("/api/lab/studies", json=asked_for).json()["id"]
        assert finished(http, id_)["card"]["state"] == "done"  # type: ignore[index]
        number = {"arm": 1, "number": 0}
        text = http.post(f"/api/lab/studies/{id_}/record", json=number).json()["text"]
        assert 'variant name = "The coast in sight"' in text
        arms[1]["digest"] = "0" * 12
        refused = http.post("/api/lab/studies", json={**asked_for, "arms": arms})
        assert (refused.status_code, refused.json()["code"]) == (404, "no-such-variant")


def test_a_study_has_settings_a_bot_for_each_seat_and_sweeps_a_setting(tmp_path: Path) -> None:
    with Node(tmp_path) as node, httpx.Client(base_url=node.url, timeout=120) as http:
        tables = http.get("/api/lab/tables/zombietown/en").json()
        settings = next(table for table in tables if table["name"] == "settings")
        assert [row["id"] for row in settings["rows"]] == ["settings"]
        assert {"name": "actions", "least": 1, "most": 6} in settings["fields"]
        slower = 'name = "Slower"\ngame = "zombietown"\n[settings]\nactions = 1\n'
        study = {
            **asked(games=20),
            "game": "zombietown",
            "bots": ["random", "rated"],
            "settings": {"days": 1},
            "arms": [{"name": "plain", "at": [3]}, {"name": "Slower", "variant": slower, "at": [1]}],
            "axes": ["settings: actions"],
            "until": "",
        }
        refused = http.post("/api/lab/studies", json={**study, "settings": {"days": 0}})
        assert refused.status_code == 400
        id_ = http.post("/api/lab/studies", json=study).json()["id"]
        found = finished(http, id_)
        assert (found["card"]["settings"], found["card"]["bots"]) == ({"days": 1}, ["random", "rated"])  # type: ignore[index]
        lengths = [
            next(figure["mean"]["value"] for figure in arm["figures"] if figure["name"] == "length")
            for arm in found["arms"]  # type: ignore[attr-defined]
        ]
        assert lengths[1] < lengths[0]


def test_a_study_is_resumed_after_a_restart_of_the_server(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        with httpx.Client(base_url=node.url, timeout=120) as http:
            study = {**asked(games=150), "until": ""}
            id_ = http.post("/api/lab/studies", json=study).json()["id"]
        node.stop()
        node.start()
        with httpx.Client(base_url=node.url, timeout=120) as http:
            (card,) = http.get("/api/lab/studies").json()
            assert (card["id"], card["state"]) == (id_, "paused")
            http.post(f"/api/lab/studies/{id_}/do/resume", json={})
            found = finished(http, id_)
        assert (found["card"]["state"], found["card"]["games"]) == ("done", 150)  # type: ignore[index]


def test_luck_can_be_measured_after_a_study(tmp_path: Path) -> None:
    with Node(tmp_path) as node, httpx.Client(base_url=node.url, timeout=120) as http:
        id_ = http.post("/api/lab/studies", json={**asked(games=10), "until": ""}).json()["id"]
        assert finished(http, id_)["depth"] is None
        http.post(f"/api/lab/studies/{id_}/depth", json={"luck": 3})
        found = finished(http, id_)
        assert found["card"]["state"] == "done"  # type: ignore[index]
        depth = found["depth"]
        assert [len(row["values"]) for row in depth["rows"]] == [2] * len(depth["rows"])  # type: ignore[index]
        assert depth["doing"] == ""  # type: ignore[index]
        assert "trained" in depth["notes"][1] or "same" in depth["notes"][1]  # type: ignore[index]
        assert http.post(f"/api/lab/studies/{id_}/depth", json={"luck": 5000}).status_code == 400


@pytest.mark.anyio
async def test_a_study_has_the_lowest_priority(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study = tmp_path / "study"
    study.write_text("#!/bin/sh\nexec sleep 60\n")
    study.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(study))
    lab = Lab(tmp_path)
    (lab.folder / "one").mkdir(parents=True)
    (lab.folder / "one" / PLAN).write_text("{}")
    await lab.resume("one")
    try:
        assert os.getpriority(os.PRIO_PROCESS, lab.running["one"].pid) == 19
    finally:
        await lab.close()


@pytest.mark.parametrize("path", ["/api/lab/studies", "/api/lab/tables/zombies/en", "/api/lab/studies/x/en"])
def test_on_a_public_server_only_operators_can_use_the_lab(tmp_path: Path, path: str) -> None:
    with Node(tmp_path, admin_token=ADMIN, proxies=1) as node, httpx.Client(base_url=node.url) as http:
        assert http.get(path).json()["code"] == "not-admin"
        given = {"authorization": f"Bearer {ADMIN}"}
        assert http.get(path, headers=given).status_code in (200, 404)
        refused = http.post("/api/lab/studies", json=asked())
        assert refused.json()["code"] == "not-admin"


def test_a_study_with_an_invalid_name_is_not_found(tmp_path: Path) -> None:
    with Node(tmp_path) as node, httpx.Client(base_url=node.url) as http:
        for name in ("..", "%2e%2e", "x", "a" * 40):
            assert http.get(f"/api/lab/studies/{name}/en").status_code in (400, 404)
