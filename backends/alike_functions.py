"""Functions of a script that do the same are one, whoever calls them.

They have one text but for the names of their parameters and for some numbers: those that differ in
shapes alone, those that several loops call, those of the step and of the whole program. Numbers and
shapes in which they differ are parameters. Where they differ in what they let go of, the one that
does so most often is kept.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from shardwright.backends.names import RESERVED, filled, words

MOST = 4  # parameters for numbers
_HEAD = re.compile(r"def \w+\(([^)]*)\):")
# Strings, notes, names of attributes and keywords are nobody's variables.
_TOKEN = re.compile(
    r"""("[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*'|\#[^\n]*|\.[A-Za-z_]\w*|\b[A-Za-z_]\w*=(?!=))"""
    r"""|(?<!\w)(\((?:\d+,|\d+(?:, \d+)+)\))"""  # a shape
    r"""|(?<![\w.])(\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)(?!\w)"""
    r"""|\b([A-Za-z_]\w*)""",
    re.ASCII,
)


@dataclass(eq=False)
class Draft:
    """A function as it is written first; `telling`: names that say what a value is.

    `is_free`: it may be one with others. `before`: its first parameters.
    """

    name: str
    lines: Sequence[str]
    telling: Collection[str] = ()
    is_free: bool = False
    before: tuple[str, ...] = ()


class _Call(NamedTuple):
    """How a function is called: its name, and what is given for numbers, behind `before`."""

    name: str
    numbers: tuple[str, ...]
    before: tuple[str, ...]


class _Form(NamedTuple):
    """The text of a function with marks in the places of numbers, and these."""

    text: str
    numbers: tuple[str, ...]


def settled(drafts: Sequence[Draft], most: int = MOST) -> dict[Draft, Draft]:
    """The functions that are left, callees first, with calls of those that stand for others.

    `most`: numbers in which functions may differ that are one.
    """
    names = {draft.name: draft for draft in drafts}
    called = {draft: _called(draft, names) for draft in drafts}
    level: dict[Draft, int] = {}
    for draft in drafts:
        level[draft] = 1 + max((level.get(names[one], 0) for one in called[draft]), default=0)
    named = {name for draft in drafts for name, is_called in called[draft].items() if not is_called}
    calls: dict[str, _Call] = {}
    found: dict[Draft, Draft] = {}
    for height in sorted(set(level.values())):
        groups: dict[tuple[object, str], list[tuple[Draft, _Form]]] = {}
        origin: dict[Draft, Draft] = {}
        for draft in drafts:
            if level[draft] != height:
                continue
            origin[new := _calling(draft, calls)] = draft
            form = _form(new.lines)
            own: object = draft if not draft.is_free else ""
            fixed = form.numbers if draft.name in named else ()
            groups.setdefault((own or fixed, form.text), []).append((new, form))
        for group in groups.values():
            for some in _parts(group, most):
                kept, given = _joined(some)
                found[origin[some[0][0]]] = kept
                for (one, _), numbers in zip(some, given, strict=True):
                    calls[one.name] = _Call(kept.name, numbers, kept.before)
    return {draft: found[draft] for draft in drafts if draft in found}


def _called(draft: Draft, names: Collection[str]) -> dict[str, bool]:
    """The functions that a function names, and whether it does nothing but call them."""
    found: dict[str, bool] = {}
    text = "\n".join(draft.lines)
    for token in _TOKEN.finditer(text):
        name = token[4]
        if name in names and name != draft.name:
            found[name] = found.get(name, True) and text.startswith("(", token.end())
    return found


def _calling(draft: Draft, calls: Mapping[str, _Call]) -> Draft:
    """A function with calls of those that stand for what it called."""
    text = "\n".join(draft.lines)
    found, at = list[str](), 0
    for token in _TOKEN.finditer(text):
        call = calls.get(token[4] or "")
        if call is None or token.start() < at:
            continue
        end, new = token.end(), call.name
        if call.numbers:
            start = f"({', '.join(call.before)}" if call.before else "("
            assert text.startswith(start, end), text[token.start() : end + 40]
            end += len(start)
            given = ", ".join(call.numbers)
            new += f"{start}, {given}" if call.before else f"({given}"
            if not call.before and text[end] != ")":
                new += ", "
        found += [text[at : token.start()], new]
        at = end
    lines = "".join([*found, text[at:]]).split("\n")
    return Draft(draft.name, lines, draft.telling, draft.is_free, draft.before)


# --- what functions have alike


