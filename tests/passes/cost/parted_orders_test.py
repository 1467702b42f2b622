"""Orders and slices that a sum or a move makes kernels of, by tables and by the simulator."""

from __future__ import annotations

import numpy as np
import pytest

from shardwright.ir.parse import parse
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.cost.tables import build_tables, move_seconds
from shardwright.passes.cost.tables.build_tables import tables_of
from shardwright.passes.cost.tables.parted_orders import Ordering
from shardwright.passes.cost.tables.program_graph import Graph
from shardwright.passes.cost.tables.write_plan import write_plan
from shardwright.passes.registry import main_pipeline
from shardwright.passes.target import Target

CLUSTER, NEAR = "dgx-h100", 0.01
T = "tensor<512x512xf32>"
DOT = f"contracting_dims = [1] x [0] : ({T}, {T}) -> {T}"
LINES = (
    f"%0 = stablehlo.dot_general %arg0, %arg1, {DOT}",
    f"%1 = stablehlo.transpose %0, dims = [1, 0] : ({T}) -> {T}",
)
Cuts = dict[str, tuple[dict[int, str], ...]]  # by op, in program order, by factor an axis


def text(lines: tuple[str, ...], mesh: str) -> str:
    last = len(lines) - 1
    head = f"sdy.mesh @mesh = <[{mesh}]>\nfunc.func @main(%arg0: {T}, %arg1: {T}) -> {T} {{\n"
    return head + "\n".join((*lines, f"return %{last} : {T}")) + "\n}"


def both(lines: tuple[str, ...], mesh: str, cuts: Cuts) -> tuple[float, float]:
    """Seconds by tables and of the program; what `cuts` does not name is whole."""
    module = parse(text(lines, mesh))
    main_pipeline().until("propagated").run(module)
    built = tables_of(module, Target(CLUSTER))
    x = np.zeros(len(built.subjects), np.int64)
    asked = {name: list(of) for name, of in cuts.items()}
    for node, key in enumerate(built.graph.keys):
        choices = built.tables.strategies[int(built.tables.kinds[node])]
        name = getattr(key, "name", "").removeprefix("stablehlo.")
        wanted = asked[name].pop(0) if asked.get(name) else {}
        x[node] = next(
            k for k, one in enumerate(choices)
            if [[axis.name for axis in axes] for axes in one.cut]
            == [[wanted[f]] if f in wanted else [] for f in range(len(one.cut))]
        )  # fmt: skip
    write_plan(built, module, x, "mesh")
    main_pipeline(CLUSTER).after("propagated").run(module)
    run = Simulator(module, Machine(Target(CLUSTER).on_machines), "none").main()
    return built.tables.total(x), run.time / PER_SECOND


SUMMED = (LINES, '"x"=8', {"dot_general": ({2: "x"},)})
PLANS = {
    "summed": SUMMED,
    "moved": (LINES, '"x"=8', {"dot_general": ({0: "x"},), "transpose": ({0: "x"},)}),
    "kept": (LINES, '"x"=8', {"dot_general": ({0: "x"},), "transpose": ({1: "x"},)}),
}


@pytest.mark.parametrize("name", PLANS)
def test_orders_take_what_they_take_in_the_program(name: str) -> None:
    seconds, run_seconds = both(*PLANS[name])
    assert seconds == pytest.approx(run_seconds, rel=NEAR)  # pyright: ignore


def test_tables_without_kernels_of_orders_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(graph: Graph) -> list[Ordering]:
        return [Ordering()] * len(graph.edges)

    monkeypatch.setattr(build_tables, "parted_orders", never)
    seconds, run_seconds = both(*SUMMED)
    assert seconds < 0.97 * run_seconds


# --- kernels within moves

BETWEEN = (LINES[0], f"%1 = stablehlo.dot_general %0, %arg1, {DOT}")
MESH = '"x"=2, "y"=4'
# A slice before what is sent, two dims that change places, a slice behind.
MOVED = (
    ({0: "x"}, {0: "y"}), ({0: "x"}, {2: "y"}), ({0: "x"}, {0: "y", 2: "x"}),
    ({1: "x"}, {0: "x", 2: "y"}), ({0: "y"}, {2: "x"}), ({0: "x", 1: "y"}, {0: "y", 2: "x"}),
)  # fmt: skip


@pytest.mark.parametrize("cuts", MOVED)
def test_moves_between_products_take_what_they_take(cuts: tuple[dict[int, str], ...]) -> None:
    seconds, run_seconds = both(BETWEEN, MESH, {"dot_general": cuts})
    assert seconds == pytest.approx(run_seconds, rel=NEAR)  # pyright: ignore


@pytest.mark.parametrize("cuts", MOVED[:4])
def test_moves_without_kernels_are_caught(
    cuts: tuple[dict[int, str], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(*args: object) -> tuple[tuple[float, ...], tuple[float, ...]]:
        return (), ()

    monkeypatch.setattr(move_seconds.Moves, "_sliced", nothing)
    seconds, run_seconds = both(BETWEEN, MESH, {"dot_general": cuts})
    assert seconds < 0.95 * run_seconds
