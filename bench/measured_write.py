"""Writes fitted constants into the texts of chips and stacks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

SECONDS = ("fill", "launch")


def shown(name: str, value: float) -> str:
    """A constant as text has it."""
    return f"{value * 1e6:.3g}us" if name in SECONDS else f"{100 * value:.3g}%"


def with_constants(text: str, key: str, kernels: Mapping[str, float]) -> str:
    """The text where the dictionary of a key has these constants; the rest of it stays."""
    found = re.search(rf'"?{re.escape(key)}"? = {{([^{{}}]*)}}', text)
    if found is None:
        raise KeyError(key)
    inside = found[1]
    for name, value in kernels.items():
        entry = f'{name} = "{shown(name, value)}"'
        inside, count = re.subn(rf'\b{name} = "[^"]*"', entry, inside)
        inside = inside if count else f"{inside}, {entry}"
    return text[: found.start(1)] + inside + text[found.end(1) :]


def write_constants(file: Path, key: str, kernels: Mapping[str, float]) -> None:
    """Into the dictionary of a key: `kernels` of a chip, the name of a chip in a stack."""
    text = file.read_text(encoding="utf-8")
    file.write_text(with_constants(text, key, kernels), encoding="utf-8")
