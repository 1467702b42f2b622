"""Verifies what an op says of how axes came to it, against the op: Shardy's checks, in its words.

Source: shardy `dialect/sdy/ir/verifiers.cc`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from shardwright.ir.core import Op, Value
from shardwright.ir.verifier.shardings import Problem, common_mesh, find_mesh
from shardwright.spec.axes import Mesh, unquote
from shardwright.spec.sharding import Sharding

EDGES = "sdy.propagation_edges"

_NAME = r'"((?:[^"\\]|\\.)*)"(?::\(-?\d+\)-?\d+)?'
_DETAILS = re.compile(rf"\{{{_NAME} = ((?:operand|result)--?\d+) -> \[([^\]]*)\]\}}")

Meshes = dict[str, Mesh | None]
Sharded = Callable[[Value], Sharding | None]


def edge_problems(op: Op, meshes: Meshes, sharded: Sharded) -> Iterator[Problem]:
    """The first mistake of the edges of an op. `sharded`: the sharding of a value."""
    for name, source, targets in _DETAILS.findall(str(op.notes.get(EDGES, ""))):
        refs = source, *targets.split(", ")
        message = _entry_problem(op, unquote(f'"{name}"'), refs, meshes, sharded)
        if message:
            yield Problem(message, (EDGES,), "remove it: it only records what propagation did")
            return


def _entry_problem(op: Op, axis: str, refs: Sequence[str], meshes: Meshes, sharded: Sharded) -> str:
    shardings = [sharding for ref in refs if (sharding := _sharding(op, ref, sharded))]
    if not shardings:
        return "expected propagation edges attr to reference a sharding."
    mesh = common_mesh([find_mesh(sharding, meshes)[0] for sharding in shardings])
    if mesh is None:
        return "expected a common mesh for propagation edges attr."
    for ref in refs:
        word, values, index = _place(op, ref)
        if not 0 <= index < len(values):
            return (
                f"expected a value ref to have {word} index in range [0, {len(values)}), got:"
                f" {index}"
            )
    return "" if mesh.has(axis) else "expected axis ref to be in one of the meshes"


def _place(op: Op, ref: str) -> tuple[str, Sequence[Value], int]:
    """A word for the kind of value that `operand-0` names, all of that kind, and its number."""
    word, _, index = ref.partition("-")
    if word == "operand":
        return "an operand", op.operands, int(index)
    return "a result", op.results, int(index)


def _sharding(op: Op, ref: str, sharded: Sharded) -> Sharding | None:
    _, values, index = _place(op, ref)
    return sharded(values[index]) if 0 <= index < len(values) else None
