"""Instances of ops drawn from `OpRow.sample`: as `Op`, as MLIR text, with data, run by numpy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from shardwright.ir.core import Block, Func, Module, Op, Region, Value, clone
from shardwright.ir.print import print_module
from shardwright.spec.attributes import Attrs, Enum
from shardwright.spec.op import REDUCERS, OpRow, Sample, Sig
from shardwright.spec.reference.numerics import round_to
from shardwright.spec.types import ELEMENTS, TensorType, tensor

Values = NDArray[Any]


@dataclass(frozen=True)
class Case:
    """One op in a function of its own: `op`'s operands are the arguments of `block`."""

    row: OpRow
    sample: Sample
    block: Block
    op: Op

    @property
    def sig(self) -> Sig:
        return self.op.sig

    def __str__(self) -> str:
        return f"{self.sig!r} body={self.sample.body!r}"


def draw(row: OpRow, random: Random) -> Case:
    """A case of an op that has a sample."""
    assert row.sample is not None, row.name
    sample: Sample = row.sample(random)
    block = Block(sample.ins)
    regions = regions_of(sample)
    op = Op(row.name, block.args, sample.outs, sample.attrs, regions, sample.notes)
    return Case(row, sample, block, block.append(op))


def cases(row: OpRow, count: int, seed: int = 0) -> list[Case]:
    """That many cases of an op; the same ones for the same seed."""
    random = Random(f"{row.name} {seed}")
    return [draw(row, random) for _ in range(count)]


# --- regions by the name a sample gives


def regions_of(sample: Sample) -> list[Region]:
    """The regions a sample's body names: none, one reducer, or several split by spaces."""
    elements = [tensor((), t.element) for t in sample.outs if isinstance(t, TensorType)]
    return [_region(word, elements) for word in sample.body.split()]


_OPS = {kind: name for name, kind in REDUCERS.items()}


def _region(word: str, elements: list[TensorType]) -> Region:
    if word == "argmax":
        return _argmax(*elements)
    if word.startswith("compare:"):
        return _comparator(word.removeprefix("compare:"), elements)
    block = Block([*elements, *elements])
    half = len(elements)
    made = [
        _fold(block, word, block.args[k], block.args[half + k], element)
        for k, element in enumerate(elements)
    ]
    block.append(Op("stablehlo.return", made))
    return Region([block])


def _fold(block: Block, word: str, old: Value, new: Value, element: TensorType) -> Value:
    if word != "compose":
        return block.append(Op(_OPS[word], [old, new], [element])).result
    # old + new + old * new: associative, commutative, identity 0, and no single op
    both = block.append(Op("stablehlo.add", [old, new], [element])).result
    product = block.append(Op("stablehlo.multiply", [old, new], [element])).result
    return block.append(Op("stablehlo.add", [both, product], [element])).result


def _compare(block: Block, direction: str, x: Value, y: Value) -> Value:
    attrs = Attrs({"comparison_direction": Enum("comparison_direction", direction)})
    return block.append(Op("stablehlo.compare", [x, y], [tensor((), "i1")], attrs)).result


def _argmax(value: TensorType, index: TensorType) -> Region:
    """The larger value wins, on ties the lower index."""
    block = Block([value, index, value, index])
    old, old_index, new, new_index = block.args
    larger = _compare(block, "GT", old, new)
    equal = _compare(block, "EQ", old, new)
    lower = _compare(block, "LT", old_index, new_index)
    boolean = tensor((), "i1")
    tied = block.append(Op("stablehlo.and", [equal, lower], [boolean])).result
    keep = block.append(Op("stablehlo.or", [larger, tied], [boolean])).result
    first = block.append(Op("stablehlo.select", [keep, old, new], [value])).result
    second = block.append(Op("stablehlo.select", [keep, old_index, new_index], [index])).result
    block.append(Op("stablehlo.return", [first, second]))
    return Region([block])


def _comparator(direction: str, elements: list[TensorType]) -> Region:
    """Compares the first pair; arguments come in pairs, one per sorted operand."""
    block = Block([element for element in elements for _ in range(2)])
    block.append(Op("stablehlo.return", [_compare(block, direction, block.args[0], block.args[1])]))
    return Region([block])


# --- text


def module_of(found: Sequence[Case]) -> Module:
    """A module with one function per case: `main` for a single one, else `f0`, `f1`, ..."""
    module = Module("cases")
    for k, case in enumerate(found):
        ins = [value.type for value in case.block.args]
        outs = [value.type for value in case.op.results]
        func = Func("main" if len(found) == 1 else f"f{k}", ins, outs, "public")
        known = dict(zip(case.block.args, func.args, strict=True))
        for op in case.block.ops:
            func.body.append(clone(op, known))
        func.body.append(Op("func.return", [known[value] for value in case.op.results]))
        module.body.append(func)
    return module


def text_of(found: Sequence[Case]) -> str:
    """The module of some cases in generic form."""
    return print_module(module_of(found), generic=True)


# --- data

_SPECIAL_FLOATS = (np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, -1.0, 0.5, 2.5)


def inputs(case: Case, seed: int = 0, special: bool = False) -> list[Values]:
    """Random operands that the sample allows; `special` mixes in infinities and extremes."""
    rng = np.random.default_rng(seed)
    wishes = case.sample.operands or ("any",) * len(case.sample.ins)
    found: list[Values] = []
    for type, wish in zip(case.sample.ins, wishes, strict=True):
        assert isinstance(type, TensorType)
        found.append(_data(rng, type, wish, special))
    return found


