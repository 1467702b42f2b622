"""Rows of memory, law by law: small programs that are cut, and each law left out."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import pytest

from shardwright.ir.parse import parse
from shardwright.passes.cost.liveness.scripts import script_peak
from shardwright.passes.cost.tables import memory_plans, memory_sizes
from shardwright.passes.cost.tables.build_tables import tables_of
from shardwright.passes.cost.tables.executed import executed
from shardwright.passes.cost.tables.memory_joined import Sums
from shardwright.passes.cost.tables.memory_rows import memory_of
from shardwright.passes.cost.tables.memory_sizes import Sizes
from shardwright.passes.cost.tables.tables import Ints
from shardwright.passes.registry import main_pipeline
from shardwright.passes.target import Target

TARGET = Target("dgx-h100", trips=4)
X0, X1 = '#sdy.sharding<@mesh, [{"x"}, {}]>', '#sdy.sharding<@mesh, [{}, {"x"}]>'
WHOLE = "#sdy.sharding<@mesh, [{}, {}]>"

# A loop writes rows of a tensor whose rows are cut: blocks are given room for a row on both sides.
ROOM = f"""
func.func @main(%a: tensor<64x4096xf32> {{sdy.sharding = {X0}}}) -> (tensor<64x4096xf32> {{sdy.sharding = {X0}}}) {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %many = stablehlo.constant dense<64> : tensor<i32>
  %row = stablehlo.constant dense<1.0> : tensor<1x4096xf32>
  %r:2 = stablehlo.while(%i = %zero, %b = %a) : tensor<i32>, tensor<64x4096xf32>
    cond {{
      %go = stablehlo.compare LT, %i, %many : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    }} do {{
      %next = stablehlo.add %i, %one : tensor<i32>
      %c = stablehlo.dynamic_update_slice %b, %row, %i, %zero : (tensor<64x4096xf32>, tensor<1x4096xf32>, tensor<i32>, tensor<i32>) -> tensor<64x4096xf32>
      stablehlo.return %next, %c : tensor<i32>, tensor<64x4096xf32>
    }}
  return %r#1 : tensor<64x4096xf32>
}}"""  # noqa: E501

# Rows of a picture are cut: a block has those of its neighbours besides.
NEIGHBOURS = """
func.func @main(%a: tensor<2x32x64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>}, %k: tensor<9x1x8x1xf32>) -> tensor<2x32x64x1xf32> {
  %s = stablehlo.sine %a : tensor<2x32x64x8xf32>
  %r = stablehlo.convolution(%s, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[4, 4], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x32x64x8xf32>, tensor<9x1x8x1xf32>) -> tensor<2x32x64x1xf32>
  return %r : tensor<2x32x64x1xf32>
}"""  # noqa: E501

# A product is whole, and what reads it element by element is cut: it reads its part of all of it.
SLICES = f"""
func.func @main(%a: tensor<512x64xf32> {{sdy.sharding = {WHOLE}}}, %b: tensor<64x512xf32> {{sdy.sharding = {WHOLE}}}, %d: tensor<512x512xf32> {{sdy.sharding = {X0}}}) -> (tensor<512xf32>, tensor<512x64xf32> {{sdy.sharding = {X0}}}) {{
  %nil = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {{plan.cut = {{}}}} : (tensor<512x64xf32>, tensor<64x512xf32>) -> tensor<512x512xf32>
  %e = stablehlo.dot_general %d, %a, contracting_dims = [1] x [0] : (tensor<512x512xf32>, tensor<512x64xf32>) -> tensor<512x64xf32>
  %f = stablehlo.dot_general %e, %b, contracting_dims = [1] x [0] : (tensor<512x64xf32>, tensor<64x512xf32>) -> tensor<512x512xf32>
  %s = stablehlo.sine %p : tensor<512x512xf32>
  %m = stablehlo.multiply %s, %f : tensor<512x512xf32>
  %r = stablehlo.reduce(%m init: %nil) applies stablehlo.add across dimensions = [0] : (tensor<512x512xf32>, tensor<f32>) -> tensor<512xf32>
  return %r, %e : tensor<512xf32>, tensor<512x64xf32>
}}"""  # noqa: E501

# Sums over devices of products that wait for nothing are one: all products stay until then.
JOINED = f"""
func.func @main(%a: tensor<512x256xf32> {{sdy.sharding = {X0}}}, %b: tensor<512x256xf32> {{sdy.sharding = {X0}}}, %c: tensor<512x256xf32> {{sdy.sharding = {X0}}}) -> (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<256x256xf32>
  %q = stablehlo.dot_general %b, %c, contracting_dims = [0] x [0] : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<256x256xf32>
  %r = stablehlo.dot_general %c, %a, contracting_dims = [0] x [0] : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<256x256xf32>
  %ps = stablehlo.sine %p : tensor<256x256xf32>
  %qs = stablehlo.sine %q : tensor<256x256xf32>
  %rs = stablehlo.sine %r : tensor<256x256xf32>
  %pr = stablehlo.reduce(%ps init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
  %pm = stablehlo.reduce(%p init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
  %qr = stablehlo.reduce(%qs init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
  %qm = stablehlo.reduce(%q init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
  %rr = stablehlo.reduce(%rs init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
  %rm = stablehlo.reduce(%r init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
  return %pr, %qr, %rr, %pm, %qm, %rm : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>
}}"""  # noqa: E501


class Law(NamedTuple):
    """A program, and what is left out: names of `owner` that `mutant` stands for."""

    text: str
    owner: object
    names: tuple[str, ...]
    mutant: Callable[..., object]


def _nothing(known: Callable[..., Ints]) -> Callable[..., Ints]:
    return lambda *given: known(*given) * 0


def _never(*_: object) -> tuple[object, ...]:
    return ()


def _apart(_: object, sums: Sums) -> list[int]:
    return list(sums.steps)


def _nowhere(*_: object) -> object:
    return np.zeros((1, 1), np.bool_)


LAWS = {
    "room": Law(ROOM, Sizes, ("roomy",), _nothing(Sizes.roomy)),
    "neighbours": Law(NEIGHBOURS, memory_sizes, ("exchanges",), _never),
    "slices": Law(SLICES, Sizes, ("slices", "differs"), _nowhere),
    "joined": Law(JOINED, memory_plans, ("turns_of",), _apart),
}


def ratio(text: str) -> float:
    """The peak by rows over that of the script, for what the partitioner makes of a text."""
    module = parse(f'module {{\n  sdy.mesh @mesh = <["x"=8]>\n{text}\n}}')
    main_pipeline().until("propagated").run(module)
    built = tables_of(module, TARGET)
    memory = memory_of(module, built)
    main_pipeline().after("propagated").until("resharded").run(module)
    x = executed(built, module)
    assert (x >= 0).all()
    main_pipeline("dgx-h100").after("resharded").run(module)
    return memory.peak(x) / script_peak(module, None).bytes


@pytest.mark.parametrize("law", LAWS)
def test_rows_hold_what_a_cut_brings_along(law: str):
    assert ratio(LAWS[law].text) == pytest.approx(1, rel=0.1)


@pytest.mark.parametrize("law", LAWS)
def test_planted_rows_without_it_are_caught(law: str, monkeypatch: pytest.MonkeyPatch):
    text, owner, names, mutant = LAWS[law]
    for name in names:
        monkeypatch.setattr(owner, name, mutant)
    assert ratio(text) < 0.9
