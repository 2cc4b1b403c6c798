"""The games: what they declare, their words and their rules."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Annotated

from litestar import MediaType, get
from litestar.params import Parameter

from deadroad import games as game_names
from deadroad import rules
from deadroad.bots import LEVELS
from deadroad.content.texts import SHARED, Texts
from deadroad.games import folder, game, package
from deadroad.kernel.event import EventKind, Whispered
from deadroad.kernel.listing import shown_fields
from deadroad.kernel.match import UNDONE
from deadroad.server import bodies
from deadroad.server.catalogue import (
    ChapterInfo,
    ClauseInfo,
    DomainInfo,
    EventInfo,
    FieldInfo,
    GameCard,
    GameInfo,
    PresetInfo,
    SettingInfo,
    ShownField,
    SlotInfo,
    StoryInfo,
    VerbInfo,
)
from deadroad.server.routes.problems import may_fail

Language = Annotated[bodies.Language, Parameter(description="en, fr or it")]


def _modules(name: str) -> list[ModuleType]:
    """Return the modules of a game, and the event modules of games whose words they use."""
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
    """Return every kind of event a game tells, by name; its own before those it borrows."""
    kinds: dict[str, EventKind] = {UNDONE.name: UNDONE}
    for module in _modules(name):
        for kind in vars(module).values():
            if isinstance(kind, EventKind):
                kinds[kind.name] = kind
    return kinds


@cache
def game_info(name: str) -> GameInfo:
    """Return all that a client needs to know of a game besides its words."""
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
        fields=[ShownField(name, kind) for name, kind in shown_fields(found.words("en"))],
        stories=[StoryInfo(one.event, one.place, one.what, one.amount) for one in found.stories()],
    )


@get("/api/games", operation_id="listGames", responses=may_fail())
async def list_games() -> list[GameCard]:
    """Every game, by name."""
    found = [game(name) for name in game_names()]
    return [GameCard(one.name, one.version, one.fewest, one.most) for one in found]


@get("/api/games/{name:str}", operation_id="getGame", responses=may_fail(404))
async def get_game(name: str) -> GameInfo:
    """What a game declares, and what is printed on its components."""
    return game_info(name)


def _catalogue(folders: list[Path], room: str, language: str) -> str:
    texts = [(place / room / f"{language}.ftl").read_text(encoding="utf-8") for place in folders]
    return "\n".join(texts)


@get(
    "/api/games/{name:str}/texts/{language:str}",
    operation_id="getGameTexts",
    media_type=MediaType.TEXT,
    responses=may_fail(404),
)
async def get_game_texts(name: str, language: Language) -> str:
    """A game's words as a Fluent catalogue. A key may come twice: the first one counts."""
    words = game(name).words(language)
    folders = list(words.folders) if isinstance(words, Texts) else [folder(name)]
    return _catalogue(folders, "texts", language)


@get("/api/games/{name:str}/rules/{language:str}", operation_id="getGameRules", responses=may_fail(404))
async def get_game_rules(name: str, language: Language) -> list[ChapterInfo]:
    """The rules reference, chapter by chapter."""
    return [
        ChapterInfo(
            chapter.key,
            chapter.title,
            [ClauseInfo(clause.id, clause.kind, clause.text) for clause in chapter.clauses],
        )
        for chapter in rules(name, language)
    ]


@get(
    "/api/texts/{language:str}",
    operation_id="getSharedTexts",
    media_type=MediaType.TEXT,
    responses=may_fail(404),
)
async def get_shared_texts(language: Language) -> str:
    """The words that all games share, as a Fluent catalogue."""
    return _catalogue([SHARED], "texts", language)


HANDLERS = [list_games, get_game, get_game_texts, get_game_rules, get_shared_texts]
