"""Splits axes into sub-axes that all fit in one refined mesh.

An axis of 6 is cut at 2 (`"x":(1)2`) or at 3 (`"x":(1)3`), never at both. Where shardings name
both, a chain of cuts is kept that serves most bytes; parts that do not fit it are dropped: these
dims are whole along them. Arguments, results and reshards of the program count before all else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from shardwright.ir.core import Func, Module, Op, out_sharding
from shardwright.ir.diagnostics.warnings import warning
from shardwright.ir.errors import Diagnostic
from shardwright.ir.walk import all_ops, all_values
from shardwright.passes.base import place_of
from shardwright.spec.attributes import (
    AllToAllParams,
    Attribute,
    AxisList,
    AxisLists,
    ShardingAttr,
    ShardingPerValue,
)
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import Type

Points = tuple[int, ...]  # where an axis is cut, from 1 to its size; each divides the next


def named_axes(op: Op) -> Iterator[Axis]:
    """All axes an op mentions, in its shardings and attributes, as text spells them."""
    for found in (found for found, _ in _of_values(op) if found is not None):
        yield from found.used()
    for attribute in op.attrs.values():
        if isinstance(attribute, _NAMING):
            yield from _in_attribute(attribute)


_NAMING = (ShardingAttr, ShardingPerValue, AxisList, AxisLists, AllToAllParams)


def _in_attribute(attribute: Attribute) -> Iterator[Axis]:
    if isinstance(attribute, ShardingAttr):
        yield from attribute.sharding.used()
    elif isinstance(attribute, ShardingPerValue):
        for found in attribute.shardings:
            yield from found.used()
    elif isinstance(attribute, AxisList):
        yield from attribute.axes
    elif isinstance(attribute, AxisLists):
        yield from (axis for axes in attribute.dims for axis in axes)
    elif isinstance(attribute, AllToAllParams):
        yield from (axis for axes, _, _ in attribute.params for axis in axes)


def _of_values(op: Op) -> Iterator[tuple[Sharding | None, Type]]:
    """Shardings of results, of arguments of regions, and of what a function returns."""
    for value in op.results:
        yield value.sharding, value.type
    for region in op.regions:
        for block in region.blocks:
            for value in block.args:
                yield value.sharding, value.type
    if isinstance(op, Func):
        yield from zip(op.result_shardings, op.result_types, strict=True)


@dataclass(slots=True)
class Cuts:
    """The cuts of the axes of a mesh so far."""

    mesh: Mesh
    points: dict[str, Points] = field(default_factory=dict[str, Points])

    def of(self, name: str) -> Points:
        """Of one axis, its ends included."""
        return self.points.get(name, (1, self.mesh.axis_size(name)))

    def admit(self, lists: Iterable[Axes]) -> bool:
        """True if resolved axes can stand beside all others, and beside each other."""
        return self._with(axis for axes in lists for axis in axes) is not None

    def add(self, lists: Iterable[Axes]) -> None:
        """Note axes that can stand beside all others."""
        found = self._with(axis for axes in lists for axis in axes)
        assert found is not None, "sub-axes that cannot coexist"
        self.points.update(found)

    def _with(self, axes: Iterable[Axis]) -> dict[str, Points] | None:
        found: dict[str, Points] = {}
        for axis in axes:
            old = found.get(axis.name) or self.of(axis.name)
            if axis.pre in old and axis.next_pre in old:
                continue
            new = tuple(sorted({*old, axis.pre, axis.next_pre}))
            # One mesh has one chain of parts per axis: not 6 = 2x3 and 3x2 at once (decision 0005).
            if not _is_chain(new):
                return None
            found[axis.name] = new
        return found

    def split(self, axes: Axes) -> Axes:
        """Axes as the parts between cuts."""
        return tuple(part for axis in axes for part in self._parts(axis))

    def _parts(self, axis: Axis) -> Iterator[Axis]:
        inner = [p for p in self.of(axis.name) if axis.pre <= p <= axis.next_pre]
        for low, high in zip(inner, inner[1:], strict=False):
            yield Axis(axis.name, low, high // low)


def _is_chain(points: Points) -> bool:
    return all(high % low == 0 for low, high in zip(points, points[1:], strict=False))


def naming_ops(module: Module) -> list[Op]:
    """Ops that name all axes that any op of a module does; of ops that name alike, one or a few."""
    special: list[Op] = []
    by_attrs: dict[int, Op] = {}  # attributes of many ops are one object
    found: dict[Sharding | None, Op] = {}
    for op in all_ops(module):
        if op.regions:
            special.append(op)
        elif op.attrs.items_tuple:
            by_attrs[id(op.attrs)] = op
        for value in op.results:
            found[value.sharding] = op
    return list(dict.fromkeys([*special, *by_attrs.values(), *found.values()]))


def axes_in_use(module: Module) -> Axes:
    """All axes that a module mentions, in shardings and attributes, each once, as text has them."""
    return tuple(dict.fromkeys([axis for axes in _lists(module) for axis in axes]))


def _lists(module: Module) -> Iterator[Iterable[Axis]]:
    """The axes of all shardings and attributes of a module; what many ops share comes once."""
    ops = all_ops(module)
    found = dict.fromkeys([value.sharding for value in all_values(ops)])
    for func in [op for op in ops if op.regions and isinstance(op, Func)]:
        found.update(dict.fromkeys(func.result_shardings))
    yield from (given.used() for given in found if given is not None)
    for attrs in {id(op.attrs): op.attrs for op in ops if op.attrs.items_tuple}.values():
        for _, attribute in attrs.items_tuple:
            if isinstance(attribute, _NAMING):
                yield _in_attribute(attribute)


def cuts_of(module: Module, mesh: Mesh, told: Cuts | None = None) -> Cuts:
    """The cuts of all axes that a module names, beside those of a plan. Raises ValueError where
    they cannot coexist.
    """
    cuts = Cuts(mesh, dict(told.points) if told is not None else {})
    resolved = mesh.resolve(axes_in_use(module))
    if not cuts.admit([resolved]):
        raise ValueError("sub-axes that cannot coexist")
    cuts.add([resolved])
    return cuts


# --- one chain per axis


def settle_cuts(module: Module, told: Cuts) -> tuple[Cuts, list[Diagnostic]]:
    """The cuts of a module at stage `propagated`, and warnings of what was dropped for them.

    `told`: those that a plan asks for, which stay.
    """
    mesh = told.mesh
    try:
        return cuts_of(module, mesh, told), []
    except ValueError:
        kept = Cuts(mesh, {**told.points, **_chosen(module, told)})
    found: dict[str, Diagnostic] = {}
    for op in module.walk():
        for old, new in _rewritten(op, lambda given: _fitted(given, kept)):
            message = f"{old} is taken as {new}: sub-axes that do not divide each other are in use"
            help = "change one of the shardings so that their sub-axes divide each other"
            place = place_of(module, op)
            found.setdefault(message, warning("sub-axes", message, place, help=help))
    return kept, list(found.values())


def _chosen(module: Module, told: Cuts) -> dict[str, Points]:
    """Per axis the chain of cuts that most bytes agree with; those of faces count first. The chain
    has all cuts that are told.
    """
    mesh = told.mesh
    wanted: dict[str, dict[tuple[int, int], tuple[int, int]]] = {}
    for op in module.walk():
        is_face = isinstance(op, Func) or out_sharding(op) is not None
        for given, type in _of_values(op):
            size = type.bytes
            for axis in mesh.resolve(given.used()) if given is not None else ():
                ends = wanted.setdefault(axis.name, {})
                face, inner = ends.get((axis.pre, axis.next_pre), (0, 0))
                worth = (face + size, inner) if is_face else (face, inner + size)
                ends[axis.pre, axis.next_pre] = worth
    return {name: _best(told.of(name), ends) for name, ends in wanted.items()}


def _best(told: Points, wanted: Mapping[tuple[int, int], tuple[int, int]]) -> Points:
    def worth(chain: Points) -> tuple[int, int]:
        kept = [w for (low, high), w in wanted.items() if low in chain and high in chain]
        return sum(face for face, _ in kept), sum(inner for _, inner in kept)

    points = sorted({*told, *(point for ends in wanted for point in ends)})
    fitting = (chain for chain in _chains((1,), points) if set(told) <= set(chain))
    return max(fitting, key=worth)


def _chains(begun: Points, points: list[int]) -> Iterator[Points]:
    """All chains from 1 to the largest point that leave no point out which would fit."""
    last = begun[-1]
    if last == points[-1]:
        yield begun
    after = [p for p in points if p > last and p % last == 0 and points[-1] % p == 0]
    for point in after:
        if not any(point % other == 0 for other in after if other < point):
            yield from _chains((*begun, point), points)


def _fitted(given: Sharding, cuts: Cuts) -> Sharding:
    """A sharding without parts of axes that are not between cuts; of others the major part."""

    def fit(axes: Axes) -> Axes:
        made: list[Axis] = []
        for axis in cuts.mesh.resolve(axes):
            points = cuts.of(axis.name)
            ends = [p for p in points if p > axis.pre and axis.next_pre % p == 0]
            if axis.pre in points and ends:
                made.append(Axis(axis.name, axis.pre, ends[-1] // axis.pre))
        return cuts.mesh.spell(made)

    dims = tuple(map(fit, given.axes))
    return given if dims == given.axes else given.with_axes(dims)


def _rewritten(
    op: Op, change: Callable[[Sharding], Sharding]
) -> Iterator[tuple[Sharding, Sharding]]:
    """Change all shardings of an op; gives those of faces with what they became."""
    for value in (*op.results, *(a for r in op.regions for b in r.blocks for a in b.args)):
        if value.sharding is not None:
            old = value.sharding
            value.set_sharding(change(old))
            if isinstance(op, Func) and value.sharding is not old:
                yield old, value.sharding
    if isinstance(op, Func):
        for index, given in enumerate(op.result_shardings):
            if given is not None:
                made = change(given)
                op.set_result_sharding(index, made)
                if made is not given:
                    yield given, made
    for key, attribute in op.attrs.items():
        new = _changed(attribute, change)
        if new != attribute:
            op.set_attr(key, new)
            if isinstance(attribute, ShardingAttr) and isinstance(new, ShardingAttr):
                yield attribute.sharding, new.sharding


def _changed(attribute: Attribute, change: Callable[[Sharding], Sharding]) -> Attribute:
    if isinstance(attribute, ShardingAttr):
        return ShardingAttr(change(attribute.sharding))
    if isinstance(attribute, ShardingPerValue):
        return replace(attribute, shardings=tuple(map(change, attribute.shardings)))
    return attribute
