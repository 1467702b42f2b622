"""A program on another mesh than its own: axes are renamed, annotations without an axis dropped.

An axis keeps its name where the new mesh has it. Axes that are left take, in order, the names that
are left; where there are none, they go from what is annotated. Cuts of ops (`plan.cut`) were found
for the old mesh, and are dropped.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from shardwright.ir.core import Func, Module, Op
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.ir.errors import Place, error
from shardwright.ir.verifier.shardings import sharding_problems
from shardwright.passes.search.planning.fixes import mesh_symbol
from shardwright.passes.search.planning.program_texts import has_manual, on_mesh
from shardwright.passes.target import mesh_of, mesh_op
from shardwright.spec.attributes import Attribute, Attrs, MeshAttr, ShardingAttr, ShardingPerValue
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.cuts import WORDS
from shardwright.spec.machines.number_words import plural
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.spec.stages import is_local
from shardwright.spec.types import Type


@dataclass(frozen=True)
class MeshChange:
    """What became of annotations. `dropped`: by old axis the annotations that it left; `cuts`:
    ops whose cut was dropped.
    """

    renamed: tuple[tuple[str, str], ...] = ()
    dropped: tuple[tuple[str, int], ...] = ()
    cuts: int = 0

    def words(self) -> list[str]:
        """For people, a line each."""
        found = [f"axis {old} renamed to {new}" for old, new in self.renamed]
        found += [
            f"axis {name} dropped from {plural(count, 'annotation')}"
            for name, count in self.dropped
        ]
        return [*found, *([f"cuts of {plural(self.cuts, 'op')} dropped"] if self.cuts else [])]


def remeshed(module: Module, mesh: Mesh) -> tuple[Module, MeshChange]:
    """A copy of a program on a mesh, and what that changed.

    Raises ProgramError where the program is local, or parts of it are written for its own mesh.
    """
    if is_local(module):
        help = "compare the program that it was made of"
        raise error(
            "the program is already partitioned (stage local)", Place(module.file), help=help
        )
    own = mesh_op(module)
    if own is None:
        return on_mesh(module, mesh), MeshChange()
    copy = module.clone()
    if mesh_of(own) == mesh:
        return copy, MeshChange()
    if has_manual(module):
        message = "has manual computations, which are written for it: it cannot be replaced"
        raise op_error(module, own, message, help="sweep layouts on the mesh that it has")
    change = _Rewriter(mesh_symbol(copy), mesh_of(own), mesh).rewritten(copy)
    made = mesh_op(copy)
    assert made is not None
    made.set_attrs(Attrs({**made.attrs, "mesh": MeshAttr(mesh)}))
    return copy, change


def new_names(old: Mesh, new: Mesh) -> dict[str, str]:
    """By old axis its name on the new mesh; without those that have none."""
    left = [name for name in old.names if name not in new.names]
    free = [name for name in new.names if name not in old.names]
    return {name: name for name in old.names if name in new.names} | dict(
        zip(left, free, strict=False)
    )


class _Rewriter:
    """Rewrites all shardings of a program from one mesh to another."""

    def __init__(self, symbol: str, old: Mesh, new: Mesh) -> None:
        self._symbol, self._old, self._new = symbol, old, new
        self._names = new_names(old, new)
        self._dropped: Counter[str] = Counter()

    def rewritten(self, module: Module) -> MeshChange:
        """Rewrite in place."""
        cuts = sum(self._op(op) for op in list(module.walk()))
        used = [(old, new) for old, new in self._names.items() if old != new]
        order = [name for name in self._old.names if name in self._dropped]
        counts = tuple((name, self._dropped[name]) for name in order)
        return MeshChange(tuple(used), counts, cuts)

    def _op(self, op: Op) -> bool:
        """Rewrite what an op says; True if a cut was dropped."""
        for value in op.results:
            value.set_sharding(self._of(value.sharding, value.type))
        for region in op.regions:
            for block in region.blocks:
                for value in block.args:
                    value.set_sharding(self._of(value.sharding, value.type))
        if isinstance(op, Func):
            pairs = zip(op.result_shardings, op.result_types, strict=True)
            op.set_boundary(result_shardings=[self._of(one, type) for one, type in pairs])
        has_cut = any(word in op.notes for word in WORDS)
        for word in WORDS if has_cut else ():
            op.set_note(word, None)
        type = op.results[0].type if len(op.results) == 1 else None
        for key, value in op.attrs.items():
            if (new := self._attribute(value, type)) is not value:
                op.set_attr(key, new)
        for key, value in op.notes.items():
            if (new := self._attribute(value, type)) is not value:
                op.set_note(key, new)
        return has_cut

    def _attribute(self, value: Attribute, type: Type | None) -> Attribute:
        if isinstance(value, ShardingAttr):
            return ShardingAttr(self._is_now(value.sharding, type))
        if isinstance(value, ShardingPerValue):
            return ShardingPerValue(tuple(self._is_now(one, None) for one in value.shardings))
        return value

    def _of(self, found: Sharding | None, type: Type) -> Sharding | None:
        return None if found is None else self._is_now(found, type)

    def _is_now(self, found: Sharding, type: Type | None) -> Sharding:
        """A sharding on the new mesh; without axes that do not go with it, or with the type."""
        if found.mesh != self._symbol:
            return found
        gone: dict[str, None] = {}
        dims = tuple(
            Dim(self._axes(dim.axes, gone), dim.is_open, dim.priority) for dim in found.dims
        )
        lists = [self._axes(axes, gone) for axes in (found.replicated, found.unreduced)]
        made = sharding(self._symbol, dims, lists[0], lists[1], found.kind)
        if type is not None and any(sharding_problems(made, type, self._new)):
            gone = dict.fromkeys(axis.name for axis in found.used())
            made = sharding(self._symbol, tuple(Dim((), one.is_open, one.priority) for one in dims))
        self._dropped.update(list(gone))
        return made

    def _axes(self, axes: tuple[Axis, ...], gone: dict[str, None]) -> tuple[Axis, ...]:
        found: list[Axis] = []
        for axis in axes:
            name = self._names.get(axis.name)
            made = None if name is None else axis._replace(name=name)
            if made is None or not self._has(made):
                gone[axis.name] = None
            else:
                found.append(made)
        return tuple(found)

    def _has(self, axis: Axis) -> bool:
        """True if the new mesh can be split as a sub-axis asks."""
        return axis.is_whole or self._new.axis_size(axis.name) % (axis.pre * axis.size) == 0
