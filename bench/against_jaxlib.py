"""CPU time and memory of reading, printing, walking and propagation against jaxlib's C++.

Programs: unrolled GPT train steps as JAX prints them (`--layers`), and two without repetition
(`--worst`). Both sides run in turns in one process on one thread, best of `--repeat`; the ratio is
what counts, seconds are this machine's. Our memo of statements is empty at each `first` run, as
when a tool starts, and full at each `again` run. Peak memory is that of a process that reads and
prints once. `python bench/against_jaxlib.py --layers 12 48 96 --worst`
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import io
import pstats
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir, passmanager
from worst_texts import attributes, widths

from shardwright.ir.core import Module
from shardwright.ir.parse import Parser, parse
from shardwright.ir.print import print_module
from shardwright.passes.registry import parse_pipeline

MAKER = Path(__file__).parent.parent / "examples" / "make_gpt_train_step.py"
PROPAGATION = "builtin.module(sdy-propagation-pipeline)"


@dataclass
class Program:
    """A text to measure with."""

    name: str
    text: str
    is_gpt: bool = False


def step_text(layers: int) -> str:
    """The GPT train step of this depth as JAX prints it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "step.mlir"
        command = [sys.executable, str(MAKER), "--layers", str(layers), "-o", str(path)]
        subprocess.run(command, check=True, capture_output=True)
        return path.read_text()


def programs(layers: list[int], worst: bool) -> Iterator[Program]:
    """The programs that were asked for, one by one."""
    for depth in layers:
        yield Program(f"{depth} layers", step_text(depth), True)
    if worst:
        yield Program("all widths", widths())
        yield Program("all attributes", attributes())


# --- the two sides


class Theirs:
    """Jobs through jaxlib's bindings, single-threaded and without diagnostics."""

    def __init__(self) -> None:
        self.context = jax_mlir.make_ir_context()
        self.context.enable_multithreading(False)
        self.context.attach_diagnostic_handler(lambda _: True)  # warnings of unknown chlo ops
        with self.context:
            self.manager: Any = passmanager.PassManager.parse(PROPAGATION)

    def parse(self, text: str) -> Any:
        with self.context:
            return ir.Module.parse(text)

    def propagate(self, module: Any) -> None:
        self.manager.run(module.operation)

    def walked(self, text: str) -> int:
        """Parse, and visit every op: its name, operands, result types, attributes as text."""
        return self._walk(self.parse(text).operation)

    def _walk(self, op: Any) -> int:
        seen = len(op.name) + len(op.operands)
        seen += sum(len(str(value.type)) for value in op.results)
        seen += sum(len(name) + len(str(attr)) for name, attr in op.attributes.items())
        for region in op.regions:
            for block in region.blocks:
                for inner in block.operations:
                    seen += self._walk(inner.operation)
        return seen


def walked(module: Module) -> int:
    """Visit every op: its name, operands, result types, attributes as text."""
    seen = 0
    for op in module.walk():
        seen += len(op.name) + len(op.operands)
        seen += sum([len(str(value.type)) for value in op.results])
        seen += sum([len(key) + len(str(value)) for key, value in op.attrs.items()])
        seen += sum([len(key) + len(str(value)) for key, value in op.notes.items()])
    return seen


# --- measuring


@dataclass
class Best:
    """The smallest CPU seconds of several runs."""

    run: Callable[[Any], object]
    make: Callable[[], Any] = lambda: None
    seconds: float = float("inf")

    def measure(self) -> None:
        """One more run on what `make` gives, untimed; what it returns is dropped untimed."""
        given = self.make()
        gc.collect()
        start = process_time()
        result = self.run(given)
        self.seconds = min(self.seconds, process_time() - start)
        del result


def best(runs: dict[str, Best], repeat: int) -> dict[str, float]:
    """Seconds of some runs, measured in turns."""
    for _ in range(repeat):
        for run in runs.values():
            run.measure()
    return {name: run.seconds for name, run in runs.items()}


