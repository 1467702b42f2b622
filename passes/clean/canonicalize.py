"""Apply the small rewrites of the sharding dialect's collectives until none applies, and remove dead ops.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.reshard %arg0 <@mesh, [{"x"}]> : tensor<8xf32>
      %1 = sdy.reshard %0 <@mesh, [{"y"}]> : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = sdy.reshard %arg0 <@mesh, [{"y"}]> : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass
from shardwright.passes.clean.rewrites.sdy_collectives import NAMED, OTHER, Rewrites
from shardwright.passes.clean.rewrites.unused_ops import erase_dead
from shardwright.spec import plan


@dataclass(frozen=True)
class Canonicalize(Pass):
    enable_patterns: tuple[str, ...] = ()  # "sdy-collective", "sdy-reshard"; none: all rewrites
    region_simplify: str = "normal"  # MLIR's; regions have one block here, so that all words agree
    max_iterations: int = 10

    def run(self, module: Module) -> None:
        rewrites = self._rewrites()
        names = {name for name, _ in rewrites}
        for _ in range(self.max_iterations):
            changed = erase_dead(module.body, pure=frozenset()) > 0
            if any([op.name in names for op in all_ops(module)]):
                changed |= _sweep(module, rewrites)
            if not changed:
                return

    def _rewrites(self) -> Rewrites:
        if not self.enable_patterns:
            return sum(NAMED.values(), ()) + OTHER
        return sum((NAMED.get(name, ()) for name in self.enable_patterns), ())


def _sweep(module: Module, rewrites: Rewrites) -> bool:
    changed = False
    for op in reversed(all_ops(module)):
        if plan.TOLD in op.notes:
            continue
        for name, rewrite in rewrites:
            if op.block is not None and op.name == name and rewrite(op):
                changed = True
                break
    return changed
