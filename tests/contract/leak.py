"""What a failed secrecy proof prints: the seat, the path of the field, and both values."""

from __future__ import annotations

from deadroad.kernel import leak as kernel
from deadroad.kernel.codec import Plain

ASKED = (
    "Another seat is asked in each world: `eligible` of a window may read public facts only, and `moment` "
    "must be true where the number of options depends on a hand."
)


def paths(value: Plain, wanted: int, path: str = "") -> list[str]:
    """Return where a number occurs in a value."""
    if isinstance(value, dict):
        inside = [(f"{path}.{key}" if path else str(key), item) for key, item in value.items()]
    elif isinstance(value, list):
        inside = [(f"{path}[{at}]", item) for at, item in enumerate(value)]
    else:
        return [path] if value == wanted else []
    return [found for name, item in inside for found in paths(item, wanted, name)]


def who(seat: int) -> str:
    """Return the reader of a view in words."""
    return "a spectator" if seat < 0 else f"seat {seat}"


def leak(seat: int, one: Plain, other: Plain, *, where: str, mend: str) -> str:
    """Return the report of a leak. If another seat is asked, it says what may cause that."""
    asks = any(line.startswith(("asked: ", "question.seat: ")) for line in kernel.difference(one, other))
    report = kernel.leak(seat, one, other, where=where, mend=mend)
    return f"{report}\n{ASKED}" if asks else report
