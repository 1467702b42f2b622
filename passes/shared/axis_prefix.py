"""Prefix tests of axes and lists of axes, as Shardy defines them.

Unlike `spec/axes.py`, it does not ask whether the smaller divides the larger: `"x":(1)2` begins
`"x":(1)3`, though the two cannot coexist. Source: shardy `ir/dialect.cc` (AxisRefAttr::contains).
"""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.spec.axes import Axis


def contains(a: Axis, b: Axis) -> bool:
    """True if the interval of a encloses that of b."""
    return a.name == b.name and a.pre <= b.pre and b.next_pre <= a.next_pre


def is_prefix(a: Axis, b: Axis) -> bool:
    """True if a is b, or starts where b does and is smaller."""
    return a.name == b.name and a.pre == b.pre and a.size <= b.size


def is_list_prefix(a: Sequence[Axis], b: Sequence[Axis]) -> bool | None:
    """None when equal, True when a is a strict prefix of b, else False."""
    if a == b:
        return None
    if not a:
        return True
    last = len(a) - 1
    if len(a) > len(b) or any(a[i] != b[i] for i in range(last)):
        return False
    return is_prefix(a[last], b[last])
