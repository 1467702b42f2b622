"""Results of a step in stages that other groups of devices read as arguments of the next step."""

from __future__ import annotations

from shardwright.ir.analysis.local_plan import Plan, axis_names
from shardwright.ir.analysis.staged_step import StagedStep
from shardwright.ir.core import Value


def handed_on(step: StagedStep, plan: Plan) -> dict[Value, Value]:
    """By result that takes the place of an argument which other groups read, too, that argument.

    `plan`: of the closed program. Results that are cut as the argument is where they are made.
    """
    found = dict[Value, Value]()
    axes = {v: one.axes for v, one in zip(step.results, plan.results, strict=True)}
    taken = {v: one.axes for v, one in zip(plan.main.args, plan.args, strict=True)}
    for value, arg in step.updated.items():
        if value not in step.homes:
            continue
        home = step.places[step.homes[value]]
        laid = step.laid.get((arg, home))
        own = taken[arg] if laid is None else axis_names(laid.sharding)
        if axes[value] == own and readers_of(step, arg) - {home}:
            found[value] = arg
    return found


def readers_of(step: StagedStep, value: Value) -> set[int]:
    """The groups of devices that take a value."""
    return {step.places[one.stage] for one in step.pieces if value in one.takes}
