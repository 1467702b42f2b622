"""Deliberate differences of our propagation from Shardy's, and a test for affected programs."""

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
        "groups of loop arguments before import",
        None,
        "a propagation pass that runs alone, before `sdy-add-data-flow-edges`, visits the users of"
        " a `while`'s argument again when another member of its sharding group changes; ours do so"
        " in the next round",
        "run `sdy-import-pipeline` first, as the whole pipeline does",
    ),
    Known(
        "numbers along a dim",
        None,
        "`sdy-explicit-gather-scatter-batching` takes for a number along dim 0 all that is made of"
        " an iota along dim 0 by a reshape, a broadcast or a select; ours is sure of it. Nor do we"
        " move constants to the front of the function",
    ),
    Known(
        "rims of reversed shards",
        None,
        "`sdy-resolve-permutation-factors` names the devices between which rims move by numbers"
        " along the manual axes; ours by their ids, which differ where the mesh has other axes or"
        " an order of devices",
    ),
    Known(
        "padding",
        None,
        "`sdy-pad-for-divisibility` dies of complex elements, and of collectives besides all_slice"
        " and all_gather on padded values; ours pads these too, and refuses with the place where"
        " types do not fit together",
    ),
    Known(
        "parts of axes on one device",
        None,
        "in tables per device and in permutations `sdy-convert-global-to-local` takes the minor"
        " part of an axis for the major one, and the other way around, unlike in replica groups;"
        " ours agree with each other",
    ),
    Known(
        "identities on one device",
        None,
        "where updates of a scatter are spread, `sdy-convert-global-to-local` has the largest"
        " finite or signed number for min and max; ours from the identity of the element type",
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

Made from `tests/support/oracle/known_differences.py` by `make golden`.
"""
