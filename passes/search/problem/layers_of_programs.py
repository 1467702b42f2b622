"""A program as a graph of layers, which is what papers plan: forward with backward, fused ops.

A layer is a product of the forward part and its gradients, and all that is made of what they make
until the next product: pointwise ops, norms, moves, updates. A tensor goes with its gradient: what
is made of a gradient of an operand is of the layer that made the operand. What no product is made
into goes with what reads it.

One choice of a layer says which colour of loops each axis of the mesh cuts, as the product may be
cut; every member cuts its loop of that colour, or none where it has none or may not. Costs of a
layer are the sum of its members', and of edges inside.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from shardwright.passes.search.problem.anatomy import NONE, Anatomy
from shardwright.passes.search.problem.loop_colours import Loops, gradients
from shardwright.passes.search.problem.own_costs import tied
from shardwright.passes.search.problem.problem import Bools, Floats, Ints, Problem, triples, whole
from shardwright.passes.shared.roots import join, root

Cut = tuple[int, ...]  # by axis a loop, or a colour
OfHead = Callable[[Anatomy], Bools]  # [K] choices of a product that a layer may take


@dataclass(frozen=True, eq=False)
class Layers:
    """`problem` of G layers; `of` [n] the layer of a node; `choice` [n] what it does, [K of it].

    `heads` [G]: the node that a layer is cut by; `cuts` [G][K]: by axis the colour, `NONE`.
    """

    problem: Problem
    of: Ints
    choice: tuple[Ints, ...]
    heads: tuple[int, ...]
    cuts: tuple[tuple[Cut, ...], ...]

    def expanded(self, y: Ints) -> Ints:
        """[n] choices of all nodes for those of layers y [G]."""
        return np.array([own[y[of]] for own, of in zip(self.choice, whole(self.of), strict=True)])

    def priced(self, own: Problem) -> Problem:
        """The problem of these layers by other costs of the same nodes and choices."""
        return _summed(own, whole(self.of), self.choice, len(self.heads))


def layers_of(problem: Problem, own: Problem, may: OfHead) -> Layers:
    """The layers of a program. `own`: costs by node and edge, of the same nodes and choices."""
    loops = Loops(problem)
    heads, of = _groups(problem, loops)
    open_ = tied(problem, [problem.may(node) for node in range(problem.n)])
    cuts = [_cuts(loops, head, may, open_[head]) for head in heads]
    ties = whole(problem.ties)
    choice: list[Ints] = []
    for node, group in enumerate(of):
        head = ties[node]
        same = head < node and of[head] == group
        choice.append(choice[head] if same else _follow(loops, node, cuts[group], open_[node]))
    summed = _summed(own, of, choice, len(heads))
    return Layers(summed, np.array(of), tuple(choice), tuple(heads), tuple(map(tuple, cuts)))


# --- which nodes go together


def _groups(problem: Problem, loops: Loops) -> tuple[list[int], list[int]]:
    """The node that a layer is cut by, and by node its layer."""
    found = gradients(loops)
    count, twin, by = len(loops.shapes), whole(found.of), whole(found.by)
    over = list(range(count))
    first: dict[int, int] = {}  # by node what reads it first
    # By node whether a product is made into it; what a loop hands to its next turn is made later.
    is_behind = [False] * count
    for node, one in enumerate(loops.shapes):
        makers = [maker for maker, _ in loops.operands[node].values()]
        for maker in makers:
            first.setdefault(maker, node)
        is_behind[node] = one.is_product or any(is_behind[maker] for maker in makers)
        if one.is_product:
            if twin[node] != NONE:
                join(over, node, twin[node])
        elif is_behind[node]:
            of = [by[maker] for maker in makers if by[maker] != NONE and is_behind[by[maker]]]
            join(over, node, of[0] if of else _largest(loops, node, is_behind))
    for node, reader in first.items():
        if not is_behind[node]:
            join(over, node, reader)
    for node, head in enumerate(whole(problem.ties)):
        join(over, node, head)
    return _numbered(loops, [root(over, node) for node in range(count)], twin)


def _largest(loops: Loops, node: int, is_behind: Sequence[bool]) -> int:
    """The maker of the largest operand, of those that products are made into."""
    makers = [port for port in loops.operands[node].values() if is_behind[port[0]]]
    sizes = [float(np.prod(loops.shapes[maker].out_shapes[result])) for maker, result in makers]
    return makers[sizes.index(max(sizes))][0]


def _numbered(
    loops: Loops, roots: Sequence[int], twin: Sequence[int]
) -> tuple[list[int], list[int]]:
    """Layers in order of what they are cut by: the first forward product, else the node of
    most choices.
    """
    number: dict[int, int] = {}
    of = [number.setdefault(root, len(number)) for root in roots]
    heads = [NONE] * len(number)

    def rank(node: int) -> tuple[bool, int]:
        one = loops.shapes[node]
        return one.is_product and twin[node] == NONE, one.count if not one.is_product else 0

    for node, group in enumerate(of):
        if heads[group] == NONE or rank(node) > rank(heads[group]):
            heads[group] = node
    order = sorted(range(len(heads)), key=heads.__getitem__)
    place = {group: k for k, group in enumerate(order)}
    return [heads[group] for group in order], [place[group] for group in of]


# --- what they may do


def _cuts(loops: Loops, head: int, may: OfHead, open_: Bools) -> list[Cut]:
    """By choice of a layer and axis the colour that is cut, `NONE`."""
    one = loops.shapes[head]
    allowed = open_ & may(one)
    allowed = allowed if allowed.any() else open_
    rows = [tuple(row) for row in one.cut[allowed].tolist()]
    return [
        tuple(NONE if factor == NONE else loops.colour(head, factor) for factor in row)
        for row in dict.fromkeys(rows)
    ]


def _follow(loops: Loops, node: int, cuts: Sequence[Cut], open_: Bools) -> Ints:
    """[K of layer] the choice of a member for each of its layer's: one that scatters no sum."""
    one = loops.shapes[node]
    at: dict[Cut, int] = {}
    for number in np.flatnonzero(open_).tolist():
        row = tuple(one.cut[number].tolist())
        if row not in at or (one.plain[number] and not one.plain[at[row]]):
            at[row] = number
    loop = {loops.colour(node, factor): factor for factor in reversed(range(len(one.sizes)))}
    loop.pop(NONE, None)
    fallback = int(np.flatnonzero(open_)[0])
    found: list[int] = []
    for cut in cuts:
        want = [loop.get(colour, NONE) if colour != NONE else NONE for colour in cut]
        for axis in range(len(want) - 1, -2, -1):
            if tuple(want) in at or axis < 0:
                break
            want[axis] = NONE
        found.append(at.get(tuple(want), fallback))
    return np.array(found, np.int64)


