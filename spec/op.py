"""What is known of an op: one row in the table `OPS`, one file per family in `spec/ops`.

A row holds syntax, factor rule, check, numpy reference and one-line spellings; the rest is derived:
local types, flops, bytes, oracle and soundness tests. Rows see an op through its `Sig` only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from math import prod
from pkgutil import iter_modules
from typing import Any, NamedTuple, Protocol
from weakref import WeakValueDictionary

import numpy as np
from numpy.typing import NDArray

from . import ops as _ops
from .attributes import Attribute, Attrs
from .axes import Axes, Mesh
from .factors import Rule
from .types import ELEMENTS, TensorType, Type

Values = NDArray[Any]


class Hints(NamedTuple):
    """Facts about an op's surroundings that its rule depends on.

    `body`: per result of the first region, the recognised reducer (a kind of `REDUCERS`, or `select`), or
    `""`.  `operands`: per operand, what defines it: `constant`, `slice:N` (N numbers the sliced value),
    `value:N`, or `""`. Each is filled only for rows that ask for it.
    """

    body: tuple[str, ...] = ()
    operands: tuple[str, ...] = ()


class Sig:
    """Name, inherent attributes, operand and result types, hints of an op: interned, compared with `is`."""

    __slots__ = ("__weakref__", "attrs", "hints", "ins", "name", "outs", "row", "rule")
    name: str
    attrs: Attrs
    ins: tuple[Type, ...]
    outs: tuple[Type, ...]
    hints: Hints
    row: OpRow | None  # None: an op that the table does not know
    rule: Rule | None  # None: sharding does not flow through this op by factors

    def __repr__(self) -> str:
        return f"Sig({self.name} {self.attrs} {self.ins} -> {self.outs})"

    def shape(self, operand: int) -> tuple[int, ...]:
        """Shape of an operand; () for non-tensors."""
        return _shape(self.ins[operand])

    def out_shape(self, result: int) -> tuple[int, ...]:
        """Shape of a result; () for non-tensors."""
        return _shape(self.outs[result])

    @property
    def in_ranks(self) -> tuple[int, ...]:
        return tuple(len(_shape(t)) for t in self.ins)

    @property
    def out_ranks(self) -> tuple[int, ...]:
        return tuple(len(_shape(t)) for t in self.outs)

    @property
    def flops(self) -> float:
        """Floating point operations: flops per point times the points of the factor space."""
        if self.row is None:
            return 0.0
        if self.rule is not None:
            return self.row.flops * prod(self.rule.sizes)
        return self.row.flops * sum(t.count for t in self.outs if isinstance(t, TensorType))

    @property
    def bytes(self) -> int:
        """Bytes of all operands and results."""
        return sum(t.bytes for t in self.ins + self.outs if isinstance(t, TensorType))


def _shape(type: Type) -> tuple[int, ...]:
    return type.shape if isinstance(type, TensorType) else ()


_sigs: WeakValueDictionary[tuple[object, ...], Sig] = WeakValueDictionary()


def sig(
    name: str,
    attrs: Attrs,
    ins: tuple[Type, ...],
    outs: tuple[Type, ...],
    hints: Hints = Hints(),
) -> Sig:
    """The one signature with these parts; its rule is made once."""
    key = (name, attrs, ins, outs, hints)
    found = _sigs.get(key)
    if found is None:
        found = Sig()
        found.name, found.attrs, found.ins, found.outs, found.hints = name, attrs, ins, outs, hints
        found.row = ops().get(name)
        found.rule = _rule(found)
        _sigs[key] = found
    return found


def _rule(found: Sig) -> Rule | None:
    types = found.ins + found.outs
    if found.row is None or found.row.rule is None:
        return None
    if not all(not isinstance(t, TensorType) or t.is_static for t in types):
        return None
    if any(isinstance(t, TensorType) and t.count == 0 for t in types):
        return None
    return found.row.rule(found)


class Run(Protocol):
    """What a numpy reference sees of an op besides its operands."""

    sig: Sig

    def call(self, region: int, *args: Values) -> list[Values]:
        """Run a region on these arguments."""
        ...


class Handle(Protocol):
    """A value of the local program under construction."""

    @property
    def type(self) -> Type: ...


class Local(Protocol):
    """What a row's `local` sees when an op is rewritten for one device.

    Per operand / result and dim: `in_axes`, `out_axes` are the resolved axes that cut it, major to minor.
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

    def emit_same(self, operands: Sequence[Handle], attrs: Attrs | None = None) -> list[Handle]:
        """Append this op itself (its regions too) with local result types and these operands."""
        ...

    def constant(self, value: Values | int | float | bool, type: TensorType) -> Handle:
        """Append a constant, a scalar value as a splat."""
        ...

    def shard_index(self, axes: Axes, element: str = "i32") -> Handle:
        """A rank-0 integer: number of this device's shard along axes listed major to minor."""
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
    rule        factor rule; None: sharding does not flow through by factors
    hints       which of `Hints` the rule needs: "body", "operands"
    check       an error sentence (MLIR's wording where it has one), or None
    flops       floating point operations per point of the factor space
    elementwise Shardy's isElementwise: decides priorities
    pure        may be erased when unused
    combine     per result, the reducer that joins partial results when a REDUCTION factor is cut
    once        per result, the operand that must enter the reduction once (init values), when combining
    run         numpy reference `(run, *operands) -> array or tuple of arrays`
    local_attrs inherent attributes for local types `(sig, local ins, local outs) -> Attrs`
    local       rewrite for one device; None: same op, `local_attrs`, local types
    jax, torch  an expression: a format string over operand names, or `(sig, names) -> text`;
                None: spelled in the backend's folder under the op's name
    sample      draws test instances `(random.Random) -> Sample`; every row with a run has one
    """

    name: str
    syntax: str = "generic"
    inherent: tuple[str, ...] = ()
    defaults: tuple[tuple[str, Attribute], ...] = ()
    rule: Callable[[Sig], Rule | None] | None = None
    hints: tuple[str, ...] = ()
    check: Callable[[Sig], str | None] | None = None
    flops: float = 0.0
    elementwise: bool = False
    pure: bool = True
    combine: Callable[[Sig], tuple[str, ...]] | None = None
    once: Callable[[Sig], tuple[int, ...]] | None = None
    run: Callable[..., Any] | None = None
    local_attrs: Callable[[Sig, tuple[Type, ...], tuple[Type, ...]], Attrs] | None = None
    local: Callable[[Local], list[Handle]] | None = None
    jax: Spelling | None = None
    torch: Spelling | None = None
    sample: Callable[[Any], Sample] | None = None


@dataclass(frozen=True, slots=True)
class Sample:
    """One instance of an op, for the soundness and oracle tests.

    `text` is the op in generic form without operands' names: built from attrs and types by the tests.
    `body`: for ops with a reducer region, the reducer name, e.g. `add` or `argmax`.
    `operands`: constraints on random data, per operand: `any`, `index:N` (integers in [0, N)), `positive`,
    `bool`, `distinct`.
    """

    ins: tuple[Type, ...]
    outs: tuple[Type, ...]
    attrs: Attrs = Attrs()
    body: str = ""
    operands: tuple[str, ...] = ()


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
