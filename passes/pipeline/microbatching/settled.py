"""Finds how a function runs in turns over given dims: places of rows, totals known before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import gcd, lcm
from typing import NamedTuple

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.errors import kept
from shardwright.passes.pipeline.microbatching.turn_analysis import Analysis, Known, NeedsTotal
from shardwright.passes.pipeline.microbatching.turn_facts import used
from shardwright.passes.pipeline.microbatching.turn_states import Part, Refusal, Rows
from shardwright.spec.axes import total
from shardwright.spec.layout import layout_of

Dims = Sequence[tuple[Value, int]]  # arguments and the dim of each that is the batch

_ROOM = 4  # how much larger than arguments what is made of the whole batch may be
_SHARE = 0.1  # of the work of turns, what loops before them may do


def blocks_of(module: Module, value: Value, dim: int) -> int:
    """Into how many blocks devices cut a dim, by what the text says; 1 where they are uneven."""
    given = value.sharding
    mesh = module.mesh_of(given) if given is not None else None
    if given is None or mesh is None:
        return 1
    found = total(layout_of(given, mesh, len(value.shape))[dim])
    return 1 if value.shape[dim] % found else found


def room(module: Module, dims: Dims, is_annotated: bool = True) -> tuple[int, int]:
    """The blocks of rows that turns must take from, and the rows of each."""
    size = gcd(*(value.shape[dim] for value, dim in dims))
    blocks = lcm(*(blocks_of(module, value, dim) for value, dim in dims)) if is_annotated else 1
    return (1, size) if size % blocks else (blocks, size // blocks)


class Ask(NamedTuple):
    """What is asked of turns: that devices keep their own rows, as the text cuts them; that totals
    may take an earlier loop.
    """

    is_annotated: bool = True
    may_loop: bool = True


def settled(module: Module, func: Func, dims: Dims, count: int, ask: Ask = Ask()) -> Analysis:
    """The analysis of the first places of rows that all ops allow.

    Devices keep their own rows: a turn takes some of each block. Raises Refusal.
    """
    least, rows = room(module, dims, ask.is_annotated)
    size = least * rows
    refusal: Refusal | None = None
    fallback: Analysis | None = None
    for before in range(least, size // count + 1, least):
        if size % (before * count):
            continue
        try:
            seeds = {value: Rows(dim, before) for value, dim in dims}
            found = _analysed(module, func, seeds, count, ask.may_loop)
        except Refusal as problem:
            if not problem.is_place:
                raise problem from None
            refusal = refusal or kept(problem)
            continue
        if not ask.is_annotated or all(_is_own(module, *one) for one in found.dims.items()):
            return found
        fallback = fallback or found
    if fallback is not None:
        return fallback
    assert refusal is not None, "the number of micro-batches was checked"
    raise refusal


def _is_own(module: Module, value: Value, rows: Rows) -> bool:
    """Whether each device has part of the rows of every turn."""
    return rows.before % blocks_of(module, value, rows.dim) == 0


def _analysed(
    module: Module, func: Func, seeds: dict[Value, Rows], count: int, may_loop: bool
) -> Analysis:
    known = Known()
    first: NeedsTotal | None = None
    while True:
        analysis = Analysis(module, func, seeds, count, known)
        try:
            analysis.run()
        except NeedsTotal as need:
            first = first or kept(need)
            more = _more_known(analysis, need, may_loop)
            if more == known:
                raise _total_refused(need) from None
            known = more
            continue
        if first is not None and not _is_cheap(analysis):
            raise _total_refused(first)
        return analysis


def _more_known(found: Analysis, need: NeedsTotal, may_loop: bool) -> Known:
    """What must be known before a turn that needs a total: by ops on the whole batch where these
    cost little, else by a loop before. Raises Refusal.
    """
    ops, totals = dict(found.known.ops), dict(found.known.totals)
    made = _made_of(found, need.total, lambda op: True)
    if _is_small(found, made):
        ops |= made
    elif may_loop:
        totals |= dict.fromkeys(_totals(found, need.total))
    else:
        raise _total_refused(need)
    return Known(ops, totals)


def _totals(found: Analysis, value: Value) -> list[Value]:
    """The totals of turns that a value is made of."""
    behind = _made_of(found, value, lambda op: op not in found.inside)
    values = [value, *(taken for op in behind for taken in used(op))]
    return [v for v in values if isinstance(found.states.get(v), Part) and v.op in found.inside]


def _made_of(found: Analysis, total: Value, through: Callable[[Op], bool]) -> dict[Op, None]:
    """The ops of turns, and behind them, that make a value."""
    ops: dict[Op, None] = {}
    waiting = [total]
    while waiting:
        value = waiting.pop()
        op = value.op
        if op is None or op in ops or not (op in found.inside or value in found.late):
            continue
        if through(op):
            ops[op] = None
            waiting += used(op)
    return ops


def _is_small(found: Analysis, ops: dict[Op, None]) -> bool:
    """Whether ops on the whole batch multiply nothing, and make nothing larger than the batch."""
    if any(op.sig.is_contraction or op.sig.rule is None for op in ops):
        return False
    taken = (v for op in ops for v in op.operands if v.op is None and found.state(v) is not None)
    room = _ROOM * max((value.tensor.count for value in taken), default=0)
    return all(value.tensor.count <= room for op in ops for value in op.results)


def _is_cheap(found: Analysis) -> bool:
    """Whether loops before the turns do little of the work."""
    work = sum(_weight(op, n) for op, n in found.points.items())
    seen: dict[Op, None] = {}
    for value in found.known.totals:
        seen |= _made_of(found, value, lambda op: True)
    points = found.points
    ahead = 0.0
    for top in seen:
        ahead += sum(_weight(op, points[op]) for op in top.walk() if op in points)
    return ahead <= _SHARE * work


def _weight(op: Op, points: int) -> float:
    """Work of an op; of a loop's that of one turn."""
    return float(points) if op.sig.is_contraction else 0.0


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
