"""Finds runs of calls of one function, and moves what stands among them out of the way."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count

from shardwright.backends.collectives import shard_index_axes
from shardwright.backends.function_forms import elementwise_form
from shardwright.ir.core import Block, Func, Module, Op, Value, callee, clone
from shardwright.spec.attributes import String, Symbol
from shardwright.spec.types import TensorType

LEAST = 3  # calls of a loop
CALL = "func.call"
BRANCHING = ("stablehlo.case", "stablehlo.if")


@dataclass(frozen=True)
class Roll:
    """Calls of one function that follow each other, and are all its calls.

    same     operands that all calls have together
    carried  by operand the result of the call before that it is
    is_form  whether the calls are of one form, of any shapes
    """

    func: Func
    calls: tuple[Op, ...]
    same: frozenset[int]
    carried: Mapping[int, int]
    is_form: bool = False

    def operands(self, position: int) -> tuple[Value, ...]:
        """What the calls take at a position."""
        return tuple(call.operands[position] for call in self.calls)

    def results(self, position: int) -> tuple[Value, ...]:
        """What the calls give at a position."""
        return tuple(call.results[position] for call in self.calls)


def rolls_within(module: Module, body: Block, whole: Collection[Value]) -> list[Roll]:
    """The runs of a block and of all branches in it, in order of the text."""
    blocks = [body, *_branches(body)]
    found = [roll for block in blocks for roll in find_rolls(module, block, whole)]
    place = {op: number for number, op in enumerate(_walk(body))}
    return sorted(found, key=lambda roll: place[roll.calls[0]])


def _branches(body: Block) -> Iterator[Block]:
    """The blocks that run once, or not at all."""
    for op in body.ops:
        if op.name in BRANCHING:
            for region in op.regions:
                for block in region.blocks:
                    yield block
                    yield from _branches(block)


def _walk(body: Block) -> Iterator[Op]:
    for op in body.ops:
        yield from op.walk()


def find_rolls(module: Module, body: Block, whole: Collection[Value]) -> list[Roll]:
    """The runs of a block, in order; its ops are reordered so that each stands together.

    A function that several runs call, or others too, is copied for each. What calls of `whole`
    values give stays a variable of its own: they are in no run.
    """
    callers: dict[str, list[Op]] = {}
    for op in module.walk():
        if "callee" in op.attrs:
            callers.setdefault(callee(op), []).append(op)
    found: list[Roll] = []
    for funcs in _families(module, callers):
        calls = [op for func in funcs for op in callers[func.symbol]]
        within = frozenset(op for op in calls if op.name == CALL and op.block is body)
        if len(within) < LEAST:
            continue
        own = [op for op in body.ops if op in within]
        gathered = _gather(body, own)
        if len(funcs) > 1:
            gathered = [part for run in gathered for part in _by_numbers(run)]
        runs = [run for run in gathered if len(run) >= LEAST]
        rolls = [_roll(_largest(module, run), run, whole) for run in runs]
        kept = [roll for roll in rolls if roll is not None]
        if len(funcs) > 1:
            found += [_with_copy(module, replace(roll, is_form=True)) for roll in kept]
        elif len(kept) == 1 and len(kept[0].calls) == len(calls):
            found += kept
        else:
            found += [_with_copy(module, roll) for roll in kept]
    place = {op: number for number, op in enumerate(body.ops)}
    return sorted(found, key=lambda roll: place[roll.calls[0]])


def _families(module: Module, callers: Mapping[str, Sequence[Op]]) -> list[list[Func]]:
    """The functions that are called, those of one form together."""
    found: dict[object, list[Func]] = {}
    for name in callers:
        func = module.func(name)
        if func is not None and shard_index_axes(module, name) is None:
            found.setdefault(elementwise_form(func) or name, []).append(func)
    return [*found.values()]


def _by_numbers(run: Sequence[Op]) -> list[list[Op]]:
    """A run in parts that take the same numbers: those are arguments of a loop, no lists."""
    parts: list[list[Op]] = []
    last: object = None
    for op in run:
        numbers = [v for v in op.operands if isinstance(v.type, TensorType) and not v.type.shape]
        if not parts or numbers != last:
            parts.append([])
        parts[-1].append(op)
        last = numbers
    return parts if all(len(part) >= LEAST for part in parts) else [[*run]]


def _largest(module: Module, calls: Sequence[Op]) -> Func:
    """The function that is called, of several that of the most bytes."""
    funcs = [func for name in dict.fromkeys(map(callee, calls)) if (func := module.func(name))]
    return max(funcs, key=lambda func: sum(arg.type.bytes for arg in func.args))


def _with_copy(module: Module, roll: Roll) -> Roll:
    """The same run, of a copy of the function that no other calls call."""
    taken = {func.symbol for func in module.funcs}
    names = (f"{roll.func.symbol}_{number}" for number in count(1))
    copy = clone(roll.func, {})
    assert isinstance(copy, Func)
    name = next(name for name in names if name not in taken)
    copy.set_attr("sym_name", String(name))
    module.body.append(copy)
    for call in roll.calls:
        call.set_attr("callee", Symbol(name))
    return replace(roll, func=copy)


def _gather(body: Block, calls: Sequence[Op]) -> list[list[Op]]:
    """The runs of some calls; what stands among those of a run is moved before or behind it."""
    wanted = frozenset(calls)
    done: list[Op] = []  # ops in their new order, up to the run
    run: list[Op] = []
    behind: list[Op] = []
    since: list[Op] = []  # the last call
    made = set[Value]()  # by the run, or from what it made
    late_values = set[Value]()  # of what comes behind the run
    runs: list[list[Op]] = []
    for op in body.ops:
        if op not in wanted:
            (since if run else done).append(op)
            if not made.isdisjoint(_read(op)):
                made.update(op.results)
            continue
        late = [one for one in since if not made.isdisjoint(one.results)]
        late_values.update(value for one in late for value in one.results)
        is_stuck = any(not one.sig.is_erasable for one in since)
        if run and (is_stuck or any(value in late_values for value in op.operands)):
            runs.append(run)
            done += [*run, *behind, *since]
            run, behind, since = [], [], []
            made.clear()
            late_values.clear()
        else:
            is_late = frozenset(late)
            done += [one for one in since if one not in is_late]
            behind += late
            since = []
        run.append(op)
        made.update(op.results)
    runs.append(run)
    body.set_ops([*done, *run, *behind, *since])
    return runs


def _read(op: Op) -> Sequence[Value]:
    if not op.regions:
        return op.operands
    return [value for inner in op.walk() for value in inner.operands]


def _roll(func: Func, calls: Sequence[Op], whole: Collection[Value]) -> Roll | None:
    """A run as a loop; None if a call takes what an earlier one gave that is not the one before."""
    columns = list(zip(*[call.operands for call in calls], strict=True))
    same = frozenset(p for p, values in enumerate(columns) if len(set(values)) == 1)
    made = {value: (k, value.index) for k, call in enumerate(calls) for value in call.results}
    carried: dict[int, int] = {}
    for position, values in enumerate(columns):
        if not any(value in made for value in values):
            continue
        number = made.get(values[1], (0, -1))[1]
        if any(made.get(value) != (k, number) for k, value in enumerate(values[1:])):
            return None
        carried[position] = number
    is_whole = any(call.results[number] in whole for call in calls for number in carried.values())
    return None if is_whole else Roll(func, tuple(calls), same, carried)
