"""Names and chat: nothing invisible, nothing that disturbs other lines, no name like that of an account."""

from __future__ import annotations

from pathlib import Path

import pytest

from deadroad.server import actions
from deadroad.server.bodies import NewTable, SeatPlan
from deadroad.server.config import Config
from deadroad.server.looks import look, unstacked
from deadroad.server.new_table import terms
from deadroad.server.people import BadName, clean
from deadroad.server.services import Services
from deadroad.server.table import Table
from tests.server.client import Refusal
from tests.server.conftest import Company

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"  # noqa: S105 - of nobody


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",  # a filler that is a letter
        "\u2800\u2800",  # empty braille
        "A\u034fnn",
        "\ufe0f",
        "\u0301",
        "Z\u0302\u0303\u0304\u0305\u0306\u0307",
        "ก" + "\u0e47" * 6,  # marks without a combining class, which browsers stack as high
        "\u0e47\u20dd",
        "Ann\u200b",
        "\u202ennA",
    ],
)
def test_a_name_that_others_cannot_see_or_read_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        clean(name)


@pytest.mark.parametrize(
    "name", ["Ann ❤\ufe0f", "Nguyễn", "José", "Ива́н", "हिन्दी", "שָׁלוֹם", "ไทยน้ำ", "လျှို့ဝှက်", "李小龍"]
)
def test_names_of_many_languages_are_accepted(name: str) -> None:
    assert clean(name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Аnnа"),  # Cyrillic
        ("coco", "сосо"),  # Cyrillic
        ("NIKO", "ΝΙΚΟ"),  # Greek
        ("Will", "WiIl"),
        ("Will", "Wi1l"),
        ("Otto", "0tto"),
        ("Karen Barn", "Karen Bam"),
        ("Ann", "Ａnn"),  # a wide letter
        ("Ann", "An\ufe0fn"),
    ],
)
def test_names_that_look_alike_have_the_same_look(name: str, other: str) -> None:
    assert name != other
    assert look(name) == look(other)


@pytest.mark.parametrize(
    ("name", "other"), [("Ian", "Lan"), ("Ann", "Ana"), ("Анна", "Anna"), ("Bob", "Rob")]
)
def test_names_that_do_not_look_alike_have_different_looks(name: str, other: str) -> None:
    assert look(name) != look(other)


async def test_nobody_takes_a_name_that_looks_like_the_name_of_an_account(company: Company) -> None:
    owner, eve = await company.guest("Owner"), await company.guest("Eve")
    await owner.post("/api/account", {"name": "Lookalike", "password": PASSWORD})
    fake = "Loоkalike"  # one letter is Cyrillic
    with pytest.raises(Refusal, match="409 name-taken"):
        await company.guest(fake)
    with pytest.raises(Refusal, match="409 name-taken"):
        await eve.post("/api/me/name", {"name": fake})
    with pytest.raises(Refusal, match="409 name-taken"):
        await eve.post("/api/account", {"name": fake, "password": PASSWORD})
    # The owner can change the spelling of their own name.
    renamed = await owner.post("/api/me/name", {"name": "LookaIike", "password": PASSWORD})
    assert renamed["name"] == "LookaIike"
    with pytest.raises(Refusal, match="409 name-taken"):
        await company.guest("Lookalike")


async def test_older_accounts_get_their_look_at_the_start(tmp_path: Path, db: str) -> None:
    services = Services(Config(data=str(tmp_path), db=db, workers=1))
    await services.open()
    ann, _ = await services.people.guest("Ann")
    await services.people.make_account(ann.id, "Ann", PASSWORD)
    await services.database.write(("UPDATE people SET look = NULL", ()))
    await services.people.store_looks()
    assert await services.database.read("SELECT look FROM people") == [{"look": look("Ann")}]
    await services.close()


def test_chat_cannot_reorder_or_cover_other_lines() -> None:
    table = Table(terms(NewTable("lanterns", [SeatPlan("me"), SeatPlan("hot")]), "ann"))
    (entry,) = actions.say("ann", "\u202eolleh\u2066 a" + "\u0301" * 50)(table)
    assert entry.body == "olleh a" + "\u0301" * 3
    (entry,) = actions.say("ann", "ก" + "\u0e47" * 50)(table)
    assert entry.body == "ก" + "\u0e47" * 5
    assert unstacked("Nguyễn 👩\u200d🚀") == "Nguyễn 👩\u200d🚀"
