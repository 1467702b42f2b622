"""Short formulas that outlining found are written where they are called, as people write them, and
so is what does but one thing.

`formula(x, x_1): return x_1 / x` in `[formula(rate, kept[k]) for k in range(9)]` is
`[kept[k] / rate for k in range(9)]`. Formulas of several lines, and those that would make more
lines than they save, stay functions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from shardwright.backends.alike_functions import Draft
from shardwright.backends.long_lines import pairs_of, parts_of, short
from shardwright.backends.names import words
from shardwright.backends.nesting import TOKEN, fitting, nested

_FORMULA = re.compile(r"formula(?:_\d+)*", re.ASCII)  # the names of these
_HEAD = re.compile(r"def \w+\(([^()]*)\):", re.ASCII)
_SINGLE = re.compile(r"[\w.]+\((?:\w+, )*\w+\)|\w+ [^\w\s]+ \w+", re.ASCII)  # what does one thing
_SIMPLE = re.compile(r"\w+(?:\[[^\[\]]*\])*", re.ASCII)  # what may be read several times
_POP = re.compile(r"(\w+)\.pop\(", re.ASCII)
LONG = 12  # lines that are no short formula
APART = 2  # empty lines behind a function


class _Formula(NamedTuple):
    """What a function gives, by its parameters."""

    parameters: tuple[str, ...]
    expression: str


class _Call(NamedTuple):
    """Where a line calls a formula, and with what."""

    start: int
    end: int
    given: tuple[str, ...]


def inlined(found: Mapping[Draft, Draft]) -> dict[Draft, Draft]:
    """The functions of a script without those formulas that stand where they are called."""
    left = dict(found)
    for key in found:
        draft = left[key]  # with what it calls written in its place
        formula = _formula(draft)
        if formula is None:
            continue
        callers = [one for one in left if one is not key and _names(left[one], draft.name)]
        new = {one: _without(left[one], draft.name, formula) for one in callers}
        before = sum(_height(left[one].lines, draft.name) for one in callers)
        after = [lines for lines in new.values() if lines is not None]
        own = len(short(nested(draft.lines, draft.telling))) + APART
        if not callers or len(after) < len(callers):
            continue
        if sum(height for _, height in after) > before + own:
            continue
        del left[key]
        left.update((one, lines[0]) for one, lines in new.items() if lines is not None)
    return left


def _names(draft: Draft, name: str) -> bool:
    return any(name in line for line in draft.lines) and name in words("\n".join(draft.lines))


def _height(lines: Sequence[str], name: str) -> int:
    """The lines that those take that may call a formula."""
    return len(short(line for line in lines if name in line))


def _formula(draft: Draft) -> _Formula | None:
    """What a function gives, if one line says it."""
    if not draft.is_free or len(draft.lines) > LONG:
        return None
    lines = nested(draft.lines, draft.telling)
    head = _HEAD.fullmatch(lines[0])
    told = lines[1].strip() if len(lines) == 2 else ""
    if head is None or not told.startswith("return "):
        return None
    expression = told.removeprefix("return ")
    is_short = _FORMULA.fullmatch(draft.name) or _SINGLE.fullmatch(expression)
    if not is_short or len([*parts_of(expression)]) != 1:
        return None
    return _Formula(tuple(parts_of(head[1])), expression)


def _without(draft: Draft, name: str, formula: _Formula) -> tuple[Draft, int] | None:
    """A function with a formula in the place of its calls, and the lines of these; None where that
    cannot be.
    """
    new = [_written(line, name, formula) if name in line else line for line in draft.lines]
    lines = [line for line in new if line is not None]
    if len(lines) < len(new):
        return None
    changed = [line for line, old in zip(lines, draft.lines, strict=True) if name in old]
    written = Draft(draft.name, lines, draft.telling, draft.is_free, draft.before)
    return written, len(short(changed))


def _written(line: str, name: str, formula: _Formula) -> str | None:
    """A line with a formula in the place of its calls."""
    for call in reversed([*_calls(line, name)]):
        text = _given(formula, call.given)
        if text is None:
            return None
        before, after = line[: call.start], line[call.end :]
        line = f"{before}{fitting(text, before, after)}{after}"
    return None if any(token[2] == name for token in TOKEN.finditer(line)) else line


def _calls(line: str, name: str) -> Iterator[_Call]:
    """The calls of a function whose arguments stand on the line."""
    for token in TOKEN.finditer(line):
        rest = line[token.end() :]
        if token[2] != name or not rest.startswith("("):
            continue
        for brackets in pairs_of(rest)[:1]:
            given = tuple(parts_of(rest[1 : brackets.end]))
            yield _Call(token.start(), token.end() + brackets.end + 1, given)


def _given(formula: _Formula, given: Sequence[str]) -> str | None:
    """A formula of what is given; None where that would be worked out several times."""
    if len(given) != len(formula.parameters):
        return None
    told = dict(zip(formula.parameters, given, strict=True))
    text, at, read = "", 0, list[str]()
    for token in TOKEN.finditer(formula.expression):
        value = told.get(token[2] or "")
        if value is None:
            continue
        if token[2] in read and _SIMPLE.fullmatch(value) is None:
            return None
        read.append(token[2])
        text += formula.expression[at : token.start()]
        text += fitting(value, text, formula.expression[token.end() :])
        at = token.end()
    if set(read) != set(told) or (_takes_in_order(given) and read != [*told]):
        return None
    return text + formula.expression[at:]


def _takes_in_order(given: Sequence[str]) -> bool:
    """True if it matters in which order arguments are worked out: one is taken out of a list that
    another reads, too.
    """
    taken = [found[1] for one in given for found in _POP.finditer(one)]
    return any(sum(name in words(one) for one in given) > 1 for name in taken)
