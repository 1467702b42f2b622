"""Numbers values as MLIR's printer does. Source: mlir `AsmPrinter.cpp`, class SSANameState.

A region's own values are numbered before those of the regions nested in it; regions side by side
start from the same numbers, so that a name is never that of a value seen from inside.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from shardwright.ir.core import Func, Module, Op, Region, Value
from shardwright.spec.op import OpRow, ops
from shardwright.spec.types import TensorType

Hints = Mapping[str, Callable[[Op], tuple[str, ...]]]  # by name of the op


class Names:
    """Names of the values of one region, on top of those of the regions around it."""

    def __init__(self, outer: Names | None, texts: dict[Value, str]) -> None:
        self.outer = outer
        self.texts = texts  # of all values, with %
        self.used: set[str] = set()
        self.next_value = outer.next_value if outer else 0
        self.next_arg = outer.next_arg if outer else 0
        self.next_conflict = outer.next_conflict if outer else 0

    def region(
        self, region: Region, result_hints: Hints, arg_hint: str | Sequence[str] = ""
    ) -> Names:
        """Name the values of a region nested in this one."""
        inner = Names(self, self.texts)
        inner.number(region, result_hints, arg_hint)
        return inner

    def number(self, region: Region, result_hints: Hints, arg_hint: str | Sequence[str]) -> None:
        """Name the arguments, then the results, of all blocks of a region.

        Arguments are called as hinted, all of them or one by one; numbered where a hint is "".
        """
        texts = self.texts
        for block in region.blocks:
            for index, value in enumerate(block.args):
                if block is not region.blocks[0]:
                    texts[value] = f"%{self.next_value}"
                    self.next_value += 1
                    continue
                hint = arg_hint if isinstance(arg_hint, str) else arg_hint[index]
                texts[value] = "%" + self._unique(hint or self._arg())
            for op in block.ops:
                results = op.results
                if not results:
                    continue
                hint = result_hints.get(op.name)
                hints = hint(op) if hint is not None else ()
                if hints:
                    self._hinted(op, hints)
                elif len(results) == 1:
                    texts[results[0]] = f"%{self.next_value}"
                    self.next_value += 1
                else:
                    for index, value in enumerate(results):
                        texts[value] = f"%{self.next_value}#{index}"
                    self.next_value += 1

    def _hinted(self, op: Op, hints: tuple[str, ...]) -> None:
        for value, hint in zip(op.results, hints, strict=True):
            self.texts[value] = "%" + self._unique(hint)

    def _arg(self) -> str:
        self.next_arg += 1
        return f"arg{self.next_arg - 1}"

    def _unique(self, name: str) -> str:
        if self._is_used(name):
            stem = name
            while self._is_used(name := f"{stem}_{self.next_conflict}"):
                self.next_conflict += 1
            self.next_conflict += 1
        self.used.add(name)
        return name

    def _is_used(self, name: str) -> bool:
        names: Names | None = self
        while names is not None:
            if name in names.used:
                return True
            names = names.outer
        return False


def generic_names(module: Module) -> dict[Value, str]:
    """Names of all values as the generic form shows them: numbers run on, last regions first."""
    texts: dict[Value, str] = {}
    names = Names(None, texts)
    stack = list(module.regions)
    while stack:
        region = stack.pop()
        names.number(region, {}, "")
        for op in [op for block in region.blocks for op in block.ops]:
            if not (isinstance(op, Func) and op.is_declaration):  # its arguments are no values
                stack += op.regions
    return texts


# --- names of results and arguments that ops suggest


def _constant_hint(op: Op) -> tuple[str, ...]:
    type = op.results[0].type
    is_float = isinstance(type, TensorType) and not type.element.startswith(("i", "ui"))
    return ("cst" if is_float else "c",)


RESULT_HINTS: dict[str, Callable[[Op], tuple[str, ...]]] = {
    "constant": _constant_hint,
    "top_k": lambda op: ("values", "indices"),
    "rng_bit_generator": lambda op: ("output_state", "output"),
}


@cache
def result_hints() -> Hints:
    """The names that ops suggest for their results, by name of the op."""
    found: dict[str, Callable[[Op], tuple[str, ...]]] = {}
    for name, row in ops().items():
        if row.result_names:
            found[name] = _named(row)
        elif row.syntax in RESULT_HINTS:
            found[name] = RESULT_HINTS[row.syntax]
    return found


def _named(row: OpRow) -> Callable[[Op], tuple[str, ...]]:
    names = row.result_names
    return lambda op: names if len(op.results) == len(names) else ()
