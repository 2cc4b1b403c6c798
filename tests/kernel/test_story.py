"""One gesture is told in one sentence."""

from __future__ import annotations

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
    seat, since = match.seat, len(match.plies)
    assert seat is not None
    match.follow(["pay fuel", "pay fuel", "pay ammo", "pay ammo", "pay adrenaline"])
    name = ["Ada", "Clyde"][seat]
    assert told(match, "en", -1, since)[0].lower() == (
        f"{name} pays 2 fuel, 2 ammo and 1 adrenaline for the bid.".lower()
    )
    assert told(match, "en", seat, since)[0].startswith("You pay 2")
    assert told(match, "fr", seat, since)[0].startswith("Vous payez 2")
    assert told(match, "it", seat, since)[0].startswith("Paghi 2")


def test_an_amount_agrees_with_its_number() -> None:
    words = game("hit-z-road").words("fr")
    assert [words.amount("resource", "ammo", count) for count in (0, 1, 2)] == [
        "0 munition",
        "1 munition",
        "2 munitions",
    ]
    assert game("road-master").words("it").amount("colour", 0, 1) == "1 cubo arancione"


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


def fights(match: Match, language: str = "en", reader: int = -1, since: int = 0) -> list[str]:
    """The sentences of all fights of a match from a ply on."""
    stories = {story.event: story for story in match.game.stories()}
    words = match.game.words(language)
    return [
        words.story(stories["fight-began"], group, ["Ada", "Clyde", "Rosa"], reader)
        for group in grouped(match.events(None, since), stories)
        if group[0].name == "fight-began"
    ]


def test_a_whole_fight_is_one_sentence_in_three_languages() -> None:
    match = deadroad.new("hit-z-road", seats=3, seed=4)
    bot = deadroad.bot("hit-z-road", 2, 1)
    while match.seat is not None:
        match.answer(match.game.space.option(bot.pick(match.view(match.seat))))
    said = fights(match, "en", 0)
    assert len(said) == [event.name for event in match.log].count("fight-began")
    assert "Clyde beats 4 zombies: nobody lost, 2 ammo fired, 1 adrenaline spent." in said
    assert "You beat 5 zombies: 2 survivors lost, 2 ammo fired, 2 adrenaline spent." in said
    assert (
        "Rosa flees from 5 zombies and 4 more: 4 killed, nobody lost, 4 ammo fired, 3 adrenaline spent."
    ) in said
    assert "You fall to 6 zombies: 2 killed, 1 survivor lost, 1 adrenaline spent." in said
    assert "Rosa falls to a horde of 6 zombies: 4 killed, 3 survivors lost, 1 ammo fired." in said
    assert "Clyde bat 3 zombies\N{NO-BREAK SPACE}: aucune perte, 2 munitions dépensées." in fights(
        match, "fr", 0
    )
    assert "Soccombi a 6 zombie: 2 uccisi, 1 sopravvissuto perso, 1 adrenalina in meno." in fights(
        match, "it", 0
    )


def test_what_a_fight_was_about_stands_in_its_story_alone() -> None:
    match = deadroad.new("hit-z-road", seats=3, seed=4)
    bot = deadroad.bot("hit-z-road", 2, 1)
    while match.seat is not None:
        match.answer(match.game.space.option(bot.pick(match.view(match.seat))))
    stories = {story.event: story for story in match.game.stories()}
    groups = grouped(match.log, stories)
    assert [event for group in groups for event in group] == match.log
    lone = {group[0].name for group in groups if group[0].name != "fight-began"}
    assert not lone & {"shot", "rolled", "killed", "bitten", "won-fight", "fled"}


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
