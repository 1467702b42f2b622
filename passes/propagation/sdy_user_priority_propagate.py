"""Propagate the dims that the user marks `p0` first, then `p1`, and so on; all rounds for each.

Before:
    func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}p1, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"x"}]>}) -> tensor<8x8xf32> {
      %0 = stablehlo.add %arg0, %arg1 : tensor<8x8xf32>
      return %0 : tensor<8x8xf32>
    }
After:
    func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"x"}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"x", ?}]>}) {
      %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"x", ?}]>]>} : tensor<8x8xf32>
      return %0 : tensor<8x8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic
from shardwright.passes.propagation.engine.priorities import drop_priorities, run_by_user_priority
from shardwright.passes.propagation.engine.propagation_options import (
    ByStrategy,
    InRounds,
    Propagation,
)
from shardwright.passes.propagation.engine.recorder import Recorder
from shardwright.passes.propagation.engine.traceable import Traceable


@dataclass(frozen=True)
class UserPriorityPropagate(Traceable, Propagation, ByStrategy, InRounds):
    conflicts: str = "size"  # or "cost": factors compete by the bytes that move, not by tensor size

    def run(self, module: Module) -> list[Diagnostic]:
        return self.traced(module, None)

    def traced(self, module: Module, recorder: Recorder | None) -> list[Diagnostic]:
        """The same, and fill a recorder with what happens."""
        warnings = self.propagated(
            module,
            self.propagation_strategy,
            lambda scheduler, save: run_by_user_priority(
                scheduler.engine,
                lambda: scheduler.run(by_op_priority=self.run_op_priority_propagation),
                lambda priority: save(f"propagation_after_user_priority_{priority}"),
            ),
            self.conflicts,
            recorder,
        )
        drop_priorities(module)
        return warnings
