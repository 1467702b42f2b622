"""What can be partial: the values to which parts of a sum can flow before they are combined.

A *place* is a value in a frame, a loop's carried value standing for all its forms. It can be partial
where all that makes it can: the operands of an op that commutes with the reduction, what flows into
a loop, branch, call or barrier. A constant that changes no sum can always. So can what a loop that
only adds to it starts from: it is added after the loop, and the loop starts from zero.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from shardwright.ir.core import Op, Value
from shardwright.passes.collect.late_sums.frames import Frame, forms_of, root_of
from shardwright.passes.collect.late_sums.partial_class import PartialClass
from shardwright.passes.collect.runs.loops import body, outside
from shardwright.passes.shared.data_flow import is_loop
from shardwright.spec import plan
from shardwright.spec.op import TERMS
from shardwright.spec.sharding_rules.dataflow import DATA_FLOW, RESHARD
from shardwright.spec.sharding_rules.linear import rounds
from shardwright.spec.types import TensorType

Place = tuple[Frame, Value]
Operand = tuple[Frame, Op, int]


@dataclass
class Flow:
    """`places`: all that can be partial; of them `sources`: what is combined there now;
    `started`: loops' results that get what the loop started from after it.
    """

    partials: PartialClass
    places: dict[Place, None] = field(default_factory=dict[Place, None])
    sources: dict[Place, None] = field(default_factory=dict[Place, None])
    started: dict[Place, None] = field(default_factory=dict[Place, None])
    _groups: dict[Place, tuple[int, ...]] = field(default_factory=dict[Place, tuple[int, ...]])
    _takes: dict[Place, list[Operand]] = field(default_factory=dict[Place, list[Operand]])
    _identities: dict[Place, bool] = field(default_factory=dict[Place, bool])

    def commute(self, place: Place, group: tuple[int, ...]) -> None:
        """Say through which operands parts flow into a place."""
        self._groups[place] = group

    def takes(self, place: Place) -> list[Operand]:
        """The operands that must be partial for a place to be; identities need not be."""
        found = self._takes.get(place)
        if found is None:
            inputs = () if place in self.sources else self.inputs(place)
            found = [one for one in inputs if not self.is_identity(one[0], value_of(one))]
            self._takes[place] = found
        if place in self.started:
            return [one for one in found if one[1] is not place[1].op]
        return found

    def is_partial(self, frame: Frame, value: Value) -> bool:
        """Whether a value can be had partial."""
        return self.is_had((frame, root_of(value)), value)

    def is_had(self, place: Place, value: Value) -> bool:
        """Whether a form of a place can be had partial."""
        if place not in self.places:
            return False
        return not self.started or place not in self.started or place[1] is not value

    def is_identity(self, frame: Frame, value: Value) -> bool:
        """Whether a value is nothing but constants that change no sum."""
        found = self._identities.get((frame, value))
        if found is None:
            found = self._identities[frame, value] = self._is_identity(frame, value)
        return found

    def _is_identity(self, frame: Frame, value: Value) -> bool:
        at: Frame | None = frame
        while at is not None:
            op, root = value.op, root_of(value)
            if root is not value and root.op is not None:  # a loop's, perhaps what it held at first
                made = outside(root.op, body(root.op).args[root.index])
                if made is None:
                    return False
                value = made
            elif op is None:
                if at.call is None or value not in at.func.args:
                    return False
                at, value = at.caller, at.call.operands[value.index]
            elif op in at.inner:
                at = at.inner[op]
                value = at.func.body.terminator.operands[value.index]
            elif op.sig.keeps_identity(self.partials.kind):
                value = op.operands[0]
            else:
                return self.partials.is_identity(value)
        return False

    def target(self, frame: Frame, op: Op, index: int) -> Place | None:
        """The place that an operand flows into, partial if it is; None where it must be whole."""
        if frame.inner and op in frame.inner:
            return frame.inner[op], frame.inner[op].func.args[index]
        name = op.name
        flow = DATA_FLOW.get(name)
        if flow is not None:
            return (frame, op.results[index]) if flow.from_operands else None
        if op.is_terminator:
            return _returned(frame, op, index)
        if len(op.results) != 1:
            return None
        place = (frame, op.results[0])
        if name == RESHARD:
            return place
        group = self._groups.get(place)
        if group is None:
            groups = op.sig.commuting(self.partials.kind)
            group = self._groups[place] = next((one for one in groups if index in one), ())
        return place if index in group else None

    def inputs(self, place: Place) -> Iterator[Operand]:
        """The operands whose parts make the parts of a value."""
        frame, value = place
        op = value.op
        if op is None:
            if frame.caller is not None and frame.call is not None:
                yield frame.caller, frame.call, value.index
            return
        if op in frame.inner:
            inner = frame.inner[op]
            yield inner, inner.func.body.terminator, value.index
            return
        flow = DATA_FLOW.get(op.name)
        if flow is None:
            indices = (0,) if op.name == RESHARD else self._groups[place]
            yield from ((frame, op, index) for index in indices)
            return
        if flow.from_operands:
            yield frame, op, value.index
        returns = range(len(op.regions)) if flow.from_returns is None else flow.from_returns
        for k in returns:
            yield frame, op.regions[k].block.terminator, value.index

    def may_be_partial(self, place: Place, may_grow: bool) -> bool:
        """Whether a value, and what else its op takes, are cut so that it can be partial."""
        value, partials = place[1], self.partials
        op = value.op
        layout = partials.partial_layout(value)
        if layout is None:
            return False
        if op is not None and _is_bound(op) and partials.is_cut(value):
            return False
        if op is not None and op.name == RESHARD:  # a part moves nowhere, but may stay uncut
            return partials.partial_layout(op.operands[0]) == layout
        if partials.is_cut(value) and not may_grow:
            return False
        if op is None or place not in self._groups:
            return True
        others = (v for k, v in enumerate(op.operands) if k not in self._groups[place])
        return all(partials.is_free(v) or not isinstance(v.type, TensorType) for v in others)

    def without(self, places: Iterable[Place]) -> Flow:
        """The flow if some places must be whole."""
        gone = set(places)
        kept = {place: None for place in self.places if place not in gone}
        made = Flow(
            self.partials, kept, self.sources, dict(self.started), self._groups, self._takes,
            self._identities,
        )  # fmt: skip
        _prune(made)
        return made


def _is_bound(op: Op) -> bool:
    """Whether a plan says how an op is cut, or that a move stands as it is."""
    return plan.CUT in op.notes or plan.TOLD in op.notes


def sources_of(frames: list[Frame], partials: PartialClass) -> dict[Place, None]:
    """What is combined now."""
    return {
        (frame, op.result): None
        for frame in frames
        for op in frame.outline.sums
        if partials.is_source(op) and partials.layout(op.result) is not None
    }


def flow_of(frames: list[Frame], partials: PartialClass, may_grow: bool) -> Flow:
    """All that parts of a class can flow to. `may_grow`: also values that are cut when whole."""
    found = Flow(partials, sources=sources_of(frames, partials))
    found.places = dict(found.sources)
    work = list(found.sources)
    for frame, value in work:  # it grows
        for form in forms_of(value):
            for user, index in form.uses:
                place = found.target(frame, user, index)
                if place is None or place in found.places:
                    continue
                if found.may_be_partial(place, may_grow):
                    found.places[place] = None
                    work.append(place)
    _prune(found)
    widened = _widened(found)
    return found.without(widened) if widened else found


def _widened(flow: Flow) -> list[Place]:
    """Conversions to more bits of what was rounded to fewer: there its sum would be inexact.

    What is added up rounded may as well be rounded before. The largest of rounded numbers is the
    largest, rounded.
    """
    if flow.partials.kind != "add":
        return []
    rounded: dict[Place, None] = {}
    found: list[Place] = []
    work = [place for place in flow.places if place[1].op and rounds(place[1].op.sig)]
    for frame, value in work:  # it grows
        for form in forms_of(value):
            for user, index in form.uses:
                place = flow.target(frame, user, index)
                if place is None or place not in flow.places or place in rounded:
                    continue
                if place[1].tensor.element != value.tensor.element and not rounds(user.sig):
                    found.append(place)
                else:
                    rounded[place] = None
                    work.append(place)
    return found


def _prune(flow: Flow) -> None:
    """Take out what needs something that cannot be partial, and then what needs that."""
    needed_by: dict[Place, list[Place]] = {}
    work: list[Place] = []
    for place in flow.places:
        is_fed = True
        for operand in flow.takes(place):
            value = value_of(operand)
            source = operand[0], root_of(value)
            needed_by.setdefault(source, []).append(place)
            is_fed = is_fed and flow.is_had(source, value)
        if not is_fed:
            work.append(place)
    for place in work:  # it grows
        if place not in flow.places or _is_fed(flow, place):
            continue
        if place not in flow.started and _may_start_whole(flow, place):
            flow.started[place] = None
            is_gone = not _is_fed(flow, place)
        else:
            is_gone = True
        if is_gone:
            del flow.places[place]
            flow.started.pop(place, None)
        work += needed_by.get(place, ())


def _is_fed(flow: Flow, place: Place) -> bool:
    return all(flow.is_partial(operand[0], value_of(operand)) for operand in flow.takes(place))


def value_of(operand: Operand) -> Value:
    """The value of an operand."""
    return operand[1].operands[operand[2]]


def place_of(operand: Operand) -> Place:
    """The place that an operand's value stands at."""
    return operand[0], root_of(value_of(operand))


