"""Random legal shardings: whole axes and sub-axes, open and closed dims, even and uneven cuts."""

from __future__ import annotations

from random import Random

from shardwright.ir.core import Func
from shardwright.spec.attributes import Attrs, ShardingAttr
from shardwright.spec.axes import Axes, Axis, Mesh
from shardwright.spec.sharding import Dim, Sharding, sharding
from shardwright.spec.types import TensorType

# Axis sizes; at most 8 devices.
MESHES: tuple[tuple[int, ...], ...] = (
    (2,), (4,), (8,), (3,), (6,), (2, 2), (2, 4), (4, 2), (2, 3), (3, 2), (2, 2, 2),
)  # fmt: skip

ARG_RATE = 0.85  # arguments that carry a sharding
RESULT_RATE = 0.15
SUB_AXIS_RATE = 0.3  # composite axes that are offered in parts
UNEVEN_RATE = 0.3  # dims whose axes may not divide them
SHORT_RATE = 0.1  # dims that may have fewer positions than parts
OPEN_RATE = 0.4


def spread(rng: Random, mesh: Mesh, main: Func) -> None:
    """Annotate arguments and results of a function."""
    for value in main.args:
        if rng.random() < ARG_RATE:
            value.sharding = random_sharding(rng, mesh, value.tensor)
    for index, type in enumerate(main.result_types):
        if isinstance(type, TensorType) and rng.random() < RESULT_RATE:
            main.result_shardings[index] = random_sharding(rng, mesh, type)


def constraint(rng: Random, mesh: Mesh, type: TensorType, partial_rate: float = 0.0) -> Attrs:
    """Attributes of a `sdy.sharding_constraint` on a value of this type.

    `partial_rate`: share of those that leave a sum over one unused axis to be done later.
    """
    drawn = random_sharding(rng, mesh, type)
    if partial_rate and type.element in ("f32", "i32") and rng.random() < partial_rate:
        drawn = _with_partial(rng, mesh, drawn)
    return Attrs({"sharding": ShardingAttr(drawn)})


def _with_partial(rng: Random, mesh: Mesh, drawn: Sharding) -> Sharding:
    used = {axis.name for axis in drawn.used()}
    free = [Axis(name) for name, size in mesh.axes if name not in used and size > 1]
    return sharding(drawn.mesh, drawn.dims, (), (rng.choice(free),)) if free else drawn


def random_sharding(rng: Random, mesh: Mesh, type: TensorType) -> Sharding:
    """Deal the axes of a mesh out to the dims of a type."""
    pieces = _pieces(rng, mesh)
    rng.shuffle(pieces)
    dims: list[list[Axis]] = [[] for _ in type.shape]
    for piece in pieces:
        if not type.rank or rng.random() < 0.15:
            continue
        dim = rng.randrange(type.rank)
        if _fits(rng, mesh, dims[dim], piece, type.shape[dim]):
            dims[dim].append(piece)
    return sharding(
        "mesh", tuple(Dim(_spelled(mesh, axes), rng.random() < OPEN_RATE) for axes in dims)
    )


def _pieces(rng: Random, mesh: Mesh) -> list[Axis]:
    """The axes, some cut in two; sometimes only one half is dealt out."""
    pieces: list[Axis] = []
    for name, size in mesh.axes:
        if size % 2 or size == 2 or rng.random() >= SUB_AXIS_RATE:
            pieces.append(Axis(name, 1, size))
            continue
        major = rng.choice([part for part in range(2, size) if size % part == 0])
        halves = [Axis(name, 1, major), Axis(name, major, size // major)]
        pieces += halves if rng.random() < 0.5 else [rng.choice(halves)]
    return pieces


def _fits(rng: Random, mesh: Mesh, axes: list[Axis], piece: Axis, size: int) -> bool:
    if axes and axes[-1].name == piece.name and axes[-1].next_pre == piece.pre:
        return False  # neighbours that merge are not legal text
    shards = piece.size
    for axis in axes:
        shards *= axis.size
    if shards > size:
        return rng.random() < SHORT_RATE
    return size % shards == 0 or rng.random() < UNEVEN_RATE


def _spelled(mesh: Mesh, axes: list[Axis]) -> Axes:
    return mesh.spell(axes)
