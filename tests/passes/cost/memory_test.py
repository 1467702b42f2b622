"""Liveness of local programs: against a second opinion, against XLA, and its laws."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.liveness import analysis, materialized, spans, sweep
from shardwright.passes.cost.liveness import frame as live_frame
from shardwright.passes.cost.liveness.analysis import analyse, peak
from shardwright.passes.cost.liveness.frame import Held, frame_of
from shardwright.passes.cost.liveness.order import XLA_CPU, Order
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.attributes import Attrs, Int
from shardwright.testing.generate.local_programs import local_programs
from shardwright.testing.generate.step_programs import text
from shardwright.testing.oracle.device_oracles import xla_compiled
from shardwright.testing.oracles import xla_partitioned
from shardwright.testing.second_opinion.memory_oracle import memory

ROOT = Path(__file__).parents[3]
HEAD = 'sdy.mesh @mesh = <["x"=8]>\n'


def program(body: str, arguments: str, results: str) -> Module:
    """A local program on 8 devices; nothing is cut."""
    types = [piece.split(":")[1].split("{")[0].strip() for piece in arguments.split(", %")]
    outs = [piece.strip() for piece in results.split(",")]
    notes = (
        f"plan.arg_shardings = {_open(types)}, plan.arg_types = [{', '.join(types)}], "
        f"plan.result_shardings = {_open(outs)}, plan.result_types = [{', '.join(outs)}]"
    )
    head = f"func.func @main({arguments}) -> ({results}) attributes {{{notes}}} {{\n"
    return parse(f"{HEAD}{head}{body}}}\n")


def _open(types: list[str]) -> str:
    ranks = (type.count("x") for type in types)
    rows = (f"<@mesh, [{', '.join(['{}'] * rank)}]>" for rank in ranks)
    return f"#sdy.sharding_per_value<[{', '.join(rows)}]>"


@cache
def programs() -> list[tuple[int, Module]]:
    """Generated programs, to be read only."""
    return list(local_programs(range(150)))


def agree() -> Counter[str]:
    """How often both opinions are the same, or could not differ more than by free places."""
    found = Counter[str]()
    for seed, module in programs():
        ours, (most, temp, spare) = analyse(module), memory(module)
        if spare:
            found["spare"] += 1
            assert most - spare <= ours.bytes <= most, seed
            continue
        found["equal"] += 1
        assert (ours.bytes, ours.temp_bytes) == (most, temp), seed
    return found


def test_a_second_opinion_agrees() -> None:
    found = agree()
    assert found["equal"] > 100 and found["spare"] > 10


def test_the_programs_have_all_kinds_of_ops() -> None:
    kinds = Counter[Held]()
    for _, module in programs():
        assert module.main is not None
        kinds += _kinds(frame_of(module, module.main.body))
    wanted = set(Held) - {Held.PINNED, Held.UPDATE, Held.SEND}
    assert wanted <= set(kinds), kinds


def _kinds(frame: live_frame.Frame) -> Counter[Held]:
    found = Counter(frame.kinds)
    for frames in frame.inner:
        for inner in frames:
            found += _kinds(inner)
    return found


def test_what_is_live_at_the_peak_adds_up_to_it() -> None:
    for seed, module in programs():
        found = analyse(module)
        assert sum(one.bytes for one in found.live) == found.bytes == sum(found.roles.values()), (
            seed
        )
        assert max([found.argument_bytes, *(b for _, b in found.timeline)]) <= found.bytes, seed


def test_the_peak_holds_arguments_and_results() -> None:
    for seed, module in programs():
        found = analyse(module)
        least = found.argument_bytes + found.result_bytes - found.aliased_bytes
        assert found.bytes >= least, seed
        assert found.temp_bytes <= found.bytes - found.argument_bytes, seed


def test_taking_a_donation_back_never_saves() -> None:
    compared = 0
    for seed, module in programs():
        main, donated = module.main, analyse(module).bytes
        assert main is not None
        if any(kept := main.arg_attrs):
            main.arg_attrs = [Attrs()] * len(main.args)
            assert analyse(module).bytes >= donated, seed
            main.arg_attrs = kept
            compared += 1
    assert compared > 20


def test_fusion_never_costs_where_every_value_is_read_once() -> None:
    body = "".join(
        f"%{k + 1} = stablehlo.{op} %{k} : tensor<64xf32>\n"
        for k, op in enumerate(("sine", "tanh", "negate", "sine"))
    )
    module = program(
        f"%0 = stablehlo.negate %a : tensor<64xf32>\n{body}"
        "%9 = stablehlo.reverse %4, dims = [0] : tensor<64xf32>\nreturn %9 : tensor<64xf32>\n",
        "%a: tensor<64xf32>",
        "tensor<64xf32>",
    )
    assert analyse(module).temp_bytes == 0
    assert analyse(module, Order(fuses=False)).temp_bytes > 0


# --- single rules, with their numbers

T = "tensor<16x16xf32>"  # 1024 bytes
DOT = f"contracting_dims = [1] x [0] : ({T}, {T}) -> {T}"


def temp(body: str, arguments: str = f"%a: {T}", results: str = T) -> int:
    return analyse(program(body, arguments, results)).temp_bytes


def test_products_lie_in_memory() -> None:
    body = f"""
      %0 = stablehlo.dot_general %a, %a, {DOT}
      %1 = stablehlo.dot_general %0, %a, {DOT}
      %2 = stablehlo.dot_general %1, %0, {DOT}
      return %2 : {T}
    """
    assert temp(body) == 2 * 1024
    donated = f"%a: {T} {{tf.aliasing_output = 0 : i32}}"
    assert temp(body, donated) == 2 * 1024  # a is free when the last product is made


def test_a_donated_argument_that_is_still_read_delays_its_result() -> None:
    body = f"""
      %0 = stablehlo.dot_general %a, %a, {DOT}
      %1 = stablehlo.dot_general %a, %0, {DOT}
      return %0, %1 : {T}, {T}
    """
    results = f"{T}, {T}"
    assert temp(body, f"%a: {T} {{tf.aliasing_output = 0 : i32}}", results) == 1024
    assert temp(body, f"%a: {T}", results) == 0


def test_a_donor_gets_the_first_result_of_its_size() -> None:
    body = f"%0 = stablehlo.sine %a : {T}\nreturn %0 : {T}\n"
    found = peak(program(body, f"%a: {T} {{jax.buffer_donor = true}}", T))
    assert (found.bytes, found.aliased_bytes) == (1024, 1024)


def test_a_dear_function_of_two_readers_is_worked_out_once() -> None:
    def body(name: str) -> str:
        return f"""
          %0 = stablehlo.{name} %a : {T}
          %1 = stablehlo.dot_general %b, %b, {DOT}
          %2 = stablehlo.add %0, %1 : {T}
          %3 = stablehlo.dot_general %2, %b, {DOT}
          %4 = stablehlo.subtract %0, %3 : {T}
          return %4 : {T}
        """

    assert (
        temp(body("tanh"), f"%a: {T}, %b: {T}") == temp(body("negate"), f"%a: {T}, %b: {T}") + 1024
    )


def test_an_update_writes_over_what_nobody_reads() -> None:
    def body(more: str) -> str:
        return f"""
          %i = stablehlo.constant dense<0> : tensor<i32>
          %0 = stablehlo.dot_general %a, %a, {DOT}
          %1 = stablehlo.slice %a [0:1, 0:16] : ({T}) -> tensor<1x16xf32>
          %2 = stablehlo.dynamic_update_slice %0, %1, %i, %i : ({T}, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> {T}
          %3 = stablehlo.dot_general %2, {more}, {DOT}
          return %3 : {T}
        """  # noqa: E501

    assert temp(body("%a")) == 1024
    assert temp(body("%0")) == 2 * 1024


def loop(body: str) -> str:
    return f"""
      %n = stablehlo.constant dense<0> : tensor<i32>
      %0 = stablehlo.dot_general %a, %a, {DOT}
      %1:2 = stablehlo.while(%i = %n, %x = %0) : tensor<i32>, {T}
      cond {{
        %c = stablehlo.constant dense<3> : tensor<i32>
        %t = stablehlo.compare LT, %i, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %t : tensor<i1>
      }} do {{
        %c = stablehlo.constant dense<1> : tensor<i32>
        %j = stablehlo.add %i, %c : tensor<i32>
        {body}
        stablehlo.return %j, %y : tensor<i32>, {T}
      }}
      return %1#1 : {T}
    """


def test_loops_carry_in_place() -> None:
    in_place = peak(program(loop(f"%y = stablehlo.sine %x : {T}"), f"%a: {T}", T))
    assert in_place.bytes == 2 * 1024 + 4  # a, x, the counter
    aside = peak(program(loop(f"%y = stablehlo.dot_general %x, %a, {DOT}"), f"%a: {T}", T))
    assert aside.bytes == 3 * 1024 + 4
    assert len(aside.path) == 2


def test_only_the_worst_branch_counts() -> None:
    def branch(count: int) -> str:
        lines = [f"%0 = stablehlo.dot_general %a, %a, {DOT}"]
        lines += [f"%{k} = stablehlo.dot_general %{k - 1}, %0, {DOT}" for k in range(1, count)]
        return "\n".join([*lines, f"stablehlo.return %{count - 1} : {T}"])

    body = f"""
      %r = "stablehlo.case"(%k) ({{ {branch(2)} }}, {{ {branch(4)} }}) : (tensor<i32>) -> {T}
      return %r : {T}
    """
    assert temp(body, f"%a: {T}, %k: tensor<i32>") == 3 * 1024


def test_reducers_cost_nothing_and_calls_are_written_out() -> None:
    steps = parse(text("loop", (2, 4)))
    parse_pipeline("propagate,partition").run(steps)
    found = peak(steps)
    assert found.bytes > found.argument_bytes and found.path


# --- against XLA


@pytest.mark.parametrize("name", ["loop", "tables"])
def test_xla_has_the_same_arguments_and_results(name: str) -> None:
    source = text(name, (2, 4))
    local = parse(source)
    parse_pipeline("propagate,partition").run(local)
    ours = peak(local)
    assert local.main is not None
    table = 8 * len(local.main.result_types) if len(local.main.result_types) > 1 else 0
    for theirs in (xla_compiled(local), xla_partitioned(source, 8)):
        assert theirs is not None
        assert ours.argument_bytes == theirs.argument_bytes
        assert ours.result_bytes == theirs.output_bytes - table
        assert ours.aliased_bytes == theirs.alias_bytes


# The measured band of `bench/memory.py`, for two of its rows.
@pytest.mark.parametrize(("name", "mode", "mesh"), [("mlp", "dp", (8, 1)), ("mlp", "tp", (1, 8))])
def test_temporaries_are_in_the_band(
    name: str, mode: str, mesh: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [str(ROOT / "bench"), *sys.path])
    workloads: Any = import_module("workloads")
    local = parse(workloads.text(name, mode, mesh))
    parse_pipeline("propagate,partition").run(local)
    theirs = xla_compiled(local)
    assert theirs is not None
    assert 0.7 < analyse(local, XLA_CPU).temp_bytes / theirs.temp_bytes < 1.1


# --- what cannot be answered


def test_another_stage_is_told_what_is_missing() -> None:
    whole = parse(text("loop", (2, 4)))
    with pytest.raises(ProgramError, match="not local") as refused:
        peak(whole)
    assert "propagate,partition" in str(refused.value)
    with pytest.raises(ProgramError, match='pass "memory" needs stage local'):
        parse_pipeline("memory").run(parse(text("loop", (2, 4))))


def test_unknown_sizes_are_located() -> None:
    body = "%0 = stablehlo.sine %a : tensor<?xf32>\nreturn %0 : tensor<?xf32>\n"
    with pytest.raises(ProgramError, match="unknown size") as refused:
        peak(program(body, "%a: tensor<?xf32>", "tensor<?xf32>"))
    assert refused.value.diagnostics[0].place.line == 2


# --- speed


def test_thirty_thousand_ops_take_less_than_a_second() -> None:
    lines = [f"%0 = stablehlo.dot_general %a, %a, {DOT}"]
    for k in range(0, 30_000, 3):
        lines.append(f"%{k + 1} = stablehlo.tanh %{k} : {T}")
        lines.append(f"%{k + 2} = stablehlo.add %{k + 1}, %{k} : {T}")
        lines.append(f"%{k + 3} = stablehlo.dot_general %{k + 2}, %{k + 1}, {DOT}")
    module = program("\n".join([*lines, f"return %30000 : {T}\n"]), f"%a: {T}", T)
    seconds = list[float]()
    for _ in range(3):
        start = process_time()
        assert analyse(module).temp_bytes == 3 * 1024
        seconds.append(process_time() - start)
    assert min(seconds) < 1.0  # 0.5 s where nothing else runs


# --- planted errors


_REAL_LAST = spans.Spans._last  # pyright: ignore[reportPrivateUsage]


def _too_early(self: Any, returned: Any) -> list[int]:
    return [max(step - 1, 0) for step in _REAL_LAST(self, returned)]


def _gives(value: Any) -> Callable[..., Any]:
    def wrong(*_: Any) -> Any:
        return value

    return wrong


_SPANS = spans.Spans
_MUTANTS: list[tuple[Any, str, Callable[..., Any]]] = [
    (materialized, "_is_dear", _gives(False)),
    (materialized, "_aligned", _gives(())),
    (sweep, "_taken", _gives([])),
    (sweep, "_inner", _gives(None)),
    (_SPANS, "_last", _too_early),
    (_SPANS, "_copied_results", _gives([])),
    (analysis, "donated", _gives({})),
]


@pytest.mark.parametrize(("owner", "name", "wrong"), _MUTANTS)
def test_a_planted_error_is_caught(
    owner: Any, name: str, wrong: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, wrong)
    with pytest.raises(AssertionError):
        agree()


def test_the_pass_notes_what_it_found() -> None:
    doc = import_module("shardwright.passes.cost.memory").__doc__ or ""
    before, after = doc.split("Before:")[1].split("After:")
    module = parse(before)
    parse_pipeline("memory").run(module)
    assert print_module(module) == print_module(parse(after))
    assert module.main is not None
    notes = module.main.notes["plan.memory"]
    assert isinstance(notes, Attrs) and notes["peak"] == Int(peak(module).bytes)
