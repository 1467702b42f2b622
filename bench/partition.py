"""CPU time of partitioning and of writing scripts, as multiples of our own propagation's.

Programs: unrolled GPT train steps (`--layers`; 32 layers are about 28,000 ops). Per program, in the
same run: seconds of the pipeline `propagate`; and as ratios to it the pipeline `partition`, of
which `localize`; the JAX and the torch script (text of the local program and of the original, which
it is checked against); partition with either script. Best of `--repeat` runs in turns in one
process on one thread; parsing is no part of any. `--passes` says where the time of `partition`
goes. `python bench/partition.py --layers 4 12 32 48`

Wanted: at most 2 in the last two columns, at 32 layers.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import process_time

from against_jaxlib import Best, best, step_text

from shardwright.backends.jax import lower as jax
from shardwright.backends.torch import lower as torch
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.passes.registry import Pipeline, main_pipeline

MAIN = main_pipeline()
PROPAGATE, PARTITION = MAIN.until("propagated"), MAIN.after("propagated")
COLUMNS = ("partition", "localize", "jax", "torch")
SUMS = {"with jax": ("partition", "jax"), "with torch": ("partition", "torch")}


def after(text: str, *pipelines: Pipeline) -> Module:
    """A program behind some passes."""
    module = parse(text)
    for pipeline in pipelines:
        pipeline.run(module)
    return module


def runs(text: str) -> dict[str, Best]:
    """The measured runs, by column."""
    local = after(text, PROPAGATE, PARTITION)
    first, last = Pipeline(PARTITION.steps[:-1]), Pipeline(PARTITION.steps[-1:])

    def script(emit: Callable[[Module, Module, str], str]) -> Best:
        return Best(lambda original: emit(local, original, "bench"), lambda: parse(text))

    return {
        "propagate": Best(PROPAGATE.run, lambda: parse(text)),
        "partition": Best(PARTITION.run, lambda: after(text, PROPAGATE)),
        "localize": Best(last.run, lambda: after(text, PROPAGATE, first)),
        "jax": script(jax.emit),
        "torch": script(torch.emit),
    }


def show_passes(text: str, repeat: int) -> None:
    """Print CPU ms of the passes, the checks between them counted to each."""
    steps: list[str] = []
    for number, step in enumerate(PARTITION.steps):
        before, seconds = Pipeline(PARTITION.steps[:number]), float("inf")
        for _ in range(repeat):
            module = after(text, PROPAGATE, before)
            start = process_time()
            Pipeline((step,)).run(module)
            seconds = min(seconds, process_time() - start)
        steps.append(f"{step.name} {seconds * 1e3:.0f}")
    print("   ", ", ".join(steps))


def main() -> None:
    """Print one line per program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layers", type=int, nargs="*", default=[4, 12, 32, 48])
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--passes", action="store_true", help="also where the time goes")
    options = parser.parse_args()
    heads = " ".join(f"{name:>10}" for name in (*COLUMNS, *SUMS))
    print(f"{'layers':>6} {'ops':>6} {'propagate s':>11} {heads}")
    for layers in options.layers:
        text = step_text(layers)
        ops = sum(1 for _ in parse(text).walk())
        found = best(runs(text), options.repeat)
        unit = found["propagate"]
        ratios = [found[name] / unit for name in COLUMNS]
        ratios += [sum(found[name] for name in names) / unit for names in SUMS.values()]
        shown = " ".join(f"{ratio:>10.2f}" for ratio in ratios)
        print(f"{layers:>6} {ops:>6} {unit:>11.3f} {shown}", flush=True)
        if options.passes:
            show_passes(text, options.repeat)


if __name__ == "__main__":
    main()
