"""What tables find once: equal layers of a program, and nodes that may do as a neighbour does."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from shardwright.ir.parse import parse
from shardwright.passes.cost.pricing.machine import Machine
from shardwright.passes.cost.tables import charges as charging
from shardwright.passes.cost.tables.charges import charges_of
from shardwright.passes.cost.tables.folding import Run, runs_of, stand_ins
from shardwright.passes.cost.tables.read_graph import graph_of
from shardwright.passes.cost.tables.tables import Ints, Tables
from shardwright.passes.cost.tables.ties import exact_ties
from shardwright.passes.target import Target
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.strategies import Strategy

CLUSTER = "dgx-h100"


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
