"""Sums of products by equation: `einsum` of two operands, `unary_einsum` of one.

An equation gives each dim a letter; `...` stands for leading dims. A letter that the result lacks
is summed over. Shardy has no rule for these ops; the rules here are ours.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from shardwright.spec.attributes import Attrs, String
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.op import OpRow, Run, Sample, Sig, Values
from shardwright.spec.rows.products import MULTIPLY_ADD, PRODUCTS, combine, product_dtype
from shardwright.spec.rows.sampling import draw_permutation, draw_sizes
from shardwright.spec.rows.spelling import is_wide_unsigned, jax_dtype, torch_dtype
from shardwright.spec.types import tensor
from shardwright.spec.values.fields import text
from shardwright.spec.verifying.attribute_classes import STRING
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.type_classes import TENSOR

_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_SIDE = re.compile(r"([A-Za-z]*)(\.\.\.)?([A-Za-z]*)")


class Equation(NamedTuple):
    """One letter for each dim of each operand, and of the result."""

    operands: tuple[str, ...]
    result: str

    def __str__(self) -> str:
        return f"{','.join(self.operands)}->{self.result}"


def equation(sig: Sig) -> Equation | None:
    """The equation with letters for `...`; None when it does not fit the shapes."""
    config = "".join(text(sig.attrs, "einsum_config").split())
    left, arrow, right = config.partition("->")
    words = [*left.split(","), right]
    shapes = [*map(sig.shape, range(len(sig.ins))), sig.out_shape(0)]
    if not arrow or len(words) != len(shapes):
        return None
    found = [_letters(word, len(shape), config) for word, shape in zip(words, shapes, strict=True)]
    sizes: dict[str, int] = {}
    for letters, shape in zip(found, shapes, strict=True):
        if letters is None or len(letters) != len(shape):
            return None
        if any(sizes.setdefault(a, n) != n for a, n in zip(letters, shape, strict=True)):
            return None
    *operands, result = [letters or "" for letters in found]
    known = set("".join(operands))
    fits = len(set(result)) == len(result) and known.issuperset(result)
    return Equation(tuple(operands), result) if fits else None


def _letters(word: str, rank: int, config: str) -> str | None:
    """One letter per dim; leading dims of `...` get unused ones, aligned at the minor end."""
    match = _SIDE.fullmatch(word)
    if match is None:
        return None
    before, dots, after = match.groups()
    count = rank - len(before) - len(after) if dots else 0
    unused = [letter for letter in _LETTERS if letter not in config]
    if not 0 <= count <= len(unused):
        return None
    return before + "".join(reversed(unused[:count])) + after


def _rule(sig: Sig) -> Rule | None:
    """A factor per letter; letters that an operand repeats take its diagonal and stay whole."""
    found = equation(sig)
    if found is None:
        return None
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    for letter in dict.fromkeys(found.result + "".join(found.operands)):
        repeats = max(word.count(letter) for word in found.operands)
        kind = Kind.PASS if letter in found.result else Kind.REDUCTION
        for number in range(repeats):
            operands = [_place(word, letter, number) for word in found.operands]
            results = [_place(found.result, letter, number)]
            size = next(sig.shape(k)[d] for k, d in enumerate(operands) if d != NO_DIM)
            builder.factor(operands, results, size, kind if repeats == 1 else Kind.REPLICATE)
    return builder.build()


def _place(word: str, letter: str, number: int) -> int:
    """The dim of the letter's occurrence of that number, or NO_DIM."""
    places = [dim for dim, found in enumerate(word) if found == letter]
    return places[number] if number < len(places) else NO_DIM


def _run(run: Run, *operands: Values) -> Values:
    found = equation(run.sig)
    if found is None:
        raise ValueError(f"equation {text(run.sig.attrs, 'einsum_config')} fits no such shapes")
    dtype, wide = product_dtype(run.sig)
    with np.errstate(all="ignore"):
        return np.einsum(str(found), *(x.astype(wide, copy=False) for x in operands)).astype(
            dtype, copy=False
        )


def _jax(sig: Sig, names: Sequence[str]) -> str:
    element = sig.out_element()
    cast = "" if element == sig.element() else f".astype({jax_dtype(element)})"
    shown = ", ".join(f"{name}{cast}" for name in names)
    return f'jnp.einsum("{equation(sig)}", {shown})'


def _torch(sig: Sig, names: Sequence[str]) -> str:
    element, dtype = sig.out_element(), torch_dtype(sig.out_element())
    if is_wide_unsigned(sig.element()) or sig.element() == "i1":
        return f'_integer_einsum("{equation(sig)}", {", ".join(names)}, {dtype})'
    cast = "" if element == sig.element() else f".to({dtype})"
    shown = ", ".join(f"{name}{cast}" for name in names)
    return f'torch.einsum("{equation(sig)}", {shown})'


def _placed(random: Random, groups: Sequence[str]) -> str:
    """The letters of some groups in any order."""
    word = "".join(groups)
    return "".join(word[place] for place in draw_permutation(random, len(word)))


def _sample(random: Random, count: int) -> Sample:
    """Leading dims, dims that all operands have, dims of each alone, summed ones."""
    letters = iter(_LETTERS)
    groups = ["".join(next(letters) for _ in range(random.randint(0, 2))) for _ in range(4)]
    shared, first, second, summed = groups
    words = [_placed(random, (shared, own, summed)) for own in (first, second)[:count]]
    result = _placed(random, (shared, first, second if count == 2 else ""))
    lead = draw_sizes(random, random.choice((0, 0, 1, 2)))
    sizes = dict(zip(_LETTERS, draw_sizes(random, len(_LETTERS)), strict=True))
    element, target = random.choice(PRODUCTS) if count == 2 else ("f32", "f32")
    ins = tuple(tensor((*lead, *map(sizes.__getitem__, word)), element) for word in words)
    out = tensor((*lead, *map(sizes.__getitem__, result)), target)
    dots = "..." if lead else ""
    config = f"{','.join(dots + word for word in words)}->{dots}{result}"
    return Sample(ins, (out,), Attrs({"einsum_config": String(config)}))


def _row(name: str, operands: int) -> OpRow:
    return OpRow(
        name=name,
        syntax="einsum",
        inherent=("einsum_config",),
        structure=Definition(
            ins=(TENSOR,) * operands, outs=(TENSOR,), fields=(Field("einsum_config", STRING),)
        ),
        rule=_rule,
        own_rule=True,
        flops=MULTIPLY_ADD,
        combine=combine,
        run=_run,
        jax=_jax,
        torch=_torch,
        sample=lambda random: _sample(random, operands),
    )


ROWS = [_row("stablehlo.einsum", 2), _row("stablehlo.unary_einsum", 1)]
