"""Random numbers. A game takes all of them from the one Chance in its state; a test can script it."""

from __future__ import annotations

import hashlib
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF
# PCG32's multiplier 6364136223846793005 in two halves, both below 2**31. The product of a 32-bit number and
# either half is below 2**63, so compiled (wrapping) and interpreted (unbounded) arithmetic agree.
MULTIPLIER_HIGH: Final[i64] = 0x5851F42D
MULTIPLIER_LOW: Final[i64] = 0x4C957F2D
INCREMENT_HIGH: Final[i64] = 0x14057B7E
INCREMENT_LOW: Final[i64] = 0xF767814F


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Chance:
    """A source of random numbers.

    `draws` counts the numbers taken: an answer that took one can't be undone.
    """

    __slots__ = ("draws",)

    def __init__(self) -> None:
        self.draws = 0

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, uniformly distributed."""
        raise NotImplementedError

    def clone(self) -> Chance:
        """Return a copy that will give the same numbers."""
        raise NotImplementedError

    def die(self) -> int:
        """Roll a six-sided die, 1 to 6."""
        return self.below(6) + 1

    def shuffled(self, items: list[int]) -> list[int]:
        """Return the items in random order. The given list is not changed."""
        mixed: list[Any] = items.copy()  # of objects: compiled code need not look inside to swap them
        last = len(mixed) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = mixed[last]
            mixed[last] = mixed[other]
            mixed[other] = kept
            last -= 1
        return mixed


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pcg32(Chance):
    """PCG-XSH-RR with 64 bits of state in two halves: used for simulations and imagined worlds."""

    __slots__ = ("high", "low")

    def __init__(self, seed: int, like: Pcg32 | None = None) -> None:
        if like is not None:
            self.draws = like.draws
            self.low: i64 = like.low
            self.high: i64 = like.high
            return
        self.draws = 0
        # The seeding that PCG defines: step from zero, add the seed, step.
        low: i64 = INCREMENT_LOW + (seed & 0xFFFFFFFF)
        high: i64 = INCREMENT_HIGH + ((seed >> 32) & 0xFFFFFFFF) + (low >> 32)
        self.low = low & MASK
        self.high = high & MASK
        self.next()

    def next(self) -> i64:
        """Return the next 32 bits."""
        high = self.high
        low = self.low
        product: i64 = low * MULTIPLIER_LOW
        new_low: i64 = (product & MASK) + INCREMENT_LOW
        self.high = (
            (product >> 32)
            + ((high * MULTIPLIER_LOW) & MASK)
            + ((low * MULTIPLIER_HIGH) & MASK)
            + INCREMENT_HIGH
            + (new_low >> 32)
        ) & MASK
        self.low = new_low & MASK
        mixed: i64 = ((high >> 13) ^ ((high << 5) | (low >> 27))) & MASK
        turn: i64 = high >> 27
        back: i64 = (32 - turn) & 31
        return (mixed >> turn) | ((mixed << back) & MASK)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1 by multiply and reject, without bias."""
        self.draws += 1
        size: i64 = n
        scaled: i64 = self.next() * size
        if (scaled & MASK) < size:
            floor: i64 = ((MASK + 1) - size) % size
            while (scaled & MASK) < floor:
                scaled = self.next() * size
        return int(scaled >> 32)

    def clone(self) -> Pcg32:
        """Return a copy that will give the same numbers."""
        return Pcg32(0, self)


@final
class Sha256Stream(Chance):
    """SHA-256 of seed and counter, used for tables on a server. The next number can't be predicted."""

    __slots__ = ("counter", "seed", "words")

    def __init__(self, seed: bytes) -> None:
        self.draws = 0
        self.seed = seed
        self.counter = 0
        self.words: list[int] = []

    def _next(self) -> int:
        if not self.words:
            block = hashlib.sha256(self.seed + self.counter.to_bytes(8, "big")).digest()
            self.counter += 1
            self.words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
        word = self.words[0]
        self.words = self.words[1:]
        return word

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1 by multiply and reject, without bias."""
        self.draws += 1
        floor = (0x100000000 - n) % n
        scaled = self._next() * n
        while (scaled & 0xFFFFFFFF) < floor:
            scaled = self._next() * n
        return scaled >> 32

    def clone(self) -> Sha256Stream:
        """Return a copy that will give the same numbers."""
        twin = Sha256Stream(self.seed)
        twin.draws = self.draws
        twin.counter = self.counter
        twin.words = self.words
        return twin


@final
class Script(Chance):
    """Scripted outcomes for tests, followed by another source. Raises if an outcome is out of range."""

    __slots__ = ("outcomes", "then")

    def __init__(self, outcomes: list[int], then: Chance) -> None:
        self.draws = 0
        self.outcomes = outcomes
        self.then = then

    def below(self, n: int) -> int:
        """Return the next scripted outcome."""
        self.draws += 1
        if not self.outcomes:
            return self.then.below(n)
        outcome = self.outcomes[0]
        self.outcomes = self.outcomes[1:]
        if not 0 <= outcome < n:
            raise ValueError(f"scripted outcome {outcome} is not below {n}")
        return outcome

    def clone(self) -> Script:
        """Return a copy that will give the same numbers."""
        twin = Script(self.outcomes, self.then.clone())
        twin.draws = self.draws
        return twin


GENERATORS: Final = ("pcg32", "sha256")


def generator(name: str, seed: int) -> Chance:
    """Return the generator with this name, as named in the header of a record, seeded with `seed`."""
    if name == "pcg32":
        return Pcg32(seed)
    if name == "sha256":
        return Sha256Stream(seed.to_bytes(16, "big"))
    raise ValueError(f"no generator {name}")
