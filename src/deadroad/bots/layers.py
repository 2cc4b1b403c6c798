"""The layers that a network of a game must have, and their sizes."""

from __future__ import annotations

from typing import Any, Final

from deadroad.kernel.game import Game

MOST_BLOCKS: Final = 100


def misfit(found: Game, header: dict[str, Any]) -> str:
    """Return what is wrong with the layers of a safetensors file, by its header; "" if they fit."""
    blocks = str(header["__metadata__"].get("blocks"))
    if not (blocks.isdigit() and int(blocks) <= MOST_BLOCKS):
        return f"its number of blocks is {blocks}"
    for name, sizes in wanted(found, header, int(blocks)).items():
        for part, shape in (("weight", sizes), ("bias", sizes[:1])):
            has = header.get(f"{name}.{part}", {}).get("shape")
            if has is None:
                return f"it has no {name}.{part}"
            if has != shape:
                return f"its {name}.{part} has the shape {has}, not {shape}"
    return ""


def wanted(found: Game, header: dict[str, Any], blocks: int) -> dict[str, list[int]]:
    """Return the layers with their outputs and inputs. A norm has only outputs."""
    width = len_of(header.get("norm.bias", {}).get("shape"))
    norms = ["norm", *[f"blocks.{block}.norm" for block in range(blocks)]]
    steps = [f"blocks.{block}.{step}" for block in range(blocks) for step in ("first", "second")]
    layers = {
        "enter": [width, found.observer().size],
        **{name: [width] for name in norms},
        **{name: [width, width] for name in steps},
        "policy": [found.space.size, width],
        "shares": [found.most + 1, width],
        "points": [found.most, width],
    }
    return layers | ({"trust": [1, width]} if "trust.weight" in header else {})


def len_of(shape: Any) -> int:  # noqa: ANN401 - whatever stands in the file
    """Return the length of a layer with one dimension; 0 if there is none."""
    return int(shape[0]) if isinstance(shape, list) and shape else 0
