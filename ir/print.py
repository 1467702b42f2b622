"""The printer's entry point: program to text, byte for byte as MLIR prints it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from weakref import proxy

from shardwright.ir.core import Block, Branch, Func, Module, Op, Region, Value
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.printer.attributes import dictionary, discardable, io_dictionary
from shardwright.ir.printer.forms import arrow, types
from shardwright.ir.printer.forms_sdy import FORMS
from shardwright.ir.printer.locations import Marks, with_names
from shardwright.ir.printer.templates import Lines
from shardwright.ir.printer.value_names import Names, generic_names, result_hints
from shardwright.ir.scanner.resources import resource_section
from shardwright.ir.verifier.dominance import successors
from shardwright.spec.attributes import EMPTY, Array, Attribute, Attrs, ShardingAttr, TypeAttr
from shardwright.spec.axes import symbol
from shardwright.spec.op import ops
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import Type


def print_module(module: Module, *, generic: bool = False, debuginfo: bool = False) -> str:
    """The text of a module, with a newline at its end.

    `generic`: every op in its quoted form. `debuginfo`: with locations.
    """

    def printed(marks: Marks | None, is_visit: bool = False) -> str:
        printer = Printer(marks, is_visit)
        return printer.generic_module(module) if generic else printer.module(module)

    with not_collecting():
        text = with_names(printed, Marks(module) if debuginfo else None)
    return text + resource_section(text, module.resources)


def printed_names(module: Module) -> dict[Value, str]:
    """The names, with `%`, that values have in the text of a module; those that it omits lack."""
    printer = Printer(None, is_visit=True)
    with not_collecting():
        printer.module(module)
    return printer.texts


_UNKNOWN = "<<UNKNOWN SSA VALUE>>"
_NO_BLOCK = "INVALIDBLOCK"


class Printer:
    """Prints one module; `texts` are the names of its values.

    `marks`: of locations, when they are shown. `is_visit`: the text is not for readers, what may
    get names stands in it in the order in which MLIR's printer comes to it.
    """

    def __init__(self, marks: Marks | None, is_visit: bool) -> None:
        self.marks = marks
        self.is_visit = is_visit
        me = proxy(self)  # else they were a circle, with all values of a program in it
        self.lines = Lines(lambda op: me._unlocated(op))
        self.texts = self.lines.texts
        self.scope = Names(None, self.texts)
        self.margin = ""
        self.is_generic = False
        self.dialect = ""  # whose prefix is left out
        self.blocks: dict[Block, str] = {}  # labels, of regions with several

    # --- pieces that forms use

    def names(self, values: Sequence[Value]) -> str:
        return self.lines.names(values)

    def args(self, values: Sequence[Value]) -> str:
        return ", ".join(f"{self.texts[v]}: {v.type}{self._loc(v)}" for v in values)

    def region(
        self, region: Region, arg_hint: str | Sequence[str] = "", label: bool = False
    ) -> str:
        """`{`, the body one step further in, `}`."""
        scope, margin, dialect = self.scope, self.margin, self.dialect
        if not self.is_generic:
            self.scope = scope.region(region, result_hints(), arg_hint)
        self.dialect = ""
        text = self._body(region, label)
        self.scope, self.margin, self.dialect = scope, margin, dialect
        return text

    def _body(self, region: Region, label: bool) -> str:
        outer = self.margin
        self.margin = outer + "  "
        lines = ["{"]
        blocks = region.blocks
        if len(blocks) > 1:
            self.blocks.update(_block_names(blocks))
        comments = _heads(blocks, self.blocks)
        for block in blocks:
            if block in comments or _needs_head(block, label):
                lines.append(outer + self._head(block) + comments.get(block, ""))
            lines += [f"{self.margin}{text}" for text in self._ops(block.ops)]
        lines.append(outer + "}")
        return "\n".join(lines)

    def _head(self, block: Block) -> str:
        args = f"({self.args(block.args)})" if block.args else ""
        return f"{self.blocks.get(block, '^bb0')}{args}:"

    def _loc(self, value: Value) -> str:
        return self.marks.argument(value) if self.marks is not None else ""

    # --- ops

    def _ops(self, ops: Sequence[Op]) -> list[str]:
        """Ops without their margin."""
        texts = self.lines.texts_of(ops, self.dialect)
        if self.marks is None:
            return texts
        return [self._located(op, text) for op, text in zip(ops, texts, strict=True)]

    def _located(self, op: Op, text: str) -> str:
        return text if self.marks is None else self.marks.located(op, text, self.is_visit)

    def _unlocated(self, op: Op) -> str:
        """One op without its margin and location, by the form of its row."""
        if isinstance(op, Func) and not self.is_generic:
            return self.func(op)
        if isinstance(op, Module) and not self.is_generic:
            return self._inner_module(op)
        row = ops().get(op.name)
        form = FORMS.get(row.syntax) if row is not None and not self.is_generic else None
        head = self._results(op)
        if form is None or row is None or row.syntax == "generic":
            return f"{head}{self.generic(op)}"
        name = op.name
        if self.dialect and name.startswith(self.dialect):
            name = name[len(self.dialect) :]
        return f"{head}{name}{form(self, op)}"

    def _results(self, op: Op) -> str:
        results = op.results
        if not results:
            return ""
        if len(results) == 1:
            return f"{self.names(results)} = "
        first = self.texts[results[0]]
        if "#" in first:
            return f"{first.partition('#')[0]}:{len(results)} = "
        return f"{self.names(results)} = "

    def generic(self, op: Op) -> str:
        """The quoted form: `"name"(%0) <{inherent}> ({regions}) {discardable} : (T) -> T`."""
        attrs = self._inherent(op)
        inherent = f" <{dictionary(attrs)}>" if attrs else ""
        regions = ", ".join([self.region(region, label=True) for region in op.regions])
        if self.is_visit:
            values = types((*op.operands, *op.results))
            return f"{regions} {values} {self._all_attrs(op, attrs)}"
        notes = dictionary(discardable(op))
        return (
            f'"{op.name}"({self.names(op.operands)}){self._successors(op)}{inherent}'
            f"{f' ({regions})' if op.regions else ''}{f' {notes}' if notes else ''} : {arrow(op)}"
        )

    def _successors(self, op: Op) -> str:
        if not isinstance(op, Branch):
            return ""
        return f"[{', '.join(self.blocks.get(block, _NO_BLOCK) for block in op.successors)}]"

    def _all_attrs(self, op: Op, inherent: Mapping[str, Attribute]) -> str:
        """Inherent and other attributes in one dictionary; MLIR does not look into properties of
        ops it does not know.
        """
        known = inherent if op.row is not None else EMPTY
        return dictionary({**known, **discardable(op)})

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
            if any(found) or key in attrs:
                attrs[key] = Array(tuple(found))
        return attrs

    # --- functions and modules

    def func(self, func: Func) -> str:
        """A function with its body."""
        scope, margin = self.scope, self.margin
        region = func.regions[0]
        self.scope = scope.region(region, result_hints())
        visibility = f" {func.visibility}" if func.visibility else ""
        text = f"func.func{visibility} {symbol(func.symbol)}({self._func_args(func)})"
        if func.result_types:
            text += f" -> {self._func_results(func)}"
        if notes := dictionary(_func_notes(func)):
            text += f" attributes {notes}"
        if not func.is_declaration and func.body.ops:
            outer, self.dialect = self.dialect, "func."
            text += f" {self._body(region, label=False)}"
            self.dialect = outer
        self.scope, self.margin = scope, margin
        return text

    def _func_args(self, func: Func) -> str:
        named = not func.is_declaration and bool(func.body.ops)
        pieces: list[str] = []
        for attrs, value in zip(func.arg_attrs, func.args, strict=True):
            name = f"{self.texts[value]}: " if named else ""
            loc = self._loc(value) if named else ""
            if self.is_visit and named:  # MLIR does not look into attributes of such arguments
                pieces.append(f"{value.type}{loc}")
            else:
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
        return f"{self._located(module, self._module(module))}\n"

    def _inner_module(self, module: Module) -> str:
        """A module within another op."""
        scope, margin, dialect = self.scope, self.margin, self.dialect
        prefix = "" if dialect == "builtin." else "builtin."
        text = f"{prefix}{self._module(module)}"
        self.scope, self.margin, self.dialect = scope, margin, dialect
        return text

    def _module(self, module: Module) -> str:
        self.scope = self.scope.region(module.regions[0], result_hints())
        name = f" {symbol(module.symbol)}" if module.symbol else ""
        notes = dictionary({**module.notes, **module.attrs.without("sym_name")})
        notes = f" attributes {notes}" if notes else ""
        self.dialect = "builtin."
        return f"module{name}{notes} {self._body(module.regions[0], label=False)}"

    def generic_module(self, module: Module) -> str:
        self.is_generic = True
        self.texts.update(generic_names(module))
        return f"{self._located(module, self.generic(module))}\n"


def _func_notes(func: Func) -> Attrs:
    """The attributes that a function's text lists."""
    kept = func.attrs.get("no_inline")
    return func.notes if kept is None else func.notes.set("no_inline", kept)


