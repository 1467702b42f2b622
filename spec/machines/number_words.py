"""Counts of bytes and operations, and relative errors, as people read them."""

from __future__ import annotations

from collections.abc import Sequence

_UNITS = ("B", "KB", "MB", "GB", "TB", "PB")
_FLOPS = ("flop", "Kflop", "Mflop", "Gflop", "Tflop", "Pflop")


def byte_count(count: float) -> str:
    """`1.5 MB`; 1 MB is 10^6 bytes."""
    return _scaled(count, _UNITS)


def flop_count(count: float) -> str:
    """`1.5 Gflop`: floating point operations."""
    return _scaled(count, _FLOPS)


def plural(count: int, word: str) -> str:
    """`1 device`, `8 devices`."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _scaled(count: float, units: Sequence[str]) -> str:
    step = 0
    while count >= 999.5 and step < len(units) - 1:
        count /= 1000
        step += 1
    return f"{count:.3g} {units[step]}"


def percent(part: float) -> str:
    """A relative error: `3.2%`, `120%`."""
    return f"{100 * part:.{0 if part >= 0.1 else 1}f}%"
