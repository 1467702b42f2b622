"""A slice at a device's own place is taken by a function."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from shardwright.api.scripts import script
from shardwright.backends import own_parts
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.cost.trials.compile import compiled
from shardwright.testing.scripts import ScriptFailed, run_scripts

PROGRAM = """
sdy.mesh @mesh = <["a"=2, "b"=2]>
func.func @main(
    %x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a"}, {}]>},
    %y: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
    %z: tensor<2x4xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>})
    -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a"}, {}]>},
        tensor<2x4xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>}) {
  %0 = stablehlo.add %x, %y : tensor<8x4xf32>
  %1 = stablehlo.negate %z : tensor<2x4xi32>
  return %0, %1 : tensor<8x4xf32>, tensor<2x4xi32>
}
"""


def made(emit: str) -> str:
    return script(emit, compiled(parse(PROGRAM)).local, parse(PROGRAM), "test")


def is_right(text: str, emit: str, folder: Path) -> bool:
    path = folder / f"{emit}.py"
    path.write_text(text, encoding="utf-8")
    module = parse(PROGRAM)
    args = inputs(module, 0)
    (found,) = run_scripts([(path, args)], 4 if emit == "torch" else 0, devices=4)
    assert not isinstance(found, ScriptFailed), str(found)
    pairs = zip(found, run(module, args), strict=True)
    return all(np.allclose(a, b) for a, b in pairs)


@pytest.mark.parametrize("emit", ["jax", "torch"])
def test_own_parts_are_taken_by_a_function(emit: str, tmp_path: Path):
    text = made(emit)
    start = text.index("def step_on_device")
    step = text[start : text.index("# --- the program without", start)]
    assert step.count("own_part(") == 3
    assert "dynamic_slice(" not in step and "axis_index" not in step and ".index" not in step
    assert is_right(text, emit, tmp_path)


def test_parts_along_other_axes_are_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Planted: axes of one size are exchanged."""
    right = own_parts.shard_index_axes
    monkeypatch.setattr(
        own_parts, "shard_index_axes", lambda *given: (right(*given) or ())[::-1] or None
    )
    assert not is_right(made("jax"), "jax", tmp_path)
