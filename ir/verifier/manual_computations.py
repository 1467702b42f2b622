"""Verifies manual and named computations: Shardy's invariants, in its words.

Source: shardy `dialect/sdy/ir/verifiers.cc`; mistakes are looked for in its order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shardwright.ir.core import Op
from shardwright.ir.errors import nearest
from shardwright.ir.verifier.shardings import Problem
from shardwright.spec.attributes import AxisList, ShardingPerValue
from shardwright.spec.axes import Axis, Mesh, quote
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType, Type

IN, OUT = "in_shardings", "out_shardings"


class Side(NamedTuple):
    """One side of a computation: what enters it, or what leaves it."""

    word: str  # "operand" | "result"
    key: str
    outer: Sequence[Type]
    inner: Sequence[Type]
    shardings: Sequence[Sharding] | None


def sides(op: Op) -> tuple[Side, Side]:
    """Both sides of a computation whose region has one block with a terminator."""
    block = op.regions[0].block
    returned = block.ops[-1].operands if block.ops else []
    values = ((op.operands, block.args), (op.results, returned))
    found: list[Side] = []
    for word, key, (outer, inner) in zip(("operand", "result"), (IN, OUT), values, strict=True):
        attr = op.attrs.get(key)
        shardings = attr.shardings if isinstance(attr, ShardingPerValue) else None
        found.append(Side(word, key, [v.type for v in outer], [v.type for v in inner], shardings))
    return found[0], found[1]


def local_problem(side: Side, axes: AxisList, meshes: Sequence[Mesh | None]) -> Problem | None:
    """The problem with the shapes inside a manual computation, on one side."""
    if len(side.inner) != len(side.outer):
        word = side.word
        return Problem(
            f"number of op {word}s and region {word}s must match. Op has {len(side.outer)} op"
            f" {word}s and {len(side.inner)} region {word}s"
        )
    names = {axis.name for axis in axes.axes}
    values = zip(side.outer, side.inner, side.shardings or (), meshes, strict=True)
    for index, (outer, inner, sharding, mesh) in enumerate(values):
        problem = _misplaced(side.word, index, sharding, names)
        if problem is not None or mesh is None or mesh.is_maximal:
            return problem
        expected = outer
        if isinstance(outer, TensorType):
            shape: list[int] = []
            for size, dim in zip(outer.shape, sharding.dims, strict=True):
                count = 1
                for axis in dim.axes:
                    count *= mesh.size(axis) if axis.name in names else 1
                if size >= 0 and size % count:
                    return Problem(
                        f"{side.word} dimension size {size} is not divisible by the manual axes"
                        f" size {count}",
                        (side.key, str(sharding)),
                        f"pad it to {-(-size // count) * count}",
                    )
                shape.append(size // count if size >= 0 else size)
            expected = outer.with_shape(tuple(shape))
        if inner is not expected:
            return Problem(
                f"{side.word} shape, corresponding sharding, and region {side.word} shape at index"
                f" {index} must match. Expected local shape '{expected}', actual local shape"
                f" '{inner}'",
                (side.key, str(sharding)),
                _unknown(names, mesh),
            )
    return None


def _unknown(names: set[str], mesh: Mesh) -> str:
    """The manual axes that the mesh lacks, with the ones it has."""
    lacking = sorted(names.difference(mesh.names))
    if not lacking:
        return ""
    return f'"{lacking[0]}" is no axis of the mesh; {nearest(lacking[0], list(mesh.names))}'


def _misplaced(word: str, index: int, sharding: Sharding, manual: set[str]) -> Problem | None:
    """Manual axes of a dim come before free ones."""
    for number, dim in enumerate(sharding.dims):
        free: Axis | None = None
        for axis in dim.axes:
            if axis.name not in manual:
                free = free or axis
            elif free is not None:
                return Problem(
                    f"{word} sharding at index {index} must have all manual axes come before free"
                    f" axes in its dimension sharding at index {number}. Saw manual axis {axis}"
                    f" after free axis {free}",
                    (str(sharding),),
                    f"write {axis} before {free}",
                )
    return None


def mesh_problem(
    axes: AxisList, shardings: Sequence[Sharding], meshes: Sequence[Mesh | None]
) -> Problem | None:
    """The problem with the meshes of all shardings of a manual computation."""
    if not axes.axes:
        return None
    common: Mesh | None = None
    for sharding, mesh in zip(shardings, meshes, strict=True):
        if mesh is None or mesh.is_empty:
            continue
        if common is not None and mesh != common:
            message = "all in and out shardings must be bound to the same mesh or an empty mesh."
            return Problem(message, (str(sharding),))
        common = mesh
    if not shardings:
        return None
    for axis in axes.axes:
        if common is None or not common.has(axis.name):
            message = f"unknown manual axis: {quote(axis.name)}"
            return Problem(message, ("manual_axes", quote(axis.name)))
    return None


def named_problems(op: Op) -> Iterator[Problem]:
    """Types inside a named computation are those outside."""
    ins, outs = sides(op)
    if len(ins.inner) != len(ins.outer):
        message = "number of block arguments must match the number of operands"
        yield Problem(f"{message}: {len(ins.inner)} != {len(ins.outer)}")
        return
    if list(outs.inner) != list(outs.outer):
        inferred, given = (", ".join(f"'{t}'" for t in types) for types in (outs.inner, outs.outer))
        yield Problem(
            f"inferred type(s) {inferred} are incompatible with return type(s) of operation {given}"
        )
        return
    for index, (inner, outer) in enumerate(zip(ins.inner, ins.outer, strict=True)):
        if inner is not outer:
            yield Problem(
                f"expected the type of the {_ordinal(index)} block argument to match the type of"
                f" the corresponding operand: '{inner}' vs '{outer}'"
            )
            return


def _ordinal(index: int) -> str:
    return f"{index}'th"
