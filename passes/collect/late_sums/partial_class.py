"""One class of partial values: those to be combined over the same axes by the same reduction."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from shardwright.ir.core import Module, Op, Value, out_sharding
from shardwright.ir.walk import named
from shardwright.passes.collect.runs.completing_sums import reduction_of
from shardwright.passes.shared.identities import identity_of, is_constant_identity
from shardwright.spec.attributes import AxisList, Dense
from shardwright.spec.axes import Axes, Axis, Mesh, contains, overlaps, total
from shardwright.spec.layout import Layout, layout_of, local_count, spelled
from shardwright.spec.op import REDUCERS
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import ALL_REDUCE
from shardwright.spec.stages import sharding_of
from shardwright.spec.types import ELEMENTS, TensorType, Type

_Typed = tuple[Sharding | None, Type]
_KINDS = frozenset(REDUCERS.values())  # those that take no other operand than parts


@dataclass(frozen=True)
class PartialClass:
    """`axes`: what parts are combined over, as text has them; `kind`: of the reduction."""

    mesh: Mesh
    mesh_name: str
    axes: AxisList
    kind: str
    # By sharding and type: programs repeat.
    _layouts: dict[_Typed, Layout | None] = field(
        default_factory=dict[_Typed, Layout | None], compare=False, repr=False
    )
    _partial: dict[_Typed, Layout | None] = field(
        default_factory=dict[_Typed, Layout | None], compare=False, repr=False
    )
    _free: dict[Layout | None, bool] = field(
        default_factory=dict[Layout | None, bool], compare=False, repr=False
    )

    @cached_property
    def over(self) -> Axes:
        return self.mesh.resolve(self.axes.axes)

    def is_source(self, op: Op | None) -> bool:
        """Whether an op combines all parts of a value of this class."""
        if op is None or op.name != ALL_REDUCE:
            return False
        return reduction_of(op) == (self.axes, self.kind)

    def layout(self, value: Value) -> Layout | None:
        """How a value is cut where it is whole; None where it is on another mesh, or partial."""
        key = sharding_of(value), value.type
        if key not in self._layouts:
            self._layouts[key] = self._layout(*key)
        return self._layouts[key]

    def _layout(self, found: Sharding | None, type: Type) -> Layout | None:
        if not isinstance(type, TensorType) or (found is not None and found.unreduced):
            return None
        if found is not None and found.mesh != self.mesh_name and any(found.axes):
            return None
        known = found if found is not None and found.mesh == self.mesh_name else None
        return layout_of(known, self.mesh, len(type.shape))

    def is_free(self, value: Value) -> bool:
        """Whether a value is whole, and the same on all devices, along the axes."""
        found = self.layout(value)
        if found not in self._free:
            self._free[found] = found is not None and not self._touches(found)
        return self._free[found]

    def _touches(self, layout: Layout) -> bool:
        return any(overlaps(a, b) for axes in layout for a in axes for b in self.over)

    def partial_layout(self, value: Value) -> Layout | None:
        """How a value would be cut while it is partial; None where it cannot be.

        What the axes cut otherwise is then whole: a reduce_scatter cuts it, so only the minor
        axes of dims may go, and all together.
        """
        key = sharding_of(value), value.type
        if key not in self._partial:
            self._partial[key] = self._partial_layout(self.layout(value))
        return self._partial[key]

    def _partial_layout(self, layout: Layout | None) -> Layout | None:
        if layout is None or not self._touches(layout):
            return layout
        kept = tuple(tuple(a for a in axes if not self._is_one(a)) for axes in layout)
        if self._touches(kept) or any(a[: len(b)] != b for a, b in zip(layout, kept, strict=True)):
            return None
        gone = [a for axes in layout for a in axes if self._is_one(a)]
        return kept if total(gone) == total(self.over) else None

    def _is_one(self, axis: Axis) -> bool:
        return any(contains(b, axis) for b in self.over)

    def is_cut(self, value: Value) -> bool:
        """Whether the axes cut a value where it is whole: a reduce_scatter makes it."""
        return not self.is_free(value)

    def partial_sharding(self, value: Value) -> Sharding:
        """The sharding of a value while it is partial."""
        layout = self.partial_layout(value)
        assert layout is not None
        return spelled(layout, self.mesh, self.mesh_name, self.over)

    def whole_sharding(self, value: Value) -> Sharding:
        """The sharding of a value once it is combined, cut as its parts were."""
        layout = self.partial_layout(value)
        assert layout is not None
        return spelled(layout, self.mesh, self.mesh_name)

    def partial_bytes(self, value: Value) -> int:
        """Bytes of a value on one device while it is partial."""
        layout = self.partial_layout(value)
        assert layout is not None
        return local_count(value.shape, layout) * ELEMENTS[value.tensor.element].bits // 8

    def is_identity(self, value: Value) -> bool:
        """Whether a value is a constant that combines with anything to that."""
        return is_constant_identity(value, self.kind)

    def identity(self, type: TensorType) -> Dense:
        """The constant that combines with anything to that."""
        return identity_of(self.kind, type)


def classes(module: Module) -> list[PartialClass]:
    """What a program combines over devices: over which axes, and how."""
    found: dict[PartialClass, None] = {}
    for op in named(module, ALL_REDUCE):
        reduction = reduction_of(op)
        if reduction is None or reduction[1] not in _KINDS:
            continue
        wanted = out_sharding(op)
        if wanted is None or not isinstance(wanted.mesh, str):
            continue
        mesh = module.mesh_of(wanted)
        if mesh is not None:
            found[PartialClass(mesh, wanted.mesh, *reduction)] = None
    return list(found)
