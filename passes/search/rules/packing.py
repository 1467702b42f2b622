"""Weights that hold several side by side in one dim: queries, keys and values of attention."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shardwright.passes.search.rules.weight_products import Product
from shardwright.passes.search.rules.written_out import Class, Flow, Node, Step
from shardwright.spec.factors import Kind


def with_packs(flow: Flow, products: Sequence[Product]) -> list[Product]:
    """The products, those that make nothing which another contracts with what parts of it are."""
    contracted = {root: None for one in products for root in one.contracts}
    users: dict[Node, list[Step]] = {}
    for step in flow.steps:
        for node in dict.fromkeys(step.ins):
            users.setdefault(node, []).append(step)
    found: list[Product] = []
    for one in products:
        is_whole = one.makes and one.makes.keys().isdisjoint(contracted)
        packs = _parts(flow, one, users, contracted) if is_whole else ()
        found.append(one._replace(packs=dict.fromkeys(packs)))
    return found


def _parts(
    flow: Flow, one: Product, users: dict[Node, list[Step]], contracted: dict[Class, None]
) -> Iterable[Class]:
    """Classes that products contract, of parts of a result: as views of it come to have them."""
    waiting, seen = [*one.step.outs], dict[Node, None]()
    before = set(flow.roots(one.step.outs[0]))
    while waiting:
        node = waiting.pop()
        if node in seen:
            continue
        seen[node] = None
        roots = [k for k in flow.roots(node) if k in contracted and k not in before]
        yield from roots[:1]
        if not roots:
            waiting += (
                k for step in users.get(node, ()) if _is_view(flow, step) for k in step.outs
            )


def _is_view(flow: Flow, step: Step) -> bool:
    """Whether an op gives elements of its operand, one by one, and no more than there were."""
    rule = step.op.sig.blocks
    if step.is_same:
        return True
    if rule is None or step.op.sig.adds_up or Kind.REDUCTION in rule.kinds:
        return False
    sizes = [flow.values[node].tensor.count for node in step.ins if flow.shape(node)]
    return bool(sizes) and all(flow.values[out].tensor.count <= max(sizes) for out in step.outs)
