"""Emits the functions of a program as Python; tables hold the target's spellings of its ops.

`Target` says how a target spells ops: by the backend's own table, or the column of the op's row.
`Program` holds what the functions of one module share, `Writer` writes one function body.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache

from shardwright.backends.alike_functions import Draft
from shardwright.backends.alike_lines import together
from shardwright.backends.bundles import ARGUMENTS, Bundle, Bundles, find_bundles
from shardwright.backends.call_loops import rolls_within
from shardwright.backends.collectives import communicating, reason, shard_index_axes
from shardwright.backends.constants import Tables
from shardwright.backends.freeing import SMALLEST, Freeing, Memory, slack_of
from shardwright.backends.group_overwriting import LEAST as TOGETHER
from shardwright.backends.group_overwriting import write_together
from shardwright.backends.list_entries import TURN, Entry, affine, entries_of, line_at
from shardwright.backends.liveness import Liveness
from shardwright.backends.long_lines import short
from shardwright.backends.loop_forms import (
    Form,
    form_of,
    write_parameters,
    write_return,
    write_unpacking,
)
from shardwright.backends.loop_writing import (
    RESERVED,
    name_bundles,
    write_arguments,
    write_roll,
)
from shardwright.backends.names import (
    LINE,
    Names,
    comment,
    filled,
    identifier,
    items,
    packed,
    wrap,
)
from shardwright.backends.nesting import nested
from shardwright.backends.overwriting import Homes, homes, over
from shardwright.backends.own_parts import own_parts
from shardwright.backends.short_lists import compact, sliced
from shardwright.backends.template import spelled, template
from shardwright.backends.varying import Varying
from shardwright.backends.wide_results import assign_all
from shardwright.ir.analysis.local_plan import op_error
from shardwright.ir.core import Block, Func, Module, Op, Region, Value, callee
from shardwright.ir.value_labels import is_telling
from shardwright.spec.attributes import Dense
from shardwright.spec.axes import Mesh
from shardwright.spec.op import OpRow, Sig, Spelling
from shardwright.spec.sharding_rules.dataflow import BROADCAST

# Shorter words for the ops that programs are full of; the others are called what they are called.
STEMS = {
    "constant": "const",
    "broadcast_in_dim": "broadcast",
    "dot_general": "dot",
    "convert": "cast",
    "multiply": "mul",
    "subtract": "sub",
    "divide": "div",
    "negate": "neg",
    "exponential": "exp",
    "maximum": "maximum",
    "dynamic_update_slice": "updated",
    "optimization_barrier": "barrier",
    "while": "loop",
    "case": "chosen",
    "if": "chosen",
    "call": "called",
}


@dataclass(frozen=True)
class Target:
    """The spellings of ops in one ecosystem."""

    name: str
    column: Callable[[OpRow], Spelling | None]
    ops: Mapping[str, Callable[[Writer, Op], None]]
    reserved: frozenset[str] = frozenset()  # names that spellings use
    fast: Mapping[str, str] = field(default_factory=dict[str, str])  # for `fast_extremes`
    stored: Callable[[Op, str], str] = lambda op, text: text  # what the op's type holds of a value
    memory: Memory | None = None  # where scripts let go of values and write over arguments


@dataclass
class Program:
    """One module under translation.

    `functions` names each function in the script; `varying` tells along which axes a value may
    differ between devices, where the target asks; `given` are the results a caller may replace.
    With `fast_extremes` maxima and minima may lose a NaN or the sign of a zero.
    """

    target: Target
    module: Module
    mesh: Mesh
    tables: Tables
    names: Names  # of the script's global scope
    taken: frozenset[str]  # names that no local variable may shadow
    main_name: str
    before: tuple[str, ...] = ()  # first parameters of functions that communicate
    varying: Varying | None = None
    fast_extremes: bool = False
    given: Mapping[Value, int] = field(default_factory=dict[Value, int])
    donates: bool = False  # whether results are written over donated arguments
    functions: dict[str, str] = field(default_factory=dict[str, str])
    talking: frozenset[str] = frozenset()
    said: dict[str, None] = field(default_factory=dict[str, None])  # all texts but values' names
    folds: bool = False  # whether calls that follow one another are loops; the module is ours then
    bundles: Bundles | None = None  # what loops of main take and leave
    forms: dict[str, Form] = field(default_factory=dict[str, Form])  # of functions that loops call
    templates: dict[Sig, str] = field(default_factory=dict[Sig, str])  # of ops met so far
    slack: int = SMALLEST  # bytes that may wait to be let go of
    _constants: dict[Dense, str] = field(default_factory=dict[Dense, str])

    def __post_init__(self) -> None:
        if self.module.main is not None:
            self.slack = slack_of(self.module.main)
            if self.folds:
                self._roll(self.module.main)
        self.talking = communicating(self.module) if self.before else frozenset()
        named = frozenset(self.reached()) if self.folds and self.module.main else self.module.funcs
        for func in self.module.funcs:
            if func not in named:
                continue
            stem = _MADE.sub(r"\1", identifier(func.symbol, "function"))
            is_main = func is self.module.main
            self.functions[func.symbol] = self.main_name if is_main else self.names.new(stem)

    def _roll(self, main: Func) -> None:
        """Find the loops of main, and of its branches; ops are reordered."""
        found = rolls_within(self.module, main.body, self.given)
        if found:
            self.bundles = find_bundles(main, found, self.given)
            for loop, roll in enumerate(found):
                self.forms[roll.func.symbol] = form_of(self.bundles, loop, self.given)

    def template(self, op: Op) -> str:
        """The spelling in the op's row, `{0}` for its first operand; "" when the row has none."""
        found = self.templates.get(op.sig)
        if found is None:
            spelling = None if op.row is None else self.target.column(op.row)
            text = "" if spelling is None else spelled(spelling, op.sig)
            for exact, fast in self.target.fast.items() if self.fast_extremes else ():
                text = text.replace(f"{exact}(", f"{fast}(")
            found = template(self.target.stored(op, text)) if text else ""
            self.templates[op.sig] = found
            self.said[found] = None
        return found

    def constant(self, value: Dense, spell: Callable[[Dense], str]) -> str:
        """The text of a constant, spelled once."""
        found = self._constants.get(value)
        if found is None:
            found = self._constants[value] = spell(value)
            self.said[found] = None
        return found

    def reached(self) -> list[Func]:
        """The functions that main needs, callees first; shard indices are spelled in line."""
        main, found = self.module.main, dict[str, Func]()
        assert main is not None

        def visit(func: Func) -> None:
            calls = [op for op in func.walk() if op.name == "func.call"]
            for op in calls:
                if callee(op) not in found and not self.is_index(op):
                    visit(self.function(op))
            found[func.symbol] = func

        visit(main)
        return list(found.values())

    def is_index(self, call: Op) -> bool:
        """True for a call of a shard index, which is spelled in line."""
        return shard_index_axes(self.module, callee(call)) is not None

    def parameters(self, name: str) -> tuple[str, ...]:
        """The parameters of a function before its arguments."""
        return self.before if name in self.talking else ()

    def function(self, call: Op) -> Func:
        """The function that a call calls."""
        func = self.module.func(callee(call))
        if func is None:
            raise op_error(call, f"calls @{callee(call)}, which the module lacks")
        return func


