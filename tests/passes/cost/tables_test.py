"""Tier A: sums by table against sums spelled out, entries against the planner and the simulator."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.passes.cost.liveness.analysis import peak
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.cost.tables import charges as charging
from shardwright.passes.cost.tables.build import Built, tables_of
from shardwright.passes.cost.tables.charges import Charges, charges_of
from shardwright.passes.cost.tables.executed import executed
from shardwright.passes.cost.tables.folding import Run, runs_of, stand_ins
from shardwright.passes.cost.tables.memory_rows import Memory, memory_of
from shardwright.passes.cost.tables.moves import Moves
from shardwright.passes.cost.tables.read_graph import graph_of
from shardwright.passes.cost.tables.tables import Ints, Tables
from shardwright.passes.cost.tables.ties import exact_ties
from shardwright.passes.partition.reshard.types import Ends
from shardwright.passes.registry import main_pipeline, parse_pipeline
from shardwright.passes.target import Target
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.layout import is_even
from shardwright.spec.strategies import Strategy, layouts
from shardwright.spec.types import tensor

EXAMPLES = Path(__file__).parents[3] / "examples"
REAL = Path(__file__).parents[2] / "data" / "models" / "real"
PLAIN = ("linear_layers", "mlp_tensor_parallel", "mlp_fully_sharded", "sequence_parallel_block")
CLUSTER = "dgx-h100"


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
        parse_pipeline("insert-reshards").run(module)
        found = executed(self.built, module)
        self.unread = int((found < 0).sum())
        self.x: Ints = np.maximum(found, 0)
        main_pipeline(cluster).after("resharded").run(module)
        run = Simulator(module, Machine(target.on_machines), "none", 4).main()
        self.seconds = run.time / PER_SECOND
        self.kernel_s = self.parted(run.executed(), True)
        self.peak = peak(module, target.on_machines).bytes

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


# --- moves


MESHES = (Mesh((("a", 2), ("b", 4))), Mesh((("x", 8),)), Mesh((("p", 2), ("q", 2), ("r", 2))))
SHAPES = ((64, 96), (128,), (8, 6, 32), (16, 4, 1, 8), (12, 10), (4, 4, 4))


@cache
def moves(mesh: Mesh, cluster: str) -> Moves:
    return Moves(mesh, Target(cluster).on_machines)


def too_far(mesh: Mesh, cluster: str, seed: int, found: Moves | None = None) -> list[str]:
    """Changes whose seconds are not those of the planner's chain for just this tensor."""
    random = Random(seed)
    found, wrong = found or moves(mesh, cluster), list[str]()
    for _ in range(6):
        shape = random.choice(SHAPES)
        width = random.choice((2, 4)) * random.choice((1, 1 << 10, 1 << 20))
        known = layouts(tensor(shape, "f32"), mesh)
        src, dst = random.choice(known), random.choice(known)
        ends = Ends(shape, src, dst)
        ends = Ends(shape, src, dst, spare=found.routes.idle(ends))
        wanted = found.routes.route(ends, width).seconds
        got = found.seconds(shape, width, src, dst)
        if not wanted * (1 - 1e-9) <= got <= wanted * 1.1 + 1e-12:
            wrong.append(f"{shape} x {width} from {src} to {dst}: {got} instead of {wanted}")
    return wrong


@given(st.sampled_from(MESHES), st.sampled_from(["dgx-h100", "gcp-v100:1"]), st.integers(0, 999))
def test_a_change_of_layout_costs_what_its_chain_costs(mesh: Mesh, cluster: str, seed: int):
    assert not too_far(mesh, cluster, seed)


def test_a_planted_question_about_the_whole_tensor_is_caught():
    class Whole(Moves):
        def _question(self, *args):  # pyright: ignore
            question, _ = super()._question(*args)  # pyright: ignore
            return question, 1

    mesh = MESHES[0]
    found = Whole(mesh, Target("dgx-h100").on_machines)
    assert any(too_far(mesh, "dgx-h100", seed, found) for seed in range(30))


@given(st.sampled_from(MESHES), st.sampled_from(SHAPES))
def test_matrices_hold_the_seconds_of_pairs(mesh: Mesh, shape: tuple[int, ...]):
    found = moves(mesh, "dgx-h100")
    known = layouts(tensor(shape, "f32"), mesh, uneven=True)[:12]
    matrix = found.between(shape, 4, known, known[::-1])
    for row, src in enumerate(known):
        for column, dst in enumerate(known[::-1]):
            assert matrix[row, column] == pytest.approx(found.seconds(shape, 4, src, dst))
            if src == dst or (is_even(shape, dst) and src == known[0]):
                assert matrix[row, column] == 0


