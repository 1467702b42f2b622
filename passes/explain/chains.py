"""Records of the provenance chains and conflicts of a value, with the names of the program."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from shardwright.ir.core import Op
from shardwright.ir.value_labels import location
from shardwright.passes.explain.study import Study
from shardwright.passes.explain.value_numbers import ASKING
from shardwright.passes.propagation.provenance.origin_chains import (
    NO_FACTOR,
    NO_SLOT,
    RETURN,
    Chain,
    Step,
    axes_of,
)
from shardwright.passes.propagation.provenance.refusals import Cause, Refusal, refusals
from shardwright.spec.axes import Axis, contains
from shardwright.spec.factors import factor_name

NO_RULE = "no-rule"
APPLIES = "sdy-apply-sharding-constraints"  # the pass that gives values what constraints ask


@dataclass(frozen=True)
class Link:
    """A step of a chain: how `axis` came from dim `from_dim` of one value to `dim` of another.

    Step 0 is the root: there `op` says what it is, and nothing is before it.
    """

    step: int
    op: str
    factor: str
    axis: str
    from_: str
    from_dim: int
    to: str
    dim: int
    loc: str

    def record(self) -> dict[str, object]:
        """The machine form."""
        fields = {"step": self.step, "op": self.op, "factor": self.factor, "axis": self.axis}
        places = {"from": self.from_, "from_dim": self.from_dim, "to": self.to, "dim": self.dim}
        return {**fields, **places, "loc": self.loc}


@dataclass(frozen=True)
class Conflict:
    """An axis that `value` was offered by `offered_by` and did not take, and who is in the way."""

    value: str
    dim: int
    axis: str
    cause: str
    op: str
    factor: str
    offered_by: str
    by: str
    by_dim: int
    why: str
    loc: str

    def record(self) -> dict[str, object]:
        """The machine form."""
        return dict(vars(self))


class Chains:
    """Answers about the values of one study."""

    def __init__(self, study: Study) -> None:
        self.study, self.names = study, study.names
        self.trace, self.flow = study.trace, study.trace.flow
        self.numbers: dict[int, int] = {}  # slot -> number
        for value, slot in self.trace.slots.items():
            number = self.names.number(value)
            if number is not None:
                self.numbers[slot] = min(number, self.numbers.get(slot, number))
        self.constraints: dict[int, Op] = {}
        self.touching: dict[int, list[int]] = defaultdict(list)
        for i, op in enumerate(self.flow.ops):
            for slot in dict.fromkeys(self.flow.slots[i]):
                self.touching[slot].append(i)
            if op.name in ASKING or "in_shardings" in op.attrs:
                for slot in self.flow.slots[i][: len(self.flow.slots[i]) - len(op.results)]:
                    self.constraints.setdefault(slot, op)

        self.by_place = {(op.place, op.name): i for i, op in enumerate(self.flow.ops)}
        self.owners: dict[int, Op] = {}  # slots of edges -> the op whose attributes cut them
        for i, edge in self.flow.edges.items():
            made = edge.owner.op
            self.owners[self.flow.slots[i][-1]] = made or edge.sources[0][0]

    # --- names

    def label(self, slot: int) -> str:
        """The user's name of the value of a slot."""
        if slot in self.numbers:
            return self.names.shown(self.numbers[slot])
        value = self.flow.values[slot]
        return self._result(slot) if value is None else self.names.labelled(value)

    def _result(self, slot: int) -> str:
        found = (k for k, (_, result) in enumerate(self.flow.returns) if result == slot)
        return self.names.result(next(found, 0)) if slot != NO_SLOT else "a scalar"

    def place(self, slot: int) -> str:
        """The place of the value of a slot."""
        number = self.numbers.get(slot)
        value = self.names.values[number] if number is not None else self.flow.values[slot]
        return "" if value is None else location(self.names.module, value)

    # --- chains

    def of(self, slot: int) -> Iterator[Chain]:
        """The chains of all axes of a slot."""
        found = self.flow.state[slot]
        for dim in range(found.rank if found is not None else 0):
            yield from self.trace.chains(slot, dim)

    def links(self, chain: Chain) -> list[Link]:
        """The links of a chain, the root first."""
        axis = self.axis(chain.axis)
        kind, loc = self.root(chain)
        first = Link(0, kind, "", axis, "", -1, self.label(chain.root), chain.root_dim, loc)
        return [first, *(self._link(n, step) for n, step in enumerate(chain.steps, 1))]

    def _link(self, number: int, step: Step) -> Link:
        op = None if step.op == RETURN else self.flow.ops[step.op]
        factor = "" if step.factor == NO_FACTOR else factor_name(step.factor)
        what = (
            "sdy.sharding_group" if step.factor == NO_FACTOR else op.name if op else "func.return"
        )
        return Link(
            number,
            what,
            factor,
            self.axis(step.axis),
            self.label(step.source),
            step.source_dim,
            self.label(step.target),
            step.dim,
            location(self.names.module, op) if op is not None else "",
        )

    def axis(self, axis: Axis) -> str:
        """`x` or `x:(1)2`."""
        for mesh in self.trace.meshes.values():
            if mesh.has(axis.name):
                return str(mesh.spell([axis])[0]).replace('"', "")
        return axis.name

    def root(self, chain: Chain) -> tuple[str, str]:
        """The kind of the root of a chain, and its place."""
        slot = chain.root
        value, number = self.flow.values[slot], self.numbers.get(slot)
        if value is None:
            return "annotation", ""
        loc = self.place(slot)
        if number is not None and self._given(number, chain):
            return "annotation", loc
        made = value.op
        if made is not None and made.name in ASKING:
            return "constraint", location(self.names.module, made)
        owner = self.owners.get(slot, made)
        if owner is not None and not {"in_shardings", "out_shardings"} & set(owner.attrs):
            owner = None
        if (asking := owner or self.constraints.get(slot)) is not None:
            kind = "constraint" if asking.name in ASKING else asking.name
            return kind, location(self.names.module, asking)
        if slot in self.flow.groups:
            return "sharding group", loc
        changes = self.study.changes.get(number, ()) if number is not None else ()
        if not changes:
            return "before propagation", loc
        return ("constraint" if changes[0][0] == APPLIES else changes[0][0]), loc

    def _given(self, number: int, chain: Chain) -> bool:
        given = self.study.given.get(number)
        axes = axes_of(given, chain.root_dim, self.trace.meshes)
        return any(contains(own, chain.axis) for own in axes)

    def origin(self, slot: int, dim: int, axis: Axis) -> str:
        """`the annotation of %arg3`: where an axis of a dim first came from."""
        for own in self.trace.axes(slot, dim):
            if own.name == axis.name:
                chain = next(self.trace.chain(slot, dim, own))
                return self.said(chain)
        return "another round"

    def said(self, chain: Chain) -> str:
        """`the annotation of %arg3 (train.py:12:3)`."""
        kind, loc = self.root(chain)
        where = f" ({loc})" if loc and loc != self.label(chain.root) else ""
        if kind == "annotation":
            return f"the annotation of {self.label(chain.root)}{where}"
        if kind == "constraint":
            return f"the constraint on {self.label(chain.root)}{where}"
        return f"{kind} at {self.label(chain.root)}{where}"

    # --- conflicts

    def conflicts(self, slot: int) -> Iterator[Conflict]:
        """The axes that a slot was offered and did not take; one conflict for each axis and dim."""
        seen: set[tuple[int, str, str]] = set()
        for i in self.touching.get(slot, ()):
            for refusal in refusals(self.trace, i):
                if self.flow.slots[i][refusal.offer.target] == slot:
                    found = self.conflict(refusal)
                    key = found.dim, found.axis, found.cause
                    if key not in seen:
                        seen.add(key)
                        yield found
            yield from self._inert(i, slot)

    def refused_at(self, i: int) -> Iterator[Conflict]:
        """The refusals of the tensors of one op."""
        for refusal in refusals(self.trace, i):
            yield self.conflict(refusal)
        for slot in dict.fromkeys(self.flow.slots[i]):
            yield from self._inert(i, slot)

    def conflict(self, refusal: Refusal) -> Conflict:
        """A refusal in words."""
        offer, slots = refusal.offer, self.flow.slots[refusal.op]
        op, target = self.flow.ops[refusal.op], slots[offer.target]
        by = slots[refusal.by] if refusal.by >= 0 else NO_SLOT
        return Conflict(
            self.label(target),
            refusal.dim,
            self.axis(offer.axis),
            refusal.cause.name.lower().replace("_", "-"),
            op.name,
            factor_name(offer.factor),
            self.label(slots[offer.source]),
            self.label(by) if by != NO_SLOT else "",
            refusal.by_dim,
            self._why(refusal, target, by),
            location(self.names.module, op),
        )

    def _why(self, refusal: Refusal, target: int, by: int) -> str:
        axis, dim = self.axis(refusal.offer.axis), refusal.dim
        own, other = self.label(target), self.label(by) if by != NO_SLOT else ""
        cause = refusal.cause
        if cause in (Cause.TAKEN, Cause.TAKEN_ELSEWHERE):
            origin = self.origin(by, refusal.by_dim, refusal.offer.axis)
            return f"{axis} cuts dim {refusal.by_dim} of {other} already; it comes from {origin}"
        if cause in (Cause.OTHER_ORDER, Cause.VETO):
            has = ", ".join(map(self.axis, self.trace.axes(by, refusal.by_dim)))
            return f"dim {refusal.by_dim} of {other} is cut by {has} instead"
        return {
            Cause.BLOCKED: f"nothing goes through this op along factor "
            f"{factor_name(refusal.offer.factor)} this way",
            Cause.CLOSED: f"dim {dim} of {own} is closed",
            Cause.REPLICATED: f"{own} lists {axis} as replicated",
            Cause.UNREDUCED: f"{own} lists {axis} as unreduced",
            Cause.MAJOR_FIRST: f"dim {dim} of {own} is several factors here, and one to the left "
            "is not cut completely",
            Cause.NO_ROOM: f"{axis} does not divide what is left of dim {dim} of {own}",
            Cause.SUB_AXIS: "only a part of the axis fits, and parts do not travel",
            Cause.FINER: f"{own} would be cut finer than {other}",
            Cause.LATE: "nothing is in the way, but the op was not visited again",
        }[cause]

    def _inert(self, i: int, slot: int) -> Iterator[Conflict]:
        """An op without a rule: whatever its other tensors have stops there."""
        op = self.flow.ops[i]
        if self.flow.rules[i] is not None or op.regions or not op.results or not op.name:
            return
        if op.sig.rule is not None or op.is_terminator or op.name.startswith("sdy."):
            return
        for other in dict.fromkeys(self.flow.slots[i]):
            found = self.flow.state[other]
            if other in (slot, NO_SLOT) or found is None:
                continue
            for dim, axes in enumerate(found.axes):
                for axis in axes:
                    why = f"nobody knows how shardings go through {op.name}: it has no rule"
                    yield Conflict(
                        self.label(slot),
                        -1,
                        str(axis).replace('"', ""),
                        NO_RULE,
                        op.name,
                        "",
                        f"{self.label(other)} (dim {dim})",
                        "",
                        -1,
                        why,
                        location(self.names.module, op),
                    )
