"""One gesture is told in one sentence."""

from __future__ import annotations

import re

import deadroad
from deadroad.content.texts import LANGUAGES
from deadroad.games import game
from deadroad.games.hit_z_road.events import (
    BITE_DODGED,
    BITTEN,
    BOXED,
    DIED_BITTEN,
    FIGHT_BEGAN,
    FLED,
    KEPT,
    ROLLED,
    WON_FIGHT,
)
from deadroad.kernel.event import Event, Told
from deadroad.kernel.match import UNDONE, Match
from deadroad.kernel.story import grouped

FOUGHT = re.compile(r" zombies (and \d+ more )?at ")


def told(match: Match, language: str, reader: int, since: int) -> list[str]:
    """The sentences of a match from a ply on."""
    stories = {story.event: story for story in match.game.stories()}
    words = match.game.words(language)
    names = ["Ada", "Clyde", "Rosa"]
    return [
        words.story(stories[group[0].name], group, names, reader)
        if len(group) > 1
        else words.event(group[0], names, reader)
        for group in grouped(match.events(None, since), stories)
    ]


def test_a_price_is_one_sentence_that_addresses_its_payer_as_you() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    for answer in ("bid 5", "pass", "pass"):
        match.answer(answer)
    seat = match.seat
    assert seat is not None
    match.follow(["pay fuel", "pay fuel", "pay ammo", "pay ammo", "pay adrenaline"])
    name = ["Ada", "Clyde"][seat]
    mix = "2 fuel, 2 ammo and 1 adrenaline for the bid."
    assert f"{name} pays {mix}" in told(match, "en", -1, 0)
    assert f"You pay {mix}" in told(match, "en", seat, 0)
    assert [line for line in told(match, "fr", seat, 0) if line.startswith("Vous payez 2")]
    assert [line for line in told(match, "it", seat, 0) if line.startswith("Paghi 2")]


def test_an_amount_agrees_with_its_number() -> None:
    words = game("hit-z-road").words("fr")
    assert [words.amount("resource", "ammo", count) for count in (0, 1, 2)] == [
        "0 munition",
        "1 munition",
        "2 munitions",
    ]
    assert game("road-master").words("it").amount("colour", 0, 1) == "1 cubo arancione"


def test_what_is_due_and_what_is_paid_are_one_sentence() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    for answer in ("bid 5", "pass", "pass"):
        match.answer(answer)
    said = told(match, "en", -1, 0)
    assert said[-1] == "Clyde owes 5 for the bid."
    match.follow(["pay fuel", "pay fuel", "pay ammo", "pay ammo", "pay adrenaline"])
    assert told(match, "en", -1, 0)[: len(said)][-1] == (
        "Clyde pays 2 fuel, 2 ammo and 1 adrenaline for the bid."
    )


def test_every_story_of_amounts_has_a_text_for_each_of_them() -> None:
    for name in deadroad.games():
        found = game(name)
        for language in LANGUAGES:
            words = found.words(language)
            wanted = {story.what: found.domains.get(story.what) for story in found.stories() if story.what}
            for what, domain in wanted.items():
                values = [] if domain is None else domain.values
                missing = [value for value in values if not words.has(f"{what}-{value}-count")]
                assert not missing, (name, language, what, missing)


def test_every_story_has_a_text_and_an_event() -> None:
    for name in deadroad.games():
        found = game(name)
        for language in LANGUAGES:
            words = found.words(language)
            for story in found.stories():
                assert words.has(f"story-{story.event}"), (name, language, story.event)
                assert words.has(f"event-{story.event}"), (name, language, story.event)


def test_a_walk_is_summarised_by_its_end() -> None:
    match = deadroad.new("zombies", seats=2, seed=3)
    bot = deadroad.bot("zombies", 2)
    while match.seat is not None and len(match.plies) < 400:
        match.answer(bot.choose(match.view(match.seat)))
    lines = told(match, "en", -1, 0)
    assert [line for line in lines if " walks to " in line and line.endswith(" spaces.")]


def test_tokens_that_are_put_in_one_gesture_are_one_sentence() -> None:
    match = deadroad.new("zombies", seats=2, seed=2)
    bot = deadroad.bot("zombies", 2, 1)
    while match.seat is not None and len(match.plies) < 400:
        match.answer(match.game.space.option(bot.pick(match.view(match.seat))))
    said = told(match, "en", -1, 0)
    assert "4 lives are put on the map." in said
    assert "2 bullets are put on the map." in said


