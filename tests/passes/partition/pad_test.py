"""Uneven cuts: padded, masked with each reducer's own identity, cut off; planted faults show."""

# ruff: noqa: E501  (program text)

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.run import run_devices
from shardwright.passes.partition.resharding import pads_and_masks
from shardwright.passes.partition.resharding.pads_and_masks import Padding
from shardwright.passes.partition.resharding.uneven_shards import legs, received
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.axes import Axis, total
from shardwright.spec.layout import is_even, padded_shape
from shardwright.spec.op import Values
from shardwright.spec.types import ELEMENTS
from shardwright.testing.end_to_end import check
from shardwright.testing.recipes import random_recipe
from shardwright.testing.soundness import assert_rewrite_sound, rewrite

NAN_PIPELINE = "propagate,insert-reshards,pad{fill=nan},reshard-to-collectives,localize"
EXAMPLES = Path(__file__).parents[3] / "examples"


def program(ins: str, out: str, body: str, mesh: str = '"x"=4') -> str:
    return f"module {{\n  sdy.mesh @mesh = <[{mesh}]>\n  func.func @main({ins}) -> {out} {{\n{body}\n  }}\n}}"


def cut(*dims: str) -> str:
    shown = ", ".join("{" + ", ".join(f'"{a}"' for a in dim) + "}" for dim in dims)
    return f"{{sdy.sharding = #sdy.sharding<@mesh, [{shown}]>}}"


def reduction(op: str, element: str, init: str, *prepare: str) -> str:
    """Both dims of a [7, 10] operand are cut unevenly, by 2 and 4 parts, and reduced.

    `prepare`: ops on the operand `{0}` of type `{1}` that make any other identity show.
    """
    type = f"tensor<7x10x{element}>"
    lines = [f"%{k + 1} = {line.format(f'%{k}', type)} : {type}" for k, line in enumerate(prepare)]
    body = f"""
    %init = stablehlo.constant dense<{init}> : tensor<{element}>
    %0 = stablehlo.abs %x : {type}
    {chr(10).join(lines)}
    %r = stablehlo.reduce(%{len(prepare)} init: %init) applies stablehlo.{op} across dimensions = [0, 1] : ({type}, tensor<{element}>) -> tensor<{element}>
    return %r : tensor<{element}>"""
    if element[0] not in "fi" or element == "i1":
        body = body.replace("stablehlo.abs %x", "stablehlo.not %x")
    return program(f"%x: {type} {cut('y', 'x')}", f"tensor<{element}>", body, '"x"=4, "y"=2')


ODD = ("stablehlo.constant dense<1>", "stablehlo.or {0}, %0")
REDUCTIONS = [
    reduction("add", "f32", "1.0"),
    reduction("multiply", "f32", "1.0", "stablehlo.exponential {0}", "stablehlo.sign {0}"),
    reduction("maximum", "f32", "0xFF800000", "stablehlo.negate {0}"),
    reduction("minimum", "f32", "0x7F800000", "stablehlo.exponential {0}"),
    reduction("maximum", "i32", "-2147483648", *ODD, "stablehlo.negate {0}"),
    reduction("minimum", "ui8", "255", *ODD),
    reduction("and", "i1", "true", "stablehlo.or {0}, %x"),
    reduction("or", "i1", "false", "stablehlo.and {0}, %x"),
    reduction("and", "i32", "-1", *ODD),
    reduction("xor", "i32", "0"),
]

# Both operands of a product are masked: NaN * 0 is NaN.
PRODUCT = program(
    f"%x: tensor<6x10xf32> {cut('', 'x')}, %y: tensor<10x5xf32> {cut('x', '')}",
    "tensor<6x5xf32>",
    """
    %0 = stablehlo.log %x : tensor<6x10xf32>
    %1 = stablehlo.log %y : tensor<10x5xf32>
    %2 = stablehlo.abs %0 : tensor<6x10xf32>
    %3 = stablehlo.dot_general %2, %y, contracting_dims = [1] x [0] : (tensor<6x10xf32>, tensor<10x5xf32>) -> tensor<6x5xf32>
    return %3 : tensor<6x5xf32>""",
)

