"""Fix-its: candidate annotations that may remove a mover, each tried by compiling the program."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from shardwright.ir.core import Op, Value
from shardwright.ir.errors import ProgramError
from shardwright.passes.base import Memory
from shardwright.passes.cost.trials.manual_computation import MANUAL
from shardwright.passes.cost.trials.trial import SHARDING, Edit, Outcome, Where, trial
from shardwright.passes.explain.chains import Chains
from shardwright.passes.explain.movers import Mover, User, reason_of
from shardwright.passes.explain.value_numbers import Names
from shardwright.passes.registry import Pipeline
from shardwright.spec.attributes import ShardingAttr, ShardingPerValue
from shardwright.spec.axes import Axes, Axis, overlaps, total
from shardwright.spec.layout import Layout, dims, project, spelled, without
from shardwright.spec.sharding import Dim, Sharding, fully_open, sharding


@dataclass(frozen=True, slots=True)
class Annotation:
    """Give the value with a number a sharding.

    `is_wrapped`: run the op that makes it on the pieces that the sharding cuts its operands into.
    """

    number: int
    sharding: Sharding
    is_wrapped: bool = False


@dataclass(frozen=True)
class Fix:
    """Some annotations, and their effect as a run gave it; all figures are per device.

    Seconds and bytes at the peak are those on the target; None without a cluster.
    """

    what: str
    edits: tuple[Annotation, ...]
    bytes_before: float
    bytes_after: float
    argument_bytes_before: int
    argument_bytes_after: int
    removes: bool  # whether what was asked about is gone
    seconds_before: float | None = None
    seconds_after: float | None = None
    peak_before: int | None = None
    peak_after: int | None = None

    def record(self, names: Names) -> dict[str, object]:
        """The machine form."""
        found: dict[str, object] = {
            "what": self.what,
            "edits": [
                {
                    "value": names.shown(edit.number),
                    "sharding": str(edit.sharding),
                    "is_wrapped": edit.is_wrapped,
                }
                for edit in self.edits
            ],
            "bytes_before": self.bytes_before,
            "bytes_after": self.bytes_after,
            "argument_bytes_before": self.argument_bytes_before,
            "argument_bytes_after": self.argument_bytes_after,
            "removes": self.removes,
        }
        if self.seconds_before is None:
            return found
        return found | {
            "seconds_before": self.seconds_before,
            "seconds_after": self.seconds_after,
            "peak_bytes_before": self.peak_before,
            "peak_bytes_after": self.peak_after,
        }


_HOPELESS = 1.05  # of the time without judging: judging saves less than that


class Fixer:
    """Proposes annotations for movers of one study, tries them, and counts the tries."""

    def __init__(self, chains: Chains, budget: int) -> None:
        self.chains, self.study = chains, chains.study
        self.budget, self.runs = budget, 0
        self._known: dict[tuple[Annotation, ...], Outcome | None] = {}
        self._memory = Memory()

    def fixes(self, movers: Sequence[Mover], most: int) -> list[Fix]:
        """Annotations that make the program better, the best first, of at most `most` tried for
        these movers: fewer bytes, or on a target less time in no more memory than there is.

        The movers are alike: the same is annotated for each.
        """
        found: list[Fix] = []
        for what, edits in islice(self.candidates(movers), most):
            if self.runs >= self.budget:
                break
            outcome = self.outcome(edits)
            if outcome is not None and self._is_better(outcome):
                found.append(self.fix(what, edits, outcome, movers))
        found.sort(key=lambda fix: (*_cost(fix), fix.argument_bytes_after, len(fix.edits)))
        return found

    def _is_better(self, outcome: Outcome) -> bool:
        before = self.study.outcome
        if outcome.seconds is None or before.seconds is None:
            return outcome.ring_bytes < before.ring_bytes
        return outcome.seconds < before.seconds and outcome.fits is not False

    def fix(
        self,
        what: str,
        edits: tuple[Annotation, ...],
        outcome: Outcome,
        movers: Sequence[Mover],
    ) -> Fix:
        """A fix of these annotations."""
        gone = {(mover.op.place, mover.reason) for mover in movers}
        kept = {(op.place, reason_of(op)) for op in outcome.local.walk()}
        before = self.study.outcome
        is_priced = outcome.seconds is not None
        return Fix(
            what,
            edits,
            before.ring_bytes,
            outcome.ring_bytes,
            before.argument_bytes,
            outcome.argument_bytes,
            bool(movers) and not gone & kept,
            before.seconds,
            outcome.seconds,
            before.peak if is_priced else None,
            outcome.peak if is_priced else None,
        )

    def outcome(self, edits: tuple[Annotation, ...], *, is_asked: bool = False) -> Outcome | None:
        """The outcome of annotations; None where they are refused or the budget is spent.

        With a target it is compiled as a verb does it, judging included; unless somebody asked for
        just these, only where it is not much slower without judging.
        """
        if edits not in self._known:
            if self.runs >= self.budget:
                return None
            self.runs += 1
            self._known[edits] = self._tried(edits, is_asked)
        return self._known[edits]

    def _tried(self, edits: tuple[Annotation, ...], is_asked: bool) -> Outcome | None:
        given, found = self.study.compiled, self.study.outcome
        asked = [edit for one in edits if (edit := self.edit_of(one)) is not None]
        if len(asked) < len(edits):
            return None
        try:
            if found.seconds is not None and not is_asked:
                quick = self._trial(asked, pipeline=given.pipeline)
                if quick.seconds is None or quick.seconds > _HOPELESS * found.seconds:
                    return None
            return self._trial(asked)
        except ProgramError:
            return None

    def _trial(self, edits: Sequence[Edit], pipeline: Pipeline | None = None) -> Outcome:
        """The program with edits; judged, unless a pipeline is given."""
        return trial(
            self.study.program, edits, self.study.compiled.target,
            pipeline=pipeline, is_judged=pipeline is None, memory=self._memory,
        )  # fmt: skip

    def edit_of(self, annotation: Annotation) -> Edit | None:
        """The edit of the text that an annotation is; None where text has no place for it."""
        found = self.study.names.where(annotation.number)
        if found is None:
            return None
        where, result = found
        if annotation.is_wrapped:
            return Edit(where, MANUAL, annotation.sharding)
        if where.op is None:
            return Edit(where, SHARDING, annotation.sharding)
        return _on_result(self.study.program_op(where), where, result, annotation.sharding)

    def candidates(self, movers: Sequence[Mover]) -> Iterator[tuple[str, tuple[Annotation, ...]]]:
        """The candidates: for each idea the edits of all movers that it applies to."""
        seen: set[tuple[Annotation, ...]] = set()
        for idea in _IDEAS:
            made = [dict(idea(self, mover)) for mover in movers]
            for what in dict.fromkeys(what for edits in made for what in edits):
                edits = tuple(dict.fromkeys(edit for m in made if (edit := m.get(what))))
                if edits and edits not in seen and self._is_change(edits):
                    seen.add(edits)
                    yield what, edits

    def _is_change(self, edits: Sequence[Annotation]) -> bool:
        numbers = [edit.number for edit in edits]
        same = all(self.study.sharding(edit.number) is edit.sharding for edit in edits)
        return len(set(numbers)) == len(numbers) and not (
            same and all(number in self.study.given for number in numbers)
        )

    # --- pieces of ideas

    def edit(self, value: Value | None, layout: Layout, mover: Mover) -> Annotation | None:
        """Cut a value that the text names and that can be annotated."""
        number = self.study.names.number(value)
        if value is None or number is None or not _can_be_annotated(value):
            return None
        if any(n % total(axes) for n, axes in zip(value.shape, layout, strict=True)):
            return None
        names = (n for n, m in self.study.program.meshes.items() if m == mover.mesh)
        name = next(names, mover.mesh)  # a mesh that no symbol names stands in the sharding
        return Annotation(number, spelled(layout, mover.mesh, name))


def _cost(fix: Fix) -> tuple[float, float]:
    """The objective to minimise: seconds on a target, then bytes."""
    return fix.seconds_after or 0.0, fix.bytes_after


def _on_result(op: Op, where: Where, index: int, found: Sharding) -> Edit:
    """The edit that gives a result of an op a sharding, where the op's kind writes it."""
    declared = op.attrs.get("out_shardings")
    if isinstance(declared, ShardingPerValue):
        kept = declared.shardings
        changed = (*kept[:index], found, *kept[index + 1 :])
        return Edit(where, "out_shardings", ShardingPerValue(changed))
    for key in ("sharding", "out_sharding"):
        if isinstance(op.attrs.get(key), ShardingAttr):
            return Edit(where, key, ShardingAttr(found))
    known = [value.sharding or fully_open(found.mesh, len(value.shape)) for value in op.results]
    known[index] = found
    return Edit(where, SHARDING, ShardingPerValue(tuple(known)))


