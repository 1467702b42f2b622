"""Removes switches from a graph: links between devices carry what went over them.

A switch copies nothing: what comes in over a link leaves over one. So each switch is replaced by
links between its neighbours, such that every cut keeps what an all-gather at its best rate needs
(which is possible where links in and out balance: Bang-Jensen, Frank, Jackson, SIAM J. Discrete
Math. 8(2), 1995). Here: first an even division, then a linear program on the cuts that it violates.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from shardwright.passes.collect.link_graph.all_gather_optimum import whole
from shardwright.passes.collect.link_graph.max_flow import Network
from shardwright.spec.machines.capacity_graph import CapacityGraph

Ends = tuple[int, int]
Rates = dict[Ends, Fraction]
Route = tuple[tuple[int, ...], Fraction]  # nodes from end to end, bytes per second
MAX_DENOMINATOR = 5040  # of a part of a link: small ones are what vertices of such programs have
MAX_ROUNDS = 200


@dataclass(frozen=True)
class DirectGraph:
    """Links between devices, each with the routes over the true links that make it up."""

    devices: int
    routes: Mapping[Ends, tuple[Route, ...]]

    @property
    def rates(self) -> Rates:
        return {ends: _total(routes) for ends, routes in self.routes.items()}


def without_switches(
    graph: CapacityGraph, rate: Fraction, roots: Sequence[int]
) -> DirectGraph | None:
    """The devices with links over which every root still sends all others data at a rate.

    None where no such links were found. Needs scipy.
    """
    routes: dict[Ends, tuple[Route, ...]] = {
        ends: ((ends, size),) for ends, size in graph.capacities.items()
    }
    for switch in reversed(range(graph.devices, len(graph.names))):
        divided = _divided(graph, {e: _total(r) for e, r in routes.items()}, switch, rate, roots)
        if divided is None:
            return None
        routes = _replaced(routes, switch, divided)
    return DirectGraph(graph.devices, routes)


def _total(routes: Iterable[Route]) -> Fraction:
    return sum((size for _, size in routes), Fraction(0))


def _divided(
    graph: CapacityGraph, rates: Rates, switch: int, rate: Fraction, roots: Sequence[int]
) -> Rates | None:
    """Per pair of neighbours of a switch the rate of the link that takes its place."""
    enter = {a: size for (a, b), size in rates.items() if b == switch}
    leave = {b: size for (a, b), size in rates.items() if a == switch}
    rest = {ends: size for ends, size in rates.items() if switch not in ends}
    pairs = [(a, b) for a in enter for b in leave if a != b]
    cuts: list[frozenset[int]] = []
    found = _even(pairs, enter, leave)
    for _ in range(MAX_ROUNDS):
        violated = _violated(graph, _sum(rest, found), rate, roots)
        if not violated:
            return found
        cuts += violated
        answer = _solve(pairs, enter, leave, rest, cuts, roots, rate)
        if answer is None:
            return None
        found = answer
    return None


def _sum(first: Rates, second: Rates) -> Rates:
    keys = dict.fromkeys((*first, *second))
    zero = Fraction(0)
    return {key: first.get(key, zero) + second.get(key, zero) for key in keys}


def _even(pairs: list[Ends], enter: Mapping[int, Fraction], leave: Mapping[int, Fraction]) -> Rates:
    """Every link in shared by the links out, but for the one that leads back."""
    ways_out = {a: sum(1 for one, _ in pairs if one == a) for a in enter}
    ways_in = {b: sum(1 for _, one in pairs if one == b) for b in leave}
    return {(a, b): min(enter[a] / ways_out[a], leave[b] / ways_in[b]) for a, b in pairs}


def _violated(
    graph: CapacityGraph, rates: Rates, rate: Fraction, roots: Sequence[int]
) -> list[frozenset[int]]:
    """Sets of nodes out of which less goes than their roots send."""
    source = len(graph.names)
    feeds = {(source, root): rate for root in roots}
    unit, capacities = whole({**rates, **feeds})
    network = Network(source + 1, capacities)
    wanted = len(roots) * rate / unit
    cuts = (network.cut(source, device) for device in range(graph.devices))
    return list(dict.fromkeys(side - {source} for value, side in cuts if value < wanted))


def _solve(
    pairs: list[Ends], enter: Mapping[int, Fraction], leave: Mapping[int, Fraction],
    rest: Rates, cuts: list[frozenset[int]], roots: Sequence[int], rate: Fraction,
) -> Rates | None:  # fmt: skip
    """A division that satisfies the cuts; the variables are in units of the rate."""
    from scipy.optimize import linprog  # pyright: ignore

    rows, limits = list[list[float]](), list[float]()
    for side, sizes in ((0, enter), (1, leave)):
        for node, size in sizes.items():
            rows.append([float(pair[side] == node) for pair in pairs])
            limits.append(float(size / rate))
    for cut in cuts:
        rows.append([-float(a in cut and b not in cut) for a, b in pairs])
        across = sum((s for (a, b), s in rest.items() if a in cut and b not in cut), Fraction(0))
        limits.append(float(across / rate) - sum(1 for root in roots if root in cut))
    answer: Any = linprog(np.zeros(len(pairs)), np.array(rows), np.array(limits), method="highs-ds")
    if answer.status != 0:
        return None
    parts = [Fraction(float(part)).limit_denominator(MAX_DENOMINATOR) for part in answer.x]
    return {pair: part * rate for pair, part in zip(pairs, parts, strict=True) if part > 0}


# --- routes


def _replaced(
    routes: dict[Ends, tuple[Route, ...]], switch: int, divided: Rates
) -> dict[Ends, tuple[Route, ...]]:
    """Routes with those through a switch joined as the division says."""
    left = {ends: list(found) for ends, found in routes.items() if switch in ends}
    made = {ends: list(found) for ends, found in routes.items() if switch not in ends}
    for (a, b), size in divided.items():
        into, onward = _taken(left[a, switch], size), _taken(left[switch, b], size)
        made.setdefault((a, b), []).extend(_joined(into, onward))
    return {ends: tuple(found) for ends, found in made.items()}


def _taken(routes: list[Route], size: Fraction) -> list[Route]:
    """Routes of that size in all, taken off a list."""
    taken: list[Route] = []
    while size > 0 and routes:
        nodes, here = routes.pop()
        part = min(here, size)
        taken.append((nodes, part))
        size -= part
        if here > part:
            routes.append((nodes, here - part))
    return taken


def _joined(into: list[Route], onward: list[Route]) -> Iterable[Route]:
    """Routes through a node, by routes to it and routes from it of the same size in all."""
    into, onward = into[:], onward[:]
    while into and onward:
        (before, first), (after, second) = into.pop(), onward.pop()
        size = min(first, second)
        yield (*before, *after[1:]), size
        if first > size:
            into.append((before, first - size))
        if second > size:
            onward.append((after, second - size))
