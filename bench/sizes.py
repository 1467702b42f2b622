"""Writes `docs/sizes.md`: all-reduces on clusters by size and algorithm; model figures.

`python bench/sizes.py`
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "docs"))
from pages.sizes_page import page

PAGE = Path(__file__).parent.parent / "docs" / "sizes.md"


def main() -> None:
    """Price, write."""
    text = page(done=lambda name: print(name, file=sys.stderr, flush=True))
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
