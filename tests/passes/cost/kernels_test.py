"""What runs as one kernel, what it reads and writes, how long it takes, what stays in memory."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.ir.clusters import chip_names, find_chip
from shardwright.ir.parse import parse
from shardwright.passes.cost.attention import match
from shardwright.passes.cost.evaluation.evaluate import evaluate
from shardwright.passes.cost.fusion.fusion import Kernel, fuse
from shardwright.passes.cost.kernels.dataflow import flatten
from shardwright.passes.cost.liveness.analysis import peak
from shardwright.passes.cost.liveness.on_chip_values import kept_on_chip
from shardwright.passes.cost.liveness.scripts import script_peak
from shardwright.passes.target import target_of
from shardwright.spec.machines.op_work import Class, Product, work_of
from shardwright.spec.machines.roofline import (
    Load,
    kernel_seconds,
    product_flops,
    product_seconds,
)
from shardwright.testing.machines.timed_clusters import SMALL, with_chip

ROW, WIDE = "tensor<64xf32>", "tensor<64x128xf32>"
ROWS, COLUMNS = "tensor<64x32xf32>", "tensor<32x128xf32>"
MADE, TURNED = "tensor<64x128xf32>", "tensor<128x64xf32>"


def kernels(text: str, attention_depth: int = 0) -> list[Kernel]:
    module = parse(text)
    assert module.main is not None
    return fuse(flatten(module, module.main.body), attention_depth).kernels


def main(args: str, body: str, results: str) -> str:
    types = ", ".join(part.split(": ")[1] for part in results.split(", "))
    names = ", ".join(part.split(": ")[0] for part in results.split(", "))
    return f"func.func @main({args}) -> ({types}) {{\n{body}\nreturn {names} : {types}\n}}"


def loads(found: list[Kernel]) -> list[tuple[int, int]]:
    """Ops and bytes of each kernel."""
    return [(len(kernel.nodes), kernel.load.bytes if kernel.load else 0) for kernel in found]


NORMALISED = main(
    f"%x: {WIDE}, %s: {ROW}",
    f"""%f = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%x init: %f) applies stablehlo.add across dimensions = [1]
      : ({WIDE}, tensor<f32>) -> {ROW}
    %back = stablehlo.broadcast_in_dim %sum, dims = [0] : ({ROW}) -> {WIDE}
    %d = stablehlo.divide %x, %back : {WIDE}
    %scale = stablehlo.broadcast_in_dim %s, dims = [0] : ({ROW}) -> {WIDE}
    %y = stablehlo.multiply %d, %scale : {WIDE}""",
    f"%y: {WIDE}",
)


def test_a_chain_with_a_row_sum_reads_and_writes_once():
    wide, row = 64 * 128 * 4, 64 * 4
    assert loads(kernels(NORMALISED)) == [(3, 2 * wide + row)]


def test_a_product_stands_between_kernels():
    text = main(
        "%x: tensor<64x64xf32>",
        """%a = stablehlo.tanh %x : tensor<64x64xf32>
        %b = stablehlo.dot_general %a, %x, contracting_dims = [1] x [0]
          : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
        %c = stablehlo.add %b, %a : tensor<64x64xf32>""",
        "%c: tensor<64x64xf32>",
    )
    one = 64 * 64 * 4
    assert loads(kernels(text)) == [(1, 2 * one), (1, 3 * one), (1, 3 * one)]


@pytest.mark.parametrize(("results", "count"), [("%t", 1), ("%p, %t", 2)])
def test_a_product_writes_the_only_order_that_is_used(results: str, count: int):
    body = f"""%p = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]
      : ({ROWS}, {COLUMNS}) -> {MADE}
    %t = stablehlo.transpose %p, dims = [1, 0] : ({MADE}) -> {TURNED}"""
    types = {"%t": TURNED, "%p": MADE}
    returned = ", ".join(f"{name}: {types[name]}" for name in results.split(", "))
    found = kernels(main(f"%x: {ROWS}, %y: {COLUMNS}", body, returned))
    size = 64 * 128 * 4
    assert loads(found)[0] == (1, (64 + 128) * 32 * 4 + size)
    assert loads(found)[1:] == [(1, 2 * size)] * (count - 1)


def test_nothing_is_fused_across_a_barrier_or_a_sum_of_everything():
    barrier = main(
        f"%x: {WIDE}",
        f"""%a = stablehlo.tanh %x : {WIDE}
        %b = stablehlo.optimization_barrier %a : {WIDE}
        %c = stablehlo.tanh %b : {WIDE}""",
        f"%c: {WIDE}",
    )
    assert [kernel.is_fence for kernel in kernels(barrier)] == [False, True, False]
    everything = main(
        f"%x: {WIDE}",
        f"""%f = stablehlo.constant dense<0.0> : tensor<f32>
        %sum = stablehlo.reduce(%x init: %f) applies stablehlo.add across dimensions = [0, 1]
          : ({WIDE}, tensor<f32>) -> tensor<f32>
        %root = stablehlo.sqrt %sum : tensor<f32>
        %back = stablehlo.broadcast_in_dim %root, dims = [] : (tensor<f32>) -> {WIDE}
        %y = stablehlo.divide %x, %back : {WIDE}""",
        f"%y: {WIDE}",
    )
    wide = 64 * 128 * 4
    assert loads(kernels(everything)) == [(1, wide + 4), (1, 2 * wide + 4)]


def test_a_slice_reads_and_an_update_writes_a_part():
    text = main(
        "%x: tensor<100x64xf32>, %u: tensor<1x64xf32>, %i: tensor<i32>",
        """%s = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 64]
          : (tensor<100x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
        %y = stablehlo.dynamic_update_slice %x, %u, %i, %i
          : (tensor<100x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<i32>) -> tensor<100x64xf32>
        """,
        "%s: tensor<1x64xf32>, %y: tensor<100x64xf32>",
    )
    row = 64 * 4
    assert sorted(size for _, size in loads(kernels(text))) == [2 * row + 4, 2 * row + 4]


PICKED = main(
    "%x: tensor<64x64xf32>",
    """%i = stablehlo.constant dense<1> : tensor<i32>
    %t = stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
    %e = stablehlo.dynamic_slice %t, %i, sizes = [1] : (tensor<4xi1>, tensor<i32>) -> tensor<1xi1>
    %f = stablehlo.reshape %e : (tensor<1xi1>) -> tensor<i1>
    %g = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0]
      : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %y = stablehlo.select %f, %g, %x : tensor<i1>, tensor<64x64xf32>""",
    "%y: tensor<64x64xf32>",
)


def test_an_element_of_a_table_of_constants_is_taken_where_it_is_used():
    assert [len(kernel.nodes) for kernel in kernels(PICKED)] == [1, 1]


def test_elements_of_tables_that_are_kernels_are_caught(monkeypatch: pytest.MonkeyPatch):
    planted = "shardwright.passes.cost.kernels.rematerializable._is_constant_element"
    monkeypatch.setattr(planted, lambda *_: False)  # pyright: ignore
    assert len(kernels(PICKED)) == 3


def test_what_is_used_much_later_is_made_there():
    """A term of an optimizer's update that needs parameters only waits for the gradient."""
    text = main(
        "%p: tensor<64x64xf32>, %x: tensor<64x64xf32>",
        """%decay = stablehlo.tanh %p : tensor<64x64xf32>
        %g = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0]
          : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
        %new = stablehlo.add %g, %decay : tensor<64x64xf32>""",
        "%new: tensor<64x64xf32>",
    )
    assert [len(kernel.nodes) for kernel in kernels(text)] == [1, 2]


