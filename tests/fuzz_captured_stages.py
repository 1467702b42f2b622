"""Random stages of captured steps, written and run: `python -m tests.fuzz_captured_stages`.

Random cuts of random groups of a step's ops, replicas, results that are worked out again, stages
that go round, one micro-batch after another: the text is cut, and computes what the step does, on
one device, and some on all devices in lockstep. Exit code 1 where it differs.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import replace
from functools import cache

import numpy as np

import shardwright as sw
from shardwright.ir.clusters import find_cluster
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.registry import parse_pipeline
from shardwright.passes.search.building.staged.op_groups import OpGroups, grouped
from shardwright.passes.search.building.staged.prepared_step import prepared
from shardwright.passes.search.building.staged.step_chain import StepChain
from shardwright.passes.search.building.staged.written_stages import (
    Unwritable,
    Wanted,
    written,
)
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.stages.stage_answers import StageAnswer, StageRow
from shardwright.testing.jax_corpus import batch_steps
from shardwright.testing.jax_corpus.deep_steps import deep_step, scanned_step
from shardwright.testing.jax_corpus.stage_steps import SMALL, STEPS
from shardwright.testing.soundness import differences

PLAIN = ("plain_mean", "clipped", "conv_net", "tied", "encoder_decoder", "experts", "dropout",
         "whitened", "masked_mean", "half_precision", "layers_with_dropout")  # fmt: skip
NAMES = (*PLAIN, *STEPS, "deep", "momentum", "scanned")


@cache
def source(name: str) -> str:
    """The text of a step."""
    if name in STEPS:
        return STEPS[name](**SMALL[name])
    if name == "scanned":
        return scanned_step(16, 16, 4)
    return (
        batch_steps.text(name)
        if name in PLAIN
        else deep_step(16, 16, momentum=name == "momentum", layers=4)
    )


def drawn(rng: np.random.Generator, groups: OpGroups) -> StageAnswer:
    """An answer that some planner might give."""
    count = len(groups)
    stages = int(rng.integers(1, min(4, count) + 1))
    cuts = sorted(rng.choice(np.arange(1, count), stages - 1, replace=False).tolist())
    edges, devices = [0, *cuts, count], int(rng.choice([1, 1, 2]))
    parts = [groups.ids[a:b] for a, b in zip(edges, edges[1:], strict=False)]
    if stages == 4 and rng.random() < 0.7:  # two devices, two stages of each, or in any order
        parts = (
            [parts[0] + parts[2], parts[1] + parts[3]]
            if rng.random() < 0.5
            else any_order(rng, groups)
        )
    rows = tuple(StageRow(ids, "accelerator", devices, devices, 1, 1.0, 1.0) for ids in parts)
    again = tuple(one for one in groups.ids if rng.random() < rng.choice([0.0, 0.5, 1.0]))
    answer = StageAnswer(1.0, "s", Status.FEASIBLE, 1.0, rows)
    return replace(answer, again=again, is_serial=bool(rng.random() < 0.2))


def any_order(rng: np.random.Generator, groups: OpGroups) -> list[tuple[str, ...]]:
    """Groups of two or three devices that come back to some of them."""
    rows = int(rng.integers(2, 4))
    own = [int(rng.integers(rows)) for _ in groups.ids]
    ids = [tuple(one for one, row in zip(groups.ids, own, strict=True) if row == k)
           for k in range(rows)]  # fmt: skip
    return [some for some in ids if some]


def outcome(seed: int, in_lockstep: bool) -> str:
    """What became of an answer, in a word; of one that differs in more."""
    rng = np.random.default_rng(seed)
    name = NAMES[int(rng.integers(len(NAMES)))]
    given = parse(source(name))
    module, main = prepared(given)
    count = int(rng.choice([2, 3, 4]))
    try:
        chain = StepChain(module, count, find_cluster("dgx-h100:1"))
        groups = grouped(chain, int(rng.choice([0, 4, 12])))
        answer = drawn(rng, groups)
        text = written(module, main, groups, answer, Wanted(count))
        cut = parse(print_module(text.module))
        parse_pipeline("follow-stages").run(cut)
    except Unwritable as problem:
        return f"unwritable: {str(problem)[:18]}"
    except ProgramError as problem:
        return f"refused: {problem.diagnostics[0].message[:60]}"
    args = inputs(given, seed)
    if differences(run(cut, args), run(given, args)):
        return f"{name} {seed} differs"
    if in_lockstep and text.ranks > 1:
        read = parse(print_module(text.module))
        found = sw.verify(read, skip=("jax", "torch"), edge_inputs=False)
        if not found.ok:
            return f"{name} {seed} differs in lockstep"
        return "equal in lockstep"
    return "equal"


def main() -> int:
    """Draw `count` answers from `seed` on."""
    parser = argparse.ArgumentParser(description="random stages of captured steps")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--devices", type=int, default=5, help="of how many one in lockstep")
    words = parser.parse_args()
    found: Counter[str] = Counter()
    for seed in range(words.seed, words.seed + words.count):
        found[outcome(seed, seed % words.devices == 0)] += 1
    for word, number in found.most_common():
        print(f"{number:6} {word}")
    return int(any("differs" in word for word in found))


if __name__ == "__main__":
    sys.exit(main())
