"""Report on a program in pipeline stages: of each stage what `report.py` says of a program."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.analysis.collective_traffic import Transfer
from shardwright.ir.core import Func, Module, Value, callee
from shardwright.ir.value_labels import name_of
from shardwright.passes.cost.trials.compile import Run, compiled, quiet
from shardwright.passes.explain.pipelines.cut_program import name_all
from shardwright.passes.explain.pipelines.laid_out import LaidOut, laid_out, with_hook
from shardwright.passes.explain.report import Report, by_kind, placement_of
from shardwright.passes.explain.stages.pipeline_facts import PipelineFacts
from shardwright.passes.explain.value_lines import ValueLine, global_lines, local_lines
from shardwright.passes.pipeline.schedules.function_stages import function_stages
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
    stages = tuple(_reports(found))
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


def _reports(found: LaidOut[Module]) -> Iterator[Report]:
    """Of each stage in order."""
    sent: dict[int | None, list[Transfer]] = {}
    for one in collective_traffic.collectives(found.local):
        sent.setdefault(one.stage, []).append(one)
    values: dict[int, _Values] = {}
    for whole, stages in found.parts:
        values.update(dict.fromkeys(stages, _Values(whole, global_lines(whole))))
    alone = None if found.parts else _Values(found.local, local_lines(found.local))
    for line in found.pipeline.stages:
        own = alone or values[line.stage]
        flops = 0.0 if alone else collective_traffic.dot_flops(own.program, line.stage)
        yield Report(
            file=found.local.file, mesh=line.mesh, devices=line.devices,
            values=tuple(own.of(line.stage)),
            collectives=tuple(by_kind(sent.get(line.stage, ()))),
            argument_bytes=line.argument_bytes, result_bytes=line.result_bytes,
            ring_bytes=line.ring_bytes, dot_flops=line.dot_flops,
            whole_dot_flops=flops, placement={},
        )  # fmt: skip


# --- values


class _Values:
    """The values of a program in stages."""

    def __init__(self, program: Module, lines: Iterable[ValueLine]) -> None:
        self.program, self.lines = program, [*lines]
        self.functions = function_stages(program)

    def of(self, stage: int) -> Iterator[ValueLine]:
        """Those of a stage: arguments that it takes, results that it makes, and all inside of its
        functions.
        """
        main = self.program.main
        assert main is not None, "a step in stages has a main"
        ends = _ends(self.program, main, stage)
        for one in self.lines:
            is_own = stage in self.functions.get(one.function, ())
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
