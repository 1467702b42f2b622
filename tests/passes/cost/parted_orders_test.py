"""Orders, slices and pieces that sums and moves make kernels of, by tables and by the simulator."""

from __future__ import annotations

import numpy as np
import pytest

from shardwright.ir.parse import parse
from shardwright.passes.cost.fusion.fusion import Fused
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.cost.tables import build_tables, move_seconds, parted_orders
from shardwright.passes.cost.tables.build_tables import tables_of
from shardwright.passes.cost.tables.parted_orders import Ordering
from shardwright.passes.cost.tables.program_graph import Graph
from shardwright.passes.cost.tables.strategy_seconds import Prices
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


def text(lines: tuple[str, ...], mesh: str, types: tuple[str, str]) -> str:
    last, (one, other) = len(lines) - 1, types
    head = f"sdy.mesh @mesh = <[{mesh}]>\nfunc.func @main(%arg0: {one}, %arg1: {other}) -> {one} {{"
    return "\n".join((head, *lines, f"return %{last} : {one}", "}"))


def both(
    lines: tuple[str, ...], mesh: str, cuts: Cuts, types: tuple[str, str] = (T, T)
) -> tuple[float, float]:
    """Seconds by tables and of the program; what `cuts` does not name is whole. The name of a value
    is empty.
    """
    module = parse(text(lines, mesh, types))
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


# --- behind other names, through views, into pieces, around halos

ROW = "tensor<512xf32>"
SHARED = (
    *LINES,
    f"%2 = stablehlo.dot_general %1, %arg1, {DOT}",
    f"%3 = stablehlo.dot_general %1, %arg0, {DOT}",
    f"%4 = stablehlo.dot_general %2, %3, {DOT}",
)
VIEWED = (
    "%0 = stablehlo.constant dense<0.0> : tensor<f32>",
    f"%1 = stablehlo.multiply %arg0, %arg0 : {T}",
    "%2 = stablehlo.reduce(%1 init: %0) applies stablehlo.add across dimensions = [1] :"
    f" ({T}, tensor<f32>) -> {ROW}",
    f"%3 = stablehlo.tanh %2 : {ROW}",
    f"%4 = stablehlo.broadcast_in_dim %3, dims = [0] : ({ROW}) -> {T}",
    f"%5 = stablehlo.add %4, %arg1 : {T}",
)
PIECES = (
    f"%0 = stablehlo.add %arg0, %arg1 : {T}",
    f"%1 = stablehlo.tanh %0 : {T}",
    f"%2 = stablehlo.sine %0 : {T}",
    f"%3 = stablehlo.dot_general %1, %2, {DOT}",
)
X = "x"
PARTED: dict[str, tuple[tuple[str, ...], Cuts]] = {
    "shared": (
        SHARED,
        {
            "dot_general": ({1: X}, {0: X}, {2: X}),
            "transpose": ({1: X},),
            "": ({}, {}, {}, {}, {1: X}),
        },
    ),
    "viewed": (VIEWED, {"multiply": ({0: X},), "reduce": ({0: X},), "tanh": ({0: X},)}),
    "pieces": (PIECES, {"add": ({0: X},)}),
}


@pytest.mark.parametrize("name", PARTED)
def test_parted_kernels_take_what_they_take(name: str) -> None:
    lines, cuts = PARTED[name]
    seconds, run_seconds = both(lines, '"x"=8', cuts)
    assert seconds == pytest.approx(run_seconds, rel=NEAR / 100)  # pyright: ignore


def unnamed(graph: Graph) -> list[Ordering]:
    found = zip(graph.edges, parted_orders.parted_orders(graph), strict=True)
    return [part if edge[0] == part.node else Ordering() for edge, part in found]


def whole(fused: Fused, number: int, value: int) -> bool:
    return fused.owner[value] == number


def alone(fused: Fused, number: int) -> dict[int, int]:
    return {}


MUTANTS: dict[str, tuple[str, object]] = {
    "shared": ("build_tables.parted_orders", unnamed),
    "viewed": ("charges._is_made", whole),
    "pieces": ("charges._parts", alone),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_kernels_that_stay_whole_are_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    planted, mutant = MUTANTS[name]
    monkeypatch.setattr(f"shardwright.passes.cost.tables.{planted}", mutant)
    lines, cuts = PARTED[name]
    seconds, run_seconds = both(lines, '"x"=8', cuts)
    assert seconds < 0.97 * run_seconds


IMAGE, FILTER = "tensor<8x64x64x64xf32>", "tensor<3x3x64x64xf32>"
NEIGHBOURS = (
    f"%0 = stablehlo.tanh %arg0 : {IMAGE}",
    "%1 = stablehlo.convolution(%0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],"
    " window = {pad = [[1, 1], [1, 1]]}"
    " {batch_group_count = 1 : i64, feature_group_count = 1 : i64}"
    f" : ({IMAGE}, {FILTER}) -> {IMAGE}",
)
ROWS: Cuts = {"": ({1: X}, {}, {1: X}), "tanh": ({1: X},), "convolution": ({1: X},)}


def test_blocks_are_put_together_with_what_neighbours_send() -> None:
    seconds, run_seconds = both(NEIGHBOURS, '"x"=8', ROWS, (IMAGE, FILTER))
    assert seconds == pytest.approx(run_seconds, rel=NEAR)  # pyright: ignore


def test_blocks_that_are_not_put_together_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Prices, "sliced", lambda self, size: 0.0)  # pyright: ignore
    seconds, run_seconds = both(NEIGHBOURS, '"x"=8', ROWS, (IMAGE, FILTER))
    assert seconds < 0.95 * run_seconds
