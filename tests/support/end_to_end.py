"""The whole way: a generated program, propagated and partitioned, computes on all devices what it
did on one.
"""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.collectives import COLLECTIVES
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.inputs import inputs
from shardwright.ir.run import run

from .recipes import Recipe, build, shrink
from .soundness import differences, evaluate, rewrite

PIPELINE = "propagate,partition"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one program. `fault`: empty when sound; `moves`: collectives in the result."""

    fault: str
    moves: int = 0


def check(recipe: Recipe, pipeline: str = PIPELINE) -> Outcome:
    """Run a program before and after a pipeline. Any exception is a fault, too."""
    try:
        before = build(recipe)
        args = inputs(before, recipe.spread)
        expected = run(before, args)
        after = rewrite(before, pipeline)
        wrong = differences(evaluate(after, args), expected)
        return Outcome("; ".join(wrong), _moves(after))
    except ProgramError as refusal:
        return Outcome(f"refused: {refusal}")
    except Exception as crash:  # a crash in a pass is what this looks for
        return Outcome(f"crash: {type(crash).__name__}: {crash}")


def smallest(recipe: Recipe, pipeline: str = PIPELINE) -> Recipe:
    """The smallest program with a fault of the same kind."""
    kind = check(recipe, pipeline).fault.split(":")[0]

    def fails(candidate: Recipe) -> bool:
        fault = check(candidate, pipeline).fault
        return bool(fault) and fault.split(":")[0] == kind

    return shrink(recipe, fails)


def _moves(module: Module) -> int:
    local = frozenset({"stablehlo.partition_id", "stablehlo.replica_id"})
    return sum(
        op.name in COLLECTIVES and op.name not in local
        for func in module.funcs
        for op in func.walk()
    )
