"""Reshards between random layouts, run on all devices: sub-axes, three axes, any device order."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.core import Func, Module, Op
from shardwright.ir.run import run_devices
from shardwright.passes.partition.localize import Localize
from shardwright.passes.partition.lowering import replica_groups
from shardwright.passes.partition.reshard.planner import plan
from shardwright.passes.partition.reshard_to_collectives import ReshardToCollectives
from shardwright.spec import stages
from shardwright.spec.attributes import Attrs, MeshAttr, ShardingAttr, String
from shardwright.spec.axes import Axis, Mesh, joined
from shardwright.spec.layout import Layout, spelled, trimmed
from shardwright.spec.types import tensor

MESHES = [
    Mesh((("a", 2), ("b", 4))),
    Mesh((("a", 2), ("b", 2), ("c", 2))),
    Mesh((("a", 4), ("b", 2)), (5, 3, 0, 7, 1, 6, 2, 4)),
    Mesh((("a", 2), ("b", 3), ("c", 2))),
    Mesh((("a", 8),)),
]
SHAPES = [(8,), (24, 24), (12, 8), (8, 8, 4), (6, 16)]


def _layout(rng: Random, mesh: Mesh, shape: tuple[int, ...]) -> Layout:
    """Whole axes and halves of axes, dealt out in any order."""
    parts: list[Axis] = []
    for name, size in mesh.axes:
        if size > 3 and rng.random() < 0.6:
            parts += [Axis(name, 1, 2), Axis(name, 2, size // 2)]
        else:
            parts.append(Axis(name, 1, size))
    rng.shuffle(parts)
    dims: list[list[Axis]] = [[] for _ in shape]
    for part in parts:
        dim = rng.randrange(len(shape) + 1)  # beyond the last: not used
        if dim < len(shape):
            dims[dim].append(part)
    return tuple(trimmed(joined(axes), size) for axes, size in zip(dims, shape, strict=True))


def _reshard(mesh: Mesh, shape: tuple[int, ...], src: Layout, dst: Layout) -> Module:
    """A function that takes `src` and returns the same values in `dst`."""
    module, type = Module(), tensor(shape, "i32")
    name = {"sym_name": String("mesh"), "mesh": MeshAttr(mesh)}
    module.body.append(Op("sdy.mesh", attrs=Attrs(name)))
    func = Func("main", [type], [type])
    module.body.append(func)
    before, after = spelled(src, mesh, "mesh"), spelled(dst, mesh, "mesh")
    func.args[0].sharding, func.result_shardings = before, [after]
    attrs = Attrs({"sharding": ShardingAttr(after)})
    made = func.body.append(Op("sdy.reshard", func.args, [type], attrs))
    func.body.append(Op("func.return", made.results))
    return module


def _survives(mesh: Mesh, shape: tuple[int, ...], src: Layout, dst: Layout) -> bool:
    module = _reshard(mesh, shape, src, dst)
    ReshardToCollectives().run(module)
    assert stages.problem("collective", module) is None
    Localize().run(module)
    assert stages.problem("local", module) is None
    data = np.arange(np.prod(shape), dtype=np.int32).reshape(shape)
    (result,) = run_devices(module, [data])
    return np.array_equal(result, data)


def _case(seed: int) -> tuple[Mesh, tuple[int, ...], Layout, Layout]:
    rng = Random(seed)
    mesh, shape = rng.choice(MESHES), rng.choice(SHAPES)
    return mesh, shape, _layout(rng, mesh, shape), _layout(rng, mesh, shape)


@settings(max_examples=300)
@given(st.integers(0, 1 << 30))
def test_every_device_ends_with_its_block(seed: int) -> None:
    assert _survives(*_case(seed))


def test_the_cases_use_every_kind_of_step() -> None:
    kinds = {step.kind for seed in range(200) for step in plan(*_case(seed)[1:])}
    assert kinds == {"slice", "gather", "exchange", "permute", "view"}


def test_groups_in_another_order_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = replica_groups.groups
    monkeypatch.setattr(replica_groups, "groups", lambda mesh, axes: real(mesh, axes[::-1]))
    monkeypatch.setattr(  # without its memo, in which later tests would find wrong groups
        replica_groups,
        "_members",
        lambda mesh, axes: replica_groups.table_attr(replica_groups.groups(mesh, axes)),
    )
    assert not all(_survives(*_case(seed)) for seed in range(200))


# --- docstrings