# --- classes of ops


@pytest.mark.parametrize(
    ("op", "kind"),
    [
        ("stablehlo.reshape %x : (tensor<4x6xf32>) -> tensor<24xf32>", Class.VIEW),
        ("stablehlo.transpose %x, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>",
         Class.SPREAD),
        ("stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<4x6xf32>) -> tensor<4x6x5xf32>",
         Class.SPREAD),
        ("stablehlo.tanh %x : tensor<4x6xf32>", Class.LIGHT),
        ("stablehlo.convert %x : (tensor<4x6xf32>) -> tensor<4x6xbf16>", Class.LIGHT),
        ("stablehlo.convert %x : (tensor<4x6xf32>) -> tensor<4x6xf64>", Class.SPREAD),
        ("stablehlo.optimization_barrier %x : tensor<4x6xf32>", Class.FENCE),
        ("stablehlo.slice %x [0:2, 0:6] : (tensor<4x6xf32>) -> tensor<2x6xf32>", Class.LIGHT),
        ("stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : (tensor<4x6xf32>, "
         "tensor<4x6xf32>) -> tensor<4x4xf32>", Class.PRODUCT),
        ("stablehlo.reverse %x, dims = [1] : tensor<4x6xf32>", Class.LIGHT),
        ("stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [1] x [1] : "
         "(tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4xf32>", Class.LIGHT),
        ("stablehlo.iota dim = 0 : tensor<9xi32>", Class.SPREAD),
        ("stablehlo.partition_id : tensor<ui32>", Class.SCALAR),
    ],
)  # fmt: skip
def test_classes_follow_from_rules(op: str, kind: Class):
    type = op.rpartition("-> ")[2] if "->" in op else op.rpartition(": ")[2]
    module = parse(main("%x: tensor<4x6xf32>", f"%y = {op}", f"%y: {type}"))
    assert module.main is not None
    assert work_of(module.main.body.ops[0].sig).kind == kind


