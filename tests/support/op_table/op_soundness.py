"""Checks factor rules: cut a factor, run the op on the shards, join, compare with the whole.

Pass-through factors: operands that hold the factor are cut, results that hold it are concatenated,
other results must agree on all shards. Reduction factors: partial results are combined by the row's
`combine`; operands named by `once` enter one time, after the combination, and before it stand
identities. Dims made of several factors are cut along one of them in factor space.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shardwright.ir.core import Region
from shardwright.spec.attributes import EMPTY, Attribute, Attrs
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.blocks.halo import Pairs
from shardwright.spec.factors import Kind, Rule, Tensor
from shardwright.spec.op import Handle, OpRow, Sig, reducer_identity, sig
from shardwright.spec.types import ELEMENTS, TensorType, Type, tensor
from shardwright.testing.op_table.op_cases import Case, difference, evaluate

Values = NDArray[Any]
AXIS = Axis("x")
UFUNCS: dict[str, np.ufunc] = {
    "add": np.add,
    "mul": np.multiply,
    "max": np.maximum,
    "min": np.minimum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}


@dataclass(frozen=True)
class Cut:
    """A factor cut into that many parts."""

    factor: int
    count: int


def cuts(row: OpRow, found: Sig, rule: Rule) -> Iterator[Cut]:
    """Every cut the partitioner may make, of all pass-through and reduction factors.

    A reduction without a known combination is left out: the partitioner keeps it whole. So are
    factors whose blocks overlap, as this device runs alone, and minor factors of dims where an op
    has a `local` form, which sees plain axes only.
    """
    for factor, size in enumerate(rule.sizes):
        kind = rule.kinds[factor]
        if kind not in (Kind.PASS, Kind.REDUCTION) or factor in (*found.uncut, *found.overlaps):
            continue
        if kind == Kind.REDUCTION and not _combinations(row, found):
            continue
        if row.local is not None and not all(_is_major(rule, t, factor) for t in rule.tensors):
            continue
        yield from (Cut(factor, n) for n in range(2, size + 1) if size % n == 0)


def _combinations(row: OpRow, found: Sig) -> tuple[str, ...]:
    kinds = row.combine(found) if row.combine else ()
    return kinds if all(kind in UFUNCS for kind in kinds) else ()


def _is_major(rule: Rule, tensor: Tensor, factor: int) -> bool:
    """True if only factors of size 1 stand left of this one wherever it occurs."""
    return all(
        all(rule.sizes[other] == 1 for other in dim[: dim.index(factor)])
        for dim in tensor
        if factor in dim
    )


def unsound(
    case: Case,
    operands: Sequence[Values],
    cut: Cut,
    row: OpRow | None = None,
    rule: Rule | None = None,
) -> str:
    """The fault when a factor is cut, "" if none; `row`, `rule` replace the true ones."""
    row, rule = row or case.row, rule or case.sig.blocks
    assert rule is not None
    whole = evaluate(case.sig, case.op.regions, operands)
    is_reduction = rule.kinds[cut.factor] == Kind.REDUCTION
    once = row.once(case.sig) if row.once and is_reduction else ()
    kinds = _combinations(row, case.sig)
    given = list(operands)
    for index, kind in zip(once, kinds, strict=True) if once else ():
        identity = reducer_identity(kind, case.sig.element(index))
        given[index] = np.broadcast_to(identity, operands[index].shape)
    shards: list[list[Values]] = []
    for shard in range(cut.count):
        try:
            shards.append(_run_shard(case, row, rule, cut, shard, given))
        except (ValueError, IndexError, AssertionError) as problem:
            return f"shard {shard} does not run: {problem}"
    for index, partials in enumerate(zip(*shards, strict=True)):
        element = case.sig.out_element(index)
        if is_reduction:
            ufunc = UFUNCS[kinds[index]]
            joined = reduce(ufunc, partials)
            joined = ufunc(operands[once[index]], joined) if once else joined
        else:
            joined, problem = _joined(rule, rule.results[index], cut, partials, element)
            if problem:
                return problem
        if problem := difference(np.asarray(joined), whole[index], element, slack=8.0):
            return f"result {index} joined to {problem}"
    return ""


def _run_shard(
    case: Case, row: OpRow, rule: Rule, cut: Cut, shard: int, operands: Sequence[Values]
) -> list[Values]:
    """Results of the local form of an op on one shard."""
    found = case.sig
    pieces = [
        _piece(value, rule, dims, cut, shard)
        for value, dims in zip(operands, rule.operands, strict=True)
    ]
    ins = _local_types(found.ins, [piece.shape for piece in pieces])
    shapes = [_scaled(found.out_shape(k), tensor, cut) for k, tensor in enumerate(rule.results)]
    outs = _local_types(found.outs, shapes)
    device = Device(found, row, case.op.regions, cut, rule, shard, pieces, ins, outs)
    handles = row.local(device) if row.local else device.emit_same(device.operands)
    results: list[Values] = []
    for handle, type in zip(handles, outs, strict=True):
        assert isinstance(handle, Held) and handle.type is type, f"{handle} is no {type}"
        assert isinstance(type, TensorType) and handle.value.shape == type.shape, handle
        results.append(handle.value)
    return results


def _local_types(types: Sequence[Type], shapes: Sequence[tuple[int, ...]]) -> tuple[Type, ...]:
    return tuple(
        type.with_shape(shape) if isinstance(type, TensorType) else type
        for type, shape in zip(types, shapes, strict=True)
    )


# --- factor space


def _split(
    shape: tuple[int, ...], rule: Rule, tensor: Tensor, factor: int
) -> tuple[list[int], list[int]]:
    """The shape with dims that hold the factor split into their factors, and where the factor is.

    Raises ValueError where the sizes of several factors do not multiply up to their dim.
    """
    sizes: list[int] = []
    places: list[int] = []
    for size, dim in zip(shape, tensor, strict=True):
        if factor not in dim:
            sizes.append(size)
            continue
        # A lone factor may have the size of another tensor's dim.
        parts = [rule.sizes[other] for other in dim] if len(dim) > 1 else [size]
        if prod(parts) != size:
            raise ValueError(f"factors {parts} do not make up a dim of size {size}")
        places.append(len(sizes) + dim.index(factor))
        sizes += parts
    return sizes, places


def _scaled(
    shape: tuple[int, ...], tensor: Tensor, cut: Cut, *, up: bool = False
) -> tuple[int, ...]:
    """The shape of a shard, or the shape whose shard this is."""
    return tuple(
        (size * cut.count if up else size // cut.count) if cut.factor in dim else size
        for size, dim in zip(shape, tensor, strict=True)
    )


def _piece(value: Values, rule: Rule, tensor: Tensor, cut: Cut, shard: int) -> Values:
    """The part of an operand that one shard holds."""
    sizes, places = _split(value.shape, rule, tensor, cut.factor)
    parts = value.reshape(sizes)
    for place in places:
        size = parts.shape[place] // cut.count
        parts = parts.take(range(shard * size, (shard + 1) * size), place)
    return parts.reshape(_scaled(value.shape, tensor, cut))


def _joined(
    rule: Rule, tensor: Tensor, cut: Cut, partials: Sequence[Values], element: str
) -> tuple[Values, str]:
    """The whole result of pass-through shards, and what is wrong with them."""
    shape = _scaled(partials[0].shape, tensor, cut, up=True)
    sizes, places = _split(shape, rule, tensor, cut.factor)
    if not places:
        for other in partials[1:]:
            if problem := difference(other, partials[0], element):
                return partials[0], f"shards disagree on a result without the factor: {problem}"
        return partials[0], ""
    (place,) = places
    sizes[place] //= cut.count
    return np.concatenate([p.reshape(sizes) for p in partials], place).reshape(shape), ""


# --- one device of a mesh


@dataclass(frozen=True)
class Held:
    """A value on the device."""

    value: Values
    type: Type


class Device:
    """`spec.op.Local` that computes instead of emitting ops: one device of a one-axis mesh."""

    def __init__(
        self,
        found: Sig,
        row: OpRow,
        regions: Sequence[Region],
        cut: Cut,
        rule: Rule,
        shard: int,
        pieces: Sequence[Values],
        ins: tuple[Type, ...],
        outs: tuple[Type, ...],
    ) -> None:
        self.sig = found
        self.mesh = Mesh(((AXIS.name, cut.count),))
        self.operands: list[Handle] = [Held(v, t) for v, t in zip(pieces, ins, strict=True)]
        self.in_axes = [self._axes(tensor, cut) for tensor in rule.operands]
        self.out_axes = [self._axes(tensor, cut) for tensor in rule.results]
        self.local_outs = outs
        self._row, self._regions, self._shard = row, regions, shard

    def _axes(self, tensor: Tensor, cut: Cut) -> tuple[Axes, ...]:
        (axis,) = self.mesh.resolve([AXIS])
        return tuple((axis,) if cut.factor in dim else () for dim in tensor)

    def emit(
        self,
        name: str,
        operands: Sequence[Handle],
        outs: Sequence[Type],
        attrs: dict[str, Attribute] | None = None,
    ) -> list[Handle]:
        ins = tuple(handle.type for handle in operands)
        found = sig(name, Attrs(attrs) if attrs else EMPTY, ins, tuple(outs))
        return self._held(evaluate(found, (), _values(operands)), outs)

    def emit_same(
        self,
        operands: Sequence[Handle],
        attrs: Attrs | None = None,
        outs: Sequence[Type] | None = None,
    ) -> list[Handle]:
        types = self.local_outs if outs is None else tuple(outs)
        ins = tuple(handle.type for handle in operands)
        if attrs is None:
            change = self._row.local_attrs
            attrs = change(self.sig, ins, self.local_outs) if change else self.sig.attrs
        local = sig(self.sig.name, attrs, ins, types, self.sig.hints)
        return self._held(evaluate(local, self._regions, _values(operands)), types)

    def constant(self, value: Values | int | float | bool, type: TensorType) -> Handle:
        dtype = ELEMENTS[type.element].numpy
        return Held(np.broadcast_to(np.asarray(value, dtype), type.shape), type)

    def shard_index(self, axes: Axes, element: str = "i32") -> Handle:
        number = self._shard if axes else 0
        return Held(np.asarray(number, ELEMENTS[element].numpy), tensor((), element))

    def permute(self, value: Handle, axes: Axes, pairs: Pairs) -> Handle:
        raise AssertionError("this device runs alone")

    def error(self, message: str, help: str = "") -> Exception:
        return ValueError(f"{message} {help}")

    @staticmethod
    def _held(values: Sequence[Values], types: Sequence[Type]) -> list[Handle]:
        return [Held(value, type) for value, type in zip(values, types, strict=True)]


def _values(handles: Sequence[Handle]) -> list[Values]:
    values: list[Values] = []
    for handle in handles:
        assert isinstance(handle, Held)
        values.append(handle.value)
    return values
