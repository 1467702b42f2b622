"""Traffic analysis: bytes moved, bytes held and flops per device of a `local` program.

Loops: the body of a while whose condition compares a counter with a constant, and which adds a
constant to that counter, is counted as often as it runs. Any other loop is counted once and
flagged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from shardwright.ir.core import Block, Func, Module, Op, Value, callee
from shardwright.spec import plan
from shardwright.spec.attributes import Array, Dense, Enum, Int, String
from shardwright.spec.machines.ring_bytes import COLLECTIVES, ring_bytes
from shardwright.spec.op import REDUCERS
from shardwright.spec.types import ELEMENTS, TensorType
from shardwright.spec.values.dense import values


@dataclass(frozen=True, slots=True)
class Transfer:
    """A collective of the program; bytes are per device and per execution.

    `count`: executions; `is_exact` is False inside a loop whose trip count is unknown (counted
    once). `stage`: the pipeline stage whose call runs it; None outside of stages.
    """

    op: Op
    kind: str  # op name
    group: int  # devices that take part together
    axes: tuple[str, ...]  # refined mesh axes, major to minor
    result_bytes: int
    ring_bytes: float
    count: int
    is_exact: bool
    stage: int | None = None

    @property
    def total_bytes(self) -> float:
        """Ring bytes of all executions."""
        return self.ring_bytes * self.count


def collectives(module: Module) -> list[Transfer]:
    """All collectives that main executes, in program order; functions once per call."""
    return [_transfer(*one) for one in _executions(module, _moves)]


def total_ring_bytes(module: Module) -> float:
    """Ring bytes a device receives while main runs once."""
    return sum(transfer.total_bytes for transfer in collectives(module))


def ring_bytes_of(module: Module, op: Op) -> list[float]:
    """The same of each collective that an op of main executes, in program order."""
    found = _executed(module, (op,), _moves, 1, True, None)
    return [_transfer(*one).total_bytes for one in found]


def argument_bytes(module: Module) -> int:
    """Bytes of main's arguments on one device."""
    main = module.main
    return sum(arg.type.bytes for arg in main.args) if main else 0


def result_bytes(module: Module) -> int:
    """Bytes of main's results on one device."""
    main = module.main
    return sum(type.bytes for type in main.result_types) if main else 0


def dot_flops(module: Module, stage: int | None = None) -> float:
    """Floating point operations of the contractions that main executes; `stage`: for one stage."""
    return sum(
        one.times * one.op.sig.flops
        for one in _executions(module, lambda op: op.sig.is_contraction)
        if stage in (None, one.stage)
    )


def executed(module: Module) -> Iterator[tuple[Op, int, bool]]:
    """Ops that main runs, how often, and whether that is exact; without reducer bodies."""
    yield from (one[:3] for one in _executions(module))


class _Execution(NamedTuple):
    """An op that main runs; `stage`: for which pipeline stage, if for one."""

    op: Op
    times: int
    is_exact: bool
    stage: int | None


_Asks = Callable[[Op], bool]


def _executions(module: Module, asks: _Asks | None = None) -> Iterator[_Execution]:
    """Of the ops that are asked for: all, if nobody says which."""
    if module.main is not None:
        yield from _executed(module, module.main.body.ops, asks, 1, True, None)


def _executed(
    module: Module, ops: Iterable[Op], asks: _Asks | None, count: int, exact: bool,
    stage: int | None,
) -> Iterator[_Execution]:  # fmt: skip
    for op in ops:
        if asks is None or asks(op):
            yield _Execution(op, count, exact, stage)
        attrs = op.attrs
        target = module.func(callee(op)) if attrs.items_tuple and "callee" in attrs else None
        if isinstance(target, Func) and not target.is_declaration:
            said = op.notes.get(plan.STAGE)
            inner = said.value if isinstance(said, Int) else stage
            yield from _executed(module, target.body.ops, asks, count, exact, inner)
        if not op.regions or op.sig.rule is not None:
            continue  # regions of reductions and the like run per element
        trips = trip_count(op)
        for region in op.regions:
            for inner in region.blocks:
                if op.results and len(op.regions) == 2 and inner.args:
                    turns = count * (trips or 1)
                    is_exact = exact and trips is not None
                    yield from _executed(module, inner.ops, asks, turns, is_exact, stage)
                else:
                    yield from _executed(module, inner.ops, asks, count, exact, stage)


def _moves(op: Op) -> bool:
    return op.name in COLLECTIVES


def _transfer(op: Op, count: int, exact: bool, stage: int | None) -> Transfer:
    size = sum(result.type.bytes for result in op.results)
    group = _group(op)
    axes = op.notes.get(plan.AXES)
    names = tuple(a.value for a in axes if isinstance(a, String)) if isinstance(axes, Array) else ()
    moved = ring_bytes(op.name, group, size)
    return Transfer(op, op.name, group, names, size, moved, count, exact, stage)


def _group(op: Op) -> int:
    """Devices per group; of a permute 1 when every device keeps what it has."""
    pairs = op.attrs.get("source_target_pairs")
    if isinstance(pairs, Dense):
        return 1 if _keeps(pairs) else 2
    table = op.attrs.get("replica_groups")
    return _width(table) if isinstance(table, Dense) else 1


