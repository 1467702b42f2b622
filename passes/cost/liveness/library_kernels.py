"""Neighbours that a kernel of a library takes in: values between them are in no memory.

As XLA's CPU backend hands programs to its library. Each product, convolution and sum over many
floats is a group. That of a sum takes in the makers of its operands that nobody else reads, and the
only reader of its result, and that one's. What a group reads lies in memory, and what it takes in
is not computed a second time elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from shardwright.ir.core import Op
from shardwright.passes.cost.liveness.frame import Frame, Held, spreads
from shardwright.spec.types import ELEMENTS, TensorType

LARGE = 4096  # elements that are summed; seen of jaxlib 0.10.2, which has 3072 summed by a loop


@dataclass
class Groups:
    """By node the last node of its group, itself for that one; -1 for nodes of no group."""

    last: list[int]
    inner: set[int] = field(default_factory=set[int])  # values that are in no memory

    spread: set[int] = field(default_factory=set[int])  # values that each group makes for itself

    def is_inside(self, node: int) -> bool:
        """True if a node's result is in no memory."""
        return self.last[node] not in (-1, node)

    def reads(self, node: int) -> bool:
        """True if a node belongs to a group."""
        return self.last[node] >= 0


def library_kernels(frame: Frame) -> Groups:
    """The groups of a frame."""
    return _Grouping(frame).run()


_STARTING = (Held.WHOLE, Held.REDUCE)


class _Grouping:
    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.maker = [-1] * len(frame.sizes)
        self._reading: list[list[int]] = [[] for _ in frame.sizes]
        maker, reading, ins = self.maker, self._reading, frame.ins
        for node, outs in enumerate(frame.outs):
            for out in outs:
                maker[out] = node
            for number in ins[node]:
                reading[number].append(node)
        for number in frame.returned:
            reading[number].append(-1)
        self.groups = Groups([-1] * len(frame.ops))
        self.members: dict[int, set[int]] = {}  # by last node

    def run(self) -> Groups:
        kinds = enumerate(self.frame.kinds)
        starts = [node for node, kind in kinds if kind in _STARTING and self._starts(node)]
        for node in starts:
            if self.groups.last[node] < 0:
                self._take(node, {node})
                if self.frame.kinds[node] is Held.REDUCE:
                    self._down(node)
        for node in reversed(starts):
            if self.frame.kinds[node] is Held.REDUCE:
                self._up(self.groups.last[node])
        frame, last = self.frame, self.groups.last
        for node, outs in enumerate(frame.outs):
            if last[node] >= 0 and last[node] != node:
                self.groups.inner.update(outs)
            elif frame.kinds[node] is Held.INLINE and spreads(frame.ops[node]):
                self.groups.spread.update(outs)
        return self.groups

    def _readers(self, number: int) -> set[int]:
        """The nodes that read a value; -1 if it is returned."""
        return {*self._reading[number]}

    def _take(self, last: int, members: set[int]) -> None:
        self.members[last] = members
        for member in members:
            self.groups.last[member] = last

    def _starts(self, node: int) -> bool:
        frame = self.frame
        op, kind = frame.ops[node], frame.kinds[node]
        row = op.row
        is_product = kind is Held.WHOLE and row is not None and row.layouts is not None
        is_sum = kind is Held.REDUCE and len(frame.outs[node]) == 1
        is_sum = is_sum and op.operands[0].tensor.count >= LARGE
        return (is_product or is_sum) and _is_float(op)

    def _takes(self, node: int) -> bool:
        """True if a group may take a node in that starts none."""
        frame = self.frame
        kind, op = frame.kinds[node], frame.ops[node]
        if kind is not Held.INLINE:
            return kind is Held.VIEW
        if not _is_float(op):
            return False
        return spreads(op) or op.sig.is_elementwise

    def _shares_spread(self, node: int) -> bool:
        """True if an operand is a spread value that others read, too."""
        for number in self.frame.ins[node]:
            maker = self.maker[number]
            if maker >= 0 and spreads(self.frame.ops[maker]) and len(self._readers(number)) > 1:
                return True
        return False

    def _down(self, node: int) -> None:
        last, members = node, {node}
        while True:
            readers = self._readers(self.frame.outs[last][0])
            reader = next(iter(readers), -1)
            if len(readers) != 1 or reader < 0:
                break
            if self.groups.last[reader] < 0 and not (self._takes(reader) or self._starts(reader)):
                break
            if self.groups.last[reader] >= 0 or self._shares_spread(reader):
                break
            last = reader
            members.add(reader)
        for member in members:
            self.members.pop(member, None)
        self._take(last, members)

    def _up(self, last: int) -> None:
        members = self.members.get(last)
        if members is None:
            return
        waiting = sorted(members)
        while waiting:
            node = waiting.pop()
            for number in self.frame.ins[node]:
                maker = self.maker[number]
                if maker < 0 or maker in members or not self._joins(maker, members):
                    continue
                more = self.members.pop(maker, {maker})
                members |= more
                waiting += sorted(more)
        self._take(last, members)

    def _joins(self, maker: int, members: set[int]) -> bool:
        if not all(members.issuperset(self._reading[out]) for out in self.frame.outs[maker]):
            return False
        if self.groups.last[maker] >= 0:
            return self.groups.last[maker] == maker
        return self._takes(maker)


def _is_float(op: Op) -> bool:
    types = [*(value.type for value in op.operands), *(value.type for value in op.results)]
    elements = {type.element for type in types if isinstance(type, TensorType)}
    return len(elements) == 1 and ELEMENTS[elements.pop()].kind == "float"