def _data(rng: np.random.Generator, type: TensorType, wish: str, special: bool) -> Values:
    info = ELEMENTS[type.element]
    dtype = np.dtype(info.numpy)
    if wish.startswith("index:"):
        return rng.integers(0, max(int(wish[6:]), 1), type.shape).astype(dtype)
    if wish.startswith("value:"):
        return np.full(type.shape, int(wish[6:]), dtype)
    if wish.startswith("list:"):
        numbers = [int(word) for word in wish[5:].split(",") if word]
        return np.array(numbers, dtype).reshape(type.shape)
    if wish == "distinct":
        return rng.permutation(type.count).reshape(type.shape).astype(dtype)
    if info.kind == "bool":
        return rng.integers(0, 2, type.shape).astype(bool)
    if info.kind in ("int", "uint", "index"):
        return _integers(rng, type, wish, special)
    if wish == "posdef":
        return _positive_definite(rng, type)
    values = rng.normal(size=type.shape) * 1.5
    if wish == "positive":
        return np.asarray(round_to((np.abs(values) + 0.1).astype(dtype), type.element))
    if info.kind == "complex":
        return np.asarray(values + 1j * rng.normal(size=type.shape)).astype(dtype)
    if special and wish != "finite":
        extreme = rng.choice(_SPECIAL_FLOATS, size=type.shape)
        values = np.where(rng.random(type.shape) < 0.4, extreme, values)
    return np.asarray(round_to(np.asarray(values).astype(dtype), type.element))


def _positive_definite(rng: np.random.Generator, type: TensorType) -> Values:
    size = type.shape[-1]
    half = rng.normal(size=type.shape)
    if ELEMENTS[type.element].kind == "complex":
        half = half + 1j * rng.normal(size=type.shape)
    product = half @ np.conj(np.swapaxes(half, -1, -2)) + size * np.eye(size)
    return product.astype(ELEMENTS[type.element].numpy)


def _integers(rng: np.random.Generator, type: TensorType, wish: str, special: bool) -> Values:
    dtype = np.dtype(ELEMENTS[type.element].numpy)
    low = 1 if wish == "positive" else (-6 if dtype.kind == "i" else 0)
    values = rng.integers(low, 7, type.shape).astype(dtype)
    if not special or wish == "positive":
        return np.asarray(values)
    limits = np.iinfo(dtype)
    extreme = rng.choice(np.array([limits.min, limits.max, 0, 1, 40], dtype), size=type.shape)
    return np.asarray(np.where(rng.random(type.shape) < 0.4, extreme, values))


# --- the numpy reference


class Reference:
    """The `Run` of one op: its regions are run op by op."""

    def __init__(self, sig: Sig, regions: Sequence[Region] = ()) -> None:
        self.sig = sig
        self._regions = regions

    def call(self, region: int, *args: Values) -> list[Values]:
        block = self._regions[region].block
        known = dict(zip(block.args, args, strict=True))
        for op in block.ops:
            values = [known[value] for value in op.operands]
            if op.name == "stablehlo.return":
                return values
            known.update(zip(op.results, evaluate(op.sig, op.regions, values), strict=True))
        raise AssertionError("a region without stablehlo.return")


def evaluate(
    sig: Sig, regions: Sequence[Region], operands: Sequence[Values], row: OpRow | None = None
) -> list[Values]:
    """Results of an op by the `run` of its row, or of another, rounded to the elements of `sig`."""
    row = row or sig.row
    assert row is not None and row.run is not None, sig.name
    found: Any = row.run(Reference(sig, regions), *operands)
    results: list[Any] = [*found] if len(sig.outs) > 1 else _only(found)
    return [
        np.asarray(round_to(np.asarray(value), sig.out_element(k)))
        for k, value in enumerate(results)
    ]


def _only(found: Any) -> list[Any]:
    """A single result, which a row may give bare or in a tuple."""
    return [*cast(Any, found)] if isinstance(found, tuple) else [found]


def reference(case: Case, operands: Sequence[Values]) -> list[Values]:
    """Results of a whole case."""
    return evaluate(case.sig, case.op.regions, operands)


# --- comparison

TOLERANCE = {"f16": 2e-2, "bf16": 2e-2, "f32": 1e-5, "f64": 1e-9, "complex<f32>": 1e-5}


def difference(got: Values, wanted: Values, element: str, slack: float = 1.0) -> str:
    """The problem with a result, in shape, NaN places, integers or floats; "" if nothing.

    Floats may differ by the element's tolerance (times `slack`) of the largest finite value.
    """
    if got.shape != wanted.shape:
        return f"shape {got.shape}, expected {wanted.shape}"
    if wanted.dtype.kind not in "fc":
        return "" if np.array_equal(got, wanted) else f"{got!r}, expected {wanted!r}"
    with np.errstate(all="ignore"):
        same = (got == wanted) | (np.isnan(got) & np.isnan(wanted))
        finite = np.isfinite(got) & np.isfinite(wanted)
        scale = np.abs(np.where(np.isfinite(wanted), wanted, 0))
        bound = TOLERANCE.get(element, 1e-9) * slack * np.maximum(scale, scale.max(initial=0.0))
        close = finite & (np.abs(got - wanted) <= bound)
    return "" if bool(np.all(same | close)) else f"{got!r}, expected {wanted!r}"