def _may_start_whole(flow: Flow, place: Place) -> bool:
    """Whether all that a loop does to what it carries is to combine more with it."""
    frame, result = place
    if result.op is None or not is_loop(result.op):
        return False
    carried = body(result.op).args[result.index]
    if any(form.uses for form in forms_of(result)[1:] if form is not carried):
        return False
    return _only_combined(flow, (frame, carried), place)


def _only_combined(flow: Flow, start: Place, end: Place) -> bool:
    """Whether a value's only use is as a term of what flows to `end`."""
    frame, value = start
    while (frame, value) != end:
        if len(value.uses) != 1:
            return False
        ((user, index),) = value.uses
        place = flow.target(frame, user, index)
        if place is None or not _keeps_terms(flow, frame, user, index, place, end):
            return False
        is_carried = place[1].op is not None and is_loop(place[1].op)
        if place != end and is_carried and not _may_start_whole(flow, place):
            return False
        frame, value = place
    return True


def _keeps_terms(flow: Flow, frame: Frame, op: Op, index: int, place: Place, end: Place) -> bool:
    """Whether an op only passes an operand on, or combines it with others."""
    if op.is_terminator:  # not what only a branch returns, nor to another place of the loop
        return place == end or place[0] is not frame
    moves = DATA_FLOW.get(op.name)
    if op in frame.inner or (moves is not None and moves.from_operands):
        return True
    return index in TERMS.get(op.name, {}).get(flow.partials.kind, ())


def _returned(frame: Frame, op: Op, index: int) -> Place | None:
    """The place that what a block returns flows into."""
    block = op.block
    if block is frame.func.body:
        return (frame.caller, frame.call.results[index]) if frame.caller and frame.call else None
    outer = block.parent if block is not None else None
    flow = DATA_FLOW.get(outer.name) if outer is not None else None
    if block is None or block.region is None or outer is None or flow is None or flow.own_args:
        return None
    returns = flow.from_returns
    is_given = returns is None or outer.regions.index(block.region) in returns
    return (frame, outer.results[index]) if is_given else None
