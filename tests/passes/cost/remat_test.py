"""Second runs compute what first runs did, are kept apart by both targets, and save memory."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from shardwright.backends.jax import lower as jax
from shardwright.backends.torch import lower as torch
from shardwright.ir.core import Module, Op, clone
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.verify import verify
from shardwright.passes.base import UNCHANGED
from shardwright.passes.cost.liveness.analysis import analyse
from shardwright.passes.cost.recompute import recompute
from shardwright.passes.cost.remat import Remat
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.attributes import Unit
from shardwright.testing.generate.local_programs import terminating_program
from shardwright.testing.oracle.device_oracles import xla_compiled
from shardwright.testing.oracle.hlo import executions
from shardwright.testing.second_opinion.memory_oracle import memory
from shardwright.testing.soundness import differences, evaluate
from shardwright.testing.verbs import record

SEEDS = range(60)
CUT = "propagate,partition"


def named(module: Module, share: float, random: Random) -> int:
    """Name some ops; how many."""
    ops = [op for op in module.walk() if op.results and op.sig.is_erasable and op.regions == ()]
    chosen = [op for op in ops if random.random() < share]
    for op in chosen:
        op.set_note("plan.remat", Unit())
    return len(chosen)


def recomputed(module: Module) -> int:
    return sum("plan.recomputed" in op.notes for op in module.walk())


def _check(seed: int) -> int:
    """Ops that run twice in a program; it computes what it did, bit for bit."""
    source, random = terminating_program(seed), Random(seed)
    whole, local = parse(source), parse(source)
    first, second = ("", CUT) if seed % 4 < 2 else (CUT, "")  # before the partition, or behind it
    parse_pipeline(first).run(local) if first else None
    plain = parse(print_module(local))
    named(local, 0.5, random)
    try:
        parse_pipeline("remat").run(local)
    except ProgramError as refused:  # functions with shardings are cut first
        assert second and "shardings of its own" in str(refused), seed
        return 0
    count = recomputed(local)
    if second:
        parse_pipeline(second).run(local)
        parse_pipeline(second).run(plain)
    assert verify(local) == [], seed
    args = inputs(whole, seed)
    found, wanted = evaluate(local, args), evaluate(plain, args)
    if second:  # the partition may sum in another order
        wrong = differences(found, wanted)
    else:
        pairs = zip(found, wanted, strict=True)
        wrong = [a for a, b in pairs if not np.array_equal(a, b, equal_nan=b.dtype.kind in "fc")]
    assert not wrong, f"{seed}\n{print_module(local)}"
    ours, (most, temp, spare) = analyse(local), memory(local)
    assert spare or (ours.bytes, ours.temp_bytes) == (most, temp), seed
    return count


def test_second_runs_compute_the_same() -> None:
    assert sum(_check(seed) > 0 for seed in SEEDS) > len(SEEDS) // 2


def _unmapped(op: Op, mapping: object) -> Op:
    return clone(op, {})


def _gives(value: Any) -> Callable[..., Any]:
    def wrong(*_: Any) -> Any:
        return value

    return wrong


_RECOMPUTE = recompute._Recompute  # pyright: ignore[reportPrivateUsage]
_MUTANTS: list[tuple[Any, str, Callable[..., Any]]] = [
    (recompute, "clone", _unmapped),  # starts from what it should not read
    (_RECOMPUTE, "_is_late", _gives(False)),
    (_RECOMPUTE, "_waited", _gives(None)),
    (_RECOMPUTE, "_erase", _gives(None)),
]


@pytest.mark.parametrize(("owner", "name", "wrong"), _MUTANTS)
def test_a_planted_error_is_caught(
    owner: Any, name: str, wrong: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, wrong)
    local = parse(network(True))
    parse_pipeline("remat").run(local)
    assert not _is_as_wanted(local)


def _is_as_wanted(module: Module) -> bool:
    """Second runs read barriers that wait for gradients; odd first runs have no late readers."""
    barriers = [op for op in module.walk() if op.name == "stablehlo.optimization_barrier"]
    waits = all(any("subtract" in v.op.name for v in op.operands if v.op) for op in barriers)
    waits = waits and all(value.uses for op in barriers for value in op.results)
    tanhs = [op for op in module.walk() if op.name == "stablehlo.tanh"]
    readers = [len(op.result.uses) for op in tanhs if "plan.recomputed" not in op.notes]
    return bool(barriers) and waits and readers[::2] == [1] * (LAYERS // 2)


def test_first_runs_are_let_go_and_second_runs_wait() -> None:
    local = parse(network(True))
    parse_pipeline("remat").run(local)
    assert _is_as_wanted(local)


# --- the chain of a small network: forward, then backward

T, W = "tensor<64x64xf32>", "contracting_dims = [1] x [0]"
ROWS, WEIGHTS = "tensor<1024x16xf32>", "tensor<16x16xf32>"
LAYERS = 6


def network(remat: bool) -> str:
    """tanh(x w) in layers, and gradients of the weights; the batch is cut. Odd layers run again."""
    forward, backward = f"({ROWS}, {WEIGHTS}) -> {ROWS}", f"({ROWS}, {ROWS}) -> {WEIGHTS}"
    lines = [f"%y0 = stablehlo.add %x, %x : {ROWS}"]
    for k in range(1, LAYERS + 1):
        note = " {plan.remat}" if remat and k % 2 else ""
        lines.append(f"%h{k} = stablehlo.dot_general %y{k - 1}, %w{k}, {W}{note} : {forward}")
        lines.append(f"%y{k} = stablehlo.tanh %h{k}{note} : {ROWS}")
    lines.append(f"%g{LAYERS} = stablehlo.negate %y{LAYERS} : {ROWS}")
    for k in range(LAYERS, 0, -1):
        columns, back = "contracting_dims = [0] x [0]", "contracting_dims = [1] x [1]"
        lines += [
            f"%s{k} = stablehlo.multiply %y{k}, %y{k} : {ROWS}",
            f"%q{k} = stablehlo.multiply %s{k}, %g{k} : {ROWS}",
            f"%p{k} = stablehlo.subtract %g{k}, %q{k} : {ROWS}",
            f"%d{k} = stablehlo.dot_general %y{k - 1}, %p{k}, {columns} : {backward}",
            f"%g{k - 1} = stablehlo.dot_general %p{k}, %w{k}, {back} : {forward}",
        ]
    names = range(1, LAYERS + 1)
    cut = '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}'
    arguments = ", ".join([f"%x: {ROWS} {cut}", *(f"%w{k}: {WEIGHTS}" for k in names)])
    results = ", ".join([WEIGHTS] * LAYERS)
    body = "\n  ".join([*lines, f"return {', '.join(f'%d{k}' for k in names)} : {results}"])
    return (
        f'sdy.mesh @mesh = <["x"=2, "y"=2]>\n'
        f"func.func @main({arguments}) -> ({results}) {{\n  {body}\n}}\n"
    )


def test_memory_falls_and_xla_keeps_the_second_run() -> None:
    plain, local = parse(network(False)), parse(network(True))
    parse_pipeline(CUT).run(plain)
    parse_pipeline(f"remat,{CUT}").run(local)
    assert analyse(local).temp_bytes < analyse(plain).temp_bytes
    apart, once = xla_compiled(local, keeps_barriers=True), xla_compiled(plain)
    assert apart is not None and once is not None
    assert executions(once.text, "tanh") == LAYERS
    assert apart.temp_bytes < once.temp_bytes
    assert executions(apart.text, "tanh") == LAYERS + recomputed_tanh(local)


def recomputed_tanh(module: Module) -> int:
    found = sum(op.name == "stablehlo.tanh" for op in module.walk()) - LAYERS
    assert found > 0
    return found


def test_without_barriers_xla_makes_the_runs_one() -> None:
    local = parse(network(True))
    parse_pipeline(f"remat,{CUT}").run(local)
    for op in [op for op in local.walk() if op.name == "stablehlo.optimization_barrier"]:
        for result, operand in zip(op.results, op.operands, strict=True):
            result.replace_uses(operand)
        op.erase()
    merged = xla_compiled(local, keeps_barriers=True)
    assert merged is not None and executions(merged.text, "tanh") == LAYERS


def test_one_device_all_devices_jax_and_torch_agree(tmp_path: Path) -> None:
    source, local = network(False), parse(network(True))
    parse_pipeline(f"remat,{CUT}").run(local)
    whole, cut = tmp_path / "whole.mlir", tmp_path / "local.mlir"
    whole.write_text(source, encoding="utf-8")
    cut.write_text(print_module(local), encoding="utf-8")
    found = record("verify", str(cut), "--original", str(whole))
    assert found["ok"] and len(found["runs"]) == 3


def test_scripts_let_go_before_they_work_out_again() -> None:
    local = parse(network(True))
    parse_pipeline(f"remat,{CUT}").run(local)
    lines = torch.emit(local, parse(network(False)), "test").splitlines()
    freed = next(k for k, line in enumerate(lines) if line.startswith("    del ") and "y5" in line)
    again = next(k for k, line in enumerate(lines) if line.startswith("    y5_1 = torch.tanh("))
    assert freed < again
    assert jax.emit(local, parse(network(False)), "test").count("lax.optimization_barrier(") >= 3


# --- what is asked for, and refused


def test_what_is_read_at_once_or_returned_stays() -> None:
    text = f"""
      func.func @main(%x: {T}) -> ({T}, {T}) {{
        %0 = stablehlo.tanh %x {{plan.remat}} : {T}
        %1 = stablehlo.dot_general %0, %x, {W} : ({T}, {T}) -> {T}
        %2 = stablehlo.dot_general %1, %0, {W} : ({T}, {T}) -> {T}
        return %0, %2 : {T}, {T}
      }}
    """
    module = parse(text)
    parse_pipeline("remat").run(module)
    assert recomputed(module) == 0 and "plan.remat" not in print_module(module)
    assert Remat().run(module) is UNCHANGED


@pytest.mark.parametrize(
    ("op", "said"),
    [
        ('%0 = stablehlo.tanh %x {plan.remat = "offload"} : TT', "not lowered"),
        ('%0 = "stablehlo.custom_call"(%x) {call_target_name = "f", has_side_effect = true,'
         " plan.remat} : (TT) -> TT", "cannot run twice"),
    ],
)  # fmt: skip
def test_what_cannot_run_twice_is_refused(op: str, said: str) -> None:
    body = f"func.func @main(%x: {T}) -> {T} {{\n  {op}\n  return %0 : {T}\n}}\n"
    with pytest.raises(ProgramError, match=said) as refused:
        parse_pipeline("remat").run(parse(body.replace("TT", T)))
    assert refused.value.diagnostics[0].place.line == 2


# --- functions


def layers(note: str, call: str = "") -> str:
    """Two layers there and back as functions; what goes there keeps tanh for the way back."""
    three = f"({ROWS}, {ROWS}, {ROWS}, {WEIGHTS}) -> ({WEIGHTS}, {ROWS})"
    there = f"({ROWS}, {WEIGHTS}) -> ({ROWS}, {ROWS})"
    forward, columns = f"({ROWS}, {WEIGHTS}) -> {ROWS}", "contracting_dims = [0] x [0]"
    turned = "contracting_dims = [1] x [1]"
    return f"""
      sdy.mesh @mesh = <["x"=2]>
      func.func @main(%x: {ROWS} {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}, {{}}]>}},
                      %w: {WEIGHTS}, %u: {WEIGHTS}) -> ({WEIGHTS}, {WEIGHTS}) {{
        %0:2 = call @there(%x, %w) {call} : {there}
        %1:2 = call @there(%0#0, %u) {call} : {there}
        %2:2 = call @back(%1#0, %1#1, %0#0, %u) : {three}
        %3:2 = call @back(%2#1, %0#1, %x, %w) : {three}
        return %2#0, %3#0 : {WEIGHTS}, {WEIGHTS}
      }}
      func.func private @there(%x: {ROWS}, %w: {WEIGHTS}) -> ({ROWS}, {ROWS}) {{
        %h = stablehlo.dot_general %x, %w, {W} {note} : {forward}
        %t = stablehlo.tanh %h {note} : {ROWS}
        %y = stablehlo.dot_general %t, %w, {W} : {forward}
        return %y, %t : {ROWS}, {ROWS}
      }}
      func.func private @back(%g: {ROWS}, %t: {ROWS}, %x: {ROWS}, %w: {WEIGHTS}) -> ({WEIGHTS}, {ROWS}) {{
        %q = stablehlo.dot_general %g, %w, {turned} : {forward}
        %p = stablehlo.multiply %t, %q : {ROWS}
        %d = stablehlo.dot_general %x, %p, {columns} : ({ROWS}, {ROWS}) -> {WEIGHTS}
        %e = stablehlo.dot_general %p, %w, {turned} : {forward}
        return %d, %e : {WEIGHTS}, {ROWS}
      }}
    """  # noqa: E501


def test_what_a_function_returns_runs_again_where_it_is_read_late() -> None:
    plain, local = parse(layers("")), parse(layers("{plan.remat}"))
    for module in (plain, local):
        parse_pipeline(CUT).run(module)
    args = inputs(parse(layers("")), 0)
    wanted = evaluate(plain, args)
    before = analyse(plain).bytes
    parse_pipeline("remat").run(local)
    assert verify(local) == [] and recomputed(local) == 3  # of the first layer, and a barrier
    for a, b in zip(evaluate(local, args), wanted, strict=True):
        assert np.array_equal(a, b)
    assert analyse(local).bytes == memory(local)[0] == before - 1024 * 16 * 4 // 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (layers("{plan.remat}", '{plan.stage = 0 : i64, plan.phase = "forward"}'), "plan.stage"),
        (layers("{plan.remat}", '{plan.kernel = "attention"}'), "plan.kernel"),
        (layers("{plan.remat}").replace("%w: tensor<16x16xf32>) -> (tensor<1024x16xf32>",
            '%w: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> '
            "(tensor<1024x16xf32>"), "shardings of its own"),
    ],
)  # fmt: skip
def test_what_has_to_stay_a_call_is_refused(text: str, said: str) -> None:
    with pytest.raises(ProgramError, match=said) as refused:
        parse_pipeline("remat").run(parse(text))
    (one,) = refused.value.diagnostics
    assert one.help and one.place.line > 10
