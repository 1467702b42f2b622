"""Explanations of shardings and data movement, and annotations that would move less."""

from __future__ import annotations

from shardwright.ir.core import Module
from shardwright.passes.cost.trials.compile import expect_one_stage
from shardwright.passes.explain.answers import Answer, about_everything, about_value
from shardwright.passes.explain.chains import Chains
from shardwright.passes.explain.fix_its import Fixer
from shardwright.passes.explain.study import study
from shardwright.passes.target import Target

__all__ = ["Answer", "explain"]

FIX_ITS = 24  # annotations that `explain` tries


def explain(
    program: Module, target: Target = Target(), value: str = "", tries: int = FIX_ITS
) -> Answer:
    """Why a value (`%3`, or an argument's path) is sharded as it is and moves; without one, the
    most expensive causes of communication. `tries`: annotations that fix-its may try.

    Raises ProgramError.
    """
    expect_one_stage(program)
    chains = Chains(study(program, target))
    fixer = Fixer(chains, tries)
    if not value:
        return about_everything(chains, fixer)
    return about_value(chains, chains.names.find(value), fixer)
