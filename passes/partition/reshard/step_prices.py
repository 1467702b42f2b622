"""What the planner minimises: a price of collectives by their volume."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from shardwright.spec.axes import Axes, Axis


class Price(Protocol):
    """The cost of one collective, a whole number so that equal costs are equal.

    Frozen and hashable: chains are kept per price. Volumes are what each device receives, counted
    in units; `unit` is how many elements one is. A cost may not fall when the volume grows.
    """

    def __call__(self, kind: str, axes: Axes, volume: int, unit: Fraction) -> int:
        """The cost of a collective over some axes; a permute names none and may use all links."""
        ...

    def rate(self, unit: Fraction) -> int:
        """No collective costs less per unit; 0 is always right, and makes the search slower."""
        ...

    def level(self, axis: Axis) -> int:
        """Parts of axes of equal size and level cost the same."""
        ...


@dataclass(frozen=True)
class Received:
    """The volume itself: what each device receives. The default."""

    def __call__(self, kind: str, axes: Axes, volume: int, unit: Fraction) -> int:
        return volume

    def rate(self, unit: Fraction) -> int:
        return 1

    def level(self, axis: Axis) -> int:
        return 0


RECEIVED = Received()
