"""Explanations as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from shardwright.ir.core import Op, Value
from shardwright.ir.value_labels import location, shown, spelled
from shardwright.passes.explain.chains import Chains, Conflict, Link
from shardwright.passes.explain.fix_its import Annotation, Fix
from shardwright.passes.explain.mover_groups import (
    Group,
    conflicts,
    group_words,
    layout_text,
    origins,
    user_text,
)
from shardwright.passes.explain.movers import Mover
from shardwright.passes.explain.stages.facts_words import pipeline_lines, stages_words
from shardwright.spec.axes import Axis
from shardwright.spec.factors import Kind
from shardwright.spec.machines import units
from shardwright.spec.machines.number_words import byte_count, plural
from shardwright.spec.sharding import Sharding

if TYPE_CHECKING:
    from shardwright.passes.explain.answers import Answer, Elsewhere, WhyNot

HEAD, TAIL = 3, 4  # links of a long chain that are shown
MANY = 12  # conflicts, or names in a list, that are shown
NAMES = 4


def text_of(answer: Answer, is_complete: bool) -> str:
    """The answer; `is_complete`: long chains and lists are not cut."""
    parts = [*_head(answer), *_chains(answer, is_complete), *_conflicts(answer, is_complete)]
    parts += _why_not(answer)
    for number, group in enumerate(answer.groups, 1):
        fixes = answer.fixes_of(group)
        parts.append("\n".join(_group(answer, number, group, fixes, is_complete)))
    if answer.pipeline is not None:
        whole = None if answer.what else answer.pipeline
        found = [*pipeline_lines(whole, answer.transfers, is_complete)]
        parts += ["\n".join(found)] if found else []
    parts += _end(answer)
    return "\n\n".join(parts) + "\n"


def _head(answer: Answer) -> Iterator[str]:
    study = answer.chains.study
    if answer.number is not None:
        value = study.names.values[answer.number]
        where = location(study.module, value)
        text = shown(value.type, study.sharding(answer.number))
        stages = f", {stages_words(answer.stages)}" if answer.stages else ""
        lines = [f"{answer.what}: {spelled(value.type)}, sharding {text}{stages}"]
        lines += [f"  at {where}"] if where and where != answer.what else []
        for name, found in study.changes.get(answer.number, ()):
            lines.append(f"  {name} made it {_dims(found) if found else 'whole'}")
        lines += map(elsewhere_text, answer.elsewhere)
        yield "\n".join(lines)
        return
    title = answer.what or answer.chains.names.module.file
    yield f"{title}: {plural(len(study.sent), 'collective')}, {_received(answer)}"


def _received(answer: Answer) -> str:
    """`1.31 MB received per device in all`, or how much on each stage of a pipeline."""
    if answer.pipeline is None:
        return f"{byte_count(answer.chains.study.ring_bytes)} received per device in all"
    each = (f"{byte_count(one.ring_bytes)} on stage {one.stage}" for one in answer.pipeline.stages)
    return f"received per device: {', '.join(each)}"


def elsewhere_text(found: Elsewhere) -> str:
    """`  on stages 1, 2 (mesh <["x"=2]>): sharding [{"x"}]`."""
    stages = stages_words(found.stages)
    return f"  on {stages} (mesh {found.mesh}): sharding {shown(found.type, found.sharding)}"


def _dims(found: Sharding) -> str:
    return f"[{', '.join(map(str, found.dims))}]"


# --- chains


def _chains(answer: Answer, is_complete: bool) -> Iterator[str]:
    study = answer.chains.study
    for links in answer.links:
        last = links[-1]
        lines = [f"{last.axis} cuts dim {last.dim} of {last.to}:"]
        lines += [f"  {line}" for line in _links(links, is_complete)]
        yield "\n".join(lines)
    if answer.number is not None and not answer.links:
        inside = _is_inside(study.names.values[answer.number])
        yield (
            "no further axis cuts it" if inside else "no axis cuts it: every device holds all of it"
        )


def _is_inside(value: Value) -> bool:
    """True if a value stands in a manual computation, where it is a piece already."""
    block = value.owner.block if isinstance(value.owner, Op) else value.owner
    while block is not None and block.parent is not None:
        if "manual_axes" in block.parent.attrs:
            return True
        block = block.parent.block
    return False


def _links(links: Sequence[Link], is_complete: bool) -> Iterator[str]:
    hidden = 0 if is_complete else len(links) - HEAD - TAIL
    for link in links:
        if hidden > 1 and HEAD <= link.step < len(links) - TAIL:
            if link.step == HEAD:
                yield f"... {plural(hidden, 'step')} more (--all)"
            continue
        yield _link(link)


def _link(link: Link) -> str:
    where = f"  ({link.loc})" if link.loc and link.loc != link.to else ""
    if not link.step:
        return f"{link.op}: {link.to} dim {link.dim}{where}"
    factor = f" along factor {link.factor}" if link.factor else ""
    return f"{link.op}{factor}: {link.to} dim {link.dim}{where}"


# --- conflicts


def _conflicts(answer: Answer, is_complete: bool) -> Iterator[str]:
    if not answer.conflicts:
        return
    most = len(answer.conflicts) if is_complete else MANY
    lines = ["refused:", *(f"  {conflict_text(c)}" for c in answer.conflicts[:most])]
    if len(answer.conflicts) > most:
        lines.append(f"  ... {len(answer.conflicts) - most} more (--all)")
    yield "\n".join(lines)


def conflict_text(found: Conflict) -> str:
    """`x for dim 1 of %3, offered by %1 (factor j of stablehlo.add): ...`."""
    dim = f" for dim {found.dim} of {found.value}" if found.dim >= 0 else f" for {found.value}"
    factor = f"factor {found.factor} of " if found.factor else ""
    where = f", {found.loc}" if found.loc else ""
    return (
        f"{found.axis}{dim}, offered by {found.offered_by} ({factor}{found.op}{where}): {found.why}"
    )


def _why_not(answer: Answer) -> Iterator[str]:
    asked = answer.why_not
    if asked is None:
        return
    lines = [f"why not {_dims(asked.wanted)}:"]
    for reason in asked.reasons:
        if reason.has and reason.wanted:
            lines.append(f"  dim {reason.dim}: {reason.axis} is there")
        elif reason.wanted:
            lines.append(f"  dim {reason.dim}: {reason.axis} is not there: {reason.why}")
        else:
            lines.append(f"  dim {reason.dim}: has {reason.axis} instead: {reason.why}")
    lines += _tried_wish(answer, asked)
    yield "\n".join(lines)


def _tried_wish(answer: Answer, asked: WhyNot) -> Iterator[str]:
    if asked.fix is not None:
        yield f"  annotated so: {_effect(asked.fix)}"
    elif answer.runs:
        yield "  annotated so, the program cannot be partitioned"


# --- movers


def _group(
    answer: Answer, number: int, group: Group, fixes: Sequence[Fix], is_complete: bool
) -> Iterator[str]:
    chains, mover = group.chains, group.first
    stage = "" if group.stage is None else f"stage {group.stage}, "
    kinds = ", ".join(group.kinds)
    axes = ", ".join(dict.fromkeys(chains.axis(a) for a in _axes(group)))
    share = group.bytes / chains.study.ring_bytes if chains.study.ring_bytes else 0
    yield (
        f"{number}. {stage}{kinds} over {axes}: {plural(len(group.numbers), 'collective')}"
        f" ({_listed(map(str, group.numbers))}), {byte_count(group.bytes)}, {share:.1%} of all"
    )
    yield f"   {'; '.join(group_words(group))}"
    names = _listed(chains.names.labelled(member.value) for member in group.movers)
    before = layout_text(mover.before, mover.mesh)
    if mover.is_reshard:
        yield f"   moves {names}: {before} -> {layout_text(mover.after, mover.mesh)}"
    elif mover.exchanged:
        yield f"   exchanges parts of {names}: {before}"
    else:
        yield f"   completes {names}: partial over {axes}, {before}"
    where = location(chains.names.module, mover.op)
    yield f"   for {user_text(chains, mover)}{f' ({where})' if where else ''}"
    yield f"   because {mover.reason}"
    found = list(conflicts(chains, mover))
    if not found and _is_priced(mover):
        yield "   nothing clashes there: moving it costs less than summing partial results"
    for origin in dict.fromkeys(origins(chains, mover)):
        yield f"   {origin}"
    for conflict in found if is_complete else found[:NAMES]:
        yield f"   refused: {conflict_text(conflict)}"
    if mover.is_full:
        yield "   FULL REMATERIALISATION: every device receives all of it, and nobody asked for it"
    elif mover.is_asked:
        yield "   the program asks for it"
    yield from _fixes(chains, fixes, is_complete)


def _is_priced(mover: Mover) -> bool:
    """True if all tensors of the user agree, and the factor that is made whole is summed over."""
    user = mover.user
    if user is None or user.rule is None or not mover.is_implicit:
        return False
    if user.position >= user.operand_count:
        return False
    gone = [d for d, (a, b) in enumerate(zip(mover.before, mover.after, strict=True)) if a != b]
    tensor = user.rule.tensors[user.position]
    factors = [factor for dim in gone for factor in tensor[dim]]
    return bool(factors) and all(user.rule.kinds[f] is Kind.REDUCTION for f in factors)


def _axes(group: Group) -> list[Axis]:
    mover = group.first
    if mover.partial or mover.exchanged:
        return list(mover.partial or mover.exchanged)
    before = [axis for axes in mover.before for axis in axes]
    after = [axis for axes in mover.after for axis in axes]
    moved = [axis for axis in before if axis not in after]
    return list(moved or before or after)


def _fixes(chains: Chains, fixes: Sequence[Fix], is_complete: bool) -> Iterator[str]:
    if not fixes:
        return
    for fix in fixes if is_complete else fixes[:1]:
        yield f"   fix-it: {fix.what}: {_effect(fix)}"
        for edit in fix.edits[:1]:
            yield f"     {_edit(chains, edit)}"
        if len(fix.edits) > 1:
            others = (chains.names.shown(edit.number) for edit in fix.edits[1:])
            yield f"     and alike {_listed(others)}"


def _effect(fix: Fix) -> str:
    change = (fix.bytes_after - fix.bytes_before) / fix.bytes_before if fix.bytes_before else 0
    text = f"{byte_count(fix.bytes_before)} -> {byte_count(fix.bytes_after)} ({change:+.1%})"
    if fix.argument_bytes_after != fix.argument_bytes_before:
        before, after = fix.argument_bytes_before, fix.argument_bytes_after
        text += f"; arguments {byte_count(before)} -> {byte_count(after)}"
    if fix.seconds_before is None or fix.seconds_after is None:
        return text
    change = fix.seconds_after / fix.seconds_before - 1 if fix.seconds_before else 0.0
    before, after = (units.shown(s, "seconds") for s in (fix.seconds_before, fix.seconds_after))
    return f"{before} -> {after} ({change:+.1%}); {text}"


def _edit(chains: Chains, edit: Annotation) -> str:
    """The annotation as text has it, and as JAX spells it."""
    value = chains.names.values[edit.number]
    name = chains.names.shown(edit.number)
    spec = ", ".join(_spec(dim.axes) for dim in edit.sharding.dims)
    if value.op is None:
        return f"annotate {name} {edit.sharding}; in JAX: in_shardings P({spec})"
    made = f"{name} = {value.op.name}"
    if edit.is_wrapped:
        cut = f"{edit.sharding}; in JAX: shard_map(..., in_specs=P({spec}), out_specs=P({spec}))"
        return f"put {made} into sdy.manual_computation {cut}"
    return f"annotate {made} {edit.sharding}; in JAX: with_sharding_constraint(..., P({spec}))"


def _spec(axes: Sequence[object]) -> str:
    names = [str(axis) for axis in axes]
    if not names:
        return "None"
    return names[0] if len(names) == 1 else f"({', '.join(names)})"


def _end(answer: Answer) -> Iterator[str]:
    lines: list[str] = []
    if answer.hidden:
        lines.append(f"{plural(answer.hidden, 'cause')} more, cheaper: --collective N, --json")
    if answer.runs:
        lines.append(f"{plural(answer.runs, 'annotation')} tried by running the whole program")
    if lines:
        yield "\n".join(lines)


def _listed(names: Iterator[str] | map[str]) -> str:
    found = list(dict.fromkeys(names))
    more = len(found) - NAMES
    text = ", ".join(found[:NAMES])
    return f"{text} and {more} more" if more > 0 else text
