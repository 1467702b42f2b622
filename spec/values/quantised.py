"""Quantised element types in parts: `real = (stored - zero point) * scale`."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

_UNIFORM = re.compile(
    r"!quant\.uniform<(?P<storage>[iu]\d+)(?P<range><[^>]*>)?:(?P<expressed>\w+)"
    r"(?P<axis>:\d+)?,\s*(?P<scales>.*)>"
)


class Quantised(NamedTuple):
    """`storage` (i8, u8) holds numbers of type `expressed`; `axis` is None for one scale for all.

    `scales` are the texts of scales, `zero_points` numbers as texts, one per slice of the axis.
    """

    storage: str
    limits: str  # "" for all that the storage holds
    expressed: str
    axis: int | None
    scales: tuple[str, ...]
    zero_points: tuple[str, ...]

    @property
    def is_integer(self) -> bool:
        """True if it is one of the integer types that StableHLO's ops take."""
        return self.storage[1:] in ("2", "4", "8", "16", "32") and not self.limits


@lru_cache(1024)
def quantised(element: str) -> Quantised | None:
    """The parts of an element type; None for one that is not quantised in this way."""
    match = _UNIFORM.fullmatch(element)
    if match is None:
        return None
    axis = match["axis"]
    words = [word.strip() for word in match["scales"].strip("{}").split(",")]
    pairs = [word.partition(":") for word in words]
    return Quantised(
        match["storage"],
        match["range"] or "",
        match["expressed"],
        int(axis[1:]) if axis else None,
        tuple(scale for scale, _, _ in pairs),
        tuple(point or "0" for _, _, point in pairs),
    )


def expressed(element: str) -> str:
    """The type of the numbers that a quantised element stands for; any other type itself."""
    found = quantised(element)
    return element if found is None else found.expressed
