"""Writes lines of a function that are alike but for what they read as one list.

Updates of weights are: `mul_1 = rate * x`, `mul_2 = rate * y`, ... are `muls = [rate * a for a in
[x, y, ...]]`, and what read `mul_1` reads `muls[0]`. Lines are alike that stand together and do
not read one another. Lists are let go of where all of their values were.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property

from shardwright.backends.line_lists import WORDS, Line, is_span, list_line, spans
from shardwright.backends.list_lines import as_they_are, joined
from shardwright.backends.long_lines import short
from shardwright.backends.names import RESERVED, words
from shardwright.backends.nesting import TOKEN, is_pure, is_whole
from shardwright.backends.short_lists import sliced

LEAST = 3  # lines that are worth a list
APART = 6  # lines between two that are alike
MOST = 4  # columns of a list
NEAR = 8  # lines between those that let go of values of one list
WORTH = 1  # lines that a list has to save
_STATEMENT = re.compile(r"( *)(\w+) = (.+)", re.ASCII)
_WRITTEN = re.compile(r"\w+(?:\[\d+\])*\.copy_\((.*)\)", re.ASCII)  # over one argument
_NUMBERED = re.compile(r"(?<=# )(operand|result) \d+ of")
_DIM = re.compile(r"\bdim \d+(?: \(factor \w+\))?", re.ASCII)
_CUT = re.compile(r"\bcut by \w+", re.ASCII)
_RUN = re.compile(r"\w+(?:\[\d+\])+(?:, \w+(?:\[\d+\])+){2,}", re.ASCII)


def together(lines: Sequence[str]) -> list[str]:
    """The lines of a function, those that are alike as lists."""
    told = [_RUN.sub(_slice, line) if "], " in line else line for line in lines]
    rough = Counter(WORDS.sub("", line) for line in told if " = " in line)
    if max(rough.values(), default=0) >= LEAST:
        finder = _Finder(told)
        told = as_they_are(finder.written(), finder.lengths) if finder.lists else told
    return joined(told) if any(" += [" in line for line in told) else told


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
        self.lengths: dict[str, int] = {}  # of lists
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

    def _windows(self) -> Iterator[list[Line]]:
        """Stretches of statements that may change places."""
        window: list[Line] = []
        for number, line in enumerate(self.lines):
            if line.lstrip().startswith("#"):
                continue
            made = self._statement(number, line)
            if made is None or (window and not _fit(window[0], made)):
                yield window
                window = []
            if made is not None:
                window.append(made)
        yield window

    def _statement(self, number: int, line: str) -> Line | None:
        found = _STATEMENT.fullmatch(line)
        if found is None or not is_whole(line):
            return None
        written = _WRITTEN.fullmatch(found[3])
        if not is_pure(found[3] if written is None else written[1]):
            return None
        if self.binds.get(found[2]) != 1 or found[2] not in self.last_read:
            return None
        note = self.lines[number - 1] if _is_note(self.lines[number - 1]) else ""
        if note and _is_note(self.lines[number - 2]):
            return None
        return Line(number, found[1], found[2], found[3], note, written is None)

    def _find(self, window: Sequence[Line]) -> None:
        """Note the lists of a window."""
        often = Counter([line.rough for line in window] if len(window) >= LEAST else [])
        made = {line.name: place for place, line in enumerate(window)}
        done = set[int]()
        for place, first in enumerate(window):
            if often[first.rough] < LEAST or place in done or not first.units:
                continue
            for is_loose in (True, False):
                members = self._members(window, place, done, made, is_loose=is_loose)
                lines = [window[member] for member in members]
                if len(lines) >= LEAST and self._may_be_list(lines) and self._list(lines):
                    done.update(members)
                    made.update((line.name, place) for line in lines)
                    break
                if not any(line.moves for line in lines):
                    break

    def _members(
        self, window: Sequence[Line], place: int, done: Collection[int],
        made: Mapping[str, int], *, is_loose: bool,
    ) -> list[int]:  # fmt: skip
        """The statements that may be of a list that begins with one. `is_loose`: whatever axes they
        move data over.
        """
        first = window[place]
        members = [place]
        for other in range(place + 1, len(window)):
            line = window[other]
            if other - members[-1] > (APART if first.may_move else 1):
                break
            if other in done or line.rough != first.rough or line.form != first.form:
                continue
            if loose(line.note) != loose(first.note):
                continue
            if not is_loose and (line.moves, general(line.note)) != (
                first.moves,
                general(first.note),
            ):
                continue
            if all(made.get(name, -1) < place for name in line.read):
                members.append(other)
            if len(members) > 1 and not _fit_spans([window[member] for member in members]):
                del members[-1]
        return members

    def _list(self, lines: Sequence[Line]) -> bool:
        """Make a list of alike lines, if that is worth it."""
        name = self._list_name([line.name for line in lines])
        written = short([list_line(name, lines, lambda unit: _placed(unit, self.places))])
        notes = len(lines) - 1 if lines[0].note else 0
        if len(written) + WORTH > len(lines) + notes:
            return False
        self.taken.add(name)
        self.lists[lines[0].number] = written
        self.gone.update(line.number for line in lines)
        self.gone.update(line.number - 1 for line in lines[1:] if line.note)
        if lines[0].note:
            self.notes[lines[0].number - 1] = one_note([line.note for line in lines])
        self.places.update((line.name, f"{name}[{k}]") for k, line in enumerate(lines))
        self.lengths[name] = len(lines)
        self.list_of.update((line.name, name) for line in lines)
        ends = [self.let_go[line.name] for line in lines if line.name in self.let_go]
        if ends:
            self.end_of[name] = max(ends)
        return True

    def _may_be_list(self, lines: Sequence[Line]) -> bool:
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
        stem = first[:same].rstrip("_0123456789") or "value"
        stem = f"{stem}_all" if stem.endswith(("d", "s", "x")) else f"{stem}s"
        name, count = stem, 0
        while name in self.taken:
            count += 1
            name = f"{stem}_{count}"
        return name


def _fit(one: Line, other: Line) -> bool:
    """True if statements may be of one list: what writes over values stays where it is."""
    return one.indent == other.indent and one.is_pure == other.is_pure


def _fit_spans(lines: Sequence[Line]) -> bool:
    """True if spans in which lines differ follow one another."""
    columns = zip(*(line.units for line in lines), strict=True)
    differ = [column for column in columns if len(set(column)) > 1]
    return all(spans(one) is not None for one in differ if any(map(is_span, one)))


def _is_note(line: str) -> bool:
    return line.lstrip().startswith("#")


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


# --- one note for statements that are there for the same reason, of other operands, dims and axes


def general(note: str) -> str:
    """What notes say of operands and results whatever their numbers."""
    return _NUMBERED.sub(lambda one: f"each {one[1]} of", note)


def loose(note: str) -> str:
    """What notes say whatever dims are cut, and by what."""
    return _CUT.sub("cut", _DIM.sub("a dim", general(note)))


def one_note(notes: Sequence[str]) -> str:
    """One note for some that are alike."""
    for told in ({*notes}, {*map(general, notes)}):
        if len(told) == 1:
            return told.pop()
    return loose(notes[0])
