"""What an op runs inside of: the ops around it, and those around the calls of its function."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from shardwright.ir.core import Func, Module, Op, callee


class Surroundings:
    """Of the ops of a module as it is when this is first asked; calls are looked up once."""

    def __init__(self, module: Module) -> None:
        self.module = module

    def of(self, op: Op) -> Iterator[Op]:
        """The ops around an op, innermost first, then each call of its function with the ops around
        that call, and so on; a function's calls once. Nobody calls main.
        """
        waiting, known = [op], set[Func]()
        for inner in waiting:  # it grows
            around = inner.parent
            while around is not None and not isinstance(around, Module):
                yield around
                if isinstance(around, Func) and around not in known:
                    known.add(around)
                    for call in self._callers(around):
                        yield call
                        waiting.append(call)
                around = around.parent

    def _callers(self, func: Func) -> list[Op]:
        return [] if func is self.module.main else self._calls.get(func.symbol, [])

    @cached_property
    def _calls(self) -> dict[str, list[Op]]:
        found: dict[str, list[Op]] = {}
        for op in self.module.walk():
            if "callee" in op.attrs or "decomposition" in op.attrs:
                found.setdefault(callee(op), []).append(op)
        return found
