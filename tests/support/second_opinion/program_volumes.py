"""Bytes moved by lowered programs of collectives, read off their text, against the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from shardwright.ir.core import Module, Op
from shardwright.passes.collect.synthesis.states import Space, setting_of
from shardwright.spec.attributes import String
from shardwright.spec.machines.ring_bytes import COLLECTIVES, ring_bytes
from shardwright.spec.sharding_rules.reductions import Program, groups, instruction_name, volume
from shardwright.spec.values.fields import table


class Moved(NamedTuple):
    """A step by its name, and the bytes that the device which sends most sends in it."""

    name: str
    bytes: float


def moved(module: Module) -> list[Moved]:
    """The steps of a lowered program, in order; each op of a step says its name."""
    found: list[tuple[str, list[Op]]] = []
    for op in module.walk():
        if op.name not in COLLECTIVES:
            continue
        reason = op.notes["plan.reason"]
        assert isinstance(reason, String)
        if not found or found[-1][0] != reason.value:
            found.append((reason.value, []))
        found[-1][1].append(op)
    return [Moved(name, _most(ops)) for name, ops in found]


def _most(ops: Sequence[Op]) -> float:
    total, alike = Counter[int](), 0.0
    for op in ops:
        pairs = table(op.attrs, "source_target_pairs")
        for source, _ in pairs:
            total[source] += op.result.tensor.bytes
        if not pairs:
            members = len(table(op.attrs, "replica_groups")[0])
            alike += ring_bytes(op.name, members, op.result.tensor.bytes)
    return max(total.values(), default=0) + alike


def said(program: Program, radices: Sequence[int], chunk: int) -> list[Moved]:
    """The bytes of each step by the rules: the most that a member sends; `chunk`: bytes of one."""
    space = Space(setting_of(radices))
    state, found = space.start, list[Moved]()
    for number, instruction in enumerate(program, 1):
        held = [sum(map(bool, chunks)) for chunks, _ in space.content(state)]
        listed = groups(instruction.grouping, radices)
        has = max(held[device] for group in listed for device in group)
        name = f"{number}. {instruction_name(instruction, len(radices))}"
        bytes = volume(instruction.collective, len(listed[0]), has) * chunk
        found.append(Moved(name, bytes))
        after = space.after(state, instruction)
        assert after is not None
        state = after
    return found
