"""Sums that are part of a chain: partial values are cut, moved, scattered; run on all devices."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.parse import parse
from shardwright.ir.run import run, run_devices
from shardwright.passes.partition.localize import Localize
from shardwright.passes.partition.reshard_to_collectives import ReshardToCollectives
from shardwright.passes.partition.resharding import steps_as_ops
from shardwright.spec import stages
from shardwright.spec.axes import Axes, Axis, Mesh, joined
from shardwright.spec.layout import Layout, spelled, trimmed

MESHES = [
    Mesh((("a", 2), ("b", 4))),
    Mesh((("a", 2), ("b", 2), ("c", 2))),
    Mesh((("a", 2), ("b", 3), ("c", 2)), (5, 3, 0, 7, 1, 6, 2, 4, 11, 8, 10, 9)),
    Mesh((("a", 4), ("b", 2), ("c", 2))),
]
SHAPES = [(24,), (12, 8), (8, 6), (4, 8, 6)]
KINDS = {"add": ("add", 0), "max": ("maximum", -(2**31)), "min": ("minimum", 2**31 - 1)}


def _layout(rng: Random, parts: list[Axis], shape: tuple[int, ...]) -> Layout:
    parts = rng.sample(parts, len(parts))
    dims: list[list[Axis]] = [[] for _ in shape]
    for part in parts:
        dim = rng.randrange(len(shape) + 1)  # beyond the last: not used
        if dim < len(shape):
            dims[dim].append(part)
    return tuple(trimmed(joined(axes), size) for axes, size in zip(dims, shape, strict=True))


def _parts(rng: Random, mesh: Mesh) -> list[Axis]:
    """Whole axes, some in halves."""
    found: list[Axis] = []
    for name, size in mesh.axes:
        if size == 4 and rng.random() < 0.5:
            found += [Axis(name, 1, 2), Axis(name, 2, 2)]
        else:
            found.append(Axis(name, 1, size))
    return found


def _program(rng: Random) -> str:
    """A reduction over a cut dim, completed by an all_reduce, then one or two reshards."""
    mesh, shape, kind = rng.choice(MESHES), rng.choice(SHAPES), rng.choice(list(KINDS))
    parts = _parts(rng, mesh)
    cut: Axes = joined(sorted(rng.sample(parts, rng.choice((1, 1, 2))), key=mesh.order))
    rest = [part for part in parts if not any(p.name == part.name for p in cut)]
    have = _layout(rng, rest, shape)
    targets = [_layout(rng, parts, shape) for _ in range(rng.choice((1, 1, 2)))]
    reducer, init = KINDS[kind]
    count = 12 * int(np.prod([axis.size for axis in cut]))
    big, type = (f"tensor<{'x'.join(map(str, n))}xi32>" for n in ((count, *shape), shape))
    before = spelled((cut, *have), mesh, "mesh")
    partial, whole = (spelled(have, mesh, "mesh", axes) for axes in (cut, ()))
    outs = [spelled(layout, mesh, "mesh") for layout in targets]
    axes = ", ".join(map(str, mesh.spell(cut)))
    note = f' {{plan.kind = "{kind}"}}' if kind != "add" else ""
    results = ", ".join(f"{type} {{sdy.sharding = #sdy.sharding{out}}}" for out in outs)
    moves = "\n".join(f"%m{k} = sdy.reshard %s {out} : {type}" for k, out in enumerate(outs))
    names = ", ".join(f"%m{k}" for k in range(len(outs)))
    return f"""
    sdy.mesh @mesh = {mesh}
    func.func @main(%a: {big} {{sdy.sharding = #sdy.sharding{before}}}) -> ({results}) {{
      %i = stablehlo.constant dense<{init}> : tensor<i32>
      %p = stablehlo.reduce(%a init: %i) applies stablehlo.{reducer} across dimensions = [0]
        {{sdy.sharding = #sdy.sharding_per_value<[{partial}]>}} : ({big}, tensor<i32>) -> {type}
      %s = sdy.all_reduce {{{axes}}} %p out_sharding={whole}{note} : {type}
      {moves}
      return {names} : {", ".join([type] * len(outs))}
    }}"""


def _kinds(text: str) -> list[str]:
    module = parse(text)
    ReshardToCollectives().run(module)
    assert stages.problem("collective", module) is None
    return [op.name for op in module.walk() if op.name in stages.MOVERS]


def _survives(text: str) -> bool:
    module = parse(text)
    ReshardToCollectives().run(module)
    Localize().run(module)
    assert stages.problem("local", module) is None
    main = parse(text).main
    assert main is not None
    shape = main.args[0].shape
    data = Random(text).choices(range(-(10**6), 10**6), k=int(np.prod(shape)))
    args = [np.array(data, np.int32).reshape(shape)]
    wanted, found = run(parse(text), args), run_devices(module, args)
    return all(np.array_equal(a, b) for a, b in zip(wanted, found, strict=True))


@settings(max_examples=80)
@given(st.integers(0, 1 << 30))
def test_every_device_ends_with_its_block_of_the_sum(seed: int) -> None:
    assert _survives(_program(Random(seed)))


def test_the_programs_move_partial_values_in_every_way() -> None:
    before: set[str] = set()
    for seed in range(80):
        names = _kinds(_program(Random(seed)))
        sums = [k for k, name in enumerate(names) if "reduce" in name]
        before.update(names[: sums[0]])
    assert {"sdy.all_slice", "sdy.all_to_all"} <= before


def test_a_sum_that_forgets_its_kind_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps_as_ops, "SUMS", ())
    assert not all(_survives(_program(Random(seed))) for seed in range(40))
