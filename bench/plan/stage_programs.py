"""Planners of stages on captured train steps: legal, infeasible, or refused and why; a step's time.

    python bench/plan/stage_programs.py [--only PROGRAM ...] [--methods M ...] [--clusters C ...]

GPT, experts, a conv net and an encoder-decoder, as JAX prints them. Methods that do not choose how
many stages there are cut four. Devices are equal, on two machines with slow links between them,
and of two kinds. `executed` runs the plans of small steps on four gloo ranks instead:

    python bench/plan/stage_programs.py --executed
"""

from __future__ import annotations

import argparse
from collections import Counter
from time import process_time

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.passes.search.methods import STAGED
from shardwright.passes.search.planning.stage_plans import Ask, StagePlan, plan_stages
from shardwright.passes.search.problem.found import Status
from shardwright.passes.target import Target
from shardwright.testing.jax_corpus.stage_steps import STEPS

EQUAL, LINKS, CHIPS = "dgx-h100:1/4", "gcp-v100:2", "docs/clusters/two_boxes.mlir"
STAGES, MICROBATCHES = 4, 8


def cell(module: Module, method: str, cluster: str) -> tuple[str, str]:
    """What became of a method, in a word, and in words."""
    began = process_time()
    stages = None if Ask(method, None, MICROBATCHES).chooses else STAGES
    try:
        plan = plan_stages(module, Target(cluster), Ask(method, stages, MICROBATCHES))
    except ProgramError as problem:
        return "refused", problem.diagnostics[0].message
    seconds = process_time() - began
    if plan.status is Status.REFUSED:
        return "refused", str(plan.answer.info["why"])
    if not plan.fits:
        why = plan.answer.info.get("why", "more than a device holds")
        return "infeasible", str(why)
    return "legal", f"{_words(plan)}, {seconds:.1f} s"


def _words(plan: StagePlan) -> str:
    assert plan.cost is not None and plan.written is not None
    text = plan.written
    stages = f"{text.ranks} x {text.replicas}" if text.replicas > 1 else str(text.ranks)
    return f"{1e3 * plan.cost.step:.2f} ms, stages {stages}"


def main() -> None:
    """Print the matrix, and how many cells are what."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--methods", nargs="*", default=[*STAGED])
    parser.add_argument("--clusters", nargs="*", default=[EQUAL, LINKS, CHIPS])
    found = parser.parse_args()
    counts: Counter[str] = Counter()
    print("| program | cluster | method | | |\n|---|---|---|---|---|")
    for name, step in STEPS.items():
        if found.only and not any(part in name for part in found.only):
            continue
        module = parse(step(), "step.mlir")
        for cluster in found.clusters:
            for method in found.methods:
                word, words = cell(module, method, cluster)
                counts[word] += 1
                print(f"| {name} | {cluster} | {method} | {word} | {words} |", flush=True)
    total = sum(counts.values())
    print("\n" + ", ".join(f"{word} {n} ({n / total:.0%})" for word, n in counts.most_common()))


if __name__ == "__main__":
    main()
