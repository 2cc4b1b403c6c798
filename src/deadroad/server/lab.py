"""Studies on this machine. A study is a folder and, while it runs, a `deadroad study` process."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import re
import shutil
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from deadroad.arena.depth import read_depths
from deadroad.arena.job import Job
from deadroad.arena.moment import moment
from deadroad.arena.plan import figure_named
from deadroad.arena.processes import begin
from deadroad.arena.study import PLAN, PROGRESS, read_plan
from deadroad.arena.table import record
from deadroad.arena.wording import Wording
from deadroad.games import game, playing, read_variant
from deadroad.kernel.errors import BadRequest
from deadroad.server.lab_bodies import NewDepth, NewStudy, StudyCard, StudyState
from deadroad.server.refusal import No
from deadroad.server.tokens import draw_id

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
LOG: Final = "log.txt"
MOST: Final = 200  # most studies in the list
AT_ONCE: Final = 2  # most running studies
LAST: Final = 19  # `nice`: after tables, records and bots


class Lab:
    """The studies in a folder of the server's data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "lab"
        self.running: dict[str, asyncio.subprocess.Process] = {}

    def place(self, id_: str) -> Path:
        """Return the folder of a study. Raises No if it does not exist."""
        if not ID.fullmatch(id_) or not (self.folder / id_ / PLAN).is_file():
            raise No("no-such-study", 404)
        return self.folder / id_

    def cards(self) -> list[StudyCard]:
        """Return all studies, the newest first."""
        if not self.folder.is_dir():
            return []
        plans = sorted(self.folder.glob(f"*/{PLAN}"), key=lambda path: -path.stat().st_mtime)
        return [self.card(path.parent.name) for path in plans[:MOST]]

    def card(self, id_: str, language: str = "en") -> StudyCard:
        """Return the status of a study."""
        place = self.place(id_)
        plan = read_plan(place)
        told = progress(place)
        games = int(told.get("games", 0))
        return StudyCard(
            id=id_,
            game=plan["game"],
            title=game(plan["game"]).words(language).say("title"),
            seats=plan["seats"],
            bots=plan["bots"],
            arms=[arm["name"] for arm in plan["arms"]],
            state=self.state(
                id_, done=(games >= plan["games"] or bool(told.get("clear"))) and deep(place, plan)
            ),
            games=games,
            total=plan["games"],
            left=told.get("left"),
            axes=plan.get("axes", []),
            until=Wording(plan["game"], language=language).figure(plan["until"]) if plan.get("until") else "",
            clear=bool(told.get("clear")),
            settings=plan["settings"],
            why=complaint(place) if id_ not in self.running else "",
        )

    def state(self, id_: str, *, done: bool) -> StudyState:
        """Return the state of a study: running, paused, done or failed."""
        process = self.running.get(id_)
        if process is not None and process.returncode is None:
            return "running"
        if done:
            return "done"
        return "failed" if complaint(self.folder / id_) else "paused"

    async def start(self, asked: NewStudy) -> str:
        """Check the request, create the study and start it."""
        found = game(asked.game)
        found.check_seats(asked.seats)
        for arm in asked.arms:
            if arm.variant and read_variant(arm.variant, arm.name).game != asked.game:
                raise BadRequest(f"{arm.name} is a variant of another game")
        settings = dict(asked.settings)
        Job(asked.game, asked.seats, tuple(asked.bots), asked.games, 0, settings, variant=playing()).try_out()
        id_ = draw_id()
        place = self.folder / id_
        place.mkdir(parents=True)
        plan = {
            "game": asked.game,
            "seats": asked.seats,
            "bots": asked.bots,
            "games": asked.games,
            "first": 0,
            "settings": settings,
            "arms": [
                {"name": arm.name, "variant": tidied(arm.variant, arm.name), "at": arm.at}
                for arm in asked.arms
            ],
            "axes": asked.axes,
            "until": figure_named(Wording(asked.game), asked.until, asked.seats) if asked.until else "",
            "ray": asked.ray,
            "luck": asked.luck,
            "ladder": asked.ladder,
        }
        (place / PLAN).write_text(json.dumps(plan), encoding="utf-8")
        await self.resume(id_)
        return id_

    async def measure(self, id_: str, asked: NewDepth) -> None:
        """Measure the luck and skill of a study, after its games."""
        place = self.place(id_)
        plan = {**read_plan(place), "luck": asked.luck, "ladder": asked.ladder}
        await self.pause(id_)
        (place / PLAN).write_text(json.dumps(plan), encoding="utf-8")
        await self.resume(id_)

    async def resume(self, id_: str) -> None:
        """Continue a paused study."""
        place = self.place(id_)
        if sum(process.returncode is None for process in self.running.values()) >= AT_ONCE:
            raise No("lab-busy", 409)
        if id_ in self.running and self.running[id_].returncode is None:
            return
        with (place / LOG).open("wb") as log:
            self.running[id_] = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "deadroad", "study", str(place)),
                stdout=asyncio.subprocess.DEVNULL,
                stderr=log,
                env=os.environ.copy(),
            )
        step_behind(self.running[id_].pid)

    async def pause(self, id_: str) -> None:
        """Stop a study. Finished chunks are kept."""
        place = self.place(id_)
        process = self.running.pop(id_, None)
        if process is not None and process.returncode is None:
            process.terminate()
            await process.wait()
        (place / LOG).unlink(missing_ok=True)

    async def remove(self, id_: str) -> None:
        """Stop a study and delete it."""
        await self.pause(id_)
        await asyncio.to_thread(shutil.rmtree, self.place(id_))

    async def record(self, id_: str, arm: int, number: int, about: str) -> tuple[str, int | None]:
        """Return the record of a game, replayed by a process with its variant, and the ply to look at."""
        plan = read_plan(self.place(id_))
        if arm >= len(plan["arms"]) or number >= plan["games"]:
            raise No("no-such-game", 404)
        return await asyncio.to_thread(played_again, plan, plan["arms"][arm]["variant"], number, about)

    async def close(self) -> None:
        """Stop all running studies. They can be resumed after the restart."""
        for id_ in list(self.running):
            await self.pause(id_)


