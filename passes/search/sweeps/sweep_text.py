"""The grammar of sweeps: `mesh: data=8 | data=4,model=2; arg0: [{data}|{model}, {}]`.

sweep  = clause {";" clause}
clause = "mesh" ":" mesh {"|" mesh}         meshes, as --mesh writes one
       | path ":" layout {"|" layout}       arguments by path, as --fix of plan names them
layout = "[" [dim {"," dim}] "]"
dim    = axes {"|" axes}                    alternatives of a dim multiply with those of others
axes   = "{" [axis {"," axis}] ["," "?"] "}"   quotes may be left out
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import prod

from shardwright.ir.errors import ProgramError, error
from shardwright.ir.exit_codes import USAGE
from shardwright.ir.mesh_text import mesh_from, point
from shardwright.ir.parser.tokens import Bad
from shardwright.passes.search.planning.fixes import layout_dims
from shardwright.spec.axes import Mesh
from shardwright.spec.sharding import Dim

OPTION = "--sweep"
MESH = "mesh"
FORM = 'write "mesh: data=8 | data=4,model=2; arg0: [{data}|{model}, {}]"'
_OPEN, _CLOSE = "[{(", "]})"
_WORD = re.compile(r'"[^"]*"|[A-Za-z_][\w.]*')


@dataclass(frozen=True)
class Layouts:
    """A layout of arguments; `dims`: of each dim the alternatives."""

    dims: tuple[tuple[Dim, ...], ...]

    @property
    def count(self) -> int:
        return prod(map(len, self.dims))

    def every(self) -> Iterator[tuple[Dim, ...]]:
        """Each way to choose, those of the last dim first."""
        return product(*self.dims)


@dataclass(frozen=True)
class Clause:
    """Arguments whose path matches lie in one of several ways. `at`: where the clause begins."""

    pattern: str
    layouts: tuple[Layouts, ...]
    at: int

    @property
    def count(self) -> int:
        return sum(one.count for one in self.layouts)

    def every(self) -> Iterator[tuple[Dim, ...]]:
        """Each layout."""
        for one in self.layouts:
            yield from one.every()

    def axes(self) -> list[str]:
        """The axes that it names, each once."""
        dims = (dim for one in self.layouts for ways in one.dims for dim in ways)
        return list(dict.fromkeys(axis.name for dim in dims for axis in dim.axes))


@dataclass(frozen=True)
class Sweep:
    """Meshes to take in turn (none: the program's own), and layouts to take on each.

    `text`: as it was asked for.
    """

    meshes: tuple[Mesh, ...] = ()
    clauses: tuple[Clause, ...] = ()
    text: str = ""

    @property
    def layouts(self) -> int:
        """How many there are on each mesh."""
        return prod(clause.count for clause in self.clauses)

    @property
    def count(self) -> int:
        """Candidates of one program on one cluster."""
        return max(1, len(self.meshes)) * self.layouts

    @staticmethod
    def parse(text: str) -> Sweep:
        """Raises ProgramError with exit code 2."""
        meshes: tuple[Mesh, ...] = ()
        clauses: list[Clause] = []
        for at, part in _parts(text, ";"):
            if not part.strip():
                continue
            name, colon, rest = part.partition(":")
            if not colon or not name.strip():
                said = f"expected mesh or a path, and a colon, got {part.strip()!r}"
                raise _wrong(said, text, at)
            inner = at + len(name) + 1
            if name.strip() != MESH:
                clauses.append(_clause(name.strip(), rest, text, at, inner))
            elif meshes:
                raise _wrong("the sweep names meshes twice", text, at)
            else:
                meshes = _meshes(rest, text, inner)
        if not meshes and not clauses:
            raise _wrong("the sweep says nothing", text, 0)
        return Sweep(meshes, tuple(clauses), text)


def _meshes(rest: str, text: str, at: int) -> tuple[Mesh, ...]:
    found: dict[Mesh, None] = {}
    for start, part in _parts(rest, "|"):
        if not part.strip():
            raise _wrong("an alternative is empty", text, at + start)
        mesh = mesh_from(part, OPTION, text, at + start)
        if mesh in found:
            raise _wrong(f"the mesh {part.strip()} is there twice", text, at + start)
        found[mesh] = None
    return tuple(found)


def _clause(pattern: str, rest: str, text: str, at: int, inner: int) -> Clause:
    layouts = [_layouts(part, text, inner + start) for start, part in _parts(rest, "|")]
    return Clause(pattern, tuple(layouts), at)


def _layouts(part: str, text: str, at: int) -> Layouts:
    shown = part.strip()
    if not shown:
        raise _wrong("an alternative is empty", text, at)
    if not (shown.startswith("[") and shown.endswith("]")):
        raise _wrong(f"expected a layout in brackets, got {shown!r}", text, at)
    inner = part.index("[") + 1
    body = part[inner : part.rindex("]")]
    dims = _parts(body, ",") if body.strip() else ()
    return Layouts(tuple(_dim(dim, text, at + inner + start) for start, dim in dims))


def _dim(part: str, text: str, at: int) -> tuple[Dim, ...]:
    found: dict[Dim, None] = {}
    for start, axes in _parts(part, "|"):
        shown = axes.strip()
        if not shown:
            raise _wrong("an alternative is empty", text, at + start)
        if not shown.startswith("{"):
            raise _wrong(f"expected axes in braces, got {shown!r}", text, at + start)
        try:
            (dim,) = layout_dims(f"[{_quoted(shown)}]")
        except Bad as bad:
            raise _wrong(f"bad axes {shown!r}: {bad.message}", text, at + start) from None
        if dim in found:
            raise _wrong(f"the alternative {shown} is there twice", text, at + start)
        found[dim] = None
    return tuple(found)


def _quoted(axes: str) -> str:
    """`{data, ?}` as `{"data", ?}`; what follows the brace is a priority."""
    head, brace, tail = axes.rpartition("}")
    quoted = _WORD.sub(lambda word: word[0] if word[0][0] == '"' else f'"{word[0]}"', head)
    return quoted + brace + tail


def _parts(text: str, separator: str) -> Iterator[tuple[int, str]]:
    """Parts between separators that stand in no bracket, and where each begins."""
    depth = start = 0
    in_quotes = False
    for at, char in enumerate(text):
        if char == '"':
            in_quotes = not in_quotes
        elif not in_quotes:
            depth += (char in _OPEN) - (char in _CLOSE)
            if char == separator and depth <= 0:
                yield start, text[start:at]
                start = at + 1
    yield start, text[start:]


def wrong(message: str, sweep: Sweep, at: int, help: str = FORM) -> ProgramError:
    """A mistake in a sweep, at a character of its text. Exit code 2."""
    return _wrong(message, sweep.text, at, help)


def _wrong(message: str, text: str, at: int, help: str = FORM) -> ProgramError:
    return error(message, point(OPTION, text, at), help=help, code=USAGE)
