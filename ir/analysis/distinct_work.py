"""Distinct work of a whole program: operations of its products, each counted once.

Outside manual computations an op stands for itself. Inside one it stands for as many blocks as
devices along manual axes compute different ones: an op whose operands are the same along an axis
is one piece of work, however many devices repeat it. So a program counts the same whether its
author or a partitioner cut it.

What values vary along: arguments of a manual computation along the axes that cut them; a gather or
sum over whole axes takes these away; numbers made of `partition_id` are worked out device by
device; all else varies along what its operands do (as in JAX's check of varying axes).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from shardwright.ir.analysis.collective_traffic import most_trips, trip_count
from shardwright.ir.core import Block, Func, Module, Op, Value, callee
from shardwright.spec.attributes import AxisList, Dense, ShardingPerValue
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.machines.ring_bytes import COLLECTIVES
from shardwright.spec.op import NoReference, Sig, Values
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import ELEMENTS
from shardwright.spec.values.dense import values

MOST = 4096  # devices for which numbers are worked out
_UNITED = ("stablehlo.all_gather", "stablehlo.all_reduce", "stablehlo.collective_broadcast")


class Work(NamedTuple):
    """Operations of products; `is_exact` is false where a loop's turns are unknown."""

    flops: float
    is_exact: bool


def whole_work(module: Module, trips: int = 0) -> Work:
    """The distinct products of main. `trips`: turns of loops that do not say how often they run;
    0: they count once, and the answer is not exact.
    """
    if module.main is None:
        return Work(0.0, True)
    walk = _Walk(module, trips)
    flops, _ = walk.block(module.main.body, {})
    return Work(flops, walk.is_exact)


class _State(NamedTuple):
    """What is known of a value: the axes it varies along, and a scalar's numbers on all devices."""

    axes: frozenset[str] = frozenset()
    numbers: Values | None = None


_SAME = _State()
_Env = dict[Value, _State]


@dataclass
class _Context:
    """What a reference of a scalar op may ask for."""

    sig: Sig
    regions: int = 0

    def call(self, region: int, *args: Values) -> list[Values]:
        raise NoReference

    function = call


