"""Chooses common axes per factor, to which some tensors of an op are resharded.

Greedy, without a cost of its own: the agreement that most elements already have wins.
Source: shardy explicit_reshards_util.cc.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import prod

from shardwright.passes.shared.axis_prefix import is_list_prefix
from shardwright.passes.shared.factor_projection import Projection
from shardwright.spec.axes import Axes, Axis, append, overlaps, prefix_without_overlap, total
from shardwright.spec.factors import Kind, Rule

# Among equals, a factor of an earlier kind is cut rather than one of a later kind.
_RANK = {Kind.PASS: 3, Kind.REDUCTION: 2, Kind.PERMUTATION: 1, Kind.REPLICATE: 0}


def common_axes(view: Projection, rule: Rule, counts: list[int]) -> list[Axes]:
    """Axes of each factor for all tensors; `counts`: elements of operands, then results."""
    if (agreed := _agreed(view, rule)) is not None:
        return agreed
    if (single := _from_preferred(view, rule, counts)) is not None:
        return single
    chosen = _greedy(view, rule, counts)
    return _spread_replicated(chosen, rule)


def _lists(view: Projection, factor: int) -> list[Axes]:
    return [tensor.factors[factor].axes for tensor in view.having(factor)]


def _agreed(view: Projection, rule: Rule) -> list[Axes] | None:
    """The axes that all tensors have already, if they agree and nothing forbids it."""
    if view.has_overflow:
        return None
    agreed: list[Axes] = []
    for factor in range(len(rule.sizes)):
        lists = _lists(view, factor)
        if any(axes != lists[0] for axes in lists[1:]):
            return None
        agreed.append(lists[0] if lists else ())
    if any(agreed[factor] for factor in rule.of_kind(Kind.REPLICATE)):
        return None
    flat = [axis for axes in agreed for axis in axes]
    clash = any(overlaps(a, b) for i, a in enumerate(flat) for b in flat[i + 1 :])
    return None if clash else agreed


def _from_preferred(view: Projection, rule: Rule, counts: list[int]) -> list[Axes] | None:
    """With two tensors, all factors of one of them; the other's own factors take what is left."""
    tensors = [i for i, tensor in enumerate(rule.tensors) if tensor]
    is_compound = any(len(dim) > 1 for tensor in rule.tensors for dim in tensor)
    if len(tensors) != 2 or is_compound or rule.of_kind(Kind.REPLICATE):
        return None
    first, second = tensors
    preferred = max(tensors, key=lambda i: (*_preference(view, rule, i, counts), -i))
    other = second if preferred == first else first
    chosen: list[Axes] = [()] * len(rule.sizes)
    for factor, found in view.tensors[preferred].factors.items():
        chosen[factor] = found.axes
    taken = [axis for axes in chosen for axis in axes]
    for factor, found in view.tensors[other].factors.items():
        if factor not in view.tensors[preferred].factors:
            chosen[factor] = _free_prefix(found.axes, taken)
    return chosen


def _preference(
    view: Projection, rule: Rule, index: int, counts: list[int]
) -> tuple[bool, int, int]:
    factors = view.tensors[index].factors
    moves = any(factors[f].axes for f in rule.of_kind(Kind.PERMUTATION) if f in factors)
    return not moves, counts[index], prod(total(found.axes) for found in factors.values())


def _free_prefix(axes: Axes, taken: list[Axis]) -> Axes:
    """The longest prefix of a list that overlaps none of the taken axes."""
    kept: list[Axis] = []
    for axis in axes:
        left: Axis | None = axis
        for other in taken:
            left = None if left is None else prefix_without_overlap(left, other)
        if left is None:
            break
        kept.append(left)
        if left != axis:
            break
    return tuple(kept)


# --- greedy choice


@dataclass(slots=True)
class _Candidate:
    factor: int
    axes: Axes
    elements: int  # of the tensors that have these axes, or more
    extra: int  # into how many times more pieces it cuts, as last reckoned


