"""The op table: one row of facts per op, one file per family in `spec/ops`.

A row holds syntax, factor rule, check, numpy reference and one-line spellings; the rest is derived:
local types, flops, bytes, oracle and soundness tests. Rows see an op through its `Sig` only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from math import prod
from pkgutil import iter_modules
from typing import Any, NamedTuple, Protocol
from weakref import WeakValueDictionary

import numpy as np
from numpy.typing import NDArray

from shardwright.spec import ops as _ops
from shardwright.spec.attributes import EMPTY, Attribute, Attrs, Bool
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.blocks.bytes_touched import Touched, everything
from shardwright.spec.blocks.expansion import Expansion
from shardwright.spec.blocks.halo import MOST_BLOCKS, Needs, Overlap, Pairs, is_cheap
from shardwright.spec.blocks.padding import Padded
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.kernel_layouts import Eager, Layouts, Piece
from shardwright.spec.sharding_rules.linear import (
    Groups,
    Linear,
    converts,
    converts_identity,
    rounds,
)
from shardwright.spec.types import ELEMENTS, TensorType, Type
from shardwright.spec.verifying.bodies import Body
from shardwright.spec.verifying.compat import compatible
from shardwright.spec.verifying.faults import Fault, Unfit
from shardwright.spec.verifying.structure import Structure

Values = NDArray[Any]


class Hints(NamedTuple):
    """Facts about an op's surroundings that its rule depends on.

    `body`: per result of the first region, the recognised reducer (a kind of `REDUCERS`, or
    `select`), or `""`; for rows that ask for `update` also `set` (the new value as it is); for rows
    that ask for `choice` the direction of the comparison in the first region, then the reducers
    of the second. `operands`: per operand, what defines it: `constant`, `slice:N` (N numbers
    the sliced value), or `value:N`; for rows that ask for `identities`: `identity`, if it is that
    of its reducer. `notes`: discardable attributes heeded all the same (XLA's own, rules given by
    hand).
    Each is filled only for rows that ask for it.
    """

    body: tuple[str, ...] = ()
    operands: tuple[str, ...] = ()
    notes: Attrs = EMPTY


class Sig:
    """Name, inherent attributes, operand and result types, hints of an op.

    Interned, compared with `is`.
    """

    __slots__ = (
        "__weakref__", "_blocks", "_commuting", "_is_elementwise", "_is_erasable", "_rules",
        "attrs", "hints", "ins", "name", "outs", "row",
    )  # fmt: skip
    name: str
    attrs: Attrs
    ins: tuple[Type, ...]
    outs: tuple[Type, ...]
    hints: Hints
    row: OpRow | None  # None: an op that the table does not know

    def __init__(
        self,
        name: str,
        attrs: Attrs,
        ins: tuple[Type, ...],
        outs: tuple[Type, ...],
        hints: Hints,
    ) -> None:
        self.name, self.attrs, self.ins, self.outs, self.hints = name, attrs, ins, outs, hints
        self.row = ops().get(name)
        self._rules: tuple[Rule | None, ...] = ()  # the rule, once asked for
        self._blocks: tuple[Rule | None, ...] = ()
        # Asked for again and again, of each of the ops.
        self._is_elementwise: bool | None = None
        self._is_erasable: bool | None = None
        self._commuting: dict[str, Groups] = {}

    def __repr__(self) -> str:
        return f"Sig({self.name} {self.attrs} {self.ins} -> {self.outs})"

    @property
    def rule(self) -> Rule | None:
        """The factor rule; None: sharding does not flow through this op by factors."""
        if not self._rules:
            self._rules = (_rule(self),)
        return self._rules[0]

    @property
    def blocks(self) -> Rule | None:
        """The rule by which the op runs on blocks: most often the same."""
        if not self._blocks:
            own = self.row.blocks if self.row is not None and self.rule is not None else None
            self._blocks = (own(self) if own else self.rule,)
        return self._blocks[0]

    def shape(self, operand: int) -> tuple[int, ...]:
        """Shape of an operand; () for non-tensors."""
        return _shape(self.ins[operand])

    def out_shape(self, result: int) -> tuple[int, ...]:
        """Shape of a result; () for non-tensors."""
        return _shape(self.outs[result])

    def element(self, operand: int = 0) -> str:
        """Element type of an operand; "" for non-tensors."""
        return _element(self.ins[operand])

    def out_element(self, result: int = 0) -> str:
        """Element type of a result; "" for non-tensors."""
        return _element(self.outs[result])

    @property
    def is_elementwise(self) -> bool:
        """True if the row says so and no shapes but scalars differ (a bitcast may change rank)."""
        found = self._is_elementwise
        if found is None:
            shapes = {_shape(type) for type in self.ins + self.outs} - {()}
            found = self.row is not None and self.row.elementwise and len(shapes) < 2
            self._is_elementwise = found
        return found

    @property
    def in_ranks(self) -> tuple[int, ...]:
        return tuple(len(_shape(t)) for t in self.ins)

    @property
    def out_ranks(self) -> tuple[int, ...]:
        return tuple(len(_shape(t)) for t in self.outs)

    @property
    def careful_rule(self) -> Rule | None:
        """The rule in Shardy's conservative mode: windows and joined dims do not propagate."""
        if self.row is None or self.rule is None or self.row.careful is None:
            return self.rule
        return self.row.careful(self)

    @property
    def uncut(self) -> tuple[int, ...]:
        """Factors that no axis may cut where the op runs: by kind, or because the row says so."""
        if self.row is None or self.blocks is None:
            return ()
        kept = self.blocks.of_kind(Kind.REPLICATE) + self.blocks.of_kind(Kind.PERMUTATION)
        extra = self.row.whole(self) if self.row.whole else ()
        return tuple(sorted({*kept, *extra}.difference(self.overlaps)))

    @property
    def overlaps(self) -> tuple[int, ...]:
        """Factors that may be cut because devices then exchange what their blocks lack."""
        return tuple(_overlaps(self))

    def needs(self, factor: int, count: int) -> Needs | None:
        """The needs of blocks when a factor of `overlaps` is cut into `count`.

        None where the op cannot run so, or a gather would bring no more.
        """
        return _needs(self, factor, count)

    @property
    def linear(self) -> Groups:
        """Groups of operands in which the op is linear, exactly so up to the order of sums."""
        return () if rounds(self) else self.commuting("add")

    def commuting(self, kind: str) -> Groups:
        """Groups of operands in which the op commutes with a reduction; see
        `spec/sharding_rules/linear.py`.
        """
        if self.row is None or self.row.linear is None:
            return ()
        found = self._commuting.get(kind)
        if found is None:
            found = self._commuting[kind] = self.row.linear(self, kind)
        return found

    def keeps_identity(self, kind: str) -> bool:
        """Whether an operand that combines with anything to that gives a result that does."""
        if self.row is None or self.row.linear is None or len(self.ins) != 1:
            return False
        if self.row.linear is converts:
            return converts_identity(self, kind)
        return all(self.commuting(each) for each in REDUCERS.values())  # it only moves

    @property
    def is_erasable(self) -> bool:
        """True if an op, regions aside, may go when nothing uses it: it has no effect."""
        found = self._is_erasable
        if found is None:
            found = self._is_erasable = _is_erasable(self)
        return found

    @property
    def flops(self) -> float:
        """Floating point operations: flops per point times the points of the factor space."""
        if self.row is None:
            return 0.0
        if callable(self.row.flops):
            return self.row.flops(self)
        if self.rule is not None:
            return self.row.flops * prod(self.rule.sizes)
        return self.row.flops * sum(t.count for t in self.outs if isinstance(t, TensorType))

    @property
    def opaque(self) -> str:
        """Why the text says too little for a reference and a spelling; "" where it does not."""
        return "" if self.row is None or self.row.opaque is None else self.row.opaque(self)

    @property
    def is_rounded(self) -> bool:
        """True if floats may be rounded: by arithmetic, not where they are moved or compared."""
        if self.row is None or self.row.exact:
            return False
        if self.hints.body:
            return not {"add", "multiply"}.isdisjoint(self.hints.body)
        return self.flops > 0

    @property
    def touched(self) -> Touched:
        """Bytes read or written of each operand and result, those of static tensors."""
        whole = self.row.touched if self.row is not None else everything
        return whole(self)

    @property
    def adds_up(self) -> bool:
        """Products and lookups, as the row tells: partial results add up, nothing enters once."""
        row = self.row
        return row is not None and row.once is None and row.combine is not None

    @property
    def is_contraction(self) -> bool:
        """Sums over products."""
        return self.adds_up and self.flops > 0


