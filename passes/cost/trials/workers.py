"""Does one job many times, in processes that begin as copies of this one.

What comes of a job must follow from its number alone: then the answer is the same for any number
of processes.
"""

from __future__ import annotations

import multiprocessing
import warnings
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, TypeVar

T = TypeVar("T")


def spread(
    work: Callable[[int], T],
    count: int,
    jobs: int,
    heard: Callable[[int, T], None] | None = None,
    *,
    in_runs: bool = False,
) -> list[T]:
    """What `work` gives for 0 .. `count` - 1, which must be picklable.

    `heard` is told of each as soon as it is there, in any order. `in_runs`: a process takes numbers
    that follow one another, instead of every so many. Where processes cannot be copied, or one of
    them dies, this one does what is left. On Ctrl-C copies end at once.
    """
    jobs = min(jobs, count)
    found: dict[int, T] = {}

    def note(number: int, result: T) -> None:
        found[number] = result
        if heard is not None:
            heard(number, result)

    if jobs > 1 and "fork" in multiprocessing.get_all_start_methods():
        _copied(work, _shares(count, jobs, in_runs), note)
    for number in range(count):
        if number not in found:
            note(number, work(number))
    return [found[number] for number in range(count)]


class Ahead(Generic[T]):
    """A job that a copy of this process does, while this one goes on. To be stopped at the end."""

    def __init__(self, work: Callable[[], T]) -> None:
        self.work = work
        self._begun: tuple[BaseProcess, Connection[Any, Any]] | None = None
        if "fork" in multiprocessing.get_all_start_methods():
            self._begun = _begun(lambda _: work(), range(1))

    def answer(self) -> T:
        """What the job gives, which must be picklable: done here where the copy did not do it."""
        if self._begun is not None:
            with suppress(EOFError):
                return self._begun[1].recv()[1]
        return self.work()

    def stop(self) -> None:
        """End the copy, done or not."""
        if self._begun is not None:
            process, answer = self._begun
            process.terminate()
            answer.close()
            process.join()


def _begun(work: Callable[[int], Any], share: range) -> tuple[BaseProcess, Connection[Any, Any]]:
    """A copy of this process that does a share, and where its answers come."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_do, args=(work, share, theirs), daemon=True)
    with warnings.catch_warnings():  # of threads of other packages: copies use none
        warnings.simplefilter("ignore")
        process.start()
    theirs.close()
    return process, ours


def _shares(count: int, jobs: int, in_runs: bool) -> list[range]:
    if not in_runs:
        return [range(k, count, jobs) for k in range(jobs)]
    ends = [k * count // jobs for k in range(jobs + 1)]
    return [range(*pair) for pair in pairwise(ends)]


def _copied(
    work: Callable[[int], T], shares: Sequence[range], note: Callable[[int, T], None]
) -> None:
    answers: list[Connection[Any, Any]] = []
    started: list[BaseProcess] = []
    try:
        for share in shares:
            process, answer = _begun(work, share)
            answers.append(answer)
            started.append(process)
        _hear(answers, note)
    except BaseException:
        for process in started:
            process.terminate()
        raise
    finally:
        for answer in answers:
            answer.close()
        for process in started:
            process.join()


def _hear(answers: Sequence[Connection[Any, Any]], note: Callable[[int, T], None]) -> None:
    """Take what copies send until all of them are done, or dead: then their share is left."""
    left = list(answers)
    while left:
        for answer in wait(left):
            assert isinstance(answer, Connection)
            try:
                number, result = answer.recv()
            except EOFError:
                left.remove(answer)
            else:
                note(number, result)


def _do(work: Callable[[int], T], share: range, answer: Connection[Any, Any]) -> None:
    with suppress(KeyboardInterrupt):  # the first process says so
        for number in share:
            answer.send((number, work(number)))
    answer.close()
