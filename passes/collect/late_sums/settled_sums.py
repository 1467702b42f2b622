"""Tells at a glance that sums stand where they are cheapest already, as most do.

The parts of a sum become whole somewhere on every way that its value goes. So where one such way
meets no parts of other sums, and no value on it is cheaper to combine than the first, whatever is
partial pays at least for that. Ways of different sums have no place in common: what they pay
together is a lower bound of every cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from shardwright.ir.core import Op, Value
from shardwright.passes.collect.late_sums.flow import Flow, Place, sources_of
from shardwright.passes.collect.late_sums.frames import Frame, root_of
from shardwright.passes.collect.late_sums.partial_class import PartialClass
from shardwright.passes.collect.late_sums.positions import cost_of, scatters, width_of
from shardwright.spec.sharding_rules.dataflow import DATA_FLOW, RESHARD

_FAR = 64  # ops that are looked back at


def are_settled(frames: list[Frame], partials: PartialClass) -> bool:
    """True if no other positions are cheaper; False where only a closer look tells."""
    flow = Flow(partials, sources=sources_of(frames, partials))
    look = _Look(flow)
    return all([look.is_settled(source) for source in flow.sources])


@dataclass
class _Way:
    """Where an operand's parts flow to: a `place`; nowhere if `is_whole`; else nobody knows."""

    place: Place | None = None
    is_whole: bool = False


_WHOLE, _UNKNOWN = _Way(is_whole=True), _Way()


@dataclass
class _Look:
    flow: Flow
    _may_be: dict[Place, bool] = field(default_factory=dict[Place, bool])

    def is_settled(self, source: Place) -> bool:
        """Whether a way from a sum, or from the one reduce_scatter of it, pays for it."""
        bits = width_of(self.flow, source, 0)
        ways = self._ways(source)
        places = [way.place for way in ways if way.place is not None]
        if len(places) == len(ways) and all(scatters(self.flow, place) for place in places):
            if len(places) != 1:
                return False
            source = places[0]
            bits = width_of(self.flow, source, bits)
        return self._pays(source, bits)

    def _pays(self, start: Place, bits: int) -> bool:
        """Whether on one way from a place something is combined at no lower cost than there."""
        least = cost_of(self.flow, start, bits)
        place: Place | None = start
        while place is not None:
            ways, before = self._ways(place), bits
            if any(way.is_whole for way in ways):
                return True
            place = None
            for way in ways:
                if way.place is None:
                    continue
                bits = width_of(self.flow, way.place, before)
                if cost_of(self.flow, way.place, bits) >= least:
                    place = way.place
                    break
        return False

    def _ways(self, place: Place) -> list[_Way]:
        frame, value = place
        return [self._way(frame, user, index) for user, index in value.uses]

    def _way(self, frame: Frame, op: Op, index: int) -> _Way:
        if op in frame.inner:
            inner = frame.inner[op]
            return self._into((inner, inner.func.args[index]))
        if op.name in DATA_FLOW:
            return _UNKNOWN
        if op.is_terminator:
            if op.block is not frame.func.body:
                return _UNKNOWN
            if frame.caller is None or frame.call is None:
                return _WHOLE
            return self._into((frame.caller, frame.call.results[index]))
        if len(op.results) != 1:
            return _WHOLE
        place = frame, op.results[0]
        if op.name == RESHARD:
            return self._into(place)
        groups = op.sig.commuting(self.flow.partials.kind)
        group = next((one for one in groups if index in one), ())
        if not group:
            return _WHOLE
        others = [op.operands[k] for k in group if k != index]
        others = [value for value in others if not self.flow.is_identity(frame, value)]
        if not all([self.may_be(frame, value) for value in others]):
            return _WHOLE
        return _UNKNOWN if others else self._into(place, group)

    def _into(self, place: Place, group: tuple[int, ...] | None = None) -> _Way:
        """The way into a place that nothing else flows into."""
        if place in self.flow.sources:
            return _UNKNOWN
        if group is not None:
            self.flow.commute(place, group)
        return _Way(place) if self.flow.may_be_partial(place, may_grow=False) else _WHOLE

    def may_be(self, frame: Frame, value: Value, far: int = 0) -> bool:
        """False if a value cannot be partial: it is made of something that no sum flows into."""
        place = frame, value
        found = self._may_be.get(place)
        if found is None:
            if far > _FAR:
                return True
            found = self._may_be[place] = self._is_reached(frame, value, far + 1)
        return found

    def _is_reached(self, frame: Frame, value: Value, far: int) -> bool:
        op = value.op
        if (frame, value) in self.flow.sources or root_of(value) is not value:
            return True
        if op is None:
            is_given = frame.caller is not None and frame.call is not None
            if not is_given or value not in frame.func.args:
                return is_given
            assert frame.caller is not None and frame.call is not None
            return self.may_be(frame.caller, frame.call.operands[value.index], far)
        if op in frame.inner:
            inner = frame.inner[op]
            return self.may_be(inner, inner.func.body.terminator.operands[value.index], far)
        if op.name in DATA_FLOW:
            return True
        if len(op.results) != 1:
            return False
        if op.name == RESHARD:
            return self.may_be(frame, op.operands[0], far)
        groups = op.sig.commuting(self.flow.partials.kind)
        return any([self._is_fed(frame, [op.operands[k] for k in one], far) for one in groups])

    def _is_fed(self, frame: Frame, values: Sequence[Value], far: int) -> bool:
        needed = [value for value in values if not self.flow.is_identity(frame, value)]
        return bool(needed) and all(self.may_be(frame, value, far) for value in needed)