class Writer:
    """Writes one function: names its values, spells its ops."""

    def __init__(self, program: Program, func: Func) -> None:
        self.program = program
        self.target = program.target
        self.func = func
        looped = RESERVED if program.bundles is not None else ()
        self.names = Names((*program.taken, *program.functions.values(), *looped))
        self.lines: list[str] = []
        self._indent = ""
        self._text: dict[Value, str] = {}  # what later ops use
        self._computed: dict[Value, str] = {}  # before a caller's replacement
        self._stems: dict[Value, str] = {}
        self.own_parts = own_parts(program.module, program.mesh, func)
        self._liveness = Liveness(func, self.own_parts)
        self._preferred: dict[Value, str] = {}  # existing names, if they are free by then
        self.freeing = Freeing(self._liveness, self.target.memory, program.slack)
        self.homes = Homes()
        self.frees = self.target.memory is not None
        self._loops: dict[Op, int] = {}  # by call the loop that it is in
        self._lists: dict[tuple[object, ...], str] = {}  # by block and values
        self._kept: set[str] = set()  # lists that loops still take
        self._orders: dict[tuple[int, ...], str] = {}  # lines of lists that are in no order
        self._hidden: dict[Value, str] = {}  # by value the key by which a caller may replace it
        self._telling: set[str] = set()  # names that say what a value is
        self._arguments = ""  # the tuple of main's arguments
        self._settled: set[Value] = set()  # spelled as arguments that they were written over

    # --- names

    def suggest(self, value: Value, label: str) -> None:
        """Prefer a name for a value."""
        self._stems.setdefault(value, identifier(label))

    def define(self, value: Value, stem: str = "") -> str:
        """Give a value its name."""
        name = self._taken_over(value)
        name = name or self.names.new(self._stems.get(value) or self._stem(value, stem))
        self._text[value] = name
        if value in self._stems or is_telling(value.name):
            self._telling.add(name)
        self.freeing.own(name)
        self.freeing.spell(value, name)
        return name

    def prefer(self, value: Value, name: str) -> None:
        """Give a value an existing name, should nothing behind its op read what that holds."""
        self._preferred[value] = name

    def _taken_over(self, value: Value) -> str:
        """The name that a value prefers; "" if it has none, or others need it."""
        name, op = self._preferred.get(value, ""), value.op
        if not name or op is None or not self.freeing.is_last(name, op):
            return ""
        self.freeing.rebind([name])
        return name

    def take_together(self) -> str:
        """The parameter of all arguments of main."""
        self._arguments = self.names.new(ARGS)
        return f"*{self._arguments}"

    def parameter(self, value: Value, stem: str = "") -> str:
        """Name a value that the caller holds."""
        name = self._text[value] = self.names.new(self._stems.get(value) or self._stem(value, stem))
        return name

    def bind(self, value: Value, text: str) -> None:
        """Let a value be spelled by an existing name or a short expression."""
        self._text[value] = text
        self.program.said[text] = None
        self.freeing.spell(value, text)

    def hold(self, value: Value, text: str) -> None:
        """The same, of a name that others need."""
        self._text[value] = text

    def own(self, value: Value, name: str) -> None:
        """Let a value be spelled by a name that this function may let go of."""
        self._text[value] = name
        self.freeing.own(name)
        self.freeing.spell(value, name)

    def alias(self, value: Value, name: str, *, is_owned: bool) -> None:
        """Let a value be spelled by the name of another."""
        self._text[value] = name
        if is_owned:
            self.freeing.spell(value, name)

    def use(self, value: Value) -> str:
        """The text of an operand."""
        return self._text[value]

    def uses(self, values: Sequence[Value]) -> list[str]:
        return [self._text[value] for value in values]

    def reads(self, value: Value) -> int:
        """The number of reads of a value in the function."""
        return self._liveness.reads(value)

    def delete(self, names: Sequence[str]) -> None:
        """Write `del` for some names, in as many lines as they fill."""
        line = ""
        for name in names:
            if line and len(line) + len(name) + 2 > LINE:
                self.lines.append(line)
                line = ""
            line = f"{line}, {name}" if line else f"{self._indent}del {name}"
        if line:
            self.lines.append(line)

    def result(self, value: Value) -> str:
        """The text of a value as the function itself computed it."""
        return self._computed.get(value, self._text[value])

    def stem_of(self, value: Value) -> str:
        """The stem of a value's name."""
        return self._stems.get(value) or self._stem(value, "")

    def word(self, op: Op) -> str:
        """The stem of names for all results of an op."""
        return _stem_of(op.name)

    def compute(self, values: Sequence[Value]) -> None:
        """Keep the texts of values as the function itself computed them."""
        self._computed.update((value, "") for value in values)

    def hide(self, value: Value, key: str) -> None:
        """Let a caller of main replace a value of this function."""
        self._hidden[value] = key

    def die_together(self, values: Sequence[Value]) -> bool:
        """True if one op is the last to read each of these."""
        return self._liveness.die_together(values)

    def _stem(self, value: Value, stem: str) -> str:
        if is_telling(value.name):
            return identifier(value.name)
        made = value.owner
        if stem or not isinstance(made, Op):
            return stem or "x"
        return _stem_of(made.name)

    # --- lines

    def line(self, text: str, note: str = "") -> None:
        """Append a line at the current depth; a note becomes a comment above it."""
        self.program.said[text] = None
        self._line(text, note)

    def _line(self, text: str, note: str = "") -> None:
        """The same, of a text that is noted already."""
        if note:
            remark = f"# {comment(_DIALECT.sub('', note))}"
            self.program.said[remark] = None
            self.lines.append(self._indent + remark)
        self.lines.append(self._indent + text if text else "")

    def wrapped(self, head: str, parts: Sequence[str], tail: str) -> None:
        """Append one statement, broken over lines when it is long."""
        self.program.said.update(dict.fromkeys((head, *parts, tail)))
        self.lines += wrap(head, parts, tail, self._indent)

    def filled(self, head: str, parts: Sequence[str], tail: str) -> None:
        """The same, of many parts as many on a line as fit."""
        self.program.said.update(dict.fromkeys((head, *parts, tail)))
        self.lines += filled(head, parts, tail, self._indent)

    def packed(self, head: str, parts: Sequence[str], tail: str) -> None:
        """The same, of any parts."""
        self.program.said.update(dict.fromkeys((head, *parts, tail)))
        self.lines += packed(head, parts, tail, self._indent)

    def listed(self, head: str, parts: Sequence[str], tail: str) -> None:
        """The same, on one line where lines are looked at again and broken."""
        if self.program.folds:
            self.program.said.update(dict.fromkeys(parts))
            self.lines.append(f"{self._indent}{head}{', '.join(parts)}{tail}")
        else:
            self.packed(head, parts, tail)

    @contextmanager
    def indented(self) -> Generator[None]:
        outer = self._indent
        self._indent = f"{outer}    "
        yield
        self._indent = outer

    def draft(self, name: str, before: tuple[str, ...] = (), *, is_free: bool = True) -> Draft:
        """The function as it is written first."""
        return Draft(name, self.lines, self._telling, is_free, before)

    def define_function(self, name: str, parameters: Sequence[str]) -> None:
        """Append the first line of a nested function, after a blank one unless it opens a block."""
        if self.lines and not self.lines[-1].endswith(":"):
            self.line("")
        self.wrapped(f"def {name}(", parameters, "):")

    # --- ops

    def call(self, op: Op) -> None:
        """Write a call of a function of the module."""
        name = self.program.function(op).symbol
        args = [*self.program.parameters(name), *self.uses(op.operands)]
        assign_all(self, op, f"{self.program.functions[name]}({', '.join(sliced(args))})")

    def assign(self, op: Op, expression: str, note: str = "") -> None:
        """Write `names = expression` for the results of an op, and what follows from it."""
        self.program.said[expression] = None
        self.assign_said(op, expression, note)

    def constant(self, op: Op, spelled: Callable[[Dense, Tables], str]) -> None:
        """A constant as the target spells it: where it is read, if that is a number read once."""
        dense = op.attrs["value"]
        assert isinstance(dense, Dense)
        text = self.program.constant(dense, lambda value: spelled(value, self.program.tables))
        if not dense.type.shape and self.reads(op.result) == 1:
            self.bind(op.result, text)
        else:
            self.assign_said(op, text)

    def assign_said(self, op: Op, expression: str, note: str = "") -> None:
        """The same, of an expression that is made of texts of the program's `said`."""
        self._assign(op.results, expression, note or reason(op))

    def assign_values(self, values: Sequence[Value], expression: str, note: str = "") -> None:
        """Write `names = expression` for some results of an op."""
        self.program.said[expression] = None
        self._assign(values, expression, note)

    def _assign(self, values: Sequence[Value], expression: str, note: str) -> None:
        if not values:
            self._line(expression, note)
            return
        names = ", ".join(self.targets(values))
        if note:
            self._line(f"{names} = {expression}", note)
        else:
            self.lines.append(f"{self._indent}{names} = {expression}")
        self.delete(self.freeing.unread(values))
        if self.program.given:
            self.replace_given(values)

    def targets(self, values: Sequence[Value]) -> list[str]:
        """Names to assign to; `_` for values that nobody uses."""
        reads = self._liveness.reads
        return [self.define(value) if reads(value) else "_" for value in values]

    # --- donated arguments

    def donate(self) -> None:
        """Find what of main is written over arguments; write what can be at once."""
        memory = self.target.memory
        if memory is not None and self.program.donates:
            self.homes = homes(self.program.module, self.func, self._liveness, memory.may_share)
            self.write_over(None)

    def write_over(self, *ops: Op | None) -> None:
        """Write results over donated arguments that nobody reads behind some ops."""
        together = [home for op in ops for home in self.homes.at.get(op, ())]
        if len(together) >= TOGETHER:
            write_together(self, together)
            return
        for op in ops:
            self._write_each_over(op)

    def _write_each_over(self, op: Op | None) -> None:
        for value, argument, may_lie_there in self.homes.at.get(op, ()):
            home, text = self._text[self.func.args[argument]], self._text[value]
            start = f"{self._indent}{text} = "
            if value.op is op and not may_lie_there and self.lines[-1].startswith(start):
                self.lines[-1] = f"{start}{home}.copy_({self.lines[-1].removeprefix(start)})"
                continue
            is_own = value.op is not None and text.isidentifier()
            name = text if is_own else self.names.new(self._stems.get(value, "written"))
            self.line(f"{name} = {over(home, text, may_lie_there=may_lie_there)}")
            self._text[value] = name

    def argument(self, number: int) -> str:
        """The text of an argument of main."""
        name = self._arguments
        return f"{name}[{number}]" if name else self._text[self.func.args[number]]

    def arguments_by_turn(self, numbers: Sequence[int]) -> str:
        """The argument of each turn of a loop; "" where they have names of their own."""
        step = affine(numbers) if self._arguments else None
        return "" if step is None else f"{self._arguments}[{line_at(numbers[0], step)}]"

    def list_of(self, key: tuple[object, ...], items: Sequence[str], *, is_kept: bool) -> str:
        """The name of a list; `key`: the block and the values, `is_kept`: loops behind this one
        take it, too.
        """
        name = self._lists.get(key, "")
        if name not in self._kept:
            name = self._lists[key] = self.names.new("listed")
            self.listed(f"{name} = [", items, "]")
        (self._kept.add if is_kept else self._kept.discard)(name)
        return name

    def is_kept(self, name: str) -> bool:
        """True if a loop may still take a list."""
        return name in self._kept

    def placed(self, text: Entry | str) -> Entry | str:
        """The place of an argument of main, if it is that; else the text."""
        name, _, rest = (text if isinstance(text, str) else "").partition("[")
        if not name or name != self._arguments or not rest[:-1].isdecimal():
            return text
        every = Bundle(ARGUMENTS, [tuple(self.func.args)], frozenset(), is_free=False)
        return Entry(name, int(rest[:-1]), 0, every)

    def settle(self, value: Value, place: str) -> None:
        """A value is in the memory of an argument from here on, and spelled as that."""
        self._text[value] = place
        self._settled.add(value)
        self.freeing.leave(value)

    def is_settled(self, value: Value) -> bool:
        """True if a value is spelled as an argument that it was written over."""
        return value in self._settled

    def returned_text(self, number: int, value: Value) -> str:
        """What main returns as a result: a copy, if what is returned otherwise is in its memory."""
        text = self.result(value)
        return f"{text}.clone()" if number in self.homes.copied else text

    def replace_given(self, values: Sequence[Value]) -> None:
        """Let a caller replace results for everything that follows: `given` of `unsharded`."""
        for value in values:
            number = self.program.given.get(value)
            key = self._hidden.get(value) or ("" if number is None else f'"res{number}"')
            if not key:
                continue
            self._computed[value] = computed = self._text[value]
            replaced = self.names.new(identifier(f"given_{computed}"))
            self.line(f"{replaced} = given.get({key}, {computed})")
            self._text[value] = replaced

    def op(self, op: Op) -> None:
        """Write one op."""
        special = self.target.ops.get(op.name)
        if special is not None:
            special(self, op)
        elif not self.spelled(op):
            self._unspelled(op)

    def _unspelled(self, op: Op) -> None:
        """Leave out what only Python of another process does, if nothing follows from it."""
        why = op.sig.opaque
        if why and not op.results:
            self.line(f"# left out: {op.name}, {comment(why)}")
            return
        help = "write it as ops that have one, or take the program with --emit mlir"
        reason = f": {why}" if why else ""
        raise op_error(op, f"has no {self.target.name} spelling{reason}", help)

    def spelled(self, op: Op) -> bool:
        """Write an op as its row spells it; says whether the row does."""
        template = self.program.template(op)
        if template:
            self._fill(template, op)
        return bool(template)

    def spread_by_users(self, op: Op) -> bool:
        """Let operators spread a scalar over their other operand, if none else reads it."""
        (scalar,), value = op.operands, op.result
        if scalar.shape or not value.shape or value in self.program.given:
            return False
        if not all(self._is_operator(user, value) for user in value.users()):
            return False
        self.bind(value, self.use(scalar))
        return True

    def _is_operator(self, user: Op, value: Value) -> bool:
        """True if an op is an operator whose other operand is as long as its result."""
        if len(user.operands) != 2 or not _OPERATOR.fullmatch(self.program.template(user)):
            return False
        others = [operand for operand in user.operands if operand is not value]
        return len(others) == 1 and not _is_spread(others[0])

    def _fill(self, template: str, op: Op) -> None:
        text = self._text
        expression = template.format(*[text[value] for value in op.operands])
        self._assign(op.results, expression, reason(op))

    def block(self, block: Block) -> None:
        """Write all live ops of a block but its terminator."""
        dead, templates = self._liveness.dead, self.program.templates
        last = block.ops[-2] if len(block.ops) > 1 else None
        for op in block.ops[:-1]:
            if op in dead:
                continue
            if op in self._loops:
                self._loop(op)
                continue
            if op.name == BROADCAST and self.spread_by_users(op):
                self.freeing.pass_by(op)
                continue
            template = templates.get(op.sig)
            if template and op not in self.own_parts:  # all of a signature are, or none is
                self._fill(template, op)
            else:
                self.op(op)
            if op in self.homes.at:
                self.write_over(op)
            self.freeing.pass_by(op)
            if op is not last:
                self.delete(self.freeing.due())

    def _loop(self, op: Op) -> None:
        """Write a loop, if an op is its first call."""
        found = self.program.bundles
        assert found is not None
        loop = self._loops[op]
        roll = found.rolls[loop]
        if op is roll.calls[0]:
            write_roll(self, found, loop, self.program.forms[roll.func.symbol])

    def expect_order(self, lines: Sequence[int]) -> None:
        """Write down lines of a list that are in no order, if they are not yet."""
        if affine(lines) is None and tuple(lines) not in self._orders:
            self._orders[tuple(lines)] = name = self.names.new("order")
            self.line(f"{name} = {tuple(lines)}")

    def order(self, lines: Sequence[int]) -> str:
        """The line of a turn."""
        step = affine(lines)
        if step is not None:
            return line_at(lines[0], step)
        return f"{self._orders[tuple(lines)]}[{TURN}]"

    def taken_over(self, value: Value, op: Op) -> str:
        """The name of a value, if an op reads it last and nothing else has that name; else ""."""
        name = self._text[value]
        is_last = value in self._liveness.dying.get(op, ()) and name.isidentifier()
        is_own = is_last and sum(text == name for text in self._text.values()) == 1
        return name if is_own else ""

    def let_go(self, op: Op, values: Sequence[Value], kept: Sequence[str]) -> None:
        """Values that an op reads last have other names now, or names that are used again."""
        self.freeing.end_of(op, values, kept)
        self.delete(self.freeing.due())

    def pass_by_loop(self, calls: Sequence[Op], names: Sequence[str]) -> None:
        """The calls of a loop are written; some names are read no more."""
        for call in calls:
            self.freeing.pass_by(call)
        if self.frees:
            self.delete(names)
            self.delete(self.freeing.due())

    def name_lists(self, labels: Mapping[Value, str]) -> None:
        """Name what loops take and leave; `labels`: names of values."""
        found = self.program.bundles
        if found is not None:
            self._loops = {call: n for n, roll in enumerate(found.rolls) for call in roll.calls}
            name_bundles(self, found, labels)

    def nested(self, stem: str, parameters: Sequence[str], region: Region) -> str:
        """Write a region as a function; its block arguments are already named. Returns its name."""
        name = self.names.new(stem)
        self.define_function(name, parameters)
        with self.indented(), self.freeing.block():
            self.block(region.block)
            self.line(f"return {returned(self.uses(region.block.terminator.operands))}")
        self.line("")
        return name

    def reducer(self, stem: str, region: Region, as_pairs: bool) -> str:
        """Write a region of `2n` scalars as a function of two values, or of two n-tuples."""
        args = region.block.args
        half = len(args) // 2
        left = [self.parameter(value, "a") for value in args[:half]]
        right = [self.parameter(value, "b") for value in args[half:]]
        if not as_pairs:
            return self.nested(stem, left + right, region)
        name = self.names.new(stem)
        pair = self.names.new("old"), self.names.new("new")
        self.define_function(name, pair)
        with self.indented(), self.freeing.block():
            self.line(f"{items(left)} = {pair[0]}")
            self.line(f"{items(right)} = {pair[1]}")
            self.block(region.block)
            self.line(f"return {items(self.uses(region.block.terminator.operands))}")
        self.line("")
        return name


