"""Estimates the density of an attention mask from the program.

What enters a softmax is computed at chosen queries and keys, all scores being zero, under several
assumptions about everything that the program does not say: what is hidden then in every case, no
kernel needs to multiply. Steps that the mask's edge crosses count as half.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shardwright.passes.cost.attention.constant_elements import Places, Points, Where
from shardwright.passes.cost.attention.expressions import Expressions
from shardwright.passes.cost.attention.query_key_dims import LEFT, RIGHT, Parts
from shardwright.passes.cost.attention.softmax import Softmax
from shardwright.passes.cost.kernels.dataflow import Flat, Node
from shardwright.spec.types import TensorType

_STEPS = 64  # along each side
_ASSUMED = (0.0, 1.0, 1e9, -1e9)
_LOW = -1e4  # what people add to scores to hide them, at most

_Grid = NDArray[Any]


class Views(Places):
    """The elements that are looked at, for softmaxes of one block."""

    def __init__(self) -> None:
        super().__init__()
        self._looked: dict[Parts, tuple[list[Where], Where]] = {}
        self._zeros: dict[int, _Grid] = {}
        self.expressions = Expressions()
        self.parts: dict[tuple[int, TensorType, Parts], float] = {}  # not hidden, by expression

    def of(self, parts: Parts) -> tuple[list[Where], Where]:
        """Places along each part, and all combinations of them."""
        if parts not in self._looked:
            axes = _axes(parts)
            self._looked[parts] = axes, _elements(parts, axes)
        return self._looked[parts]

    def zeros(self, count: int) -> _Grid:
        """The same array for equal counts."""
        if count not in self._zeros:
            self._zeros[count] = np.zeros(count, np.float32)
        return self._zeros[count]


def visible_part(softmax: Softmax, views: Views) -> float:
    """Part of queries x keys that is not hidden: 1 without a mask, a half under a causal one."""
    return max((_shown(softmax, node, views) for node in softmax.exponentials), default=1.0)


def _shown(softmax: Softmax, exponential: Node, views: Views) -> float:
    """The part that is not hidden of what enters an exponential."""
    value, type = exponential.ins[0], exponential.op.sig.ins[0]
    parts = softmax.roles.of.get(value, ())
    if not {LEFT, RIGHT} <= {part.side for part in parts} or not isinstance(type, TensorType):
        return 1.0
    flat = softmax.flat
    made = [value for node in softmax.nodes.values() for value in node.outs]
    sums = [value for value in made if not softmax.is_large(value)]
    scores = [flat.nodes[index].outs[0] for index in softmax.scores]
    zeros = dict.fromkeys([*sums, *scores])
    expression = views.expressions.of(flat, value, zeros)
    if expression is None:
        return _computed(flat, value, type, parts, zeros, views)
    question = expression, type, parts
    known = views.parts.get(question)
    if known is None:
        known = views.parts[question] = _computed(flat, value, type, parts, zeros, views)
    return known


def _computed(
    flat: Flat, value: int, type: TensorType, parts: Parts, zeros: Collection[int], views: Views
) -> float:
    """The same by numbers; `zeros`: what is taken to be that."""
    axes, where = views.of(parts)
    given = dict.fromkeys(zeros, views.zeros(len(where)))
    hidden = np.ones(len(where), bool)
    for assumed in _ASSUMED:
        numbers = Points(flat, given, assumed, views).at(value, type, where).astype(np.float64)
        hidden &= numbers <= min(_LOW, float(np.min(numbers)) / 2)
        if not hidden.any():
            return 1.0
    return float(1 - _cells(hidden.reshape([len(places) for places in axes]), parts).mean())


def _cells(hidden: _Grid, parts: Parts) -> _Grid:
    """The hidden part of each cell: an early query and a late key count half, and the reverse."""
    left, right = _longest(parts, LEFT), _longest(parts, RIGHT)
    grid = np.moveaxis(hidden, (left, right), (0, 1)).astype(np.float64)
    return (grid[::2, 1::2] + grid[1::2, ::2]) / 2


def _longest(parts: Parts, side: str) -> int:
    sizes = [part.size if part.side == side else 0 for part in parts]
    return sizes.index(max(sizes))


def _axes(parts: Parts) -> list[Where]:
    """An early and a late place of each step along the longest part of each side.

    Of other parts the first and the last.
    """
    chosen = [np.array([0, part.size - 1]) for part in parts]
    for side in (LEFT, RIGHT):
        place = _longest(parts, side)
        size = parts[place].size
        count = 2 * min(_STEPS, size // 2)
        chosen[place] = (2 * np.arange(count) + 1) * size // (2 * count)
    return chosen


def _elements(parts: Parts, axes: list[Where]) -> Where:
    """The elements at all combinations, in memory order."""
    where = np.zeros(1, np.int64)
    for part, places in zip(parts, axes, strict=True):
        where = (where[:, None] * part.size + places).reshape(-1)
    return where
