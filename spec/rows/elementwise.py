"""Shared columns of elementwise rows: factor rule, run wrapper, spellings by element type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from shardwright.spec.factors import Rule, pointwise_rule
from shardwright.spec.op import Run, Sig, Spelling, Values
from shardwright.spec.rows.spelling import is_wide_unsigned
from shardwright.spec.types import ELEMENTS


def pointwise(sig: Sig) -> Rule | None:
    """One factor per dim of the result; scalar operands (clamp, select) have none.

    None where operands of different shapes meet, which only chlo broadcasts allow.
    """
    shape = sig.out_shape(0)
    if any(sig.shape(k) not in ((), shape) for k in range(len(sig.ins))):
        return None
    return pointwise_rule(shape, sig.in_ranks)


def quiet(function: Callable[..., Any]) -> Callable[..., Values]:
    """A row's `run` from a numpy function of the operands; overflow and NaN are no warnings."""

    def run(_: Run, *operands: Values) -> Values:
        with np.errstate(all="ignore"):
            return np.asarray(function(*operands))

    return run


def by_element(spelling: str, *, integer: str = "", unsigned: str = "", wide: str = "") -> Spelling:
    """A spelling with others for integers, for unsigned ones, and for those wider than a byte.

    torch computes little with the last. An empty text says that the more general one holds.
    """
    if not (integer or unsigned or wide):
        return spelling

    def spell(sig: Sig, names: Sequence[str]) -> str:
        element = sig.element()
        kind = ELEMENTS[element].kind
        found = spelling
        if integer and kind in ("int", "uint"):
            found = integer
        if unsigned and kind == "uint":
            found = unsigned
        if wide and is_wide_unsigned(element):
            found = wide
        return found.format(*names)

    return spell
