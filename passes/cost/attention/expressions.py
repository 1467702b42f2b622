"""Numbers of expressions: of two values that have one, `constant_elements.py` finds the same.

An expression is a signature with the expressions of what it takes, down to what is given and what is
not known. Layers of a program, and programs that differ elsewhere, share them.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Collection

from shardwright.passes.cost.attention.constant_elements import DEEP, FOLLOWED
from shardwright.passes.cost.kernels.dataflow import NOBODY, Flat
from shardwright.spec.machines.op_work import Class

_GIVEN, _UNKNOWN = -1, -2


class Expressions:
    """Expressions seen before, numbered."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[object, ...], int] = {}

    def of(self, flat: Flat, value: int, given: Collection[int]) -> int | None:
        """The number of a value's expression; None where it reaches far, or out of a loop."""
        return self._of(flat, value, given, {}, 0)

    def _of(
        self, flat: Flat, value: int, given: Collection[int], known: dict[int, int], depth: int
    ) -> int | None:
        if value in given:
            return _GIVEN
        if value in known:
            return known[value]
        if depth >= DEEP // 2:  # beyond, the way to a value could decide what is found of it
            return None
        found = self._made(flat, value, given, known, depth)
        if found is not None:
            known[value] = found
        return found

    def _made(
        self, flat: Flat, value: int, given: Collection[int], known: dict[int, int], depth: int
    ) -> int | None:
        maker = flat.producer[value]
        if maker == NOBODY:
            op = flat.tables.get(value)
            if op is not None:
                return self._number(op.sig)
            return _UNKNOWN if flat.around(value) is None else None
        node = flat.nodes[maker]
        work = node.work
        if work is None or node.op.sig.row is None:
            return _UNKNOWN
        if work.kind is Class.FENCE:
            return self._of(flat, node.ins[node.outs.index(value)], given, known, depth + 1)
        if work.kind not in FOLLOWED or len(node.outs) != 1:
            return _UNKNOWN
        below: list[int] = []
        for source in node.ins:
            one = self._of(flat, source, given, known, depth + 1)
            if one is None:
                return None
            below.append(one)
        return self._number(node.op.sig, *below)

    def _number(self, *parts: object) -> int:
        return self._numbers.setdefault(parts, len(self._numbers))