NO_LABELS: Mapping[Value, str] = {}
_MADE = re.compile(r"(layer|part|formula)(?:_\d+)+", re.ASCII)  # functions that outlining made
_DIALECT = re.compile(r"\bstablehlo\.(?=\w)")
_OPERATOR = re.compile(r"\{0\} \S+ \{1\}")


def _is_spread(value: Value) -> bool:
    """True if a value is a scalar spread over a shape."""
    op = value.op
    return op is not None and op.name == BROADCAST and not op.operands[0].shape


@cache
def _stem_of(name: str) -> str:
    """The stem of value names for the results of an op."""
    word = name.split(".")[-1]
    return STEMS.get(word, identifier(word))


def each_operand(writer: Writer, op: Op, spell: Callable[[Value], str]) -> None:
    """One statement per operand of a collective, with the reason for it."""
    for source, result in zip(op.operands, op.results, strict=True):
        expression = spell(source)
        writer.line(f"{writer.targets([result])[0]} = {expression}", reason(op))
        writer.delete(writer.freeing.unread([result]))
        writer.replace_given([result])


def returned(texts: Sequence[str]) -> str:
    """The operand of `return`: nothing becomes an empty tuple, one value stays bare."""
    return ", ".join(texts) if texts else "()"


def finished(draft: Draft, *, folds: bool) -> list[str]:
    """The lines of a function; with `folds` what the next line alone reads is in it."""
    return short(together(nested(draft.lines, draft.telling))) if folds else [*draft.lines]


