"""A program in pipeline stages, laid out on the mesh of all stages, or on that of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from shardwright.ir.analysis.stage_meshes import group_meshes
from shardwright.ir.analysis.staged_step import read_staged
from shardwright.ir.core import Module
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.base import Memory
from shardwright.passes.cost.trials.compile import Run
from shardwright.passes.explain.pipelines.cut_program import cut_program
from shardwright.passes.explain.stages.pipeline_facts import PipelineFacts, pipeline_facts
from shardwright.passes.explain.stages.value_layouts import ValueLayouts
from shardwright.passes.pipeline.stage_closing.closed_program import closed
from shardwright.passes.pipeline.stage_meshes.spreading import spread
from shardwright.passes.registry import Hook, Pipeline
from shardwright.passes.target import Target, stage_count
from shardwright.spec.plan import MICROBATCHES, STAGE, STAGES
from shardwright.spec.stages import is_local

T = TypeVar("T")
Lay = Callable[[Module, Target, Run], tuple[T, Module]]


@dataclass(frozen=True)
class LaidOut(Generic[T]):
    """`local`: the closed program of one device, of all stages; `parts`: what was made of the
    program on each mesh, with the stages that stand on it.
    """

    local: Module
    pipeline: PipelineFacts
    parts: tuple[tuple[T, frozenset[int]], ...]


def laid_out(program: Module, target: Target, run: Run, lay: Lay[T]) -> LaidOut[T]:
    """Lay a program with `plan.stages` out; one that is partitioned already is only closed. `lay`
    gives what is wanted of a program on one mesh, and the program of one device.

    Raises ProgramError where the program cannot be cut, propagated or partitioned.
    """
    layouts = ValueLayouts()
    if is_local(program):
        return _of(closed(program), layouts, {})
    cut = cut_program(program, run)
    layouts.name(cut)
    found: dict[str, T] = {}

    def lay_out(name: str, view: Module, target: Target = Target()) -> Module:
        found[name], local = lay(view, target, with_hook(run, layouts.note))
        return local.clone()

    groups = group_meshes(cut)
    if groups is None:
        return _of(closed(lay_out("", cut, target)), layouts, found)
    local = cut.clone()
    spread(local, groups, lay_out)
    return _of(local, layouts, found)


def _of(local: Module, layouts: ValueLayouts, found: dict[str, T]) -> LaidOut[T]:
    facts = pipeline_facts(local, layouts)
    if facts is None:
        said = f"has {STAGES} = {stage_count(local)}, and no op of a stage"
        help = f"write {STAGE} = 0, 1, ... on an op of each stage, and {MICROBATCHES}"
        raise op_error(local, local, said, help=help)
    groups, step = group_meshes(local), read_staged(local)
    assert step is not None
    names = ["" if groups is None else groups.names[rank] for rank in step.places]
    parts = (
        (one, frozenset(stage for stage, own in enumerate(names) if own == name))
        for name, one in found.items()
    )
    return LaidOut(local, facts, tuple(parts))


def with_hook(run: Run, hook: Hook) -> Run:
    """A runner with one more hook behind each step."""

    def hooked(
        module: Module,
        pipeline: Pipeline,
        after: Sequence[Hook] = (),
        memory: Memory | None = None,
    ) -> Module:
        return run(module, pipeline, (*after, hook), memory)

    return hooked