def reading(text: str, theirs: Theirs) -> dict[str, Best]:
    """Reading and printing, by side and step."""
    module, known, other = parse(text), Parser(), theirs.parse(text)
    known.parse(text)

    def ours_both(parser: Parser) -> object:
        module = parser.parse(text)
        return module, print_module(module)

    def theirs_both(_: object) -> object:
        module = theirs.parse(text)
        return module, str(module)

    return {
        "parse first": Best(lambda parser: parser.parse(text), Parser),
        "parse again": Best(lambda _: known.parse(text)),
        "print": Best(lambda _: print_module(module)),
        "first": Best(ours_both, Parser),
        "again": Best(lambda _: ours_both(known)),
        "walk": Best(lambda parser: walked(parser.parse(text)), Parser),
        "their parse": Best(lambda _: theirs.parse(text)),
        "their print": Best(lambda _: str(other)),
        "theirs": Best(theirs_both),
        "their walk": Best(lambda _: theirs.walked(text)),
    }


def propagation(text: str, theirs: Theirs) -> dict[str, Best]:
    """Propagation of both sides."""
    pipeline = parse_pipeline(PROPAGATION)
    return {
        "ours": Best(pipeline.run, lambda: parse(text)),
        "theirs": Best(theirs.propagate, lambda: theirs.parse(text)),
    }


PEAK = """
import resource, sys
from shardwright.ir.parse import Parser
from shardwright.ir.print import print_module
print_module(Parser().parse(sys.stdin.read()))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def peak_mb(text: str) -> float:
    """Peak resident megabytes of a process that reads and prints a text."""
    command = [sys.executable, "-c", PEAK]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return float(done.stdout)


# --- output

HEAD = (
    f"{'program':<14} {'ops':>6} {'MB':>5} | {'parse':>6} {'again':>6} {'print':>6} |"
    f" {'parse':>6} {'print':>6} | {'first':>6} {'again':>6} {'walk':>6} |"
    f" {'MB/s':>5} {'peak MB':>7}"
)


def row(program: Program, found: dict[str, float]) -> str:
    """Seconds of ours and theirs, ratios of parse + print and of parse + walk, speed, memory."""
    ops, size = sum(1 for _ in parse(program.text).walk()), len(program.text) / 1e6
    ours = " ".join(f"{found[key]:6.3f}" for key in ("parse first", "parse again", "print"))
    other = " ".join(f"{found[key]:6.3f}" for key in ("their parse", "their print"))
    first, again = found["first"] / found["theirs"], found["again"] / found["theirs"]
    ratios = f"{first:6.2f} {again:6.2f} {found['walk'] / found['their walk']:6.2f}"
    speed = f"{size / found['first']:5.1f} {peak_mb(program.text):7.0f}"
    return f"{program.name:<14} {ops:6} {size:5.2f} | {ours} | {other} | {ratios} | {speed}"


def profile(title: str, run: Callable[[], object], rows: int = 12) -> None:
    """Print the functions that take most time of their own."""
    profiler = cProfile.Profile()
    profiler.runcall(run)
    text = io.StringIO()
    pstats.Stats(profiler, stream=text).sort_stats("tottime").print_stats(rows)
    print(f"--- {title}\n{text.getvalue()}")


def show_profile(program: Program) -> None:
    """Profile our own time."""
    text = program.text
    profile(f"parse, {program.name}", lambda: Parser().parse(text))
    module, pipeline = parse(text), parse_pipeline(PROPAGATION)
    profile(f"print, {program.name}", lambda: print_module(module))
    if program.is_gpt:
        profile(f"propagation, {program.name}", lambda: pipeline.run(module))


def main() -> None:
    """Print one line per program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layers", type=int, nargs="*", default=[4, 12, 48])
    parser.add_argument("--worst", action="store_true", help="also programs without repetition")
    parser.add_argument("--no-propagation", action="store_true", help="only read, print and walk")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args()
    theirs = Theirs()
    print(f"{'':27} | {'ours, s':^20} | {'C++, s':^13} | {'ours / C++':^20} |\n{HEAD}")
    moved: list[str] = []
    for program in programs(options.layers, options.worst):
        print(row(program, best(reading(program.text, theirs), options.repeat)), flush=True)
        if program.is_gpt and not options.no_propagation:
            found = best(propagation(program.text, theirs), options.repeat)
            seconds = f"{found['ours']:8.3f} {found['theirs']:8.3f}"
            moved.append(f"{program.name:<14} {seconds} {found['ours'] / found['theirs']:6.2f}")
        if options.profile:
            show_profile(program)
    if moved:
        print(f"\n{'propagation':<14} {'ours s':>8} {'C++ s':>8} {'ratio':>6}", *moved, sep="\n")


if __name__ == "__main__":
    main()
