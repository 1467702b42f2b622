"""Builds ops from statements: resolves names, checks written types, opens and closes scopes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from shardwright.ir.analysis.partial_kinds import take_func_kinds
from shardwright.ir.core import Block, Branch, Func, Module, Op, Region, Unlinked, Value
from shardwright.ir.diagnostics.at_op import origin_notes
from shardwright.ir.locations.table import LocationTable
from shardwright.ir.memo.known_statements import (
    ArgTemplate,
    Head,
    Mistake,
    Reader,
    Template,
    read_head,
)
from shardwright.ir.parser.blocks import Labels, one_body, unnamed
from shardwright.ir.parser.function_bodies import FuncArg, FuncHead, entry_problem, generic_func
from shardwright.ir.parser.function_heads import read_func
from shardwright.ir.parser.generic_form import unknown_op
from shardwright.ir.parser.named_mistakes_elsewhere import op_help, result_help, usual_help
from shardwright.ir.parser.repeated_lines import Scope, add_reducer, bind, known_ops
from shardwright.ir.parser.value_names import Names, results_of
from shardwright.ir.scanner.slot_places import (
    beyond,
    filled_offset,
    offset_of,
    offsets_of,
    position,
)
from shardwright.ir.scanner.source_text import SLOT, Text, unmask
from shardwright.ir.scanner.split import Statement
from shardwright.spec.attributes import Attrs, Dense
from shardwright.spec.op import ops
from shardwright.spec.types import TensorType, Type
from shardwright.spec.values import dense
from shardwright.spec.values.dense_literal import Wrong

Define = Callable[[], None]


class _Scope:
    """A region being filled. Its names go away when it ends; then `after` is called.

    `dialect` is the one whose ops need no prefix; `block` is the block that grows.
    """

    __slots__ = (
        "after", "args", "block", "dialect", "labels", "names", "owner", "position", "statements",
    )  # fmt: skip

    def __init__(
        self,
        block: Block,
        statements: Sequence[Statement],
        owner: Statement | None = None,
        args: Sequence[tuple[str, Value]] = (),
        dialect: str = "",
    ) -> None:
        self.block = block
        self.dialect = dialect
        self.statements = statements
        self.owner = owner
        self.args = args
        self.after: Define | None = None
        self.position = -1  # not entered yet
        self.names: list[str] = []
        self.labels: Labels | None = None  # of blocks, when any has one


class Builder:
    """Turns the statements of one text into a module. Mistakes go to `text.problems`."""

    def __init__(self, text: Text, reader: Reader) -> None:
        self.text = text
        self.reader = reader
        reader.begin(text)
        self.types = reader.forms.tensors
        self.location = LocationTable(text, reader).location
        self.names = Names(text)
        self.env = self.names.env
        self.unlinked: Unlinked | None = Unlinked()
        self.scopes: list[_Scope] = []
        self.module = Module()

    def build(self, statements: list[Statement]) -> Module:
        """The module; a text without one is wrapped in one."""
        self.names.statements = statements
        self.scopes.append(_Scope(self.module.body, self._unwrap(statements), dialect="builtin"))
        while self.scopes:
            scope = self.scopes[-1]
            if scope.position < 0:
                self._enter(scope)
            if not self._advance(scope):
                self._leave(scope)
        self.names.finish(self._lose)
        return self.module

    def _unwrap(self, statements: list[Statement]) -> list[Statement]:
        """The body of the one module that the text is, or all statements."""
        if len(statements) != 1 or not statements[0].regions:
            return self._unlabelled(statements)
        (only,) = statements
        module = self.module
        try:
            if read_head(only.key, only.slots).name not in ("module", "builtin.module"):
                return statements
            template = self.reader.template(only, self.text.blobs)
            body = one_body(only)
            unnamed(template.results)
        except Mistake as mistake:
            self._lose(only, mistake)
            return []
        module.attrs, module.notes = template.attrs, template.notes
        module.place = self._place(only, template.head)
        if template.loc >= 0:
            module.loc = self.location(only.slots[template.loc])
        return body

    def _unlabelled(self, statements: list[Statement]) -> list[Statement]:
        """The statements of a text that is no one module, where blocks have no labels."""
        labels = [statement for statement in statements if statement.key.startswith("^")]
        for label in labels:
            self._lose(label, Mistake("expected operation name in quotes", 0, "drop the label"))
        return [other for other in statements if other not in labels] if labels else statements

    # --- scopes

    def _enter(self, scope: _Scope) -> None:
        scope.position = 0
        self.reader.dialect = scope.dialect
        statements, owner = scope.statements, scope.owner
        if owner is not None:
            for name, value in scope.args:
                try:
                    self._bind_argument(owner, name, value)
                except Mistake as mistake:
                    self._lose(owner, mistake)
        if statements and statements[0].key.startswith("^"):
            scope.position = 1
            self._label(statements[0], scope)

    def _leave(self, scope: _Scope) -> None:
        self.scopes.pop()
        self.names.drop(scope.names)
        if scope.labels is not None:
            scope.labels.finish(self._lose)
        if self.scopes:
            self.reader.dialect = self.scopes[-1].dialect
        if scope.after is not None:
            scope.after()

    def _advance(self, scope: _Scope) -> bool:
        """Build ops until one opens regions; False when the block has ended."""
        statements, block = scope.statements, scope.block
        depth = len(self.scopes)
        around = Scope(self.env, self.location, scope.dialect, scope.names)
        while True:
            position = known_ops(statements, scope.position, block, around, self.unlinked)
            scope.position = position + 1
            if position == len(statements):
                return False
            statement = statements[position]
            try:
                op = self._op(statement)
            except Mistake as mistake:
                if statement.key.startswith("^"):
                    self._label(statement, scope)
                    block = scope.block
                else:
                    self._lose(statement, mistake)
                continue
            block.append(op)
            if len(self.scopes) > depth:
                return True

    def _label(self, statement: Statement, scope: _Scope) -> None:
        """A block's head `^bb1(%a: T):`; from here on the scope fills that block."""
        is_entry = scope.position == 1
        try:
            args = self.reader.label(statement, self.text.blobs)
            scope.labels = scope.labels or Labels(scope.block, scope.args, self.unlinked)
            types = [arg.typed.type for arg in args]
            scope.block = scope.labels.define(statement, types, is_entry)
        except Mistake as mistake:
            self._lose(statement, mistake)
            return
        for arg, value in zip(args, scope.block.args, strict=True):
            if arg.loc >= 0:
                value.loc = self.location(statement.slots[arg.loc])
            if arg.name is None:
                continue
            try:
                self._bind_argument(statement, statement.slots[arg.name.slot], value)
            except Mistake as mistake:
                self._lose(statement, mistake)

    # --- ops

    def _op(self, statement: Statement) -> Op:
        """The op of a statement; its regions are pushed. Raises Mistake."""
        line = statement.known
        statement.detail()
        template = self.reader.known(statement, self.text.blobs)
        if template is None:
            head = read_head(statement.key, statement.slots)
            if head.bare and head.bare != self.scopes[-1].dialect:
                raise self._unknown(statement, head)
            if head.name == "func.func" and not head.is_quoted:
                unnamed(head.results)
                found = read_func(statement, head.end, self.reader, self.text.blobs)
                return self._make_func(statement, head.at, found, "func")
            template = self.reader.template(statement, self.text.blobs)
        if template.bare and template.bare != self.scopes[-1].dialect:
            raise self._unknown(statement, read_head(statement.key, statement.slots))
        if template.name in ("func.func", "builtin.module"):
            unnamed(template.results)
        if template.name == "func.func":
            head = generic_func(template, self.reader)
            if template.loc >= 0:
                head = head._replace(loc=statement.slots[template.loc])
            return self._make_func(statement, template.head, head, self.scopes[-1].dialect)
        if template.name == "builtin.module":
            return self._make_module(statement, template)
        slots, env = statement.slots, self.env
        try:
            operands = [env[slots[slot]] for slot in template.uses]
        except KeyError:
            operands = self._lookup(statement, template)
            self.unlinked = None  # these stand-ins must know their uses
        ins = None
        if template.ins is not None:
            ins = [self._type(statement, template, ref) for ref in template.ins]
            if [value.type for value in operands] != ins:
                raise self._wrong_type(statement, template, operands)
        outs = [self._type(statement, template, ref) for ref in template.outs]
        attrs = template.attrs
        if template.payload >= 0:
            attrs = self._constant(statement, template, outs[0])
        loc = self.location(slots[template.loc]) if template.loc >= 0 else None
        place = self._place(statement, template.head)
        notes = template.notes
        kind = Branch if template.successors else Op
        op = kind(template.name, operands, outs, attrs, (), notes, loc, place, self.unlinked)
        if isinstance(op, Branch):
            op.successors = self._successors(statement, template)
        if template.shardings:
            for value, sharding in zip(op.results, template.shardings, strict=True):
                value.sharding = sharding
        if statement.regions or template.body:
            self._regions(statement, template, op)
        else:
            self._define(statement, template, op)
        if line is not None:
            bind(line, template, statement, op, ins)
        return op

    def _place(self, statement: Statement, head: int) -> tuple[int, int]:
        """Line and column of the op's name."""
        start, line, column = 0, statement.line, statement.column
        for origin in statement.origins or ():
            if origin[0] > head:
                break
            start, line, column = origin
        if head > start:
            key = statement.key
            before = key.count(SLOT, 0, start)
            slots = statement.slots[before : before + key.count(SLOT, start, head)]
            column += head - start + sum(map(len, slots)) - len(slots)
        return line, column

    def _type(self, statement: Statement, template: Template, ref: int) -> Type:
        if ref < 0:
            return template.fixed[-ref - 1]
        text = statement.slots[ref]
        found = self.types.get(text)
        if found is None:
            found = self.reader.forms.tensor(text)
            if found is None:
                self.reader.compile(statement, self.text.blobs)  # says what is wrong, if anything
                found = self.reader.parse("type", text, {}, self.text.blobs).type
        return found

    def _constant(self, statement: Statement, template: Template, type: Type) -> Attrs:
        """The attributes of a constant op."""
        payload = statement.slots[template.payload]
        key = payload, type, template.attrs
        found = self.reader.constants.get(key)
        if found is not None:
            return found
        if not isinstance(type, TensorType) or not payload.startswith("dense<"):
            at = offset_of(statement, template.payload)
            raise Mistake(f"expected a constant of a tensor type, got {payload[:40]}", at)
        text = unmask(payload[6:-1], self.text.blobs)
        is_whole = len(text) == len(payload) - 7  # a blob's number means another text elsewhere
        try:
            value = Dense(dense.canonical(text, type), type)
        except Wrong as problem:
            at = offset_of(statement, template.payload)
            if problem.at < 0:
                raise Mistake(problem.message, at) from None
            before = text[: problem.at]
            shift = len("dense<") + (len(before) if is_whole else 0)
            inside = "" if is_whole else before
            raise Mistake(problem.message, at + shift, inside=inside) from None
        found = template.attrs.set("value", value)
        if is_whole:
            self.reader.constants[key] = found
        return found

    # --- regions

    def _regions(self, statement: Statement, template: Template, op: Op) -> None:
        """Make the regions of an op, and scopes that fill them; results are defined after them."""

        def define() -> None:
            try:
                self._define(statement, template, op)
            except Mistake as mistake:
                self._lose(statement, mistake)

        bodies = statement.regions or ()
        if template.body:
            (args,) = template.regions
            part = self._type(statement, template, args[0].type)
            add_reducer(op, template.body, part, self.unlinked)
            define()
            return
        scopes: list[_Scope] = []
        # A quoted op leaves prefixes as they are around it.
        dialect = self.scopes[-1].dialect if template.is_quoted else ""
        for number, body in enumerate(bodies):
            args = template.regions[number] if number < len(template.regions) else ()
            types = [self._type(statement, template, arg.type) for arg in args]
            block = Block(types, self.unlinked)
            region = Region([block] if body or args else [])
            op.add_region(region)
            self._fill_args(statement, args, block)
            if region.blocks:
                names = [
                    (statement.slots[arg.name], value)
                    for arg, value in zip(args, block.args, strict=True)
                ]
                scopes.append(_Scope(block, body, statement, names, dialect))
        if not scopes:
            define()
            return
        scopes[-1].after = define
        self.scopes += reversed(scopes)

    def _fill_args(self, statement: Statement, args: Sequence[ArgTemplate], block: Block) -> None:
        for arg, value in zip(args, block.args, strict=True):
            if arg.loc >= 0:
                value.loc = self.location(statement.slots[arg.loc])

    # --- functions

    def _make_func(self, statement: Statement, at: int, head: FuncHead, dialect: str) -> Func:
        """A function, in whose body ops of the dialect need no prefix."""
        place = self._place(statement, at)
        types = [arg.type for arg in head.args]
        outs = [arg.type for arg in head.results]
        func = Func(head.name, types, outs, head.visibility, None, place, self.unlinked)
        func.notes = head.notes
        if head.attrs:
            func.attrs = Attrs({**func.attrs, **head.attrs})
        if head.loc:
            func.loc = self.location(head.loc)
        func.arg_attrs = [arg.attrs for arg in head.args]
        func.result_attrs = [arg.attrs for arg in head.results]
        func.result_shardings = [arg.sharding for arg in head.results]
        self._func_args(func.body, head.args)
        take_func_kinds(func)
        bodies = statement.regions or []
        problem = entry_problem(head, bodies, statement)
        if problem is not None and not self.text.problems:
            raise problem
        if bodies:
            names = [(arg.name, value) for arg, value in zip(head.args, func.args, strict=True)]
            named = [pair for pair in names if pair[0]]
            self.scopes.append(_Scope(func.body, bodies[0], statement, named, dialect))
        return func

    def _make_module(self, statement: Statement, template: Template) -> Module:
        """A module within a module."""
        module = Module(notes=template.notes)
        module.attrs = template.attrs
        module.place = self._place(statement, template.head)
        if template.loc >= 0:
            module.loc = self.location(statement.slots[template.loc])
        dialect = self.scopes[-1].dialect if template.is_quoted else "builtin"
        body = one_body(statement)
        self.scopes.append(_Scope(module.body, body, statement, dialect=dialect))
        return module

    def _successors(self, statement: Statement, template: Template) -> list[Block]:
        """The blocks that an op may go on to."""
        scope = self.scopes[-1]
        scope.labels = scope.labels or Labels(scope.block, scope.args, self.unlinked)
        return [scope.labels.use(statement, name) for name in template.successors]

    def _func_args(self, block: Block, args: Sequence[FuncArg]) -> None:
        for arg, value in zip(args, block.args, strict=True):
            value.sharding = arg.sharding
            if arg.loc:
                value.loc = self.location(arg.loc)

    # --- names

    def _define(self, statement: Statement, template: Template, op: Op) -> None:
        """Make the results' names known."""
        results, slots, values = template.results, statement.slots, op.results
        odd = next((slot for slot, _ in results if "#" in slots[slot]), -1)
        if odd >= 0:
            raise Mistake("expected '=' after SSA name", offset_of(statement, odd))
        odd = next((slot for slot, _ in results if slots[slot][0] != "%"), -1)
        if odd >= 0:
            at, word = offset_of(statement, odd), slots[odd].partition("<")[0]
            raise Mistake(f"expected '%' before the name of a result, got '{word}'", at)
        if len(values) == 1 and len(results) == 1 and results[0][1] == 1:
            self._bind(statement, slots[results[0][0]], values[0])
            return
        if not results:
            return
        if not all(count for _, count in results):
            raise Mistake("expected named operation to have at least 1 result", 0)
        bound = sum(count for _, count in results)
        if bound != len(values):
            unnamed(results if not values else ())
            raise Mistake(
                f"operation defines {len(values)} results but was provided {bound} to bind", 0
            )
        position = 0
        for slot, count in results:
            name = slots[slot]
            self._bind(statement, name, values[position])
            for number in range(count if count > 1 else 0):
                values[position + number].name = name[1:]
                self._bind(statement, f"{name}#{number}", values[position + number])
            position += count

    def _bind(self, statement: Statement, name: str, value: Value) -> None:
        env = self.env
        if name in env:
            self.names.settle(statement, name, value)
        env[name] = value
        if not value.name:
            value.name = name[1:]
        self.scopes[-1].names.append(name)

    def _bind_argument(self, statement: Statement, name: str, value: Value) -> None:
        if name[0] != "%":
            raise Mistake("expected SSA operand", max(offsets_of(statement, name), default=0))
        if "#" in name and statement.regions is not None:
            at = max(offsets_of(statement, name), default=0)
            raise Mistake("result number not allowed in argument list", at)
        if name in self.env and statement.regions is not None:
            at = max(offsets_of(statement, name), default=0)
            raise Mistake(f"region entry argument '{name}' is already in use", at)
        self._bind(statement, name, value)

    def _lookup(self, statement: Statement, template: Template) -> list[Value]:
        """The operands, some of which are not defined yet. Raises Mistake."""
        ins = template.ins
        return [
            self.names.use(
                statement,
                slot,
                None if ins is None else partial(self._type, statement, template, ins[number]),
            )
            for number, slot in enumerate(template.uses)
        ]

    def _unknown(self, statement: Statement, head: Head) -> Mistake:
        """An op whose prefix may not be left out here."""
        at = filled_offset(statement.key, statement.slots, head.at)
        message = unknown_op(head.name, self.scopes[-1].dialect)
        known = f"{head.bare}.{head.name}"
        help = f"write {known}" if known in ops() else op_help(head.name, sorted(ops()))
        return Mistake(message, at, result_help(head.name, statement.key[head.end :]) or help)

    def _wrong_type(
        self, statement: Statement, template: Template, operands: Sequence[Value]
    ) -> Mistake:
        assert template.ins is not None
        for slot, ref, value in zip(template.uses, template.ins, operands, strict=True):
            type = self._type(statement, template, ref)
            if value.type is type:
                continue
            message = (
                f"use of value '{statement.slots[slot]}' expects different type than prior uses:"
                f" '{type}' vs '{value.type}'"
            )
            return Mistake(message, offset_of(statement, ref if ref >= 0 else slot))
        raise AssertionError("all types agree")

    # --- mistakes

    def _lose(self, statement: Statement, mistake: Mistake) -> None:
        """Report a statement that cannot be built; uses of its results bring no further reports."""
        locations = [slot for slot in statement.slots if slot.startswith("loc(")]
        # A location that cannot be read is the reason for more.
        if mistake.message and None not in map(self.location, locations):
            line, column = position(statement, mistake.at, self.text)
            line, column = beyond(line, column, mistake.inside)
            help = mistake.help or usual_help(mistake.message, self.text.place(line, column))
            notes = origin_notes(self.location(locations[-1])) if locations else ()
            self.text.report(mistake.message, line, column, help, notes)
        self.names.lost.update(results_of(statement))
