"""Report on a program in pipeline stages: of each stage what `report.py` says of a program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.core import Func, Module, Value, callee
from shardwright.ir.value_labels import name_of
from shardwright.passes.cost.trials.compile import Run, compiled, quiet
from shardwright.passes.explain.pipelines.cut_program import name_all
from shardwright.passes.explain.pipelines.function_stages import function_stages
from shardwright.passes.explain.pipelines.laid_out import LaidOut, laid_out, with_hook
from shardwright.passes.explain.report import Report, by_kind, placement_of
from shardwright.passes.explain.stages.pipeline_facts import PipelineFacts, StageLine
from shardwright.passes.explain.value_lines import ValueLine, global_lines, local_lines
from shardwright.passes.pipeline.schedules.staged_calls import stage_of
from shardwright.passes.pipeline.stage_closing.closed_program import closed
from shardwright.passes.pipeline.stage_meshes.stage_moves import home_of
from shardwright.passes.registry import Step
from shardwright.passes.shared.data_flow import is_loop
from shardwright.passes.shared.symbols import CALL
from shardwright.passes.target import Target
from shardwright.spec.stages import sharding_of


@dataclass(frozen=True)
class StagedReport:
    """`stages`: the reports of all, in order; `devices`: of all groups."""

    file: str
    devices: int
    stages: tuple[Report, ...]
    pipeline: PipelineFacts
    placement: dict[str, str]

    def record(self) -> dict[str, object]:
        """The machine form: lines of all stages, each with its stage."""
        lines = [{"stage": k, **asdict(line)} for k, one in enumerate(self.stages)
                 for line in one.values]  # fmt: skip
        sent = [{"stage": k, **asdict(line), "words": line.words}
                for k, one in enumerate(self.stages) for line in one.collectives]  # fmt: skip
        found = self.pipeline.record()
        whole = [{**asdict(line), "whole_dot_flops": one.whole_dot_flops}
                 for line, one in zip(self.pipeline.stages, self.stages, strict=True)]  # fmt: skip
        return {
            "file": self.file, "devices": self.devices, "values": lines, "collectives": sent,
            **found, "stages": whole, "placement": self.placement,
        }  # fmt: skip


def staged_report(program: Module, target: Target = Target(), run: Run = quiet) -> StagedReport:
    """Cut a program with `plan.stages`, lay it out, and report on each stage.

    Raises ProgramError where the program cannot be cut, propagated or partitioned.
    """
    found = laid_out(program, target, run, _whole)
    facts, local = found.pipeline, found.local
    ranks = {one.rank: one.devices for one in facts.stages}
    stages = tuple(_report(found, one) for one in facts.stages)
    return StagedReport(local.file, sum(ranks.values()), stages, facts, placement_of(local))


def _whole(program: Module, target: Target, run: Run) -> tuple[Module, Module]:
    """The program when all that moves is a collective, closed, and that of one device."""
    seen: list[Module] = []

    def keep(step: Step, module: Module) -> None:
        if step.run.leaves == "collective":
            seen.append(module.clone())

    local = compiled(program, target, with_hook(run, keep)).local
    whole = closed(seen[-1])
    _fill(whole)
    name_all(whole)
    return whole, local


def _report(found: LaidOut[Module], line: StageLine) -> Report:
    whole = next((one for one, stages in found.parts if line.stage in stages), None)
    sent = [one for one in collective_traffic.collectives(found.local) if one.stage == line.stage]
    flops = 0.0 if whole is None else collective_traffic.dot_flops(whole, line.stage)
    return Report(
        file=found.local.file, mesh=line.mesh, devices=line.devices,
        values=tuple(_values(found.local if whole is None else whole, whole is None, line)),
        collectives=tuple(by_kind(sent)),
        argument_bytes=line.argument_bytes, result_bytes=line.result_bytes,
        ring_bytes=line.ring_bytes, dot_flops=line.dot_flops, whole_dot_flops=flops,
        placement={},
    )  # fmt: skip


# --- values


def _values(program: Module, is_local: bool, line: StageLine) -> Iterator[ValueLine]:
    """The values of a stage: arguments that it takes, results that it makes, and all inside of its
    functions.
    """
    main, stage = program.main, line.stage
    assert main is not None, "a step in stages has a main"
    ends, functions = _ends(program, main, stage), function_stages(program)
    for one in local_lines(program) if is_local else global_lines(program):
        is_own = stage in functions.get(one.function, ())
        if is_own or (one.function == main.symbol and (one.role, one.name) in ends):
            yield one


def _ends(program: Module, main: Func, stage: int) -> set[tuple[str, str]]:
    """Role and name of main's arguments and results that a stage takes or makes."""
    taken = {value for op in program.walk() if stage_of(op) == stage for value in op.operands}
    found = {("argument", name_of(arg)) for arg in main.args if arg in taken}
    ends = main.body.terminator.operands
    return found | {("result", name_of(value)) for value in ends if home_of(value) == stage}


def _fill(program: Module) -> None:
    """Say of arguments and results of stages' functions how they are cut, as their callers do."""
    main = program.main
    assert main is not None, "a step in stages has a main"
    for op in main.walk():
        func = program.func(callee(op)) if op.name == CALL else None
        if is_loop(op):
            for block in (region.block for region in op.regions):
                _same(op.operands, block.args)
        if func is not None:
            _same(op.operands, func.args)
            _same(func.body.terminator.operands, op.results)
    for op in main.walk():
        if is_loop(op):
            _same(op.operands, op.results)


def _same(before: Sequence[Value], after: Sequence[Value]) -> None:
    for one, other in zip(before, after, strict=True):
        if other.sharding is None:
            other.sharding = sharding_of(one)
