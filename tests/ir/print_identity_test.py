# ruff: noqa: E501  lines of IR are long
"""Our printer gives the bytes of MLIR's: on the examples, on every op's form, on any layout."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.testing.oracles import jaxlib_print
from shardwright.testing.texts.program_texts import CUT, MESHES, in_function, reflow

pytest.importorskip("jaxlib", reason="the oracle is jaxlib's printer")

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.mlir"))
SMALL = [path for path in EXAMPLES if path.stat().st_size < 50_000]

Print = Callable[[Module], str]


def difference(text: str, printer: Print = print_module, *, generic: bool = False) -> str:
    """The first line in which a printer differs from MLIR's; "" when all bytes agree."""
    expected = jaxlib_print(text, generic=generic)
    assert expected is not None, "the oracle died"
    if generic:
        expected = expected.rstrip("\n") + "\n"
    module = parse(text)
    found = print_module(module, generic=True) if generic else printer(module)
    if found == expected:
        return ""
    pairs = zip(expected.split("\n"), found.split("\n"), strict=False)
    return next((f"{a!r} != {b!r}" for a, b in pairs if a != b), "different length")


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_print_as_mlir_prints_them(path: Path):
    assert difference(path.read_text("utf-8")) == ""


@pytest.mark.parametrize("path", SMALL, ids=lambda path: path.stem)
def test_generic_form_is_mlirs_and_reads_back_equal(path: Path):
    text = path.read_text("utf-8")
    assert difference(text, generic=True) == ""
    module = parse(text)
    assert print_module(parse(print_module(module, generic=True))) == print_module(module)


@pytest.mark.parametrize("path", SMALL, ids=lambda path: path.stem)
@pytest.mark.parametrize("seed", range(5))
def test_layout_does_not_matter(path: Path, seed: int):
    assert difference(reflow(path.read_text("utf-8"), seed)) == ""


