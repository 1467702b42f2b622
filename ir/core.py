"""The mutable program: modules of ops, blocks and values with use lists.

Only `Op.add_operand`, `set_operand`, `erase_operands` and `Unlinked.link` touch `Value.uses`.

A program is changed by the methods here alone: each clears `is_verified` of the op or block that it
changes, which the verifier sets, so that `verify_changed` need not look at the rest again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress

from shardwright.ir.analysis import reducer_kinds
from shardwright.ir.gc_pause import not_collecting
from shardwright.ir.locations.location import Location
from shardwright.spec.attributes import (
    EMPTY,
    Attribute,
    Attrs,
    MeshAttr,
    RuleAttr,
    ShardingAttr,
    String,
    Symbol,
)
from shardwright.spec.axes import Mesh
from shardwright.spec.op import Hints, OpRow, Sig, ops, sig
from shardwright.spec.plan import CALL
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType, Type, function_type

Use = tuple["Op", int]


class Value:
    """A result of an op or an argument of a block.

    `name` is the hint it was read or made with, without `%`; the printer numbers values as MLIR
    does and ignores it unless asked.
    """

    __slots__ = ("index", "links", "loc", "name", "owner", "sharding", "type")

    def __init__(
        self,
        type: Type,
        owner: Op | Block,
        index: int,
        sharding: Sharding | None = None,
        name: str = "",
        unlinked: Unlinked | None = None,
    ) -> None:
        self.type = type
        self.owner = owner
        self.index = index
        self.sharding = sharding
        self.name = name
        self.loc: Location | None = None  # of a block argument, where the text gives one
        self.links: dict[Use, None] | Unlinked = {} if unlinked is None else unlinked

    @property
    def uses(self) -> dict[Use, None]:
        """Ops and operand numbers, oldest first; MLIR's use list is the reverse."""
        links = self.links
        if isinstance(links, dict):
            return links
        links.link()
        if isinstance(self.links, Unlinked):
            self.links = {}  # no op uses it
        return self.links

    @property
    def op(self) -> Op | None:
        """The defining op; None for a block argument."""
        return self.owner if isinstance(self.owner, Op) else None

    @property
    def tensor(self) -> TensorType:
        """The type, which must be a tensor type."""
        assert isinstance(self.type, TensorType), self.type
        return self.type

    @property
    def shape(self) -> tuple[int, ...]:
        return self.type.shape if isinstance(self.type, TensorType) else ()

    def set_type(self, type: Type) -> None:
        if self.type is not type:
            self.type = type
            self.owner.touch()
            for user, _ in self.uses:  # their signatures tell it
                user.touch()

    def set_sharding(self, sharding: Sharding | None) -> None:
        if self.sharding is not sharding:
            self.sharding = sharding
            self.owner.relabel()

    def users(self) -> Iterator[Op]:
        """Ops that use this value, once per use, oldest use first."""
        for op, _ in self.uses:
            yield op

    def replace_uses(self, new: Value, keep: Iterable[Op] = ()) -> None:
        """Make every user (but those in `keep`) use another value, in MLIR's order: newest use
        first.
        """
        kept = set(map(id, keep)) if keep else ()
        for op, index in reversed(tuple(self.uses)):
            if not kept or id(op) not in kept:
                op.set_operand(index, new)

    def __repr__(self) -> str:
        return f"Value({self.name or self.index}: {self.type})"


class Unlinked:
    """Ops whose operands no use list knows yet, in the order in which they were made.

    Reading and printing a program needs no uses, and they are half of its memory: the values of a
    parsed program share one such list, and the first one asked for its uses makes those of all.
    """

    __slots__ = ("ops",)

    def __init__(self) -> None:
        self.ops: list[Op] = []

    def link(self) -> None:
        """Make the use lists of all values that the ops use."""
        for op in self.ops:
            for index, value in enumerate(op.operands):
                links = value.links
                if isinstance(links, Unlinked):
                    value.links = {(op, index): None}
                else:
                    links[op, index] = None
        self.ops = []


