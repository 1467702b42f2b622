"""DNN-partitioning: ops on accelerators and CPUs, the heaviest device as light as can be.

load(accelerator) = sum of its ops' times + each distinct tensor that crosses its border, either
way, once; load(CPU) = sum of its ops' times. An accelerator holds no more than its memory.

Nodes of one colour are one node. Contiguous plans are chains of downsets of the forward graph:
best(I, k, l) = min over downsets I' in I of max(best(I', k - 1, l), load(I - I')), and likewise for
CPUs. Backward nodes go with the forward node of their colour; where none has it, their edges are
turned round and it is a forward node. Groups on a cycle are joined, and ends without work with what
they hang on. `linear`: only prefixes of a topological order, the best of three (nodes soon after
what they need; depth first, either way), in no time. Without `contiguous` any assignment may be
chosen, by an integer program (HiGHS).

What differs. The plan of the linear orders bounds the recurrence: heavier stages are left out, and
downsets that no plan within the bound passes; the optimum is the same. More than `ideals` downsets
(the authors stop at 60,000) leave the linear plan, as feasible. The orders of the linear plan are
ours. Ends without work are taken apart again where their bytes do not fit. The integer program has
one variable by tensor and device, not two, and groups ranked by weight break the symmetry of
devices; it starts below the contiguous optimum.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from shardwright.passes.search.kernels.stages.condensed import Condensed
from shardwright.passes.search.kernels.stages.device_chain import (
    ChainFound,
    DeviceChain,
    best_chain,
)
from shardwright.passes.search.kernels.stages.device_program import DeviceProgram, solve_devices
from shardwright.passes.search.kernels.stages.downsets import (
    TooManyDownsets,
    Words,
    downsets,
    members,
    prefixes,
)
from shardwright.passes.search.kernels.stages.placed_blocks import (
    blocks_of,
    forward_edges,
    tensors_of,
)
from shardwright.passes.search.kernels.stages.straddling import joined, straddling
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.problem import Bools, Ints
from shardwright.passes.search.problem.stages.placed_answers import UNIT, stages_of
from shardwright.passes.search.problem.stages.placed_graphs import PlacedGraph, summed
from shardwright.passes.search.problem.stages.stage_answers import (
    StageAnswer,
    infeasible,
)
from shardwright.passes.search.problem.stages.topological import (
    depth_first,
    depth_first_back,
    topological,
)

SECONDS = 60.0  # of the integer program, unless a budget says less
Info = dict[str, float | int | str]
TOLERANCE = 4e-6  # of memory, in the integer program


@dataclass(frozen=True)
class DnnPartitioning:
    """`ideals`: the most downsets that are looked at."""

    linear: bool = False
    contiguous: bool = True
    ideals: int = 60_000
    paper: ClassVar[str] = "Tarnawski et al., NeurIPS 2020 (arXiv 2006.16423), sections 3 to 5"
    label: ClassVar[str] = "exact-code"
    decides: ClassVar[tuple[str, ...]] = ("stage",)
    about: ClassVar[str] = "ops on accelerators and CPUs, the heaviest device as light as can be"

    def of_graph(self, graph: PlacedGraph, budget: Budget = Budget()) -> StageAnswer:
        """The stages of a graph. `budget`: of the integer program, branches or seconds."""
        nodes = len(graph.ids)  # more devices would stand idle
        graph = replace(
            graph, accelerators=min(nodes, graph.accelerators), cpus=min(nodes, graph.cpus)
        )
        work = graph.work_bound()
        if not np.isfinite(work):
            return infeasible(UNIT, _nowhere(graph))
        if not self.contiguous:
            return self._anywhere(graph, work, budget)
        return self._chained(graph, work)

    def _chained(self, graph: PlacedGraph, work: float) -> StageAnswer:
        """The contiguous plan, or of orders alone."""
        lines = [(blocks, _linear(graph, blocks)) for blocks in _orders(graph)]
        blocks, first = min(lines, key=lambda one: np.inf if one[1] is None else one[1].cost)
        line = prefixes(len(blocks.preds))
        if self.linear:
            return _answer(graph, blocks, line, first, work, {})
        bound = np.inf if first is None else first.cost
        try:
            return self._best(graph, bound)
        except TooManyDownsets:
            why = f"more than {self.ideals} downsets: the plan is the linear one"
            return _answer(graph, blocks, line, first, work, {"cut_off": why})

    def _anywhere(self, graph: PlacedGraph, work: float, budget: Budget) -> StageAnswer:
        """Any assignment, at least as good as the contiguous plan."""
        first = self._chained(graph, work)
        below = np.inf if first.objective is None else first.objective
        seconds = min(budget.seconds, SECONDS)
        program = _program(graph)
        found = solve_devices(program, below, seconds, _branches(budget))
        if found.device is not None and not _holds(graph, found.device[graph.group]):
            # By a part that the solver takes for nothing; its bound holds as it is.
            tighter = replace(program, cap=program.cap * (1 - TOLERANCE))
            again = solve_devices(tighter, below, seconds, _branches(budget))
            found = again._replace(bound=found.bound, status="budget")
        bound = max(work, found.bound)
        info: Info = {"contiguous": below} if first.objective is not None else {}
        if found.device is not None:
            device = found.device[graph.group]
            order = sorted(set(device.tolist()))
            return stages_of(graph, device, order, bound, info)
        if found.status == "infeasible" and first.objective is None:
            return infeasible(UNIT, f"no assignment fits: {_needs(graph)}")
        if first.objective is None:
            why = "no plan was found within the budget"
            return StageAnswer(None, UNIT, Status.BUDGET, bound, info={"why": why})
        return replace(first, status=Status.FEASIBLE, lower_bound=min(bound, below), info=info)

    def _best(self, graph: PlacedGraph, bound: float) -> StageAnswer:
        """Ends of no weight with what they hang on first; their bytes count after that, and where
        they do not fit nodes are taken apart. Raises TooManyDownsets.
        """
        for hanging in (ends_of(graph), {}):
            blocks = blocks_of(graph, hanging)
            sets = downsets(blocks.preds, self.ideals)
            of = np.array(blocks.of)[graph.group]
            light = np.isin(graph.group, list(hanging))
            chain = _chain(replace(graph, memory=np.where(light, 0.0, graph.memory)), blocks, sets)
            spared = graph.offloaded(graph.cpus * bound) if np.isfinite(bound) else np.inf
            found = best_chain(chain, bound, spared if graph.cpus else 0.0)
            if found is None or not hanging or _fits(graph, of, sets, len(blocks.preds), found):
                break
        return _answer(graph, blocks, sets, found, None, {"downsets": len(sets)})


def ends_of(graph: PlacedGraph) -> dict[int, int]:
    """Group -> the one group it hangs on: nothing runs in it, no edge leads to it, or none from it,
    and all tensors that it makes or takes touch that group. With it it costs nothing.
    """
    groups = int(graph.group.max()) + 1
    heavy = summed(graph.group, graph.accelerator + graph.cpu + ~graph.runs, groups)
    touched: dict[int, set[int]] = {}
    near: list[set[int]] = [set() for _ in range(groups)]
    for maker, user in graph.edges.tolist():
        a, b = int(graph.group[maker]), int(graph.group[user])
        touched.setdefault(maker, {a}).add(b)
    for some in touched.values():
        for one in some:
            near[one] = near[one] & some if near[one] else set(some)
    forward = forward_edges(graph)
    found: dict[int, int] = {}
    for group in np.flatnonzero(heavy == 0).tolist():
        before = {a for a, b in forward if b == group != a}
        after = {b for a, b in forward if a == group != b}
        if len(before | after) == 1 and not (before and after) and before | after <= near[group]:
            found[group] = (before | after).pop()
    return found


def _orders(graph: PlacedGraph) -> list[Condensed]:
    """The blocks in some topological orders."""
    orders = (topological, depth_first, depth_first_back)
    return [blocks_of(graph, order=one) for one in orders]


def _linear(graph: PlacedGraph, blocks: Condensed) -> ChainFound | None:
    """The best plan whose stages are cuts of the blocks as they are numbered."""
    return best_chain(_chain(graph, blocks, prefixes(len(blocks.preds))))


def _chain(graph: PlacedGraph, blocks: Condensed, sets: Words) -> DeviceChain:
    """What differences of these sets weigh."""
    count = len(blocks.preds)
    of = np.array(blocks.of)[graph.group]
    inside = members(sets, count).astype(float)
    fast, slow, memory, barred = (
        inside @ summed(of, values, count)
        for values in (graph.accelerator, graph.cpu, graph.memory, ~graph.runs)
    )
    tensors = tensors_of(graph, of)
    return DeviceChain(
        sets, fast, slow, memory, barred.astype(np.int64), straddling(sets, count, tensors),
        graph.cap, (graph.accelerators, graph.cpus),
    )  # fmt: skip


def _program(graph: PlacedGraph) -> DeviceProgram:
    """The integer program of the groups."""
    of, count = graph.group, int(graph.group.max()) + 1
    fast, slow, memory, barred = (
        summed(of, values, count)
        for values in (graph.accelerator, graph.cpu, graph.memory, ~graph.runs)
    )
    times = np.stack([np.where(barred > 0, np.inf, fast), slow], axis=1)
    tensors = joined(tensors_of(graph, of))
    counts = graph.accelerators, graph.cpus
    return DeviceProgram(
        times, memory, tuple((w, t) for t, w in tensors.items()), graph.cap, counts
    )


def _holds(graph: PlacedGraph, device: Ints) -> bool:
    return bool((graph.bytes_of(device)[: graph.accelerators] <= graph.cap).all())


def _branches(budget: Budget) -> int | None:
    return int(budget.evals) if np.isfinite(budget.evals) else None


def _answer(
    graph: PlacedGraph, blocks: Condensed, sets: Words, found: ChainFound | None,
    bound: float | None, info: Info,
) -> StageAnswer:  # fmt: skip
    """The plan in words. `bound`: of any plan, None where this one is the best."""
    if found is None:
        if bound is None:
            return infeasible(UNIT, f"no contiguous stages fit: {_needs(graph)}")
        why = "no stages of the topological orders that were tried fit; others may"
        return StageAnswer(None, UNIT, Status.INFEASIBLE, bound, info={**info, "why": why})
    of = np.array(blocks.of)[graph.group]
    device = np.full(len(of), -1)
    used = [0, graph.accelerators]
    order: list[int] = []
    for nodes, kind in _stages(of, sets, len(blocks.preds), found):
        device[nodes] = used[kind]
        order.append(used[kind])
        used[kind] += 1
    return stages_of(graph, device, order, bound, info)


def _stages(of: Ints, sets: Words, count: int, found: ChainFound) -> Iterator[tuple[Bools, int]]:
    """By stage which nodes are in it, and its kind."""
    inside = members(sets, count)
    for before, after, kind in found.stages:
        yield (inside[after] & ~inside[before])[of], kind


def _fits(graph: PlacedGraph, of: Ints, sets: Words, count: int, found: ChainFound) -> bool:
    stages = _stages(of, sets, count, found)
    return all(kind or graph.memory[nodes].sum() <= graph.cap for nodes, kind in stages)


def _nowhere(graph: PlacedGraph) -> str:
    if not graph.accelerators and not graph.cpus:
        return "there are neither accelerators nor CPUs"
    node = graph.ids[int(np.flatnonzero(~graph.runs)[0])]
    return f"node {node} runs on no accelerator, and there are no CPUs"


def _needs(graph: PlacedGraph) -> str:
    """What there is, and what it is to hold."""
    return (
        f"nodes hold {graph.memory.sum():.0f} bytes, {graph.accelerators} accelerators "
        f"{graph.cap:.0f} each, and there are {graph.cpus} CPUs"
    )
