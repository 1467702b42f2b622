"""Link analysis: bytes that a `local` program sends per link of a cluster, and their seconds.

Collectives are taken one after another; those of one op work in all its groups at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from shardwright.ir.analysis.collective_traffic import collectives
from shardwright.ir.core import Module, Op
from shardwright.ir.reference.collective_semantics import groups
from shardwright.spec.attributes import Dense
from shardwright.spec.links import Links
from shardwright.spec.values.dense import values

Table = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Message:
    """Equal collectives: device ids of their groups (of a permute: pairs), result bytes.

    `tables`: groups x members, one per number of members.
    """

    kind: str
    tables: tuple[tuple[tuple[int, ...], ...], ...]
    result_bytes: int
    count: int

    @cached_property
    def ids(self) -> list[Table]:
        """The tables as arrays."""
        return [np.array(table, np.int64) for table in self.tables]


def messages(
    module: Module, devices: int, wanted: Callable[[Op], bool] = lambda _: True
) -> list[Message]:
    """All collectives that main executes on so many devices, equal ones together.

    `wanted`: says of which collectives; of all by default.

    A loop whose number of iterations is unknown counts once.
    """
    counts = Counter[tuple[str, tuple[tuple[tuple[int, ...], ...], ...], int]]()
    for transfer in filter(lambda one: wanted(one.op), collectives(module)):
        tables = by_width(device_rows(transfer.op, devices))
        counts[transfer.kind, tables, transfer.result_bytes] += transfer.count
    return [Message(*key, count) for key, count in counts.items()]


def device_rows(op: Op, devices: int) -> list[list[int]]:
    """The groups of a collective, or the pairs of a permute."""
    pairs = op.attrs.get("source_target_pairs")
    if isinstance(pairs, Dense):
        return [[int(end) for end in pair] for pair in values(pairs)]
    return groups(op, devices)


def by_width(rows: Sequence[Sequence[int]]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Groups of each number of members, fewest first."""
    widths = sorted({len(row) for row in rows})
    return tuple(tuple(tuple(row) for row in rows if len(row) == width) for width in widths)


def total_seconds(found: Sequence[Message], links: Links, order: Table | None = None) -> float:
    """Seconds of all messages, device `order[d]` of the cluster standing for d of the program.

    Raises IndexError for a device that the cluster does not have.
    """
    seconds = 0.0
    for message in found:
        real = message.ids if order is None else [order[ids] for ids in message.ids]
        transfer = links.together(message.kind, real, message.result_bytes)
        seconds += message.count * transfer.seconds
    return seconds
