"""Problems as files: `.npz` with a JSON header, and the plain pairwise form of problems.

The header (`header`, bytes of JSON) holds names, labels, name, unit, and the fixed cost; arrays
are those of `Problem`, classes one behind the other with their sizes. Equal problems are equal
bytes. The pairwise form: node_class[n], seconds_I[K], bytes_I[K], edges[E, 3], edge_seconds_T.
"""

from __future__ import annotations

import json
import zipfile
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from shardwright.ir.errors import Place, ProgramError, error
from shardwright.passes.search.problem.check_problem import check
from shardwright.passes.search.problem.problem import Floats, Ints, Problem

FORMAT = "shardwright-problem"
VERSION = 1
NO_CAP = 2**62  # bytes of a row that holds everything
# What numpy and zipfile raise on files that are damaged.
UNREADABLE = (
    ValueError, EOFError, KeyError, TypeError, RuntimeError, MemoryError, OverflowError,
    SyntaxError, zipfile.BadZipFile, zlib.error,
)  # fmt: skip
HELP = "expected a problem as `Problem` saves it, or a pairwise one"

_FLOATS = ("turns", "weights")
_INTS = (
    "kinds", "edges", "tie", "region", "place", "loads", "pairs", "held", "cap", "ports", "shared",
)  # fmt: skip
# Arrays of bytes of pairs, which files from before had not: their shapes.
_LATER = {"pairs": (0, 3), "blocks": (0,), "block_shapes": (0, 2)}
_SHAPES = {"edges": 3, "loads": 3, "pairs": 3, "ports": 2}  # columns of tables of numbers

Array = npt.NDArray[Any]


def save(problem: Problem, path: Path) -> None:
    """Write a problem; it is read back bit by bit."""
    header = {
        "format": FORMAT, "version": VERSION, "name": problem.name, "unit": problem.unit,
        "fixed": float(problem.fixed).hex(), "names": problem.names, "labels": problem.labels,
    }  # fmt: skip
    arrays: dict[str, Array] = {
        "header": np.frombuffer(json.dumps(header).encode(), np.uint8),
        "allowed": problem.allowed,
        "compute": _joined(problem.compute),
        "compute_sizes": np.array([len(one) for one in problem.compute], np.int64),
        "collective": _joined(problem.collective),
        "tables": _joined(problem.tables),
        "table_shapes": np.array([one.shape for one in problem.tables], np.int64).reshape(-1, 2),
        "vectors": np.concatenate([*problem.vectors, np.zeros(0, np.int64)]),
        "vector_sizes": np.array([len(one) for one in problem.vectors], np.int64),
        "blocks": np.concatenate([*map(np.ravel, problem.blocks), np.zeros(0, np.int64)]),
        "block_shapes": np.array([one.shape for one in problem.blocks], np.int64).reshape(-1, 2),
    }
    arrays |= {name: getattr(problem, name) for name in (*_FLOATS, *_INTS)}
    with path.open("wb") as file:
        np.savez_compressed(file, **cast(dict[str, Any], arrays))


def load(path: Path) -> Problem:
    """Read and check a problem. Raises ProgramError, with the file, for all that is wrong."""
    place = Place(str(path))
    try:
        arrays = _arrays(path)
    except OSError as problem:
        raise error(f"cannot read: {problem.strerror or problem}", place) from None
    except UNREADABLE as problem:
        message = f"is no whole .npz file: {problem}"
        raise error(message, place, help="write the file again; a part may be missing") from None
    members = _Members(arrays, place)
    for name, shape in _LATER.items():
        arrays.setdefault(name, np.zeros(shape, np.int64))
    found = _pairwise(members, path.stem) if "node_class" in arrays else _read(members)
    return check(found, place)


def _arrays(path: Path) -> dict[str, Array]:
    with path.open("rb") as file:
        if file.read(4) != b"PK\x03\x04":
            raise ValueError("the first bytes are not those of a zip file")
        file.seek(0)
        with np.load(file, allow_pickle=False) as archive:
            return {name: archive[name] for name in archive.files}


def _joined(arrays: Sequence[Floats]) -> Floats:
    return np.concatenate([*(one.ravel() for one in arrays), np.zeros(0)])


