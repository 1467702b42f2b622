# ruff: noqa: E501  lines of IR are long
"""Text to ops: names, types, attributes, shardings, places, scopes; what the parser remembers."""

from __future__ import annotations

import random
import resource
import time
from pathlib import Path

import pytest

from shardwright.ir.core import Module, Op, callee, out_sharding
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import Parser, parse
from shardwright.ir.parser import grammar
from shardwright.ir.print import print_module
from shardwright.spec.attributes import (
    Array,
    Attrs,
    AxisList,
    Bool,
    ConvDims,
    Dense,
    Dialect,
    Dims,
    Enum,
    Int,
    Ints,
    Number,
    String,
)
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.types import tensor
from shardwright.testing.texts.program_texts import CUT, in_function, reflow

EXAMPLES = Path(__file__).parents[2] / "examples"


def first(body: str, name: str = "") -> Op:
    """The first op of a function's body, or the first of some name."""
    ops = parse(in_function(body)).funcs[0].body.ops
    return next(op for op in ops if not name or op.name == name)


def test_an_op_has_operands_types_attributes_and_a_place():
    op = first(
        "    %0 = stablehlo.compare LT, %a, %a, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>"
    )
    assert op.name == "stablehlo.compare"
    assert [value.name for value in op.operands] == ["a", "a"]
    assert op.result.type is tensor((4, 8), "i1")
    assert op.result.name == "0"
    assert op.attrs == Attrs(
        {
            "comparison_direction": Enum("comparison_direction", "LT"),
            "compare_type": Enum("comparison_type", "FLOAT"),
        }
    )
    assert op.place == (4, 10)
    assert list(op.operands[0].uses) == [(op, 0), (op, 1)]


PRETTY_AND_GENERIC = [
    (
        "%0 = stablehlo.transpose %a, dims = [1, 0] {x.y} : (tensor<4x8xf32>) -> tensor<8x4xf32>",
        '%0 = "stablehlo.transpose"(%a) <{permutation = array<i64: 1, 0>}> {x.y} : (tensor<4x8xf32>) -> tensor<8x4xf32>',
    ),
    (
        "%0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>",
        '%0 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>',
    ),
    (
        "%0 = stablehlo.constant dense<1.0> : tensor<2xf32>",
        '%0 = "stablehlo.constant"() {value = dense<"0x0000803F"> : tensor<2xf32>} : () -> tensor<2xf32>',
    ),
    (
        "%0 = stablehlo.custom_call @f(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>",
        '%0 = "stablehlo.custom_call"(%a) {call_target_name = "f", has_side_effect = false, api_version = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>',
    ),
    (
        "%0 = stablehlo.reduce(%a init: %s) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>",
        '%0 = "stablehlo.reduce"(%a, %s) <{dimensions = array<i64: 1>}> ({ ^bb0(%q: tensor<f32>, %r: tensor<f32>): %1 = stablehlo.add %q, %r : tensor<f32> stablehlo.return %1 : tensor<f32> }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>',
    ),
    (
        "%0 = sdy.propagation_barrier %a allowed_direction=FORWARD : tensor<4x8xf32>",
        '%0 = "sdy.propagation_barrier"(%a) <{allowed_direction = 1 : i32}> : (tensor<4x8xf32>) -> tensor<4x8xf32>',
    ),
    (
        '%0 = sdy.all_gather [{"x"}, {}] %c out_sharding=<@mesh, [{}, {"y"}]> : tensor<4x8xf32>',
        '%0 = "sdy.all_gather"(%c) <{gathering_axes = #sdy<list_of_axis_ref_lists[{"x"}, {}]>, out_sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>',
    ),
]


@pytest.mark.parametrize(("pretty", "generic"), PRETTY_AND_GENERIC, ids=lambda text: text[:30])
def test_pretty_and_generic_forms_are_the_same_op(pretty: str, generic: str):
    modules = [parse(in_function(CUT + text)) for text in (pretty, generic)]
    ops = [module.funcs[0].body.ops[-2] for module in modules]
    assert ops[0].sig is ops[1].sig
    assert ops[0].notes == ops[1].notes
    assert print_module(modules[0]) == print_module(modules[1])


def test_attribute_shapes():
    op = first(
        "%0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], "
        "window = {pad = [[0, 1], [1, 0]], reverse = [false, true]} "
        "{batch_group_count = 1 : i64, feature_group_count = 1 : i64, k.n = [1, true]} "
        ": (tensor<1x8x8x3xf32>, tensor<2x2x3x4xf32>) -> tensor<1x8x8x4xf32>"
    )
    assert op.attrs["padding"] == Dense("[[0, 1], [1, 0]]", tensor((2, 2), "i64"))
    assert op.attrs["window_reversal"] == Ints((0, 1), "i1")
    numbers = op.attrs["dimension_numbers"]
    assert isinstance(numbers, ConvDims) and numbers.lhs == ("b", "0", "1", "f")
    assert op.attrs["batch_group_count"] == Int(1)
    assert op.notes == Attrs({"k.n": Array((Int(1), Bool(True)))})
    gather = first(
        '%0 = "stablehlo.gather"(%a, %v) <{dimension_numbers = #stablehlo.gather<offset_dims = [], '
        "collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, "
        "slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<2xi64>) -> tensor<f32>"
    )
    assert gather.attrs["dimension_numbers"] == Dialect(
        "stablehlo.gather",
        (
            ("collapsed_slice_dims", Dims((0, 1))),
            ("start_index_map", Dims((0, 1))),
            ("index_vector_dim", Number(1)),
        ),
    )


