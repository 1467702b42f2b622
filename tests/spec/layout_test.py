"""Factors and dims: what may be cut, and what a cut means for each tensor."""

from __future__ import annotations

from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.factors import NO_DIM, Kind, RuleBuilder
from shardwright.spec.layout import (
    batching,
    can_be_cut,
    dims,
    disagreement,
    in_mesh_order,
    partial_axes,
    project,
    reachable,
    trimmed,
)

X, Y = Axis("x", 1, 4), Axis("y", 1, 2)
X0, X1 = Axis("x", 1, 2), Axis("x", 2, 2)


def _dot() -> RuleBuilder:
    """`([i, k], [k, j])->([i, j])` of sizes 8, 4, 6; i, j, k in that order."""
    builder = RuleBuilder((2, 2), (2,))
    builder.factor([0, NO_DIM], [0], 8)
    builder.factor([NO_DIM, 1], [1], 6)
    builder.factor([1, 0], [NO_DIM], 4, Kind.REDUCTION)
    return builder


DOT = _dot().build()
DOT_SHAPES = [(8, 4), (4, 6), (8, 6)]


def test_trims_to_what_divides() -> None:
    assert trimmed((X,), 6) == (X0,)
    assert trimmed((Y, X), 8) == (Y, X)
    assert trimmed((Y, X), 4) == (Y, X0)
    assert trimmed((X,), 3) == ()


def test_a_compound_dim_is_filled_from_its_major_end() -> None:
    builder = RuleBuilder((1,), (2,))
    builder.factor([0], [0], 2)
    builder.factor([0], [1], 6)
    rule = builder.build()
    assert project(rule, 0, ((X,),)) == {0: (X0,), 1: (X1,)}
    assert dims(rule, 1, ((X0,), (X1,))) == ((X0,), (X1,))
    assert reachable(rule, ((), (Y,))) == ((), ())  # the minor factor alone would be strided
    assert reachable(rule, ((Y,), (X0,))) == ((Y,), (X0,))


def test_a_cut_reduction_factor_makes_results_partial() -> None:
    cut = ((X,), (), (Y,))
    assert partial_axes(DOT, cut) == (Y,)
    assert [dims(DOT, tensor, cut) for tensor in range(3)] == [
        ((X,), (Y,)),
        ((Y,), ()),
        ((X,), ()),
    ]


def test_the_first_tensor_that_is_cut_otherwise_is_named() -> None:
    assert disagreement(DOT, DOT_SHAPES, (((X,), ()), ((), ()), ((X,), ()))) is None
    found = disagreement(DOT, DOT_SHAPES, (((X,), (Y,)), ((), ()), ((X,), ())))
    assert found is not None and (found.tensor, found.wants) == (1, ((Y,), ()))


def test_reshapes_that_share_no_factor_stay_whole() -> None:
    builder = RuleBuilder((2,), (2,))  # 2x15 -> 15x2
    builder.factor([0], [NO_DIM], 2)
    builder.factor([1], [NO_DIM], 15)
    builder.factor([NO_DIM], [0], 15)
    builder.factor([NO_DIM], [1], 2)
    assert can_be_cut(builder.build(), [(2, 15), (15, 2)]) == (False,) * 4


def test_broadcast_dims_may_be_cut() -> None:
    builder = RuleBuilder((1,), (2,))
    builder.factor([0], [0], 8)
    builder.factor([NO_DIM], [1], 4)
    assert can_be_cut(builder.build(), [(8,), (8, 4)]) == (True, True)


def test_a_window_dim_that_its_factors_do_not_fill_stays_whole() -> None:
    builder = RuleBuilder((1, 1), (1,))
    builder.factor([0, NO_DIM], [0], 112)
    builder.factor([0, 0], [NO_DIM], 2, Kind.REDUCTION)  # the kernel has 3 rows
    assert can_be_cut(builder.build(), [(224,), (3,), (112,)]) == (True, False)


def test_batching_factors_are_in_every_tensor() -> None:
    builder = RuleBuilder((2, 0), (1,))
    builder.same(0, 8)
    builder.factor([1, NO_DIM], [NO_DIM], 4, Kind.REDUCTION)
    assert batching(builder.build()) == (0,)


def test_axes_are_listed_in_mesh_order() -> None:
    mesh = Mesh((("x", 4), ("y", 2)))
    assert in_mesh_order(mesh, (Y, X1, X0)) == (X, Y)
