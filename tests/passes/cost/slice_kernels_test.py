"""Slices that are kernels of their own, by tables and by the simulator of the program that runs."""

from __future__ import annotations

import numpy as np
import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.cost.pricing.machine import PER_SECOND, Machine
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.cost.tables.build_tables import Built, tables_of
from shardwright.passes.cost.tables.tables import Ints
from shardwright.passes.cost.tables.write_plan import write_plan
from shardwright.passes.registry import main_pipeline
from shardwright.passes.target import Target
from shardwright.spec.op import Sig

CLUSTER = "dgx-h100"
NEAR = 0.01  # relative; a launch too many or too few is ten times that
T = "tensor<512x512xf32>"
HEAD = f'sdy.mesh @mesh = <["x"=8]>\nfunc.func @main(%arg0: {T}, %arg1: {T}) -> {T} {{\n'
DOT = f"contracting_dims = [1] x [0] : ({T}, {T}) -> {T}"
# Each with the number of slices, of what lies whole in memory, that are kernels of their own.
PROGRAMS = {
    "operands": ((f"%0 = stablehlo.dot_general %arg0, %arg1, {DOT}",), 2),
    "pointwise": ((f"%0 = stablehlo.add %arg0, %arg1 : {T}",), 0),
    "written": ((f"%1 = stablehlo.tanh %arg0 : {T}",
                 f"%0 = stablehlo.dot_general %1, %arg1, {DOT}"), 1),
}  # fmt: skip


def module(name: str) -> Module:
    lines, _ = PROGRAMS[name]
    found = parse(HEAD + "\n".join((*lines, f"return %0 : {T}")) + "\n}")
    main_pipeline().until("propagated").run(found)
    return found


def plan(built: Built) -> Ints:
    """Everything whole but sums over devices: products contract what all devices hold."""
    found = np.zeros(len(built.subjects), np.int64)
    for node, key in enumerate(built.graph.keys):
        choices = built.tables.strategies[int(built.tables.kinds[node])]
        if isinstance(key, Sig) and key.name == "stablehlo.dot_general":
            found[node] = next(k for k, one in enumerate(choices) if one.cut[2] and one.outs[0][0])
        elif isinstance(key, Sig) and key.name != "stablehlo.tanh":
            found[node] = next(k for k, one in enumerate(choices) if one.cut[0])
    return found


def both(name: str) -> tuple[float, float, Built, Ints]:
    """Seconds by tables and of the program."""
    text = module(name)
    built = tables_of(text, Target(CLUSTER))
    x = plan(built)
    write_plan(built, text, x, "mesh")
    main_pipeline(CLUSTER).after("propagated").run(text)
    run = Simulator(text, Machine(Target(CLUSTER).on_machines), "none").main()
    return built.tables.total(x), run.time / PER_SECOND, built, x


@pytest.mark.parametrize("name", PROGRAMS)
def test_slices_take_what_they_take_in_the_program(name: str) -> None:
    seconds, run_seconds, _, _ = both(name)
    assert seconds == pytest.approx(run_seconds, rel=NEAR)  # pyright: ignore


@pytest.mark.parametrize("name", PROGRAMS)
def test_tables_without_kernels_of_slices_are_caught(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = "shardwright.passes.cost.tables.slice_kernels._copied"
    monkeypatch.setattr(planted, lambda graph, *_: [False] * len(graph.edges))  # pyright: ignore
    seconds, run_seconds, built, _ = both(name)
    missing = (run_seconds - seconds) / built.prices.machine.launch
    assert missing == pytest.approx(PROGRAMS[name][1], abs=0.3)  # pyright: ignore
