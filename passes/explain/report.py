"""Report on a partitioned program: its values, its collectives, its bytes and flops.

Bytes and flops are per device. Loops with a plain counter count as often as they run.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass

from shardwright.ir.analysis import collective_traffic
from shardwright.ir.analysis.collective_traffic import Transfer
from shardwright.ir.analysis.distinct_work import whole_work
from shardwright.ir.analysis.local_plan import read_plan
from shardwright.ir.core import Module
from shardwright.passes.explain.collective_words import collective_words
from shardwright.passes.explain.value_lines import ValueLine, global_lines, local_lines
from shardwright.spec import plan
from shardwright.spec.attributes import Attrs, String


@dataclass(frozen=True)
class CollectiveLine:
    """Collectives of one kind over the same axes.

    `group`: devices that take part in each. `count`: executions; `is_exact` is false where a loop's
    number of iterations is unknown and counted as one. `bytes`: results on one device, all
    executions.
    `ring_bytes`: what each device receives on a ring, all executions.
    """

    kind: str
    axes: tuple[str, ...]
    group: int
    count: int
    is_exact: bool
    bytes: int
    ring_bytes: float

    @property
    def words(self) -> str:
        """`all-gather over model, 48 times`."""
        return collective_words(self.kind, "", self.axes, self.count)


@dataclass(frozen=True)
class Report:
    """The whole report; `dot_flops` are those of products and convolutions on one device.

    `whole_dot_flops`: of the whole program, each counted once; 0 when only the local one is known.
    `placement`: what the pass `place` wrote: the cluster, and seconds of all collectives.
    """

    file: str
    mesh: str
    devices: int
    values: tuple[ValueLine, ...]
    collectives: tuple[CollectiveLine, ...]
    argument_bytes: int
    result_bytes: int
    ring_bytes: float
    dot_flops: float
    whole_dot_flops: float
    placement: dict[str, str]

    def record(self) -> dict[str, object]:
        """The machine form: keys as the fields, units in their names, and collectives in words."""
        found = asdict(self)
        lines = [{**asdict(line), "words": line.words} for line in self.collectives]
        return {**found, "collectives": lines}


def make_report(whole: Module | None, local: Module) -> Report:
    """Report on a local program; `whole` is the propagated program it was made of, if known."""
    mesh = read_plan(local).mesh
    lines = tuple(by_kind(collective_traffic.collectives(local)))
    return Report(
        file=local.file,
        mesh=str(mesh),
        devices=mesh.device_count,
        values=tuple(global_lines(whole) if whole else local_lines(local)),
        collectives=lines,
        argument_bytes=collective_traffic.argument_bytes(local),
        result_bytes=collective_traffic.result_bytes(local),
        ring_bytes=sum(line.ring_bytes for line in lines),
        dot_flops=collective_traffic.dot_flops(local),
        whole_dot_flops=whole_work(whole).flops if whole else 0.0,
        placement=placement_of(local),
    )


def placement_of(local: Module) -> dict[str, str]:
    """What the pass `place` wrote."""
    note = local.notes.get(plan.PLACEMENT)
    if not isinstance(note, Attrs):
        return {}
    return {key: text.value for key, text in note.items() if isinstance(text, String)}


def by_kind(transfers: Iterable[Transfer]) -> Iterator[CollectiveLine]:
    """Collectives of one kind, axes and group as one line."""
    groups: dict[tuple[str, tuple[str, ...], int], list[Transfer]] = {}
    for transfer in transfers:
        key = transfer.kind, transfer.axes, transfer.group
        groups.setdefault(key, []).append(transfer)
    for (kind, axes, group), found in sorted(groups.items()):
        yield CollectiveLine(
            kind=kind.rpartition(".")[2],
            axes=axes,
            group=group,
            count=sum(transfer.count for transfer in found),
            is_exact=all(transfer.is_exact for transfer in found),
            bytes=sum(transfer.result_bytes * transfer.count for transfer in found),
            ring_bytes=sum(transfer.total_bytes for transfer in found),
        )
