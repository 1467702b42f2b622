"""Checks the padding facts of rows: lengthen a factor, run the op, cut off, compare.

The padding of operands holds NaN, the largest integers or zeros: whatever reaches a result shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shardwright.ir.reference.uneven_blocks import fill_of
from shardwright.spec.blocks.padding import Padded, padded, uneven
from shardwright.spec.factors import Kind, Rule, Tensor
from shardwright.spec.op import REDUCERS, Sig, reducer_identity, sig
from shardwright.spec.types import TensorType, Type
from shardwright.testing.op_table.op_cases import Case, difference, evaluate

Values = NDArray[Any]


@dataclass(frozen=True)
class Growth:
    """A factor made longer by that many positions."""

    factor: int
    extra: int


def growths(case: Case) -> Iterator[Growth]:
    """Every factor that may be padded, by one position and by more than its size."""
    rule = case.sig.blocks
    if rule is None:
        return
    for factor, may_be in enumerate(uneven(case.sig)):
        is_reduction = rule.kinds[factor] == Kind.REDUCTION
        if not may_be or (is_reduction and not _combinations(case)):
            continue
        yield Growth(factor, 1)
        yield Growth(factor, rule.sizes[factor] + 1)


def _combinations(case: Case) -> tuple[str, ...]:
    row = case.row
    kinds = row.combine(case.sig) if row.combine else ()
    return kinds if all(kind in REDUCERS.values() for kind in kinds) else ()


def unsound(
    case: Case, operands: Sequence[Values], growth: Growth, how: Padded | None = None
) -> str:
    """The fault when a factor is padded, "" if none; `how` replaces what the row says."""
    rule = case.sig.blocks
    assert rule is not None
    whole = evaluate(case.sig, case.op.regions, operands)
    ins, outs = longer(case.sig, growth)
    how = how or padded(case.sig, ins, outs)
    given = _given(case, rule, operands, growth, how)
    long = sig(case.sig.name, how.attrs, ins, outs, case.sig.hints)
    if long.blocks is None:
        return f"{long} has no rule"
    try:
        results = evaluate(long, case.op.regions, given)
    except (ValueError, IndexError, AssertionError, np.linalg.LinAlgError) as problem:
        return f"does not run: {problem}"
    for index, (result, wanted) in enumerate(zip(results, whole, strict=True)):
        if result.shape != _shape(outs[index]):
            return f"result {index} has shape {result.shape}, expected {outs[index]}"
        cut = result[tuple(map(slice, wanted.shape))]
        element = case.sig.out_element(index)
        if problem := difference(np.asarray(cut), wanted, element, slack=8.0):
            return f"result {index} became {problem}"
    return ""


def _given(
    case: Case, rule: Rule, operands: Sequence[Values], growth: Growth, how: Padded
) -> list[Values]:
    """The operands padded, then masked and clamped as the row says."""
    given: list[Values] = []
    reduces = rule.kinds[growth.factor] == Kind.REDUCTION
    for index, (value, tensor) in enumerate(zip(operands, rule.operands, strict=True)):
        # Integers may be positions: first such that lie outside, then the first one.
        is_first = value.dtype.kind in "iu" and growth.extra > 1
        fill = np.zeros((), value.dtype) if is_first else fill_of(value.dtype)
        is_masked = how.masked is None or index in how.masked
        if reduces and is_masked:
            fill = reducer_identity(_combinations(case)[0], case.sig.element(index))
        if index in how.highest:
            value = np.clip(value, 0, np.minimum(how.highest[index], np.iinfo(value.dtype).max))
        edges = [(0, growth.extra * (growth.factor in dim)) for dim in tensor]
        if any(after for _, after in edges):
            value = np.pad(value, edges, constant_values=fill)
        given.append(np.asarray(value, operands[index].dtype))
    return given


def longer(found: Sig, growth: Growth) -> tuple[tuple[Type, ...], tuple[Type, ...]]:
    """Types of operands and results with the factor grown."""
    assert found.blocks is not None
    ins = _longer(found.ins, found.blocks.operands, growth)
    return ins, _longer(found.outs, found.blocks.results, growth)


def _longer(types: Sequence[Type], tensors: Sequence[Tensor], growth: Growth) -> tuple[Type, ...]:
    return tuple(
        type.with_shape(
            tuple(
                size + growth.extra * (growth.factor in dim)
                for size, dim in zip(type.shape, tensor, strict=True)
            )
        )
        if isinstance(type, TensorType)
        else type
        for type, tensor in zip(types, tensors, strict=True)
    )


def _shape(type: Type) -> tuple[int, ...]:
    return type.shape if isinstance(type, TensorType) else ()
