"""Programs that the language allows and no pass takes: printed, and refused by what runs them."""

from __future__ import annotations

import numpy as np
import pytest

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.run import run
from shardwright.ir.verifier.executable_subset import check_plain
from shardwright.ir.verify import verify
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.oracles import jaxlib_print
from shardwright.testing.texts.sdy_samples import KERNELS

_OTHER_END = "func.func @main(%a: tensor<4xf32>) {\n  stablehlo.return %a : tensor<4xf32>\n}\n"
_TWO_BLOCKS = (
    "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n  return %a : tensor<4xf32>\n"
    "^bb1(%b: tensor<4xf32>):\n  return %b : tensor<4xf32>\n}\n"
)
_OUTSIDE = "%0 = stablehlo.constant dense<1.0> : tensor<f32>\nfunc.func @main() {\n  return\n}\n"
_TOPOLOGY = """\
#t = #mpmd.topology<<"m1": <["x"=2]>>>
!m = !mpmd.mesh_tensor<"m1", tensor<4xf32>>
func.func @main(%a: !m) -> !m attributes {topology = #t} {
  %0 = mpmd.fragment<mesh="m1", origin=[], in_shardings=[<@mesh, [{"x"}]>]>
    (%a) (%b: tensor<4xf32>) {
    mpmd.return %b : tensor<4xf32>
  } : (!m) -> !m
  return %0 : !m
}
"""
ODD = {
    "a function that ends with stablehlo.return": _OTHER_END,
    "2 blocks in a region": _TWO_BLOCKS,
    "stablehlo.constant in a module": _OUTSIDE,
    "a sharding on @mesh, a mesh of a topology": _TOPOLOGY,
    "a module in a module": "module {\n  module @inner {\n  }\n}\n",
}


@pytest.mark.parametrize("what", ODD)
def test_what_is_not_plain_is_printed_and_not_run(what: str):
    module = parse(ODD[what], "f.mlir")
    assert verify(module) == []
    assert print_module(module) == jaxlib_print(ODD[what])
    for take in (
        lambda: check_plain(module),
        lambda: parse_pipeline("propagate").run(module),
        lambda: run(module, [np.zeros(4, np.float32)]),
    ):
        with pytest.raises(ProgramError, match=f"passes do not take {what}") as caught:
            take()
        assert caught.value.diagnostics[0].place.line


ODD_KERNELS = ("modules", "order")  # nested modules; ops at the top of one


@pytest.mark.parametrize("name", [name for name in KERNELS if name not in ODD_KERNELS])
def test_other_programs_are_plain(name: str):
    check_plain(parse(KERNELS[name]))
