"""Estimate how long one step of a `local` program takes on a cluster, and what takes the time.

The program is simulated event by event: kernels on the device's compute stream, collectives beside
it as far as the cluster lets them overlap, loops by their iterations (docs/cost.md). The module gets
`plan.cost`: seconds of a step, of computing, of communication that is not hidden, of idling, a lower
bound, and the bytes that a device holds at most; each op that a kernel is named by gets the seconds
of all its executions. Times are those of a model. `trip-count` stands for the iterations of loops that
do not say how often they run; `stack` is other software, a name or a file; `overlap` is `none`,
`one` or `levels` in place of what the cluster says.

The example has `cluster=dgx-h100`.

Before:
    module attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
      sdy.mesh @mesh = <["x"=8]>
      func.func @main(%arg0: tensor<1024x1024xbf16>, %arg1: tensor<1024x1024xbf16>) -> tensor<1024x1024xbf16> attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>, <@mesh, [{}, {}]>]>, plan.arg_types = [tensor<1024x1024xbf16>, tensor<1024x1024xbf16>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>, plan.result_types = [tensor<1024x1024xbf16>]} {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<1024x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<1024x1024xbf16>
        return %0 : tensor<1024x1024xbf16>
      }
    }
After:
    module attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32, plan.cost = {bound = "2.17 us", cluster = "dgx-h100", compute = "12.81 us", exposed_communication = "0 ns", fits = true, idle = "5.33 us", peak_bytes = 6291456 : i64, step = "18.14 us"}} {
      sdy.mesh @mesh = <["x"=8]>
      func.func @main(%arg0: tensor<1024x1024xbf16>, %arg1: tensor<1024x1024xbf16>) -> tensor<1024x1024xbf16> attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>, <@mesh, [{}, {}]>]>, plan.arg_types = [tensor<1024x1024xbf16>, tensor<1024x1024xbf16>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>, plan.result_types = [tensor<1024x1024xbf16>]} {
        %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] {plan.cost = "18.14 us"} : (tensor<1024x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<1024x1024xbf16>
        return %0 : tensor<1024x1024xbf16>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Module
from shardwright.passes.base import Pass
from shardwright.passes.cost.evaluation.evaluate import Trace, trace
from shardwright.passes.cost.liveness.scripts import DEFAULT, expect_script
from shardwright.passes.target import needed
from shardwright.spec import plan
from shardwright.spec.attributes import Attribute, Attrs, Bool, Int, String
from shardwright.spec.machines.units import shown


@dataclass(frozen=True)
class CostPass(Pass):
    needs: ClassVar[str] = "local"
    leaves: ClassVar[str] = "local"

    cluster: str = ""  # a name, NAME:SIZES, or a file
    stack: str = ""  # other software: a name, or a file
    overlap: str = ""  # none, one or levels
    trip_count: int = 0  # of loops that do not say how often they run
    emit: str = DEFAULT  # whose memory: jax, torch or mlir

    def run(self, module: Module) -> None:
        target = needed(
            self.cluster, "cost", stack=self.stack, overlap=self.overlap, trips=self.trip_count
        ).on(module)
        expect_script(self.emit)
        _write(module, trace(module, target, self.emit), self.stack)


def _write(module: Module, found: Trace, stack: str) -> None:
    cost = found.cost
    for op in module.walk():
        op.set_note(plan.COST, None)
    seconds: dict[str, float] = {
        "step": cost.step,
        "compute": cost.compute,
        "exposed_communication": cost.exposed,
        "idle": cost.idle,
        "bound": cost.bound,
    }
    note: dict[str, Attribute] = {"cluster": String(cost.cluster.name)}
    note |= {"stack": String(stack)} if stack else {}
    note |= {key: String(shown(value, "seconds")) for key, value in seconds.items()}
    note |= {"peak_bytes": Int(cost.peak_bytes), "fits": Bool(cost.fits)}
    module.set_note(plan.COST, Attrs(note))
    for line, op in zip(cost.lines, found.ops, strict=True):
        op.set_note(plan.COST, String(shown(line.seconds, "seconds")))
