"""The lab in the browser: a study from choosing a number to a game in the replay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.server.node import Node


def test_a_designer_changes_a_number_and_watches_a_game(come: Come, tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ada = come(url=node.url)
        page = ada.page
        page.goto("/")
        page.get_by_role("link", name="Lab").click()
        page.get_by_label(re.compile("^Bots")).select_option("random")
        page.get_by_label("Games of each version").fill("120")
        page.get_by_label(re.compile("^Table")).select_option("cards")
        page.get_by_label(re.compile("^Row")).select_option("I-13")
        page.get_by_label(re.compile("^Field")).select_option("zombies")
        page.get_by_label("Values").fill("0, 8")
        expect(page.get_by_text("Versions (3):")).to_be_visible()
        page.get_by_label("The coast in sight").check()
        expect(page.get_by_text("Versions (4):")).to_be_visible()
        page.get_by_label("The coast in sight").uncheck()
        assert ada.violations() == []
        page.get_by_role("button", name="Begin the study").click()
        expect(page.get_by_text("Done.")).to_be_visible()
        expect(page.get_by_role("heading", name="What changed from")).to_have_count(2)
        expect(page.locator("canvas").first).to_be_visible()
        expect(page.get_by_role("button", name="Measure luck and skill")).to_be_visible()
        assert ada.violations() == []
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save the study (HTML)").click()
        text = saved.value.path().read_text(encoding="utf-8")
        assert text.count("<svg") >= 2
        assert "length in answers" in text
        assert "<button" not in text
        for kind in ("SVG", "PNG"):
            with page.expect_download() as saved:
                page.get_by_role("button", name=f"{kind}: length in answers").click()
            assert saved.value.suggested_filename == f"length-in-answers.{kind.lower()}"
        page.get_by_label("Games of").select_option(index=1)
        with page.expect_response("**/api/records/*/game") as told:
            page.get_by_role("button", name="Show the game with the most: decided after", exact=False).click()
        page.wait_for_url("**/replay/**ply=*")
        cards = {row["id"]: row for row in told.value.json()["content"]["cards"]}
        assert cards["I-13"]["zombies"] == 0  # the replay draws the cards of the variant


def test_two_numbers_make_a_grid(come: Come, tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ada = come(url=node.url, size=(390, 844))
        page = ada.page
        page.goto("/lab")
        page.get_by_label(re.compile("^Bots")).select_option("random")
        page.get_by_label("Games of each version").fill("60")
        page.get_by_label("When it ends").select_option("As soon as it is clear: length in rounds")
        for at, row in enumerate(("I-13", "I-14")):
            page.get_by_label(re.compile("^Table")).nth(at).select_option("cards")
            page.get_by_label(re.compile("^Row")).nth(at).select_option(row)
            page.get_by_label(re.compile("^Field")).nth(at).select_option("zombies")
            page.get_by_label("Values").nth(at).fill("0, 8")
        expect(page.get_by_text("Versions (5):")).to_be_visible()
        assert ada.violations() == []
        page.get_by_role("button", name="Begin the study").click()
        expect(page.get_by_role("heading", name="Grid:")).to_be_visible(timeout=60_000)
        expect(page.get_by_text("Done.")).to_be_visible(timeout=60_000)
        assert ada.violations() == []


def test_a_study_of_short_games_has_settings_and_a_bot_for_each_seat(come: Come, tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ada = come(url=node.url)
        page = ada.page
        page.goto("/lab")
        page.get_by_role("combobox", name="Game", exact=True).select_option("zombietown")
        page.get_by_label(re.compile("^Bots")).select_option("random")
        page.get_by_label("Another bot in each seat").check()
        page.get_by_label(re.compile("^Seat 2")).select_option("rated")
        page.get_by_label("Games of each version").fill("10")
        page.get_by_text("Settings", exact=True).first.click()
        page.get_by_label("Days", exact=False).first.fill("1")
        page.get_by_label(re.compile("^Table")).select_option("settings")
        page.get_by_label(re.compile("^Field")).select_option("actions")
        page.get_by_label("Values").fill("1")
        expect(page.get_by_text("Versions (2):")).to_be_visible()
        assert ada.violations() == []
        with page.expect_request("**/api/lab/studies") as asked:
            page.get_by_role("button", name="Begin the study").click()
        sent = asked.value.post_data_json
        assert sent is not None
        assert (sent["bots"], sent["settings"]) == (["random", "rated"], {"days": 1})
        assert sent["arms"][1]["variant"].endswith("[settings]\nactions = 1")
        expect(page.get_by_text("level 0, level 2; days=1")).to_be_visible()


def test_a_study_is_paused_goes_on_after_a_restart_and_is_deleted(come: Come, tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ada = come(url=node.url, size=(390, 844))
        page = ada.page
        page.goto("/lab")
        page.get_by_label(re.compile("^Bots")).select_option("random")
        page.get_by_label("Games of each version").fill("100000")  # more than it can play meanwhile
        page.get_by_label(re.compile("^Table")).select_option("cards")
        page.get_by_label(re.compile("^Row")).select_option("I-13")
        page.get_by_label(re.compile("^Field")).select_option("zombies")
        page.get_by_label("Values").fill("8")
        page.get_by_role("button", name="Begin the study").click()
        page.get_by_role("button", name="Pause").click()
        expect(page.get_by_text("Paused.")).to_be_visible()
        node.stop()
        node.start()
        page.reload()
        expect(page.get_by_text("Paused.")).to_be_visible()
        page.get_by_role("button", name="Resume").click()
        expect(page.get_by_text("Running.")).to_be_visible()
        expect(page.get_by_text(re.compile("of 100,000. Seats: 2. Bots: level 0"))).to_be_visible()
        page.get_by_role("button", name="Delete the study").click()
        page.get_by_role("dialog").get_by_role("button", name="Delete the study").click()
        page.wait_for_url("**/lab")
        expect(page.get_by_role("heading", name="New study")).to_be_visible()
        expect(page.get_by_role("heading", name="All studies")).to_have_count(0)


@pytest.mark.parametrize(("language", "heading"), [("fr", "Laboratoire"), ("it", "Laboratorio")])
def test_the_lab_speaks_the_language_of_the_table(
    come: Come, tmp_path: Path, language: str, heading: str
) -> None:
    with Node(tmp_path) as node:
        ada = come(url=node.url, language=language, size=(390, 844))
        ada.page.goto("/lab")
        expect(ada.page.get_by_role("heading", name=heading, level=1)).to_be_visible()
        assert ada.violations() == []


def test_a_variant_is_chosen_at_the_set_up_page_and_played(come: Come, tmp_path: Path) -> None:
    mild = tmp_path / "mild.toml"
    mild.write_text('name = "Mild"\ngame = "hit-z-road"\n[change.cards."I-13"]\nzombies = 1\n')
    with Node(tmp_path / "data") as node:
        ada = come(url=node.url)
        page = ada.page
        page.goto("/new/hit-z-road")
        page.get_by_text("Variants", exact=True).click()
        page.get_by_role("combobox", name="Variant", exact=True).select_option("The coast in sight")
        page.get_by_label("Add the file of a variant").set_input_files(mild)
        expect(page.get_by_role("combobox", name="Variant", exact=True)).to_contain_text("Mild (added)")
        assert ada.violations() == []
        page.get_by_role("button", name="Go to this variant").click()
        expect(page.get_by_text("You play the variant “Mild”.")).to_be_visible(timeout=60_000)
        assert not page.url.startswith(node.url)
        assert ada.violations() == []
        page.get_by_role("button", name="Start").click()
        page.wait_for_url("**/table/**")
        expect(page.get_by_role("main")).to_be_visible()
