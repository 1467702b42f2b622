"""Parts of layers that stand apart from one another are one function; equal constants are one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from shardwright.ir.core import Module, callee
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.ir.verify import verify
from shardwright.passes.clean.outlining import distant_regions as distant
from shardwright.passes.clean.outlining import equal_constants as constants
from shardwright.passes.clean.outlining.apart import Apart
from shardwright.passes.clean.outlining.equal_constants import share_constants
from shardwright.testing.soundness import assert_rewrite_sound, rewrite

TENSOR = "tensor<4x8xf32>"


def calls(module: Module) -> list[str]:
    return [callee(op) for op in module.walk() if op.name == "func.call"]


# --- regions at a distance


NORM = f"""
  %a{{0}} = stablehlo.tanh {{1}} : {TENSOR}
  %b{{0}} = stablehlo.multiply %a{{0}}, {{1}} : {TENSOR}
  %c{{0}} = stablehlo.sine %b{{0}} : {TENSOR}
  %d{{0}} = stablehlo.subtract %c{{0}}, {{2}} : {TENSOR}
  %e{{0}} = stablehlo.negate %d{{0}} : {TENSOR}
  %f{{0}} = stablehlo.add %e{{0}}, {{2}} : {TENSOR}
"""


def two_norms(second: str = "%y") -> str:
    """Two equal stretches, between them and around them other ops."""
    between = [f"  %g0 = stablehlo.cosine %f0 : {TENSOR}", f"  %g1 = stablehlo.abs %g0 : {TENSOR}"]
    return "\n".join(
        [
            f"func.func @main(%x: {TENSOR}, %y: {TENSOR}) -> {TENSOR} {{",
            NORM.format(0, "%x", "%y"),
            *between,
            NORM.format(1, "%g1", second),
            f"  return %f1 : {TENSOR}",
            "}",
        ]
    )


def test_regions_at_a_distance_are_one_function():
    after = assert_rewrite_sound(two_norms(), "outline{least=4}")
    assert calls(after) == ["part", "part"]
    assert len(after.funcs[1].body.ops) == 7
    assert print_module(rewrite(after, "outline{least=4}")) == print_module(after)
    assert calls(assert_rewrite_sound(two_norms(), "outline{least=7}")) == []


def test_copies_whose_wiring_is_not_looked_at_are_caught(monkeypatch: pytest.MonkeyPatch):
    """In the second an op takes a value of the region where the first takes another."""
    text = two_norms("%y").replace("%e1 = stablehlo.negate %d1", "%e1 = stablehlo.negate %c1")
    assert calls(assert_rewrite_sound(text, "outline{least=6}")) == []
    monkeypatch.setattr(distant, "wired", lambda *_: ())
    with pytest.raises(AssertionError):
        assert_rewrite_sound(text, "outline{least=6}")


# --- constants within layers


def masked(second: str = "sine") -> str:
    """A layer that works out a mask twice, or two masks of equal positions."""
    mask = "tensor<4x8xf32>"
    return f"""
func.func @main(%x: {mask}) -> {mask} {{
  %0 = call @layer(%x) : ({mask}) -> {mask}
  return %0 : {mask}
}}
func.func private @layer(%x: {mask}) -> {mask} {{
  %0 = stablehlo.iota dim = 0 : {mask}
  %1 = stablehlo.sine %0 : {mask}
  %2 = stablehlo.multiply %1, %x : {mask}
  %3 = stablehlo.iota dim = 0 : {mask}
  %4 = stablehlo.{second} %3 : {mask}
  %5 = stablehlo.sine %x : {mask}
  %6 = stablehlo.add %4, %5 : {mask}
  %7 = stablehlo.subtract %2, %6 : {mask}
  return %7 : {mask}
}}
"""


def shared_constants(text: str) -> Module:
    module = parse(text)
    share_constants(module)
    return module


@pytest.mark.parametrize(("second", "ops"), [("sine", 7), ("cosine", 8)])
def test_layers_work_out_equal_constants_once(second: str, ops: int):
    after = shared_constants(masked(second))
    assert verify(after) == []
    assert len(after.funcs[1].body.ops) == ops
    assert_equal_results(parse(masked(second)), after)


def test_values_of_main_are_not_shared():
    text = masked().replace("private @layer", "@layer")
    assert print_module(shared_constants(text)) == print_module(parse(text))


def test_constants_of_other_kinds_are_not_shared(monkeypatch: pytest.MonkeyPatch):
    """Planted: all that hangs on constants counts as equal."""
    right = constants.find_apart

    def careless(*given: Any) -> Apart:
        found = right(*given)
        return replace(found, form={value: len(value.op.operands) for value in found.form})

    monkeypatch.setattr(constants, "find_apart", careless)
    with pytest.raises(AssertionError):
        assert_equal_results(parse(masked("cosine")), shared_constants(masked("cosine")))


def assert_equal_results(before: Module, after: Module) -> None:
    args = inputs(before, 0)
    for one, other in zip(run(before, args), run(after, args), strict=True):
        np.testing.assert_array_equal(one, other)