@lru_cache(maxsize=4096)
def _keeps(pairs: Dense) -> bool:
    """True if every device sends to itself."""
    return all(source == target for source, target in values(pairs))


@lru_cache(maxsize=4096)
def _width(table: Dense) -> int:
    return int(values(table).shape[-1])


# --- trip counts


class Counting(NamedTuple):
    """The counter of a loop: `test` compares it with a constant, each turn adds `step` to it.

    least, most   what its type holds; beyond them it would start again from the other end
    """

    test: Op
    direction: str  # LT, LE, GT or GE
    start: int
    bound: int
    step: int
    least: int
    most: int

    @property
    def trips(self) -> int | None:
        """How often the loop runs; None where the counter runs away from its bound."""
        direction, start, bound, step = self.direction, self.start, self.bound, self.step
        if direction in ("LE", "GE"):
            bound += 1 if direction == "LE" else -1
            direction = {"LE": "LT", "GE": "GT"}[direction]
        if direction == "GT":
            start, bound, step = -start, -bound, -step
        elif direction != "LT":
            return None
        if start >= bound:
            return 0
        count = -(-(bound - start) // step) if step > 0 else 0
        is_held = self.least <= self.start + count * self.step <= self.most
        return count if count and is_held else None


def trip_count(op: Op) -> int | None:
    """The trip count of a counting loop; None when it is not plain to see."""
    found = counting(op)
    return None if found is None else found.trips


def counting(op: Op) -> Counting | None:
    """The counter of a loop; None when it is not plain to see.

    The condition must return `compare(counter, constant)`, the body must return `counter +
    constant` in the counter's place, and the counter must start from a constant.
    """
    test = _test(op)
    found = None if test is None else _counter(op, test)
    return found if isinstance(found, Counting) else None


def uncounted(op: Op) -> str:
    """What is in the way of a loop's trip count, `actual, expected what is counted`; "" where
    nothing is.
    """
    test = _test(op)
    if test is None:
        return "its condition is a value that it is given, expected one that it compares"
    found = _counter(op, test)
    if isinstance(found, str):
        return found
    if found.trips is not None:
        return ""
    how = f"from {found.start} by {found.step} while it is {found.direction} {found.bound}"
    return f"its counter goes {how}, expected one that reaches its bound"


def most_trips(op: Op) -> int | None:
    """The most iterations of a loop; None when no bound is plain to see.

    Its condition may ask for more than a counting loop's does, all of which must hold: decoding
    goes on until the longest text, or until all texts have ended.
    """
    waiting, found = [_test(op)], list[int]()
    while waiting:
        test = waiting.pop()
        if test is None:
            continue
        if REDUCERS.get(test.name) == "and":
            waiting += [value.op for value in test.operands]
        elif isinstance(counter := _counter(op, test), Counting) and counter.trips is not None:
            found.append(counter.trips)
    return min(found, default=None)


def _test(op: Op) -> Op | None:
    """What computes whether a loop goes on; None for other ops, and for a carried value."""
    if len(op.regions) != 2 or not all(region.blocks for region in op.regions):
        return None
    condition = op.regions[0].block
    if not condition.args or len(condition.args) != len(op.operands):
        return None
    return condition.terminator.operands[0].op


def _counter(op: Op, test: Op) -> Counting | str:
    """The counter of a loop that goes on while this test of it holds, or why there is none."""
    condition, body = op.regions[0].block, op.regions[1].block
    direction = test.attrs.get("comparison_direction")
    if not isinstance(direction, Enum):
        return f"its condition is a {test.name}, expected a comparison with a constant"
    counter, bound = test.operands[0], _scalar(test.operands[1])
    if counter.owner is not condition or bound is None:
        what = "something else" if counter.owner is not condition else "what is no constant"
        return f"its condition compares {what}, expected a carried integer with a constant"
    start, step = _scalar(op.operands[counter.index]), _step(body, counter.index)
    if start is None or step is None:
        what = "starts from" if start is None else "is changed by"
        return f"its counter {what} what is no constant, expected a constant"
    return Counting(test, direction.case, start, bound, step, *_range(counter.tensor))


def _range(type: TensorType) -> tuple[int, int]:
    """The least and the most that an integer type holds."""
    element = ELEMENTS[type.element]
    if element.kind == "uint":
        return 0, (1 << element.bits) - 1
    return -(1 << (element.bits - 1)), (1 << (element.bits - 1)) - 1


def _step(body: Block, index: int) -> int | None:
    """The amount that the body adds to its argument `index` per iteration."""
    addition = body.terminator.operands[index].op
    if addition is None or REDUCERS.get(addition.name) != "add":
        return None
    for value, other in (addition.operands, addition.operands[::-1]):
        if value is body.args[index]:
            return _scalar(other)
    return None


def _scalar(value: Value) -> int | None:
    """The integer that a rank-0 constant holds."""
    attribute = value.op.attrs.get("value") if value.op else None
    if not isinstance(attribute, Dense) or attribute.type.shape:
        return None
    array = values(attribute)
    return int(array) if np.issubdtype(array.dtype, np.integer) else None
