"""Lines that are alike, and the list of what they give: what they read in turn is zipped."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from shardwright.backends.names import words
from shardwright.backends.nesting import bare
from shardwright.backends.short_lists import sliced

LEAST = 3  # places of rows that follow one another are worth a loop
Column = tuple[str, ...]
VARIABLES = ("a", "b", "c", "d")
# Strings, attributes, keywords and functions are nothing that lines may differ in, but for numbers
# of results, axes that data move over, their dims and sizes, and spans of dims.
_AXIS = r"""(?<=groups\[)"\w+"(?=\])|"\w+"(?=, (?:axis=|\d+, dim=))"""
_NUMBER = r"""(?<=\bdim=)\d+|(?<=\baxis=)\d+|(?<=", )\d+(?=, dim=)"""
_SPAN = r"""(?<=[\[ ])\d*:\d+(?=[,\]])"""
_UNIT = re.compile(
    rf"""(?!{_AXIS})"""
    r"""('[^'\\]*(?:\\.[^'\\]*)*'|"(?!res\d)[^"\\]*(?:\\.[^"\\]*)*"|\.\w+|\b\w+=(?!=)"""
    r"""|\b[A-Za-z_]\w*(?=[("']))|("res\d+"|\b[A-Za-z_]\w*(?:\[\d+\])*"""
    rf"""|{_AXIS}|{_NUMBER}|{_SPAN})""",
    re.ASCII,
)
_KEYWORD = re.compile(r"\b\w+=(?!=)", re.ASCII)
WORDS = re.compile(r"[\w\[\]]+", re.ASCII)
_RESULT = re.compile(r'"res(\d+)"', re.ASCII)
_ROW = re.compile(r"(.+)\[(\d+)\]\[(\d+)\]", re.ASCII)


@dataclass
class Line:
    """A statement: its form with marks in the places of `units`, which it reads."""

    number: int
    indent: str
    name: str
    expression: str
    note: str = ""  # the line above, which says why it is there
    is_pure: bool = True  # writes over nothing

    @cached_property
    def rough(self) -> str:
        """What lines that are alike have alike, at a glance."""
        return WORDS.sub("", self.expression)

    @cached_property
    def parts(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The form, and the units."""
        form, units, at = list[str](), list[str](), 0
        for token in _UNIT.finditer(self.expression):
            if token[2]:
                form.append(self.expression[at : token.start()])
                units.append(token[2])
                at = token.end()
        return (*form, self.expression[at:]), tuple(units)

    @property
    def may_move(self) -> bool:
        """True if it moves no data between devices: these do so in their order."""
        return self.is_pure and (not self.note or "own_part(" in bare(self.expression))

    @property
    def form(self) -> tuple[str, ...]:
        return self.parts[0]

    @property
    def units(self) -> tuple[str, ...]:
        return self.parts[1]

    @property
    def moves(self) -> tuple[str, ...]:
        """The axes, dims and sizes among the units."""
        return tuple([unit for unit in self.units if unit[0] in '"0123456789' and ":" not in unit])

    @property
    def read(self) -> frozenset[str]:
        return frozenset(unit.partition("[")[0] for unit in self.units)


def list_line(name: str, lines: Sequence[Line], placed: Callable[[str], str]) -> str:
    """A list of what alike lines give."""
    first = lines[0]
    columns = [
        tuple(map(placed, column)) for column in zip(*(line.units for line in lines), strict=True)
    ]
    varying = [*dict.fromkeys(column for column in columns if len(set(column)) > 1)]
    kept = [*(column[0] for column in columns if column not in varying), *first.form]
    fixed = words(_KEYWORD.sub("", " ".join(kept)))
    variable = _variables(varying, columns, first.form, fixed)
    parts = [_part(column, variable.get(column, "")) for column in columns]
    pairs = zip(first.form, [*parts, ""], strict=True)
    expression = "".join(f"{text}{part}" for text, part in pairs)
    loop = ", ".join(variable[column] for column in varying)
    sources = [_source(column) for column in varying]
    one = sources[0] if len(sources) == 1 else f"zip({', '.join(sources)}, strict=True)"
    return f"{first.indent}{name} = [{expression} for {loop} in {one}]"


def _variables(
    varying: Sequence[Column], columns: Sequence[Column], form: Sequence[str],
    fixed: Collection[str],
) -> dict[Column, str]:  # fmt: skip
    """By column the variable of a loop: letters, or what axes and numbers are."""
    found: dict[Column, str] = {}
    letters = iter(
        [name for name in (*VARIABLES, "e", "f", "g", "h", "m", "n") if name not in fixed]
    )
    taken = {*fixed}
    for column in varying:
        before = form[columns.index(column)]
        word = _word(column[0], before)
        found[column] = word if word and word not in taken else next(letters)
        taken.add(found[column])
    return found


def _word(unit: str, before: str) -> str:
    """What a unit is behind a text, where that is no value."""
    if _RESULT.fullmatch(unit) or is_span(unit) or unit[0] not in '"0123456789':
        return ""
    if unit[0] == '"':
        return "axis"
    return "dim" if before.endswith(("dim=", "axis=")) else "size"


class Spans(NamedTuple):
    """Spans of a dim that are as long, at equal distances."""

    first: int
    step: int
    length: int


def spans(column: Sequence[str]) -> Spans | None:
    """What units are, if they are spans."""
    pairs = [unit.split(":") for unit in column]
    if any(len(pair) != 2 or not pair[1].isdecimal() for pair in pairs):
        return None
    bounds = [(int(start or 0), int(end)) for start, end in pairs]
    (first, end), (second, _) = bounds[:2]
    length, step = end - first, second - first
    wanted = [(first + step * k, first + step * k + length) for k in range(len(bounds))]
    return Spans(first, step, length) if step > 0 and bounds == wanted else None


def is_span(unit: str) -> bool:
    return ":" in unit and unit[0] in ":0123456789"


def _part(column: Sequence[str], variable: str) -> str:
    """What an expression reads of a column."""
    if not variable:
        return column[0]
    found = spans(column)
    if found is not None:
        return f"{variable} : {variable} + {found.length}"
    return f'f"res{{{variable}}}"' if _RESULT.fullmatch(column[0]) else variable


def _source(column: Sequence[str]) -> str:
    results = [_RESULT.fullmatch(unit) for unit in column]
    numbers = [int(result[1]) for result in results if result is not None]
    if len(numbers) == len(column):
        is_range = numbers == [*range(numbers[0], numbers[0] + len(numbers))]
        return f"range({numbers[0]}, {numbers[-1] + 1})" if is_range else str(tuple(numbers))
    some = spans(column)
    if some is not None:
        end = some.first + some.step * (len(column) - 1) + 1
        by = "" if some.step == 1 else f", {some.step}"
        return f"range({f'{some.first}, ' if some.first or by else ''}{end}{by})"
    found = _items(column)
    if len(found) == 1 and found[0].startswith("*"):
        return found[0][1:]
    return f"[{', '.join(found)}]"


def _items(column: Sequence[str]) -> list[str]:
    """The items of a list: runs of places in short."""
    found: list[str] = []
    at = 0
    while at < len(column):
        row, end = _ROW.fullmatch(column[at]), at + 1
        while row and end < len(column) and column[end] == _row_at(row, end - at):
            end += 1
        if row is not None and end - at >= LEAST:
            start = int(row[2])
            found.append(f"*(row[{row[3]}] for row in {row[1]}[{start}:{start + end - at}])")
            at = end
        else:
            found.append(column[at])
            at += 1
    return sliced(found)


def _row_at(row: re.Match[str], further: int) -> str:
    return f"{row[1]}[{int(row[2]) + further}][{row[3]}]"
