"""`shardwright.testing`: random programs, oracles and soundness checks, also for your own rewrites.

strategies  hypothesis strategies of whole programs
recipes     the same programs by seed, and a shrinker, without hypothesis
soundness   `assert_rewrite_sound`: a rewritten program computes what it computed
oracles     jaxlib's printer, Shardy's passes, the StableHLO interpreter, XLA
scripts     run generated scripts, one or many at a time
coverage    what generated programs contain
plan_snapshots  `assert_plan`: pins how a program is partitioned, in pytest
"""

from importlib import import_module as _import_module
from typing import TYPE_CHECKING as _TYPE_CHECKING

if _TYPE_CHECKING:
    from shardwright.testing.plan_snapshots import assert_plan

__all__ = ["assert_plan"]


def __getattr__(name: str) -> object:
    """`assert_plan`, loaded when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(_import_module(f"{__name__}.plan_snapshots"), name)
