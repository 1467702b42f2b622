"""Plans a collective on the link graph of a cluster as pipelined pieces.

All routes run at once at their rates; the data are cut into equal pieces, and a piece takes its
h-th hop while the next one takes the hop before. P pieces over H hops take P + H - 1 steps, each as
long as the link needs that is busiest in it, a latency and a launch. With large P that tends to the
fluid optimum, with P = 1 it is the latency that counts, and shallow trees win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import floor, log2
from typing import NamedTuple

from shardwright.passes.collect.link_graph.all_gather_optimum import (
    GatherOptimum,
    gather_optimum,
    spread_optimum,
)
from shardwright.passes.collect.link_graph.all_reduce_bound import sum_optimum
from shardwright.passes.collect.link_graph.all_to_all_lp import Path, exchange_optimum
from shardwright.passes.collect.link_graph.pipelined_hops import (
    MAX_PIECES,
    in_pieces,
    path_loads,
    tree_loads,
)
from shardwright.passes.collect.link_graph.shallow_trees import diameter, reach, shallow_trees
from shardwright.passes.collect.link_graph.spanning_trees import Tree, pack
from shardwright.passes.collect.link_graph.switch_removal import without_switches
from shardwright.spec.links import PERMUTE, Links
from shardwright.spec.machines.capacity_graph import CapacityGraph

CLOSE = 0.01  # to the bound: nothing better is looked for
DIGITS = 10  # of a rate, where all of them would be too many for exact flows


@dataclass(frozen=True)
class GraphPlan:
    """The plan of a collective on a graph, with its time.

    `bound`: seconds that nothing stays below: the tight cut (or link prices), or the latency of the
    longest shortest way. `trees` send from their roots; where `is_reversed` they are those of the
    graph with all links turned round, and results flow to the roots. `paths`: of an all-to-all.
    An all-reduce without `after` is an all-gather of what each device has, added up by each.
    """

    kind: str
    seconds: float
    bound: float
    pieces: int
    hops: int
    trees: tuple[Tree, ...] = ()
    is_reversed: bool = False
    paths: tuple[Path, ...] = ()
    cut: frozenset[int] = frozenset()
    after: GraphPlan | None = None  # the all-gather behind the reduce-scatter of an all-reduce

    @property
    def gap(self) -> float:
        """The largest relative distance of the seconds from the least possible."""
        return self.seconds / self.bound - 1 if self.bound else 0.0


class Permutes(NamedTuple):
    """What permutes cost besides bytes and hops; see `spec/links.py`.

    `launch`: seconds of each. `reached`: the part of the links' bandwidth that they reach; no
    collective reaches more than `most_reached`.
    """

    launch: float = 0.0
    reached: float = 1.0
    most_reached: float = 1.0


AT_PEAKS = Permutes()


def permutes_of(links: Links) -> Permutes:
    """Those of a cluster."""
    return Permutes(links.launch, links.reached(PERMUTE), links.most_reached)


def plan_on_graph(
    kind: str, graph: CapacityGraph, total: int, latency: float, most: int = MAX_PIECES,
    permutes: Permutes = AT_PEAKS,
) -> GraphPlan:  # fmt: skip
    """The best schedule found for a collective over all devices, with its bound. Needs scipy.

    `kind`: all-gather, reduce-scatter, all-reduce, all-to-all or broadcast (from device 0).
    `total`: bytes of the whole array (all-gather: of the output; all-to-all: what each device
    sends, its own part included). `latency`: seconds of a hop. `most`: pieces that there may be.
    A step is one launch, however many devices send in it. Raises KeyError for another kind,
    ValueError where the devices are not connected.

    Where rates are no ratios of small numbers, the schedule is that of slower links.
    """
    make = _KINDS[kind]
    try:
        return make(_Question(graph, total, latency, most, permutes))
    except OverflowError:
        slower = _rounded(graph)
        found = make(_Question(slower, total, latency, most, permutes))
        return replace(found, bound=found.bound * float(1 - Fraction(1, 2 ** (DIGITS - 1))))


def _rounded(graph: CapacityGraph) -> CapacityGraph:
    """Links whose rates have so many binary digits, at most that much slower."""
    edges = ((a, b, _round(rate)) for a, b, rate in graph.edges)
    return replace(graph, edges=tuple(edges))


def _round(rate: Fraction) -> Fraction:
    unit = Fraction(2) ** (floor(log2(rate)) + 1 - DIGITS)
    return floor(rate / unit) * unit


class _Question(NamedTuple):
    """The arguments of `plan_on_graph`."""

    graph: CapacityGraph
    total: int
    latency: float
    most: int
    permutes: Permutes

    @property
    def step(self) -> float:
        """Seconds of a step besides its bytes."""
        return self.latency + self.permutes.launch

    @property
    def slower(self) -> float:
        """What bytes take as a multiple of what they take at full bandwidth."""
        return 1 / self.permutes.reached

    def bound(self, fluid: float, hops: int) -> float:
        """Seconds that nothing stays below. `fluid`: of the bytes at full bandwidth."""
        moving = fluid / self.permutes.most_reached
        return self.permutes.launch + max(moving, hops * self.latency)


def _all_gather(asked: _Question) -> GraphPlan:
    optimum = _optimum(asked.graph)
    return _with_trees("all-gather", asked, optimum, range(asked.graph.devices))


@lru_cache(maxsize=16)
def _optimum(graph: CapacityGraph) -> GatherOptimum:
    return gather_optimum(graph)


def _broadcast(asked: _Question) -> GraphPlan:
    return _with_trees("broadcast", asked, spread_optimum(asked.graph, 0), [0])


def _reduce_scatter(asked: _Question) -> GraphPlan:
    turned = tuple(sorted((b, a, rate) for a, b, rate in asked.graph.edges))
    found = _all_gather(asked._replace(graph=replace(asked.graph, edges=turned)))
    return replace(found, kind="reduce-scatter", is_reversed=True)


def _all_reduce(asked: _Question) -> GraphPlan:
    """Sums, then copies. Without sums in switches each device must send and get this much."""
    graph, total = asked.graph, asked.total
    first, after = _reduce_scatter(asked), _all_gather(asked)
    bound = asked.bound(float(total / _sum_rate(graph)), diameter(graph))
    both = replace(
        first, kind="all-reduce", seconds=first.seconds + after.seconds, bound=bound, after=after
    )
    # then each adds up by itself
    everything = _all_gather(asked._replace(total=graph.devices * total))
    at_once = replace(everything, kind="all-reduce", bound=bound)
    return min(both, at_once, key=lambda plan: plan.seconds)


@lru_cache(maxsize=16)
def _sum_rate(graph: CapacityGraph) -> Fraction:
    return sum_optimum(graph).rate


def _all_to_all(asked: _Question) -> GraphPlan:
    graph = asked.graph
    found = exchange_optimum(graph)
    hops = max(sum(node < graph.devices for node in path.nodes) - 1 for path in found.paths)
    each = asked.total / graph.devices
    loads = path_loads(graph, found.paths, each) * asked.slower
    pieces, seconds = in_pieces(loads, asked.step, asked.most)
    bound = asked.bound(found.bound * each, diameter(graph))
    return GraphPlan("all-to-all", seconds, bound, pieces, hops, paths=found.paths)


_KINDS: dict[str, Callable[[_Question], GraphPlan]] = {
    "all-gather": _all_gather,
    "reduce-scatter": _reduce_scatter,
    "all-reduce": _all_reduce,
    "all-to-all": _all_to_all,
    "broadcast": _broadcast,
}
GRAPH_KINDS = tuple(_KINDS)


def _with_trees(
    kind: str, asked: _Question, optimum: GatherOptimum, roots: Sequence[int]
) -> GraphPlan:
    """Shallow trees, or those that reach the optimum where they are faster."""
    graph, total = asked.graph, asked.total
    fluid = float(total / (optimum.rate * len(roots)))
    bound = asked.bound(fluid, max(reach(graph, root) for root in roots))

    def plan(trees: Sequence[Tree], seconds: float) -> GraphPlan:
        loads = tree_loads(graph, trees, seconds) * asked.slower
        hops = len(loads)
        pieces, taken = in_pieces(loads, asked.step, asked.most)
        return GraphPlan(kind, taken, bound, pieces, hops, tuple(trees), cut=optimum.cut)

    shallow = shallow_trees(graph, roots)
    first = plan(shallow, float(total / (shallow[0].rate * len(roots))))
    packed = () if first.gap < CLOSE else _packed(graph, optimum.rate, tuple(roots))
    if not packed:
        return first
    return min(first, plan(packed, fluid), key=lambda one: one.seconds)


@lru_cache(maxsize=16)
def _packed(graph: CapacityGraph, rate: Fraction, roots: tuple[int, ...]) -> tuple[Tree, ...]:
    """Trees that reach the optimum; none where switches cannot be left out. Other sizes of data
    ask again.
    """
    direct = without_switches(graph, rate, roots)
    return () if direct is None else tuple(pack(direct, rate, roots))
