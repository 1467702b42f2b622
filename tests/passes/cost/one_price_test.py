"""One price of a transfer: what the planner charges a step is what the simulator charges the op."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import prod
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.clusters import cluster_names, find_cluster
from shardwright.ir.parse import parse
from shardwright.passes.collect.chains.chain_prices import KINDS as CHAINED
from shardwright.passes.collect.chains.chain_prices import Prices
from shardwright.passes.collect.link_graph.graph_planner import permutes_of, plan_on_graph
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.partition.reshard import space as kinds
from shardwright.passes.partition.reshard.types import Ends, Step
from shardwright.passes.partition.reshard_timed import bound
from shardwright.passes.partition.reshard_timed.planner import FastRoutes
from shardwright.passes.partition.reshard_timed.step_seconds import NAMES, StepTimes
from shardwright.spec import links
from shardwright.spec.axes import Axes, Axis, Mesh, total
from shardwright.spec.cluster import Cluster, Kernels
from shardwright.spec.layout import Layout
from shardwright.spec.links import PERMUTE, Links
from shardwright.spec.machines.capacity_graph import capacity_graph
from shardwright.testing.machines.at_peaks import at_peaks

WIDTH = 4  # bytes of an element
MOST = 64  # devices
NEAR = 1e-9


class Asked(NamedTuple):
    """A step between two layouts of a tensor of two dims, on a mesh of a cluster."""

    cluster: Cluster
    mesh: Mesh
    kind: str
    axes: Axes
    local: int  # elements of the operand on a device

    @property
    def shape(self) -> tuple[int, int]:
        """So that a device holds `local`, however it is cut."""
        members = total(self.axes)
        if self.kind in (kinds.GATHER, kinds.EXCHANGE, kinds.PERMUTE):
            return self.local * members, members
        return self.local, members

    @property
    def ends(self) -> tuple[Layout, Layout]:
        """The layouts before and after."""
        cut: Layout = (self.axes, ())
        return {
            kinds.GATHER: (cut, ((), ())),
            kinds.EXCHANGE: (cut, ((), self.axes)),
            kinds.PERMUTE: (cut, (self.axes[::-1], ())),
            kinds.REDUCE_SCATTER: (((), ()), ((), self.axes)),
        }.get(self.kind, (((), ()), ((), ())))

    @property
    def step(self) -> Step:
        """As the planner has it."""
        _, after = self.ends
        moved: dict[str, Layout] = {
            kinds.GATHER: (self.axes, ()),
            kinds.EXCHANGE: (self.axes, ()),
            kinds.REDUCE_SCATTER: ((), self.axes),
        }
        moves = ((0, 1),) if self.kind == kinds.EXCHANGE else ()
        axes = self.axes if self.kind == kinds.ALL_REDUCE else ()
        return Step(self.kind, moved.get(self.kind, ((), ())), after, 0, moves, axes)


OWN = st.builds(
    lambda launch, part, parts: Kernels(launch=launch, links=part, collectives=parts),
    st.floats(0, 3e-5),
    st.floats(0.1, 1),
    st.lists(
        st.tuples(
            st.sampled_from([name.rpartition(".")[2] for name in links.WAYS]), st.floats(0.1, 1)
        ),
        unique_by=lambda one: one[0],
    ).map(tuple),
)


@st.composite
def clusters(draw: st.DrawFn, most: int = 1 << 13) -> Cluster:
    """Every cluster there is, with its own software or another, on one kind of chip or two."""
    names = [name for name in cluster_names() if find_cluster(name).devices <= most]
    cluster = find_cluster(draw(st.sampled_from(names)))
    if draw(st.booleans()):
        chip, count = cluster.chips[0]
        rest = cluster.devices - 1
        first, other = (replace(chip, kernels=draw(OWN)) for _ in range(2))
        return replace(cluster, chips=((first, 1), (other, rest)) if rest else ((first, count),))
    return cluster


def divisors(number: int) -> list[int]:
    return [n for n in range(1, number + 1) if number % n == 0]


@st.composite
def questions(draw: st.DrawFn, most: int = 1 << 13) -> Asked:
    cluster = draw(clusters(most))
    sizes, left = list[int](), cluster.devices
    while left > 1 and len(sizes) < 3:
        sizes.append(draw(st.sampled_from(divisors(left)[1:])))
        left //= sizes[-1]
    sizes += [left] if left > 1 else []
    mesh = Mesh(tuple((f"a{k}", size) for k, size in enumerate(sizes)))
    wide = [Axis(name, 1, size) for name, size in mesh.axes]
    few = st.lists(st.sampled_from(wide), min_size=1, max_size=2, unique=True)
    chosen = draw(few) if wide else []
    possible = {*NAMES} - ({kinds.PERMUTE} if len(chosen) < 2 else set[str]())
    kind = draw(st.sampled_from(sorted(possible)))
    local = draw(st.sampled_from([1, 3, 1 << 10, 1 << 20, 3 << 22]))
    return Asked(cluster, mesh, kind, tuple(chosen), local)


# --- a program of one collective

BODY = """({
^bb0(%p: tensor<f32>, %q: tensor<f32>):
  %r = stablehlo.add %p, %q : tensor<f32>
  stablehlo.return %r : tensor<f32>
})"""
MORE = {
    links.ALL_REDUCE: "",
    links.ALL_GATHER: ", all_gather_dim = 0 : i64",
    links.REDUCE_SCATTER: ", scatter_dimension = 0 : i64",
    links.ALL_TO_ALL: ", split_dimension = 0 : i64, concat_dimension = 0 : i64, "
    "split_count = {n} : i64",
}


def program(kind: str, rows: Any, given: int, made: int, devices: int) -> str:
    """Local text: one collective on `given` elements of a device, in the groups or pairs."""
    members, listed = len(rows[0]), ", ".join(f"[{', '.join(map(str, row))}]" for row in rows)
    table = f"dense<[{listed}]> : tensor<{len(rows)}x{members}xi64>"
    name = "source_target_pairs" if kind == PERMUTE else "replica_groups"
    alone = "" if kind in (links.ALL_TO_ALL, PERMUTE) else ", use_global_device_ids"
    body = BODY if kind in (links.ALL_REDUCE, links.REDUCE_SCATTER) else ""
    cut = '#sdy.sharding_per_value<[<@mesh, [{"x"}]>]>'
    return (
        f"module attributes {{mhlo.num_partitions = {devices} : i32, "
        f"mhlo.num_replicas = 1 : i32}} {{\n"
        f'sdy.mesh @mesh = <["x"={devices}]>\n'
        f"func.func @main(%x: tensor<{given}xf32>) -> tensor<{made}xf32> attributes {{"
        f"plan.arg_shardings = {cut}, plan.arg_types = [tensor<{given * devices}xf32>], "
        f"plan.result_shardings = {cut}, plan.result_types = [tensor<{made * devices}xf32>]}} {{\n"
        f'%0 = "{kind}"(%x) <{{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, '
        f"{name} = {table}{MORE.get(kind, '').format(n=members)}{alone}}}> {body} : "
        f"(tensor<{given}xf32>) -> tensor<{made}xf32>\n"
        f"return %0 : tensor<{made}xf32>\n}}\n}}\n"
    )


def rows_of(asked: Asked, times: StepTimes) -> Any:
    """Groups of devices, or pairs, worked out place by place."""
    if asked.kind != kinds.PERMUTE:
        return times.groups(asked.axes)
    names, sizes = asked.mesh.names, [size for _, size in asked.mesh.axes]
    turned = asked.axes[::-1]

    def number(place: dict[str, int], axes: Axes) -> int:
        found = 0
        for axis in axes:
            found = found * axis.size + place[axis.name]
        return found

    places = [dict(zip(names, at, strict=True)) for at in np.ndindex(*sizes)]
    beside = [name for name in names if name not in {axis.name for axis in asked.axes}]
    holders = {
        (number(place, asked.axes), *(place[name] for name in beside)): device
        for device, place in enumerate(places)
    }
    return [
        (holders[(number(place, turned), *(place[name] for name in beside))], device)
        for device, place in enumerate(places)
    ]


def given_of(asked: Asked) -> int:
    before, _ = asked.ends
    return prod(asked.shape) // prod(map(total, before))


def prices(asked: Asked) -> tuple[float, float, float]:
    """Seconds: the planner's step, the machine, the simulator of a program with nothing else."""
    times = StepTimes(asked.mesh, asked.cluster)
    before, after = asked.ends
    given_, made = given_of(asked), prod(asked.shape) // prod(map(total, after))
    step = times.step(asked.step, before, asked.shape, WIDTH)
    rows, kind = np.array(rows_of(asked, times), np.int64), NAMES[asked.kind]
    machine = Machine(asked.cluster)
    moved = machine.moved(kind, [rows], made * WIDTH).time / PER_SECOND
    text = program(kind, rows.tolist(), given_, made, asked.cluster.devices)
    run = Simulator(parse(text), machine, asked.cluster.overlap).main()
    return step, moved, run.time / PER_SECOND


