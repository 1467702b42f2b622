"""What a plan says of one op: how its factors are cut, and what becomes of operands and results.

    plan.cut = {i = ["data"], k = ["model", "pipe:(1)2"]}
    plan.partial = "all_reduce"             or {i = ["model"]}: scattered into the dim of factor i
    plan.operands = {operand1 = "own"}      or "partial"

Letters are those of the rule that Shardy prints for the op. Axes are listed major to minor; a
sub-axis is written `x:(1)2`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from shardwright.spec import plan
from shardwright.spec.attributes import Array, Attrs, String
from shardwright.spec.axes import Axes, Axis, Mesh, joined
from shardwright.spec.blocks.padding import uneven
from shardwright.spec.factors import Kind, Rule, factor_name
from shardwright.spec.layout import Cut, Layout, can_be_cut, dims
from shardwright.spec.op import REDUCER_OF, Sig
from shardwright.spec.types import TensorType

ALL_REDUCE, SELECT = "all_reduce", "select"  # how partial results become whole
OWN, PARTIAL = "own", "partial"
WORDS = (plan.CUT, plan.PARTIAL, plan.OPERANDS)  # what is said on the op itself


class Told(NamedTuple):
    """The words of a plan about an op. Axes are resolved; factors are those of `sig.blocks`.

    cut        axes per factor; None where the plan leaves it open
    scattered  per factor the axes that what is partial is scattered over; all () where it is
               summed as it stands, None where the plan leaves it open
    own        operands that are moved for this op alone
    partial    operands that are taken before they are summed
    """

    cut: Cut | None = None
    scattered: Cut | None = None
    own: tuple[int, ...] = ()
    partial: tuple[int, ...] = ()

    def layouts(self, rule: Rule) -> tuple[Layout, ...]:
        """Of the op's operands, then its results, as the cut makes them."""
        assert self.cut is not None
        return tuple(dims(rule, tensor, self.cut) for tensor in range(len(rule.tensors)))

    def left(self, rule: Rule) -> tuple[Layout, ...]:
        """Of the results, once what is partial is completed as told."""
        assert self.cut is not None
        cut = self.cut
        if self.scattered is not None:
            pairs = zip(cut, self.scattered, strict=True)
            cut = tuple(joined((*own, *more)) for own, more in pairs)
        count = len(rule.operands)
        return tuple(dims(rule, count + k, cut) for k in range(len(rule.results)))


def is_told(notes: Attrs) -> bool:
    """Whether a plan says anything of an op's cut."""
    if not notes.items_tuple:  # of most ops nothing is said
        return False
    return any(word in notes for word in WORDS)


def completion(sig: Sig) -> str:
    """How partial results of an op become whole: by an all_reduce, by gathering the pieces and
    selecting again (SELECT), or not at all (""), so that reduced factors stay whole.
    """
    row, rule = sig.row, sig.rule
    kinds = (row.combine(sig) if row is not None and row.combine else ()) or ("",)
    if all(kind in REDUCER_OF for kind in kinds):
        return ALL_REDUCE
    once = row.once(sig) if row is not None and row.once else ()
    if set(kinds) != {SELECT} or rule is None or not once:
        return ""
    inputs = [tensor for k, tensor in enumerate(rule.operands) if k not in once]
    reduced = {(f,) for f in rule.of_kind(Kind.REDUCTION)}
    kept = tuple(dim for dim in inputs[0] if dim not in reduced)
    is_fold = len(rule.operands) == 2 * len(rule.results)
    alike = all(t == inputs[0] for t in inputs) and all(t == kept for t in rule.results)
    return SELECT if is_fold and alike else ""


def kept_whole(sig: Sig) -> tuple[int, ...]:
    """Factors of `sig.blocks` that no axis may cut: those that the op needs whole, and reduced
    ones that nothing completes.
    """
    assert sig.blocks is not None
    lost = () if completion(sig) else sig.blocks.of_kind(Kind.REDUCTION)
    return (*sig.uncut, *lost)


@lru_cache(maxsize=65536)
def may_be_cut(sig: Sig) -> tuple[bool, ...]:
    """Per factor of `sig.blocks`: whether axes can cut it."""
    rule = sig.blocks
    assert rule is not None
    shapes = [type.shape if isinstance(type, TensorType) else () for type in sig.ins + sig.outs]
    fits = can_be_cut(rule, shapes, kept_whole(sig), sig.overlaps)
    return tuple(ok and size > 1 for ok, size in zip(fits, rule.sizes, strict=True))


@lru_cache(maxsize=65536)
def may_be_uneven(sig: Sig) -> tuple[bool, ...]:
    """Per factor whether parts that do not divide it may cut it."""
    assert sig.blocks is not None
    kept = kept_whole(sig)
    found = uneven(sig) or (False,) * len(sig.blocks.sizes)
    return tuple(may_be and f not in kept for f, may_be in enumerate(found))


def letters(sig: Sig) -> dict[str, int]:
    """The factor of `sig.blocks` that a letter of `sig.rule` names; -1 where it has none.

    Empty for ops without a rule.
    """
    rule, blocks = sig.rule, sig.blocks
    if rule is None or blocks is None:
        return {}
    found = {factor_name(f): f for f in range(len(rule.sizes))}
    if blocks is not rule:
        held = {(place, blocks.sizes[factor]): factor for factor, place in _places(blocks)}
        first: dict[int, tuple[int, int]] = {}
        for factor, place in _places(rule):
            first.setdefault(factor, place)
        found = {
            letter: held.get((first[f], rule.sizes[f]), -1) if f in first else -1
            for letter, f in found.items()
        }
    return found


def _places(rule: Rule) -> Iterator[tuple[int, tuple[int, int]]]:
    for number, tensor in enumerate(rule.tensors):
        for dim, factors in enumerate(tensor):
            for factor in factors:
                yield factor, (number, dim)


# --- writing


def written(sig: Sig, cut: Cut, mesh: Mesh) -> Attrs:
    """The attribute that says a cut. Raises KeyError for a factor that no letter names."""
    names = {factor: letter for letter, factor in letters(sig).items() if factor >= 0}
    return Attrs({names[factor]: _axis_list(axes, mesh) for factor, axes in enumerate(cut) if axes})


def _axis_list(axes: Axes, mesh: Mesh) -> Array:
    return Array(tuple(String(spelled_axis(axis)) for axis in mesh.spell(axes)))


def spelled_axis(axis: Axis) -> str:
    """An axis of a text as plans write it."""
    return axis.name if axis.is_whole else f"{axis.name}:({axis.pre}){axis.size}"


# --- partial operands


def commuting(sig: Sig, kind: str) -> tuple[tuple[int, ...], ...]:
    """Groups of operands that an op may take before a reduction instead of behind it."""
    found = sig.linear if kind == "add" else sig.commuting(kind)
    return tuple(tuple(sorted(group)) for group in found)
