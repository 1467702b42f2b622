"""Evaluates an edit: changes attributes of a program, compiles it, prices it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.core import Func, Module, Op
from shardwright.ir.errors import Place, ProgramError, error
from shardwright.ir.print import print_module
from shardwright.ir.value_labels import arg_labels
from shardwright.ir.verify import check
from shardwright.passes.cost.evaluation.evaluate import Cost, evaluate
from shardwright.passes.cost.liveness.analysis import Peak
from shardwright.passes.cost.liveness.scripts import DEFAULT, script_peak
from shardwright.passes.cost.trials.compile import Compiled, compiled
from shardwright.passes.cost.trials.manual_computation import MANUAL, run_on_pieces
from shardwright.passes.registry import Pipeline
from shardwright.passes.target import Target
from shardwright.spec.attributes import Attribute, ShardingAttr, ShardingPerValue
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType

SHARDING = "sdy.sharding"
# Of functions: text writes them in its own way, not as attributes.
_UNTOLD = frozenset({"function_type", "sym_name", "sym_visibility", "arg_attrs", "res_attrs"})


@dataclass(frozen=True, slots=True)
class Where:
    """An argument or an op of a program as its text has it.

    function  its symbol; "" for ops of the module itself
    argument  of the function, from 0; None for an op
    op        its index among all ops of the function in the order of the text, those in regions
              included, from 0; None for an argument, or the function itself
    """

    function: str
    argument: int | None = None
    op: int | None = None

    def __str__(self) -> str:
        if self.argument is not None:
            return f"@{self.function}({self.argument})"
        return f"@{self.function}" + ("" if self.op is None else f":{self.op}")


@dataclass(frozen=True, slots=True)
class Edit:
    """Give an argument or an op an attribute, or take it away (None).

    `where` may also be the path or name by which the user calls an argument of main. With key
    `sdy.sharding` an op's value is that of its results, a `Sharding` where there is one. Other keys
    are attributes that the op has (`mesh` of an `sdy.mesh`), or else discardable ones. With key
    `sdy.manual_computation` an op comes to run on pieces, as the sharding cuts its values.
    """

    where: Where | str
    key: str
    value: Attribute | Sharding | None


@dataclass(frozen=True)
class Outcome:
    """The result of a program with edits on a target. Seconds and bytes are those of one device.

    `ring_bytes`: received while main runs once, by ring algorithms. Loops that do not say how often
    they run count as one turn if the target does not say either. All is computed on demand.
    `script`: memory is that of this one (`liveness/scripts.py`).
    """

    compiled: Compiled
    script: str = DEFAULT

    @property
    def local(self) -> Module:
        """The program of one device."""
        return self.compiled.local

    @cached_property
    def text(self) -> str:
        """The text of the program of one device."""
        return print_module(self.local)

    @cached_property
    def cost(self) -> Cost | None:
        """None without a cluster."""
        target = self.compiled.target
        if target.machines is None:
            return None
        return evaluate(self.local, target.with_trips(target.trips or 1), self.script)

    @property
    def seconds(self) -> float | None:
        """Of one step; None without a cluster."""
        return None if self.cost is None else self.cost.step

    @cached_property
    def memory(self) -> Peak:
        """The peak memory of one device, and the live values then."""
        return script_peak(self.local, self.compiled.target.machines, self.script)

    @property
    def peak(self) -> int:
        """Bytes held at most."""
        return self.memory.bytes

    @property
    def fits(self) -> bool | None:
        """True if they are no more than a chip has; None without a cluster."""
        target = self.compiled.target
        return None if target.machines is None else self.peak <= target.memory

    @cached_property
    def ring_bytes(self) -> float:
        """Bytes received in collectives."""
        return collective_traffic.total_ring_bytes(self.local)

    @cached_property
    def argument_bytes(self) -> int:
        """Bytes of the arguments of main."""
        return collective_traffic.argument_bytes(self.local)


def trial(
    program: Module,
    edits: Iterable[Edit] = (),
    target: Target = Target(),
    *,
    pipeline: Pipeline | None = None,
    is_judged: bool = False,
    script: str = DEFAULT,
) -> Outcome:
    """A program with edits, compiled for a target; the program itself stays as it is.

    The edits' result is that of a program whose text has them. `is_judged`: also leave out
    optimisations that do not pay on the target, as the verbs do; a search asks for that at its end.
    `pipeline`: instead take the steps that judging found for another program. `script`: whose
    memory is asked for.
    Raises ProgramError where the edited program is wrong, or cannot be compiled.
    """
    copy = edited(program, edits)
    return Outcome(compiled(copy, target, pipeline=pipeline, is_judged=is_judged), script)


def edited(program: Module, edits: Iterable[Edit]) -> Module:
    """A checked copy of a program with edits. Raises ProgramError where it is wrong then."""
    copy = program.clone()
    places = _Places(copy)
    found = [(places.find(edit.where), edit) for edit in edits]  # before any op is changed
    for where, edit in found:
        places.apply(where, edit)
    check(copy)
    return copy


def op_places(program: Module) -> dict[Op, Where]:
    """The place of each op of a program's functions."""
    return {
        op: Where(func.symbol, op=index)
        for func in program.funcs
        for index, op in enumerate(inside(func))
    }


