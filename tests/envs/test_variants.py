"""Environments of a variant. Each runs in its own process, because content is fixed in a process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

MILD = 'name = "Mild"\ngame = "hit-z-road"\n[change.cards."I-13"]\nzombies = 1\n'
PLAYED = """
import sys
import numpy as np
from deadroad.envs.edition import named
from deadroad.envs.gym import LearnerEnv
from deadroad.envs.pettingzoo import env
from deadroad.games import read_variant
path = sys.argv[1]
made = [LearnerEnv("hit-z-road", seats=2, variant=path) for _ in range(2)]
luck = np.random.default_rng(1)
for one in made:
    observation, _ = one.reset(seed=3)
    over = False
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        observation, _, over, _, _ = one.step(int(luck.choice(legal)))
digest = read_variant(open(path).read()).digest
print(digest in env("hit-z-road", variant=path).metadata["name"], digest in named("hit-z-road", "-"))
"""


def run(path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "ignore", "-c", PLAYED, str(path)]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ, check=False, timeout=120)


def test_environments_play_a_variant_and_are_named_by_its_digest(tmp_path: Path) -> None:
    path = tmp_path / "mild.toml"
    path.write_text(MILD)
    found = run(path)
    assert found.returncode == 0, found.stderr
    assert found.stdout == "True True\n"


def test_an_empty_file_is_no_variant(tmp_path: Path) -> None:
    path = tmp_path / "empty.toml"
    path.write_text("")
    found = run(path)
    assert found.stderr.endswith("BadVariant: empty.toml: name must be a text of 1 to 60 characters\n")
