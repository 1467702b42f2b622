"""Slices of what was written are what was written: on random chains, with every value kept."""

from __future__ import annotations

import random

import numpy as np
import pytest

from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.clean import forward_slices
from shardwright.passes.registry import parse_pipeline

ROWS, WIDTH = 6, 3


def chain(seed: int) -> str:
    """Updates of one or two rows at places that may lie beyond the end, and slices between them."""
    draw = random.Random(seed)
    lines: list[str] = []
    whole, results = f"tensor<{ROWS}x{WIDTH}xf32>", list[tuple[str, str]]()
    last = "%x"
    for k in range(8):
        size, place = draw.choice((1, 1, 2)), draw.randrange(-1, ROWS + 1)
        part = f"tensor<{size}x{WIDTH}xf32>"
        if draw.random() < 0.6:
            lines.append(f"%p{k} = stablehlo.constant dense<{place}> : tensor<i32>")
            lines.append(f"%u{k} = stablehlo.constant dense<{k}.0> : {part}")
            operands = f"{last}, %u{k}, %p{k}, %z"
            types = f"({whole}, {part}, tensor<i32>, tensor<i32>) -> {whole}"
            lines.append(f"%w{k} = stablehlo.dynamic_update_slice {operands} : {types}")
            last = f"%w{k}"
        else:
            at = min(max(place, 0), ROWS - size)
            box = f"[{at}:{at + size}, 0:{WIDTH}]"
            lines.append(f"%s{k} = stablehlo.slice {last} {box} : ({whole}) -> {part}")
            lines.append(f"%r{k} = stablehlo.negate %s{k} : {part}")
            results.append((f"%r{k}", part))
    names, types = zip(*results, (last, whole), strict=True)
    body = "\n".join(lines)
    return (
        f"func.func @main(%x: {whole}) -> ({', '.join(types)}) {{\n"
        f"%z = stablehlo.constant dense<0> : tensor<i32>\n{body}\n"
        f"return {', '.join(names)} : {', '.join(types)}\n}}"
    )


def changed(seed: int) -> tuple[bool, bool]:
    """Whether slices went, and whether the results stayed."""
    before, after = parse(chain(seed)), parse(chain(seed))
    parse_pipeline("forward-slices").run(after)
    args = inputs(before, seed)
    pairs = zip(run(before, args), run(after, args), strict=True)
    count = [sum(op.name == "stablehlo.slice" for op in one.walk()) for one in (before, after)]
    return count[1] < count[0], all(np.array_equal(a, b) for a, b in pairs)


def test_results_stay():
    found = [changed(seed) for seed in range(60)]
    assert all(same for _, same in found)
    assert 5 < sum(went for went, _ in found) < 55


def test_an_update_that_overlaps_is_not_seen_past(monkeypatch: pytest.MonkeyPatch):
    """Planted: places are taken as they are written, also beyond the end."""

    def raw(op: forward_slices.Op) -> tuple[int, ...] | None:
        starts = [forward_slices.constant_scalar(value) for value in op.operands[2:]]
        return tuple(int(one) for one in starts if one is not None)

    monkeypatch.setattr(forward_slices, "_placed", raw)
    assert not all(same for _, same in map(changed, range(60)))
