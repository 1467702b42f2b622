"""Arrays of npz files, in parts: only what is read of them is in memory."""

from __future__ import annotations

import math
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import IO, Any

import numpy as np

from shardwright.spec.op import Values


class Parts:
    """A global array of which parts are made as they are asked for: `parts[slices]`."""

    def __init__(
        self, shape: tuple[int, ...], dtype: Any, make: Callable[[tuple[slice, ...]], Values]
    ) -> None:
        self.shape, self.dtype, self.make = shape, np.dtype(dtype), make

    def __getitem__(self, block: tuple[slice, ...]) -> Values:
        return self.make(block)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Values:
        return np.asarray(self.make(tuple(map(slice, self.shape))), dtype)


def read_members(path: str, first: str) -> dict[str, Values | Parts]:
    """The arrays of an npz file whose names start with `first`: mapped where they lie in one piece.

    Raises OSError, ValueError, EOFError, zipfile.BadZipFile or zlib.error for another file.
    """
    with zipfile.ZipFile(path) as archive:
        names = [name.removesuffix(".npy") for name in archive.namelist()]
        return {key: member(path, archive, key) for key in names if key.startswith(first)}


def member(path: str, archive: zipfile.ZipFile, key: str) -> Values | Parts:
    """An array of an npz file: mapped, or unpacked whenever a part is asked for."""
    entry = archive.getinfo(f"{key}.npy")
    is_mapped = entry.compress_type == zipfile.ZIP_STORED
    with archive.open(entry) as file:
        shape, is_fortran, dtype = array_header(file)
        start = file.tell()
        while not is_mapped and file.read(1 << 20):
            pass  # a damaged one is found now
    if dtype.hasobject:
        raise ValueError(f"{key} has pickled objects")
    if not math.prod(shape):
        return np.empty(shape, dtype)
    if not is_mapped:
        return Parts(shape, dtype, lambda block: np.load(path, allow_pickle=False)[key][block])
    with Path(path).open("rb") as raw:
        raw.seek(entry.header_offset + 26)
        sizes = raw.read(4)  # of the name and of what else stands before the member
    start += entry.header_offset + 30 + sum(np.frombuffer(sizes, "<u2").tolist())
    return np.memmap(path, dtype, "r", start, shape, "F" if is_fortran else "C")


def array_header(file: IO[bytes]) -> tuple[tuple[int, ...], bool, np.dtype[Any]]:
    """Shape, whether in Fortran's order, and dtype of an npy file; it is read up to the numbers."""
    if np.lib.format.read_magic(file) == (1, 0):
        return np.lib.format.read_array_header_1_0(file)
    return np.lib.format.read_array_header_2_0(file)


def write_members(path: str, named: Iterable[tuple[str, Values]]) -> None:
    """Write arrays to an npz file, one after the other. Raises OSError."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, array in named:
            with archive.open(f"{name}.npy", "w", force_zip64=True) as file:
                np.lib.format.write_array(file, np.asarray(array), allow_pickle=False)
