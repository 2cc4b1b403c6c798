"""The seven action tokens: which sets of faces different tokens can show (RDM-10, RDM-11).

A set of faces spent in a turn is stored as one number: a count for each face, in mixed radix. The rules need
only the set. Which token showed which face is not fixed before the turn is over.
"""

from typing import Final

from deadroad.content.rows import rows
from deadroad.games.road_master.cards import FOLDER

ACTIONS: Final = 4  # up to four actions a turn (RDM-10)

FACES: Final[list[str]] = ["contracts", "super_bonus", "load", "forward", "reverse", "unload"]
CONTRACTS_FACE: Final = 0
BONUS_FACE: Final = 1
LOAD_FACE: Final = 2
FORWARD_FACE: Final = 3
REVERSE_FACE: Final = 4
UNLOAD_FACE: Final = 5

_ROWS: Final = rows(FOLDER, "tokens", "token")
TOKENS: Final[list[str]] = [row.word("id") for row in _ROWS]
TOKEN_FACES: Final[list[list[int]]] = [[FACES.index(face) for face in row.words("faces")] for row in _ROWS]
for _row in _ROWS:
    _row.close()

# How many tokens show each face, and the weight of one of that face in the number of a set.
COPIES: Final[list[int]] = [sum(faces.count(face) for faces in TOKEN_FACES) for face in range(len(FACES))]


def _weights() -> list[int]:
    weights = [1]
    for copies in COPIES:
        weights.append(weights[-1] * (copies + 1))
    return weights


WEIGHT: Final[list[int]] = _weights()


def counts_of(code: int) -> list[int]:
    """Return how often each face is in a set."""
    return [code // WEIGHT[face] % (COPIES[face] + 1) for face in range(len(FACES))]


def _matched(face: int, shown: list[int], wanted: list[int], tried: list[bool]) -> bool:
    # One step of bipartite matching: assign a token to `wanted[face]`, reassigning others if needed.
    for token, faces in enumerate(TOKEN_FACES):
        if wanted[face] in faces and not tried[token]:
            tried[token] = True
            if shown[token] < 0 or _matched(shown[token], shown, wanted, tried):
                shown[token] = face
                return True
    return False


def assigned(code: int) -> list[int] | None:
    """Return the face that each token shows (-1: none) for a set of faces; None if tokens can't show it."""
    wanted = [face for face, count in enumerate(counts_of(code)) for _ in range(count)]
    if len(wanted) > ACTIONS:
        return None
    shown = [-1] * len(TOKENS)
    for at in range(len(wanted)):
        if not _matched(at, shown, wanted, [False] * len(TOKENS)):
            return None
    return [wanted[at] if at >= 0 else -1 for at in shown]


SHOWN: Final[list[list[int] | None]] = [assigned(code) for code in range(WEIGHT[-1])]


def _left(code: int) -> list[int]:
    left = [0] * len(FACES)
    for face, count in enumerate(counts_of(code)):
        for more in range(1, COPIES[face] - count + 1):
            if SHOWN[code + more * WEIGHT[face]] is not None:
                left[face] = more
    return left


# How many more of each single face the turn can still show.
LEFT: Final[list[list[int]]] = [_left(code) for code in range(WEIGHT[-1])]