def test_sums_are_completed_by_the_planner():
    mesh = MESHES[0]
    found, a, b = moves(mesh, "dgx-h100"), Axis("a", 1, 2), Axis("b", 1, 4)
    whole, rows = ((), ()), ((b,), ())
    summed = found.seconds((1024, 1024), 4, whole, whole, (b,))
    scattered = found.seconds((1024, 1024), 4, whole, rows, (b,))
    gathered = found.seconds((1024, 1024), 4, rows, whole)
    assert 0 < scattered < summed <= scattered + gathered + 1e-12
    assert found.seconds((1024, 1024), 4, whole, whole, (a, b)) > summed


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

    monkeypatch.setattr("shardwright.passes.cost.tables.build.charges_of", alone)
    module = propagated("gpt_train_step")
    tables = tables_of(module, Target(CLUSTER)).tables
    assert tables.total(case("gpt_train_step").x) > 1.7 * case("gpt_train_step").seconds


def test_a_cluster_of_other_size_is_refused():
    with pytest.raises(ProgramError, match="op has 8 devices, the cluster dgx-h100:2 16"):
        tables_of(propagated("moe_layer"), Target("dgx-h100:2"))


# --- equal regions


def layered(count: int) -> str:
    """A chain of equal layers, and what another chain of equal ones makes of each of them."""
    kind = "tensor<64x32xf32>"
    lines = [f"func.func @main(%arg0: {kind}, %arg1: tensor<32x32xf32>) -> {kind} {{"]
    values, last = list[str](), "%arg0"
    types = f"({kind}, tensor<32x32xf32>) -> {kind}"
    dot = f"%arg1, contracting_dims = [1] x [0] : {types}"
    for k in range(count):
        lines += [
            f"  %a{k} = stablehlo.dot_general {last}, {dot}",
            f"  %b{k} = stablehlo.tanh %a{k} : {kind}",
            f"  %c{k} = stablehlo.add %b{k}, {last} : {kind}",
            f"  %d{k} = stablehlo.negate %c{k} : {kind}",
            f"  %e{k} = stablehlo.multiply %d{k}, %b{k} : {kind}",
        ]
        last = f"%e{k}"
        values.append(f"%b{k}")
    for k, value in enumerate(reversed(values)):
        lines += [
            f"  %f{k} = stablehlo.multiply {last}, {value} : {kind}",
            f"  %g{k} = stablehlo.exponential %f{k} : {kind}",
            f"  %h{k} = stablehlo.dot_general %g{k}, {dot}",
            f"  %i{k} = stablehlo.subtract %h{k}, {value} : {kind}",
            f"  %j{k} = stablehlo.sine %i{k} : {kind}",
        ]
        last = f"%j{k}"
    lines += [f"  return {last} : {kind}", "}"]
    body = "\n".join(f"  {line}" for line in lines)
    return f'module {{\n  sdy.mesh @mesh = <["a"=2, "b"=4]>\n{body}\n}}\n'


def test_runs_of_equal_layers_are_found():
    module = parse(layered(9))
    assert module.main is not None
    runs = runs_of(module.main.body.ops)
    assert sorted(runs) == [Run(0, 5, 9), Run(45, 5, 9)]
    stand_in = stand_ins(len(module.main.body.ops), runs)
    left_out = [k for k, like in enumerate(stand_in.tolist()) if like != k]
    assert left_out == [*range(10, 35), *range(55, 80)]
    assert all(5 <= stand_in[k] < 10 or 50 <= stand_in[k] < 55 for k in left_out)
    assert runs_of(parse(layered(4)).main.body.ops) == []  # pyright: ignore


@pytest.mark.parametrize("count", [6, 9, 14])
def test_equal_layers_are_charged_as_if_all_were_looked_at(
    count: int, monkeypatch: pytest.MonkeyPatch
):
    module = parse(layered(count))
    machine = Machine(Target(CLUSTER).on_machines)
    graph = graph_of(module)
    found = charges_of(module, graph, machine)
    assert any(value.uses for value in module.main.args)  # pyright: ignore
    monkeypatch.setattr(charging, "runs_of", lambda ops: [])
    assert charges_of(module, graph, machine) == found
    made = {len(value.uses) for op in module.walk() for value in op.results}
    assert max(made) <= 4  # no copy is left