def inside(func: Func) -> Iterator[Op]:
    """The ops of a function in the order of the text."""
    return (op for op in func.walk() if op is not func)


class _Places:
    """The arguments and ops of one program by where they are."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._ops: dict[str, list[Op]] = {}

    def find(self, where: Where | str) -> Where:
        """The place, where an argument was given by its path. Raises ProgramError."""
        if isinstance(where, Where):
            return where
        main = self.module.main
        labels = [] if main is None else arg_labels(main)
        names = [] if main is None else [f"%{value.name}" for value in main.args]
        for known in (labels, names):
            if main is not None and where in known:
                return Where(main.symbol, known.index(where))
        help = f"arguments are {', '.join(labels[:8])}" if labels else "main has no arguments"
        raise error(f'no argument is called "{where}"', Place(self.module.file), help=help, code=2)

    def apply(self, where: Where, edit: Edit) -> None:
        """Make one edit. Raises ProgramError where there is no such place, or not such a value."""
        if where.argument is not None:
            self._apply_to_argument(self._function(where), where.argument, edit)
            return
        op = self._op(where)
        if edit.key == SHARDING:
            self._apply_sharding(op, where, edit)
        elif edit.key == MANUAL:
            if not isinstance(edit.value, Sharding) or not self._can_cut(op, edit.value):
                raise self._misfit(edit)
            run_on_pieces(self.module, op, edit.value)
        elif edit.key in _UNTOLD:
            raise self._misfit(edit)
        elif edit.key in op.attrs or (op.row is not None and edit.key in op.row.inherent):
            if edit.value is None:
                op.set_attrs(op.attrs.without(edit.key))
                return
            op.set_attr(edit.key, self._attribute(edit))
        else:
            op.set_note(edit.key, None if edit.value is None else self._attribute(edit))

    def _can_cut(self, op: Op, found: Sharding) -> bool:
        """True if an op's values are all of one type that a sharding cuts into equal parts."""
        mesh = self.module.mesh_of(found)
        types = {value.type for value in (*op.operands, *op.results)}
        if mesh is None or op.block is None or op.regions or len(types) != 1:
            return False
        (type,) = types
        if not isinstance(type, TensorType) or found.rank != type.rank:
            return False
        if any(axis.name not in mesh.names for axes in found.axes for axis in axes):
            return False
        return all(n % k == 0 for n, k in zip(type.shape, found.sizes(mesh), strict=True))

    def _apply_to_argument(self, func: Func, index: int, edit: Edit) -> None:
        if not 0 <= index < len(func.args):
            raise self._missing(f"@{func.symbol} has no argument {index}")
        if edit.key == SHARDING:
            value = edit.value.sharding if isinstance(edit.value, ShardingAttr) else edit.value
            if value is not None and not isinstance(value, Sharding):
                raise self._misfit(edit)
            func.args[index].set_sharding(value)
            return
        attrs = func.arg_attrs[index]
        is_gone = edit.value is None
        new = attrs.without(edit.key) if is_gone else attrs.set(edit.key, self._attribute(edit))
        func.set_boundary(arg_attrs=[*func.arg_attrs[:index], new, *func.arg_attrs[index + 1 :]])

    def _apply_sharding(self, op: Op, where: Where, edit: Edit) -> None:
        value = edit.value
        if isinstance(value, ShardingPerValue):
            found: Sequence[Sharding | None] = value.shardings
        elif isinstance(value, ShardingAttr):
            found = (value.sharding,)
        elif value is None or isinstance(value, Sharding):
            found = (value,) * len(op.results) if value is None else (value,)
        else:
            raise self._misfit(edit)
        if len(found) != len(op.results):
            message = f"{where} has {len(op.results)} results, the edit {len(found)} shardings"
            raise self._missing(message)
        for result, sharding in zip(op.results, found, strict=True):
            result.set_sharding(sharding)

    def _function(self, where: Where) -> Func:
        func = self.module.func(where.function)
        if func is None:
            raise self._missing(f"the program has no function @{where.function}")
        return func

    def _op(self, where: Where) -> Op:
        if where.op is None:
            return self._function(where) if where.function else self.module
        if where.function not in self._ops:
            found = inside(self._function(where)) if where.function else self.module.ops
            self._ops[where.function] = list(found)
        ops = self._ops[where.function]
        if not 0 <= where.op < len(ops):
            raise self._missing(f"{where} is no op: there are {len(ops)}")
        return ops[where.op]

    def _attribute(self, edit: Edit) -> Attribute:
        if edit.value is None or isinstance(edit.value, Sharding):
            raise self._misfit(edit)
        return edit.value

    def _missing(self, message: str) -> ProgramError:
        return error(message, Place(self.module.file), code=2)

    def _misfit(self, edit: Edit) -> ProgramError:
        shown = "nothing" if edit.value is None else str(edit.value)
        return self._missing(f"{edit.key} of {edit.where} cannot be {shown}")
