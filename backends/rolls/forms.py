"""How functions that loops call take their arguments and hand on their results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from shardwright.backends.names import LINE, items
from shardwright.backends.rolls.bundles import Bundles, Row
from shardwright.backends.rolls.lists import affine
from shardwright.ir.core import Func, Value

if TYPE_CHECKING:
    from shardwright.backends.emit import Writer


@dataclass(frozen=True)
class Form:
    """How a function that a loop calls is written.

    parameters  each an argument, or those of a bundle by column
    rows        by parameter the line of a bundle that the loop gives
    owned       numbers of parameters that the loop hands over
    results     each a result, or those of a bundle
    hidden      by result that the function reads itself, and a caller may replace, its number among
                those of main in the first turn
    step        how far that number is from turn to turn
    """

    parameters: Sequence[int | Sequence[Sequence[int]]]
    rows: Sequence[Row | None]
    owned: frozenset[int]
    results: Sequence[int | Sequence[int]]
    hidden: Mapping[int, int]
    step: int


def form_of(found: Bundles, loop: int, given: Mapping[Value, str]) -> Form:
    """The form of the function that a loop calls. `given`: what a caller of main may replace."""
    roll = found.rolls[loop]
    parameters: list[int | list[list[int]]] = []
    rows: list[Row | None] = []
    at: dict[tuple[int, int, int], int] = {}
    owned = set[int]()
    for position, taken in enumerate(found.taken[loop]):
        if not isinstance(taken, Row):
            parameters.append(position)
            rows.append(None)
            continue
        key = id(taken.bundle), taken.first, taken.step
        if key not in at:
            at[key] = len(parameters)
            parameters.append([[] for _ in taken.bundle.columns])
            rows.append(taken)
            if found.last_reader(taken.bundle) == (loop, taken.first, taken.step):
                owned.add(at[key])
        columns = parameters[at[key]]
        assert isinstance(columns, list)
        columns[taken.column].append(position)
    handed = dict.fromkeys(roll.carried.values())
    bundles = [[c[0].index for c in bundle.columns] for bundle in found.made_by(loop)]
    hidden, step = _hidden(found, loop, given)
    return Form(parameters, rows, frozenset(owned), [*handed, *bundles], hidden, step)


def _hidden(
    found: Bundles, loop: int, given: Mapping[Value, str]
) -> tuple[dict[int, int], int]:
    """The results that the function reads itself, by number; none where numbers are irregular."""
    outputs = found.rolls[loop].func.body.terminator.operands
    hidden: dict[int, int] = {}
    steps: dict[int | None, None] = {}
    for bundle in found.made_by(loop):
        for column in bundle.columns:
            inner = outputs[column[0].index]
            if all(value in given for value in column) and len(inner.uses) > 1:
                numbers = [int(given[value].removeprefix("res")) for value in column]
                hidden[column[0].index] = numbers[0]
                steps[affine(numbers)] = None
    step, *others = steps or {0: None}
    return ({}, 0) if others or step is None else (hidden, step)


def write_parameters(writer: Writer, func: Func, form: Form) -> list[str]:
    """The parameters of a function; the lines that unpack them are for `write_unpacking`."""
    names: list[str] = []
    if form.hidden:
        names += ["given", writer.names.new(AT)]
        outputs = func.body.terminator.operands
        for number, first in form.hidden.items():
            writer.hide(outputs[number], f'f"res{{{names[1]} + {first}}}"')
    for one, row in zip(form.parameters, form.rows, strict=True):
        if isinstance(one, int):
            names.append(writer.parameter(func.args[one], "x"))
        else:
            assert row is not None
            names.append(writer.names.new(row.bundle.name))
    return names


AT = "at"  # the first of a turn's numbers of results


def write_unpacking(writer: Writer, func: Func, form: Form, names: Sequence[str]) -> None:
    """Lines that take arguments out of bundles."""
    names = names[-len(form.parameters) :]
    for number, (one, row) in enumerate(zip(form.parameters, form.rows, strict=True)):
        if isinstance(one, int) or row is None:
            continue
        is_owned = number in form.owned and writer.frees
        parts: list[str] = []
        for positions, field in zip(one, row.bundle.fields, strict=True):
            values = [func.args[position] for position in positions]
            read = [value for value in values if writer.reads(value)]
            if not read:
                parts.append("_")
                continue
            name = writer.define(read[0], field or "x") if is_owned else ""
            parts.append(name or writer.parameter(read[0], field or "x"))
            for value in read[1:]:
                writer.alias(value, parts[-1], is_owned=is_owned)
        _unpack(writer, parts, names[number])
        if is_owned:
            writer.delete([names[number], *(["_"] if "_" in parts else [])])


def _unpack(writer: Writer, parts: Sequence[str], source: str) -> None:
    if len(parts) == 1:
        writer.line(f"({parts[0]},) = {source}" if parts[0] != "_" else f"del {source}")
        return
    for first, end in _chunks(parts, LINE - len(source) - 20):
        whole = (first, end) == (0, len(parts))
        taken = source if whole else f"{source}[{first}:{end}]"
        names = parts[first:end]
        writer.line(f"{', '.join(names)}{',' if len(names) == 1 else ''} = {taken}")


def _chunks(parts: Sequence[str], width: int) -> list[tuple[int, int]]:
    """Stretches of parts that fit a line."""
    bounds = [0]
    filled = 0
    for number, part in enumerate(parts):
        if filled and filled + len(part) > width:
            bounds.append(number)
            filled = 0
        filled += len(part) + 2
    return list(zip(bounds, [*bounds[1:], len(parts)], strict=True))


def write_return(writer: Writer, func: Func, form: Form) -> None:
    """The end of a function."""
    outputs = func.body.terminator.operands
    texts: list[str] = []
    for one in form.results:
        if isinstance(one, int):
            texts.append(writer.use(outputs[one]))
            continue
        parts = [writer.result(outputs[number]) for number in one]
        chunks = _chunks(parts, LINE - 20)
        if len(chunks) == 1:
            texts.append(f"[{', '.join(parts)}]")
            continue
        name = writer.names.new("kept")
        for first, end in chunks:
            sign = "+=" if first else "="
            writer.line(f"{name} {sign} [{', '.join(parts[first:end])}]")
        texts.append(name)
    writer.line(f"return {', '.join(texts) if texts else items([])}")
