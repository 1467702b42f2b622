"""The factor view of an op: shardings of its tensors, rewritten as axes per factor, and back.

A dim `ij` (i major) cut by `"x", "y"` gives i what fits and j the rest; a cut that does not fit the major
factor is kept as *overflow*, so that the view loses nothing. Source: shardy sharding_projection.cc.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import gcd, prod

from shardwright.spec.axes import Axes, Axis, Mesh, append
from shardwright.spec.factors import Rule, Tensor
from shardwright.spec.sharding import Dim, Sharding, sharding


@dataclass(slots=True)
class FactorSharding:
    """The axes of one tensor on one factor, resolved and listed major to minor."""

    axes: Axes
    is_closed: bool
    is_minor_most: bool  # last factor of its dim: the only place for an uneven cut
    overflow: Axes = ()


@dataclass(slots=True)
class TensorFactors:
    """Factor shardings of one tensor, by factor index, and the axes that no factor may take."""

    factors: dict[int, FactorSharding]
    replicated: Axes = ()
    unreduced: Axes = ()

    def axes(self, factor: int) -> Axes | None:
        """Axes of a factor; None when the tensor lacks it."""
        found = self.factors.get(factor)
        return None if found is None else found.axes


@dataclass(slots=True)
class Projection:
    """All tensors of an op: operands, then results."""

    tensors: list[TensorFactors]
    operand_count: int

    @property
    def operands(self) -> list[TensorFactors]:
        return self.tensors[: self.operand_count]

    @property
    def results(self) -> list[TensorFactors]:
        return self.tensors[self.operand_count :]

    @property
    def has_overflow(self) -> bool:
        """True if some dim is cut in a way that its factors do not show."""
        return any(f.overflow for tensor in self.tensors for f in tensor.factors.values())

    def having(self, factor: int) -> Iterator[TensorFactors]:
        """The tensors that have a factor."""
        return (tensor for tensor in self.tensors if factor in tensor.factors)


def project(
    shardings: Sequence[Sharding | None], rule: Rule, mesh: Mesh, *, closed_if_missing: bool = False
) -> Projection:
    """The factor view of an op's operands, then results; None is a missing sharding."""
    tensors = [
        project_tensor(value, tensor, rule.sizes, mesh, closed_if_missing)
        for value, tensor in zip(shardings, rule.tensors, strict=True)
    ]
    return Projection(tensors, len(rule.operands))


def project_tensor(
    value: Sharding | None, tensor: Tensor, sizes: Sequence[int], mesh: Mesh, closed: bool
) -> TensorFactors:
    """The factor view of one tensor; `closed` says how a missing sharding counts."""
    factors: dict[int, FactorSharding] = {}
    if value is None:
        for dim in tensor:
            for factor in dim:
                factors[factor] = FactorSharding((), closed, factor == dim[-1])
        return TensorFactors(factors)
    for dim, cut in zip(tensor, value.dims, strict=True):
        axes = mesh.resolve(cut.axes) if cut.axes else ()
        if len(dim) == 1:
            factors[dim[0]] = FactorSharding(axes, not cut.is_open, True)
        else:
            _project_dim(factors, dim, axes, not cut.is_open, sizes)
    replicated = mesh.resolve(value.replicated) if value.replicated else ()
    unreduced = mesh.resolve(value.unreduced) if value.unreduced else ()
    return TensorFactors(factors, replicated, unreduced)


def _project_dim(
    factors: dict[int, FactorSharding],
    dim: Sequence[int],
    axes: Axes,
    closed: bool,
    sizes: Sequence[int],
) -> None:
    rest = list(axes)
    for factor in dim:
        found = factors[factor] = FactorSharding((), closed, factor == dim[-1])
        if found.is_minor_most:
            found.axes = tuple(rest)
            return
        found.axes, left = _take(rest, sizes[factor])
        if left == 1 or not rest:
            continue
        found.overflow = tuple(rest)
        # Minor factors cannot be cut before this one is: they are closed and get nothing.
        following = dim[dim.index(factor) + 1]
        factors[following] = FactorSharding((), True, following == dim[-1])
        return


def _take(rest: list[Axis], size: int) -> tuple[Axes, int]:
    """Move what divides a factor off the front of `rest`; also the size that is left uncut."""
    taken: list[Axis] = []
    while rest:
        axis = rest[0]
        common = gcd(size, axis.size)
        if common == 1 and axis.size != 1:
            break
        if axis.size == common:
            append(taken, rest.pop(0))
        else:
            append(taken, Axis(axis.name, axis.pre, common))
            rest[0] = Axis(axis.name, axis.pre * common, axis.size // common)
        size //= common
    return tuple(taken), size


def rebuild(
    view: TensorFactors,
    old: Sharding | None,
    tensor: Tensor,
    sizes: Sequence[int],
    name: str,
    mesh: Mesh,
) -> Sharding:
    """The sharding that a factor view stands for, on the mesh called `name`, without priorities."""
    dims = tuple(_rebuild_dim(view, dim, sizes, mesh) for dim in tensor)
    if old is None:
        return sharding(name, dims)
    return sharding(name, dims, old.replicated, old.unreduced)


def _rebuild_dim(view: TensorFactors, dim: Sequence[int], sizes: Sequence[int], mesh: Mesh) -> Dim:
    axes: list[Axis] = []
    closed = False
    for factor in dim:
        found = view.factors[factor]
        closed = closed or found.is_closed
        if found.axes:
            # Mergeable neighbours meet only where two factors do.
            append(axes, found.axes[0])
            axes.extend(found.axes[1:])
        if found.overflow:
            append(axes, found.overflow[0])
            axes.extend(found.overflow[1:])
            break
        if prod(axis.size for axis in found.axes) < sizes[factor]:
            break
    return Dim(mesh.spell(axes), not closed)


def common_mesh(
    shardings: Sequence[Sharding | None], meshes: dict[str, Mesh]
) -> tuple[str, Mesh] | None:
    """The mesh that all shardings share, device order included; an empty mesh yields to others.

    None when there is none, when two differ, and for a maximal mesh: nothing moves on one device.
    """
    found: tuple[str, Mesh] | None = None
    for value in shardings:
        if value is None or not isinstance(value.mesh, str):
            continue
        mesh = meshes.get(value.mesh)
        if mesh is None or (mesh.is_empty and found is not None):
            continue
        if found is None or found[1].is_empty:
            found = value.mesh, mesh
        elif found[1] != mesh:
            return None
    return None if found is None or found[1].is_maximal else found