# Indices beyond the end stand for the last row; a scatter drops them.
EMBEDDING = program(
    f"%table: tensor<10x8xf32> {cut('x', '')}, %rows: tensor<6x1xi32> {cut('y', '')}, %new: tensor<6x8xf32>",
    f"(tensor<6x8xf32> {cut('y', '')}, tensor<10x8xf32> {cut('x', '')})",
    """
    %two = stablehlo.constant dense<2> : tensor<6x1xi32>
    %0 = stablehlo.multiply %rows, %two : tensor<6x1xi32>
    %1 = "stablehlo.gather"(%table, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<10x8xf32>, tensor<6x1xi32>) -> tensor<6x8xf32>
    %2 = "stablehlo.scatter"(%table, %0, %new) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %3 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<10x8xf32>, tensor<6x1xi32>, tensor<6x8xf32>) -> tensor<10x8xf32>
    return %1, %2 : tensor<6x8xf32>, tensor<10x8xf32>""",
    '"x"=4, "y"=4',
)

# A loop carries padded values; a call takes and gives them; 3 rows on 4 devices; 4 parts, then 8.
FLOW = program(
    f"%x: tensor<10x3xf32> {cut('x', 'y')}, %y: tensor<3x10xf32> {cut('x', '')}",
    f"(tensor<10x3xf32> {cut('y', 'x')}, tensor<10x3xf32> {cut('xy', '')}, tensor<3x10xf32> {cut('', 'y')})",
    """
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<10x3xf32>
     cond {
      %n = stablehlo.constant dense<3> : tensor<i32>
      %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %j = stablehlo.add %i, %one : tensor<i32>
      %w = func.call @half(%v) : (tensor<10x3xf32>) -> tensor<10x3xf32>
      stablehlo.return %j, %w : tensor<i32>, tensor<10x3xf32>
    }
    %1 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<10x3xf32>) -> tensor<3x10xf32>
    %2 = stablehlo.add %1, %y : tensor<3x10xf32>
    return %0#1, %0#1, %2 : tensor<10x3xf32>, tensor<10x3xf32>, tensor<3x10xf32>
  }
  func.func private @half(%a: tensor<10x3xf32>) -> tensor<10x3xf32> {
    %0 = stablehlo.cosine %a : tensor<10x3xf32>
    return %0 : tensor<10x3xf32>""",
    '"x"=4, "y"=2',
)

# Each device selects among its own, then among the pieces of all; the largest number is negative.
ARGMAX = program(
    f"%x: tensor<10x3xf32> {cut('yx', '')}",
    "(tensor<3xi32>, tensor<3xf32>)",
    """
    %place = stablehlo.iota dim = 0 : tensor<10x3xi32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %none = stablehlo.constant dense<0> : tensor<i32>
    %a = stablehlo.abs %x : tensor<10x3xf32>
    %n = stablehlo.negate %a : tensor<10x3xf32>
    %0:2 = stablehlo.reduce(%n init: %low), (%place init: %none) across dimensions = [0] : (tensor<10x3xf32>, tensor<10x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
     reducer(%p: tensor<f32>, %q: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>)  {
      %1 = stablehlo.compare GT, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.compare EQ, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare LT, %i, %j, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.and %2, %3 : tensor<i1>
      %5 = stablehlo.or %1, %4 : tensor<i1>
      %6 = stablehlo.select %1, %p, %q : tensor<i1>, tensor<f32>
      %7 = stablehlo.select %5, %i, %j : tensor<i1>, tensor<i32>
      stablehlo.return %6, %7 : tensor<f32>, tensor<i32>
    }
    return %0#1, %0#0 : tensor<3xi32>, tensor<3xf32>""",
    '"x"=2, "y"=2',
)

WIDE = program(
    f"%x: tensor<4x5xi1> {cut('', 'x')}",
    "tensor<4x3xi1>",
    """
    %c = stablehlo.constant dense<[[1, 5, 5], [2, 3, 3], [2, 4, 4], [5, 5, 5]]> : tensor<4x3xui64>
    %0 = "stablehlo.torch_index_select"(%x, %c) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<4x5xi1>, tensor<4x3xui64>) -> tensor<4x3xi1>
    return %0 : tensor<4x3xi1>""",
).replace('{""}', "{}")

PROGRAMS = {
    "positions of ui64": WIDE,
    "argmax": ARGMAX,
    **{f"reduction{k}": text for k, text in enumerate(REDUCTIONS)},
    "product": PRODUCT,
    "embedding": EMBEDDING,
    "flow": FLOW,
}