def near(a: float, b: float) -> bool:
    """Equal, but for rounding to picoseconds."""
    return abs(a - b) <= 1 / PER_SECOND + NEAR * max(a, b)


def agrees(asked: Asked) -> bool:
    step, moved, run = prices(asked)
    return near(step, moved) and near(moved, run)


@settings(max_examples=150, deadline=None)
@given(questions())
def test_planner_machine_and_simulator_charge_alike(asked: Asked) -> None:
    if asked.axes:
        assert agrees(asked), prices(asked)


def by_hand(asked: Asked) -> float:
    """A launch, hops, and bytes at the part of the bandwidth reached; of all ways the fastest."""
    every = [chip.kernels for chip, _ in asked.cluster.chips]
    kind = NAMES[asked.kind]
    short = kind.rpartition(".")[2]
    part = min(one.links * dict(one.collectives).get(short, 1.0) for one in every)
    _, after = asked.ends
    size = prod(asked.shape) // prod(map(total, after)) * WIDTH
    rows = np.array(rows_of(asked, StepTimes(asked.mesh, asked.cluster)), np.int64)
    ways = Links(at_peaks(asked.cluster)).ways(kind, rows, size)
    least = min(one.latency + max(one.busy) / part for one in ways)
    return max(one.launch for one in every) + least if least else 0.0


