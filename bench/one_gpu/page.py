"""Write docs/one_gpu.md: what was measured on one H100 beside what is predicted.

    python bench/one_gpu/page.py [-o docs/one_gpu.md]

Needs no GPU: the figures stand in `tests/data/measured`. With new ones: `prepare.py`, then
`measure.py` and `shardwright calibrate` on a GPU.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from math import exp, log
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from steps import NAMES, text

import shardwright as sw
from shardwright.passes.cost.liveness.scripts import SCRIPTS, script_peak
from shardwright.passes.cost.trials.compile import compiled
from shardwright.passes.target import Target
from shardwright.testing.machines.measured_fit import ranks_agree
from shardwright.testing.machines.one_gpu import (
    CHIP,
    CONTENDED,
    STACK,
    calibrated,
    runs,
    written,
)

PAGE = Path(__file__).parents[2] / "docs" / "one_gpu.md"
_PARTS = Path(__file__).with_name("page_parts.md")
COUNTED = [name for name in NAMES if name != CONTENDED]


class Predicted(NamedTuple):
    """Of a step: seconds by cluster, those of its products, peak bytes by kind of script."""

    seconds: dict[str, float]
    products: float
    bytes: dict[str, int]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("-o", "--output", type=Path, default=PAGE)
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        targets = {
            "shipped": Target(CHIP),
            "stack": Target(CHIP, stack=STACK),
            "jax": Target(written("jax", 2, Path(folder))),
            "jax 1": Target(written("jax", 1, Path(folder))),
            "torch": Target(written("torch", 1, Path(folder))),
        }
        guesses = {name: predicted(name, targets) for name in NAMES}
    parts = _PARTS.read_text(encoding="utf-8").split("<!-- table -->\n")
    tables = (steps_table(guesses), errors_table(guesses), torch_table(guesses), cases_table())
    page = "".join(part + one for part, one in zip(parts, (*tables, ""), strict=True))
    options.output.write_text(page, encoding="utf-8")


def predicted(name: str, targets: dict[str, Target]) -> Predicted:
    """Both figures of all targets, of the program as `cost` and `memory` compile it."""
    program = sw.parse(text(name))
    costs = {key: sw.evaluate(program, one) for key, one in targets.items()}
    local = compiled(program, targets["stack"]).local
    peaks = {kind: script_peak(local, targets["stack"].machines, kind).bytes for kind in SCRIPTS}
    products = sum(one.seconds for one in costs["jax"].lines if one.kind == "product")
    return Predicted({key: one.step for key, one in costs.items()}, products, peaks)


def steps_table(guesses: dict[str, Predicted]) -> str:
    """JAX: milliseconds, ratios of the predictions, bytes and their ratios."""
    measured, rows = runs("jax"), list[tuple[str, ...]]()
    for name, one in guesses.items():
        run = measured[name]
        ratios = [f"{one.seconds[key] / run.seconds:.2f}" for key in ("shipped", "stack", "jax")]
        multiplied = f"{1e3 * run.products:.2f} ms", f"{one.products / run.products:.2f}"
        peaks = [f"{one.bytes[key] / run.bytes:.2f}" for key in ("jax", "mlir")]
        rows.append((name, f"{1e3 * run.seconds:.2f} ms", *ratios, *multiplied,
                     f"{run.bytes / 1e9:.2f} GB", *peaks))  # fmt: skip
    head = ("step", "measured", "`h100`", f"`--stack {STACK}`", "calibrated", "its products",
            "calibrated", "bytes", "`--emit jax`", "`--emit mlir`")  # fmt: skip
    return _table(head, rows)


def errors_table(guesses: dict[str, Predicted]) -> str:
    """Mean and worst error of each set of constants, without the contended step."""
    titles = {
        "shipped": "`h100`, fitted to PyTorch FSDP",
        "jax": "calibrated, second run",
        "jax 1": "calibrated, first run",
        "stack": f"`--stack {STACK}`",
    }
    measured, rows = runs("jax"), list[tuple[str, ...]]()
    for key, title in titles.items():
        ratios = [guesses[name].seconds[key] / measured[name].seconds for name in COUNTED]
        times = [guesses[name].seconds[key] for name in COUNTED]
        rank = ranks_agree(times, [measured[name].seconds for name in COUNTED])
        rows.append((title, *_errors(ratios), f"{rank:.3f}"))
    return _table(("constants", "mean error", "worst", "geometric mean", "rank"), rows)


def torch_table(guesses: dict[str, Predicted]) -> str:
    """Torch, op by op: seconds, kernels, ratios."""
    measured, rows = runs("torch"), list[tuple[str, ...]]()
    for name, one in guesses.items():
        run = measured[name]
        held, ratio = f"{run.bytes / 1e9:.2f} GB", one.bytes["torch"] / run.bytes
        rows.append((name, f"{1e3 * run.seconds:.0f} ms", f"{1e3 * run.kernels:.0f} ms",
                     f"{1e3 * run.products:.1f} ms", f"{one.seconds['torch'] / run.seconds:.2f}",
                     held, f"{ratio:.2f}"))  # fmt: skip
    head = ("step", "measured", "its kernels", "its products", "predicted", "bytes", "predicted")
    return _table(head, rows)


def cases_table() -> str:
    """Constants of three calibrations, and how far the model is from their cases."""
    found = {
        "JAX, second": calibrated("jax", 2),
        "JAX, first": calibrated("jax", 1),
        "torch": calibrated("torch", 1),
    }
    rows = list[tuple[str, ...]]()
    for title, one in found.items():
        chip = one.cluster.chip
        peaks = dict(chip.flops)
        rates = [f"{peaks[e] / 1e12:.0f}" for e in ("bf16", "tf32", "f32", "f64")]
        kernels = chip.kernels
        rows.append((title, *rates, f"{chip.memory_bandwidth / 1e12:.2f}", f"{kernels.stream:.0%}",
                     f"{kernels.permute:.0%}", f"{1e6 * kernels.launch:.2f} us",
                     f"{one.typical:.1%}"))  # fmt: skip
    head = ("calibration", "bf16", "tf32", "f32", "f64", "TB/s", "`stream`", "`permute`",
            "`launch`", "median error of a case")  # fmt: skip
    return _table(head, rows)


def _errors(ratios: Sequence[float]) -> tuple[str, str, str]:
    off = [abs(one - 1) for one in ratios]
    middle = exp(sum(map(log, ratios)) / len(ratios))
    return f"{sum(off) / len(off):.1%}", f"{max(off):.0%}", f"{middle:.2f}"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [" | ".join(head), "|".join(["---"] * len(head)), *(" | ".join(one) for one in rows)]
    lines[1] = lines[1].replace("|", " | ")
    return "".join(f"| {line} |\n" for line in lines)


if __name__ == "__main__":
    main()
