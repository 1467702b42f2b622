"""A plan is never slower than the program as it was given, and of what runs alone."""

from math import inf

import pytest

import shardwright as sw
from shardwright.api.verification import verify
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.search.planning import as_given as candidates
from shardwright.passes.search.planning.fixes import Fix
from shardwright.passes.search.planning.planned import Plan, plan
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import priced
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.target import Target
from shardwright.spec.axes import Mesh
from shardwright.testing.recipes import random_program

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
UNTIL = """func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = stablehlo.while(%v = %x) : tensor<64x64xf32> cond {
    %c = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%v init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %p = stablehlo.compare GT, %s, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %t = stablehlo.tanh %v : tensor<64x64xf32>
    stablehlo.return %t : tensor<64x64xf32>
  }
  return %0 : tensor<64x64xf32>
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


# --- the text as it was given


def test_what_tables_miss_is_left_as_it_was_given():
    module = parse(MESH + ROWS)
    answer = planned(module)
    assert answer.tried.way == candidates.GIVEN and answer.status == "feasible"
    assert answer.cost.step == given(module)
    assert given(answer.module) == given(module)
    searched = [one for one in answer.trials.done if one.way == "search"]
    assert min(one.seconds for one in searched) > answer.cost.step


@pytest.mark.parametrize("seed", [1, 14, 36, 78, 240])
def test_plans_of_annotated_programs_are_never_slower(seed: int):
    module = random_program(seed)
    devices = next(iter(module.meshes.values())).device_count
    clusters = {2: "dgx-h100/2", 4: "dgx-h100/4", 8: "dgx-h100", 16: "dgx-h100:2"}
    target = Target(clusters.get(devices) or f"tpu-v4:{devices}x1x1", trips=3)
    assert planned(module, target).cost.step <= given(module, target) * (1 + 1e-9)


def test_what_does_not_fit_is_no_answer():
    module = parse(MESH + ROWS)
    free = planned(module)
    held = planned(module, limit=free.cost.peak_bytes - 1)
    assert held.fits and held.tried.way != candidates.GIVEN and held.cost.step > free.cost.step


def test_what_is_asked_for_holds_of_the_text_as_given():
    fix = Fix.parse('x = [{"data"}, {}]')
    bare = parse(ROWS.replace(' {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}', ""))
    task = Task.of(bare, EIGHT, fixes=fix)
    one = candidates.as_given(task)
    assert one is not None and '[{"data"}, {}]' in print_module(one.make())
    mesh = Mesh((("x", 4), ("y", 2)))
    ignored = Task.of(parse(MESH + ROWS), EIGHT, mesh=mesh, ignores=True)
    one = candidates.as_given(ignored)
    assert one is not None and one.mesh == mesh and "#sdy.sharding" not in print_module(one.make())
    assert candidates.as_given(Task.of(parse(MESH + ROWS), EIGHT, mesh=mesh)) is None


def test_large_programs_are_not_priced_as_given(monkeypatch: pytest.MonkeyPatch):
    bare = parse(ROWS.replace(' {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}', ""))
    bound = parse(MESH + ROWS)
    monkeypatch.setattr(Task, "is_short", property(lambda _: False))
    assert candidates.as_given(Task.of(bare, EIGHT)) is None
    assert candidates.as_given(Task.of(bound, EIGHT)) is not None
    monkeypatch.setattr(Task, "is_large", property(lambda _: True))
    assert candidates.as_given(Task.of(bound, EIGHT)) is None


def test_a_budget_of_one_plan_is_the_text_as_given():
    module = parse(MESH + ROWS)
    answer = plan(PLANNERS["auto"], Task.of(module, EIGHT, budget=Budget(evals=1)))
    assert answer.trials.count == 1 and answer.cost.step == given(module)


# --- loops that do not say how often they run


def test_turns_of_loops_are_said_or_guessed():
    two, ten = (sw.plan(parse(UNTIL), cluster="dgx-h100", trips=n) for n in (2, 10))
    guessed = sw.plan(parse(UNTIL), cluster="dgx-h100")
    assert two.cost.step < ten.cost.step == guessed.cost.step
    assert "guessed 10 turns of the loop at" in repr(guessed) and "guessed" not in repr(ten)
