"""What the strategies of classes of nodes cut, as numbers that methods read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

import numpy as np

from shardwright.passes.cost.tables.program_graph import Key
from shardwright.passes.cost.tables.tables import Tables
from shardwright.passes.search.problem.anatomy import NONE, Anatomy, Dims
from shardwright.spec.axes import Axes, total
from shardwright.spec.factors import Kind
from shardwright.spec.layout import dims
from shardwright.spec.op import Sig
from shardwright.spec.strategies import Strategy
from shardwright.spec.types import TensorType, Type


def anatomies(
    keys: Mapping[int, Key], tables: Tables, axes: Axes
) -> Callable[[], tuple[Anatomy, ...]]:
    """What gives the anatomies of all classes, once; `keys`: of classes."""

    @cache
    def found() -> tuple[Anatomy, ...]:
        rows = enumerate(tables.strategies)
        return tuple(anatomy_of(keys[kind], choices, axes) for kind, choices in rows)

    return found


def anatomy_of(key: Key, choices: Sequence[Strategy], axes: Axes) -> Anatomy:
    """The anatomy of an op of a signature, or of a value of a type. `axes`: resolved, its columns;
    an axis of a choice is one of them, or several of one axis.
    """
    columns = _Columns(axes)
    sizes, kinds, ins, outs = _loops(key)
    cut = np.full((len(choices), len(axes)), NONE, np.int64)
    left, degree = np.full_like(cut, NONE), np.ones((len(choices), len(sizes)))
    for number, choice in enumerate(choices):
        for factor, some in enumerate(choice.cut):
            degree[number, factor] = total(some)
            cut[number, columns.of(some)] = factor
        for dim, some in enumerate(choice.outs[0] if choice.outs else ()):
            left[number, columns.of(some)] = dim
    types = (key.ins, key.outs) if isinstance(key, Sig) else ((key,), (key,))
    flops = key.flops if isinstance(key, Sig) else 0.0
    return Anatomy(
        np.array(sizes, np.int64), np.array([kind is Kind.REDUCTION for kind in kinds], np.bool_),
        ins, outs, tuple(map(_shape, types[0])), tuple(map(_shape, types[1])), cut, left, degree,
        np.array([_is_plain(key, choice) for choice in choices]), _width(types[1]), float(flops),
        isinstance(key, TensorType), isinstance(key, Sig) and key.is_contraction,
    )  # fmt: skip


class _Columns:
    """By axis the columns that it is made of."""

    def __init__(self, axes: Axes) -> None:
        self._axes = axes
        self._known: dict[Axes, list[int]] = {}

    def of(self, some: Axes) -> list[int]:
        """Columns of resolved axes."""
        found = self._known.get(some)
        if found is None:
            found = self._known[some] = [
                number
                for number, part in enumerate(self._axes)
                for axis in some
                if axis.name == part.name and axis.pre <= part.pre < axis.next_pre
            ]
        return found


def _loops(key: Key) -> tuple[Sequence[int], Sequence[Kind], tuple[Dims, ...], tuple[Dims, ...]]:
    """Sizes and kinds of factors, and those of all dims."""
    if isinstance(key, TensorType):
        own: Dims = tuple((dim,) for dim in range(len(key.shape)))
        return key.shape, [Kind.PASS] * len(own), (own,), (own,)
    rule = key.blocks
    if rule is None:
        return (), (), _bare(key.ins), _bare(key.outs)
    return rule.sizes, rule.kinds, rule.operands, rule.results


def _bare(types: Sequence[Type]) -> tuple[Dims, ...]:
    return tuple(((),) * len(_shape(one)) for one in types)


def _shape(type: Type) -> tuple[int, ...]:
    return type.shape if isinstance(type, TensorType) else ()


def _width(types: Sequence[Type]) -> int:
    first = types[0] if types else None
    return first.bytes // max(first.count, 1) if isinstance(first, TensorType) else 0


def _is_plain(key: Key, choice: Strategy) -> bool:
    if not isinstance(key, Sig) or key.blocks is None or not choice.cut:
        return True
    count = len(key.ins)
    made = tuple(dims(key.blocks, count + k, choice.cut) for k in range(len(key.outs)))
    return choice.outs == made
