"""The sharding of one value: the mesh axes that cut each dim. Interned, compared with `is`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple
from weakref import WeakValueDictionary

from shardwright.spec.axes import Axes, Axis, Mesh, symbol
from shardwright.spec.types import TensorType


class Dim(NamedTuple):
    """Axes that cut one dim, major to minor; open dims may be cut further by propagation."""

    axes: Axes = ()
    is_open: bool = False
    priority: int | None = None

    def __str__(self) -> str:
        parts = [str(axis) for axis in self.axes]
        if self.is_open:
            parts.append("?")
        shown = "{" + ", ".join(parts) + "}"
        return shown if self.priority is None else f"{shown}p{self.priority}"


# How parts of an unreduced value combine: words of text, and the words of `plan.kind`.
KINDS = {
    "add": "add",
    "sum": "add",
    "max": "max",
    "min": "min",
    "mul": "mul",
    "prod": "mul",
    "and": "and",
    "or": "or",
    "xor": "xor",
}


class Sharding:
    """`<@mesh, [{"x"}, {?}], replicated={"y"}, unreduced={"z"}>`, axes as text spells them.

    `mesh` is a symbol name, or a `Mesh` when the text inlines it. `kind` is that of
    `unreduced=max{"z"}`, a spelling that programs hold only while they are read or printed; else
    "" and `plan.kind` says it.
    """

    __slots__ = ("__weakref__", "dims", "kind", "mesh", "replicated", "text", "unreduced")
    mesh: str | Mesh
    dims: tuple[Dim, ...]
    replicated: Axes
    unreduced: Axes
    kind: str
    text: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Sharding{self.text}"

    def __reduce__(self) -> tuple[object, ...]:
        return sharding, (self.mesh, self.dims, self.replicated, self.unreduced, self.kind)

    @property
    def rank(self) -> int:
        return len(self.dims)

    @property
    def axes(self) -> tuple[Axes, ...]:
        """The axes of each dim."""
        return tuple(dim.axes for dim in self.dims)

    @property
    def is_fully_closed(self) -> bool:
        return not any(dim.is_open for dim in self.dims)

    def used(self) -> Iterable[Axis]:
        """All axes that occur, in printed order."""
        for dim in self.dims:
            yield from dim.axes
        yield from self.replicated
        yield from self.unreduced

    def with_dims(self, dims: Iterable[Dim]) -> Sharding:
        return sharding(self.mesh, tuple(dims), self.replicated, self.unreduced)

    def with_axes(self, axes: Sequence[Axes]) -> Sharding:
        """Other axes on the same dims; open flags stay, priorities go."""
        return self.with_dims(
            Dim(tuple(new), dim.is_open) for new, dim in zip(axes, self.dims, strict=True)
        )

    def with_kind(self, kind: str) -> Sharding:
        """The same with another word before the unreduced axes."""
        return sharding(self.mesh, self.dims, self.replicated, self.unreduced, kind)

    def with_unreduced(self, axes: Axes) -> Sharding:
        return sharding(self.mesh, self.dims, self.replicated, axes)

    def closed(self) -> Sharding:
        """All dims closed, nothing listed as replicated, priorities gone."""
        return sharding(self.mesh, tuple(Dim(d.axes) for d in self.dims), (), self.unreduced)

    def sizes(self, mesh: Mesh) -> tuple[int, ...]:
        """Number of shards per dim."""
        sizes: list[int] = []
        for dim in self.dims:
            count = 1
            for axis in dim.axes:
                count *= mesh.size(axis)
            sizes.append(count)
        return tuple(sizes)

    def local_shape(self, mesh: Mesh, shape: tuple[int, ...]) -> tuple[int, ...]:
        """Shape per device, uneven dims padded up."""
        return tuple(-(-n // k) for n, k in zip(shape, self.sizes(mesh), strict=True))

    def local_type(self, mesh: Mesh, type: TensorType) -> TensorType:
        return type.with_shape(self.local_shape(mesh, type.shape))


# Weak, so that the memo is bounded by the programs alive.
_Key = tuple[str | Mesh, tuple[Dim, ...], Axes, Axes, str]
_shardings: WeakValueDictionary[_Key, Sharding] = WeakValueDictionary()


def sharding(
    mesh: str | Mesh,
    dims: tuple[Dim, ...],
    replicated: Axes = (),
    unreduced: Axes = (),
    kind: str = "",
) -> Sharding:
    """The one sharding with these parts."""
    key = (mesh, dims, replicated, unreduced, kind)
    found = _shardings.get(key)
    if found is None:
        found = Sharding()
        found.mesh, found.dims, found.replicated, found.unreduced, found.kind = key
        found.text = _text(found)
        _shardings[key] = found
    return found


def _text(value: Sharding) -> str:
    mesh = f"mesh{value.mesh}" if isinstance(value.mesh, Mesh) else symbol(value.mesh)
    text = f"<{mesh}, [{', '.join(map(str, value.dims))}]"
    for word, kind, axes in (
        ("replicated", "", value.replicated),
        ("unreduced", value.kind, value.unreduced),
    ):
        if axes:
            text += f", {word}={kind}{{{', '.join(map(str, axes))}}}"
    return text + ">"


def replicated(mesh: str | Mesh, rank: int) -> Sharding:
    """Closed on every dim, cut by nothing."""
    return sharding(mesh, (Dim(),) * rank)


def fully_open(mesh: str | Mesh, rank: int) -> Sharding:
    """Open on every dim, cut by nothing: what a missing sharding means."""
    return sharding(mesh, (Dim((), True),) * rank)
