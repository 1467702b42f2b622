"""Cuts weighed in seconds: sound, near what the planner by seconds needs, other than by bytes."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run, run_devices
from shardwright.passes.partition import insert_reshards
from shardwright.passes.partition.insert_reshards import InsertReshards
from shardwright.passes.partition.reshard.types import Ends
from shardwright.passes.partition.reshard_timed.planner import FastRoutes
from shardwright.passes.partition.resharding.cut_prices import BY_BYTES
from shardwright.passes.partition.resharding.cut_seconds import BySeconds
from shardwright.passes.registry import main_pipeline, parse_pipeline
from shardwright.passes.target import mesh_of, mesh_op
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.layout import Layout, is_even
from shardwright.spec.types import tensor
from shardwright.testing.generate.spreading import scatter_shardings
from shardwright.testing.recipes import build, random_recipe
from shardwright.testing.soundness import differences

REST = "pad,reshard-to-collectives,localize"


def scattered(seed: int) -> Module:
    """A program with random shardings on every value."""
    module = build(random_recipe(seed))
    scatter_shardings(module, seed)
    return module


def on_cluster(module: Module) -> str:
    op = mesh_op(module)
    return f"pcie-workstation:{mesh_of(op).device_count if op is not None else 1}"


@settings(max_examples=40)
@given(st.integers(0, 1 << 30))
def test_what_seconds_choose_is_sound(seed: int) -> None:
    module = scattered(seed)
    args = inputs(module, seed)
    expected = run(module, args)
    InsertReshards(on_cluster(module)).run(module)
    parse_pipeline(REST).run(module)
    assert differences(run_devices(module, args), expected) == []


def test_seconds_and_bytes_often_choose_alike_but_not_always() -> None:
    differ = 0
    for seed in range(40):
        ways: list[str] = []
        for cluster in ("", on_cluster(scattered(seed))):
            module = scattered(seed)
            InsertReshards(cluster).run(module)
            ways.append(print_module(module))
        differ += ways[0] != ways[1]
    assert 2 < differ < 38, differ


# --- a maximum of little is faster gathered, of much it is not


def highest(rows: int) -> str:
    """The maximum over the cut dim of so many rows."""
    return f"""
sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<{rows}x8xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}, {{}}]>}})
    -> tensor<8xf32> {{
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<{rows}x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}}
"""  # noqa: E501


def moves(rows: int, cluster: str) -> list[str]:
    """What the partitioner moves with."""
    module = parse(highest(rows))
    parse_pipeline("propagate").run(module)
    InsertReshards(cluster).run(module)
    found = ("sdy.all_reduce", "sdy.reshard")
    return [op.name for op in module.walk() if op.name in found]


def test_a_maximum_of_little_is_faster_gathered() -> None:
    """Three hops round a ring in the place of four up and down a tree, though it brings more."""
    assert moves(16, "") == ["sdy.all_reduce"]
    assert moves(16, "dgx-h100") == ["sdy.reshard"]
    for cluster in ("", "dgx-h100"):
        assert moves(1 << 22, cluster) == ["sdy.all_reduce"]


def test_a_partitioner_that_forgets_its_cluster_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(insert_reshards, "prices_for", lambda *_: BY_BYTES)  # pyright: ignore
    with pytest.raises(AssertionError):
        test_a_maximum_of_little_is_faster_gathered()


def test_the_pipeline_tells_the_cluster() -> None:
    assert "insert-reshards{cluster=dgx-h100}" in str(main_pipeline("dgx-h100"))
    assert 'insert-reshards{cluster=""}' in str(main_pipeline())
    with pytest.raises(ProgramError, match="has 8 devices, the cluster dgx-h100:2 16"):
        InsertReshards("dgx-h100:2").run(parse(highest(16)))


# --- near the planner by seconds


def layouts(random: Random, axes: list[Axis]) -> tuple[Layout, Layout, Axes]:
    """Of two dims, before and after, and what the value is partial on."""

    def cut(free: list[Axis]) -> Layout:
        dims: list[list[Axis]] = [[], []]
        for axis in random.sample(free, random.randint(0, len(free))):
            dims[random.randrange(2)].append(axis)
        return tuple(map(tuple, dims))

    partial = tuple(random.sample(axes, random.choice((0, 0, 1))))
    return cut([axis for axis in axes if axis not in partial]), cut(axes), partial


@pytest.mark.parametrize("name", ["dgx-h100", "gcp-v100:1", "tpu-v5e:2x4", "pcie-workstation:8"])
def test_moves_cost_little_more_than_the_fastest_way(name: str) -> None:
    """Exact enough to choose by: never less, mostly the same, seldom much more."""
    cluster, mesh = find_cluster(name), Mesh((("a", 2), ("b", 2), ("c", 2)))
    prices = BySeconds(mesh, cluster)
    routes = FastRoutes(prices.times, is_fine=False)
    random, ratios = Random(0), list[float]()
    axes = [Axis(key, 1, size) for key, size in mesh.axes]
    for _ in range(150):
        src, dst, partial = layouts(random, axes)
        shape = random.choice(((16, 16), (512, 256), (4096, 4096)))
        if (src == dst and not partial) or not (is_even(shape, src) and is_even(shape, dst)):
            continue
        fastest = routes.route(Ends(shape, src, dst, partial), 4).seconds
        price = prices.moved(tensor(shape, "f32"), src, dst, partial)
        assert price >= fastest * (1 - 1e-9)
        if fastest:
            ratios.append(price / fastest)
    assert len(ratios) > 60
    assert median(ratios) < 1.001 and sorted(ratios)[int(0.9 * len(ratios))] < 2, sorted(ratios)
