"""Lower bound of all-reduce on a link graph whose switches neither add nor copy.

Two reasons. The whole array leaves every set of devices at least once, as partial results or as
sums. And among k groups of devices each element is sent k - 1 times to be added up and k - 1 times
to be known everywhere, as n devices on their own send it 2 (n - 1) times: so all that leaves the
groups together carries 2 (k - 1) arrays. Groups are what links faster than some rate join.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from shardwright.passes.collect.link_graph.all_gather_optimum import spread_optimum
from shardwright.spec.machines.capacity_graph import CapacityGraph

Groups = tuple[frozenset[int], ...]


@dataclass(frozen=True)
class SumBound:
    """Bytes of the array per second, at most; by the tight set, or by groups of nodes."""

    rate: Fraction
    cut: frozenset[int] = frozenset()
    groups: Groups = ()


def sum_optimum(graph: CapacityGraph) -> SumBound:
    """The least of all bounds. Raises ValueError where the devices are not connected."""
    narrowest = min(
        (spread_optimum(graph, root) for root in range(graph.devices)), key=lambda one: one.rate
    )
    found = [SumBound(narrowest.rate, cut=narrowest.cut)]
    found += [SumBound(group_rate(graph, groups), groups=groups) for groups in _partitions(graph)]
    return min(found, key=lambda one: one.rate)


def group_rate(graph: CapacityGraph, groups: Groups) -> Fraction:
    """Bytes per second that links out of groups allow."""
    leaving = sum((graph.leaving(group) for group in groups), Fraction(0))
    return leaving / (2 * (len(groups) - 1))


def _partitions(graph: CapacityGraph) -> Iterator[Groups]:
    """Groups of devices that links above a rate join, for every rate, where there are several."""
    last: Groups = ()
    for rate in sorted({rate for _, _, rate in graph.edges}):
        groups = _joined(graph, rate)
        if len(groups) > 1 and groups != last:
            yield groups
        last = groups


def _joined(graph: CapacityGraph, rate: Fraction) -> Groups:
    near: dict[int, list[int]] = {}
    for source, target, size in graph.edges:
        if size > rate:
            near.setdefault(source, []).append(target)
            near.setdefault(target, []).append(source)
    found: list[frozenset[int]] = []
    left = set(range(graph.devices))
    while left:
        group, waiting = set[int](), [min(left)]
        while waiting:
            node = waiting.pop()
            if node not in group:
                group.add(node)
                waiting += near.get(node, ())
        left -= group
        found.append(frozenset(group))
    return tuple(found)