def _is_erasable(found: Sig) -> bool:
    row = found.row
    if row is None:
        return False
    flag = row.effect and found.attrs.get(row.effect)
    return row.pure or (bool(row.effect) and flag in (None, Bool(False)))


def _shape(type: Type) -> tuple[int, ...]:
    return type.shape if isinstance(type, TensorType) else ()


def _element(type: Type) -> str:
    return type.element if isinstance(type, TensorType) else ""


@lru_cache(maxsize=65536)
def _overlaps(found: Sig) -> Mapping[int, Overlap]:
    """By factor; only where it is the major one of each dim that has it."""
    if found.row is None or found.blocks is None or found.row.overlap is None:
        return {}
    dims = [dim for tensor in found.blocks.tensors for dim in tensor]
    return {
        factor: needs
        for factor, needs in found.row.overlap(found).items()
        if all(dim[0] == factor for dim in dims if factor in dim)
    }


@lru_cache(maxsize=65536)
def _needs(found: Sig, factor: int, count: int) -> Needs | None:
    overlap, rule = _overlaps(found).get(factor), found.blocks
    if overlap is None or rule is None or count > MOST_BLOCKS:
        return None
    for type, tensor in zip(found.ins + found.outs, rule.tensors, strict=True):
        for size, dim in zip(_shape(type), tensor, strict=True):
            if factor in dim and size % count:
                return None
    needs = overlap(count)
    if needs is None:
        return None
    sizes = [found.shape(need.operand)[need.dim] for need in needs]
    fits = all(is_cheap(size, count, need) for size, need in zip(sizes, needs, strict=True))
    return needs if fits else None


