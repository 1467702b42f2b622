"""CPU time of parse + print and of propagation against jaxlib's C++ on unrolled GPT train steps.

Both sides run in one process on one thread, interleaved, best of `--repeat`; the ratio is what
counts, seconds are this machine's. `python bench/against_jaxlib.py --layers 4 12 48 --profile`
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


def main() -> None:
    """Print one line per depth and job."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layers", type=int, nargs="+", default=[4, 12, 48])
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args()

    context = jax_mlir.make_ir_context()
    context.enable_multithreading(False)
    context.attach_diagnostic_handler(lambda _: True)  # warnings of unknown chlo ops
    manager: Any
    with context:
        manager = passmanager.PassManager.parse(PROPAGATION)
    pipeline = parse_pipeline(PROPAGATION)

    def their_parse(text: str) -> Any:
        with context:
            return ir.Module.parse(text)

    print(f"{'layers':>6} {'MB':>6} {'job':<13} {'ours s':>8} {'C++ s':>8} {'ratio':>6}")
    for layers in options.layers:
        text = step_text(layers)
        jobs = {
            "parse + print": (
                best(lambda: print_module(parse(text)), options.repeat),  # noqa: B023
                best(lambda: str(their_parse(text)), options.repeat),  # noqa: B023
            ),
            "propagation": (
                timed_after(lambda: parse(text), pipeline.run, options.repeat),  # noqa: B023
                timed_after(
                    lambda: their_parse(text),  # noqa: B023
                    lambda module: manager.run(module.operation),
                    options.repeat,
                ),
            ),
        }
        for job, (ours, theirs) in jobs.items():
            shown = f"{ours:8.3f} {theirs:8.3f} {ours / theirs:6.2f}"
            print(f"{layers:6} {len(text) / 1e6:6.2f} {job:<13} {shown}", flush=True)
        if options.profile:
            profile(f"parse + print, {layers} layers", lambda: print_module(parse(text)))  # noqa:
            B023 module = parse(text) profile(f"propagation, {layers} layers", lambda:
            pipeline.run(module))  # noqa: B023


if __name__ == "__main__":
    main()