def test_a_planted_copy_of_the_wrong_layer_is_caught(monkeypatch: pytest.MonkeyPatch):
    module, machine = parse(layered(9)), Machine(Target(CLUSTER).on_machines)
    graph = graph_of(module)
    wanted = charges_of(module, graph, machine)

    def shifted(count: int, runs: list[Run]) -> Ints:
        found = stand_ins(count, runs)
        for start, period, copies in runs:
            part = slice(start + 2 * period, start + (copies - 2) * period)
            found[part] = np.roll(found[part], 1)
        return found

    monkeypatch.setattr(charging, "stand_ins", shifted)
    try:
        found = charges_of(module, graph, machine)
    except (KeyError, AssertionError, StopIteration, ValueError):
        return
    assert found != wanted


# --- ties


def chained(seed: int) -> Tables:
    """Five nodes of three strategies in a row with another user here and there."""
    random = np.random.default_rng(seed)
    count, wide = 5, 3
    mesh = Mesh((("a", 2),))
    choices = tuple(
        Strategy(((Axis("a", 1, k + 1),),), (((Axis("a", 1, k + 1),),),)) for k in range(wide)
    )
    costs = random.choice([0.0, 1.0, 2.0], (count, wide)) * random.integers(0, 2)
    pairs = [(k, k + 1) for k in range(count - 1)]
    pairs += [(0, 3)] if random.random() < 0.5 else []
    one = random.choice([0.0, 1.0, 2.0, 3.0], (wide, wide))
    np.fill_diagonal(one, 0.0)
    for middle in range(wide):  # no way round is cheaper
        one = np.minimum(one, one[:, middle, None] + one[None, middle, :])
    tables = tuple(one * random.integers(1, 3) for _ in pairs)
    edges = [(a, 0, b, 0, k) for k, (a, b) in enumerate(pairs)]
    return Tables(
        mesh, tuple(map(str, range(count))), np.arange(count), (choices,) * count,
        tuple(costs), (np.zeros(wide),) * count, np.ones(count), np.array(edges, np.int64),
        np.ones(len(pairs)), tables, np.full(count, -1), np.arange(count), np.zeros(0, np.int64),
    )  # fmt: skip


def loss(tables: Tables, tie: Ints) -> float:
    """What ties cost: the best tied plan less the best of all, for every plan of the free nodes."""
    plans = np.array(list(product(*map(range, tables.sizes.tolist()))), np.int64)
    seconds = tables.totals(plans)
    tied = (plans == plans[:, tie]).all(axis=1)
    return float(seconds[tied].min() - seconds.min())


def test_exact_ties_lose_nothing():
    tied = 0
    for seed in range(300):
        tables = chained(seed)
        tie = exact_ties(tables)
        tied += int((tie != np.arange(len(tie))).sum())
        assert loss(tables, tie) <= 1e-9, seed
    assert tied > 200


def test_planted_ties_of_everything_lose():
    found = [chained(seed) for seed in range(60)]
    assert any(loss(one, np.array([0, 0, 1, 2, 3])[[0, 1, 1, 1, 1]] * 0) > 0 for one in found)


def test_donated_arguments_and_their_results_lie_alike():
    tables = case("gpt_train_step").tables
    tied = np.flatnonzero(tables.tie != np.arange(len(tables.tie)))
    assert len(tied) > 20
    for node in tied.tolist():
        other = int(tables.tie[node])
        assert tables.strategies[tables.kinds[node]] == tables.strategies[tables.kinds[other]]


# --- memory


@pytest.mark.parametrize(
    "name", ["gpt_train_step", "vit_train_step", "batch_norm", "experts", "mixed_precision"]
)
def test_memory_is_that_of_the_program_of_a_device(name: str):
    found = case(name)
    assert found.memory.peak(found.x) == pytest.approx(found.peak, rel=0.05)


def test_memory_shrinks_as_values_are_cut():
    found = case("batch_norm")
    whole = np.zeros_like(found.x)
    assert found.memory.peak(whole) > 1.5 * found.memory.peak(found.x)
    assert len(found.memory.steps) == len(found.memory.bytes(whole)) <= 128


def test_a_planted_memory_without_copies_is_caught():
    """Moved operands take memory."""
    found = case("mlp_fully_sharded")
    at = found.memory.at
    kept = at[found.memory.term, 1] < 0
    row, term = found.memory.row[kept], found.memory.term[kept]
    bare = replace(found.memory, row=row, term=term)
    assert bare.peak(found.x) < found.memory.peak(found.x)
