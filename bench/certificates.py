"""Writes `docs/certificates.md`: optima on the reference graphs, certificates, schedules.

`python bench/certificates.py` takes about two minutes on one core.
"""

from __future__ import annotations

import sys
from pathlib import Path

from shardwright.testing.machines.reference_graphs import REFERENCE_GRAPHS

sys.path.append(str(Path(__file__).resolve().parents[1] / "docs"))
from pages.certificate_page import page, rows

PAGE = Path(__file__).parent.parent / "docs" / "certificates.md"


def main() -> None:
    """Find, check, write."""
    found = rows(list(REFERENCE_GRAPHS), lambda text: print(text, file=sys.stderr, flush=True))
    PAGE.write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    main()