FORMS = """
%0 = stablehlo.add %a, %a : tensor<4x8xf32>
%0 = "stablehlo.add"(%a, %a) {a.b = 1 : i32} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>, foo.x = 3 : i32} : tensor<4x8xf32>
%0 = stablehlo.convert %a : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%0 = stablehlo.abs %z : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32>
%0 = stablehlo.complex %a, %a : tensor<4x8xcomplex<f32>>
%0 = stablehlo.complex %a, %a : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xcomplex<f32>>
%0 = stablehlo.real %z : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32>
%0 = stablehlo.is_finite %a : (tensor<4x8xf32>) -> tensor<4x8xi1>
%0 = stablehlo.reshape %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}]>]>} : (tensor<4x8xf32>) -> tensor<32xf32>
%0 = stablehlo.bitcast_convert %a : (tensor<4x8xf32>) -> tensor<4x8xi32>
%0 = stablehlo.compare LT, %a, %a : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%0 = stablehlo.compare EQ, %a, %a, TOTALORDER {a.b} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%0 = stablehlo.select %m, %a, %a : tensor<4x8xi1>, tensor<4x8xf32>
%0 = stablehlo.select %p, %a, %a : (tensor<i1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = stablehlo.clamp %a, %a, %a : tensor<4x8xf32>
%0 = stablehlo.clamp %s, %a, %s : (tensor<f32>, tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
%0 = stablehlo.transpose %a, dims = [1, 0] {a.b} : (tensor<4x8xf32>) -> tensor<8x4xf32>
%0 = stablehlo.reverse %a, dims = [0, 1] : tensor<4x8xf32>
%0 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
%0 = stablehlo.iota dim = 1 : tensor<4x8xui32>
%0 = stablehlo.concatenate %a, %b, dim = 0 {a.b = 1.0} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>
%0 = stablehlo.slice %a [1:3, 0:8:2] : (tensor<4x8xf32>) -> tensor<2x4xf32>
%0 = stablehlo.pad %a, %s, low = [1, 1], high = [1, -1], interior = [0, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<6x8xf32>
%0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [1, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
%0 = stablehlo.dynamic_update_slice %a, %a, %i, %i : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
%0 = stablehlo.dot %a, %b, precision = [HIGH, DEFAULT] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
%0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
%0 = stablehlo.dot_general %a, %a, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, HIGHEST] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4xf32>
%0 = stablehlo.dot_general %a, %b, contracting_dims = [] x [] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8x8x8xf32>
%0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
%0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>) -> tensor<1x7x7x4xf32>
%0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>) -> tensor<1x4x4x4xf32>
%0 = stablehlo.reduce_precision %a, format = e5m2 : tensor<4x8xf32>
%0 = stablehlo.fft %a, type = RFFT, length = [8] : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
%0 = stablehlo.cholesky %b, lower = true : tensor<8x8xf32>
%0 = stablehlo.cholesky %b : tensor<8x8xf32>
%0:2 = stablehlo.optimization_barrier {a.b} %a, %i : tensor<4x8xf32>, tensor<i32>
stablehlo.optimization_barrier()
%0 = stablehlo.partition_id : tensor<ui32>
%0 = stablehlo.create_token : !stablehlo.token
%0 = stablehlo.after_all %t, %t : !stablehlo.token
%0 = stablehlo.tuple %a, %i : tuple<tensor<4x8xf32>, tensor<i32>> ~ %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<4x8xf32>, tensor<i32>>) -> tensor<i32>
%0, %1 = stablehlo.rng_bit_generator %v, algorithm = THREE_FRY : (tensor<2xi64>) -> (tensor<2xi64>, tensor<4xi32>)
%0, %1 = chlo.top_k(%a, k = 2) : tensor<4x8xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
%0:2 = "chlo.top_k"(%a) <{k = 2 : i64}> : (tensor<4x8xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
%0 = chlo.erf %a : tensor<4x8xf32> -> tensor<4x8xf32>
%0 = chlo.next_after %a, %a : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<4x8xf32>
%0 = stablehlo.custom_call @foo(%a) {api_version = 2 : i32, backend_config = "a%b tensor<4xf32> \\22 dense<1> // {", has_side_effect = true} : (tensor<4x8xf32>) -> tensor<4x8xf32>
stablehlo.custom_call @"foo bar"() {has_side_effect = false, api_version = 1 : i32, sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : () -> ()
%0:2 = stablehlo.custom_call @foo(%a) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], called_computations = [@f]} : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<i32>)
%0 = "stablehlo.gather"(%a, %v) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<2xi64>) -> tensor<f32>
%0 = "stablehlo.scatter"(%a, %v, %s) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = false}> ({ ~ ^bb0(%q: tensor<f32>, %r: tensor<f32>): ~ stablehlo.return %r {a.b} : tensor<f32> ~ }) : (tensor<4x8xf32>, tensor<2xi64>, tensor<f32>) -> tensor<4x8xf32>
%0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({ ^bb0(%q: tensor<f32>, %r: tensor<f32>): %n = stablehlo.compare LT, %q, %r, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %n : tensor<i1> }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0, 1>}> ({ ~ ^bb0(%q: tensor<f32>): ~ stablehlo.return %q : tensor<f32> ~ }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = "stablehlo.if"(%p) ({ stablehlo.return %a : tensor<4x8xf32> }, { ~ %1 = stablehlo.negate %a : tensor<4x8xf32> ~ stablehlo.return %1 : tensor<4x8xf32> }) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>]>} : (tensor<i1>) -> tensor<4x8xf32>
%0 = "stablehlo.case"(%i) ({ stablehlo.return %a : tensor<4x8xf32> }) : (tensor<i32>) -> tensor<4x8xf32>
%0 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({ ~ ^bb0(%q: tensor<f32>, %r: tensor<f32>): ~ %1 = stablehlo.add %q, %r : tensor<f32> ~ stablehlo.return %1 : tensor<f32> ~ }) {plan.axes = ["x", "y"]} : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<8x8xf32>
%0:2 = stablehlo.while(%q = %a, %r = %i) : tensor<4x8xf32>, tensor<i32> attributes {a.b, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>, <@mesh, []>]>} cond { stablehlo.return %p : tensor<i1> } do { %1 = stablehlo.add %r, %r : tensor<i32> stablehlo.return %q, %1 : tensor<4x8xf32>, tensor<i32> }
%0 = stablehlo.reduce(%a init: %s) applies stablehlo.add across dimensions = [1] {a.b} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
%0 = stablehlo.reduce(%a init: %s) across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32> reducer(%q: tensor<f32>, %r: tensor<f32>) { %1 = stablehlo.add %r, %q : tensor<f32> stablehlo.return %1 : tensor<f32> }
%0 = stablehlo.reduce(%a init: %s) across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32> reducer(%q: tensor<f32>, %r: tensor<f32>) { %1 = stablehlo.multiply %q, %r : tensor<f32> stablehlo.return %1 : tensor<f32> }
%0 = stablehlo.reduce(%a init: %s) across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32> reducer(%q: tensor<f32>, %r: tensor<f32>) { %1 = stablehlo.subtract %q, %r : tensor<f32> stablehlo.return %1 : tensor<f32> }
%0:2 = stablehlo.reduce(%a init: %s), (%k init: %i) across dimensions = [1] : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>) reducer(%q: tensor<f32>, %r: tensor<f32>) (%n: tensor<i32>, %o: tensor<i32>) { stablehlo.return %q, %n : tensor<f32>, tensor<i32> }
%0 = sdy.sharding_constraint %a <@mesh, [{"x", ?}p1, {}], replicated={"y"}> : tensor<4x8xf32>
%0 = sdy.sharding_constraint %a <mesh<["x"=4]>, [{"x":(1)2, ?}p1, {}], unreduced={"x":(2)2}> : tensor<4x8xf32>
%0 = sdy.reshard %a <@mesh, [{"x"}, {"y"}]> {a.b} : tensor<4x8xf32>
sdy.sharding_group %a group_id=3 : tensor<4x8xf32>
%0 = sdy.propagation_barrier %a allowed_direction=BACKWARD : tensor<4x8xf32>
%0 = "sdy.propagation_barrier"(%a) <{allowed_direction = 1 : i32}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = sdy.constant {a.b} dense<1.0> : tensor<4x8xf32>
%0 = stablehlo.add %a, %a : tensor<4x8xf32> ~ %1 = sdy.data_flow_edge %0 sharding=<@mesh, [{"x"}, {}]> : tensor<4x8xf32>
%0 = sdy.all_gather [{"x"}, {}] %c out_sharding=<@mesh, [{}, {"y"}]> : tensor<4x8xf32>
%0 = sdy.all_gather [{"x":(2)2}, {}] %c out_sharding=<@mesh, [{"x":(1)2}, {"y"}]> {a.b} : tensor<4x8xf32>
%0 = sdy.reshard %a <@mesh, [{"x"}, {}]> : tensor<4x8xf32> ~ %1 = sdy.all_slice [{}, {"y"}] %0 out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
%0 = sdy.reshard %a <@mesh, [{"x"}, {}]> : tensor<4x8xf32> ~ %1 = sdy.all_to_all [{"x"}: 0->1] %0 out_sharding=<@mesh, [{}, {"x"}]> : tensor<4x8xf32>
%0 = sdy.collective_permute %c out_sharding=<@mesh, [{"x":(2)2, "y"}, {"x":(1)2}]> : tensor<4x8xf32>
%0 = sdy.reshard %a <@mesh, [{"x"}, {}]> : tensor<4x8xf32> ~ %1 = sdy.all_reduce {"y"} %0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<4x8xf32>
%0 = sdy.reshard %a <@mesh, [{"x"}, {}]> : tensor<4x8xf32> ~ %1 = sdy.reduce_scatter [{}, {"y"}] %0 out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
%0 = sdy.sharded_to_unreduced [{"x"}, {}] %c out_sharding=<@mesh, [{}, {"y"}], unreduced={"x"}> : tensor<4x8xf32>
%0 = sdy.reshard %a <@mesh, [{"x"}, {}]> : tensor<4x8xf32> ~ %1 = sdy.replicated_to_unreduced {"y"} %0 out_sharding=<@mesh, [{"x"}, {}], unreduced={"y"}> : tensor<4x8xf32>
%0:2 = sdy.manual_computation(%a, %i) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, []>] out_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, []>] manual_axes={"x"} (%q: tensor<1x8xf32>, %r: tensor<i32>) { ~ sdy.return %q, %r : tensor<1x8xf32>, tensor<i32> ~ } {a.b} : (tensor<4x8xf32>, tensor<i32>) -> (tensor<4x8xf32>, tensor<i32>)
sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () { ~ sdy.return ~ } : () -> ()
%0 = sdy.named_computation<"foo">(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] (%q: tensor<4x8xf32>) { ~ sdy.return %q : tensor<4x8xf32> ~ } : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = sdy.named_computation<"foo">(%a) (%q: tensor<4x8xf32>) { ~ sdy.return %q : tensor<4x8xf32> ~ } : (tensor<4x8xf32>) -> tensor<4x8xf32>
%0 = stablehlo.add %a, %a {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=4, j=8} need_replication={j}, custom>, sdy.func_manual_axes = #sdy<manual_axes{"x"}>} : tensor<4x8xf32>
%0 = stablehlo.add %a, %a {a = [1 : i32, 2, "x", @f, i32, unit, true, 1.5], b = array<i64>, c = array<i1: true, false>, d = array<f32: 1.0, 2.0>, e = (i32) -> i32, f = !stablehlo.token, g = tuple<i32>, h = @a::@b, i = 0x7F800000 : f32, j = 0xFFFFFFFF : i32, k = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, l = -0.0 : f32, m = 0.1 : bf16, "q w" = {}, n = "\\E4\\B8\\AD\\0A\\22", o = tensor<4x?xf32, #stablehlo.bounds<?, 8>>, r = 255 : ui8, s = dense<[1, 1]> : vector<2xi32>} : tensor<4x8xf32>
%0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
%0 = stablehlo.constant {a.b = 1 : i32} dense<[true, false]> : tensor<2xi1>
%0 = stablehlo.constant dense<[1.0, 0.1, 123456792.0]> : tensor<3xf32>
%0 = stablehlo.constant dense<[1.0, 2.0, 0.1]> : tensor<3xf8E4M3FN>
%0 = stablehlo.add %a, %a : tensor<4 x 8 x f32>
""".strip().split("\n")


