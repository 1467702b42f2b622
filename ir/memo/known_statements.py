"""The memo of one statement: everything but the contents of its slots.

A statement's key is looked up first; only keys never seen before reach the grammar.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import lark

from shardwright.ir.analysis.partial_kinds import take_kinds
from shardwright.ir.memo.filled_slots import Shape, places, shape_of, skeleton_of
from shardwright.ir.memo.replay import Recorder, Replay, Skeleton
from shardwright.ir.parser import grammar
from shardwright.ir.parser.errors import explained, unexpected
from shardwright.ir.parser.forms import Arg, Form
from shardwright.ir.parser.forms_sdy import Forms
from shardwright.ir.parser.generic_form import (
    SECOND,
    aside,
    check_successors,
    check_types,
    divided,
    named,
    quoted_problem,
    stored,
    unknown_op,
)
from shardwright.ir.parser.named_mistakes_elsewhere import bad_head, op_help, result_help
from shardwright.ir.parser.tokens import Names
from shardwright.ir.parser.values import Bad, Statements, Typed, Unlike
from shardwright.ir.scanner.slot_places import fill, filled_offset
from shardwright.ir.scanner.source_text import BLOB, SLOT, Text
from shardwright.ir.scanner.split import Statement
from shardwright.spec.attributes import EMPTY, Attribute, Attrs, ShardingPerValue
from shardwright.spec.op import OpRow, ops
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import Type

_HEAD = re.compile(
    rf"(?P<results>{SLOT}(?::\d+)?(?:\s*,\s*{SLOT}(?::\d+)?)*\s*=\s*)?"
    r'(?:"(?P<quoted>(?:[^"\\\n]|\\.)*)"|(?P<bare>[A-Za-z_][\w$.\-]*))?'
)
_BUILTIN = ("module", "unrealized_conversion_cast")
_RESULT = re.compile(rf"{SLOT}(?::(\d+))?")

Ref = int  # a type: a slot, or -1 - n for `Template.fixed[n]`


class Mistake(Exception):
    """A statement that cannot be read: message, offset in its filled text, help.

    `inside`: what stands before the mistake in the piece that was cut out at that offset.
    """

    def __init__(self, message: str, at: int, help: str = "", inside: str = "") -> None:
        super().__init__(message)
        self.message, self.at, self.help, self.inside = message, at, help, inside

    def moved(self, at: int) -> Mistake:
        """The same at another offset."""
        return Mistake(self.message, at, self.help, self.inside)


# What says that a text is no program, or not like one that was read.
_UNREAD = (Unlike, Bad, Mistake, ValueError, lark.exceptions.LarkError)


class ArgTemplate(NamedTuple):
    """A block argument: slots of its name and location (-1: none), its type."""

    name: int
    type: Ref
    loc: int
    attrs: Attrs


class Template:
    """A statement without its slots.

    `results`: slot and count of each result name. `uses`: slots of operands. `ins`, `outs`: types
    of operands (None: not written) and results. `payload`: slot of a constant. `head`: offset of
    the op's name in the key. `bare`: the dialect that the name leaves out, or "". `regions`:
    arguments that the text declares for each region. `successors`: labels of blocks. `body`: the op
    of a region that the text abbreviates. `variants`: for statements whose attributes hold slots,
    the template for each text of the slots `baked`.
    """

    __slots__ = (
        "attrs",
        "baked",
        "bare",
        "body",
        "fixed",
        "head",
        "ins",
        "is_quoted",
        "loc",
        "name",
        "notes",
        "outs",
        "payload",
        "regions",
        "results",
        "shardings",
        "successors",
        "uses",
        "variants",
    )

    def __init__(self, name: str) -> None:
        self.name = name
        self.results: tuple[tuple[int, int], ...] = ()
        self.uses: tuple[int, ...] = ()
        self.ins: tuple[Ref, ...] | None = ()
        self.outs: tuple[Ref, ...] = ()
        self.fixed: list[Type] = []
        self.attrs: Attrs = EMPTY
        self.notes: Attrs = EMPTY
        self.shardings: tuple[Sharding, ...] = ()
        self.payload = -1
        self.loc = -1
        self.regions: tuple[tuple[ArgTemplate, ...], ...] = ()
        self.body = ""
        self.bare = ""
        self.is_quoted = False
        self.successors: tuple[str, ...] = ()
        self.head = 0
        self.baked: tuple[int, ...] = ()
        self.variants: dict[tuple[str, ...], Template] = {}

    def unfilled(self) -> Template:
        """A template with the same head and location."""
        made = Template(self.name)
        made.results, made.head, made.is_quoted = self.results, self.head, self.is_quoted
        made.bare, made.loc = self.bare, self.loc
        return made

    def ref(self, typed: Typed) -> Ref:
        """The reference to a type of the text."""
        if typed.slot >= 0:
            return typed.slot
        self.fixed.append(typed.type)
        return -len(self.fixed)

    def args(self, args: Sequence[Arg]) -> tuple[ArgTemplate, ...]:
        """Block arguments of the text."""
        return tuple(
            ArgTemplate(
                arg.name.slot if arg.name else -1,
                self.ref(arg.typed),
                arg.loc,
                arg.attrs,
            )
            for arg in args
        )

    def unused(self, count: int) -> tuple[int, ...]:
        """The slots, of so many, that are part of something that is remembered."""
        used = self._used()
        return tuple([slot for slot in range(count) if slot not in used])

    def _used(self) -> set[int]:
        """Slots that are looked up anew for each statement."""
        found = {slot for slot, _ in self.results} | set(self.uses) | set(self.ins or ())
        found |= {*self.outs, self.payload, self.loc}
        for args in self.regions:
            for arg in args:
                found |= {arg.name, arg.type, arg.loc}
        return found


class Recipe(NamedTuple):
    """Instructions to read statements of a shape: calls, a template to fill, the row of the op."""

    calls: Skeleton
    template: Template
    row: OpRow | None


class Head(NamedTuple):
    """The start of a statement: results, the op's name, where its tail starts."""

    results: tuple[tuple[int, int], ...]
    name: str
    is_quoted: bool
    at: int
    end: int

    @property
    def bare(self) -> str:
        """The dialect that the name leaves out, or ""."""
        if self.is_quoted or "." in self.name:
            return ""
        return "builtin" if self.name in _BUILTIN else "func"


