"""Verifies programs between passes: what the passes changed, or all of it."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from enum import Enum
from time import perf_counter

from shardwright.ir.core import Module
from shardwright.ir.errors import Diagnostic
from shardwright.ir.verify import Verification


@contextmanager
def timed(seconds: dict[str, float] | None, name: str) -> Generator[None]:
    """Add the seconds that a block takes to those of a name; None: nobody asks."""
    start = perf_counter()
    yield
    if seconds is not None:
        seconds[name] = seconds.get(name, 0.0) + perf_counter() - start


class Verify(Enum):
    """What of a program is verified after each pass; but for NOTHING, everything after the last."""

    NOTHING = "0"
    CHANGED = "1"
    EVERYTHING = "full"


class InvalidProgram(Exception):
    """Passes made a program that is invalid: a bug of theirs."""


class Checker:
    """Verifies the program of one run. `timing` collects seconds, as `Verifier`."""

    def __init__(self, module: Module, verify: Verify, timing: dict[str, float] | None) -> None:
        self.verify = verify
        self.timing = timing
        self._verification = Verification(module)

    def take(self, module: Module) -> None:
        """Another module is the program from now on."""
        self._verification = Verification(module)

    def after(self, name: str) -> InvalidProgram | None:
        """What is wrong behind a pass."""
        if self.verify is Verify.NOTHING:
            return None
        problems = self._found(everything=self.verify is Verify.EVERYTHING)
        if not problems:
            return None
        return InvalidProgram(f"the program is invalid after {name}: {problems[0].message}")

    def end(self) -> InvalidProgram | None:
        """What is wrong behind the last pass, and was not seen behind the one that did it."""
        if self.verify is not Verify.CHANGED:
            return None
        problems = self._found(everything=True)
        if not problems:
            return None
        return InvalidProgram(
            "the program is invalid at the end, by a change that a pass did not report "
            f"(--verify-each=full names it): {problems[0].message}"
        )

    def _found(self, everything: bool) -> list[Diagnostic]:
        with timed(self.timing, "Verifier"):
            verification = self._verification
            return verification.everything() if everything else verification.changed()
