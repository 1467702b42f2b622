"""Expands a link-graph schedule into moves of blocks between devices, and times them.

What belongs together (a root's data, or what one device sends another) is cut into pieces, and each
piece into blocks that are spread over the routes by their rates. A piece takes its h-th hop in the
step behind the one before, while the next piece takes the hop before. Rates whose ratio needs too
many blocks are rounded; the seconds are always those of the blocks as they move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import lcm

from shardwright.passes.collect.link_graph.all_to_all_lp import Path
from shardwright.passes.collect.link_graph.graph_planner import GraphPlan
from shardwright.passes.collect.link_graph.spanning_trees import Hop, Tree
from shardwright.passes.collect.permutes.matchings import matchings
from shardwright.passes.collect.permutes.permute_rounds import Ends, Move
from shardwright.spec.machines.capacity_graph import CapacityGraph

MAX_PARTS = 24  # of a piece of an all-to-all, whose shares are rounded to them
CLOSE = 1e-6

Routes = tuple[tuple[tuple[int, ...], Fraction], ...]  # ways over nodes, with their shares


@dataclass(frozen=True)
class Branch:
    """A tree or a path that carries blocks of one key: hops, each with its step for piece 0."""

    key: int
    blocks: int
    hops: tuple[tuple[int, Hop], ...]


@dataclass(frozen=True)
class Phase:
    """Moves of one collective. `count`: blocks per key; block k of key i is number i * count + k.

    Keys are devices whose data it is; of an all-to-all sender * devices + receiver.
    """

    kind: str
    pieces: int
    count: int
    turns: tuple[tuple[Move, ...], ...]
    routes: Mapping[Ends, Routes]

    def link_blocks(self, turn: Sequence[Move]) -> dict[Ends, Fraction]:
        """Blocks that each link carries in a step."""
        found: dict[Ends, Fraction] = {}
        for ends, blocks in _sent(turn).items():
            for nodes, share in self.routes[ends]:
                for link in zip(nodes, nodes[1:], strict=False):
                    found[link] = found.get(link, Fraction(0)) + blocks * share
        return found

    def seconds(
        self, graph: CapacityGraph, block: float, latency: float, launch: float = 0.0
    ) -> float:
        """All permutes of a step at once, each launched; `block`: bytes of one."""
        total = 0.0
        known: dict[tuple[tuple[Ends, int], ...], float] = {}
        for turn in self.turns:
            sent = _sent(turn)
            key = tuple(sorted(sent.items()))
            if key not in known:
                loads = self.link_blocks(turn).items()
                busiest = max(float(size / graph.capacities[link]) for link, size in loads)
                launches = launch * len(matchings(sent)) if launch else 0.0
                known[key] = busiest * block + launches
            total += known[key] + latency
        return total


def _sent(turn: Sequence[Move]) -> Counter[Ends]:
    """Blocks by source and target."""
    return Counter((move.source, move.target) for move in turn)


def phases(plan: GraphPlan, devices: int, pieces: int, most: int) -> tuple[Phase, ...]:
    """The moves of a plan in so many pieces: one phase, two of an all-reduce in two halves.

    `most`: blocks that a piece may have.
    """
    if plan.after is not None:
        gathers = _tree_phase("all-gather", plan.after.trees, pieces, most)
        return _back(_tree_phase("reduce-scatter", plan.trees, pieces, most)), gathers
    if plan.paths:
        return (_path_phase(plan.paths, devices, pieces, min(most, MAX_PARTS)),)
    kind = "all-gather" if plan.kind == "all-reduce" else plan.kind
    found = _tree_phase(kind, plan.trees, pieces, most)
    return (_back(found) if plan.is_reversed else found,)


def _tree_phase(kind: str, trees: Sequence[Tree], pieces: int, most: int) -> Phase:
    by_root: dict[int, list[Tree]] = {}
    for tree in trees:
        by_root.setdefault(tree.root, []).append(tree)
    shares = {
        root: [tree.rate / sum((one.rate for one in found), Fraction(0)) for tree in found]
        for root, found in by_root.items()
    }
    blocks = lcm(*(share.denominator for found in shares.values() for share in found))
    blocks = min(blocks, most)
    made = [
        Branch(root, size, _onward(tree.hops))
        for root, found in by_root.items()
        for tree, size in zip(found, _rounded(shares[root], blocks), strict=True)
    ]
    return _phase(kind, made, pieces, blocks)


def _back(phase: Phase) -> Phase:
    """Everything the other way round, last moves first: sums flow to the roots."""
    turns = tuple(
        tuple(Move(move.target, move.source, move.block) for move in turn)
        for turn in reversed(phase.turns)
    )
    routes = {
        (b, a): tuple((nodes[::-1], share) for nodes, share in found)
        for (a, b), found in phase.routes.items()
    }
    return replace(phase, turns=turns, routes=routes)


def _onward(hops: Sequence[Hop]) -> tuple[tuple[int, Hop], ...]:
    depths: dict[int, int] = {}
    found: list[tuple[int, Hop]] = []
    for hop in hops:
        depth = depths.get(hop.source, 0)
        depths[hop.target] = depth + 1
        found.append((depth, hop))
    return tuple(found)


def _path_phase(paths: Sequence[Path], devices: int, pieces: int, most: int) -> Phase:
    by_pair: dict[Ends, list[Path]] = {}
    for path in paths:
        by_pair.setdefault((path.nodes[0], path.nodes[-1]), []).append(path)
    shares = {
        ends: [Fraction(path.share / sum(one.share for one in found)) for path in found]
        for ends, found in by_pair.items()
    }
    blocks = _parts(list(shares.values()), most)
    made = [
        Branch(ends[0] * devices + ends[1], size, _onward(_hops(path.nodes, devices)))
        for ends, found in by_pair.items()
        for path, size in zip(found, _rounded(shares[ends], blocks), strict=True)
    ]
    return _phase("all-to-all", made, pieces, blocks)


def _parts(shares: Sequence[Sequence[Fraction]], most: int) -> int:
    """The least number of parts that shares are multiples of, or that is closest to it."""
    distances = [
        (
            max(abs(float(one * count) - round(one * count)) for found in shares for one in found),
            count,
        )
        for count in range(1, most + 1)
    ]
    exact = [count for far, count in distances if far < CLOSE]
    return exact[0] if exact else min((far / count, count) for far, count in distances)[1]


def _hops(nodes: Sequence[int], devices: int) -> list[Hop]:
    """A path from device to device; switches between them are part of a hop."""
    stops = [place for place, node in enumerate(nodes) if node < devices]
    return [
        Hop(nodes[a], nodes[b], ((tuple(nodes[a : b + 1]), Fraction(1)),))
        for a, b in zip(stops, stops[1:], strict=False)
    ]


def _rounded(shares: Sequence[Fraction], count: int) -> list[int]:
    """Shares of a number of blocks, those with the largest rests rounded up."""
    found = [int(share * count) for share in shares]
    rests = sorted(range(len(shares)), key=lambda k: (found[k] - shares[k] * count, k))
    for k in rests[: count - sum(found)]:
        found[k] += 1
    return found


def _phase(kind: str, branches: Sequence[Branch], pieces: int, blocks: int) -> Phase:
    turns: list[list[Move]] = []
    ways: dict[Ends, dict[tuple[int, ...], Fraction]] = {}
    for branch, first in _placed(branches):
        for turn, hop in branch.hops if branch.blocks else ():
            _add(ways.setdefault((hop.source, hop.target), {}), hop, branch.blocks)
            while len(turns) < turn + pieces:
                turns.append([])
            for piece in range(pieces):
                begin = (branch.key * pieces + piece) * blocks + first
                turns[turn + piece] += [
                    Move(hop.source, hop.target, begin + k) for k in range(branch.blocks)
                ]
    routes = {
        ends: tuple((nodes, size / sum(found.values())) for nodes, size in found.items())
        for ends, found in ways.items()
    }
    return Phase(kind, pieces, pieces * blocks, tuple(map(tuple, turns)), routes)


def _add(ways: dict[tuple[int, ...], Fraction], hop: Hop, blocks: int) -> None:
    total = sum((rate for _, rate in hop.routes), Fraction(0))
    for nodes, rate in hop.routes:
        ways[nodes] = ways.get(nodes, Fraction(0)) + blocks * rate / total


def _placed(branches: Sequence[Branch]) -> Iterator[tuple[Branch, int]]:
    """Branches with the first of their blocks in each piece of their key."""
    used: dict[int, int] = {}
    for branch in branches:
        first = used.get(branch.key, 0)
        used[branch.key] = first + branch.blocks
        yield branch, first