def write_function(
    program: Program, func: Func, docstring: str = "", labels: Mapping[Value, str] = NO_LABELS
) -> Draft:
    """A private function as Python, its parameters named after its arguments, or `labels`."""
    writer = Writer(program, func)
    for value, label in labels.items():
        writer.suggest(value, label)
    before = program.parameters(func.symbol)
    form = program.forms.get(func.symbol)
    if form is None:
        names = [writer.parameter(value, "x") for value in func.args]
    else:
        names = write_parameters(writer, func, form)
    writer.filled(f"def {program.functions[func.symbol]}(", [*before, *names], "):")
    with writer.indented():
        if docstring:
            writer.line(f'"""{docstring}"""')
        if form is not None:
            write_unpacking(writer, func, form, names)
        writer.block(func.body)
        if form is not None:
            write_return(writer, func, form)
        else:
            writer.line(f"return {returned(writer.uses(func.body.terminator.operands))}")
    return writer.draft(program.functions[func.symbol], before)


def start_main(program: Program, args: Sequence[str], results: Sequence[str]) -> Writer:
    """A writer of main: labels name its arguments and results, and what loops take and leave."""
    func = program.module.main
    assert func is not None
    writer = Writer(program, func)
    labels = dict(zip(func.args, args, strict=True))
    for value, label in labels.items():
        writer.suggest(value, label)
    for value, label in zip(func.body.terminator.operands, results, strict=True):
        stem = label.removeprefix("result")
        if stem and not stem.startswith("res"):
            writer.suggest(value, f"new_{identifier(stem)}")
            labels.setdefault(value, f"new_{stem}")
    writer.name_lists(labels)
    return writer


