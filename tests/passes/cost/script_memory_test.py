"""The memory of emitted scripts: small programs against XLA and torch, one per cause."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import pytest

from shardwright.api.scripts import script
from shardwright.ir.clusters import find_cluster
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.cost.liveness import eager_frame, lowered_frame
from shardwright.passes.cost.liveness import frame as live_frame
from shardwright.passes.cost.liveness.analysis import analyse
from shardwright.passes.cost.liveness.order import TORCH, XLA_CPU
from shardwright.passes.cost.liveness.scripts import script_peak
from shardwright.passes.cost.liveness.strides import contiguous, viewed
from shardwright.passes.registry import parse_pipeline
from shardwright.testing.generate.local_programs import local_programs
from shardwright.testing.oracle.device_oracles import xla_compiled
from shardwright.testing.oracle.torch_memory import torch_memory

WITHIN = 0.1
T, W = "tensor<4x32x128xf32>", "tensor<128x128xf32>"
DOT = "stablehlo.dot_general"


def whole(arguments: str, results: str, body: str) -> str:
    """A program that runs as it is on both devices."""
    head = 'sdy.mesh @mesh = <["x"=2]>\n'
    return f"{head}func.func @main({arguments}) -> ({results}) {{\n{body}}}\n"


@cache
def local(program: str) -> Module:
    """The program of one device, to be read only."""
    module = parse(program)
    parse_pipeline("propagate,partition").run(module)
    return module


def dot(left: str, right: str, lhs: str, rhs: str, out: str, dims: str) -> str:
    return f"{DOT} {left}, {right}, {dims} : ({lhs}, {rhs}) -> {out}\n"


# --- one program per cause


def turned_operands() -> str:
    """A product over two dims has its left operand copied."""
    small, narrow = "tensor<128x16xf32>", "tensor<4x32x16xf32>"
    body = f"""
      %0 = {dot("%a", "%w", T, W, T, "contracting_dims = [2] x [0]")}
      %1 = {dot("%0", "%b", T, narrow, small, "contracting_dims = [0, 1] x [0, 1]")}
      %2 = {dot("%0", "%1", T, small, narrow, "contracting_dims = [2] x [0]")}
      return %2 : {narrow}
    """
    return whole(f"%a: {T}, %w: {W}, %b: {narrow}", narrow, body)


def turned_heads() -> str:
    """What attention does to keys and values: batch dims that do not lead."""
    type, scores = "tensor<4x32x8x16xf32>", "tensor<4x8x32x32xf32>"
    dims = "batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]"
    body = f"""
      %0 = stablehlo.sine %a : {type}
      %1 = {dot("%0", "%0", type, type, scores, dims)}
      return %1 : {scores}
    """
    return whole(f"%a: {type}", scores, body)


def convolved() -> str:
    """The gradient of a kernel: batch and features change places."""
    x, k = "tensor<8x16x16x32xf32>", "tensor<3x3x32x32xf32>"
    window = "window = {pad = [[1, 1], [1, 1]]}"
    groups = "{batch_group_count = 1 : i64, feature_group_count = 1 : i64}"
    first = f"dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], {window} {groups}"
    second = f"dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], {window} {groups}"
    body = f"""
      %0 = stablehlo.convolution(%x, %k) {first} : ({x}, {k}) -> {x}
      %1 = stablehlo.tanh %0 : {x}
      %2 = stablehlo.convolution(%x, %1) {second} : ({x}, {x}) -> {k}
      return %2 : {k}
    """
    return whole(f"%x: {x}, %k: {k}", k, body)


def pooled() -> str:
    """The gradient of a maximum over windows: positions, and what they choose."""
    x, y = "tensor<4x16x16x32xf32>", "tensor<4x8x8x32xf32>"
    body = f"""
      %z = stablehlo.constant dense<0.0> : tensor<f32>
      %g = stablehlo.sine %y : {y}
      %0 = "stablehlo.select_and_scatter"(%x, %g, %z) <{{
        window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>
      }}> ({{
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %t = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
          stablehlo.return %t : tensor<i1>
      }}, {{
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %s = stablehlo.add %a, %b : tensor<f32>
          stablehlo.return %s : tensor<f32>
      }}) : ({x}, {y}, tensor<f32>) -> {x}
      return %0 : {x}
    """
    return whole(f"%x: {x}, %y: {y}", x, body)


def normalised() -> str:
    """A sum reads what others read, too: it is in memory."""
    rows = "tensor<4x32xf32>"
    body = f"""
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %0 = {dot("%a", "%w", T, W, T, "contracting_dims = [2] x [0]")}
      %1 = stablehlo.exponential %0 : {T}
      %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [2]
        : ({T}, tensor<f32>) -> {rows}
      %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : ({rows}) -> {T}
      %4 = stablehlo.multiply %1, %3 : {T}
      %5 = {dot("%4", "%w", T, W, T, "contracting_dims = [2] x [0]")}
      return %5 : {T}
    """
    return whole(f"%a: {T}, %w: {W}", T, body)


def narrow() -> str:
    """16-bit floats are widened for a product."""
    type = T.replace("f32", "bf16")
    weights = W.replace("f32", "bf16")
    body = f"""
      %0 = {dot("%a", "%w", type, weights, type, "contracting_dims = [2] x [0]")}
      %1 = stablehlo.tanh %0 : {type}
      return %1 : {type}
    """
    return whole(f"%a: {type}, %w: {weights}", type, body)


def scattered() -> str:
    """A value is added to updates of zeros: they are made in its place."""
    table, ids, rows = "tensor<1024x64xf32>", "tensor<256x1xi32>", "tensor<256x64xf32>"
    body = f"""
      %zero = stablehlo.constant dense<0.0> : {table}
      %0 = "stablehlo.scatter"(%zero, %i, %u) <{{
        scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
          inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
      }}> ({{
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %s = stablehlo.add %a, %b : tensor<f32>
          stablehlo.return %s : tensor<f32>
      }}) : ({table}, {ids}, {rows}) -> {table}
      %1 = {
        dot(
            "%h",
            "%g",
            "tensor<16x1024xf32>",
            "tensor<16x64xf32>",
            table,
            "contracting_dims = [0] x [0]",
        )
    }
      %2 = stablehlo.add %1, %0 : {table}
      %3 = {dot("%2", "%2", table, table, "tensor<64x64xf32>", "contracting_dims = [0] x [0]")}
      return %3 : tensor<64x64xf32>
    """
    arguments = f"%i: {ids}, %u: {rows}, %h: tensor<16x1024xf32>, %g: tensor<16x64xf32>"
    return whole(arguments, "tensor<64x64xf32>", body)


def twice() -> str:
    """Equal ops are one."""
    first = dot("%a", "%w", T, W, T, "contracting_dims = [2] x [0]")
    body = f"""
      %0 = {first}
      %1 = {first}
      %2 = stablehlo.tanh %0 : {T}
      %3 = {dot("%2", "%1", T, T, W, "contracting_dims = [0, 1] x [0, 1]")}
      return %3 : {W}
    """
    return whole(f"%a: {T}, %w: {W}", W, body)


def given() -> str:
    """An argument is given up for a result."""
    body = f"""
      %0 = {dot("%a", "%w", T, W, T, "contracting_dims = [2] x [0]")}
      %1 = stablehlo.tanh %0 : {T}
      %2 = stablehlo.add %1, %a : {T}
      return %2 : {T}
    """
    return whole(f"%a: {T} {{tf.aliasing_output = 0 : i32}}, %w: {W}", T, body)


PROGRAMS: list[Callable[[], str]] = [
    turned_operands, turned_heads, convolved, pooled, normalised, narrow, scattered, twice, given,
]  # fmt: skip
NAMES = [build.__name__ for build in PROGRAMS]


def xla_ratio(program: str) -> float:
    """Of what we say to what XLA allocates; arguments, results and aliases must be equal."""
    module = local(program)
    ours, theirs = script_peak(module, None, "jax"), xla_compiled(module)
    assert theirs is not None
    assert ours.argument_bytes == theirs.argument_bytes
    assert ours.result_bytes == theirs.output_bytes and ours.aliased_bytes == theirs.alias_bytes
    fixed = theirs.argument_bytes + theirs.output_bytes - theirs.alias_bytes
    return ours.bytes / (fixed + theirs.temp_bytes)


@pytest.mark.parametrize("build", PROGRAMS, ids=NAMES)
def test_xla_allocates_what_we_say(build: Callable[[], str]) -> None:
    assert abs(xla_ratio(build()) - 1) < WITHIN


@cache
def torch_peaks() -> dict[str, int]:
    """Of all programs, in one process that loads torch once."""
    programs = [build() for build in PROGRAMS]
    found = torch_memory(*(script("torch", local(one), parse(one), "") for one in programs))
    return {one: memory.peak_bytes for one, memory in zip(programs, found, strict=True)}


def torch_ratio(program: str) -> float:
    return script_peak(local(program), None, "torch").bytes / torch_peaks()[program]


@pytest.mark.parametrize("build", PROGRAMS, ids=NAMES)
def test_torch_allocates_what_we_say(build: Callable[[], str]) -> None:
    assert abs(torch_ratio(build()) - 1) < WITHIN


# --- laws


def test_what_is_live_adds_up_for_scripts() -> None:
    for seed, module in local_programs(range(60)):
        for order in (XLA_CPU, TORCH):
            found = analyse(module, order)
            assert sum(one.bytes for one in found.live) == found.bytes, seed
            assert sum(found.roles.values()) == found.bytes, seed
            if order is XLA_CPU:
                least = found.argument_bytes + found.result_bytes - found.aliased_bytes
                assert found.bytes >= least, seed


def test_strides_of_views_are_those_of_torch() -> None:
    torch = pytest.importorskip("torch")
    shapes = [(2, 3, 4), (2, 1, 12), (1, 24), (6, 4), (24,), (2, 12, 1), (4, 3, 2), (2, 3, 2, 2)]
    orders = [(0, 1, 2), (0, 2, 1), (1, 0, 2), (2, 0, 1)]
    for order in orders:
        x = torch.zeros(2, 3, 4).permute(order)
        for shape in shapes:
            ours = viewed(tuple(x.shape), x.stride(), shape)
            try:
                theirs = x.view(shape)
            except RuntimeError:
                assert ours is None, (order, shape)
                continue
            wide = [k for k, size in enumerate(shape) if size > 1]
            assert ours is not None
            assert [ours[k] for k in wide] == [theirs.stride(k) for k in wide], (order, shape)
    assert contiguous((2, 3, 4)) == (12, 4, 1)


def test_chips_that_compute_in_few_bits_do_not_widen() -> None:
    """Operands of a product in bf16 are copied in f32 by XLA for CPU devices, not for H100."""
    program = local(narrow())
    on_cpu, widened = (script_peak(program, c) for c in (None, find_cluster("cpu-processes")))
    on_gpu = script_peak(program, find_cluster("dgx-h100:1"))
    assert on_gpu.bytes < on_cpu.bytes == widened.bytes
    assert on_gpu.argument_bytes == on_cpu.argument_bytes


# --- planted errors


def _wrong(value: Any, *_: Any) -> Any:
    return value


_LOWERED = lowered_frame._Lowered  # pyright: ignore[reportPrivateUsage]
_EAGER = eager_frame._Eager  # pyright: ignore[reportPrivateUsage]

# What is planted, and the program that finds it, by target.
_MUTANTS: list[tuple[Any, str, Any, str, Callable[[], str]]] = [
    (lowered_frame, "moved", partial(_wrong, False), "jax", turned_operands),
    (lowered_frame, "moved", partial(_wrong, False), "jax", turned_heads),
    (lowered_frame, "moved", partial(_wrong, False), "jax", convolved),
    (_LOWERED, "_widened", partial(_wrong, 1), "jax", narrow),
    (_LOWERED, "_adds_to_update", partial(_wrong, False), "jax", scattered),
    (_LOWERED, "_pieces", None, "jax", pooled),
    (_EAGER, "_copies", partial(_wrong, 0), "torch", turned_heads),
    (_EAGER, "_sees", partial(_wrong, False), "torch", normalised),
]


@pytest.mark.parametrize(("owner", "name", "wrong", "kind", "build"), _MUTANTS)
def test_a_planted_error_is_caught(
    owner: Any,
    name: str,
    wrong: Any,
    kind: str,
    build: Callable[[], str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(owner, name, wrong or _whole_op)
    ratio = xla_ratio if kind == "jax" else torch_ratio
    assert abs(ratio(build()) - 1) >= WITHIN


def _whole_op(self: Any, frame: Any, op: Any, ins: Any, known: Any, pieces: Any) -> None:
    """The op as one kernel."""
    live_frame.Builder._node(self, frame, op, ins, known)  # pyright: ignore[reportPrivateUsage]
