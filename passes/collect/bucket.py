"""Merge several small messages into one: independent collectives of one kind and group.

Runs on a program for one device. Collectives of one kind, over the same devices and with the same
elements, wait for each other until one of them is used, or until `bytes` are together (of their results,
of gathers, else of their operands, on a device); then one collective moves them all, flattened and side
by side. As many bytes move in fewer steps; what was copied for it must be copied back.

Before:
    module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<4x3xf32>, %arg1: tensor<2xf32>) -> (tensor<8x3xf32>, tensor<4xf32>) attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}]>]>, plan.arg_types = [tensor<8x3xf32>, tensor<4xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>, <@mesh, [{}]>]>, plan.result_types = [tensor<8x3xf32>, tensor<4xf32>]} {
        %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> {plan.axes = ["x"]} : (tensor<4x3xf32>) -> tensor<8x3xf32>
        %1 = "stablehlo.all_gather"(%arg1) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> {plan.axes = ["x"]} : (tensor<2xf32>) -> tensor<4xf32>
        return %0, %1 : tensor<8x3xf32>, tensor<4xf32>
      }
    }
After:
    module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%arg0: tensor<4x3xf32>, %arg1: tensor<2xf32>) -> (tensor<8x3xf32>, tensor<4xf32>) attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}]>]>, plan.arg_types = [tensor<8x3xf32>, tensor<4xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>, <@mesh, [{}]>]>, plan.result_types = [tensor<8x3xf32>, tensor<4xf32>]} {
        %0 = stablehlo.reshape %arg0 : (tensor<4x3xf32>) -> tensor<1x12xf32>
        %1 = stablehlo.reshape %arg1 : (tensor<2xf32>) -> tensor<1x2xf32>
        %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<1x12xf32>, tensor<1x2xf32>) -> tensor<1x14xf32>
        %3 = "stablehlo.all_gather"(%2) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> {plan.axes = ["x"]} : (tensor<1x14xf32>) -> tensor<2x14xf32>
        %4 = stablehlo.slice %3 [0:2, 0:12] : (tensor<2x14xf32>) -> tensor<2x12xf32>
        %5 = stablehlo.reshape %4 : (tensor<2x12xf32>) -> tensor<2x4x3xf32>
        %6 = stablehlo.reshape %5 : (tensor<2x4x3xf32>) -> tensor<8x3xf32>
        %7 = stablehlo.slice %3 [0:2, 12:14] : (tensor<2x14xf32>) -> tensor<2x2xf32>
        %8 = stablehlo.reshape %7 : (tensor<2x2xf32>) -> tensor<4xf32>
        return %6, %8 : tensor<8x3xf32>, tensor<4xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Block, Module, Op, Value
from shardwright.passes.base import Pass
from shardwright.passes.collect.runs.packed_collectives import DIMS, key, merged


@dataclass(frozen=True)
class Bucket(Pass):
    needs: ClassVar[str] = "local"
    leaves: ClassVar[str] = "local"

    bytes: int = 25 << 20  # of one bucket, at most; larger collectives stay alone

    def run(self, module: Module) -> None:
        if not any(op.name in DIMS for op in module.walk()):
            return
        for func in module.funcs:
            for block in func.regions[0].blocks:
                _fill(block, self.bytes)


@dataclass(slots=True)
class _Bucket:
    members: list[Op]
    bytes: int = 0

    def makes(self, values: set[Value]) -> bool:
        return any(member.result in values for member in self.members)


def _fill(block: Block, limit: int) -> None:
    """Gather collectives in buckets and empty each before anything uses what is in it."""
    buckets: dict[tuple[object, ...], _Bucket] = {}
    for op in tuple(block.ops):
        used = {value for inner in op.walk() for value in inner.operands}
        for found in [*buckets]:
            if buckets[found].makes(used):
                _empty(buckets.pop(found), op)
        for region in op.regions if op.sig.rule is None else ():
            for inner in region.blocks:
                _fill(inner, limit)
        kind = key(op)
        size = max(op.operands[0].tensor.bytes, op.result.tensor.bytes) if kind else 0
        if kind is None or size > limit:
            continue
        if kind in buckets and buckets[kind].bytes + size > limit:
            _empty(buckets.pop(kind), op)
        bucket = buckets.setdefault(kind, _Bucket([]))
        bucket.members.append(op)
        bucket.bytes += size
    for bucket in buckets.values():
        _empty(bucket, block.terminator)


def _empty(bucket: _Bucket, before: Op) -> None:
    if len(bucket.members) > 1:
        merged(bucket.members, before)