_sigs: WeakValueDictionary[tuple[object, ...], Sig] = WeakValueDictionary()


def sig(
    name: str,
    attrs: Attrs,
    ins: tuple[Type, ...],
    outs: tuple[Type, ...],
    hints: Hints = Hints(),
) -> Sig:
    """The one signature with these parts.

    An attribute with its default value is no part of it.
    """
    key = (name, attrs, ins, outs, hints)
    found = _sigs.get(key)
    if found is None:
        row = ops().get(name)
        written = [attr for attr, value in row.defaults if attrs.get(attr) == value] if row else []
        if written:
            return sig(name, attrs.without(*written), ins, outs, hints)
        found = _sigs[key] = Sig(name, attrs, ins, outs, hints)
    return found


def _rule(found: Sig) -> Rule | None:
    types = found.ins + found.outs
    if found.row is None or found.row.rule is None:
        return None
    if not all(not isinstance(t, TensorType) or t.is_static for t in types):
        return None
    if problem_of(found) is not None:
        return None  # the verifier will say so; a rule would read past the ends of shapes
    return found.row.rule(found)


def problem_of(found: Sig) -> str | None:
    """The row's problem with a signature, regions aside: an error sentence, or None."""
    return first_problem(found) or inferred_problem(found)


def first_problem(found: Sig) -> str | None:
    """The same, but for what follows from result types: MLIR looks at regions before them."""
    row = found.row
    if row is None:
        return None
    frame, problem = row.structure, None
    if frame is not None:
        counts = len(found.ins), len(found.outs), len(frame.regions), 0
        problem = frame.count_problem(*counts) or frame.problem(found.attrs, found.ins, found.outs)
    return problem or (row.check(found) if row.check is not None else None)


_FURTHER = "failed to infer returned types"


