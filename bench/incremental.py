"""Changes per second of incremental propagation, on GPT train steps of about 1,500 ops.

Each change draws one to eight annotations afresh: every mesh axis goes to a random dim of a value
or to none, all dims open or all closed; it is propagated, read, and taken back. No whole results
are remembered. The first `--warm` changes are shown apart: they fill the tables of transitions.
The C++ passes' time for one propagation (import and export included) stands beside it, and our own
fresh run of the rounds on columns. `python bench/incremental.py`
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from time import process_time

from against_jaxlib import PROPAGATION, Best, Theirs, step_text
from step_variants import scanned

from shardwright.ir.core import Func, Module, Value
from shardwright.ir.parse import parse
from shardwright.passes.incremental import IncrementalPropagation
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.axes import Axis
from shardwright.spec.sharding import Dim, Sharding, sharding

PROPAGATE = "sdy-user-priority-propagate"


def imported(text: str) -> Module:
    """The program as it stands before propagation."""
    module, steps = parse(text), parse_pipeline(PROPAGATION).steps
    for step in steps[: [step.name for step in steps].index(PROPAGATE)]:
        step.run.run(module)
    return module


def values(module: Module, only_arguments: bool) -> list[Value]:
    """The tensors that may be annotated."""
    found: list[Value] = []
    for op in module.walk():
        if isinstance(op, Func):
            found += op.args
        elif not only_arguments:
            found += [v for v in op.results if not op.name.startswith("sdy.")]
    return [value for value in found if value.shape]


def drawn(random: Random, value: Value, axes: tuple[str, ...]) -> Sharding:
    """Each axis on one dim, or on none."""
    cuts: list[list[Axis]] = [[] for _ in value.shape]
    for axis in axes:
        if (place := random.randrange(len(cuts) + 1)) < len(cuts):
            cuts[place].append(Axis(axis))
    is_open = random.random() < 0.5
    return sharding("mesh", tuple(Dim(tuple(cut), is_open) for cut in cuts))


def measure(
    steps: IncrementalPropagation, chosen: list[Value], most: int, count: int, random: Random
) -> tuple[float, float]:
    """CPU seconds of a change with its undoing, and how many values it changed, on average."""
    seconds = changed = 0.0
    for _ in range(count):
        some = random.sample(chosen, random.randint(1, most))
        annotations = {value: drawn(random, value, ("data", "model")) for value in some}
        start = process_time()
        changed += len(steps.change(annotations))
        steps.undo()
        seconds += process_time() - start
    return seconds / count, changed / count


def programs() -> Iterator[tuple[str, str]]:
    """Names and texts."""
    yield "1 layer", step_text(1)
    yield "loop over 12 layers", scanned(12)
    yield "2 layers", step_text(2)


def main() -> None:
    """Print one line per program and choice of values."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--warm", type=int, default=2000)
    parser.add_argument("--most", type=int, default=8, help="annotations of one change")
    options = parser.parse_args()
    theirs = Theirs()
    print(
        f"{'program':<20} {'ops':>5} {'annotated':<10} {'values':>6} {'changed':>7} | "
        f"{'cold /s':>7} {'warm /s':>7} | {'C++ ms':>6} {'C++ / warm':>10}"
    )
    for name, text in programs():
        ops = sum(1 for _ in parse(text).walk())
        other = Best(theirs.propagate, lambda text=text: theirs.parse(text))
        for only_arguments in (True, False):
            module = imported(text)
            steps, random = IncrementalPropagation(module), Random(0)
            chosen = values(module, only_arguments)
            cold, _ = measure(steps, chosen, options.most, options.warm, random)
            warm, changed = measure(steps, chosen, options.most, options.count, random)
            other.measure()
            kind = "arguments" if only_arguments else "any value"
            print(
                f"{name:<20} {ops:5} {kind:<10} {len(chosen):6} {changed:7.0f} | "
                f"{1 / cold:7.0f} {1 / warm:7.0f} | "
                f"{other.seconds * 1e3:6.0f} {other.seconds / warm:9.0f}x",
                flush=True,
            )


if __name__ == "__main__":
    main()
