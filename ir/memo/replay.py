"""Replays a remembered parse on texts that differ in names, types, numbers and strings only.

The grammar takes most of the time that a new statement costs, and few shapes of statements are new.
Of a shape that comes again the tree of calls is kept that the grammar made; what differs is put in
its place, and only calls that depend on it are made again. The grammar stays the only judge: words
of one kind in the same places give the same tree.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import lark

from shardwright.ir.parser.grammar import BY_HAND
from shardwright.ir.parser.tokens import Bad
from shardwright.ir.parser.values import Unlike, token_of
from shardwright.ir.scanner.source_text import BLOB, CONSTANT, TYPE

_HOLE = re.compile(
    r'(<@[^<>"]*+(?>(?:"[^"\\\n]*+"[^<>"]*+)*)>'
    r"|%(?:[0-9]++|[A-Za-z_$.\-][A-Za-z0-9_$.\-]*+)(?>(?:\#[0-9]++)?)"
    rf"|{TYPE}|{CONSTANT}|loc\([^()]*+\)"
    r'|@?"(?:[^"\\\n]|\\.)*+"|@[A-Za-z_][A-Za-z0-9_$.]*+'
    r"|(?<![\w$.#%!@^+\-])-?\d++(?>(?:\.\d*+(?>(?:[eE][+\-]?\d++)?))?)(?![\w$.]))"
)
_MARK = "\x01"
# What stands in a hole, by its first character, as a word of the grammar.
_WORDS = {"%": "SSA", "@": "SYMBOL", '"': "STRING", "d": "DENSE", "l": "LOC", "n": "INT"}
_LIMIT = 2000  # characters of a text that is remembered
_DEEPEST = 60  # of a tree whose calls are kept

Call = Callable[[list[Any]], Any]


class Reads(Protocol):
    """The reader of words that the grammar leaves to others: `Values.read`."""

    text: str

    def read(self, word: str, text: str, at: int) -> tuple[Any, int]:
        """The value of a word at an offset, and its end."""
        ...

    def slot_word(self, kind: str, slot: int) -> Any:
        """A word that is a slot, which does not tell what stands there. Raises Unlike."""
        ...


class Cut(NamedTuple):
    """A text without what differs. `key`: its shape. `ends`: where holes end, 0 first."""

    key: tuple[str, str, str]
    holes: list[str]
    ends: list[int]


def cut(rule: str, text: str) -> Cut:
    """The shape of a text that a rule of the grammar reads."""
    parts = _HOLE.split(text)
    holes, ends, at = parts[1::2], [0], 0
    for literal, hole in zip(parts[::2], holes, strict=False):
        at += len(literal) + len(hole)
        ends.append(at)
    kinds = "".join(map(_kind, holes))
    return Cut((rule, _MARK.join(parts[::2]), kinds), holes, ends)


def _kind(hole: str) -> str:
    """A letter per kind of word; texts with other kinds have another shape."""
    first = hole[0]
    if first in '%@dlt<"':
        return first
    return "f" if "." in hole else "n"


class _Node(NamedTuple):
    """A call that the grammar asked for, not made yet."""

    call: Call
    children: list[Any]


class Recorder:
    """Stands before the functions that answer the grammar; keeps their calls while `is_on`."""

    def __init__(self, forms: Reads) -> None:
        self.forms = forms
        self.is_on = False

    def __getattr__(self, name: str) -> Callable[[Any], Any]:
        answer = getattr(self.forms, name)
        if name.startswith("__"):  # what lark asks of every transformer
            return answer
        if name.isupper():
            return lambda token: token if self.is_on else answer(token)
        return lambda children: _Node(answer, children) if self.is_on else answer(children)

    def read(self, word: str, text: str, at: int) -> tuple[Any, int]:
        """As `Reads.read`, which may ask the grammar in turn."""
        was_on, self.is_on = self.is_on, False
        try:
            return self.forms.read(word, text, at)
        finally:
            self.is_on = was_on


class _Leaf(NamedTuple):
    """A word that differs: its cell, kind, and where it starts and ends behind which hole."""

    cell: int
    kind: str
    start: tuple[int, int]
    end: tuple[int, int]
    is_token: bool


class _Step(NamedTuple):
    """A call that depends on words that differ."""

    cell: int
    call: Call
    children: list[int]


class Skeleton:
    """The calls for texts of one shape."""

    def __init__(
        self, tree: Any, first: Cut, slots: Sequence[int] = (), forms: Reads | None = None
    ) -> None:
        """`slots`: the number of the slot in each hole, -1 for none; what stands in them is told to
        no call.

        Raises Unlike when a word holds a part of a hole, or a slot and more, and for a deep tree.
        """
        self.cells: list[Any] = []
        self.leaves: list[_Leaf] = []
        self.steps: list[_Step] = []
        self._numbers, self._forms, self._depth = slots, forms, 0
        self._add(tree, first)

    def value(
        self,
        text: str,
        found: Cut,
        forms: Reads,
        known: dict[tuple[str, str], Any],
    ) -> Any:
        """The value of a text of this shape. Raises Unlike, Bad, ValueError."""
        cells, ends = self.cells.copy(), found.ends
        for cell, kind, (after, more), (last, rest), is_token in self.leaves:
            start, end = ends[after] + more, ends[last] + rest
            if is_token:
                cells[cell] = token_of(kind, text[start:end], start)
                continue
            key = kind, text[start:end]
            value = known.get(key)
            if value is None:
                value, stop = forms.read(kind, text, start)
                if stop != end:
                    raise Unlike
                if kind != "TYPE" and _is_lasting(key[1]):
                    known[key] = value
            cells[cell] = value
        forms.text = text
        for cell, call, children in self.steps:
            cells[cell] = call([cells[child] for child in children])
        return cells[-1]

    # --- making

    def _add(self, item: Any, first: Cut) -> tuple[int, bool]:
        """The cell of a part of the tree, and whether it differs from text to text."""
        if isinstance(item, _Node):
            return self._add_node(item, first)
        value, differs = item, False
        if isinstance(item, lark.Token):
            value, differs = self._word(item, first)
        elif item is not None:
            raise Unlike
        self.cells.append(value)
        return len(self.cells) - 1, differs

    def _add_node(self, node: _Node, first: Cut) -> tuple[int, bool]:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise Unlike
        parts = [self._add(child, first) for child in node.children]
        self._depth -= 1
        children, differs = [cell for cell, _ in parts], any(changes for _, changes in parts)
        if differs:
            self.steps.append(_Step(len(self.cells), node.call, children))
            self.cells.append(None)
        else:
            self.cells.append(node.call([self.cells[cell] for cell in children]))
        return len(self.cells) - 1, differs

    def _word(self, token: lark.Token, first: Cut) -> tuple[Any, bool]:
        """The meaning of a word in all texts of the shape; None and True when it differs."""
        start, end = token.start_pos or 0, token.end_pos or 0
        begin, stop = _holes_inside(first, start, end)
        is_token = token.type not in BY_HAND
        if begin == stop:
            return token if is_token else token.value, False
        if any(slot >= 0 for slot in self._numbers[begin:stop]):
            if stop != begin + 1 or (start, end) != _bounds(first, begin) or self._forms is None:
                raise Unlike
            return self._forms.slot_word(token.type, self._numbers[begin]), False
        if is_token:
            hole = first.holes[begin]
            is_whole = stop == begin + 1 and first.ends[stop] == end == start + len(hole)
            if not is_whole or _WORDS.get(_kind(hole)) != token.type:
                raise Unlike
        places = (begin, start - first.ends[begin]), (stop, end - first.ends[stop])
        self.leaves.append(_Leaf(len(self.cells), token.type, *places, is_token))
        return None, True


def _bounds(found: Cut, hole: int) -> tuple[int, int]:
    """The start and end of a hole."""
    end = found.ends[hole + 1]
    return end - len(found.holes[hole]), end


def _holes_inside(found: Cut, start: int, end: int) -> tuple[int, int]:
    """First hole inside a part of a text, and the first one behind.

    Raises Unlike when one is inside in part.
    """
    begin = stop = bisect_right(found.ends, start, 1) - 1
    while stop < len(found.holes) and found.ends[stop + 1] - len(found.holes[stop]) < end:
        stop += 1
        if found.ends[stop] > end:
            raise Unlike
    if begin < stop and found.ends[begin + 1] - len(found.holes[begin]) < start:
        raise Unlike
    return begin, stop


class Replay:
    """The memo of shapes; dropped when it holds more than `limit`."""

    def __init__(self, recorder: Recorder, limit: int) -> None:
        self.recorder = recorder
        self.limit = limit
        self._skeletons: dict[tuple[str, str, str], Skeleton | None] = {}  # None: seen once
        self._unfit: set[tuple[str, str, str]] = set()
        self._known: dict[tuple[str, str], Any] = {}  # what was read by hand

    def read(self, rule: str, text: str, parse: Callable[[str, str], Any]) -> Any:
        """The value of a rule; `parse` asks the grammar. Raises what that raises."""
        if len(text) > _LIMIT:
            return parse(rule, text)
        found = cut(rule, text)
        if found.key not in self._skeletons:
            self._trim()
            if BLOB not in found.key[1]:  # its number means another text elsewhere
                self._skeletons[found.key] = None
            return parse(rule, text)
        try:
            skeleton = self._skeletons[found.key] or self._recorded(rule, text, found, parse)
            return self.again(skeleton, text, found)
        except (Unlike, Bad, ValueError, lark.exceptions.LarkError):
            return parse(rule, text)  # says what is wrong, if anything

    def _trim(self) -> None:
        for memo in (self._skeletons, self._unfit, self._known):
            if len(memo) >= self.limit:
                memo.clear()

    def tree(self, rule: str, text: str, parse: Callable[[str, str], Any]) -> Any:
        """The calls that the grammar asks for, not made."""
        self.recorder.is_on = True
        try:
            return parse(rule, text)
        finally:
            self.recorder.is_on = False

    def again(self, skeleton: Skeleton, text: str, found: Cut) -> Any:
        """The value of a text by its skeleton. Raises Unlike, Bad, ValueError."""
        return skeleton.value(text, found, self.recorder.forms, self._known)

    def _recorded(
        self, rule: str, text: str, found: Cut, parse: Callable[[str, str], Any]
    ) -> Skeleton:
        """The skeleton of a shape that was seen before. Raises Unlike when there can be none."""
        if found.key in self._unfit:
            raise Unlike
        tree = self.tree(rule, text, parse)
        try:
            made = self._skeletons[found.key] = Skeleton(tree, found)
        except Unlike:
            self._unfit.add(found.key)
            raise
        return made


def _is_lasting(text: str) -> bool:
    """True if a text means the same in another program."""
    return len(text) < _LIMIT and BLOB not in text and "loc(" not in text
