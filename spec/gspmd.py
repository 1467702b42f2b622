"""Shardings as the older partitioner writes them: `{devices=[2,1,4]<=[8] last_tile_dim_replicate}`.

Devices in a grid, each cell the tile of a tensor that it holds; last dims of the grid may be
copies. Version 1 lists the devices, version 2 says how they are counted: `<=[2,4]T(1,0)` takes
`arange(8)` as a 2x4 matrix, transposed. Here a sharding is *digits*: a device's number is a sum of
digits times strides, and each digit cuts a dim or makes copies. Source: xla
`hlo/ir/hlo_sharding.cc`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import gcd, prod
from typing import NamedTuple

COPIES = -1  # in place of a dim: the digit makes copies
MANUAL = -2  # the digit is the program's own to deal with
MOST = 1 << 20  # devices


class Unread(ValueError):
    """A sharding that is none, or that axes of a mesh cannot say: why."""


class Digit(NamedTuple):
    """Devices that differ by a multiple of `stride` below `size` strides, and what they cut."""

    stride: int
    size: int
    dim: int


@dataclass(frozen=True, slots=True)
class Tiling:
    """The sharding of a tensor. `device`: the one that has it all; None: `digits` say who has what.

    Digits are in order of their dims, major to minor within each.
    """

    digits: tuple[Digit, ...] = ()
    device: int | None = None
    is_manual: bool = False
    devices: int = 0  # in all; 0 where nothing is said


_GRID = re.compile(r"devices=\[([\d,]+)\](?:<=\[([\d,]+)\](?:T\(([\d,]+)\))?|([\d,]+))")
_LAST = re.compile(r"last_tile_dims=\{([a-z_, ]*)\}")
_NOISE = re.compile(r"metadata=\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")
_MEANINGS = {"replicated": COPIES, "manual": MANUAL}


def tilings(text: str) -> tuple[Tiling, ...]:
    """One per result of a tuple, one for a tensor. Raises Unread."""
    text = text.strip()
    if text.startswith("{{") and text.endswith("}}"):
        parts = _parts(text[1:-1])
        if not parts:
            raise Unread("its braces do not match")
        return tuple(map(tiling, parts))
    return (tiling(text),)


def _parts(text: str) -> list[str]:
    """The braced parts of a list."""
    found, depth, start = list[str](), 0, 0
    for place, letter in enumerate(text):
        if letter == "{":
            start = place if depth == 0 else start
            depth += 1
        elif letter == "}":
            depth -= 1
            if depth == 0:
                found.append(text[start : place + 1])
    return found


def tiling(text: str) -> Tiling:
    """The sharding of one tensor. Raises Unread."""
    body = _NOISE.sub("", text.strip()).strip()
    if not (body.startswith("{") and body.endswith("}")):
        raise Unread("it is not in braces")
    body = body[1:-1].strip()
    if body in ("replicated", "manual"):
        return Tiling(is_manual=body == "manual")
    if found := re.fullmatch(r"maximal device=(\d{1,7})", body):
        return Tiling(device=int(found[1]))
    found = _GRID.match(body)
    if found is None:
        raise Unread(f'it is "{body[:40]}", expected replicated, manual, maximal or devices=[...]')
    rest = body[found.end() :].strip()
    grid = _numbers(found[1])
    if not 0 < prod(grid) <= MOST:
        raise Unread(f"its grid has {prod(grid)} cells, expected 1 to {MOST}")
    meanings = _meanings(rest)
    if len(meanings) > len(grid):
        raise Unread(f"it has {len(meanings)} last dims in a grid of {len(grid)}")
    dims = [*range(len(grid) - len(meanings)), *meanings]
    if found[4] is not None:
        counted = _of_list(_numbers(found[4]), prod(grid))
    else:
        counted = _of_iota(_numbers(found[2]), found[3], prod(grid))
    return Tiling(tuple(_split(counted, grid, dims)), devices=prod(grid))


def _meanings(rest: str) -> list[int]:
    if not rest:
        return []
    if rest == "last_tile_dim_replicate":
        return [COPIES]
    found = _LAST.fullmatch(rest)
    words = [word.strip() for word in found[1].split(",")] if found else [rest[:40]]
    for word in words:
        if word not in _MEANINGS:
            raise Unread(f'its last dims are "{word}", expected replicated or manual')
    return [_MEANINGS[word] for word in words]


def _numbers(text: str) -> list[int]:
    """Raises Unread for what is no list of sizes or devices."""
    words = text.split(",")
    if len(words) > MOST or not all(word.isdecimal() and len(word) < 10 for word in words):
        raise Unread(f'"{text[:40]}" is no list of numbers')
    return [int(word) for word in words]


def _of_iota(sizes: Sequence[int], order: str | None, count: int) -> list[Digit]:
    """The digits in order of the grid, of no dim yet."""
    if prod(sizes) != count or min(sizes) < 1:
        raise Unread(f"its grid has {count} cells, devices are counted to {prod(sizes)}")
    turn = list(range(len(sizes))) if order is None else _numbers(order)
    if sorted(turn) != list(range(len(sizes))):
        raise Unread(f"T({order}) is no order of {len(sizes)} dims")
    return [Digit(prod(sizes[k + 1 :]), sizes[k], COPIES) for k in turn]


def _of_list(devices: Sequence[int], count: int) -> list[Digit]:
    """The digits by which listed devices count. Raises Unread where they count by none."""
    if sorted(devices) != list(range(count)):
        raise Unread(f"its grid has {count} cells, and not each device below that once")
    found: list[Digit] = []
    rest = list(devices)
    while len(rest) > 1:
        stride, size = rest[1] - rest[0], 2
        while size < len(rest) and rest[size] - rest[size - 1] == stride:
            size += 1
        size = next((k for k in range(size, 1, -1) if len(rest) % k == 0 and _repeats(rest, k)), 0)
        if stride < 1 or not size:
            raise Unread("its devices are in no order that axes of a mesh can say")
        found.insert(0, Digit(stride, size, COPIES))
        rest = rest[::size]
    return found


def _repeats(devices: Sequence[int], size: int) -> bool:
    """Whether blocks of a size are the first one, moved."""
    first = [device - devices[0] for device in devices[:size]]
    starts = range(0, len(devices), size)
    return all([d - devices[k] for d in devices[k : k + size]] == first for k in starts)


def _split(counted: Sequence[Digit], grid: Sequence[int], dims: Sequence[int]) -> list[Digit]:
    """The digits, each within one dim of the grid. Raises Unread where sizes do not meet."""
    found: list[Digit] = []
    left = [digit for digit in reversed(counted) if digit.size > 1]
    for size, dim in reversed([*zip(grid, dims, strict=True)]):
        inside: list[Digit] = []
        while size > 1:
            digit = left.pop(0)
            part = gcd(digit.size, size)
            if part not in (digit.size, size):
                raise Unread(f"a dim of {size} tiles is counted by {digit.size} devices")
            inside.insert(0, Digit(digit.stride, part, dim))
            size //= part
            if part < digit.size:
                left.insert(0, Digit(digit.stride * part, digit.size // part, COPIES))
        found = inside + found
    return found


# --- axes


def axis_sizes(found: Sequence[Tiling], devices: int) -> list[int]:
    """Sizes of the axes, major to minor, of which each digit is one or some. Raises Unread."""
    bounds = {1, devices}
    for one in found:
        for digit in one.digits:
            bounds |= {digit.stride, digit.stride * digit.size}
    ordered = sorted(bounds)
    for less, more in pairwise(ordered):
        if more % less:
            raise Unread(f"devices are counted by {less} and by {more}: no mesh has both")
    return [more // less for less, more in reversed([*pairwise(ordered)])]


def axes_of(digit: Digit, sizes: Sequence[int]) -> list[int]:
    """The axes, by number, that a digit is, major to minor."""
    strides = [prod(sizes[k + 1 :]) for k in range(len(sizes))]
    ends = digit.stride * digit.size
    return [k for k, stride in enumerate(strides) if digit.stride <= stride < ends]
