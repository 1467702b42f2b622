"""The one mesh of a program, and the layouts of its values while a pass rewrites it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from shardwright.ir.core import Func, Module, Op, Region, Value, out_sharding
from shardwright.ir.errors import Place, error
from shardwright.ir.walk import all_ops, all_values
from shardwright.passes.base import place_of
from shardwright.spec.attributes import AxisList, ShardingPerValue
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.layout import Layout, layout_of, spelled, trimmed, whole
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import DATA_FLOW
from shardwright.spec.stages import MOVERS, sharding_of
from shardwright.spec.types import TensorType, Type


@dataclass(frozen=True, slots=True)
class Layouts:
    """Translates between shardings on values and layouts on the one mesh."""

    mesh: Mesh
    name: str
    _known: dict[tuple[Sharding | None, tuple[int, ...]], Layout] = field(
        default_factory=dict[tuple[Sharding | None, tuple[int, ...]], Layout]
    )
    _written: dict[tuple[Layout, Axes], Sharding] = field(
        default_factory=dict[tuple[Layout, Axes], Sharding]
    )
    _of: dict[tuple[Sharding | None, Type], Layout] = field(
        default_factory=dict[tuple[Sharding | None, Type], Layout]
    )
    _settled: dict[tuple[Sharding | None, Type], Sharding | None] = field(
        default_factory=dict[tuple[Sharding | None, Type], Sharding | None]
    )

    def read(self, value: Sharding | None, shape: tuple[int, ...]) -> Layout:
        """Axes per dim, whether they divide it or not; a dim of size 1 stays whole.

        A sharding on a maximal mesh cuts nothing.
        """
        key = value, shape
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._read(value, shape)
        return found

    def _read(self, value: Sharding | None, shape: tuple[int, ...]) -> Layout:
        rank = len(shape)
        if value is None or not any(value.axes):
            return whole(rank)
        layout = layout_of(value, self.mesh, rank)
        return tuple(axes if n > 1 else () for axes, n in zip(layout, shape, strict=True))

    def of(self, value: Value) -> Layout:
        key = sharding_of(value), value.type
        found = self._of.get(key)
        if found is None:
            found = self._of[key] = self.read(key[0], value.shape)
        return found

    def write(self, layout: Layout, unreduced: Axes = ()) -> Sharding:
        key = layout, unreduced
        found = self._written.get(key)
        if found is None:
            found = self._written[key] = spelled(layout, self.mesh, self.name, unreduced)
        return found

    def set(self, value: Value, layout: Layout, unreduced: Axes = ()) -> None:
        """Give a value a layout; values that are no tensors have none, movers say theirs anyway."""
        is_tensor = isinstance(value.type, TensorType)
        is_moved = value.op is not None and value.op.name in MOVERS
        value.set_sharding(self.write(layout, unreduced) if is_tensor and not is_moved else None)

    def settle(self, op: Op) -> None:
        """Write out the shardings of an op's results; nothing is unreduced."""
        if op.name in MOVERS:
            for value in op.results:
                value.set_sharding(None)
            return
        for value in op.results:
            given = value.sharding
            key = given, value.type
            if key not in self._settled:
                self.set(value, self.of(value))
                self._settled[key] = value.sharding
            found = self._settled[key]
            if found is not given:
                value.set_sharding(found)


def layouts_of(module: Module, is_again: bool = False) -> Layouts:
    """The mesh all shardings of a module are on. Raises ProgramError when they are on several.

    `is_again`: a module like this one was looked through, as `Memory` says.
    """
    meshes = module.meshes
    cutting = [name for name, mesh in meshes.items() if mesh.axes]
    if is_again and len(cutting) == 1:
        return Layouts(meshes[cutting[0]], cutting[0])
    only = _one_mesh(module)
    if isinstance(only, str) and only in meshes and meshes[only].axes:
        return Layouts(meshes[only], only)  # as mostly
    place = Place(module.file)
    found: dict[str, Op] = {}
    for op, value in _shardings(module):
        if isinstance(value.mesh, Mesh):
            help = "run sdy-lift-inlined-meshes first"
            raise error(
                f"a sharding spells out its mesh {value.mesh}", place_of(module, op), help=help
            )
        if value.mesh not in meshes:
            raise error(f"unknown mesh: @{value.mesh}", place_of(module, op))
        if meshes[value.mesh].axes:
            found.setdefault(value.mesh, op)
    names = list(found) or cutting
    if not names:
        help = 'add one, for example  sdy.mesh @mesh = <["x"=8]>'
        raise error("the program has no mesh to partition over", place, help=help)
    for name in names[1:]:
        if meshes[name] != meshes[names[0]] and name in found:
            message = f"shardings on two meshes: @{names[0]} and @{name}"
            help = "a program is partitioned over one mesh"
            raise error(message, place_of(module, found[name]), help=help)
    return Layouts(meshes[names[0]], names[0])


def _one_mesh(module: Module) -> str | Mesh | None:
    """The mesh that all shardings of values are on; None where they are on several, or none is."""
    ops = all_ops(module)
    every = dict.fromkeys([value.sharding for value in all_values(ops)])
    for func in [op for op in ops if op.regions and isinstance(op, Func)]:
        every.update(dict.fromkeys(func.result_shardings))
    meshes = dict.fromkeys([one.mesh for one in every if one is not None])
    return next(iter(meshes)) if len(meshes) == 1 else None


