"""Ranges of arguments follow from their uses; numbers follow from the seed."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from shardwright.ir.parse import parse
from shardwright.ir.reference import random_inputs
from shardwright.ir.reference.random_inputs import (
    COUNTS,
    POSITIVE,
    SIGNED,
    Range,
    input_ranges,
    inputs,
    make_input,
)
from shardwright.spec.op import Values

MESH = 'sdy.mesh @mesh = <["x"=2]>'
F, N = "tensor<8xf32>", "tensor<8xi32>"


def ranges(args: str, body: str, result: str = F, more: str = "") -> list[tuple[float, float]]:
    """Ranges of the arguments of a function whose body defines %r."""
    module = parse(
        f"func.func @main({args}) -> {result} {{\n{body}\n  return %r : {result}\n}}\n{more}"
    )
    assert module.main is not None
    return input_ranges(module.main)


def test_nothing_known() -> None:
    assert ranges(f"%a: {F}", f"%r = stablehlo.negate %a : {F}") == [SIGNED]
    assert ranges(f"%a: {N}", f"%r = stablehlo.negate %a : {N}", N) == [COUNTS]
    args = "%a: tensor<8xi1>"
    assert ranges(args, "%r = stablehlo.not %a : tensor<8xi1>", "tensor<8xi1>") == [(0, 2)]


@pytest.mark.parametrize("op", ["sqrt", "rsqrt", "log"])
def test_roots_and_logarithms_take_positive_numbers(op: str) -> None:
    assert ranges(f"%a: {F}", f"%r = stablehlo.{op} %a : {F}") == [POSITIVE]


def test_second_moments_of_adam_are_positive() -> None:
    """v' = 0.999 v + 0.001 g^2 reaches a root through ops that keep the sign; g does not."""
    body = f"""
      %b = stablehlo.constant dense<9.990000e-01> : {F}
      %c = stablehlo.constant dense<1.000000e-03> : {F}
      %0 = stablehlo.multiply %v, %b : {F}
      %1 = stablehlo.multiply %g, %g : {F}
      %2 = stablehlo.multiply %1, %c : {F}
      %3 = stablehlo.add %0, %2 : {F}
      %4 = stablehlo.divide %3, %b : {F}
      %5 = stablehlo.sqrt %4 : {F}
      %r = stablehlo.divide %g, %5 : {F}"""
    assert ranges(f"%v: {F}, %g: {F}", body) == [POSITIVE, SIGNED]


def test_a_difference_loses_the_sign() -> None:
    body = f"""
      %0 = stablehlo.subtract %a, %b : {F}
      %1 = stablehlo.multiply %0, %0 : {F}
      %r = stablehlo.rsqrt %1 : {F}"""
    assert ranges(f"%a: {F}, %b: {F}", body) == [SIGNED, SIGNED]


GATHER = """stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1],
    collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}>
    : (tensor<50x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>"""


def test_indices_of_a_gather_stay_in_its_table() -> None:
    body = f'%i = stablehlo.reshape %a : ({N}) -> tensor<8x1xi32>\n%r = "{GATHER}'
    got = ranges(f"%t: tensor<50x4xf32>, %a: {N}", body, "tensor<8x4xf32>")
    assert got == [SIGNED, (0, 50)]


def test_negative_index_arithmetic_is_seen_through() -> None:
    """`select(i < 0, i + n, i)`, as jax writes it."""
    body = f"""
      %z = stablehlo.constant dense<0> : {N}
      %n = stablehlo.constant dense<50> : {N}
      %p = stablehlo.compare LT, %a, %z, SIGNED : ({N}, {N}) -> tensor<8xi1>
      %s = stablehlo.add %a, %n : {N}
      %c = stablehlo.select %p, %s, %a : tensor<8xi1>, {N}
      %i = stablehlo.reshape %c : ({N}) -> tensor<8x1xi32>
      %r = "{GATHER}"""
    got = ranges(f"%t: tensor<50x4xf32>, %a: {N}", body, "tensor<8x4xf32>")
    assert got == [SIGNED, (0, 50)]


@pytest.mark.parametrize("step", [
    'sdy.sharding_constraint %a <@mesh, [{"x"}]>', "sdy.reshard %a <@mesh, [{}]>",
    "sdy.propagation_barrier %a allowed_direction=NONE",
])  # fmt: skip
def test_annotations_of_indices_are_seen_through(step: str) -> None:
    """Else all examples look the first eight rows of a table up."""
    body = f"""
      %b = {step} : {N}
      %i = stablehlo.reshape %b : ({N}) -> tensor<8x1xi32>
      %r = "{GATHER}"""
    got = ranges(f"%t: tensor<50x4xf32>, %a: {N}", body, "tensor<8x4xf32>", MESH)
    assert got == [SIGNED, (0, 50)]


