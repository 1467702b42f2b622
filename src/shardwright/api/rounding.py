"""Decides whether results that differ do so by rounding, or because a program is wrong.

Both programs, the one on one device and the one of each device, are widened to f64 and run again
on the same numbers, for the results in doubt only. Rounding errors then shrink by as much as the
types have more bits; what a wrong program does stays. The rounding of f64 itself is measured
(`ir/reference/conditioning.py`), so that programs that blow it up are not called wrong either.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from shardwright.backends.verification.runs import Case, Run, Watch
from shardwright.ir.errors import ProgramError
from shardwright.ir.reference.compare import TOLERANCES, Verdict, judge, largest
from shardwright.ir.reference.conditioning import NOISE, Cause, Conditioning, conditioning
from shardwright.passes.registry import make_step
from shardwright.passes.running import Pipeline
from shardwright.spec.op import Values
from shardwright.spec.types import ELEMENTS

__all__ = ["Decider", "Rounding"]

UNIT = 2.0**-53  # of f64
SAFETY = 1024  # errors of long sums grow with their length, those of `conditioning` do not


@dataclass(frozen=True, slots=True)
class Rounding(Verdict):
    """The verdict on a result that differs: in f64 both programs agree up to `wide_error`.

    `error`, `tolerance`: as in the program's own types. `wide_tolerance`: what f64 was held to.
    `op`, `place`: where rounding errors grow most, by the factor `growth` (None: from zero).
    """

    wide_error: float = 0.0
    wide_tolerance: float = 0.0
    op: str = ""
    place: str = ""
    growth: float | None = None


class Decider:
    """Decides the doubts about the runs of one program on the same arguments."""

    def __init__(self, case: Case, args: Sequence[Values], watch: Watch) -> None:
        self._case = case
        self._args = args
        self._watch = watch
        self._known: dict[tuple[int, ...], tuple[Case, list[Values], Conditioning]] = {}

    def decided(self, run: Run) -> Run:
        """The run with a `Rounding` for each result that only rounding made differ."""
        doubts = tuple(k for k, verdict in enumerate(run.verdicts) if not verdict.ok)
        if not doubts or len(run.verdicts) != len(self._case.names):
            return run
        verdicts = list(run.verdicts)
        for k, verdict in zip(doubts, self._verdicts(run, doubts), strict=True):
            verdicts[k] = verdict
        return replace(run, verdicts=tuple(verdicts))

    def _verdicts(self, run: Run, doubts: tuple[int, ...]) -> list[Verdict]:
        narrow = [run.verdicts[k] for k in doubts]
        try:
            case, args, exact = self._widened(doubts)
            with self._watch.phase(f"{run.name} in f64"):
                results = case.results(run.name, args, self._watch)
        except ProgramError as fault:
            reason = f"and no f64 program to decide by: {fault.diagnostics[0].message}"
            return [_wrong(verdict, reason) for verdict in narrow]
        wide = judge(
            results, exact.results, [verdict.name for verdict in narrow], ["f64"] * len(narrow)
        )
        return [
            _decided(verdict, other, result, exact, k)
            for k, (verdict, other, result) in enumerate(zip(narrow, wide, results, strict=True))
        ]

    def _widened(self, doubts: tuple[int, ...]) -> tuple[Case, list[Values], Conditioning]:
        if doubts not in self._known:
            case = _wide_case(self._case, doubts)
            main = case.whole.main
            assert main is not None
            args = [
                array.astype(ELEMENTS[value.tensor.element].numpy)
                for array, value in zip(self._args, main.args, strict=True)
            ]
            with self._watch.phase("reference on one device in f64"):
                exact = conditioning(case.whole, args, progress=self._watch.at)
            self._known[doubts] = case, args, exact
        return self._known[doubts]


def _wide_case(case: Case, results: Sequence[int]) -> Case:
    """A case in f64 of some results."""
    keep = make_step("keep-results", f"results={','.join(map(str, results))}")
    widen = Pipeline((keep, *map(make_step, ("dce", "symbol-dce", "widen-floats"))))
    whole, local = case.whole.clone(), case.local.clone()
    widen.run(whole)
    widen.run(local)
    folder = case.folder / "f64"
    folder.mkdir(exist_ok=True)
    return replace(case, whole=whole, local=local, folder=folder)


def _decided(
    narrow: Verdict, wide: Verdict, result: Values, exact: Conditioning, index: int
) -> Verdict:
    expected, change = exact.results[index], exact.changes[index]
    is_float = expected.dtype.kind in "fc"
    bound = SAFETY * change * UNIT / NOISE if is_float else change
    difference = _difference(result, expected)
    if not wide.ok and not difference <= bound:
        said = wide.reason or f"in f64 by {wide.error:.1e}, at most {wide.tolerance:.0e}"
        return _wrong(narrow, f"{narrow.reason or f'{narrow.error:.1e}'}; {said}")
    scale = largest(expected)
    tolerance = max(TOLERANCES["f64"], bound / scale if scale else 0.0) if is_float else 0.0
    error = difference / scale if scale else wide.error
    return _with_cause(narrow, error, tolerance, exact.causes[index])


def _with_cause(narrow: Verdict, error: float, tolerance: float, cause: Cause | None) -> Rounding:
    known = (narrow.name, True, narrow.error, narrow.tolerance, narrow.reason)
    if cause is None:
        return Rounding(*known, error, tolerance)
    growth = cause.growth if np.isfinite(cause.growth) else None
    return Rounding(*known, error, tolerance, cause.op, str(cause.place), growth)


def _wrong(verdict: Verdict, reason: str) -> Verdict:
    return replace(verdict, ok=False, reason=reason)


def _difference(a: Values, b: Values) -> float:
    """The largest difference of two arrays; of integers how many differ; inf for other shapes."""
    if a.shape != b.shape:
        return np.inf
    if b.dtype.kind not in "fc":
        return float(np.count_nonzero(a != b))
    with np.errstate(all="ignore"):
        difference = np.abs(a - b)
    is_equal = (a == b) | (np.isnan(a) & np.isnan(b))
    return float(np.where(is_equal, 0.0, difference).max(initial=0.0))
