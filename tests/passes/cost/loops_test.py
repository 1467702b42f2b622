"""Loops: turns that overlap, turns that are skipped over, loops in loops, unknown numbers."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.analysis.collective_traffic import most_trips, trip_count
from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verify import check
from shardwright.passes.cost.pricing.machine import Machine
from shardwright.passes.cost.simulator import loop_overlap, simulate
from shardwright.passes.cost.simulator.loop_overlap import EARLY, LATE, Turns
from shardwright.passes.cost.simulator.simulate import Simulator
from shardwright.passes.cost.simulator.simulated_run import Run
from shardwright.spec.cluster import Cluster
from shardwright.testing.machines.timed_clusters import SMALL, faster
from shardwright.testing.second_opinion.simple_simulator import Piece, played

GROUPS = "dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>"
CHANNEL = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"
ADDER = (
    "({ ^bb0(%p: tensor<f32>, %q: tensor<f32>): %s = stablehlo.add %p, %q : tensor<f32> "
    "stablehlo.return %s : tensor<f32> })"
)


def body(turns: int, width: int = 256, inner: str = "") -> str:
    """Layers of gathered weights; what each gives is scattered and stored."""
    rows, stack = width // 8, f"tensor<{turns}x{width // 8}x{width}xf32>"
    part, whole = f"tensor<{rows}x{width}xf32>", f"tensor<{width}x{width}xf32>"
    return f"""
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %slice = stablehlo.dynamic_slice %w, %i, %zero, %zero, sizes = [1, {rows}, {width}]
        : ({stack}, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x{rows}x{width}xf32>
      %own = stablehlo.reshape %slice : (tensor<1x{rows}x{width}xf32>) -> {part}
      %full = "stablehlo.all_gather"(%own) <{{all_gather_dim = 0 : i64, {CHANNEL},
        replica_groups = {GROUPS}, use_global_device_ids}}> : ({part}) -> {whole}
      %y = stablehlo.dot_general %x, %full, contracting_dims = [1] x [0]
        : ({whole}, {whole}) -> {whole}
      %z = stablehlo.tanh %y : {whole}
      {inner}
      %g = "stablehlo.reduce_scatter"(%y) <{{{CHANNEL}, replica_groups = {GROUPS},
        scatter_dimension = 0 : i64, use_global_device_ids}}> {ADDER} : ({whole}) -> {part}
      %one_g = stablehlo.reshape %g : ({part}) -> tensor<1x{rows}x{width}xf32>
      %stored = stablehlo.dynamic_update_slice %out, %one_g, %i, %zero, %zero
        : ({stack}, tensor<1x{rows}x{width}xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> {stack}
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %one : tensor<i32>
"""


def looped(
    turns: int,
    width: int = 256,
    inner: str = "",
    bound: str = "",
    result: str = "%z",
    ends_before: bool = False,
) -> Module:
    """A loop over layers; `result` goes to the next one. `ends_before`: or before."""
    scalar = "tensor<f32>) -> tensor<i1>"
    also = f"""%also = stablehlo.is_finite %f : ({scalar}
      %both = stablehlo.and %go, %also : tensor<i1>"""
    stack = f"tensor<{turns}x{width // 8}x{width}xf32>"
    whole = f"tensor<{width}x{width}xf32>"
    types = f"tensor<i32>, {whole}, {stack}"
    text = f"""sdy.mesh @mesh = <["x"=8]>
  func.func @main(%a: {whole}, %w: {stack}, %n: tensor<i32>) -> ({whole}, {stack}) {{
    %start = stablehlo.constant dense<0> : tensor<i32>
    %f = stablehlo.constant dense<0.0> : tensor<f32>
    %empty = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> {stack}
    %r:3 = stablehlo.while(%i = %start, %x = %a, %out = %empty) : {types}
    cond {{
      %limit = stablehlo.constant dense<{turns}> : tensor<i32>
      %go = stablehlo.compare LT, %i, {bound or "%limit"} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      {also if ends_before else ""}
      stablehlo.return {"%both" if ends_before else "%go"} : tensor<i1>
    }} do {{{body(turns, width, inner)}
      stablehlo.return %next, {result}, %stored : {types}
    }}
    return %r#1, %r#2 : {whole}, {stack}
  }}"""
    module = parse(text)
    check(module)
    return module


def simulated(
    module: Module, cluster: Cluster = SMALL, overlap: str = "one", trips: int = 0
) -> Run:
    return Simulator(module, Machine(cluster), overlap, trips).main()


def loop_of(run: Run) -> Run:
    (found,) = run.inner.values()
    return found


def all_turns(run: Run, turns: int, overlap: str, cluster: Cluster) -> tuple[int, int]:
    """Time of a loop and of it computing, every turn played one by one by the other simulator."""
    plan = Turns(run.fused)
    pieces: dict[int, Piece] = {}
    waits: dict[Piece, list[Piece]] = {}
    before: list[Piece] = []  # what computed last in the slot before
    levels = len(cluster.levels)
    nobody = Op("test.op")
    fence: list[Piece] = []  # what the last inner loop left
    for slot in range(plan.first_slot, plan.last_slot(turns) + 1):
        last = before
        for number, turn, keys in plan.tasks(slot, turns):
            price, kernel = run.prices[number], run.fused.kernels[number]
            key = turn * len(run.prices) + number
            if number in run.inner:
                inner = run.inner[number]
                work = Piece([nobody], key, inner.computed)
                waits[work] = [*pieces.values(), *fence]
                pieces[-1 - key] = work
                pieces[key] = Piece([nobody], key, inner.exposed, -1, (), is_transfer=True)
                waits[pieces[key]] = [work]
                last = fence = [pieces[key]]
                continue
            is_transfer = kernel.load is None
            level = max(range(levels), key=lambda k: price.busy[k]) if is_transfer else 0
            stream = -1 if not is_transfer else {"one": 0, "levels": level}[overlap]
            piece = Piece([nobody], key, price.time, stream, price.shares, is_transfer)
            pieces[key] = piece
            waits[piece] = [*(pieces[k] for k in keys), *before, *fence]
            if not is_transfer:
                last = [piece]
        before = last
    found = played(list(pieces.values()), waits)
    return round(found.step), round(found.computed)


RATES = st.floats(0.05, 20.0)


@settings(max_examples=60)
@given(st.integers(1, 12), RATES, RATES, st.sampled_from(["one", "levels"]))
def test_skipped_turns_take_what_played_turns_take(
    turns: int, flops: float, links: float, overlap: str
):
    cluster = faster(SMALL, flops, 1.0, links)
    run = loop_of(simulated(looped(turns), cluster, overlap))
    step, computed = all_turns(run, turns, overlap, cluster)
    assert abs(run.time - step) <= (0 if overlap == "one" else 10 * turns)
    assert run.computed == computed


def test_many_turns_are_simulated_as_fast_as_few():
    few, many = (loop_of(simulated(looped(turns))) for turns in (20, 2000))
    assert len(few.events) == len(many.events) < 100
    step, _ = all_turns(many, 60, "one", SMALL)
    more, _ = all_turns(many, 61, "one", SMALL)
    assert many.time == step + (2000 - 60) * (more - step)


def test_weights_are_gathered_a_turn_early_and_gradients_stored_a_turn_late():
    run = loop_of(simulated(looped(12)))
    shift = Turns(run.fused).shift
    names = [kernel.main.op.name.rpartition(".")[2] for kernel in run.fused.kernels]
    found = dict(zip(names, shift, strict=True))
    assert found["all_gather"] == found["dynamic_slice"] == EARLY
    assert found["dynamic_update_slice"] == LATE
    assert found["dot_general"] == found["reduce_scatter"] == found["tanh"] == 0


def test_overlapping_turns_hide_what_waiting_turns_do_not(monkeypatch: pytest.MonkeyPatch):
    cluster = faster(SMALL, 0.05, 10.0, 10.0)
    hidden = loop_of(simulated(looped(12), cluster))
    assert hidden.exposed < 0.2 * loop_of(simulated(looped(12), cluster, "none")).exposed
    for name in ("_early", "_late"):
        with monkeypatch.context() as patch:
            patch.setattr(loop_overlap.Turns, name, lambda self: [])
            assert loop_of(simulated(looped(12), cluster)).exposed > hidden.exposed


CHAIN = f"""
      %sum = "stablehlo.all_reduce"(%y) <{{{CHANNEL}, replica_groups = {GROUPS},
        use_global_device_ids}}> {ADDER} : (tensor<256x256xf32>) -> tensor<256x256xf32>
      %v = stablehlo.dot_general %sum, %full, contracting_dims = [1] x [0]
        : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>"""


@settings(max_examples=20)
@given(st.integers(1, 9), RATES, RATES, st.sampled_from(["one", "levels"]))
def test_what_the_next_turn_needs_is_not_late(turns: int, flops: float, links: float, overlap: str):
    """A sum between two products of a layer, as tensor parallelism has."""
    cluster = faster(SMALL, flops, 1.0, links)
    run = loop_of(simulated(looped(turns, inner=CHAIN, result="%v"), cluster, overlap))
    step, computed = all_turns(run, turns, overlap, cluster)
    assert abs(run.time - step) <= (0 if overlap == "one" else 10 * turns)
    assert run.computed == computed
    shift = Turns(run.fused).shift
    assert [
        shift[k] for k, one in enumerate(run.fused.kernels) if one.load and one.load.products
    ] == [0, 0]


SECOND = f"""
      %more = "stablehlo.all_gather"(%own) <{{all_gather_dim = 0 : i64, {CHANNEL},
        replica_groups = {GROUPS}, use_global_device_ids}}>
        : (tensor<32x256xf32>) -> tensor<256x256xf32>
      %v = stablehlo.dot_general %z, %more, contracting_dims = [1] x [0]
        : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>"""


@settings(max_examples=20)
@given(st.integers(1, 9), RATES, RATES, st.sampled_from(["one", "levels"]))
def test_two_layers_in_a_turn_are_gathered_one_ahead(
    turns: int, flops: float, links: float, overlap: str
):
    cluster = faster(SMALL, flops, 1.0, links)
    run = loop_of(simulated(looped(turns, inner=SECOND, result="%v"), cluster, overlap))
    step, computed = all_turns(run, turns, overlap, cluster)
    assert abs(run.time - step) <= (0 if overlap == "one" else 10 * turns)
    assert run.computed == computed
    plan = Turns(run.fused)
    groups = [group for group in plan.groups.of if group >= 0]
    assert set(groups) == {0, 1} and {plan.shift[k] for k in plan.early} == {EARLY, 0}
    late = next(k for k, group in enumerate(plan.groups.of) if group == 1)
    first = next(
        k for k, kernel in enumerate(run.fused.kernels) if kernel.load and kernel.load.products
    )
    assert plan.order.index(late) < plan.order.index(first)


def test_what_is_computed_from_the_counter_alone_is_not_early():
    """All that a turn does may follow from the counter, as in a loop over micro-batches."""
    text = """
      %again = stablehlo.dot_general %full, %full, contracting_dims = [1] x [0]
        : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
      %summed = "stablehlo.all_reduce"(%again) <{CHANNEL, replica_groups = GROUPS,
        use_global_device_ids}> ADDER : (tensor<256x256xf32>) -> tensor<256x256xf32>"""
    for word, meant in (("CHANNEL", CHANNEL), ("GROUPS", GROUPS), ("ADDER", ADDER)):
        text = text.replace(word, meant)
    run = loop_of(simulated(looped(6, inner=text, result="%summed")))
    plan = Turns(run.fused)
    early = {run.fused.kernels[number].main.op.name for number in plan.early}
    assert early == {"stablehlo.all_gather", "stablehlo.dynamic_slice"}


def test_a_planted_wrong_number_of_turns_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(simulate.Turns, "last_slot", lambda self, turns: turns - 1)
    run = loop_of(simulated(looped(12)))
    monkeypatch.undo()
    assert all_turns(run, 12, "one", SMALL)[0] != run.time


def test_without_overlap_turns_follow_one_another():
    one, twelve = (loop_of(simulated(looped(turns), overlap="none")) for turns in (1, 12))
    stacks = loop_of(simulated(looped(12), overlap="none"))
    assert twelve.time == stacks.time
    assert twelve.time == pytest.approx(12 * one.time, rel=1e-3)


def test_bounds_hold_for_loops():
    for turns in (1, 2, 3, 12):
        for overlap in ("none", "one", "levels"):
            run = simulated(looped(turns), overlap=overlap)
            assert run.least.bound <= run.time
    once, often = (simulated(looped(turns)).least for turns in (1, 12))
    assert often.computing == pytest.approx(12 * once.computing, rel=0.01)


def test_a_branch_counts_as_its_slowest():
    whole = "tensor<256x256xf32>"
    text = f"""func.func @main(%k: tensor<i32>, %x: {whole}) -> {whole} {{
    %r = "stablehlo.case"(%k) ({{
      %a = stablehlo.tanh %x : {whole}
      stablehlo.return %a : {whole}
    }}, {{
      %b = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0]
        : ({whole}, {whole}) -> {whole}
      stablehlo.return %b : {whole}
    }}) : (tensor<i32>) -> {whole}
    return %r : {whole}
    }}"""
    run = simulated(parse(text))
    (inner,) = run.inner.values()
    assert run.time == inner.time > 0
    assert [kernel.main.op.name for kernel, _, _ in run.executed()] == ["stablehlo.tanh"]


def test_calls_are_fused_with_what_is_around_them():
    whole = "tensor<64x64xf32>"
    text = f"""func.func @main(%x: {whole}) -> {whole} {{
      %a = stablehlo.tanh %x : {whole}
      %b = call @twice(%a) : ({whole}) -> {whole}
      %c = call @twice(%b) : ({whole}) -> {whole}
      return %c : {whole}
    }}
    func.func private @twice(%x: {whole}) -> {whole} {{
      %a = stablehlo.add %x, %x : {whole}
      return %a : {whole}
    }}"""
    run = simulated(parse(text))
    assert [len(kernel.nodes) for kernel in run.fused.kernels] == [3]


def test_functions_that_call_themselves_are_refused():
    text = """func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %a = call @main(%x) : (tensor<4xf32>) -> tensor<4xf32>
      return %a : tensor<4xf32>
    }"""
    with pytest.raises(ProgramError, match="calls deep"):
        simulated(parse(text))


def test_loops_of_unknown_length_ask_for_it():
    module = looped(12, bound="%n")
    with pytest.raises(ProgramError, match="unknown number of times") as bad:
        simulated(module)
    (said,) = bad.value.diagnostics
    assert said.place.line > 1 and "--trips N" in said.help
    assert simulated(module, trips=12).time == simulated(looped(12)).time


def test_loops_of_unknown_length_take_a_guess_that_is_told():
    module = looped(12, bound="%n")
    (loop,) = [op for op in module.walk() if op.name == "stablehlo.while"]
    simulator = Simulator(module, Machine(SMALL), "one", guess=12)
    assert simulator.main().time == simulated(looped(12)).time
    assert simulator.guessed == {loop: 12} and simulator.at_most == {}


def test_loops_that_may_end_before_take_the_most_turns():
    module = looped(12, ends_before=True)
    (loop,) = [op for op in module.walk() if op.name == "stablehlo.while"]
    assert trip_count(loop) is None and most_trips(loop) == 12
    simulator = Simulator(module, Machine(SMALL), "one")
    assert loop_of(simulator.main()).turns == 12
    assert simulator.at_most == {loop: 12}
    assert simulated(module, trips=5).time < simulated(module).time
    assert simulated(module, trips=12).time == simulated(module).time


def test_a_loop_that_any_of_two_tests_holds_in_has_no_bound():
    text = print_module(looped(12, ends_before=True)).replace("stablehlo.and", "stablehlo.or")
    (loop,) = [op for op in parse(text).walk() if op.name == "stablehlo.while"]
    assert most_trips(loop) is None


def nested(turns: int) -> Module:
    """A loop of five products in every turn of the other one."""
    whole = "tensor<256x256xf32>"
    inner = f"""
      %r:2 = stablehlo.while(%j = %zero, %v = %z) : tensor<i32>, {whole}
      cond {{
        %five = stablehlo.constant dense<5> : tensor<i32>
        %more = stablehlo.compare LT, %j, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %more : tensor<i1>
      }} do {{
        %u = stablehlo.dot_general %v, %full, contracting_dims = [1] x [0]
          : ({whole}, {whole}) -> {whole}
        %inc = stablehlo.constant dense<1> : tensor<i32>
        %k = stablehlo.add %j, %inc : tensor<i32>
        stablehlo.return %k, %u : tensor<i32>, {whole}
      }}"""
    return looped(turns, inner=inner)


@settings(max_examples=30)
@given(st.integers(1, 9), RATES, RATES, st.sampled_from(["one", "levels"]))
def test_turns_with_a_loop_inside_overlap_around_it(
    turns: int, flops: float, links: float, overlap: str
):
    cluster = faster(SMALL, flops, 1.0, links)
    run = loop_of(simulated(nested(turns), cluster, overlap))
    step, computed = all_turns(run, turns, overlap, cluster)
    assert abs(run.time - step) <= (0 if overlap == "one" else 10 * turns)
    assert run.computed == computed
    assert run.least.bound <= run.time


def test_a_loop_in_a_loop_is_neither_early_nor_late(monkeypatch: pytest.MonkeyPatch):
    run = simulated(nested(6), faster(SMALL, 0.05, 10.0, 10.0))
    outer = loop_of(run)
    plan = Turns(outer.fused)
    (inside,) = outer.inner
    assert plan.shift[inside] == 0 and EARLY in plan.shift and LATE in plan.shift
    early = [plan.order.index(k) for k, shift in enumerate(plan.shift) if shift == EARLY]
    assert min(early) > plan.order.index(inside)
    products = [
        (times, price.time)
        for kernel, price, times in run.executed()
        if kernel.load is not None and kernel.load.products
    ]
    assert sorted(times for times, _ in products) == [6, 30]
    assert outer.time >= sum(times * time for times, time in products)
    for name in ("_early", "_late"):
        with monkeypatch.context() as patch:
            patch.setattr(loop_overlap.Turns, name, lambda self: [])
            waiting = loop_of(simulated(nested(6), faster(SMALL, 0.05, 10.0, 10.0)))
            assert waiting.exposed > outer.exposed
