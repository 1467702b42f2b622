"""Aliases that MLIR's printer defines: locations, affine maps and sets, long tuple types.

A printed text has marks for locations; attributes and types stand in it written out. Here they get
their names, and the tables that say what the names mean. Source: mlir `AsmPrinter.cpp`, class
AliasInitializer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from shardwright.ir.locations.location import Fused, Location
from shardwright.ir.parser.locations import Context, closing_angle, printed_metadata, read_location
from shardwright.ir.scanner.cut_locations import location_end

MARK = "\x01"  # around the number of a location; `!` after the number: of a block argument
_LONG_TUPLE = 17  # types; shorter tuples are written out

_WORDS = ("affine_map<", "affine_set<", "tuple<", "distinct[", "loc(")
_FINDS = re.compile(
    rf'"(?:[^"\\\n]|\\.)*+"|{MARK}\d+[!^]?{MARK}|[#!][A-Za-z_][\w$]*\.[\w.$]*<'
    r"|(?<![\w.$])(?:affine_map<|affine_set<|tuple<|distinct\[\d+\]<|loc\()|->|[\[\](){}<>]"
)


def _no_alias(name: str) -> None:
    """Attributes are written out."""


_PRINTED = Context(_no_alias, printed_metadata)
_KINDS = {"affine_map": "#map", "affine_set": "#set", "tuple": "!tuple", "distinct": "#distinct"}
_WORD = re.compile(r"[\[<]")
_NUMBER = re.compile(r'"(?:[^"\\\n]|\\.)*+"|(?<![\w.$])distinct\[(\d+)\]<')


class Found:
    """Something that may have a name, in a text from `start` to `end`, inside `level` brackets."""

    __slots__ = ("end", "level", "node", "start")

    def __init__(self, node: str | Location, start: int, end: int, level: int) -> None:
        self.node, self.start, self.end, self.level = node, start, end, level


class Aliases:
    """The aliases of one text. Visit first, in the order of MLIR's printer; then ask for names."""

    def __init__(self) -> None:
        self.deferred: dict[str | Location, bool] = {}  # in order of first visit
        self.names: dict[str | Location, str] = {}
        self._depths: dict[str | Location, int] = {}

    def visit(self, node: str | Location, can_defer: bool) -> None:
        """Give names to a node and what stands in it; one that cannot be deferred, and what stands
        in it, is defined above the module.
        """
        deferred = self.deferred
        stack = [node]
        while stack:
            top = stack.pop()
            known = deferred.get(top)
            if known is None or (known and not can_defer):
                deferred[top] = can_defer
                stack += reversed([found.node for found in _inside(top)])

    def finish(self) -> None:
        """Choose the names: by depth, types first, then in the order of the visits."""
        counts: dict[str, int] = {}
        keys = {node: (self._depth(node), *_rank(node)) for node in self.deferred}
        for node in sorted(self.deferred, key=keys.__getitem__):
            kind = _kind(node)
            count = counts[kind] = counts.get(kind, -1) + 1
            self.names[node] = f"{kind}{count or ''}"

    def table(self, deferred: bool) -> str:
        """The lines that define names, those below the module or those above it."""
        lines = [
            f"{name} = {self._definition(node)}\n"
            for node, name in self.names.items()
            if self.deferred[node] == deferred
        ]
        return "".join(lines)

    def inside(self, location: Location) -> str:
        """The text inside `loc(...)` of a location that is not named there itself."""
        pieces: list[str] = []
        stack: list[str | Location] = [location]
        while stack:
            part = stack.pop()
            if isinstance(part, str):
                pieces.append(self.rename(part) if part.startswith("fused<") else part)
            elif part in self.names and part is not location:
                pieces.append(self.names[part])
            else:
                stack += reversed(part.parts())
        return "".join(pieces)

    def rename(self, text: str) -> str:
        """A text with names for what has them."""
        pieces: list[str] = []
        start = 0
        for found in finds(text, is_long_only=False):
            if found.start < start:
                continue
            name = self.names.get(found.node)
            if name is None and isinstance(found.node, Location):
                name = f"loc({self.inside(found.node)})"
            if name is not None:
                pieces += text[start : found.start], name
                start = found.end
        return "".join((*pieces, text[start:]))

    def _definition(self, node: str | Location) -> str:
        if isinstance(node, Location):
            return f"loc({self.inside(node)})"
        start = node.index("<") + 1
        if node.startswith("affine"):
            return node
        return f"{node[:start]}{self.rename(node[start:])}"

    def _depth(self, node: str | Location) -> int:
        """The nesting depth of a definition in names and attributes: MLIR's order of definition."""
        depths = self._depths
        stack = [node]
        while stack:
            top = stack[-1]
            if top in depths:
                stack.pop()
                continue
            inner = list(_inside(top))
            missing = [found.node for found in inner if found.node not in depths]
            stack += missing
            if not missing:
                depths[top] = 1 + max((depths[f.node] + f.level for f in inner), default=0)
        return depths[node]


