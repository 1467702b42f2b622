"""Holds a verb's program to the limits that it states."""

from __future__ import annotations

from shardwright.ir.core import Module
from shardwright.ir.exit_codes import DONE, VIOLATED
from shardwright.passes.cost.liveness.scripts import DEFAULT
from shardwright.passes.cost.trials.compile import Compiled, compiled
from shardwright.passes.explain.limits.broken_limits import Held
from shardwright.passes.explain.limits.stated_limits import limited_target, limits_of
from shardwright.tools.session.session import Session


def held(session: Session, program: Module, made: Compiled, script: str = DEFAULT) -> int:
    """Report the limits that are broken: exit code 3, or 0 where all are kept.

    Raises ProgramError with exit code 2 where limits on seconds have no cluster.
    """
    program = made.local if limits_of(program) is None else program
    if limits_of(program) is None:
        return DONE
    session.phase = "limits"
    target = limited_target(program, made.target)
    if target is not made.target:
        made = compiled(program, target)
    problems = Held(program, made, script).broken()
    session.report(problems)
    return VIOLATED if problems else DONE
