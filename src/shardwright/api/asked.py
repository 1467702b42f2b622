"""What planners are given from Python, as their options spell it."""

from __future__ import annotations

from math import inf

from shardwright.ir.errors import error
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.search.problem.budgets import Budget
from shardwright.spec.machines.units import BadQuantity, quantity


def bytes_of(memory_limit: str | float | None) -> float:
    """Bytes of a device: a number, `"40GB"`, or no limit. Raises ProgramError for other words."""
    if memory_limit is None:
        return inf
    if not isinstance(memory_limit, str):
        return float(memory_limit)
    try:
        return quantity(memory_limit, "bytes")
    except BadQuantity as bad:
        raise error(f"memory_limit: {bad}", help=bad.help, code=USAGE) from None


def budget_of(found: str | int | None) -> Budget:
    """Evaluations, `"30s"`, or what a search takes. Raises ProgramError for other words."""
    return Budget() if found is None else Budget.parse(str(found))