def test_shardings_hang_on_values():
    text = """
    sdy.mesh @mesh = <["x"=4, "y"=2], device_ids=[0, 1, 2, 3, 4, 5, 6, 7]>
    func.func public @main(%arg0: tensor<4xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>})
        -> (tensor<4xf32> {jax.result_info = "r", sdy.sharding = #sdy.sharding<@mesh, [{?}]>}) {
      %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(1)2, ?}]>]>, k} : tensor<4xf32>
      %1 = sdy.sharding_constraint %0 <@mesh, [{"y"}]> : tensor<4xf32>
      return %1 : tensor<4xf32>
    }"""
    module = parse(text)
    (func,) = module.funcs
    assert module.meshes == {"mesh": Mesh((("x", 4), ("y", 2)))}
    assert str(func.args[0].sharding) == '<@mesh, [{"x"}]>'
    assert list(func.arg_attrs[0]) == ["jax.buffer_donor"]
    assert str(func.result_shardings[0]) == "<@mesh, [{?}]>"
    assert func.result_attrs[0]["jax.result_info"] == String("r")
    negate, constraint, _ = func.body.ops
    found = negate.result.sharding
    assert found is not None and found.dims[0].axes == (Axis("x", 1, 2),) and found.dims[0].is_open
    assert list(negate.notes) == ["k"]
    assert str(out_sharding(constraint)) == '<@mesh, [{"y"}]>'
    assert constraint.result.sharding is None


def test_regions_see_outer_names_and_forget_their_own():
    body = """
    %0 = "stablehlo.case"(%i) ({
      %1 = stablehlo.negate %a : tensor<4x8xf32>
      stablehlo.return %1 : tensor<4x8xf32>
    }, {
      %1 = stablehlo.abs %a : tensor<4x8xf32>
      stablehlo.return %1 : tensor<4x8xf32>
    }) : (tensor<i32>) -> tensor<4x8xf32>
    %1 = stablehlo.tanh %0 : tensor<4x8xf32>
    """
    module = parse(in_function(body))
    case, tanh, _ = module.funcs[0].body.ops
    assert tanh.operands == [case.result]
    assert case.regions[1].block.ops[0].parent is case
    assert case.regions[0].block.terminator.operands[0].op is case.regions[0].block.ops[0]


def test_results_have_numbers():
    op = first(
        "%0:2 = stablehlo.optimization_barrier %a, %s : tensor<4x8xf32>, tensor<f32>\n"
        "%1 = stablehlo.negate %0#1 : tensor<f32>\n%2 = stablehlo.negate %0 : tensor<4x8xf32>\n"
        "%3 = stablehlo.negate %2#0 : tensor<4x8xf32>"
    )
    users = [user for value in op.results for user in value.users()]
    assert [len(value.uses) for value in op.results] == [1, 1]
    assert {user.result.type for user in users} == {tensor((), "f32"), tensor((4, 8), "f32")}


def test_calls_and_bare_names():
    module = parse("func.func @f() {\n call @f() : () -> ()\n return\n}")
    call, end = module.funcs[0].body.ops
    assert (call.name, callee(call), end.name) == ("func.call", "f", "func.return")


def test_comments_and_strings_hide_what_they_hold():
    op = first(
        '%0 = stablehlo.negate %a {k = "%b // { tensor<4xf32> \\" dense<1>"} : tensor<4x8xf32> // %zz = ('
    )
    assert op.notes["k"] == String('%b // { tensor<4xf32> " dense<1>')


def test_a_module_may_be_left_out_or_be_generic():
    assert parse("").symbol == ""
    generic = parse('"builtin.module"() <{sym_name = "m"}> ({\n^bb0:\n}) {k} : () -> ()')
    assert (generic.symbol, list(generic.notes)) == ("m", ["k"])


def test_unknown_dialects_pass_only_when_allowed():
    text = in_function(
        '%0 = "foo.bar"(%a) <{x = 1 : i32}> {y = 2 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>'
    )
    with pytest.raises(ProgramError, match="unregistered dialect"):
        parse(text)
    module = Parser(allow_unregistered=True).parse(text)
    assert list(module.funcs[0].body.ops[0].attrs) == ["x"]


