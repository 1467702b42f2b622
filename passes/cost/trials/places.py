"""Edits of a program: what is changed where, and how it is done."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.errors import Place, ProgramError, error
from shardwright.ir.value_labels import arg_labels
from shardwright.passes.cost.trials.manual_computation import MANUAL, run_on_pieces
from shardwright.spec.attributes import Attribute, Attrs, ShardingAttr, ShardingPerValue
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


class Places:
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
        op = self.op(where)
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

    def op(self, where: Where) -> Op:
        """The op, or the function that has the argument. Raises ProgramError."""
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


# --- edits that are taken back


Placed = Sequence[tuple[Where, Edit]]


@contextmanager
def in_place(places: Places, placed: Placed) -> Generator[None]:
    """A program with edits, until they are taken back."""
    before: list[_Before] = []
    try:
        for where, edit in placed:
            before.append(_Before.of(places, where))
            places.apply(where, edit)
        yield
    finally:
        for one in reversed(before):
            one.restore()


@dataclass(frozen=True)
class _Before:
    """What an edit may change of an op, of an argument, or of a function."""

    op: Op
    attrs: Attrs
    notes: Attrs
    shardings: Sequence[tuple[Value, Sharding | None]]
    arg_attrs: Sequence[Attrs] | None

    @staticmethod
    def of(places: Places, where: Where) -> _Before:
        op = places.op(where if where.argument is None else Where(where.function))
        values, arg_attrs = op.results, None
        if isinstance(op, Func) and where.argument is not None:
            values = [] if op.is_declaration else op.args[where.argument : where.argument + 1]
            arg_attrs = op.arg_attrs
        shardings = [(value, value.sharding) for value in values]
        return _Before(op, op.attrs, op.notes, shardings, arg_attrs)

    def restore(self) -> None:
        op = self.op
        op.set_attrs(self.attrs)
        op.set_notes(self.notes)
        if isinstance(op, Func) and self.arg_attrs not in (None, op.arg_attrs):
            op.set_boundary(arg_attrs=self.arg_attrs)
        for value, sharding in self.shardings:
            value.set_sharding(sharding)