def write_main(writer: Writer, docstring: str, after: Sequence[str] = ()) -> Draft:
    """Main as Python; it returns a tuple. `after` are further parameters."""
    program, func = writer.program, writer.func
    found, outputs = program.bundles, func.body.terminator.operands
    parameters: list[str] = []
    if found is None or not found.made_by(ARGUMENTS):
        parameters = [writer.parameter(value) for value in func.args]
    else:
        parameters = [writer.take_together()]
        after = [one for one in after if one != "*"]
    writer.filled(f"def {program.main_name}(", [*program.before, *parameters, *after], "):")
    with writer.indented():
        writer.line(f'"""{docstring}"""')
        if found is not None and found.made_by(ARGUMENTS):
            write_arguments(writer, found, parameters[0].removeprefix("*"))
        writer.donate()
        writer.block(func.body)
        texts = [writer.returned_text(k, value) for k, value in enumerate(outputs)]
        texts = sliced(texts) if found is None else _compacted(writer, found, outputs, texts)
        end = ",)" if len(texts) == 1 else ")"
        (writer.listed if program.folds else writer.filled)("return (", texts, end)
    return writer.draft(program.main_name, is_free=False)


ARGS = "args"


def _compacted(
    writer: Writer, found: Bundles, outputs: Sequence[Value], texts: Sequence[str]
) -> list[str]:
    """What main returns, lists of lists in short."""
    entries = entries_of(found, outputs, lambda bundle: bundle.name, writer.result)
    kept = [
        text if number in writer.homes.copied or not _is_in_place(writer, value) else entry
        for number, (value, text, entry) in enumerate(zip(outputs, texts, entries, strict=True))
    ]
    return sliced(compact([writer.placed(one) for one in kept]))


def _is_in_place(writer: Writer, value: Value) -> bool:
    """True if a value is spelled by its place in a list, and not by a name of its own."""
    return not writer.is_settled(value) and not writer.use(value).isidentifier()