def _io_attrs(attrs: Attrs, sharding: Sharding | None) -> Attrs:
    return attrs if sharding is None else attrs.set("sdy.sharding", ShardingAttr(sharding))


def _io(type: Type, attrs: Attrs, sharding: Sharding | None) -> str:
    """An argument or result: its type and attributes."""
    if sharding is None and not attrs:
        return str(type)
    return f"{type} {io_dictionary(attrs, sharding)}"


# --- heads of blocks


def _block_names(blocks: Sequence[Block]) -> dict[Block, str]:
    """The label of each block of a region."""
    return {block: f"^bb{number}" for number, block in enumerate(blocks)}


def _heads(blocks: Sequence[Block], names: dict[Block, str]) -> dict[Block, str]:
    """Per block but the first what its head says after the arguments: the blocks before it."""
    if len(blocks) == 1:
        return {}
    before: dict[Block, list[str]] = {block: [] for block in blocks}
    for block in blocks:
        for successor in successors(block):
            before.setdefault(successor, []).append(names[block])
    return {block: _comment(before[block]) for block in blocks[1:]}


def _comment(before: Sequence[str]) -> str:
    if not before:
        return "  // no predecessors"
    if len(before) == 1:
        return f"  // pred: {before[0]}"
    return f"  // {len(before)} preds: {', '.join(before)}"


def _needs_head(block: Block, label: bool) -> bool:
    """True if the first block of a region shows its head; `label`: where its arguments stand."""
    if not label or (not block.ops and isinstance(block.parent, Func)):
        return False
    return bool(block.args) or not block.ops
