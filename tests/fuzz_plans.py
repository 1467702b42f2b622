"""Plan generated programs: `python tests/fuzz_plans.py --count 200 --seed 0`.

Draws programs, clusters, devices, meshes, memory limits and methods, and holds every answer of
`shardwright plan` against what it says of itself:

- the text compiles, and `cost` of it says the same seconds and bytes; a second search the same text
- bounds are below what they bound, and what fits is within the limit
- `auto` is no slower than any of the rules that fits
- where nothing fits, exit code 3; a limit of what the best plan holds is enough
- for small programs: all devices in lockstep compute what one device computes

Exit code 1 on any fault.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from shardwright.ir.exit_codes import VIOLATED, WRONG
from shardwright.testing.recipes import random_recipe, table_recipe
from shardwright.testing.verbs import ask

CLUSTERS = (
    ("dgx-h100", (2, 3, 4, 6, 8)), ("dgx-a100:2", (4, 8, 16)), ("tpu-v4:2x2x2", (2, 4, 8)),
    ("pcie-workstation", (2, 4)), ("gcp-v100:2", (4, 8, 16)), ("tpu-v5e:2x4", (4, 8)),
)  # fmt: skip
TEXT = (
    "--hidden {width} --heads 4 --vocab {words} --seq {seq} --microbatch {rows} --layers {layers}"
)
FAMILIES = {
    "transformer": TEXT,
    "moe": f"{TEXT} --experts 4 --ffn {{width}}",
    "mlp": "--layers {layers} --hidden {width} --microbatch {rows}",
    "conv": "--levels 2 --layers 1 --width 8 --image 8 --classes 8 --microbatch {rows}",
    "dlrm": "--tables 2 --rows {words} --width 8 --hidden {width} --hot 2 --microbatch {rows}",
}  # fmt: skip
EXTRA = (
    "", "", "--dtype f32", "--untied", "--positions rotary --mlp swiglu", "--remat full",
    "--accumulate 2", "--optimizer sgd", "--kv-heads 2",
)  # fmt: skip
RULES = ("null", "data-parallel", "zero1", "zero3", "megatron", "megatron-sp")
OTHERS = ("messages", "eliminate", "anneal", "grid", "zero2", "propagate", "random")
SLACK = 1e-9  # relative, of seconds
SECONDS = 30  # of a search under a limit
TELL = 10  # programs between two lines of progress


@dataclass(frozen=True)
class Case:
    """A program, and words of `plan` for it."""

    text: str
    words: tuple[str, ...]
    target: tuple[str, ...]
    is_small: bool


def case_of(seed: int) -> Case:
    """Raises ValueError of what `model` refuses."""
    rng = Random(seed)
    name, counts = rng.choice(CLUSTERS)
    devices = rng.choice(counts)
    target = ("--cluster", name, "--devices", str(devices))
    is_small = rng.random() < 0.5
    text = _recipe(rng) if is_small else _model(rng)
    words = ["--ignore-annotations"]
    if rng.random() < 0.3:
        words += ["--mesh", _mesh(rng, devices)]
    return Case(text, tuple(words), target, is_small)


def _recipe(rng: Random) -> str:
    make = rng.choice((random_recipe, table_recipe))
    return make(rng.randrange(1 << 20)).text


def _model(rng: Random) -> str:
    family = rng.choice(list(FAMILIES))
    sizes = {
        "layers": rng.choice((1, 2)), "width": rng.choice((16, 32, 48, 256)),
        "words": rng.choice((63, 64, 1000)), "seq": rng.choice((8, 16)),
        "rows": rng.choice((1, 4, 6, 8, 32)),
    }  # fmt: skip
    extra = rng.choice(EXTRA) if family in ("transformer", "moe") else ""
    unroll = rng.choice(("", "--unroll")) if family in ("transformer", "moe", "mlp") else ""
    words = f"{family} {FAMILIES[family].format(**sizes)} {extra} {unroll}"
    code, output, errors = ask("model", *words.split())
    if code:
        raise ValueError(errors)
    return output


def _mesh(rng: Random, devices: int) -> str:
    first = rng.choice([k for k in range(1, devices + 1) if devices % k == 0])
    axes = [("data", first), ("model", devices // first)]
    return ",".join(f"{name}={size}" for name, size in axes if size > 1) or f"data={devices}"


class Checker:
    """Runs verbs on one case, in a folder."""

    def __init__(self, case: Case, folder: Path) -> None:
        self.case = case
        self.given, self.out = folder / "given.mlir", folder / "planned.mlir"
        self.given.write_text(case.text)
        self.faults: list[str] = []

    def plan(self, *words: str) -> tuple[int, Any, str]:
        """Exit code, record, errors."""
        case = self.case
        code, output, errors = ask("plan", str(self.given), *case.words, *case.target, *words,
                                   "--json")  # fmt: skip
        return code, json.loads(output) if output.strip() else None, errors

    def run(self, rng: Random) -> list[str]:
        """What is wrong, in words."""
        code, found, errors = self.plan("-o", str(self.out))
        if found is None:
            return [] if _is_said(code, errors) else [f"auto: exit {code}: {errors[:300]}"]
        self._answer("auto", code, found)
        text = self.out.read_text()
        self._says_the_same(found)
        self._computes_the_same()
        self._rules(found)
        self._limits(found, rng)
        other = rng.choice(OTHERS)
        code, record, errors = self.plan("--method", other, "--budget", "10")
        if record is not None:
            self._answer(other, code, record)
        elif not _is_said(code, errors):
            self.faults.append(f"{other}: exit {code}: {errors[:300]}")
        self.plan("-o", str(self.out), "--jobs", "2")
        if self.out.read_text() != text:
            self.faults.append("another text with two jobs")
        return self.faults

    def _answer(self, method: str, code: int, found: Any) -> None:
        """What an answer says of itself."""
        say = self.faults.append
        if found["step_lower_bound"] > found["step_seconds"] * (1 + SLACK):
            say(f"{method}: step bound {found['step_lower_bound']} > {found['step_seconds']}")
        bound = found["lower_bound"]
        if bound is not None and bound["seconds"] > found["tier_a_seconds"] * (1 + SLACK):
            say(f"{method}: bound {bound['seconds']} > {found['tier_a_seconds']}")
        if found["fits"] != (found["peak_bytes"] <= found["memory_limit"]):
            say(f"{method}: fits {found['fits']}, {found['peak_bytes']} bytes")
        if (code == VIOLATED) == found["fits"]:
            say(f"{method}: exit code {code}, fits: {found['fits']}")
        if found["least_bytes"] > found["peak_bytes"]:
            say(f"{method}: least bytes {found['least_bytes']} > {found['peak_bytes']}")

    def _says_the_same(self, found: Any) -> None:
        code, output, errors = ask("cost", str(self.out), *self.case.target, "--json")
        if code:
            self.faults.append(f"cost of the plan: {errors[:300]}")
            return
        cost = json.loads(output)
        said = cost["step_seconds"], cost["peak_bytes"]
        if said != (found["step_seconds"], found["peak_bytes"]):
            own = found["step_seconds"], found["peak_bytes"]
            self.faults.append(f"cost says {said}, plan {own}")

    def _computes_the_same(self) -> None:
        if not self.case.is_small:
            return
        code, output, errors = ask("verify", str(self.out), "--skip", "jax,torch")
        if code:
            self.faults.append(f"verify: {(output + errors)[:400]}")

    def _rules(self, found: Any) -> None:
        if not found["fits"]:
            return
        for rule in RULES:
            code, record, errors = self.plan("--method", rule)
            if record is None:
                if not _is_said(code, errors):
                    self.faults.append(f"{rule}: exit {code}: {errors[:300]}")
                continue
            self._answer(rule, code, record)
            if record["fits"] and record["step_seconds"] * (1 + SLACK) < found["step_seconds"]:
                self.faults.append(
                    f"auto {found['step_seconds']} slower than {rule} {record['step_seconds']}"
                )

    def _limits(self, found: Any, rng: Random) -> None:
        """Under a limit: an answer that holds less, or exit code 3 and what is enough."""
        limit = int(found["peak_bytes"] * rng.choice((0.3, 0.6, 0.9, 0.99)))
        words = ("--budget", f"{SECONDS}s", "--memory-limit")
        code, less, errors = self.plan(*words, f"{limit}B")
        if less is None:
            if not _is_said(code, errors):
                self.faults.append(f"limit {limit}: exit {code}: {errors[:300]}")
            return
        self._answer(f"limit {limit}", code, less)
        if less["fits"]:
            return
        enough = less["least_bytes"]
        code, again, errors = self.plan(*words, f"{enough}B")
        if code and (again is None or again["search_seconds"] < SECONDS):
            self.faults.append(f"limit {limit}: {enough} should be enough: {code} {errors[:300]}")


def _is_said(code: int, errors: str) -> bool:
    """True of a refusal: a placed message, no fault of ours."""
    return code in (WRONG, VIOLATED) and "error:" in errors and "internal" not in errors


def main() -> int:
    """Check, and say what is wrong."""
    parser = argparse.ArgumentParser(description="plan generated programs")
    parser.add_argument("--count", type=int, default=200, help="programs")
    parser.add_argument("--seed", type=int, default=0, help="of the first one")
    options = parser.parse_args()
    wrong, start = 0, perf_counter()
    for number, seed in enumerate(range(options.seed, options.seed + options.count)):
        if number and number % TELL == 0:
            print(f"{number} programs, {perf_counter() - start:.0f} s", file=sys.stderr, flush=True)
        try:
            case = case_of(seed)
        except ValueError:
            continue
        with tempfile.TemporaryDirectory() as folder:
            faults = Checker(case, Path(folder)).run(Random(seed))
        wrong += bool(faults)
        for one in faults:
            print(f"seed {seed} {' '.join((*case.words, *case.target))}: {one}", flush=True)
    print(f"{wrong} of {options.count} programs wrong, {perf_counter() - start:.0f} s")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
