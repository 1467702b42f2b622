"""Mesh axes, sub-axes and lists of them: the algebra that every sharding rests on.

An axis of size n split as k1*k2*..*km has the sub-axes (k1*..*k_{i-1})k_i: `pre` is the product
of the sizes to its left. `Axis("x")` is the whole axis as text spells it; `Mesh.resolve` writes
it as `Axis("x", 1, n)` so that arithmetic needs no special case, and `Mesh.spell` goes back. All
functions below the mesh take *resolved* axes. Source: shardy `dialect/sdy/ir` (AxisRefAttr).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from typing import NamedTuple


class Axis(NamedTuple):
    """An axis or sub-axis: `"x"` when `size` is 0, else `"x":(pre)size`."""

    name: str
    pre: int = 1
    size: int = 0

    @property
    def next_pre(self) -> int:
        return self.pre * self.size

    @property
    def is_whole(self) -> bool:
        """True if this is the textual form of a whole axis, of a size only the mesh knows."""
        return self.size == 0

    def __str__(self) -> str:
        name = quote(self.name)
        return name if self.is_whole else f"{name}:({self.pre}){self.size}"


Axes = tuple[Axis, ...]


def quote(text: str) -> str:
    """A string as MLIR prints it: quotes and backslashes escaped, other bytes as upper-case hex."""
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return f'"{text}"'
    out: list[str] = []
    for byte in text.encode("utf-8", "surrogateescape"):
        char = chr(byte)
        if char == "\\":
            out.append("\\\\")
        elif 32 <= byte < 127 and char != '"':
            out.append(char)
        else:
            out.append(f"\\{byte:02X}")
    return '"' + "".join(out) + '"'


_ESCAPE = re.compile(rb'\\([0-9A-Fa-f]{2}|[nt"\\])')
_NAMED_ESCAPES = {b"n": b"\n", b"t": b"\t", b'"': b'"', b"\\": b"\\"}


def unquote(text: str) -> str:
    """The characters that a quoted string stands for."""
    inner = text[1:-1]
    if "\\" not in inner:
        return inner
    raw = _ESCAPE.sub(
        lambda m: _NAMED_ESCAPES.get(m[1]) or bytes([int(m[1], 16)]),
        inner.encode("utf-8", "surrogateescape"),
    )
    return raw.decode("utf-8", "surrogateescape")


def symbol(name: str) -> str:
    """`@name`, quoted where MLIR quotes it."""
    return f"@{name}" if is_bare(name) else f"@{quote(name)}"


def is_bare(name: str, extra: str = "$.") -> bool:
    """True if MLIR prints a name without quotes."""
    if not name or not name.isascii() or not (name[0].isalpha() or name[0] == "_"):
        return False
    return all(c.isalnum() or c == "_" or c in extra for c in name)


@dataclass(frozen=True)
class Mesh:
    """Named axes, major to minor, and the device of each linear index (empty: iota).

    A mesh without axes is *maximal* when it has one device id, else *empty*.
    """

    axes: tuple[tuple[str, int], ...]
    device_ids: tuple[int, ...] = ()
    _position: dict[str, int] = field(init=False, repr=False, compare=False, hash=False)
    _size: dict[str, int] = field(init=False, repr=False, compare=False, hash=False)
    _hash: int = field(init=False, repr=False, compare=False, hash=False)  # meshes are memo keys

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash((self.axes, self.device_ids)))
        object.__setattr__(self, "_position", {n: i for i, (n, _) in enumerate(self.axes)})
        object.__setattr__(self, "_size", dict(self.axes))

    def __hash__(self) -> int:
        return self._hash

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.axes)

    @cached_property
    def device_count(self) -> int:
        return prod(size for _, size in self.axes)

    @property
    def is_maximal(self) -> bool:
        return not self.axes and len(self.device_ids) == 1

    @property
    def is_empty(self) -> bool:
        return not self.axes and not self.device_ids

    def has(self, name: str) -> bool:
        return name in self._size

    def axis_size(self, name: str) -> int:
        """Size of a whole axis. Raises KeyError for an unknown name."""
        return self._size[name]

    def size(self, axis: Axis) -> int:
        """Number of shards an axis (textual or resolved) cuts into."""
        return axis.size or self._size[axis.name]

    def resolve(self, axes: Iterable[Axis]) -> Axes:
        """Write whole axes with their size."""
        sizes = self._size
        return tuple([a if a.size else Axis(a.name, 1, sizes[a.name]) for a in axes])

    def spell(self, axes: Iterable[Axis]) -> Axes:
        """Write axes as text does: a sub-axis that covers its axis becomes the whole axis."""
        sizes = self._size
        return tuple([Axis(a.name) if a.size == sizes[a.name] else a for a in axes])

    def order(self, axis: Axis) -> tuple[int, int, int]:
        """Sort key of the mesh order: axis position, then pre, then size."""
        return self._position[axis.name], axis.pre, axis.size

    def coordinate(self, index: int, axis: Axis) -> int:
        """Coordinate along a resolved (sub-)axis of the device at a linear mesh index."""
        position = self._position[axis.name]
        minor = prod(size for _, size in self.axes[position + 1 :])
        whole = (index // minor) % self._size[axis.name]
        return (whole // (self._size[axis.name] // axis.next_pre)) % axis.size

    def device(self, index: int) -> int:
        """Device id at a linear mesh index."""
        return self.device_ids[index] if self.device_ids else index

    def indices(self, devices: Iterable[int]) -> dict[int, int]:
        """The linear mesh index of each of some device ids, as far as the mesh has them."""
        if self.device_ids:
            return {device: index for index, device in enumerate(self.device_ids)}
        return {device: device for device in devices if 0 <= device < self.device_count}

    def __str__(self) -> str:
        axes = ", ".join(f"{quote(name)}={size}" for name, size in self.axes)
        ids = f"device_ids=[{', '.join(map(str, self.device_ids))}]" if self.device_ids else ""
        return f"<[{axes}]{', ' if ids else ''}{ids}>"


ONE_DEVICE = Mesh((("device", 1),))  # of a program without a mesh


def shown_count(count: int) -> str:
    """A number of devices in a message: sizes of axes may multiply to thousands of digits."""
    most = 2**63 - 1
    return str(count) if count <= most else f"more than {most}"


def linear_index(mesh: Mesh, index: int, axes: Sequence[Axis]) -> int:
    """Shard number of the device at a linear mesh index, along axes listed major to minor."""
    shard = 0
    for axis in axes:
        shard = shard * axis.size + mesh.coordinate(index, axis)
    return shard


def total(axes: Iterable[Axis]) -> int:
    """Number of shards that resolved axes cut into."""
    return prod(a.size for a in axes)


def contains(a: Axis, b: Axis) -> bool:
    """True if a covers b, cutting cleanly."""
    return (
        a.name == b.name
        and a.pre <= b.pre
        and b.next_pre <= a.next_pre
        and b.pre % a.pre == 0
        and a.next_pre % b.next_pre == 0
    )


def is_prefix(a: Axis, b: Axis) -> bool:
    """True if a is a major part of b, or b itself."""
    return a.name == b.name and a.pre == b.pre and b.next_pre % a.next_pre == 0


def is_suffix(a: Axis, b: Axis) -> bool:
    """True if a is a minor part of b, or b itself."""
    return a.name == b.name and a.next_pre == b.next_pre and a.pre % b.pre == 0


def overlaps(a: Axis, b: Axis) -> bool:
    """True if two refs share a part; an axis of size 1 shares itself."""
    if a.name != b.name:
        return False
    return a.pre == b.pre or (a.pre < b.next_pre and b.pre < a.next_pre)


def can_coexist(a: Axis, b: Axis) -> bool:
    """True if all overlapping and non-overlapping parts of two refs are valid sub-axes."""
    if a.name != b.name:
        return True
    low, high = sorted((a.pre, b.pre))
    if high % low:
        return False
    low_next, high_next = sorted((a.next_pre, b.next_pre))
    if high_next % low_next:
        return False
    if overlaps(a, b):
        return low_next % high == 0
    return high % low_next == 0


def overlap(a: Axis, b: Axis) -> Axis | None:
    """The part two refs share; None when disjoint or unable to coexist."""
    if not overlaps(a, b) or not can_coexist(a, b):
        return None
    pre = max(a.pre, b.pre)
    return Axis(a.name, pre, min(a.next_pre, b.next_pre) // pre)


def prefix_without_overlap(a: Axis, b: Axis) -> Axis | None:
    """The major part of a that is disjoint from b; None when empty or unable to coexist."""
    if a.name != b.name:
        return a
    if not can_coexist(a, b):
        return None
    if not overlaps(a, b):
        return a
    if a.pre >= b.pre:
        return None
    return Axis(a.name, a.pre, b.pre // a.pre)


def can_merge(a: Axis, b: Axis) -> bool:
    """True if a followed by b is one sub-axis."""
    return a.name == b.name and a.next_pre == b.pre


def merge(a: Axis, b: Axis) -> Axis:
    return Axis(a.name, a.pre, a.size * b.size)


def append(axes: list[Axis], axis: Axis) -> None:
    """Add to a list major to minor, merging with the last element where possible."""
    if axes and can_merge(axes[-1], axis):
        axes[-1] = merge(axes[-1], axis)
    else:
        axes.append(axis)


def joined(axes: Iterable[Axis]) -> Axes:
    """The list with mergeable neighbours merged."""
    out: list[Axis] = []
    for axis in axes:
        append(out, axis)
    return tuple(out)


def split(axis: Axis, size: int) -> tuple[Axis, Axis]:
    """Cut a ref into a major part of `size` and the minor rest. Raises ValueError if uneven."""
    if axis.size % size or size in (1, axis.size):
        raise ValueError(f"cannot cut {size} off {axis}")
    return Axis(axis.name, axis.pre, size), Axis(axis.name, axis.pre * size, axis.size // size)


def is_list_prefix(a: Sequence[Axis], b: Sequence[Axis]) -> bool | None:
    """None when equal, True when a is a strict prefix of b, else False.

    `["a":(1)2]` is a strict prefix of `["a"]`. Source: sharding_projection.cc, isAxisListPrefixOf.
    """
    if tuple(a) == tuple(b):
        return None
    if not a:
        return True
    last = len(a) - 1
    if len(a) > len(b) or tuple(a[:last]) != tuple(b[:last]):
        return False
    return is_prefix(a[last], b[last])


def refine(mesh: Mesh, used: Iterable[Axis]) -> dict[str, tuple[int, ...]]:
    """Sizes of the coarsest parts of each axis that every used ref is a product of.

    Raises ValueError when two refs cannot coexist.
    """
    cuts: dict[str, set[int]] = {name: {1, size} for name, size in mesh.axes}
    for axis in used:
        cuts[axis.name] |= {axis.pre, axis.next_pre}
    sizes: dict[str, tuple[int, ...]] = {}
    for name in mesh.names:
        points = sorted(cuts[name])
        for low, high in zip(points, points[1:], strict=False):
            if high % low:
                raise ValueError(f'sub-axes of "{name}" cannot coexist: cuts at {low} and {high}')
        parts = tuple(high // low for low, high in zip(points, points[1:], strict=False))
        sizes[name] = parts or (1,)
    return sizes