@dataclass(frozen=True)
class _Members:
    """The arrays of a file; says which one is missing or not what it should be."""

    arrays: dict[str, Array]
    place: Place

    def wrong(self, message: str) -> ProgramError:
        return error(message, self.place, help=HELP)

    def get(self, name: str) -> Array:
        if name not in self.arrays:
            known = ", ".join(list(self.arrays)[:5])
            raise self.wrong(f"array '{name}' is missing, the file holds {known or 'nothing'}")
        return self.arrays[name]

    def floats(self, name: str) -> Floats:
        found = self.get(name)
        if found.dtype.kind not in "fiu":
            raise self.wrong(f"array '{name}' is of {found.dtype}, expected numbers")
        return found.astype(np.float64)

    def ints(self, name: str, columns: int = 0) -> Ints:
        found = self.get(name)
        if found.dtype.kind not in "iu":
            raise self.wrong(f"array '{name}' is of {found.dtype}, expected whole numbers")
        if found.ndim != (2 if columns else 1) or (columns and found.shape[1] != columns):
            shape, form = "x".join(map(str, found.shape)), f"Nx{columns}" if columns else "N"
            raise self.wrong(f"array '{name}' is {shape or 'a number'}, expected {form}")
        return found.astype(np.int64)

    def split(self, name: str, shapes: Ints, array: Array) -> tuple[Array, ...]:
        """Classes one behind the other. `shapes`: [count] or [count, 2]."""
        wide = shapes if shapes.ndim == 2 else shapes[:, None]
        sizes = wide.prod(axis=1) if len(wide) else np.zeros(0, np.int64)
        if (wide < 0).any() or int(sizes.sum()) != array.size:
            message = f"array '{name}' has {array.size} entries, expected {int(sizes.sum())}"
            raise self.wrong(message)
        parts = np.split(array.ravel(), np.cumsum(sizes)[:-1]) if len(wide) else []
        return tuple(one.reshape(tuple(shape)) for one, shape in zip(parts, wide, strict=True))

    def header(self) -> dict[str, Any]:
        try:
            found: Any = json.loads(self.get("header").tobytes())
        except ValueError:
            raise self.wrong("the header is no JSON") from None
        if not isinstance(found, dict):
            raise self.wrong("the header is no JSON object")
        header = cast(dict[str, Any], found)
        if header.get("format") != FORMAT or header.get("version") != VERSION:
            said = f"{header.get('format')} of version {header.get('version')}"
            raise self.wrong(f"the header says {said}, expected {FORMAT} of version {VERSION}")
        return header


def _read(members: _Members) -> Problem:
    header = members.header()
    sizes = members.ints("compute_sizes")
    collective = members.floats("collective")
    held = {name: members.floats(name) for name in _FLOATS}
    numbers = {name: members.ints(name, _SHAPES.get(name, 0)) for name in _INTS}
    try:
        fixed = float.fromhex(header["fixed"])
        names = tuple(str(word) for word in header["names"])
        labels = tuple(tuple(str(word) for word in words) for words in header["labels"])
    except (KeyError, TypeError, ValueError, OverflowError) as problem:
        raise members.wrong(f"the header has a wrong or missing entry: {problem}") from None
    allowed = members.get("allowed")
    if allowed.dtype != np.bool_ or allowed.ndim != 1:
        raise members.wrong(f"array 'allowed' is of {allowed.dtype}, expected bool")
    parts: dict[str, Any] = {**held, **numbers}
    return Problem(
        compute=members.split("compute", sizes, members.floats("compute")),
        collective=members.split("collective", sizes, collective) if collective.size else (),
        tables=members.split("tables", members.ints("table_shapes", 2), members.floats("tables")),
        vectors=members.split("vectors", members.ints("vector_sizes"), members.ints("vectors")),
        blocks=members.split("blocks", members.ints("block_shapes", 2), members.ints("blocks")),
        allowed=allowed, fixed=fixed, names=names, labels=labels,
        name=str(header.get("name", "")), unit=str(header.get("unit", "s")), **parts,
    )  # fmt: skip


def _pairwise(members: _Members, name: str) -> Problem:
    """The pairwise form; its memory row is without a cap."""
    kinds, edges = members.ints("node_class"), members.ints("edges", 3)
    if not len(kinds):
        raise members.wrong("array 'node_class' is empty, expected at least one node")
    classes = range(int(kinds.max()) + 1)
    tables = range(int(edges[:, 2].max()) + 1 if len(edges) else 0)
    compute = tuple(_vector(members, f"seconds_{number}") for number in classes)
    loads, vectors = np.zeros((0, 3), np.int64), ()
    if "bytes_0" in members.arrays:
        vectors = tuple(_whole(members, f"bytes_{number}") for number in classes)
        loads = np.stack([np.zeros_like(kinds), np.arange(len(kinds)), kinds], axis=1)
    rows = 1 if vectors else 0
    return Problem(
        kinds, compute, edges, tuple(_matrix(members, f"edge_seconds_{t}") for t in tables),
        loads=loads, vectors=vectors, held=np.zeros(rows, np.int64),
        cap=np.full(rows, NO_CAP, np.int64), name=name,
    )  # fmt: skip


def _vector(members: _Members, name: str) -> Floats:
    found = members.floats(name)
    if found.ndim != 1:
        raise members.wrong(f"array '{name}' has {found.ndim} dims, expected 1")
    return found


def _matrix(members: _Members, name: str) -> Floats:
    found = members.floats(name)
    if found.ndim != 2:
        raise members.wrong(f"array '{name}' has {found.ndim} dims, expected 2")
    return found


def _whole(members: _Members, name: str) -> Ints:
    """Bytes; parts of a byte count as one."""
    found = _vector(members, name)
    if not np.all(np.abs(found) < NO_CAP):
        raise members.wrong(f"array '{name}' does not hold finite bytes")
    return np.ceil(found).astype(np.int64)
