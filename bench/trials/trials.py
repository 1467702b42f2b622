"""Trials per second on one program: of a persistent `Program`, and of `trial` on a module.

Programs are unrolled train steps of the verb `model`. Kinds of distinct edits: `one` annotates an
argument or cuts an op, `class` does the same to the like of it in all layers, `plan` cuts all
products of the program at random. Seconds are CPU seconds of the process; `cold` is the first
trial of a module that was read and verified, with nothing remembered. `jobs`: trials per second of
the wall clock with as many processes. `python bench/trials/trials.py [--layers 2 24] [--trials 20]`
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.verify import check
from shardwright.passes.cost.trials.program import Program
from shardwright.passes.cost.trials.trial import SHARDING, Edit, Where, op_places, trial
from shardwright.passes.target import Target
from shardwright.spec import plan
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.cuts import written
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.spec.strategies import strategies

MODEL = "transformer --hidden {hidden} --heads 16 --seq 1024 --dtype bf16 --unroll"
SIZES = {96: ("dgx-h100:128", 4096, "dp=128,tp=8")}  # by layers; of all others:
SMALL = ("dgx-h100", 1024, "dp=4,tp=2")
Edits = list[Edit]


class Drawn:
    """Random edits of a program."""

    def __init__(self, module: Module, random: Random) -> None:
        self.module, self.random = module, random
        self.mesh: tuple[str, Mesh] = next(iter(module.meshes.items()))
        main = module.main
        assert main is not None
        self.args = [(value, Where(main.symbol, k)) for k, value in enumerate(main.args)]
        every = [(op, where) for op, where in op_places(module).items()]
        inside = {op for op in main.body.ops}
        self.ops = [
            (op, where)
            for op, where in every
            if op in inside and op.operands and op.sig.blocks is not None and op.sig.flops
        ]
        self.products = [(op, where) for op, where in self.ops if op.sig.is_contraction]

    def one(self) -> Edits:
        """One annotation, or one cut."""
        if self.random.random() < 0.5:
            value, where = self.random.choice(self.args)
            return [Edit(where, SHARDING, self._annotation(value))]
        op, where = self.random.choice(self.ops)
        return [self._cut(op, where)]

    def alike(self) -> Edits:
        """The same of all that are alike."""
        if self.random.random() < 0.5:
            value, _ = self.random.choice(self.args)
            found = self._annotation(value)
            alike = [where for other, where in self.args if other.type is value.type]
            return [Edit(where, SHARDING, found) for where in alike]
        op, where = self.random.choice(self.ops)
        cut = self._cut(op, where)
        return [Edit(at, cut.key, cut.value) for other, at in self.ops if other.sig is op.sig]

    def plan(self) -> Edits:
        """A cut of every product."""
        return [self._cut(op, where) for op, where in self.products]

    def _annotation(self, value: Value) -> Sharding:
        cuts: list[list[Axis]] = [[] for _ in value.shape]
        for name, size in self.mesh[1].axes:
            dims = [k for k, n in enumerate(value.shape) if n % size == 0]
            if dims and self.random.random() < 0.8:
                cuts[self.random.choice(dims)].append(Axis(name))
        return sharding(self.mesh[0], tuple(Dim(tuple(axes)) for axes in cuts))

    def _cut(self, op: Op, where: Where) -> Edit:
        cut = self.random.choice(strategies(op.sig, self.mesh[1])).cut
        return Edit(where, plan.CUT, written(op.sig, cut, self.mesh[1]))


def distinct(draw: Callable[[], Edits]) -> Iterator[Edits]:
    """Edits not drawn before."""
    seen: set[str] = set()
    while True:
        edits = draw()
        if (key := str(edits)) not in seen:
            seen.add(key)
            yield edits


def step(folder: Path, layers: int) -> tuple[Module, Target]:
    """A train step, read and verified."""
    cluster, hidden, parallel = SIZES.get(layers, SMALL)
    path = folder / f"{layers}.mlir"
    words = MODEL.format(hidden=hidden).split()
    command = [sys.executable, "-m", "shardwright", "model", *words]
    more = ["--layers", str(layers), "--parallel", parallel, "-o", str(path)]
    subprocess.run([*command, *more], check=True, stderr=subprocess.DEVNULL)
    module = parse(path.read_text(encoding="utf-8"))
    check(module)
    return module, Target(cluster)


def seconds(work: Callable[[Edits], object], every: list[Edits]) -> float:
    """CPU seconds of a trial, of those that can be done at all the mean."""
    start = process_time()
    for edits in every:
        with suppress(ProgramError):
            work(edits)
    return (process_time() - start) / len(every)


def alone(module: Module, edits: Edits, target: Target) -> tuple[object, ...]:
    """The figures of a trial that nothing is remembered for."""
    found = trial(module, edits, target)
    return found.seconds, found.peak, found.fits, found.ring_bytes, found.argument_bytes


def main() -> None:
    """Print one line per program and kind of edit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--layers", type=int, nargs="+", default=[2, 24])
    parser.add_argument("--trials", type=int, default=20, help="per figure")
    parser.add_argument("--fresh", type=int, default=3, help="of `trial`, per figure")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    heads = "".join(f" {head:>8}" for head in ("trial/s", "fresh/s", "ratio", "jobs/s"))
    print(f"layers  cold s kind  {heads}")
    with TemporaryDirectory() as folder:
        for layers in options.layers:
            module, target = step(Path(folder), layers)
            program = Program(module, target)
            cold = seconds(program.figures, [[]])
            draw = Drawn(module, Random(0))
            for kind, one in (("one", draw.one), ("class", draw.alike), ("plan", draw.plan)):
                edits = distinct(one)
                own = seconds(program.figures, list(islice(edits, options.trials)))
                fresh = seconds(
                    lambda edits, module=module, target=target: alone(module, edits, target),
                    list(islice(edits, options.fresh)),
                )
                many = list(islice(edits, options.trials))
                start = perf_counter()
                program.all_figures(many, options.jobs)
                wall = (perf_counter() - start) / len(many)
                print(
                    f"{layers:6} {cold:7.2f} {kind:<6} {1 / own:8.2f} {1 / fresh:8.2f} "
                    f"{fresh / own:8.1f} {1 / wall:8.2f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
