"""Functions of several programs in one."""

from __future__ import annotations

from shardwright.ir.core import Func, Module, Op, callee, clone
from shardwright.passes.shared.symbols import SymbolNames, call_to, calls


class FunctionCopies:
    """Copies what other programs call into a module, once each."""

    def __init__(self, module: Module) -> None:
        self.module, self.names = module, SymbolNames(module)
        self.known: dict[tuple[int, str], str] = {}

    def of(self, program: Module, call: Op) -> str:
        """The name here of what a call calls in a program."""
        key = id(program), callee(call)
        if key not in self.known:
            func = program.func(callee(call))
            assert func is not None
            copy = clone(func, {})
            assert isinstance(copy, Func)
            copy.symbol = self.known[key] = self.names.unique(func.symbol)
            self.module.body.append(copy)
            for inner in calls(copy):
                call_to(inner, self.of(program, inner))
        return self.known[key]
