"""The state of a program of which trials change attributes, notes and shardings, and no more."""

from __future__ import annotations

from collections.abc import Hashable
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

    def now(self) -> bytes:
        """A digest of all that a trial may have changed."""
        numbers, ops = self._numbers, self._ops
        facts: list[Hashable] = [op.attrs for op in ops]
        facts += [op.notes for op in ops]
        facts += [value.sharding for value in self._values]
        for func in self._funcs:
            facts += func.result_shardings
            facts += func.arg_attrs
            facts += func.result_attrs
        column = [numbers.setdefault(fact, len(numbers)) for fact in facts]
        return blake2b(np.array(column, np.int64).tobytes(), digest_size=32).digest()
