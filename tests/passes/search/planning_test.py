"""Plans of programs: what they compute, what they keep of the text, how they are written."""

from functools import cache
from math import prod
from pathlib import Path

import numpy as np
import pytest

from shardwright.api.verification import verify
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.trials import short_programs
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.registry import parse_pipeline
from shardwright.passes.search.building.program_problem import plan_of, program_of
from shardwright.passes.search.methods import METHODS
from shardwright.passes.search.planning import auto
from shardwright.passes.search.planning import shorter_texts as texts
from shardwright.passes.search.planning.fixes import Fix
from shardwright.passes.search.planning.meshes import filled, meshes_of
from shardwright.passes.search.planning.planned import Plan, plan
from shardwright.passes.search.planning.planners import PLANNERS
from shardwright.passes.search.planning.program_texts import is_annotated, on_mesh, unannotated
from shardwright.passes.search.planning.shorter_texts import Written, products_of
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.tried_plans import priced
from shardwright.passes.search.problem.budgets import Budget
from shardwright.passes.search.problem.solve import solve
from shardwright.passes.target import Target
from shardwright.spec import plan as keys
from shardwright.spec.axes import Mesh
from shardwright.testing.recipes import random_program
from shardwright.testing.verbs import ask

ROOT = Path(__file__).parents[3]
LAYERS = ROOT / "tests" / "data" / "models" / "layers"
CLUSTERS = {2: "dgx-h100/2", 4: "dgx-h100/4", 8: "dgx-h100", 16: "dgx-h100:2"}


def example(name: str) -> Module:
    return parse((ROOT / "examples" / f"{name}.mlir").read_text(encoding="utf-8"), name)


@cache
def planned(name: str, method: str = "auto", ignores: bool = True) -> Plan:
    return plan(PLANNERS[method], Task.of(example(name), Target("dgx-h100"), ignores=ignores))


def of_seed(seed: int) -> tuple[Module, Target]:
    """A random annotated program, and machines of its size."""
    module = random_program(seed)
    devices = next(iter(module.meshes.values())).device_count
    return module, Target(CLUSTERS.get(devices) or f"tpu-v4:{devices}x1x1", trips=3)


# --- meshes


