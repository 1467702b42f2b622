"""Which operands of a product lie in another order than it runs in, and what copying them costs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.cost.evaluation.evaluate import evaluate, taking_seconds
from shardwright.passes.cost.fusion import operand_layouts
from shardwright.passes.cost.fusion.fusion import fuse
from shardwright.passes.cost.kernels.dataflow import flatten
from shardwright.passes.cost.liveness.analysis import peak
from shardwright.passes.registry import parse_pipeline
from shardwright.passes.target import target_of
from shardwright.spec.cluster import Cluster
from shardwright.spec.machines.roofline import Load, copying_seconds, kernel_seconds
from shardwright.testing.machines.timed_clusters import SMALL, with_chip

LEFT, RIGHT = 4 * 2 * 8 * 16, 4 * 2 * 16 * 32  # bytes: batch 2, rows 8, depth 16, columns 32


def load_of(text: str) -> Load:
    """The load of the kernel with the product."""
    main = parse(text).main
    assert main is not None
    found = [kernel.load for kernel in fuse(flatten(parse(text), main.body)).kernels]
    return next(load for load in found if load is not None and load.products)


def product(left: str, right: str) -> str:
    """Operands with dims b, m, k and b, k, n in the orders that words give."""
    sizes = dict(zip("bmkn", (2, 8, 16, 32), strict=True))
    x, y = ("x".join(str(sizes[c]) for c in one) for one in (left, right))
    dims = f"batching_dims = [{left.index('b')}] x [{right.index('b')}], "
    dims += f"contracting_dims = [{left.index('k')}] x [{right.index('k')}]"
    return f"""
func.func @main(%x: tensor<{x}xf32>, %y: tensor<{y}xf32>) -> tensor<2x8x32xf32> {{
  %0 = stablehlo.dot_general %x, %y, {dims}
    : (tensor<{x}xf32>, tensor<{y}xf32>) -> tensor<2x8x32xf32>
  return %0 : tensor<2x8x32xf32>
}}"""


@pytest.mark.parametrize(
    ("left", "right", "copied", "strided"),
    [
        ("bmk", "bkn", 0, 0),
        ("bmk", "bnk", 0, 0),
        ("bkm", "bkn", LEFT, LEFT),
        ("mbk", "bkn", LEFT, 0),  # rows of depth stay together
        ("mkb", "bkn", LEFT, LEFT),
        ("bmk", "kbn", RIGHT, 0),
        ("bmk", "knb", RIGHT, RIGHT),
        ("bkm", "nkb", LEFT + RIGHT, LEFT + RIGHT),
    ],
)
def test_orders_that_are_copied(left: str, right: str, copied: int, strided: int):
    load = load_of(product(left, right))
    assert (load.copied, load.strided) == (copied, strided)


def transposed(is_left: bool) -> str:
    x, y = ("16x8", "16x32") if is_left else ("8x16", "32x16")
    turn = "%x" if is_left else "%y"
    a, b = ("%t", "%y") if is_left else ("%x", "%t")
    before, after = ("16x8", "8x16") if is_left else ("32x16", "16x32")
    return f"""
func.func @main(%x: tensor<{x}xf32>, %y: tensor<{y}xf32>) -> tensor<8x32xf32> {{
  %t = stablehlo.transpose {turn}, dims = [1, 0] : (tensor<{before}xf32>) -> tensor<{after}xf32>
  %0 = stablehlo.dot_general {a}, {b}, contracting_dims = [1] x [0]
    : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}}"""


def test_what_is_transposed_on_the_way_lies_as_it_was():
    assert load_of(transposed(True)).strided == 4 * 8 * 16
    assert load_of(transposed(False)).copied == 0  # columns first is an order, too


def test_sums_over_dims_in_different_orders_copy_one_operand():
    text = """
func.func @main(%x: tensor<8x4x16xf32>, %y: tensor<16x4x32xf32>) -> tensor<8x32xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1, 2] x [1, 0]
    : (tensor<8x4x16xf32>, tensor<16x4x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}"""
    assert load_of(text).copied == 4 * 16 * 4 * 32


def test_copies_cost_what_the_chip_says():
    load = Load(copied=3000, strided=1000)
    chip = replace(SMALL.chip, kernels=replace(SMALL.chip.kernels, copies=0.25, stream=0.5))
    rate = chip.memory_bandwidth * 0.5
    assert copying_seconds(load, chip) == pytest.approx((2 * 2000 + 2 * 1000 / 0.25) / rate)
    assert copying_seconds(load, SMALL.chip) == 0.0
    assert kernel_seconds(load, chip) == pytest.approx(
        copying_seconds(load, chip) + chip.kernels.launch
    )


def test_a_planted_wrong_order_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(operand_layouts, "_WAYS", (("bmk", "bkm"), ("bmk", "bkm")))
    with pytest.raises(AssertionError):
        test_orders_that_are_copied("bkm", "bkn", LEFT, LEFT)


WHOLE = """
sdy.mesh @mesh = <["x"=2]>
func.func @main(%p: tensor<1024xf32> {tf.aliasing_output = 0 : i32}, %g: tensor<1024xf32>)
    -> (tensor<1024xf32>, tensor<256xf32>) {
  %0 = stablehlo.multiply %g, %g : tensor<1024xf32>
  %b = stablehlo.optimization_barrier %0 : tensor<1024xf32>
  %1 = stablehlo.subtract %p, %b : tensor<1024xf32>
  %2 = stablehlo.slice %b [0:256] : (tensor<1024xf32>) -> tensor<256xf32>
  return %1, %2 : tensor<1024xf32>, tensor<256xf32>
}"""


def with_fresh(rate: float, least: float = 0.0) -> Cluster:
    return with_chip(
        SMALL,
        lambda chip: replace(chip, kernels=replace(chip.kernels, fresh=rate, fresh_from=least)),
    )


def local() -> Module:
    module = parse(WHOLE)
    parse_pipeline("propagate,partition").run(module)
    return module


def test_memory_taken_anew_is_idle_time():
    found, module = peak(local()), local()
    taken = found.temp_bytes + 4 * 256  # the other result replaces an argument
    assert found.temp_bytes > 0
    assert taking_seconds(module, with_fresh(1e6)) == pytest.approx(taken / 1e6)
    (mesh,) = module.meshes.values()  # two of the devices: the others are idle
    targets = (target_of(with_fresh(rate), mesh=mesh) for rate in (0.0, 1e6))
    plain, slow = (evaluate(module, target) for target in targets)
    assert slow.step - plain.step == pytest.approx(taken / 1e6)
    assert slow.idle - plain.idle == pytest.approx(taken / 1e6)
    assert slow.compute == plain.compute and slow.bound == plain.bound


def test_small_blocks_are_kept():
    small, large = sorted((peak(local()).temp_bytes, 4 * 256))
    assert small < large
    for least, taken in ((small, small + large), (small + 1, large), (large + 1, 0)):
        found = taking_seconds(local(), with_fresh(1e6, least))
        assert found == pytest.approx(taken / 1e6)