class Op:
    """An operation. `attrs` are inherent, `notes` discardable (plan.*, mhlo.*, anything unknown).

    Shardings live on `results[i].sharding`, not in `notes`; the printer writes them as
    `sdy.sharding`. `loc` is what the text says in `loc(...)`, None without one. `place` is `(line,
    column)` in the file it was read from, from 1. `known`: the signature, where it is known.
    `is_verified`: nothing of the op has changed since the verifier found it in order, but perhaps
    its labels; `is_labelled`: nor have these, which are `notes` and the shardings of results.
    """

    __slots__ = (
        "_sig", "attrs", "block", "is_labelled", "is_verified", "loc", "name", "notes", "operands",
        "place", "regions", "results",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        operands: Sequence[Value] = (),
        types: Sequence[Type] = (),
        attrs: Attrs = EMPTY,
        regions: Sequence[Region] = (),
        notes: Attrs = EMPTY,
        loc: Location | None = None,
        place: tuple[int, int] = (0, 0),
        unlinked: Unlinked | None = None,
        known: Sig | None = None,
    ) -> None:
        self.name = name
        self.attrs = attrs
        self.notes = notes
        self.loc = loc
        self.place = place
        self.block: Block | None = None
        self.is_labelled = self.is_verified = False
        self._sig = known
        self.regions: Sequence[Region] = ()
        self.operands: list[Value] = [*operands]
        if len(types) == 1:  # most ops; a loop takes longer
            self.results = [Value(types[0], self, 0, None, "", unlinked)]
        else:
            self.results = [Value(t, self, k, None, "", unlinked) for k, t in enumerate(types)]
        for region in regions:
            self.add_region(region)
        if unlinked is None:
            for index, value in enumerate(self.operands):
                value.uses[self, index] = None
        else:
            unlinked.ops.append(self)

    # --- operands and uses

    def add_operand(self, value: Value) -> None:
        uses = value.uses
        self.operands.append(value)
        uses[self, len(self.operands) - 1] = None
        self.touch()

    def set_operand(self, index: int, value: Value) -> None:
        """Use another value; it becomes the newest use of that value."""
        old = self.operands[index]
        links = old.links
        del (links if type(links) is dict else old.uses)[self, index]
        self.operands[index] = value
        links = value.links
        (links if type(links) is dict else value.uses)[self, index] = None
        self.is_verified = False
        if self._sig is not None and (old.type is not value.type or self._sig.hints.operands):
            self._sig = None

    def set_operands(self, values: Sequence[Value]) -> None:
        """Replace all operands."""
        self.erase_operands()
        for value in values:
            self.add_operand(value)

    def erase_operands(self) -> None:
        for index, value in enumerate(self.operands):
            links = value.links
            del (links if type(links) is dict else value.uses)[self, index]
        self.operands = []
        self.touch()

    # --- structure

    def add_region(self, region: Region) -> None:
        if region.op is not self:
            region.op = self
            for block in region.blocks:
                block.came()
        self.regions = (*self.regions, region)
        self.is_verified = False

    def set_regions(self, regions: Sequence[Region]) -> None:
        """Hold these regions in place of the ones so far."""
        self.regions = ()
        for region in regions:
            self.add_region(region)
        self.touch()

    @property
    def result(self) -> Value:
        """The only result."""
        (value,) = self.results
        return value

    @property
    def parent(self) -> Op | None:
        """The op whose region holds this op."""
        return self.block.region.op if self.block and self.block.region else None

    @property
    def row(self) -> OpRow | None:
        return ops().get(self.name)

    @property
    def sig(self) -> Sig:
        """Interned signature, hints included. Changing attrs or types needs `touch`."""
        if self._sig is None:
            ins = tuple(value.type for value in self.operands)
            outs = tuple(value.type for value in self.results)
            self._sig = sig(self.name, self.attrs, ins, outs, self._hints())
        return self._sig

    def fresh_sig(self) -> Sig:
        """The signature of the op as it is, even where a part changed without `touch`."""
        found = self._sig
        if found is None:
            return self.sig
        if found.attrs is not self.attrs and found.attrs == self.attrs:
            self.attrs = found.attrs  # one of two equal ones: the next look is quick
        ins = tuple([value.type for value in self.operands])
        outs = tuple([value.type for value in self.results])
        if found.attrs is not self.attrs or found.ins != ins or found.outs != outs:
            self._sig = None
        return self.sig

    def sig_with(self, operands: Sequence[Value]) -> Sig | None:
        """The signature with other operands, where it is known and stays the same."""
        found = self._sig
        if found is None or found.hints.operands:
            return None
        return found if found.ins == tuple([value.type for value in operands]) else None

    def touch(self) -> None:
        """Forget what was found out of the op: its signature, and that it is in order."""
        self._sig = None
        self.is_verified = False

    def relabel(self) -> None:
        """Forget that notes and shardings are in order."""
        self.is_labelled = False

    def become(self, name: str, attrs: Attrs, known: Sig | None = None) -> None:
        """Turn into another op on the same values; `known`: its signature, where it is known."""
        self.name, self.attrs = name, attrs
        self.touch()
        self._sig = known

    def set_attrs(self, attrs: Attrs) -> None:
        if self.attrs is not attrs:
            self.attrs = attrs
            self.touch()

    def set_attr(self, key: str, value: Attribute) -> None:
        self.set_attrs(self.attrs.set(key, value))

    def set_notes(self, notes: Attrs) -> None:
        if self.notes is not notes:
            self.notes = notes
            self.relabel()

    def set_note(self, key: str, value: Attribute | None) -> None:
        """Set a discardable attribute, or remove it."""
        if value is None and not self.notes.items_tuple:
            return
        self.set_notes(self.notes.without(key) if value is None else self.notes.set(key, value))

    def _hints(self) -> Hints:
        row = self.row
        if row is None or not row.hints:
            return _NO_HINTS
        body = reducer_kinds.facts(row.hints, self.regions) if self.regions else ()
        operands = reducer_kinds.operand_facts(self) if "operands" in row.hints else ()
        if "identities" in row.hints:
            operands = reducer_kinds.identity_facts(self)
        notes = EMPTY
        if "notes" in row.hints:
            notes = Attrs({k: v for k, v in self.notes.items() if _is_heeded(k, v)})
        return Hints(body, operands, notes)

    @property
    def is_terminator(self) -> bool:
        return self.name in TERMINATORS

    def walk(self) -> Iterator[Op]:
        """This op and all nested ops, in program order (pre-order). Safe against erasing the
        current op.
        """
        yield self
        for region in tuple(self.regions):
            for block in tuple(region.blocks):
                for op in tuple(block.ops):
                    if op.regions:
                        yield from op.walk()
                    else:
                        yield op

    def erase(self) -> None:
        """Remove from its block; its results must be unused."""
        assert not any(value.uses for value in self.results), f"{self.name} is still used"
        if self.block is not None:
            self.block.remove(self)
        self.let_go()

    def let_go(self) -> None:
        """Forget what it uses, all that still stands in it, and its results: nobody asks for them
        again.

        They are circles of references, which only the collector would find.
        """
        self.erase_operands()
        self.results = []
        if self.regions:
            for inner in _inside(self):
                inner.erase_operands()
            _dissolve(self)

    def __repr__(self) -> str:
        return f"Op({self.name} at {self.place[0]}:{self.place[1]})"