@pytest.mark.parametrize("devices", [2, 6, 8, 12, 64])
def test_meshes_are_all_ordered_factors(devices: int):
    found = meshes_of(devices)
    sizes = [tuple(size for _, size in mesh.axes) for mesh in found]
    assert len(set(sizes)) == len(sizes)
    assert all(prod(one) == devices and min(one) > 1 for one in sizes)
    pairs = [(a, devices // a) for a in range(2, devices) if devices % a == 0]
    assert [one for one in sizes if len(one) == 2] == pairs


def test_a_mesh_is_filled_up():
    mesh = Mesh((("data", 2),))
    assert filled(mesh, 2) == [mesh]
    assert [m.device_count for m in filled(mesh, 8)] == [8, 8]
    assert all(dict(m.axes)["data"] == 2 for m in filled(mesh, 8))
    assert filled(mesh, 3) == [] and filled(Mesh((("data", 16),)), 8) == []


# --- plans compute what the program computes, and take what they say


@pytest.mark.parametrize("ignores", [True, False])
@pytest.mark.parametrize("seed", [3, 8, 13, 120])
def test_plans_of_random_programs_compute_the_same(seed: int, ignores: bool):
    module, target = of_seed(seed)
    answer = plan(PLANNERS["auto"], Task.of(module, target, ignores=ignores))
    text = parse(answer.text)
    made = compiled(text, target)
    assert priced(made).step == answer.cost.step <= answer.tried.seconds * (1 + 1e-9)
    assert verify(text, target, skip=["jax", "torch"], edge_inputs=False).ok


def test_what_is_annotated_stays():
    answer = planned("mlp_tensor_parallel", ignores=False)
    before, after = example("mlp_tensor_parallel").main, parse(answer.text).main
    assert before is not None and after is not None
    for old, new in zip(before.args, after.args, strict=True):
        assert old.sharding is not None and new.sharding is not None
        assert old.sharding.axes == new.sharding.axes


def test_open_dims_may_be_cut_further():
    text = """module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @main(%arg0: tensor<4096x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {}]>}, %arg1: tensor<4096x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> tensor<4096x4096xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    return %0 : tensor<4096x4096xf32>
  }
}
"""  # noqa: E501
    answer = plan(PLANNERS["messages"], Task.of(parse(text), Target("dgx-h100")))
    main = parse(answer.text).main
    assert main is not None
    rows, whole = (value.sharding for value in main.args)
    assert rows is not None and [str(axis) for axis in rows.axes[0]] == ['"x"', '"y"']
    assert whole is not None and not any(whole.axes)
    closed = text.replace('{"x", ?}', '{"x"}')
    other = plan(PLANNERS["messages"], Task.of(parse(closed), Target("dgx-h100")))
    assert other.cost.step > answer.cost.step


def test_ignoring_annotations_leaves_none():
    assert is_annotated(example("gpt_train_step"))
    bare = unannotated(example("gpt_train_step"))
    assert not is_annotated(bare) and not bare.meshes


# --- the text


def in_full(method: str) -> tuple[Module, Target]:
    """A plan written out: a cut for every op."""
    target = Target("dgx-h100")
    layer = parse((LAYERS / "mlp.mlir").read_text(encoding="utf-8"))
    whole = on_mesh(unannotated(layer), Mesh((("data", 4), ("model", 2))))
    program = program_of(whole, target)
    found = solve(METHODS[method](), program.problem.without_rows(), Budget(50)).found
    assert found.x is not None
    return plan_of(program, found.x), target


def cuts(module: Module) -> int:
    return sum(keys.CUT in op.notes for op in module.walk())


def test_the_text_of_a_plan_that_passes_would_choose_says_no_cut():
    full, target = in_full("messages")
    short = next(Written(full, target).shorter())
    assert cuts(short) == 0 < cuts(full)
    assert local(short, target) == local(full, target)


def test_a_text_that_cuts_nothing_says_nothing():
    """Though passes write whole values otherwise: a broadcast becomes a reshape."""
    target = Target("dgx-h100")
    whole = on_mesh(unannotated(example("vit_train_step")), Mesh((("data", 8),)))
    program = program_of(whole, target)
    full = plan_of(program, np.zeros(program.problem.n, np.int64))
    short = next(Written(full, target).shorter())
    assert cuts(short) == 0 < cuts(full)


def test_shorter_texts_cut_as_the_full_one(monkeypatch: pytest.MonkeyPatch):
    """Of what is not told later passes may share or delay more; words beside moves bind them."""
    full, target = in_full("random")
    short, longer = Written(full, target).shorter()
    assert cuts(short) < cuts(longer) <= cuts(full)
    assert 0.97 <= seconds(short, target) / seconds(full, target) <= 1.03
    assert 0.999 <= seconds(longer, target) / seconds(full, target) <= 1.001
    with monkeypatch.context() as patch:  # the mutant: whatever differs is left out too
        patch.setattr(texts, "_differing", none_differ)
        wrong = next(Written(full, target).shorter())
    assert not 0.97 <= seconds(wrong, target) / seconds(full, target) <= 1.03


def test_words_of_many_layers_are_found_by_few(monkeypatch: pytest.MonkeyPatch):
    code, text, errors = ask("model", "mlp", "--layers", "10", "--hidden", "64", "--unroll")
    assert code == 0, errors
    target, whole = Target("dgx-h100"), on_mesh(unannotated(parse(text)), Mesh((("data", 8),)))
    program = program_of(whole, target)
    found = solve(METHODS["messages"](), program.problem.without_rows(), Budget(50)).found
    assert found.x is not None
    full = plan_of(program, found.x)
    monkeypatch.setattr(short_programs, "WORTH", 10)
    by_few = Written(full, target)
    monkeypatch.setattr(short_programs, "WORTH", 10**9)
    by_all = Written(full, target)
    assert by_few.short is not None and by_all.short is None
    assert by_few.products() == by_all.products() != []
    texts = [list(map(print_module, one.shorter())) for one in (by_few, by_all)]
    assert texts[0] == texts[1] != []
    for is_worth in (10, 10**9):
        monkeypatch.setattr(short_programs, "WORTH", is_worth)
        assert products_of(compiled(full, target)) == by_all.products()


def none_differ(asked: object, found: object) -> frozenset[int]:
    return frozenset()


def seconds(module: Module, target: Target) -> float:
    return priced(compiled(module, target)).step


def local(module: Module, target: Target) -> str:
    """The program of one device, but for why it moves what."""
    made = compiled(module, target, is_judged=False).local
    parse_pipeline("strip-plan").run(made)
    return print_module(made)


# --- what is asked for


def test_fixed_arguments_lie_as_asked():
    fixes = Fix.parse('arg1 = [{"model"}, {}]')
    task = Task.of(example("mlp_tensor_parallel"), Target("dgx-h100"), ignores=True, fixes=fixes)
    assert all("model" in mesh.names for mesh in task.meshes)
    answer = plan(PLANNERS["auto"], task)
    main = parse(answer.text).main
    assert main is not None and main.args[1].sharding is not None
    assert [[str(a) for a in axes] for axes in main.args[1].sharding.axes] == [['"model"'], []]


@pytest.mark.parametrize(
    "fix, said",
    [
        ("nope = [{}]", "meets no argument"),
        ('arg1 = [{"modle"}, {}]', 'no axis "modle"'),
        ("arg1 = [{}]", "has 1 dims"),
        ('arg1 = [{"model"}, {"model"}]', "arg1"),
        ('arg1 = [{"model"}, {}]; arg* = [{}, {}]', "differently"),
        ("arg1", "expected a path and a layout"),
        ("arg1 = [{model", "in the layout"),
    ],
)
def test_wrong_fixes_are_refused(fix: str, said: str):
    with pytest.raises(ProgramError, match=said) as caught:
        mesh = Mesh((("data", 4), ("model", 2)))
        task = Task.of(
            example("mlp_tensor_parallel"), Target("dgx-h100"), mesh=mesh, ignores=True,
            fixes=Fix.parse(fix),
        )  # fmt: skip
        task.on(mesh)
    assert caught.value.code == 2 and caught.value.diagnostics[0].help


def test_a_limit_is_kept_by_other_cuts():
    layers, target = example("linear_layers"), Target("dgx-h100/2")
    free = plan(PLANNERS["auto"], Task.of(layers, target, ignores=True))
    limit = 0.8 * free.cost.peak_bytes
    held = plan(PLANNERS["auto"], Task.of(layers, target, ignores=True, limit=limit))
    assert held.fits and held.cost.peak_bytes <= limit < free.cost.peak_bytes
    assert held.cost.step >= free.cost.step and held.tried.turns == 1
    none = plan(PLANNERS["auto"], Task.of(layers, target, ignores=True, limit=1000))
    assert none.status == "infeasible" and not none.fits and none.least_bytes > 1000


WIDE = """module {
  func.func @main(%arg0: tensor<512x16xf32>, %arg1: tensor<16x256xf32>, %arg2: tensor<256x16xf32>) -> tensor<512x16xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<512x16xf32>, tensor<16x256xf32>) -> tensor<512x256xf32>
    %1 = stablehlo.tanh %0 : tensor<512x256xf32>
    %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0] : (tensor<512x256xf32>, tensor<256x16xf32>) -> tensor<512x16xf32>
    return %2 : tensor<512x16xf32>
  }
}
"""  # noqa: E501


def test_what_no_cut_makes_fit_runs_in_micro_batches():
    target = Target("dgx-h100/2")
    free = plan(PLANNERS["auto"], Task.of(parse(WIDE), target))
    task = Task.of(parse(WIDE), target, limit=0.7 * free.cost.peak_bytes)
    held = plan(PLANNERS["auto"], task)
    assert held.fits and held.tried.turns > 1 and held.cost.step > free.cost.step
    assert verify(parse(held.text), target, skip=["jax", "torch"], edge_inputs=False).ok


def test_meshes_that_are_left_out_are_said(monkeypatch: pytest.MonkeyPatch):
    """Three axes are looked at where tables are small, and said to be left out where not."""
    answer = planned("linear_layers")
    assert not answer.trials.left_out
    monkeypatch.setattr(auto, "SMALL", 0)
    monkeypatch.setattr(auto, "ROW", auto.ROW._replace(worse=1))
    task = Task.of(example("linear_layers"), Target("dgx-h100"), ignores=True)
    trials = plan(PLANNERS["auto"], task).trials
    assert any("of three axes, whose tables are large: by tables" in one for one in trials.left_out)


def test_layers_are_said_by_their_products():
    answer = planned("mlp_tensor_parallel", "megatron")
    first, second = answer.products[:2]
    assert {first.summed, second.summed} == {"", "model"}
    assert "{model}" in first.layouts and "{model}" in second.layouts
    whole = planned("mlp_tensor_parallel", "null").products
    assert whole and all(one.layouts == "whole" and not one.summed for one in whole)


def test_a_budget_ends_the_search():
    task = Task.of(
        example("mlp_tensor_parallel"), Target("dgx-h100"), ignores=True, budget=Budget(2)
    )
    answer = plan(PLANNERS["auto"], task)
    assert answer.status == "budget" and answer.trials.count == 2


def test_exhaustive_proves_what_messages_say():
    """The optimum of a tiny program by tables, and the bound beside it."""
    found = [planned("linear_layers", method) for method in ("exhaustive", "messages", "eliminate")]
    assert len({one.tier_a for one in found}) == 1
    assert "plans, expected at most" in found[0].trials.left_out[-1]  # of a mesh of three axes
    assert all(one.bound is not None and one.gap is not None and one.gap < 1e-6 for one in found)
    assert all(one.step_bound <= one.cost.step for one in found)
