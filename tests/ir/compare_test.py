"""What counts as equal: by element type, by group, with NaN and infinities in their places."""

from __future__ import annotations

import numpy as np
import pytest

from shardwright.ir.reference.compare import failures, group_of, judge


def one(a: object, b: object, element: str = "") -> bool:
    elements = [element] if element else []
    (verdict,) = judge([np.asarray(a)], [np.asarray(b)], elements=elements)
    return verdict.ok


def test_integers_must_be_equal_in_every_bit() -> None:
    assert one(np.array([1, 2]), np.array([1, 2]))
    assert not one(np.array([1, 2]), np.array([1, 3]))
    assert not one(np.array([True]), np.array([False]))


@pytest.mark.parametrize(
    ("element", "good", "bad"), [("f32", 9e-6, 2e-5), ("f64", 9e-10, 2e-9), ("bf16", 1.9e-2, 3e-2)]
)
def test_tolerance_is_relative_to_the_largest_value(element: str, good: float, bad: float) -> None:
    expected = np.array([100.0, 1.0])
    assert one(expected + np.array([0, 100 * good]), expected, element)
    assert not one(expected + np.array([0, 100 * bad]), expected, element)


def test_dtype_decides_without_element_types() -> None:
    expected = np.ones(3, np.float32)
    assert one(expected * np.float32(1 + 5e-6), expected)
    assert not one(expected.astype(np.float64) * (1 + 5e-6), expected.astype(np.float64))


def test_nan_and_infinity_must_be_at_the_same_places() -> None:
    expected = np.array([np.nan, np.inf, 1.0])
    assert one(expected, expected)
    assert not one(np.array([0.0, np.inf, 1.0]), expected)
    assert not one(np.array([np.nan, -np.inf, 1.0]), expected)
    assert not one(np.array([np.nan, np.inf, np.nan]), expected)


def test_shapes_and_counts_must_match() -> None:
    assert not one(np.zeros((2, 1)), np.zeros((1, 2)))
    (verdict,) = judge([], [np.zeros(2)])
    assert not verdict.ok and "expected 1 results, got 0" in str(verdict)


def test_a_tensor_tiny_in_its_group_is_judged_by_the_group() -> None:
    """A bias gradient that cancels to 1e-8 beside weights of size 1 holds rounding errors only."""
    large, tiny = np.ones(4, np.float32), np.full(4, 1e-8, np.float32)
    names = ["result['m']['w']", "result['m']['b']"]
    results, expected = [large, 3 * tiny], [large, tiny]
    assert not failures(judge(results, expected, names))
    others = ["result['m']['w']", "result['v']['b']"]
    assert [v.name for v in failures(judge(results, expected, others))] == ["result['v']['b']"]


def test_a_group_does_not_excuse_values_of_its_own_size() -> None:
    """The mutant: an error as large as the tensor, in a tensor that is not tiny."""
    names = ["result['m']['w']", "result['m']['b']"]
    expected = [np.ones(4, np.float32), np.full(4, 0.1, np.float32)]
    verdicts = judge([expected[0], 1.01 * expected[1]], expected, names)
    assert [verdict.ok for verdict in verdicts] == [True, False]


def test_groups_are_leading_keys() -> None:
    assert group_of("result['m']['layer'][0]") == "result['m']"
    assert group_of("result.m['layer'][0]") == "result.m"
    assert group_of("result[0]['m']") == "result[0]"
    assert group_of("result 3") == "result 3"
