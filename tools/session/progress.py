"""Progress on stderr: a line per finished phase; on a terminal, also the current one."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import TextIO

from shardwright.tools.session.session import Session

_ERASE = "\r\x1b[K"
_STEP_S = 0.1  # seconds between two updates of the live line


class Progress:
    """The lines of one tool. Live updates appear on a terminal only."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._is_live = stream.isatty()
        self._name = ""
        self._last = 0.0

    @contextmanager
    def phase(self, name: str) -> Generator[None]:
        """Show a phase while it runs, and its seconds when it is done."""
        self._name, start = name, perf_counter()
        self._live(f"{name} ...")
        try:
            yield
        except BaseException:
            self._live("")
            raise
        self._live("")
        self._stream.write(f"{name}: {perf_counter() - start:.1f} s\n")
        self._stream.flush()

    def at(self, done: int, total: int) -> None:
        """Update the live line: `done` of `total` steps of this phase."""
        self.say(f"{done} of {total}")

    def say(self, text: str) -> None:
        """Update the live line: how far this phase is, in words."""
        if self._is_live and perf_counter() - self._last >= _STEP_S:
            self._last = perf_counter()
            self._live(f"{self._name}: {text}")

    def _live(self, text: str) -> None:
        if self._is_live:
            self._stream.write(_ERASE + text)
            self._stream.flush()


@dataclass
class Phases:
    """Progress whose phases are also noted for a crash."""

    session: Session
    progress: Progress

    def phase(self, name: str) -> AbstractContextManager[None]:
        """Show a phase while it runs."""
        self.session.phase = name
        return self.progress.phase(name)

    def at(self, done: int, total: int) -> None:
        """Update the live line."""
        self.progress.at(done, total)
