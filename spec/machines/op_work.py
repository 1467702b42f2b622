"""The work of an op by its signature: class, flops, bytes, the sizes of a product.

Classes follow from the factor rule and the row, never from names. Sizes are those of one device.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from math import ceil, prod

from shardwright.spec.factors import Kind, Rule, Tensor
from shardwright.spec.op import Sig
from shardwright.spec.types import ELEMENTS, TensorType, Type


class Class(IntEnum):
    """The class of an op as work of a chip."""

    VIEW = 0  # another name for the same bytes
    FENCE = 1  # costs nothing, and nothing is fused across it
    SCALAR = 2  # one element from one element: computed by whoever needs it
    SPREAD = 3  # a value larger than what it is made of: made again where it is used
    LIGHT = 4  # part of a fused kernel: every element is read and written once
    PRODUCT = 5  # a contraction that makes a matrix
    OTHER = 6  # a kernel of its own


@dataclass(frozen=True, slots=True)
class Product:
    """Sizes of a contraction: batch x (rows x depth) times (depth x columns)."""

    batch: int
    rows: int
    columns: int
    depth: int
    element: str  # the widest element type that is multiplied
    is_precise: bool  # f32 was asked for in full


@dataclass(frozen=True, slots=True)
class Work:
    """An op as work. `reads`, `writes`: bytes touched per operand and per result."""

    kind: Class
    flops: float
    reads: tuple[int, ...]
    writes: tuple[int, ...]
    element: str
    product: Product | None = None
    reduces: bool = False


@lru_cache(maxsize=1 << 16)
def work_of(sig: Sig) -> Work:
    """The work of a signature of static types."""
    touched = sig.touched
    count = len(sig.ins)
    product = product_of(sig, {}) if sig.is_contraction else None
    if product is not None and min(product.rows, product.columns) <= 1:
        product = None  # nothing is used twice: multiplied and summed like any other chain
    kind = Class.PRODUCT if product is not None else _class(sig)
    rule = sig.rule
    reduces = rule is not None and bool(rule.of_kind(Kind.REDUCTION))
    return Work(kind, sig.flops, touched[:count], touched[count:], _widest(sig), product, reduces)


def _class(sig: Sig) -> Class:
    if sig.row is None or not sig.row.pure:
        return Class.OTHER
    if sig.ins == sig.outs and sig.rule is None and not sig.row.flops:
        return Class.FENCE
    if all(_count(type) <= 1 for type in sig.ins + sig.outs):
        return Class.SCALAR
    if not sig.ins:
        return Class.SPREAD
    if sig.rule is None or sig.blocks is None:
        return Class.OTHER
    return _moving_class(sig, sig.blocks)


def _moving_class(sig: Sig, rule: Rule) -> Class:
    """Of an op with a rule that is no product."""
    size, made = sum(sig.touched[: len(sig.ins)]), sum(sig.touched[len(sig.ins) :])
    kinds = {kind for kind, n in zip(rule.kinds, rule.sizes, strict=True) if n > 1}
    is_local = not any(rule.sizes[f] > 1 for f in (*sig.uncut, *sig.overlaps))
    is_plain = is_local and kinds <= {Kind.PASS}
    if is_plain and not sig.flops and _is_one_to_one(sig):
        if _order(rule, rule.operands[0]) == _order(rule, rule.results[0]):
            return Class.VIEW
        if _is_permuted(rule):
            return Class.SPREAD  # layouts are assigned so that nobody waits for it
    if is_plain and made > size:
        return Class.SPREAD
    if not sig.flops or (is_local and kinds <= {Kind.PASS, Kind.REDUCTION}):
        return Class.LIGHT
    return Class.OTHER


def _is_one_to_one(sig: Sig) -> bool:
    return (
        len(sig.ins) == len(sig.outs) == 1
        and sig.element() == sig.out_element()
        and _count(sig.ins[0]) == _count(sig.outs[0])
    )


def _order(rule: Rule, tensor: Tensor) -> list[int]:
    """The factors of a tensor from outer to inner; those of size 1 are nowhere."""
    return [factor for dim in tensor for factor in dim if rule.sizes[factor] > 1]


def _is_permuted(rule: Rule) -> bool:
    return sorted(_order(rule, rule.operands[0])) == sorted(_order(rule, rule.results[0]))


def strides(sig: Sig) -> bool:
    """True if neighbours of a result are no neighbours of the operand: its innermost dim moved."""
    rule = sig.rule
    if rule is None:
        return False
    before, after = _order(rule, rule.operands[0]), _order(rule, rule.results[0])
    return before[-1:] != after[-1:]


def product_of(sig: Sig, counts: Mapping[int, int]) -> Product | None:
    """The sizes of a contraction of two tensors on one device; None where there are not two.

    `counts`: by factor of the rule into how many parts it is cut.
    """
    rule = sig.blocks
    tensors = [k for k, type in enumerate(sig.ins) if isinstance(type, TensorType)]
    if rule is None or len(tensors) < 2 or len(sig.outs) != 1:
        return None
    left, right = (_factors(rule.operands[k]) for k in tensors[:2])
    made = _factors(rule.results[0])

    def size(factors: frozenset[int]) -> int:
        return prod(ceil(rule.sizes[f] / counts.get(f, 1)) for f in factors)

    batch, rows = size(left & right & made), size((left & made) - right)
    columns = size((right & made) - left)
    points = max(1, batch * rows * columns)
    flops = sig.flops / prod(counts.values())
    depth = max(1, round(flops / 2 / points))  # a multiplication and an addition per point
    return Product(batch, rows, columns, depth, _widest(sig), _is_precise(sig))


def _factors(tensor: Tensor) -> frozenset[int]:
    return frozenset(factor for dim in tensor for factor in dim)


def _is_precise(sig: Sig) -> bool:
    """True if the program asks for more precision than the default."""
    asked = sig.attrs.get("precision_config")
    return asked is not None and "HIGH" in str(asked)


def _widest(sig: Sig) -> str:
    """The element type of most bits among the operands, of the first of equals."""
    found = [type.element for type in sig.ins if isinstance(type, TensorType)]
    found = found or [type.element for type in sig.outs if isinstance(type, TensorType)]
    return max(found, key=lambda element: ELEMENTS[element].bits, default="f32")


def _count(type: Type) -> int:
    return type.count if isinstance(type, TensorType) else 1
