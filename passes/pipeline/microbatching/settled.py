"""Finds how a function runs in turns over given dims: places of rows, totals known before the turns."""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from math import gcd, lcm

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.passes.pipeline.microbatching.analysis import Analysis, NeedsTotal
from shardwright.passes.pipeline.microbatching.states import Refusal, Rows, used
from shardwright.spec.axes import total
from shardwright.spec.layout import layout_of
from shardwright.spec.types import TensorType

Dims = Sequence[tuple[Value, int]]  # arguments and the dim of each that is the batch

_ROOM = 4  # a total is computed before the turns if nothing on its way is larger than its inputs


def blocks_of(module: Module, value: Value, dim: int) -> int:
    """Into how many blocks devices cut a dim, by what the text says."""
    given = value.sharding
    mesh = module.mesh_of(given) if given is not None else None
    if given is None or mesh is None:
        return 1
    return total(layout_of(given, mesh, len(value.shape))[dim])


def settled(module: Module, func: Func, dims: Dims, count: int) -> Analysis:
    """The analysis of the first places of rows that all ops allow.

    Devices keep their own rows: a turn takes some of each block. Raises Refusal.
    """
    least = lcm(*(blocks_of(module, value, dim) for value, dim in dims))
    size = gcd(*(value.shape[dim] for value, dim in dims))
    refusal: Refusal | None = None
    fallback: Analysis | None = None
    for before in range(least, size // count + 1, least):
        if size % (before * count):
            continue
        try:
            found = _analysed(func, {value: Rows(dim, before) for value, dim in dims}, count)
        except Refusal as problem:
            refusal = refusal or problem
            if not problem.is_place:
                raise problem from None
            continue
        if all(_is_own(module, value, rows) for value, rows in found.dims.items()):
            return found
        fallback = fallback or found
    if fallback is not None:
        return fallback
    assert refusal is not None, "the number of micro-batches was checked"
    raise refusal


def _is_own(module: Module, value: Value, rows: Rows) -> bool:
    """Whether each device has part of the rows of every turn."""
    return rows.before % blocks_of(module, value, rows.dim) == 0


def _analysed(func: Func, seeds: dict[Value, Rows], count: int) -> Analysis:
    early: dict[Op, None] = {}
    while True:
        analysis = Analysis(func, seeds, count, early)
        try:
            return analysis.run()
        except NeedsTotal as need:
            early |= _cheap(func, analysis, need)


def _cheap(func: Func, found: Analysis, need: NeedsTotal) -> dict[Op, None]:
    """The ops that make a total of the whole batch, if they cost little. Raises Refusal."""
    ops: dict[Op, None] = {}
    largest, room = 0, 0
    waiting = [need.total]
    while waiting:
        value = waiting.pop()
        op = value.op
        type = value.type
        size = type.count if isinstance(type, TensorType) else 0
        if op is None:
            room = max(room, size * _ROOM)
            continue
        if op in ops or not (op in found.inside or value in found.late):
            continue
        largest = max(largest, size)
        if op.sig.is_contraction or op.sig.rule is None:
            raise _total_refused(need)
        ops[op] = None
        waiting += used(op)
    if largest > room or not ops.keys() - found.early.keys():
        raise _total_refused(need)
    return ops


def _total_refused(need: NeedsTotal) -> Refusal:
    made = need.total.op
    name = f" of '{made.name}'" if made is not None else ""
    index = need.op.operands.index(need.total) if need.total in need.op.operands else None
    which = f"as operand {index}" if index is not None else "inside"
    return Refusal(
        need.op,
        f"needs {which} a total{name} over the whole batch, which takes all micro-batches to know",
        "take statistics within each micro-batch, or pass them in as arguments of the step",
    )