Ideas = Iterator[tuple[str, Annotation]]


def _can_be_annotated(value: Value) -> bool:
    """True if text can hold a sharding for a value: arguments of functions, results of ops."""
    return value.op is not None or getattr(value.owner, "parent", None) in _functions(value)


def _functions(value: Value) -> tuple[object, ...]:
    parent = getattr(value.owner, "parent", None)
    return (parent,) if parent is not None and parent.name == "func.func" else ()


def _as_needed(fixer: Fixer, mover: Mover) -> Ideas:
    """Make the value as its user needs it."""
    if mover.is_reshard and (edit := fixer.edit(mover.value, mover.after, mover)):
        yield "make it as it is needed", edit


def _follow(fixer: Fixer, mover: Mover) -> Ideas:
    """Let the other tensors of the user be cut as the value is."""
    user = mover.user
    if user is None or user.rule is None or not mover.is_reshard:
        return
    known = project(user.rule, user.position, mover.before)
    for position, value in enumerate(user.values):
        if position == user.position:
            continue
        cut = _cut_with(user, position, known)
        edit = fixer.edit(value, dims(user.rule, position, cut), mover)
        if edit is not None and any(edit.sharding.axes):
            yield f"cut {_role(user, position)} as what moves is cut", edit


def _scatter(fixer: Fixer, mover: Mover) -> Ideas:
    """Leave the sum of a cut contraction in pieces."""
    user = mover.user
    if user is None or user.rule is None:
        return
    for position in range(user.operand_count, len(user.values)):
        axes = mover.partial or _lost(mover)
        layout = user.layouts[position]
        if not axes or any(overlaps(a, b) for a in axes for own in layout for b in own):
            continue
        for dim in sorted(range(len(layout)), key=lambda d: (bool(layout[d]), -d)):
            cut = tuple((*own, *axes) if d == dim else own for d, own in enumerate(layout))
            edit = fixer.edit(user.values[position], cut, mover)
            if edit is not None:
                yield f"cut dim {dim} of the result by {_words(axes)}", edit


