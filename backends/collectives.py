"""Facts of the collectives of a `local` program that scripts need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from shardwright.ir.analysis import reducer_kinds
from shardwright.ir.analysis.collective_traffic import executed
from shardwright.ir.analysis.local_plan import op_error
from shardwright.ir.core import Func, Module, Op, callee
from shardwright.spec import plan
from shardwright.spec.attributes import EMPTY, Array, Attrs, String
from shardwright.spec.axes import Axis, Mesh, total
from shardwright.spec.machines.mesh_devices import device_numbers, shard_numbers
from shardwright.spec.machines.ring_bytes import COLLECTIVES
from shardwright.spec.values.fields import table


def strings(attrs: Attrs, key: str) -> tuple[str, ...] | None:
    """An array of strings; None when the attribute is absent."""
    value = attrs.get(key)
    if not isinstance(value, Array):
        return None
    return tuple(item.value for item in value if isinstance(item, String))


def reason(op: Op) -> str:
    """Why a collective is there, as the pass that made it says; may be empty."""
    value = op.notes.get(plan.REASON) if op.notes is not EMPTY else None
    return value.value if isinstance(value, String) else ""


def axes_of(op: Op) -> tuple[str, ...]:
    """The mesh axes a collective or shard index runs over, major to minor."""
    axes = strings(op.notes, plan.AXES)
    if axes is None:
        raise op_error(op, "has no plan.axes", help="collectives are made by the pass localize")
    return axes


def shard_index_axes(module: Module, name: str) -> tuple[str, ...] | None:
    """The axes of a function that computes a shard index; None for any other function."""
    func = module.func(name)
    return None if func is None else strings(func.notes, plan.AXES)


def reducer(op: Op) -> str:
    """The reducer of an all_reduce or reduce_scatter: a kind of `REDUCERS`; "" for another body."""
    kinds = reducer_kinds.recognise(op.regions[0]) if op.regions else ()
    return kinds[0] if len(kinds) == 1 else ""


def permutation(op: Op, mesh: Mesh) -> tuple[tuple[str, ...], list[tuple[int, int]]]:
    """A collective_permute as axes and (source, target) shard numbers along them."""
    pairs = [(row[0], row[1]) for row in table(op.attrs, "source_target_pairs")]
    axes = axes_of(op)
    found = permute_pairs(mesh, axes, pairs)
    if found is None:
        axes = mesh.names
        found = permute_pairs(mesh, axes, pairs)
    assert found is not None  # along all axes there is one group
    return axes, found


def permute_pairs(
    mesh: Mesh, axes: tuple[str, ...], pairs: list[tuple[int, int]]
) -> list[tuple[int, int]] | None:
    """Device pairs of a permute as pairs of shard numbers along axes, the same for all groups.

    None when the groups differ: the permute then needs all axes of the mesh.
    """
    places = np.empty(mesh.device_count, np.int64)
    places[device_numbers(mesh)] = np.arange(mesh.device_count)
    ends = places[np.array(pairs, np.int64).reshape(-1, 2)]
    along = mesh.resolve(map(Axis, axes))
    across = mesh.resolve(Axis(name) for name in mesh.names if name not in axes)
    beside = shard_numbers(mesh, across, ends)
    if (beside[:, 0] != beside[:, 1]).any():
        return None
    shards = shard_numbers(mesh, along, ends)
    found, counts = np.unique(shards[:, 0] * total(along) + shards[:, 1], return_counts=True)
    if (counts != total(across)).any():
        return None
    return [divmod(pair, total(along)) for pair in found.tolist()]


def groups(module: Module, mesh: Mesh) -> list[tuple[str, ...]]:
    """The axes that collectives and shard indices of main run over, once each, in order."""
    return _groups(module, mesh, (op for op, _, _ in executed(module)))


def groups_of_stages(
    module: Module, meshes: Sequence[Mesh], funcs: Sequence[Sequence[Func]]
) -> list[list[tuple[str, ...]]]:
    """The same by group of devices. `funcs`: what the stages of each group call."""
    found: list[list[tuple[str, ...]]] = []
    for mesh, some in zip(meshes, funcs, strict=True):
        known = {func.symbol: func for func in some}
        waiting = [*some]
        while waiting:
            for op in waiting.pop().walk():
                func = module.func(callee(op)) if op.name == "func.call" else None
                if func is not None and func.symbol not in known:
                    known[func.symbol] = func
                    waiting.append(func)
        ops = (op for func in known.values() for op in func.walk())
        found.append(_groups(module, mesh, ops))
    return found


def _groups(module: Module, mesh: Mesh, ops: Iterable[Op]) -> list[tuple[str, ...]]:
    found: dict[tuple[str, ...], None] = {}
    for op in ops:
        axes: tuple[str, ...] | None = None
        if op.name == "stablehlo.collective_permute":
            axes = permutation(op, mesh)[0]
        elif op.name in COLLECTIVES:
            axes = axes_of(op)
        elif op.name == "func.call":
            axes = shard_index_axes(module, callee(op))
        if axes:
            found[axes] = None
    return sorted(found)


def communicating(module: Module) -> frozenset[str]:
    """Names of the functions that need to know their device: for collectives and shard indices."""
    found: set[str] = set()
    grown = True
    while grown:
        grown = False
        for func in module.funcs:
            if func.symbol not in found and any(_talks(module, op, found) for op in func.walk()):
                found.add(func.symbol)
                grown = True
    return frozenset(found)


def _talks(module: Module, op: Op, known: set[str]) -> bool:
    if op.name == "func.call":
        return callee(op) in known or shard_index_axes(module, callee(op)) is not None
    return op.name in COLLECTIVES
