"""Verifies symbols and the ops that name functions, as MLIR does for symbol tables and calls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from shardwright.ir.core import Func, Module, Op, callee
from shardwright.ir.errors import Diagnostic, nearest, note
from shardwright.ir.verifier.mpmd import MPMD
from shardwright.ir.verifier.rare_ops import RARE, rare_users
from shardwright.ir.verifier.report import Reporter
from shardwright.ir.verifier.shardings import Problem
from shardwright.spec.attributes import String, Symbol
from shardwright.spec.axes import symbol as shown
from shardwright.spec.types import Type

_VISIBILITIES = ("public", "private", "nested")


# The ops that are judged by a function: the one they name, or the one that they return from.
BY_FUNCTION = frozenset({"func.call", "func.constant", "func.return", *MPMD, *RARE})


class Symbols:
    """The symbols of one module: those of modules inside and around it are other ones."""

    def __init__(self, module: Module, reporter: Reporter) -> None:
        self.module = module
        self.reporter = reporter
        self.funcs: dict[str, Func] = {}
        for op in module.ops:
            if isinstance(op, Func):
                self.funcs.setdefault(op.symbol, op)
        self.users: dict[str, Callable[[Op], Iterator[Problem]]] = {
            "func.call": self.call_problems,
            "func.constant": self.constant_problems,
            "func.return": self.return_problems,
            **rare_users(self.funcs),
        }
        assert self.users.keys() == BY_FUNCTION

    def table(self) -> None:
        """Report symbols that are defined twice."""
        seen: dict[str, Op] = {}
        for op in self.module.ops:
            name = op.attrs.get("sym_name")
            if not isinstance(name, String):
                continue
            first = seen.setdefault(name.value, op)
            if first is not op:
                here = self.reporter.note("see existing symbol definition here", first)
                message = f"redefinition of symbol named '{name.value}'"
                self.reporter.report(op, Problem(message, (f"@{name.value}",), notes=(here,)))

    def symbol_problems(self, op: Op) -> Iterator[Problem]:
        """Mistakes of an op that defines a symbol."""
        word = op.attrs.get("sym_visibility")
        is_named = isinstance(op.attrs.get("sym_name"), String)
        if is_named and isinstance(word, String) and word.value not in _VISIBILITIES:
            known = ", ".join(f'"{name}"' for name in _VISIBILITIES)
            message = f'visibility expected to be one of [{known}], but got "{word.value}"'
            yield Problem(message, help=nearest(word.value, list(_VISIBILITIES)))
        parent = op.parent
        is_free = parent is None or parent.row is None or isinstance(parent, Module)
        if is_named and not is_free:
            yield Problem("symbol's parent must have the SymbolTable trait")
        if isinstance(op, Func) and op.is_declaration and op.visibility in ("", "public"):
            help = "write func.func private @name(...), or give it a body"
            message = "symbol declaration cannot have public visibility"
            yield Problem(message, (shown(op.symbol),), help)

    # --- functions

    def func_problems(self, func: Func) -> Iterator[Problem]:
        """Mistakes of the attributes of arguments and results."""
        for word, dictionaries in (("arguments", func.arg_attrs), ("results", func.result_attrs)):
            for attrs in dictionaries:
                bare = next((key for key in attrs if "." not in key), None)
                if bare is not None:
                    help = f'write a dialect in front of "{bare}", e.g. "jax.{bare}"'
                    yield Problem(f"{word} may only have dialect attributes", (bare,), help)
                    break

    def return_problems(self, op: Op) -> Iterator[Problem]:
        """Mistakes of the operands of a function's return."""
        func = op.parent
        if not isinstance(func, Func):
            return
        count, expected = len(op.operands), len(func.result_types)
        if count != expected:
            yield Problem(
                f"has {count} operands, but enclosing function (@{func.symbol}) returns {expected}",
                notes=(self._defined(func),),
            )
            return
        for index, (value, type) in enumerate(zip(op.operands, func.result_types, strict=True)):
            if value.type is not type:
                message = (
                    f"type of return operand {index} ('{value.type}') doesn't match function result"
                    f" type ('{type}') in function @{func.symbol}"
                )
                yield Problem(message, (str(value.type),), notes=(self._defined(func),))

    # --- calls

    def call_problems(self, op: Op) -> Iterator[Problem]:
        """Mistakes of a call of a function."""
        name = callee(op)
        func = self.funcs.get(name)
        if func is None:
            message = f"'{name}' does not reference a valid function"
            help = nearest(name, list(self.funcs), shown)
            yield Problem(message, (shown(name),), help)
            return
        for problem in _call_problems(op, func):
            yield problem._replace(notes=(self._defined(func),))

    def constant_problems(self, op: Op) -> Iterator[Problem]:
        """Mistakes of a function as a value."""
        value = op.attrs.get("value")
        name = value.name if isinstance(value, Symbol) else ""
        func = self.funcs.get(name)
        if func is None:
            help = nearest(name, list(self.funcs), shown)
            message = f"reference to undefined function '{name}'"
            yield Problem(message, (shown(name),), help)
        elif op.results[0].type is not func.function_type:
            message = "reference to function with mismatched type"
            yield Problem(message, (shown(name),), notes=(self._defined(func),))

    def _defined(self, func: Func) -> Diagnostic:
        place = self.reporter.focus(func, (shown(func.symbol),))
        return note(f"{shown(func.symbol)} is defined here", place)


def _call_problems(op: Op, func: Func) -> Iterator[Problem]:
    ins, outs = [value.type for value in op.operands], [value.type for value in op.results]
    args = [arg.type for arg in func.args]
    if len(ins) != len(args):
        message = f"incorrect number of operands for callee: expected {len(args)}, got {len(ins)}"
        yield Problem(message)
        return
    for index, (type, expected) in enumerate(zip(ins, args, strict=True)):
        if type is not expected:
            message = (
                f"operand type mismatch: expected operand type '{expected}', but provided"
                f" '{type}' for operand number {index}"
            )
            yield Problem(message, (str(type),))
            return
    yield from _result_problems(outs, func.result_types)


def _result_problems(outs: Sequence[Type], expected: Sequence[Type]) -> Iterator[Problem]:
    if len(outs) != len(expected):
        message = (
            f"incorrect number of results for callee: expected {len(expected)}, got {len(outs)}"
        )
        yield Problem(message)
        return
    for index, (type, wanted) in enumerate(zip(outs, expected, strict=True)):
        if type is not wanted:
            message = f"result type mismatch at index {index}: expected '{wanted}', got '{type}'"
            yield Problem(message, ("->", str(type)))
            return
