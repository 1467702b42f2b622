"""Single ops of the whole table as lines to insert into other programs, drawn from their rows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from shardwright.ir.core import Func, Module, clone
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.spec.op import OpRow, ops
from shardwright.spec.types import TensorType, Type
from shardwright.testing.generate.base_programs import base, has_base

_NAME = re.compile(r"%[\w$.-]+")


@dataclass(frozen=True)
class Fragment:
    """Lines in generic form; `args` and `results` are names that `placed` replaces."""

    name: str
    lines: str
    args: tuple[tuple[str, str], ...]  # name and type
    results: tuple[tuple[str, str], ...]

    def placed(self, operands: Sequence[str], prefix: str) -> tuple[str, list[str]]:
        """The lines with these operands and all other names behind a prefix; names of results."""
        known = {name: new for (name, _), new in zip(self.args, operands, strict=True)}

        def renamed(match: re.Match[str]) -> str:
            word = match[0]
            return known.get(word) or f"%{prefix}_{word[1:]}"

        text = _NAME.sub(renamed, self.lines)
        return text, [_NAME.sub(renamed, name) for name, _ in self.results]


@cache
def fragment_rows() -> tuple[OpRow, ...]:
    """The rows of ops that may stand in a program which Shardy's passes take."""
    return tuple(row for row in ops().values() if has_base(row) and _fits(row))


def _fits(row: OpRow) -> bool:
    return row.name.startswith(("stablehlo.", "chlo.")) and row.name != "stablehlo.return"


def draw_fragment(row: OpRow, random: Random) -> Fragment | None:
    """A random instance of a row; None where it needs other symbols, or sizes are unknown."""
    module = parse(base(row, random))
    holders = [f for f in module.funcs if any(op.name == row.name for op in f.walk())]
    if len(holders) != 1 or len(holders[0].regions[0].blocks) != 1:
        return None
    return _cut_out(row.name, holders[0])


_ELSEWHERE = re.compile(r'callee = @|decomposition = @|_computations = \[@|"(sdy|mpmd|func)\.')


def _cut_out(name: str, func: Func) -> Fragment | None:
    module = Module("")
    module.body.append(clone(func, {}))
    lines = print_module(module, generic=True).split("\n")
    start = next(k for k, line in enumerate(lines) if '"func.func"(' in line) + 1
    names: list[str] = []
    if lines[start].lstrip().startswith("^bb0("):
        names = re.findall(r"(%[\w$.-]+): ", lines[start])
        start += 1
    end = max(k for k, line in enumerate(lines) if '"func.return"(' in line)
    text = "\n".join(line.strip() for line in lines[start:end])
    used = set(_NAME.findall(text))
    given = zip(names, [v.type for v in func.args], strict=True)
    args = [(word, type) for word, type in given if word in used]
    types = [type for _, type in args] + [v.type for op in func.body.ops for v in op.results]
    if _ELSEWHERE.search(text) or not all(_is_static(type) for type in types):
        return None
    results = _results(func, lines[start:end])
    return Fragment(name, text, tuple((word, str(type)) for word, type in args), tuple(results))


def _is_static(type: Type) -> bool:
    return not isinstance(type, TensorType) or type.is_static


def _results(func: Func, lines: Sequence[str]) -> list[tuple[str, str]]:
    """Names and types of what the ops of the function's block give."""
    heads = [m for line in lines if (m := re.match(r"    (%[\w$.-]+)(:\d+)? = ", line))]
    giving = [op for op in func.body.ops if op.results]
    if len(heads) != len(giving):
        return []
    return [
        (head[1] if head[2] is None else f"{head[1]}#{k}", str(value.type))
        for head, op in zip(heads, giving, strict=True)
        for k, value in enumerate(op.results)
    ]