def _kind(node: str | Location) -> str:
    return "#loc" if isinstance(node, Location) else _KINDS[_WORD.split(node, 1)[0]]


def renumbered(text: str) -> str:
    """The text with distinct attributes numbered in their order."""
    numbers: dict[str, int] = {}

    def number(match: re.Match[str]) -> str:
        if not match[1]:
            return match[0]
        return f"distinct[{numbers.setdefault(match[1], len(numbers))}]<"

    return _NUMBER.sub(number, text) if "distinct[" in text else text


def _rank(node: str | Location) -> tuple[bool, str]:
    kind = _kind(node)
    return kind[0] != "!", kind


def _inside(node: str | Location) -> Iterator[Found]:
    """The children of a node, in order."""
    if isinstance(node, Fused) and node.metadata:
        yield from _in_attribute(node.metadata)
    if isinstance(node, Location):
        for location in node.inner():
            yield Found(location, 0, 0, 0)
    elif node.startswith("distinct"):
        yield from _in_attribute(node[node.index("<") + 1 : -1])
    elif node.startswith("tuple"):
        yield from finds(node[6:-1])


def _in_attribute(text: str) -> Iterator[Found]:
    """The children of an attribute; a type is wrapped in one."""
    for found in finds(text):
        found.level += isinstance(found.node, str) and found.node.startswith("tuple<")
        yield found


def has_names(text: str) -> bool:
    """True if a printed text may have attributes or types to name."""
    return any(word in text for word in _WORDS)


def finds(text: str, is_long_only: bool = True) -> Iterator[Found]:
    """Attributes and types of a text that may have names, outermost ones in order.

    With `is_long_only` off, what a node holds follows it.
    """
    start = level = 0
    for match in _FINDS.finditer(text):
        at, word = match.start(), match[0]
        if at < start or word[0] in ('"', MARK, "-"):
            continue
        if word in ("[", "{", "(", "<"):
            level += 1
        elif word in ("]", "}", ")", ">"):
            level -= 1
        elif word[0] in "#!":
            start = _end(text, match.end())
        else:
            found = _found(text, at, match.end(), level)
            if found is None:
                level += 1  # a short tuple, or nothing that is distinct
                continue
            yield found
            if is_long_only or word == "loc(" or word.startswith("affine"):
                start = found.end
            else:
                level += 1


def _found(text: str, at: int, after: int, level: int) -> Found | None:
    if text[at] == "l":
        end = location_end(text, after)
        location = read_location(text[after:end], _PRINTED)
        return Found(location, at, end + 1, level)
    end = _end(text, after)
    node = text[at:end]
    if node.startswith("tuple<") and _count(node[6:-1]) < _LONG_TUPLE:
        return None
    if node.startswith("distinct[") and node.endswith("<>"):
        return None
    return Found(node, at, end, level)


def _end(text: str, start: int) -> int:
    close = closing_angle(text, start)
    return len(text) if close < 0 else close + 1


def _count(types: str) -> int:
    """The number of types between the brackets of a tuple."""
    level, count = 0, 1
    for match in re.finditer(r"->|[,(\[{<)\]}>]", types):
        if match[0] == ",":
            count += not level
        elif match[0] != "->":
            level += 1 if match[0] in "([{<" else -1
    return count
