"""The cheapest places to combine parts: a minimum cut between those where they are made and used.

A place is partial or whole. What is partial costs a collective wherever something needs it whole: the
bytes of one, as often as it runs. What feeds a partial place must be partial. So the cheapest choice
is a minimum cut; of equal ones it is that which combines soonest.
"""  # noqa: E501

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Value
from shardwright.passes.collect.late_sums.flow import Flow, Operand, Place, place_of
from shardwright.passes.collect.late_sums.frames import forms_of
from shardwright.passes.shared.min_cut import FlowGraph
from shardwright.spec.sharding_rules.dataflow import RESHARD
from shardwright.spec.types import ELEMENTS

_STEP = 1 << 40  # bytes count first, then the number of collectives


@dataclass(frozen=True)
class Positions:
    """`partial`: the places that are; `cost`, `before`: bytes times `_STEP` and steps, now and before."""  # noqa: E501

    flow: Flow
    partial: frozenset[Place]
    cost: int
    before: int


def cheapest(flow: Flow) -> Positions:
    """The positions at which parts of a class are combined with the fewest bytes."""
    needs = {place: [place_of(one) for one in flow.takes(place)] for place in flow.places}
    users = _Users(flow)
    graph = FlowGraph()
    nodes = {place: graph.node() for place in flow.places}
    endless = 1 + sum(sum(users.costs[place]) for place in flow.places)
    for place, node in nodes.items():
        if place in flow.sources:
            graph.edge(graph.SOURCE, node, endless)
        for need in needs[place]:
            graph.edge(node, nodes[need], endless)
        for cost, found in zip(users.costs[place], users.of[place], strict=True):
            if None in found:
                graph.edge(node, graph.SINK, cost)
            elif found:
                every = graph.node()  # on the source's side: all users take parts
                graph.edge(node, every, cost)
                for user in found:
                    assert user is not None
                    graph.edge(every, nodes[user], endless)
    cost, side = graph.source_side()
    partial = frozenset(place for place, node in nodes.items() if node in side)
    return Positions(flow, partial, cost, users.cost_of(_present(flow, users)))


class _Users:
    """What uses each form of a place, and what it costs to make that whole there."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.of: dict[Place, list[list[Place | None]]] = {}
        self.costs: dict[Place, list[int]] = {}
        bits = _widths(flow)
        for place in flow.places:
            frame, value = place
            forms = forms_of(value)
            self.of[place] = [self._users(place, form) for form in forms]
            cost = _cost(flow, value, bits[place])
            self.costs[place] = [cost * frame.turns(form) for form in forms]

    def _users(self, place: Place, form: Value) -> list[Place | None]:
        """The places that a form's uses flow into; None for one that needs it whole."""
        flow, frame = self.flow, place[0]
        if place in flow.started and form is place[1]:
            return [None]
        return [user_place(flow, (frame, user, index)) for user, index in form.uses]

    def cost_of(self, partial: frozenset[Place]) -> int:
        """The cost of combining all that is partial where something needs it whole."""
        return sum(
            cost
            for place in partial
            for cost, users in zip(self.costs[place], self.of[place], strict=True)
            if any(user is None or user not in partial for user in users)
        )


def user_place(flow: Flow, operand: Operand) -> Place | None:
    """The place that an operand flows into where that can be partial; None: it must be whole."""
    frame, op, index = operand
    place = flow.target(frame, op, index)
    if place is None or place not in flow.places:
        return None
    is_start = place in flow.started and place[1].op is op
    return None if is_start else place


def cost_of(flow: Flow, place: Place, bits: int) -> int:
    """What it costs to combine a value that stands for itself alone, at so many bits an element."""
    frame, value = place
    return _cost(flow, value, bits) * frame.turns(value)


def _cost(flow: Flow, value: Value, bits: int) -> int:
    """Of one collective: an all_reduce receives every byte twice, a reduce_scatter once."""
    size = flow.partials.partial_bytes(value) * bits // ELEMENTS[value.tensor.element].bits
    return (size if flow.partials.is_cut(value) else 2 * size) * _STEP + 1


def _widths(flow: Flow) -> dict[Place, int]:
    """Bits per element to charge. Rounding parts before they are summed earns nothing by itself."""
    found: dict[Place, int] = {}
    for place in flow.places:  # in the order they were reached
        feeds = [found.get(place_of(one), 0) for one in flow.takes(place)]
        found[place] = width_of(flow, place, max(feeds, default=0))
    return found


def width_of(flow: Flow, place: Place, before: int) -> int:
    """Bits per element to charge for a value made of others that are charged so many."""
    own = ELEMENTS[place[1].tensor.element].bits
    return own if _is_exact(flow, place) else max(own, before)


def _is_exact(flow: Flow, place: Place) -> bool:
    """Whether no bits are lost by combining later: of integers, and of the largest number."""
    return flow.partials.kind != "add" or ELEMENTS[place[1].tensor.element].kind in ("int", "uint")


def _present(flow: Flow, users: _Users) -> frozenset[Place]:
    """The places that are partial now: sources, and reduce_scatters of them."""
    found = dict(flow.sources)
    for place in flow.sources:
        every = users.of[place][0]
        if every and all(user is not None and scatters(flow, user) for user in every):
            found.update((user, None) for user in every if user is not None)
    return frozenset(found)


def scatters(flow: Flow, place: Place) -> bool:
    """Whether a place is a reduce_scatter of what flows into it."""
    op = place[1].op
    return op is not None and op.name == RESHARD and flow.partials.is_cut(place[1])
