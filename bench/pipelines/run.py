"""The bubble of torch scripts of pipelines against the simulator's; what is said of lost ranks.

    python bench/pipelines/run.py           p = 2 and 4, equal and unequal stages, work as sleeps
    python bench/pipelines/run.py --real    p = 2, the stages' own work; noisy where cores are busy
    python bench/pipelines/run.py --faults  a lost rank, wrong numbers of ranks, lists without end

The program is docs/schedules/step.mlir. A function runs, and sleeps until its stated time is
over; each rank writes down what it did when, on the clock that all processes of a machine share.
Simulated are the same lists with the stated times, for --real with the means of those measured.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

import shardwright as sw
from shardwright.passes.pipeline.schedules.action_text import lists_of
from shardwright.passes.pipeline.schedules.actions import PassTimes
from shardwright.passes.pipeline.schedules.batches import without_transfers
from shardwright.passes.pipeline.schedules.bubbles import bubble_of
from shardwright.passes.pipeline.schedules.timing import play
from shardwright.spec.schedule_names import named
from shardwright.testing.scripts import free_port

STEP = Path(__file__).parent.parent.parent / "docs" / "schedules" / "step.mlir"
RUN = "        made = piece.function(*before, *(self.get(name, turn) for name in piece.takes))\n"
TIMED = """        taken = [self.get(name, turn) for name in piece.takes]
        kind = next((key for key, one in PASSES.items() if one is piece), "")
        begun = time.monotonic()
        made = piece.function(*before, *taken)
        time.sleep(max(0.0, WORK.get(kind, 0.0) - (time.monotonic() - begun)))
        if kind:
            SPANS.append((kind, begun, time.monotonic()))
"""
TOLD = """    with open(f"{__file__}.{dist.get_rank()}.json", "w") as file:
        file.write(json.dumps(SPANS))
"""
CASES: list[tuple[int, str, tuple[int, ...]]] = [  # ranks, schedule, milliseconds forward by stage
    (2, "gpipe", (20, 20)),
    (2, "1f1b", (20, 20)),
    (2, "1f1b", (15, 30)),
    (2, "zb-h1", (20, 20)),
    (4, "gpipe", (20, 20, 20, 20)),
    (4, "1f1b", (20, 20, 20, 20)),
    (4, "1f1b", (15, 30, 20, 25)),
    (4, "zb-h1", (20, 20, 20, 20)),
    (4, "zb-h1", (15, 30, 20, 25)),
    (2, "chimera", (20, 20)),
    (4, "chimera", (20, 20, 20, 20)),
]
MICROBATCHES = 8
Line = Sequence[tuple[str, float, float]]  # what, from when, to when
HEAD = "| ranks | schedule | ms of stages | bubble, script | simulator | step, script | simulator |"
DIES = """def stage1_forward(*args, _n=[0]):
    _n[0] += 1
    if _n[0] == 3:
        os.kill(os.getpid(), 9)
    return stage1_forward_(*args)