def test_a_convolution_is_a_product():
    module = parse(
        main(
            "%x: tensor<2x8x8x3xf32>, %k: tensor<3x3x3x16xf32>",
            "%y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->"
            "[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, "
            "feature_group_count = 1 : i64} : (tensor<2x8x8x3xf32>, tensor<3x3x3x16xf32>) -> "
            "tensor<2x8x8x16xf32>",
            "%y: tensor<2x8x8x16xf32>",
        )
    )
    assert module.main is not None
    found = work_of(module.main.body.ops[0].sig)
    assert found.product is not None and found.kind == Class.PRODUCT
    assert product_flops(found.product) == pytest.approx(found.flops)
    assert (found.product.rows, found.product.columns) == (2 * 8 * 8, 16)
    assert found.product.depth == 3 * 3 * 3


# --- seconds


PRODUCTS = st.builds(
    Product,
    st.integers(1, 8), st.integers(1, 5000), st.integers(1, 5000), st.integers(1, 5000),
    st.sampled_from(["f32", "bf16"]), st.booleans(),
)  # fmt: skip


@given(PRODUCTS, st.sampled_from(chip_names()))
def test_no_product_beats_the_peak(product: Product, name: str):
    chip = find_chip(name)
    seconds = product_seconds(product, chip)
    assert seconds * chip.peak(product.element) * chip.kernels.product >= (
        product_flops(product) * (1 - 1e-9) if product.element != "f32" or product.is_precise else 0
    )
    twice = replace(product, depth=2 * product.depth)
    assert seconds < product_seconds(twice, chip) * (1 + 1e-9)


def test_a_product_of_whole_tiles_takes_rounds_of_tiles():
    chip = find_chip("a100-80gb")
    kernels = chip.kernels
    rows, columns = kernels.tile
    depth = 4096
    product = Product(1, rows * 12, columns * 9, depth, "bf16", False)  # a tile for each unit
    rate = chip.peak("bf16") * kernels.product / kernels.units
    one = 2 * rows * columns * depth / rate + kernels.fill
    assert kernels.units == 12 * 9 and product_seconds(product, chip) == pytest.approx(one)
    more = replace(product, rows=product.rows + 1)
    assert one < product_seconds(more, chip) <= ceil((13 * 9) / kernels.units) * one