def inferred_problem(found: Sig, bodies: Sequence[Body] = ()) -> str | None:
    """The reason why the written result types are not the inferred ones, or None."""
    row = found.row
    if row is None or row.infer is None:
        return None
    try:
        inferring = row.infer_bodies if bodies else None
        return misfit(found, row.infer(found) if inferring is None else inferring(found, bodies))
    except Unfit as unfit:
        return Fault(unfit.fault, unfit.fault.at, unfit.fault.help, _FURTHER)


def misfit(found: Sig, types: Sequence[Type]) -> Fault | None:
    """Unless the result types may be the inferred ones."""
    if len(types) == len(found.outs) and all(map(compatible, types, found.outs)):
        return None
    inferred, written = (", ".join(f"'{type}'" for type in row) for row in (types, found.outs))
    sentence = (
        f"inferred type(s) {inferred} are incompatible with return type(s) of operation {written}"
    )
    return Fault(sentence, "result 0" if found.outs else "", also=_FURTHER)


def bodies_problem(found: Sig, bodies: Sequence[Body]) -> str | None:
    """The row's problem with an op's regions."""
    row = found.row
    if row is None or row.check_bodies is None:
        return None
    try:
        return next(row.check_bodies(found, bodies), None)
    except Unfit as unfit:
        return unfit.fault


class NoReference(Exception):
    """A row's `run` has no meaning for this instance of its op."""


class Run(Protocol):
    """The context of a numpy reference besides the operands."""

    sig: Sig

    @property
    def regions(self) -> int:
        """Number of regions."""
        ...

    def call(self, region: int, *args: Values) -> list[Values]:
        """Run a region on these arguments; of `func.call`, region 0 is the called function.

        Reducers and comparators may be called with arrays of any common shape: they work pointwise.
        """
        ...

    def function(self, *args: Values) -> list[Values]:
        """Run the function that the op names."""
        ...


class Handle(Protocol):
    """A value of the local program under construction."""

    @property
    def type(self) -> Type: ...


class Local(Protocol):
    """The context of a row's `local` when an op is rewritten for one device.

    Per operand / result and dim: `in_axes`, `out_axes` are the resolved axes that cut it, major to
    minor.
    """

    sig: Sig
    mesh: Mesh
    operands: list[Handle]
    in_axes: list[tuple[Axes, ...]]
    out_axes: list[tuple[Axes, ...]]
    local_outs: tuple[Type, ...]

    def emit(
        self,
        name: str,
        operands: Sequence[Handle],
        outs: Sequence[Type],
        attrs: dict[str, Attribute] | None = None,
    ) -> list[Handle]:
        """Append an op; returns its results."""
        ...

    def emit_same(
        self,
        operands: Sequence[Handle],
        attrs: Attrs | None = None,
        outs: Sequence[Type] | None = None,
    ) -> list[Handle]:
        """Append this op itself (its regions too) with these operands; results: `local_outs`."""
        ...

    def constant(self, value: Values | int | float | bool, type: TensorType) -> Handle:
        """Append a constant, a scalar value as a splat."""
        ...

    def shard_index(self, axes: Axes, element: str = "i32") -> Handle:
        """A rank-0 integer: number of this device's shard along axes listed major to minor."""
        ...

    def permute(self, value: Handle, axes: Axes, pairs: Pairs) -> Handle:
        """Shards change hands: `pairs` of (source, target) shard numbers along some axes.

        No shard twice on one side; a shard to which none is sent receives zeros.
        """
        ...

    def error(self, message: str, help: str = "") -> Exception:
        """A located diagnostic to raise."""
        ...


