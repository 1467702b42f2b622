"""What ops do with rows: positions along one dim of their operands and results.

Most ops keep the rows of a factor apart: each row of the result is made of the same row of the
operands. Slices take some rows, updates, concatenations and pads put some, reductions combine all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from shardwright.ir.analysis.known_scalars import constant_scalar
from shardwright.ir.core import Op
from shardwright.passes.pipeline.microbatching.turn_states import kinds_of, may_cut, once_of
from shardwright.passes.shared.taken_rows import taken_rows
from shardwright.spec.attributes import RULE_NOTE, Attrs, Int, Ints
from shardwright.spec.cuts import is_told
from shardwright.spec.factors import Kind
from shardwright.spec.op import REDUCER_OF
from shardwright.spec.sharding_rules.dataflow import CONCATENATE, DYNAMIC_UPDATE_SLICE, PAD, SLICE
from shardwright.spec.types import TensorType
from shardwright.spec.values.fields import ints

TAKE, PUT, JOIN, EDGE, KEEP, SUM = "take", "put", "join", "edge", "keep", "sum"


class Role(NamedTuple):
    """What an op does along one dim of a value.

    kind   take  result 0 is rows [start, stop) of operand 0
           put   result 0 is operand 0 with operand 1 in the place of rows [start, stop)
           join  result 0 is its operands one behind the other
           edge  result 0 is operand 0 at rows [start, stop), and operand 1 everywhere else
           keep  rows of all `dims` belong together, the op does to each what it does to all
           sum   the same, but results combine all rows
    dims   dims of these rows, by position of the value: operands, then results
    """

    kind: str
    dims: tuple[tuple[int, int], ...]
    start: int = 0
    stop: int = 0


def roles_of(op: Op) -> Iterator[Role]:
    """All that an op does with rows that are told apart; of other dims it needs all at once."""
    if not op.results or RULE_NOTE in op.notes or is_told(op.notes):
        return  # what is said of it is about all rows
    if not all(isinstance(value.type, TensorType) for value in (*op.operands, *op.results)):
        return
    moved = _MOVED.get(op.name)
    if moved is not None:
        role = moved(op)
        if role is not None:
            yield role
        return
    rule, row = op.sig.blocks, op.row
    if rule is None or row is None or row.local is not None or not op.sig.is_erasable:
        return
    free = may_cut(op.sig)
    for factor, kind in enumerate(rule.kinds):
        dims = tuple(
            (k, dim)
            for k, tensor in enumerate(rule.tensors)
            for dim, factors in enumerate(tensor)
            if factors == (factor,)
        )
        held = sum(factor in factors for tensor in rule.tensors for factors in tensor)
        if not free[factor] or rule.sizes[factor] < 2 or held != len(dims):
            continue
        results = sum(k >= len(op.operands) for k, _ in dims)
        if kind is Kind.PASS and results == len(op.results):
            yield Role(KEEP, dims)
        elif kind is Kind.REDUCTION and _adds_up(op):
            yield Role(SUM, dims)


def _adds_up(op: Op) -> bool:
    """Whether what the op gives of some rows can be what it starts from at the next."""
    is_known = all(kind in REDUCER_OF for kind in kinds_of(op.sig))
    return is_known and len(once_of(op.sig)) == len(op.results)


# --- ops that move rows


def _take(op: Op) -> Role | None:
    rows = taken_rows(op)
    return None if rows is None else Role(TAKE, ((0, rows.dim),), rows.start, rows.stop)


def _put(op: Op) -> Role | None:
    base, update = op.operands[0].shape, op.operands[1].shape
    cut = [d for d, n in enumerate(base) if update[d] < n]
    numbers = [constant_scalar(value) for value in op.operands[2:]]
    if len(cut) != 1 or any(number is None for number in numbers):
        return None
    (dim,) = cut
    number = numbers[dim]
    assert number is not None
    start = min(max(int(number), 0), base[dim] - update[dim])  # as StableHLO clamps it
    return Role(PUT, ((0, dim), (len(op.operands), dim)), start, start + update[dim])


def _join(op: Op) -> Role | None:
    dim = op.attrs.get("dimension")
    if not isinstance(dim, Int) or len(op.operands) < 2:
        return None
    return Role(JOIN, ((len(op.operands), dim.value),))


def _edge(op: Op) -> Role | None:
    names = "edge_padding_low", "edge_padding_high", "interior_padding"
    low, high, inner = (ints(op.attrs, name) for name in names)
    cut = [d for d in range(len(low)) if low[d] or high[d] or inner[d]]
    if len(cut) != 1 or inner[cut[0]] or low[cut[0]] < 0 or high[cut[0]] < 0:
        return None
    (dim,) = cut
    stop = low[dim] + op.operands[0].shape[dim]
    return Role(EDGE, ((len(op.operands), dim),), low[dim], stop)


_MOVED = {SLICE: _take, DYNAMIC_UPDATE_SLICE: _put, CONCATENATE: _join, PAD: _edge}


def sliced(shape: tuple[int, ...], dim: int, start: int, stop: int) -> Attrs:
    """Attributes of the slice that takes rows [start, stop) of a dim."""
    starts = tuple(start if d == dim else 0 for d in range(len(shape)))
    limits = tuple(stop if d == dim else n for d, n in enumerate(shape))
    names = "start_indices", "limit_indices", "strides"
    return Attrs(dict(zip(names, map(Ints, (starts, limits, (1,) * len(shape))), strict=True)))
