"""Whether snapshots of plans are to be written anew: what `pytest --update-plans` asks for."""

from __future__ import annotations

_ASKED = [False]


def ask(is_asked: bool) -> None:
    """Say whether they are."""
    _ASKED[0] = is_asked


def is_asked() -> bool:
    """True if snapshots are written instead of compared."""
    return _ASKED[0]
