"""Two jitted steps on the same arrays, one after the other in pairs: ratios with their intervals.

Numbers of a busy machine are wide: the interval says how wide. Needs jax and numpy alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter, process_time
from typing import Any

import jax
import numpy as np

RESAMPLES, COMPILES = 2000, 3
LEAST_PAIRS = 15  # fewer say nothing

Call = Callable[[], Any]
Seconds = np.ndarray[Any, np.dtype[np.float64]]


def compiled(ours: Call, theirs: Call) -> tuple[Any, float, Any, float]:
    """What either call makes ready, and the processor seconds of all threads that it takes: the
    least of some, as other programs only ever add to them.
    """
    seconds = np.zeros((COMPILES, 2))
    made: list[Any] = [None, None]
    for number in range(COMPILES):
        for which, ready in enumerate((ours, theirs)):
            jax.clear_caches()
            start = process_time()
            made[which] = ready()
            seconds[number, which] = process_time() - start
    first, second = seconds.min(axis=0)
    return made[0], float(first), made[1], float(second)


def difference(ours: Any, theirs: Any) -> float:
    """The largest difference of a result, relative to its largest magnitude."""
    pairs = zip(jax.tree.leaves(ours), jax.tree.leaves(theirs), strict=True)
    found = [0.0]
    for a, b in pairs:
        x, y = np.asarray(a, np.float64), np.asarray(b, np.float64)
        largest = max(float(np.max(np.abs(y), initial=0.0)), 1e-30)
        found.append(float(np.max(np.abs(x - y), initial=0.0) / largest))
    return max(found)


def paired(
    ours: Callable[..., Any],
    theirs: Callable[..., Any],
    reps: int,
    fresh: tuple[Call, Call] = (lambda: (), lambda: ()),
) -> tuple[Seconds, Seconds]:
    """Seconds of each repetition; which goes first alternates; one pair before is not counted.

    `fresh` makes the arguments of either before its clock starts, as donated ones are gone after a
    call.
    """
    seconds = np.zeros((reps + 1, 2))
    for number in range(reps + 1):
        for which in (0, 1) if number % 2 else (1, 0):
            args = jax.block_until_ready(fresh[which]())
            start = perf_counter()
            jax.block_until_ready((ours, theirs)[which](*args))
            seconds[number, which] = perf_counter() - start
    return seconds[1:, 0], seconds[1:, 1]


def interval(logs: Sequence[Seconds]) -> tuple[float, float]:
    """95% of resampled geometric means over rows of the median ratios of pairs."""
    generator = np.random.default_rng(0)
    means = np.zeros(RESAMPLES)
    for log in logs:
        picked = generator.integers(len(log), size=(RESAMPLES, len(log)))
        means += np.median(log[picked], axis=1) / len(logs)
    low, high = np.exp(np.quantile(means, (0.025, 0.975)))
    return float(low), float(high)
