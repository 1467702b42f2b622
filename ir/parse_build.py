"""Builds ops from statements: looks names up, checks written types, opens and closes scopes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shardwright.spec import dense
from shardwright.spec.attributes import Attrs, Dense
from shardwright.spec.types import TensorType, Type

from .core import Block, Func, Module, Op, Region, Value
from .errors import MAX_ERRORS, nearest
from .parse_func import FuncArg, FuncHead, generic_func, read_func
from .parse_values import read_tensor
from .places import offset_of, offsets_of, position
from .scan import Statement
from .templates import ArgTemplate, Mistake, Reader, Template, read_head
from .text import SLOT, Text, unmask

Define = Callable[[], None]


class _Scope:
    """A block being filled. Its names go away when it ends; then `after` is called."""

    __slots__ = ("after", "args", "block", "names", "outer", "owner", "position", "statements")

    def __init__(
        self,
        block: Block,
        statements: Sequence[Statement],
        owner: Statement | None = None,
        args: Sequence[tuple[str, Value]] = (),
    ) -> None:
        self.block = block
        self.statements = statements
        self.owner = owner
        self.args = args
        self.after: Define | None = None
        self.position = -1  # not entered yet
        self.names: list[str] = []
        self.outer: dict[str, Value] | None = None  # names hidden by an isolated block


class Builder:
    """Turns the statements of one text into a module. Mistakes go to `text.problems`."""

    def __init__(self, text: Text, reader: Reader) -> None:
        self.text = text
        self.reader = reader
        self.types = reader.forms.tensors
        self.env: dict[str, Value] = {}
        self.lost: set[str] = set()  # results of statements that could not be read
        self.scopes: list[_Scope] = []
        self.module = Module()
        self.statements: list[Statement] = []
        self._lines: dict[str, int] | None = None  # where names are defined, for messages

    def build(self, statements: list[Statement]) -> Module:
        """The module; a text without one is wrapped in one."""
        self.statements = statements
        self.scopes.append(_Scope(self.module.body, self._unwrap(statements)))
        while self.scopes:
            scope = self.scopes[-1]
            if scope.position < 0:
                self._enter(scope)
            if not self._advance(scope):
                self._leave(scope)
        return self.module

    def _unwrap(self, statements: list[Statement]) -> list[Statement]:
        """The body of the one module that the text is, or all statements."""
        if len(statements) != 1 or not statements[0].regions:
            return statements
        (only,) = statements
        module = self.module
        try:
            if read_head(only.key, only.slots).name not in ("module", "builtin.module"):
                return statements
            template = self.reader.template(only, self.text.blobs)
        except Mistake as mistake:
            self._lose(only, mistake)
            return []
        module.attrs, module.notes = template.attrs, template.notes
        module.place = self._place(only, template.head)
        if template.loc >= 0:
            module.loc = self.text.location(only.slots[template.loc])
        return statements[0].regions[0]

    # --- scopes

    def _enter(self, scope: _Scope) -> None:
        scope.position = 0
        if isinstance(scope.block.parent, Func | Module):
            scope.outer, self.env = self.env, {}
        statements, owner = scope.statements, scope.owner
        if owner is not None:
            for name, value in scope.args:
                try:
                    self._bind(owner, name, value)
                except Mistake as mistake:
                    self._lose(owner, mistake)
        if statements and statements[0].key.startswith("^"):
            scope.position = 1
            self._label(statements[0], scope)

    def _leave(self, scope: _Scope) -> None:
        self.scopes.pop()
        if scope.outer is not None:
            self.env = scope.outer
        else:
            for name in scope.names:
                del self.env[name]
        if scope.after is not None:
            scope.after()

    def _advance(self, scope: _Scope) -> bool:
        """Build ops until one opens regions; False when the block has ended."""
        statements, block = scope.statements, scope.block
        depth = len(self.scopes)
        while scope.position < len(statements):
            statement = statements[scope.position]
            scope.position += 1
            try:
                op = self._op(statement)
            except Mistake as mistake:
                self._lose(statement, mistake)
                continue
            block.append(op)
            if len(self.scopes) > depth:
                return True
        return False

    def _label(self, statement: Statement, scope: _Scope) -> None:
        """The block's head `^bb0(%a: T):`."""
        try:
            args = self.reader.label(statement, self.text.blobs)
            known = scope.block.args or [scope.block.add_arg(arg.typed.type) for arg in args]
            if [value.type for value in known] != [arg.typed.type for arg in args]:
                raise Mistake("unexpected block head, the arguments are declared already", 0)
        except Mistake as mistake:
            self._lose(statement, mistake)
            return
        for arg, value in zip(args, known, strict=True):
            if arg.loc >= 0:
                value.loc = self.text.location(statement.slots[arg.loc])
            if arg.name is None:
                continue
            try:
                self._bind(statement, statement.slots[arg.name.slot], value)
            except Mistake as mistake:
                self._lose(statement, mistake)

    # --- ops

    def _op(self, statement: Statement) -> Op:
        """The op of a statement; its regions are pushed. Raises Mistake."""
        template = self.reader.templates.get(statement.key)
        if template is None or template.baked:
            head = read_head(statement.key, statement.slots)
            if head.name == "func.func" and not head.is_quoted:
                found = read_func(statement, head.end, self.reader, self.text.blobs)
                return self._make_func(statement, head.at, found)
            template = self.reader.template(statement, self.text.blobs)
        if statement.regions and template.name == "func.func":
            return self._make_func(statement, template.head, generic_func(template, self.reader))
        slots, env = statement.slots, self.env
        try:
            operands = [env[slots[slot]] for slot in template.uses]
        except KeyError:
            operands = [self._lookup(statement, slot) for slot in template.uses]
        if template.ins is not None:
            for value, ref in zip(operands, template.ins, strict=True):
                if value.type is not self._type(statement, template, ref):
                    raise self._wrong_type(statement, template, operands)
        outs = [self._type(statement, template, ref) for ref in template.outs]
        attrs = template.attrs
        if template.payload >= 0:
            attrs = self._constant(statement, template, outs[0])
        loc = self.text.location(slots[template.loc]) if template.loc >= 0 else ""
        place = self._place(statement, template.head)
        op = Op(template.name, operands, outs, attrs, (), template.notes, loc, place)
        if template.shardings:
            for value, sharding in zip(op.results, template.shardings, strict=True):
                value.sharding = sharding
        if statement.regions or template.body:
            self._regions(statement, template, op)
        else:
            self._define(statement, template, op)
        return op

    def _place(self, statement: Statement, head: int) -> tuple[int, int]:
        """Line and column of the op's name."""
        column = statement.column + head
        if head:
            slots = statement.slots
            for slot in range(statement.key.count(SLOT, 0, head)):
                column += len(slots[slot]) - 1
        return statement.line, column

    def _type(self, statement: Statement, template: Template, ref: int) -> Type:
        if ref < 0:
            return template.fixed[-ref - 1]
        text = statement.slots[ref]
        found = self.types.get(text)
        if found is None:
            found = read_tensor(text)
            if found is None:
                # The grammar says what is wrong.
                self.reader.compile(statement, self.text.blobs)
                raise Mistake(f"expected a tensor type, got {text}", offset_of(statement, ref))
            self.types[text] = found
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
        try:
            value = Dense(dense.canonical(text, type), type)
        except ValueError as problem:
            raise Mistake(str(problem), offset_of(statement, template.payload)) from None
        found = template.attrs.set("value", value)
        if len(text) == len(payload) - 7:  # no blob, whose number means another text elsewhere
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
            self._reducer(statement, template, op)
            define()
            return
        scopes: list[_Scope] = []
        for number, body in enumerate(bodies):
            args = template.regions[number] if number < len(template.regions) else ()
            types = [self._type(statement, template, arg.type) for arg in args]
            block = Block(types)
            region = Region([block] if body or args else [])
            op.add_region(region)
            self._fill_args(statement, args, block)
            if region.blocks:
                names = [
                    (statement.slots[arg.name], value)
                    for arg, value in zip(args, block.args, strict=True)
                ]
                scopes.append(_Scope(block, body, statement, names))
        if not scopes:
            define()
            return
        scopes[-1].after = define
        self.scopes += reversed(scopes)

    def _fill_args(self, statement: Statement, args: Sequence[ArgTemplate], block: Block) -> None:
        for arg, value in zip(args, block.args, strict=True):
            if arg.loc >= 0:
                value.loc = self.text.location(statement.slots[arg.loc])

    def _reducer(self, statement: Statement, template: Template, op: Op) -> None:
        """Write out the region of `applies stablehlo.add`."""
        (args,) = template.regions
        block = Block([self._type(statement, template, arg.type) for arg in args])
        body = Op(template.body, block.args, [block.args[0].type], loc=op.loc, place=op.place)
        block.append(body)
        block.append(Op("stablehlo.return", body.results, loc=op.loc, place=op.place))
        op.add_region(Region([block]))

    # --- functions

    def _make_func(self, statement: Statement, at: int, head: FuncHead) -> Func:
        place = self._place(statement, at)
        types = [arg.type for arg in head.args]
        func = Func(
            head.name, types, [arg.type for arg in head.results], head.visibility, place=place
        )
        func.notes = head.notes
        if head.loc:
            func.loc = self.text.location(head.loc)
        func.arg_attrs = [arg.attrs for arg in head.args]
        func.result_attrs = [arg.attrs for arg in head.results]
        func.result_shardings = [arg.sharding for arg in head.results]
        self._func_args(func.body, head.args)
        bodies = statement.regions or []
        is_bare = statement.key.startswith("func")  # the generic form declares with an empty region
        if bodies and not bodies[0] and is_bare and not self.text.problems:
            raise Mistake("empty block: expect at least a terminator", len(statement.key))
        if bodies:
            names = [(arg.name, value) for arg, value in zip(head.args, func.args, strict=True)]
            scope = _Scope(func.body, bodies[0], statement, [pair for pair in names if pair[0]])
            self.scopes.append(scope)
        return func

    def _func_args(self, block: Block, args: Sequence[FuncArg]) -> None:
        for arg, value in zip(args, block.args, strict=True):
            value.sharding = arg.sharding
            if arg.loc:
                value.loc = self.text.location(arg.loc)

    # --- names

    def _define(self, statement: Statement, template: Template, op: Op) -> None:
        """Make the results' names known."""
        results, slots, values = template.results, statement.slots, op.results
        if len(values) == 1 and len(results) == 1 and results[0][1] == 1:
            self._bind(statement, slots[results[0][0]], values[0])
            return
        if not results:
            return
        bound = sum(count for _, count in results)
        if bound != len(values):
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
        if name in self.env:
            few = len(self.text.problems) < MAX_ERRORS
            line = self._line_of(name) if few else 0
            help = f"{name} is defined at line {line} already" if line else ""
            at = max(offsets_of(statement, name), default=0)
            raise Mistake(f"redefinition of SSA value '{name}'", at, help)
        self.env[name] = value
        if not value.name:
            value.name = name[1:]
        self.scopes[-1].names.append(name)

    def _lookup(self, statement: Statement, slot: int) -> Value:
        """The value of a name. Raises Mistake, without message when the reason is known."""
        name = statement.slots[slot]
        found = self.env.get(name)
        if found is not None:
            return found
        stem, _, number = name.partition("#")
        if stem in self.env and number == "0":
            return self.env[stem]
        if stem in self.lost:
            raise Mistake("", 0)
        at = offset_of(statement, slot)
        if number and stem in self.env:
            raise Mistake(f"reference to invalid result number: {name}", at)
        if not name.startswith("%"):
            raise Mistake(f"expected a value like %0, got {name}", at)
        raise Mistake(f"use of undeclared SSA value name {name}", at, self._elsewhere(stem))

    def _elsewhere(self, name: str) -> str:
        """Where a name that is not known here is defined, or names like it."""
        if len(self.text.problems) >= MAX_ERRORS:
            return ""  # it will not be shown
        line = self._line_of(name)
        if line:
            return f"{name} is defined at line {line}: later, or in another region"
        return nearest(name, [known for known in self.env if "#" not in known])

    def _line_of(self, name: str) -> int:
        """The line of the first statement with a result of this name; 0 without one."""
        if self._lines is None:
            self._lines = {}
            stack = list(reversed(self.statements))
            while stack:
                statement = stack.pop()
                for result in _results(statement):
                    self._lines.setdefault(result, statement.line)
                for body in reversed(statement.regions or ()):
                    stack += reversed(body)
        return self._lines.get(name, 0)

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
                f" {type} vs {value.type}"
            )
            return Mistake(message, offset_of(statement, ref if ref >= 0 else slot))
        raise AssertionError("all types agree")

    # --- mistakes

    def _lose(self, statement: Statement, mistake: Mistake) -> None:
        """Report a statement that cannot be built; uses of its results bring no further reports."""
        if mistake.message:
            line, column = position(statement, mistake.at, self.text)
            self.text.report(mistake.message, line, column, mistake.help)
        self.lost.update(_results(statement))


def _results(statement: Statement) -> list[str]:
    """The names of a statement's results."""
    try:
        head = read_head(statement.key, statement.slots)
    except Mistake:
        return []
    return [statement.slots[slot] for slot, _ in head.results]
