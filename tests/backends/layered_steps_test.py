"""Scripts of layers written as loops compute what the program computes; mutants are caught."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np
import pytest

from shardwright.api.scripts import script
from shardwright.backends import bundles
from shardwright.backends import short_lists as lists
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.cost.trials.compile import compiled
from shardwright.spec.op import Values
from shardwright.testing.scripts import Job, ScriptFailed, run_scripts

SEEDS = range(8)
ROWS, WIDTH = 8, 4
X, W, B = f"tensor<{ROWS}x{WIDTH}xf32>", f"tensor<{WIDTH}x{WIDTH}xf32>", f"tensor<{WIDTH}xf32>"
CUT = '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}'
DONATED = "{jax.buffer_donor = true}"


def layered_step(seed: int) -> str:
    """A step of a few layers.

    Seeds decide: how many, the order of weights among arguments, whether an update is one stretch
    of ops with its moment, whether weights are donated, what backward keeps, whether layers share
    a mask.
    """
    random = Random(seed)
    layers = random.randint(4, 6)
    order = list(range(layers))
    if random.random() < 0.5:
        random.shuffle(order)
    is_one_update, is_donated = random.random() < 0.5, random.random() < 0.5
    keeps_input, has_mask = random.random() < 0.5, random.random() < 0.5
    tail = f" {DONATED}" if is_donated else ""
    weights = [f"%w{k}: {W}{tail}" for k in order]
    biases = [f"%b{k}: {B}{tail}" for k in order]
    moments = [f"%m{k}: {W}{tail}" for k in order]
    lines = [f"func.func @main(%x: {X} {CUT}, {', '.join([*weights, *biases, *moments])})"]
    results = [*[W] * layers, *[B] * layers, *[W] * layers, X]
    lines.append(f"    -> ({', '.join(results)}) {{")
    if has_mask:
        lines += [
            f"  %i = stablehlo.iota dim = 1 : {X}",
            f"  %mask = stablehlo.cosine %i : {X}",
        ]
    last = "%x"
    for k in range(layers):
        lines += [
            f"  %d{k} = stablehlo.dot_general {last}, %w{k}, contracting_dims = [1] x [0]"
            f" : ({X}, {W}) -> {X}",
            f"  %c{k} = stablehlo.broadcast_in_dim %b{k}, dims = [1] : ({B}) -> {X}",
            f"  %a{k} = stablehlo.add %d{k}, %c{k} : {X}",
            f"  %t{k} = stablehlo.tanh %a{k} : {X}",
            f"  %s{k} = stablehlo.multiply %t{k}, {'%mask' if has_mask else f'%t{k}'} : {X}",
            f"  %u{k} = stablehlo.sine %s{k} : {X}",
            f"  %v{k} = stablehlo.add %u{k}, %t{k} : {X}",
            f"  %y{k} = stablehlo.add {last}, %v{k} : {X}",
        ]
        last = f"%y{k}"
    loss, zero = last, "  %zero = stablehlo.constant dense<0.0> : tensor<f32>"
    lines.append(zero)
    for k in reversed(range(layers)):
        before = "%x" if k == 0 else f"%y{k - 1}"
        kept = before if keeps_input else f"%s{k}"
        lines += [
            f"  %e{k} = stablehlo.multiply {last}, %t{k} : {X}",
            f"  %f{k} = stablehlo.cosine %e{k} : {X}",
            f"  %g{k} = stablehlo.dot_general {kept}, %f{k}, contracting_dims = [0] x [0]"
            f" : ({X}, {X}) -> {W}",
            f"  %h{k} = stablehlo.reduce(%f{k} init: %zero) applies stablehlo.add across"
            f" dimensions = [0] : ({X}, tensor<f32>) -> {B}",
            f"  %j{k} = stablehlo.dot_general %f{k}, %w{k}, contracting_dims = [1] x [1]"
            f" : ({X}, {W}) -> {X}",
            f"  %k{k} = stablehlo.tanh %j{k} : {X}",
            f"  %l{k} = stablehlo.add %k{k}, {last} : {X}",
            f"  %n{k} = stablehlo.sine %l{k} : {X}",
        ]
        last = f"%n{k}"
    parts = [[_moment(k), _update(k)] for k in order]
    stages = parts if is_one_update else [[one[0] for one in parts], [one[1] for one in parts]]
    lines += [line for stage in stages for part in stage for line in part]
    outputs = [f"%{letter}{k}" for letter in ("p", "q", "o") for k in order]
    lines.append(f"  return {', '.join([*outputs, loss])} : {', '.join(results)}")
    return 'sdy.mesh @mesh = <["x"=2]>\n' + "\n".join([*lines, "}", ""])


def _moment(k: int) -> list[str]:
    return [
        f"  %oa{k} = stablehlo.constant dense<0.9> : {W}",
        f"  %ob{k} = stablehlo.multiply %oa{k}, %m{k} : {W}",
        f"  %oc{k} = stablehlo.multiply %g{k}, %g{k} : {W}",
        f"  %od{k} = stablehlo.tanh %oc{k} : {W}",
        f"  %oe{k} = stablehlo.sine %od{k} : {W}",
        f"  %of{k} = stablehlo.add %oe{k}, %g{k} : {W}",
        f"  %og{k} = stablehlo.cosine %of{k} : {W}",
        f"  %oh{k} = stablehlo.subtract %ob{k}, %og{k} : {W}",
        f"  %o{k} = stablehlo.add %oh{k}, %of{k} : {W}",
    ]


def _update(k: int) -> list[str]:
    return [
        f"  %pa{k} = stablehlo.tanh %o{k} : {W}",
        f"  %pb{k} = stablehlo.sine %pa{k} : {W}",
        f"  %pc{k} = stablehlo.multiply %pb{k}, %o{k} : {W}",
        f"  %pd{k} = stablehlo.cosine %pc{k} : {W}",
        f"  %pe{k} = stablehlo.add %pd{k}, %pa{k} : {W}",
        f"  %pf{k} = stablehlo.tanh %pe{k} : {W}",
        f"  %pg{k} = stablehlo.multiply %pf{k}, %pb{k} : {W}",
        f"  %p{k} = stablehlo.subtract %w{k}, %pg{k} : {W}",
        f"  %qa{k} = stablehlo.tanh %h{k} : {B}",
        f"  %q{k} = stablehlo.subtract %b{k}, %qa{k} : {B}",
    ]


def made(seed: int, emit: str) -> str:
    module = parse(layered_step(seed))
    local = compiled(parse(layered_step(seed))).local
    return script(emit, local, module, "test")


def jobs(
    folder: Path, emit: str, seeds: Sequence[int] = SEEDS
) -> tuple[list[Job], list[list[Values]]]:
    """Scripts, what they take, and what they are to give."""
    found: list[Job] = []
    wanted: list[list[Values]] = []
    for seed in seeds:
        module = parse(layered_step(seed))
        args = inputs(module, seed)
        path = folder / f"{emit}_{seed}.py"
        path.write_text(made(seed, emit), encoding="utf-8")
        found.append((path, args))
        wanted.append(list(run(module, args)))
    return found, wanted


@pytest.mark.parametrize("emit", ["jax", "torch"])
def test_layers_are_loops_and_numbers_stay(emit: str, tmp_path: Path):
    found, wanted = jobs(tmp_path, emit)
    outcomes = run_scripts(found, processes=2 if emit == "torch" else 0, devices=2)
    for seed, (outcome, expected) in enumerate(zip(outcomes, wanted, strict=True)):
        assert not isinstance(outcome, ScriptFailed), f"seed {seed}: {outcome}"
        for one, other in zip(outcome, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=2e-4, atol=2e-5, err_msg=f"seed {seed}")


@pytest.mark.parametrize("emit", ["jax", "torch"])
def test_every_layer_is_a_turn(emit: str):
    for seed in SEEDS:
        text = made(seed, emit)
        step = text[text.index("def step_on_device") : text.index("# --- the program without")]
        assert step.count("for k in range(") >= 3, f"seed {seed}"
        assert step.count("einsum(") + step.count("dot_general(") + step.count(" @ ") <= 3


def test_no_outline_writes_layers_out():
    module = parse(layered_step(0))
    local = compiled(parse(layered_step(0))).local
    text = script("jax", local, module, "test", outline=False)
    step = text[text.index("def step_on_device") : text.index("# --- the program without")]
    assert "for k in range(" not in step and "def layer" not in text


@pytest.mark.parametrize("mutant", ["steps", "lines"])
def test_mutants_are_caught(mutant: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    if mutant == "steps":
        right = lists.line_at
        monkeypatch.setattr(
            "shardwright.backends.emit.line_at",
            lambda first, step: right(first, step) if step > 0 else right(0, 1),
        )
    else:
        right_row = bundles.Row
        monkeypatch.setattr(
            "shardwright.backends.bundles.Row",
            lambda bundle, column, lines: right_row(bundle, column, lines[::-1]),
        )
    try:
        found, wanted = jobs(tmp_path, "jax", SEEDS[:3])
    except (AssertionError, KeyError, IndexError):
        return
    monkeypatch.undo()
    outcomes = run_scripts(found, devices=2)
    assert any(
        isinstance(outcome, ScriptFailed)
        or not all(
            np.allclose(a, b, rtol=2e-4, atol=2e-5) for a, b in zip(outcome, expected, strict=True)
        )
        for outcome, expected in zip(outcomes, wanted, strict=True)
    )