class Branch(Op):
    """An op that ends a block of several and says which may come next."""

    __slots__ = ("successors",)

    successors: list[Block]


class Block:
    """A list of ops with arguments.

    `is_verified`: neither the list nor an argument has changed since the verifier found them in
    order; ops may have. `is_labelled`: nor has the sharding of an argument.
    """

    __slots__ = ("_near", "args", "is_labelled", "is_verified", "ops", "region")

    def __init__(self, types: Sequence[Type] = (), unlinked: Unlinked | None = None) -> None:
        self.region: Region | None = None
        self.is_verified = self.is_labelled = False
        self._near = 0  # where an op was found that was looked for
        self.ops: list[Op] = []
        self.args = [
            Value(type, self, index, None, "", unlinked) for index, type in enumerate(types)
        ]

    def add_arg(self, type: Type, unlinked: Unlinked | None = None) -> Value:
        value = Value(type, self, len(self.args), None, "", unlinked)
        self.args.append(value)
        self.is_verified = False
        return value

    def set_args(self, args: list[Value]) -> None:
        """Keep these of the arguments, which are numbered anew."""
        self.args = args
        for index, value in enumerate(args):
            value.index = index
        self.is_verified = False

    def touch(self) -> None:
        """Forget that the block is in order."""
        self.is_verified = False

    def relabel(self) -> None:
        """Forget that the shardings of arguments are in order."""
        self.is_labelled = False

    def came(self) -> None:
        """Forget that the block and its ops are in order: another op is around them."""
        self.is_verified = False
        for op in self.ops:
            op.is_verified = False

    def append(self, op: Op) -> Op:
        if op.block is not self:
            op.block, op.is_verified = self, False
        self.is_verified = False
        self.ops.append(op)
        return op

    def insert(self, index: int, op: Op) -> Op:
        self._hold(op)
        self.ops.insert(index, op)
        return op

    def _hold(self, op: Op) -> None:
        if op.block is not self:
            op.block, op.is_verified = self, False
        self.is_verified = False

    def index(self, op: Op) -> int:
        """The place of an op: first looked for around the last one, since passes go in order."""
        for reach in (32, 1024, len(self.ops)):
            start, end = max(0, self._near - reach), self._near + reach + 1
            with suppress(ValueError):
                self._near = self.ops.index(op, start, end)
                return self._near
        raise ValueError(f"{op} is not in the block")

    def remove(self, op: Op) -> None:
        """Take an op out, to stand elsewhere or nowhere; values it makes may still be used."""
        del self.ops[self.index(op)]
        op.block, self.is_verified = None, False

    def take_ops(self) -> list[Op]:
        """The ops, which are to be appended again one by one; the block is empty until then."""
        ops, self.ops = self.ops, []
        self.is_verified = False
        return ops

    def set_ops(self, ops: list[Op]) -> None:
        """Hold these ops in this order, in place of the ones so far."""
        if ops == self.ops:
            return
        kept = {*ops}
        for op in self.ops:
            if op.block is self and op not in kept:
                op.block = None
        for op in ops:
            if op.block is not self:
                op.block, op.is_verified = self, False
        self.ops, self.is_verified = ops, False

    def insert_before(self, anchor: Op, op: Op) -> Op:
        return self.insert(self.index(anchor), op)

    def insert_after(self, anchor: Op, op: Op) -> Op:
        return self.insert(self.index(anchor) + 1, op)

    @property
    def terminator(self) -> Op:
        return self.ops[-1]

    @property
    def parent(self) -> Op | None:
        return self.region.op if self.region else None


