"""Writes what a step does with stacks once for each stage that has rows of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardwright.ir.core import Block, Op, Value, clone_region
from shardwright.passes.pipeline.microbatching.turn_states import once_of
from shardwright.passes.pipeline.stage_rows.row_pieces import RowPieces, resized
from shardwright.passes.pipeline.stage_rows.row_roles import (
    EDGE,
    JOIN,
    KEEP,
    PUT,
    SUM,
    TAKE,
    Role,
)
from shardwright.passes.pipeline.stage_rows.row_stages import Run
from shardwright.passes.pipeline.stage_rows.stacks import Stacks
from shardwright.spec.attributes import Attrs, Dense, Int
from shardwright.spec.plan import STAGE
from shardwright.spec.sharding_rules.dataflow import CONSTANT, DYNAMIC_UPDATE_SLICE
from shardwright.spec.types import TensorType
from shardwright.spec.values.dense import is_splat


class PartWriter:
    """`runs`: by value of a stack that is split its rows; `stages`: where ops stand; `parts`: by
    value what each run has of it, in order.
    """

    def __init__(
        self, stacks: Stacks, runs: Mapping[Value, Sequence[Run]], stages: Mapping[Op, int]
    ) -> None:
        self._stacks, self._runs, self._stages = stacks, runs, stages
        self.parts: dict[Value, list[Value]] = {}
        self.out = RowPieces()
        self._gone: list[Op] = []
        self._writers = {
            KEEP: self._keep, SUM: self._sum, TAKE: self._take,
            PUT: self._put, JOIN: self._join, EDGE: self._edge,
        }  # fmt: skip

    def write(self, block: Block) -> None:
        """Rewrite a block, but for its terminator, whose operands have parts then."""
        end, out = block.terminator, self.out
        for op in block.ops[:-1]:
            out.like, role = op, self._stacks.roles.get(op)
            if role is None or _at(op, role) not in self._runs:
                out.made.append(op)
                continue
            self._writers[role.kind](op, role)
            self._gone.append(op)
        out.like = end
        for value in end.operands:
            if value in self._runs:
                self._part(value, 0)
        block.set_ops([*out.made, end])

    def erase(self) -> None:
        """Let go of what was written anew, once nothing reads it."""
        for op in reversed(self._gone):
            op.let_go()

    # --- ops row by row

    def _keep(self, op: Op, role: Role) -> None:
        for number, run in enumerate(self._runs[_at(op, role)]):
            types = [self._type(value, run) for value in op.results]
            made = self._again(op, self._operands(op, role, number), types, run)
            for old, new in zip(op.results, made.results, strict=True):
                self.parts.setdefault(old, []).append(new)

    def _sum(self, op: Op, role: Role) -> None:
        """What some rows come to is what the next begin with."""
        once = once_of(op.sig)
        started = [op.operands[k] for k in once]
        for number, run in enumerate(self._runs[_at(op, role)]):
            operands = self._operands(op, role, number)
            for k, value in zip(once, started, strict=True):
                operands[k] = value
            types = [value.tensor for value in op.results]
            started = self._again(op, operands, types, run).results
        for old, new in zip(op.results, started, strict=True):
            old.replace_uses(new)

    def _operands(self, op: Op, role: Role, number: int) -> list[Value]:
        split = {k for k, _ in role.dims}
        pairs = enumerate(op.operands)
        return [self._part(value, number) if k in split else value for k, value in pairs]

    def _again(
        self, op: Op, operands: Sequence[Value], types: Sequence[TensorType], run: Run
    ) -> Op:
        row, attrs = op.row, op.attrs
        if row is not None and row.local_attrs is not None:
            attrs = row.local_attrs(op.sig, tuple(v.type for v in operands), tuple(types))
        regions = [clone_region(region, {}) for region in op.regions]
        made = self.out.append(op.name, operands, types, attrs, regions, op.notes)
        if op in self._stages:
            made.set_note(STAGE, Int(run.stage))
        for old, new in zip(op.results, made.results, strict=True):
            new.sharding, new.name = old.sharding, old.name
        return made

    # --- ops that move rows

    def _take(self, op: Op, role: Role) -> None:
        value, dim, pieces = op.operands[0], role.dims[0][1], list[Value]()
        for number, run in enumerate(self._runs[value]):
            first, last = _shared(run, role)
            if first < last:
                part = self._part(value, number)
                pieces.append(self.out.piece(part, dim, first - run.start, last - run.start))
        found = self.out.joined(pieces, dim)
        found.name = found.name or op.result.name
        op.result.replace_uses(found)

    def _put(self, op: Op, role: Role) -> None:
        base, update, *starts = op.operands
        dim = role.dims[0][1]
        for number, run in enumerate(self._runs[op.result]):
            first, last = _shared(run, role)
            if first >= last:
                made = self._part(base, number)
            else:
                made = self.out.piece(update, dim, first - role.start, last - role.start)
                if (first, last) != (run.start, run.stop):
                    places = [*starts]
                    places[dim] = self.out.constant(first - run.start, starts[dim].tensor)
                    part = self._part(base, number)
                    operands = [part, made, *places]
                    made = self.out.append(DYNAMIC_UPDATE_SLICE, operands, [part.type]).result
            self.parts.setdefault(op.result, []).append(made)

    def _join(self, op: Op, role: Role) -> None:
        dim = role.dims[0][1]
        for run in self._runs[op.result]:
            pieces, start = list[Value](), 0
            for value in op.operands:
                stop = start + value.shape[dim]
                first, last = max(run.start, start), min(run.stop, stop)
                if first < last:
                    pieces.append(self.out.piece(value, dim, first - start, last - start))
                start = stop
            self.parts.setdefault(op.result, []).append(self.out.joined(pieces, dim))

    def _edge(self, op: Op, role: Role) -> None:
        value, filling = op.operands
        dim = role.dims[0][1]
        for run in self._runs[op.result]:
            first, last = _shared(run, role)
            if first >= last:
                made = self.out.filled(filling, self._type(op.result, run))
            else:
                piece = self.out.piece(value, dim, first - role.start, last - role.start)
                low, high = first - run.start, run.stop - last
                made = self.out.padded(piece, filling, dim, low, high)
            self.parts.setdefault(op.result, []).append(made)

    # --- values

    def _part(self, value: Value, number: int) -> Value:
        """What a run has of a value: of one that is made whole, a slice."""
        if value not in self.parts:
            dim = self._stacks.of[value].dims[value]
            self.parts[value] = [
                self._alike(value, run) or self.out.piece(value, dim, run.start, run.stop)
                for run in self._runs[value]
            ]
        return self.parts[value][number]

    def _alike(self, value: Value, run: Run) -> Value | None:
        """A shorter constant, where all elements are one number."""
        given = value.op.attrs.get("value") if value.op is not None else None
        if value.op is None or value.op.operands or not isinstance(given, Dense):
            return None
        if not is_splat(given):
            return None
        type = self._type(value, run)
        return self.out.append(
            CONSTANT, (), [type], Attrs({"value": Dense(given.text, type)})
        ).result

    def part_types(self, value: Value) -> list[TensorType]:
        """The types of what runs have of a value."""
        return [self._type(value, run) for run in self._runs[value]]

    def _type(self, value: Value, run: Run) -> TensorType:
        return resized(value, self._stacks.of[value].dims[value], run.stop - run.start)


def _at(op: Op, role: Role) -> Value:
    """A value of the stack that a role is about."""
    return [*op.operands, *op.results][role.dims[0][0]]


def _shared(run: Run, role: Role) -> tuple[int, int]:
    """The rows of a run that an op takes or puts."""
    return max(run.start, role.start), min(run.stop, role.stop)
