from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import deadroad
from deadroad.kernel.errors import BadRecord
from deadroad.kernel.record import read
from tests.contract.walk import finished

ROOT = Path(__file__).resolve().parents[2]
LUCK = "the same answers lead to another position: is there randomness that is not from `state.chance`?"
SIGN = """
import hashlib, sys
from deadroad.games import GAMES, game
from deadroad.kernel.chance import Pcg32
from deadroad.kernel.codec import digest
from deadroad.kernel.playout import playout
name, seats, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
found, signs = game(name), hashlib.sha256()
settings = found.read_settings({})
for seed in range(first, last):
    state = found.start(seats, settings, Pcg32(seed))
    state.settle()
    playout(state, Pcg32(seed + 1))
    signs.update(digest(state).encode())
print(signs.hexdigest())
"""


def signature(name: str, seats: int, seeds: range, path: Path) -> str:
    """Return one fingerprint of many random games, played by the package found on a path."""
    environment = {**os.environ, "PYTHONPATH": str(path)}
    command = [sys.executable, "-c", SIGN, name, str(seats), str(seeds.start), str(seeds.stop)]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


def test_a_record_replays_to_the_same_digest(name: str, seats: int, games: range) -> None:
    for seed in games:
        match = finished(name, seats, seed)
        text = match.record()
        assert deadroad.replay(text).digest() == match.digest(), LUCK
        assert deadroad.verify(text).record() == text
        assert read(text).over


def test_another_process_plays_the_same_games_interpreted(
    name: str, seats: int, long: bool, figure: Callable[[str, object], None]
) -> None:
    """Compiled against interpreted when the compiled package is under test; else process against process."""
    if name == "lanterns":
        return  # the toy game is no part of the package
    seeds = range(1000 if long else 12)
    figure("seeds played alike", len(seeds))
    here = Path(deadroad.__file__).resolve().parents[1]
    assert signature(name, seats, seeds, here) == signature(name, seats, seeds, ROOT / "src"), LUCK


def test_a_seat_keeps_a_record_without_seed_and_others_secrets(name: str, seats: int) -> None:
    match = deadroad.new(name, seats=seats, seed=3)
    for _ in range(4):
        match.answer(match.options()[-1])
    own = match.record(0)
    assert f"seed {match.seed:x}\n" not in own
    assert match.salt not in own
    assert match.commitment in own
    for ply, line in zip(match.plies, own.split("\n\n")[1].splitlines(), strict=False):
        hidden = ply.secret and ply.seat != 0
        assert line.endswith(" -") == hidden
    with pytest.raises(BadRecord):
        deadroad.replay(own)
