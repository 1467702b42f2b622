"""Planners of stages on captured train steps: legal, infeasible, or refused and why; a step's time.

    python bench/plan/stage_programs.py [--only PROGRAM ...] [--methods M ...] [--clusters C ...]
        [--seconds N]

GPT, experts, a conv net and an encoder-decoder, as JAX prints them, in eight micro-batches. Methods
that do not choose how many stages there are cut four. Four equal devices; two machines of eight,
with slow links between them; two machines of three devices and a slower one. Milliseconds of a step
on the simulator, and stages x replicas; `staged_runs.py` beside it runs small steps. `alpa` has
stages alike, of four layers; a cell of it that takes more CPU seconds than these is cut off.
"""

from __future__ import annotations

import argparse
import signal
from collections import Counter
from time import process_time

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.cost.liveness.scripts import DEFAULT
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.search.methods import STAGED
from shardwright.passes.search.planning.alpa_plans import plan_alpa
from shardwright.passes.search.planning.program_texts import WRITTEN
from shardwright.passes.search.planning.stage_plans import Ask, StagePlan, plan_stages
from shardwright.passes.search.planning.tried_plans import priced
from shardwright.passes.search.problem.found import Status
from shardwright.passes.target import Target
from shardwright.testing.jax_corpus.stage_steps import STEPS

CLUSTERS = ("dgx-h100:1/4", "gcp-v100:2", "docs/clusters/two_boxes.mlir")
STAGES, MICROBATCHES, ALPA = 4, 8, "alpa"
# Words of what is refused, in short.
SHORT = {
    "its stages have": "unequal mini-stages", "stand on devices": "mini-stages in no round",
    "next to one another": "devices apart",
    "divide the rows": "too few rows", "no part of the cluster": "part of the cluster",
    "are asked for": "fewer stages", "has no plan": "no plan", "no even depth": "few",
}  # fmt: skip


def alpa(module: Module, cluster: str, seconds: int) -> tuple[str, str]:
    """What became of Alpa, which plans by tables of its own."""

    def stop(*_: object) -> None:
        raise TimeoutError

    target = Target(cluster)
    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        asked = MICROBATCHES, STAGES, "1f1b", target.memory, True, quiet
        plan = plan_alpa(module, target.on_machines, *asked)
        if plan.module is None:
            return "infeasible", str(plan.answer.info.get("why", "no plan"))
        cost = priced(compiled(parse(print_module(plan.module), WRITTEN), target), DEFAULT)
    except ProgramError as problem:
        return "refused", problem.diagnostics[0].message
    except TimeoutError:
        return "cut off", f"{seconds} s"
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    rows = plan.answer.stages
    if cost.peak_bytes > target.memory:
        return "infeasible", "more than a device holds"
    return "legal", f"{1e3 * cost.step:.2f}, {len(rows)} x {rows[0].devices}"


def quiet(*_: object) -> None:
    """Nothing is said of progress."""


def cell(module: Module, method: str, cluster: str) -> tuple[str, str]:
    """What became of a method, in a word, and in words."""
    stages = None if Ask(method, None, MICROBATCHES).chooses else STAGES
    try:
        plan = plan_stages(module, Target(cluster), Ask(method, stages, MICROBATCHES))
    except ProgramError as problem:
        return "refused", problem.diagnostics[0].message
    if plan.status is Status.REFUSED:
        why = str(plan.answer.info["why"])
        return "refused", next((word for part, word in SHORT.items() if part in why), why)
    if plan.fits:
        return "legal", _words(plan)
    why = str(plan.answer.info.get("why", ""))
    words = next((word for part, word in SHORT.items() if part in why), "more than a device holds")
    return "infeasible", words


def _words(plan: StagePlan) -> str:
    assert plan.cost is not None and plan.written is not None
    text = plan.written
    sizes = " + ".join(map(str, text.sizes)) or f"{text.ranks} x {text.replicas}"
    return f"{1e3 * plan.cost.step:.2f}, {sizes}"


def main() -> None:
    """Print the matrix, and how many cells are what."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--methods", nargs="*", default=[*STAGED])
    parser.add_argument("--clusters", nargs="*", default=[*CLUSTERS])
    parser.add_argument("--seconds", type=int, default=120)
    found = parser.parse_args()
    counts, began = Counter[str](), process_time()
    titles = ("program", "cluster", *found.methods)
    print(f"| {' | '.join(titles)} |\n|{'---|' * len(titles)}")
    for name, step in STEPS.items():
        if found.only and not any(part in name for part in found.only):
            continue
        module = parse(step(), "step.mlir")
        for cluster in found.clusters:
            row = [name, cluster.rpartition("/")[2].removesuffix(".mlir") or cluster]
            row[1] = cluster if cluster.partition("/")[2].isdecimal() else row[1]
            for method in found.methods:
                if method == ALPA:
                    word, words = alpa(module, cluster, found.seconds)
                else:
                    word, words = cell(module, method, cluster)
                counts[word] += 1
                row.append(words if word == "legal" else f"{word}: {words}")
            print(f"| {' | '.join(row)} |", flush=True)
    total = sum(counts.values())
    print("\n" + ", ".join(f"{n} of {total} {word}" for word, n in counts.most_common()))
    print(f"{process_time() - began:.0f} s of the CPU")


if __name__ == "__main__":
    main()
