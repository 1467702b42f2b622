"""Stages of pipelines from Python, by the published planners of stages.

import shardwright as sw
found = sw.plan_instance("bert.json", "piper", settings={"maxDevices": 64})   # a graph of a paper
print(found.answer.objective, found.answer.unit, found.answer.stages)
staged = sw.plan_stages("step.mlir", "piper", cluster="dgx-h100:1/4", microbatches=8)   # a step
print(staged.cost.step, sw.evaluate(staged.written.module, staged.target).step)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from shardwright.api.asked import budget_of, bytes_of
from shardwright.api.programs import load
from shardwright.ir.core import Module
from shardwright.ir.errors import error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.cost.liveness.scripts import DEFAULT
from shardwright.passes.search.building.staged.written_stages import Written
from shardwright.passes.search.methods import STAGED
from shardwright.passes.search.planning import stage_plans, staged_files
from shardwright.passes.search.planning.stage_plans import StagePlan
from shardwright.passes.search.planning.staged_files import NAMED, READERS, Staged
from shardwright.passes.search.problem.stages.stage_answers import StageAnswer, StageRow
from shardwright.passes.target import Target

__all__ = ["StageAnswer", "StagePlan", "StageRow", "Staged", "Written", "plan_instance",
           "plan_stages"]  # fmt: skip

Settings = Mapping[str, bool | float | int | str]


def plan_instance(
    instance: str | Path, method: str | None = None, *, format: str | None = None,
    settings: Settings | None = None, budget: str | int | None = None,
) -> Staged:  # fmt: skip
    """Stages of an instance, by one published planner: what `plan --instance` prints.

    `instance`: a file in one of the formats that docs/instances.md has (`dnn-partitioning`,
    `piper`, `pipedream`), or a name such as `"alpa-inter:L=12,D=16,B=32"`. `method`: by default the
    one whose format it is; `format`: by default that of the method. `settings`: fields of the file,
    machines, and variants of the method, as `--set` takes them (`{"maxDevices": 64, "knapsack":
    "exact", "recompute": False}`). `budget`: evaluations, or `"30s"`, of methods that spend one.

    The answer has `objective` and `lower_bound` (in its `unit`), a `status` (`infeasible`,
    `refused` with `info["why"]`), and `stages` in their order: nodes, kind of devices, how many,
    replicas, degree of tensor parallelism, seconds, and bytes of a device. Raises ProgramError for
    what is missing, contradictory or unknown, and where.
    """
    name = str(instance)
    kind = staged_files.kind_of(name)
    if kind:
        return _solved(name, "", method or NAMED[kind].methods[0], settings, budget)
    if format is None and method is None:
        help = f'write format="piper"; known: {", ".join(READERS)}'
        raise error(f"in which format is '{name}'?", help=help, code=USAGE)
    if format is None:
        _expect(method or "", staged_files.FORMAT_OF, "method")
        format = staged_files.FORMAT_OF[method or ""]
    _expect(format, READERS, "format")
    return _solved(name, format, method or READERS[format].methods[0], settings, budget)


def plan_stages(
    program: Module | str | Path, method: str, *, cluster: str | Target, microbatches: int,
    stages: int | None = None, schedule: str | None = None, settings: Settings | None = None,
    memory_limit: str | float | None = None, budget: str | int | None = None,
    ignore_annotations: bool = False, emit: str = DEFAULT,
) -> StagePlan:  # fmt: skip
    """Stages of a train step on a cluster, by one published planner: what `plan --method` writes.

    `program`: a `Module`, or a name as `load` takes it. `microbatches`: passes per step, at least
    2; methods that choose put several together. `stages`: groups of devices, of methods that have
    to be told (docs/methods/stages.md says which). `schedule`: `"1f1b"`, or another by name.
    `settings`: of the method. `memory_limit`: bytes of a device, or `"40GB"`. `budget`: as of
    `plan_instance`. `emit`: whose memory a step takes.

    `answer`: what the method says; `written`: None where there is no plan, else its `module` (with
    `plan.stage` on ops, which every function takes) and what stages do; `cost`: seconds and bytes
    of a step on `target`; `status`. Raises ProgramError where the program is no train step, or
    batch and cluster do not allow what is asked.
    """
    _expect(method, STAGED, "method")
    ask = stage_plans.Ask(
        method, stages, microbatches, schedule, _words(settings), bytes_of(memory_limit),
        budget_of(budget), ignore_annotations, emit,
    )  # fmt: skip
    target = Target(cluster) if isinstance(cluster, str) else cluster
    module = program if isinstance(program, Module) else load(program)
    return stage_plans.plan_stages(module, target, ask)


def _solved(
    instance: str, format: str, method: str, settings: Settings | None, budget: str | int | None
) -> Staged:
    return staged_files.staged(instance, format, method, _words(settings), budget_of(budget))


def _expect(name: str, known: Mapping[str, object], what: str) -> None:
    """Raises ProgramError for a name that nothing has."""
    if name not in known:
        help = nearest(name, list(known)) or f"known: {', '.join(known)}"
        raise error(f'unknown {what} "{name}"', help=help, code=USAGE)


def _words(settings: Settings | None) -> dict[str, str]:
    """As `--set` takes them."""
    return {key: _word(value) for key, value in (settings or {}).items()}


def _word(value: bool | float | int | str) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
