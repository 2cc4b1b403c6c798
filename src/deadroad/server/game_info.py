"""What a client needs to know about a game: verbs, domains, events, settings, printed components, texts."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

from deadroad.bots import LEVELS
from deadroad.content.texts import Texts
from deadroad.games import folder, game, package
from deadroad.kernel.event import EventKind, Whispered
from deadroad.kernel.match import UNDONE
from deadroad.kernel.story import Story
from deadroad.server.catalogue import (
    DomainInfo,
    EventInfo,
    FieldInfo,
    GameInfo,
    PresetInfo,
    SettingInfo,
    SlotInfo,
    StoryInfo,
    TotalInfo,
    VerbInfo,
)


def _modules(name: str) -> list[ModuleType]:
    """Return the modules of a game, and the event modules of games whose events it uses."""
    root = import_module(package(name))
    found = [import_module(module.name) for module in walk_packages(root.__path__, root.__name__ + ".")]
    doors = {
        ".".join(origin.split(".")[:3]) + ".events"
        for module in found
        for thing in vars(module).values()
        if (origin := str(getattr(thing, "__module__", ""))).startswith("deadroad.games.")
        and not origin.startswith(root.__name__ + ".")
        and origin.count(".") > 2
    }
    return [import_module(door) for door in sorted(doors)] + found


@cache
def event_kinds(name: str) -> dict[str, EventKind]:
    """Return every kind of event of a game, by name. Its own take precedence over those of other games."""
    kinds: dict[str, EventKind] = {UNDONE.name: UNDONE}
    for module in _modules(name):
        for kind in vars(module).values():
            if isinstance(kind, EventKind):
                kinds[kind.name] = kind
    return kinds


@cache
def game_info(name: str) -> GameInfo:
    """Return everything that a client needs to know about a game besides its texts."""
    found = game(name)
    slots = {domain.name: domain for verb in found.space.verbs for domain in verb.domains}
    domains = {**slots, **found.domains}
    return GameInfo(
        name=found.name,
        version=found.version,
        fewest=found.fewest,
        most=found.most,
        settings=[
            SettingInfo(row.name, row.clause, row.default, list(row.choices), row.least, row.most)
            for row in found.settings
        ],
        presets=[PresetInfo(preset.name, dict(preset.settings)) for preset in found.presets()],
        timings=list(found.timings),
        borrows=list(found.borrows()),
        verbs=[
            VerbInfo(
                verb.name,
                verb.first,
                [SlotInfo(domain.slot, domain.name, domain.ref) for domain in verb.domains],
            )
            for verb in found.space.verbs
        ],
        domains=[
            DomainInfo(key, domain.ref, list(domain.values), key in found.domains)
            for key, domain in domains.items()
        ],
        events=[
            EventInfo(
                kind.name,
                kind.clause,
                [FieldInfo(field.name, field.domain, field.many) for field in kind.fields],
                isinstance(kind, Whispered),
            )
            for kind in event_kinds(name).values()
        ],
        levels=list(LEVELS),
        content=found.content(),
        stories=[_story(one) for one in found.stories()],
        headings=list(found.headings()),
    )


def _story(story: Story) -> StoryInfo:
    """Return how events become one sentence."""
    totals = [TotalInfo(total.name, list(total.events), total.amount) for total in story.totals]
    where = (story.place, story.what, story.amount)
    then, last = list(story.then), list(story.last)
    return StoryInfo(story.event, *where, then, last, totals, story.shared, story.each)


def game_texts(name: str, language: str) -> str:
    """Return the texts of a game as a Fluent catalogue. If a key occurs twice, the first one counts."""
    words = game(name).words(language)
    if isinstance(words, Texts):
        return words.source()
    return (folder(name) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
