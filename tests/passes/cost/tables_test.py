"""Tier A: sums by table against sums spelled out, entries against the planner and the simulator."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.passes.cost.liveness.scripts import script_peak
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.cost.tables import charges as charging
from shardwright.passes.cost.tables.build_tables import Built, tables_of
from shardwright.passes.cost.tables.charges import Charges, charges_of
from shardwright.passes.cost.tables.executed import executed
from shardwright.passes.cost.tables.memory_rows import Memory, memory_of
from shardwright.passes.cost.tables.read_graph import graph_of
from shardwright.passes.cost.tables.tables import Ints, Tables
from shardwright.passes.registry import main_pipeline
from shardwright.passes.target import Target

EXAMPLES = Path(__file__).parents[3] / "examples"
REAL = Path(__file__).parents[2] / "data" / "models" / "real"
PLAIN = ("linear_layers", "mlp_tensor_parallel", "mlp_fully_sharded", "sequence_parallel_block")
CLUSTER = "dgx-h100"
INSERT = main_pipeline().after("propagated").until("resharded")


def text_of(name: str) -> str:
    folder = EXAMPLES if (EXAMPLES / f"{name}.mlir").is_file() else REAL
    return (folder / f"{name}.mlir").read_text(encoding="utf-8")


def propagated(name: str) -> Module:
    module = parse(text_of(name))
    main_pipeline().until("propagated").run(module)
    return module


class Case:
    """A program by both tiers: its tables, the plan that the partitioner chose, what runs."""

    def __init__(self, name: str, cluster: str) -> None:
        module, target = propagated(name), Target(cluster, trips=4)
        self.built: Built = tables_of(module, target)
        self.memory: Memory = memory_of(module, self.built)
        INSERT.run(module)
        found = executed(self.built, module)
        self.unread = int((found < 0).sum())
        self.x: Ints = np.maximum(found, 0)
        main_pipeline(cluster).after("resharded").run(module)
        run = Simulator(module, Machine(target.on_machines), "none", 4).main()
        self.seconds = run.time / PER_SECOND
        self.kernel_s = self.parted(run.executed(), True)
        self.peak = script_peak(module, target.on_machines).bytes

    def parted(self, done: Iterator[tuple[object, ...]], is_kernel: bool) -> float:
        """Seconds of kernels, or of collectives."""
        found = 0
        for kernel, price, times in done:
            if (kernel.load is not None) == is_kernel:  # pyright: ignore
                found += price.time * times  # pyright: ignore
        return found / PER_SECOND

    @property
    def tables(self) -> Tables:
        return self.built.tables


@cache
def case(name: str, cluster: str = CLUSTER) -> Case:
    return Case(name, cluster)


def drawn(tables: Tables, seed: int) -> Ints:
    """A random plan."""
    random = np.random.default_rng(seed)
    return (random.random(len(tables.kinds)) * tables.sizes).astype(np.int64)


def anew(tables: Tables, x: Ints) -> float:
    """The total, spelled out."""
    total = tables.fixed_s
    for node, kind in enumerate(tables.kinds.tolist()):
        own = tables.compute_s[kind][x[node]] + tables.collective_s[kind][x[node]]
        total += float(tables.turns[node]) * own
    for edge, (producer, _, consumer, _, table) in enumerate(tables.edges.tolist()):
        total += tables.weights[edge] * tables.tables[table][x[producer], x[consumer]]
    return float(total)


# --- sums


@pytest.mark.parametrize("name", ["moe_layer", "while_loop", "lstm"])
def test_totals_are_sums_of_entries(name: str):
    tables = case(name).tables
    plans = np.array([drawn(tables, seed) for seed in range(4)])
    found = tables.totals(plans)
    for plan, seconds in zip(plans, found, strict=True):
        assert seconds == pytest.approx(anew(tables, plan))
        assert tables.total(plan) == pytest.approx(seconds)


def test_entries_are_finite_and_of_equal_ops_shared():
    tables = case("gpt_train_step").tables
    assert all(np.isfinite(one).all() for one in (*tables.tables, *tables.compute_s))
    assert len(tables.strategies) < 0.3 * len(tables.kinds)
    assert len(tables.tables) < 0.4 * len(tables.edges)
    kinds = [len(one) for one in tables.strategies]
    assert [len(one) for one in tables.compute_s] == kinds == [len(o) for o in tables.collective_s]
    for producer, _, consumer, _, table in tables.edges.tolist():
        assert tables.tables[table].shape == (tables.sizes[producer], tables.sizes[consumer])


# --- against the simulator


@pytest.mark.parametrize("name", PLAIN)
def test_tables_add_up_to_what_the_simulator_takes(name: str):
    found = case(name)
    assert found.unread == 0
    assert found.tables.total(found.x) == pytest.approx(found.seconds, rel=0.01)
    kinds = found.tables.kinds.tolist()
    kernels = sum(found.tables.compute_s[kind][k] for kind, k in zip(kinds, found.x, strict=True))
    assert kernels + found.tables.fixed_s == pytest.approx(found.kernel_s, rel=0.01)


LEVELS = ("gpt_train_step", "vit_train_step", "batch_norm", "experts", "unet", "encoder_decoder")


@pytest.mark.parametrize("name", LEVELS)
def test_the_level_is_that_of_the_simulator(name: str):
    found = case(name)
    assert 0.85 < found.tables.total(found.x) / found.seconds < 1.15


def test_without_fusion_the_level_is_lost(monkeypatch: pytest.MonkeyPatch):
    """The mutant: every op is a kernel of its own."""

    def alone(module: Module, graph: object, machine: Machine) -> Charges:
        found = charges_of(module, graph, machine)  # pyright: ignore
        nodes = [one._replace(how=charging.How.KERNEL, launches=1) for one in found.nodes]
        return found._replace(nodes=nodes)

    monkeypatch.setattr("shardwright.passes.cost.tables.build_tables.charges_of", alone)
    module = propagated("gpt_train_step")
    tables = tables_of(module, Target(CLUSTER)).tables
    assert tables.total(case("gpt_train_step").x) > 1.7 * case("gpt_train_step").seconds


def test_a_cluster_of_other_size_is_refused():
    with pytest.raises(ProgramError, match="op has 8 devices, the cluster dgx-h100:2 16"):
        tables_of(propagated("moe_layer"), Target("dgx-h100:2"))


def test_donated_arguments_and_their_results_lie_alike():
    tables = case("gpt_train_step").tables
    tied = np.flatnonzero(tables.tie != np.arange(len(tables.tie)))
    assert len(tied) > 20
    for node in tied.tolist():
        other = int(tables.tie[node])
        assert tables.strategies[tables.kinds[node]] == tables.strategies[tables.kinds[other]]


# --- memory


@pytest.mark.parametrize(
    "name",
    [
        "mlp_fully_sharded",
        "moe_layer",
        "batch_norm",
        "checkpointed",
        "decode",
        "mixed_precision",
        "unet",
    ],
)
def test_memory_is_that_of_the_program_of_a_device(name: str):
    found = case(name)
    assert found.memory.peak(found.x) == pytest.approx(found.peak, rel=0.06)


def test_memory_shrinks_as_values_are_cut():
    found = case("batch_norm")
    whole = np.zeros_like(found.x)
    assert found.memory.peak(whole) > 1.5 * found.memory.peak(found.x)
    assert len(found.memory.steps) == len(found.memory.bytes(whole)) <= 384


def test_a_planted_memory_without_copies_is_caught():
    """Moved operands take memory."""
    found = case("mlp_fully_sharded")
    at = found.memory.at
    kept = at[found.memory.term, 1] < 0  # terms of nodes, none of edges
    row, term = found.memory.row[kept], found.memory.term[kept]
    bare = replace(found.memory, row=row, term=term, by_plan=None)
    assert bare.peak(found.x) < 0.95 * found.memory.peak(found.x)


@pytest.mark.parametrize("text", ["module {\n}\n", "module {\n  func.func private @main()\n}\n"])
def test_a_program_without_main_is_said(text: str):
    with pytest.raises(ProgramError, match=r"p\.mlir:1:1: error: .* has no function main"):
        graph_of(parse(text, "p.mlir"))
