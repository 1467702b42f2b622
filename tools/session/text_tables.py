"""Text tables: aligned columns of text and numbers."""

from __future__ import annotations

from collections.abc import Sequence

_UNITS = ("B", "KB", "MB", "GB", "TB", "PB")
_FLOPS = ("flop", "Kflop", "Mflop", "Gflop", "Tflop", "Pflop")


def table(head: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> str:
    """Aligned columns under a head, two spaces apart; columns in `right` are flushed right."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    lines = [_line(row, widths, right) for row in [head, *rows]]
    return "\n".join(lines) + "\n"


def byte_count(count: float) -> str:
    """`1.5 MB`; 1 MB is 10^6 bytes."""
    return _scaled(count, _UNITS)


def flop_count(count: float) -> str:
    """`1.5 Gflop`: floating point operations."""
    return _scaled(count, _FLOPS)


def plural(count: int, word: str) -> str:
    """`1 device`, `8 devices`."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _line(row: Sequence[str], widths: Sequence[int], right: Sequence[int]) -> str:
    cells = (
        cell.rjust(width) if i in right else cell.ljust(width)
        for i, (cell, width) in enumerate(zip(row, widths, strict=True))
    )
    return "  ".join(cells).rstrip()


def _scaled(count: float, units: Sequence[str]) -> str:
    step = 0
    while count >= 999.5 and step < len(units) - 1:
        count /= 1000
        step += 1
    return f"{count:.3g} {units[step]}"


def percent(part: float) -> str:
    """A relative error: `3.2%`, `120%`."""
    return f"{100 * part:.{0 if part >= 0.1 else 1}f}%"
