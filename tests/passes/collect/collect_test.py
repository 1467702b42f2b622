"""Passes over moves: what their docstrings show, all devices compute what one does, fewer bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.build import Builder
from shardwright.ir.core import Module, clone
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.base import UNCHANGED
from shardwright.passes.collect import drop_moves, hoist_moves, share_moves
from shardwright.passes.collect.late_sums import partial_class
from shardwright.passes.collect.runs import packed_collectives
from shardwright.passes.registry import find, parse_pipeline
from shardwright.spec import stages
from shardwright.spec.op import Sig
from shardwright.spec.sharding_rules.linear import jointly
from shardwright.spec.stages import MOVERS
from shardwright.spec.values.dense import splat
from shardwright.testing.generate.moving_programs import moving_program
from shardwright.testing.soundness import assert_rewrite_sound

# Pass -> the passes before and after it on the way to the program of one device.
WAYS = {
    "delay-reduces": ("insert-reshards", "reshard-to-collectives,localize"),
    "sum-after-loops": ("insert-reshards", "reshard-to-collectives,localize"),
    "hoist-moves": ("insert-reshards,reshard-to-collectives", "localize"),
    "share-moves": ("insert-reshards,reshard-to-collectives", "localize"),
    "drop-moves": ("insert-reshards,reshard-to-collectives", "localize"),
    "bucket": ("insert-reshards,reshard-to-collectives,localize", ""),
}
SEEDS = range(25)


class _Way:
    """The whole way with a pass in it; before `share-moves`, each user gets a move of its own."""

    def __init__(self, name: str) -> None:
        self.name, self.is_changed = name, False

    def run(self, module: Module) -> None:
        before, after = WAYS[self.name]
        parse_pipeline(before).run(module)
        if self.name == "share-moves":
            _unshare(module)
        text = print_module(module)
        parse_pipeline(self.name).run(module)
        self.is_changed = print_module(module) != text
        parse_pipeline(after).run(module)


def _unshare(module: Module) -> None:
    for op in [op for op in module.walk() if op.name in MOVERS]:
        for user, index in tuple(op.result.uses)[1:]:
            user.set_operand(index, Builder.after(op).insert(clone(op, {})).result)


def _changed(name: str, seeds: range = SEEDS) -> list[int]:
    """Seeds whose program a pass changes; each is checked on all devices."""
    found: list[int] = []
    for seed in seeds:
        way = _Way(name)
        assert_rewrite_sound(moving_program(seed), way, seed=seed)
        if way.is_changed:
            found.append(seed)
    return found


@pytest.mark.parametrize("name", [name for name in WAYS if name != "bucket"])
def test_passes_know_whether_they_changed_anything(name: str) -> None:
    told: set[bool] = set()
    for seed in SEEDS:
        module = parse(moving_program(seed))
        parse_pipeline(WAYS[name][0]).run(module)
        if name == "share-moves" and seed % 2:
            _unshare(module)
        text = print_module(module)
        is_same = find(name)().run(module) is UNCHANGED
        assert is_same == (print_module(module) == text), seed
        told.add(is_same)
    assert told == {False, True}


def test_a_program_that_a_pass_left_as_it_was_is_still_at_its_stage(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before, _ = WAYS["drop-moves"]
    for name, checks in (("drop-moves", 0), ("strip-plan", 1)):
        module, asked = parse(moving_program(0)), list[str]()
        parse_pipeline(f"{before},drop-moves").run(module)
        pipeline = parse_pipeline(f"reshard-to-collectives,{name},drop-moves,localize")
        monkeypatch.setattr(stages, "problem", lambda stage, _, asked=asked: asked.append(stage))
        for step in pipeline.steps[:1]:
            monkeypatch.setattr(type(step.run), "run", lambda _, module: None)
        pipeline.run(module)
        monkeypatch.undo()
        assert asked.count("collective") == 1 + checks, (name, asked)


@pytest.mark.parametrize("name", WAYS)
def test_all_devices_compute_what_one_does(name: str) -> None:
    assert len(_changed(name)) >= 3


def _local(seed: int, pipeline: str) -> Module:
    module = parse(moving_program(seed))
    parse_pipeline(pipeline).run(module)
    return module


@pytest.mark.parametrize("name", WAYS)
def test_no_pass_makes_more_bytes_move(name: str) -> None:
    before, after = WAYS[name]
    for seed in SEEDS:
        without = _local(seed, ",".join(step for step in (before, after) if step))
        with_it = _local(seed, ",".join(step for step in (before, name, after) if step))
        moved = collective_traffic.total_ring_bytes(with_it)
        assert moved <= collective_traffic.total_ring_bytes(without) + 1e-6, seed


def test_a_bucket_takes_fewer_steps() -> None:
    counts = [
        [len(collective_traffic.collectives(_local(seed, pipeline))) for seed in SEEDS]
        for pipeline in ("partition", "partition,bucket")
    ]
    assert sum(counts[1]) < sum(counts[0])
    assert all(a >= b for a, b in zip(*counts, strict=True))


def _is_caught(name: str) -> bool:
    try:
        _changed(name, range(60))
    except Exception:  # wrong numbers, or a program that does not even run
        return True
    return False


def test_a_product_taken_for_a_sum_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "stablehlo.multiply"
    wrong = property(lambda sig: jointly(sig) if sig.name in (name, "stablehlo.add") else ())
    monkeypatch.setattr(Sig, "linear", wrong)
    assert _is_caught("delay-reduces")


MUTANTS: list[tuple[str, Any, str, Callable[..., Any]]] = [
    ("sum-after-loops", partial_class, "identity_of", lambda kind, type: splat(1, type)),
    ("hoist-moves", hoist_moves, "outside", lambda loop, value: loop.operands[value.index]),
    ("share-moves", share_moves, "_key", lambda op: (op.operands[0], op.result.type)),
    ("drop-moves", drop_moves, "layout", lambda value, mesh: ()),
    ("bucket", packed_collectives, "_transposed", lambda value, order, builder: value),
]


@pytest.mark.parametrize(("name", "module", "attribute", "wrong"), MUTANTS)
def test_mutants_are_caught(
    name: str,
    module: Any,
    attribute: str,
    wrong: Callable[..., Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, attribute, wrong)
    assert _is_caught(name)