def _greedy(view: Projection, rule: Rule, counts: list[int]) -> list[Axes]:
    chosen: list[Axes] = [()] * len(rule.sizes)
    candidates = _candidates(view, rule, counts)
    while True:
        ready = [c for c in candidates if _is_available(c.factor, chosen, rule)]
        if not ready:
            return chosen
        best = max(ready, key=lambda c: _value(c, rule))
        chosen[best.factor] = best.axes
        candidates = _remaining(candidates, best, chosen)


def _candidates(view: Projection, rule: Rule, counts: list[int]) -> list[_Candidate]:
    """Every prefix of every list that some tensor has for a factor."""
    found: dict[tuple[int, Axes], _Candidate] = {}
    for factor in range(len(rule.sizes)):
        for axes in _lists(view, factor):
            for length in range(1, len(axes) + 1):
                part = axes[:length]
                found.setdefault((factor, part), _Candidate(factor, part, 0, total(part)))
    for candidate in found.values():
        for tensor, count in zip(view.tensors, counts, strict=True):
            own = tensor.axes(candidate.factor)
            if own is not None and is_list_prefix(candidate.axes, own) is not False:
                candidate.elements += count
    return list(found.values())


def _is_available(factor: int, chosen: list[Axes], rule: Rule) -> bool:
    """True if every factor just left of this one, in any dim, is cut completely."""
    for tensor in rule.tensors:
        for dim in tensor:
            for left, right in pairwise(dim):
                if right == factor and total(chosen[left]) != rule.sizes[left]:
                    return False
    return True


def _value(candidate: _Candidate, rule: Rule) -> tuple[object, ...]:
    factor, axes = candidate.factor, candidate.axes
    # Axes are compared by name, not by their place in the mesh.
    return candidate.elements, _RANK[rule.kinds[factor]], candidate.extra, factor, axes


def _remaining(
    candidates: list[_Candidate], best: _Candidate, chosen: list[Axes]
) -> list[_Candidate]:
    """Candidates still possible after one was taken, cut to what it leaves free.

    As in Shardy, one that lost nothing is reckoned again from an uncut factor.
    """
    kept: list[_Candidate] = []
    for candidate in candidates:
        factor, axes, base = candidate.factor, candidate.axes, best.axes
        if factor != best.factor:
            axes = _free_prefix(axes, list(best.axes))
            base = chosen[factor]
        if is_list_prefix(base, axes) is not True:
            continue
        if factor != best.factor and axes == candidate.axes:
            base = ()
        kept.append(_Candidate(factor, axes, candidate.elements, total(axes) // total(base)))
    return kept


def _spread_replicated(chosen: list[Axes], rule: Rule) -> list[Axes]:
    """Factors that must be whole give their axes to factors that every tensor has."""
    moved: list[Axis] = []
    for factor in rule.of_kind(Kind.REPLICATE):
        if _is_everywhere(factor, rule):
            moved += chosen[factor]
        chosen[factor] = ()
    for factor in rule.of_kind(Kind.PASS):
        if not moved:
            break
        if _is_everywhere(factor, rule):
            chosen[factor], moved = _fill(chosen[factor], moved, rule.sizes[factor])
    return chosen


def _is_everywhere(factor: int, rule: Rule) -> bool:
    return all(any(factor in dim for dim in tensor) for tensor in rule.tensors if tensor)


def _fill(axes: Axes, moved: list[Axis], size: int) -> tuple[Axes, list[Axis]]:
    """Append moved axes, in order, while they divide what is left of the factor."""
    own = total(axes)
    if size % own:
        return axes, moved
    room, filled = size // own, list(axes)
    for index, axis in enumerate(moved):
        if room % axis.size:
            return tuple(filled), moved[index:]
        append(filled, axis)
        room //= axis.size
    return tuple(filled), []
