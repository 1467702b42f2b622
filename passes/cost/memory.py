"""Write on main the memory that one device needs: arguments, results, temporaries, and the peak.

It is that of the JAX script, as XLA compiles it; with `emit=torch` that of the torch script, with `emit=mlir`
that of ops in the order of the text. `docs/memory.md` explains the rules.

Before:
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<4x8xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4x8xf32> attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>, plan.arg_types = [tensor<8x8xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>, plan.result_types = [tensor<8x8xf32>]} {
        %0 = stablehlo.sine %arg0 : tensor<4x8xf32>
        %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>
        %2 = stablehlo.dot_general %1, %0, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
        return %2 : tensor<4x8xf32>
      }
    }
After:
    module {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<4x8xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4x8xf32> attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>, plan.arg_types = [tensor<8x8xf32>], plan.memory = {arguments = 128 : i64, peak = 320 : i64, results = 128 : i64, temporaries = 192 : i64}, plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>, plan.result_types = [tensor<8x8xf32>]} {
        %0 = stablehlo.sine %arg0 : tensor<4x8xf32>
        %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>
        %2 = stablehlo.dot_general %1, %0, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
        return %2 : tensor<4x8xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Module
from shardwright.passes.base import Pass
from shardwright.passes.cost.liveness.scripts import DEFAULT, expect_script, script_peak
from shardwright.spec import plan
from shardwright.spec.attributes import Attrs, Int


@dataclass(frozen=True)
class Memory(Pass):
    needs: ClassVar[str] = "local"

    emit: str = DEFAULT  # whose memory: jax, torch, or mlir for ops in the order of the text

    def run(self, module: Module) -> None:
        """Write `plan.memory`."""
        expect_script(self.emit)
        found = script_peak(module, None, self.emit)
        sizes = {
            "arguments": found.argument_bytes,
            "peak": found.bytes,
            "results": found.result_bytes,
            "temporaries": found.temp_bytes,
        }
        assert module.main is not None
        notes = Attrs({key: Int(size) for key, size in sizes.items()})
        module.main.set_note(plan.MEMORY, notes)
