"""Products of activations and weights, and which of them are of the forward part."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

from shardwright.passes.search.rules.roles import Role, Roles
from shardwright.passes.search.rules.written_out import Class, Flow, Node, Step
from shardwright.spec.factors import Kind


class Product(NamedTuple):
    """A product of an activation and a weight, in the forward part.

    contracts, makes  classes of the weight's dims that it sums over, and that its result has
    shares            classes that both have: one weight per expert
    packs             classes of parts of what it makes, which lie side by side in one dim
    """

    step: Step
    weight: int
    contracts: dict[Class, None]
    makes: dict[Class, None]
    shares: dict[Class, None]
    packs: dict[Class, None]


def sources_of(flow: Flow, roles: Roles) -> dict[Node, int]:
    """By node that is made of parameters, and of no activation, the first of these."""
    found = {flow.args[number]: number for number in roles.numbers(Role.PARAMETER)}
    for step in flow.steps:
        source = next((found[node] for node in step.ins if node in found), None)
        if source is not None:
            found.update((out, source) for out in step.outs if not roles.is_activation[out])
    return found


def products_of(flow: Flow, roles: Roles, weights: dict[Node, int]) -> Iterable[Product]:
    """Products of weights but those that take back what the same weight made: its gradients."""
    made: dict[int, dict[Class, None]] = {}
    for step in flow.steps:
        if step.is_same or not step.op.sig.is_contraction or len(step.ins) != 2:
            continue
        one = product_at(flow, roles, weights, step)
        if one is None:
            continue
        before = made.setdefault(one.weight, {})
        if one.contracts.keys().isdisjoint(before) or one.contracts.keys() & one.makes.keys():
            before.update(one.makes)
            yield one


def product_at(flow: Flow, roles: Roles, weights: dict[Node, int], step: Step) -> Product | None:
    """The product of a weight and an activation that an op is; None for others."""
    is_weight = [node in weights and not roles.is_activation[node] for node in step.ins]
    if sum(is_weight) != 1 or not roles.is_activation[step.outs[0]]:
        return None
    own, other = (step.ins[k] for k in (is_weight.index(True), is_weight.index(False)))
    if not roles.is_activation[other]:
        return None
    rule = step.op.sig.blocks
    assert rule is not None
    at, beside = is_weight.index(True), is_weight.index(False)
    parts: tuple[dict[Class, None], ...] = ({}, {}, {})
    for factor, root in flow.factors(step).items():
        if not _has(rule.operands[at], factor):
            continue
        is_summed = rule.kinds[factor] is Kind.REDUCTION
        part = 0 if is_summed else 2 if _has(rule.operands[beside], factor) else 1
        parts[part][root] = None
    return Product(step, weights[own], *parts, {})


def summed_elsewhere(flow: Flow, roles: Roles, weights: Container[Node]) -> dict[Class, None]:
    """Classes that ops without a weight sum over, row by row: what norms and scores have."""
    found: dict[Class, None] = {}
    for step in flow.steps:
        rule = None if step.is_same else step.op.sig.blocks
        if rule is None or any(node in weights for node in step.ins):
            continue
        if any(roles.is_activation[out] for out in step.outs):
            factors = flow.factors(step).items()
            found.update((r, None) for f, r in factors if rule.kinds[f] is Kind.REDUCTION)
    return found


def _has(tensor: Sequence[Sequence[int]], factor: int) -> bool:
    return any(factor in dim for dim in tensor)
