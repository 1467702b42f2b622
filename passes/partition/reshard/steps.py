"""The planner's interface for passes: the chain between two layouts, and its volume."""

from __future__ import annotations

from fractions import Fraction

from shardwright.passes.partition.reshard.planner import Ends, Step, route
from shardwright.spec.axes import Axes
from shardwright.spec.layout import Layout


def plan(shape: tuple[int, ...], src: Layout, dst: Layout, partial: Axes = ()) -> tuple[Step, ...]:
    """Steps from `src` to `dst` for a tensor of `shape`; both must divide it.

    `partial`: axes on which the value is partial at first; disjoint from those of `src`.
    """
    return route(Ends(shape, src, dst, partial)).steps


def received(shape: tuple[int, ...], src: Layout, dst: Layout, partial: Axes = ()) -> float:
    """Elements each device receives on the cheapest chain; an int where they are whole."""
    found = route(Ends(shape, src, dst, partial)).received
    return float(found) if isinstance(found, Fraction) else found
