"""The whole way: a generated program, propagated and partitioned, computes on all devices what it
did on one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from shardwright.ir.collectives import COLLECTIVES
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.inputs import inputs
from shardwright.ir.run import run
from shardwright.spec.op import Values

from .device_oracles import interpret_devices, xla_devices
from .oracles import Refused
from .recipes import Recipe, build, shrink
from .soundness import differences, evaluate, rewrite

PIPELINE = "sdy-propagation-pipeline,partition"


# Axes of sizes with two different primes may be cut in ways that no refined mesh has.
REFUSALS = ("cannot coexist",)

ORACLES: dict[str, Callable[[Module, Sequence[Values]], list[Values] | None]] = {
    "interpreter": interpret_devices,
    "xla": xla_devices,
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one program.

    `fault`: empty when sound; `moves`: collectives in the result; `refusal`: why the program cannot
    be partitioned, where that is so by design; `judged`: oracles that had an opinion.
    """

    fault: str
    moves: int = 0
    refusal: str = ""
    judged: tuple[str, ...] = ()


def check(recipe: Recipe, pipeline: str = PIPELINE, oracles: Sequence[str] = ()) -> Outcome:
    """Run a program before and after a pipeline. Any exception is a fault, too.

    `oracles`: keys of `ORACLES` that run the result as well.
    """
    try:
        before = build(recipe)
        args = inputs(before, recipe.spread)
        expected = run(before, args)
        after = rewrite(before, pipeline)
        wrong = differences(evaluate(after, args), expected)
        judged: list[str] = []
        for name in () if wrong else oracles:
            found = _opinion(name, after, args)
            if found is not None:
                judged.append(name)
                wrong += [f"{name}: {text}" for text in differences(found, expected)]
        return Outcome("; ".join(wrong), _moves(after), judged=tuple(judged))
    except ProgramError as refusal:
        text = str(refusal)
        if any(words in text for words in REFUSALS):
            return Outcome("", refusal=text)
        return Outcome(f"refused: {text}")
    except Exception as crash:  # a crash in a pass is what this looks for
        return Outcome(f"crash: {type(crash).__name__}: {crash}")


def _opinion(name: str, local: Module, args: Sequence[Values]) -> list[Values] | None:
    """What an oracle computes; None where it lacks an op, or died."""
    try:
        return ORACLES[name](local, args)
    except Refused:
        return None


def smallest(recipe: Recipe, pipeline: str = PIPELINE, oracles: Sequence[str] = ()) -> Recipe:
    """The smallest program with a fault of the same kind."""
    kind = check(recipe, pipeline, oracles).fault.split(":")[0]

    def fails(candidate: Recipe) -> bool:
        fault = check(candidate, pipeline, oracles).fault
        return bool(fault) and fault.split(":")[0] == kind

    return shrink(recipe, fails)


def _moves(module: Module) -> int:
    local = frozenset({"stablehlo.partition_id", "stablehlo.replica_id"})
    return sum(
        op.name in COLLECTIVES and op.name not in local
        for func in module.funcs
        for op in func.walk()
    )