Spelling = str | Callable[[Sig, Sequence[str]], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class OpRow:
    """All that is known of an op.

    name        dialect and op
    syntax      start rule of `ir.lark` and printer of `ir/print.py`; "generic" is the quoted form
    inherent    attributes of the op proper, others are discardable; order is free
    defaults    inherent attributes that the pretty form may leave out, with their value
    implied     inherent attributes that an op always has, with their value when the text has none
    result_names  what the printer calls the results; () for numbers
    rule        factor rule; None: sharding does not flow through by factors
    careful     the rule in Shardy's conservative mode, where it is another one
    own_rule    whether the rule is ours: Shardy has none for this op
    blocks      the rule by which the op runs on blocks, where shardings flow by another one
    whole       factors that carry shardings by Shardy's rule, but must not be cut where the op runs
    overlap     factors that `local` can run cut though blocks overlap, and what blocks then need
    expansion   how the op is written as others where a factor is cut that it needs whole
    hints       which of `Hints` the row needs: "body" (or "update", "choice"), "operands" (or
                "identities"), "notes"
    structure   numbers and classes of operands, results, regions and attributes
    infer       types of the results by the other parts; raises Unfit
    check       an error sentence (MLIR's wording where it has one), or None
    check_bodies  error sentences about the blocks of an op's regions, one each
    infer_bodies  like `infer`, of ops whose regions have a say in it
    flops       floating point operations per point of the factor space, or a function of Sig
    touched     bytes read or written of each operand and result, where it is not all
    simpler     name and attributes of a simpler op of the same operands and results, or None
    static      name and attributes of the op on its first operand alone, where all others are these
                integers; None: they are no attributes
    elementwise Shardy's isElementwise: decides priorities
    held        where results lie: "view": result k is operand k, element for element; "turn": it
                is that in another order of dims; "update": it may be written over operand k; "": in
                memory of their own
    layouts     the order of dims in which a kernel takes operands and gives results, if it has one
    pieces      the kernels into which a compiler that has none for the op takes it apart
    eager       the memory of its line of torch; None: operands, and results of their own
    dear        an elementwise function so slow that a compiler works it out once for all readers
    exact       its floats are numbers it was given, signs apart, or whole ones: nothing is rounded
    pure        may be erased when unused, and computed twice
    effect      of an op that is not pure: the boolean attribute that forbids to erase it
    drawn       its results are drawn from one stream of random numbers
    combine     per result, the reducer that joins partial results when a REDUCTION factor is cut
    once        per result, the operand that must enter a combined reduction once (init values)
    linear      groups of operands in which the op commutes with a kind of reduction; None: in none
    run         numpy reference `(run, *operands) -> array or tuple of arrays`
    local_attrs inherent attributes for local types `(sig, local ins, local outs) -> Attrs`
    room        positions that `local` adds to dims of operand 0 where they are cut, to both sides
                together; None: none
    local       rewrite for one device; None: same op, `local_attrs`, local types
    padded      how the op is written for padded types `(sig, ins, outs) -> Padded`; None: with
                `padding.plain`, unless the row has a `local`: then the op is not padded
    even        factors that only parts of equal size may cut
    wide        inherent attributes where all floats are f64, or None where the op reads bits and
                keeps its types; without it: attributes as `values.wide` makes them
    opaque      why an instance whose text says too little has no reference and no spelling; "":
                it has both
    jax, torch  an expression: a format string over operand names, or `(sig, names) -> text`;
                None, or the text "": spelled in the backend's folder under the op's name
    sample      draws test instances `(random.Random) -> Sample`; every row with a run has one
    """

    name: str
    syntax: str = "generic"
    inherent: tuple[str, ...] = ()
    defaults: tuple[tuple[str, Attribute], ...] = ()
    implied: tuple[tuple[str, Attribute], ...] = ()
    result_names: tuple[str, ...] = ()
    rule: Callable[[Sig], Rule | None] | None = None
    careful: Callable[[Sig], Rule | None] | None = None
    own_rule: bool = False
    blocks: Callable[[Sig], Rule | None] | None = None
    whole: Callable[[Sig], tuple[int, ...]] | None = None
    overlap: Callable[[Sig], Mapping[int, Overlap]] | None = None
    expansion: Expansion | None = None
    hints: tuple[str, ...] = ()
    structure: Structure | None = None
    infer: Callable[[Sig], Sequence[Type]] | None = None
    check: Callable[[Sig], str | None] | None = None
    check_bodies: Callable[[Sig, Sequence[Body]], Iterator[str]] | None = None
    infer_bodies: Callable[[Sig, Sequence[Body]], Sequence[Type]] | None = None
    flops: float | Callable[[Sig], float] = 0.0
    touched: Callable[[Sig], Touched] = everything
    simpler: Callable[[Sig], tuple[str, Attrs] | None] | None = None
    static: Callable[[Sig, Sequence[int]], tuple[str, Attrs]] | None = None
    elementwise: bool = False
    held: str = ""
    layouts: Callable[[Sig], Layouts] | None = None
    pieces: Callable[[Sig], tuple[Piece, ...]] | None = None
    eager: Callable[[Sig], Eager] | None = None
    dear: bool = False
    exact: bool = False
    pure: bool = True
    effect: str = ""
    drawn: bool = False
    combine: Callable[[Sig], tuple[str, ...]] | None = None
    once: Callable[[Sig], tuple[int, ...]] | None = None
    linear: Linear | None = None
    run: Callable[..., Any] | None = None
    local_attrs: Callable[[Sig, tuple[Type, ...], tuple[Type, ...]], Attrs] | None = None
    room: Callable[[Sig], tuple[int, ...]] | None = None
    local: Callable[[Local], list[Handle]] | None = None
    padded: Callable[[Sig, tuple[Type, ...], tuple[Type, ...]], Padded] | None = None
    even: Callable[[Sig], tuple[int, ...]] | None = None
    wide: Callable[[Sig], Attrs | None] | None = None
    opaque: Callable[[Sig], str] | None = None
    jax: Spelling | None = None
    torch: Spelling | None = None
    sample: Callable[[Any], Sample] | None = None


@dataclass(frozen=True, slots=True)
class Sample:
    """One instance of an op, for the soundness and oracle tests.

    `body`: for ops with a reducer region, the reducer name, e.g. `add` or `argmax`. `notes`:
    discardable attributes.
    `operands`: constraints on random data, per operand: `any`, `index:N` (integers in [0, N)),
    `value:N` (N everywhere), `list:1,2` (these numbers), `positive`, `bool`, `distinct`, `finite`
    (no infinities or NaN), `posdef` (positive definite matrices).
    """

    ins: tuple[Type, ...]
    outs: tuple[Type, ...]
    attrs: Attrs = Attrs()
    body: str = ""
    operands: tuple[str, ...] = ()
    notes: Attrs = EMPTY


@cache
def ops() -> dict[str, OpRow]:
    """All rows by op name, from every module of `spec/ops`."""
    table: dict[str, OpRow] = {}
    for module in iter_modules(_ops.__path__):
        for row in import_module(f"{_ops.__name__}.{module.name}").ROWS:
            if row.name in table:
                raise ValueError(f"two rows for {row.name}")
            table[row.name] = row
    return table


# Recognised reducers: op of the region's body -> kind of a partial result.
REDUCERS = {
    "stablehlo.add": "add",
    "stablehlo.multiply": "mul",
    "stablehlo.maximum": "max",
    "stablehlo.minimum": "min",
    "stablehlo.and": "and",
    "stablehlo.or": "or",
    "stablehlo.xor": "xor",
}

REDUCER_OF = {kind: name for name, kind in REDUCERS.items()}  # kind -> op

# The operands of an op that it combines with others as a kind of reduction does.
TERMS: dict[str, dict[str, tuple[int, ...]]] = {
    **{name: {kind: (0, 1)} for name, kind in REDUCERS.items()},
    "stablehlo.subtract": {"add": (0,)},
}


def reducer_identity(kind: str, element: str) -> Values:
    """The rank-0 identity of a reducer (a kind of `REDUCERS`) for an element type.

    Raises KeyError for a kind without identity.
    """
    info = ELEMENTS[element]
    dtype = np.dtype(info.numpy)
    if kind in ("add", "or", "xor"):
        return np.zeros((), dtype)
    if kind == "mul":
        return np.ones((), dtype)
    if kind == "and":
        return np.array(True if info.kind == "bool" else ~dtype.type(0), dtype)
    if info.kind == "float":
        return np.array({"max": -np.inf, "min": np.inf}[kind], dtype)
    if info.kind == "bool":
        return np.array({"max": False, "min": True}[kind], dtype)
    limits = np.iinfo(dtype)
    return np.array({"max": limits.min, "min": limits.max}[kind], dtype)
