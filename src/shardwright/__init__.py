"""A compiler for how a program is spread over machines: StableHLO + sdy text in, plans and scripts
out.
"""

from pathlib import Path as _Path

__version__ = "0.1.0"

_here = _Path(__file__).parent
if not (_here / "ir").is_dir():
    # A checkout without symbolic links: the real folders stand two levels up.
    __path__.append(str(_here.parent.parent))
