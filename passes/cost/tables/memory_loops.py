"""What loops only add up: partial results of which the sum over devices is taken behind the loop.

Where a loop adds a sum over devices to what it carries, each device adds up its part instead, and
one sum behind the loop is enough (`sum-after-loops`, `scatter-after-loops`). In the body nothing is
summed then, nor does anything wait for that.
"""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.passes.cost.liveness.frame import Frame, Held
from shardwright.spec.op import TERMS

_ADD = "add"  # the kind of partial results that are added up


def added_up(body: Frame) -> frozenset[int]:
    """The nodes of a loop's body whose results it only adds to what it carries, as they are or
    under another name.
    """
    return frozenset(_Sums(body).run())


class _Sums:
    def __init__(self, body: Frame) -> None:
        self.body = body
        self.readers: list[list[int]] = [[] for _ in body.sizes]
        self.maker = [-1] * len(body.sizes)
        for node, (ins, outs) in enumerate(zip(body.ins, body.outs, strict=True)):
            for number in ins:
                self.readers[number].append(node)
            for number in outs:
                self.maker[number] = node
        for number in body.returned:
            self.readers[number].append(-1)

    def run(self) -> list[int]:
        found = list[int]()
        for carried, returned in zip(self.body.args, self.body.returned, strict=False):
            for number in self.terms(carried, returned):
                node = self.origin(number)
                if node >= 0:
                    found.append(node)
        return found

    def terms(self, carried: int, returned: int) -> list[int]:
        """What is added to a value until it is what the body returns in its place; none if it is
        read otherwise.
        """
        found, number = list[int](), carried
        while number != returned:
            node = self.only(number)
            if node < 0 or not self.adds(node, self.body.ins[node].index(number)):
                return []
            found += [other for other in self.body.ins[node] if other != number]
            (number,) = self.body.outs[node]
        return found if self.readers[number] == [-1] else []

    def origin(self, number: int) -> int:
        """The node that makes a value that nobody else reads, -1 if there is none."""
        while self.only(number) >= 0:
            node = self.maker[number]
            if node < 0 or self.body.kinds[node] is not Held.VIEW:
                return node
            number = self.body.ins[node][0]
        return -1

    def only(self, number: int) -> int:
        """The only node that reads a value, -1 if there is none."""
        readers: Sequence[int] = self.readers[number]
        return readers[0] if len(readers) == 1 else -1

    def adds(self, node: int, operand: int) -> bool:
        return operand in TERMS.get(self.body.ops[node].name, {}).get(_ADD, ())
