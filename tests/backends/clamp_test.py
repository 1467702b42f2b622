"""Integers between two numbers are spelled so, and what is computed is the same."""

from __future__ import annotations

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from shardwright.api.scripts import compile  # noqa: E402
from shardwright.ir.parse import parse  # noqa: E402


def clamped(element: str, low: str, high: str) -> str:
    """The script of a program that clamps."""
    one, many = f"tensor<{element}>", f"tensor<8x{element}>"
    lines = [
        'sdy.mesh @mesh = <["x"=2]>',
        f"func.func @main(%x: {many}) -> {many} {{",
        f"  %low = stablehlo.constant dense<{low}> : {one}",
        f"  %high = stablehlo.constant dense<{high}> : {one}",
        f"  %0 = stablehlo.clamp %low, %x, %high : ({one}, {many}, {one}) -> {many}",
        f"  return %0 : {many}",
        "}",
    ]
    return compile(parse("\n".join(lines)), emit="torch")


def test_numbers_are_written_down():
    assert ".clamp(-2, 5)" in clamped("i32", "-2", "5")
    floats = clamped("f32", "-2.0", "5.0")
    assert ".clamp(-2" not in floats and "torch.maximum(" in floats


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_clamp_is_the_minimum_of_a_maximum(bits: int):
    array = np.random.default_rng(0).integers(-100, 100, 64).astype(f"int{bits}")
    x, dtype = torch.tensor(array), getattr(torch, f"int{bits}")
    for low, high in ((-7, 9), (5, -5), (0, 0), (-128, 127)):
        bounds = [torch.full((), bound, dtype=dtype) for bound in (low, high)]
        wanted = torch.minimum(torch.maximum(x, bounds[0]), bounds[1])
        found = x.clamp(low, high)
        assert found.dtype == wanted.dtype and torch.equal(found, wanted)