def stage1_forward_("""


def script_of(ranks: int, schedule: str, size: int = 512) -> str:
    """The torch script of the step in stages, one device each. `size`: of its weights."""
    words = ["--method", "gpipe", "--stages", str(ranks), "--microbatches", str(MICROBATCHES)]
    words += ["--devices", str(ranks), "--schedule", schedule, "--cluster", "dgx-h100:1"]
    command = [sys.executable, "-m", "shardwright", "plan", "-", *words, "-o", "-"]
    step = STEP.read_text("utf-8").replace("512x", f"{size}x").replace("x512", f"x{size}")
    done = subprocess.run(command, input=step, capture_output=True, text=True, check=True)
    return sw.compile(sw.parse(done.stdout), emit="torch")


def start(
    script: Path, ranks: int, *words: str, limit: float = 60.0
) -> tuple[list[int], list[str]]:
    """Exit codes and outputs of all ranks."""
    common = {**os.environ, "WORLD_SIZE": str(ranks), "MASTER_ADDR": "127.0.0.1"}
    common |= {"MASTER_PORT": str(free_port()), "OMP_NUM_THREADS": "1"}
    running = [
        subprocess.Popen(
            [sys.executable, str(script), *words], env={**common, "RANK": str(rank)},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
        )
        for rank in range(ranks)
    ]  # fmt: skip
    try:
        said = [one.communicate(timeout=limit)[0] for one in running]
    finally:
        for one in running:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(one.pid, signal.SIGKILL)
    return [one.returncode for one in running], said


def measured(text: str, ranks: int, work: Mapping[str, float]) -> list[Line]:
    """Per rank what ran from when to when, in seconds."""
    tables = f"WORK = {dict(work)}\nSPANS = []\n\n\n"
    timed = text.replace(RUN, TIMED).replace("class Rank:", f"{tables}class Rank:")
    timed = timed.replace("import time\n", "import time\nimport json\n", 1)
    once = "    outputs = list(step(*args))\n"
    assert timed.count("WORK.get") == 1 and timed.count(once) == 1
    warm = f"{once}    SPANS.clear()\n    dist.barrier()\n"
    timed = timed.replace(once, warm + once + TOLD)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "step.py")
        path.write_text(timed, encoding="utf-8")
        codes, said = start(path, ranks)
        assert not any(codes), said
        return [json.loads(Path(f"{path}.{k}.json").read_text("utf-8")) for k in range(ranks)]


def idle(lines: Sequence[Line]) -> tuple[float, float]:
    """The bubble `idle`, and the makespan in seconds."""
    every = [one for line in lines for one in line]
    span = max(end for *_, end in every) - min(begun for _, begun, _ in every)
    return 1 - sum(end - begun for _, begun, end in every) / (len(lines) * span), span


def copies_of(schedule: str) -> int:
    """Copies of the model that a schedule runs."""
    found = named(schedule)
    return 1 if found is None else found.row.replicas


def simulated(text: str, times: Sequence[PassTimes], copies: int = 1) -> tuple[float, float]:
    """The same of the simulator, in microseconds, of the lists that the script has."""
    start = text.index("ACTIONS = (")
    rows = [line.strip(' ",') for line in text[start : text.index("\n)", start)].splitlines()[1:]]
    played = play(replace(without_transfers(lists_of(rows)), copies=copies), times)
    return float(bubble_of(played).idle), played.makespan / 1e6


def sleeps() -> None:
    """The table of stated times."""
    print(HEAD)
    print("|---|---|---|---|---|---|---|")
    for ranks, schedule, given in CASES:
        text, copies = script_of(ranks, schedule), copies_of(schedule)
        forward = given * copies  # stages of the second copy stand behind those of the first
        splits = '"0I"' in text or '"0W"' in text
        times = [PassTimes(1000 * f, 1000 * f, 1000 * f) for f in forward]
        work = {f"{k}F": f / 1e3 for k, f in enumerate(forward)}
        for k, f in enumerate(forward):
            work |= {f"{k}I": f / 1e3, f"{k}W": f / 1e3} if splits else {f"{k}B": 2 * f / 1e3}
        if splits and '"0I": ' not in text:  # a first stage hands nothing on: all of it is W
            work["0W"] = 2 * forward[0] / 1e3
            times[0] = PassTimes(1000 * forward[0], 1, 2000 * forward[0])
        bubble, span = idle(measured(text, ranks, work))
        other, whole = simulated(text, times, copies)
        shown = ", ".join(map(str, given))
        took = f"{span * 1e3:.1f} ms | {whole * 1e3:.1f} ms"
        print(
            f"| {ranks} | {schedule} | {shown} | {bubble:.3f} | {other:.3f} | {took} |", flush=True
        )


def real() -> None:
    """Two stages with their own work."""
    for schedule in ("gpipe", "1f1b"):
        text = script_of(2, schedule, 2048)
        lines = measured(text, 2, {})
        mean: dict[str, Any] = {}
        for kind, begun, end in (one for line in lines for one in line):
            mean.setdefault(kind, []).append(end - begun)
        micros = {kind: int(1e6 * sum(all) / len(all)) for kind, all in mean.items()}
        times = [PassTimes(micros[f"{k}F"], micros[f"{k}B"], 0) for k in range(2)]
        (bubble, span), (other, whole) = idle(lines), simulated(text, times)
        said = f"bubble {bubble:.3f}, simulator {other:.3f}"
        print(f"{schedule}: {said}; {span * 1e3:.1f} ms, {whole * 1e3:.1f} ms")


def faults() -> None:
    """What is said, and after how many seconds."""
    text = script_of(2, "1f1b")
    late = text.replace(
        "0F0,0SEND_F0,0F1,0SEND_F1,0RECV_B0,0B0", "0F0,0RECV_B0,0B0,0SEND_F0,0F1,0SEND_F1"
    )
    check = late.index("    try:\n        in_order(ACTIONS)")
    unchecked = late[:check] + late[late.index("    meet(device)", check) :]
    cases = {
        "a rank is killed": (text.replace("def stage1_forward(", DIES, 1), 2),
        "three ranks in place of two": (text, 3),
        "lists that never end": (late, 2),
        "the same without the check": (unchecked, 2),
    }
    with tempfile.TemporaryDirectory() as folder:
        for what, (script, ranks) in cases.items():
            path = Path(folder, "step.py")
            path.write_text(script, encoding="utf-8")
            begun = perf_counter()
            try:
                codes, said = start(path, ranks, limit=15.0)
            except subprocess.TimeoutExpired:
                print(f"{what}: hangs, ended after 15 s")
                continue
            print(f"{what}: exit codes {codes} after {perf_counter() - begun:.1f} s")
            for line in said:
                print("   ", next((one for one in line.splitlines() if "error" in one), "")[:160])


if __name__ == "__main__":
    line = argparse.ArgumentParser(description=__doc__)
    line.add_argument("--real", action="store_true")
    line.add_argument("--faults", action="store_true")
    asked = line.parse_args()
    real() if asked.real else faults() if asked.faults else sleeps()
