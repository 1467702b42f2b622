"""Rare attributes; see `spec/attributes.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from shardwright.spec.axes import Mesh, is_bare, quote
from shardwright.spec.types import Type

if TYPE_CHECKING:
    from shardwright.spec.attributes import Attribute


@dataclass(frozen=True, slots=True)
class TypedString:
    """`"text" : type`."""

    value: str
    type: Type

    def __str__(self) -> str:
        return f"{quote(self.value)} : {self.type}"


@dataclass(frozen=True, slots=True)
class Floats:
    """`array<f32: 1.000000e+00, 2.000000e+00>`, numbers as MLIR prints them."""

    texts: tuple[str, ...]
    type: str

    def __str__(self) -> str:
        return (
            f"array<{self.type}: {', '.join(self.texts)}>" if self.texts else f"array<{self.type}>"
        )


@dataclass(frozen=True, slots=True)
class AffineMap:
    """`affine_map<(d0) -> (d0 + 1)>`: `text` is what stands inside. MLIR prints it by an alias."""

    text: str

    def __str__(self) -> str:
        return f"affine_map<{self.text}>"


@dataclass(frozen=True, slots=True)
class AffineSet:
    """`affine_set<(d0) : (d0 >= 0)>`: `text` is what stands inside. MLIR prints it by an alias."""

    text: str

    def __str__(self) -> str:
        return f"affine_set<{self.text}>"


@dataclass(frozen=True, slots=True)
class Distinct:
    """`distinct[0]<value>`: equal where the numbers are; None for the unit attribute.

    MLIR prints numbers in the order of use, and all but those of unit by an alias.
    """

    number: int
    value: Attribute | None

    def __str__(self) -> str:
        return f"distinct[{self.number}]<{'' if self.value is None else self.value}>"


@dataclass(frozen=True, slots=True)
class Resource:
    """`dense_resource<name> : type`: elements that stand in the file's table of resources."""

    name: str
    type: Type

    def __str__(self) -> str:
        name = self.name if is_bare(self.name) else quote(self.name)
        return f"dense_resource<{name}> : {self.type}"


@dataclass(frozen=True, slots=True)
class Bounds:
    """`#stablehlo.bounds<?, 8>`: the largest size of each dynamic dim, None where there is none."""

    sizes: tuple[int | None, ...]

    def __str__(self) -> str:
        sizes = ", ".join("?" if size is None else str(size) for size in self.sizes)
        return f"#stablehlo.bounds<{sizes}>"


@dataclass(frozen=True, slots=True)
class Topology:
    """`#mpmd.topology<<"m1" : <["x"=2]>>>`: the meshes of a program, by name."""

    meshes: tuple[tuple[str, Mesh], ...]

    def __str__(self) -> str:
        return f"#mpmd.topology<{', '.join(named_mesh(*item) for item in self.meshes)}>"


def named_mesh(name: str, mesh: Mesh) -> str:
    """`<"m1" : <["x"=2]>>`."""
    return f"<{quote(name)} : {mesh}>"


@dataclass(frozen=True, slots=True)
class BrokenRule:
    """A factor rule whose lists of special factors are wrong, as text, and what is wrong."""

    text: str
    problem: str

    def __str__(self) -> str:
        return f"#sdy.op_sharding_rule{self.text}"