def test_a_drive_names_its_end_and_how_far_it_is() -> None:
    match = deadroad.new("road-master", seats=2, seed=2)
    bot = deadroad.bot("road-master", 2, 1)
    while not any(event.name == "drove" for event in match.log):
        assert match.seat is not None
        match.answer(match.game.space.option(bot.pick(match.view(match.seat))))
    drove = next(event for event in match.log if event.name == "drove")
    way = len(drove.items) - 1
    sentence = match.game.words("en").event(drove, ["Ada", "Clyde"])
    assert sentence.endswith(f", {way} spaces.")
    assert sentence.count(",") == 1


def played(name: str, seats: int, seed: int) -> Match:
    """A whole match of level 2."""
    match = deadroad.new(name, seats=seats, seed=seed)
    bot = deadroad.bot(name, 2, 1)
    while match.seat is not None:
        match.answer(match.game.space.option(bot.pick(match.view(match.seat))))
    return match


def test_a_card_with_its_fight_is_one_sentence_in_three_languages() -> None:
    match = played("hit-z-road", 3, 4)
    said = told(match, "en", 0, 0)
    names = [event.name for event in match.log]
    assert len([line for line in said if FOUGHT.search(line)]) == names.count("fight-began")
    wanted = [
        (
            "Clyde beats 4 zombies at “Main street”: nobody lost, 2 ammo fired, 1 adrenaline spent."
            " Loot: 1 ammo and 1 adrenaline."
        ),
        "Rosa finds 4 ammo at “Sheriff armoury”.",
        "You find 1 adrenaline at “Old man’s cellar”. Token: road map.",
        "You come to “Wild dogs”. Cost: 1 adrenaline.",
    ]
    assert [line for line in wanted if line not in said] == []
    assert [line for line in said if line.startswith("Rosa flees from 5 zombies and 4 more at ")]
    assert [line for line in said if line.startswith("You fall to 6 zombies at ")]
    assert [line for line in said if line.startswith("Rosa falls to a horde of 6 zombies at ")]
    space = "\N{NO-BREAK SPACE}"
    assert (
        f"Clyde bat 3 zombies sur la carte «{space}Prison du comté{space}»{space}: aucune perte,"
        f" 2 munitions dépensées. Butin{space}: 3 munitions."
    ) in told(match, "fr", 0, 0)
    assert (
        "Clyde batte 3 zombie alla tappa «Prigione della contea»: nessuna perdita, 2 munizioni sparate."
        " Bottino: 3 munizioni."
    ) in told(match, "it", 0, 0)


def test_what_a_fight_was_about_stands_in_its_story_alone() -> None:
    match = played("hit-z-road", 3, 4)
    stories = {story.event: story for story in match.game.stories()}
    groups = grouped(match.log, stories)
    assert [event for group in groups for event in group] == match.log
    lone = {group[0].name for group in groups if len(group) == 1}
    assert not lone & {"shot", "rolled", "killed", "bitten", "won-fight", "fled", "looted", "kept"}


def test_an_auction_is_one_sentence_with_the_last_bid_of_each_seat() -> None:
    match = played("hit-z-road", 3, 4)
    said = told(match, "en", 0, 0)
    assert "Bids: Rosa 10, you 9 and Clyde 8." in said
    # A seat that never bids is not named.
    assert "Bids: you 2 and Rosa 1." in said
    assert not [line for line in said if line.startswith(("New order", "Clyde bids", "You bid"))]


def test_an_auction_without_bids_says_so() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    match.follow(["pass"])
    match.follow(["pass"])
    assert "Nobody bids." in told(match, "en", -1, 0)


def test_a_bid_that_was_taken_back_is_not_told() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    match.answer("bid 2")
    seat = match.seat
    assert seat is not None
    match.answer("bid 5")
    match.undo(seat)
    match.answer("pass")
    bidder = ["Ada", "Clyde"][1 - seat]
    said = [line for line in told(match, "en", -1, 0) if line.startswith("Bids: ")]
    assert said == [f"Bids: {bidder} 2."]