def test_labels_compared_with_an_iota_are_below_its_length() -> None:
    body = f"""
      %0 = stablehlo.broadcast_in_dim %a, dims = [0] : ({N}) -> tensor<8x5xi32>
      %1 = stablehlo.iota dim = 1 : tensor<8x5xi32>
      %r = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<8x5xi32>, tensor<8x5xi32>) ->
      tensor<8x5xi1>
    """
    assert ranges(f"%a: {N}", body, "tensor<8x5xi1>") == [(0, 5)]


def test_starts_of_dynamic_slices() -> None:
    body = f"""
      %0 = stablehlo.dynamic_slice %a, %i, sizes = [3] : ({F}, tensor<i32>) -> tensor<3xf32>
      %r = stablehlo.dynamic_update_slice %a, %0, %j : ({F}, tensor<3xf32>, tensor<i32>) -> {F}"""
    args = f"%a: {F}, %i: tensor<i32>, %j: tensor<i32>"
    assert ranges(args, body) == [SIGNED, (0, 6), (0, 6)]


def test_demands_cross_calls_and_loops() -> None:
    body = f"""
      %n = stablehlo.constant dense<3> : tensor<i32>
      %w:2 = stablehlo.while(%k = %i, %x = %a) : tensor<i32>, {F}
      cond {{
        %c = stablehlo.compare LT, %k, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      }} do {{
        %y = func.call @root(%x) : ({F}) -> {F}
        %o = stablehlo.constant dense<1> : tensor<i32>
        %l = stablehlo.add %k, %o : tensor<i32>
        stablehlo.return %l, %y : tensor<i32>, {F}
      }}
      %r = stablehlo.negate %w#1 : {F}"""
    more = f"""func.func private @root(%a: {F}) -> {F} {{
      %0 = stablehlo.sqrt %a : {F}
      return %0 : {F}
    }}"""
    assert ranges(f"%a: {F}, %i: tensor<i32>", body, F, more) == [POSITIVE, COUNTS]


def test_same_seed_same_numbers() -> None:
    text = f"func.func @main(%a: {F}, %b: {F}, %c: {N}) -> {F} {{ return %a : {F} }}"
    first, again, other = (inputs(parse(text), seed) for seed in (1, 1, 2))
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert not np.array_equal(first[0], other[0])
    assert not np.array_equal(first[0], first[1])
    np.testing.assert_array_equal(first[1], make_input(1, (8,), "float32", SIGNED, 1))
    assert [array.dtype.name for array in first] == ["float32", "float32", "int32"]


def test_inputs_are_within_their_range() -> None:
    low, high = 0.1, 1.0
    values = make_input(0, (1000,), "float32", (low, high), 0)
    assert low <= values.min() and values.max() < high
    integers = make_input(0, (1000,), "int32", (0, 7), 0)
    assert set(integers.tolist()) == set(range(7))


def at_once(index: int, shape: tuple[int, ...], dtype: str, bounds: Range, seed: int) -> Values:
    """The numbers of an argument, drawn at once."""
    low, high = bounds
    rng = np.random.default_rng([seed, index])
    if np.dtype(dtype).kind in "biu":
        return rng.integers(int(low), int(high), shape).astype(dtype)
    values = rng.uniform(low, high, shape)
    if np.dtype(dtype).kind == "c":
        values = values + 1j * rng.uniform(low, high, shape)
    return values.astype(dtype)


DTYPES = (
    "bool int8 uint8 int16 int32 uint32 int64 uint64 float16 float32 float64 complex64 complex128"
)


@pytest.mark.parametrize("most", [1, 7, 30, random_inputs.AT_ONCE])
@pytest.mark.parametrize("dtype", DTYPES.split())
def test_numbers_are_the_same_in_parts(
    dtype: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(random_inputs, "AT_ONCE", most)
    random = Random(f"{dtype} {most}")
    is_whole = np.dtype(dtype).kind in "biu"
    for _ in range(60):
        shape = tuple(random.randint(0, 9) for _ in range(random.randint(0, 4)))
        most_whole = 2 if dtype in ("bool", "int8", "uint8") else random.choice([2, 8, 1, 50368])
        bounds = (0, most_whole) if is_whole else random.choice([SIGNED, POSITIVE, (0.0, 0.0)])
        wanted = at_once(3, shape, dtype, bounds, 5)
        found = make_input(3, shape, dtype, bounds, 5)
        assert found.dtype == wanted.dtype and found.tobytes() == wanted.tobytes()
        cuts = [sorted((random.randint(0, n + 1), random.randint(0, n + 3))) for n in shape]
        block = tuple(slice(*cut) for cut in cuts)
        part = make_input(3, shape, dtype, bounds, 5, block)
        assert part.shape == wanted[block].shape and part.tobytes() == wanted[block].tobytes()


def test_numbers_out_of_place_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: what stands before a part is not passed by."""
    numbers = vars(random_inputs)["_Numbers"]
    monkeypatch.setattr(numbers, "skip", lambda self, count: None)  # pyright: ignore
    part = make_input(0, (8, 3), "float32", SIGNED, 0, (slice(4, 8), slice(0, 3)))
    assert not np.array_equal(part, at_once(0, (8, 3), "float32", SIGNED, 0)[4:])
