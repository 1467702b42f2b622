"""Caches a target's spelling of the ops of one signature as a template with marks for operands."""

from __future__ import annotations

import re

from shardwright.spec.op import Sig, Spelling

_MARK = re.compile("\0([0-9]+)\0")


def marks(count: int) -> list[str]:
    """Placeholders of operands: no text of a program has null characters."""
    return [f"\0{index}\0" for index in range(count)]


def spelled(spelling: Spelling, sig: Sig) -> str:
    """The expression of a spelling over marks; "" where it leaves the op to the backend."""
    names = marks(len(sig.ins))
    return spelling.format(*names) if isinstance(spelling, str) else spelling(sig, names)


def template(text: str) -> str:
    """An expression over marks as a format string: `{0}` for the first operand."""
    return _MARK.sub(r"{\1}", text.replace("{", "{{").replace("}", "}}"))
