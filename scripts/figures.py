"""Writes docs/figures.md: the dated results of a long check."""

from __future__ import annotations

import datetime as dt
import json
import platform
import subprocess
from pathlib import Path

import stamp
from progress import say
from workshop import PYTHON, ROOT, environment

PAGE = ROOT / "docs" / "figures.md"
BENCHES = (
    ("-m", "deadroad", "bench"),
    ("bench/arena.py",),
    ("bench/envs.py",),
    ("bench/server.py",),
    ("bench/server_attacks.py", "--check"),
    ("bench/pace.py", "--check"),
)


def kept(gate: str) -> Path:
    """Return the file in which the tests of a gate store their figures."""
    return ROOT / "build" / f"figures-{gate}.json"


def write(gates: list[str], lines: list[str]) -> None:
    """Write the page: results of the gates, figures of the proofs, output of the benchmarks."""
    proofs = [(gate, json.loads(kept(gate).read_text())) for gate in gates if kept(gate).exists()]
    PAGE.write_text(page(lines, proofs, [measured(bench) for bench in BENCHES]), encoding="utf-8")
    say(f"figures: {PAGE}")


def measured(bench: tuple[str, ...]) -> str:
    """Return the output of a benchmark on the compiled engine. This takes minutes."""
    say(f"measuring: {' '.join(bench)} ...")
    done = subprocess.run(
        [str(PYTHON), *bench],
        cwd=ROOT,
        env=environment(stamp.COMPILED_TREE if stamp.COMPILED_TREE.exists() else stamp.ROOT / "src"),
        text=True,
        capture_output=True,
        check=False,
    )
    return f"$ python {' '.join(bench)}\n{done.stdout.rstrip()}\n{done.stderr.rstrip()}".rstrip()


def page(gates: list[str], proofs: list[tuple[str, list[dict[str, str]]]], benches: list[str]) -> str:
    """The page as text."""
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, text=True, capture_output=True, check=False
    )
    today = dt.datetime.now(dt.UTC).date()
    made = f"Python {platform.python_version()}, {platform.machine()}"
    lines = [
        "# Figures of a long check",
        "",
        f"Written by `./check --long` on {today}, commit {commit.stdout.strip() or 'unknown'}, {made}.",
        "",
        "## Gates",
        "",
        *[f"    {line}" for line in gates],
        "",
        "## Proofs in full",
        "",
        "| gate | proof | figure | value |",
        "|---|---|---|---|",
    ]
    for gate, found in proofs:
        lines += [f"| {gate} | {one['proof']} | {one['figure']} | {one['value']} |" for one in found]
    lines += ["", "## Benches", ""]
    for bench in benches:
        lines += [*[f"    {line}".rstrip() for line in bench.splitlines()], ""]
    return "\n".join(lines)
