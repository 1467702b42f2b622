"""The provenance of each axis of a propagated sharding: the chain of ops that passed it on.

Read off a `Recorder` after the fact, so ordinary runs pay nothing. Slots, ops and factors are
numbers; words are the business of who shows them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from shardwright.ir.core import Value
from shardwright.passes.propagation.engine.flat_module import NO_SLOT, Flow
from shardwright.passes.propagation.engine.recorder import RETURN, Event, Recorder
from shardwright.passes.shared.factor_projection import common_mesh, project_tensor
from shardwright.spec.axes import Axes, Axis, Mesh, contains, overlap
from shardwright.spec.factors import Rule, pointwise_rule
from shardwright.spec.sharding import Sharding

__all__ = ["NO_SLOT", "RETURN", "Chain", "Recorder", "Step", "Trace"]

NO_FACTOR = -1


class Step(NamedTuple):
    """An axis that came to a slot from another one.

    `event` is its number in the log: larger is later. `op` is the index of the op, or RETURN;
    `factor` of its rule is what the axis went along, NO_FACTOR where a sharding group handed it on.
    """

    event: int
    op: int
    factor: int
    source: int
    source_dim: int
    target: int
    dim: int
    axis: Axis


@dataclass(frozen=True, slots=True)
class Chain:
    """The chain by which an axis, or part of one, reached a dim; `steps` lead there from the root.

    `root` is a slot that had the axis on `root_dim` before propagation. `is_whole` is False where
    the log does not lead to such a slot.
    """

    axis: Axis
    root: int
    root_dim: int
    steps: tuple[Step, ...]
    is_whole: bool


_Tail = tuple[Step, "_Tail"] | None


class Trace:
    """A recorded propagation, by slot."""

    def __init__(self, recorder: Recorder) -> None:
        assert recorder.flow is not None, "nothing was recorded"
        self.recorder = recorder
        self.flow: Flow = recorder.flow
        self.meshes = self.flow.module.meshes
        self.slots = _slots(self.flow)
        self._steps: dict[tuple[int, int, Axis], list[Step]] = {}
        self._events: dict[int, list[int]] = defaultdict(list)
        for number, event in enumerate(recorder.events):
            self._events[event.slot].append(number)

    def axes(self, slot: int, dim: int) -> Axes:
        """The resolved axes that cut a dim after propagation."""
        return axes_of(self.flow.state[slot], dim, self.meshes)

    def chains(self, slot: int, dim: int) -> Iterator[Chain]:
        """A chain for each axis of a dim, several for one that came in parts."""
        for axis in self.axes(slot, dim):
            yield from self.chain(slot, dim, axis)

    def chain(self, slot: int, dim: int, axis: Axis) -> Iterator[Chain]:
        """The chains of one resolved axis of a dim."""
        waiting: list[tuple[int, int, Axis, int, _Tail]] = [
            (slot, dim, axis, len(self.recorder.events), None)
        ]
        while waiting:
            slot, dim, axis, before, tail = waiting.pop()
            links = self._arrived(slot, dim, axis)
            if not links or links[0].event >= before:
                yield Chain(axis, slot, dim, _listed(tail, axis), self.begins(slot, dim, axis))
                continue
            for link in reversed(links):
                waiting.append((link.source, link.source_dim, link.axis, link.event, (link, tail)))

    def begins(self, slot: int, dim: int, axis: Axis) -> bool:
        """True if a slot has a resolved axis from the start."""
        start, entered = self.recorder.start[slot], self.recorder.entered.get(slot)
        found = (*axes_of(start, dim, self.meshes), *axes_of(entered, dim, self.meshes))
        return _holds(found, axis)

    def rule(self, op: int, rank: int = 0) -> Rule | None:
        """The rule of an op; what main returns and declares is tied dim by dim."""
        return pointwise_rule((1,) * rank, [rank]) if op == RETURN else self.flow.rules[op]

    def _arrived(self, slot: int, dim: int, axis: Axis) -> list[Step]:
        """The steps by which a slot first had an axis; none where it had it from the start."""
        key = slot, dim, axis
        found = self._steps.get(key)
        if found is None:
            found = self._steps[key] = self._arrival(slot, dim, axis)
        return found

    def _arrival(self, slot: int, dim: int, axis: Axis) -> list[Step]:
        if slot == NO_SLOT or self.begins(slot, dim, axis):
            return []
        for number in self._events.get(slot, ()):
            event = self.recorder.events[number]
            if _holds(axes_of(event.new, dim, self.meshes), axis):
                return list(self._links(number, slot, dim, axis))
        return []

    def _links(self, number: int, slot: int, dim: int, axis: Axis) -> Iterator[Step]:
        """The origins of the parts of an axis that an event brought."""
        event = self.recorder.events[number]
        first = event.slots[event.position]
        if event.slot != first:
            yield Step(number, event.op, NO_FACTOR, first, dim, slot, dim, axis)
            return
        rule = self.rule(event.op, event.new.rank)
        found = common_mesh(event.seen, self.meshes)
        if rule is None or found is None:
            return
        tensor = rule.tensors[event.position]
        view = project_tensor(event.new, tensor, rule.sizes, found[1], False)
        for factor in tensor[dim]:
            for own in view.factors[factor].axes:
                part = overlap(own, axis)
                if part is not None:
                    for slot, source_dim, piece in _sources(event, rule, found[1], factor, part):
                        yield Step(
                            number, event.op, factor, slot, source_dim, event.slot, dim, piece
                        )


def _slots(flow: Flow) -> dict[Value, int]:
    """The slot of each value; values that an edge ties have the edge's."""
    found = {value: slot for slot, value in enumerate(flow.values) if value is not None}
    for i, edge in flow.edges.items():
        found.update(dict.fromkeys((edge.owner, *edge.targets), flow.slots[i][-1]))
    return found


