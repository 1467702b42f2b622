"""Tables charge sums where passes take them: behind loops, and behind what makes them smaller."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from shardwright.ir.analysis.link_seconds import Message, messages, total_seconds
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.cost.tables import build_tables
from shardwright.passes.cost.tables.build_tables import Built, tables_of
from shardwright.passes.cost.tables.charged import charged, ordered
from shardwright.passes.cost.tables.late_seconds import summed
from shardwright.passes.cost.tables.late_sums import Late, late_sums
from shardwright.passes.cost.tables.program_graph import Graph
from shardwright.passes.cost.tables.tables import BACK, LATE, Ints
from shardwright.passes.cost.tables.write_plan import write_plan
from shardwright.passes.registry import main_pipeline, parse_pipeline
from shardwright.passes.target import Target
from shardwright.spec.links import Links
from shardwright.spec.op import Sig

CLUSTER, TURNS, SEEDS = "dgx-h100", 8, range(40)
BARE = (
    f"insert-reshards{{cluster={CLUSTER}}},delay-reduces,sum-after-loops,pad,"
    f"reshard-to-collectives{{cluster={CLUSTER}}},localize"
)
ROWS, STACK = "tensor<128x64xf32>", "tensor<8x64x32xf32>"


def looped(carried: str, start: str, put: str) -> str:
    """A loop that makes a product, and puts it in what it carries."""
    return f"""
      func.func @main(%a: {ROWS}, %b: tensor<128x32xf32>, %s: {carried}) -> {carried} {{
        %i0 = stablehlo.constant dense<0> : tensor<i32>
        %none = stablehlo.constant dense<0.0> : {carried}
        %r:2 = stablehlo.while(%c = {start}, %i = %i0) : {carried}, tensor<i32>
        cond {{
          %n = stablehlo.constant dense<{TURNS}> : tensor<i32>
          %is = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %is : tensor<i1>
        }} do {{
          %p = stablehlo.dot_general %b, %a, contracting_dims = [0] x [0]
            : (tensor<128x32xf32>, {ROWS}) -> tensor<32x64xf32>
          %t = stablehlo.transpose %p, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
          {put}
          %one = stablehlo.constant dense<1> : tensor<i32>
          %next = stablehlo.add %i, %one : tensor<i32>
          stablehlo.return %sum, %next : {carried}, tensor<i32>
        }}
        return %r#0 : {carried}
      }}"""


T = "tensor<64x32xf32>"
SQUARE = f"%q = stablehlo.multiply %t, %t : {T}\n%sum = stablehlo.add %c, %q : {T}"
ADD = f"%sum = stablehlo.add %c, %t : {T}"
WRITE = f"""
          %u = stablehlo.reshape %t : ({T}) -> tensor<1x64x32xf32>
          %sum = stablehlo.dynamic_update_slice %c, %u, %i, %i0, %i0
            : ({STACK}, tensor<1x64x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> {STACK}"""
SCALED = f"""
      func.func @main(%a: {ROWS}, %b: tensor<64x256xf32>, %c: tensor<128x256xf32>)
          -> tensor<256xf32> {{
        %z = stablehlo.constant dense<0.0> : tensor<f32>
        %p = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
          : ({ROWS}, tensor<64x256xf32>) -> tensor<128x256xf32>
        %m = stablehlo.multiply %p, %c : tensor<128x256xf32>
        %r = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [0]
          : (tensor<128x256xf32>, tensor<f32>) -> tensor<256xf32>
        return %r : tensor<256xf32>
      }}"""
TEXTS = {
    "added": looped(T, "%none", ADD),
    "added to something": looped(T, "%s", ADD),
    "written": looped(STACK, "%none", WRITE),
    "reduced": SCALED,
}
# What must be summed where it is made: all that is written behind is kept, and squares are no sums.
EARLY = {
    "written over something": looped(STACK, "%s", WRITE),
    "squared": looped(T, "%none", SQUARE),
}
EQUAL = 0.95  # part of the plans: elsewhere a sum and a slice behind a loop become one collective
MESHES = ('"x"=8', '"x"=2, "y"=4')


class Found(NamedTuple):
    """Of a plan what is charged, what runs with its seconds, and those of its tables, of them what
    sums save that are taken later, and what moves on the way take away.
    """

    charged: Counter[tuple[object, ...]]
    runs: Counter[tuple[object, ...]]
    seconds: float
    entries: float
    saved: float
    lost: float


def tabled(text: str, mesh: str) -> tuple[Module, Built]:
    module = parse(f"sdy.mesh @mesh = <[{mesh}]>\n{text}")
    main_pipeline().until("propagated").run(module)
    return module, tables_of(module, Target(CLUSTER))


def alike(built: Built, rng: Random) -> Ints:
    """A plan whose product is often summed; now and then a node is cut anyhow, others are whole."""
    tables = built.tables
    x = np.zeros(len(built.subjects), np.int64)
    for node, key in enumerate(built.graph.keys):
        choices = tables.strategies[int(tables.kinds[node])]
        if isinstance(key, Sig) and key.name == "stablehlo.dot_general" and rng.random() < 0.7:
            some = [k for k, one in enumerate(choices) if summed(key, one)]
            x[node] = rng.choice(some)
        elif rng.random() < 0.1:
            x[node] = rng.randrange(len(choices))
    return x[tables.tie]


def entries(built: Built, x: Ints, operand: int | None = None) -> float:
    """Seconds by tables of all that devices exchange, or of edges of a kind alone."""
    tables = built.tables
    edges = tables.edge_seconds(x)
    if operand is not None:
        return float(edges[tables.edges[:, 3] == operand].sum())
    kinds: list[int] = tables.kinds.tolist()
    chosen: list[int] = x.tolist()
    rows = zip(kinds, chosen, tables.turns.tolist(), strict=True)
    own = [turns * float(tables.collective_s[kind][k]) for kind, k, turns in rows]
    return sum(own) + float(edges.sum())


def bag(found: list[Message]) -> Counter[tuple[object, ...]]:
    return Counter({(one.kind, one.tables, one.result_bytes): one.count for one in found})


def run(name: str, mesh: str, seed: int) -> Found:
    module, built = tabled(TEXTS[name], mesh)
    x = alike(built, Random(seed))
    write_plan(built, module, x, "mesh")
    told = bag(charged(built, x, is_joined=True))
    parse_pipeline(BARE).run(module)
    runs = ordered(messages(module, TURNS, lambda op: True))
    seconds = total_seconds(runs, Links(Target(CLUSTER).on_machines))
    kinds = (entries(built, x, operand) for operand in (None, LATE, BACK))
    return Found(told, bag(runs), seconds, *kinds)


@cache
def found(name: str, mesh: str, seed: int) -> Found:
    """For all tests that ask."""
    return run(name, mesh, seed)


def plans(name: str) -> list[Found]:
    return [found(name, mesh, seed) for mesh in MESHES for seed in SEEDS]


def later(name: str) -> list[Found]:
    """Plans that sum later, and move nothing on the way."""
    return [one for one in plans(name) if one.saved < 0 and one.lost == 0]


@pytest.mark.parametrize("name", TEXTS)
def test_sums_are_charged_where_they_are_taken(name: str) -> None:
    same = [one.charged == one.runs for one in later(name)]
    assert sum(same) >= EQUAL * len(same) >= 30 * EQUAL


@pytest.mark.parametrize("name", TEXTS)
def test_sums_that_are_not_taken_later_are_charged_where_they_are_made(name: str) -> None:
    same = [one.charged == one.runs for one in plans(name) if one.saved == 0]
    assert sum(same) >= EQUAL * len(same) >= 30 * EQUAL


@pytest.mark.parametrize("name", TEXTS)
def test_tables_promise_no_less_than_runs(name: str) -> None:
    assert not [one for one in plans(name) if one.seconds > one.entries * (1 + 1e-6)]


@pytest.mark.parametrize("name", EARLY)
def test_sums_that_cannot_be_taken_later_have_no_such_edge(name: str) -> None:
    assert not late_sums(tabled(EARLY[name], MESHES[0])[1].graph)


# --- mutants


@pytest.mark.parametrize("name", TEXTS)
def test_tables_that_sum_at_once_are_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(graph: Graph) -> list[Late]:
        return []

    places = [(name, mesh, seed) for mesh in MESHES for seed in SEEDS]
    is_later = [found(*one).saved < 0 and found(*one).lost == 0 for one in places]
    monkeypatch.setattr(build_tables, "late_sums", never)
    some = [run(*one) for one, late in zip(places, is_later, strict=True) if late][:5]
    assert len(some) == 5
    assert all(one.charged != one.runs for one in some)


def test_what_is_saved_though_something_is_moved_on_the_way_is_caught() -> None:
    some = [one for name in TEXTS for one in plans(name) if one.saved < 0 and one.lost > 0]
    caught = [one.seconds > (one.entries - one.lost) * (1 + 1e-6) for one in some]
    assert len(some) >= 10
    assert sum(caught) >= 0.5 * len(caught)


def test_twice_the_saving_is_caught() -> None:
    some = [one for name in TEXTS for one in later(name)]
    caught = [one.seconds > (one.entries + one.saved) * (1 + 1e-6) for one in some]
    assert sum(caught) >= 0.5 * len(caught)
