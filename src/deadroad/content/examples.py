"""The example variants: in the installed package, or in examples/variants of a checkout."""

from __future__ import annotations

from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = Path("examples", "variants")


def examples() -> list[Path]:
    """Return the files of all examples, by name."""
    # A build copies them into the package. Sources lie up to three folders below the checkout.
    places = [place / FOLDER for place in (PACKAGE, *PACKAGE.parents[:3])]
    return sorted(next((place for place in places if place.is_dir()), PACKAGE / FOLDER).glob("*.toml"))


def example(name: str) -> Path | None:
    """Return the file of an example by its name, such as `coast-in-sight`."""
    return next((path for path in examples() if path.stem == name), None)
