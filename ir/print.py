"""Program to text: byte for byte what MLIR prints."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.spec.attributes import Array, Attribute, Attrs, ShardingAttr, TypeAttr
from shardwright.spec.axes import symbol
from shardwright.spec.op import ops
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import Type

from .core import Block, Func, Module, Op, Region, Value
from .print_attrs import dictionary, discardable
from .print_forms import arrow
from .print_forms_sdy import FORMS
from .print_names import RESULT_HINTS, Names, generic_names


def print_module(module: Module, *, generic: bool = False, debuginfo: bool = False) -> str:
    """The text of a module, with a newline at its end.

    `generic`: every op in its quoted form. `debuginfo`: with locations.
    """
    printer = Printer(debuginfo)
    return printer.generic_module(module) if generic else printer.module(module)


def _hints(op: Op) -> tuple[str, ...]:
    row = ops().get(op.name)
    hint = RESULT_HINTS.get(row.syntax) if row is not None else None
    return hint(op) if hint is not None else ()


_UNKNOWN = "<<UNKNOWN SSA VALUE>>"


class Printer:
    """Prints one module; `texts` are the names of its values."""

    def __init__(self, debuginfo: bool) -> None:
        self.debuginfo = debuginfo
        self.texts: dict[Value, str] = {}
        self.scope = Names(None, self.texts)
        self.margin = ""
        self.is_generic = False
        self.dialect = ""  # whose prefix is left out

    # --- pieces that forms use

    def names(self, values: Sequence[Value]) -> str:
        texts = self.texts
        try:
            return ", ".join([texts[value] for value in values])
        except KeyError:  # an invalid program can be printed too
            return ", ".join([texts.get(value, _UNKNOWN) for value in values])

    def args(self, values: Sequence[Value]) -> str:
        return ", ".join(f"{self.texts[v]}: {v.type}{self._loc(v.loc)}" for v in values)

    def region(self, region: Region, arg_hint: str = "", label: bool = False) -> str:
        """`{`, the body one step further in, `}`."""
        scope, margin, dialect = self.scope, self.margin, self.dialect
        if not self.is_generic:
            self.scope = scope.region(region, _hints, arg_hint)
        self.dialect = ""
        text = self._body(region, label)
        self.scope, self.margin, self.dialect = scope, margin, dialect
        return text

    def _body(self, region: Region, label: bool) -> str:
        outer = self.margin
        self.margin = outer + "  "
        lines = ["{"]
        for block in region.blocks:
            if label:
                lines += self._label(block, outer)
            lines += [f"{self.margin}{self.op(op)}" for op in block.ops]
        lines.append(outer + "}")
        return "\n".join(lines)

    def _label(self, block: Block, margin: str) -> list[str]:
        """The head of a block: where it has arguments, or nothing else shows that it is there."""
        if block.args and block.ops:
            return [f"{margin}^bb0({self.args(block.args)}):"]
        return [f"{margin}^bb0:"] if not block.ops and not isinstance(block.parent, Func) else []

    def _loc(self, loc: str) -> str:
        return f" loc({loc or 'unknown'})" if self.debuginfo else ""

    # --- ops

    def op(self, op: Op) -> str:
        """One op without its margin."""
        if isinstance(op, Func) and not self.is_generic:
            return f"{self.func(op)}{self._loc(op.loc)}"
        row = ops().get(op.name)
        form = FORMS.get(row.syntax) if row is not None and not self.is_generic else None
        head = self._results(op)
        if form is None or row is None or row.syntax == "generic":
            text = f"{head}{self.generic(op)}"
        else:
            name = op.name
            if self.dialect and name.startswith(self.dialect):
                name = name[len(self.dialect) :]
            text = f"{head}{name}{form(self, op)}"
        return f"{text}{self._loc(op.loc)}" if self.debuginfo else text

    def _results(self, op: Op) -> str:
        results = op.results
        if not results:
            return ""
        first = self.texts[results[0]]
        if len(results) == 1:
            return f"{first} = "
        if "#" in first:
            return f"{first.partition('#')[0]}:{len(results)} = "
        return f"{self.names(results)} = "

    def generic(self, op: Op) -> str:
        """The quoted form: `"name"(%0) <{inherent}> ({regions}) {discardable} : (T) -> T`."""
        attrs = self._inherent(op)
        inherent = f" <{dictionary(attrs)}>" if attrs else ""
        regions = ", ".join([self.region(region, label=True) for region in op.regions])
        notes = dictionary(discardable(op))
        return (
            f'"{op.name}"({self.names(op.operands)}){inherent}'
            f"{f' ({regions})' if op.regions else ''}{f' {notes}' if notes else ''} : {arrow(op)}"
        )

    def _inherent(self, op: Op) -> Attrs | dict[str, Attribute]:
        if not isinstance(op, Func):
            return op.attrs
        attrs: dict[str, Attribute] = {**op.attrs, "function_type": TypeAttr(op.function_type)}
        if not op.is_declaration:
            args = [_io_attrs(a, v.sharding) for a, v in zip(op.arg_attrs, op.args, strict=True)]
        else:
            args = op.arg_attrs
        results = [
            _io_attrs(a, s) for a, s in zip(op.result_attrs, op.result_shardings, strict=True)
        ]
        for key, found in (("arg_attrs", args), ("res_attrs", results)):
            if any(found):
                attrs[key] = Array(tuple(found))
        return attrs

    # --- functions and modules

    def func(self, func: Func) -> str:
        """A function with its body."""
        scope, margin = self.scope, self.margin
        region = func.regions[0]
        self.scope = scope.region(region, _hints)
        visibility = f" {func.visibility}" if func.visibility else ""
        text = f"func.func{visibility} {symbol(func.symbol)}({self._func_args(func)})"
        if func.result_types:
            text += f" -> {self._func_results(func)}"
        if notes := dictionary(func.notes):
            text += f" attributes {notes}"
        if not func.is_declaration and func.body.ops:
            self.dialect = "func."
            text += f" {self._body(region, label=False)}"
            self.dialect = ""
        self.scope, self.margin = scope, margin
        return text

    def _func_args(self, func: Func) -> str:
        named = not func.is_declaration and bool(func.body.ops)
        pieces: list[str] = []
        for attrs, value in zip(func.arg_attrs, func.args, strict=True):
            name = f"{self.texts[value]}: " if named else ""
            loc = self._loc(value.loc) if named else ""
            pieces.append(f"{name}{_io(value.type, attrs, value.sharding)}{loc}")
        return ", ".join(pieces)

    def _func_results(self, func: Func) -> str:
        shown = [
            _io(type, attrs, sharding)
            for type, attrs, sharding in zip(
                func.result_types, func.result_attrs, func.result_shardings, strict=True
            )
        ]
        is_bare = len(shown) == 1 and shown[0] == str(func.result_types[0])
        if is_bare and not shown[0].startswith("("):
            return shown[0]
        return f"({', '.join(shown)})"

    def module(self, module: Module) -> str:
        self.scope = self.scope.region(module.regions[0], _hints)
        name = f" {symbol(module.symbol)}" if module.symbol else ""
        notes = dictionary(module.notes)
        notes = f" attributes {notes}" if notes else ""
        body = self._body(module.regions[0], label=False)
        return f"module{name}{notes} {body}{self._loc(module.loc)}\n"

    def generic_module(self, module: Module) -> str:
        self.is_generic = True
        self.texts.update(generic_names(module))
        return f"{self.generic(module)}{self._loc(module.loc)}\n"


def _io_attrs(attrs: Attrs, sharding: Sharding | None) -> Attrs:
    return attrs if sharding is None else attrs.set("sdy.sharding", ShardingAttr(sharding))


def _io(type: Type, attrs: Attrs, sharding: Sharding | None) -> str:
    """An argument or result: its type and attributes."""
    if sharding is None and not attrs:
        return str(type)
    return f"{type} {dictionary(_io_attrs(attrs, sharding))}"
