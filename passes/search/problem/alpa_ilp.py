"""Synthetic transformers after Alpa's integer program: 16 nodes a layer on a mesh of 8 x 8.

Each axis of the mesh cuts one loop dim of a node or none. A node costs its compute or traffic and
the rings of all-reduces that the cut asks for, an edge the collectives from the layout in which
it is made to that in which it is read, and back. Costs are microseconds. Source of the form:
Zheng et al., Alpa, OSDI 2022, section 4; the recipe is this project's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from math import prod

import numpy as np

from shardwright.passes.search.problem.problem import Floats, Ints, Problem, triples, whole

AXES = ((8, 25e9), (8, 200e9))  # size, bytes a second of a ring; outermost first
SIZES = {"b": 64, "s": 2048, "t": 2048, "h": 8192, "f": 32768, "n": 64, "d": 128}
WIDTH = 2  # bytes of an element
FLOPS, MEMORY = 3e14, 2e12  # a second
STATE = 16  # bytes of a weight with its optimizer
MICRO = 1e6
TIGHT = 0.3  # of the bytes between the least and those of the cheapest choices
NO_AXIS = ""

Cut = tuple[str, ...]  # per axis the dim that it cuts, or none


@dataclass(frozen=True)
class Kind:
    """A node of a layer. `inputs`: the node (-1: of the layer before) and the dims as it reads."""

    name: str
    out: str
    inputs: tuple[tuple[int, str], ...]
    weight: str
    loop: str


# The input, and the nodes of a layer; inputs count nodes of the layer from 1, 0 is the one before.
INPUT = Kind("in", "bsh", (), "", "bsh")
LAYER = (
    Kind("ln", "bsh", ((0, "bsh"),), "", "bsh"),
    Kind("q", "bsnd", ((1, "bsh"),), "hnd", "bshnd"),
    Kind("k", "btnd", ((1, "bsh"),), "hnd", "bthnd"),
    Kind("v", "btnd", ((1, "bsh"),), "hnd", "bthnd"),
    Kind("rq", "bsnd", ((2, "bsnd"),), "", "bsnd"),
    Kind("rk", "btnd", ((3, "btnd"),), "", "btnd"),
    Kind("sc", "bnst", ((5, "bsnd"), (6, "btnd")), "", "bnstd"),
    Kind("sm", "bnst", ((7, "bnst"),), "", "bnst"),
    Kind("o", "bsnd", ((8, "bnst"), (4, "btnd")), "", "bnstd"),
    Kind("wo", "bsh", ((9, "bsnd"),), "ndh", "bsndh"),
    Kind("r1", "bsh", ((0, "bsh"), (10, "bsh")), "", "bsh"),
    Kind("ln2", "bsh", ((11, "bsh"),), "", "bsh"),
    Kind("f1", "bsf", ((12, "bsh"),), "hf", "bshf"),
    Kind("act", "bsf", ((13, "bsf"),), "", "bsf"),
    Kind("f2", "bsh", ((14, "bsf"),), "fh", "bsfh"),
    Kind("r2", "bsh", ((11, "bsh"), (15, "bsh")), "", "bsh"),
)


def alpa_ilp(layers: int, choices: int = 0, memory: bool = False) -> Problem:
    """The forward problem; the cheapest `choices` of a node, 0: all. `memory`: one row with cap."""
    kinds = [INPUT, *LAYER * layers]
    sort = {kind: number for number, kind in enumerate([INPUT, *LAYER])}
    kept = tuple(_strategies(kind, choices) for kind in sort)
    tables: dict[tuple[Kind, Kind, str], int] = {}
    entries: list[Floats] = []
    edges: list[tuple[int, int, int]] = []
    for layer in range(layers):
        for place, kind in enumerate(LAYER, 1):
            for source, dims in kind.inputs:
                producer = 16 * layer + source
                key = kinds[producer], kind, dims
                if key not in tables:
                    tables[key] = len(entries)
                    entries.append(_table(*key, choices))
                edges.append((producer, 16 * layer + place, tables[key]))
    n = len(kinds)
    found = Problem(
        np.array([sort[kind] for kind in kinds], np.int64),
        tuple(np.array([cost * MICRO for _, cost, _ in some]) for some in kept),
        np.array(edges, np.int64).reshape(-1, 3), tuple(entries),
        region=np.array([(i - 1) // 16 for i in range(n)], np.int64),
        place=np.array([(i - 1) % 16 if i else 0 for i in range(n)], np.int64),
        names=tuple(f"{(i - 1) // 16} {kind.name}" for i, kind in enumerate(kinds)),
        labels=tuple(tuple(_word(cut) for cut, _, _ in some) for some in kept),
        unit="us", name=f"alpa-ilp:L={layers},K={choices or 'all'}",
    )  # fmt: skip
    if not memory:
        return found
    bytes_of = tuple(np.array([size for _, _, size in some], np.int64) for some in kept)
    return _with_memory(found, bytes_of)


def _with_memory(problem: Problem, vectors: tuple[Ints, ...]) -> Problem:
    """One row: weights with their optimizer, and what every node makes."""
    low = sum(int(vectors[kind].min()) for kind in whole(problem.kinds))
    cheapest = [int(vectors[kind][problem.costs[kind].argmin()]) for kind in whole(problem.kinds)]
    cap = np.array([int(low + TIGHT * (sum(cheapest) - low))], np.int64)
    loads = np.stack([np.zeros(problem.n, np.int64), np.arange(problem.n), problem.kinds], axis=1)
    held = np.zeros(1, np.int64)
    name = f"{problem.name},memory"
    return replace(problem, loads=loads, vectors=vectors, held=held, cap=cap, name=name)


def alpa_ilp_both(layers: int, choices: int = 10) -> Problem:
    """Forward and backward with choices of their own: mirrored costs, joined node by node."""
    forward = alpa_ilp(layers, choices)
    draw = np.random.default_rng(0)
    n = forward.n
    # Costs are drawn node by node, so every node of the backward half is a class of its own.
    costs = [forward.costs[kind] for kind in whole(forward.kinds)]
    back = [2 * cost * draw.uniform(0.8, 1.2, len(cost)) for cost in costs]
    tables = list(forward.tables)
    edges: list[tuple[int, int, int]] = [
        (int(a), int(b), int(t)) for a, b, t in triples(forward.edges)
    ]
    for producer, consumer, table in triples(forward.edges):
        number, turned = _both(forward.tables[table], draw)
        edges.append((n + consumer, n + producer, len(tables)))
        edges.append((producer, n + consumer, len(tables) + 1))
        tables += [turned, number]
    return Problem(
        np.arange(2 * n), tuple(costs + back), np.array(edges, np.int64), tuple(tables),
        region=np.concatenate([forward.region, forward.region]),
        place=np.concatenate([forward.place, forward.place + 16]),
        names=(*forward.names, *(f"{name} back" for name in forward.names)),
        unit="us", name=f"alpa-ilp-fb:{layers}",
    )  # fmt: skip


def _both(table: Floats, draw: np.random.Generator) -> tuple[Floats, Floats]:
    """Between a forward node and a backward one, and between backward ones."""
    return table * draw.uniform(0.5, 1.5, table.shape), table.T


# --- one node


def _word(cut: Cut) -> str:
    return " ".join(dim or "-" for dim in cut)


def _shards(dims: str, cut: Cut) -> int:
    return prod(size for (size, _), dim in zip(AXES, cut, strict=True) if dim and dim in dims)


def _size(dims: str) -> int:
    return prod(SIZES[dim] for dim in dims)


@cache
def _strategies(kind: Kind, most: int) -> tuple[tuple[Cut, float, int], ...]:
    """Cuts with seconds and bytes, cheapest first."""
    found: list[tuple[Cut, float, int]] = []
    for cut in product([*kind.loop, NO_AXIS], repeat=len(AXES)):
        if all(SIZES[dim] % _shards(dim, cut) == 0 for dim in kind.loop):
            held = WIDTH * _size(kind.out) // _shards(kind.out, cut)
            if kind.weight:
                held += STATE * _size(kind.weight) // _shards(kind.weight, cut)
            found.append((cut, _compute(kind, cut) + _rings(kind, cut), held))
    found.sort(key=lambda one: one[1])
    return tuple(found[:most] if most else found)


def _compute(kind: Kind, cut: Cut) -> float:
    devices = _shards(kind.loop, cut)
    if kind.weight or (len(kind.inputs) >= 2 and len(kind.loop) > len(kind.out)):
        return 6 * _size(kind.loop) / devices / FLOPS
    return 2 * WIDTH * _size(kind.out) / devices / MEMORY


def _rings(kind: Kind, cut: Cut) -> float:
    """All-reduces of results, of the weight's gradient, and of the input's."""
    seconds = 0.0
    for (size, speed), dim in zip(AXES, cut, strict=True):
        if not dim:
            continue
        summed = [kind.out] if dim not in kind.out else []
        if kind.weight and dim not in kind.weight:
            summed.append(kind.weight)
        if kind.weight and not any(dim in dims for _, dims in kind.inputs):
            summed.append(kind.inputs[0][1])
        for dims in summed:
            bytes_ = WIDTH * _size(dims) / _shards(dims, cut)
            seconds += 2 * (size - 1) / size * bytes_ / speed
    return seconds


# --- one edge


@cache
def _table(producer: Kind, consumer: Kind, dims: str, most: int) -> Floats:
    """Microseconds by choice of the producer and of the consumer."""
    rows = [
        [_move(producer.out, a, dims, b) * MICRO for b, _, _ in _strategies(consumer, most)]
        for a, _, _ in _strategies(producer, most)
    ]
    return np.array(rows)


def _positions(dims: str, cut: Cut) -> list[int]:
    """Per axis the position of the dim that it cuts, -1: none."""
    return [dims.find(dim) if dim else -1 for dim in cut]


def _move(out: str, made: Cut, dims: str, read: Cut) -> float:
    """Collectives from the layout that is made to the one that is read, and back."""
    full = WIDTH * _size(out)
    pairs = list(zip(AXES, _positions(out, made), _positions(dims, read), strict=True))
    parts = prod(size for (size, _), source, _ in pairs if source >= 0)
    here, seconds = full / parts, 0.0
    for (size, speed), source, wanted in pairs:
        if source in (wanted, -1):
            continue
        if wanted < 0:
            here *= size
        seconds += here * (size - 1) / size / speed
    for (size, speed), source, wanted in pairs:
        if source < 0 <= wanted:
            seconds += (size - 1) / size * (full / parts) / speed
    return seconds
