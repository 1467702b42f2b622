"""Why a script failed, from its exit code and what it and its launcher said."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path
from typing import NamedTuple

from shardwright.ir.errors import Place, ProgramError, error
from shardwright.spec.machines.number_words import byte_count

# The line that says why: a script's refusal, else a Python error; launchers put ranks before them.
_RANK = re.compile(r"\[(?:rank|default)?(\d+)\]:\s*|rank (\d+): ")
_CAUSE = re.compile(r"error: |(?=[\w.]*(Error|Exception|Interrupt)\b:?)")
_ENDED = re.compile(r"^\s*rank\s*: (\d+).*\n\s*exitcode\s*: (-?\d+)", re.MULTILINE)
_LAUNCHER = "ChildFailedError"
_ROOT = "Root Cause (first observed failure)"
# What a rank says when another is gone, and what any says that gets no memory.
_LOST = re.compile(
    r"closed by peer|reset by peer|broken pipe|connection refused|lost another rank", re.IGNORECASE
)
_FULL = re.compile(
    r"out of memory|can't allocate memory|cannot allocate memory|MemoryError|bad_alloc"
)
_SIGNALS = (signal.SIGKILL, signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS, signal.SIGILL)
_SHELL = 128  # shells add it to the number of a signal
KEPT = "--keep DIR keeps the script, its inputs and what it said"


class Ended(NamedTuple):
    """A process that failed: its rank (-1: the only one) and exit code, negative by a signal."""

    rank: int
    code: int

    @property
    def signal(self) -> int:
        """The number of the signal that ended it; 0 for none."""
        number = -self.code if self.code < 0 else self.code - _SHELL
        return number if number in _SIGNALS else 0


def failure(target: str, code: int, said: str, devices: int, needed: int) -> ProgramError:
    """The error of a script that failed. `needed`: bytes that all devices hold, if known."""
    ended, cause = _cause(code, said)
    place = Place(f"step_{target}.py")
    who = f"rank {ended.rank} of the {target} script" if ended.rank >= 0 else f"the {target} script"
    if ended.signal == signal.SIGKILL:
        why = f"most likely because memory ran out: {_memory(devices, needed)}"
        message = f"{who} was killed by the system (SIGKILL), {why}"
        return error(message, place, help=_smaller(target))
    if ended.signal:
        name = signal.Signals(ended.signal).name
        return error(f"{who} was ended by {name}", place, help=KEPT)
    message = f"the {target} script failed with exit code {code}: {cause}"
    if _FULL.search(cause):
        return error(f"{message}; {_memory(devices, needed)}", place, help=_smaller(target))
    return error(message, place, help=KEPT)


def _cause(code: int, said: str) -> tuple[Ended, str]:
    """The process that failed first, and the line that says why."""
    rows = [Ended(int(rank), int(found)) for rank, found in _ENDED.findall(said)]
    if not rows:
        ended = Ended(-1, code)
        return ended, _line(said, ended)
    before, _, root = said.rpartition(_ROOT)
    (first,) = [Ended(int(a), int(b)) for a, b in _ENDED.findall(root)[:1]] or rows[:1]
    cause = _line(before, first)
    others = [row for row in rows if row != first and row.signal]
    if not first.signal and others and _LOST.search(cause):
        return others[0], cause
    return first, cause


def _line(said: str, ended: Ended) -> str:
    """The line in which a process says why it failed, else the first in which any does."""
    refusals: list[str] = []
    own: list[str] = []
    others: list[str] = []
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    for line in lines:
        match = _RANK.match(line)
        text = line[match.end() :] if match else line
        found = _CAUSE.match(text)
        if found is None or _LAUNCHER in text:
            continue
        rank = int(match[1] or match[2]) if match else -1
        where = refusals if found[0] else own if rank == ended.rank else others
        where.append(text[found.end() :])
    # The last of a chain of Python errors is the one that ended the process.
    told = [*refusals, *reversed(own), *(one for one in others if not _LOST.search(one))]
    cause = next((one for one in told if not _LOST.search(one)), told[0] if told else "")
    nothing = "it said nothing"
    return cause or (lines[-1] if lines and ended.rank < 0 else nothing)


def _memory(devices: int, needed: int) -> str:
    """What the machine has and the program needs."""
    has = f"this machine has {byte_count(machine_bytes())}"
    if not needed:
        return has
    return f"{has}, arguments and results of {devices} devices alone are {byte_count(needed)}"


def _smaller(target: str) -> str:
    return (
        f"leave it out (--skip {target}), or verify with a smaller batch, fewer layers or devices"
    )


def machine_bytes() -> int:
    """Memory of this machine, or the part of it that its processes may use."""
    whole = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    try:
        limit = Path("/sys/fs/cgroup/memory.max").read_text(encoding="ascii").strip()
    except OSError:
        return whole
    return min(whole, int(limit)) if limit.isdigit() else whole
