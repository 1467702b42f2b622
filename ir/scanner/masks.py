"""Masks: marks that stand in a text for the pieces that were cut out of it."""

from __future__ import annotations

import re
from collections.abc import Sequence

SLOT = "\x01"  # stands for a slot in a key
REGION = "\x02"  # stands for a `{ ... }` in a key
BLOB = "\x03"  # around the number of a cut-out payload

_BLOB_NUMBER = re.compile(f"{BLOB}(\\d+){BLOB}")


def unmask(text: str, blobs: Sequence[str]) -> str:
    """Text with the cut-out payloads put back."""
    if BLOB not in text:
        return text
    return _BLOB_NUMBER.sub(lambda match: blobs[int(match[1])], text)


def blanked(piece: str) -> str:
    """Blank text of the length and lines of a piece, so that all text after it keeps its place."""
    return "\n" * piece.count("\n") + " " * (len(piece) - piece.rfind("\n") - 1)