def read_head(key: str, slots: Sequence[str]) -> Head:
    """Results and name of a statement. Raises Mistake."""
    match = _HEAD.match(key)
    assert match is not None
    quoted, bare = match["quoted"], match["bare"]
    if quoted is None and bare is None:
        said = bad_head(fill(key, slots)[0], filled_offset(key, slots, match.end()))
        raise Mistake(said.message, said.at, said.help)
    counts = [int(count[:9] or 1) for count in _RESULT.findall(match["results"] or "")]
    start = match.start("quoted") - 1 if bare is None else match.start("bare")
    return Head(tuple(enumerate(counts)), quoted or bare or "", bare is None, start, match.end())


def full_name(head: Head) -> str:
    """The op's name with its dialect: `return` is `func.return`, `module` is `builtin.module`."""
    return f"{head.bare}.{head.name}" if head.bare else head.name


class Reader:
    """Asks the grammar, and keeps what it said.

    One reader may serve many parses; its memos are dropped when they hold more than `limit`
    entries.
    """

    def __init__(self, limit: int = 100_000, allow_unregistered: bool = False) -> None:
        self.limit = limit
        self.allow_unregistered = allow_unregistered
        self.dialect = ""  # that needs no prefix where the builder is, for messages
        self.forms = Forms()
        self.templates: dict[str, Template] = {}
        self.arguments: dict[tuple[str, str], tuple[Arg, Sharding | None, Attrs]] = {}
        self._templates, self._arguments = self.templates, self.arguments
        self.constants: dict[tuple[str, Type, Attrs], Attrs] = {}
        self._recorder = Recorder(self.forms)
        self._replay = self._lasting = Replay(self._recorder, limit)
        self._recipes: dict[tuple[str, str, str], Recipe | None] = {}  # None: there can be none
        self._lasting_recipes = self._recipes
        self._lark: lark.Lark | None = None

    def trim(self) -> None:
        """Forget everything when it has become too much."""
        for memo in (self.templates, self.arguments, self.constants, self.forms.tensors):
            if len(memo) >= self.limit:
                memo.clear()

    def begin(self, text: Text) -> None:
        """Get ready for a text. What it gives names to means something else in another text."""
        names = text.aliases
        self.forms.names = Names(
            names.attributes, names.types, None, {}, text.allow_unregistered, names.sizes
        )
        if names.attributes or names.types:
            self.templates, self.arguments = {}, {}
            self._replay = Replay(self._recorder, self.limit)
            self._recipes = {}
        else:
            self.templates, self.arguments = self._templates, self._arguments
            self._replay = self._lasting
            self._recipes = self._lasting_recipes

    def parse(
        self,
        rule: str,
        text: str,
        starts: dict[int, int],
        blobs: Sequence[str],
        slots: Sequence[str] = (),
    ) -> Any:
        """The value of a rule. Raises Mistake."""
        self.forms.source = Statements(starts, blobs, slots)
        try:
            return self._replay.read(rule, text, self._ask)
        except lark.UnexpectedInput as problem:
            message, at, help = unexpected(problem, text)
            if not help or rule in SECOND:
                message += aside(problem, rule, text[at:], self.dialect)
            raise Mistake(message, at, help) from None
        except Bad as problem:
            raise Mistake(*explained(problem, text), problem.inside) from None
        except ValueError as problem:  # a number beyond what Python reads
            raise Mistake(str(problem).lower(), 0) from None

    def _ask(self, rule: str, text: str) -> Any:
        """The grammar's result for a text."""
        if self._lark is None:
            self._lark = grammar.load(self._recorder)
        parser: Any = self._lark
        return parser.parse(text, start=rule)

    def known(self, statement: Statement, blobs: Sequence[str]) -> Template | None:
        """The template of a statement like one that was read before; None without one."""
        key = statement.key
        found = self.templates.get(key)
        if found is None:
            if BLOB in key:
                return None
            shape = shape_of(key, statement.slots)
            recipe = self._recipes.get(shape.key) if shape is not None else None
            if shape is None or recipe is None:
                return None
            found = self._filled(recipe, shape, statement, blobs)
            if found is not None:
                self.trim()
                self.templates[key] = found
        return None if found is None or found.baked else found

    def template(self, statement: Statement, blobs: Sequence[str]) -> Template:
        """The template of a statement, from the memo or the grammar. Raises Mistake."""
        if BLOB in statement.key:  # its number means another text elsewhere
            return self.compile(statement, blobs)
        found = self.templates.get(statement.key)
        if found is None:
            self.trim()
            found = self.templates[statement.key] = self.compile(statement, blobs)
        return self._variant(found, statement, blobs) if found.baked else found

    def _variant(self, found: Template, statement: Statement, blobs: Sequence[str]) -> Template:
        """The template for the texts of slots that stand in attributes."""
        texts = tuple([statement.slots[slot] for slot in found.baked])
        if any(BLOB in text or _has_alias(text) for text in texts):
            return self.compile(statement, blobs)
        variant = found.variants.get(texts)
        if variant is None:
            if len(found.variants) >= self.limit:
                found.variants.clear()
            variant = found.variants[texts] = self.compile(statement, blobs)
        return variant

    def label(self, statement: Statement, blobs: Sequence[str]) -> list[Arg]:
        """The arguments of a block head. Raises Mistake."""
        text, starts = fill(statement.key, statement.slots)
        return self.parse("block_label", text, starts, blobs, statement.slots)

    def compile(self, statement: Statement, blobs: Sequence[str]) -> Template:
        """The template of a statement, from its shape or the grammar. Raises Mistake."""
        key, slots = statement.key, statement.slots
        shape = shape_of(key, slots)
        recipe = self._recipes.get(shape.key) if shape is not None else None
        if shape is not None and recipe is not None:
            made = self._filled(recipe, shape, statement, blobs)
            if made is not None:
                return made
        head = read_head(key, slots)
        made = Template(full_name(head))
        made.results, made.head, made.is_quoted = head.results, head.at, head.is_quoted
        made.bare = head.bare
        key = key.rstrip()
        if slots and slots[-1].startswith("loc(") and key.endswith(SLOT):
            made.loc = len(slots) - 1
            key = key[:-1]
        row, rule = self._rule(head, made.name, key, slots)
        text, starts = fill(key, slots)
        tail = filled_offset(key, slots, head.end)
        shifted = {at - tail: slot for at, slot in starts.items() if at >= tail}
        if shape is not None and shape.key not in self._recipes:
            self.forms.source = Statements(shifted, blobs, slots)
            recipe = self._recorded(shape, made, row, rule, text[tail:], slots, tail)
            again = recipe and self._filled(recipe, shape, statement, blobs)
            if again is not None and not again.baked:
                return again
            self._recipes[shape.key] = None
        try:
            form: Form = self.parse(rule, text[tail:], shifted, blobs, slots)
            _finish(made, form, row, head.is_quoted)
        except Mistake as mistake:
            raise mistake.moved(mistake.at + tail) from None
        made.baked = made.unused(len(slots))
        return made

    def _recorded(
        self,
        shape: Shape,
        template: Template,
        row: OpRow | None,
        rule: str,
        text: str,
        slots: Sequence[str],
        tail: int,
    ) -> Recipe | None:
        """The recipe of a shape that was not seen before; None when there can be none."""
        if len(self._recipes) >= self.limit:
            self._recipes.clear()
        self._recipes[shape.key] = None
        try:
            tree = self._replay.tree(rule, text, self._ask)
            self.forms.source = Statements(places(len(slots)), self.forms.source.blobs, slots)
            recipe = Recipe(skeleton_of(tree, shape, slots, tail, self.forms), template, row)
        except _UNREAD:
            return None
        self._recipes[shape.key] = recipe
        return recipe

    def _filled(
        self, recipe: Recipe, shape: Shape, statement: Statement, blobs: Sequence[str]
    ) -> Template | None:
        """The template of a statement of a known shape; None when the grammar must be asked."""
        slots = statement.slots
        self.forms.source = Statements(places(len(slots)), blobs, slots)
        made = recipe.template.unfilled()
        try:
            form = self._replay.again(recipe.calls, statement.key, shape.cut)
            _finish(made, form, recipe.row, made.is_quoted)
        except _UNREAD:
            return None
        made.baked = made.unused(len(slots))
        return made

    def _rule(
        self, head: Head, name: str, key: str, slots: Sequence[str]
    ) -> tuple[OpRow | None, str]:
        """The row of an op and the grammar rule of its tail. Raises Mistake for an unknown op."""
        row = ops().get(name)
        if head.name == "func" and not head.is_quoted:  # only written with its dialect
            at = filled_offset(key, slots, head.at)
            raise _unread_op(head.name, name, None, at, self.dialect)
        if head.is_quoted:
            bad = quoted_problem(name, self.allow_unregistered) if row is None else None
            if bad is not None:
                raise Mistake(bad.message, filled_offset(key, slots, head.at), bad.help)
            return row, "generic"
        if row is None or row.syntax == "generic":
            at = filled_offset(key, slots, head.at)
            mistake = _unread_op(head.name, name, row, at, self.dialect)
            mistake.help = result_help(head.name, key[head.end :]) or mistake.help
            raise mistake
        return row, row.syntax.replace(".", "_")


