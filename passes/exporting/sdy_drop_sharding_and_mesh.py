"""Remove all shardings of values and all meshes: the program no longer mentions devices.

An op that names a sharding itself (a reshard, a collective, a manual computation) must be gone by then.

Before:
    sdy.mesh @mesh = <["x"=2]>
    func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
      %0 = stablehlo.tanh %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.tanh %arg0 : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Func, Module, Op
from shardwright.ir.told_cuts import expect_untold
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass, op_error
from shardwright.passes.shared.symbols import MESH
from shardwright.spec.attributes import ShardingAttr, ShardingPerValue


@dataclass(frozen=True)
class DropShardingAndMesh(Pass):
    def run(self, module: Module) -> None:
        ops = all_ops(module)
        for op in ops:
            if name := _named_mesh(op):
                message = f"needs mesh {name}, which goes with the shardings"
                raise op_error(module, op, message, help="localize the program first")
        expect_untold(module, "over a mesh which goes with the shardings")
        for op in ops:
            for value in op.results:
                value.set_sharding(None)
            if isinstance(op, Func):
                op.set_boundary(result_shardings=[None] * len(op.result_shardings))
                for value in [] if op.is_declaration else op.args:
                    value.set_sharding(None)
        for op in [op for op in module.ops if op.name == MESH]:
            op.erase()


def _named_mesh(op: Op) -> str:
    """A mesh that an op names in its own attributes; "" if it names none."""
    for attr in op.attrs.values():
        found = (attr.sharding,) if isinstance(attr, ShardingAttr) else ()
        if isinstance(attr, ShardingPerValue):
            found = attr.shardings
        for value in found:
            if isinstance(value.mesh, str):
                return f"@{value.mesh}"
    return ""
