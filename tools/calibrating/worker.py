"""The part of a measuring process that no runtime changes: clocks, rounds, what it says.

A process is given one JSON object as its argument and says one JSON object a line. It leaves when
its standard input is closed, so that none outlives the tool.
"""

from __future__ import annotations

import json
import os
import random
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Protocol

from .cases import Case

MIN_ROUNDS, MIN_TURNS, MAX_TURNS = 3, 4, 1 << 20
LAST = "rounds"  # key of the last line
_STAT = Path("/proc/stat")
_IDLE = (3, 4, 8, 9)  # idle, iowait, and guests, which are counted as user already

Run = Callable[[int], None]  # so many turns of a case; returns when they are done


@dataclass(frozen=True)
class Request:
    """What a process is asked: `seconds` for all samples, `sample` for one."""

    cases: tuple[Case, ...]
    devices: int
    seconds: float
    sample: float
    seed: int

    @staticmethod
    def read(text: str) -> Request:
        """From the JSON object of `text`."""
        found = json.loads(text)
        listed = (
            Case(one["kind"], one["element"], tuple(one["sizes"]), one["form"])
            for one in found["cases"]
        )
        return Request(
            tuple(listed), found["devices"], found["seconds"], found["sample"], found["seed"]
        )


class Runtime(Protocol):
    """One process of a runtime; of several, all call the same functions in the same order."""

    def facts(self) -> dict[str, Any]:
        """Versions, devices and memory, for the file."""
        ...

    def prepare(self, case: Case) -> Run:
        """A case made ready. Raises any exception for a case that the runtime cannot do."""
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


def measure(runtime: Runtime, request: Request, say: Callable[[dict[str, Any]], None]) -> None:
    """Time all cases in rounds, each in a random order, until the seconds are spent."""
    say({"facts": runtime.facts()})
    ready: dict[int, tuple[Run, int]] = {}
    for number, case in enumerate(request.cases):
        try:
            run = runtime.prepare(case)
            ready[number] = run, _turns(runtime, run, request.sample)
        except Exception as problem:
            say({"skipped": number, "why": str(problem).partition("\n")[0][:200]})
            continue
        say({"ready": number})
    start, order, rounds = perf_counter(), random.Random(request.seed), 0
    while ready and (rounds < MIN_ROUNDS or _is_time_left(runtime, start, request.seconds)):
        picked = list(ready)
        order.shuffle(picked)
        for number in picked:
            run, turns = ready[number]
            wall, own, busy = _timed(runtime, run, turns)
            say({"case": number, "round": rounds, "turns": turns,
                 "wall": wall, "own": own, "busy": busy})  # fmt: skip
        rounds += 1
    say({LAST: rounds})


def _is_time_left(runtime: Runtime, start: float, seconds: float) -> bool:
    return bool(runtime.agree(float(perf_counter() - start < seconds)))


def _turns(runtime: Runtime, run: Run, sample: float) -> int:
    """How many turns of a case take about the seconds of a sample."""
    run(1)
    turns = 1
    while True:
        seconds = runtime.agree(_timed(runtime, run, turns)[0])
        if seconds > sample / 3 or turns >= MAX_TURNS:
            return max(MIN_TURNS, min(MAX_TURNS, round(turns * sample / seconds)))
        turns = min(MAX_TURNS, max(2 * turns, round(turns * sample / 2 / seconds)))


def _timed(runtime: Runtime, run: Run, turns: int) -> tuple[float, float, float]:
    """Seconds of so many turns, of our processors' time in them, of all processors' time."""
    runtime.total(0.0)  # all processes begin together
    busy, own, start = busy_seconds(), process_time(), perf_counter()
    run(turns)
    mine = process_time() - own
    used = runtime.total(mine)  # and end together
    wall = perf_counter() - start
    return wall, used, busy_seconds() - busy if busy else used


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
    request = Request.read(argv[1])
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    runtime = make(request)
    is_first = os.environ.get("RANK", "0") == "0"

    def say(line: dict[str, Any]) -> None:
        if is_first:
            sys.stdout.write(json.dumps(line) + "\n")
            sys.stdout.flush()

    measure(runtime, request, say)
    runtime.close()


def _leave_with_parent() -> None:
    while os.read(0, 1):
        pass
    os._exit(1)
