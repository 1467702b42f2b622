"""Renumbers the devices of a `local` program: it computes the same on other devices."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from shardwright.ir.build import Builder
from shardwright.ir.core import Module, Op
from shardwright.spec.attributes import Attrs, Dense, Ints
from shardwright.spec.types import tensor
from shardwright.spec.values.dense import dense, values

Order = npt.NDArray[np.int64]

_GROUPS, _PAIRS, _ID = "replica_groups", "source_target_pairs", "stablehlo.partition_id"


def renumber(module: Module, order: Order) -> None:
    """Let device `order[d]` do what device d did, but for the mesh, which says who holds what."""
    for op in [*module.walk()]:
        if _GROUPS in op.attrs:
            _map(op, _GROUPS, order)
        if _PAIRS in op.attrs:
            _map(op, _PAIRS, order)
        if op.name == _ID:
            _look_up(op, np.argsort(order))


def _map(op: Op, key: str, order: Order) -> None:
    """New ids in a table; fillers of short groups stay, pairs are listed by target."""
    found = op.attrs[key]
    assert isinstance(found, Dense)
    old = values(found).astype(np.int64)
    new = np.where(old < 0, old, order[old])
    if key == _PAIRS:
        new = new[np.argsort(new[:, 1], kind="stable")]
    op.set_attrs(op.attrs.set(key, dense(new, found.type)))


def _look_up(op: Op, was: Order) -> None:
    """Put the number that a device had in place of the one it has."""
    builder, type = Builder.before(op), op.result.tensor
    table = tensor((len(was),), type.element)
    numbers = builder.op("stablehlo.constant", (), [table], Attrs({"value": dense(was, table)}))
    device = builder.op(op.name, (), [type], op.attrs)
    entry = builder.op(
        "stablehlo.dynamic_slice",
        [numbers.result, device.result],
        [tensor((1,), type.element)],
        Attrs({"slice_sizes": Ints((1,))}),
    )
    op.result.replace_uses(builder.op("stablehlo.reshape", entry.results, [type]).result)
    op.erase()
