"""The state of a program of which trials change attributes, notes and shardings, and no more."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from hashlib import blake2b

import numpy as np

from shardwright.ir.core import Func, Module, Value
from shardwright.ir.walk import all_ops


class State:
    """Tells two states of one program apart, of which all outcomes follow."""

    def __init__(self, module: Module) -> None:
        self._ops = all_ops(module)
        self._funcs = [op for op in self._ops if isinstance(op, Func)]
        self._values: list[Value] = []
        for op in self._ops:
            self._values += op.results
            for region in op.regions:
                for block in region.blocks:
                    self._values += block.args
        self._numbers: dict[Hashable, int] = {}  # what is numbered is kept, so that it stays apart
        self._first = self._columns()

    def now(self) -> bytes:
        """A digest of all that a trial may have changed."""
        numbers, found = self._numbers, list[int]()
        for number, (first, facts) in enumerate(zip(self._first, self._columns(), strict=True)):
            pairs = enumerate(zip(first, facts, strict=True))
            for place in [place for place, (old, new) in pairs if new is not old and new != old]:
                fact = facts[place]
                found += number, place, numbers.setdefault(fact, len(numbers))
        return blake2b(np.array(found, np.int64).tobytes(), digest_size=32).digest()

    def _columns(self) -> tuple[Sequence[Hashable], ...]:
        """All that a trial may change, piece by piece."""
        ops, faces = self._ops, list[Hashable]()
        for func in self._funcs:
            faces += *func.result_shardings, *func.arg_attrs, *func.result_attrs
        shardings = [value.sharding for value in self._values]
        return [op.attrs for op in ops], [op.notes for op in ops], shardings, faces
