"""Pairs of products: the first makes what the second contracts, so that devices can share both.

Classes of dims are looked at, not ops: of a class that some product of a weight makes and another
contracts, devices can each have a part where nothing else sums over it (no norm does, no scores).
Those between blocks, which come out of a pair and go into the next, are none.
"""

from __future__ import annotations

from collections.abc import Iterable

from shardwright.passes.search.rules.packing import with_packs
from shardwright.passes.search.rules.roles import Role, Roles
from shardwright.passes.search.rules.weight_products import (
    products_of,
    sources_of,
    summed_elsewhere,
)
from shardwright.passes.search.rules.written_out import Class, Flow, Node, Step
from shardwright.spec.factors import Kind


class Pairs:
    """What Megatron cuts of a program.

    products  those of weights, in program order
    inner     the classes between the products of pairs
    packed    classes, with sizes, of dims of weights that hold several inner ones side by side:
              devices' parts of these are no parts of those, and move to where they belong
    tables    classes of rows that are looked up, and of logits that are compared with labels
    """

    def __init__(self, flow: Flow, roles: Roles) -> None:
        self.flow, self.roles = flow, roles
        self.weights = sources_of(flow, roles)
        self.products = with_packs(flow, list(products_of(flow, roles, self.weights)))
        self._shared = {root: None for one in self.products for root in one.shares}
        self._summed = self._otherwise_summed()
        self.tables = self._tables()
        self.inner = self._inner()
        self.packed = dict.fromkeys(self._packed())

    def _packed(self) -> Iterable[tuple[Class, int]]:
        for one in self.products:
            if not self.inner.keys().isdisjoint(one.packs):
                out = one.step.outs[0]
                sizes = zip(self.flow.roots(out), self.flow.shape(out), strict=True)
                yield from ((root, size) for root, size in sizes if root in one.makes)

    def _inner(self) -> dict[Class, None]:
        """Classes between products; of two that a weight has, the one that is made first."""
        contracted = {root for one in self.products for root in one.contracts}
        barred = {*self.roles.rows, *self._summed, *self._shared, *self.tables}
        barred.update(self._of_inputs())
        barred.update(self._between_blocks())
        found: dict[Class, None] = {}
        for one in self.products:
            for root in (*one.makes, *one.packs):
                if root in contracted and root not in barred and self._is_free(root, found):
                    found[root] = None
        return found

    def _is_free(self, root: Class, taken: dict[Class, None]) -> bool:
        """Whether no product has the class together with one that is cut already, or twice."""
        for one in self.products:
            has = [*one.contracts, *one.makes, *one.packs]
            if root in has and (has.count(root) > 1 or any(k in taken for k in has if k != root)):
                return False
        return True

    def _of_inputs(self) -> Iterable[Class]:
        flow = self.flow
        for number in self.roles.numbers(Role.INPUT):
            yield from flow.roots(flow.args[number])

    def _between_blocks(self) -> dict[Class, None]:
        """Classes that a product contracts to make what, further on, a product makes them of."""
        contracting: dict[Class, int] = {}
        bits: dict[int, int] = {}
        makers: dict[int, list[Class]] = {}
        seen: set[tuple[int, tuple[Class, ...], tuple[Class, ...]]] = set()
        for one in self.products:
            key = one.weight, tuple(one.contracts), tuple(one.makes)
            if key in seen:  # layers that share a weight
                continue
            seen.add(key)
            bit = 1 << len(bits)
            bits[one.step.outs[0]] = bit
            makers[one.step.outs[0]] = [*one.makes, *one.packs]
            for root in one.contracts:
                contracting[root] = contracting.get(root, 0) | bit
        found: dict[Class, None] = {}
        above: dict[Node, int] = {}
        for step in self.flow.steps:
            before = 0
            for node in step.ins:
                before |= above.get(node, 0)
            for out in step.outs:
                for root in makers.get(out, ()):
                    if before & contracting.get(root, 0):
                        found[root] = None
                above[out] = before | bits.get(out, 0)
        return found

    def _otherwise_summed(self) -> dict[Class, None]:
        """Classes that ops without a weight sum over, row by row."""
        return summed_elsewhere(self.flow, self.roles, self.weights)

    def _tables(self) -> dict[Class, None]:
        """Vocabularies: rows of weights that the batch picks, and what last products make and the
        batch picks from, or compares with numbers that count.
        """
        last = {root for one in self.products for root in one.makes}
        last.difference_update(root for one in self.products for root in one.contracts)
        barred = {*self._of_inputs(), *self._shared}
        found: dict[Class, None] = {}
        for step in self.flow.steps:
            is_weight = any(node in self.weights for node in step.ins)
            picked = [k for k in self._looked_up(step) if is_weight or k in last]
            counted = _counted(self.flow, step)
            for root in (*picked, *([counted] if counted in last else [])):
                if root not in barred and self._is_free(root, found):
                    found[root] = None
        return found

    def _looked_up(self, step: Step) -> list[Class]:
        """Classes of rows of a weight, or of what a product makes, that the batch picks from."""
        sig, rule = step.op.sig, None if step.is_same else step.op.sig.blocks
        if rule is None or not sig.adds_up or sig.flops:
            return []
        if not any(self.roles.is_activation[out] for out in step.outs):
            return []
        factors = self.flow.factors(step).items()
        return [root for f, root in factors if rule.kinds[f] is Kind.REDUCTION]


def _counted(flow: Flow, step: Step) -> Class:
    """The class of the dim along which an op counts; -1 for others."""
    given = step.op.attrs.get("iota_dimension")
    dim = getattr(given, "value", None)
    return flow.root(step.outs[0], dim) if isinstance(dim, int) and step.outs else -1
