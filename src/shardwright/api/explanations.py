"""Explanations of shardings and data movement, and annotations that would move less."""

from __future__ import annotations

from shardwright.ir.core import Module
from shardwright.passes.explain.answers import Answer
from shardwright.passes.explain.pipelines.pipeline_answers import Explanations
from shardwright.passes.target import Target

__all__ = ["Answer", "explain"]

FIX_ITS = 24  # annotations that `explain` tries


def explain(
    program: Module, target: Target = Target(), value: str = "", tries: int = FIX_ITS
) -> Answer:
    """Why a value (`%3`, or an argument's path) is sharded as it is and moves; without one, the
    most expensive causes of communication. `tries`: annotations that fix-its may try.

    Of a program in pipeline stages each cause is one of a stage, and `Answer.pipeline` says what
    stages send one another, and in what order they run. Raises ProgramError.
    """
    found = Explanations(program, target, tries=tries)
    return found.value(found.names.find(value)) if value else found.everything()
