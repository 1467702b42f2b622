"""Quantities with units, as cluster and chip files write them: `300GB/s`, `2.7us`, `80GB`.

Prefixes k M G T P are powers of 1000, Ki Mi Gi Ti powers of 1024. B is a byte; b and bit are bits.
Parts of a peak are written in percent: `85%`.
"""

from __future__ import annotations

import re

_PREFIXES = {"": 1.0, "k": 1e3, "K": 1e3, "M": 1e6, "G": 1e9, "T": 1e12, "P": 1e15}
_BINARY = {"Ki": 2.0**10, "Mi": 2.0**20, "Gi": 2.0**30, "Ti": 2.0**40}
_BYTES = {"B": 1.0, "bit": 0.125, "b": 0.125}
_SECONDS = {"s": 1.0, "ms": 1e-3, "us": 1e-6, "µs": 1e-6, "ns": 1e-9}

# Per kind of quantity: its spellings of the unit with the factor to the base unit.
UNITS: dict[str, dict[str, float]] = {
    "bytes": {p + u: f * b for p, f in (_PREFIXES | _BINARY).items() for u, b in _BYTES.items()},
    "seconds": _SECONDS,
    "bytes per second": {
        f"{p}{u}": f * b
        for p, f in (_PREFIXES | _BINARY).items()
        for u, b in (("B/s", 1.0), ("bit/s", 0.125), ("b/s", 0.125), ("bps", 0.125))
    },
    "operations per second": {
        f"{p}{u}": f for p, f in _PREFIXES.items() for u in ("FLOP/s", "FLOPS", "OP/s", "OPS")
    },
    "a part": {"%": 0.01},
}
EXAMPLES = {
    "bytes": "80GB",
    "seconds": "2.7us",
    "bytes per second": "300GB/s",
    "operations per second": "312TFLOP/s",
    "a part": "85%",
}
# What is possible, in base units: more or less is a slip, and nothing to compute with.
RANGES = {
    "bytes": (1.0, 1e21),
    "seconds": (0.0, 1e18),
    "bytes per second": (1.0, 1e18),
    "operations per second": (1.0, 1e24),
    "a part": (1e-9, 1.0),
}
_QUANTITY = re.compile(r"\s*([0-9]+(?:\.[0-9]*)?(?:e[+-]?[0-9]{1,3})?)\s*([A-Za-zµ/%]*)\s*\Z", re.A)


class BadQuantity(ValueError):
    """A text that is no quantity of the kind asked for; `help` is a repair."""

    def __init__(self, message: str, help: str) -> None:
        super().__init__(message)
        self.help = help


def quantity(text: str, kind: str) -> float:
    """The value in base units (bytes, seconds, per second). Raises BadQuantity.

    `kind` is a key of `UNITS`, whose range is that of `RANGES`.
    """
    match = _QUANTITY.match(text) if len(text) < 64 else None
    example = f"write it as {EXAMPLES[kind]}"
    if match is None:
        raise BadQuantity(f'expected {kind}, got "{text[:40]}"', example)
    number, unit = float(match[1]), match[2]
    if unit not in UNITS[kind]:
        raise BadQuantity(_unit_message(text, kind, unit), example)
    value = number * UNITS[kind][unit]
    least, most = RANGES[kind]
    if not least <= value <= most:
        limits = f"from {shown(least, kind)} to {shown(most, kind)}"
        raise BadQuantity(f'expected {kind} {limits}, got "{text}"', example)
    return value


def _unit_message(text: str, kind: str, unit: str) -> str:
    if not unit:
        return f'expected {kind}, got "{text}" without a unit'
    others = [other for other, units in UNITS.items() if unit in units]
    what = others[0] if others else "no known unit"
    return f'expected {kind}, got "{text}", which is {what}'


def shown(value: float, kind: str) -> str:
    """A value in the unit that keeps it readable: `300 GB/s`, `2.7 us`, `80 GB`."""
    if kind == "seconds":
        for unit, factor in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
            if value >= factor:
                return f"{value / factor:.4g} {unit}"
        return f"{value / 1e-9:.4g} ns"
    if kind == "a part":
        return f"{value / 0.01:.4g}%"
    suffix = {"bytes": "B", "bytes per second": "B/s", "operations per second": "FLOP/s"}[kind]
    for prefix in ("P", "T", "G", "M", "k"):
        if value >= _PREFIXES[prefix]:
            return f"{value / _PREFIXES[prefix]:.4g} {prefix}{suffix}"
    return f"{value:.4g} {suffix}"