def step_behind(pid: int) -> None:
    """Give a process, and those that it starts, the lowest priority: studies come last."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):  # it may be over already
            os.setpriority(os.PRIO_PROCESS, pid, LAST)


def deep(place: Path, plan: dict[str, Any]) -> bool:
    """Return whether the luck and skill that the plan asks for have been measured."""
    found, _ = read_depths(place)
    games, top = min(plan.get("luck", 0), plan["games"]), plan.get("ladder", 0)
    return not (games or top) or (
        len(found) == len(plan["arms"])
        and all(depth.games >= games and len(depth.rungs) >= top for depth in found)
    )


def progress(place: Path) -> dict[str, Any]:
    """Return the figures of a study so far; None before the first are written."""
    try:
        told: dict[str, Any] = json.loads((place / PROGRESS).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return told


def complaint(place: Path) -> str:
    """Return the last error message of the process of a study."""
    try:
        lines = (place / LOG).read_text(encoding="utf-8", errors="replace").strip().splitlines()
    except OSError:
        return ""
    said = [line for line in lines if line.startswith("deadroad: ")]
    return said[-1].removeprefix("deadroad: ")[:300] if said else ""


def tidied(text: str, name: str) -> str:
    """Return a variant in the form that records store."""
    return read_variant(text, name).text if text else ""


def played_again(plan: dict[str, Any], variant: str, number: int, about: str) -> tuple[str, int | None]:
    """Return the record of a game of a study, and the ply to look at."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context, initializer=begin, initargs=(variant,)) as pool:
        return pool.submit(again, plan, variant, number, about).result()


def again(plan: dict[str, Any], variant: str, number: int, about: str) -> tuple[str, int | None]:
    """Replay a game of a study. Return its record and the ply to look at."""
    who = (plan["game"], plan["seats"], tuple(plan["bots"]))
    job = Job(*who, plan["games"], plan["first"], plan["settings"], variant=variant)
    return record(job, number), moment(job, number, about)
