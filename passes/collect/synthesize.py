"""Write each collective over several levels of a cluster as the fastest chain of collectives.

On a program for one device each collective is looked at alone. A mesh axis lies on levels of the cluster;
a collective over several levels can be done level by level: a sum as a scatter inside the nodes, sums between
them of what each device then has, and a gather inside. Of all such chains that which the links of the cluster
do fastest takes the place of the collective, where it is faster than the fastest way of doing it in one piece
(a ring, a tree). Axes that are used in part are split.

At stage `collective`, before `localize`, moves that follow one another, each the only user of the one before, are
looked at together: a sum and what is cut, moved or gathered behind it are one way from the first layout to the
last, and the fastest one takes their place, where it is faster. What is equal on all devices along an axis that a
value does not use may be cut along it meanwhile, so that they share the work. No device holds more on the way
than at its ends. `partition{cluster=...}` runs both.

`plan.synthesis` on the first step says the steps (on a program for one device RS, AR, AG in the groups that
`shardwright synthesize` names), what was there takes and what takes its place, and a time below which no such
steps could come, ran they all at once. Times are those of a model; local copies are free in it. With
`mode=report` only the notes are written, also on those that stay; `mode=off` does nothing. `plan.algorithm` on a
collective says how it is done instead: `"library"` in one piece, `"RS@IG1 AR@P AG@IG1"` by these steps, however
long they take. With `placement=on` the
mesh first gets the devices with which all collectives, each done as fast as it can be, take least time;
`plan.placement` says it as pass `place` does, which looks at collectives as they stand.

With `chunks=auto` (up to 8), or a number, data are cut into so many chunks where that is faster, and each
runs its own chain: steps stand in the order in which links get free, those inside nodes between those
across, and `plan.chunk` says whose they are. They overlap where the runtime runs collectives in the
background, which torch scripts do not. With `schedules=on` a collective of all devices of a cluster of at most
16, or of all devices of each unit of its inner levels, may become a schedule on their links instead, where that is
faster: rounds of `collective_permute`, pieces of the data on trees or paths that together use all links
(needs scipy). Then the note says pieces, turns and routes. Permutes of a turn do
not wait for one another, and its seconds count them as one message each way.

The examples are for two nodes of eight GPUs that share a network card, `cluster=gcp-v100:2`.

Before:
    module {
      sdy.mesh @mesh = <["node"=2, "gpu"=8]>
      func.func @main(%arg0: tensor<2x4096x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"node"}, {}, {}]>}) -> (tensor<4096x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"gpu"}, {}]>}) {
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}], unreduced={"node"}>]>} : (tensor<2x4096x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32>
        %1 = sdy.all_reduce {"node"} %0 out_sharding=<@mesh, [{}, {}]> : tensor<4096x1024xf32>
        %2 = sdy.all_slice [{"gpu"}, {}] %1 out_sharding=<@mesh, [{"gpu"}, {}]> : tensor<4096x1024xf32>
        return %2 : tensor<4096x1024xf32>
      }
    }
After:
    module {
      sdy.mesh @mesh = <["node"=2, "gpu"=8]>
      func.func @main(%arg0: tensor<2x4096x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"node"}, {}, {}]>}) -> (tensor<4096x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"gpu"}, {}]>}) {
        %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}], unreduced={"node"}>]>} : (tensor<2x4096x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32>
        %1 = sdy.all_slice [{"gpu"}, {}] %0 out_sharding=<@mesh, [{"gpu"}, {}], unreduced={"node"}> {plan.synthesis = {bound = "2.47 ms", default = "19.75 ms", program = "all_slice gpu; all_reduce node", seconds = "2.476 ms"}} : tensor<4096x1024xf32>
        %2 = sdy.all_reduce {"node"} %1 out_sharding=<@mesh, [{"gpu"}, {}]> : tensor<4096x1024xf32>
        return %2 : tensor<4096x1024xf32>
      }
    }

Before:
    module attributes {mhlo.num_partitions = 16 : i32, mhlo.num_replicas = 1 : i32} {
      sdy.mesh @mesh = <["x"=16]>
      func.func @main(%arg0: tensor<1048576xf32>) -> tensor<1048576xf32> attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>, plan.arg_types = [tensor<16777216xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{}]>]>, plan.result_types = [tensor<1048576xf32>]} {
        %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]]> : tensor<1x16xi64>, use_global_device_ids}> ({
        ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
          %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
          stablehlo.return %1 : tensor<f32>
        }) {plan.axes = ["x"]} : (tensor<1048576xf32>) -> tensor<1048576xf32>
        return %0 : tensor<1048576xf32>
      }
    }
After:
    module attributes {mhlo.num_partitions = 16 : i32, mhlo.num_replicas = 1 : i32} {
      sdy.mesh @mesh = <["x_0"=2, "x_1"=8]>
      func.func @main(%arg0: tensor<1048576xf32>) -> tensor<1048576xf32> attributes {plan.arg_shardings = #sdy.sharding_per_value<[<@mesh, [{"x_0", "x_1"}]>]>, plan.arg_types = [tensor<16777216xf32>], plan.result_shardings = #sdy.sharding_per_value<[<@mesh, [{}]>]>, plan.result_types = [tensor<1048576xf32>]} {
        %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15]]> : tensor<2x8xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
        ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
          %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
          stablehlo.return %3 : tensor<f32>
        }) {plan.axes = ["x_1"], plan.synthesis = {bound = "619.8 us", default = "1.186 ms", levels = ["node", "gpu"], program = "RS@IG1 AR@P AG@IG1", seconds = "703.6 us"}} : (tensor<1048576xf32>) -> tensor<131072xf32>
        %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 8], [1, 9], [2, 10], [3, 11], [4, 12], [5, 13], [6, 14], [7, 15]]> : tensor<8x2xi64>, use_global_device_ids}> ({
        ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
          %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
          stablehlo.return %3 : tensor<f32>
        }) {plan.axes = ["x_0"]} : (tensor<131072xf32>) -> tensor<131072xf32>
        %2 = "stablehlo.all_gather"(%1) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15]]> : tensor<2x8xi64>, use_global_device_ids}> {plan.axes = ["x_1"]} : (tensor<131072xf32>) -> tensor<1048576xf32>
        return %2 : tensor<1048576xf32>
      }
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import ClassVar, NamedTuple

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import Diagnostic, error, nearest
from shardwright.ir.walk import all_ops
from shardwright.passes.base import UNCHANGED, Memory, Pass
from shardwright.passes.collect.chains.chain_lowering import Site, write_chain
from shardwright.passes.collect.chains.chain_prices import KINDS, Offer, Prices
from shardwright.passes.collect.chains.chunk_lowering import write_chunks
from shardwright.passes.collect.chains.pipelined_chains import CHUNKS, MAX_CHUNKS, Piped, Pipelines
from shardwright.passes.collect.chains.told_offers import (
    expect_known_kinds,
    expect_none_told,
    expect_untold,
    is_of_library,
    told_offer,
)
from shardwright.passes.collect.link_graph.replace_slower import write_schedules
from shardwright.passes.collect.permutes.refine_mesh import refine_mesh
from shardwright.passes.collect.placing.device_orders import (
    Orders,
    expect_few_placements,
    put_in_order,
    set_note,
)
from shardwright.passes.collect.placing.joint_placement import collective_orders, local_orders
from shardwright.passes.collect.runs.move_runs import Way, described, runs, way, write_way
from shardwright.passes.partition.reshard_timed.planner import FastRoutes, fast_routes
from shardwright.passes.partition.resharding.steps_as_ops import layouts_of
from shardwright.passes.target import Target, mesh_of, mesh_op, needed, stage_count
from shardwright.spec import plan
from shardwright.spec.attributes import Array, Attribute, Attrs, Int, String
from shardwright.spec.axes import Mesh, joined
from shardwright.spec.cluster import Cluster
from shardwright.spec.machines.units import shown
from shardwright.spec.stages import is_local

_MODES, _SWITCH = ["on", "off", "report"], ["on", "off"]


@dataclass(frozen=True)
class Synthesize(Pass):
    needs: ClassVar[str] = "collective or local"

    cluster: str = ""  # a name, NAME:SIZES, or a file
    mode: str = "on"  # on, off or report
    placement: str = "off"  # on or off: also choose which device is where
    schedules: str = "off"  # on or off: also schedules on the links, of all devices or of units
    chunks: str = "1"  # auto, or up to how many chunks may overlap in a chain

    def left_out(self) -> None:
        return None

    def run(self, module: Module) -> Sequence[Diagnostic] | None:
        return self.run_with(module, Memory())

    def run_with(self, module: Module, memory: Memory) -> Sequence[Diagnostic] | None:
        if self.mode not in _MODES:
            help = nearest(self.mode, _MODES)
            raise error(f'unknown mode "{self.mode}"', help=help, code=2)
        if self.schedules not in _SWITCH:
            help = nearest(self.schedules, _SWITCH)
            raise error(f'unknown schedules "{self.schedules}"', help=help, code=2)
        counts = _counts(self.chunks)
        if self.mode == "off":
            return UNCHANGED
        question = "target", self.cluster, self.placement
        target = memory.of(question, self._target)
        cluster, op = target.on_machines, mesh_op(module)
        if op is None:
            return UNCHANGED
        target.expect_fit(module, op)
        if stage_count(module) > 1:  # the mesh is that of one stage, the cluster that of all
            expect_none_told(module)
            return UNCHANGED
        if self.placement == "on":
            expect_few_placements(module, op, cluster)
        if is_local(module):
            return _local(module, op, cluster, self, counts, memory)
        return _collective(module, op, cluster, self, memory)

    def _target(self) -> Target:
        return needed(self.cluster, "synthesize", placement=self.placement)


def _place(module: Module, op: Op, cluster: Cluster, found: Orders, mode: str) -> None:
    """Take the best placement, or say which it is."""
    if mode != "report":
        put_in_order(module, op, found)
    set_note(module, found, cluster)


# --- stage collective: runs of moves


def _collective(
    module: Module, op: Op, cluster: Cluster, asked: Synthesize, memory: Memory
) -> Sequence[Diagnostic] | None:
    layouts = layouts_of(module, memory.is_again)

    @cache
    def routes_on(mesh: Mesh) -> FastRoutes:
        return fast_routes(module, mesh, cluster, memory)

    if asked.placement == "on":
        orders = collective_orders(module, layouts, cluster, routes_on)
        _place(module, op, cluster, orders, asked.mode)
        layouts = layouts_of(module)
    mesh = layouts.mesh
    routes = routes_on(Mesh(mesh.axes, mesh.device_ids or tuple(range(mesh.device_count))))
    found: Sequence[Diagnostic] | None = UNCHANGED if asked.placement == "off" else None
    for one in [way(run, routes) for run in runs(module, layouts)]:
        if asked.mode == "report":
            one.run.ops[0].set_note(plan.SYNTHESIS, _way_note(one, layouts.mesh))
            found = None
        elif one.is_faster:
            write_way(one, layouts, (plan.SYNTHESIS, _way_note(one, layouts.mesh)))
            found = None
    return found


def _way_note(found: Way, mesh: Mesh) -> Attrs:
    steps = found.route.steps if found.is_faster else found.run.steps
    return Attrs(
        {
            "program": String(described(steps, mesh)),
            "default": String(shown(found.seconds, "seconds")),
            "seconds": String(shown(found.least, "seconds")),
            "bound": String(shown(found.route.bound, "seconds")),
        }
    )


# --- stage local: collectives one by one


def _local(
    module: Module,
    op: Op,
    cluster: Cluster,
    asked: Synthesize,
    counts: Sequence[int],
    memory: Memory,
) -> Sequence[Diagnostic] | None:
    if asked.placement == "on":
        _place(module, op, cluster, local_orders(module, mesh_of(op), cluster, _axes), asked.mode)
    mesh, is_report = mesh_of(op), asked.mode == "report"
    question = "chains", mesh, cluster.name
    prices = memory.of(question, lambda: Prices(mesh, cluster))
    pipelines = Pipelines(prices, cluster, counts)
    if asked.schedules == "on":
        default = partial(_chained, prices, pipelines)
        write_schedules(module, mesh, cluster, plan.SYNTHESIS, default, is_report)
    is_changed = _synthesize(module, op, prices, pipelines, cluster, is_report)
    is_same = asked.placement == asked.schedules == "off" and not is_changed
    return UNCHANGED if is_same else None


def _chained(prices: Prices, pipelines: Pipelines, op: Op) -> float | None:
    """Seconds of the fastest chain in the place of a collective; None where there is none."""
    names = _axes(op)
    if op.name not in KINDS or prices.refusal(op, names):
        return None
    offer = prices.offer(op, names)
    return (pipelines.best(op, offer) or offer).chain.seconds


def _counts(text: str) -> tuple[int, ...]:
    """The numbers of chunks that may be tried."""
    if text == "auto":
        return CHUNKS
    if not text.isdecimal() or not 1 <= int(text[:9]) <= MAX_CHUNKS:
        help = f"write chunks=auto, or a number from 1 to {MAX_CHUNKS}"
        raise error(f'expected a number of chunks, got "{text[:40]}"', help=help, code=2)
    return (int(text),)


class _Chosen(NamedTuple):
    op: Op
    offer: Offer
    piped: Piped | None


def _synthesize(
    module: Module, mesh: Op, prices: Prices, pipelines: Pipelines, cluster: Cluster,
    is_report: bool,
) -> bool:  # fmt: skip
    """Says whether anything was changed."""
    chosen: list[_Chosen] = []
    expect_known_kinds(module)
    for op in _collectives(module):
        names = _axes(op)
        refusal = prices.refusal(op, names)
        if is_of_library(op):
            refusal = "the plan says library"
        elif refusal:
            expect_untold(module, op, refusal)
        if refusal:
            if is_report:
                op.set_note(plan.SYNTHESIS, Attrs({"kept": String(refusal)}))
            continue
        offer = prices.offer(op, names)
        piped = pipelines.best(op, offer) if plan.ALGORITHM not in op.notes else None
        if piped is not None:
            offer = replace(offer, chain=piped.chain)
        if plan.ALGORITHM in op.notes:
            offer = told_offer(module, op, prices, offer)
        if is_report:
            op.set_note(plan.SYNTHESIS, _note(offer, piped, cluster))
        elif len(offer.chain.steps) > 1:
            chosen.append(_Chosen(op, offer, piped))
    if chosen:
        _write(module, mesh, prices, cluster, chosen)
    return bool(chosen) or is_report


def _collectives(module: Module) -> Iterator[Op]:
    """Those that a chain may replace, but not the steps of one."""
    return (
        op
        for op in all_ops(module)
        if op.name in KINDS and plan.SYNTHESIS not in op.notes and plan.CHUNK not in op.notes
    )


def _axes(op: Op) -> tuple[str, ...]:
    found = op.notes.get(plan.AXES)
    if not isinstance(found, Array):
        return ()
    return tuple(item.value for item in found if isinstance(item, String))


def _write(
    module: Module, mesh: Op, prices: Prices, cluster: Cluster, chosen: list[_Chosen]
) -> None:
    used = [
        axis
        for _, offer, _ in chosen
        for step in offer.chain.steps
        for axis in joined(
            sorted(
                (axis for level in step.levels for axis in offer.levels[level]),
                key=offer.order.index,
            )
        )
    ]
    parts = refine_mesh(module, mesh, prices.mesh, used)
    for op, offer, piped in chosen:
        site = Site(op, offer.order, offer.levels, prices.groups, parts.of)
        note = plan.SYNTHESIS, _note(offer, piped, cluster)
        if piped is None:
            write_chain(site, offer.chain, note)
        else:
            write_chunks(site, piped, note)


def _note(offer: Offer, piped: Piped | None, cluster: Cluster) -> Attrs:
    chunks: dict[str, Attribute] = {} if piped is None else {"chunks": Int(piped.chunks)}
    return Attrs(
        {
            **chunks,
            "program": String(offer.chain.text(len(offer.levels))),
            "levels": Array(tuple(String(cluster.levels[place].name) for place in offer.places)),
            "default": String(shown(offer.seconds, "seconds")),
            "seconds": String(shown(offer.chain.seconds, "seconds")),
            "bound": String(shown(offer.bound, "seconds")),
        }
    )
