"""Every `plan.*` attribute in use: where it stands, what it holds, who writes it, what it says.

Code says the constants; `KEYS` is the table, a row per key and place. The verifier, the warning
about unknown keys, `strip-plan` and `docs/plan.md` follow from it. Modules and ops are those of
`ir`, which this layer cannot import.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import groupby
from typing import Any, Literal

from shardwright.spec.attributes import (
    Array,
    Attribute,
    Attrs,
    Bool,
    Float,
    Int,
    Ints,
    ShardingPerValue,
    String,
    Symbol,
    TypeAttr,
    Unit,
)
from shardwright.spec.calls.call_note import call_problem
from shardwright.spec.given_rows import given_rows
from shardwright.spec.machines.ring_bytes import COLLECTIVES
from shardwright.spec.schedule_names import SPELLED, named
from shardwright.spec.sharding import KINDS
from shardwright.spec.sharding_rules.dataflow import CALLS as CALL_OPS
from shardwright.spec.sharding_rules.dataflow import LOOPS
from shardwright.spec.verifying.faults import Fault

PREFIX = "plan."

ACTIONS = "plan.actions"
ALGORITHM = "plan.algorithm"
ARG_ROWS = "plan.arg_rows"
ARG_SHARDINGS = "plan.arg_shardings"
ARG_TYPES = "plan.arg_types"
AXES = "plan.axes"
CALL = "plan.call"
CALLS = "plan.calls"
CHIP = "plan.chip"
CHUNK = "plan.chunk"
CLUSTER = "plan.cluster"
COST = "plan.cost"
CUT = "plan.cut"
HALO = "plan.halo"
KERNEL = "plan.kernel"
KIND = "plan.kind"
LIMITS = "plan.limits"
MEMORY = "plan.memory"
MICROBATCHES = "plan.microbatches"
MODEL = "plan.model"
OPERANDS = "plan.operands"
PARTIAL = "plan.partial"
PHASE = "plan.phase"
PLACE = "plan.place"
PLACEMENT = "plan.placement"
REASON = "plan.reason"
RECOMPUTED = "plan.recomputed"
REMAT = "plan.remat"
RESULT_ROWS = "plan.result_rows"
RESULT_SHARDINGS = "plan.result_shardings"
RESULT_TYPES = "plan.result_types"
SCHEDULE = "plan.schedule"
STACK = "plan.stack"
STAGE = "plan.stage"
STAGES = "plan.stages"
SYNTHESIS = "plan.synthesis"
TOLD = "plan.told"
TOPOLOGY = "plan.topology"
UPDATES = "plan.updates"
VOLUME = "plan.volume"

LIBRARY = "library"  # the algorithm of a collective in one piece
_STEP = re.compile(r"(AR|RS|AG)@(IG[0-9]{1,2}|P|P\([0-9]{1,2},[0-9]{1,2}\))")

# --- what a key may hold


@dataclass(frozen=True, slots=True)
class ValueType:
    """What values are legal. `words`: for people. `fields`: those of a dictionary that are known.

    A dictionary may lack fields, and have others unless it is `closed`: nothing reads those.
    """

    words: str
    holds: Callable[[Attribute], bool]
    fields: tuple[tuple[str, ValueType], ...] = ()
    closed: bool = False

    def misfit(self, value: Attribute, path: str = "") -> tuple[str, Attribute, ValueType] | None:
        """The field, its value and what it should be, where a value is not of this type."""
        if not self.holds(value):
            return path, value, self
        found = value if isinstance(value, Attrs) else Attrs()
        for name, type in self.fields:
            if name in found and (inner := type.misfit(found[name], f"{path}.{name}")):
                return inner
        return None

    def stranger(self, value: Attribute, path: str = "") -> tuple[str, str, list[str]] | None:
        """The first field that a closed dictionary does not have: where it is, its name, and the
        names that there are.
        """
        found = value if isinstance(value, Attrs) else Attrs()
        known = dict(self.fields)
        for name in found:
            if self.closed and name not in known:
                return path, name, list(known)
            if name in known and (inner := known[name].stranger(found[name], f"{path}.{name}")):
                return inner
        return None

    def __str__(self) -> str:
        alike = groupby(self.fields, lambda field: field[1].words)
        parts = (f"{', '.join(f'`{name}`' for name, _ in some)} ({words})" for words, some in alike)
        return f"{self.words} of {', '.join(parts)}" if self.fields else self.words


def _of(*classes: type) -> Callable[[Attribute], bool]:
    return lambda value: isinstance(value, classes)


def _each(*classes: type) -> Callable[[Attribute], bool]:
    return lambda value: isinstance(value, Array) and all(map(_of(*classes), value))


def _is_kind(value: Attribute) -> bool:
    if isinstance(value, Attrs):
        return all(_is_kind(item) and isinstance(item, String) for item in value.values())
    return isinstance(value, String) and value.value in _KINDS


def _is_cut(value: Attribute) -> bool:
    return isinstance(value, Attrs) and all(map(_each(String), value.values()))


def _is_end(value: Attribute) -> bool:
    return value == String("all_reduce") or _is_cut(value)


def _is_algorithm(value: Attribute) -> bool:
    if not isinstance(value, String):
        return False
    steps = value.value.split(" ")
    return value.value == LIBRARY or all(map(_STEP.fullmatch, steps))


def _is_stage(value: Attribute) -> bool:
    is_list = isinstance(value, Array) and bool(value.items)
    return isinstance(value, Int) or (is_list and _each(Int)(value))


def _is_schedule(value: Attribute) -> bool:
    return isinstance(value, String) and named(value.value) is not None


def _is_rows(value: Attribute) -> bool:
    return isinstance(value, String) and given_rows(value.value) is not None


def _are_uses(value: Attribute) -> bool:
    words = (String("own"), String("partial"))
    return isinstance(value, Attrs) and all(item in words for item in value.values())


def _is_bound(value: Attribute) -> bool:
    if isinstance(value, Int):
        return value.value >= 0
    if not isinstance(value, Float):
        return False
    try:
        return 0 <= float(value.text) < float("inf")
    except ValueError:  # a hexadecimal pattern: no number that a person wrote
        return False


def _record(fields: Mapping[str, ValueType], *, closed: bool = False) -> ValueType:
    return ValueType("a dictionary", _of(Attrs), tuple(fields.items()), closed)


_KINDS = tuple(dict.fromkeys(KINDS.values()))
UNIT = ValueType("no value", _of(Unit))
BOOL = ValueType("true or false", _of(Bool))
INT = ValueType("an integer", _of(Int))
POSITIVE = ValueType("an integer of at least 1", lambda v: isinstance(v, Int) and v.value >= 1)
ORDER = ValueType(f"a schedule, {', '.join(SPELLED)}", _is_schedule)
NUMBER = ValueType("a number", _of(Int, Float))
BYTES = ValueType("an integer of bytes", _of(Int))
TEXT = ValueType("a string", _of(String))
TIME = ValueType('a string such as "2.17 us"', _of(String))
STRINGS = ValueType("an array of strings", _each(String))
ROWS_OF = ValueType(
    'an array of arguments or results, or of rows of them, such as ["arg0", "arg1[0:2]"]',
    lambda value: isinstance(value, Array) and all(map(_is_rows, value)),
)
TYPES = ValueType("an array of types", _each(TypeAttr))
MESHES = ValueType("an array of meshes, such as [@three, @one]", _each(Symbol))
MATRIX = ValueType("an array of integer arrays", _each(Ints))
SHARDINGS = ValueType("#sdy.sharding_per_value", _of(ShardingPerValue))
ONE_KIND = ValueType(f"one of {', '.join(_KINDS)}, or a dictionary of them", _is_kind)
CALL_TYPE = ValueType(
    "a dictionary of jax, torch (expressions of library calls), flops, modules",
    lambda value: not call_problem(value),
)
CUTS = ValueType('factors with their axes, such as {i = ["x"], k = ["y", "z:(1)2"]}', _is_cut)
END = ValueType('"all_reduce", or factors with axes such as {i = ["x"]}', _is_end)
USES = ValueType('operands with "own" or "partial", such as {operand1 = "own"}', _are_uses)
ALGORITHMS = ValueType(f'"{LIBRARY}", or steps such as "RS@IG1 AR@P AG@IG1"', _is_algorithm)
STAGE_OF = ValueType("an integer, or an array of one per turn", lambda value: _is_stage(value))
STAGES_OF = ValueType(
    'arguments with their stages, such as {"layers/0/*" = 0, arg7 = 1, arg8 = [0, 0, 1, 1]}',
    lambda value: isinstance(value, Attrs) and all(map(_is_stage, value.values())),
)
RECORD = _record({})
BOUND = ValueType("a number of at least 0", _is_bound)
COUNT = ValueType("an integer of at least 0", lambda v: isinstance(v, Int) and v.value >= 0)
COUNTS = _record({name.rpartition(".")[2]: COUNT for name in sorted(COLLECTIVES)}, closed=True)
BOUNDS = _record(
    {
        "cluster": TEXT,
        "step_seconds": BOUND,
        "exposed_seconds": BOUND,
        "peak_bytes": BOUND,
        "collective_bytes": BOUND,
        "collectives": COUNTS,
    },
    closed=True,
)

# --- where a key may stand

Where = Literal["module", "func", "call", "loop", "op"]
WHERE: dict[Where, str] = {
    "module": "a module",
    "func": "a function",
    "call": "a call",
    "loop": "a loop",
    "op": "an op",
}


@dataclass(frozen=True, slots=True)
class PlanKey:
    """A key at a place. `writers`: passes, verbs (`shardwright model`), or `user`.

    `stages`: those of a program at which it is written or read; none: it says nothing of a stage.
    """

    name: str
    where: Where
    type: ValueType
    writers: tuple[str, ...]
    stages: tuple[str, ...]
    meaning: str


_GLOBAL = ("input", "propagated", "resharded", "collective")
_ALL = (*_GLOBAL, "local")
_MOVED = ("resharded", "collective", "local")
_LOCAL = ("local",)
_USER = ("user",)
_MODEL = ("shardwright model", "user")
_PLANNED = ("shardwright model", "shardwright plan", "user")

KEYS: tuple[PlanKey, ...] = (
    PlanKey(CLUSTER, "module", RECORD, ("shardwright calibrate", "user"), (),
        "a cluster, in a file of its own: levels and chips; [clusters](clusters.md) has all keys, "
        "seconds and bytes per second. `errors` are half-widths of 95 % intervals of measurements"),
    PlanKey(CHIP, "module", RECORD, _USER, (),
        "a chip, in a file of its own: bytes of memory, rates per second, what kernels reach"),
    PlanKey(STACK, "module", RECORD, _USER, (),
        "a software stack, in a file of its own: constants in place of those of chips' kernels, "
        "`overlap` in place of the cluster's"),
    PlanKey(MODEL, "module",
        _record({
            "family": TEXT, "sizes": RECORD, "parallel": RECORD, "parameters": NUMBER,
            "flops": NUMBER, "products": NUMBER, "tokens": NUMBER, "sequences": INT,
            "devices": INT, "dtype": TEXT, "optimizer": TEXT,
        }), _MODEL, _ALL,
        "what a train step is: words and sizes of [model](model.md), and per optimizer step the "
        "operations (`flops`) and tokens"),
    PlanKey(VOLUME, "module",
        _record({"formula": TEXT, "elements": INT, "bytes": INT, "products": INT}),
        ("shardwright plan", "user"), _ALL,
        "what a device receives for products with weights, by the formula of a paper (M, K, N, and "
        "devices along axes): elements and bytes of all of them; `cost` shows it beside its count"),
    PlanKey(STAGES, "module", POSITIVE, _PLANNED, _ALL,
        "groups of devices of a pipeline: stage k of the program runs on group k modulo this, or "
        "on the one whose list in `plan.actions` has it"),
    PlanKey(TOPOLOGY, "module", MESHES, ("shardwright plan", "user"), _ALL,
        "per group of devices of a pipeline its mesh, where groups differ: [stages with meshes of "
        "their own](schedules.md#meshes-of-stages)"),
    PlanKey(MICROBATCHES, "module", POSITIVE, _PLANNED, _ALL,
        "passes per optimizer step, each through all stages"),
    PlanKey(LIMITS, "module", BOUNDS, _USER, _ALL,
        "upper bounds that `cost`, `memory`, `verify` and `compile --cluster` hold the program "
        "to, per device and step: seconds on `cluster` (or on that of `--cluster`), of them those "
        "of communication that is not hidden, bytes at the peak, bytes received in collectives, "
        "how many of each kind run; [limits](diff.md#limits-in-the-file)"),
    PlanKey(SCHEDULE, "module", ORDER, _PLANNED, _ALL,
        "the order of passes, by a name that [schedules](schedules.md) has, such as `\"1f1b\"` or "
        '`"interleaved:2"` (stages per group of devices)'),
    PlanKey(ACTIONS, "module", STRINGS,
        ("write-actions", "close-stages", "shardwright schedule", "shardwright plan", "user"),
        _ALL,
        "the same as a list of actions for each group of devices, played in place of what "
        '`plan.schedule` says: `["0F0,0F1,0B0,0B1", "1F0,1B0,1F1,1B1"]`; '
        "`0SEND_F0>2` and `2RECV_F0<0` are a transfer past stage 1"),
    PlanKey(STAGE, "call", COUNT, ("cut-stages", *_MODEL), _ALL,
        "the function is a part of this pipeline stage, from 0 in the order of the forward pass"),
    PlanKey(STAGE, "op", COUNT, ("shardwright plan", "user"), ("input",),
        "the op stands on this pipeline stage; `cut-stages` finds where the others do"),
    PlanKey(STAGE, "loop", STAGE_OF, ("user",), ("input",),
        "the loop stands on this pipeline stage, or each of its turns on that of a list, "
        "`[0, 0, 1, 1]`: it is written out then, as are loops that read by turn what it gives"),
    PlanKey(STAGE, "func", STAGES_OF, ("user",), ("input",),
        "of main: what takes an argument first stands on this pipeline stage, unless it says "
        "otherwise itself; arguments go by path or number, as in `plan --fix`. A list says it of "
        "the rows of an argument along dim 0, which a loop or slices take one by one"),
    PlanKey(PHASE, "op", TEXT, ("shardwright plan", "user"), ("input",),
        "the op belongs to this phase, in place of what `cut-stages` finds"),
    PlanKey(PHASE, "call", TEXT, ("cut-stages", "close-stages", *_MODEL), _ALL,
        '`"forward"` or `"backward"`, or in place of that `"input"` and `"weight"`, gradients of '
        'either: once per micro-batch; `"accumulate"`: adds its gradients; '
        '`"share"`: adds those of weights that the first and the last stage hold; `"update"`: once '
        'per step; `"setup"`: once per step, before the first micro-batch'),
    PlanKey(PLACE, "op", INT, ("spread-stages",), _ALL,
        "the op moves its operand to the devices of this pipeline stage, which have another mesh"),
    PlanKey(KERNEL, "call", TEXT, _MODEL, _ALL,
        "a target may run a kernel of this name in the function's place: `\"attention\"`, "
        '`"attention_backward"`'),
    PlanKey(CUT, "op", CUTS, _USER, ("input", "propagated", "resharded"),
        "which mesh axes cut which factors of the op, by the letters of its rule; factors left out "
        "stay whole. [plans](plans.md) has all of it"),
    PlanKey(CALLS, "module", RECORD, _USER, (),
        "targets of custom calls, in a file of its own: rule, spellings, flops; "
        "[extending](extending.md#a-custom-call) has all of it"),
    PlanKey(CALL, "op", CALL_TYPE, _USER, _ALL,
        "how scripts spell a custom call, and what it takes (`flops` per element of its first "
        "result), as `--custom-calls` writes it"),
    PlanKey(PARTIAL, "op", END, _USER, ("input", "propagated", "resharded"),
        "what becomes of the op's partial results: summed where they are made, or scattered over "
        "axes into the dims of factors; without it passes decide"),
    PlanKey(OPERANDS, "op", USES, _USER, ("input", "propagated", "resharded"),
        'how the op gets operands: `"own"`, moved for it alone; `"partial"`, before they are '
        "summed"),
    PlanKey(ALGORITHM, "op", ALGORITHMS, ("synthesize", "user"), _ALL,
        "how a collective is done: in one piece, or by steps on levels of a cluster, which "
        "`synthesize` writes; on an op, of the sum that `plan.partial` asks for"),
    PlanKey(TOLD, "op", UNIT, ("insert-reshards", "user"), _ALL,
        "the plan asks for this move as it stands: it is not shared, hoisted, delayed, merged or "
        "dropped"),
    PlanKey(REMAT, "op", UNIT, _USER, _ALL,
        "results are not kept for late readers, but worked out again by `remat`"),
    PlanKey(RECOMPUTED, "op", UNIT, ("remat",), _LOCAL,
        "the op is such a second run, or the `stablehlo.optimization_barrier` in front of one"),
    PlanKey(KIND, "op", ONE_KIND, ("insert-reshards", "user"), _ALL,
        "how the parts of unreduced results combine, where that is no sum; by place (`result0`, "
        "`in0`, an attribute) where shardings of the op differ"),
    PlanKey(KIND, "func", ONE_KIND, _USER, _ALL,
        "the same for unreduced arguments and results (`arg1`, `result0`)"),
    PlanKey(REASON, "op", TEXT, ("insert-reshards", "synthesize"), _MOVED,
        "why a value moves: the op and operand that need it elsewhere"),
    PlanKey(HALO, "op", TEXT, ("insert-reshards",), ("resharded", "collective"),
        "devices exchange what overlapping blocks lack, and what that is, in positions"),
    PlanKey(AXES, "op", STRINGS, ("localize", "bucket", "synthesize"), _LOCAL,
        "the mesh axes along which the devices of a collective's groups differ"),
    PlanKey(AXES, "func", STRINGS, ("localize",), _LOCAL,
        "the function returns a device's number along these mesh axes"),
    PlanKey(ARG_SHARDINGS, "func", SHARDINGS, ("localize",), _LOCAL,
        "how whole arguments are cut over devices"),
    PlanKey(RESULT_SHARDINGS, "func", SHARDINGS, ("localize",), _LOCAL,
        "how whole results are cut over devices"),
    PlanKey(ARG_SHARDINGS, "op", SHARDINGS, ("localize",), _LOCAL,
        "with `plan.place`: how the operand is cut over the devices that give it"),
    PlanKey(RESULT_SHARDINGS, "op", SHARDINGS, ("localize",), _LOCAL,
        "with `plan.place`: how the result is cut over the devices that get it"),
    PlanKey(ARG_TYPES, "op", TYPES, ("localize",), _LOCAL,
        "with `plan.place`: the type of the whole value, without padding"),
    PlanKey(ARG_TYPES, "func", TYPES, ("pad", "localize"), _MOVED,
        "types of whole arguments, without padding"),
    PlanKey(RESULT_TYPES, "func", TYPES, ("pad", "localize"), _MOVED,
        "types of whole results, without padding"),
    PlanKey(SYNTHESIS, "op",
        _record({
            "program": TEXT, "levels": STRINGS, "chunks": INT, "schedule": TEXT, "routes": INT,
            "pieces": INT, "turns": INT, "default": TIME, "seconds": TIME, "bound": TIME,
            "kept": TEXT,
        }), ("synthesize",), ("collective", "local"),
        "what stands for a collective from here on, and its seconds; `default`: as a library would "
        "run it, `bound`: nothing takes less, `kept`: why it was left"),
    PlanKey(CHUNK, "op", INT, ("synthesize",), _LOCAL,
        "number of the chunk of a collective's data that this step moves; the first says "
        "`plan.synthesis` instead"),
    PlanKey(PLACEMENT, "module",
        _record({
            "cluster": TEXT, "levels": STRINGS, "matrix": MATRIX,
            "best": TIME, "given": TIME, "worst": TIME,
        }), ("place", "synthesize"), _LOCAL,
        "the placement chosen: a row of `matrix` per mesh axis, a column per level; seconds of all "
        "collectives at `best`, as `given`, at `worst`"),
    PlanKey(UPDATES, "func", STRINGS, ("cut-stages",), _ALL,
        'per result the argument whose place it takes in the next step, `"arg0"`, or `""`'),
    PlanKey(ARG_ROWS, "func", ROWS_OF, ("split-stacks",), _ALL,
        'of main: per argument which one of the program as it was given it is, `"arg3"`, or which '
        'rows of it, `"arg3[0:2]"` along dim 0, `"arg3[:, 0:2]"` along dim 1'),
    PlanKey(RESULT_ROWS, "func", ROWS_OF, ("split-stacks",), _ALL,
        'of main: the same of results, `"res0[0:2]"`'),
    PlanKey(MEMORY, "func",
        _record({"arguments": BYTES, "results": BYTES, "temporaries": BYTES, "peak": BYTES}),
        ("memory",), _LOCAL,
        "what main needs on one device, in bytes"),
    PlanKey(COST, "module",
        _record({
            "cluster": TEXT, "stack": TEXT, "step": TIME, "compute": TIME,
            "exposed_communication": TIME, "idle": TIME, "bound": TIME, "peak_bytes": BYTES,
            "fits": BOOL,
        }), ("cost",), _LOCAL,
        "what a step takes on a cluster: seconds in all, of computing, of communication that is "
        "not hidden, of idling, a lower bound; peak of memory in bytes"),
    PlanKey(COST, "op", TIME, ("cost",), _LOCAL,
        "seconds of all executions of the op in a step"),
)  # fmt: skip

NAMES = tuple(dict.fromkeys(key.name for key in KEYS))
_ROWS = {(key.name, key.where): key for key in KEYS}


def is_plan(name: str) -> bool:
    """Whether an attribute is a plan's, known or not."""
    return name.startswith(PREFIX)


