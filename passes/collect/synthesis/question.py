"""Reads the query of `shardwright synthesize` from its command line, mistakes located."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from math import inf, log, prod

from shardwright.ir.errors import Place, error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.collect.synthesis.enumerate import LEVELS
from shardwright.spec.axes import quote
from shardwright.spec.placement import Matrix, placement_count, placements, reduced_levels

LEVELS_FLAG, AXES_FLAG, OVER_FLAG = "--levels", "--axes", "--over"
MAX_DEVICES = 1 << 20
MAX_PLACEMENTS = 10_000  # that are listed
MAX_IDS = 1 << 22  # device ids of all placements that are listed
SEARCHED_DEVICES = 16  # of hierarchies that need all devices of a system
MAX_WORDS = 64  # levels, axes

_SIZE = re.compile(r"\s*([0-9]+)\s*\Z")
_NAMED = re.compile(r'\s*("?)([A-Za-z_][\w.]*)\1\s*=\s*([0-9]+)\s*\Z', re.ASCII)

_WITHOUT = "leave out --hierarchy: the reduced one needs only the devices of one reduction"

_Word = tuple[str, int]  # and where it begins


@dataclass(frozen=True, slots=True)
class Axes:
    """Names and sizes of mesh axes, the text they stand in, and whether they are named there."""

    names: tuple[str, ...]
    sizes: tuple[int, ...]
    text: str
    is_named: bool

    def spelled(self, sizes: tuple[int, ...]) -> str:
        """The axes with other sizes, as the command line writes them."""
        if not self.is_named:
            return "x".join(map(str, sizes))
        pairs = zip(self.names, sizes, strict=True)
        return ",".join(f"{name}={size}" for name, size in pairs)


@dataclass(frozen=True, slots=True)
class Question:
    """Levels, outermost first; axes, and the numbers of those reduced over: None where not given.

    Without axes the reduction is over all levels.
    """

    levels: tuple[int, ...]
    axes: Axes | None
    over: tuple[int, ...] | None
    hierarchy: str

    def placement_count(self) -> int:
        """The number of placements of the axes."""
        return placement_count(self.levels, self.axes.sizes) if self.axes else 0

    def placements(self) -> tuple[Matrix, ...]:
        """All of them."""
        return tuple(placements(self.levels, self.axes.sizes)) if self.axes else ()


def read_question(levels: str, axes: str | None, over: str | None, hierarchy: str) -> Question:
    """The question, checked. Raises ProgramError with code 2."""
    sizes = _levels(levels)
    found = None if axes is None else _axes(axes, sizes)
    if found is None and (over is not None or hierarchy != "reduced"):
        flag, text = (OVER_FLAG, over) if over is not None else ("--hierarchy", hierarchy)
        message = f"{flag} speaks of axes, but there are none"
        help = "give their sizes: --axes " + "x".join(map(str, sizes))
        raise error(message, _place(flag, text or "", 0), help=help, code=USAGE)
    reduced = None if found is None or over is None else _over(over, found)
    return Question(sizes, found, reduced, hierarchy)


def check_listed(question: Question, *, with_ids: bool) -> None:
    """Refuse to list more placements than anybody reads; `with_ids`: with all device ids."""
    count = question.placement_count()
    most = MAX_IDS // prod(question.levels) if with_ids else MAX_PLACEMENTS
    if count > min(most, MAX_PLACEMENTS) and question.axes:
        message = f"{count} placements are too many to list"
        place = _place(AXES_FLAG, question.axes.text, 0)
        raise error(message, place, help="ask for their number: --count alone", code=USAGE)


def check_searched(question: Question, text: str) -> None:
    """Refuse reductions whose programs are too many to search; `text`: the levels as given."""
    if question.axes is None or question.over is None:
        _check_depth(question, question.levels, text)
        return
    if question.hierarchy == "reduced":
        for matrix in question.placements():
            _check_depth(question, reduced_levels(matrix, question.over), text)
        return
    devices = prod(question.levels)
    if devices > SEARCHED_DEVICES:
        name = question.hierarchy
        message = f"hierarchy {name} needs all {devices} devices, at most {SEARCHED_DEVICES}"
        raise error(message, _place(LEVELS_FLAG, text, 0), help=_WITHOUT, code=USAGE)
    for matrix in question.placements():
        digits = [size for axis in question.over for size in matrix[axis] if size > 1]
        if len(digits) > LEVELS:
            message = f"programs over {len(digits)} digits are too many to search, at most {LEVELS}"
            raise error(message, _place(LEVELS_FLAG, text, 0), help=_WITHOUT, code=USAGE)


def _check_depth(question: Question, sizes: tuple[int, ...], text: str) -> None:
    deep = sum(size > 1 for size in sizes)
    if deep > LEVELS:
        levels = [size for size in question.levels if size > 1]
        merged = [*levels[: LEVELS - 1], prod(levels[LEVELS - 1 :])]
        message = f"programs over {deep} levels are too many to search, at most {LEVELS}"
        help = f"take inner levels together: {'x'.join(map(str, merged))}"
        raise error(message, _place(LEVELS_FLAG, text, 0), help=help, code=USAGE)


def _place(name: str, text: str, at: int) -> Place:
    blanks = len(text[at:]) - len(text[at:].lstrip())
    return Place(name, 1, at + blanks % max(1, len(text) - at) + 1, text)


def _words(text: str, separator: str, flag: str) -> list[_Word]:
    found: list[_Word] = []
    at = 0
    for word in text.split(separator):
        found.append((word, at))
        at += len(word) + len(separator)
    if len(found) > MAX_WORDS:
        message = f"{len(found)} sizes are more than {MAX_WORDS}"
        raise error(message, _place(flag, text, 0), help="merge some of them", code=USAGE)
    return found


def _sizes(text: str, flag: str, what: str) -> tuple[int, ...]:
    """`2x2x4`; `what` names one of the sizes."""
    found: list[int] = []
    for word, at in _words(text, "x", flag):
        match = _SIZE.match(word)
        if match is None:
            message = f"expected sizes with x between them, got {word.strip()!r}"
            raise error(message, _place(flag, text, at), help="write 2x2x4", code=USAGE)
        found.append(_size(int(match[1][:20]), f"{what} {len(found)}", _place(flag, text, at)))
        _check_devices(found, _place(flag, text, at))
    return tuple(found)


def _size(size: int, what: str, place: Place) -> int:
    if size < 1:
        help = "write 1, or leave it out"
        raise error(f"{what} has size {size}, expected at least 1", place, help=help, code=USAGE)
    return size


def _check_devices(sizes: list[int], place: Place) -> None:
    if prod(sizes) > MAX_DEVICES:
        message = f"there are more than {MAX_DEVICES} devices"
        most = max(1, MAX_DEVICES // prod(sizes[:-1]))
        raise error(message, place, help=f"write at most {most} here", code=USAGE)


def _levels(text: str) -> tuple[int, ...]:
    return _sizes(text, LEVELS_FLAG, "level")


# --- axes


def _axes(text: str, levels: tuple[int, ...]) -> Axes:
    """`4x4` or `data=8,model=4`."""
    found = _named(text) if "=" in text else None
    if found is None:
        sizes = _sizes(text, AXES_FLAG, "axis")
        found = Axes(tuple(f"ax{n}" for n in range(len(sizes))), sizes, text, is_named=False)
    devices, here = prod(levels), prod(found.sizes)
    if devices != here:
        message = f"axes multiply to {here}, but the levels have {devices} devices"
        help = f"write {AXES_FLAG} {found.spelled(_nearest_sizes(found.sizes, devices))}"
        raise error(message, _place(AXES_FLAG, text, 0), help=help, code=USAGE)
    return found


def _named(text: str) -> Axes:
    axes: dict[str, int] = {}
    for word, at in _words(text, ",", AXES_FLAG):
        match, place = _NAMED.match(word), _place(AXES_FLAG, text, at)
        if match is None:
            message = f"expected NAME=SIZE, got {word.strip()!r}"
            raise error(message, place, help="write data=4,model=4", code=USAGE)
        if match[2] in axes:
            message = f"duplicate axis name: {quote(match[2])}"
            raise error(message, place, help="name each axis once", code=USAGE)
        axes[match[2]] = _size(int(match[3][:20]), f"axis {quote(match[2])}", place)
        _check_devices(list(axes.values()), place)
    return Axes(tuple(axes), tuple(axes.values()), text, is_named=True)


def _nearest_sizes(sizes: tuple[int, ...], devices: int) -> tuple[int, ...]:
    """Sizes that multiply to the devices and differ from these by the smallest factors."""

    @cache
    def best(index: int, left: int) -> tuple[float, tuple[int, ...]]:
        if index == len(sizes):
            return (0.0 if left == 1 else inf), ()
        found: list[tuple[float, tuple[int, ...]]] = []
        for size in _divisors(left):
            cost, rest = best(index + 1, left // size)
            found.append((cost + abs(log(size / sizes[index])), (size, *rest)))
        return min(found)

    return best(0, devices)[1]


def _divisors(number: int) -> list[int]:
    small = [d for d in range(1, int(number**0.5) + 1) if number % d == 0]
    return sorted({*small, *(number // d for d in small)})


def _over(text: str, axes: Axes) -> tuple[int, ...]:
    """Numbers of axes, given by name or number."""
    found: list[int] = []
    for word, at in _words(text, ",", OVER_FLAG):
        found.append(_axis(word.strip(), axes, _place(OVER_FLAG, text, at)))
        if found[-1] in found[:-1]:
            message = f"axis {word.strip()} is reduced over twice"
            raise error(message, _place(OVER_FLAG, text, at), help="name it once", code=USAGE)
    return tuple(sorted(found))


def _axis(word: str, axes: Axes, place: Place) -> int:
    if word in axes.names:
        return axes.names.index(word)
    last = len(axes.sizes) - 1
    if word.isascii() and word.isdecimal() and int(word[:9]) <= last:
        return int(word[:9])
    if axes.is_named:
        help = nearest(word, list(axes.names), str)
    else:
        help = "write 0: there is one axis" if last == 0 else f"write one of 0 .. {last}"
    raise error(f"unknown axis {word!r}", place, help=help, code=USAGE)
