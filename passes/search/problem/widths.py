"""What a method says where its own algorithm cannot answer: nothing else answers in its place."""

from __future__ import annotations

from shardwright.ir.errors import ProgramError, error


def too_wide(method: str, what: str, width: float, most: float, help: str) -> ProgramError:
    """`refused: too wide`, with the width: entries, variables or states, `what` in words."""
    said = f"{method} refused: too wide: {what} {width:,.0f}, at most {most:,.0f}"
    return error(said, help=help)
