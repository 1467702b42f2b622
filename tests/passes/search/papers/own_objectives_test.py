"""What a method says of its plan by its own objective: never below what its whole space allows."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import pairwise, product
from pathlib import Path

import numpy as np
import pytest

from shardwright.ir.mesh_text import mesh_from
from shardwright.ir.parse import parse
from shardwright.passes.search.building.program_problem import without_rows
from shardwright.passes.search.kernels.greedy_cuts import neighbours, sum_of
from shardwright.passes.search.kernels.layer_types import BETWEEN
from shardwright.passes.search.methods.double_recursive import DoubleRecursive
from shardwright.passes.search.methods.eliminate import Eliminate
from shardwright.passes.search.methods.mindspore import MindSpore
from shardwright.passes.search.planning import flat_walks, own_objectives
from shardwright.passes.search.planning.explained import MOST_AXES, explained
from shardwright.passes.search.planning.flat_walks import flat_problem
from shardwright.passes.search.planning.own_objectives import own_words
from shardwright.passes.search.planning.planned import Plan, plan
from shardwright.passes.search.planning.planners import PLANNERS, on_rule_mesh
from shardwright.passes.search.planning.task import Task
from shardwright.passes.search.planning.typed_bounds import least_elements
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.layer_blocks import LayerLevels
from shardwright.passes.search.problem.layers_of_programs import layers_of
from shardwright.passes.search.problem.own_costs import plain_only
from shardwright.passes.search.problem.problem import Problem
from shardwright.passes.search.problem.solve import solve
from shardwright.passes.search.rules import LAYERED
from shardwright.passes.search.rules.typed_layers import TypedLayer, levels_of
from shardwright.passes.target import Target
from shardwright.spec.axes import Mesh

MLP = Path(__file__).parents[3] / "data" / "models" / "layers" / "mlp.mlir"
UNITS = {
    "pase": "flops", "alpa-intra": "s", "optcnn": "s", "accpar": "elements", "hypar": "elements",
    "tofu": "bytes", "cube-3d": None, "optimus-2d": None, "tesseract-2.5d": None,
    "tensoropt": "s", "double-recursive": "elements", "mindspore": "s", "partir": None,
    "galvatron-intra": "s", "nnscaler-intra": "s",
}  # fmt: skip
GREEDY = ("accpar", "hypar", "double-recursive", "mindspore")  # may be above their bounds

# Two products one behind the other, whose sums and rows pull apart, with a loss and gradients.
CHAIN = """
func.func @main(%x: tensor<ROWSxINxf32>, %v: tensor<INxMIDxf32>, %w: tensor<MIDxOUTxf32>)
    -> tensor<ROWSxOUTxf32> {
  %y = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0]
    : (tensor<ROWSxINxf32>, tensor<INxMIDxf32>) -> tensor<ROWSxMIDxf32>
  %t = stablehlo.tanh %y : tensor<ROWSxMIDxf32>
  %z = stablehlo.dot_general %t, %w, contracting_dims = [1] x [0]
    : (tensor<ROWSxMIDxf32>, tensor<MIDxOUTxf32>) -> tensor<ROWSxOUTxf32>
  return %z : tensor<ROWSxOUTxf32>
}
"""
SIZES = [(8, 64, 16, 32), (64, 8, 8, 64), (16, 16, 128, 8), (4, 32, 8, 16)]


def chain(sizes: Sequence[int]) -> str:
    text = CHAIN
    for word, size in zip(("ROWS", "IN", "MID", "OUT"), sizes, strict=True):
        text = text.replace(word, str(size))
    return text


def planned(method: str, text: str, mesh: str = "") -> Plan:
    target = Target("dgx-h100/4" if method == "optimus-2d" else "dgx-h100")
    given = mesh_from(mesh) if mesh else None
    task = Task.of(parse(text, "step.mlir"), target, mesh=given, ignores=True)
    return plan(PLANNERS[method], task)


@pytest.fixture(scope="module")
def step() -> str:
    return MLP.read_text(encoding="utf-8")


@pytest.mark.parametrize("method", UNITS)
def test_every_method_says_its_own_objective_and_bound(method: str, step: str):
    said = explained(planned(method, step)).own
    assert (said and said.unit) == UNITS[method]
    if said is None:  # rules of layouts and tactics
        assert "shard" in PLANNERS[method].decides
        return
    assert said.bound is not None and 0 <= said.bound <= said.objective * (1 + 1e-9)
    assert said.kind and said.gap is not None
    if method not in GREEDY:
        assert said.gap == pytest.approx(0, abs=1e-6)


def test_a_greedy_plan_shows_its_gap():
    gaps = [
        own.gap
        for sizes in SIZES
        if (own := own_words(planned("double-recursive", chain(sizes), "a=2,b=2,c=2")))
    ]
    assert all(gap is not None and gap >= 0 for gap in gaps)


def test_tables_of_many_axes_are_not_made_for_an_explanation():
    text = chain((64, 64, 64, 64))
    module, target = parse(text, "step.mlir"), Target("dgx-h100:2")
    found = explained(plan(PLANNERS["accpar"], Task.of(module, target, ignores=True)))
    assert len(found.plan.tried.mesh.axes) > MOST_AXES and found.tier_a is None
    assert found.own is not None and found.own.bound is not None


# --- the optimum of levels together, by brute force


def layers_on(sizes: Sequence[int], mesh: Mesh, method: str) -> tuple[TypedLayer, ...]:
    module, symbol = on_rule_mesh(parse(chain(sizes), "step.mlir"), mesh)
    return LAYERED[method].elements(module, symbol, mesh).layers


def every_plan(layers: Sequence[TypedLayer], mesh: Mesh, types: int) -> Iterator[float]:
    """Elements of all types of all levels, level by level."""
    levels = levels_of(mesh)
    of_level = list(product(range(types), repeat=len(layers)))
    for plan_ in product(of_level, repeat=len(levels)):
        now, total = [deepcopy(one) for one in layers], 0.0
        for (axis, parts), chosen in zip(levels, plan_, strict=True):
            pairs = list(zip(now, chosen, strict=True))
            total += sum(one.own(types, parts)[type] for one, type in pairs)
            for (_, before), (one, type) in pairwise(pairs):
                total += one.shape.taken * BETWEEN[before][type]
            if total == float("inf"):
                break
            for one, type in pairs:
                one.take(type, axis, parts)
        yield total


@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("method", LAYERED)
def test_types_of_all_levels_together(method: str, sizes: Sequence[int]):
    mesh, types = mesh_from("a=4,b=2"), LAYERED[method].types
    layers = layers_on(sizes, mesh, method)
    assert len(layers) == 2
    least = least_elements(layers, levels_of(mesh), types)
    assert least == pytest.approx(min(every_plan(layers, mesh, types)), rel=1e-12)
    own = own_words(planned(method, chain(sizes), "a=4,b=2"))
    assert own is not None and own.bound == pytest.approx(least, rel=1e-12)


def test_too_many_states_have_no_bound():
    mesh = mesh_from(",".join(f"x{k}=1" for k in range(9)))
    levels = [(f"x{k}", 2) for k in range(9)]
    assert least_elements(layers_on(SIZES[0], mesh, "accpar"), levels, 3) is None


def problem_on(sizes: Sequence[int], mesh: Mesh) -> Problem:
    target = Target("dgx-h100")
    task = Task.of(parse(chain(sizes), "step.mlir"), target, mesh=mesh, ignores=True)
    return without_rows(task.on(mesh), target).problem


def levels_of_layers(problem: Problem) -> LayerLevels:
    return LayerLevels(problem, layers_of(problem, problem.without_rows(), plain_only))


def every_walk(levels: LayerLevels, axes: Sequence[int], axis: int = 0) -> Iterator[float]:
    """Sums of all cuts of all levels, in the order of the walks."""
    if axis == len(axes):
        yield 0.0
        return
    level, colours = levels.level(axis, axes[axis])
    around = neighbours(level)
    some = [range(1) if level.alone[k] else range(len(cuts)) for k, cuts in enumerate(level.cuts)]
    for chosen in product(*some):
        told, total = [-1] * len(chosen), 0.0
        for op in level.order():
            if not level.alone[op]:
                cut = level.cuts[op][chosen[op]]
                total += sum_of(level, around[op], told, op, cut)
            told[op] = chosen[op]
        after = deepcopy(levels)
        for op, own, number in zip(after.ops, colours, chosen, strict=True):
            op.take(axis, axes[axis], own[number])
        for rest in every_walk(after, axes, axis + 1):
            yield total + rest


def is_the_same(sizes: Sequence[int]) -> bool:
    """Whether the flat problem has all plans of all levels, and their sums."""
    problem = problem_on(sizes, mesh_from("a=4,b=2"))
    flat = flat_problem(levels_of_layers(problem), problem.axes)
    assert flat is not None
    plans = product(*(range(len(costs)) for costs in flat.costs))
    found = sorted(flat.total(np.array(one, np.int64)) for one in plans)
    return found == pytest.approx(sorted(every_walk(levels_of_layers(problem), problem.axes)))


@pytest.mark.parametrize("sizes", SIZES)
def test_cuts_of_all_levels_together(sizes: Sequence[int]):
    assert is_the_same(sizes)
    problem = problem_on(sizes, mesh_from("a=4,b=2"))
    flat = flat_problem(levels_of_layers(problem), problem.axes)
    least = solve(Eliminate(), flat).objective if flat is not None else None
    assert least is not None and DoubleRecursive().by_axes(problem)[1] >= least


def test_a_planted_price_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(flat_walks, "MOVED", 1.0)
    assert not all(map(is_the_same, SIZES))


def test_the_bound_of_mindspore_is_that_of_its_layers(step: str):
    mesh, target = mesh_from("a=4,b=2"), Target("dgx-h100")
    task = Task.of(parse(step, "step.mlir"), target, mesh=mesh, ignores=True)
    problem = without_rows(task.on(mesh), target).problem
    own = own_words(plan(PLANNERS["mindspore"], task))
    layers = layers_of(problem, problem.without_rows(), plain_only)
    found = MindSpore().solve(problem, Evaluator(problem), 0)
    assert own is not None and found.own == own.objective
    assert own.bound == pytest.approx(solve(Eliminate(), layers.problem).objective, rel=1e-9)
    assert own.kind == own_objectives.OF_LAYERS
