"""What a collective costs. A price is a function object: link costs of a cluster are one more."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from shardwright.spec.axes import Axes, Axis


class Price(Protocol):
    """The cost of one collective, a whole number so that equal costs are equal.

    Frozen and hashable: chains are kept per price. `rate` times the elements received is a lower
    bound of every cost; 0 is always right and makes the search slower.
    """

    @property
    def rate(self) -> int: ...

    def level(self, axis: Axis) -> int:
        """Parts of axes of equal size and level cost the same."""
        ...

    def __call__(self, kind: str, axes: Axes, received: Fraction) -> int:
        """The cost of a collective of a kind over some axes.

        `received`: elements each device receives. A permute may run over all axes of the query,
        and names none.
        """
        ...


@dataclass(frozen=True)
class Received:
    """Elements received per device, scaled so that they are whole: the default."""

    rate: int = 1

    def level(self, axis: Axis) -> int:
        return 0

    def __call__(self, kind: str, axes: Axes, received: Fraction) -> int:
        if received.denominator != 1:
            raise ValueError(f"{received} is no whole number: scale elements to units first")
        return int(received)


RECEIVED = Received()
