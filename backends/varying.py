"""Device-variance analysis: along which mesh axes values of a `local` program may differ.

A forward walk: arguments vary along the axes that cut them, a gather or reduction over axes takes
them away, everything else unites its operands. Where loops and calls give more to what was walked
already, the walk is repeated.
JAX's `check_vma` has the same rules, so that outputs which it would refuse are known here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from shardwright.backends.collectives import axes_of, shard_index_axes
from shardwright.ir.analysis.local_plan import Plan
from shardwright.ir.core import Block, Func, Op, Value, callee

Axes = int  # one bit per axis of the mesh, in its order


@dataclass(frozen=True)
class Varying:
    """Per value the axes (in mesh order); `inexact` functions are called with different ones."""

    axes: Mapping[Value, tuple[str, ...]]
    inexact: frozenset[Func]

    def of(self, value: Value) -> tuple[str, ...]:
        return self.axes.get(value, ())


def varying(plan: Plan) -> Varying:
    """Analyse a program."""
    return _Walk(plan).result()


class _Walk:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.found: dict[Value, Axes] = {}
        self.calls: dict[Func, set[tuple[Axes, ...]]] = {}
        self.callees: dict[Func, dict[Func, None]] = {}
        self.is_stale = False  # something that was walked is known better by now
        self.bits = {name: 1 << number for number, name in enumerate(plan.mesh.names)}

    def result(self) -> Varying:
        main = self.plan.main
        for value, tensor in zip(main.args, self.plan.args, strict=True):
            self.found[value] = self.bits_of(axis for axes in tensor.axes for axis in axes)
        while True:
            self.is_stale = False
            self.calls.clear()
            self.block(main, main.body)
            if not self.is_stale:
                break
        names: dict[Axes, tuple[str, ...]] = {}
        for axes in self.found.values():
            if axes not in names:
                names[axes] = tuple(name for name, bit in self.bits.items() if axes & bit)
        found = {value: names[axes] for value, axes in self.found.items()}
        return Varying(found, frozenset(self._inexact()))

    def _inexact(self) -> Iterable[Func]:
        found = {func: None for func, signatures in self.calls.items() if len(signatures) > 1}
        pending = list(found)
        while pending:
            for func in self.callees.get(pending.pop(), {}):
                if func not in found:
                    found[func] = None
                    pending.append(func)
        return found

    def bits_of(self, names: Iterable[str]) -> Axes:
        axes = 0
        for name in names:
            axes |= self.bits.get(name, 0)
        return axes

    def join(self, value: Value, axes: Axes) -> bool:
        """Says whether that is more than was known."""
        old = self.found.get(value)
        if old is None or axes & ~old:
            self.found[value] = axes if old is None else axes | old
            return True
        return False

    def of(self, values: Iterable[Value]) -> Axes:
        axes = 0
        for value in values:
            axes |= self.found.get(value, 0)
        return axes

    def block(self, func: Func, block: Block) -> None:
        for op in block.ops:
            if op.is_terminator:
                continue
            rule = _RULES.get(op.name)
            if rule is None and not op.regions:
                axes = self.of(op.operands)
                for value in op.results:
                    self.join(value, axes)
                continue
            for value, axes in zip(op.results, (rule or _united)(self, func, op), strict=True):
                self.join(value, axes)


_Rule = Callable[[_Walk, Func, Op], list[Axes]]


def _united(walk: _Walk, func: Func, op: Op) -> list[Axes]:
    axes = walk.of(op.operands)
    for region in op.regions:
        for block in region.blocks:
            for value in block.args:
                walk.join(value, axes)
            walk.block(func, block)
            axes |= walk.of(block.terminator.operands)
    return [axes] * len(op.results)


def _each(walk: _Walk, func: Func, op: Op) -> list[Axes]:
    return [walk.of([value]) for value in op.operands]


def _removed(walk: _Walk, func: Func, op: Op) -> list[Axes]:
    return [axes & ~walk.bits_of(axes_of(op)) for axes in _each(walk, func, op)]


def _added(walk: _Walk, func: Func, op: Op) -> list[Axes]:
    return [axes | walk.bits_of(axes_of(op)) for axes in _each(walk, func, op)]


def _everywhere(walk: _Walk, func: Func, op: Op) -> list[Axes]:
    return [walk.bits_of(walk.plan.mesh.names)] * len(op.results)


def _while(walk: _Walk, func: Func, op: Op) -> list[Axes]:
    condition, body = op.regions[0].block, op.regions[1].block
    last = body.terminator.operands
    for k, value in enumerate(op.operands):
        axes = walk.of([value, last[k]])
        walk.join(condition.args[k], axes)
        walk.join(body.args[k], axes)
    walk.block(func, condition)
    walk.block(func, body)
    carried = zip(body.args, last, strict=True)
    walk.is_stale |= any(walk.of([value]) & ~walk.of([arg]) for arg, value in carried)
    return [walk.of([value]) for value in body.args]


def _branches(walk: _Walk, func: Func, op: Op) -> list[Axes]:
    for region in op.regions:
        walk.block(func, region.block)
    columns = zip(*(region.block.terminator.operands for region in op.regions), strict=True)
    return [walk.of([op.operands[0], *column]) for column in columns]


def _call(walk: _Walk, func: Func, op: Op) -> list[Axes]:
    axes = shard_index_axes(walk.plan.module, callee(op))
    if axes is not None:
        return [walk.bits_of(axes)]
    target = walk.plan.module.func(callee(op))
    assert target is not None
    walk.callees.setdefault(func, {})[target] = None
    given = _each(walk, func, op)
    is_again = target in walk.calls
    walk.calls.setdefault(target, set()).add(tuple(given))
    for value, axes in zip(target.args, given, strict=True):
        walk.is_stale |= walk.join(value, axes) and is_again
    walk.block(target, target.body)
    return [walk.of([value]) for value in target.body.terminator.operands]


_RULES: dict[str, _Rule] = {
    "stablehlo.all_gather": _removed,
    "stablehlo.all_reduce": _removed,
    "stablehlo.all_to_all": _added,
    "stablehlo.collective_broadcast": _added,
    "stablehlo.collective_permute": _added,
    "stablehlo.reduce_scatter": _added,
    "stablehlo.optimization_barrier": _each,
    "stablehlo.partition_id": _everywhere,
    "stablehlo.while": _while,
    "stablehlo.case": _branches,
    "stablehlo.if": _branches,
    "func.call": _call,
}
