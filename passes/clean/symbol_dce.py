"""Remove private functions that nothing calls.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
    func.func private @unused(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
After:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
      return %arg0 : tensor<8xf32>
    }
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.core import Func, Module, Op
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass
from shardwright.spec.attributes import Array, Attribute, Attrs, Symbol


@dataclass(frozen=True)
class SymbolDce(Pass):
    takes_any_calls: ClassVar[bool] = True

    def run(self, module: Module) -> None:
        private = {f.symbol: f for f in module.funcs if f.visibility in ("private", "nested")}
        todo: list[Op] = [op for op in module.ops if not _is_private(op)]
        seen: set[int] = set()  # ids: many ops share their attributes
        while todo and private:
            for op in all_ops(todo.pop()):
                for attrs in (op.attrs, op.notes):
                    if not attrs.items_tuple or id(attrs) in seen:
                        continue
                    seen.add(id(attrs))
                    for name in _symbols(attrs):
                        if (func := private.pop(name, None)) is not None:
                            todo.append(func)
                            if not private:
                                return
        for func in private.values():
            func.erase()


_MAY_NAME = (Symbol, Array, Attrs)


def _is_private(op: Op) -> bool:
    return isinstance(op, Func) and op.visibility in ("private", "nested")


def _symbols(attrs: Attrs) -> Iterator[str]:
    """The symbols that attributes name."""
    for _, value in attrs.items_tuple:
        if isinstance(value, _MAY_NAME):  # most attributes cannot
            yield from _in_attribute(value)


def _in_attribute(value: Attribute) -> Iterator[str]:
    if isinstance(value, Symbol):
        yield value.name
    elif isinstance(value, Array):
        for item in value.items:
            yield from _in_attribute(item)
    elif isinstance(value, Attrs):
        for _, item in value.items_tuple:
            yield from _in_attribute(item)
