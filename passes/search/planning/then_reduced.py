"""P^2 after any method: where devices of a mesh stand, and how sums over them are made.

The program of the plan is compiled once more with placements on: of all ways to lay the axes of the
mesh on the levels of the cluster the one whose collectives take least is written into the mesh, as
`device_ids`. It is kept where the step is no slower. How each collective is done is found by the
ordinary passes in both, by the programs that `shardwright synthesize` lists; what that gains over
collectives in one piece is added up. `shardwright plan FILE --method NAME --then p2` asks for it.

Source: Xie et al., P^2, MLSys 2022 (arXiv 2110.10548): placements, section 3; programs, section 4.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.search.planning.planned import Plan
from shardwright.passes.search.planning.program_texts import WRITTEN
from shardwright.passes.search.planning.tried_plans import priced
from shardwright.passes.target import mesh_of, mesh_op
from shardwright.spec import plan
from shardwright.spec.attributes import Attrs, MeshAttr, String
from shardwright.spec.axes import Mesh
from shardwright.spec.machines.units import quantity

NAME = "p2"


@dataclass(frozen=True)
class Reduced:
    """Seconds of a step `before` and `after`; `mesh`: with the placement, None where the axes stay
    in order. Of `count` collectives that are done in several steps, seconds in one piece
    (`default`), and as they are done (`seconds`).
    """

    before: float
    after: float
    mesh: Mesh | None
    count: int
    default: float
    seconds: float

    @property
    def gain(self) -> float:
        """Part of a step that the placement saves."""
        return 1 - self.after / self.before if self.before else 0.0


def then_reduced(found: Plan) -> tuple[Plan, Reduced]:
    """The plan, placed where that is faster, and what was gained."""
    before, mesh = found.cost.step, placed(found)
    best, taken = found, None
    if mesh is not None:
        module = parse(print_module(_on(found.module, mesh)), WRITTEN)
        made = compiled(module, found.task.target)
        cost = priced(made, found.task.script)
        if cost.step < before and cost.peak_bytes <= max(found.cost.peak_bytes, found.task.limit):
            taken = mesh
            best = replace(
                found, text=print_module(module), module=module, made=made, cost=cost,
            )  # fmt: skip
    return best, Reduced(before, best.cost.step, taken, *_synthesised(best.made.local))


def placed(found: Plan) -> Mesh | None:
    """The mesh of the plan with its best placement; None where that is the order it has, and of a
    pipeline, whose stages stand next to one another.
    """
    if found.tried.stages is not None:
        return None
    target = replace(found.task.target, placement="on")
    op, own = mesh_op(compiled(found.module, target).local), mesh_op(found.module)
    if op is None or own is None:
        return None
    ids, mesh = mesh_of(op).device_ids, mesh_of(own)
    return Mesh(mesh.axes, ids) if ids and ids != mesh.device_ids else None


def _on(module: Module, mesh: Mesh) -> Module:
    copy = module.clone()
    op = mesh_op(copy)
    assert op is not None
    op.set_attrs(Attrs({**op.attrs, "mesh": MeshAttr(mesh)}))
    return copy


def _synthesised(local: Module) -> tuple[int, float, float]:
    """How many collectives take several steps, seconds of these in one piece, and as they are."""
    count, default, seconds = 0, 0.0, 0.0
    for op in local.walk():
        said = op.notes.get(plan.SYNTHESIS)
        if not isinstance(said, Attrs):
            continue
        whole, own = said.get("default"), said.get("seconds")
        if isinstance(whole, String) and isinstance(own, String):
            count += 1
            default += quantity(whole.value, "seconds")
            seconds += quantity(own.value, "seconds")
    return count, default, seconds
