"""The shipped content fits its schema, and the schema describes only fields that exist."""

from __future__ import annotations

import pytest

from deadroad.content.schema import schema
from deadroad.games import GAMES, folder
from deadroad.kernel.words import Words

# The games that take variants.
SHIPPED = [name for name in GAMES if (folder(name) / "content" / "schema.toml").exists()]


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_row_fits_the_schema(name: str) -> None:
    for table in schema(folder(name)).tables.values():
        for row in table.shipped:
            table.check(row)


@pytest.mark.parametrize("name", SHIPPED)
def test_the_shipped_rows_have_the_totals_that_the_rules_state(name: str) -> None:
    rules = schema(folder(name))
    for total in rules.totals:
        count = total.count(rules.tables[total.table].shipped)
        assert total.stated in (None, count), total.told()
        assert total.least <= count <= total.most, total.told()


@pytest.mark.parametrize("name", SHIPPED)
def test_every_field_of_a_schema_is_used_by_a_row(name: str) -> None:
    for table in schema(folder(name)).tables.values():
        for field in table.fields:
            if field != "copies":  # with 0 copies a variant leaves a contract out
                assert any(field in row for row in table.shipped), (table.name, field)


@pytest.mark.parametrize("name", SHIPPED)
def test_the_texts_of_a_row_are_in_the_catalogue(name: str) -> None:
    from deadroad.games import game

    words: Words = game(name).words("en")
    for table in schema(folder(name)).tables.values():
        for pattern in table.texts:
            assert any(words.has(pattern.format(id=table.id(row))) for row in table.shipped), pattern
