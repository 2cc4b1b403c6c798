"""Arrays in memory that the training process shares with its workers."""

from __future__ import annotations

from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Layout:
    """The location of a shared array, for a worker."""

    block: str
    shape: tuple[int, ...]
    kind: str


def flat(array: Array) -> memoryview[Any]:
    """Return an array as flat memory, as the engine expects it."""
    found: Any = array.reshape(-1)
    return memoryview(found)


class Shared:
    """Named arrays in shared memory. The process that makes them also removes them."""

    def __init__(self) -> None:
        self._blocks: list[SharedMemory] = []
        self.layouts: dict[str, Layout] = {}
        self.arrays: dict[str, Array] = {}

    def make(self, name: str, shape: tuple[int, ...], kind: type[np.generic]) -> Array:
        """Add an array of zeros."""
        size = max(1, int(np.prod(shape)) * np.dtype(kind).itemsize)
        block = SharedMemory(create=True, size=size)
        self._blocks.append(block)
        self.layouts[name] = Layout(block.name, shape, np.dtype(kind).str)
        self.arrays[name] = np.ndarray(shape, dtype=kind, buffer=block.buf)
        self.arrays[name][...] = 0
        return self.arrays[name]

    @classmethod
    def attach(cls, layouts: dict[str, Layout]) -> Shared:
        """Return the arrays that another process made."""
        found = cls()
        for name, layout in layouts.items():
            block = SharedMemory(name=layout.block)
            found._blocks.append(block)
            found.arrays[name] = np.ndarray(layout.shape, dtype=np.dtype(layout.kind), buffer=block.buf)
        return found

    def close(self, *, remove: bool = False) -> None:
        """Close the memory. `remove` also returns it to the system."""
        self.arrays.clear()
        for block in self._blocks:
            try:
                block.close()
            except BufferError:  # a view of it still exists; the process ends soon
                continue
            finally:
                if remove:
                    block.unlink()
        self._blocks.clear()