class Region:
    __slots__ = ("blocks", "op")

    def __init__(self, blocks: Sequence[Block] = ()) -> None:
        self.op: Op | None = None
        self.blocks: list[Block] = []
        for block in blocks:
            self.add_block(block)

    def add_block(self, block: Block) -> Block:
        block.region = self
        block.came()
        self.blocks.append(block)
        if self.op is not None:
            self.op.touch()
        return block

    @property
    def block(self) -> Block:
        """The only block."""
        (block,) = self.blocks
        return block


class Func(Op):
    """`func.func`: block arguments carry their sharding, other argument attributes are in
    `arg_attrs`.

    `result_types`, `result_shardings`, `result_attrs` have one entry per result.
    """

    __slots__ = ("arg_attrs", "result_attrs", "result_shardings", "result_types")

    def __init__(
        self,
        name: str,
        arg_types: Sequence[Type],
        result_types: Sequence[Type],
        visibility: str = "",
        loc: Location | None = None,
        place: tuple[int, int] = (0, 0),
        unlinked: Unlinked | None = None,
    ) -> None:
        attrs: dict[str, Attribute] = {"sym_name": String(name)}
        if visibility:
            attrs["sym_visibility"] = String(visibility)
        super().__init__(
            "func.func",
            attrs=Attrs(attrs),
            regions=[Region([Block(arg_types, unlinked)])],
            loc=loc,
            place=place,
        )
        self.arg_attrs: list[Attrs] = [EMPTY] * len(arg_types)
        self.result_types: list[Type] = list(result_types)
        self.result_attrs: list[Attrs] = [EMPTY] * len(result_types)
        self.result_shardings: list[Sharding | None] = [None] * len(result_types)

    def set_boundary(
        self,
        *,
        arg_attrs: Sequence[Attrs] | None = None,
        result_types: Sequence[Type] | None = None,
        result_shardings: Sequence[Sharding | None] | None = None,
        result_attrs: Sequence[Attrs] | None = None,
    ) -> None:
        """Replace what is given of the arguments and results, one entry each."""
        before = self.arg_attrs, self.result_types, self.result_shardings, self.result_attrs
        if arg_attrs is not None:
            self.arg_attrs = [*arg_attrs]
        if result_types is not None:
            self.result_types = [*result_types]
        if result_shardings is not None:
            self.result_shardings = [*result_shardings]
        if result_attrs is not None:
            self.result_attrs = [*result_attrs]
        after = self.arg_attrs, self.result_types, self.result_shardings, self.result_attrs
        if after != before:
            self.is_verified = False

    def set_result_sharding(self, index: int, sharding: Sharding | None) -> None:
        self.result_shardings[index] = sharding
        self.is_verified = False

    def set_arg_attr(self, index: int, key: str, value: Attribute) -> None:
        self.arg_attrs[index] = self.arg_attrs[index].set(key, value)
        self.is_verified = False

    def set_result_attr(self, index: int, key: str, value: Attribute) -> None:
        self.result_attrs[index] = self.result_attrs[index].set(key, value)
        self.is_verified = False

    @property
    def symbol(self) -> str:
        value = self.attrs["sym_name"]
        assert isinstance(value, String)
        return value.value

    @symbol.setter
    def symbol(self, name: str) -> None:
        self.set_attr("sym_name", String(name))

    @property
    def visibility(self) -> str:
        """`public`, `private`, `nested`, or `""` when the text says nothing (public)."""
        value = self.attrs.get("sym_visibility")
        return value.value if isinstance(value, String) else ""

    @property
    def is_declaration(self) -> bool:
        """True if the function has no body; its block then only holds the arguments."""
        blocks = self.regions[0].blocks
        return not blocks or (len(blocks) == 1 and not blocks[0].ops)

    @property
    def body(self) -> Block:
        """The entry block; programs that passes take have no other."""
        return self.regions[0].blocks[0]

    @property
    def args(self) -> list[Value]:
        return self.body.args

    @property
    def function_type(self) -> Type:
        return function_type(tuple(value.type for value in self.args), tuple(self.result_types))


