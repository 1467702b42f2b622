"""StableHLO's arithmetic in numpy against Python's exact integers, and at its edges."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.spec.reference import numerics as nx
from shardwright.spec.types import ELEMENTS
from shardwright.spec.values import float8
from shardwright.spec.values.float_text import small_values

DTYPES = ("int8", "uint8", "int16", "int32", "uint32", "int64", "uint64")


@st.composite
def pairs(draw: st.DrawFn) -> tuple[np.dtype, int, int]:
    """An integer dtype and two of its values, extremes often."""
    dtype = np.dtype(draw(st.sampled_from(DTYPES)))
    limits = np.iinfo(dtype)
    edges = st.sampled_from((limits.min, limits.max, 0, 1, limits.min + 1, min(40, limits.max)))
    value = st.one_of(edges, st.integers(int(limits.min), int(limits.max)))
    return dtype, int(draw(value)), int(draw(value))


def wrapped(value: int, dtype: np.dtype) -> int:
    """The value that remains of an exact one in so many bits."""
    bits = 8 * dtype.itemsize
    low = value & ((1 << bits) - 1)
    return low - (1 << bits) if dtype.kind == "i" and low >> (bits - 1) else low


def array(value: int, dtype: np.dtype) -> np.ndarray:
    return np.full((1,), value, dtype)


def trunc_divide(x: int, y: int) -> int:
    quotient = abs(x) // abs(y)
    return quotient if (x < 0) == (y < 0) else -quotient


@given(pairs())
def test_division_truncates_and_the_remainder_has_the_sign_of_the_dividend(
    drawn: tuple[np.dtype, int, int],
) -> None:
    dtype, x, y = drawn
    with np.errstate(all="ignore"):
        quotient = int(nx.divide(array(x, dtype), array(y, dtype))[0])
        rest = int(nx.remainder(array(x, dtype), array(y, dtype))[0])
    if y == 0:
        assert (quotient, rest) == (wrapped(-1, dtype), x)
        return
    exact = trunc_divide(x, y)
    assert (quotient, rest) == (wrapped(exact, dtype), x - exact * y)


@given(pairs())
def test_shifts_out_of_range_leave_zero_or_the_sign(drawn: tuple[np.dtype, int, int]) -> None:
    dtype, x, y = drawn
    bits = 8 * dtype.itemsize
    unsigned, inside = x & ((1 << bits) - 1), 0 <= y < bits
    signed = wrapped(x, np.dtype(f"int{bits}"))
    left = int(nx.shift_left(array(x, dtype), array(y, dtype))[0])
    logical = int(nx.shift_right_logical(array(x, dtype), array(y, dtype))[0])
    arithmetic = int(nx.shift_right_arithmetic(array(x, dtype), array(y, dtype))[0])
    assert left == (wrapped(x << y, dtype) if inside else 0)
    assert logical == (wrapped(unsigned >> y, dtype) if inside else 0)
    assert arithmetic == wrapped(signed >> (y if inside else bits), dtype)


@given(pairs())
def test_powers_wrap(drawn: tuple[np.dtype, int, int]) -> None:
    dtype, x, y = drawn
    with np.errstate(all="ignore"):
        found = int(nx.power(array(x, dtype), array(y, dtype))[0])
    if y >= 0:
        assert found == wrapped(pow(x, y, 1 << 64), dtype)
    else:
        assert found == {1: 1, -1: 1 if y % 2 == 0 else -1}.get(x, 0)


@given(pairs())
def test_bits_are_counted(drawn: tuple[np.dtype, int, int]) -> None:
    dtype, x, _ = drawn
    bits = 8 * dtype.itemsize
    unsigned = x & ((1 << bits) - 1)
    assert int(nx.popcnt(array(x, dtype))[0]) == unsigned.bit_count()
    assert int(nx.count_leading_zeros(array(x, dtype))[0]) == bits - unsigned.bit_length()


def test_bf16_rounds_to_nearest_even() -> None:
    step = 2.0**-7  # of bf16 just above 1
    values = np.array(
        [1 + step / 2, 1 + 1.5 * step, 1 + 0.51 * step, np.inf, np.nan, -0.0], np.float32
    )
    wanted = np.array([1, 1 + 2 * step, 1 + step, np.inf, np.nan, -0.0], np.float32)
    found = nx.round_to(values, "bf16")
    assert np.array_equal(found, wanted, equal_nan=True) and np.signbit(found[-1])


@pytest.mark.parametrize(("element", "wanted"), [("i4", [7, -8, -1]), ("ui4", [7, 8, 15])])
def test_narrow_integers_wrap(element: str, wanted: list[int]) -> None:
    dtype = np.int8 if element == "i4" else np.uint8
    assert nx.round_to(np.array([7, 8, 15], dtype), element).tolist() == wanted


def test_floats_saturate_when_they_become_integers() -> None:
    values = np.array([1.9, -1.9, 3e9, -3e9, np.inf, -np.inf, np.nan])
    with np.errstate(all="ignore"):
        assert nx.convert(values, "i32").tolist() == [
            1,
            -1,
            2**31 - 1,
            -(2**31),
            2**31 - 1,
            -(2**31),
            0,
        ]
        assert nx.convert(values, "ui8").tolist() == [1, 0, 255, 0, 255, 0, 0]
        assert nx.convert(np.array([2.0**63, 2.0**64, 2.0**62]), "i64").tolist() == [
            2**63 - 1,
            2**63 - 1,
            2**62,
        ]


def test_the_total_order_tells_zeros_and_nans_apart() -> None:
    values = np.array([-np.nan, -np.inf, -1, -0.0, 0.0, 1, np.inf, np.nan], np.float32)
    assert np.all(np.diff(nx.total_order_key(values).astype(np.int64)) > 0)
    assert not nx.compare(values[3:4], values[4:5], "EQ", total_order=True)[0]
    assert nx.compare(values[7:8], values[7:8], "EQ", total_order=True)[0]


def test_reduced_precision_of_bf16_is_bf16() -> None:
    values = np.random.default_rng(0).normal(size=1000).astype(np.float32)
    assert np.array_equal(nx.reduce_precision(values, 8, 7), nx.round_to(values, "bf16"))


def test_reduced_exponents_overflow_and_flush() -> None:
    values = np.array([65504, 65520, 6e-8, -1e-9, 1.0], np.float32)
    found = nx.reduce_precision(values, 5, 10)
    assert found.tolist() == [65504, np.inf, 0, 0, 1] and np.signbit(found[3])


def test_bitcasts_go_there_and_back() -> None:
    values = np.array([[1.5, -2.0]], np.float32)
    halves = nx.bitcast(values, "f32", "bf16", (1, 2, 2))
    assert halves[..., 1].tolist() == [[1.5, -2.0]]  # the high half comes second
    assert np.array_equal(nx.bitcast(halves, "bf16", "f32", (1, 2)), values)
    nibbles = nx.bitcast(np.array([0x21], np.int8), "i8", "i4", (1, 2))
    assert nibbles.tolist() == [[1, 2]]
    assert nx.bitcast(nibbles, "i4", "i8", (1,)).tolist() == [0x21]


@pytest.mark.parametrize("element", list(float8.KINDS))
def test_bits_of_small_floats_are_their_codes(element: str) -> None:
    bits = ELEMENTS[element].bits
    codes = np.arange(1 << bits).astype(np.uint8)
    values = small_values(element)
    if bits == 8:
        assert np.array_equal(nx.bitcast(codes, "ui8", element, codes.shape), values, True)
        back = nx.bitcast(values, element, "ui8", codes.shape)
        assert np.array_equal(back[~np.isnan(values)], codes[~np.isnan(values)])
    if bits == 4:
        pairs = nx.bitcast(values, element, "ui8", (8,))
        assert pairs.tolist() == [low + 16 * (low + 1) for low in range(0, 16, 2)]
        assert np.array_equal(nx.bitcast(pairs, "ui8", element, (8, 2)).reshape(-1), values)


@pytest.mark.parametrize("element", list(float8.KINDS))
def test_f8_rounds_as_the_machine_types_do(element: str) -> None:
    ml_dtypes: Any = pytest.importorskip("ml_dtypes")
    machine = getattr(ml_dtypes, f"float{element[1]}_{element[2:].lower()}")
    exact = np.arange(256, dtype=np.uint8).view(machine).astype(np.float32)
    finite = np.sort(exact[np.isfinite(exact)])
    between = (finite[1:] + finite[:-1]) / 2
    edges = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 3e38, 1e-30], np.float32)
    nudged = np.nextafter(between, np.float32(np.inf))
    beyond = finite[-1] * np.array([1.02, 1.04, 1.1], np.float32)
    values = np.concatenate([exact, between, nudged, edges, beyond])
    wanted = values.astype(machine).astype(np.float32)
    found = nx.round_to(values, element)
    assert np.array_equal(found, wanted, equal_nan=True)
    assert np.array_equal(np.signbit(found[found == 0]), np.signbit(wanted[wanted == 0]))


def test_integers_below_a_byte_stay_arrays() -> None:
    assert isinstance(nx.round_to(np.array(9, np.uint8), "ui4"), np.ndarray)
