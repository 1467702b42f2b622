"""What passes between groups of devices behind the loop over micro-batches: once a step.

A stage reads there what others have made, such as the sums of copies of a model, and results that
take the place of arguments go to all groups that read these. Scripts wait for each of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from shardwright.ir.core import Block, Func, Module, Value
from shardwright.passes.pipeline.schedules.staged_calls import Plan, stage_of
from shardwright.passes.pipeline.stage_cuts.step_flow import used
from shardwright.passes.shared.data_flow import is_loop
from shardwright.spec.attributes import Array, String
from shardwright.spec.plan import UPDATES

Hop = tuple[int, int]  # stages


def late_hops(module: Module, plan: Plan) -> dict[Hop, int]:
    """Bytes of a device by the stage that gives and the one that takes; a value goes to a group
    once.
    """
    main = module.main
    if main is None or main.is_declaration:
        return {}
    homes, found = _Homes(), dict[Hop, int]()
    given: dict[tuple[Value, int], None] = {}
    for value, home, stage in (*_read(main, homes), *_handed(main, homes)):
        key = value, plan.group_of(stage)
        if key not in given and key[1] != plan.group_of(home):
            given[key] = None
            size = value.type.bytes
            found[home, stage] = found.get((home, stage), 0) + size
    return found


class _Homes:
    """The stages that make values; what stands between calls is of the last that it reads."""

    def __init__(self) -> None:
        self.known: dict[Value, int | None] = {}

    def of(self, value: Value) -> int | None:
        """None for what no stage makes."""
        if value not in self.known:
            self.known[value] = None  # what a loop carries beside all stages
            self.known[value] = self._of(value)
        return self.known[value]

    def _of(self, value: Value) -> int | None:
        op = value.op
        if op is None:
            return None
        if is_loop(op):
            return self.of(op.regions[-1].block.terminator.operands[value.index])
        own = stage_of(op)
        if own is not None:
            return own
        found = [stage for one in used(op) if (stage := self.of(one)) is not None]
        return max(found, default=None)


def _read(main: Func, homes: _Homes) -> Iterator[tuple[Value, int, int]]:
    """What calls behind the loop read of other stages: it, its stage, and that which reads."""
    for op in main.body.ops:
        stage = stage_of(op)
        if stage is None:
            continue
        for value in op.operands:
            home = homes.of(value)
            if home is not None and home != stage:
                yield value, home, stage


def _handed(main: Func, homes: _Homes) -> Iterator[tuple[Value, int, int]]:
    """Results that take the place of arguments: each, its stage, and those that read these."""
    note = main.notes.get(UPDATES)
    ends = main.body.terminator.operands
    said = [*note] if isinstance(note, Array) else []
    words = [one.value for one in said if isinstance(one, String)]
    if len(words) != len(ends):
        return
    readers = _readers(main)
    for value, word in zip(ends, words, strict=True):
        home = homes.of(value)
        index = word.removeprefix("arg")
        if home is None or not index.isdecimal() or int(index) >= len(main.args):
            continue
        for stage in sorted(readers[main.args[int(index)]]):
            yield value, home, stage


def _readers(main: Func) -> Mapping[Value, set[int]]:
    """By argument the stages that read it, or what is made of it beside stages."""
    found: dict[Value, set[int]] = {arg: set() for arg in main.args}
    _visit(main.body, {arg: frozenset({arg}) for arg in main.args}, found)
    return found


def _visit(
    block: Block, sources: dict[Value, frozenset[Value]], found: Mapping[Value, set[int]]
) -> None:
    """`sources`: by value the arguments that it is made of."""
    for op in block.ops:
        if is_loop(op):
            body = op.regions[-1].block
            for inner, outer in zip(body.args, op.operands, strict=True):
                sources[inner] = sources.get(outer, frozenset())
            _visit(body, sources, found)
            continue
        read = frozenset[Value]().union(*(sources.get(v, ()) for v in used(op)))
        stage = stage_of(op)
        if stage is None:
            sources.update((value, read) for value in op.results)
        else:
            for arg in read:
                found[arg].add(stage)
