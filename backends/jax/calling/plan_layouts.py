"""Meshes and shardings of JAX for the layouts of a program on devices."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from shardwright.backends.jax.calling.optional_jax import jax_for
from shardwright.ir.analysis.local_plan import Plan, Tensor
from shardwright.ir.errors import error
from shardwright.spec.axes import Mesh

FAKE = "XLA_FLAGS=--xla_force_host_platform_device_count"


def jax_mesh(plan: Plan, devices: Sequence[Any] | None = None) -> Any:
    """The `jax.sharding.Mesh` of a plan, on the first devices of those given, or of all.

    Its axes are of type Auto; sub-axes in use are axes of their own. Raises ProgramError where
    there are too few devices.
    """
    jax = jax_for("a mesh")
    found = list(jax.devices() if devices is None else devices)
    count = plan.mesh.device_count
    if len(found) < count:
        message = f"the mesh {_words(plan.mesh)} needs {count} devices, found {len(found)}"
        help = f"for fake CPU devices set JAX_PLATFORMS=cpu {FAKE}={count} before JAX starts"
        raise error(message, help=help)
    ordered = np.array([found[k] for k in plan.mesh.device_ids or range(count)], object)
    sizes = tuple(size for _, size in plan.mesh.axes)
    return jax.sharding.Mesh(ordered.reshape(sizes), tuple(name for name, _ in plan.mesh.axes))


def named_shardings(tensors: Sequence[Tensor], ranks: Sequence[int], mesh: Any) -> list[Any]:
    """A `jax.sharding.NamedSharding` for each tensor, of its first dims: `ranks` leaves out what
    keys are made of. Dims that their parts do not divide are whole, as JAX has no other way.
    """
    jax = jax_for("a sharding")
    return [
        jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec(*_axes(one, rank, mesh)))
        for one, rank in zip(tensors, ranks, strict=True)
    ]


def _axes(tensor: Tensor, rank: int, mesh: Any) -> list[tuple[str, ...] | None]:
    found = list[tuple[str, ...] | None]()
    for size, axes in list(zip(tensor.type.shape, tensor.axes, strict=True))[:rank]:
        is_even = size % prod(mesh.shape[axis] for axis in axes) == 0
        found.append(axes if axes and is_even else None)
    return found


def _words(mesh: Mesh) -> str:
    return ",".join(f"{name}={size}" for name, size in mesh.axes)