@dataclass
class _Walk:
    module: Module
    trips: int
    is_exact: bool = True
    mesh: Mesh = field(default_factory=lambda: Mesh(()))
    manual: frozenset[str] = frozenset()

    def block(self, block: Block, env: _Env) -> tuple[float, list[_State]]:
        """Operations, and what is known of what the block returns."""
        flops = 0.0
        for op in block.ops:
            found, states = self.op(op, env)
            flops += found
            for value, state in zip(op.results, states, strict=True):
                if state is not _SAME:
                    env[value] = state
        return flops, [env.get(value, _SAME) for value in block.terminator.operands]

    def op(self, op: Op, env: _Env) -> tuple[float, list[_State]]:
        given = [env.get(value, _SAME) for value in op.operands]
        if "manual_axes" in op.attrs:
            return self.manual_body(op, given, env)
        target = self.module.func(callee(op)) if "callee" in op.attrs else None
        if isinstance(target, Func) and not target.is_declaration:
            return self.block(target.body, dict(zip(target.args, given, strict=True)))
        if op.regions and op.sig.rule is None:
            is_loop = op.results and len(op.regions) == 2 and op.regions[1].block.args
            return self.loop(op, given, env) if is_loop else self.branches(op, given, env)
        axes = frozenset[str]().union(*(state.axes for state in given))
        work = op.sig.flops * self.blocks(axes) if op.sig.is_contraction else 0.0
        return work, self.results(op, given, axes)

    def blocks(self, axes: frozenset[str]) -> int:
        """Different blocks along axes."""
        count = 1
        for name, size in self.mesh.axes:
            count *= size if name in axes else 1
        return count

    # --- ops with a body

    def manual_body(self, op: Op, given: list[_State], env: _Env) -> tuple[float, list[_State]]:
        found, shardings = op.attrs["manual_axes"], op.attrs.get("in_shardings")
        assert isinstance(found, AxisList) and isinstance(shardings, ShardingPerValue)
        names = frozenset(axis.name for axis in found.axes)
        outer = self.mesh, self.manual
        self.mesh, self.manual = self.mesh_of(shardings.shardings), self.manual | names
        block = op.regions[0].block
        for value, state, cut in zip(block.args, given, shardings.shardings, strict=True):
            env[value] = _State(state.axes | (_cut_by(cut) & names))
        flops, states = self.block(block, env)
        self.mesh, self.manual = outer
        return flops, [_State(state.axes - names) for state in states]

    def mesh_of(self, shardings: Sequence[Sharding]) -> Mesh:
        found = (
            one.mesh if isinstance(one.mesh, Mesh) else self.module.meshes.get(one.mesh)
            for one in shardings
        )
        meshes = [mesh for mesh in found if mesh is not None and mesh.axes]
        return meshes[0] if meshes else self.mesh

    def loop(self, op: Op, given: list[_State], env: _Env) -> tuple[float, list[_State]]:
        turns = trip_count(op)
        if turns is None:
            self.is_exact = self.is_exact and self.trips > 0
            turns = self.trips or most_trips(op) or 1
        condition, body = (region.block for region in op.regions)
        before = [_State(state.axes) for state in given]
        while True:
            for block in (condition, body):
                env.update(zip(block.args, before, strict=True))
            test, _ = self.block(condition, env)
            flops, after = self.block(body, env)
            both = [_State(a.axes | b.axes) for a, b in zip(before, after, strict=True)]
            if both == before:
                return turns * (test + flops), before
            before = both

    def branches(self, op: Op, given: list[_State], env: _Env) -> tuple[float, list[_State]]:
        axes = frozenset[str]().union(*(state.axes for state in given))
        flops, found = 0.0, [axes] * len(op.results)
        for region in op.regions:
            for block in region.blocks:
                env.update({value: _State(axes) for value in block.args})
                more, states = self.block(block, env)
                flops += more
                if len(states) == len(found):
                    found = [a | b.axes for a, b in zip(found, states, strict=True)]
        return flops, [_State(axes) for axes in found]

    # --- other ops

    def results(self, op: Op, given: list[_State], axes: frozenset[str]) -> list[_State]:
        if not self.manual:
            return [_SAME] * len(op.results)
        if op.name == "stablehlo.partition_id":
            count = self.mesh.device_count
            if count > MOST:
                return [_State(self.manual)]
            return [self.known(np.array([self.mesh.device(k) for k in range(count)], np.uint32))]
        if op.name == "stablehlo.optimization_barrier":
            return list(given)
        if op.name in COLLECTIVES:
            return [_State(self.exchanged(op, state.axes)) for state in given]
        numbers = self.numbers(op, given)
        return [_State(axes)] * len(op.results) if numbers is None else [self.known(numbers)]

    def known(self, numbers: Values) -> _State:
        """Numbers of all devices: along which manual axes they differ."""
        grid = numbers.reshape([size for _, size in self.mesh.axes])
        return _State(self.manual & _differing(grid, self.mesh), numbers)

    def numbers(self, op: Op, given: list[_State]) -> Values | None:
        """The scalar result of an op on scalars that are known, per device; None for others."""
        row, count = op.row, self.mesh.device_count
        is_scalar = len(op.results) == 1 and getattr(op.result.type, "shape", None) == ()
        if row is None or row.run is None or not is_scalar or op.regions or count > MOST:
            return None
        columns = [state.numbers for state in given]
        lines = [column for column in columns if column is not None]
        if len(lines) < len(columns):
            return None
        dtype = np.dtype(ELEMENTS[op.result.tensor.element].numpy)
        context = _Context(op.sig)
        try:
            if not lines:
                return np.full(count, row.run(context), dtype)
            return np.array([row.run(context, *line) for line in zip(*lines, strict=True)], dtype)
        except NoReference:
            return None

    def exchanged(self, op: Op, axes: frozenset[str]) -> frozenset[str]:
        """What a value varies along after a collective."""
        pairs = op.attrs.get("source_target_pairs")
        if isinstance(pairs, Dense):
            return axes | (self.manual & self.moved(values(pairs).tolist()))
        table = op.attrs.get("replica_groups")
        rows: list[list[int]] = values(table).tolist() if isinstance(table, Dense) else []
        if op.name not in _UNITED:
            return axes | (self.manual & self.moved(rows))
        if sum(map(len, rows)) < self.mesh.device_count:
            # Said in another way: by replicas, or by one group of all.
            return axes if rows else axes - self.manual
        place = self.mesh.indices(device for row in rows for device in row)
        group = -np.ones(self.mesh.device_count, np.int64)
        for number, row in enumerate(rows):
            group[[place[device] for device in row if device in place]] = number
        if (group < 0).any():
            return axes
        grid = group.reshape([size for _, size in self.mesh.axes])
        return axes - (frozenset(self.mesh.names) - _differing(grid, self.mesh))

    def moved(self, rows: list[list[int]]) -> frozenset[str]:
        """The axes along which devices of a row differ."""
        place = self.mesh.indices(device for row in rows for device in row)
        found: set[str] = set()
        for row in rows:
            places = [place[device] for device in row if device in place]
            for name in self.mesh.names:
                (axis,) = self.mesh.resolve([Axis(name)])
                if len({self.mesh.coordinate(index, axis) for index in places}) > 1:
                    found.add(name)
        return frozenset(found)


def _differing(grid: NDArray[np.generic], mesh: Mesh) -> frozenset[str]:
    """The axes of a mesh along which a grid over its devices is not constant."""
    return frozenset(
        name for dim, name in enumerate(mesh.names) if (grid != grid.take([0], axis=dim)).any()
    )


def _cut_by(sharding: Sharding) -> frozenset[str]:
    return frozenset(axis.name for axes in sharding.axes for axis in axes)
