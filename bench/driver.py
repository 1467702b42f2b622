"""CPU time of `shardwright-opt` with Shardy's pipeline against jaxlib's passes, text to text.

Programs: GPT train steps as JAX prints them. Each side reads the text, runs the whole pipeline and
prints, and verifies as it does by default: MLIR everything behind each pass, we what passes have
changed, and everything at both ends. Both run in one process after imports, which a program of one
op pulls in, on one thread, and in turns who is first; every repetition is a new process, so that
nothing is remembered. Best of `--repeat`. `python bench/driver.py --layers 12 48 96`
"""

from __future__ import annotations

import argparse
import io
import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from against_jaxlib import MAKER, PROPAGATION, Theirs

from shardwright.tools import opt

TINY = "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n  return %a : tensor<2xf32>\n}\n"


def ours(text: str, *words: str) -> tuple[float, str]:
    """CPU seconds and output of the driver."""
    source, output, errors = io.StringIO(text), io.StringIO(), io.StringIO()
    start = process_time()
    code = opt.main([f"--pass-pipeline={PROPAGATION}", *words], source, output, errors)
    seconds = process_time() - start
    assert code == 0, errors.getvalue()
    return seconds, output.getvalue()


def theirs(text: str) -> tuple[float, str]:
    """CPU seconds and output of jaxlib's passes."""
    start = process_time()
    side = Theirs()
    module = side.parse(text)
    side.propagate(module)
    output = str(module)
    return process_time() - start, output


def child(path: str, words: list[str], is_first: bool) -> None:
    """Run both sides once, print their seconds."""
    text = Path(path).read_text(encoding="utf-8")
    ours(TINY)
    theirs(TINY)
    if is_first:
        own, other = ours(text, *words), theirs(text)
    else:
        other, own = theirs(text), ours(text, *words)
    assert own[1].strip() == other[1].strip()
    print(json.dumps([own[0], other[0]]))


def main() -> None:
    """Print one line per program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layers", type=int, nargs="*", default=[12, 48, 96])
    parser.add_argument("--verify-each", default="1", choices=("0", "1", "full"))
    parser.add_argument("--repeat", type=int, default=4)
    parser.add_argument("--child", nargs=2, metavar=("FILE", "FIRST"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    words = [f"--verify-each={options.verify_each}"]
    if options.child:
        child(options.child[0], words, options.child[1] == "ours")
        return
    print(f"{'program':<12} {'ours s':>8} {'C++ s':>8} {'ours / C++':>11}")
    for layers in options.layers:
        with TemporaryDirectory() as folder:
            path = str(Path(folder) / "step.mlir")
            make = [sys.executable, str(MAKER), "--layers", str(layers), "-o", path]
            subprocess.run(make, check=True, capture_output=True)
            pairs: list[list[float]] = []
            for number in range(options.repeat):
                first = ("ours", "theirs")[number % 2]
                command = [sys.executable, __file__, *words, "--child", path, first]
                done = subprocess.run(command, check=True, capture_output=True, text=True)
                pairs.append(json.loads(done.stdout))
        own, other = (min(side) for side in zip(*pairs, strict=True))
        print(f"{layers:3} layers   {own:8.3f} {other:8.3f} {own / other:11.2f}", flush=True)


if __name__ == "__main__":
    main()
