"""MLIR's locations: the source of an op or a value.

They are immutable and interned: equal ones are one object. A call stack that many ops share is held
once, however often a text repeats it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from weakref import WeakValueDictionary

from shardwright.spec.axes import quote

MAX_LENGTH = 1 << 40  # beyond it, lengths are not told apart


class Location:
    """`length`: characters when written out."""

    __slots__ = ("__weakref__", "length")
    length: int

    def parts(self) -> tuple[str | Location, ...]:
        """The contents of `loc(...)`: text, and locations where they stand in it."""
        return ("unknown",)

    def inner(self) -> Iterator[Location]:
        """The locations that stand in this one, in order."""
        return (part for part in self.parts() if isinstance(part, Location))

    def __repr__(self) -> str:
        return f"loc({written_out(self) if self.length <= _SHOWN else '...'})"


_SHOWN = 1000


class Unknown(Location):
    """`unknown`. There is one, `UNKNOWN`."""

    __slots__ = ()


class File(Location):
    """`"f.py":3:1 to 4:8`: a range of a file, or a point of it when its ends are the same."""

    __slots__ = ("column", "end_column", "end_line", "line", "name")
    name: str
    line: int
    column: int
    end_line: int
    end_column: int

    def parts(self) -> tuple[str | Location, ...]:
        text = f"{quote(self.name)}:{self.line}:{self.column}"
        if self.line != self.end_line:
            text += f" to {self.end_line}:{self.end_column}"
        elif self.column != self.end_column:
            text += f" to :{self.end_column}"
        return (text,)


class Named(Location):
    """`"name"(child)`, or `"name"` when the child is unknown."""

    __slots__ = ("child", "name")
    name: str
    child: Location

    def parts(self) -> tuple[str | Location, ...]:
        name = quote(self.name)
        return (name,) if self.child is UNKNOWN else (f"{name}(", self.child, ")")


class CallSite(Location):
    """`callsite(callee at caller)`: a frame of a call stack on top of those below it."""

    __slots__ = ("callee", "caller")
    callee: Location
    caller: Location

    def parts(self) -> tuple[str | Location, ...]:
        return ("callsite(", self.callee, " at ", self.caller, ")")


class Fused(Location):
    """`fused<metadata>[a, b]`. `metadata` is the attribute as MLIR prints it; "" without one."""

    __slots__ = ("locations", "metadata")
    locations: tuple[Location, ...]
    metadata: str

    def parts(self) -> tuple[str | Location, ...]:
        found: list[str | Location] = [f"fused<{self.metadata}>[" if self.metadata else "fused["]
        for number, location in enumerate(self.locations):
            if number:
                found.append(", ")
            found.append(location)
        return (*found, "]")


def written_out(location: Location) -> str:
    """The text inside `loc(...)` without aliases: as long as `location.length`."""
    pieces: list[str] = []
    stack: list[str | Location] = [location]
    while stack:
        part = stack.pop()
        if isinstance(part, str):
            pieces.append(part)
        else:
            stack += reversed(part.parts())
    return "".join(pieces)


# --- making them

_files: WeakValueDictionary[tuple[str, int, int, int, int], File] = WeakValueDictionary()
_names: WeakValueDictionary[tuple[str, Location], Named] = WeakValueDictionary()
_calls: WeakValueDictionary[tuple[Location, Location], CallSite] = WeakValueDictionary()
_fused: WeakValueDictionary[tuple[str, tuple[Location, ...]], Fused] = WeakValueDictionary()


def _measured(made: Location) -> None:
    """Fill in what is known from the parts."""
    made.length = 0
    for part in made.parts():
        if isinstance(part, str):
            made.length += len(part)
        else:
            made.length = min(made.length + part.length, MAX_LENGTH)


UNKNOWN = Unknown()
_measured(UNKNOWN)


def file(name: str, line: int, column: int, end_line: int = -1, end_column: int = -1) -> File:
    """A point of a file, or a range when its end is given."""
    end_line = line if end_line < 0 else end_line
    end_column = column if end_column < 0 else end_column
    key = name, line, column, end_line, end_column
    found = _files.get(key)
    if found is None:
        found = _files[key] = File()
        found.name, found.line, found.column = name, line, column
        found.end_line, found.end_column = end_line, end_column
        _measured(found)
    return found


def named(name: str, child: Location = UNKNOWN) -> Named:
    """A name for another location."""
    found = _names.get((name, child))
    if found is None:
        found = _names[name, child] = Named()
        found.name, found.child = name, child
        _measured(found)
    return found


def call_site(callee: Location, caller: Location) -> CallSite:
    """The location of `callee`, called from `caller`."""
    # Interned and never written out: one stack may be longer than the program (decision 0009).
    found = _calls.get((callee, caller))
    if found is None:
        found = _calls[callee, caller] = CallSite()
        found.callee, found.caller = callee, caller
        _measured(found)
    return found


def fuse(locations: list[Location], metadata: str = "") -> Location:
    """Several locations as one: nested ones of the same metadata flattened, no duplicates."""
    distinct: dict[Location, None] = {}
    for location in locations:
        if isinstance(location, Fused) and location.metadata == metadata:
            distinct.update(dict.fromkeys(location.locations))
        elif location is not UNKNOWN:
            distinct[location] = None
    if not metadata and len(distinct) < 2:
        return next(iter(distinct), UNKNOWN)
    key = metadata, tuple(distinct) or (UNKNOWN,)
    found = _fused.get(key)
    if found is None:
        found = _fused[key] = Fused()
        found.metadata, found.locations = key
        _measured(found)
    return found


# --- what they tell a person


class Origin(NamedTuple):
    """A line of somebody's program. `path` is the name of the op that was traced there.

    What is not known is 0 or "".
    """

    file: str = ""
    line: int = 0
    column: int = 0
    function: str = ""
    path: str = ""

    def __str__(self) -> str:
        """`train.py:41:12 in mlp (jit(step)/dense_1)`."""
        if not self.file:
            return _clean(self.path)
        function = f" in {_clean(self.function)}" if self.function else ""
        path = f" ({_clean(self.path)})" if self.path else ""
        return f"{_clean(self.file)}:{self.line}:{self.column}{function}{path}"


def origin(location: Location | None) -> Origin:
    """The innermost line of the call stack that a location holds, as JAX writes it."""
    function = path = ""
    while location is not None and not isinstance(location, File | Unknown):
        if isinstance(location, CallSite):
            location = location.callee
        elif isinstance(location, Fused):
            location = location.locations[0]
        elif isinstance(location, Named):
            is_function = isinstance(location.child, File) and not _is_path(location.name)
            if is_function:
                function = location.name
            elif not path or path.endswith(":"):  # JAX names a function "jit:" and then its path
                path = location.name
            location = location.child
    if isinstance(location, File):
        return Origin(location.name, location.line, location.column, function, path)
    return Origin(path=path)


def _is_path(name: str) -> bool:
    return "/" in name or "(" in name


_LONGEST = 200


def _clean(text: str) -> str:
    """Text that does nothing to a terminal, not too much of it."""
    short = text if len(text) <= _LONGEST else f"{text[: _LONGEST - 3]}..."
    return "".join(char if char.isprintable() else "?" for char in short)
