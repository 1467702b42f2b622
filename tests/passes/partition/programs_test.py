"""Whole programs with random shardings on every value: all devices compute what one does."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run, run_devices
from shardwright.passes.partition.insert_reshards import InsertReshards
from shardwright.passes.partition.localize import Localize
from shardwright.passes.partition.pad import Pad
from shardwright.passes.partition.reshard_to_collectives import ReshardToCollectives
from shardwright.passes.partition.resharding import choose_cuts
from shardwright.spec import stages
from shardwright.spec.attributes import MeshAttr
from shardwright.spec.axes import Mesh
from shardwright.testing.generate.spreading import scatter_shardings
from shardwright.testing.recipes import build, random_recipe
from shardwright.testing.soundness import differences

PASSES = (InsertReshards(), Pad(), ReshardToCollectives(), Localize())


def _shuffle_devices(module: Module, seed: int) -> None:
    """Number the devices of the mesh at random, and give it an axis of size 1."""
    for op in module.ops:
        attribute = op.attrs.get("mesh")
        if isinstance(attribute, MeshAttr):
            ids = list(range(attribute.mesh.device_count))
            Random(seed).shuffle(ids)
            op.set_attr("mesh", MeshAttr(Mesh((*attribute.mesh.axes, ("one", 1)), tuple(ids))))


def _faults(seed: int, shuffle: bool = False) -> list[str]:
    module = build(random_recipe(seed))
    scatter_shardings(module, seed)
    if shuffle:
        _shuffle_devices(module, seed)
    args = inputs(module, seed)
    expected = run(module, args)
    for step in PASSES:
        step.run(module)
        assert stages.problem(step.leaves, module) is None
    return differences(run_devices(module, args), expected)


@settings(max_examples=40)
@given(st.integers(0, 1 << 30))
def test_any_decided_shardings_partition_soundly(seed: int) -> None:
    assert _faults(seed) == []


@settings(max_examples=25)
@given(st.integers(0, 1 << 30))
def test_any_device_order_partitions_soundly(seed: int) -> None:
    assert _faults(seed, shuffle=True) == []


@settings(max_examples=15)
@given(st.integers(0, 1 << 30))
def test_what_is_not_printed_is_not_in_the_plan(seed: int) -> None:
    module = build(random_recipe(seed))
    scatter_shardings(module, seed)
    kept = parse(print_module(module))
    for step in PASSES:
        reread = parse(print_module(kept))
        step.run(kept)
        step.run(reread)
        assert print_module(reread) == print_module(kept)


def test_cutting_what_must_stay_whole_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(rule: object, *_: object) -> tuple[bool, ...]:
        return (True,) * len(rule.sizes)  # type: ignore[attr-defined]

    monkeypatch.setattr(choose_cuts, "can_be_cut", everything)
    for seed in range(40):
        try:
            if _faults(seed):
                return
        except Exception:  # many such programs do not even run
            return
    pytest.fail("no program noticed")
