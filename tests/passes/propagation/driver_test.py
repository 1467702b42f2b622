"""Skipping ops that have nothing to do changes no result: a driver that visits all ops agrees."""

import gc
from collections.abc import Callable

import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.propagation.engine import worklist
from shardwright.passes.propagation.engine.flat_module import flatten
from shardwright.passes.propagation.engine.priorities import (
    STRATEGIES,
    Scheduler,
    run_by_user_priority,
)
from shardwright.passes.propagation.engine.sharding_groups import synchronise
from shardwright.passes.propagation.engine.worklist import Engine, Round, likeness
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.factors import Kind, Rule
from shardwright.testing.generate.annotated_programs import random_program
from shardwright.testing.generate.imported import imported


class EveryOp(Engine):
    """Puts all ops on the worklist in every run, as MLIR's driver does."""

    def run(self, turn: Round) -> None:
        self._propagate_returns(turn.strategy)
        self._run_and_sweep(turn)
        self._propagate_returns(turn.strategy)


def propagated(module: Module, engine: type[Engine], strategy: str) -> list[str]:
    synchronise(module)
    made = engine(flatten(module))
    scheduler = Scheduler(made, strategy)
    run_by_user_priority(made, lambda: scheduler.run(by_op_priority=True))
    return list(map(str, made.flow.state))


def differs(seed: int) -> bool:
    text = random_program(seed)
    strategy = list(STRATEGIES)[seed % len(STRATEGIES)]
    found, wanted = (propagated(imported(text), e, strategy) for e in (Engine, EveryOp))
    return found != wanted


@pytest.mark.parametrize("first", range(0, 120, 40))
def test_random_programs(first: int):
    assert not any(map(differs, range(first, first + 40)))


def wake_nobody_behind(original: Callable[..., None]) -> Callable[..., None]:
    def changed(self: Engine, *rest: object) -> None:
        before = bytes(self.pending)
        original(self, *rest)
        self.pending[:] = before

    return changed


MUTANTS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "changes between runs go unnoticed": lambda patch: patch.setattr(
        Engine, "touch", lambda self, slot: None
    ),
    "other transitions go unnoticed": lambda patch: patch.setattr(
        worklist, "is_not", lambda new, old: False
    ),
    "a change wakes nobody behind": lambda patch: patch.setattr(
        Engine, "_set", wake_nobody_behind(Engine.__dict__["_set"])
    ),
}


@pytest.mark.parametrize("mutate", MUTANTS.values(), ids=MUTANTS.keys())
def test_a_mistake_is_caught(
    mutate: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
):
    mutate(monkeypatch)
    assert any(map(differs, range(200)))


def test_the_collector_runs_again_after_a_pass():
    assert gc.isenabled()
    parse_pipeline("sdy-propagation-pipeline").run(parse(random_program(0)))
    assert gc.isenabled()


def rule(*shapes: tuple[int, ...]) -> Rule:
    """The rule of a product: `ij, jk -> ik`, or of a reshape when two shapes are given."""
    if len(shapes) == 2:
        return Rule(shapes[1], (Kind.PASS,) * 2, (False,) * 2, (((0, 1),),), (((0,), (1,)),))
    ((i, j, k),) = shapes
    kinds = Kind.PASS, Kind.REDUCTION, Kind.PASS
    return Rule((i, j, k), kinds, (False,) * 3, (((0,), (1,)), ((1,), (2,))), (((0,), (2,)),))


def test_rules_are_alike_when_sizes_cannot_matter():
    assert likeness(rule((8, 4, 16))) == likeness(rule((10, 6, 90)))
    assert likeness(rule((8, 4, 16))) != likeness(rule((16, 4, 8)))  # another tensor is largest
    assert likeness(rule((8,), (2, 4))) != likeness(rule((32,), (4, 8)))  # factors share a dim


DEAD_BRANCH = """sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %c: tensor<i1>) -> tensor<8x8xf32> {
  %0 = "stablehlo.if"(%c) ({
    %1 = stablehlo.tanh %a : tensor<8x8xf32>
    stablehlo.return %1 : tensor<8x8xf32>
  }, {
    %cst = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%a init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
    stablehlo.return %2 : tensor<8x8xf32>
  }) : (tensor<i1>) -> tensor<8x8xf32>
  return %a : tensor<8x8xf32>
}
"""  # noqa: E501


def test_a_branch_that_nobody_needs_goes_with_what_it_holds():
    module = parse(DEAD_BRANCH)
    assert not parse_pipeline("propagate").run(module)
    assert "reduce" not in str(module)