def test_products_of_f32_run_at_the_peak_that_the_chip_says():
    chip = find_chip("a100-80gb")
    plain = Product(1, 4096, 4096, 4096, "f32", False)
    precise = replace(plain, is_precise=True)
    assert product_seconds(precise, chip) > 4 * product_seconds(plain, chip)
    old = find_chip("v100-32gb")
    assert product_seconds(precise, old) == product_seconds(plain, old)


@pytest.mark.parametrize(
    ("words", "is_precise"), [("", False), ("DEFAULT", False), ("HIGHEST", True), ("HIGH", True)]
)
def test_precision_is_what_the_program_asks_for(words: str, is_precise: bool):
    type = "tensor<4x4xf32>"
    precision = f", precision = [{words}, {words}]" if words else ""
    module = parse(
        main(
            f"%x: {type}",
            f"%y = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0]{precision} : "
            f"({type}, {type}) -> {type}",
            f"%y: {type}",
        )
    )
    assert module.main is not None
    product = work_of(module.main.body.ops[0].sig).product
    assert product is not None and product.is_precise == is_precise


def test_bytes_or_operations_limit_a_kernel():
    (chip, _), *_ = SMALL.chips
    reached = chip.memory_bandwidth * chip.kernels.stream
    for load in (Load(bytes=10**9), Load(flops=1e6, bytes=10**9)):
        assert kernel_seconds(load, chip) == pytest.approx(10**9 / reached + chip.kernels.launch)
    busy = Load(flops=1e12, bytes=10)
    assert kernel_seconds(busy, chip) == pytest.approx(1.0 + chip.kernels.launch)


# --- attention


def attention(rows: int = 512, depth: int = 64, extra: str = "", results: str = "") -> str:
    q, s = f"tensor<4x{rows}x{depth}xf32>", f"tensor<4x{rows}x{rows}xf32>"
    row, scalar = f"tensor<4x{rows}xf32>", "tensor<f32>"
    return main(
        f"%q: {q}, %k: {q}, %v: {q}",
        f"""%s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0],
          contracting_dims = [2] x [2] : ({q}, {q}) -> {s}
        %low = stablehlo.constant dense<0xFF800000> : {scalar}
        %zero = stablehlo.constant dense<0.0> : {scalar}
        %max = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2]
          : ({s}, {scalar}) -> {row}
        %maxes = stablehlo.broadcast_in_dim %max, dims = [0, 1] : ({row}) -> {s}
        %less = stablehlo.subtract %s, %maxes : {s}
        %e = stablehlo.exponential %less : {s}
        %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2]
          : ({s}, {scalar}) -> {row}
        %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : ({row}) -> {s}
        %p = stablehlo.divide %e, %sums : {s}
        {extra}
        %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0],
          contracting_dims = [2] x [1] : ({s}, {q}) -> {q}""",
        f"%o: {q}{results}",
    )


def test_attention_is_one_kernel():
    (found,) = kernels(attention(), 128)
    assert found.load is not None and found.load.is_attention
    assert [product.depth for product in found.load.products] == [64, 512]
    assert found.load.bytes == 4 * (4 * 512 * 64 * 4)


def test_attention_takes_what_the_chip_says():
    text, part = attention(2048), 0.5
    (chip, _), *_ = SMALL.chips
    kernels = replace(chip.kernels, attention=part, attention_depth=64)
    fused = evaluate(
        parse(text), target_of(with_chip(SMALL, lambda chip: replace(chip, kernels=kernels)))
    )
    flops = 2 * 2 * 4 * 2048 * 2048 * 64
    assert fused.compute == pytest.approx(flops / chip.peak("tf32") / part, rel=1e-6)
    assert fused.step < evaluate(parse(text), target_of(SMALL)).step


SCORE = "tensor<4x512x512xf32>"


