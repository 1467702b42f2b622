"""Many trials of one program, which is prepared once."""

from __future__ import annotations

from shardwright.passes.cost.trials.program import Figures, Program

__all__ = ["Figures", "Program"]
