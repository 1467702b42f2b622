"""Changes per second of incremental propagation, on GPT train steps of about 1,500 ops.

Each change draws `--counts` annotations afresh: every mesh axis goes to a random dim of a value or
to none, all dims open or all closed; it is propagated, read, and taken back. No whole results are
remembered. `cold` are the first `--warm` changes of one to eight annotations, which fill the tables
of transitions. `plain` and `compiled` are the two engines. The C++ passes' time for one propagation
(import and export included) stands beside it. `python bench/incremental.py`
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from time import process_time

from against_jaxlib import PROPAGATION, Best, Theirs, step_text
from step_variants import scanned

from shardwright.ir.core import Func, Module, Value
from shardwright.ir.parse import parse
from shardwright.passes.propagation.incremental.propagation import IncrementalPropagation
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.axes import Axis
from shardwright.spec.sharding import Dim, Sharding, sharding

PROPAGATE = "sdy-user-priority-propagate"
ENGINES = ("plain", "compiled")


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
    steps: IncrementalPropagation, chosen: list[Value], counts: Sequence[int], random: Random
) -> tuple[float, float]:
    """CPU seconds of a change with its undoing, and how many values it changed, on average.

    `counts`: annotations of each change.
    """
    seconds = changed = 0.0
    for count in counts:
        some = random.sample(chosen, count)
        annotations = {value: drawn(random, value, ("data", "model")) for value in some}
        start = process_time()
        changed += len(steps.change(annotations))
        steps.undo()
        seconds += process_time() - start
    return seconds / len(counts), changed / len(counts)


def programs() -> Iterator[tuple[str, str]]:
    """Names and texts."""
    yield "1 layer", step_text(1)
    yield "loop over 12 layers", scanned(12)
    yield "2 layers", step_text(2)


def main() -> None:
    """Print one line per program, choice of values and engine."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measured", type=int, default=500, help="changes per figure")
    parser.add_argument("--warm", type=int, default=2000, help="changes before")
    parser.add_argument("--counts", type=int, nargs="+", default=[1, 4, 8], help="annotations")
    parser.add_argument("--engines", nargs="+", choices=ENGINES, default=ENGINES)
    options = parser.parse_args()
    theirs = Theirs()
    figures = "".join(f"{f'k={count} /s':>9}" for count in options.counts)
    print(
        f"{'program':<20} {'ops':>5} {'annotated':<10} {'values':>6} {'engine':<8} "
        f"{'changed':>7} | {'cold /s':>8}{figures} | {'C++ ms':>6} {'C++ / last':>10}"
    )
    for name, text in programs():
        ops = sum(1 for _ in parse(text).walk())
        other = Best(theirs.propagate, lambda text=text: theirs.parse(text))
        for only_arguments, engine in product((True, False), options.engines):
            module = imported(text)
            steps = IncrementalPropagation(module, compiled=engine == "compiled")
            chosen, random = values(module, only_arguments), Random(0)
            counts = [random.randint(1, 8) for _ in range(options.warm)]
            cold, changed = measure(steps, chosen, counts, random)
            seconds = [
                measure(steps, chosen, [count] * options.measured, random)[0]
                for count in options.counts
            ]
            other.measure()
            kind = "arguments" if only_arguments else "any value"
            print(
                f"{name:<20} {ops:5} {kind:<10} {len(chosen):6} {engine:<8} {changed:7.0f} | "
                f"{1 / cold:8.0f}{''.join(f'{1 / each:9.0f}' for each in seconds)} | "
                f"{other.seconds * 1e3:6.0f} {other.seconds / seconds[-1]:9.0f}x",
                flush=True,
            )


if __name__ == "__main__":
    main()
