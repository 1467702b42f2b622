"""End-to-end check: a generated program, partitioned, computes on all devices what it
did on one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from shardwright.ir.core import Module, Value
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.collective_semantics import COLLECTIVES
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.registry import Pipeline, Step, parse_pipeline
from shardwright.spec.op import Values
from shardwright.testing.generate.spreading import scatter_shardings
from shardwright.testing.oracle.device_oracles import interpret_devices, xla_devices
from shardwright.testing.oracles import Refused
from shardwright.testing.recipes import Recipe, build, shrink
from shardwright.testing.soundness import differences, evaluate

PIPELINE = "propagate,partition"
# Shardings on all values by dice instead, and padding that shows where it leaks.
SCATTERED = "insert-reshards,pad{fill=nan},reshard-to-collectives,localize"


ORACLES: dict[str, Callable[[Module, Sequence[Values]], list[Values] | None]] = {
    "interpreter": interpret_devices,
    "xla": xla_devices,
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of one program.

    `fault`: empty when sound; `moves`: collectives in the result; `padding`: what padding took,
    values made longer (`longer`) and ops by name; `judged`: oracles that had an opinion.
    """

    fault: str
    moves: int = 0
    padding: Counter[str] = field(default_factory=Counter[str])
    judged: tuple[str, ...] = ()


def check(recipe: Recipe, pipeline: str = PIPELINE, oracles: Sequence[str] = ()) -> Outcome:
    """Run a program before and after a pipeline. Any exception is a fault, too.

    A pipeline that does not propagate finds a random sharding on every value. `oracles`: keys of
    `ORACLES` that run the result as well.
    """
    try:
        before, after = _built(recipe, pipeline), _built(recipe, pipeline)
        args = inputs(before, recipe.spread)
        expected = run(before, args)
        watched = _Watched(parse_pipeline(pipeline))
        watched.run(after)
        wrong = differences(evaluate(after, args), expected)
        judged: list[str] = []
        for name in () if wrong else oracles:
            found = _opinion(name, after, args)
            if found is not None:
                judged.append(name)
                wrong += [f"{name}: {text}" for text in differences(found, expected)]
        return Outcome("; ".join(wrong), _moves(after), watched.padding, judged=tuple(judged))
    except ProgramError as refusal:
        return Outcome(f"refused: {refusal}")
    except Exception as crash:  # a crash in a pass is what this looks for
        return Outcome(f"crash: {type(crash).__name__}: {crash}")


def _opinion(name: str, local: Module, args: Sequence[Values]) -> list[Values] | None:
    """An oracle's result; None where it lacks an op, or died."""
    try:
        return ORACLES[name](local, args)
    except Refused:
        return None


def _built(recipe: Recipe, pipeline: str) -> Module:
    """The program as the pipeline takes it."""
    module = build(recipe)
    if "propagat" not in pipeline:
        scatter_shardings(module, recipe.spread)
        return module
    return parse(print_module(module), module.file)


class _Watched:
    """A pipeline that notes what `pad` changes."""

    def __init__(self, pipeline: Pipeline) -> None:
        self.pipeline, self.padding = pipeline, Counter[str]()
        self._kept: dict[Value, object] = {}
        self._names = Counter[str]()

    def run(self, module: Module) -> None:
        """Rewrite a module in place."""
        self.pipeline.run(module, before=(self._before,), after=(self._after,))

    def _before(self, step: Step, module: Module) -> None:
        if step.name == "pad":
            self._kept = {value: value.type for value in _values(module)}
            self._names = Counter(op.name for op in module.walk())

    def _after(self, step: Step, module: Module) -> None:
        if step.name == "pad":
            longer = sum(self._kept.get(v, v.type) is not v.type for v in _values(module))
            added = Counter(op.name for op in module.walk()) - self._names
            self.padding = +Counter(longer=longer, **added)


def _values(module: Module) -> list[Value]:
    blocks = [b for op in module.walk() for region in op.regions for b in region.blocks]
    return [v for b in blocks for v in [*b.args, *(v for op in b.ops for v in op.results)]]


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
