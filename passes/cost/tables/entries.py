"""Entries of additive tables, by signature: seconds of a strategy, of a change of layout.

A strategy is a `Cut`: per factor of the op's rule the axes that cut it. Light ops are charged their
bytes without a launch, since they are fused with others; what is partial is summed at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product as choices
from math import prod

import numpy as np

from shardwright.ir.core import Module, Op, Value
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.tables.tables import Edge, Tables
from shardwright.spec.axes import Axes, Axis, Mesh, total
from shardwright.spec.factors import Rule, pointwise_rule
from shardwright.spec.layout import Cut, Layout, can_be_cut, dims, partial_axes, reachable
from shardwright.spec.links import ALL_GATHER, ALL_REDUCE, ALL_TO_ALL
from shardwright.spec.machines.link_loads import Groups
from shardwright.spec.machines.local_work import cut_load
from shardwright.spec.machines.op_work import Class, work_of
from shardwright.spec.op import Sig
from shardwright.spec.types import TensorType


class Entries:
    """Entries for one mesh on one machine, each computed once."""

    def __init__(self, machine: Machine, mesh: Mesh) -> None:
        self.machine, self.mesh = machine, mesh
        self._strategies: dict[object, tuple[Cut, ...]] = {}
        self._nodes: dict[tuple[Sig, Cut], float] = {}
        self._edges: dict[tuple[int, Layout, Layout], float] = {}

    def strategies(self, sig: Sig) -> tuple[Cut, ...]:
        """Every way to let each axis cut one factor of an op or none, the uncut one first."""
        found = self._strategies.get(sig)
        if found is None:
            rule = sig.blocks
            assert rule is not None, sig
            shapes = [*map(sig.shape, range(len(sig.ins)))]
            shapes += map(sig.out_shape, range(len(sig.outs)))
            legal = can_be_cut(rule, shapes, sig.uncut)
            found = self._strategies[sig] = tuple(self._cuts(rule, legal))
        return found

    def layouts(self, type: TensorType) -> tuple[Layout, ...]:
        """Every way to let each axis cut one dim of an argument or none."""
        found = self._strategies.get(type)
        if found is None:
            rule = argument_rule(type)
            found = tuple(self._cuts(rule, (True,) * len(rule.sizes)))
            self._strategies[type] = found
        return found

    def _cuts(self, rule: Rule, legal: tuple[bool, ...]) -> Iterator[Cut]:
        free = [None, *(f for f, ok in enumerate(legal) if ok and rule.sizes[f] > 1)]
        for chosen in choices(*[free for _ in self.mesh.axes]):
            cut: list[Axes] = [()] * len(rule.sizes)
            for (name, size), factor in zip(self.mesh.axes, chosen, strict=True):
                if factor is not None and size > 1:
                    cut[factor] = (*cut[factor], Axis(name, 1, size))
            made = tuple(cut)
            is_even = all(n % total(axes) == 0 for n, axes in zip(rule.sizes, made, strict=True))
            if is_even and reachable(rule, made) == made:
                yield made

    def node(self, sig: Sig, cut: Cut) -> float:
        """Seconds of an op under a strategy."""
        found = self._nodes.get((sig, cut))
        if found is None:
            found = self._nodes[sig, cut] = self._node(sig, cut)
        return found

    def _node(self, sig: Sig, cut: Cut) -> float:
        rule = sig.blocks
        assert rule is not None, sig
        axes = partial_axes(rule, cut)
        moved = 0.0
        if axes:
            count = len(sig.ins)
            for result, type in enumerate(sig.outs):
                if isinstance(type, TensorType):
                    size = type.bytes / parts(dims(rule, count + result, cut))
                    moved += self.transfer(ALL_REDUCE, axes, size)
        return moved + self._kernel(sig, cut)

    def _kernel(self, sig: Sig, cut: Cut) -> float:
        load = cut_load(sig, cut)
        if load is None:
            return 0.0
        seconds = self.machine.kernel(load).time / PER_SECOND
        return seconds - (self.machine.launch if work_of(sig).kind == Class.LIGHT else 0.0)

    def edge(self, type: TensorType, before: Layout, after: Layout) -> float:
        """Seconds to bring a tensor from one layout to another: moves of axes between dims, then
        gathers; cutting is free.
        """
        found = self._edges.get((type.bytes, before, after))
        if found is None:
            found = self._edges[type.bytes, before, after] = self._edge(type, before, after)
        return found

    def _edge(self, type: TensorType, before: Layout, after: Layout) -> float:
        local, seconds = type.bytes / parts(before), 0.0
        leaving = [
            axis for old, new in zip(before, after, strict=True) for axis in _behind(old, new)
        ]
        wanted = [
            axis for old, new in zip(before, after, strict=True) for axis in _behind(new, old)
        ]
        for axis in leaving:
            if axis in wanted:
                seconds += self.transfer(ALL_TO_ALL, (axis,), local)
        for axis in leaving:
            if axis not in wanted:
                local *= axis.size
                seconds += self.transfer(ALL_GATHER, (axis,), local)
        return seconds

    def transfer(self, kind: str, axes: Axes, size: float) -> float:
        """Seconds of a collective over whole axes; `size`: bytes of its result on a device."""
        return self.machine.moved(kind, [self._groups(axes)], size).time / PER_SECOND

    def _groups(self, axes: Axes) -> Groups:
        """Devices that differ along some axes only, a group per row."""
        names = [name for name, _ in self.mesh.axes]
        order = list(self.mesh.device_ids or range(self.mesh.device_count))
        table = np.array(order, np.int64).reshape([size for _, size in self.mesh.axes])
        chosen = [names.index(axis.name) for axis in axes]
        kept = [k for k in range(len(names)) if k not in chosen]
        return table.transpose(*kept, *chosen).reshape(-1, total(axes))


def argument_rule(type: TensorType) -> Rule:
    """A factor per dim of an argument."""
    return pointwise_rule(type.shape, [], 1)


def parts(layout: Layout) -> int:
    """Into how many pieces a layout cuts a tensor."""
    return prod(total(axes) for axes in layout)


def _behind(axes: Axes, other: Axes) -> Axes:
    """The axes of a list behind what it shares with another one."""
    shared = 0
    while shared < min(len(axes), len(other)) and axes[shared] == other[shared]:
        shared += 1
    return axes[shared:]


Strategies = tuple[tuple[Value | Op, tuple[Cut, ...]], ...]  # by node: what it is, its strategies


def tables_of(module: Module, entries: Entries) -> tuple[Tables, Strategies]:
    """The tables of main of a whole program: a node per argument and per op with a factor rule.

    Operands that no such node makes, constants, cost nothing in any layout.
    """
    return _Builder(entries).build(module)


class _Builder:
    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self.strategies: list[tuple[Value | Op, tuple[Cut, ...]]] = []
        self.nodes: list[np.ndarray[tuple[int], np.dtype[np.float64]]] = []
        self.edges: list[Edge] = []
        self.matrices: list[np.ndarray[tuple[int, int], np.dtype[np.float64]]] = []
        self.known: dict[object, int] = {}

    def build(self, module: Module) -> tuple[Tables, Strategies]:
        """One node after the other."""
        main = module.main
        assert main is not None, "a program without main has no tables"
        made: dict[Value, tuple[int, Rule, int, object]] = {}
        for value in main.args:
            if isinstance(value.type, TensorType):
                rule = argument_rule(value.type)
                made[value] = (len(self.nodes), rule, 0, value.type)
                self.strategies.append((value, self.entries.layouts(value.type)))
                self.nodes.append(np.zeros(len(self.strategies[-1][1])))
        for op in main.body.ops:
            rule = op.sig.blocks
            if rule is None:
                continue
            found = self.entries.strategies(op.sig)
            number = len(self.nodes)
            self.strategies.append((op, found))
            self.nodes.append(np.array([self.entries.node(op.sig, cut) for cut in found]))
            for place, value in enumerate(op.operands):
                if value in made and isinstance(value.type, TensorType):
                    self.edge(made[value], number, op, place)
            count = len(op.operands)
            for place, value in enumerate(op.results):
                made[value] = (number, rule, count + place, op.sig)
        tables = Tables(tuple(self.nodes), tuple(self.edges), tuple(self.matrices))
        return tables, tuple(self.strategies)

    def edge(self, source: tuple[int, Rule, int, object], target: int, op: Op, place: int) -> None:
        """The edge of an operand; equal ones share a matrix."""
        node, rule, tensor, key = source
        same = (key, tensor, op.sig, place)
        if same not in self.known:
            own, type = op.sig.blocks, op.operands[place].tensor
            assert own is not None
            before = [dims(rule, tensor, cut) for cut in self.strategies[node][1]]
            after = [dims(own, place, cut) for cut in self.strategies[target][1]]
            self.known[same] = len(self.matrices)
            costs = [[self.entries.edge(type, old, new) for new in after] for old in before]
            self.matrices.append(np.array(costs))
        self.edges.append(Edge(node, target, self.known[same]))
