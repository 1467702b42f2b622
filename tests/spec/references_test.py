"""Numpy references where samples do not reach: dropped windows, ties, running folds, failures."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from shardwright.ir.core import Op
from shardwright.ir.parse import parse
from shardwright.ir.run import run
from shardwright.spec.reference import linear_reference, sort_reference, window_reference
from shardwright.spec.reference.window_reference import Window
from shardwright.testing.op_table import op_spellings

Values = NDArray[Any]

SCATTER = """
func.func @main(%x: tensor<6xf32>, %i: tensor<3x1xi32>, %u: tensor<3x3xf32>) -> tensor<6xf32> {{
  %0 = "stablehlo.scatter"(%x, %i, %u) <{{indices_are_sorted = false, scatter_dimension_numbers =
    #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0],
    index_vector_dim = 1>, unique_indices = false}}> ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    {body}
  }}) : (tensor<6xf32>, tensor<3x1xi32>, tensor<3x3xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}}
"""
ADD = "%c = stablehlo.add %a, %b : tensor<f32>\n    stablehlo.return %c : tensor<f32>"
SET = "stablehlo.return %b : tensor<f32>"
NESTED = """%c = stablehlo.multiply %a, %b : tensor<f32>
    %d = stablehlo.add %c, %b : tensor<f32>
    stablehlo.return %d : tensor<f32>"""


def scatter_op(body: str) -> tuple[Op, list[Values], Values]:
    """A scatter of windows that start at 1, 4 (too late) and -1 (too early), and its result."""
    module = parse(SCATTER.format(body=body.strip()))
    operands = [
        np.arange(6, dtype=np.float32),
        np.array([[1], [4], [-1]], np.int32),
        np.arange(9, dtype=np.float32).reshape(3, 3) + 10,
    ]
    assert module.main is not None
    op = module.main.body.ops[0]
    return op, operands, run(module, operands)[0]


@pytest.mark.parametrize(
    ("body", "hint", "expected"),
    [
        (ADD, "add", [0, 11, 13, 15, 4, 5]),
        (SET, "set", [0, 10, 11, 12, 4, 5]),
        (NESTED, "", [0, 20, 33, 48, 4, 5]),
    ],
)
def test_scatter_drops_windows_that_do_not_fit(body: str, hint: str, expected: list[float]) -> None:
    op, operands, result = scatter_op(body)
    assert op.sig.hints.body == (hint,)
    assert result.tolist() == expected
    for target in ("jax", "torch"):
        pytest.importorskip(target)
        spelled = op_spellings.evaluate(op.sig, target, operands)
        assert (spelled is None) == (hint == "")
        assert spelled is None or spelled[0].tolist() == expected


# --- sort


def test_sort_is_stable_and_takes_any_comparator() -> None:
    rng = np.random.default_rng(0)
    keys = rng.integers(0, 5, (3, 37))
    places = np.tile(np.arange(37), (3, 1))

    def before(a: Values, b: Values, *_: Values) -> Values:
        return a % 3 > b % 3

    found = sort_reference.sort([keys, places], 1, before)
    order = np.argsort(-(keys % 3), axis=1, kind="stable")
    assert np.array_equal(found[1], order)
    assert np.array_equal(found[0], np.take_along_axis(keys, order, 1))


@pytest.mark.parametrize("count", [1, 2, 3, 7, 8, 64, 100])
def test_sort_of_any_length_along_any_dim(count: int) -> None:
    x = np.random.default_rng(count).normal(size=(count, 2))
    (found,) = sort_reference.sort([x], 0, lambda a, b: a < b)
    assert np.array_equal(found, np.sort(x, axis=0))


# --- windows


@pytest.mark.parametrize("kind", ["add", "max", "min", "mul"])
@pytest.mark.parametrize("padding", [(6, 0), (0, 6), (3, 3)])
def test_running_folds_equal_a_fold_of_each_window(kind: str, padding: tuple[int, int]) -> None:
    x = np.random.default_rng(1).normal(size=(7, 2))
    window = Window((7, 1), (1, 1), (1, 1), (1, 1), (padding, (0, 0)))
    identity = {"add": 0.0, "mul": 1.0, "max": -np.inf, "min": np.inf}[kind]
    init, ufunc = np.array(identity), window_reference.UFUNCS[kind]

    def combine(a: Values, b: Values) -> list[Values]:
        return [ufunc(a, b)]

    (fast,) = window_reference.reduce_window([x], [init], window, [kind], ["f64"], combine)
    (slow,) = window_reference.reduce_window([x], [init], window, [""], ["f64"], combine)
    assert np.allclose(fast, slow, rtol=1e-12)


def test_padding_of_a_window_holds_init_values() -> None:
    window = Window((2,), (1,), (1,), (1,), ((1, 0),))
    x, init = np.array([1, 2, 3]), np.array(10)
    (found,) = window_reference.reduce_window([x], [init], window, ["add"], ["i64"], print)
    assert found.tolist() == [10 + 10 + 1, 10 + 1 + 2, 10 + 2 + 3]


# --- linear algebra


@pytest.mark.parametrize("lower", [True, False])
def test_cholesky_reads_one_triangle_and_marks_failures(lower: bool) -> None:
    rng = np.random.default_rng(2)
    root = rng.normal(size=(3, 4, 4)) + 1j * rng.normal(size=(3, 4, 4))
    a = root @ np.conj(root.swapaxes(-1, -2)) + 4 * np.eye(4)
    a[2] = -np.eye(4)
    garbage = np.triu(np.full((4, 4), 7.0), 1)
    factor = linear_reference.cholesky(a + (garbage if lower else garbage.T), lower)
    adjoint = np.conj(factor.swapaxes(-1, -2))
    assert np.allclose((factor @ adjoint if lower else adjoint @ factor)[:2], a[:2])
    assert np.isnan(factor[2]).all()
