"""What was done in one gesture is one sentence."""

from __future__ import annotations

import deadroad
from deadroad.content.texts import LANGUAGES
from deadroad.games import game
from deadroad.kernel.match import Match
from deadroad.kernel.story import grouped


def told(match: Match, language: str, reader: int, since: int) -> list[str]:
    """The sentences of a match from a ply on."""
    stories = {story.event: story for story in match.game.stories()}
    words = match.game.words(language)
    names = ["Ada", "Clyde", "Rosa"]
    return [
        words.story(stories[group[0].name], group, names, reader)
        if len(group) > 1
        else words.event(group[0], names)
        for group in grouped(match.events(None, since), stories)
    ]


def test_a_price_is_told_in_one_sentence_and_says_you_to_its_reader() -> None:
    match = deadroad.new("hit-z-road", seats=2, seed=4)
    for answer in ("bid 5", "pass", "pass"):
        match.answer(answer)
    seat, since = match.seat, len(match.plies)
    assert seat is not None
    match.follow(["pay fuel", "pay fuel", "pay ammo", "pay ammo", "pay adrenaline"])
    name = ["Ada", "Clyde"][seat]
    assert told(match, "en", -1, since)[0].lower() == (
        f"{name} pays 2 fuel, 2 ammo, 1 adrenaline for the bid.".lower()
    )
    assert told(match, "en", seat, since)[0].startswith("You pay 2")
    assert told(match, "fr", seat, since)[0].startswith("Vous payez 2")
    assert told(match, "it", seat, since)[0].startswith("Paghi 2")


def test_every_story_has_words_and_an_event() -> None:
    for name in deadroad.games():
        found = game(name)
        for language in LANGUAGES:
            words = found.words(language)
            for story in found.stories():
                assert words.has(f"story-{story.event}"), (name, language, story.event)
                assert words.has(f"event-{story.event}"), (name, language, story.event)


def test_a_walk_is_told_by_its_end() -> None:
    match = deadroad.new("zombies", seats=2, seed=3)
    bot = deadroad.bot("zombies", 2)
    while match.seat is not None and len(match.plies) < 400:
        match.answer(bot.choose(match.view(match.seat)))
    lines = told(match, "en", -1, 0)
    assert [line for line in lines if " walks to " in line and line.endswith(" spaces.")]
