"""Places within runs that stand one after another in an array."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt


def within_runs(counts: npt.NDArray[np.signedinteger[Any]]) -> npt.NDArray[np.int64]:
    """[sum of counts] 0 .. count - 1 of each run, one after another."""
    return np.arange(int(counts.sum())) - np.repeat(np.cumsum(counts) - counts, counts)
