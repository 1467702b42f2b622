"""Along which mesh axes the values of a `local` program may differ between devices.

A forward walk: arguments vary along the axes that cut them, a gather or reduction over axes takes
them away, everything else unites its operands. Loops and calls are repeated until nothing grows.
JAX's `check_vma` has the same rules, so that outputs which it would refuse are known here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from shardwright.ir.core import Block, Func, Op, Value, callee

from .collectives import axes_of, shard_index_axes
from .facts import Plan

Names = frozenset[str]
_NONE: Names = frozenset()


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
        self.found: dict[Value, Names] = {}
        self.calls: dict[Func, set[tuple[Names, ...]]] = {}
        self.callees: dict[Func, dict[Func, None]] = {}
        self.grown = False

    def result(self) -> Varying:
        main = self.plan.main
        for value, tensor in zip(main.args, self.plan.args, strict=True):
            self.found[value] = frozenset(axis for axes in tensor.axes for axis in axes)
        while True:
            self.grown = False
            self.calls.clear()
            self.block(main, main.body)
            if not self.grown:
                break
        order = self.plan.mesh.names
        axes = {
            value: tuple(name for name in order if name in names)
            for value, names in self.found.items()
        }
        return Varying(axes, frozenset(self._inexact()))

    def _inexact(self) -> Iterable[Func]:
        found = {func: None for func, signatures in self.calls.items() if len(signatures) > 1}
        pending = list(found)
        while pending:
            for func in self.callees.get(pending.pop(), {}):
                if func not in found:
                    found[func] = None
                    pending.append(func)
        return found

    def join(self, value: Value, names: Names) -> None:
        old = self.found.get(value, _NONE)
        if value not in self.found or not names <= old:
            self.found[value] = old | names
            self.grown = True

    def of(self, values: Iterable[Value]) -> Names:
        return _NONE.union(*(self.found.get(value, _NONE) for value in values))

    def block(self, func: Func, block: Block) -> None:
        for op in block.ops:
            if not op.is_terminator:
                rule = _RULES.get(op.name, _united)
                for value, names in zip(op.results, rule(self, func, op), strict=True):
                    self.join(value, names)


_Rule = Callable[[_Walk, Func, Op], list[Names]]


def _united(walk: _Walk, func: Func, op: Op) -> list[Names]:
    names = walk.of(op.operands)
    for region in op.regions:
        for block in region.blocks:
            for value in block.args:
                walk.join(value, names)
            walk.block(func, block)
            names |= walk.of(block.terminator.operands)
    return [names] * len(op.results)


def _each(walk: _Walk, func: Func, op: Op) -> list[Names]:
    return [walk.of([value]) for value in op.operands]


def _removed(walk: _Walk, func: Func, op: Op) -> list[Names]:
    return [names - frozenset(axes_of(op)) for names in _each(walk, func, op)]


def _added(walk: _Walk, func: Func, op: Op) -> list[Names]:
    return [names | frozenset(axes_of(op)) for names in _each(walk, func, op)]


def _everywhere(walk: _Walk, func: Func, op: Op) -> list[Names]:
    return [frozenset(walk.plan.mesh.names)] * len(op.results)


def _while(walk: _Walk, func: Func, op: Op) -> list[Names]:
    condition, body = op.regions[0].block, op.regions[1].block
    last = body.terminator.operands
    for k, value in enumerate(op.operands):
        names = walk.of([value, last[k]])
        walk.join(condition.args[k], names)
        walk.join(body.args[k], names)
    walk.block(func, condition)
    walk.block(func, body)
    return [walk.of([value]) for value in body.args]


def _branches(walk: _Walk, func: Func, op: Op) -> list[Names]:
    for region in op.regions:
        walk.block(func, region.block)
    columns = zip(*(region.block.terminator.operands for region in op.regions), strict=True)
    return [walk.of([op.operands[0], *column]) for column in columns]


def _call(walk: _Walk, func: Func, op: Op) -> list[Names]:
    axes = shard_index_axes(walk.plan.module, callee(op))
    if axes is not None:
        return [frozenset(axes)]
    target = walk.plan.module.func(callee(op))
    assert target is not None
    walk.callees.setdefault(func, {})[target] = None
    walk.calls.setdefault(target, set()).add(tuple(_each(walk, func, op)))
    for value, names in zip(target.args, _each(walk, func, op), strict=True):
        walk.join(value, names)
    walk.block(target, target.body)
    return [walk.of([value]) for value in target.body.terminator.operands]


_RULES: dict[str, _Rule] = {
    "stablehlo.all_gather": _removed,
    "stablehlo.all_reduce": _removed,
    "stablehlo.all_to_all": _added,
    "stablehlo.collective_broadcast": _removed,
    "stablehlo.collective_permute": _added,
    "stablehlo.reduce_scatter": _added,
    "stablehlo.optimization_barrier": _each,
    "stablehlo.partition_id": _everywhere,
    "stablehlo.while": _while,
    "stablehlo.case": _branches,
    "stablehlo.if": _branches,
    "func.call": _call,
}
