"""Certificates of collectives on the reference graphs: exact optima, proofs, schedules.

Rows of the page `docs/certificates.md`. Every number is checked here before it is printed, by
means that share nothing with the search: `_graph_check` for trees, link by link for paths, exact
fractions for the prices of links.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from time import process_time

from shardwright.passes.collect.link_graph.all_gather_optimum import gather_optimum, spread_optimum
from shardwright.passes.collect.link_graph.all_reduce_bound import group_rate, sum_optimum
from shardwright.passes.collect.link_graph.all_to_all_lp import Path, exchange_optimum
from shardwright.passes.collect.link_graph.graph_planner import GraphPlan, plan_on_graph
from shardwright.spec.machines.capacity_graph import CapacityGraph, capacity_graph
from shardwright.spec.machines.number_words import plural
from shardwright.testing.machines.reference_graphs import REFERENCE_GRAPHS
from shardwright.testing.second_opinion.graph_schedules import is_tight, tree_faults

GIGABYTE = 10**9
KINDS = ("all-gather", "reduce-scatter", "all-reduce", "all-to-all", "broadcast")
_Prices = Mapping[tuple[int, int], Fraction]


@dataclass(frozen=True)
class Certified:
    """A collective on a graph: bytes per second that nothing exceeds, why, what is reached."""

    graph: str
    kind: str
    bandwidth: Fraction
    reason: str
    plan: GraphPlan
    taken: float  # seconds to find

    @property
    def least(self) -> Fraction:
        """Seconds for 1 GB."""
        return GIGABYTE / self.bandwidth

    @property
    def gap(self) -> float:
        """Of the schedule, in pieces, latency aside."""
        return self.plan.seconds / float(self.least) - 1


def certified(name: str, kind: str) -> Certified:
    """A row. Raises AssertionError where a certificate or a schedule does not hold."""
    graph = capacity_graph(REFERENCE_GRAPHS[name].described)
    start = process_time()
    plan = plan_on_graph(kind, graph, GIGABYTE, 0.0)
    taken = process_time() - start
    _check(graph, plan)
    bandwidth, reason = _REASONS[kind](graph)
    assert plan.seconds >= float(GIGABYTE / bandwidth) * (1 - 1e-9)
    return Certified(name, kind, bandwidth, reason, plan, taken)


# --- why nothing is faster


def _gathered(graph: CapacityGraph) -> tuple[Fraction, str]:
    found = gather_optimum(graph)
    assert is_tight(graph, found.cut, found.rate)
    return found.bandwidth, f"what leaves {_nodes(graph, found.cut)}"


def _scattered(graph: CapacityGraph) -> tuple[Fraction, str]:
    bandwidth, reason = _gathered(_turned(graph))
    return bandwidth, reason.replace("leaves", "enters")


def _spread(graph: CapacityGraph) -> tuple[Fraction, str]:
    found = spread_optimum(graph, 0)
    assert 0 in found.cut and graph.leaving(found.cut) == found.rate
    return found.rate, f"what leaves {_nodes(graph, found.cut)}"


def _summed(graph: CapacityGraph) -> tuple[Fraction, str]:
    found = sum_optimum(graph)
    if found.cut:
        assert graph.leaving(found.cut) == found.rate
        return found.rate, f"what leaves {_nodes(graph, found.cut)}"
    assert group_rate(graph, found.groups) == found.rate
    sets = " ".join(_nodes(graph, group) for group in found.groups)
    if len(found.groups) == graph.devices:
        sets = "each device"
    return found.rate, f"2 x {len(found.groups) - 1} arrays leave {sets} in all"


def _exchanged(graph: CapacityGraph) -> tuple[Fraction, str]:
    found = exchange_optimum(graph).prices
    most = max(found.values())
    prices = {
        ends: Fraction(price / most).limit_denominator(360)
        for ends, price in found.items()
        if price > most * 1e-6
    }
    per_pair = _price_bound(graph, prices)
    return graph.devices / per_pair, _priced(graph, prices)


def _price_bound(graph: CapacityGraph, prices: _Prices) -> Fraction:
    """Seconds for a byte from each device to each other: shortest ways over what a second costs."""
    worth = sum((graph.capacities[ends] * price for ends, price in prices.items()), Fraction(0))
    total = Fraction(0)
    for source in range(graph.devices):
        far = {source: Fraction(0)}
        for _ in graph.names:  # as often as a way may have links
            before = dict(far)
            for a, b, _ in graph.edges:
                if a in far:
                    cost = far[a] + prices.get((a, b), Fraction(0))
                    far[b] = min(far.get(b, cost), cost)
            if far == before:
                break
        total += sum((far[device] for device in range(graph.devices)), Fraction(0))
    return total / worth


_REASONS: dict[str, Callable[[CapacityGraph], tuple[Fraction, str]]] = {
    "all-gather": _gathered,
    "reduce-scatter": _scattered,
    "all-reduce": _summed,
    "all-to-all": _exchanged,
    "broadcast": _spread,
}


# --- schedules


def _check(graph: CapacityGraph, plan: GraphPlan) -> None:
    """All that is sent arrives, and takes the seconds that are said."""
    own = plan.seconds - (plan.after.seconds if plan.after else 0.0)
    sent = [*_by_paths(graph, plan.paths)] if plan.paths else [*_by_trees(graph, plan)]
    busy = longest = 0.0
    for turn in range(plan.pieces + plan.hops - 1):
        if plan.hops <= turn < plan.pieces:  # as the turn before
            busy += longest
            continue
        load: dict[tuple[int, int], float] = {}
        for hop, link, size in sent:
            if 0 <= turn - hop < plan.pieces:
                load[link] = load.get(link, 0.0) + size
        longest = max(size / float(graph.capacities[link]) for link, size in load.items())
        busy += longest
    assert abs(busy / plan.pieces / own - 1) < 1e-6
    if plan.after is not None:
        _check(graph, plan.after)


_Sent = Iterator[tuple[int, tuple[int, int], float]]  # hop, link, bytes


def _by_trees(graph: CapacityGraph, plan: GraphPlan) -> _Sent:
    """At the rate of the trees; where results flow to the roots, as they would from them."""
    used = _turned(graph) if plan.is_reversed else graph
    roots = [0] if plan.kind == "broadcast" else list(range(graph.devices))
    rate = sum((tree.rate for tree in plan.trees if tree.root == 0), Fraction(0))
    assert not [*tree_faults(used, plan.trees, rate, roots)]
    seconds = float(GIGABYTE / (rate * len(roots)))
    for tree in plan.trees:
        depths = {tree.root: 0}
        for hop in tree.hops:
            depths[hop.target] = depths[hop.source] + 1
            for nodes, size in hop.routes:
                for a, b in zip(nodes, nodes[1:], strict=False):
                    link = (b, a) if plan.is_reversed else (a, b)
                    yield depths[hop.source], link, float(size) * seconds


def _by_paths(graph: CapacityGraph, paths: Sequence[Path]) -> _Sent:
    """Every device sends every other its part."""
    whole: dict[tuple[int, int], float] = {}
    each = GIGABYTE / graph.devices
    for path in paths:
        ends = path.nodes[0], path.nodes[-1]
        whole[ends] = whole.get(ends, 0.0) + path.share
        hop = -1
        for link in zip(path.nodes, path.nodes[1:], strict=False):
            hop += link[0] < graph.devices
            yield hop, link, path.share * each
    assert len(whole) == graph.devices * (graph.devices - 1)
    assert all(abs(share - 1) < 1e-6 for share in whole.values())


def _turned(graph: CapacityGraph) -> CapacityGraph:
    return replace(graph, edges=tuple(sorted((b, a, rate) for a, b, rate in graph.edges)))


# --- words


def _nodes(graph: CapacityGraph, nodes: Iterable[int]) -> str:
    """`{0-7, node[0]}`: devices in runs, then switches."""
    runs: list[list[int]] = []
    for device in sorted(node for node in nodes if node < graph.devices):
        if runs and runs[-1][-1] == device - 1:
            runs[-1].append(device)
        else:
            runs.append([device])
    words = [str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs]
    words += [graph.names[node] for node in sorted(nodes) if node >= graph.devices]
    return f"{{{', '.join(words)}}}"


def _priced(graph: CapacityGraph, prices: _Prices) -> str:
    """The links that cost something."""
    if len(set(prices.values())) > 1:
        return f"{len(prices)} links at {len(set(prices.values()))} prices"
    if len(prices) == len(graph.edges):
        return f"all {len(prices)} links at one price"
    joined = replace(graph, edges=tuple(e for e in graph.edges if (e[0], e[1]) not in prices))
    sides = {
        joined.reached(device) & joined.reached(device, backward=True)
        for device in range(graph.devices)
    }
    named = sorted((sorted(side)[0], _nodes(graph, side)) for side in sides)
    if len(named) <= 4:
        return f"{plural(len(prices), 'link')} between {' '.join(text for _, text in named)}"
    return f"{len(prices)} links at one price"
