"""Where our propagation deliberately differs from Shardy's, and how to tell such programs."""

from __future__ import annotations

import re
from typing import NamedTuple


class Known(NamedTuple):
    """A difference: programs that match `pattern` may differ."""

    name: str
    pattern: re.Pattern[str]
    reason: str


KNOWN = (
    Known(
        "chlo constants",
        re.compile(r"\bchlo\.constant"),
        "MLIR's folder moves `chlo.constant` to the front of its block and makes one of"
        " `chlo.constant_like`, with the loss of its sharding; ours stay where they are",
    ),
    Known(
        "order of chlo operands",
        re.compile(r"\bchlo\.broadcast_(add|and|or|xor|multiply|maximum|minimum)\b"),
        "Shardy's constant splitter swaps the operands of commutative chlo ops if the first is"
        " constant; ours keep their order",
    ),
    Known(
        "async_start",
        re.compile(r"\bstablehlo\.async_start\b"),
        "Shardy lets shardings flow into the region of an `async_start`, but not out of it; ours"
        " stop at the op",
    ),
    Known(
        "all_reduce of unequal shapes",
        re.compile(r'"stablehlo\.all_reduce"\(%[^),]+,'),
        "Shardy gives all operands the factors of the first result, whatever their shapes; we"
        " give no rule if shapes differ",
    ),
)


def known_difference(text: str) -> str:
    """The name of the first known difference that a program may show; "" if there is none."""
    return next((known.name for known in KNOWN if known.pattern.search(text)), "")
