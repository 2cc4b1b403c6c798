"""The examples of docs/research.md run, and show what the page says."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_random_rollouts_play_in_every_interface() -> None:
    rollouts = example("random_rollouts")
    assert sum(rollouts.aec("hit-z-road", 1).values()) in (0.0, -2.0)
    assert rollouts.learner("hit-z-road", 1) in (-1.0, 0.0, 1.0)
    assert rollouts.batch("hit-z-road", 16, 200) > 10


def test_the_linear_learner_beats_random_play_with_disjoint_intervals(
    long: bool, figure: Callable[[str, object], None]
) -> None:
    learned, random_play = example("linear_learner").compare(3000 if long else 1200, 400)
    figure("mean return of the learner and of random play", f"{learned}, {random_play}")
    assert learned.low > random_play.high


def test_a_policy_is_measured_against_the_levels() -> None:
    levels = example("against_levels")
    weak, strong = (levels.measured(levels.first_legal, "hit-z-road", level, 40) for level in (0, 2))
    assert weak.value > strong.value


def test_the_snippets_of_the_page_run_unchanged() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    blocks = page.split("```python")[1:]
    assert len(blocks) == 4
    for block in blocks:
        code = block.split("```")[0]
        exec(compile(code, "docs/research.md", "exec"), {})  # noqa: S102 - our own page
    for path in ("random_rollouts", "linear_learner", "against_levels"):
        assert f"examples/{path}.py" in page
