"""CPU time of parse + print of GPT train steps with locations, against jaxlib's C++.

Both sides run in one process on one thread, best of `--repeat`; the bytes are compared too.
`python bench/debug_info.py --layers 12 48`
"""

from __future__ import annotations

import argparse
import gc
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module

MAKER = Path(__file__).parent.parent / "examples" / "make_gpt_train_step.py"


def step_text(layers: int) -> str:
    """The GPT train step of this depth as JAX prints it with locations."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "step.mlir"
        command = [sys.executable, str(MAKER), "--layers", str(layers), "--debug-info"]
        subprocess.run([*command, "-o", str(path)], check=True, capture_output=True)
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


def megabytes(run: Callable[[], object]) -> float:
    """The additional megabytes that Python holds at its peak while this runs."""
    gc.collect()
    tracemalloc.start()
    run()
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak / 1e6


def main() -> None:
    """Print one line per depth."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layers", type=int, nargs="+", default=[4, 12, 48])
    parser.add_argument("--repeat", type=int, default=3)
    options = parser.parse_args()
    context = jax_mlir.make_ir_context()
    context.enable_multithreading(False)

    jaxlib: Any = ir

    def theirs(text: str) -> str:
        with context:
            module: Any = jaxlib.Module.parse(text)
            return module.operation.get_asm(enable_debug_info=True)

    def ours(text: str) -> str:
        return print_module(parse(text), debuginfo=True)

    print(f"{'layers':>6} {'MB':>6} {'ours s':>8} {'C++ s':>8} {'ratio':>6} {'peak MB':>8}  bytes")
    for layers in options.layers:
        text = step_text(layers)
        spent = best(lambda text=text: ours(text), options.repeat)
        reference = best(lambda text=text: theirs(text), options.repeat)
        peak = megabytes(lambda text=text: ours(text))
        same = "equal" if ours(text) == theirs(text) else "DIFFERENT"
        shown = f"{spent:8.3f} {reference:8.3f} {spent / reference:6.2f} {peak:8.1f}"
        print(f"{layers:6} {len(text) / 1e6:6.2f} {shown}  {same}", flush=True)


if __name__ == "__main__":
    main()
