"""Equal split: stages of as many repeated layers, all alike: what Piper is held against.

For S stages, t and d with S t d <= k, d dividing the batch, and one variant for all nodes (such as
recomputation), the slowest stage as fast as can be. Time and bytes of a stage are Piper's, with y =
S - i samples in flight in stage i. Layers are the nodes of the commonest name, in depth-first
order, or all nodes where no name comes twice; where S does not divide them the last stages have one
more. Other nodes stand with the layer before them, those before all layers on the first stage. Of
equal plans the first by S, t, d and variant. It stands for PipeDream-2BW there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.stages.piper_files import PiperGraph, Variant
from shardwright.passes.search.problem.stages.stage_answers import (
    ACCELERATOR,
    StageAnswer,
    StageRow,
    infeasible,
)
from shardwright.passes.search.problem.stages.topological import depth_first

UNIT = "s"


class Plan(NamedTuple):
    """`groups`: nodes by stage; `times`, `held`: seconds and bytes by stage."""

    groups: list[list[int]]
    tensor: int
    replicas: int
    variant: str
    times: list[float]
    held: list[float]


@dataclass(frozen=True)
class EqualSplit:
    """The equal split."""

    paper: ClassVar[str] = "Tarnawski et al., NeurIPS 2021; repo msr-fiddle/piper, algo.cpp"
    label: ClassVar[str] = "exact-code"
    decides: ClassVar[tuple[str, ...]] = ("stage", "tp", "dp", "remat")
    about: ClassVar[str] = "stages of as many repeated layers, all alike"

    def of_graph(self, graph: PiperGraph, budget: Budget = Budget()) -> StageAnswer:
        """The stages of a graph."""
        best: Plan | None = None
        for plan in plans(graph):
            if max(plan.held) <= graph.cap and (best is None or max(plan.times) < max(best.times)):
                best = plan
        if best is None:
            why = f"no equal stages fit: {graph.devices} devices of {graph.cap:.0f} bytes"
            return infeasible(UNIT, why)
        t, d = best.tensor, best.replicas
        rows = tuple(
            StageRow(
                tuple(graph.ids[v] for v in sorted(some)), ACCELERATOR, t * d, d, t, time, held
            )
            for some, time, held in zip(best.groups, best.times, best.held, strict=True)
        )
        info = {"variant": best.variant}
        cost = max(best.times)
        again = graph.ids if "recomp" in best.variant else ()
        return StageAnswer(cost, UNIT, Status.OPTIMAL, cost, rows, info, again=again)


def plans(graph: PiperGraph) -> Iterator[Plan]:
    """All of them, whether they fit or not."""
    names = dict.fromkeys(w.name for one in graph.variants for ws in one.values() for w in ws)
    degrees = sorted(set[int]().union(*graph.variants))
    for stages in range(1, min(graph.devices, len(_layers(graph)[1])) + 1):
        groups = grouped(graph, stages)
        for t in degrees:
            for d in range(1, min(graph.devices // (t * stages), graph.batch) + 1):
                if graph.batch % d:
                    continue
                for name in names:
                    parts = [
                        _stage(graph, set(some), t, d, name, stages - number)
                        for number, some in enumerate(groups)
                    ]
                    whole = [part for part in parts if part is not None]
                    if len(whole) == stages:
                        yield Plan(groups, t, d, name, *map(list, zip(*whole, strict=True)))


def _layers(graph: PiperGraph) -> tuple[list[int], list[int]]:
    """Nodes in order, and where among them the repeated ones stand."""
    order = depth_first(len(graph.ids), [(a, b) for a, b, _ in graph.edges])
    name, count = Counter(graph.names).most_common(1)[0]
    if count == 1:
        return order, list(range(len(order)))
    return order, [place for place, node in enumerate(order) if graph.names[node] == name]


def grouped(graph: PiperGraph, stages: int) -> list[list[int]]:
    """Nodes by stage."""
    order, layers = _layers(graph)
    each, more = divmod(len(layers), stages)
    firsts = [k * each + max(0, k - (stages - more)) for k in range(1, stages)]
    cuts = [0, *(layers[first] for first in firsts), len(order)]
    return [order[a:b] for a, b in zip(cuts, cuts[1:], strict=False)]


def _stage(
    graph: PiperGraph, inside: set[int], t: int, d: int, name: str, y: int
) -> tuple[float, float] | None:
    """Seconds by sample and bytes of a device, None where a node has no such variant."""
    time = held = 0.0
    ways: dict[int, Variant] = {}
    for v in sorted(inside):
        way = next((one for one in graph.variants[v].get(t, ()) if one.name == name), None)
        if way is None:
            return None
        ways[v] = way
        held += way.each * y + way.fixed
        time += way.time + 4 * (d - 1) * way.parameters / graph.batch / graph.bandwidth
    for a, b, cost in graph.edges:
        for here, there, is_maker in ((a, b, True), (b, a, False)):
            way = ways.get(here)
            if way is not None and there not in inside:
                sync = way.behind[there] if is_maker else way.before[there]
                time += 2 * (cost + sync) / graph.bandwidth
    return time / d, held
