"""The runtime-independent part of a measuring process: clocks, rounds, records.

A process is given one JSON object as its argument and says one JSON object a line. It leaves when
its standard input is closed, so that none outlives the tool.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple, Protocol

from shardwright.passes.cost.calibration.cases import Case
from shardwright.passes.cost.calibration.schedule import Schedule

MIN_TURNS, MAX_TURNS = 4, 1 << 20
PREPARING = 0.5  # part of the time after which no further case is made ready
SHORTEST = 1e-12  # seconds
NO_TIME = "no time was left"
LAST = "rounds"  # key of the last line
_STAT = Path("/proc/stat")
_IDLE = (3, 4, 8, 9)  # idle, iowait, and guests, which are counted as user already

Run = Callable[[int], None]  # so many turns of a case; returns when they are done


@dataclass(frozen=True)
class Request:
    """The request to a process: `seconds` until it should be done, `sample` for one sample.

    The first `least` cases are measured however long it takes, others if there is time.
    """

    cases: tuple[Case, ...]
    devices: int
    seconds: float
    sample: float
    seed: int
    least: int

    @staticmethod
    def read(text: str) -> Request:
        """From the JSON object of `text`."""
        found = json.loads(text)
        listed = tuple(
            Case(one["kind"], one["element"], tuple(one["sizes"]), one["form"])
            for one in found["cases"]
        )
        return Request(**(found | {"cases": listed}))


class Runtime(Protocol):
    """One process of a runtime; of several, all call the same functions in the same order."""

    def facts(self) -> dict[str, Any]:
        """Versions, devices and memory, for the file."""
        ...

    def prepare(self, case: Case) -> Run:
        """A case made ready. Raises any exception for a case that the runtime cannot do."""
        ...

    def settle(self) -> None:
        """No further case is made ready; what was begun for one is given up."""
        ...

    def agree(self, value: float) -> float:
        """The value of the first process, on all of them."""
        ...

    def total(self, value: float) -> float:
        """The sum over all processes."""
        ...

    def close(self) -> None:
        """Leave the other processes, once all are done."""
        ...


def measure(
    runtime: Runtime,
    request: Request,
    say: Callable[[dict[str, Any]], None],
    start: float,
) -> None:
    """Time all cases, first in rounds, then where it helps most; `start`: of the process."""
    facts, end = runtime.facts(), start + request.seconds
    say({"facts": facts})
    is_gpu, cores = facts["platform"] != "cpu", processors()
    ready: dict[int, tuple[Run, int]] = {}
    for number, case in enumerate(request.cases):
        is_late = perf_counter() - start > PREPARING * request.seconds
        if number >= request.least and runtime.agree(float(is_late)):
            say({"skipped": number, "why": NO_TIME})
            continue
        run, why = _prepared(runtime, case)
        if run is None:
            say({"skipped": number, "why": why})
            continue
        ready[number] = run, _iterations(runtime, run, request.sample)
        say({"ready": number, "elapsed": perf_counter() - start})
    runtime.settle()
    schedule = Schedule(ready, request.seed, perf_counter, end)
    while True:
        picked = schedule.next()
        number = int(runtime.agree(-1.0 if picked is None else float(picked)))
        if number < 0:
            break
        run, turns = ready[number]
        began = perf_counter()
        spent = timed(runtime, run, turns)
        quiet = spent.quiet(cores, is_gpu) / turns
        schedule.add(number, quiet, perf_counter() - began)
        say({"case": number, "wall": spent.wall / turns, "quiet": quiet, "elapsed":
             perf_counter() - start, "widest": schedule.widest})  # fmt: skip
    say({LAST: schedule.rounds})


def _prepared(runtime: Runtime, case: Case) -> tuple[Run | None, str]:
    """A case that ran once in every process, or why it does not in one of them."""
    run: Run | None = None
    why = "it fails in another process"
    try:
        run = runtime.prepare(case)
        run(1)
    except Exception as problem:
        run, why = None, str(problem).partition("\n")[0][:200]
    return (None, why) if runtime.total(float(run is None)) else (run, "")


class Spent(NamedTuple):
    """Seconds of a sample: by the wall clock, of all processors for us, and for everybody."""

    wall: float
    own: float
    busy: float

    def quiet(self, cores: int, is_gpu: bool) -> float:
        """Without what other programs took, which an accelerator does not share.

        They take processors from us: what they used meanwhile, divided by the number of processors,
        is not charged. The system counts in ticks, our own time is exact: at least that, spread
        over all processors, is charged.
        """
        # Busy time is counted in ticks of 10 ms, so it may be less than our own (decision 0026).
        foreign = 0.0 if is_gpu else max(0.0, self.busy - self.own)
        return max(SHORTEST, min(self.wall, max(self.wall - foreign / cores, self.own / cores)))


def processors() -> int:
    """Processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _iterations(runtime: Runtime, run: Run, sample: float) -> int:
    """Iterations of a case that fill the seconds of a sample; at least a few of short ones."""
    turns = 1
    while True:
        seconds = runtime.agree(timed(runtime, run, turns).wall)
        if seconds > sample / 3 or turns >= MAX_TURNS:
            least = MIN_TURNS if seconds / turns < sample / MIN_TURNS else 1
            return max(least, min(MAX_TURNS, round(turns * sample / seconds)))
        turns = min(MAX_TURNS, max(2 * turns, round(turns * sample / 2 / seconds)))


def timed(runtime: Runtime, run: Run, turns: int) -> Spent:
    """So many iterations of a case, on all processes at once."""
    runtime.total(0.0)  # all processes begin together
    busy, own, start = busy_seconds(), process_time(), perf_counter()
    run(turns)
    mine = process_time() - own
    used = runtime.total(mine)  # and end together
    return Spent(perf_counter() - start, used, busy_seconds() - busy if busy else used)


def busy_seconds() -> float:
    """Processor seconds of all processes of the machine since it started; 0 if it does not say."""
    try:
        fields = [int(word) for word in _STAT.read_text().split("\n", 1)[0].split()[1:]]
    except (OSError, ValueError):
        return 0.0
    ticks = sum(n for place, n in enumerate(fields) if place not in _IDLE)
    return ticks / os.sysconf("SC_CLK_TCK")


def serve(make: Callable[[Request], Runtime], argv: Sequence[str]) -> None:
    """The life of a process: read the request, measure, say everything, leave."""
    start, request = perf_counter(), Request.read(argv[1])
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    runtime = make(request)
    is_first = os.environ.get("RANK", "0") == "0"

    def say(line: dict[str, Any]) -> None:
        if is_first:
            sys.stdout.write(json.dumps(line) + "\n")
            sys.stdout.flush()

    measure(runtime, request, say, start)
    runtime.close()


def _leave_with_parent() -> None:
    while os.read(0, 1):
        pass
    os._exit(1)
