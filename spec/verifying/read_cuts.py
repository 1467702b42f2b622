"""Reads what a plan says of an op, and says what is wrong with it and what would be legal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from shardwright.spec import plan
from shardwright.spec.attributes import Array, Attribute, Attrs, String
from shardwright.spec.axes import Axes, Axis, Mesh, contains, joined, overlaps, total
from shardwright.spec.cuts import (
    ALL_REDUCE,
    OWN,
    PARTIAL,
    Told,
    commuting,
    completion,
    letters,
    may_be_cut,
    may_be_uneven,
    spelled_axis,
)
from shardwright.spec.factors import Kind, Rule
from shardwright.spec.layout import Cut, partial_axes, reachable, unmet
from shardwright.spec.op import REDUCER_OF, Sig
from shardwright.spec.verifying.faults import Unfit

_SUB_AXIS = re.compile(r"(.*):\(([0-9]{1,9})\)([0-9]{1,9})")
_OPERAND = re.compile(r"operand(0|[1-9][0-9]{0,8})")


def read(sig: Sig, notes: Attrs, mesh: Mesh) -> Told:
    """What the notes of an op say. Raises Unfit with what is wrong and what would be legal."""
    told = Told(cut=_cut(sig, notes, mesh))
    told = told._replace(**_operands(sig, notes))
    given = notes.get(plan.PARTIAL)
    if told.cut is None:
        if given is not None or told.own or told.partial:
            key = plan.PARTIAL if given is not None else plan.OPERANDS
            raise Unfit(f"has {key} without {plan.CUT}", key, f"add {plan.CUT} = {{}}")
        return told
    return told if given is None else told._replace(scattered=_scattered(sig, given, told, mesh))


def _cut(sig: Sig, notes: Attrs, mesh: Mesh) -> Cut | None:
    given = notes.get(plan.CUT)
    if given is None:
        return None
    rule = sig.blocks
    if sig.name.startswith("sdy."):
        help = "say it by its sharding, cut what makes or uses its values, or remove it"
        message = f"has {plan.CUT}, but computes nothing that axes could cut"
        raise Unfit(message, plan.CUT, help)
    if rule is None:
        help = "cut its values by sdy.sharding, or remove it"
        raise Unfit(f"has {plan.CUT}, but no factors that axes could cut", plan.CUT, help)
    assert isinstance(given, Attrs)
    cut = _by_factor(sig, given, mesh, plan.CUT)
    _expect_legal(sig, rule, cut)
    return cut


def _by_factor(sig: Sig, given: Attrs, mesh: Mesh, key: str) -> Cut:
    """Axes per factor of `sig.blocks`, each axis once."""
    rule = sig.blocks
    assert rule is not None
    known, legal = letters(sig), may_be_cut(sig)
    cut: list[Axes] = [()] * len(rule.sizes)
    users: list[tuple[Axis, str]] = []
    for letter, value in given.items():
        if letter not in known:
            message = f'has {key} of factor "{letter}", which its rule {sig.rule} lacks'
            raise Unfit(message, key, _legal(sig))
        axes = list(_axes(value, mesh, key))
        for axis in axes:
            for other, where in users:
                if overlaps(axis, other):
                    message = _twice(mesh.spell((axis, other)), letter, where, key)
                    raise Unfit(message, key, "let it cut one factor, once")
            users.append((axis, letter))
        factor = known[letter]
        if axes and (factor < 0 or not legal[factor]):
            raise Unfit(f"has {key} of factor {letter}, which cannot be cut", key, _legal(sig))
        if axes:
            cut[factor] = joined(axes)
    return tuple(cut)


def _twice(axes: Axes, letter: str, where: str, key: str) -> str:
    axis, other = map(spelled_axis, axes)
    same = f'axis "{axis}" twice'
    if axis != other:
        same = f'axes "{other}" and "{axis}", which overlap'
    return f"has {key} with {same}" + ("" if letter == where else f", for {where} and {letter}")


def _axes(value: Attribute, mesh: Mesh, key: str) -> Iterator[Axis]:
    """The axes of a list of names, resolved; those of one device are left out."""
    assert isinstance(value, Array)
    for item in value:
        assert isinstance(item, String)
        axis = _axis(item.value, mesh, key)
        if axis.size > 1:
            yield axis


def _axis(text: str, mesh: Mesh, key: str) -> Axis:
    if mesh.has(text):
        return Axis(text, 1, mesh.axis_size(text))
    match = _SUB_AXIS.fullmatch(text)
    known = ", ".join(f'"{name}" ({size})' for name, size in mesh.axes) or "no axes"
    if match is None or not mesh.has(match[1]):
        raise Unfit(f'has {key} over axis "{text}", the mesh has {known}', key, "use one of these")
    axis = Axis(match[1], int(match[2]), int(match[3]))
    whole = Axis(axis.name, 1, mesh.axis_size(axis.name))
    if axis.pre < 1 or axis.size < 1 or not contains(whole, axis):
        message = f'has {key} over "{text}", which is no part of an axis of {whole.size}'
        raise Unfit(message, key, f'write "{axis.name}:(m)n" where m x n divides {whole.size}')
    return axis


def _expect_legal(sig: Sig, rule: Rule, cut: Cut) -> None:
    names = {factor: letter for letter, factor in letters(sig).items()}
    admits = may_be_uneven(sig)
    for factor, axes in enumerate(cut):
        size, parts = rule.sizes[factor], total(axes)
        if size % parts and not (admits[factor] and parts <= size):
            message = f"has {plan.CUT} of factor {names[factor]} of {size} into {parts} parts"
            equal = "unequal ones, " if admits[factor] else "parts that do not divide it, "
            reason = f"more than it has positions ({size})" if parts > size else equal[:-2]
            help = f"cut {names[factor]} into {_divisors(size)} parts"
            raise Unfit(f"{message}, {reason}", plan.CUT, help)
    for factor, axes in enumerate(reachable(rule, cut)):
        if axes != cut[factor]:
            message = f"has {plan.CUT} of factor {names[factor]}, but major factors of its dim"
            help = f"cut {_majors(rule, factor, names)} completely first"
            raise Unfit(f"{message} are not cut completely", plan.CUT, help)
    for factor in unmet(sig, cut):
        message = f"has {plan.CUT} of factor {names[factor]} into {total(cut[factor])} parts"
        help = "cut it into fewer, larger blocks, or leave it whole"
        raise Unfit(f"{message}, which cannot give each other what they need", plan.CUT, help)


def _majors(rule: Rule, factor: int, names: Mapping[int, str]) -> str:
    found: dict[str, None] = {}
    for tensor in rule.tensors:
        for factors in tensor:
            if factor in factors:
                found |= {names.get(f, "?"): None for f in factors[: factors.index(factor)]}
    return " and ".join(found)


def _divisors(size: int) -> str:
    found = [n for n in range(2, min(size, 4096) + 1) if size % n == 0]
    return ", ".join(map(str, found[:8])) or "1"


def _legal(sig: Sig) -> str:
    """What may be cut, for people."""
    rule, legal = sig.blocks, may_be_cut(sig)
    assert rule is not None
    found = [
        f"{letter} of {rule.sizes[factor]}"
        + (" (results are partial)" if rule.kinds[factor] == Kind.REDUCTION else "")
        for letter, factor in letters(sig).items()
        if factor >= 0 and legal[factor]
    ]
    return f"cut {', '.join(found)}" if found else f"remove {plan.CUT}: no factor can be cut"


# --- what becomes of partial results


def _scattered(sig: Sig, given: Attribute, told: Told, mesh: Mesh) -> Cut:
    rule, cut = sig.blocks, told.cut
    assert rule is not None and cut is not None
    nothing: Cut = ((),) * len(cut)
    if completion(sig) != ALL_REDUCE and not told.partial:
        message = f"has {plan.PARTIAL}, but results that no all-reduce completes"
        raise Unfit(message, plan.PARTIAL, f"remove {plan.PARTIAL}")
    over = partial_axes(rule, cut)
    if not over and not told.partial:
        message = f"has {plan.PARTIAL}, but no cut of a reduced factor: nothing is partial"
        raise Unfit(message, plan.PARTIAL, _legal(sig))
    if isinstance(given, String):
        return nothing
    assert isinstance(given, Attrs)
    scattered = _by_factor(sig, given, mesh, plan.PARTIAL)
    for factor, axes in enumerate(scattered):
        _expect_scatter(sig, told, factor, axes, mesh)
    return scattered


def _expect_scatter(sig: Sig, told: Told, factor: int, axes: Axes, mesh: Mesh) -> None:
    """A factor of the result takes axes of a sum, besides those that cut it."""
    rule, cut = sig.blocks, told.cut
    assert rule is not None and cut is not None
    if not axes:
        return
    name = next(letter for letter, f in letters(sig).items() if f == factor)
    over = partial_axes(rule, cut)
    for axis in axes:
        is_known = told.partial and not any(overlaps(axis, a) for own in cut for a in own)
        if not is_known and not any(contains(whole, axis) for whole in over):
            (word,) = map(spelled_axis, mesh.spell((axis,)))
            message = f'has {plan.PARTIAL} over axis "{word}", which cuts no reduced'
            help = f"scatter over {', '.join(map(spelled_axis, mesh.spell(over))) or 'none'}"
            raise Unfit(f"{message} factor", plan.PARTIAL, help)
    in_results = any(factor in dim for tensor in rule.results for dim in tensor)
    if rule.kinds[factor] == Kind.REDUCTION or not in_results:
        message = f"has {plan.PARTIAL} into factor {name}, which no result has"
        kept = [
            letter for letter, f in letters(sig).items() if f >= 0 and rule.kinds[f] == Kind.PASS
        ]
        raise Unfit(message, plan.PARTIAL, f"scatter into {', '.join(kept) or 'none'}")
    more = tuple(joined((*own, *axes)) if f == factor else own for f, own in enumerate(cut))
    parts = total(more[factor])
    is_even = rule.sizes[factor] % parts == 0
    if not is_even and not (may_be_uneven(sig)[factor] and parts <= rule.sizes[factor]):
        message = f"has {plan.PARTIAL} into factor {name} of {rule.sizes[factor]}, which would be"
        help = f"cut {name} into {_divisors(rule.sizes[factor])} parts in all"
        raise Unfit(f"{message} cut into {parts}", plan.PARTIAL, help)
    if reachable(rule, more) != more:
        message = f"has {plan.PARTIAL} into factor {name}, but major factors of its dim"
        help = f"scatter into {_majors(rule, factor, _names(sig))} first"
        raise Unfit(f"{message} are not cut completely", plan.PARTIAL, help)


def _names(sig: Sig) -> dict[int, str]:
    return {factor: letter for letter, factor in letters(sig).items()}


# --- operands


def _operands(sig: Sig, notes: Attrs) -> dict[str, tuple[int, ...]]:
    given = notes.get(plan.OPERANDS)
    found: dict[str, list[int]] = {OWN: [], PARTIAL: []}
    for name, value in given.items() if isinstance(given, Attrs) else ():
        match = _OPERAND.fullmatch(name)
        if match is None or int(match[1]) >= len(sig.ins):
            message = f'has {plan.OPERANDS} of "{name}", but {len(sig.ins)} operands'
            known = ", ".join(f"operand{k}" for k in range(min(len(sig.ins), 4)))
            raise Unfit(message, plan.OPERANDS, f"write {known or 'no operand'}")
        assert isinstance(value, String)
        found[value.value].append(int(match[1]))
    partial = tuple(sorted(found[PARTIAL]))
    if partial and not _is_linear(sig, partial):
        message = f"takes operands {_listed(partial)} before they are summed, but is not linear"
        raise Unfit(f"{message} in them", plan.OPERANDS, _linear_groups(sig))
    return {OWN: tuple(sorted(found[OWN])), PARTIAL: partial}


def _is_linear(sig: Sig, group: Sequence[int]) -> bool:
    return len(sig.outs) == 1 and any(group in commuting(sig, kind) for kind in REDUCER_OF)


def _linear_groups(sig: Sig) -> str:
    groups = commuting(sig, "add") if len(sig.outs) == 1 else ()
    found = " or ".join(_listed(group) for group in groups)
    return f"it is linear in {found}" if found else f"sum them first: remove {plan.OPERANDS}"


def _listed(numbers: Iterable[int]) -> str:
    return " and ".join(map(str, numbers))
