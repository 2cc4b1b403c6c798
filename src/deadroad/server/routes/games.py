"""Routes for games: what they declare, their texts and their rules."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, get
from litestar.params import Parameter

from deadroad import games as game_names
from deadroad import rules
from deadroad.content.glossary import glossary
from deadroad.content.texts import SHARED
from deadroad.games import game
from deadroad.server import bodies
from deadroad.server.catalogue import ChapterInfo, ClauseInfo, EntryInfo, GameCard, GameInfo
from deadroad.server.game_info import game_info, game_texts
from deadroad.server.players import offered
from deadroad.server.routes.problems import may_fail
from deadroad.server.services import Services

Language = Annotated[bodies.Language, Parameter(description="en, fr or it")]


@get("/api/games", operation_id="listGames", responses=may_fail())
async def list_games() -> list[GameCard]:
    """List all games by name."""
    found = [game(name) for name in game_names()]
    return [GameCard(one.name, one.version, one.fewest, one.most) for one in found]


@get("/api/games/{name:str}", operation_id="getGame", responses=may_fail(404))
async def get_game(name: str, services: Services) -> GameInfo:
    """Return what a game declares, the printed components, and the bots by name."""
    players = offered(game(name), services.config.limits.iterations)
    return msgspec.structs.replace(game_info(name), players=players)


@get(
    "/api/games/{name:str}/texts/{language:str}",
    operation_id="getGameTexts",
    media_type=MediaType.TEXT,
    responses=may_fail(404),
)
async def get_game_texts(name: str, language: Language) -> str:
    """Return the texts of a game as a Fluent catalogue. If a key occurs twice, the first one counts."""
    return game_texts(name, language)


@get("/api/games/{name:str}/rules/{language:str}", operation_id="getGameRules", responses=may_fail(404))
async def get_game_rules(name: str, language: Language) -> list[ChapterInfo]:
    """Return the rules reference by chapter."""
    return [
        ChapterInfo(
            chapter.key,
            chapter.title,
            [ClauseInfo(clause.id, clause.kind, clause.text) for clause in chapter.clauses],
        )
        for chapter in rules(name, language)
    ]


@get("/api/games/{name:str}/glossary/{language:str}", operation_id="getGameGlossary", responses=may_fail(404))
async def get_game_glossary(name: str, language: Language) -> list[EntryInfo]:
    """List cards, tokens, events and agendas by name, with what is printed on them."""
    found = game(name)
    return [EntryInfo(entry.key, entry.name, entry.text) for entry in glossary(found, found.words(language))]


@get(
    "/api/texts/{language:str}",
    operation_id="getSharedTexts",
    media_type=MediaType.TEXT,
    responses=may_fail(404),
)
async def get_shared_texts(language: Language) -> str:
    """Return the texts that all games share, as a Fluent catalogue."""
    return (SHARED / "texts" / f"{language}.ftl").read_text(encoding="utf-8")


HANDLERS = [list_games, get_game, get_game_texts, get_game_rules, get_game_glossary, get_shared_texts]
