"""Compares results with expected ones, tensor by tensor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from shardwright.spec.op import Values

# Largest accepted max|a - b| / max|b|: sums of a few thousand terms in another order.
TOLERANCES = {"f64": 1e-9, "f32": 1e-5, "bf16": 2e-2, "f16": 2e-2}
_COARSE = 2e-1  # f8 kinds: three or two bits of mantissa
_BY_DTYPE = {"float64": "f64", "float32": "f32", "float16": "f16", "complex64": "f32"}


@dataclass(frozen=True, slots=True)
class Verdict:
    """One result: `error` is max|a - b| / scale; 0 or 1 where every bit must be equal."""

    name: str
    ok: bool
    error: float
    tolerance: float
    reason: str = ""

    def __str__(self) -> str:
        word = "ok" if self.ok else "WRONG"
        detail = f": {self.reason}" if self.reason else ""
        return f"{self.name}: {word}, error {self.error:.2e} (at most {self.tolerance:.0e}){detail}"


def judge(
    results: Sequence[Values],
    expected: Sequence[Values],
    names: Sequence[str] = (),
    elements: Sequence[str] = (),
) -> list[Verdict]:
    """One verdict per result.

    Integers and booleans must be equal; floats by the tolerance of their element type (`elements`,
    else by dtype) relative to the largest |expected| of the tensor. `names` are jax.result_info
    texts: tensors with one leading key, as `result['m']['w']` and `result['m']['b']`, form a group.
    A tensor that is rounding noise in its group (its largest value lies within the tolerance of the
    group's, as the gradient of a key bias, which is zero) is judged by the group's largest value.
    NaN and infinities must match.
    """
    shown = [names[k] if k < len(names) else f"result {k}" for k in range(len(expected))]
    if len(results) != len(expected):
        reason = f"expected {len(expected)} results, got {len(results)}"
        return [Verdict("results", False, 1.0, 0.0, reason)]
    tolerances = [
        _tolerance(elements[k] if k < len(elements) else _BY_DTYPE.get(str(b.dtype), "f64"))
        for k, b in enumerate(expected)
    ]
    scales = _scales(expected, shown, tolerances)
    return [
        _one(name, np.asarray(a), np.asarray(b), tolerance, scale)
        for name, a, b, tolerance, scale in zip(
            shown, results, expected, tolerances, scales, strict=True
        )
    ]


def failures(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The verdicts that are not ok."""
    return [verdict for verdict in verdicts if not verdict.ok]


def group_of(name: str) -> str:
    """The leading key: `result.m` of `result.m['blocks'][0]`, `result['m']` of `result['m'].w`.

    The name itself where it has no key.
    """
    start = _first(name, ".[", 0)
    if name[start : start + 1] == "[":
        return name[: _first(name, "]", start) + 1]
    return name[: _first(name, ".[", start + 1)]


def _first(text: str, marks: str, start: int) -> int:
    """The first position of one of these characters; the length if none occurs."""
    places = [place for mark in marks if (place := text.find(mark, start)) >= 0]
    return min(places, default=len(text))


def _tolerance(element: str) -> float:
    if element.startswith("complex"):
        return TOLERANCES["f64" if "f64" in element else "f32"]
    return TOLERANCES.get(element, _COARSE)


def _scales(
    expected: Sequence[Values], names: Sequence[str], tolerances: Sequence[float]
) -> list[float]:
    """The divisors of the error of each tensor."""
    own = [largest(np.asarray(array)) for array in expected]
    groups: dict[str, float] = {}
    for name, size in zip(names, own, strict=True):
        groups[group_of(name)] = max(size, groups.get(group_of(name), 0.0))
    return [
        # Gradients that are zero in exact arithmetic hold rounding only (decision 0006).
        most if size < tolerance * (most := groups[group_of(name)]) else size
        for name, size, tolerance in zip(names, own, tolerances, strict=True)
    ]


def largest(array: Values) -> float:
    """The largest magnitude of finite floats; 0 for other types."""
    if array.dtype.kind not in "fc":
        return 0.0
    sizes = [np.abs(block[np.isfinite(block)]).max(initial=0.0) for block in _blocks(array)]
    return float(max(sizes, default=0.0))


def _one(name: str, a: Values, b: Values, tolerance: float, scale: float) -> Verdict:
    if a.shape != b.shape:
        return Verdict(name, False, 1.0, 0.0, f"shape {a.shape}, expected {b.shape}")
    pairs = list(zip(_blocks(a), _blocks(b), strict=True))
    if b.dtype.kind not in "fc":
        wrong = sum(int(np.count_nonzero(x != y)) for x, y in pairs)
        reason = f"{wrong} of {b.size} elements differ" if wrong else ""
        return Verdict(name, wrong == 0, float(wrong > 0), 0.0, reason)
    if not all(_has_same_specials(x, y) for x, y in pairs):
        return Verdict(name, False, 1.0, tolerance, "NaN or infinity at different places")
    worst = max((_difference(x, y) for x, y in pairs), default=0.0)
    error = worst / scale if scale else worst
    return Verdict(name, error <= tolerance, error, tolerance)


BLOCK = 1 << 20  # elements compared at once


def _blocks(array: Values) -> list[Values]:
    """The elements in parts, so that large arrays need little memory beside them."""
    flat = array.reshape(-1)
    return [flat[k : k + BLOCK] for k in range(0, flat.size, BLOCK)]


def _has_same_specials(a: Values, b: Values) -> bool:
    finite = np.isfinite(b)
    equal = np.array_equal(a[~finite], b[~finite], equal_nan=True)
    return equal and bool(np.isfinite(a[finite]).all())


def _difference(a: Values, b: Values) -> float:
    """The largest difference of finite elements; what denormals differ by is none."""
    finite = np.isfinite(b)
    wide = np.complex128 if b.dtype.kind == "c" else np.float64
    worst = float(np.abs(a[finite].astype(wide) - b[finite].astype(wide)).max(initial=0.0))
    return worst if worst > np.finfo(b.dtype).tiny else 0.0
