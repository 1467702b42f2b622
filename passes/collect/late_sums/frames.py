"""Functions as main calls them: one frame for each way of calls that leads to a function."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from shardwright.ir.analysis.collective_traffic import trip_count
from shardwright.ir.core import Block, Func, Module, Op, Value, callee
from shardwright.passes.shared.data_flow import is_loop
from shardwright.spec.sharding_rules.dataflow import ALL_REDUCE, DATA_FLOW

MOST = 4096  # frames; a program with more is not looked at
_UNKNOWN = 2  # turns of a loop that does not say how many: more than one


@dataclass(eq=False)
class Outline:
    """The blocks and calls of a function, each with how often it runs where the function does."""

    turns: dict[Block, int] = field(default_factory=dict[Block, int])
    calls: dict[Op, int] = field(default_factory=dict["Op", int])

    @cached_property
    def sums(self) -> list[Op]:
        """What combines parts, in the program as it was when this was first asked for."""
        return [op for block in self.turns for op in block.ops if op.name == ALL_REDUCE]


@dataclass(eq=False)
class Frame:
    """A function as it is called from one place.

    caller, call  the frame and the op that call it; None for main
    count         how often it is called so
    inner         the frames of the functions that it calls
    """

    func: Func
    outline: Outline
    count: int = 1
    caller: Frame | None = None
    call: Op | None = None
    inner: dict[Op, Frame] = field(default_factory=dict["Op", "Frame"])

    def turns(self, value: Value) -> int:
        """How often a value is made."""
        block = value.owner.block if isinstance(value.owner, Op) else value.owner
        return self.count * self.outline.turns[block] if block is not None else 0


def frames(module: Module) -> list[Frame]:
    """The frames of all that main runs, callers first; empty where there are too many."""
    main = module.main
    if main is None or main.is_declaration:
        return []
    funcs = {func.symbol: func for func in module.funcs if not func.is_declaration}
    outlines = {func: _outline(func) for func in funcs.values()}
    found = [Frame(main, outlines[main])]
    for frame in found:  # it grows
        for call, turns in frame.outline.calls.items():
            target = funcs.get(callee(call))
            if target is None or _is_open(frame, target):
                continue
            if len(found) == MOST:
                return []
            count = frame.count * turns
            frame.inner[call] = Frame(target, outlines[target], count, frame, call)
            found.append(frame.inner[call])
    return found


def _outline(func: Func) -> Outline:
    found = Outline()
    _enter(func.body, 1, found)
    return found


def _enter(block: Block, turns: int, found: Outline) -> None:
    found.turns[block] = turns
    for op in block.ops:
        if op.attrs.items_tuple and "callee" in op.attrs:
            found.calls[op] = turns
        if not op.regions:
            continue
        often = turns * _turns(op)
        for region in op.regions if op.sig.rule is None else ():
            for inner in region.blocks:
                _enter(inner, often, found)


def _turns(op: Op) -> int:
    if not is_loop(op):
        return 1
    found = trip_count(op)
    return _UNKNOWN if found is None else found


def _is_open(frame: Frame | None, func: Func) -> bool:
    """Whether a function calls itself."""
    while frame is not None:
        if frame.func is func:
            return True
        frame = frame.caller
    return False


def root_of(value: Value) -> Value:
    """The value that stands for one: of an argument of a loop's region, the loop's result."""
    block = value.owner
    if not isinstance(block, Block) or block.parent is None or block.region is None:
        return value
    loop = block.parent
    flow = DATA_FLOW.get(loop.name)
    if flow is None or loop.regions.index(block.region) not in flow.shared_args:
        return value
    return loop.results[value.index]


def forms_of(value: Value) -> list[Value]:
    """A value and all for which it stands."""
    op = value.op
    flow = DATA_FLOW.get(op.name) if op is not None else None
    if op is None or flow is None:
        return [value]
    return [value, *(op.regions[k].block.args[value.index] for k in flow.shared_args)]