class Module(Op):
    """`builtin.module`: `sdy.mesh` ops and functions, in order."""

    __slots__ = ("_funcs", "_mesh_ops", "file", "resources", "source")

    def __init__(self, name: str = "", notes: Attrs = EMPTY) -> None:
        attrs = Attrs({"sym_name": String(name)}) if name else EMPTY
        super().__init__("builtin.module", attrs=attrs, regions=[Region([Block()])], notes=notes)
        self.file = ""  # where it was read from, for diagnostics
        self.source = ""  # the text it was read from, for carets
        self.resources: dict[str, str] = {}  # hex digits by name, see `ir.scanner.resources`
        self._funcs: dict[str, Func] = {}  # by name, as they were when one was last looked for
        self._mesh_ops: dict[str, Op] = {}

    @property
    def symbol(self) -> str:
        value = self.attrs.get("sym_name")
        return value.value if isinstance(value, String) else ""

    @property
    def body(self) -> Block:
        return self.regions[0].blocks[0]

    @property
    def ops(self) -> list[Op]:
        return self.body.ops

    @property
    def funcs(self) -> list[Func]:
        return [op for op in self.ops if isinstance(op, Func)]

    def func(self, name: str) -> Func | None:
        found = self._funcs.get(name)
        if found is None or not self._has(found, name):
            self._funcs = {func.symbol: func for func in reversed(self.funcs)}
            found = self._funcs.get(name)
        return found

    def _has(self, op: Op, name: str) -> bool:
        """True if an op still stands here under its name."""
        symbol = op.attrs.get("sym_name")
        return op.block is self.body and isinstance(symbol, String) and symbol.value == name

    @property
    def main(self) -> Func | None:
        """The function named main, or the only one."""
        found = self.func("main")
        if found is None and len(funcs := self.funcs) == 1:
            return funcs[0]
        return found

    @property
    def meshes(self) -> dict[str, Mesh]:
        """Meshes by symbol name, in order."""
        return {name: _mesh(op) for name, op in self._meshes().items()}

    def _meshes(self) -> dict[str, Op]:
        found: dict[str, Op] = {}
        for op in self.ops:
            if op.name == "sdy.mesh":
                name = op.attrs["sym_name"]
                assert isinstance(name, String)
                found[name.value] = op
        return found

    def clone(
        self, mapping: dict[Value, Value] | None = None, without: Collection[Op] = ()
    ) -> Module:
        """A deep copy, notes and places included; `mapping` learns the copy of each value.

        `without`: ops of the bodies of functions that are left out; `mapping` says what stands for
        their results.
        """
        known: dict[Value, Value] = {} if mapping is None else mapping
        copy = Module(self.symbol, self.notes)
        copy.attrs = self.attrs
        copy.loc, copy.place = self.loc, self.place
        copy.file, copy.source, copy.resources = self.file, self.source, self.resources
        with not_collecting():
            for op in self.ops:
                copy.body.append(clone(op, known, without))
        return copy

    def dissolve(self) -> None:
        """Let go of all ops, which are circles of references: this is the end of the program."""
        _dissolve(self)

    def mesh_of(self, value: Sharding) -> Mesh | None:
        """The mesh a sharding lives on; None when unknown."""
        if isinstance(value.mesh, Mesh):
            return value.mesh
        found = self._mesh_ops.get(value.mesh)
        if found is None or not self._has(found, value.mesh):
            self._mesh_ops = self._meshes()
            found = self._mesh_ops.get(value.mesh)
        return None if found is None else _mesh(found)


