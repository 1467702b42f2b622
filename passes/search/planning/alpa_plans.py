"""Alpa on programs: layers in stages on submeshes, each with its optimum within operators.

Where a program is to be written, its stages are alike, on one mesh each, as programs with stages
are: every way to use a submesh is tried for all stages, and the best is taken. It says the stage of
each op that runs per micro-batch, and how that is cut; what is done once a step is left to passes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from time import perf_counter

import numpy as np

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import error
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.cost.tables.write_plan import write_plan
from shardwright.passes.pipeline.schedules.questions import read_schedule
from shardwright.passes.search.building.staged.prepared_step import prepared
from shardwright.passes.search.building.staged.step_chain import Looped, StepChain
from shardwright.passes.search.methods.alpa import Alpa
from shardwright.passes.search.planning.program_texts import NAME, on_mesh
from shardwright.passes.search.planning.segments import (
    Say,
    Segments,
    Way,
    layers_of,
    segments_of,
)
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.problem import Ints
from shardwright.passes.search.problem.stages.stage_answers import StageAnswer
from shardwright.passes.search.problem.stages.submesh_tables import SubmeshTable
from shardwright.spec.attributes import Int, String
from shardwright.spec.cluster import Cluster
from shardwright.spec.plan import MICROBATCHES, SCHEDULE, STAGE, STAGES


@dataclass(frozen=True)
class AlpaPlan:
    """`answer`: the stages, with layers as nodes; `ways`: by stage, the mesh on its submesh;
    `module`: the program, where it was asked for and there is a plan. `segments`: all that was
    priced. `seconds`: of the search.
    """

    answer: StageAnswer
    ways: tuple[Way, ...]
    segments: Segments
    module: Module | None
    seconds: float


def plan_alpa(
    given: Module,
    cluster: Cluster,
    microbatches: int,
    layers: int | None,
    schedule: str,
    cap: float,
    is_written: bool,
    say: Say,
) -> AlpaPlan:
    """A plan of a train step without annotations, on devices of `cap` bytes. Raises ProgramError
    where the program or its batch do not allow it.
    """
    if microbatches < 2:
        message = f"expected 2 or more micro-batches, got {microbatches}"
        raise error(message, help="write --microbatches 8", code=USAGE)
    began = perf_counter()
    asked = read_schedule(schedule)
    if asked.chunks > 1 or asked.row.limit or asked.row.replicas > 1:
        message = f'"{asked}" has no stage of its own for each submesh'
        raise error(message, help='use "1f1b", "gpipe" or "zb-h1"', code=USAGE)
    module, _ = prepared(given)
    chain = StepChain(module, microbatches, cluster)
    segments = segments_of(chain, layers_of(chain, layers), cluster, microbatches, cap, say)
    answer, numbers = (_alike if is_written else _free)(segments)
    ways = tuple(segments.ways[m] for m in numbers)
    text = None
    if is_written and ways:
        text = _written(module, segments, answer, ways)
        text.set_note(SCHEDULE, String(str(asked)))
    return AlpaPlan(answer, ways, segments, text, perf_counter() - began)


def _free(segments: Segments) -> tuple[StageAnswer, list[int]]:
    """Any submeshes; the bound is that of the best stages by the bounds of their parts."""
    answer = Alpa(0.0).of_graph(segments.table)
    return _with_ways(segments, answer, Alpa(0.0).of_graph(segments.bounds).objective)


def _alike(segments: Segments) -> tuple[StageAnswer, list[int]]:
    """One way for all stages, two or more of them."""
    devices, layers = segments.table.devices, len(segments.layers.ends)
    counts = [devices // way.submesh.devices for way in segments.ways]
    tried = [m for m, count in enumerate(counts) if 2 <= count <= layers]
    if not tried:
        message = f"no two or more stages that are alike are {devices} devices together, of "
        message += f"{layers} layers"
        raise error(message, help="write more --layers, or leave -o out", code=USAGE)
    answers = [Alpa(0.0).of_graph(_only(segments.table, m)) for m in tried]
    bounds = [Alpa(0.0).of_graph(_only(segments.bounds, m)).objective for m in tried]
    best = min(answers, key=lambda one: inf if one.objective is None else one.objective)
    return _with_ways(segments, best, min((one for one in bounds if one is not None), default=None))


def _only(table: SubmeshTable, m: int) -> SubmeshTable:
    parts = (one[:, :, m : m + 1] for one in (table.time, table.fixed, table.each))
    time, fixed, each = parts
    return replace(table, time=time, fixed=fixed, each=each, submeshes=(table.submeshes[m],))


def _with_ways(
    segments: Segments, answer: StageAnswer, bound: float | None
) -> tuple[StageAnswer, list[int]]:
    """An answer with the bound of any, and by stage the number of its way."""
    if answer.objective is None:
        return answer, []
    least = min(answer.objective, bound or 0.0)
    is_best = least >= answer.objective * (1 - 1e-9)
    status = Status.OPTIMAL if is_best else Status.FEASIBLE
    number = {str(way.submesh): m for m, way in enumerate(segments.ways)}
    numbers = [number[word] for word in str(answer.info["submeshes"]).split()]
    return replace(answer, lower_bound=least, status=status), numbers


# --- the program


def _written(
    module: Module, segments: Segments, answer: StageAnswer, ways: tuple[Way, ...]
) -> Module:
    """The program with stages, and cuts of their ops."""
    looped, mesh = segments.looped, ways[0].mesh
    text = on_mesh(module, mesh)
    main = text.main
    assert main is not None
    ops = main.body.ops[:-1]
    ends = np.array(segments.layers.ends)
    stage_of = {layer: k for k, row in enumerate(answer.stages) for layer in row.nodes}
    for op, number in looped.numbers.items():
        if op in looped.places:
            layer = int(np.searchsorted(ends, looped.places[op], side="right"))
            ops[number].set_note(STAGE, Int(stage_of[layer]))
    symbol = next((name for name, one in text.meshes.items() if one == mesh), NAME)
    for row, way in zip(answer.stages, ways, strict=True):
        _cut(text, ops, looped, way, (int(row.nodes[0]), int(row.nodes[-1])), symbol)
    text.set_note(STAGES, Int(len(answer.stages)))
    text.set_note(MICROBATCHES, Int(segments.table.microbatches))
    return text


def _cut(
    text: Module, ops: list[Op], looped: Looped, way: Way, segment: tuple[int, int], symbol: str
) -> None:
    """Say how the ops of a stage are cut."""
    built, part = way.program.built, way.parts[segment]
    assert part.x is not None
    inside = (way.layer >= segment[0]) & (way.layer <= segment[1])
    x: Ints = np.zeros(len(built.subjects), np.int64)
    x[inside] = part.x
    marked, own = way.program.module.main, looped.main
    assert marked is not None
    number_of = {
        copy: looped.numbers[op]
        for copy, op in zip(marked.walk(), own.walk(), strict=True)
        if op in looped.numbers
    }
    subjects = list(built.subjects)
    only: set[int] = set()
    for node in np.flatnonzero(inside).tolist():
        subject = subjects[node]
        number = number_of.get(subject) if isinstance(subject, Op) else None
        if number is not None:
            subjects[node] = ops[number]
            only.add(node)
    write_plan(built._replace(subjects=tuple(subjects)), text, x, symbol, frozenset(only))
