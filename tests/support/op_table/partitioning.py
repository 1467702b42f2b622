"""Facts of the partitioned form of each op for each dim cut by a mesh axis, case by case.

A dim is a factor of the op's rule: the same dim of all operands and results that have it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import gcd
from typing import NamedTuple

from shardwright.ir.core import Op
from shardwright.spec.blocks.halo import received
from shardwright.spec.cuts import kept_whole
from shardwright.spec.factors import Kind, Rule, Tensor
from shardwright.spec.layout import can_be_cut
from shardwright.spec.op import OpRow, Sig
from shardwright.spec.types import TensorType, Type
from shardwright.testing.op_table.op_cases import Case, cases

DRAWN = 40  # instances of each op
COUNTS = (2, 3, 4, 5, 6, 8)  # blocks that are tried
WORDS = ("cut", "partial", "exchange", "expanded", "resharded", "uneven", "minor")


class Fate(NamedTuple):
    """A word of `WORDS`, and into how many blocks the factor may be cut (1: it may not)."""

    word: str
    blocks: int = 1


def fate(op: Op, factor: int) -> Fate:
    """The fate of a factor of size > 1 of an op with a rule."""
    sig, rule = op.sig, op.sig.blocks
    assert rule is not None
    if not _is_major(rule, factor):
        return Fate("minor")
    legal = can_be_cut(rule, _shapes(sig), _uncut(op), sig.overlaps)[factor]
    counts = [n for n in COUNTS if extent(sig, rule, factor) % n == 0]
    if factor in sig.uncut and (blocks := _expanded(sig, factor, counts)):
        return Fate("expanded", blocks)
    if not legal or not counts:
        return Fate("uneven" if legal else "resharded", *counts[:1])
    if factor not in sig.overlaps:
        return Fate("partial" if rule.kinds[factor] is Kind.REDUCTION else "cut", counts[0])
    for count in counts:
        if (needs := sig.needs(factor, count)) is not None:
            moves = any(received(sig.shape(n.operand)[n.dim], n) for n in needs)
            is_partial = rule.kinds[factor] is Kind.REDUCTION
            return Fate("exchange" if moves else "partial" if is_partial else "cut", count)
    return Fate("resharded", counts[0])


def _expanded(sig: Sig, factor: int, counts: Sequence[int]) -> int:
    """Into how many blocks the factor may be cut where the op is written as others; 0: none."""
    expansion = sig.row.expansion if sig.row is not None else None
    if expansion is None:
        return 0
    return next((n for n in counts if expansion.may(sig, factor, n)), 0)


def _is_major(rule: Rule, factor: int) -> bool:
    dims = [dim for tensor in rule.tensors for dim in tensor if factor in dim]
    return all(dim[0] == factor for dim in dims)


def _shapes(sig: Sig) -> list[tuple[int, ...]]:
    return [t.shape if isinstance(t, TensorType) else () for t in sig.ins + sig.outs]


def _uncut(op: Op) -> tuple[int, ...]:
    """As the partitioner has it: reductions that nothing joins stay whole, too."""
    return kept_whole(op.sig)


def extent(sig: Sig, rule: Rule, factor: int) -> int:
    """The size that a count of blocks must divide: the factor, and each dim that has it."""
    sizes = [rule.sizes[factor]]
    for shape, tensor in zip(_shapes(sig), rule.tensors, strict=True):
        sizes += [size for size, dim in zip(shape, tensor, strict=True) if factor in dim]
    return gcd(*sizes)


# --- lines of the table


@dataclass(slots=True)
class Line:
    """A role that dims play in a variant of an op: how often which fate, and an example of each."""

    op: str
    variant: str
    role: str
    kind: str
    fates: Counter[str] = field(default_factory=Counter[str])
    examples: dict[str, tuple[Case, int, int]] = field(default_factory=dict[str, "Example"])


Example = tuple[Case, int, int]  # a case, the factor, the count of blocks
_KINDS = {
    Kind.PASS: "pass",
    Kind.REDUCTION: "reduction",
    Kind.REPLICATE: "whole",
    Kind.PERMUTATION: "permutation",
}


@cache
def lines(row: OpRow) -> list[Line]:
    """The lines of a row that has samples, in the order in which they turn up."""
    found: dict[tuple[str, str, str], Line] = {}
    for case in cases(row, DRAWN):
        rule = case.sig.blocks
        if rule is None:
            continue
        for factor, size in enumerate(rule.sizes):
            role = _role(case.sig, rule, factor)
            if size < 2 or not role:
                continue
            variant, kind = case.sample.body, _KINDS[rule.kinds[factor]]
            line = found.setdefault((variant, role, kind), Line(row.name, variant, role, kind))
            word, blocks = fate(case.op, factor)
            line.fates[word] += 1
            line.examples.setdefault(word, (case, factor, blocks))
    return sorted(found.values(), key=lambda line: line.variant)


def _role(sig: Sig, rule: Rule, factor: int) -> str:
    """The operands and results with the dim: `x0 x1 → y`; a letter alone stands for all."""
    ins = _members("x", sig.ins, rule.operands, factor)
    outs = _members("y", sig.outs, rule.results, factor)
    return " ".join(part for part in (ins, "→" if ins and outs else "", outs) if part)


def _members(letter: str, types: Sequence[Type], tensors: Sequence[Tensor], factor: int) -> str:
    ranked = [k for k, t in enumerate(types) if isinstance(t, TensorType) and t.rank]
    having = [k for k in ranked if any(factor in dim for dim in tensors[k])]
    if having and having == ranked:
        return letter
    return " ".join(f"{letter}{k}" for k in having)


def totals(found: Iterator[Line]) -> Counter[str]:
    """Number of lines per fate: the best that dims of a role ever have."""
    return Counter(best(line) for line in found)


_BEST = ("exchange", "partial", "cut", "expanded", "uneven", "resharded", "minor")


def best(line: Line) -> str:
    """The first of these words that is true of some instance."""
    return next(word for word in _BEST if line.fates[word])
