"""Values that take more memory while they are partial: cut once whole, and uncut before."""

from __future__ import annotations

from shardwright.ir.core import Module
from shardwright.passes.collect.late_sums.flow import Flow, Place, flow_of, place_of, sources_of
from shardwright.passes.collect.late_sums.frames import frames
from shardwright.passes.collect.late_sums.partial_class import PartialClass
from shardwright.passes.collect.late_sums.positions import cheapest
from shardwright.passes.collect.late_sums.rewrite import rewrite
from shardwright.spec.sharding_rules.dataflow import RESHARD

Group = frozenset[int]  # places by number in the order of the flow: the same in a copy of a program


def groups(module: Module, partials: PartialClass) -> list[Group]:
    """Groups of values that would stay uncut together for the fewest bytes, in program order."""
    every = frames(module)
    if all(frame.turns(value) < 2 for frame, value in sources_of(every, partials)):
        return []
    flow = flow_of(every, partials, may_grow=True)
    if all(not _is_cut(flow, p) or _is_scatter(p) for p in flow.places):
        return []
    positions = cheapest(flow)
    number = {place: k for k, place in enumerate(flow.places)}
    grown = [place for place in flow.places if place in positions.partial and _is_cut(flow, place)]
    joined = {place: {place: None} for place in grown}
    for place in grown:
        for operand in flow.takes(place):
            fed = joined.get(place_of(operand))
            if fed is None or fed is joined[place]:
                continue
            fed.update(joined[place])
            for other in joined[place]:
                joined[other] = fed
    found = {id(group): group for group in joined.values()}
    return [
        frozenset(number[place] for place in group)
        for group in found.values()
        if not all(map(_is_scatter, group))
    ]


def grow(module: Module, partials: PartialClass, chosen: Group) -> None:
    """Give a program the cheapest positions where, of values that grow, only some may."""
    every = frames(module)
    flow = flow_of(every, partials, may_grow=True)
    barred = [
        place
        for number, place in enumerate(flow.places)
        if number not in chosen and _is_cut(flow, place) and not _is_scatter(place)
    ]
    positions = cheapest(flow.without(barred))
    if positions.cost < positions.before:
        rewrite(module, every, positions)


def _is_cut(flow: Flow, place: Place) -> bool:
    return flow.partials.is_cut(place[1])


def _is_scatter(place: Place) -> bool:
    """Whether a value is cut there: in the program as it is a reduce_scatter makes it."""
    return place[1].op is not None and place[1].op.name == RESHARD