@settings(max_examples=100, deadline=None)
@given(questions(MOST))
def test_the_price_is_what_it_is_made_of(asked: Asked) -> None:
    if asked.axes:
        assert near(prices(asked)[0], by_hand(asked))


# --- planted errors: each on one side, and in the price itself

SOME = [
    Asked(find_cluster(name), Mesh((("a", 4), ("b", 2))), kind, (Axis("a", 1, 4),), 1 << 12)
    for name in ("dgx-h100", "dgx-a100", "gcp-v100")
    for kind in sorted({*NAMES} - {kinds.PERMUTE})
]


class NoLaunch(Links):
    """Forgets the launch."""

    def __init__(self, cluster: Cluster) -> None:
        super().__init__(cluster)
        self.launch = 0.0


class NoReach(Links):
    """Forgets that collectives do not reach all of the links' bandwidth."""

    def reached(self, kind: str) -> float:
        return 1.0


MEMO = "shardwright.passes.partition.reshard_timed.planner._asked_before"


@pytest.mark.parametrize("wrong", [NoLaunch, NoReach])
@pytest.mark.parametrize(
    "where",
    [
        "shardwright.passes.partition.reshard_timed.step_seconds.links.Links",
        "shardwright.passes.cost.pricing.machine.Links",
    ],
)
def test_a_second_price_is_caught(
    wrong: type[Links], where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert all(map(agrees, SOME))
    monkeypatch.setattr(MEMO, lambda *_: {})  # else later tests would find wrong chains
    if "step_seconds" in where:
        monkeypatch.setattr(
            StepTimes, "__init__", _with(StepTimes.__init__, wrong)
        )  # the planner's alone
    else:
        monkeypatch.setattr(where, wrong)
    assert not any(map(agrees, SOME))


def _with(init: Callable[..., None], wrong: type[Links]) -> Callable[..., None]:
    def made(self: StepTimes, mesh: Mesh, cluster: Cluster) -> None:
        init(self, mesh, cluster)
        self.links = wrong(cluster)

    return made


@pytest.mark.parametrize("wrong", [NoLaunch, NoReach])
def test_a_price_that_forgets_a_part_is_caught(
    wrong: type[Links], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert all(near(prices(one)[0], by_hand(one)) for one in SOME)
    monkeypatch.setattr(MEMO, lambda *_: {})
    monkeypatch.setattr(StepTimes, "__init__", _with(StepTimes.__init__, wrong))
    assert not any(near(prices(one)[0], by_hand(one)) for one in SOME)


# --- bounds


@settings(max_examples=60, deadline=None)
@given(questions(16), st.booleans())
def test_bounds_stay_below_the_price(asked: Asked, is_partial: bool) -> None:
    """Of one step, of the fastest chain, of a chain of sums, of a schedule on the links."""
    if asked.axes:
        assert_bounds(asked)


def assert_bounds(asked: Asked) -> None:
    times = StepTimes(asked.mesh, asked.cluster)
    src, dst = asked.ends
    partial = asked.axes if asked.kind in (kinds.ALL_REDUCE, kinds.REDUCE_SCATTER) else ()
    ends = Ends(asked.shape, src, dst, partial)
    found = FastRoutes(times, is_fine=True).route(ends, WIDTH)
    step = times.step(asked.step, src, asked.shape, WIDTH)
    assert bound.least_seconds(ends, WIDTH, times) <= found.seconds * (1 + NEAR)
    assert found.seconds <= step * (1 + NEAR)
    kind, rows = NAMES[asked.kind], np.array(rows_of(asked, times), np.int64)
    size = prod(asked.shape) // prod(map(total, dst)) * WIDTH
    transfer = times.links.transfer(kind, rows, size)
    assert transfer.least <= transfer.seconds
    if kind in CHAINED:
        whole = max(prod(asked.shape) // prod(map(total, src)), size // WIDTH)
        names = [axis.name for axis in asked.axes]
        prices = Prices(asked.mesh, asked.cluster)
        if all(name in times.digits for name in names):
            offer = prices.offer_for(kind, names, whole, WIDTH)
            assert offer.bound <= offer.chain.seconds * (1 + NEAR)
            assert offer.chain.seconds <= offer.seconds * (1 + NEAR)


@pytest.mark.parametrize("name", ["dgx-v100", "dgx-a100", "tpu-v5e:4x2"])
@pytest.mark.parametrize("size", [1 << 10, 1 << 20, 1 << 30])
def test_schedules_are_bounded_below_all_ways(name: str, size: int) -> None:
    """The bound of a schedule holds for one collective of the library, too."""
    pytest.importorskip("scipy")
    cluster = find_cluster(name)
    found, everyone = Links(cluster), np.arange(cluster.devices)[None]
    latency = max(level.latency for level in cluster.levels if level.count > 1)
    plan = plan_on_graph(
        "all-gather", capacity_graph(cluster), size, latency, permutes=permutes_of(found)
    )
    assert plan.bound <= plan.seconds
    assert plan.bound <= found.seconds(links.ALL_GATHER, everyone, size) * (1 + NEAR)


@settings(max_examples=60, deadline=None)
@given(clusters(MOST), st.data())
def test_no_permute_is_cheaper_than_a_crossing(cluster: Cluster, data: st.DataObject) -> None:
    found = Links(cluster)
    a, b = (data.draw(st.integers(0, cluster.devices - 1)) for _ in range(2))
    size = data.draw(st.sampled_from([1.0, 1e4, 1e9]))
    for level, below in enumerate(cluster.below):
        around = below * cluster.levels[level].count
        if a // around == b // around and a // below != b // below:
            latency, slope = found.crossing(level)
            price = found.seconds(PERMUTE, np.array([[a, b]]), size)
            assert latency + slope * size <= price * (1 + NEAR)


def test_a_bound_that_counts_on_too_little_bandwidth_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The planted error: bounds that hold for the slowest collective only."""
    kernels = Kernels(launch=1e-6, links=0.9, collectives=(("all_to_all", 0.2),))
    cluster = find_cluster("dgx-a100")
    chip, count = cluster.chips[0]
    other = replace(cluster, chips=((replace(chip, kernels=kernels), count),))
    asked = Asked(other, Mesh((("a", 8),)), kinds.GATHER, (Axis("a", 1, 8),), 1 << 20)
    assert_bounds(asked)

    def least(self: Links) -> float:
        return min(map(self.reached, links.WAYS))

    monkeypatch.setattr(MEMO, lambda *_: {})
    monkeypatch.setattr(Links, "most_reached", property(least))
    with pytest.raises(AssertionError):
        assert_bounds(asked)
