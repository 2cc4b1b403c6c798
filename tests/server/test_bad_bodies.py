"""A request that is not valid is refused with the name of the wrong field and what is wrong with it."""

from __future__ import annotations

import pytest

from tests.server.conftest import Company

pytestmark = pytest.mark.anyio

SEATS = [{"kind": "me"}, {"kind": "bot"}]
GOOD = {"game": "hit-z-road", "seats": SEATS}


async def refused(company: Company, method: str, path: str, body: object = None) -> str:
    """Return why a request was refused as not valid."""
    ann = await company.guest("Ann")
    answer = await ann.answer(method, path, body)
    said = answer.json()
    assert (answer.status_code, said["code"]) == (400, "bad-request")
    return str(said["detail"])


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        ({"game": "hit-z-road"}, "seats: is missing"),
        ({**GOOD, "color": 1}, "color: is not a known field"),
        ({**GOOD, "seats": "two"}, "seats: expected `array`, got `str`"),
        ({**GOOD, "game": 5}, "game: expected `str`, got `int`"),
        ({**GOOD, "seats": [*SEATS, {"kind": "cat"}]}, "seats[2].kind: invalid enum value 'cat'"),
        ({**GOOD, "seats": [{}]}, "seats[0].kind: is missing"),
        ({**GOOD, "seats": [{"kind": "bot", "level": 9}]}, "seats[0].level: expected `int` <= 4"),
        ({**GOOD, "absence": 1}, "absence: expected `int` >= 30"),
        ([], "body: expected `object`, got `array`"),
    ],
)
async def test_a_bad_table_is_refused_with_the_wrong_field(
    company: Company, body: object, detail: str
) -> None:
    assert await refused(company, "POST", "/api/tables", body) == detail


async def test_every_body_and_parameter_is_refused_alike(company: Company) -> None:
    assert await refused(company, "POST", "/api/guest", {"name": ""}) == "name: expected `str` of length >= 1"
    assert await refused(company, "POST", "/api/me/name") == "body: is missing"
    assert await refused(company, "POST", "/api/login", {"name": "Ann"}) == "password: is missing"
    assert await refused(company, "GET", "/api/tables?which=all") == "which: invalid enum value 'all'"
    assert await refused(company, "GET", "/api/tables?many=1000") == "many: expected `int` <= 100"


async def test_a_wrong_password_field_is_named_but_not_repeated(company: Company) -> None:
    detail = await refused(company, "POST", "/api/account", {"name": "Ann", "password": "short"})
    assert detail == "password: expected `str` of length >= 8"