def _shardings(module: Module) -> Iterator[tuple[Op, Sharding]]:
    """Each sharding of a value, with the first op that has it."""
    found: dict[Sharding | None, Op] = {}
    for op in all_ops(module):
        if not op.regions:
            for value in op.results:
                if value.sharding not in found:
                    found[value.sharding] = op
            continue
        for value in _defined(op):
            found.setdefault(value.sharding, op)
        for sharding in op.result_shardings if isinstance(op, Func) else ():
            found.setdefault(sharding, op)
    for sharding, op in found.items():
        if sharding is not None:
            yield op, sharding


def _defined(op: Op) -> Iterator[Value]:
    yield from op.results
    for region in op.regions:
        for block in region.blocks:
            yield from block.args


def spread_ops(op: Op) -> list[Op]:
    """An op and those inside it whose values are spread over the mesh, in program order.

    Regions of ops with factors, such as reducer bodies, run per element and are left out.
    """
    found = [op]
    if op.regions and op.sig.rule is None:
        for region in op.regions:
            for block in region.blocks:
                for inner in block.ops:
                    if inner.regions:
                        found += spread_ops(inner)
                    else:
                        found.append(inner)
    return found


def settle(module: Module, layouts: Layouts) -> None:
    """Write every sharding out: closed, whole where it was missing.

    What is listed as unreduced is dropped: before reshards are inserted, values are whole.
    """
    for op in spread_ops(module):
        layouts.settle(op)
        if not op.regions:
            continue
        if op.sig.rule is not None:
            _strip_bodies(op)
        if isinstance(op, Func):
            for value in [] if op.is_declaration else op.args:
                layouts.set(value, layouts.of(value))
            pairs = zip(op.result_shardings, op.result_types, strict=True)
            op.set_boundary(
                result_shardings=[_settled(layouts, given, type) for given, type in pairs]
            )
        elif op.name in DATA_FLOW:
            _settle_flow(op, layouts)


def settle_regions(module: Module, layouts: Layouts) -> None:
    """Give arguments of inner regions the layouts that text cannot say."""
    for op in spread_ops(module):
        if op.regions and op.name in DATA_FLOW:
            _settle_flow(op, layouts)


def _strip_bodies(op: Op) -> None:
    """Bodies that run per element know no shardings."""
    for inner in tuple(op.walk())[1:]:
        if out_sharding(inner) is not None:
            inner.result.replace_uses(inner.operands[0])
            inner.erase()
            continue
        for value in inner.results:
            value.set_sharding(None)


def _settled(layouts: Layouts, given: Sharding | None, type: object) -> Sharding | None:
    if not isinstance(type, TensorType):
        return None
    return layouts.write(layouts.read(given, type.shape))


def _settle_flow(op: Op, layouts: Layouts) -> None:
    """Arguments of regions follow results; results of a manual computation its out_shardings."""
    _even_faces(op, layouts)
    outs = op.attrs.get("out_shardings")
    if isinstance(outs, ShardingPerValue):
        for value, given in zip(op.results, outs.shardings, strict=True):
            layouts.set(value, layouts.read(given, value.shape))
    for region in op.regions:
        for block in region.blocks:
            for value in block.args:
                value.set_sharding(None)  # what stood here is not in the text
                found = None if DATA_FLOW[op.name].own_args else sharding_of(value)
                unreduced = layouts.mesh.resolve(found.unreduced) if found else ()
                layouts.set(value, layouts.of(value), unreduced)


def _even_faces(op: Op, layouts: Layouts) -> None:
    """Trim what a manual computation says of dims that manual axes and others cut unevenly.

    Outside their padding would stand at the end, inside at the end of each manual part.
    """
    names = manual_names(op)
    for key, values in (("in_shardings", op.operands), ("out_shardings", op.results)):
        given = op.attrs.get(key)
        if not isinstance(given, ShardingPerValue) or not names:
            continue
        made: list[Sharding] = []
        for sharding, value in zip(given.shardings, values, strict=True):
            layout = layouts.read(sharding, value.shape)
            even = tuple(
                trimmed(axes, size) if any(axis.name in names for axis in axes) else axes
                for axes, size in zip(layout, value.shape, strict=True)
            )
            made.append(sharding if even == layout else layouts.write(even))
        if tuple(made) != given.shardings:
            op.set_attr(key, ShardingPerValue(tuple(made)))


def manual_names(op: Op) -> frozenset[str]:
    """Names of the manual axes of a manual computation; none for other ops."""
    found = op.attrs.get("manual_axes")
    return frozenset(a.name for a in found.axes) if isinstance(found, AxisList) else frozenset()


def free_part(layout: Layout, manual: frozenset[str]) -> Layout:
    """A layout as the body of a manual computation sees it."""
    return tuple(tuple(a for a in axes if a.name not in manual) for axes in layout)


def returned_layouts(layouts: Layouts, region: Region, values: Sequence[Value]) -> list[Layout]:
    """The layouts that a region's terminator must return; `values` are its operands."""
    owner = region.op
    assert owner is not None
    if isinstance(owner, Func):
        pairs = zip(owner.result_shardings, values, strict=True)
        return [layouts.read(given, value.shape) for given, value in pairs]
    flow = DATA_FLOW.get(owner.name)
    if flow is None:
        return [whole(len(value.shape)) for value in values]
    results = [layouts.of(value) for value in owner.results]
    if flow.own_args:
        return [free_part(layout, manual_names(owner)) for layout in results]
    if flow.from_returns is None or owner.regions.index(region) in flow.from_returns:
        return results
    return [whole(len(value.shape)) for value in values]


def axes_text(axes: tuple[Axis, ...], mesh: Mesh) -> str:
    """`x, y:(1)2`."""
    return ", ".join(str(axis).replace('"', "") for axis in mesh.spell(axes))
