"""What a search may spend."""

from __future__ import annotations

import math
from dataclasses import dataclass

from shardwright.ir.errors import ProgramError, error
from shardwright.ir.exit_codes import USAGE

UNLIMITED = math.inf


class BudgetSpent(Exception):
    """A search has spent what it may; the evaluator holds the best plan so far."""


@dataclass(frozen=True)
class Budget:
    """Evaluations of whole plans, and seconds as a cut-off: results follow from the evaluations."""

    evals: float = UNLIMITED
    seconds: float = UNLIMITED

    @staticmethod
    def parse(text: str) -> Budget:
        """`1000` evaluations or `30s`. Raises ProgramError for anything else."""
        number, is_time = (text[:-1], True) if text.endswith("s") else (text, False)
        try:
            value = float(number)
        except ValueError:
            raise _wrong(text) from None
        if not 0 <= value < math.inf:
            raise _wrong(text)
        return Budget(seconds=value) if is_time else Budget(evals=value)


def _wrong(text: str) -> ProgramError:
    message = f"a budget is '{text}', expected evaluations such as 1000, or seconds such as 30s"
    return error(message, help="write --budget 1000, or --budget 30s", code=USAGE)
