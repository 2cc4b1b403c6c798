"""Cards and tokens by name, as clients get them."""

from __future__ import annotations

import pytest

from tests.server.client import Refusal
from tests.server.conftest import Company

pytestmark = pytest.mark.anyio


async def test_a_client_gets_every_card_with_what_is_printed_on_it(company: Company) -> None:
    ann = await company.guest("Ann")
    found = {entry["key"]: entry for entry in await ann.get("/api/games/hit-z-road/glossary/fr")}
    assert found["card-I-13"]["name"] == "Grand-rue"
    assert "4 zombies" in found["card-I-13"]["text"]
    assert found["token-molotov"]["text"]
    with pytest.raises(Refusal, match="404"):
        await ann.get("/api/games/nothing/glossary/fr")
