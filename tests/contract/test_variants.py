"""The battery on random valid variants of each game, each in its own process."""

from __future__ import annotations

import json
import multiprocessing
import re
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import deadroad
from deadroad.arena.processes import begin
from deadroad.content.schema import FILE, Field, Table, schema
from deadroad.games import folder, game, read_variant
from deadroad.kernel.errors import BadVariant, Unreplayable
from tests.contract.variant_proof import complaint, prove, verified

# A game without a schema takes no variants.
Parts = dict[str, dict[str, Any]]  # of a variant: by table and row, or by name of a setting
GAMES = [name for name in deadroad.games() if (folder(name) / "content" / FILE).exists()]


def values(field: Field) -> st.SearchStrategy[Any] | None:
    """Values that fit a field; None for what a random value would hardly ever fit."""
    if field.fixed or field.pattern:
        return None
    match field.kind:
        case "number":
            return st.integers(field.least, field.most)
        case "word":
            return st.sampled_from(field.choices)
        case "words":
            return st.lists(st.sampled_from(field.choices), min_size=field.least, max_size=field.most)
        case "group":
            inner = {key: value for key, one in field.fields.items() if (value := values(one)) is not None}
            return st.fixed_dictionaries({}, optional=inner)
    return None


@st.composite
def variants(draw: st.DrawFn, name: str) -> str:
    """A random valid variant of a game as a text: rows changed, removed and added, and other settings."""
    rules = schema(folder(name))
    found: Parts = {"settings": {}, "change": {}, "remove": {}, "add": {}}
    for _ in range(draw(st.integers(1, 8))):
        table: Table = draw(st.sampled_from(list(rules.tables.values())))
        row = draw(st.sampled_from(table.shipped))
        fitting = {key: value for key, one in table.fields.items() if (value := values(one)) is not None}
        key = draw(st.sampled_from(sorted(fitting)))
        where = "*" if key in table.same else table.id(row)
        found = tried(name, found, "change", table.name, where, {key: draw(fitting[key])})
    for _ in range(draw(st.integers(0, 2))):
        table = draw(st.sampled_from(list(rules.tables.values())))
        row = draw(st.sampled_from(table.shipped))
        found = tried(name, found, "remove", table.name, table.id(row), {})
        if table.add:
            # Added rows are like shipped ones: a random row would hardly ever be valid.
            like = {key: value for key, value in row.items() if value != table.id(row)}
            fresh = f"{table.id(row).partition('-')[0]}-{draw(st.integers(70, 99))}"
            found = tried(name, found, "add", table.name, fresh, like)
    for setting in game(name).settings:
        # Choices that are numbers come from the content, which the variant may have changed.
        if draw(st.integers(0, 3)) == 0 and not any(choice.isdigit() for choice in setting.choices):
            # Not more than usual, so that games do not get longer.
            found["settings"][setting.name] = draw(
                st.sampled_from(setting.choices)
                if setting.choices
                else st.integers(setting.least, int(str(setting.default)))
            )
    return written(name, found)


def tried(name: str, found: Parts, part: str, table: str, row: str, fields: dict[str, Any]) -> Parts:
    """The parts of a variant with one more edit, or without it if that is not valid."""
    rows = found[part].get(table, {})
    edited = {**rows, row: {**rows.get(row, {}), **fields}}
    more = {**found, part: {**found[part], table: edited}}
    return more if is_valid(name, more) else found


def is_valid(name: str, parts: Parts) -> bool:
    try:
        read_variant(written(name, parts))
    except BadVariant:
        return False
    return True


def written(name: str, parts: Parts) -> str:
    rules = schema(folder(name))
    stated = {total.clause for total in rules.totals if total.stated is not None}
    lines = ['name = "Random"', f'game = "{name}"', f"totals = {json.dumps(sorted(stated))}"]
    if parts["settings"]:
        lines += ["[settings]", *[f"{key} = {toml(value)}" for key, value in parts["settings"].items()]]
    if any(parts["remove"].values()):
        lines += [
            "[remove]",
            *[f"{table} = {json.dumps([*rows])}" for table, rows in parts["remove"].items()],
        ]
    for part in ("change", "add"):
        for table, rows in parts[part].items():
            for row, fields in rows.items():
                lines.append(f"[{part}.{table}.{json.dumps(row)}]")
                lines += [f"{key} = {toml(value)}" for key, value in fields.items()]
    names = [
        rules.tables[table].texts[0].format(id=row)
        for table, rows in parts["add"].items()
        for row in rows
        if rules.tables[table].texts
    ]
    if names:
        lines += ["[texts.en]", *[f'{json.dumps(key)} = "Added"' for key in names]]
    return "\n".join(lines)


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + " }"
    return json.dumps(value)


def process(variant: str) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, context, initializer=begin, initargs=(variant,))


@pytest.mark.parametrize("played", GAMES)
def test_games_of_a_random_variant_keep_the_contract(played: str, long: bool) -> None:
    @settings(
        max_examples=60 if long else 5,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(variants(played), st.integers(0, 11))
    def holds(text: str, seed: int) -> None:
        with process(text) as pool:
            pool.submit(prove, played, seed).result()

    holds()


def test_random_variants_change_remove_and_add_rows_and_settings() -> None:
    seen: set[str] = set()
    for name in ("hit-z-road", "zombies"):

        @settings(max_examples=25, deadline=None, database=None, derandomize=True)
        @given(variants(name))
        def collect(text: str) -> None:
            seen.update(re.findall(r"^\[(change|remove|add|settings)", text, re.MULTILINE))

        collect()
    assert seen == {"change", "remove", "add", "settings"}


def test_a_record_of_a_variant_does_not_replay_under_the_plain_game() -> None:
    text = 'name = "Two"\ngame = "hit-z-road"\n\n[change.cards."I-13"]\nzombies = 1'
    with process(text) as pool:
        record = pool.submit(prove, "hit-z-road", 3).result()
    assert '\nvariant name = "Two"\n' in record
    assert "\nvariant\n" in record
    with process("") as pool:
        digest = pool.submit(verified, record).result()
        assert f" over {digest}" in record
    deadroad.info("hit-z-road")
    with pytest.raises((BadVariant, Unreplayable)):
        deadroad.verify(record)


def test_a_changed_variant_breaks_the_commitment() -> None:
    text = 'name = "Two"\ngame = "hit-z-road"\nwhy = "a"'
    with process(text) as pool:
        record = pool.submit(prove, "hit-z-road", 3).result()
    with process("") as pool:
        assert "commitment" in pool.submit(complaint, record.replace('why = "a"', 'why = "b"')).result()
