"""Told programs through the whole pipeline, with collectives synthesized for a cluster."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from shardwright.ir.core import Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.ir.verify import check
from shardwright.passes.collect.chains import chain_lowering
from shardwright.passes.registry import main_pipeline
from shardwright.spec import plan
from shardwright.spec.attributes import String, Unit
from shardwright.testing.generate.told_programs import told_program
from shardwright.testing.soundness import differences, evaluate
from shardwright.testing.told_execution import NARROW

PROGRAMS = range(36)
ALGORITHMS = ("library", "AR@IG0", "RS@IG0 AG@IG0")
# Links between boxes are slow, so that chains are worth their steps.
BOXES = """
module @boxes attributes {plan.cluster = {
  chips = [{chip = "h100", count = CARDS}],
  levels = [
    {name = "box", count = BOXES, topology = "switch", bandwidth = "1MB/s", latency = "10ns"},
    {name = "card", count = CARDS, topology = "switch", bandwidth = "100GB/s", latency = "1ns"}],
  source = ["an example, of no machine"]
}} {}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("clusters")


def cluster_of(module: Module, folder: Path) -> str:
    """A file with a cluster for a program's mesh: two boxes where the devices allow it."""
    count = next(mesh for mesh in module.meshes.values() if mesh.axes).device_count
    boxes = 2 if count % 2 == 0 and count > 2 else 1
    path = folder / f"{count}.mlir"
    text = BOXES.replace("CARDS", str(count // boxes)).replace("BOXES", str(boxes))
    path.write_text(text, encoding="utf-8")
    return str(path)


def worded(ops: list[Op], rng: Random, counts: Counter[str]) -> None:
    """Say how some of the told sums are done, and what is worked out again."""
    for op in ops:
        if op.notes.get(plan.PARTIAL) == String("all_reduce") and rng.random() < 0.8:
            word = rng.choice(ALGORITHMS)
            op.set_note(plan.ALGORITHM, String(word))
            counts[word] += 1
        if rng.random() < 0.1:
            op.set_note(plan.REMAT, Unit())
            counts["remat"] += 1


def faults(seed: int, folder: Path, counts: Counter[str]) -> list[str]:
    """What a program computes otherwise than before."""
    module, ops = told_program(seed)
    worded(ops, Random(seed), counts)
    text = print_module(module)
    pipeline = main_pipeline(cluster=cluster_of(module, folder))
    try:
        local = parse(text)
        pipeline.run(local)
    except ProgramError as refused:  # devices in no order, or axes that are part of a box, and more
        assert "but its groups are no product of levels" in str(refused)
        local = parse(re.sub('plan.algorithm = "[^"]*"', 'plan.algorithm = "library"', text))
        pipeline.run(local)
        counts["no levels"] += 1
    check(local)
    counts["synthesized"] += sum(plan.SYNTHESIS in op.notes for op in local.walk())
    if NARROW.search(text):
        return []
    counts["compared"] += 1
    args = inputs(module, seed)
    return differences(evaluate(local, args), run(parse(text), args))


def test_numbers_stay_right(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    counts: Counter[str] = Counter()
    found = {seed: faults(seed, folder, counts) for seed in PROGRAMS}
    with capsys.disabled():
        print("\n" + ", ".join(f"{what} {count}" for what, count in sorted(counts.items())))
    assert {seed: wrong for seed, wrong in found.items() if wrong} == {}
    assert counts["compared"] >= 30 and counts["synthesized"] >= 40 and counts["remat"] >= 20
    assert all(counts[word] >= 3 for word in ALGORITHMS)


def test_steps_in_groups_of_another_order_are_caught(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = chain_lowering.Writer.step

    def swapped(self: chain_lowering.Writer, *args: object) -> object:
        groups = self.site.groups
        object.__setattr__(self.site, "groups", lambda axes: groups(axes)[:, ::-1])  # pyright: ignore
        made = write(self, *args)  # pyright: ignore
        object.__setattr__(self.site, "groups", groups)
        return made

    monkeypatch.setattr(chain_lowering.Writer, "step", swapped)
    assert sum(bool(faults(seed, folder, Counter())) for seed in range(18)) >= 1