DELAYED = program(
    f"%v: tensor<3xf32>, %x: tensor<3x8x8xf32> {cut('y', 'x', '')}, %w: tensor<8x3x8xf32> {cut('y', '', '')}",
    "tensor<8x8xf32>",
    """
    %0 = sdy.sharding_constraint %x <@mesh, [{}, {"x"}, {}]> : tensor<3x8x8xf32>
    %1 = stablehlo.dot_general %0, %w, batching_dims = [0] x [1], contracting_dims = [2] x [0] : (tensor<3x8x8xf32>, tensor<8x3x8xf32>) -> tensor<3x8x8xf32>
    %2 = stablehlo.dot_general %v, %1, contracting_dims = [0] x [0] : (tensor<3xf32>, tensor<3x8x8xf32>) -> tensor<8x8xf32>
    return %2 : tensor<8x8xf32>""",
    '"x"=2, "y"=2',
).replace('{""}', "{}")


def test_a_sum_completed_behind_a_later_op_is_not_lengthened() -> None:
    text = print_module(rewrite(parse(DELAYED), "propagate,insert-reshards,delay-reduces"))
    assert text.count("unreduced") == 2
    assert_rewrite_sound(DELAYED, "propagate,partition")


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("name", PROGRAMS)
def test_devices_compute_what_one_does(name: str) -> None:
    module = assert_rewrite_sound(PROGRAMS[name], NAN_PIPELINE)
    assert module.main is not None
    assert_rewrite_sound(PROGRAMS[name], "propagate,insert-reshards,pad{fill=nan}")


@pytest.mark.parametrize("name", ["gpt_train_step", "moe_layer", "sequence_parallel_block"])
def test_examples_run_on_meshes_that_divide_nothing(name: str) -> None:
    text = (EXAMPLES / f"{name}.mlir").read_text()
    mesh = re.search(r"sdy\.mesh .*", text)
    assert mesh is not None
    odd = re.sub(r'"=\d+', '"=3', mesh[0].split(">")[0]) + ">"
    module = assert_rewrite_sound(text.replace(mesh[0], odd), NAN_PIPELINE)
    assert "stablehlo.select" in [op.name for op in module.walk()]


def test_padding_stands_in_the_text() -> None:
    text = print_module(rewrite(parse(PRODUCT), "propagate,insert-reshards,pad"))
    assert "%arg0: tensor<6x12xf32>" in text and "tensor<12x5xf32>" in text
    assert "plan.arg_types = [tensor<6x10xf32>, tensor<10x5xf32>]" in text
    assert text.count("stablehlo.select") == 2


def test_even_programs_stay_as_they_are() -> None:
    for path in sorted(EXAMPLES.glob("*.mlir")):
        if path.stat().st_size < 20_000:
            module = rewrite(parse(path.read_text()), "propagate,insert-reshards")
            assert print_module(rewrite(module, "pad")) == print_module(module)


def test_a_partial_result_is_scattered_into_padded_parts() -> None:
    body = """
    %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<512x10xf32>, tensor<512x7xf32>) -> tensor<10x7xf32>
    return %0 : tensor<10x7xf32>"""
    ins = f"%x: tensor<512x10xf32> {cut('x', '')}, %y: tensor<512x7xf32> {cut('x', '')}"
    module = assert_rewrite_sound(
        program(ins, f"(tensor<10x7xf32> {cut('x', '')})", body), NAN_PIPELINE
    )
    names = [op.name for op in module.walk()]
    assert "stablehlo.reduce_scatter" in names and "stablehlo.all_reduce" not in names


MANUAL = program(
    f"%x: tensor<8x10xf32> {cut('xy', 'z')}",
    "tensor<8x10xf32>",
    """
    %0 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"x", "y"}, {"z"}]>] out_shardings=[<@mesh, [{"x", "y"}, {"z"}]>] manual_axes={"x"} (%a: tensor<4x10xf32>) {
      %1 = stablehlo.sine %a : tensor<4x10xf32>
      sdy.return %1 : tensor<4x10xf32>
    } : (tensor<8x10xf32>) -> tensor<8x10xf32>
    return %0 : tensor<8x10xf32>""",
    '"x"=2, "y"=3, "z"=4',
)


def test_a_dim_cut_by_manual_and_other_axes_keeps_what_divides_it() -> None:
    module = parse(MANUAL)
    parse_pipeline("propagate,insert-reshards,pad").run(module)
    text = print_module(module)
    assert 'in_shardings=[<@mesh, [{"x"}, {"z"}]>]' in text and "tensor<4x12xf32>" in text
    parse_pipeline("reshard-to-collectives,localize").run(module)
    assert module.main is not None and str(module.main.result_types[0]).startswith("tensor<")


