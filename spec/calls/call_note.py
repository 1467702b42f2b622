"""What `plan.call` holds: spellings of a custom call, the modules they need, its flops."""

from __future__ import annotations

from math import isfinite

from shardwright.spec.attributes import Array, Attribute, Attrs, Float, Int, String
from shardwright.spec.calls.given_spelling import module_problem, spelling_problem

SPELLED = ("jax", "torch")
_MOST = 1e15  # operations per element


def modules_of(found: Attrs) -> tuple[str, ...]:
    """The modules that spellings import."""
    listed = found.get("modules")
    items = listed.items if isinstance(listed, Array) else ()
    return tuple(item.value for item in items if isinstance(item, String))


def number(value: Attribute | None) -> float | None:
    """A number that is finite; None for anything else."""
    if isinstance(value, Int):
        return float(value.value)
    try:
        found = float(value.text) if isinstance(value, Float) else None
    except ValueError:
        return None
    return found if found is not None and isfinite(found) else None


def call_problem(value: Attribute) -> str:
    """What is wrong with a `plan.call`; "" where nothing is."""
    if not isinstance(value, Attrs):
        return "expected a dictionary"
    listed = value.get("modules")
    if listed is not None and not (
        isinstance(listed, Array) and all(isinstance(item, String) for item in listed)
    ):
        return "modules: expected an array of strings"
    for name in modules_of(value):
        if why := module_problem(name):
            return f"modules: {why}"
    flops = value.get("flops")
    rate = number(flops)
    if flops is not None and (rate is None or not 0 <= rate < _MOST):
        return f"flops: expected a number that is not negative, got {flops}"
    for target in SPELLED:
        text = value.get(target)
        if text is None:
            continue
        if not isinstance(text, String):
            return f"{target}: expected a string, got {text}"
        if why := spelling_problem(text.value, target, modules_of(value)):
            return f"{target}: {why}"
    known = ("jax", "torch", "flops", "modules")
    odd = next((key for key, _ in value.items_tuple if key not in known), "")
    return f"{odd!r} is no field, expected {', '.join(known)}" if odd else ""
