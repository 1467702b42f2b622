"""All products that a weight takes part in: the forward one, and those that take gradients back.

Of Y = X W, with W [contracts, makes]: `forward` makes Y, `input` the gradient of X (of dY and W),
`weight` that of W (of X and dY). A lookup is the product of a one-hot matrix and its table: its
rows are contracted, and it has no gradient of X.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from shardwright.passes.search.rules.makers import makers_of
from shardwright.passes.search.rules.roles import Role, Roles
from shardwright.passes.search.rules.weight_products import (
    Product,
    product_at,
    products_of,
    sources_of,
)
from shardwright.passes.search.rules.written_out import Flow, Node, Step
from shardwright.spec.factors import Kind


class Part(Enum):
    """Which of the three products of a weight."""

    FORWARD = "forward"
    INPUT = "input"
    WEIGHT = "weight"


class Use(NamedTuple):
    """A product, the forward product of its weight, and which of its three it is."""

    step: Step
    product: Product
    part: Part


def uses_of(flow: Flow, roles: Roles) -> list[Use]:
    """The uses of weights, in program order."""
    weights = sources_of(flow, roles)
    products = [*products_of(flow, roles, weights), *_lookups(flow, roles, weights)]
    forward = {one.step.outs[0]: one for one in products}
    own: dict[int, list[Product]] = {}
    for one in products:
        own.setdefault(one.weight, []).append(one)
    gradients = dict(_gradients(flow, roles, own))
    found: list[Use] = []
    for step in flow.steps:
        if step.is_same or not step.outs:
            continue
        out = step.outs[0]
        if out in forward:
            found.append(Use(step, forward[out], Part.FORWARD))
        elif out in gradients:
            found.append(Use(step, gradients[out], Part.WEIGHT))
        elif back := _taken_back(flow, roles, weights, own, step):
            found.append(Use(step, back, Part.INPUT))
    return found


def _taken_back(
    flow: Flow, roles: Roles, weights: dict[Node, int], own: dict[int, list[Product]], step: Step
) -> Product | None:
    """The forward product whose result a product of its weight contracts."""
    if not step.op.sig.is_contraction or len(step.ins) != 2:
        return None
    one = product_at(flow, roles, weights, step)
    for product in own.get(one.weight, ()) if one is not None else ():
        assert one is not None
        if one.contracts.keys() == product.makes.keys():
            return product
    return None


def _lookups(flow: Flow, roles: Roles, weights: dict[Node, int]) -> Iterator[Product]:
    """Rows of weights that the batch picks."""
    for step in flow.steps:
        rule = None if step.is_same else step.op.sig.blocks
        if rule is None or not step.op.sig.adds_up or step.op.sig.flops:
            continue
        own = next((k for k, node in enumerate(step.ins) if node in weights), -1)
        if own < 0 or not roles.is_activation[step.outs[0]]:
            continue
        factors = flow.factors(step).items()
        summed = {root: None for f, root in factors if rule.kinds[f] is Kind.REDUCTION}
        held = {f for dim in rule.operands[own] for f in dim}
        made = {r: None for f, r in factors if f in held and rule.kinds[f] is Kind.PASS}
        if summed:
            yield Product(step, weights[step.ins[own]], summed, made, {}, {})


def _gradients(
    flow: Flow, roles: Roles, own: dict[int, list[Product]]
) -> Iterator[tuple[Node, Product]]:
    """Results of products that are the gradient of a weight."""
    for number in roles.numbers(Role.PARAMETER):
        for node in roles.met.get(number, ()):
            for step in makers_of(flow, node, _is_sum_of_products):
                wide = {*flow.roots(step.outs[0])}
                for product in _alike_first(own.get(number, ()), step):
                    if wide >= {*product.contracts, *product.makes}:
                        yield step.outs[0], product
                        break


def _alike_first(products: Sequence[Product], step: Step) -> list[Product]:
    """Lookups first for what adds picked rows up, else products first: a tied table has both."""
    is_product = step.op.sig.is_contraction
    return sorted(products, key=lambda one: one.step.op.sig.is_contraction is not is_product)


def _is_sum_of_products(step: Step) -> bool:
    """Whether an op sums products, or adds rows up where they were picked."""
    sig = step.op.sig
    if step.is_same or sig.blocks is None:
        return False
    is_picked = sig.row is not None and not sig.is_elementwise and not sig.flops
    return sig.is_contraction or (is_picked and _adds_rows(step))


def _adds_rows(step: Step) -> bool:
    rule = step.op.sig.blocks
    assert rule is not None
    return bool(step.op.regions) and Kind.REDUCTION in rule.kinds and len(step.ins) == 3
