"""Piper: stages of a pipeline with replicas, tensor parallelism and variants of nodes.

time(stage, t, d) = sum over nodes of (p + 2 (c + sync) / bandwidth over edges that leave the
stage, either way + 4 (d - 1) w / batch / bandwidth) / d, for the variant of each node (such as
recomputation) that is taken; a device holds A ceil(s / d) + B of each, where s is the sum of
replicas of this and all later stages. The slowest stage is as fast as can be, over all chains of
downsets, all t that all nodes of a stage offer and all d that divide the batch, on at most k
devices, with no more replicas of all stages than there are micro-batches in the batch.

`knapsack`: which variants. `released`: the quickest, and while they do not fit the swap of least
cost per byte saved, which is not always the best. `exact`: the cheapest that fit.
`tensor_parallel`, `data_parallel`, `recompute` off: only t = 1, only d = 1, no variant whose name
speaks of recomputation.

What differs. The recurrence of the paper runs over devices; ours asks for the fewest devices within
a limit of time, and halves the limit. Times of stages are looked up where they change, found by
halving, as in the released code. More than `ideals` downsets leave the prefixes of one order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from shardwright.passes.search.kernels.stages.condensed import condensed
from shardwright.passes.search.kernels.stages.degree_chain import (
    DegreeChain,
    DegreeStages,
    best_degrees,
)
from shardwright.passes.search.kernels.stages.downsets import (
    TooManyDownsets,
    Words,
    downsets,
    members,
    prefixes,
)
from shardwright.passes.search.kernels.stages.stage_variants import (
    VariantTable,
    cheapest,
    chosen,
)
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.problem import Bools, Ints
from shardwright.passes.search.problem.stages.piper_files import PiperGraph, Variant
from shardwright.passes.search.problem.stages.stage_answers import (
    ACCELERATOR,
    StageAnswer,
    StageRow,
    infeasible,
)

UNIT = "s"
EXACT = "exact"
AGAIN = "recomp"  # in the names of variants that work results out again
Tables = dict[int, tuple[VariantTable, Bools]]  # by degree, with who has variants


@dataclass(frozen=True)
class Piper:
    """`ideals`: the most downsets that are looked at."""

    knapsack: str = "released"
    tensor_parallel: bool = True
    data_parallel: bool = True
    recompute: bool = True
    ideals: int = 1000
    paper: ClassVar[str] = "Tarnawski et al., NeurIPS 2021; repo msr-fiddle/piper, algo.cpp"
    label: ClassVar[str] = "exact-code"
    decides: ClassVar[tuple[str, ...]] = ("stage", "tp", "dp", "remat")
    about: ClassVar[str] = "stages with replicas, tensor parallelism and recomputation"
    choices: ClassVar[dict[str, tuple[str, ...]]] = {"knapsack": ("released", EXACT)}

    def of_graph(self, graph: PiperGraph, budget: Budget = Budget()) -> StageAnswer:
        """The stages of a graph."""
        count = len(graph.ids)
        blocks = condensed(count, ((b, a) for a, b, _ in graph.edges))
        info: dict[str, float | int | str] = {}
        is_whole = True
        try:
            sets = downsets(blocks.preds, self.ideals)
            info["downsets"] = len(sets)
        except TooManyDownsets:
            sets, is_whole = prefixes(count), False
            info["cut_off"] = f"more than {self.ideals} downsets: those of one order"
        inside = members(sets, count)[:, list(blocks.of)]
        most = min(graph.batch, graph.devices)
        tables = {t: _table(graph, t, self.recompute) for t in self._degrees(graph)}
        stages = self._stages(graph, tables, sets, inside, most)
        found = best_degrees(stages, len(sets), graph.devices, most)
        bound = self._work(graph)
        if found is None:
            if is_whole:
                return infeasible(UNIT, _no_plan(graph))
            why = "no stages of one topological order fit; others may"
            return StageAnswer(None, UNIT, Status.BUDGET, bound, info={**info, "why": why})
        if is_whole and self.knapsack == EXACT:
            bound = found.time
        answer = _answer(graph, inside, stages, found, bound, info)
        again = tuple(self._again(graph, tables, inside, stages, found))
        return replace(answer, again=again)

    def _again(
        self, graph: PiperGraph, tables: Tables, inside: Bools, stages: DegreeStages,
        found: DegreeChain,
    ) -> Iterator[int | str]:  # fmt: skip
        """Nodes whose variant works results out again."""
        for step in found.stages:
            nodes = inside[stages.after[step]] & ~inside[stages.before[step]]
            t, d = int(stages.tensor[step]), int(stages.replicas[step])
            table, flying, is_exact = tables[t][0], int(stages.most[step]), self.knapsack == EXACT
            picks = chosen(table, nodes, d, flying, graph.cap, is_exact) - table.first[:-1]
            for v in np.flatnonzero(nodes).tolist():
                names = [way.name for way in graph.variants[v][t]]
                taken = [name for name in names if self.recompute or AGAIN not in name]
                if AGAIN in taken[int(picks[v])]:
                    yield graph.ids[v]

    def _stages(
        self, graph: PiperGraph, tables: Tables, sets: Words, inside: Bools, most: int
    ) -> DegreeStages:  # fmt: skip
        """Every stage between two downsets, at every degree."""
        rows: list[tuple[float, ...]] = []
        for i, j in _pairs(sets):
            nodes = inside[i] & ~inside[j]
            for t, (table, offers) in tables.items():
                if not offers[nodes].all():
                    continue
                ways = self._replicas(graph, t)
                steps = cheapest(table, nodes, ways, most, graph.cap, self.knapsack == EXACT)
                rows += ((i, j, t, *step) for step in steps.tolist())
        columns = np.array(rows, np.float64).reshape(-1, 7).T
        after, before, tensor, replicas, most_y = (part.astype(np.int64) for part in columns[:5])
        return DegreeStages(after, before, tensor, replicas, most_y, columns[5], columns[6])

    def _degrees(self, graph: PiperGraph) -> list[int]:
        every = sorted({t for one in graph.variants for t in one})
        return [t for t in every if t <= graph.devices and (self.tensor_parallel or t == 1)]

    def _replicas(self, graph: PiperGraph, t: int) -> Ints:
        most = min(graph.batch, graph.devices // t) if self.data_parallel else 1
        every = np.arange(1, most + 1)
        return every[graph.batch % every == 0]

    def _work(self, graph: PiperGraph) -> float:
        """Seconds: no plan takes less, by the work of all nodes alone."""
        least = 0.0
        for one in graph.variants:
            least += min((t * way.time for t, ways in one.items() for way in ways), default=0.0)
        return least / graph.devices


def _pairs(sets: Words) -> Iterator[tuple[int, int]]:
    """Downsets and those within them, smaller ones first."""
    for i in range(1, len(sets)):
        for j in np.flatnonzero(~(sets[:i] & ~sets[i]).any(1)).tolist():
            yield i, j


def _table(graph: PiperGraph, t: int, recompute: bool) -> tuple[VariantTable, Bools]:
    """Variants at a degree, and which nodes have some."""
    first, at, other, sent = [0], [0], list[int](), list[float]()
    rows: list[Variant] = []
    for node, by_degree in enumerate(graph.variants):
        ways = [one for one in by_degree.get(t, ()) if recompute or AGAIN not in one.name]
        for one in ways:
            for maker, user, cost in graph.edges:
                if node in (maker, user):
                    far = user if node == maker else maker
                    sync = one.behind[far] if node == maker else one.before[far]
                    other.append(far)
                    sent.append(2 * (cost + sync) / graph.bandwidth)
            at.append(len(other))
        rows += ways
        first.append(len(rows))
    part = 4 / graph.batch / graph.bandwidth
    time, weight, each, fixed = (
        np.array(
            [(one.time, part * one.parameters, one.each, one.fixed) for one in rows], np.float64
        )
        .reshape(-1, 4)
        .T.copy()
    )
    starts = np.array(first)
    far = np.array(other, np.int64)
    table = VariantTable(
        starts, time, weight, each, fixed, np.array(at), far, np.array(sent, np.float64)
    )
    return table, np.diff(starts) > 0


def _answer(
    graph: PiperGraph, inside: Bools, stages: DegreeStages, found: DegreeChain, bound: float,
    info: dict[str, float | int | str],
) -> StageAnswer:  # fmt: skip
    rows: list[StageRow] = []
    for step in found.stages:
        nodes = np.flatnonzero(inside[stages.after[step]] & ~inside[stages.before[step]])
        t, d = int(stages.tensor[step]), int(stages.replicas[step])
        rows.append(
            StageRow(
                tuple(graph.ids[k] for k in nodes), ACCELERATOR, t * d, d, t,
                float(stages.time[step]), float(stages.memory[step]),
            )
        )  # fmt: skip
    bound = min(bound, found.time)
    status = Status.OPTIMAL if bound >= found.time else Status.FEASIBLE
    return StageAnswer(found.time, UNIT, status, bound, tuple(rows), info)


def _no_plan(graph: PiperGraph) -> str:
    return f"no stages fit: {graph.devices} devices of {graph.cap:.0f} bytes"
