"""What is to know of a partitioned program: its values, its collectives, its bytes and flops.

Bytes and flops are per device. Loops are counted once; collectives inside say how many of them are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import prod

from shardwright.backends.collectives import traffic
from shardwright.backends.facts import read_plan
from shardwright.ir.core import Func, Module, callee
from shardwright.spec.axes import Mesh
from shardwright.spec.ops import contraction, convolution

from .values import ValueLine, global_lines, local_lines

DOTS = frozenset(row.name for row in contraction.ROWS + convolution.ROWS)


@dataclass(frozen=True)
class CollectiveLine:
    """Collectives of one kind over the same axes.

    `group`: devices that take part in each. `bytes`: results on one device, summed. `ring_bytes`:
    what each device sends on a ring. `in_loops`: how many of `count` stand in loops, whose every
    turn repeats them.
    """

    kind: str
    axes: tuple[str, ...]
    group: int
    count: int
    in_loops: int
    bytes: int
    ring_bytes: float


@dataclass(frozen=True)
class Report:
    """The whole report; `dot_flops` are those of products and convolutions on one device.

    `whole_dot_flops`: the same before partitioning, 0 when only the local program is known.
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

    def record(self) -> dict[str, object]:
        """The machine form: keys as the fields, units in their names."""
        return asdict(self)


def make_report(whole: Module | None, local: Module) -> Report:
    """Report on a local program; `whole` is the propagated program it was made of, if known."""
    plan = read_plan(local)
    collectives = tuple(_collectives(local, plan.mesh))
    main = whole.main if whole else None
    return Report(
        file=local.file,
        mesh=str(plan.mesh),
        devices=plan.mesh.device_count,
        values=tuple(global_lines(whole) if whole else local_lines(local)),
        collectives=collectives,
        argument_bytes=sum(tensor.local.bytes for tensor in plan.args),
        result_bytes=sum(tensor.local.bytes for tensor in plan.results),
        ring_bytes=sum(line.ring_bytes for line in collectives),
        dot_flops=_dot_flops(local, plan.main),
        whole_dot_flops=_dot_flops(whole, main) if whole and main else 0.0,
    )


def ring_bytes(kind: str, group: int, result_bytes: int) -> float:
    """Bytes each device sends when a collective runs on a ring of `group` devices."""
    per_byte = {
        "all_reduce": 2 * (group - 1) / group,
        "all_gather": (group - 1) / group,
        "reduce_scatter": group - 1,
        "all_to_all": (group - 1) / group,
        "collective_permute": 1,
    }
    return per_byte[kind] * result_bytes


def _collectives(local: Module, mesh: Mesh) -> Iterator[CollectiveLine]:
    for row in traffic(local):
        group = prod(mesh.axis_size(axis) for axis in row.axes)
        sent = ring_bytes(row.kind, group, row.bytes)
        yield CollectiveLine(row.kind, row.axes, group, row.count, row.in_loops, row.bytes, sent)


def _dot_flops(module: Module, func: Func) -> float:
    """Flops of products and convolutions that a function runs, calls included, loops once."""
    total = 0.0
    for op in func.walk():
        if op.name in DOTS:
            total += op.sig.flops
        target = module.func(callee(op)) if op.name == "func.call" else None
        if target is not None:
            total += _dot_flops(module, target)
    return total
