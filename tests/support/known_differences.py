"""Where our propagation deliberately differs from Shardy's, and how to tell such programs."""

from __future__ import annotations

import re
from typing import NamedTuple


class Known(NamedTuple):
    """A difference: programs that match `pattern` may differ; None: another pass or option."""

    name: str
    pattern: re.Pattern[str] | None
    reason: str
    switch: str = "none"


KNOWN = (
    Known(
        "rules for chlo ops",
        None,
        "Shardy knows no chlo op, so that sharding stops there; XLA legalizes them first. Ours have"
        " rules",
        "`chlo-rules=false` on every propagation pass",
    ),
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
    Known(
        "regions before import",
        None,
        "a propagation pass that is run alone, before `sdy-add-data-flow-edges`, sees the arguments"
        " of a `while` or manual computation as unsharded; Shardy reads and writes the op's own",
        "run `sdy-import-pipeline` first, as the whole pipeline does",
    ),
)


def known_difference(text: str) -> str:
    """The name of the first known difference that a program may show; "" if there is none."""
    return next((k.name for k in KNOWN if k.pattern is not None and k.pattern.search(text)), "")


def page() -> str:
    """The page of all known differences."""
    rows = "\n".join(f"| {known.name} | {known.reason} | {known.switch} |" for known in KNOWN)
    return f"{_HEAD}\n| what | why | switch |\n|---|---|---|\n{rows}\n"


_HEAD = """\
# Where we differ from Shardy

Passes with Shardy's names give what jaxlib 0.10.2 gives. `tests/fuzz_propagation.py` holds whole
texts against it: random programs over every op of the table, with priorities, sub-axes, groups,
barriers, partial values, rules given by users, several meshes and device orders, nested manual
computations, loops, branches and calls. The differences below are deliberate; where Shardy dies, or
refuses its own output, see [the decision](decisions/0012-where-we-leave-shardy.md).

Made from `tests/support/known_differences.py` by `make golden`.
"""
