"""Train steps in 8 bits: scaled factors, numerics near those of f32, and what the forward pass keeps."""  # noqa: E501

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.testing.second_opinion.textbook import written
from shardwright.testing.verbs import ask

WORDS = """transformer --layers 2 --hidden 32 --heads 4 --vocab 64 --seq 16 --microbatch 4"""
STEPS = 4


def step(words: str) -> Module:
    return written(f"{WORDS} {words}")


def losses(module: Module, args: list[NDArray[Any]]) -> list[float]:
    """Of some steps with the same rows."""
    found: list[float] = []
    for _ in range(STEPS):
        *state, loss = run(module, args)
        found.append(float(loss))
        args = [*state, *args[len(state) :]]
    return found


def moments(module: Module, args: list[NDArray[Any]]) -> list[NDArray[Any]]:
    """What a step adds to the first moments of matrices: a part of their gradients."""
    weights = (len(run(module, args)) - 2) // 3
    still = [
        np.zeros_like(arg) if weights <= k < 3 * weights else arg for k, arg in enumerate(args)
    ]
    return [one for one in run(module, still)[weights : 2 * weights] if one.ndim > 2]


@pytest.mark.parametrize("words", ["", "--parallel dp=2,tp=2,sp=on --mlp swiglu --kv-heads 1"])
def test_a_model_learns_in_8_bits_as_in_32(words: str):
    args = inputs(step(f"{words} --dtype f32"), 0)
    exact, small = (losses(step(f"{words} --dtype {dtype}"), args) for dtype in ("f32", "fp8"))
    assert all(after < before for before, after in zip(small, small[1:], strict=False))
    assert np.abs(np.subtract(exact, small)).max() < 0.1 * (exact[0] - exact[-1])


def error(module: Module, args: list[NDArray[Any]], exact: list[NDArray[Any]]) -> float:
    """The largest error of a gradient, as a part of its norm."""
    pairs = zip(moments(module, args), exact, strict=True)
    return max(float(np.linalg.norm(a - b) / np.linalg.norm(b)) for a, b in pairs)


def test_gradients_have_scales_of_their_own():
    """Without them, those of many tokens are too small for the format."""
    args = inputs(step("--dtype f32"), 0)
    exact, module = moments(step("--dtype f32"), args), step("--dtype fp8")
    assert error(module, args, exact) < 0.2
    text = print_module(module)
    assert text.count("dense<1.000000e-30>") > 10  # the least that the largest number may be
    assert error(parse(text.replace("dense<1.000000e-30>", "dense<1.0e6>")), args, exact) > 0.5


def test_what_is_kept_has_8_bits():
    text = print_module(step("--dtype fp8"))
    assert "2x4x16x32xui8" in text and "2x4x16x128xui8" in text
    assert "2x4x16x128xbf16" in text  # what entered the activation
    cut = print_module(step("--dtype fp8 --parallel tp=2,sp=on"))
    assert "2x4x16x32xui8" not in cut and "2x4x16x2x64xui8" in cut  # sequences are gathered again


def test_formats_are_those_of_each_pass():
    text = print_module(step("--dtype fp8 --unroll"))
    products = [line for line in text.splitlines() if "dot_general" in line and "f8" in line]
    is_back = ["f8E5M2" in line for line in products]
    assert (is_back.count(False), is_back.count(True)) == (2 * 4, 2 * 8)


def test_a_chip_without_8_bits_is_refused():
    text = print_module(step("--dtype fp8 --parallel dp=2,tp=4"))
    code, output, _ = ask("cost", "-", "--cluster", "dgx-h100", "--json", stdin=text)
    assert code == 0 and '"peak_element": "f8E4M3FN"' in output
    code, _, errors = ask("cost", "-", "--cluster", "dgx-a100", stdin=text)
    assert code == 1 and "a100-80gb states no peak" in errors and "<stdin>:" in errors
