"""Unite sharding groups that share a value, and number them from 0.

Before:
    func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
      sdy.sharding_group %arg0 group_id=7 : tensor<8xf32>
      sdy.sharding_group %arg1 group_id=7 : tensor<8xf32>
      sdy.sharding_group %arg1 group_id=9 : tensor<8xf32>
      return %arg1 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
      sdy.sharding_group %arg0 group_id=0 : tensor<8xf32>
      sdy.sharding_group %arg1 group_id=0 : tensor<8xf32>
      return %arg1 : tensor<8xf32>
    }
"""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass, op_error
from shardwright.passes.shared.shardings import manual_axes
from shardwright.spec.attributes import Int
from shardwright.spec.sharding_rules.dataflow import GROUP


@dataclass(frozen=True)
class ShardingGroupImport(Pass):
    def run(self, module: Module) -> None:
        ops = [op for op in all_ops(module) if op.name == GROUP]
        leaders = _unite(ops)
        _check(module, ops, leaders)
        numbers = {leader: n for n, leader in enumerate(sorted(set(leaders.values())))}
        seen: set[tuple[int, int]] = set()
        for op in ops:
            number = numbers[leaders[_group(op)]]
            key = (number, id(op.operands[0]))
            if key in seen:
                op.erase()
                continue
            seen.add(key)
            op.set_attr("group_id", Int(number))


def _group(op: Op) -> int:
    attr = op.attrs["group_id"]
    assert isinstance(attr, Int)
    return attr.value


def _unite(ops: list[Op]) -> dict[int, int]:
    """For each group id the smallest id that it is tied to by common values."""
    leader: dict[int, int] = {}

    def find(group: int) -> int:
        while leader[group] != group:
            group = leader[group]
        return group

    first: dict[Value, int] = {}
    for op in ops:
        group = _group(op)
        leader.setdefault(group, group)
        a, b = find(group), find(first.setdefault(op.operands[0], group))
        leader[max(a, b)] = min(a, b)
    return {group: find(group) for group in leader}


def _check(module: Module, ops: list[Op], leaders: dict[int, int]) -> None:
    """Members of a group have one shape and stand in the same manual computation."""
    first: dict[int, Op] = {}
    for op in ops:
        other = first.setdefault(leaders[_group(op)], op)
        value, expected = op.operands[0], other.operands[0]
        if value.shape != expected.shape:
            raise op_error(
                module,
                op,
                f"ShardingGroupOps values must have the same shape for groupId: {_group(op)}, "
                f"{list(value.shape)} != {list(expected.shape)}",
                help="use another group_id for values of another shape",
            )
        if _manual_parent(op) is not _manual_parent(other):
            raise op_error(
                module,
                op,
                "ShardingGroupOps values cannot cross ManualComputationOp boundaries for groupId: "
                f"{_group(op)}",
                help="use another group_id inside the manual computation",
            )


def _manual_parent(op: Op) -> Op | None:
    parent = op.parent
    while parent is not None and not manual_axes(parent):
        parent = parent.parent
    return parent
