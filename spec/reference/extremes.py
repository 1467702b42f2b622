"""Maximum and minimum as StableHLO has them (IEEE 754-2019): NaN if there is one, -0 below +0.

numpy keeps NaN, too, but of two zeros it takes either one. These have the methods of a numpy ufunc
that references use.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from shardwright.spec.op import Values


class Fold(Protocol):
    """What references ask of a function of two arrays: a numpy ufunc, or one of those below."""

    def __call__(self, x: Values, y: Values, /) -> Any: ...

    def reduce(self, array: Values, /, axis: Any = 0, dtype: Any = None, **options: Any) -> Any: ...

    def accumulate(self, array: Values, /, axis: int = 0, dtype: Any = None) -> Any: ...

    def at(self, a: Values, indices: Any, b: Values, /) -> None: ...


@dataclass(frozen=True)
class Extreme:
    """`plain` is numpy's own; of two zeros the one wins whose sign bit is `wins`."""

    plain: np.ufunc
    wins: bool

    def __call__(self, x: Values, y: Values, /) -> Any:
        found = self.plain(x, y)
        if not _has_zeros(found):
            return found
        winning = np.logical_or(self._winning(np.asarray(x)), self._winning(np.asarray(y)))
        return self._signed(found, winning)

    def reduce(self, array: Values, /, axis: Any = 0, dtype: Any = None, **options: Any) -> Any:
        found = self.plain.reduce(array, axis=axis, dtype=dtype, **options)
        if not _has_zeros(found):
            return found
        return self._signed(found, self._winning(array).any(axis=axis))

    def accumulate(self, array: Values, /, axis: int = 0, dtype: Any = None) -> Any:
        found = self.plain.accumulate(array, axis=axis, dtype=dtype)
        if not _has_zeros(found):
            return found
        return self._signed(found, np.logical_or.accumulate(self._winning(array), axis=axis))

    def at(self, a: Values, indices: Any, b: Values, /) -> None:
        winning = self._winning(a)
        np.logical_or.at(winning, indices, self._winning(np.asarray(b)))
        with np.errstate(invalid="ignore"):  # numpy's word for a NaN
            self.plain.at(a, indices, b)
        if _has_zeros(a):
            a[...] = self._signed(a, winning)

    def _winning(self, x: Values) -> Values:
        """Where zeros stand that beat the other zero."""
        if x.dtype.kind != "f":
            return np.zeros(x.shape, np.bool_)
        return (x == 0) & (np.signbit(x) == self.wins)

    def _signed(self, found: Any, winning: Any) -> Any:
        """The result with its zeros' signs: the winner's where there was one."""
        array = np.asarray(found)
        sign = np.where(winning, self.wins, not self.wins)
        return np.where(
            (array == 0) & sign, -np.abs(array), np.where(array == 0, np.abs(array), array)
        )


def _has_zeros(found: Any) -> bool:
    array = np.asarray(found)
    return array.dtype.kind == "f" and bool((array == 0).any())


maximum = Extreme(np.maximum, wins=False)
minimum = Extreme(np.minimum, wins=True)
