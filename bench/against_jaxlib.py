"""CPU time of parse + print and of propagation against jaxlib's C++ on unrolled GPT train steps.

Both sides run in one process on one thread, best of `--repeat`; the ratio is what counts, seconds
are this machine's. `python bench/against_jaxlib.py --layers 4 12 48 --profile`
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import io
import pstats
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir, passmanager

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.registry import parse_pipeline

MAKER = Path(__file__).parent.parent / "examples" / "make_gpt_train_step.py"
PROPAGATION = "builtin.module(sdy-propagation-pipeline)"


def step_text(layers: int) -> str:
    """The GPT train step of this depth as JAX prints it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "step.mlir"
        command = [sys.executable, str(MAKER), "--layers", str(layers), "-o", str(path)]
        subprocess.run(command, check=True, capture_output=True)
        return path.read_text()


def best(run: Callable[[], object], repeat: int) -> float:
    """Smallest CPU seconds of several runs."""
    seconds: list[float] = []
    for _ in range(repeat):
        gc.collect()
        start = process_time()
        run()
        seconds.append(process_time() - start)
    return min(seconds)


def timed_after(make: Callable[[], Any], run: Callable[[Any], object], repeat: int) -> float:
    """Smallest CPU seconds of `run` on fresh inputs that `make` gives, untimed."""
    seconds: list[float] = []
    for _ in range(repeat):
        value = make()
        gc.collect()
        start = process_time()
        run(value)
        seconds.append(process_time() - start)
    return min(seconds)


def profile(title: str, run: Callable[[], object], rows: int = 12) -> None:
    """Print the functions that take most time of their own."""
    profiler = cProfile.Profile()
    profiler.runcall(run)
    text = io.StringIO()
    pstats.Stats(profiler, stream=text).sort_stats("tottime").print_stats(rows)
    print(f"--- {title}\n{text.getvalue()}")


class Theirs:
    """The same jobs through jaxlib's bindings, single-threaded and without diagnostics."""

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


def measure(text: str, theirs: Theirs, repeat: int) -> dict[str, tuple[float, float]]:
    """Job -> CPU seconds of ours and of theirs."""
    pipeline = parse_pipeline(PROPAGATION)
    return {
        "parse + print": (
            best(lambda: print_module(parse(text)), repeat),
            best(lambda: str(theirs.parse(text)), repeat),
        ),
        "propagation": (
            timed_after(lambda: parse(text), pipeline.run, repeat),
            timed_after(lambda: theirs.parse(text), theirs.propagate, repeat),
        ),
    }


def show_profile(text: str, layers: int) -> None:
    """Where our own time goes."""
    profile(f"parse + print, {layers} layers", lambda: print_module(parse(text)))
    module, pipeline = parse(text), parse_pipeline(PROPAGATION)
    profile(f"propagation, {layers} layers", lambda: pipeline.run(module))


def main() -> None:
    """Print one line per depth and job."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layers", type=int, nargs="+", default=[4, 12, 48])
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args()
    theirs = Theirs()
    print(f"{'layers':>6} {'MB':>6} {'job':<13} {'ours s':>8} {'C++ s':>8} {'ratio':>6}")
    for layers in options.layers:
        text = step_text(layers)
        for job, (ours, reference) in measure(text, theirs, options.repeat).items():
            shown = f"{ours:8.3f} {reference:8.3f} {ours / reference:6.2f}"
            print(f"{layers:6} {len(text) / 1e6:6.2f} {job:<13} {shown}", flush=True)
        if options.profile:
            show_profile(text, layers)


if __name__ == "__main__":
    main()
