"""Ops as the simpler ones that they are: the numpy references agree."""

from dataclasses import replace

import numpy as np
import pytest

from shardwright.spec.op import OpRow, ops
from shardwright.testing.op_table.op_cases import cases, inputs, reference

ROWS = [row for row in ops().values() if row.simpler is not None]
DRAWN = 400


def _agree(row: OpRow) -> int:
    """How many cases have a simpler form; asserts that it computes the same."""
    assert row.simpler is not None
    simplified = 0
    for case in cases(row, DRAWN):
        found = row.simpler(case.sig)
        if found is None:
            continue
        simplified += 1
        data = inputs(case, simplified)
        expected = reference(case, data)
        case.op.name, case.op.attrs = found
        case.op.touch()
        for mine, other in zip(reference(case, data), expected, strict=True):
            np.testing.assert_array_equal(mine, other)
    return simplified


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_the_simpler_op_computes_the_same(row: OpRow):
    assert _agree(row) >= 10


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_wrong_simpler_op_is_caught(row: OpRow):
    with pytest.raises((AssertionError, ValueError)):
        _agree(replace(row, simpler=lambda found: ("stablehlo.reshape", found.attrs.without())))


STATIC = [row for row in ops().values() if row.static is not None]


def _agree_statically(row: OpRow) -> int:
    """How many cases agree with the op that has their integers as attributes."""
    assert row.static is not None
    count = 0
    for case in cases(row, DRAWN // 4):
        data = inputs(case, count)
        expected = reference(case, data)
        case.op.name, case.op.attrs = row.static(case.sig, [int(one) for one in data[1:]])
        case.op.set_operands(case.op.operands[:1])
        case.op.touch()
        for mine, other in zip(reference(case, data[:1]), expected, strict=True):
            np.testing.assert_array_equal(mine, other)
        count += 1
    return count


@pytest.mark.parametrize("row", STATIC, ids=lambda row: row.name)
def test_the_static_op_computes_the_same(row: OpRow):
    assert _agree_statically(row) >= 50


@pytest.mark.parametrize("row", STATIC, ids=lambda row: row.name)
def test_a_wrong_static_op_is_caught(row: OpRow):
    assert row.static is not None
    static = row.static
    with pytest.raises((AssertionError, ValueError)):
        _agree_statically(replace(row, static=lambda sig, at: static(sig, [n + 1 for n in at])))