@pytest.mark.parametrize(
    ("text", "depth"),
    [
        (attention(), 0),  # the chip has no such kernel
        (attention(), 32),  # heads too wide
        (attention(rows=48), 128),  # scores smaller than queries
        (attention(results=f", %p: {SCORE}"), 128),  # the probabilities are kept
        (attention(extra=f"%w = stablehlo.optimization_barrier %p : {SCORE}"), 128),
        (attention().replace("stablehlo.divide %e, %sums", "stablehlo.multiply %e, %e")
         .replace("%less = stablehlo.subtract %s, %maxes", "%less = stablehlo.tanh %s"), 128),
    ],
    ids=["none", "wide", "small", "kept", "fenced", "no softmax"],
)  # fmt: skip
def test_other_products_are_not_attention(text: str, depth: int):
    found = kernels(text, depth)
    assert len(found) > 2
    assert not any(kernel.load and kernel.load.is_attention for kernel in found)


def test_a_backward_pass_that_makes_scores_anew_is_one_kernel():
    jax = pytest.importorskip("jax")
    jnp = jax.numpy

    def attend(q, k, v):  # pyright: ignore
        scores = jnp.einsum("bthk,bshk->bhts", q, k)
        causal = jnp.tril(jnp.ones(scores.shape[2:], bool))
        p = jax.nn.softmax(jnp.where(causal, scores, -1e9), axis=-1)
        return jnp.einsum("bhts,bshk->bthk", p, v)

    def loss(q, k, v, w, attend=jax.checkpoint(attend)):  # pyright: ignore
        return jnp.sum(jnp.square(attend(q, k, v) @ w))

    s = jax.ShapeDtypeStruct((2, 512, 8, 64), jnp.bfloat16)
    w = jax.ShapeDtypeStruct((64, 64), jnp.bfloat16)
    text = jax.jit(jax.grad(loss, argnums=(0, 1, 2))).lower(s, s, s, w).as_text()
    fused = [k.load for k in kernels(text, 128) if k.load is not None and k.load.is_attention]
    assert [len(load.products) for load in fused] == [2, 5]
    saved = jax.jit(jax.grad(lambda *args: loss(*args, attend), argnums=(0, 1, 2)))
    plain = kernels(saved.lower(s, s, s, w).as_text(), 128)
    assert not any(kernel.load and kernel.load.is_attention for kernel in plain)


def test_a_planted_wide_head_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(match, "is_score", lambda flat, node, depth: False)
    assert len(kernels(attention(), 128)) > 2


# --- memory


def test_scores_that_a_kernel_uses_up_take_no_memory():
    text = attention(512)
    module = parse(text)
    main = module.main
    assert main is not None
    with_kernel = with_chip(
        SMALL,
        lambda chip: replace(
            chip, kernels=replace(chip.kernels, attention=0.5, attention_depth=64)
        ),
    )
    assert kept_on_chip(module, SMALL) == frozenset()
    found = {
        op.name
        for op in main.body.ops
        for v in op.results
        if v in kept_on_chip(module, with_kernel)
    }
    assert {"stablehlo.exponential", "stablehlo.reduce", "stablehlo.divide"} <= found
    assert main.body.terminator.operands[0] not in kept_on_chip(module, with_kernel)
    whole = "#sdy.sharding_per_value<[<@mesh, [{}, {}, {}]>%s]>"
    type = "tensor<4x512x64xf32>"
    plan = (
        f"attributes {{plan.arg_shardings = {whole % (', <@mesh, [{}, {}, {}]>' * 2)}, "
        f"plan.arg_types = [{type}, {type}, {type}], plan.result_shardings = {whole % ''}, "
        f"plan.result_types = [{type}]}} {{"
    )
    local = parse(f'sdy.mesh @mesh = <["x"=8]>\n{text.replace(") {", ") " + plan, 1)}')
    plain, fused = (peak(local, cluster).bytes for cluster in (SMALL, with_kernel))
    score = 4 * 512 * 512 * 4
    assert plain >= fused + score and fused == 4 * (4 * 512 * 64 * 4)
    script = script_peak(local, with_kernel).bytes
    assert fused <= evaluate(local, target_of(with_kernel)).peak_bytes == script < fused + score
