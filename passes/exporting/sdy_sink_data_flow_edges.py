"""Move the sharding of each data-flow edge to the op whose value it stands for, and remove the edge.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.optimization_barrier %arg0 : tensor<8xf32>
      %1 = sdy.data_flow_edge %0 sharding=<@mesh, [{"x", ?}]> : tensor<8xf32>
      return %1 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", ?}]>]>} %arg0 : tensor<8xf32>
      return %0 : tensor<8xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass
from shardwright.passes.shared.data_flow import edge_op
from shardwright.passes.shared.debug_note_names import EDGES, ORIGINS
from shardwright.passes.shared.shardings import manual_axes, per_value, sharding_of, with_free_axes
from shardwright.spec.attributes import Array, ShardingPerValue
from shardwright.spec.sharding import Sharding, fully_open
from shardwright.spec.sharding_rules.dataflow import DATA_FLOW


@dataclass(frozen=True)
class SinkDataFlowEdges(Pass):
    anchor: ClassVar[str] = "func.func"
    sink_debug_sharding_origins: bool = False  # keep at the op what debug options wrote at edges
    sink_debug_propagation_edge_sharding: bool = False

    def run(self, module: Module) -> None:
        gone: dict[Op, None] = {}
        for op in all_ops(module):
            flow = DATA_FLOW.get(op.name)
            if flow is None:
                continue
            own = op.regions[0].block.args if flow.own_args else ()
            if self.sink_debug_sharding_origins:
                _sink_notes(op, own, ORIGINS)
            if self.sink_debug_propagation_edge_sharding:
                _sink_notes(op, own, EDGES)
            if flow.own_args:
                _sink_declared(op, op.regions[0].block.args, "in_shardings", gone)
                _sink_declared(op, op.results, "out_shardings", gone)
            else:
                for value, sharding in zip(op.results, _sink(op.results, gone), strict=True):
                    value.set_sharding(sharding)
        for block in dict.fromkeys(op.block for op in gone):
            assert block is not None
            block.set_ops([op for op in block.ops if op not in gone])


def _sink_notes(op: Op, args: Sequence[Value], name: str) -> None:
    """Collect the notes of the edges of arguments, and of results, in lists."""
    for role, owners in (("block_arg", args), ("result", op.results)):
        carriers = [carrier for owner in owners if (carrier := edge_op(owner)) is not None]
        found = [note for carrier in carriers if (note := carrier.notes.get(f"sdy.{name}"))]
        op.set_note(f"sdy.{role}_{name}", Array(tuple(found)))


def _sink(owners: Sequence[Value], gone: dict[Op, None]) -> list[Sharding | None]:
    """The shardings of the owners' edges, all or none; users go back to the owners."""
    found: list[Sharding | None] = []
    for owner in owners:
        carrier = edge_op(owner)
        if carrier is None:
            found.append(owner.sharding)
            continue
        found.append(sharding_of(carrier.result))
        carrier.result.replace_uses(owner)
        carrier.let_go()
        gone[carrier] = None
    mesh = next((s.mesh for s in found if s is not None), None)
    if mesh is None:
        return found
    return [s or fully_open(mesh, len(owner.shape)) for s, owner in zip(found, owners, strict=True)]


def _sink_declared(op: Op, owners: Sequence[Value], key: str, gone: dict[Op, None]) -> None:
    """The same for ops that declare shardings of arguments and results in an attribute."""
    declared = per_value(op, key)
    has_edges = [edge_op(owner) is not None for owner in owners]
    found = _sink(owners, gone)
    names = frozenset(axis.name for axis in manual_axes(op))
    shardings: list[Sharding] = []
    for index, (new, is_new) in enumerate(zip(found, has_edges, strict=True)):
        old = declared[index] if declared else None
        if not is_new or new is None:
            new = old
        elif old is not None and owners[index].op is None:
            new = with_free_axes(old, new, names)
        if new is not None:
            shardings.append(new)
    if shardings:
        op.set_attr(key, ShardingPerValue(tuple(shardings)))