def _listed(tail: _Tail, axis: Axis) -> tuple[Step, ...]:
    """The steps of a chain, narrowed to the part of the axis that took all of them."""
    steps: list[Step] = []
    while tail is not None:
        step, tail = tail
        steps.append(step._replace(axis=axis))
    return tuple(steps)


def _sources(
    event: Event, rule: Rule, mesh: Mesh, factor: int, axis: Axis
) -> Iterator[tuple[int, int, Axis]]:
    """Slots and dims that had an axis on a factor of the op, as few as cover it."""
    left = [axis]
    for position, (seen, tensor) in enumerate(zip(event.seen, rule.tensors, strict=True)):
        if position == event.position:
            continue
        view = project_tensor(seen, tensor, rule.sizes, mesh, False)
        for own in view.axes(factor) or ():
            dim = next(d for d, factors in enumerate(tensor) if factor in factors)
            rest: list[Axis] = []
            for piece in left:
                part = overlap(own, piece)
                if part is not None:
                    yield event.slots[position], dim, part
                rest += [piece] if part is None else _without(piece, part)
            left = rest


def _without(axis: Axis, part: Axis) -> Iterator[Axis]:
    """The rest of an axis without a part of it."""
    if part.pre > axis.pre:
        yield Axis(axis.name, axis.pre, part.pre // axis.pre)
    if part.next_pre < axis.next_pre:
        yield Axis(axis.name, part.next_pre, axis.next_pre // part.next_pre)


def axes_of(value: Sharding | None, dim: int, meshes: dict[str, Mesh]) -> Axes:
    """The resolved axes of a dim; none where the mesh is not one of the program's."""
    if value is None or not isinstance(value.mesh, str) or value.mesh not in meshes:
        return ()
    return meshes[value.mesh].resolve(value.dims[dim].axes)


def _holds(axes: Axes, axis: Axis) -> bool:
    return any(contains(own, axis) for own in axes)
