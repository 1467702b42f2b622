"""What a method says of its plan by its own objective, with what no plan of its space is below.

Exact searches say so themselves. The plans of methods that take one level after another, or whose
eliminations are not exact, are held to the optimum of the same objective over the same choices.
Rules of layouts have no objective.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import isfinite

from shardwright.passes.search.kernels.layer_types import TYPES
from shardwright.passes.search.methods.message_passing_search import Messages
from shardwright.passes.search.planning.flat_walks import flat_problem
from shardwright.passes.search.planning.planned import Plan
from shardwright.passes.search.planning.planners import on_rule_mesh
from shardwright.passes.search.planning.spaces import Space
from shardwright.passes.search.planning.tried_plans import OwnWords
from shardwright.passes.search.planning.typed_bounds import least_elements
from shardwright.passes.search.problem.layer_blocks import LayerLevels
from shardwright.passes.search.problem.layers_of_programs import layers_of
from shardwright.passes.search.problem.own_costs import plain_only
from shardwright.passes.search.problem.problem import Problem
from shardwright.passes.search.problem.solve import solve
from shardwright.passes.search.rules import LAYERED, TypedLayers
from shardwright.passes.search.rules.typed_layers import levels_of

UNIT = "elements"
TOGETHER = "all levels together"
OF_LAYERS = "the same layers, all joins exact"


def own_words(plan: Plan) -> OwnWords | None:
    """None of rules of layouts, and of plans that no search made."""
    name = plan.planner.name
    if name in LAYERED:
        return _of_types(plan, LAYERED[name])
    own = plan.tried.own
    if own is None or own.bound is not None or name not in _COUNTERPARTS:
        return own
    counterpart, kind = _COUNTERPARTS[name]
    task = plan.task
    space = Space(plan.tried.mesh, lambda: task.on(plan.tried.mesh), task.target, task.script)
    bound = counterpart(space.program.problem)
    return own if bound is None else replace(own, bound=bound, kind=kind)


def _of_types(plan: Plan, rule: TypedLayers) -> OwnWords:
    mesh = plan.tried.mesh
    module, symbol = on_rule_mesh(plan.task.module, mesh)
    found = rule.elements(module, symbol, mesh)
    total = sum(found.sent)
    least = least_elements(found.layers, levels_of(mesh), rule.types)
    info = {
        "types": " ".join(TYPES[: rule.types]), "layers": len(found.layers),
        "elements_by_level": ", ".join(f"{one:.10g}" for one in found.sent),
    }  # fmt: skip
    if least is None:
        return OwnWords(total, UNIT, None, info)
    return OwnWords(total, UNIT, least, info, TOGETHER)


def _least_of_layers(problem: Problem) -> float | None:
    return _least(layers_of(problem, problem.without_rows(), plain_only).problem)


def _least_of_levels(problem: Problem) -> float | None:
    layers = layers_of(problem, problem.without_rows(), plain_only)
    flat = flat_problem(LayerLevels(problem, layers), problem.axes)
    return None if flat is None else _least(flat)


def _least(problem: Problem) -> float | None:
    """What no plan of a problem is below."""
    bound = solve(Messages(), problem).found.lower_bound
    return bound if bound is not None and isfinite(bound) else None


_COUNTERPARTS: dict[str, tuple[Callable[[Problem], float | None], str]] = {
    "mindspore": (_least_of_layers, OF_LAYERS),
    "double-recursive": (_least_of_levels, TOGETHER),
}
