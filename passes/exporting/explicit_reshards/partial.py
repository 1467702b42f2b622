"""Partial (unreduced) values: summed where ops need whole ones, created where shardings ask for them.

Source: shardy explicit_reshards_util.cc (insertAllReduceIfUnreducedToReplicated, insertUnreducedCollectives).
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from shardwright.ir.build import Builder
from shardwright.ir.core import Op, Value
from shardwright.passes.shared.axis_prefix import is_list_prefix
from shardwright.passes.shared.shardings import visible_sharding
from shardwright.spec.attributes import Attribute, Attrs, AxisList, AxisLists, ShardingAttr
from shardwright.spec.axes import Axes, Axis, Mesh, can_coexist, joined, overlaps
from shardwright.spec.sharding import Sharding, sharding
from shardwright.spec.sharding_rules.dataflow import ALL_REDUCE, RESHARD

REPLICATED_TO_UNREDUCED = "sdy.replicated_to_unreduced"
SHARDED_TO_UNREDUCED = "sdy.sharded_to_unreduced"

Meshes = dict[str, Mesh]


def sum_for(value: Value, wanted: Sharding | None, place: Builder, meshes: Meshes) -> Value:
    """The sum of a value over the axes on which it is partial and must not be."""
    given = visible_sharding(value)
    if given is None or not given.unreduced or not isinstance(given.mesh, str):
        return value
    mesh = meshes[given.mesh]
    partial = mesh.resolve(given.unreduced)
    axes = without(partial, mesh.resolve(wanted.unreduced) if wanted else ())
    if not axes:
        return value
    out = given.with_unreduced(mesh.spell(without(partial, axes)))
    return _made(ALL_REDUCE, value, "reduction_axes", AxisList(mesh.spell(axes)), out, place)


def make_partial(value: Value, wanted: Sharding | None, place: Builder, meshes: Meshes) -> Value:
    """The value, partial on the axes on which it must be: those that cut it are moved there."""
    given = visible_sharding(value)
    if given is None or wanted is None or not isinstance(given.mesh, str):
        return value
    mesh = meshes[given.mesh]
    partial, asked = mesh.resolve(given.unreduced), mesh.resolve(wanted.unreduced)
    new = without(asked, partial)
    if not new or without(partial, asked) or meshes.get(str(wanted.mesh)) != mesh:
        return value
    pairs = zip(given.axes, wanted.axes, strict=True)
    moved = [_surplus(mesh.resolve(a), mesh.resolve(b)) for a, b in pairs]
    moved = [axes if axes and not without(axes, new) else () for axes in moved]
    kept = [
        old if axes or old.axes == dim.axes else dim
        for old, dim, axes in zip(given.dims, wanted.dims, moved, strict=True)
    ]
    if tuple(kept) != given.dims:
        given = given.with_dims(kept)
        attrs = Attrs({"sharding": ShardingAttr(given)})
        value = place.op(RESHARD, [value], [value.type], attrs).result
    rest = without(new, [axis for axes in moved for axis in axes])
    if rest:
        ordered = joined(sorted((*partial, *rest), key=mesh.order))
        given = sharding(given.mesh, given.dims, given.replicated, mesh.spell(ordered))
        added = AxisList(mesh.spell(rest))
        value = _made(REPLICATED_TO_UNREDUCED, value, "axes", added, given, place)
    if any(moved):
        lists = AxisLists(tuple(map(mesh.spell, moved)))
        value = _made(SHARDED_TO_UNREDUCED, value, "axes", lists, wanted, place)
    return value


def _made(
    name: str, value: Value, key: str, axes: Attribute, out: Sharding, place: Builder
) -> Value:
    attrs = Attrs({key: axes, "out_sharding": ShardingAttr(out)})
    return place.op(name, [value], [value.type], attrs).result


def _surplus(given: Axes, wanted: Axes) -> Axes:
    """The minor axes of a dim beyond the wanted; () where it does not begin with those."""
    if is_list_prefix(wanted, given) is not True:
        return ()
    count = len(wanted)
    if not count or wanted[-1] == given[count - 1]:
        return given[count:]
    last, kept = given[count - 1], wanted[-1]
    rest = Axis(last.name, kept.next_pre, last.next_pre // kept.next_pre)
    return (rest, *given[count:])


def without(axes: Iterable[Axis], others: Sequence[Axis]) -> Axes:
    """The parts of axes that no other covers."""
    return tuple(part for axis in axes for part in _parts(axis, list(others)))


def _parts(axis: Axis, others: list[Axis]) -> Iterator[Axis]:
    other = next((o for o in others if overlaps(axis, o)), None)
    if other is None:
        yield axis
        return
    if not can_coexist(axis, other):
        return
    rest = [o for o in others if o is not other]
    if axis.pre < other.pre:
        yield from _parts(Axis(axis.name, axis.pre, other.pre // axis.pre), rest)
    if other.next_pre < axis.next_pre:
        size = axis.next_pre // other.next_pre
        yield from _parts(Axis(axis.name, other.next_pre, size), rest)


def same_partial(op: Op) -> bool:
    """True if all results of an op are partial on the same axes."""
    first, *others = [visible_sharding(value) for value in op.results]
    axes = first.unreduced if first else ()
    return all((other.unreduced if other else ()) == axes for other in others)
