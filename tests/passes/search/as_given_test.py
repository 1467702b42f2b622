"""A plan is of what runs alone."""

from math import inf

from shardwright.api.verification import verify
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.search.planning.planned import Plan, plan
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import priced
from shardwright.passes.target import Target

EIGHT = Target("dgx-h100")
MESH = 'sdy.mesh @mesh = <["x"=2, "y"=4]>\n'
DEAD = """func.func @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}]>}, %b: tensor<4xf32>) -> (tensor<8x8xf32>, tensor<4xf32>) {
  %0 = stablehlo.multiply %a, %a : tensor<8x8xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.tanh %0 : tensor<8x8xf32>
  return %2, %b : tensor<8x8xf32>, tensor<4xf32>
}
"""  # noqa: E501
# Tables launch the move and the transform one by one: as given one device does all of a row.
ROWS = """func.func @main(%x: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x9xf32> {
  %0 = stablehlo.fft %x, type = RFFT, length = [16] : (tensor<8x16xf32>) -> tensor<8x9xcomplex<f32>>
  %1 = stablehlo.abs %0 : (tensor<8x9xcomplex<f32>>) -> tensor<8x9xf32>
  return %1 : tensor<8x9xf32>
}
"""  # noqa: E501


def planned(module: Module, target: Target = EIGHT, limit: float = inf) -> Plan:
    return plan(PLANNERS["auto"], Task.of(module, target, limit=limit))


def given(module: Module, target: Target = EIGHT) -> float:
    """Seconds of a program as it is."""
    return priced(compiled(module, target)).step


# --- ops that nobody reads


def test_a_plan_is_of_ops_that_run():
    module = parse(MESH + DEAD)
    before = print_module(module)
    answer = planned(module)
    assert answer.cost.step <= given(module) * (1 + 1e-9)
    assert answer.tier_a is not None and answer.tier_a <= given(module) * (1 + 1e-6)
    assert "reduce" not in answer.text and print_module(module) == before
    main = answer.module.main
    assert main is not None and len(main.args) == len(main.result_types) == 2
    assert verify(answer.module, EIGHT, skip=["jax", "torch"], edge_inputs=False).ok


def test_a_program_without_dead_ops_is_planned_as_it_is():
    module = parse(MESH + ROWS)
    assert Task.of(module, EIGHT).module is module
