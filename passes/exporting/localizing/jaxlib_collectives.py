"""Lowers the dialect's collectives to StableHLO's on local values, as jaxlib writes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from math import prod

from shardwright.ir.build import Builder, reducer_region
from shardwright.ir.core import Module, Op, Value
from shardwright.passes.base import op_error
from shardwright.passes.exporting.localizing.device_tables import (
    Channels,
    Cuts,
    block_of,
    permutation,
)
from shardwright.spec.attributes import AllToAllParams, Attribute, Attrs, AxisList, AxisLists, Int
from shardwright.spec.axes import Axes, Mesh, total
from shardwright.spec.values.fields import dense_table, i64

ADD = "stablehlo.add"


@dataclass(frozen=True, slots=True)
class Move:
    """A collective to lower: its operand on one device, and where to write."""

    module: Module
    op: Op
    value: Value
    mesh: Mesh
    name: str  # of the mesh
    channels: Channels
    builder: Builder

    def lists(self, key: str) -> list[Axes]:
        """The axes of each dim in an attribute."""
        found = self.op.attrs[key]
        assert isinstance(found, AxisLists)
        return [self.mesh.resolve(axes) for axes in found.dims]

    def emit(self, name: str, value: Value, shape: Sequence[int], attrs: dict[str, Attribute],
             *, reduces: bool = False) -> Value:  # fmt: skip
        """Add an op with one operand and one result."""
        type = value.tensor.with_shape(tuple(shape))
        body = [reducer_region(ADD, type.with_shape(()))] if reduces else []
        return self.builder.op(name, [value], [type], Attrs(attrs), body).result

    def reshape(self, value: Value, shape: Sequence[int]) -> Value:
        return self.emit("stablehlo.reshape", value, shape, {})

    def transpose(self, value: Value, order: Sequence[int]) -> Value:
        shape = [value.shape[dim] for dim in order]
        return self.emit("stablehlo.transpose", value, shape, {"permutation": i64(order)})

    def divided(self, size: int, count: int, what: str) -> int:
        """A size cut into equal parts. Raises ProgramError."""
        if size % count:
            message = f"dimension not divisible by {what}: {size} by {count}"
            help = "run sdy-pad-for-divisibility first"
            raise op_error(self.module, self.op, message, help=help)
        return size // count


def all_gather(move: Move, *, per_dim: bool) -> Value:
    cuts, value = move.lists("gathering_axes"), move.value
    dims = [dim for dim, axes in enumerate(cuts) if axes]
    if per_dim or len(dims) < 2:
        for dim in reversed(dims):
            shape = list(value.shape)
            shape[dim] *= total(cuts[dim])
            value = _gather(move, value, dim, shape, cuts[dim])
        return value
    counts = [total(cuts[dim]) for dim in dims]
    local = value.shape
    value = _gather(
        move,
        move.reshape(value, [1, *local]),
        0,
        [prod(counts), *local],
        tuple(chain.from_iterable(cuts)),
    )
    value = move.reshape(value, [*counts, *local])
    place = {dim: k for k, dim in enumerate(dims)}
    value = move.transpose(value, _beside(place, len(local)))
    return move.reshape(value, [n * total(axes) for n, axes in zip(local, cuts, strict=True)])


def _gather(move: Move, value: Value, dim: int, shape: Sequence[int], axes: Axes) -> Value:
    attrs = {"all_gather_dim": Int(dim), **move.channels.among(move.name, move.mesh, axes)}
    return move.emit("stablehlo.all_gather", value, shape, attrs)


def all_slice(move: Move) -> Value:
    return _cut(move, move.value, move.lists("slicing_axes"))


def _cut(move: Move, value: Value, cuts: Cuts) -> Value:
    pairs = zip(value.shape, cuts, strict=True)
    shape = [move.divided(n, total(axes), "slicing factor") for n, axes in pairs]
    return block_of(move.builder, value, move.mesh, cuts, shape)


def all_reduce(move: Move) -> Value:
    found = move.op.attrs["reduction_axes"]
    assert isinstance(found, AxisList)
    return _sum(move, move.mesh.resolve(found.axes))


def _sum(move: Move, axes: Axes) -> Value:
    attrs = move.channels.among(move.name, move.mesh, axes)
    return move.emit("stablehlo.all_reduce", move.value, move.value.shape, attrs, reduces=True)


def reduce_scatter(move: Move, *, combine: bool) -> Value:
    cuts, value = move.lists("reduce_scatter_axes"), move.value
    dims = [dim for dim, axes in enumerate(cuts) if axes]
    every = tuple(chain.from_iterable(cuts))
    pairs = zip(value.shape, cuts, strict=True)
    local = [move.divided(n, total(axes), "scattering factor") for n, axes in pairs]
    if not dims:
        return value
    if len(dims) == 1:
        return _scatter(move, value, dims[0], local, every)
    if not combine:
        return _cut(move, _sum(move, every), cuts)
    counts = [total(cuts[dim]) for dim in dims]
    split = [[total(cuts[d])] * (d in dims) + [local[d]] for d in range(len(local))]
    value = move.reshape(value, list(chain.from_iterable(split)))
    value = move.transpose(value, _counts_first(split))
    value = move.reshape(value, [prod(counts), *local])
    value = _scatter(move, value, 0, [1, *local], every)
    return move.reshape(value, local)


def _scatter(move: Move, value: Value, dim: int, shape: Sequence[int], axes: Axes) -> Value:
    attrs = {"scatter_dimension": Int(dim), **move.channels.among(move.name, move.mesh, axes)}
    return move.emit("stablehlo.reduce_scatter", value, shape, attrs, reduces=True)


def _beside(place: dict[int, int], rank: int) -> list[int]:
    """The order of dims that puts counts, now in front of all, each before the dim it is of."""
    count = len(place)
    pairs = [[place[d], count + d] if d in place else [count + d] for d in range(rank)]
    return list(chain.from_iterable(pairs))


def _counts_first(split: Sequence[Sequence[int]]) -> list[int]:
    """The order of dims that puts all counts before all local sizes."""
    first: list[int] = []
    last: list[int] = []
    place = 0
    for parts in split:
        if len(parts) > 1:
            first.append(place)
        last.append(place + len(parts) - 1)
        place += len(parts)
    return first + last


def all_to_all(move: Move) -> Value:
    found, value = move.op.attrs["params"], move.value
    assert isinstance(found, AllToAllParams)
    params = [(move.mesh.resolve(axes), src, tgt) for axes, src, tgt in found.params]
    local = list(value.shape)
    for axes, _, target in params:
        local[target] = move.divided(local[target], total(axes), "num devices per group")
    if len(params) == 1:
        ((axes, source, target),) = params
        shape = [n * total(axes) if dim == source else n for dim, n in enumerate(local)]
        return _exchange(move, value, source, target, shape, axes)
    counts = {target: total(axes) for axes, _, target in params}
    split = [[counts[d], n] if d in counts else [n] for d, n in enumerate(local)]
    by_dim = [total(axes) for axes, _, _ in sorted(params, key=lambda p: p[2])]
    value = move.reshape(value, list(chain.from_iterable(split)))
    value = move.transpose(value, _counts_first(split))
    value = move.reshape(value, [prod(by_dim), *local])
    every = tuple(chain.from_iterable(axes for axes, _, _ in params))
    value = _exchange(move, value, 0, 0, value.shape, every)
    value = move.reshape(value, [*by_dim, *local])
    place = {source: k for k, (_, source, _) in enumerate(params)}
    value = move.transpose(value, _beside(place, len(local)))
    grown = {source: total(axes) for axes, source, _ in params}
    return move.reshape(value, [n * grown.get(d, 1) for d, n in enumerate(local)])


def _exchange(
    move: Move, value: Value, source: int, target: int, shape: Sequence[int], axes: Axes
) -> Value:
    attrs: dict[str, Attribute] = {
        "split_dimension": Int(target),
        "concat_dimension": Int(source),
        "split_count": Int(total(axes)),
        **move.channels.among(move.name, move.mesh, axes, ids=False),
    }
    return move.emit("stablehlo.all_to_all", value, shape, attrs)


def collective_permute(move: Move, old_mesh: Mesh, old: Cuts, new: Cuts) -> Value:
    pairs = permutation(old_mesh, old, move.mesh, new)
    attrs: dict[str, Attribute] = {
        "source_target_pairs": dense_table(pairs),
        "channel_handle": move.channels.next(),
    }
    return move.emit("stablehlo.collective_permute", move.value, move.value.shape, attrs)
