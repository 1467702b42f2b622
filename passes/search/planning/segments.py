"""Train steps as layers on submeshes: what every segment of layers takes at its best on each.

A chain of ops (`building/staged/step_chain.py`) is clustered in layers. For every submesh, and
every mesh of up to two axes on it, the program of a micro-batch becomes one problem; of a segment
of layers its part: the ops of these layers forward and back, values that they read first, and the
moves between them.
Equal parts are solved once. What crosses from one segment to another is not priced, nor what is
done once a step, as in Alpa (Zheng et al., OSDI 2022, section 5.2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from math import inf

import numpy as np

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.errors import error
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.search.building.program_problem import Program, without_rows
from shardwright.passes.search.building.staged.segment_bytes import (
    Bytes,
    Held,
    bytes_of,
    held_of,
)
from shardwright.passes.search.building.staged.step_chain import Looped, StepChain
from shardwright.passes.search.kernels.stages.clustered_ops import (
    HEAVY,
    Clusters,
    Read,
    clustered,
)
from shardwright.passes.search.methods.eliminate import Eliminate
from shardwright.passes.search.planning.meshes import NAMES, meshes_of
from shardwright.passes.search.planning.program_texts import on_mesh
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.problem import Bools, Ints, Problem
from shardwright.passes.search.problem.solve import solve
from shardwright.passes.search.problem.stages.induced_parts import induced, key_of
from shardwright.passes.search.problem.stages.submesh_tables import Submesh, SubmeshTable
from shardwright.passes.target import target_of
from shardwright.spec.attributes import Int
from shardwright.spec.axes import Mesh
from shardwright.spec.cluster import Cluster
from shardwright.spec.plan import STAGE

Say = Callable[[str], None]
MOST_AXES = 2  # of meshes on a submesh
MOST_LAYERS = 8  # unless more are asked for


@dataclass(frozen=True)
class Part:
    """The best plan `x` of a segment's part, seconds of a micro-batch, and their bound; what a
    device holds by it.
    """

    x: Ints | None
    seconds: float
    bound: float
    bytes: Bytes = Bytes(0.0, 0.0)


@dataclass
class Way:
    """A mesh on a submesh. `layer` [n] of nodes, -1 for those of none; `parts`: by first and last
    layer.
    """

    submesh: Submesh
    mesh: Mesh
    program: Program
    layer: Ints
    held: list[Held]
    parts: dict[tuple[int, int], Part] = field(default_factory=dict[tuple[int, int], Part])


@dataclass(frozen=True)
class Segments:
    """`layers`: of the chain's ops; `table`: seconds of a micro-batch, `bounds` likewise."""

    looped: Looped
    layers: Clusters
    ways: tuple[Way, ...]
    table: SubmeshTable
    bounds: SubmeshTable
    solved: int


