"""Removable parts of a program, numbered by kind, and the program without some of them.

A value whose op is left out becomes an argument of its function, so that any set of ops may go.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial

from shardwright.ir.core import Func, Module, Op
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import Parser
from shardwright.ir.print import print_module
from shardwright.spec.attributes import EMPTY, Attrs

Removal = Callable[[], object]


def parts(text: str, kind: str, parser: Parser) -> int:
    """The number of parts of a kind in a program; 0 when it does not parse."""
    module = _parsed(text, parser)
    return 0 if module is None else len(KINDS[kind](module))


def without(text: str, kind: str, numbers: Collection[int], parser: Parser) -> str | None:
    """The program without the parts of these numbers; None when that cannot be written."""
    module = _parsed(text, parser)
    if module is None:
        return None
    removals = KINDS[kind](module)
    try:
        for number in sorted(numbers, reverse=True):  # users before what they use
            removals[number]()
        return print_module(module)
    except Exception:  # what an invalid program does to us is not the failure that is sought
        return None


def without_lines(text: str, numbers: Collection[int]) -> str:
    """A text without the lines of these numbers, from 0."""
    kept = (line for n, line in enumerate(text.split("\n")) if n not in numbers)
    return "\n".join(kept)


def _parsed(text: str, parser: Parser) -> Module | None:
    try:
        return parser.parse(text)
    except ProgramError:
        return None


# --- the kinds


def _symbols(module: Module) -> list[Removal]:
    """Functions, meshes: whatever stands at the top."""
    return [op.erase for op in module.ops]


def _ops(module: Module) -> list[Removal]:
    found: list[Removal] = []
    for func in module.funcs:
        for op in func.walk():
            if op is not func and not op.is_terminator:
                found.append(partial(_leave_out, op, func))
    return found


def _leave_out(op: Op, func: Func) -> None:
    for value in op.results:
        if value.uses:
            argument = func.body.add_arg(value.type)
            func.arg_attrs.append(EMPTY)
            value.replace_uses(argument)
    op.erase()


def _results(module: Module) -> list[Removal]:
    found: list[Removal] = []
    for func in module.funcs:
        for number in range(len(func.result_types) if not func.is_declaration else 0):
            found.append(partial(_drop_result, func, number))
    return found


def _drop_result(func: Func, number: int) -> None:
    end = func.body.terminator
    end.set_operands([v for n, v in enumerate(end.operands) if n != number])
    for column in (func.result_types, func.result_attrs, func.result_shardings):
        del column[number]


def _arguments(module: Module) -> list[Removal]:
    """Arguments of functions that nothing uses."""
    found: list[Removal] = []
    for func in module.funcs:
        for number, value in enumerate(func.args):
            if not value.uses:
                found.append(partial(_drop_argument, func, number))
    return found


def _drop_argument(func: Func, number: int) -> None:
    del func.args[number], func.arg_attrs[number]
    for index, value in enumerate(func.args):
        value.index = index


def _attributes(module: Module) -> list[Removal]:
    """Discardable attributes, shardings, locations."""
    return [removal for op in module.walk() for removal in _attributes_of(op)]


def _attributes_of(op: Op) -> Iterator[Removal]:
    if op.loc is not None:
        yield partial(setattr, op, "loc", None)
    for key in op.notes:
        yield partial(op.set_note, key, None)
    args = op.args if isinstance(op, Func) else []
    for value in (*op.results, *args):
        if value.sharding is not None:
            yield partial(setattr, value, "sharding", None)
    if isinstance(op, Func):
        for column in (op.arg_attrs, op.result_attrs):
            for number, attrs in enumerate(column):
                yield from (partial(_drop_key, column, number, key) for key in attrs)
        for number, sharding in enumerate(op.result_shardings):
            if sharding is not None:
                yield partial(op.result_shardings.__setitem__, number, None)


def _drop_key(column: list[Attrs], number: int, key: str) -> None:
    column[number] = column[number].without(key)


KINDS: dict[str, Callable[[Module], list[Removal]]] = {
    "functions and meshes": _symbols,
    "ops": _ops,
    "results": _results,
    "arguments": _arguments,
    "attributes": _attributes,
}
