"""Types of layers, level by level: what AccPar and HyPar charge, and how a level halves shapes.

    type   cut                own elements                   between a layer of type p and one of type t
    I      the batch          |W| kernel^2                   A T[p, t], A = batch x input channels x
    II     input channels     batch x out x out_map^2        input map^2 of the layer as it is now,
    III    output channels    batch x in x in_map^2          T = I (0 .5 .5), II (.5 .5 0), III (.5 0 .5)

Elements that are communicated, nothing else: no computing, no bandwidth. After a level type I
halves the batch of the layer, II its input channels, III its output channels. Source: Song et al.,
AccPar, HPCA 2020, and its public code (51515db).
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from shardwright.passes.search.kernels.typed_chain import NO_SKIPS, TypedChain, typed_chain
from shardwright.passes.search.problem.layer_tables import LayerTable

TYPES = ("I", "II", "III")
BETWEEN = ((0.0, 0.5, 0.5), (0.5, 0.5, 0.0), (0.5, 0.0, 0.5))


@dataclass(frozen=True)
class Shape:
    """A layer as a group of devices has it. Areas: of the kernel, and of maps."""

    batch: float
    ins: float
    outs: float
    area: float = 1.0
    in_area: float = 1.0
    out_area: float = 1.0

    def own(self) -> tuple[float, float, float]:
        """Elements by type."""
        weight = self.ins * self.outs * self.area
        return weight, self.batch * self.outs * self.out_area, self.taken

    @property
    def taken(self) -> float:
        """Elements of the input."""
        return self.batch * self.ins * self.in_area

    def cut(self, type: int, parts: int = 2) -> Shape:
        """The shape in one of the parts."""
        if type == 0:
            return replace(self, batch=self.batch / parts)
        if type == 1:
            return replace(self, ins=self.ins / parts)
        return replace(self, outs=self.outs / parts)


@dataclass(frozen=True)
class Halved:
    """By level its cost in elements and the type of every layer."""

    costs: tuple[float, ...]
    types: tuple[tuple[int, ...], ...]


def shapes_of(table: LayerTable) -> list[Shape]:
    """The layers before any cut."""
    return [
        Shape(table.batch, one.in_channels, one.out_channels, one.kernel**2, one.in_map**2,
              one.out_map**2)
        for one in table.layers
    ]  # fmt: skip


def level(shapes: Sequence[Shape], types: int, skips: Mapping[int, int] = NO_SKIPS) -> TypedChain:
    """The best types of one level; `types`: the first 2 or all 3."""
    own = [one.own()[:types] for one in shapes]

    def between(layer: int, before: int, type: int) -> float:
        return shapes[layer].taken * BETWEEN[before][type]

    return typed_chain(own, between, skips)


def halved(
    shapes: Sequence[Shape], parts: Sequence[int], types: int, skips: Mapping[int, int] = NO_SKIPS
) -> Halved:
    """All levels, the outermost first; `parts`: into how many parts each level cuts."""
    found: list[TypedChain] = []
    for count in parts:
        one = level(shapes, types, skips)
        found.append(one)
        shapes = [shape.cut(type, count) for shape, type in zip(shapes, one.types, strict=True)]
    return Halved(tuple(one.cost for one in found), tuple(one.types for one in found))
