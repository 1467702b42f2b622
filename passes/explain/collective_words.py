"""Collectives in words: the same ones wherever they are listed, explained or compared."""

from __future__ import annotations

from collections.abc import Sequence


def collective_words(kind: str, what: str, axes: Sequence[str], count: int) -> str:
    """`all-gather of params/layers/*/w1 over model, 48 times`. `what`: the value, or ""."""
    moved = f" of {what}" if what else ""
    over = f" over {', '.join(axes)}" if axes else ""
    times = f", {count} times" if count > 1 else ""
    return f"{kind.replace('_', '-')}{moved}{over}{times}"
