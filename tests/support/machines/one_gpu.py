"""Steps and kernels measured on one GPU: programs, figures, and clusters calibrated from them.

`tests/data/measured/SOURCE.md` says where the numbers are from and what the columns are.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from io import StringIO
from pathlib import Path

from shardwright.passes.cost.calibration.cases import Case
from shardwright.passes.cost.calibration.fitting import Measured, Sample
from shardwright.testing.machines.measured_rows import DATA
from shardwright.tools.calibrate.cluster_text import Calibrated, cluster_file
from shardwright.tools.calibrate.measuring import Asked, describe
from shardwright.tools.cli import main

_GPT = "transformer --seq 1024"
# By name: a family of `shardwright model` with its options.
STEPS = {
    "gpt 1024": f"{_GPT} --layers 4 --hidden 1024 --heads 16 --microbatch 8",
    "gpt 2048": f"{_GPT} --layers 4 --hidden 2048 --heads 16 --microbatch 8",
    "gpt 4096": f"{_GPT} --layers 2 --hidden 4096 --heads 32 --microbatch 4",
    "gpt 1024 f32": f"{_GPT} --layers 4 --hidden 1024 --heads 16 --microbatch 4 --dtype f32",
    "gpt 2048 f32": f"{_GPT} --layers 4 --hidden 2048 --heads 16 --microbatch 4 --dtype f32",
    "llama 2048": f"{_GPT} --layers 4 --hidden 2048 --heads 16 --kv-heads 4 --microbatch 4"
    " --mlp swiglu --positions rotary --untied --unroll",
    "moe 1024": "moe --seq 1024 --layers 2 --hidden 1024 --heads 16 --microbatch 8",
    "mlp 4096": "mlp --layers 4 --hidden 4096 --microbatch 8192",
    "mlp 2048 f32": "mlp --layers 4 --hidden 2048 --microbatch 4096 --dtype f32",
    "resnet": "conv --layers 2 --width 64 --image 224 --microbatch 32",
    "resnet f32": "conv --layers 2 --width 64 --image 112 --microbatch 32 --dtype f32",
    "dlrm": "dlrm --rows 200000 --width 128 --hidden 2048 --microbatch 8192",
}  # fmt: skip
CONTENDED = "dlrm"  # its gradients are added up in eight rows, SOURCE.md: no kernel model holds
CHIP, STACK = "h100", "xla"
IMAGES = ("vit", "unet")  # steps of other programs: functions of bench/one_gpu/image_models.py
# What a process of `calibrate` said of this machine besides its samples.
_FACTS = {
    "jax": {"memory": 63.76e9, "f32_products": "tf32", "loops": True,
            "versions": {"jax": "0.11.2", "jaxlib": "0.11.2"}},
    "torch": {"memory": 85.02e9, "f32_products": "f32", "loops": False,
              "versions": {"torch": "2.11.0+cu130"}},
}  # fmt: skip
_SAME = {"platform": "gpu", "device": "NVIDIA H100 80GB HBM3", "devices": 1, "units": 132,
         "chain": 64}  # fmt: skip


@dataclass(frozen=True)
class Run:
    """A measured step. `products`: seconds of kernels that multiply, 0 where not profiled."""

    step: str
    runtime: str
    seconds: float
    least: float
    most: float
    bytes: int
    kernels: float
    products: float


def text(name: str) -> str:
    """The program of a step of STEPS."""
    out, said = StringIO(), StringIO()
    code = main(["model", *STEPS[name].split(), "-o", "-"], stdout=out, stderr=said)
    assert code == 0, said.getvalue()
    return out.getvalue()


def slug(name: str) -> str:
    """The name as a part of a path."""
    return name.replace(" ", "_")


def runs(runtime: str, run: int = 1) -> dict[str, Run]:
    """Measured steps by name. `runtime`: jax, jax-triton or torch."""
    return {
        one["step"]: Run(
            one["step"],
            runtime,
            float(one["median_s"]),
            float(one["least_s"]),
            float(one["most_s"]),
            int(one["bytes"]),
            float(one["kernels_s"] or 0.0),
            float(one["products_s"] or 0.0),
        )
        for one in _table("h100_steps.csv")
        if (one["runtime"], one["run"]) == (runtime, str(run))
    }


def measured_cases(runtime: str, run: int) -> Measured:
    """What `calibrate` measured, each case by the median of its rounds."""
    found = [
        one
        for one in _table("h100_cases.csv")
        if (one["runtime"], one["run"]) == (runtime, str(run))
    ]
    cases = tuple(
        Case(one["kind"], one["element"], tuple(map(int, one["sizes"].split("x"))), one["form"])
        for one in found
    )
    seconds = [float(one["seconds"]) for one in found]
    return Measured(_SAME | _FACTS[runtime], cases, tuple((Sample(x, x),) * 3 for x in seconds))


@cache
def calibrated(runtime: str, run: int) -> Calibrated:
    """The cluster that `calibrate` makes of it; no error bars of rounds, which are not kept."""
    asked = Asked(0.0, 1, 0, f"h100-{runtime}")
    when = datetime(2026, 11, 26, tzinfo=UTC)
    return describe(runtime, measured_cases(runtime, run), asked, 0.0, when)


def written(runtime: str, run: int, folder: Path) -> str:
    """The path of that cluster as a file."""
    path = folder / f"h100-{runtime}-{run}.mlir"
    path.write_text(cluster_file(calibrated(runtime, run)), encoding="utf-8")
    return str(path)


def _table(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))