def test_a_combat_of_a_siege_is_one_sentence() -> None:
    match = played("tower-defense", 1, 1)
    said = told(match, "en", 0, 0)
    assert "1 member beats 5 zombies at Bad bite: nobody lost, 1 adrenaline spent." in said
    assert [line for line in said if "1 member lost, 4 ammo fired" in line]
    names = [event.name for event in match.log]
    assert not [line for line in said if line.startswith(("You fight: ", "You fire ", "You kill "))]
    combats = [line for line in said if " zombies" in line and ": " in line]
    assert len(combats) >= names.count("combat-began")


def test_a_card_of_the_wave_is_one_sentence_with_its_line() -> None:
    match = played("tower-defense", 1, 1)
    said = told(match, "en", 0, 0)
    assert "From the reserve: Main street on line 1, at the entry; 1 card moves up." in said
    assert "From the reserve: Wild dogs. It was only an event. Cost: 1 adrenaline." in said
    assert "The warehouses supply 4 ammo and 2 fuel." in said


def test_a_fight_against_one_zombie_is_one_sentence_in_three_languages() -> None:
    match = played("zombies", 3, 4)
    said = {language: told(match, language, 0, 0) for language in ("en", "fr", "it")}
    fought = re.compile(r"(fights?|beats?|die in the fight against|dies in the fight against) the zombie on ")
    began = [event for event in match.log if event.name == "fight-began"]
    assert len([line for line in said["en"] if fought.search(line)]) == len(began) > 20
    assert "You beat the zombie on tile 4 south, 2 lives lost." in said["en"]
    assert "Rosa beats the zombie on tile 3 west, 1 life lost, a bullet picked up." in said["en"]
    assert "Rosa dies in the fight against the zombie on tile 3 south-west, 1 life lost." in said["en"]
    assert "Rosa bat le zombie de la case est du panneau 0, 2 balles dépensées." in said["fr"]
    assert "Rosa batte lo zombie sulla casella 0 est, 2 proiettili spesi." in said["it"]
    assert not [line for line in said["en"] if line.startswith(("You beat the zombie; ", "You spend "))]


def event(kind: Told, ply: int, *numbers: int) -> Event:
    """An event of a ply."""
    found = Event(kind, -1, numbers, ())
    found.ply = ply
    return found


def test_a_step_of_a_fight_that_was_taken_back_does_not_count() -> None:
    story = next(story for story in game("hit-z-road").stories() if story.event == "fight-began")
    log = [
        event(FIGHT_BEGAN, 7, 0, 5, 0),
        event(ROLLED, 8, 0),
        event(BITTEN, 9, 0),
        event(DIED_BITTEN, 9, 0, 1),
        event(UNDONE, 10, 0),
        event(BITE_DODGED, 11, 0),
        event(WON_FIGHT, 12, 0),
        event(KEPT, 12, 0, 3),
    ]
    assert len(grouped(log, {"fight-began": story})) == 1
    words = game("hit-z-road").words("en")
    assert words.story(story, log, ["Ada"]) == "Ada beats 5 zombies: nobody lost, 1 adrenaline spent."


def test_a_fight_that_was_taken_back_is_no_story() -> None:
    story = next(story for story in game("hit-z-road").stories() if story.event == "fight-began")
    # Two answers are taken back: the first shoots nothing, the second chose the road.
    log = [event(FIGHT_BEGAN, 7, 0, 5, 0), event(UNDONE, 9, 0), event(UNDONE, 10, 0)]
    assert [len(group) for group in grouped(log, {"fight-began": story})] == [2, 1]


def test_the_next_fight_of_a_group_is_another_story() -> None:
    story = next(story for story in game("hit-z-road").stories() if story.event == "fight-began")
    one = [event(FIGHT_BEGAN, 1, 0, 5, 0), event(WON_FIGHT, 1, 0), event(KEPT, 1, 0, 3)]
    other = [event(FIGHT_BEGAN, 2, 0, 4, 0), event(FLED, 2, 0), event(BOXED, 2, 4)]
    groups = grouped([*one, *other], {"fight-began": story})
    assert groups == [one, other]
    words = game("hit-z-road").words("en")
    assert words.story(story, other, ["Ada"]) == "Ada flees from 4 zombies: 0 killed, nobody lost."
