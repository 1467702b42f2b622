"""Finds rematerializable values: those recomputed at each use, and the kept values they need.

That are values larger than what they are made of, single elements, also of tables of constants, and
what is made of nothing but constants, such as a mask.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from shardwright.passes.cost.kernels.dataflow import Flat, Node
from shardwright.spec.machines.op_work import Class, strides

_SPREAD_BY = (Class.LIGHT, Class.SPREAD, Class.SCALAR)


def needed_in_memory(flat: Flat) -> list[bool]:
    """By value whether somebody needs it as it is, not made again on the way.

    A product takes a tensor in any order of dims, so a permuted one need not be made.
    """
    needed = [False] * len(flat.producer)
    for value in flat.results:
        needed[value] = True
    for node in flat.nodes:
        work = node.work
        if work is not None and work.kind in _SPREAD_BY:
            continue
        is_product = work is not None and work.kind == Class.PRODUCT
        for value in node.ins:
            if not (is_product and _is_permuted(flat, value)):
                needed[value] = True
    for value in _permuted_products(flat):
        needed[value] = False
    return needed


def _permuted_products(flat: Flat) -> list[int]:
    """Results of products in the only order in which they are used: they are written so."""
    found: list[tuple[int, int]] = []
    for node in flat.nodes:
        if _is_permutation(node) and _is_product_result(flat, node.ins[0]):
            found.append((node.ins[0], node.outs[0]))
    if not found:
        return []
    uses = Counter([value for node in flat.nodes for value in node.ins] + flat.results)
    return [permuted for value, permuted in found if uses[value] == 1]


def _is_permutation(node: Node) -> bool:
    """True if a node gives its only operand in another order of dims."""
    work = node.work
    if work is None or work.kind != Class.SPREAD:
        return False
    return len(work.reads) == 1 and work.reads == work.writes


def _is_product_result(flat: Flat, value: int) -> bool:
    """True if a product makes a value."""
    maker = flat.producer[value]
    made = flat.nodes[maker].work if maker >= 0 else None
    return made is not None and made.product is not None


def _is_permuted(flat: Flat, value: int) -> bool:
    maker = flat.producer[value]
    work = flat.nodes[maker].work if maker >= 0 else None
    return work is not None and len(work.reads) == 1 and work.reads == work.writes


def permutes(flat: Flat, node: Node) -> bool:
    """True if a node gives its operand in another order of dims, so that neighbours are torn apart.

    A product gives it in any order.
    """
    is_torn = _is_permutation(node) and strides(node.op.sig)
    return is_torn and not _is_product_result(flat, node.ins[0])


def _is_constant_element(flat: Flat, node: Node, sources: tuple[int, ...]) -> bool:
    """True if a node takes one element of tables of constants, as devices do by their number."""
    tables = flat.tables
    if sources[0] not in tables or any([flat.count[value] != 1 for value in node.outs]):
        return False
    return all([source in tables for source in sources])


class Sources:
    """The kept values that each value is made from; every node is told which it reads.

    `again`: further nodes that are made wherever they are used.
    `is_virtual`: by node whether it is no kernel. `is_permuted`: by value whether it is made in
    another order of dims than what it is made from.
    """

    def __init__(self, flat: Flat, needed: list[bool]) -> None:
        self.again = frozenset[int]()
        self._of: list[tuple[int, ...]] = [(value,) for value in range(len(flat.producer))]
        self.is_virtual = [False] * len(flat.nodes)
        self.is_permuted = [False] * len(flat.producer)
        self._users: dict[int, list[int]] = {}
        self._tell(flat, needed, None)

    def make_again(self, flat: Flat, needed: list[bool], again: frozenset[int]) -> None:
        """Say that further nodes are made wherever they are used."""
        self.again = again
        self._users = {}
        self._tell(flat, needed, set())

    def users(self, flat: Flat) -> Mapping[int, list[int]]:
        """By kept value the nodes that read it and are kernels, in order."""
        if not self._users:
            found, is_virtual = self._users, self.is_virtual
            for index, node in enumerate(flat.nodes):
                if is_virtual[index]:
                    continue
                for value in node.sources:
                    known = found.get(value)
                    if known is None:
                        found[value] = [index]
                    else:
                        known.append(index)
        return self._users

    def _tell(self, flat: Flat, needed: list[bool], changed: set[int] | None) -> None:
        """Every node what it reads; where some are known, those alone that read what `changed`."""
        of, is_virtual, permuted = self._of, self.is_virtual, self.is_permuted
        light, scalar, again = Class.LIGHT, Class.SCALAR, self.again
        for index, node in enumerate(flat.nodes):
            ins, work = node.ins, node.work
            if changed is not None:
                if index not in again and changed.isdisjoint(ins):
                    continue  # most nodes
                changed.update(node.outs)
            if len(ins) == 1:
                found = of[ins[0]]
            else:
                found = tuple(dict.fromkeys([source for v in ins for source in of[v]]))
            node.sources = found
            if index in again:
                is_virtual[index] = True
                for value in node.outs:
                    of[value] = found
                continue
            if work is None or (kind := work.kind) not in _SPREAD_BY:
                continue
            if kind is light and found and not _is_constant_element(flat, node, found):
                continue
            if kind is not scalar and any([needed[value] for value in node.outs]):
                continue
            is_virtual[index] = True
            is_permuted = permutes(flat, node) or any([permuted[value] for value in ins])
            for value in node.outs:
                of[value] = found
                permuted[value] = is_permuted

    def of(self, value: int) -> tuple[int, ...]:
        """The kept values that a value is made from: itself, if it is kept."""
        return self._of[value]
