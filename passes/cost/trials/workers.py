"""Does one job many times, in processes that begin as copies of this one.

What comes of a job must follow from its number alone: then the answer is the same for any number
of processes.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import TypeVar

T = TypeVar("T")


def spread(work: Callable[[int], T], count: int, jobs: int) -> list[T]:
    """What `work` gives for 0 .. `count` - 1, which must be picklable.

    Where processes cannot be copied, or one of them dies, this one does what is left.
    """
    jobs = min(jobs, count)
    found: dict[int, T] = {}
    if jobs > 1 and "fork" in multiprocessing.get_all_start_methods():
        found = _copied(work, [range(k, count, jobs) for k in range(jobs)])
    return [found[number] if number in found else work(number) for number in range(count)]


def _copied(work: Callable[[int], T], shares: Sequence[range]) -> dict[int, T]:
    context = multiprocessing.get_context("fork")
    found: dict[int, T] = {}
    started: list[tuple[multiprocessing.process.BaseProcess, Connection]] = []
    for share in shares:
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_do, args=(work, share, theirs), daemon=True)
        process.start()
        theirs.close()
        started.append((process, ours))
    for process, ours in started:
        try:
            found.update(ours.recv())
        except EOFError:
            pass  # it died: its share is left
        finally:
            ours.close()
            process.join()
    return found


def _do(work: Callable[[int], T], share: range, answer: Connection) -> None:
    answer.send([(number, work(number)) for number in share])
    answer.close()
