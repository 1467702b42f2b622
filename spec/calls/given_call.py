"""What a user says of a target: `plan.call`, which stands on the op beside its sharding rule."""

from __future__ import annotations

from dataclasses import replace
from math import prod

from shardwright.spec.attributes import Attrs, String
from shardwright.spec.calls.call_note import call_problem, number
from shardwright.spec.calls.given_spelling import operands_of
from shardwright.spec.factors import Rule
from shardwright.spec.op import Sig
from shardwright.spec.plan import CALL


def given(sig: Sig) -> Attrs:
    """What stands on the op; nothing where that is not what it should be."""
    found = sig.hints.notes.get(CALL)
    return found if isinstance(found, Attrs) and not call_problem(found) else Attrs()


def given_spelling(sig: Sig, target: str) -> str:
    """The expression in `jax` or `torch`; "" without one, or for another number of operands."""
    found = given(sig).get(target)
    text = found.value if isinstance(found, String) else ""
    return text if operands_of(text) <= len(sig.ins) else ""


def given_flops(sig: Sig) -> float:
    """Operations of the call: so many for each element of the first result."""
    count = prod(sig.out_shape(0)) if sig.outs else 0
    return (number(given(sig).get("flops")) or 0.0) * count


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
