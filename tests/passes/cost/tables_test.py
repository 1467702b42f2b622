"""Tier A: sums by table against sums made anew, entries against the simulator, speed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from time import perf_counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.ir.clusters import find_cluster
from shardwright.ir.parse import parse
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.cost.tables.entries import Entries, Strategies, tables_of
from shardwright.passes.cost.tables.tables import Edge, Tables, compiled, deltas
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.types import tensor

EXAMPLES = Path(__file__).parents[3] / "examples"
NAMES = ("linear_layers", "mlp_tensor_parallel", "moe_layer", "sequence_parallel_block")


@cache
def built(name: str) -> tuple[Tables, Strategies]:
    module = parse((EXAMPLES / f"{name}.mlir").read_text(encoding="utf-8"))
    (mesh,) = module.meshes.values()
    return tables_of(module, Entries(Machine(find_cluster("dgx-h100")), mesh))


@cache
def drawn(seed: int, count: int = 40) -> Tables:
    """Tables of random numbers: `count` nodes, two edges into each, few matrices."""
    random = np.random.default_rng(seed)
    sizes = random.integers(1, 9, count)
    nodes = tuple(random.random(size) for size in sizes)
    pairs = [(int(random.integers(0, k)), k) for k in range(1, count) for _ in range(2)]
    matrices = tuple(random.random((sizes[a], sizes[b])) for a, b in pairs)
    return Tables(nodes, tuple(Edge(a, b, k) for k, (a, b) in enumerate(pairs)), matrices)


def choices(tables: Tables, seed: int) -> list[int]:
    random = Random(seed)
    return [random.randrange(len(costs)) for costs in tables.nodes]


def anew(tables: Tables, choice: list[int]) -> float:
    """The total, spelled out."""
    total = 0.0
    for node, costs in enumerate(tables.nodes):
        total += costs[choice[node]]
    for source, target, matrix in tables.edges:
        total += tables.matrices[matrix][choice[source]][choice[target]]
    return total


def mistakes(tables: Tables, seed: int) -> int:
    """Single changes whose delta is not the difference of totals made anew."""
    choice, found = choices(tables, seed), 0
    before = anew(tables, choice)
    for node, costs in enumerate(tables.nodes):
        for new in range(len(costs)):
            after = [*choice[:node], new, *choice[node + 1 :]]
            change = anew(tables, after) - before
            found += tables.delta(choice, node, new) != pytest.approx(change, abs=1e-9)
    return found


@given(st.integers(0, 20), st.integers(0, 20))
def test_a_delta_is_the_difference_of_totals(seed: int, other: int):
    tables = drawn(seed, 12)
    assert mistakes(tables, other) == 0
    choice = choices(tables, other)
    assert tables.total(choice) == pytest.approx(anew(tables, choice))


@pytest.mark.parametrize("name", NAMES)
def test_deltas_of_real_programs(name: str):
    tables, _ = built(name)
    assert mistakes(tables, 1) == 0


def test_edges_between_equal_ops_share_a_matrix():
    tables, _ = built("gpt_train_step")
    assert len(tables.matrices) < 0.4 * len(tables.edges)


def test_a_planted_turned_matrix_is_caught():
    tables = replace(drawn(3, 12))
    _, around = tables.rows
    square = next(
        (n, k) for n, edges in enumerate(around) for k, (_, m) in enumerate(edges)
        if len(m) == len(m[0]) > 1
    )  # fmt: skip
    other, matrix = around[square[0]][square[1]]
    around[square[0]][square[1]] = other, [list(row) for row in zip(*matrix, strict=True)]
    assert mistakes(tables, 1) > 0


def batch(tables: Tables, count: int) -> tuple[np.ndarray, ...]:  # pyright: ignore
    random = np.random.default_rng(0)
    nodes = random.integers(0, len(tables.nodes), count)
    new = np.array([random.integers(0, len(tables.nodes[node])) for node in nodes])
    return np.array(choices(tables, 5)), nodes, new, np.zeros(count)


def test_columns_give_the_same_deltas():
    for tables in (drawn(1), built("moe_layer")[0]):
        choice, nodes, new, out = batch(tables, 300)
        deltas(tables.columns, choice, nodes, new, out)
        wanted = [
            tables.delta(choice.tolist(), n, k)
            for n, k in zip(nodes.tolist(), new.tolist(), strict=True)
        ]
        assert out.tolist() == pytest.approx(wanted, abs=1e-12)


def test_machine_code_gives_the_same_deltas():
    pytest.importorskip("numba")
    tables, run = drawn(1, 400), compiled()
    choice, nodes, new, out = batch(tables, 1000)
    run(tables.columns, choice, nodes, new, out)
    plain = np.zeros_like(out)
    deltas(tables.columns, choice, nodes, new, plain)
    assert out.tolist() == plain.tolist()


def test_deltas_are_served_fast():
    """A tenth of what the bench shows, so that a busy machine does not fail it."""
    tables = drawn(1, 400)
    choice, nodes, new, _ = (part.tolist() for part in batch(tables, 5000))
    tables.delta(choice, 0, 0)
    start = perf_counter()
    for node, strategy in zip(nodes, new, strict=True):
        tables.delta(choice, node, strategy)
    assert 5000 / (perf_counter() - start) > 3e4


# --- entries


@pytest.mark.parametrize("name", ["linear_layers", "mlp_tensor_parallel"])
def test_a_table_adds_up_what_the_simulator_takes_one_by_one(name: str):
    """Products and sums of the partitioned program, under the strategies that it has."""
    text = (EXAMPLES / f"{name}.mlir").read_text(encoding="utf-8")
    local = parse(text)
    parse_pipeline("propagate,partition").run(local)
    machine = Machine(find_cluster("dgx-h100"))
    run = Simulator(local, machine, "none").main()
    module = parse(text)
    (mesh,) = module.meshes.values()
    entries = Entries(machine, mesh)
    products = [op for op in module.main.body.ops if op.sig.is_contraction]  # pyright: ignore
    found = [
        price.time / PER_SECOND
        for kernel, price, _ in run.executed()
        if kernel.load is not None and kernel.load.products
    ]
    assert len(found) == len(products) > 1
    for op, seconds in zip(products, found, strict=True):
        times = {
            round(entries._kernel(op.sig, op.sig.blocks, cut) * PER_SECOND)  # pyright: ignore
            for cut in entries.strategies(op.sig)
        }
        assert round(seconds * PER_SECOND) in times
    sums = [price.time for kernel, price, _ in run.executed() if kernel.load is None]
    sizes = {
        v.tensor.bytes for op in local.walk() if "replica_groups" in op.attrs for v in op.results
    }
    prices = {
        round(entries.transfer("stablehlo.all_reduce", axes, size) * PER_SECOND)
        for size in sizes
        for axes in [mesh.resolve([axis]) for axis in _axes(mesh)]
    }
    assert sums and set(sums) <= prices


def _axes(mesh: Mesh) -> list[Axis]:
    return [Axis(name) for name in mesh.names]


def test_cutting_divides_work_and_partial_results_are_summed():
    module = parse((EXAMPLES / "linear_layers.mlir").read_text(encoding="utf-8"))
    assert module.main is not None
    op = module.main.body.ops[0]
    text = op.sig
    (mesh,) = module.meshes.values()
    entries = Entries(Machine(find_cluster("dgx-h100")), mesh)
    strategies = entries.strategies(text)
    assert strategies[0] == ((),) * len(strategies[0]) and len(set(strategies)) > 8
    assert text.rule is not None
    for cut in strategies:
        used = [axis.name for axes in cut for axis in axes]
        assert len(used) == len(set(used))
        is_partial = any(cut[f] for f in (2,))
        kernel = entries._kernel(text, text.rule, cut)  # pyright: ignore
        assert (entries.node(text, cut) > kernel) == is_partial


def test_a_change_of_layout_costs_what_its_collectives_cost():
    mesh = Mesh((("a", 2), ("b", 4)))
    entries = Entries(Machine(find_cluster("dgx-h100")), mesh)
    type = tensor((1024, 1024), "f32")
    a, b = Axis("a", 1, 2), Axis("b", 1, 4)
    whole = ((), ())
    assert entries.edge(type, whole, ((a,), (b,))) == 0
    assert entries.edge(type, ((a,), ()), ((a,), (b,))) == 0
    gather = entries.transfer("stablehlo.all_gather", (b,), type.bytes)
    assert entries.edge(type, ((b,), ()), whole) == gather > 0
    exchange = entries.transfer("stablehlo.all_to_all", (b,), type.bytes / 4)
    assert entries.edge(type, ((b,), ()), ((), (b,))) == exchange > 0
    assert entries.edge(type, ((a, b), ()), whole) > gather