def _has_alias(slot: str) -> bool:
    """True if a slot refers to the text's table of locations, which differs elsewhere."""
    return slot.startswith("loc(") and "#" in slot


def _unread_op(written: str, name: str, row: OpRow | None, at: int, around: str) -> Mistake:
    if row is not None:
        message = f"custom op '{name}' has no custom assembly form"
        return Mistake(message, at, f'write it in generic form: "{name}"(...) : (...) -> ...')
    return Mistake(unknown_op(written, around), at, op_help(written, sorted(ops())))


def _finish(made: Template, form: Form, row: OpRow | None, is_quoted: bool) -> None:
    """Fill a template from what the grammar read."""
    made.uses = tuple(name.slot for name in form.operands)
    try:
        if is_quoted and form.properties and row is not None:
            form.properties = stored(row, form.properties)
        check_types(row, form, is_quoted)
        check_successors(row, form.successors)
        attrs, notes = _split(form, row, is_quoted)
    except Bad as bad:
        raise Mistake(bad.message, bad.at, bad.help) from None
    made.ins = None if form.ins is None else tuple(map(made.ref, form.ins))
    made.outs = tuple(map(made.ref, form.outs))
    made.body = form.body
    made.successors = tuple(form.successors)
    made.regions = tuple(map(made.args, form.regions))
    made.payload = form.payload
    take_kinds(attrs, notes)
    _take_shardings(made, notes)
    made.attrs = Attrs(attrs) if attrs else EMPTY
    made.notes = Attrs(notes) if notes else EMPTY


def _split(
    form: Form, row: OpRow | None, is_quoted: bool
) -> tuple[dict[str, Attribute], dict[str, Attribute]]:
    """Inherent and discardable attributes."""
    inherent, notes = divided(row, form)
    attrs = {**form.attrs, **form.properties, **inherent}
    if is_quoted:
        attrs = {key: named(key, value) for key, value in attrs.items()}
    for key, value in row.implied if row is not None else ():
        attrs.setdefault(key, value)
    return attrs, notes


def _take_shardings(made: Template, notes: dict[str, Attribute]) -> None:
    """Move `sdy.sharding` to the results when there is one for each."""
    value = notes.get("sdy.sharding")
    if isinstance(value, ShardingPerValue) and value.shardings:
        count = len(made.outs)
        if len(value.shardings) == count:
            made.shardings = value.shardings
            del notes["sdy.sharding"]