def _uncut(fixer: Fixer, mover: Mover) -> Ideas:
    """Take the axes away where they were given."""
    axes = mover.partial or _lost(mover)
    slot = fixer.chains.trace.slots.get(mover.value) if mover.value is not None else None
    slots = [slot] if slot is not None and not mover.partial else []
    if mover.partial and mover.user is not None:
        operands = (v for v in mover.user.operands if v is not None)
        found = map(fixer.chains.trace.slots.get, operands)
        slots = [slot for slot in found if slot is not None]
    for slot in slots:
        for chain in fixer.chains.of(slot):
            if any(overlaps(chain.axis, axis) for axis in axes):
                yield from _without_root(fixer, chain.root, axes)


def _without_root(fixer: Fixer, root: int, axes: Axes) -> Ideas:
    number = fixer.chains.numbers.get(root)
    given = fixer.study.given.get(number) if number is not None else None
    if number is None or given is None:
        return
    names = {axis.name for axis in axes}
    kept = tuple(
        Dim(tuple(a for a in dim.axes if a.name not in names), False) for dim in given.dims
    )
    if any(kept[d].axes != dim.axes for d, dim in enumerate(given.dims)):
        words = ", ".join(sorted(names))
        yield f"do not cut it by {words}", Annotation(number, sharding(given.mesh, kept))


def _wrapped(fixer: Fixer, mover: Mover) -> Ideas:
    """Run an op that nobody knows on the pieces of what it takes."""
    user = mover.user
    if user is None or user.rule is not None or not mover.is_implicit or user.op.regions:
        return
    if not (user.position < user.operand_count < len(user.values)):
        return
    made = user.values[user.operand_count]
    types = {value.type for value in user.values if value is not None}
    if None in user.values or len(types) != 1 or made is None or made.op is None:
        return
    edit = fixer.edit(made, mover.before, mover)
    if edit is not None:
        what = "if pieces can be computed apart, run it on each"
        yield what, Annotation(edit.number, edit.sharding, True)


_IDEAS: tuple[Callable[[Fixer, Mover], Ideas], ...] = (
    _wrapped,
    _scatter,
    _follow,
    _as_needed,
    _uncut,
)


def _lost(mover: Mover) -> Axes:
    """The axes that a mover takes away."""
    after = [axis for axes in mover.after for axis in axes]
    return without((axis for axes in mover.before for axis in axes), after)


def _cut_with(user: User, position: int, known: dict[int, Axes]) -> tuple[Axes, ...]:
    """The cut of a user's factors: those known, then what a tensor has without clash."""
    assert user.rule is not None
    cut: list[Axes] = [()] * len(user.rule.sizes)
    for factor, axes in known.items():
        cut[factor] = axes
    taken: list[Axis] = [axis for axes in known.values() for axis in axes]
    for factor, axes in project(user.rule, position, user.layouts[position]).items():
        if not cut[factor]:
            cut[factor] = without(axes, taken)
    return tuple(cut)


def _role(user: User, position: int) -> str:
    count = user.operand_count
    return f"operand {position}" if position < count else f"result {position - count}"


def _words(axes: Axes) -> str:
    return ", ".join(axis.name for axis in axes)
