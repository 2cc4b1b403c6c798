"""Cards, tokens, events and agendas can be looked up by name. The help lists what works in the game."""

from __future__ import annotations

import pytest

import deadroad
from deadroad.cli import main
from deadroad.cli.help import helped
from deadroad.content.glossary import glossary, look_up
from deadroad.games import game
from tests.cli.test_commands import typed

LANGUAGES = ("en", "fr", "it")
# What people know by name, by domain.
NAMED = (
    *("card", "token", "resource", "agenda", "role", "face", "tile", "house_card", "combat"),
    *("contract", "bonus", "shortage", "boom"),
)
# Places, people, amounts and parts of a sentence: the name says it all.
PLAIN = (
    *("seat", "rank", "member", "arm", "side", "victim", "object", "epilogue", "wave", "phase", "kind"),
    *("direction", "facade", "quarters", "space", "house", "cell", "bastion", "warehouse"),
    *("colour", "action", "heading", "number", "spot"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", deadroad.games())
def test_every_component_is_found_by_its_name_and_says_what_it_does(name: str, language: str) -> None:
    found = game(name)
    words = found.words(language)
    for domain in NAMED:
        for value in words.domains[domain].values if domain in words.domains else ():
            if not words.has(f"{domain}-{value}"):
                continue
            entries = look_up(found, words, str(words.word(domain, value)))
            assert f"{domain}-{value}" in [entry.key for entry in entries]
            assert all(entry.text for entry in entries)


@pytest.mark.parametrize("name", deadroad.games())
def test_every_kind_of_word_is_a_component_with_a_text_or_needs_none(name: str) -> None:
    if name == "lanterns":
        return
    assert set(game(name).words("en").domains) <= {*NAMED, *PLAIN}


@pytest.mark.clause("ZTB-20")
def test_a_combat_card_says_what_it_means_with_a_bullet_and_with_bare_hands() -> None:
    entries = look_up(game("zombietown"), game("zombietown").words("en"), "kill / wound")
    assert [entry.key for entry in entries] == ["combat-reckless"]
    assert "with a bullet: the zombie is killed" in entries[0].text
    assert "with bare hands: the fighter is wounded" in entries[0].text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", deadroad.games())
def test_an_entry_has_no_unresolved_placeholder(name: str, language: str) -> None:
    found = game(name)
    for entry in glossary(found, found.words(language)):
        assert "{" not in entry.name + entry.text
        assert "[" not in entry.text


def test_names_match_without_accents_capitals_or_their_full_length(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = game("zombietown").words("fr")
    assert look_up(game("zombietown"), words, "PIED DE BICHE")[0].key == "card-crowbar"
    assert look_up(game("zombies"), game("zombies").words("fr"), "hopital")[0].key == "tile-hospital"
    assert [one.key for one in look_up(game("zombies"), game("zombies").words("en"), "station")] == [
        "tile-police",
        "tile-fire",
        "tile-gas",
    ]
    assert look_up(game("zombies"), game("zombies").words("en"), " ") == []


@pytest.mark.parametrize(
    ("language", "name", "said"),
    [
        ("en", "crowbar", "foreign barricade"),
        ("fr", "pied-de-biche", "barricade adverse"),
        ("it", "crowbar", "barricata"),
    ],
)
def test_the_rules_command_finds_names(
    language: str, name: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "zombietown", name, "--lang", language]) == 0
    assert said in " ".join(capsys.readouterr().out.split())


def test_a_name_of_two_words_needs_no_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "hit-z-road", "main", "street"]) == 0
    assert "4 zombies" in capsys.readouterr().out


def test_a_question_mark_at_the_prompt_finds_a_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "? crowbar", "? nothing of the kind", "? zrr-40")
    assert main(["play", "zombietown", "--seats", "2", "--seed", "2", "--level", "0", "--lang", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "crowbar: Destroy one foreign barricade" in said
    assert "no clause, card or token “nothing of the kind”" in said
    assert "ZRR-40" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("hit-z-road", "token-companion"),
        ("tower-defense", "token-molotov"),
        ("road-master", "boom-half_boom"),
        ("zombies", "card-chainsaw"),
        ("zombietown", "card-crowbar"),
    ],
)
def test_a_question_mark_finds_a_name_in_every_game_and_language(
    name: str, key: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    domain, _, value = key.partition("-")
    found = game(name)
    words = found.words(language)
    [entry] = [one for one in glossary(found, words) if one.key == key]
    typed(monkeypatch, f"? {words.word(domain, value)}", "quit", "quit")
    assert main(["play", name, "--seed", "2", "--level", "0", "--lang", language]) == 0
    said = "".join(capsys.readouterr().out.split())
    assert "".join(f"{entry.name}:{entry.text}".split()) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_only_what_works_in_the_game(language: str) -> None:
    def commands(name: str) -> set[str]:
        lines = helped(game(name), game(name).words(language))
        return {line.split()[0].rstrip(":,\u00a0") for line in lines}

    road, town, master = commands("hit-z-road"), commands("zombies"), commands("road-master")
    assert {"max", "pay"} <= road
    assert not {"max", "pay"} & town
    assert {"on", "stops", "act", "go"} <= town
    assert not {"on", "stops", "act", "go"} & road
    assert {"go", "load"} <= master
    assert {"?", "why", "undo", "save", "quit"} <= road & town & master


def test_an_event_is_described_with_its_effect(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "play everybody", "quit", "quit")
    arguments = ["play", "zombies", "--seats", "2", "--seed", "1", "--level", "0", "--lang", "en"]
    assert main([*arguments, "--wishes", "always"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Where Did Everybody Go?" in said
    assert said.count("Move an opponent up to 5 spaces; they fight what they meet.") >= 2


@pytest.mark.parametrize(
    ("name", "event"),
    [
        ("hit-z-road", "encountered"),
        ("tower-defense", "revealed"),
        ("road-master", "boom"),
        ("zombietown", "event-drawn"),
        ("zombies", "played"),
    ],
)
def test_the_events_of_every_game_say_what_a_card_does(name: str, event: str) -> None:
    assert event in game(name).explained()
