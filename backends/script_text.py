"""Text files of scripts, with markers where the program comes in."""

from __future__ import annotations

import re
from importlib.resources import files

MARKER = re.compile(r"#<(\w+)>")


def text_of(*parts: str) -> str:
    """A text file of the backends' folder."""
    return files("shardwright.backends").joinpath(*parts).read_text("utf-8")


def unmarked(text: str) -> str:
    """A text with markers as Python: none where they stand alone, a name within a line."""
    return MARKER.sub("_", re.sub(r"^#<\w+>$", "", text, flags=re.MULTILINE))
