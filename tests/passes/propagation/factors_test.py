"""The factor view and the two strategies, on rules written by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.passes.propagation.engine import factor_propagation as strategies
from shardwright.passes.propagation.engine.factor_propagation import Direction, Request
from shardwright.passes.shared.factor_projection import project, rebuild
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.sharding import Dim, Sharding, sharding

MESH = Mesh((("a", 2), ("b", 2), ("c", 4)))
A, B, C = Axis("a"), Axis("b"), Axis("c")


def rule(operands: str, results: str, **sizes: int) -> Rule:
    """`rule("ij,k jk", "ik", i=2, ...)`: tensors by spaces, dims by commas, one letter a factor."""
    letters = list(sizes)

    def tensors(text: str) -> tuple[tuple[tuple[int, ...], ...], ...]:
        return tuple(
            tuple(tuple(letters.index(c) for c in dim) for dim in tensor.split(","))
            for tensor in text.split()
        )

    count = len(letters)
    return Rule(
        tuple(sizes.values()),
        (Kind.PASS,) * count,
        (False,) * count,
        tensors(operands),
        tensors(results),
    )


def cut(*dims: tuple[Axis, ...], closed: bool = False) -> Sharding:
    return sharding("mesh", tuple(Dim(dim, not closed) for dim in dims))


def run(
    strategy: strategies.Strategy, given: Rule, *shardings: Sharding | None, way: int = 3
) -> list[Sharding]:
    view = project(shardings, given, MESH)
    strategy(view, Request(given.sizes, (Direction(way),) * len(given.sizes)))
    pairs = zip(view.tensors, shardings, given.tensors, strict=True)
    return [rebuild(t, old, dims, given.sizes, "mesh", MESH) for t, old, dims in pairs]


DOT = rule("i,k k,j", "i,j", i=8, j=8, k=8)


@pytest.mark.parametrize("strategy", [strategies.basic, strategies.aggressive])
def test_a_dot_passes_rows_and_columns_on(strategy: strategies.Strategy):
    *_, result = run(strategy, DOT, cut((A,), ()), cut((), (B,)), None)
    assert result == cut((A,), (B,))


def test_basic_stops_where_two_factors_want_one_axis():
    *_, result = run(strategies.basic, DOT, cut((A,), ()), cut((), (A,)), None)
    assert result == cut((), ())


def test_aggressive_gives_it_to_the_first_of_equal_sources():
    *_, result = run(strategies.aggressive, DOT, cut((A,), ()), cut((), (A,)), None)
    assert result == cut((A,), ())


def test_aggressive_prefers_the_larger_source():
    wide = rule("i,k k,j", "i,j", i=8, j=64, k=8)
    *_, result = run(strategies.aggressive, wide, cut((A,), ()), cut((), (A,)), None)
    assert result == cut((), (A,))


def test_directions_are_kept():
    one = rule("i", "i", i=8)
    assert run(strategies.basic, one, cut((A,)), None, way=1)[1] == cut((A,))
    assert run(strategies.basic, one, cut((A,)), None, way=2)[1] == cut(())
    assert run(strategies.basic, one, None, cut((A,)), way=2)[0] == cut((A,))


def test_a_closed_dim_takes_nothing():
    one = rule("i", "i", i=8)
    assert run(strategies.basic, one, cut((A,)), cut((), closed=True))[1] == cut((), closed=True)


def test_a_major_factor_takes_the_part_that_divides_it():
    merge = rule("i,j", "ij", i=2, j=3)
    shown = run(strategies.basic, merge, None, cut((C,)))[0]
    assert shown == cut((Axis("c", 1, 2),), (Axis("c", 2, 2),))


AXES = st.lists(st.sampled_from([A, B, C]), unique=True, max_size=3).map(tuple)


@given(AXES, st.sampled_from([(8,), (2, 4), (4, 2), (3, 8), (2, 2, 2)]))
def test_a_view_can_be_undone(axes: tuple[Axis, ...], sizes: tuple[int, ...]):
    factors = "ijk"[: len(sizes)]
    one = rule(factors, factors, **dict(zip(factors, sizes, strict=True)))
    value = cut(axes)
    view = project([value, value], one, MESH)
    # What no factor can take stays as overflow, so nothing is lost.
    assert rebuild(view.tensors[0], value, one.operands[0], one.sizes, "mesh", MESH).axes == (axes,)