@pytest.mark.parametrize("pass_", ["reshard-to-collectives", "localize"])
def test_later_passes_ask_for_it(pass_: str) -> None:
    steps = "reshard-to-collectives," if pass_ == "localize" else ""
    text = program(
        f"%x: tensor<10xf32> {cut('x')}",
        f"(tensor<10xf32> {cut('x')})",
        "    return %x : tensor<10xf32>",
    )
    if not steps:
        text = text.replace(f"(tensor<10xf32> {cut('x')})", "tensor<10xf32>")
        text = text.replace(
            "return %x", "%0 = sdy.reshard %x <@mesh, [{}]> : tensor<10xf32>\n    return %0"
        )
    with pytest.raises(ProgramError, match="run pad"):
        rewrite(parse(text), f"{steps}{pass_}")


# --- reshards in legs


X, Y = Axis("x", 1, 4), Axis("y", 1, 2)
LAYOUTS = [
    (a, b) for a in ((), (X,), (Y,), (X, Y)) for b in ((), (X,), (Y,)) if not set(a) & set(b)
]


def test_legs_lengthen_and_cut_off_only_whole_dims() -> None:
    for shape in ((10, 6), (3, 5), (8, 8), (9, 7)):
        for src in LAYOUTS:
            for dst in LAYOUTS:
                held, layout = padded_shape(shape, src), src
                for leg in legs(shape, src, dst):
                    assert leg.src == layout and is_even(
                        leg.shape, src if leg.src == src else leg.src
                    )
                    assert all(
                        a == b or not axes
                        for a, b, axes in zip(held, leg.shape, layout, strict=True)
                    )
                    held, layout = leg.shape, leg.dst
                    assert is_even(held, layout)
                target = padded_shape(shape, dst)
                assert layout == dst
                assert all(a == b or not axes for a, b, axes in zip(held, target, dst, strict=True))


def test_the_price_counts_padding() -> None:
    assert received((10,), ((X,),), ((),)) == 9 == received((12,), ((X,),), ((),))
    assert received((10,), ((),), ((X,),)) == 0
    assert total((X, Y)) == 8 and received((10,), ((X,),), ((X, Y),)) == 9


# --- planted faults


def _faults(texts: list[str]) -> int:
    found = 0
    for text in texts:
        try:
            assert_rewrite_sound(text, NAN_PIPELINE)
        except (AssertionError, ProgramError):
            found += 1
    return found


def _no_mask(self: Padding, value: Value, *_: object) -> Value:
    return value


def _zero(kind: str, element: str) -> Values:
    return np.zeros((), ELEMENTS[element].numpy)


def _one_more(keep: Callable[..., Value]) -> Callable[..., Value]:
    def before(self: Padding, size: int, end: int, *rest: object) -> Value:
        return keep(self, size, end + 1, *rest)

    return before


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize(
    ("name", "texts", "least"),
    [("mask", [*REDUCTIONS, PRODUCT], 6), ("identity", REDUCTIONS, 6), ("end", REDUCTIONS, 5)],
)
def test_a_planted_fault_shows(
    monkeypatch: pytest.MonkeyPatch, name: str, texts: list[str], least: int
) -> None:
    if name == "mask":
        monkeypatch.setattr(Padding, "masked", _no_mask)
    elif name == "identity":
        monkeypatch.setattr(pads_and_masks, "reducer_identity", _zero)
    else:
        monkeypatch.setattr(Padding, "_before", _one_more(Padding._before))
    assert _faults(texts) >= least


def test_an_unmasked_selection_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Padding, "masked_by", _no_mask)
    assert _faults([ARGMAX]) == 1


def test_a_position_that_is_not_clamped_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Padding, "clamped", _no_mask)
    assert _faults([EMBEDDING]) == 1


def test_a_reference_run_makes_padding_show() -> None:
    """What stands behind the end of an argument is NaN on the devices."""
    module: Module = rewrite(parse(PRODUCT), "propagate,partition")
    ops: list[Op] = [op for op in module.walk() if op.name == "stablehlo.select"]
    for op in ops:
        op.result.replace_uses(op.operands[1])
    x, y = np.ones((6, 10), np.float32), np.ones((10, 5), np.float32)
    assert np.isnan(run_devices(module, [x, y])[0]).all()


def test_a_sum_that_is_done_after_a_slice_is_padded_as_a_partial_one() -> None:
    """A scatter adds up on 7 rows; its sum is delayed behind a slice that is cut in two."""
    assert check(random_recipe(710192)).fault == ""