def dissolve_but(ops: Iterable[Op], left: Iterable[Op]) -> None:
    """Let go of those ops of a module that are not among all that are `left` of it, and of what
    they stand in.
    """
    kept = {*left}
    gone = {*ops} - kept
    owners = {owner for op in gone if (owner := op.parent) is not None}
    for op in gone:
        op.operands, op.results, op.block = [], [], None
    for op in gone | (owners - kept):
        if op.regions:
            _dissolve(op)


def _inside(op: Op) -> Iterator[Op]:
    """All ops in an op, but for what has moved to another place."""
    for block in _blocks(op):
        for inner in block.ops:
            if inner.block is block:
                yield inner
                if inner.regions:
                    yield from _inside(inner)


def _blocks(op: Op) -> Iterator[Block]:
    """The blocks in an op, but for those that have moved."""
    for region in op.regions:
        if region.op is op:
            for block in region.blocks:
                if block.region is region:
                    yield block


def _dissolve(op: Op) -> None:
    """Let go of what is in an op, but for what has moved to another place."""
    for block in _blocks(op):
        for inner in block.ops:
            if inner.block is not block:
                continue
            inner.operands, inner.results, inner.block = [], [], None
            if inner.regions:
                _dissolve(inner)
        block.ops, block.args, block.region = [], [], None
    for region in op.regions:
        if region.op is op:
            region.op = None
    op.regions = ()


def _mesh(op: Op) -> Mesh:
    value = op.attrs["mesh"]
    assert isinstance(value, MeshAttr)
    return value.mesh


_NO_HINTS = Hints()


