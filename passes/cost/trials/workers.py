"""Does one job many times, in processes that begin as copies of this one.

What comes of a job must follow from its number alone: then the answer is the same for any number
of processes.
"""

from __future__ import annotations

import multiprocessing
import warnings
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

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
    answers: list[Connection[Any, Any]] = []
    started: list[BaseProcess] = []
    for share in shares:
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_do, args=(work, share, theirs), daemon=True)
        with warnings.catch_warnings():  # of threads of other packages: copies use none of these
            warnings.simplefilter("ignore")
            process.start()
        theirs.close()
        answers.append(ours)
        started.append(process)
    for answer, process in zip(answers, started, strict=True):
        with answer, suppress(EOFError):  # it died: its share is left
            found.update(answer.recv())
        process.join()
    return found


def _do(work: Callable[[int], T], share: range, answer: Connection[Any, Any]) -> None:
    with suppress(KeyboardInterrupt):  # the first process says so
        answer.send([(number, work(number)) for number in share])
    answer.close()