def _worst(count: int) -> str:
    body = "\n".join(
        f"%{n} = stablehlo.negate %a {{k = {n} : i64}} : tensor<4x8xf32>" for n in range(count)
    )
    return in_function(body)


def test_memos_are_bounded():
    parser = Parser(limit=50)
    for _ in range(3):
        parser.parse(_worst(200))
        assert len(parser.reader.templates) <= 250
    parser.parse(_worst(1))
    assert len(parser.reader.templates) < 50


def test_equal_texts_make_equal_programs_whatever_was_parsed_before():
    text = (EXAMPLES / "moe_layer.mlir").read_text("utf-8")
    fresh, used = Parser(), Parser()
    used.parse((EXAMPLES / "reductions.mlir").read_text("utf-8"))
    used.parse(text)
    assert print_module(fresh.parse(text)) == print_module(used.parse(text))


def test_big_constants_are_read_in_linear_time_and_shared():
    def text(megabytes: int) -> tuple[str, str]:
        count = megabytes * 125_000
        blob = random.Random(0).randbytes(64).hex().upper() * (megabytes * 15_625 // 2)
        payload = f'"0x{blob}"'
        count = len(blob) // 8
        body = f"%0 = stablehlo.constant dense<{payload}> : tensor<{count}xf32>"
        return in_function(body), payload

    times: list[float] = []
    for megabytes in (4, 16):
        source, payload = text(megabytes)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        start = time.process_time()
        module = parse(source)
        times.append(time.process_time() - start)
        value = module.funcs[0].body.ops[0].attrs["value"]
        assert isinstance(value, Dense) and value.text == payload
        grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
        assert grown < 8 * megabytes
    assert times[1] < 12 * times[0] + 0.2


@pytest.mark.parametrize("seed", range(3))
def test_any_layout_gives_the_same_program(seed: int):
    text = (EXAMPLES / "while_loop.mlir").read_text("utf-8")
    assert print_module(parse(reflow(text, seed))) == print_module(parse(text))


def test_a_parser_that_ignored_layout_would_be_caught():
    text = (EXAMPLES / "while_loop.mlir").read_text("utf-8")
    broken = reflow(text, 1).replace("\n", "")
    with pytest.raises(ProgramError):
        parse(broken)


def test_printing_and_parsing_again_changes_nothing():
    for path in sorted(EXAMPLES.glob("*.mlir")):
        once = print_module(parse(path.read_text("utf-8")))
        assert print_module(parse(once)) == once


def test_grammar_cache_is_optional_and_not_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert _parsed_in_a_new_parser().funcs
    (file,) = (tmp_path / "shardwright").iterdir()
    file.write_bytes(b"cos\nsystem\n(S'exit 1'\ntR.")
    assert _parsed_in_a_new_parser().funcs
    unwritable = tmp_path / "file"
    unwritable.write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(unwritable))
    assert _parsed_in_a_new_parser().funcs


def _parsed_in_a_new_parser() -> Module:
    return Parser().parse("func.func @f() { return }")


def test_every_start_rule_of_the_table_is_in_the_grammar():
    from shardwright.ir.printer.forms_sdy import FORMS
    from shardwright.spec.op import ops

    rules = grammar.start_rules(grammar.grammar_text())
    for row in ops().values():
        assert row.syntax.replace(".", "_") in rules, row.name
        assert row.syntax in FORMS or row.syntax in ("builtin.module", "func.func"), row.name


def test_manual_axes_are_a_list_of_axes():
    op = first(
        '%0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] '
        'manual_axes={"x"} (%q: tensor<1x8xf32>) { sdy.return %q : tensor<1x8xf32> } : (tensor<4x8xf32>) -> tensor<4x8xf32>'
    )
    assert op.attrs["manual_axes"] == AxisList((Axis("x"),), is_manual=True)
    assert op.regions[0].block.args[0].name == "q"


def test_what_strings_hid_in_one_program_does_not_show_in_another():
    parser = Parser()
    for word in ("%first", "%second"):
        text = (
            f'func.func @f(%a: tensor<f32> {{k = "{word} arg"}}) {{\n'
            f'  %0 = stablehlo.negate %a {{k = "{word}"}} : tensor<f32>\n  return\n}}'
        )
        (func,) = parser.parse(text).funcs
        assert func.body.ops[0].notes["k"] == String(word)
        assert func.arg_attrs[0]["k"] == String(f"{word} arg")


def test_big_constants_in_attributes_are_not_mixed_up():
    parser = Parser()
    for first in (1, 2):
        values = ", ".join(map(str, range(first, first + 40)))
        text = in_function(
            f"%0 = stablehlo.negate %a {{k = dense<[{values}]> : tensor<40xi64>}} : tensor<4x8xf32>"
        )
        value = parser.parse(text).funcs[0].body.ops[0].notes["k"]
        assert isinstance(value, Dense) and value.text.startswith(f"[{first}, ")
