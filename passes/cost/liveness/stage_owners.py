"""Assigns nodes to the pipeline stages that run them, and values to the stages that make them.

Sets of stages are bits. A call belongs to its stage. What stands between calls runs where its
operands are made; if those are nobody's (arguments, constants), wherever its results are used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from shardwright.passes.cost.liveness.frame import Frame, Held


@dataclass(slots=True)
class Owners:
    """Of a frame. `nodes`: by node who runs it. `made`: by value who makes it, 0 for nobody in
    particular; `used`: who reads it; `maker`: the node that makes it. Of loops that run stages:
    `carried`, by node and position who carries a value, and `bodies`.
    """

    nodes: list[int]
    made: list[int]
    used: list[int]
    maker: list[int]
    carried: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    bodies: dict[int, Owners] = field(default_factory=dict[int, "Owners"])


def stage_count(frame: Frame) -> int:
    """The number of stages that the parts of a frame name, those of loops' bodies too."""
    found = max((part.stage + 1 for part in frame.parts if part is not None), default=0)
    inner = (stage_count(one) for frames in frame.inner for one in frames)
    return max(found, max(inner, default=0))


def runs_stages(frame: Frame, node: int) -> bool:
    """True if a node is a loop around stages."""
    if frame.kinds[node] is not Held.LOOP or frame.parts[node] is not None:
        return False
    return any(part is not None for part in frame.inner[node][1].parts)


def owners(frame: Frame, stages: int) -> Owners:
    """The owners of a program's frame."""
    found = _empty(frame)
    everybody = (1 << stages) - 1
    _make(frame, found)
    _use(frame, found, everybody)
    return found


def _empty(frame: Frame) -> Owners:
    count = len(frame.sizes)
    found = Owners([0] * len(frame.ops), [0] * count, [0] * count, [0] * count)
    for node, outs in enumerate(frame.outs):
        for out in outs:
            found.maker[out] = node
        if runs_stages(frame, node):
            found.bodies[node] = _empty(frame.inner[node][1])
    return found


# --- who makes


def _make(frame: Frame, found: Owners) -> None:
    """Fill `made`, front to back; that of arguments and captured values is known."""
    for node, outs in enumerate(frame.outs):
        part = frame.parts[node]
        if node in found.bodies:
            _make_carried(frame, found, node)
            continue
        # Ops between calls belong to the stages of their operands (decision 0029).
        who = _union(found.made, frame.ins[node]) if part is None else 1 << part.stage
        for out in outs:
            found.made[out] = who


def _make_carried(frame: Frame, found: Owners, node: int) -> None:
    """Of a loop: what an iteration makes is carried into the next."""
    body, inside, ins = frame.inner[node][1], found.bodies[node], frame.ins[node]
    for number, outer in _from_outside(frame, node):
        inside.made[number] = found.made[outer]
    for number, given in zip(body.args, ins, strict=False):
        inside.made[number] = found.made[given]
    is_growing = True
    while is_growing:
        _make(body, inside)
        is_growing = False
        for argument, returned in zip(body.args, body.returned, strict=True):
            more = inside.made[argument] | inside.made[returned]
            is_growing |= more != inside.made[argument]
            inside.made[argument] = more
    for out, returned in zip(frame.outs[node], body.returned, strict=True):
        found.made[out] = inside.made[returned]


def _from_outside(frame: Frame, node: int) -> list[tuple[int, int]]:
    """The captures of a loop's body: their numbers there, and around the loop."""
    condition, body = frame.inner[node]
    first = len(frame.outs[node]) + len(condition.captured)
    outer = frame.ins[node][first:]
    return [(number, out) for (_, number), out in zip(body.captured, outer, strict=True)]


# --- who uses


def _use(frame: Frame, found: Owners, everybody: int) -> None:
    """Fill `nodes` and `used`, back to front."""
    for node in range(len(frame.ops) - 1, -1, -1):
        part, ins = frame.parts[node], frame.ins[node]
        if node in found.bodies:
            _use_turns(frame, found, node, everybody)
            continue
        who = 0 if part is None else 1 << part.stage
        who = who or _union(found.made, ins) or _union(found.used, frame.outs[node]) or everybody
        found.nodes[node] = who
        for number in ins:
            found.used[number] |= who


def _use_turns(frame: Frame, found: Owners, node: int, everybody: int) -> None:
    (condition, body), inside = frame.inner[node], found.bodies[node]
    outs, ins = frame.outs[node], frame.ins[node]
    asked = {number for given in condition.ins for number in given} | {*condition.returned}
    for place, out in enumerate(outs):
        inside.used[body.returned[place]] |= found.used[out]
        inside.used[body.args[place]] |= everybody if condition.args[place] in asked else 0
    is_growing = True
    while is_growing:
        _use(body, inside, everybody)
        is_growing = False
        for argument, returned in zip(body.args, body.returned, strict=True):
            more = inside.used[returned] | inside.used[argument]
            is_growing |= more != inside.used[returned]
            inside.used[returned] = more
    found.nodes[node] = everybody
    found.carried[node] = carried = [
        _carried(inside, body, place, found.used[out]) for place, out in enumerate(outs)
    ]
    for number, who in zip(ins, carried, strict=False):
        found.used[number] |= who
    for number in ins[len(outs) : len(outs) + len(condition.captured)]:
        found.used[number] |= everybody
    for number, outer in _from_outside(frame, node):
        found.used[outer] |= inside.used[number]


def _carried(inside: Owners, body: Frame, place: int, later: int) -> int:
    """The owner of a carried value: who makes it anew, else who reads it now or `later`."""
    argument, returned = body.args[place], body.returned[place]
    made = inside.made[returned] if argument != returned else 0
    return inside.used[argument] | (made or later)


def _union(sets: Sequence[int], numbers: Sequence[int]) -> int:
    found = 0
    for number in numbers:
        found |= sets[number]
    return found
