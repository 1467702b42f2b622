"""Chooses the factors that axes cut in an op, so that fewest bytes move, or least time goes by.

Every axis that cuts some operand or result may cut a factor on which it was found, or none; where
it was found on a factor that must stay whole, also one that all tensors share. All legal
combinations are priced and the cheapest is taken: what it takes to reshard operands, to complete
partial results and to reshard results, plus the work of one device in the same unit: bytes
(`cut_prices.py`) or, with a cluster, seconds (`cut_seconds.py`).

What operands share out stays shared out: where all operands of a product or a lookup that have a
reduced factor come cut along it by an axis, that axis cuts some factor of the op. To save bytes by
repeating work, or by copies of a table, is a decision, and a program says it: by a constraint that
makes an operand whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import inf, prod
from typing import NamedTuple

from shardwright.passes.partition.lowering.coexisting_sub_axes import Cuts
from shardwright.passes.partition.reshard.sub_axis_parts import atoms
from shardwright.passes.partition.resharding.cut_prices import BY_BYTES, CutPrices
from shardwright.passes.partition.resharding.deferred_sums import NOWHERE, End
from shardwright.spec.axes import Axes, Axis, joined, overlaps, total
from shardwright.spec.blocks.halo import Carry, Need, received
from shardwright.spec.blocks.padding import uneven
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.layout import (
    Cut,
    Layout,
    batching,
    can_be_cut,
    dims,
    disagreement,
    exchanges,
    partial_axes,
    project,
    reachable,
    unmet,
)
from shardwright.spec.op import Sig
from shardwright.spec.types import TensorType


@dataclass(frozen=True, slots=True)
class Choice:
    """Axes per factor, and what follows: layouts of operands and results, and partial axes."""

    cut: Cut
    operands: tuple[Layout, ...]
    results: tuple[Layout, ...]
    partial: Axes

    @property
    def lists(self) -> Sequence[Axes]:
        """All lists of axes that text will name."""
        return [*(axes for layout in self.operands + self.results for axes in layout), self.partial]


@dataclass(frozen=True, slots=True)
class Situation:
    """The situation of an op: the layouts of its operands and results.

    have     per operand the layouts it can be had in without moving; none: any layout
    wanted   per result the layout its value is declared to have
    gathers  whether partial results are completed by gathering them (not by an all_reduce)
    uncut    factors that must stay whole
    cuts     where axes are cut elsewhere in the program
    ends     per result where it goes: a sum over devices may wait until there
    prices   of moves and work
    """

    sig: Sig
    have: tuple[tuple[Layout, ...], ...]
    wanted: tuple[Layout, ...]
    gathers: bool = False
    uncut: tuple[int, ...] = ()
    cuts: Cuts | None = None
    ends: tuple[End, ...] = ()
    prices: CutPrices = BY_BYTES


def choose(situation: Situation) -> Choice:
    """The cheapest choice; of equals the one with fewest moves, then the first in enumeration
    order.
    """
    sig, rule = situation.sig, situation.sig.blocks
    assert rule is not None
    if found := _as_it_is(situation, rule):
        return found
    best: tuple[tuple[int, *Cost], Choice] | None = None
    views = _views(situation, rule)
    shared = _shared_out(situation, rule, views)
    seen: set[Cut] = set()
    for cut in _cuts(situation, rule, views):
        if cut in seen:
            continue
        seen.add(cut)
        choice = _choice(rule, cut)
        if situation.cuts is not None and not situation.cuts.admit(choice.lists):
            continue
        # Before any price: constraints can ask for copies, not for shared work (decision 0030).
        cost = _repeated(shared, cut), *_cost(situation, choice)
        if best is None or cost < best[0]:
            best = cost, choice
    assert best is not None, f"no way to run {sig}"
    return best[1]


def _choice(rule: Rule, cut: Cut) -> Choice:
    count = len(rule.operands)
    layouts = tuple(dims(rule, tensor, cut) for tensor in range(len(rule.tensors)))
    return Choice(cut, layouts[:count], layouts[count:], partial_axes(rule, cut))


def _as_it_is(situation: Situation, rule: Rule) -> Choice | None:
    """The choice that moves nothing, where there is one."""
    if any(not layouts for layouts in situation.have):
        return None
    layouts = (*(found[0] for found in situation.have), *situation.wanted)
    sig, admits = situation.sig, _uneven(situation)
    if disagreement(rule, _shapes(sig), layouts, situation.uncut, admits, sig):
        return None
    cut: list[Axes] = [()] * len(rule.sizes)
    for tensor, layout in enumerate(layouts):
        for factor, axes in project(rule, tensor, layout, admits).items():
            cut[factor] = axes
    choice = _choice(rule, tuple(cut))
    return None if choice.partial or any(_exchanges(sig, choice)) else choice


def _uneven(situation: Situation) -> Sequence[bool]:
    """Factors that unequal parts may cut."""
    found, kept = uneven(situation.sig), situation.uncut
    return tuple(may_be and f not in kept for f, may_be in enumerate(found)) if kept else found


def _shapes(sig: Sig) -> list[tuple[int, ...]]:
    return [t.shape if isinstance(t, TensorType) else () for t in sig.ins + sig.outs]


# --- candidates


class _View(NamedTuple):
    """The atoms on each factor of one tensor (operands, then results) in one of its layouts."""

    tensor: int
    axes: dict[int, Axes]


def _cuts(situation: Situation, rule: Rule, views: Sequence[_View]) -> Iterator[Cut]:
    """All legal cuts that use only axes that cut something already."""
    sig = situation.sig
    legal = can_be_cut(rule, _shapes(sig), situation.uncut, sig.overlaps)
    found = [view.axes for view in views]
    places = _places(found, rule, legal, sig.overlaps, situation.prices.combinations)
    names = list(places)
    for combination in product(*places.values()):
        chosen = dict(zip(names, combination, strict=True))
        for view in (*found, {}):
            cut = _ordered(chosen, view, len(rule.sizes))
            if _fits(rule, cut, found) and reachable(rule, cut) == cut and not unmet(sig, cut):
                yield cut


def _views(situation: Situation, rule: Rule) -> list[_View]:
    """Of all tensors, in each layout they can be had in; larger tensors first."""
    found: list[_View] = []
    shapes, admits = _shapes(situation.sig), _uneven(situation)
    layouts = (*situation.have, *((layout,) for layout in situation.wanted))
    for tensor, choices in enumerate(layouts):
        found += [_View(tensor, project(rule, tensor, layout, admits)) for layout in choices]
    found.sort(key=lambda view: -prod(shapes[view.tensor]))
    lists = [axes for view in found for axes in view.axes.values()]
    try:
        parts = iter(atoms(lists))
    except ValueError:  # axes that cannot coexist: the largest tensor decides
        parts = iter(atoms(list(found[0].axes.values())))
        found = found[:1]
    return [_View(view.tensor, {factor: next(parts) for factor in view.axes}) for view in found]


def _shared_out(situation: Situation, rule: Rule, views: Sequence[_View]) -> tuple[Axis, ...]:
    """Axes that cut a reduced factor of all operands that have it, in every layout they can be had
    in: they divide a product or a table already.
    """
    if not situation.sig.adds_up:
        return ()
    found: dict[Axis, None] = {}
    for factor in rule.of_kind(Kind.REDUCTION):
        holders = {i for i, dims in enumerate(rule.operands) if any(factor in d for d in dims)}
        cut_by = [view.axes.get(factor, ()) for view in views if view.tensor in holders]
        found |= dict.fromkeys(a for by in cut_by for a in by if all(a in b for b in cut_by))
    return tuple(found)


def _repeated(shared: Sequence[Axis], cut: Cut) -> int:
    """The number of axes that divide the work but cut no factor of a choice."""
    return sum(not any(overlaps(axis, a) for axes in cut for a in axes) for axis in shared)


def _places(
    views: Sequence[dict[int, Axes]], rule: Rule, legal: Sequence[bool], overlaps: Sequence[int],
    most: int,
) -> dict[Axis, list[int]]:  # fmt: skip
    """Per atom the factors it may cut, -1 for none; of more than `most` combinations, atoms beyond
    the first ones keep their first place.
    """
    found: dict[Axis, dict[int, None]] = {}
    shared = [f for f in batching(rule) if legal[f]]
    for view in views:
        for factor, axes in view.items():
            for atom in axes:
                options = [factor] if legal[factor] else []
                options += shared if not legal[factor] or factor in overlaps else []
                found.setdefault(atom, {}).update(dict.fromkeys(options))
    places = {atom: [*factors, -1] for atom, factors in found.items()}
    while prod(map(len, places.values())) > most:
        last = max(places, key=lambda atom: len(places[atom]))
        places[last] = places[last][:1]
    return places


def _ordered(chosen: dict[Axis, int], view: dict[int, Axes], factors: int) -> Cut:
    """Atoms per factor: first those of `view` in its order, then the others."""
    cut: list[list[Axis]] = [[] for _ in range(factors)]
    for factor, axes in view.items():
        cut[factor] += [atom for atom in axes if chosen.get(atom) == factor]
    for atom, factor in chosen.items():
        if factor >= 0 and atom not in cut[factor]:
            cut[factor].append(atom)
    return tuple(joined(axes) for axes in cut)


def _fits(rule: Rule, cut: Cut, views: Sequence[dict[int, Axes]]) -> bool:
    """True if the axes divide each factor, or some tensor has the factor cut as unevenly."""
    return all(
        size % total(axes) == 0 or any(joined(view.get(factor, ())) == axes for view in views)
        for factor, (size, axes) in enumerate(zip(rule.sizes, cut, strict=True))
    )


# --- prices

# Bytes received per device, or seconds, work included; number of values that move; number of
# results among them: a moved operand may serve other users, too.
Cost = tuple[float, int, int]


def _cost(situation: Situation, choice: Choice) -> Cost:
    """The cost of a choice; see `Cost`."""
    sig, prices = situation.sig, situation.prices
    cost, moves, astray = 0.0, 0, 0
    for type, have, layout in zip(sig.ins, situation.have, choice.operands, strict=True):
        if have and isinstance(type, TensorType):
            cost += min(prices.moved(type, source, layout) for source in have)
            moves += layout not in have
    ends = situation.ends or (NOWHERE,) * len(sig.outs)
    for type, layout, wanted, end in zip(
        sig.outs, choice.results, situation.wanted, ends, strict=True
    ):
        if isinstance(type, TensorType):
            found = _completed(situation, type, layout, choice.partial, wanted)
            if choice.partial and not situation.gathers:
                found = min(found, _delayed(prices, type, layout, choice.partial, end))
            cost += found
            astray += layout != wanted
    # The op receives its neighbours' rows itself, so they are part of its price (decision 0015).
    exchanged = _exchanges(sig, choice)
    cost += sum(prices.exchanged(*one) for one in exchanged)
    moves += len(exchanged) + astray + bool(choice.partial)
    return prices.total(cost + prices.work(sig, choice.cut)), moves, astray


_Exchange = tuple[TensorType, Layout, Need | Carry, Axes]


def _exchanges(sig: Sig, choice: Choice) -> list[_Exchange]:
    """The exchanges in which a device receives something because blocks overlap."""
    found: list[_Exchange] = []
    for factor, needs in exchanges(sig, choice.cut):
        for need in needs:
            type = sig.ins[need.operand]
            assert isinstance(type, TensorType)
            if received(type.shape[need.dim], need):
                found.append((type, choice.operands[need.operand], need, choice.cut[factor]))
    return found


def _completed(
    situation: Situation, type: TensorType, layout: Layout, partial: Axes, wanted: Layout
) -> float:
    """What it takes until a result has its declared layout."""
    prices = situation.prices
    if not partial or not situation.gathers:
        return prices.moved(type, layout, wanted, partial)
    return prices.gathered(type, layout, partial) + prices.moved(type, layout, wanted)


def _delayed(
    prices: CutPrices, type: TensorType, layout: Layout, partial: Axes, end: End
) -> float:  # fmt: skip
    """The same for a sum that waits until the result has reached its end."""
    if set(partial) == set(end.joined):
        return 0.0
    if end.layout is None:
        return inf
    return prices.moved(type, layout, end.layout, partial)
