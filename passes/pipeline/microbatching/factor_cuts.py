"""What becomes of the results of an op whose operands have rows of a batch."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

from shardwright.ir.core import Op, Value
from shardwright.passes.pipeline.microbatching.turn_states import (
    Part,
    Place,
    Refusal,
    Rows,
    State,
    kinds_of,
    looks_up,
    may_cut,
    once_of,
    place_in,
    rows_in,
)
from shardwright.spec.factors import Kind, factor_name
from shardwright.spec.op import REDUCER_OF


class FactorCuts:
    """`state` tells that of a value; `points`: the size of each cut op's space of factors."""

    def __init__(self, state: Callable[[Value], State], count: int) -> None:
        self._state, self._count = state, count
        self._demanded: dict[tuple[Value, Rows], None] = {}
        self.points: dict[Op, int] = {}

    def place(self, op: Op) -> Place:
        """The factor that the rows of the operands cut, the same for all."""
        rule = op.sig.blocks
        assert rule is not None
        found: Place | None = None
        for index, value in enumerate(op.operands):
            rows = self._state(value)
            if not isinstance(rows, Rows):
                continue
            place = place_in(rule, index, rows, self._count)
            if place is None:
                raise _unfit(op, index, rows)
            if found is not None and place != found:
                raise _crossed(op, found, place)
            found = place
        assert found is not None
        return found

    def results(self, op: Op) -> list[State]:
        """States of the results. Raises Refusal."""
        rule, place = op.sig.blocks, self.place(op)
        assert rule is not None
        factor, kind = place.factor, rule.kinds[place.factor]
        if not may_cut(op.sig)[factor]:
            raise _whole(op, factor)
        if looks_up(op.sig, factor):
            raise Refusal(
                op,
                "takes single rows out of the whole batch, which another turn may have",
                "select rows with a mask, or do it outside of the step",
                is_place=True,
            )
        for index, value in enumerate(op.operands):
            rows = rows_in(rule, index, place)
            if rows is not None and self._state(value) is None:
                self.demand(op, value, rows)
        self.points[op] = prod(rule.sizes)
        if kind is Kind.REDUCTION:
            return self._parts(op, place)
        return [self._kept(op, index, place) for index in range(len(op.results))]

    def _parts(self, op: Op, place: Place) -> list[State]:
        """Terms of reductions; what enters once must be no rows."""
        kinds, once = kinds_of(op.sig), once_of(op.sig)
        for index, kind in enumerate(kinds):
            if kind not in REDUCER_OF:
                raise _whole(op, place.factor)
            start = self._state(op.operands[once[index]]) if once else None
            if start not in (None, Part(kind)):
                raise _whole(op, place.factor)
        return [Part(kind) for kind in kinds]

    def _kept(self, op: Op, index: int, place: Place) -> Rows:
        rule = op.sig.blocks
        assert rule is not None
        found = rows_in(rule, len(op.operands) + index, place)
        if found is None:
            raise _whole(op, place.factor)
        return found

    def demand(self, user: Op, value: Value, rows: Rows) -> None:
        """Rows of a value that is the same in all turns: most are made from rows, or sliced."""
        if (value, rows) in self._demanded:
            return
        self._demanded[value, rows] = None
        type = value.tensor
        if type.shape[rows.dim] % (rows.before * self._count):
            raise _unfit(user, user.operands.index(value) if value in user.operands else 0, rows)
        op = value.op
        if op is None:
            return
        if op.row is not None and op.row.drawn:
            raise Refusal(
                op,
                "draws random numbers for the whole batch at once, turns cannot draw parts of them",
                "draw by row with jax.random.split, or with threefry keys, whose bits have places",
            )
        place = place_of(op, value.index, rows, self._count, self._state)
        if place is None:
            return
        assert op.sig.blocks is not None
        for index, operand in enumerate(op.operands):
            wanted = rows_in(op.sig.blocks, index, place)
            if wanted is not None:
                self.demand(op, operand, wanted)


def place_of(
    op: Op, index: int, rows: Rows, count: int, state: Callable[[Value], State]
) -> Place | None:
    """How an op that is the same in all turns makes rows of a result; None where it cannot."""
    rule = op.sig.blocks
    if rule is None or not op.operands or not op.sig.is_erasable:
        return None
    if any(state(value) is not None for value in op.operands):
        return None
    place = place_in(rule, len(op.operands) + index, rows, count)
    if (
        place is None
        or rule.kinds[place.factor] is not Kind.PASS
        or not may_cut(op.sig)[place.factor]
    ):
        return None
    others = (rows_in(rule, len(op.operands) + k, place) for k in range(len(op.results)))
    return place if all(found is not None for found in others) else None


def _unfit(op: Op, index: int, rows: Rows) -> Refusal:
    return Refusal(
        op,
        f"has rows of a micro-batch spread over dim {rows.dim} of operand {index} such that no "
        "part of that dim holds them",
        "choose another number of micro-batches, or reshape behind the step",
        is_place=True,
    )


def _crossed(op: Op, one: Place, other: Place) -> Refusal:
    pair = f"{factor_name(one.factor)} and {factor_name(other.factor)}"
    is_place = one.factor == other.factor
    return Refusal(
        op,
        f"relates rows of the batch to others of the batch: they are its factors {pair}",
        "relate rows within a micro-batch only, or keep the batch whole",
        is_place,
    )


def _whole(op: Op, factor: int) -> Refusal:
    rule = op.sig.blocks
    assert rule is not None
    name, size = factor_name(factor), rule.sizes[factor]
    return Refusal(
        op,
        f"needs the batch whole, as its factor {name} of size {size}",
        "do it within each micro-batch, or behind the step, or keep the batch whole",
    )