# --- what that costs


def _summed(own: Problem, of: Sequence[int], choice: Sequence[Ints], count: int) -> Problem:
    """The problem of layers."""
    kinds, sizes = whole(own.kinds), [0] * count
    for node, group in enumerate(of):
        sizes[group] = len(choice[node])
    costs: list[Floats] = [np.zeros(size) for size in sizes]
    for node, group in enumerate(of):
        costs[group] += own.costs[kinds[node]][choice[node]] * own.node_turns[node]
    tables: dict[tuple[int, int], Floats] = {}
    for (a, b, table), weight in zip(triples(own.edges), own.edge_weights.tolist(), strict=True):
        one, other = of[a], of[b]
        entries = own.tables[table]
        if one == other:
            costs[one] += entries[choice[a], choice[b]] * weight
            continue
        part = entries[np.ix_(choice[a], choice[b])] * weight
        key = (one, other) if one < other else (other, one)
        part = part if one < other else part.T
        tables[key] = tables[key] + part if key in tables else part
    edges = np.array([(*key, k) for k, key in enumerate(tables)], np.int64).reshape(-1, 3)
    return Problem(
        np.arange(count), tuple(costs), edges, tuple(tables.values()), fixed=own.fixed,
        unit=own.unit, name=own.name,
    )  # fmt: skip


NO_CAP = 1 << 62


def with_row(problem: Problem) -> Problem:
    """A row that holds nothing."""
    none = np.zeros(1, np.int64)
    return replace(problem, held=none, cap=np.array([NO_CAP], np.int64))


def with_bytes(problem: Problem, layers: Layers) -> Problem:
    """The problem of layers with a row of what their members hold."""
    sums: list[Floats] = [np.zeros(int(size)) for size in layers.problem.sizes]
    rows = zip(bytes_by_node(problem), whole(layers.of), layers.choice, strict=True)
    for held, group, choice in rows:
        sums[group] += held[choice]
    loads = np.array([(0, k, k) for k in range(len(sums))], np.int64)
    vectors = tuple(np.ceil(one).astype(np.int64) for one in sums)
    return replace(with_row(layers.problem), loads=loads, vectors=vectors)


def bytes_by_node(problem: Problem) -> list[Floats]:
    """By node [K] bytes of its first result on a device; what an op makes counts once."""
    held = [_bytes(one) for one in problem.anatomy]
    none = [np.zeros(one.count) for one in problem.anatomy]
    behind = {int(b) for b in problem.edges[:, 1]}
    return [
        none[kind] if problem.anatomy[kind].is_value and node in behind else held[kind]
        for node, kind in enumerate(whole(problem.kinds))
    ]


def _bytes(one: Anatomy) -> Floats:
    """[K] bytes of the first result on a device."""
    if not one.outs:
        return np.zeros(one.count)
    return one.width * one.local(one.outs[0], one.out_shapes[0]).prod(axis=1)
