"""What elementwise rows share: the factor rule, the run wrapper, torch's unsigned integers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .factors import Rule, pointwise_rule
from .op import Run, Sig, Spelling, Values
from .spelling import is_wide_unsigned


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


def torch_spelling(spelling: str, wide: str) -> Spelling:
    """`spelling`, or `_unsigned(wide, ...)` for the unsigned integers that torch cannot compute.

    An empty `wide` says that torch computes them here.
    """
    if not wide:
        return spelling

    def spell(sig: Sig, names: Sequence[str]) -> str:
        if is_wide_unsigned(sig.element()):
            return f"_unsigned({wide}, {', '.join(names)})"
        return spelling.format(*names)

    return spell
