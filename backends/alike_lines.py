"""Writes lines of a function that are alike but for what they read as one list.

Updates of weights are: `mul_1 = rate * x`, `mul_2 = rate * y`, ... are `muls = [rate * a for a in
[x, y, ...]]`, and what read `mul_1` reads `muls[0]`. Lines are alike that stand together and do
not read one another. Lists are let go of where all of their values were.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from shardwright.backends.names import LINE, RESERVED, packed, words
from shardwright.backends.nesting import TOKEN, bare, is_pure, is_whole
from shardwright.backends.short_lists import sliced

LEAST = 3  # lines that are worth a list
APART = 6  # lines between two that are alike
MOST = 4  # columns of a list
NEAR = 8  # lines between those that let go of values of one list
WORTH = 1  # lines that a list has to save
VARIABLES = ("a", "b", "c", "d")
_STATEMENT = re.compile(r"( *)(\w+) = (.+)", re.ASCII)
# Strings, attributes, keywords and functions are nothing that lines may differ in, but for numbers
# of results.
_UNIT = re.compile(
    r"""('[^'\\]*(?:\\.[^'\\]*)*'|"(?!res\d)[^"\\]*(?:\\.[^"\\]*)*"|\.\w+|\b\w+=(?!=)"""
    r"""|\b[A-Za-z_]\w*(?=[("']))|("res\d+"|\b[A-Za-z_]\w*(?:\[\d+\])*)""",
    re.ASCII,
)
_WORDS = re.compile(r"[\w\[\]]+", re.ASCII)
_RESULT = re.compile(r'"res(\d+)"', re.ASCII)
_NUMBERED = re.compile(r"(?<=# )(operand|result) \d+ of")
_MORE = re.compile(r"( *)(\w+) (\+?=) \[(.*)\]", re.ASCII)
_RUN = re.compile(r"\w+(?:\[\d+\])+(?:, \w+(?:\[\d+\])+){2,}", re.ASCII)
_ROW = re.compile(r"(.+)\[(\d+)\]\[(\d+)\]", re.ASCII)


@dataclass
class _Line:
    """A statement: its form with marks in the places of `units`, which it reads."""

    number: int
    indent: str
    name: str
    expression: str
    note: str = ""  # the line above, which says why it is there

    @cached_property
    def rough(self) -> str:
        """What lines that are alike have alike, at a glance."""
        return _WORDS.sub("", self.expression)

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
        return not self.note or "own_part(" in bare(self.expression)

    @property
    def form(self) -> tuple[str, ...]:
        return self.parts[0]

    @property
    def units(self) -> tuple[str, ...]:
        return self.parts[1]

    @property
    def read(self) -> frozenset[str]:
        return frozenset(unit.partition("[")[0] for unit in self.units)


def together(lines: Sequence[str]) -> list[str]:
    """The lines of a function, those that are alike as lists."""
    short = [_RUN.sub(_slice, line) if "], " in line else line for line in lines]
    rough = Counter(_WORDS.sub("", line) for line in short if " = " in line)
    if max(rough.values(), default=0) >= LEAST:
        finder = _Finder(short)
        short = finder.written() if finder.lists else short
    return _joined(short) if any(" += [" in line for line in short) else short


class _Finder:
    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines
        self.binds: dict[str, int] = {}
        self.last_read: dict[str, int] = {}
        self.let_go: dict[str, int] = {}  # by name the group of lines that lets go of it
        self._look()
        self.lists: dict[int, list[str]] = {}  # by line the lines of a list that stand there
        self.gone: set[int] = set()  # numbers of lines that are in lists
        self.notes: dict[int, str] = {}  # by line what says why a list is there
        self.places: dict[str, str] = {}  # by name of a value its place in a list
        self.list_of: dict[str, str] = {}
        self.end_of: dict[str, int] = {}  # by list the lines that let go of it
        for window in self._windows():
            self._find(window)

    def _look(self) -> None:
        group = -1
        for number, line in enumerate(self.lines):
            text = line.lstrip()
            if text.startswith("del "):
                group = number if group < 0 else group
                self.let_go.update((name, group) for name in text[4:].split(", "))
                continue
            group = -1
            left, sign, right = text.partition(" = ")
            if sign:
                for name in left.split(", "):
                    self.binds[name] = self.binds.get(name, 0) + 1
            for _, name in TOKEN.findall(right if sign else text):
                if name:
                    self.last_read[name] = number

    @cached_property
    def taken(self) -> set[str]:
        """Names that lists may not have."""
        return {*RESERVED, *words("\n".join(self.lines))}

    def _windows(self) -> Iterator[list[_Line]]:
        """Stretches of statements that may change places."""
        window: list[_Line] = []
        for number, line in enumerate(self.lines):
            if line.lstrip().startswith("#"):
                continue
            made = self._statement(number, line)
            if made is None or (window and window[0].indent != made.indent):
                yield window
                window = []
            if made is not None:
                window.append(made)
        yield window

    def _statement(self, number: int, line: str) -> _Line | None:
        found = _STATEMENT.fullmatch(line)
        if found is None or not is_whole(line) or not is_pure(found[3]):
            return None
        if self.binds.get(found[2]) != 1 or found[2] not in self.last_read:
            return None
        note = self.lines[number - 1] if _is_note(self.lines[number - 1]) else ""
        if note and _is_note(self.lines[number - 2]):
            return None
        return _Line(number, found[1], found[2], found[3], note)

    def _find(self, window: Sequence[_Line]) -> None:
        """Note the lists of a window."""
        often = Counter([line.rough for line in window] if len(window) >= LEAST else [])
        made = {line.name: place for place, line in enumerate(window)}
        done = set[int]()
        for place, first in enumerate(window):
            if often[first.rough] < LEAST or place in done or not first.units:
                continue
            members = [place]
            for other in range(place + 1, len(window)):
                line = window[other]
                if other - members[-1] > (APART if first.may_move else 1):
                    break
                if other in done or line.rough != first.rough or line.form != first.form:
                    continue
                if _general(line.note) != _general(first.note):
                    continue
                if all(made.get(name, -1) < place for name in line.read):
                    members.append(other)
            lines = [window[member] for member in members]
            if len(lines) >= LEAST and self._may_be_list(lines) and self._list(lines):
                done.update(members)
                made.update((line.name, place) for line in lines)

    def _list(self, lines: Sequence[_Line]) -> bool:
        """Make a list of alike lines, if that is worth it."""
        name = self._list_name([line.name for line in lines])
        written = _list_lines(name, lines, lambda unit: _placed(unit, self.places))
        notes = len(lines) - 1 if lines[0].note else 0
        if len(written) + WORTH > len(lines) + notes:
            return False
        self.taken.add(name)
        self.lists[lines[0].number] = written
        self.gone.update(line.number for line in lines)
        self.gone.update(line.number - 1 for line in lines[1:] if line.note)
        if len({line.note for line in lines}) > 1:
            self.notes[lines[0].number - 1] = _general(lines[0].note)
        self.places.update((line.name, f"{name}[{k}]") for k, line in enumerate(lines))
        self.list_of.update((line.name, name) for line in lines)
        ends = [self.let_go[line.name] for line in lines if line.name in self.let_go]
        if ends:
            self.end_of[name] = max(ends)
        return True

    def _may_be_list(self, lines: Sequence[_Line]) -> bool:
        """True if lines differ in few columns, and all of their values are let go of at once."""
        columns = set(zip(*(line.units for line in lines), strict=True))
        if not 0 < sum(len(set(column)) > 1 for column in columns) <= MOST:
            return False
        groups = {self.let_go[line.name] for line in lines if line.name in self.let_go}
        last = max(self.last_read[line.name] for line in lines)
        return not groups or (max(groups) - min(groups) <= NEAR and last < max(groups))

    # --- writing

    def written(self) -> list[str]:
        """The lines with lists, and with their places where their values were read."""
        found: list[str] = []
        for number, line in enumerate(self.lines):
            found += self.lists.get(number, ())
            if line.lstrip().startswith("del "):
                found += self._let_go(line)
            elif number not in self.gone:
                found.append(self.notes.get(number) or _replaced(line, self.places))
        return found

    def _let_go(self, line: str) -> list[str]:
        """A line that lets go of names, and of lists where the last of their values was."""
        indent, _, listed = line.partition("del ")
        names: list[str] = []
        for name in listed.split(", "):
            made = self.list_of.get(name)
            if made is None:
                names.append(name)
            elif self.let_go[name] == self.end_of.get(made):
                names.append(made)
                del self.end_of[made]
        return [f"{indent}del {', '.join(names)}"] if names else []

    def _list_name(self, names: Sequence[str]) -> str:
        """A name that says what all of some names do."""
        first, last = min(names), max(names)
        same = next((k for k, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), None)
        stem = re.sub(r"_*\d*$", "", first[:same]) or "value"
        stem = f"{stem}_all" if stem.endswith(("d", "s", "x")) else f"{stem}s"
        name, count = stem, 0
        while name in self.taken:
            count += 1
            name = f"{stem}_{count}"
        return name


def _general(note: str) -> str:
    """What notes say of operands and results whatever their numbers."""
    return _NUMBERED.sub(lambda one: f"each {one[1]} of", note)


def _is_note(line: str) -> bool:
    return line.lstrip().startswith("#")


def _joined(lines: Sequence[str]) -> list[str]:
    """Lists that are put together of several lines in as few as they fill."""
    found: list[str] = []
    at = 0
    while at < len(lines):
        first, end = _MORE.fullmatch(lines[at]), at + 1
        start = "" if first is None else f"{first[1]}{first[2]} += ["
        while start and end < len(lines) and lines[end].startswith(start):
            end += 1
        if first is None or first[3] != "=" or end == at + 1:
            found.append(lines[at])
            at += 1
            continue
        texts = [_MORE.fullmatch(line) for line in lines[at:end]]
        items = sliced(_split(", ".join(text[4] for text in texts if text is not None)))
        is_returned = end < len(lines) and lines[end] == f"{first[1]}return {first[2]}"
        flat = f"{first[1]}return [{', '.join(items)}]"
        if is_returned and len(flat) <= LINE:
            found.append(flat)
            end += 1
        else:
            found += _in_lines(f"{first[1]}{first[2]}", items)
        at = end
    return found


def _in_lines(name: str, items: Sequence[str]) -> list[str]:
    """A list that lines with `+=` put together."""
    lines = [f"{name} = [{items[0]}"]
    for item in items[1:]:
        if len(lines[-1]) + len(item) + 3 > LINE:
            lines[-1] += "]"
            lines.append(f"{name} += [{item}")
        else:
            lines[-1] += f", {item}"
    return [*lines[:-1], f"{lines[-1]}]"]


def _split(text: str) -> list[str]:
    """The items of a display."""
    items, depth, start = list[str](), 0, 0
    for place, char in enumerate(text):
        depth += (char in "([{") - (char in ")]}")
        if char == "," and not depth:
            items.append(text[start:place].strip())
            start = place + 1
    return [*items, text[start:].strip()]


def _placed(unit: str, places: Mapping[str, str]) -> str:
    name, bracket, rest = unit.partition("[")
    return f"{places.get(name, name)}{bracket}{rest}"


def _replaced(line: str, places: Mapping[str, str]) -> str:
    """A line that reads places of lists."""
    if line.lstrip().startswith("#"):
        return line
    read = TOKEN.sub(lambda token: token[1] or places.get(token[2], token[2]), line)
    return line if read == line else _RUN.sub(_slice, read)


def _slice(run: re.Match[str]) -> str:
    """Places that follow one another as a slice of their list, where that may be unpacked."""
    found = sliced(run[0].split(", "))
    text = ", ".join(found)
    before, after = run.string[: run.start()], run.string[run.end() :]
    opening = _opening(before)
    if "#" in before or before.count('"') % 2 or before.count("'") % 2:
        return run[0]  # a text
    if opening.endswith("[") and re.search(r"[\w\])]\[$", opening):
        return run[0]  # an index
    is_tuple = not re.search(r"\w\($", opening) and before.endswith(("(", "return "))
    if len(found) > 1 or not is_tuple or (after and after[0] != ")"):
        return text
    return f"{text}," if before.endswith("(") else f"({text},)"


def _opening(before: str) -> str:
    """A text up to the last bracket that is open at its end."""
    depth = 0
    for place in range(len(before) - 1, -1, -1):
        depth += (before[place] in ")]}") - (before[place] in "([{")
        if depth < 0:
            return before[: place + 1]
    return ""


def _list_lines(name: str, lines: Sequence[_Line], placed: Callable[[str], str]) -> list[str]:
    """A list of what alike lines give."""
    first = lines[0]
    columns = [
        tuple(map(placed, column)) for column in zip(*(line.units for line in lines), strict=True)
    ]
    varying = [*dict.fromkeys(column for column in columns if len(set(column)) > 1)]
    fixed = words(" ".join([*(c[0] for c in columns if c not in varying), *first.form]))
    names = [name for name in (*VARIABLES, "e", "f", "g", "h", "m", "n") if name not in fixed]
    variable = dict(zip(varying, names, strict=False))
    parts = [_part(column, variable.get(column, "")) for column in columns]
    pairs = zip(first.form, [*parts, ""], strict=True)
    expression = "".join(f"{text}{part}" for text, part in pairs)
    loop = ", ".join(variable[column] for column in varying)
    sources = [_source(column) for column in varying]
    one = sources[0] if len(sources) == 1 else f"zip({', '.join(sources)}, strict=True)"
    flat = f"{first.indent}{name} = [{expression} for {loop} in {one}]"
    if len(flat) <= LINE:
        return [flat]
    inner = f"{first.indent}    "
    short = f"{inner}for {loop} in {one}"
    broken = [short] if len(short) <= LINE else _long_loop(inner, loop, varying)
    return [f"{first.indent}{name} = [", f"{inner}{expression}", *broken, f"{first.indent}]"]


def _part(column: Sequence[str], variable: str) -> str:
    """What an expression reads of a column."""
    if not variable:
        return column[0]
    return f'f"res{{{variable}}}"' if _RESULT.fullmatch(column[0]) else variable


def _long_loop(indent: str, loop: str, columns: Sequence[Sequence[str]]) -> list[str]:
    """The head of a loop over long lists."""
    deeper = indent if len(columns) == 1 else f"{indent}    "
    lists = [_source_lines(column, deeper) for column in columns]
    if len(columns) == 1:
        first, *rest = lists[0]
        return [f"{indent}for {loop} in {first.lstrip()}", *rest]
    middle = [line for part in lists for line in (*part[:-1], f"{part[-1]},")]
    return [f"{indent}for {loop} in zip(", *middle, f"{indent}    strict=True,", f"{indent})"]


def _source_lines(column: Sequence[str], indent: str) -> list[str]:
    source = _source(column)
    if not source.startswith("["):
        return [f"{indent}{source}"]
    return packed("[", _items(column), "]", indent)


def _source(column: Sequence[str]) -> str:
    results = [_RESULT.fullmatch(unit) for unit in column]
    numbers = [int(result[1]) for result in results if result is not None]
    if len(numbers) == len(column):
        is_range = numbers == [*range(numbers[0], numbers[0] + len(numbers))]
        return f"range({numbers[0]}, {numbers[-1] + 1})" if is_range else str(tuple(numbers))
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
