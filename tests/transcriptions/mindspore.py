"""MindSpore's dynamic programme over shardings (`dp_algo_costmodel.cc`, `graph_costmodel.cc`).

The variant of TensorOpt (Cai et al., TPDS 2021, 2004.10856) whose frontiers hold computation and
communication.  Memory is looked at only in the end, and a triangle or star takes what the other
successors do as free, so the promise made for a plan may be one that the plan does not keep.

Input: ``nodes``, for each node a list with one cost for each of its strategies, and ``edges``, a
list of ``(p, q, table)`` with ``p < q`` and ``table[strategy of p][strategy of q]`` a cost;
parallel edges are allowed.  A cost is a tuple ``(computation, communication, communication without
that of parameters, memory)``.

Chosen here, where the published rules are silent: the least place is eliminated first, sums run
left to right in the order of the loops, the first of equal entries survives.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, product
from typing import Any, NamedTuple

Cost = Sequence[float]
Choice = tuple[int, int]  # (node, strategy)


class Weights(NamedTuple):
    """How the objective weighs its terms."""

    alpha: float = 1.0  # of computation
    beta: float = 400.0  # of communication
    gamma: float = 0.001  # of the share of parameters in communication


class Entry(NamedTuple):
    """One point of a frontier, with the decisions that lead to it."""

    cost: tuple[float, float, float, float]
    chosen: tuple[Choice, ...] = ()
    supposed: tuple[Choice, ...] = ()  # what was taken as free, to be compared in the end


class Edge(NamedTuple):
    """An alive edge: its ends and a frontier for every pair of strategies."""

    tail: int
    head: int
    lists: dict[tuple[int, int], list[Entry]]


class Graph(NamedTuple):
    """What is alive: for each node the frontiers of its strategies, and the edges by number."""

    nodes: dict[int, list[list[Entry]]]
    edges: dict[int, Edge]
    numbers: Iterator[int]  # of the edges to come
    weights: Weights

    def into(self, node: int) -> list[int]:
        """The numbers of the edges into a node."""
        return [number for number, edge in sorted(self.edges.items()) if edge.head == node]

    def out_of(self, node: int) -> list[int]:
        """The numbers of the edges out of a node."""
        return [number for number, edge in sorted(self.edges.items()) if edge.tail == node]

    def strategies(self, node: int) -> range:
        """The strategies of an alive node."""
        return range(len(self.nodes[node]))


def partial_communication(entry: Entry, weights: Weights) -> float:
    """Communication with that of parameters scaled down, since it can hide behind computation."""
    _, communication, without, _ = entry.cost
    return without + weights.gamma * (communication - without)


def prune(entries: list[Entry], weights: Weights) -> list[Entry]:
    """The frontier: by rising computation, what falls in partial communication."""
    priced = [(entry.cost[0], partial_communication(entry, weights), entry) for entry in entries]
    kept: list[Entry] = []
    least = float("inf")
    for _, partial, entry in sorted(priced, key=lambda item: item[:2]):
        if not kept or partial < least:
            kept.append(entry)
            least = partial
    return kept


def added(entries: Sequence[Entry]) -> Entry:
    """The sum of entries, field by field from the left, with the decisions of all of them."""
    total = entries[0]
    for entry in entries[1:]:
        a, b = total.cost, entry.cost
        total = Entry(
            (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]),
            total.chosen + entry.chosen,
            total.supposed + entry.supposed,
        )
    return total


def sums(*lists: list[Entry]) -> Iterator[Entry]:
    """One sum for each way to take an entry of every list; the first list is the outermost loop."""
    return map(added, product(*lists))


def eliminate_op(graph: Graph) -> bool:
    """A node between one edge in and one edge out becomes an edge between its neighbours."""
    for node in sorted(graph.nodes):
        into, out = graph.into(node), graph.out_of(node)
        if len(into) != 1 or len(out) != 1:
            continue
        before, after = graph.edges[into[0]], graph.edges[out[0]]
        lists = {}
        for first, last in product(graph.strategies(before.tail), graph.strategies(after.head)):
            entries: list[Entry] = []
            for own, middle in enumerate(graph.nodes[node]):
                entries.extend(sums(before.lists[first, own], middle, after.lists[own, last]))
            lists[first, last] = prune(entries, graph.weights)
        del graph.nodes[node], graph.edges[into[0]], graph.edges[out[0]]
        graph.edges[next(graph.numbers)] = Edge(before.tail, after.head, lists)
        return True
    return False


def eliminate_edge(graph: Graph) -> bool:
    """All edges between the same two nodes become one."""
    numbers: dict[tuple[int, int], list[int]] = {}
    for number, edge in sorted(graph.edges.items()):
        numbers.setdefault((edge.tail, edge.head), []).append(number)
    for (tail, head), parallel in sorted(numbers.items()):
        if len(parallel) < 2:
            continue
        lists = {}
        for pair in product(graph.strategies(tail), graph.strategies(head)):
            entries = sums(*(graph.edges[number].lists[pair] for number in parallel))
            lists[pair] = prune(list(entries), graph.weights)
        for number in parallel:
            del graph.edges[number]
        graph.edges[next(graph.numbers)] = Edge(tail, head, lists)
        return True
    return False


def eliminate_merge(graph: Graph) -> bool:
    """A node with nothing in and one edge out folds into its successor."""
    for node in sorted(graph.nodes):
        out = graph.out_of(node)
        if graph.into(node) or len(out) != 1:
            continue
        edge = graph.edges[out[0]]
        for last in graph.strategies(edge.head):
            entries: list[Entry] = []
            for own, source in enumerate(graph.nodes[node]):
                entries.extend(sums(source, edge.lists[own, last], graph.nodes[edge.head][last]))
            graph.nodes[edge.head][last] = prune(entries, graph.weights)
        del graph.nodes[node], graph.edges[out[0]]
        return True
    return False


def eliminate_contract(graph: Graph) -> bool:
    """A node with one edge in and nothing out folds into its predecessor."""
    for node in sorted(graph.nodes):
        into = graph.into(node)
        if len(into) != 1 or graph.out_of(node):
            continue
        edge = graph.edges[into[0]]
        for first in graph.strategies(edge.tail):
            entries: list[Entry] = []
            for own, sink in enumerate(graph.nodes[node]):
                entries.extend(sums(sink, edge.lists[first, own], graph.nodes[edge.tail][first]))
            graph.nodes[edge.tail][first] = prune(entries, graph.weights)
        del graph.nodes[node], graph.edges[into[0]]
        return True
    return False


def fold_into_first(graph: Graph, node: int, out: list[int]) -> None:
    """Fold a source into its first successor, whatever the other successors would like."""
    first, *others = sorted((graph.edges[number] for number in out), key=lambda edge: edge.head)
    taken = [graph.strategies(edge.head) for edge in others]
    for at in graph.strategies(first.head):
        entries: list[Entry] = []
        for own, source in enumerate(graph.nodes[node]):
            for free in product(*taken):
                supposed = tuple((edge.head, k) for edge, k in zip(others, free, strict=True))
                rest = [edge.lists[own, k] for edge, k in zip(others, free, strict=True)]
                entries.extend(
                    entry._replace(supposed=entry.supposed + supposed)
                    for entry in sums(
                        source, first.lists[own, at], graph.nodes[first.head][at], *rest
                    )
                )
        graph.nodes[first.head][at] = prune(entries, graph.weights)
    del graph.nodes[node]
    for number in out:
        del graph.edges[number]


def eliminate_triangle(graph: Graph) -> bool:
    """A source with two successors, the first of which has an edge to the second."""
    between = {(edge.tail, edge.head) for edge in graph.edges.values()}
    for node in sorted(graph.nodes):
        out = graph.out_of(node)
        left_right = tuple(sorted(graph.edges[number].head for number in out))
        if not graph.into(node) and len(out) == 2 and left_right in between:
            fold_into_first(graph, node, out)
            return True
    return False


def eliminate_star(graph: Graph) -> bool:
    """A source with several successors."""
    for node in sorted(graph.nodes):
        out = graph.out_of(node)
        if not graph.into(node) and len(out) >= 2:
            fold_into_first(graph, node, out)
            return True
    return False


ELIMINATIONS = {
    "Op": eliminate_op,
    "Edge": eliminate_edge,
    "Merge": eliminate_merge,
    "Contract": eliminate_contract,
    "Triangle": eliminate_triangle,
    "Star": eliminate_star,
}


def eliminate_all(graph: Graph) -> list[str]:
    """The first elimination that applies, again and again; the names of those done."""
    done: list[str] = []
    while True:
        name = next((name for name, step in ELIMINATIONS.items() if step(graph)), None)
        if name is None:
            return done
        done.append(name)


def remaining_frontier(graph: Graph) -> list[Entry]:
    """The frontier of all nodes left together; no edge joins them any more."""
    total: list[Entry] | None = None
    for node in sorted(graph.nodes):
        own = prune([entry for entries in graph.nodes[node] for entry in entries], graph.weights)
        total = own if total is None else prune(list(sums(total, own)), graph.weights)
    return total or []


def solve(
    nodes: Sequence[Sequence[Cost]],
    edges: Sequence[tuple[int, int, Sequence[Sequence[Cost]]]],
    weights: Weights | None = None,
    cap: float | None = None,
) -> dict[str, Any] | None:
    """The plan: strategies, promised cost, broken suppositions, eliminations; None over the cap."""
    weights = weights or Weights()

    def entry(cost: Cost, chosen: tuple[Choice, ...] = ()) -> Entry:
        computation, communication, without, memory = cost
        return Entry((computation, communication, without, memory), chosen)

    graph = Graph(
        {
            v: [[entry(cost, ((v, k),))] for k, cost in enumerate(row)]
            for v, row in enumerate(nodes)
        },
        {
            number: Edge(
                p,
                q,
                {(a, b): [entry(cost)] for a, row in enumerate(t) for b, cost in enumerate(row)},
            )
            for number, (p, q, t) in enumerate(edges)
        },
        count(len(edges)),
        weights,
    )
    done = eliminate_all(graph)
    fitting = [e for e in remaining_frontier(graph) if cap is None or e.cost[3] <= cap]
    if not fitting:
        return None
    best = min(
        fitting,
        key=lambda e: weights.alpha * e.cost[0] + weights.beta * partial_communication(e, weights),
    )
    chosen = dict(best.chosen)
    return {
        "strategies": [chosen[node] for node in range(len(nodes))],
        "cost": best.cost,
        "mismatches": sum(chosen[node] != k for node, k in best.supposed),
        "eliminations": done,
    }