def _is_heeded(key: str, value: Attribute) -> bool:
    """True if a discardable attribute is a hint: XLA's own, and what a user says of a call."""
    if key.startswith("mhlo.") or key == CALL:
        return True
    return isinstance(value, RuleAttr) and value.rule.is_custom


TERMINATORS = frozenset({"func.return", "stablehlo.return", "sdy.return", "mpmd.return"})


def out_sharding(op: Op) -> Sharding | None:
    """The sharding that a constraint, reshard or collective asks for."""
    value = op.attrs.get("sharding") or op.attrs.get("out_sharding")
    return value.sharding if isinstance(value, ShardingAttr) else None


def callee(op: Op) -> str:
    """Name of the function that an op calls, or that a composite is made of."""
    value = op.attrs.get("callee") or op.attrs["decomposition"]
    assert isinstance(value, Symbol)
    return value.name


def clone(op: Op, mapping: dict[Value, Value], without: Collection[Op] = ()) -> Op:
    """A deep copy; operands are looked up in `mapping`, which learns the copied results and
    arguments.

    Operands that `mapping` lacks stay as they are. Shardings, notes and locations are copied.
    `without`: ops of its blocks that are left out.
    """
    if not op.regions and type(op) is Op:
        return _clone_plain(op, mapping)
    operands = [mapping.get(value, value) for value in op.operands]
    types = [value.type for value in op.results]
    if isinstance(op, Func):
        copy: Op = Func.__new__(Func)
        Op.__init__(copy, op.name, operands, types, op.attrs, (), op.notes, op.loc, op.place)
        assert isinstance(copy, Func)
        copy.arg_attrs = list(op.arg_attrs)
        copy.result_types = list(op.result_types)
        copy.result_attrs = list(op.result_attrs)
        copy.result_shardings = list(op.result_shardings)
    else:
        kind = Branch if isinstance(op, Branch) else Op
        known = op.sig_with(operands)
        copy = kind(op.name, operands, types, op.attrs, (), op.notes, op.loc, op.place, None, known)
    for old, new in zip(op.results, copy.results, strict=True):
        new.sharding, new.name = old.sharding, old.name
        mapping[old] = new
    for region in op.regions:
        copy.add_region(clone_region(region, mapping, without))
    return copy


def _clone_plain(op: Op, mapping: dict[Value, Value]) -> Op:
    """The same of an op without regions, as most are: nothing is asked twice."""
    copy, get = Op.__new__(Op), mapping.get
    copy.name, copy.attrs, copy.notes = op.name, op.attrs, op.notes
    copy.loc, copy.place, copy.block, copy.regions = op.loc, op.place, None, ()
    copy.is_labelled = copy.is_verified = False
    copy.operands = operands = [get(value, value) for value in op.operands]
    copy._sig = op.sig_with(operands)  # pyright: ignore[reportPrivateUsage]
    if len(op.results) == 1:
        (old,) = op.results
        new = mapping[old] = Value(old.type, copy, 0, old.sharding, old.name)
        copy.results = [new]
    else:
        copy.results = results = list[Value]()
        for old in op.results:
            new = mapping[old] = Value(old.type, copy, old.index, old.sharding, old.name)
            results.append(new)
    for index, value in enumerate(operands):
        links = value.links
        (links if type(links) is dict else value.uses)[copy, index] = None
    return copy


def clone_region(
    region: Region, mapping: dict[Value, Value], without: Collection[Op] = ()
) -> Region:
    """A deep copy of a region; see `clone`."""
    copy = Region()
    for block in region.blocks:
        new_block = copy.add_block(Block([value.type for value in block.args]))
        for old, new in zip(block.args, new_block.args, strict=True):
            new.sharding, new.name, new.loc = old.sharding, old.name, old.loc
            mapping[old] = new
        ops = new_block.ops
        for op in [op for op in block.ops if op not in without] if without else block.ops:
            is_plain = not op.regions and type(op) is Op
            new = _clone_plain(op, mapping) if is_plain else clone(op, mapping)
            new.block = new_block
            ops.append(new)
    return copy
