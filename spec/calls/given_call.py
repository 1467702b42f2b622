"""What a user says of a target: `plan.call`, which stands on the op beside its sharding rule."""

from __future__ import annotations

from dataclasses import replace
from math import isfinite, prod

from shardwright.spec.attributes import Array, Attribute, Attrs, Float, Int, String
from shardwright.spec.calls.given_spelling import module_problem, operands_of, spelling_problem
from shardwright.spec.factors import Rule
from shardwright.spec.op import Sig

NOTE = "plan.call"
SPELLED = ("jax", "torch")
_MOST = 1e15  # operations per element


def given(sig: Sig) -> Attrs:
    """What stands on the op; nothing where that is not what it should be."""
    found = sig.hints.notes.get(NOTE)
    return found if isinstance(found, Attrs) and not call_problem(found) else Attrs()


def given_spelling(sig: Sig, target: str) -> str:
    """The expression in `jax` or `torch`; "" without one, or for another number of operands."""
    found = given(sig).get(target)
    text = found.value if isinstance(found, String) else ""
    return text if operands_of(text) <= len(sig.ins) else ""


def given_flops(sig: Sig) -> float:
    """Operations of the call: so many for each element of the first result."""
    count = prod(sig.out_shape(0)) if sig.outs else 0
    return (_number(given(sig).get("flops")) or 0.0) * count


def fitted(rule: Rule, sig: Sig) -> Rule:
    """The rule with the sizes of this op: a dim's first factor has what the others leave."""
    sizes = list(rule.sizes)
    shapes = [sig.shape(k) for k in range(len(sig.ins))]
    shapes += [sig.out_shape(k) for k in range(len(sig.outs))]
    for tensor, shape in zip(rule.tensors, shapes, strict=False):
        for factors, size in zip(tensor, shape, strict=False):
            if factors:
                rest = prod(rule.sizes[f] for f in factors[1:])
                sizes[factors[0]] = max(1, size // max(1, rest))
    return replace(rule, sizes=tuple(sizes))


def modules_of(found: Attrs) -> tuple[str, ...]:
    """The modules that spellings import."""
    listed = found.get("modules")
    items = listed.items if isinstance(listed, Array) else ()
    return tuple(item.value for item in items if isinstance(item, String))


def _number(value: Attribute | None) -> float | None:
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
    rate = _number(flops)
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
