"""Starts a script as the ranks of one machine, as `torchrun` does, but imports torch once for all:
ranks are forked. Run as a program: `ranks.py COUNT SCRIPT WORDS...`, exit code 1 if one fails.

Unlike torchrun it starts no rank anew and knows one machine. It knows nothing of shardwright.
"""

from __future__ import annotations

import atexit
import os
import runpy
import signal
import socket
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import NoReturn

Ended = tuple[int, int, int]  # rank, exit code (negative by a signal), process
_TOGETHER_S = 0.1  # ranks that end so soon behind the first that fails may be the cause
_GRACE_S = 5.0  # from being asked to end to being killed
_ENDING = (signal.SIGTERM, signal.SIGINT)


def launch(count: int) -> int | None:
    """Fork the ranks: None in each of them, the exit code in the launcher, once all have ended.

    A launcher that is asked to end (SIGTERM, SIGINT) ends its ranks first.
    """
    import_module("torch.distributed")
    address = {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(_free_port())}
    os.environ.update(address, WORLD_SIZE=str(count), LOCAL_WORLD_SIZE=str(count))
    running: dict[int, int] = {}
    try:
        # Signals wait until every rank is written down: none is left behind.
        signal.pthread_sigmask(signal.SIG_BLOCK, _ENDING)
        for rank in range(count):
            child = os.fork()
            if not child:
                running.clear()
                signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)
                os.environ.update(RANK=str(rank), LOCAL_RANK=str(rank))
                return None
            running[child] = rank
        signal.signal(signal.SIGTERM, _leave)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)
        failed = _watch(running)
    finally:
        _end(running)
    if failed:
        print(_table(failed), file=sys.stderr, flush=True)
    return int(bool(failed))


def _free_port() -> int:
    """A port for rank 0, looked for late: torch is there, so that it is taken at once."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _leave(number: int, frame: object) -> None:
    sys.exit(1)


def _watch(running: dict[int, int]) -> list[Ended]:
    """Wait until all ranks have ended, or one has failed; those that failed, first ones first."""
    failed: list[Ended] = []
    while running and not failed:
        failed += _reaped(running, 0) or []
    time.sleep(_TOGETHER_S if failed else 0)
    while running and (more := _reaped(running, os.WNOHANG)) is not None:
        failed += more
    return failed


def _reaped(running: dict[int, int], options: int) -> list[Ended] | None:
    """The next process to end, if it failed; None if none has ended."""
    child, status = os.waitpid(-1, options)
    if not child:
        return None
    rank, code = running.pop(child), os.waitstatus_to_exitcode(status)
    return [(rank, code, child)] if code else []


def _end(running: dict[int, int]) -> None:
    for child in running:
        os.kill(child, signal.SIGTERM)
    until = time.monotonic() + _GRACE_S
    while running and time.monotonic() < until:
        if _reaped(running, os.WNOHANG) is None:
            time.sleep(0.02)
    for child in running:
        os.kill(child, signal.SIGKILL)
    while running:
        _reaped(running, 0)


def _table(failed: list[Ended]) -> str:
    """What torchrun prints of ranks that failed, without its frame."""
    rows = [
        f"  rank      : {rank}\n  exitcode  : {code} (pid: {pid})" for rank, code, pid in failed
    ]
    return "\n".join(["Failures:", *rows[1:], "Root Cause (first observed failure):", rows[0]])


def _end_well() -> NoReturn:
    """End a rank as `multiprocessing` ends forks: what was imported before is not taken apart,
    which takes half a second of every rank.
    """
    atexit._run_exitfuncs()  # pyright: ignore[reportPrivateUsage]
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


if __name__ == "__main__":
    _count, _script = int(sys.argv[1]), sys.argv[2]
    sys.argv, sys.path[0] = sys.argv[2:], str(Path(_script).resolve().parent)
    _code = launch(_count)
    if _code is not None:
        sys.exit(_code)
    try:
        runpy.run_path(_script, run_name="__main__")
    except SystemExit as _end_of_script:
        if _end_of_script.code:
            raise
    _end_well()
