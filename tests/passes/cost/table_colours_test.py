"""Colours: dims that are cut alike, rivals in attention, and what plans of colours lose."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from shardwright.ir.parse import parse
from shardwright.passes.cost.tables.build_tables import Built, tables_of
from shardwright.passes.cost.tables.colours import NONE, Colours, Painting, colours_of, painted
from shardwright.passes.cost.tables.tables import FREE, Tables
from shardwright.passes.target import Target
from shardwright.spec.axes import Axes, Axis
from shardwright.spec.op import Sig

optimize = pytest.importorskip("scipy.optimize")
sparse = pytest.importorskip("scipy.sparse")

MLP = """
func.func @main(%x: tensor<RxDxf32>, %a: tensor<DxHxf32>, %b: tensor<HxDxf32>) -> tensor<RxDxf32> {
  %0 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<RxDxf32>, tensor<DxHxf32>) -> tensor<RxHxf32>
  %1 = stablehlo.tanh %0 : tensor<RxHxf32>
  %2 = stablehlo.dot_general %1, %b, contracting_dims = [1] x [0] : (tensor<RxHxf32>, tensor<HxDxf32>) -> tensor<RxDxf32>
  %3 = stablehlo.add %2, %x : tensor<RxDxf32>
  return %3 : tensor<RxDxf32>
}
""".replace("D", "1024").replace("H", "8192")  # noqa: E501
FEW_ROWS, MANY_ROWS = MLP.replace("R", "64"), MLP.replace("R", "4096")
ATTENTION = """
func.func @main(%x: tensor<16x512x1024xf32>, %wq: tensor<1024x16x64xf32>, %wk: tensor<1024x16x64xf32>, %wo: tensor<16x64x1024xf32>) -> tensor<16x512x1024xf32> {
  %cst = stablehlo.constant dense<0.0> : tensor<f32>
  %q = stablehlo.dot_general %x, %wq, contracting_dims = [2] x [0] : (tensor<16x512x1024xf32>, tensor<1024x16x64xf32>) -> tensor<16x512x16x64xf32>
  %k = stablehlo.dot_general %x, %wk, contracting_dims = [2] x [0] : (tensor<16x512x1024xf32>, tensor<1024x16x64xf32>) -> tensor<16x512x16x64xf32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<16x512x16x64xf32>, tensor<16x512x16x64xf32>) -> tensor<16x16x512x512xf32>
  %e = stablehlo.exponential %s : tensor<16x16x512x512xf32>
  %r = stablehlo.reduce(%e init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<16x16x512x512xf32>, tensor<f32>) -> tensor<16x16x512xf32>
  %t = stablehlo.broadcast_in_dim %r, dims = [0, 1, 2] : (tensor<16x16x512xf32>) -> tensor<16x16x512x512xf32>
  %p = stablehlo.divide %e, %t : tensor<16x16x512x512xf32>
  %o = stablehlo.dot_general %p, %k, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<16x16x512x512xf32>, tensor<16x512x16x64xf32>) -> tensor<16x16x512x64xf32>
  %y = stablehlo.dot_general %o, %wo, contracting_dims = [1, 3] x [0, 1] : (tensor<16x16x512x64xf32>, tensor<16x64x1024xf32>) -> tensor<16x512x1024xf32>
  return %y : tensor<16x512x1024xf32>
}
"""  # noqa: E501
MESHES = ('"x"=8', '"x"=2, "y"=4')


def built(text: str, mesh: str) -> Built:
    module = parse(f"module {{\nsdy.mesh @mesh = <[{mesh}]>\n{text}}}")
    return tables_of(module, Target("dgx-h100:1"))


def optimum(tables: Tables) -> float:
    """The least seconds of all plans: a program in integers, exact."""
    starts = np.cumsum([0, *tables.sizes.tolist()])
    wide = [table.size for table in (tables.tables[k] for k in tables.edges[:, 4])]
    firsts = starts[-1] + np.cumsum([0, *wide])
    cost = np.zeros(firsts[-1])
    rows: list[tuple[dict[int, float], float]] = []
    for node, kind in enumerate(tables.kinds.tolist()):
        places = range(starts[node], starts[node + 1])
        own = tables.compute_s[kind] + tables.collective_s[kind]
        cost[starts[node] : starts[node + 1]] = own * tables.turns[node]
        rows.append((dict.fromkeys(places, 1.0), 1.0))
        if tables.given[node] != FREE:
            rows.append(({starts[node] + int(tables.given[node]): 1.0}, 1.0))
        if tables.tie[node] != node:
            other = starts[tables.tie[node]]
            rows += [({p: 1.0, other + k: -1.0}, 0.0) for k, p in enumerate(places)]
    for edge, (producer, _, consumer, _, number) in enumerate(tables.edges.tolist()):
        table = tables.tables[number]
        at = np.arange(firsts[edge], firsts[edge + 1]).reshape(table.shape)
        cost[firsts[edge] : firsts[edge + 1]] = table.ravel() * tables.weights[edge]
        for k in range(table.shape[0]):
            rows.append((dict.fromkeys(at[k].tolist(), 1.0) | {starts[producer] + k: -1.0}, 0.0))
        for k in range(table.shape[1]):
            rows.append((dict.fromkeys(at[:, k].tolist(), 1.0) | {starts[consumer] + k: -1.0}, 0.0))
    matrix = sparse.lil_matrix((len(rows), len(cost)))
    for number, (row, _) in enumerate(rows):
        for place, factor in row.items():
            matrix[number, place] = factor
    wanted = [value for _, value in rows]
    whole = np.zeros(len(cost))
    whole[: starts[-1]] = 1
    found = optimize.milp(
        cost * 1e6, integrality=whole, bounds=optimize.Bounds(0, 1),
        constraints=optimize.LinearConstraint(matrix.tocsr(), wanted, wanted),
    )  # fmt: skip
    assert found.success
    return tables.fixed_s + float(found.fun) / 1e6


def best_painting(found: Built, colours: Colours) -> float:
    """Every axis to every colour or none, every winner."""
    tables = found.tables
    axes = [Axis(name, 1, size) for name, size in tables.mesh.axes]
    options = [NONE, *range(colours.count)]
    winners = [range(len(group)) for group in colours.rivals]
    plans: list[np.ndarray] = []
    for owners in product(options, repeat=len(axes)):
        given: dict[int, Axes] = {}
        for axis, owner in zip(axes, owners, strict=True):
            if owner != NONE:
                given[owner] = (*given.get(owner, ()), axis)
        for won in product(*winners):
            plans.append(painted(tables, colours, Painting(given, dict(enumerate(won)))))
    return float(tables.totals(np.array(plans)).min())


def test_a_layer_has_few_colours():
    """Rows, the width, which is that of x and of what it is added to, and the hidden width."""
    colours = colours_of(built(MANY_ROWS, MESHES[0]).graph)
    assert colours.count == 3 and not colours.rivals


def test_scores_have_the_sequence_twice():
    found = built(ATTENTION, MESHES[0])
    colours = colours_of(found.graph)
    assert len(colours.rivals) == 1 and len(colours.rivals[0]) == 2
    rows = [
        (of, sides)
        for key, of, sides in zip(found.graph.keys, colours.of, colours.sides, strict=True)
        if any(side != NONE for side in sides) and isinstance(key, Sig)
    ]
    assert len(rows) >= 4  # products, the exponential, the sum, the quotient
    for of, sides in rows:
        places = [k for k, side in enumerate(sides) if side != NONE]
        assert len(places) == 2 and len({of[k] for k in places}) == 1
        assert {sides[k] for k in places} == set(colours.rivals[0])


@pytest.mark.parametrize("mesh", MESHES)
@pytest.mark.parametrize("text", [MANY_ROWS, FEW_ROWS, ATTENTION])
def test_the_best_painting_is_near_the_best_plan(text: str, mesh: str):
    found = built(text, mesh)
    best, all_plans = best_painting(found, colours_of(found.graph)), optimum(found.tables)
    assert all_plans * (1 - 1e-6) <= best <= 1.05 * all_plans


def test_a_planted_colour_of_everything_is_caught():
    found = built(MANY_ROWS, MESHES[0])
    right = colours_of(found.graph)
    wrong = Colours(tuple(tuple(0 for _ in row) for row in right.of), right.sides, ())
    assert best_painting(found, wrong) > 1.02 * optimum(found.tables)
