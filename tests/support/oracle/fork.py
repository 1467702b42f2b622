"""A fork of an oracle's process for code that may abort: it costs less than a new process."""

from __future__ import annotations

import os
import pickle
import select
import signal
from collections.abc import Callable
from io import FileIO
from typing import Any, BinaryIO, NamedTuple

_SLOW_S = 50.0  # one answer: less than `oracles.TIMEOUT_S`, so that a fork ends with its process


class _Running(NamedTuple):
    pid: int
    questions: FileIO
    answers: BinaryIO


class Fork:
    """A function whose calls run in a fork of this process, made anew after it died."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._running: _Running | None = None

    def __call__(self, *args: Any) -> Any:
        """What the function returns; None when the fork died or took too long.

        Raises RuntimeError with the text of what the function raises.
        """
        running = self._running = self._running or self._fork()
        try:
            running.questions.write(pickle.dumps(args))
            if not select.select([running.answers], [], [], _SLOW_S)[0]:
                raise EOFError
            is_ok, value = pickle.load(running.answers)
        except (EOFError, BrokenPipeError, pickle.UnpicklingError):
            self.stop()
            return None
        if not is_ok:
            raise RuntimeError(value)
        return value

    def stop(self) -> None:
        """End the fork."""
        if self._running is not None:
            os.kill(self._running.pid, signal.SIGKILL)
            os.waitpid(self._running.pid, 0)
            self._running.questions.close()
            self._running.answers.close()
            self._running = None

    def _fork(self) -> _Running:
        asked, asking = os.pipe()
        answered, answering = os.pipe()
        pid = os.fork()
        if not pid:
            try:
                os.dup2(asked, 0)
                os.dup2(answering, 1)
                os.closerange(3, os.sysconf("SC_OPEN_MAX"))  # pipes of others end with them
                self._serve()
            finally:
                os._exit(0)
        os.close(asked)
        os.close(answering)
        return _Running(pid, FileIO(asking, "w"), os.fdopen(answered, "rb"))

    def _serve(self) -> None:
        """Answer until the other side is gone."""
        with os.fdopen(0, "rb") as questions, os.fdopen(1, "wb") as answers:
            while True:
                args = pickle.load(questions)
                try:
                    said: tuple[bool, Any] = (True, self._function(*args))
                except Exception as fault:
                    said = (False, f"{type(fault).__name__}: {fault}")
                pickle.dump(said, answers)
                answers.flush()
