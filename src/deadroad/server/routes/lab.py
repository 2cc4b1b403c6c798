"""Routes for the lab: studies of rule sets, on the user's own machine or for admins."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import get, post
from litestar.params import Parameter
from msgspec.structs import replace

from deadroad.server.lab_bodies import (
    BegunStudy,
    LabGame,
    LabRecord,
    LabTable,
    NewDepth,
    NewStudy,
    StudyCard,
    StudyResult,
)
from deadroad.server.lab_results import lab_tables, study_result
from deadroad.server.routes.games import Language
from deadroad.server.routes.parameters import Asked, Id
from deadroad.server.routes.problems import may_fail
from deadroad.server.routes.staff import staff
from deadroad.server.services import Services

Deed = Annotated[Literal["pause", "resume", "remove"], Parameter(description="pause, resume or remove")]
GameName = Annotated[str, Parameter(max_length=40)]


async def may_experiment(request: Asked, services: Services) -> None:
    """Raise No unless the server serves only its own machine, or the person is an admin."""
    if not services.config.own_machine:
        await staff(request, services)


@get("/api/lab/studies", operation_id="labStudies", responses=may_fail())
async def lab_studies(request: Asked, services: Services) -> list[StudyCard]:
    """List all studies, the newest first."""
    await may_experiment(request, services)
    return await asyncio.to_thread(services.lab.cards)


@get("/api/lab/tables/{name:str}/{language:str}", operation_id="labTables", responses=may_fail(404))
async def get_lab_tables(
    request: Asked, name: GameName, language: Language, services: Services
) -> list[LabTable]:
    """Return the tables of a game with the numbers that a variant can change."""
    await may_experiment(request, services)
    return await asyncio.to_thread(lab_tables, name, language)


@post("/api/lab/studies", operation_id="beginStudy", responses=may_fail(404, 409))
async def begin_study(request: Asked, data: NewStudy, services: Services) -> BegunStudy:
    """Begin a study."""
    await may_experiment(request, services)
    texts = services.variants.text
    arms = [
        replace(arm, variant=await asyncio.to_thread(texts, data.game, arm.digest)) if arm.digest else arm
        for arm in data.arms
    ]
    return BegunStudy(await services.lab.start(replace(data, arms=arms)))


@get("/api/lab/studies/{study_id:str}/{language:str}", operation_id="getStudy", responses=may_fail(404))
async def get_study(request: Asked, study_id: Id, language: Language, services: Services) -> StudyResult:
    """Return a study with its figures so far."""
    await may_experiment(request, services)
    return await asyncio.to_thread(study_result, services.lab, study_id, language)


@post(
    "/api/lab/studies/{study_id:str}/do/{deed:str}", operation_id="changeStudy", responses=may_fail(404, 409)
)
async def change_study(request: Asked, study_id: Id, deed: Deed, services: Services) -> None:
    """Pause, resume or remove a study."""
    await may_experiment(request, services)
    match deed:
        case "pause":
            await services.lab.pause(study_id)
        case "resume":
            await services.lab.resume(study_id)
        case "remove":
            await services.lab.remove(study_id)


@post("/api/lab/studies/{study_id:str}/depth", operation_id="measureStudy", responses=may_fail(404, 409))
async def measure_study(request: Asked, study_id: Id, data: NewDepth, services: Services) -> None:
    """Measure the luck share and the skill ladder of a study."""
    await may_experiment(request, services)
    await services.lab.measure(study_id, data)


@post("/api/lab/studies/{study_id:str}/record", operation_id="labRecord", responses=may_fail(404))
async def lab_record(request: Asked, study_id: Id, data: LabGame, services: Services) -> LabRecord:
    """Return the record of a game of a study."""
    await may_experiment(request, services)
    return LabRecord(*await services.lab.record(study_id, data.arm, data.number, data.about))


HANDLERS = [lab_studies, get_lab_tables, begin_study, get_study, change_study, measure_study, lab_record]