def layers_of(chain: StepChain, asked: int | None) -> Clusters:
    """The chain in as many layers as are asked for, or as there are products for, at most 8.

    Raises ProgramError where no cuts of the chain allow for it.
    """
    flops = np.array([float(op.sig.flops) for op in chain.ops])
    heavy = np.array([op.sig.is_contraction for op in chain.ops])
    reads = [Read(one.bytes, one.maker, one.readers) for one in chain.handed if one.readers]
    products = int(heavy.sum())
    most = products // HEAVY if products >= 2 * HEAVY else products
    counts = [asked] if asked is not None else range(max(1, min(MOST_LAYERS, most)), 0, -1)
    for count in counts:
        # Fewer heavy ops than three of a layer, as in a perceptron: as many as there are for all.
        least = min(HEAVY, products // count)
        found = clustered(flops, heavy, reads, count, least) if least else None
        if found is not None:
            return found
    message = f"the forward pass of {len(flops)} ops, {products} of them products, has no "
    message += f"{asked} layers of as much work" if asked else "layers of products"
    raise error(message, help="write fewer --layers", code=USAGE)


def submeshes_of(cluster: Cluster) -> Iterator[Submesh]:
    """1 x 2^k devices of a host, 2^k whole hosts, and all of them."""
    each = cluster.levels[-1].count if cluster.levels else 1
    size = 1
    while size < min(each, cluster.devices):
        yield Submesh(1, size)
        size *= 2
    hosts = 1
    while hosts * each < cluster.devices:
        yield Submesh(hosts, each)
        hosts *= 2
    yield Submesh(cluster.devices // each, each)


def segments_of(
    chain: StepChain, layers: Clusters, cluster: Cluster, microbatches: int, cap: float, say: Say
) -> Segments:
    """What all segments take on all submeshes of devices of `cap` bytes. Raises ProgramError."""
    known: dict[tuple[int, bytes], Part] = {}
    count = len(layers.ends)
    looped = chain.looped()
    ways: list[Way] = []
    for submesh in submeshes_of(cluster):
        try:
            target = target_of(cluster.first(submesh.devices))
        except KeyError:  # half a torus, a part of a graph
            continue
        one = [Mesh(((NAMES[0][0], 1),))]
        for mesh in meshes_of(submesh.devices, MOST_AXES) or one:
            text = "x".join(str(size) for _, size in mesh.axes)
            say(f"{submesh.hosts}x{submesh.each} as {text}")
            program = without_rows(_marked(looped, mesh), target)
            held = held_of(chain, looped, program, np.array(layers.ends))
            named = Submesh(*submesh[:2], f"({text})")
            way = Way(named, mesh, program, _layers(program, layers), held)
            for first in range(count):
                for last in range(first, count):
                    way.parts[first, last] = _part(way, first, last, microbatches, known, len(ways))
            ways.append(way)
    seconds, bounds = (
        _table(ways, count, cluster.devices, microbatches, cap, what)
        for what in ("seconds", "bound")
    )
    return Segments(looped, layers, tuple(ways), seconds, bounds, len(known))


def _marked(looped: Looped, mesh: Mesh) -> Module:
    """The program of micro-batches on a mesh; ops of the chain's places say these."""
    for op in looped.module.walk():
        place = looped.places.get(op)
        op.set_note(STAGE, None if place is None else Int(place))
    return on_mesh(looped.module, mesh)


def _layers(program: Program, layers: Clusters) -> Ints:
    """[n] of nodes; values of no layer stand with the first op that reads them."""
    problem, subjects = program.problem, program.built.subjects
    place = np.full(problem.n, -1, np.int64)
    for node, subject in enumerate(subjects):
        op = subject if isinstance(subject, Op) else subject.op
        note = op.notes.get(STAGE) if op is not None else None
        if isinstance(note, Int):
            place[node] = note.value
    is_value = np.array([isinstance(subject, Value) for subject in subjects], np.bool_)
    for _ in range(3):  # an argument, the loop's own, and values between
        first = np.full(problem.n, len(program.module.ops) + problem.n, np.int64)
        producer, consumer = problem.edges[:, 0], problem.edges[:, 1]
        placed = place[consumer] >= 0
        np.minimum.at(first, producer[placed], place[consumer[placed]])
        free = is_value & (place < 0) & np.isin(np.arange(problem.n), producer[placed])
        place[free] = first[free]
    return np.where(place < 0, -1, np.searchsorted(np.array(layers.ends), place, side="right"))


def _part(
    way: Way, first: int, last: int, microbatches: int, known: dict[tuple[int, bytes], Part],
    number: int,
) -> Part:  # fmt: skip
    inside: Bools = (way.layer >= first) & (way.layer <= last)
    problem = induced(way.program.problem, inside)
    key = number, key_of(problem)
    if key not in known:
        known[key] = best_part(problem, microbatches)
    found = known[key]
    if found.x is None:
        return found
    x = np.zeros(len(inside), np.int64)
    x[inside] = found.x
    built = way.program.built
    return replace(found, bytes=bytes_of(way.held, built, x, inside, first, last))


def best_part(problem: Problem, microbatches: int) -> Part:
    """The optimum within operators of a part that is done `microbatches` times."""
    found = solve(Eliminate(), problem)
    if found.objective is None or found.found.x is None:
        return Part(None, inf, inf)
    seconds = found.objective / microbatches
    bound = found.found.lower_bound
    is_best = found.found.status is Status.OPTIMAL
    known = seconds if is_best else 0.0 if bound is None else max(0.0, bound / microbatches)
    return Part(found.found.x, seconds, min(known, seconds))


def _table(
    ways: list[Way], count: int, devices: int, microbatches: int, cap: float, what: str
) -> SubmeshTable:
    time = np.full((count, count, len(ways)), inf)
    fixed, each = np.zeros_like(time), np.zeros_like(time)
    for m, way in enumerate(ways):
        for (first, last), part in way.parts.items():
            cell = first, last, m
            time[cell] = getattr(part, what)
            fixed[cell], each[cell] = sum(part.bytes), part.bytes.kept
    submeshes = tuple(way.submesh for way in ways)
    return SubmeshTable(time, fixed, each, submeshes, devices, microbatches, cap)
