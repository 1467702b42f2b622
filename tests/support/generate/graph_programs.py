"""Programs of one collective over all devices, and the transfers of a program's permutes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

from shardwright.ir.core import Module, Value
from shardwright.ir.parse import parse
from shardwright.ir.run import run_devices
from shardwright.passes.collect.link_graph.graph_lowering import KINDS, units_of, write_schedule
from shardwright.passes.collect.link_graph.replace_slower import Schedules
from shardwright.spec.cluster import Cluster
from shardwright.spec.links import PERMUTE
from shardwright.spec.op import Values
from shardwright.spec.values.fields import table

_BODY = """({
^bb0(%a: tensor<i32>, %b: tensor<i32>):
  %c = stablehlo.add %a, %b : tensor<i32>
  stablehlo.return %c : tensor<i32>
})"""
_GLOBAL = ", use_global_device_ids"
_KINDS = {  # name, more attributes, body, what becomes of the dims of an array of devices x 5 x 3
    "all-reduce": ("all_reduce", _GLOBAL, _BODY, (1, 1)),
    "all-gather": ("all_gather", f", all_gather_dim = 1 : i64{_GLOBAL}", "", (1, 0)),
    "reduce-scatter": (
        "reduce_scatter", f", scatter_dimension = 0 : i64{_GLOBAL}", _BODY, (-1, 1)
    ),
    "all-to-all": (
        "all_to_all",
        ", split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = {n} : i64",
        "", (-1, 0),
    ),
    "broadcast": ("collective_broadcast", "", "", (1, 1)),
}  # fmt: skip


def collective_program(
    kind: str, devices: int, order: Sequence[int], sizes: tuple[int, int] = (5, 3)
) -> str:
    """A `local` program of a collective in one group, its members in some order.

    Each device has an array of (devices * sizes[0]) x sizes[1] int32.
    """
    name, more, body, grown = _KINDS[kind]
    rows, columns = devices * sizes[0], sizes[1]
    factors = {1: 1, 0: devices}
    out = (sizes[0] if grown[0] < 0 else rows, columns * factors[grown[1]])
    type = f"tensor<{rows}x{columns}xi32>"
    made = f"tensor<{out[0]}x{out[1]}xi32>"
    cut = '#sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>'
    shown = ", ".join(map(str, order))
    handle = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"
    groups = f"replica_groups = dense<[[{shown}]]> : tensor<1x{devices}xi64>"
    made_of = f"plan.result_types = [tensor<{out[0] * devices}x{out[1]}xi32>]"
    return f"""
module attributes {{mhlo.num_partitions = {devices} : i32, mhlo.num_replicas = 1 : i32}} {{
sdy.mesh @mesh = <["x"={devices}]>
func.func @main(%arg0: {type}) -> {made} attributes {{
    plan.arg_shardings = {cut}, plan.arg_types = [tensor<{rows * devices}x{columns}xi32>],
    plan.result_shardings = {cut}, {made_of}}} {{
  %0 = "stablehlo.{name}"(%arg0) <{{{handle}, {groups}{more.format(n=devices)}}}> {body}
      {{plan.axes = ["x"]}} : ({type}) -> {made}
  return %0 : {made}
}}
}}
"""


def scheduled(text: str, cluster: Cluster) -> Module:
    """A program whose collective is a schedule on the links of a cluster, whatever it takes."""
    module = parse(text)
    (mesh,) = module.meshes.values()
    (op,) = (op for op in module.walk() if op.name in KINDS)
    units = units_of(op, mesh.device_count)
    assert units is not None
    write_schedule(op, units, Schedules(cluster).of(op), mesh.names, {}, {})
    return module


def given(text: str) -> tuple[list[Values], list[Values]]:
    """Integers that tell device and place apart, and what a program makes of them."""
    module = parse(text)
    main = module.main
    assert main is not None
    (mesh,) = module.meshes.values()
    shape = main.args[0].shape
    whole = (shape[0] * mesh.device_count, *shape[1:])
    args = [np.arange(np.prod(whole), dtype=np.int32).reshape(whole)]
    return args, run_devices(module, args)


def pair_bytes(module: Module) -> Counter[tuple[int, int]]:
    """Bytes that permutes send, by source and target."""
    found = Counter[tuple[int, int]]()
    for op in module.walk():
        if op.name == PERMUTE:
            for source, target in table(op.attrs, "source_target_pairs"):
                found[source, target] += op.result.tensor.bytes
    return found


def longest_wait(module: Module) -> int:
    """Permutes that wait for one another, at most."""
    depths: dict[Value, int] = {}
    for op in module.walk():
        before = max((depths.get(value, 0) for value in op.operands), default=0)
        for result in op.results:
            depths[result] = before + (op.name == PERMUTE)
    return max(depths.values())
