"""Sums over layers are taken behind them: in their order, and not where they would hold much."""

from __future__ import annotations

import numpy as np
import pytest

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.clean.outlining import sums_of_layers
from shardwright.passes.clean.outlining.sums_of_layers import take_sums_behind

SMALL, WIDE = "tensor<4xf32>", "tensor<64x4xf32>"


def layers(summed: str, count: int = 4) -> Module:
    """Layers that each add what they give to what those before gave."""
    lines = [f"func.func @main(%x0: {WIDE}, %g: {summed}) -> ({WIDE}, {summed}) {{"]
    total = ""
    for k in range(count):
        last = f"%x{k}"
        for n in range(10):
            lines.append(f"  %v{k}_{n} = stablehlo.sine {last} : {WIDE}")
            last = f"%v{k}_{n}"
        lines.append(f"  %x{k + 1} = stablehlo.cosine {last} : {WIDE}")
        lines.append(
            f"  %g{k} = stablehlo.multiply %g, %{'g' if k == 0 else f'g{k - 1}'} : {summed}"
        )
        if total:
            lines.append(f"  %s{k} = stablehlo.add {total}, %g{k} : {summed}")
        total = f"%s{k}" if k else "%g0"
    lines += [f"  %out = stablehlo.negate {total} : {summed}"]
    lines += [f"  return %x{count}, %out : {WIDE}, {summed}", "}", ""]
    return parse("\n".join(lines))


def names(module: Module) -> list[str]:
    assert module.main is not None
    return [op.name.split(".")[-1] for op in module.main.body.ops]


def test_sums_stand_together_and_numbers_are_equal():
    module = layers(SMALL)
    args = inputs(module, 1)
    before = run(module, args)
    take_sums_behind(module)
    assert names(module)[-5:] == ["add", "add", "add", "negate", "return"]
    assert "add" not in names(module)[:-5]
    assert all(np.array_equal(a, b) for a, b in zip(run(module, args), before, strict=True))


def test_large_sums_stay(monkeypatch: pytest.MonkeyPatch):
    module = layers(WIDE)
    before = names(module)
    take_sums_behind(module)
    assert names(module) == before
    # Planted: no bound.
    monkeypatch.setattr(sums_of_layers, "SHARE", 1)
    take_sums_behind(module)
    assert names(module) != before
