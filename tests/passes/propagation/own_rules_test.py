"""Ops that Shardy has no rule for: ours apply, unless the option asks for Shardy's rules only."""

from __future__ import annotations

import pytest

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.op import ops

TEXT = """
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> OUT {
  %0 = OP
  return %0 : OUT
}
"""
CASES = {
    "stablehlo.broadcast": (
        '"stablehlo.broadcast"(%a) {broadcast_sizes = array<i64: 3>} : (tensor<4x8xf32>) -> OUT',
        "tensor<3x4x8xf32>",
        '[{?}, {"x", ?}, {?}]',
    ),
    "stablehlo.unary_einsum": (
        '"stablehlo.unary_einsum"(%a) {einsum_config = "ab->ba"} : (tensor<4x8xf32>) -> OUT',
        "tensor<8x4xf32>",
        '[{?}, {"x", ?}]',
    ),
    "chlo.erf": ("chlo.erf %a : tensor<4x8xf32> -> OUT", "tensor<4x8xf32>", '[{"x", ?}, {?}]'),
}


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("own", [True, False])
def test_the_option_switches_them(name: str, own: bool):
    op, out, sharding = CASES[name]
    assert ops()[name].own_rule
    module = parse(TEXT.replace("OP", op).replace("OUT", out))
    options = f"{{chlo-rules={'true' if own else 'false'}}}"
    parse_pipeline(f"sdy-basic-propagate{options}").run(module)
    (line,) = [line for line in print_module(module).split("\n") if name in line]
    assert (sharding in line) == own, line