def is_known(name: str) -> bool:
    """Whether the table has a key."""
    return name in _KNOWN


_KNOWN = frozenset(NAMES)


def stripped(notes: Attrs) -> Attrs:
    """Attributes without those of a plan; itself where it has none."""
    return notes.without(*filter(is_plan, notes))


def row_at(op: Any, name: str) -> PlanKey | None:
    """The row of a key on an op; None where it may not stand there. Calls take what ops take."""
    return next((row for one in _places(op) if (row := _ROWS.get((name, one)))), None)


def _places(op: Any) -> tuple[Where, ...]:
    if op.name == "builtin.module":
        return ("module",)
    if hasattr(op, "result_shardings"):
        return ("func",)
    if op.name in LOOPS:
        return ("loop", "op")
    return ("call", "op") if op.name in CALL_OPS or "callee" in op.attrs else ("op",)


_SHOWN = 40  # characters of a value


def fault(op: Any, name: str, value: Attribute) -> Fault | None:
    """What is wrong with a key of the table on an op; None for others, which nobody reads."""
    if not is_known(name):
        return None
    row = row_at(op, name)
    if row is None:
        places = " or ".join(WHERE[key.where] for key in KEYS if key.name == name)
        return Fault(f"has {name}, expected it on {places}", name, "move it there, or remove it")
    found = row.type.misfit(value)
    if found is None:
        return _stranger(name, row.type, value)
    path, actual, type = found
    shown = "no value" if actual == Unit() else _shortened(str(actual))
    held = f"has {name}{path and f' with {path[1:]}'} = {shown}"
    help = f"write {name} alone" if type is UNIT else f"write {type.words}"
    return Fault(f"{held}, expected {type.words}", name, f"{help}, or remove it")


def _stranger(name: str, type: ValueType, value: Attribute) -> Fault | None:
    """What is wrong with a dictionary that has a field which there is not."""
    found = type.stranger(value)
    if found is None:
        return None
    path, field, known = found
    near = get_close_matches(field, known, 1)
    help = f'did you mean "{near[0]}"?' if near else f"write {', '.join(known)}, or remove it"
    where = f"{path[1:]}." if path else ""
    return Fault(f'has {name} with "{where}{field}", expected {", ".join(known)}', name, help)


def boundary_fault(name: str, where: str) -> Fault:
    """No key of a plan stands on a function's argument or result, `where`."""
    help = "write it on the function or on an op, or remove it"
    return Fault(
        f"has {name} on {where}, expected plan keys on modules, functions and ops", name, help
    )


def _shortened(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."
