"""Programs without annotations compute the same and say nothing of layouts."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.ir.verify import verify
from shardwright.passes.shared.without_annotations import without_annotations
from shardwright.testing.soundness import differences

EXAMPLES = Path(__file__).parents[3] / "examples"
PINNED = """module {
  sdy.mesh @mesh = <["x"=4]>
  func.func @main(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) {
    %0 = stablehlo.negate %x {plan.cut = {i = ["x"]}, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{}]> : tensor<8xf32>
    sdy.sharding_group %1 group_id=0 : tensor<8xf32>
    %2 = sdy.reshard %1 <@mesh, [{"x"}]> {plan.told} : tensor<8xf32>
    %3 = stablehlo.cosine %2 : tensor<8xf32>
    return %3 : tensor<8xf32>
  }
}
"""  # noqa: E501
MANUAL = """module {
  sdy.mesh @mesh = <["x"=4]>
  func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
    %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%a: tensor<2xf32>) {
      %1 = stablehlo.negate %a : tensor<2xf32>
      sdy.return %1 : tensor<2xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
"""  # noqa: E501


@pytest.mark.parametrize("name", ["mlp_tensor_parallel", "moe_layer", "while_loop", "reductions"])
def test_examples_compute_the_same(name: str):
    module = parse((EXAMPLES / f"{name}.mlir").read_text())
    before = print_module(module)
    made = without_annotations(module)
    assert print_module(module) == before
    assert not verify(made)
    assert "#sdy" not in print_module(made) and "sdy.mesh" not in print_module(made)
    args = inputs(module, 0)
    assert not differences(run(made, args), run(module, args))


def test_all_that_pins_a_value_goes():
    text = print_module(without_annotations(parse(PINNED)))
    assert "sdy" not in text and "plan" not in text
    assert "stablehlo.cosine" in text


def test_manual_computations_stay_with_their_mesh():
    assert print_module(without_annotations(parse(MANUAL))) == print_module(parse(MANUAL))