def _form(lines: Sequence[str]) -> _Form:
    """The lines without those that let go; parameters by their numbers."""
    text = "\n".join(line for line in lines if not _lets_go(line))
    head = _HEAD.match(text)
    assert head is not None, lines[0]
    names = _parameters(head[1])
    places = {name: f"<{number}>" for number, name in enumerate(names)}
    numbers: list[str] = []

    def mark(token: re.Match[str]) -> str:
        number = token[2] or token[3]
        if number is None:
            return token[1] or places.get(token[4], token[4])
        numbers.append(number)
        return "(#)" if token[2] else "#"

    body = _TOKEN.sub(mark, text[head.end() :])
    return _Form(f"{len(names)} {body}", tuple(numbers))


def _parameters(text: str) -> list[str]:
    return [name for name in re.split(r"[\s,]+", text) if name]


def _lets_go(line: str) -> bool:
    return line.lstrip().startswith("del ")


def _parts(group: Sequence[tuple[Draft, _Form]], most: int) -> Iterator[list[tuple[Draft, _Form]]]:
    """Functions that are one with few numbers as parameters."""
    parts: list[list[tuple[Draft, _Form]]] = []
    for one in group:
        for part in parts:
            if len(_varying([form.numbers for _, form in (*part, one)])) <= most:
                part.append(one)
                break
        else:
            parts.append([one])
    yield from parts


def _varying(rows: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    """The fewest columns in which rows of numbers differ: of shapes, or of their dims."""
    columns = [tuple(column) for column in zip(*rows, strict=True)]
    whole = [*dict.fromkeys(column for column in columns if len(set(column)) > 1)]
    dims = [part for column in whole for part in _dims(column)]
    by_dims = [*dict.fromkeys(part for part in dims if len(set(part)) > 1)]
    return by_dims if len(by_dims) < len(whole) else whole


def _dims(column: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The dims of a column of shapes, if they have as many; else the column."""
    if not column[0].startswith("(") or len({one.count(",") for one in column}) > 1:
        return [column]
    shapes = [re.findall(r"\d+", one) for one in column]
    if len({len(shape) for shape in shapes}) > 1:
        return [column]
    return [tuple(part) for part in zip(*shapes, strict=True)]


# --- one for all


def _joined(some: Sequence[tuple[Draft, _Form]]) -> tuple[Draft, list[tuple[str, ...]]]:
    """The function that stands for some that are alike; by each the numbers that it is given."""
    first = some[0][0]
    longest = max(some, key=lambda one: _count(one[0]))
    kept = first if _count(longest[0]) == _count(first) else longest[0]
    varying = _varying([form.numbers for _, form in some])
    given = [*zip(*varying, strict=True)] or [()] * len(some)
    taken = {*RESERVED, *(word for draft, _ in some for word in words("\n".join(draft.lines)))}
    names: dict[tuple[str, ...], str] = {}
    for column in varying:
        stem = "shape" if column[0].startswith("(") else "size"
        names[column] = _free(stem, taken)
    columns = [tuple(column) for column in zip(*(form.numbers for _, form in some), strict=True)]
    spelled = [_spelled(column, names) for column in columns]
    return _written(first, kept, [*names.values()], spelled), given


def _count(draft: Draft) -> int:
    return sum(map(_lets_go, draft.lines))


def _free(stem: str, taken: set[str]) -> str:
    name, count = stem, 0
    while name in taken:
        count += 1
        name = f"{stem}_{count}"
    taken.add(name)
    return name


def _spelled(column: tuple[str, ...], names: Mapping[tuple[str, ...], str]) -> str:
    """What stands in the place of a number."""
    if column in names:
        return names[column]
    dims = _dims(column)
    if len(set(column)) == 1 or dims == [column]:
        return column[0]
    parts = [names.get(part, part[0]) for part in dims]
    return f"({parts[0]},)" if len(parts) == 1 else f"({', '.join(parts)})"


def _written(first: Draft, kept: Draft, names: Sequence[str], spelled: Sequence[str]) -> Draft:
    """The function of the name of the first, with parameters for numbers."""
    text = "\n".join(kept.lines)
    head = _HEAD.match(text)
    assert head is not None
    parameters = _parameters(head[1])
    at = len(kept.before)
    lines = text.split("\n") if names else list(kept.lines)
    if names or kept is not first:
        numbers = iter(spelled)
        body = _TOKEN.sub(
            lambda token: next(numbers) if token[2] or token[3] else token[0], text[head.end() :]
        )
        defined = filled(f"def {first.name}(", [*parameters[:at], *names, *parameters[at:]], "):")
        lines = [*defined, *body.lstrip("\n").split("\n")]
    return Draft(first.name, lines, kept.telling, first.is_free, first.before)
