"""Semantics of StableHLO collectives on the arrays of all devices.

One function per op: `(op, devices, combine, operands) -> per result the arrays of all devices`;
`combine` runs the op's reducer region on two lists of arrays. Source: openxla/stablehlo spec,
"Collective ops". One replica per partition: a process is a device, its number is the partition id.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from shardwright.ir.core import Op
from shardwright.spec.attributes import Dense, Int
from shardwright.spec.op import Values
from shardwright.spec.values.dense import values


class Disagreement(Exception):
    """Devices that must agree hold different values; `help` says how to repair it, if known."""

    def __init__(self, message: str, help: str = "") -> None:
        super().__init__(message)
        self.help = help


class Bundle:
    """The arrays of one value on all devices, by device id.

    As a truth value or an integer, which decides control flow, all devices must agree.
    """

    __slots__ = ("parts",)

    def __init__(self, parts: Sequence[Values]) -> None:
        self.parts = tuple(parts)

    def item(self) -> Any:
        """The one rank-0 value all devices hold. Raises Disagreement."""
        first = self.parts[0]
        for device, part in enumerate(self.parts):
            if part is not first and part.item() != first.item():
                shown = f"device 0 has {first.item()}, device {device} has {part.item()}"
                raise Disagreement(f"devices disagree on the way to go: {shown}")
        return first.item()

    def __bool__(self) -> bool:
        return bool(self.item())

    def __int__(self) -> int:
        return int(self.item())

    __index__ = __int__


Combine = Callable[..., list[Values]]
Columns = list[list[Values]]  # per result, per device


def _int(op: Op, key: str) -> int:
    value = op.attrs[key]
    assert isinstance(value, Int)
    return value.value


def _table(op: Op, key: str) -> list[list[int]]:
    value = op.attrs[key]
    assert isinstance(value, Dense)
    return [[int(entry) for entry in row] for row in values(value)]


def groups(op: Op, devices: int) -> list[list[int]]:
    """Devices that work together, in group order; -1 entries fill up short groups.

    With a channel and no `use_global_device_ids`, reductions and gathers list *replicas*, of which
    there is one: all its partitions form the group.
    """
    table = [[d for d in row if d >= 0] for row in _table(op, "replica_groups")]
    lists_replicas = op.name in _LIST_REPLICAS and "use_global_device_ids" not in op.attrs
    if lists_replicas and "channel_handle" in op.attrs and table in ([], [[]], [[0]]):
        return [list(range(devices))]
    if table in ([], [[]]):
        return [list(range(devices))]
    return table


_LIST_REPLICAS = frozenset(
    {"stablehlo.all_reduce", "stablehlo.all_gather", "stablehlo.reduce_scatter"}
)


def _by_group(
    op: Op,
    devices: int,
    operand: Bundle,
    exchange: Callable[[list[Values]], list[Values]],
) -> list[Values]:
    """Give each group's arrays to `exchange`, which returns what each member gets."""
    column: list[Values | None] = [None] * devices
    for group in groups(op, devices):
        received = exchange([operand.parts[d] for d in group])
        for device, array in zip(group, received, strict=True):
            if column[device] is not None:
                raise Disagreement(f"device {device} is in two replica groups")
            column[device] = array
    missing = [device for device, array in enumerate(column) if array is None]
    if missing:
        raise Disagreement(f"device {missing[0]} is in no replica group")
    return [array for array in column if array is not None]


def _reduced(combine: Combine | None, members: list[Values]) -> Values:
    """Left fold with the reducer, in group order."""
    assert combine is not None, "a reduction without a reducer region"
    result = members[0]
    for member in members[1:]:
        (result,) = combine(result, member)
    return result


def _all_reduce(
    op: Op, devices: int, combine: Combine | None, operands: Sequence[Bundle]
) -> Columns:
    def exchange(members: list[Values]) -> list[Values]:
        return [_reduced(combine, members)] * len(members)

    return [_by_group(op, devices, operand, exchange) for operand in operands]


def _reduce_scatter(
    op: Op, devices: int, combine: Combine | None, operands: Sequence[Bundle]
) -> Columns:
    dim = _int(op, "scatter_dimension")

    def exchange(members: list[Values]) -> list[Values]:
        return np.split(_reduced(combine, members), len(members), dim)

    return [_by_group(op, devices, operand, exchange) for operand in operands]


def _all_gather(op: Op, devices: int, _: Combine | None, operands: Sequence[Bundle]) -> Columns:
    dim = _int(op, "all_gather_dim")

    def exchange(members: list[Values]) -> list[Values]:
        return [np.concatenate(members, dim)] * len(members)

    return [_by_group(op, devices, operand, exchange) for operand in operands]


def _all_to_all(op: Op, devices: int, _: Combine | None, operands: Sequence[Bundle]) -> Columns:
    split, concat = _int(op, "split_dimension"), _int(op, "concat_dimension")
    count = _int(op, "split_count")

    def exchange(members: list[Values]) -> list[Values]:
        if len(members) != count:
            raise Disagreement(f"split_count {count} differs from group size {len(members)}")
        pieces = [np.split(member, count, split) for member in members]
        return [np.concatenate([piece[k] for piece in pieces], concat) for k in range(count)]

    return [_by_group(op, devices, operand, exchange) for operand in operands]


def _collective_permute(
    op: Op, devices: int, _: Combine | None, operands: Sequence[Bundle]
) -> Columns:
    """Devices that nobody sends to receive zeros."""
    columns: Columns = []
    for operand in operands:
        column = [np.zeros_like(operand.parts[0])] * devices
        for source, target in _table(op, "source_target_pairs"):
            column[target] = operand.parts[source]
        columns.append(column)
    return columns


def _collective_broadcast(
    op: Op, devices: int, _: Combine | None, operands: Sequence[Bundle]
) -> Columns:
    """Every member receives what the first of its group holds, devices outside zeros."""
    columns: Columns = []
    for operand in operands:
        column = [np.zeros_like(operand.parts[0])] * devices
        for group in groups(op, devices):
            for device in group:
                column[device] = operand.parts[group[0]]
        columns.append(column)
    return columns


def _partition_id(op: Op, devices: int, _: Combine | None, operands: Sequence[Bundle]) -> Columns:
    return [[np.array(device, np.uint32) for device in range(devices)]]


def _replica_id(op: Op, devices: int, _: Combine | None, operands: Sequence[Bundle]) -> Columns:
    return [[np.array(0, np.uint32)] * devices]


COLLECTIVES: dict[str, Callable[[Op, int, Combine | None, Sequence[Bundle]], Columns]] = {
    "stablehlo.all_reduce": _all_reduce,
    "stablehlo.reduce_scatter": _reduce_scatter,
    "stablehlo.all_gather": _all_gather,
    "stablehlo.all_to_all": _all_to_all,
    "stablehlo.collective_permute": _collective_permute,
    "stablehlo.collective_broadcast": _collective_broadcast,
    "stablehlo.partition_id": _partition_id,
    "stablehlo.replica_id": _replica_id,
}
