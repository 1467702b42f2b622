"""A step in pipeline stages as scripts run it: what each stage does, and what passes between them.

Reads what `close-stages` writes: a main of calls with `plan.stage` and `plan.phase`, in a loop over
micro-batches and around it, and `plan.actions`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from shardwright.ir.analysis.collective_traffic import trip_count
from shardwright.ir.analysis.donation import donated
from shardwright.ir.analysis.local_plan import op_error
from shardwright.ir.analysis.stage_meshes import is_move, moved_to
from shardwright.ir.core import Func, Module, Op, Value, callee
from shardwright.spec.attributes import Array, Int, ShardingPerValue, String, TypeAttr
from shardwright.spec.plan import (
    ACTIONS,
    ARG_SHARDINGS,
    ARG_TYPES,
    PHASE,
    RESULT_SHARDINGS,
    RESULT_TYPES,
    SCHEDULE,
    STAGE,
    UPDATES,
)
from shardwright.spec.schedule_names import Named, named
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import LOOPS
from shardwright.spec.types import TensorType, Type

SETUP, UPDATE = "setup", "update"
KINDS = {"forward": "F", "backward": "B", "input": "I", "weight": "W"}  # by phase, of actions
_SKIP = re.compile(r"([0-9]+)SEND_[FB][0-9]+>([0-9]+)")
_FIRST = re.compile(r"([0-9]+)[A-Z]")


Hop = tuple[int, int]  # stages


def hops_of(maker: int, readers: Iterable[int], places: Sequence[int]) -> list[Hop]:
    """How a value goes from the stage that makes it to those that read it: from one reader to the
    next, once to each group of devices. `places`: by stage its group. To the group of the next
    stage it goes with what that one reads.
    """
    found: list[Hop] = []
    for ahead in (1, -1):
        there, last = {places[maker]}, maker
        for stage in sorted((s for s in readers if (s - maker) * ahead > 0), reverse=ahead < 0):
            group, near = places[stage], last + ahead
            if group not in there:
                found.append((last, near if places[near] == group else stage))
            there.add(group)
            last = stage
    return found


def walked(before: int, after: int, allowed: Collection[Hop]) -> Iterator[Hop]:
    """A hop as lists have it: past the stages between, or by way of each of them."""
    step = 1 if after > before else -1
    if (before, after) in allowed or after == before + step:
        yield before, after
        return
    yield from ((stage, stage + step) for stage in range(before, after, step))


@dataclass(frozen=True)
class StagePiece:
    """A call: `kind` is that of its action, or the phase of what runs once.

    `takes`, `makes`: what it reads and gives; a state has one name before and after.
    """

    func: Func
    kind: str
    stage: int
    takes: tuple[Value, ...]
    makes: tuple[Value, ...]


@dataclass(frozen=True)
class Laid:
    """How a group of devices holds a value that comes from, or goes to, one with another mesh.

    `whole`: the type of all of it, without padding; `local`: of a device's part.
    """

    whole: TensorType
    sharding: Sharding
    local: TensorType


@dataclass(frozen=True)
class StagedStep:
    """`setup`, `passes`, `updates`: calls before, in and behind the loop over micro-batches.

    `rows`: per rank its actions; `places`: by stage its rank. `turn`: the number of a micro-batch;
    None where there is one. `states`: what lasts over micro-batches; `results`: of main; `updated`:
    by result the argument whose place it takes in the next step. `laid`: by value and group of
    devices how that holds it, of all that passes between groups with meshes of their own; a value
    has one name on all of them. `copies`: of the model, whose stages stand one behind another.
    """

    rows: tuple[str, ...]
    places: tuple[int, ...]
    microbatches: int
    turn: Value | None
    setup: tuple[StagePiece, ...]
    passes: tuple[StagePiece, ...]
    updates: tuple[StagePiece, ...]
    states: tuple[Value, ...]
    results: tuple[Value, ...]
    updated: Mapping[Value, Value]
    laid: Mapping[tuple[Value, int], Laid] = field(default_factory=dict[tuple[Value, int], Laid])
    copies: int = 1

    @property
    def chain(self) -> int:
        """Stages from the first to the last, of a copy of the model."""
        return len(self.places) // self.copies

    @property
    def pieces(self) -> tuple[StagePiece, ...]:
        """All calls, in order."""
        return (*self.setup, *self.passes, *self.updates)

    @cached_property
    def made_in(self) -> dict[Value, StagePiece]:
        """By value that a micro-batch has of its own, what makes it."""
        states = set(self.states)
        return {v: one for one in self.passes for v in one.makes if v not in states}

    @cached_property
    def held(self) -> tuple[Value, ...]:
        """What stages hold until the end of a step beside arguments."""
        late = {v for one in self.updates for v in one.takes} | set(self.results)
        made = (v for one in self.pieces for v in one.makes)
        return tuple(dict.fromkeys(v for v in made if v not in self.made_in or v in late))

    @cached_property
    def homes(self) -> dict[Value, int]:
        """By value that lasts a step, the stage that makes it."""
        held = set(self.held)
        return {v: one.stage for one in self.pieces for v in one.makes if v in held}

    @cached_property
    def sent(self) -> dict[Hop, tuple[Value, ...]]:
        """What goes on with a micro-batch, by the stage that sends it and the one that gets it: all
        that later stages read, or on the way back, earlier ones.
        """
        found: dict[Hop, dict[Value, None]] = {}
        for value, hops in self.routes.items():
            for hop in hops:
                if self.places[hop[0]] != self.places[hop[1]]:
                    found.setdefault(hop, {})[value] = None
        order = {value: k for k, value in enumerate(self.made_in)}
        return {
            key: tuple(sorted(one, key=lambda v: order[v])) for key, one in sorted(found.items())
        }

    @cached_property
    def routes(self) -> dict[Value, list[Hop]]:
        """By value its hops as lists have them: past the stages between, or by way of each."""
        allowed = {(int(a), int(b)) for row in self.rows for a, b in _SKIP.findall(row)}
        return {
            value: [one for hop in hops for one in walked(*hop, allowed)]
            for value, hops in self.hops.items()
        }

    @cached_property
    def hops(self) -> dict[Value, list[Hop]]:
        """By value how it goes to all stages that read it."""
        found: dict[Value, dict[int, None]] = {}
        for one in self.passes:
            for value in one.takes:
                if value in self.made_in:
                    found.setdefault(value, {})[one.stage] = None
        return {
            value: hops_of(self.made_in[value].stage, readers, self.places)
            for value, readers in found.items()
        }


def read_staged(module: Module) -> StagedStep | None:
    """The stages of a closed step; None for a program without. Raises ProgramError where one
    reads what no transfer brings it.
    """
    found = read_unchecked(module)
    if found is not None:
        for one in found.passes:
            for value in one.takes:
                _expect_brought(found, one, value)
    return found


def read_unchecked(module: Module) -> StagedStep | None:
    """The same where it may be no step that runs."""
    main, rows = module.main, module.notes.get(ACTIONS)
    if main is None or not isinstance(rows, Array):
        return None
    calls = [op for op in main.walk() if _kind(op)]
    if not calls or not any(_kind(op) == SETUP or _kind(op) in KINDS.values() for op in calls):
        return None
    return _Reader(module, main).read([row.value for row in rows if isinstance(row, String)])


def _kind(op: Op) -> str:
    phase = op.notes.get(PHASE)
    if not isinstance(phase, String) or "callee" not in op.attrs or STAGE not in op.notes:
        return ""
    return KINDS.get(phase.value, phase.value)


def _expect_brought(step: StagedStep, one: StagePiece, value: Value) -> None:
    """What goes to later stages is made forward, what goes to earlier ones is read on the way
    back, and made before gradients of weights.
    """
    maker = step.made_in.get(value)
    if maker is None or maker.stage == one.stage:
        return
    is_late = maker.kind == "W" or (maker.stage < one.stage and maker.kind != "F")
    if is_late or (maker.stage > one.stage and one.kind == "F"):
        said = (
            f"reads what pass {maker.kind} of stage {maker.stage} makes, which no transfer brings"
        )
        raise op_error(one.func, f"is pass {one.kind} of stage {one.stage}, and {said}")


@dataclass
class _Reader:
    """Names values as they are in the step: a state before and after is one."""

    module: Module
    main: Func
    names: dict[Value, Value] = field(default_factory=dict[Value, Value])

    def read(self, rows: list[str]) -> StagedStep:
        body = self.main.body.ops[:-1]
        loop = next((op for op in body if op.name in LOOPS and any(map(_kind, op.walk()))), None)
        turn, states = (None, ()) if loop is None else self._states(loop)
        self._moved()
        calls = body if loop is None else loop.regions[1].block.ops
        once = [] if loop is None else body
        behind = [op for op in body if _kind(op) == UPDATE]
        trips = 1 if loop is None else trip_count(loop)
        assert trips is not None, "close-stages leaves a loop that counts"
        passes = self._pieces(op for op in calls if _kind(op) in KINDS.values())
        stages = 1 + max(one.stage for one in passes)
        places = tuple(_places(rows, stages))
        setup = self._pieces(op for op in once if _kind(op) == SETUP)
        updates = self._pieces(behind)
        homes = {v: places[one.stage] for one in (*setup, *passes, *updates) for v in one.makes}
        return StagedStep(
            tuple(rows), places, trips, turn, setup, passes, updates, states,
            tuple(self._named(self.main.body.terminator.operands)), self._updated(),
            self._laid(places, homes), copies_of(self.module),
        )  # fmt: skip

    def _moved(self) -> None:
        """What a move gives is what it reads, elsewhere."""
        for op in self.main.walk():
            if is_move(op):
                value = op.operands[0]
                self.names[op.result] = self.names.get(value, value)

    def _laid(
        self, places: tuple[int, ...], homes: Mapping[Value, int]
    ) -> dict[tuple[Value, int], Laid]:
        found: dict[tuple[Value, int], Laid] = {}
        givers = dict[Value, int]()  # of what moves give, to be moved on
        for op in self.main.walk():
            if not is_move(op):
                continue
            (value,) = self._named(op.operands)
            before, after, whole = layouts_of(op)
            group = places[moved_to(op)]
            given, taken = op.operands[0].type, op.result.type
            assert isinstance(given, TensorType) and isinstance(taken, TensorType)
            home = givers.get(op.operands[0], homes.get(value))
            if home is not None:
                found[value, home] = Laid(whole, before, given)
            found[value, group] = Laid(whole, after, taken)
            givers[op.result] = group
        return found

    def _updated(self) -> dict[Value, Value]:
        """By what the program says, or by the memory that arguments give results."""
        results, args = self._named(self.main.body.terminator.operands), self.main.args
        note = self.main.notes.get(UPDATES)
        said = [*note] if isinstance(note, Array) else []
        found = {k: args[a] for k, a in donated(self.main).items()}
        if len(said) == len(results):
            words = {f"arg{k}": arg for k, arg in enumerate(args)}
            told = (words.get(one.value) if isinstance(one, String) else None for one in said)
            found |= {k: arg for k, arg in enumerate(told) if arg is not None}
        pairs = {results[k]: arg for k, arg in found.items()}
        types = {arg: _whole(self.main, ARG_TYPES, arg.index, arg.type) for arg in args}
        whole = {v: _whole(self.main, RESULT_TYPES, k, v.type) for k, v in enumerate(results)}
        return {value: arg for value, arg in pairs.items() if whole[value] is types[arg]}

    def _states(self, loop: Op) -> tuple[Value, tuple[Value, ...]]:
        body = loop.regions[1].block
        turn, *states = body.args
        for state in states:
            for other in (loop.operands, body.terminator.operands, loop.results):
                self.names[other[state.index]] = state
        return turn, tuple(states)

    def _pieces(self, calls: Iterable[Op]) -> tuple[StagePiece, ...]:
        found: list[StagePiece] = []
        for op in calls:
            func, stage = self.module.func(callee(op)), op.notes[STAGE]
            assert func is not None and isinstance(stage, Int)
            takes, makes = self._named(op.operands), self._named(op.results)
            found.append(StagePiece(func, _kind(op), stage.value, tuple(takes), tuple(makes)))
        return tuple(found)

    def _named(self, values: Iterable[Value]) -> list[Value]:
        return [self.names.get(value, value) for value in values]


def schedule_of(module: Module) -> Named | None:
    """The schedule that `plan.schedule` names."""
    said = module.notes.get(SCHEDULE)
    return named(said.value) if isinstance(said, String) else None


def copies_of(module: Module) -> int:
    """Copies of the model that `plan.schedule` runs at once."""
    schedule = schedule_of(module)
    return 1 if schedule is None else schedule.row.replicas


def _whole(main: Func, key: str, index: int, type: Type) -> Type:
    """The type of a whole argument or result, where main says it."""
    types = main.notes.get(key)
    one = types.items[index] if isinstance(types, Array) else None
    return one.type if isinstance(one, TypeAttr) else type


def layouts_of(op: Op) -> tuple[Sharding, Sharding, TensorType]:
    """How the operand and the result of a move are cut, and the type of all of it."""
    before, after = op.notes.get(ARG_SHARDINGS), op.notes.get(RESULT_SHARDINGS)
    types = op.notes.get(ARG_TYPES)
    if not isinstance(before, ShardingPerValue) or not isinstance(after, ShardingPerValue):
        raise op_error(op, f"does not say how values are cut in {ARG_SHARDINGS}")
    (whole,) = (
        [one.type for one in types if isinstance(one, TypeAttr)]
        if isinstance(types, Array)
        else [None]
    )
    assert isinstance(whole, TensorType)
    return before.shardings[0], after.shardings[0], whole


def _places(rows: list[str], stages: int) -> list[int]:
    """The rank of each stage: the one whose list has it."""
    found = [0] * stages
    for rank, row in enumerate(rows):
        for cell in row.split(","):
            match = _FIRST.match(cell.strip())
            if match and int(match[1]) < stages:
                found[int(match[1])] = rank
    return found
