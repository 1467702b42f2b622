"""What the backends read off a program: comparators, counters, permutes, varying axes, gaps."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardwright.backends.collectives import groups, permute_pairs
from shardwright.backends.jax.lower import unproven
from shardwright.backends.jax.ops import OPS as JAX
from shardwright.backends.loops import counter
from shardwright.backends.order import lexicographic_keys
from shardwright.backends.torch.ops import OPS as TORCH
from shardwright.backends.varying import varying
from shardwright.ir.analysis.local_plan import read_plan
from shardwright.ir.core import Module, Op
from shardwright.ir.parse import parse
from shardwright.ir.value_labels import arg_labels
from shardwright.spec.axes import Mesh
from shardwright.spec.op import ops

HERE = Path(__file__).parent

# Ops that a script has no words for: what structures a module; what no program JAX prints needs.
STRUCTURE = {
    "builtin.module", "func.func", "func.return", "stablehlo.return", "sdy.mesh", "sdy.return",
    "sdy.manual_computation",
}  # fmt: skip
GAPS = {
    "builtin.unrealized_conversion_cast", "chlo.scan", "func.call_indirect", "func.constant",
    "stablehlo.after_all", "stablehlo.async_done", "stablehlo.async_start", "stablehlo.composite",
    "stablehlo.create_token", "stablehlo.cross-replica-sum", "stablehlo.get_tuple_element",
    "stablehlo.infeed", "stablehlo.outfeed", "stablehlo.recv", "stablehlo.rng", "stablehlo.send",
    "stablehlo.set_dimension_size", "stablehlo.tuple", "stablehlo.uniform_dequantize",
    "stablehlo.uniform_quantize",
}  # fmt: skip
ACROSS_MESHES = "mpmd."  # no script spreads a program over several meshes


@pytest.mark.parametrize("target", ("jax", "torch"))
def test_every_op_has_a_spelling_or_is_a_known_gap(target: str) -> None:
    table = {"jax": JAX, "torch": TORCH}[target]
    missing = {
        name
        for name, row in ops().items()
        if name not in table and getattr(row, target) is None and not name.startswith(ACROSS_MESHES)
    }
    assert missing - STRUCTURE == GAPS


def load(name: str) -> Module:
    return parse((HERE / f"{name}.mlir").read_text())


def found(module: Module, name: str) -> list[Op]:
    return [op for op in module.walk() if op.name == name]


def test_arguments_are_called_as_the_user_calls_them() -> None:
    text = """module {
  func.func @main(%arg0: tensor<f32> loc("params['w']"), %x: tensor<f32>, %arg2: tensor<f32>) {
    return
  }
}"""
    main = parse(text).main
    assert main is not None
    assert arg_labels(main) == ["params['w']", "x", "arg2"]


# --- comparators

KEYS = """
      %1 = stablehlo.compare EQ, %a, %z, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.select %1, %z, %a : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.select %3, %n, %2 : tensor<i1>, tensor<f32>
      %5 = stablehlo.compare EQ, %b, %z, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.select %5, %z, %b : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %b, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = stablehlo.select %7, %n, %6 : tensor<i1>, tensor<f32>
"""
ONE_KEY = """
      %p = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>"""
TWO_KEYS = """
      %o = stablehlo.compare LT, %c, %d, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %p = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %q = stablehlo.compare EQ, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %r = stablehlo.and %q, %o : tensor<i1>
      %s = stablehlo.or %p, %r : tensor<i1>
      stablehlo.return %s : tensor<i1>"""


def keys(body: str) -> int | None:
    text = f"""module {{
  func.func @main(%x: tensor<4xf32>, %y: tensor<4xi32>) -> tensor<4xf32> {{
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %n = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %0:2 = "stablehlo.sort"(%x, %y) <{{dimension = 0 : i64, is_stable = true}}> ({{
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):{body}
    }}) : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
    return %0#0 : tensor<4xf32>
  }}
}}"""
    (sort,) = found(parse(text), "stablehlo.sort")
    return lexicographic_keys(sort)


def test_a_comparator_as_jax_prints_it_is_keys() -> None:
    assert keys(KEYS + ONE_KEY) == 1
    assert keys(KEYS + TWO_KEYS) == 2


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("compare LT, %4, %8", "compare GT, %4, %8"),  # descending
        ("compare LT, %4, %8", "compare LT, %8, %4"),
        ("compare LT, %4, %8", "compare LT, %2, %6"),  # tells NaNs apart
        ("compare LT, %4, %8", "compare LT, %a, %b"),  # tells zeros apart
        ("stablehlo.select %1, %z, %a", "stablehlo.select %1, %z, %b"),
    ],
)
def test_other_comparators_are_not(old: str, new: str) -> None:
    assert keys((KEYS + ONE_KEY).replace(old, new)) is None
    assert keys((KEYS + TWO_KEYS).replace(old, new)) is None


# --- loops


def test_a_loop_that_counts_is_recognised() -> None:
    first, second = found(load("control"), "stablehlo.while")
    count = counter(first)
    assert count is not None
    assert (count.position, count.start, count.limit, count.end) == (0, 0, 5, 5)
    assert counter(second) is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("compare LT, %k, %five", "compare LE, %k, %five"),
        ("stablehlo.add %k, %one", "stablehlo.add %k, %k"),
        ("stablehlo.add %k, %one", "stablehlo.subtract %k, %one"),
        ("(%k = %zero, ", "(%k = %i, "),
    ],
)
def test_a_loop_that_counts_otherwise_is_not(old: str, new: str) -> None:
    text = (HERE / "control.mlir").read_text()
    assert old in text
    first, _ = found(parse(text.replace(old, new, 1)), "stablehlo.while")
    assert counter(first) is None


# --- permutes

MESH = Mesh((("x", 2), ("y", 2)), (3, 1, 0, 2))  # x, y -> device: 00 3, 01 1, 10 0, 11 2


def test_device_pairs_become_shard_numbers() -> None:
    assert permute_pairs(MESH, ("x",), [(3, 0), (1, 2)]) == [(0, 1)]
    assert permute_pairs(MESH, ("y",), [(3, 1), (0, 2), (1, 3), (2, 0)]) == [(0, 1), (1, 0)]
    assert permute_pairs(MESH, ("y", "x"), [(3, 0)]) == [(0, 1)]


def test_pairs_that_differ_between_groups_need_all_axes() -> None:
    assert permute_pairs(MESH, ("x",), [(3, 0)]) is None  # one group of two
    assert permute_pairs(MESH, ("x",), [(3, 1)]) is None  # along another axis
    assert permute_pairs(MESH, ("x", "y"), [(3, 0)]) == [(0, 2)]


# --- what varies


def test_axes_are_followed_through_loops_branches_and_calls() -> None:
    local = load("control.local")
    known = varying(read_plan(local))
    main = local.main
    assert main is not None
    outputs = [known.of(value) for value in main.body.terminator.operands]
    both = ("x", "y")
    assert outputs == [both, (), (), both, (), (), both, ()]
    assert [func.symbol for func in known.inexact] == ["total"]
    assert unproven(read_plan(local), known) == ""


def test_a_result_that_jax_cannot_prove_the_same_is_named() -> None:
    plan = read_plan(load("rotated.local"))
    reason = "res0 is the same along x, which JAX cannot prove"
    assert unproven(plan, varying(plan)) == reason


def test_groups_are_listed_once() -> None:
    local = load("collectives.local")
    assert groups(local, read_plan(local).mesh) == [("x",), ("x", "y"), ("y",), ("y", "x")]
