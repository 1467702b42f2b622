"""Expands an op into others where an operand is cut along a factor that the op needs whole."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from shardwright.ir.build import reducer_region
from shardwright.ir.core import Op, Value
from shardwright.passes.partition.lowering.coexisting_sub_axes import Cuts
from shardwright.passes.partition.resharding.layouts import Layouts
from shardwright.spec.attributes import Attribute, Attrs, Ints
from shardwright.spec.axes import Axes, Axis, total
from shardwright.spec.blocks.padding import uneven
from shardwright.spec.layout import Layout, agreed_cut, can_be_cut, dims, reachable, whole, without
from shardwright.spec.op import REDUCERS, Handle, Values, reducer_identity
from shardwright.spec.types import TensorType, Type, tensor
from shardwright.spec.values.dense import dense, splat


def expanded(op: Op, layouts: Layouts, cuts: Cuts) -> tuple[list[Op], list[Value]] | None:
    """Ops, not yet placed, that an op is written as, and what stands for its results.

    None where the op needs nothing whole that is cut, or cannot be written so.
    """
    expansion = op.row.expansion if op.row is not None else None
    if expansion is None:
        return None
    # Elsewhere the op stays: a target's single op beats its expansion (decision 0017).
    cut = _cut_needlessly(op, layouts)
    if not cut or not all(expansion.may(op.sig, factor, count) for factor, count in cut):
        return None
    made = _Expander(op, layouts, cuts)
    found = [value for value in expansion.write(made) if isinstance(value, Value)]
    return made.ops, found


def _cut_needlessly(op: Op, layouts: Layouts) -> list[tuple[int, int]]:
    """Factors that must stay whole, with the number of blocks in which an operand has them."""
    rule, kept, found = op.sig.blocks, op.sig.uncut, list[tuple[int, int]]()
    assert rule is not None
    for value, tensor_ in zip(op.operands, rule.operands, strict=True):
        for factors, axes in zip(tensor_, layouts.of(value), strict=True):
            if axes and factors[0] in kept:
                found.append((factors[0], total(axes)))
    return found


class _Expander:
    """The `Building` of one op."""

    def __init__(self, op: Op, layouts: Layouts, cuts: Cuts) -> None:
        self.sig, self.operands = op.sig, list[Handle](op.operands)
        self.ops: list[Op] = []
        self._op, self._layouts, self._cuts = op, layouts, cuts

    def emit(
        self,
        name: str,
        operands: Sequence[Handle],
        outs: Sequence[Type],
        attrs: dict[str, Attribute] | None = None,
        like: Handle | None = None,
    ) -> list[Handle]:
        made = self._append(Op(name, _values(operands), outs, Attrs(attrs or {})))
        if like is not None:
            (other,) = _values([like])
            for value in made.results:
                self._layouts.set(value, self._layouts.of(other))
        return list(made.results)

    def constant(self, value: Values | int | float, type: TensorType) -> Handle:
        array = np.asarray(value)
        attribute = dense(array, type) if array.shape == type.shape else splat(array.item(), type)
        return self.emit("stablehlo.constant", [], [type], {"value": attribute})[0]

    def folded(self, name: str, value: Handle, dims: Sequence[int]) -> Handle:
        (operand,) = _values([value])
        type, scalar = operand.tensor, tensor((), operand.tensor.element)
        init = self.constant(reducer_identity(REDUCERS[name], type.element), scalar)
        shape = tuple(n for dim, n in enumerate(type.shape) if dim not in dims)
        attrs = Attrs({"dimensions": Ints(tuple(dims))})
        made = Op("stablehlo.reduce", _values([value, init]), [type.with_shape(shape)], attrs)
        made.add_region(reducer_region(name, scalar))
        return self._append(made).result

    def shards(self, value: Handle) -> int:
        (found,) = _values([value])
        return total(axis for axes in self._layouts.of(found) for axis in axes)

    def parts(self, value: Handle, dim: int) -> int:
        (found,) = _values([value])
        return total(self._layouts.of(found)[dim])

    def _append(self, made: Op) -> Op:
        made.loc, made.place = self._op.loc, self._op.place
        self.ops.append(made)
        for value, layout in zip(made.results, self._results(made), strict=True):
            self._layouts.set(value, layout)
        return made

    def _results(self, made: Op) -> list[Layout]:
        """Results cut as the operands are, where the factors of an op allow it."""
        sig, rule = made.sig, made.sig.blocks
        shapes = [value.shape for value in (*made.operands, *made.results)]
        if rule is None or not made.operands:
            return [whole(len(value.shape)) for value in made.results]
        found = [self._layouts.of(value) for value in made.operands]
        legal = can_be_cut(rule, shapes, sig.uncut)
        taken, agreed = list[Axis](), list[Axes]()
        for axes, is_legal in zip(agreed_cut(rule, found, uneven(sig)), legal, strict=True):
            agreed.append(without(axes, taken) if is_legal else ())  # an axis cuts one factor
            taken += agreed[-1]
        cut = reachable(rule, tuple(agreed))
        count = len(rule.operands)
        results = [dims(rule, count + k, cut) for k in range(len(made.results))]
        return [r if self._cuts.admit(r) else whole(len(r)) for r in results]


def _values(handles: Sequence[Handle]) -> list[Value]:
    values = [value for value in handles if isinstance(value, Value)]
    assert len(values) == len(handles), "a handle that is not of this program"
    return values