@pytest.mark.parametrize("body", FORMS, ids=lambda body: body[:60])
def test_every_form_prints_as_mlir_prints_it(body: str):
    text = in_function(CUT + body.replace(" ~ ", "\n"))
    assert difference(text) == ""
    assert difference(text, generic=True) == ""


HEADS = [
    "module @foo attributes {a.b = 1 : i32} {\n}",
    "func.func private @g(tensor<4xf32> {a.b}, tensor<i32>) -> (tensor<f32> {c.d}) attributes {e.f}",
    "func.func @e() { return }",
    "func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> attributes {e.f} { return {a.b} %a : tensor<4xf32> }",
    "func.func public @g(%a: tensor<4xf32> {jax.buffer_donor = true}) -> (tensor<4xf32>, tensor<4xf32>) { return %a, %a : tensor<4xf32>, tensor<4xf32> }",
    MESHES
    + 'func.func nested @g(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, z.a}) -> (tensor<4xf32> {a.b, sdy.sharding = #sdy.sharding<@mesh, [{?}]>}) { return %a : tensor<4xf32> }',
    "func.func @e() { call @e() : () -> () func.call @e() {a.b} : () -> () func.return }",
    'sdy.mesh @a = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>\nsdy.mesh @b = <["x"=2], device_ids=[0, 1]>\nsdy.mesh @c = <[], device_ids=[3]>\nsdy.mesh @d = <[]>',
    'sdy.mesh @m = <["x"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}]}}',
    '#map = "text"\nfunc.func @e() attributes {a = #map} { return }',
]


