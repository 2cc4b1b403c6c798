"""Routes for variants: only on the user's own machine. Each variant runs in a separate server process."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from deadroad.server.lab_bodies import NewVariant, OpenVariant, VariantCard, VariantServer
from deadroad.server.routes.problems import may_fail
from deadroad.server.services import Services

GameName = Annotated[str, Parameter(max_length=40)]


@get("/api/variants/{name:str}", operation_id="listVariants", responses=may_fail(404))
async def list_variants(name: GameName, services: Services) -> list[VariantCard]:
    """List the variants of a game that can be played here: examples, and added ones."""
    services.variants.check()
    return await asyncio.to_thread(services.variants.cards, name)


@post("/api/variants/{name:str}", operation_id="addVariant", responses=may_fail(401, 409))
async def add_variant(name: GameName, data: NewVariant, services: Services) -> VariantCard:
    """Check the text of a variant and store it."""
    services.variants.check()
    return await asyncio.to_thread(services.variants.add, name, data.text, data.file)


@post("/api/variants/{name:str}/open", operation_id="openVariant", responses=may_fail(404))
async def open_variant(name: GameName, data: OpenVariant, services: Services) -> VariantServer:
    """Start the server that plays a variant, unless it runs. Return its address."""
    services.variants.check()
    return VariantServer(await services.variants.open(name, data.digest))


HANDLERS = [list_variants, add_variant, open_variant]
