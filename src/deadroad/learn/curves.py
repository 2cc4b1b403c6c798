"""The curves of a run as a picture."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

PLOTS: Final = (
    ("policy", "loss of the policy"),
    ("entropy", "entropy of the policy"),
    ("explained", "share of results that the value explains"),
    ("games", "games"),
)


def draw(rows: list[dict[str, float]], path: Path) -> bool:
    """Draw the rows of a curve over minutes. Return False if matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        return False
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 6), layout="constrained")
    axes = figure.subplots(2, 2).flatten()
    for axis, (name, title) in zip(axes, PLOTS, strict=True):
        for imitate, label in ((1.0, "imitates level 2"), (0.0, "plays itself")):
            part = [row for row in rows if name in row and row.get("imitate") == imitate]
            axis.plot([row["seconds"] / 60 for row in part], [row[name] for row in part], label=label)
        axis.set_title(title)
        axis.set_xlabel("minutes")
    axes[0].legend()
    figure.savefig(path, format="svg")
    return True