@pytest.mark.parametrize("text", HEADS)
def test_modules_functions_and_meshes_print_as_mlir_prints_them(text: str):
    assert difference(text) == ""
    assert difference(text, generic=True) == ""


def test_names_avoid_one_another_and_those_outside():
    body = """
    %0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = "stablehlo.sort"(%a) ({
    ^bb0(%q: tensor<f32>, %r: tensor<f32>):
      %2 = stablehlo.constant dense<1.0> : tensor<f32>
      %3 = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %3 : tensor<i1>
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = stablehlo.constant dense<2.0> : tensor<f32>
    %3 = stablehlo.constant dense<2> : tensor<i32>
    %4:2 = stablehlo.while(%q = %3, %r = %1) : tensor<i32>, tensor<4x8xf32> cond {
      stablehlo.return %p : tensor<i1>
    } do {
      %5:2 = stablehlo.while(%n = %q, %o = %r) : tensor<i32>, tensor<4x8xf32> cond {
        stablehlo.return %p : tensor<i1>
      } do {
        %6 = stablehlo.constant dense<2> : tensor<i32>
        stablehlo.return %6, %r : tensor<i32>, tensor<4x8xf32>
      }
      stablehlo.return %5#0, %5#1 : tensor<i32>, tensor<4x8xf32>
    }
    """
    text = in_function(body)
    assert difference(text) == ""
    assert difference(text, generic=True) == ""


def test_a_printer_that_forgets_a_suffix_is_caught():
    text = in_function(
        "%0 = stablehlo.constant dense<1> : tensor<i32>\n"
        "%1 = stablehlo.constant dense<2> : tensor<i32>"
    )
    assert difference(text) == ""
    assert "%c_0" in difference(text, lambda module: print_module(module).replace("%c_0", "%c"))


def test_a_printer_that_drops_a_sharding_is_caught():
    def forgetful(module: Module) -> str:
        for op in module.walk():
            for value in op.results:
                value.sharding = None
        return print_module(module)

    text = in_function(
        "%0 = stablehlo.add %a, %a"
        ' {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<4x8xf32>'
    )
    assert difference(text) == ""
    assert "sdy.sharding" in difference(text, forgetful)


def test_an_invalid_program_can_be_printed():
    module = parse(in_function("%0 = stablehlo.negate %a : tensor<4x8xf32>"))
    lost = parse(in_function("")).funcs[0].args[0]
    module.funcs[0].body.ops[0].set_operand(0, lost)
    assert "stablehlo.negate <<UNKNOWN SSA VALUE>> : tensor<4x8xf32>" in print_module(module)
