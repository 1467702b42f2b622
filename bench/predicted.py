"""Predicted against measured seconds of a step: ten emitted scripts on the devices of this machine.

    python bench/predicted.py --cluster dgx-h100 [--stack xla] [--emit torch] [-o page.md]
    python bench/predicted.py --cluster h100 --devices 1           # kernels alone

For machines with accelerators: ten train steps of `shardwright model` spread over the devices are
priced by `cost --cluster` and compiled to scripts, which time themselves (`--time`, the median of
ten steps). The cluster is a name, or the text that `shardwright calibrate` wrote on this machine.
On one device nothing is communicated and kernels alone are compared: docs/one_gpu.md. `--fake`
runs JAX scripts of small steps on fake CPU devices: that shows that the recipe works, and nothing
about accelerators.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from math import exp, log
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import shardwright as sw

# Family and options of ten steps; {n}: devices, {dp_tp}: two of data by half of tensor parallelism.
STEPS = (
    ("mlp", "--layers 4 --hidden 4096 --parallel dp={n}"),
    ("mlp", "--layers 4 --hidden 4096 --parallel fsdp={n}"),
    ("transformer", "--layers 4 --hidden 1024 --heads 16 --seq 1024 --parallel dp={n}"),
    ("transformer", "--layers 4 --hidden 1024 --heads 16 --seq 1024 --parallel fsdp={n}"),
    ("transformer", "--layers 4 --hidden 2048 --heads 16 --seq 1024 --parallel tp={n}"),
    ("transformer", "--layers 4 --hidden 2048 --heads 16 --seq 512 --parallel {dp_tp}"),
    ("transformer", "--layers 8 --hidden 1024 --heads 16 --seq 512 --parallel {dp_tp}"),
    ("moe", "--layers 4 --hidden 1024 --heads 16 --seq 1024 --parallel dp={n}"),
    ("conv", "--layers 2 --width 64 --image 224 --parallel dp={n}"),
    ("dlrm", "--rows 65536 --hidden 1024 --parallel dp={n}"),
)
_TIME = re.compile(r"time: ([0-9.]+) (ns|us|ms|s) per step")
_UNITS = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1.0}
_SIZE = re.compile(r"(--\w+) \d+")
_SMALL = {
    "--layers": 1, "--hidden": 64, "--heads": 16, "--seq": 32, "--width": 8, "--image": 32,
    "--rows": 1024,
}  # fmt: skip
_FAKE = "--xla_force_host_platform_device_count={n}"


class Row(NamedTuple):
    """A step. `measured` is None where the script failed, and `said` its last line."""

    name: str
    predicted: float
    measured: float | None
    said: str


def main() -> int:
    """Print or write the table; exit code 1 where a script failed."""
    options = _options()
    rows: list[Row] = []
    with TemporaryDirectory() as folder:
        for number, (family, words) in enumerate(STEPS):
            rows.append(row(Path(folder, str(number)), family, words, options))
            print(_line(rows[-1]), file=sys.stderr, flush=True)
    ratios = [log(one.predicted / one.measured) for one in rows if one.measured]
    page = "| step | predicted | measured | predicted / measured |\n|---|---|---|---|\n"
    page += "".join(f"{_line(one)}\n" for one in rows)
    if ratios:
        mean, worst = exp(sum(ratios) / len(ratios)), exp(max(map(abs, ratios)))
        page += f"\nGeometric mean {mean:.2f}, furthest off {worst:.2f} times.\n"
    if options.output is None:
        print(page, end="")
    else:
        options.output.write_text(page, encoding="utf-8")
    return int(any(one.measured is None for one in rows))


def row(folder: Path, family: str, words: str, options: argparse.Namespace) -> Row:
    """One step, priced and run."""
    folder.mkdir()
    text, script, devices = folder / "step.mlir", folder / "step.py", options.devices
    half = devices // 2
    both = f"dp=2,tp={half}" if devices % 2 == 0 and half > 1 else f"dp={devices}"
    said = words.format(n=devices, dp_tp=both)
    if options.fake:
        said = _SIZE.sub(lambda one: f"{one[1]} {_SMALL[one[1]]}", said)
    name = f"{family} {said}"
    command = [sys.executable, "-m", "shardwright"]
    _run([*command, "model", family, *said.split(), "-o", str(text)])
    program = sw.load(text)
    predicted = sw.evaluate(program, sw.Target(options.cluster, stack=options.stack)).step
    stack = ["--stack", options.stack] if options.stack else []
    _run([*command, "compile", str(text), "--cluster", options.cluster, *stack,
          "--emit", options.emit, "-o", str(script)])  # fmt: skip
    start = [sys.executable, str(script)]
    if options.emit == "torch" and devices > 1:
        start = ["torchrun", "--standalone", "--nproc-per-node", str(devices), str(script)]
    if options.emit == "torch":
        start += ["--device", "cuda"]  # else the scripts run on processors
    fake = {"XLA_FLAGS": _FAKE.format(n=devices), "JAX_PLATFORMS": "cpu"} if options.fake else {}
    try:
        output = _run([*start, "--time"], {**os.environ, **fake})
    except subprocess.CalledProcessError as failed:
        lines = (failed.stderr or failed.stdout).strip().splitlines() or ["no output"]
        return Row(name, predicted, None, lines[-1])
    found = _TIME.search(output)
    if found is None:
        return Row(name, predicted, None, "no time was printed")
    return Row(name, predicted, float(found[1]) * _UNITS[found[2]], "")


def _run(words: list[str], env: dict[str, str] | None = None) -> str:
    return subprocess.run(words, check=True, capture_output=True, text=True, env=env).stdout


def _line(one: Row) -> str:
    if one.measured is None:
        return f"| {one.name} | {1e3 * one.predicted:.3f} ms | failed: {one.said} | |"
    times = f"{1e3 * one.predicted:.3f} ms | {1e3 * one.measured:.3f} ms"
    return f"| {one.name} | {times} | {one.predicted / one.measured:.2f} |"


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--cluster", required=True, help="a name, NAME:SIZES, or a file")
    parser.add_argument("--stack", default="", help="software, if not the chips' own")
    parser.add_argument("--devices", type=int, default=8, help="of this machine")
    parser.add_argument("--emit", choices=("jax", "torch"), default="jax")
    parser.add_argument("--fake", action="store_true", help="small steps, JAX on fake CPU devices")
    parser.add_argument("-o", "--output", type=Path, help="default: standard output")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
