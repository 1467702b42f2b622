"""Writes what a turn does: ops that run inside, on the turn's rows, in the order of the program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardwright.ir.core import Block, Module, Op, Region, Value, clone
from shardwright.passes.pipeline.microbatching.analysis import Analysis
from shardwright.passes.pipeline.microbatching.factor_cuts import FactorCuts, place_of
from shardwright.passes.pipeline.microbatching.states import (
    Part,
    Place,
    Rows,
    State,
    is_barrier,
    is_choice,
    is_identity,
    is_loop,
    once_of,
    part_type,
    rows_in,
    used,
)
from shardwright.passes.pipeline.microbatching.turn_ops import turn_op
from shardwright.spec.attributes import Attrs, Dense, Int, Ints
from shardwright.spec.op import reducer_identity
from shardwright.spec.types import TensorType, Type, tensor
from shardwright.spec.values.dense import is_splat, splat
from shardwright.spec.values.fields import i64

INDEX = tensor((), "i32")


class TurnWriter:
    """`captured`: values of the function that turns use; `before`: ops that must stand before the
    turns; `folded`: what enters once, by the value whose terms leave it out; `given`: totals that
    loops before give.
    """

    def __init__(
        self, module: Module, found: Analysis, body: Block, given: Mapping[Value, Value]
    ) -> None:
        self.captured: dict[Value, None] = {}
        self.before: list[Op] = []
        self.folded: dict[Value, tuple[Value, str]] = {}
        self._module, self._found, self._turn = module, found, body.args[0]
        self._given = given
        self._cuts = FactorCuts(found.state, found.count)
        self._count = found.count
        self._env: dict[Value, Value] = {}
        self._blocks: dict[Block, Block] = {found.func.body: body}
        self._demanded: dict[tuple[Value, Rows], Value] = {}
        self._viewed: dict[tuple[Value, Rows], Value] = {}
        self._zero: Value | None = None

    @property
    def before_operands(self) -> list[Value]:
        """What ops before the turns take."""
        return [value for op in self.before for value in op.operands]

    # --- values

    def use(self, value: Value) -> Value:
        """A value as turns have it: of those that are no rows, the value itself."""
        if value in self._given:
            return self._given[value]
        found = self._env.get(value)
        if found is not None and not (value.op in self._found.known.ops and self._is_whole(value)):
            return found
        state = self._found.state(value)
        if isinstance(state, Rows):  # an argument
            return self._rows(value, state)
        self.captured[value] = None
        return value

    def _is_whole(self, value: Value) -> bool:
        return self._found.state(value) is None

    def wanted(self, value: Value, state: State) -> Value:
        """A value in a state: rows are taken of values that are the same in all turns."""
        if isinstance(state, Rows) and self._is_whole(value):
            return self._rows(value, state)
        return self.use(value)

    def type_of(self, value: Value, state: State) -> Type:
        if not isinstance(state, Rows):
            return value.type
        return part_type(value.tensor, state, self._count)

    # --- ops

    def op(self, op: Op, block: Block) -> None:
        """Append what a turn does of an op."""
        states = [self._found.state(value) for value in op.operands]
        if is_loop(op):
            self._loop(op, block)
        elif is_choice(op):
            self._choice(op, block)
        elif is_barrier(op) or not op.results:
            self._same(op, block)
        elif any(isinstance(state, Rows) for state in states):
            self._cut(op, block)
        else:
            self._same(op, block)

    def _same(self, op: Op, block: Block) -> None:
        """The op on the same dims: values are whole, terms, or pass as they are."""
        for value in used(op):
            if value not in self._env:
                self.use(value)
        mapping = {**self._env, **self._given} if op.regions else {}
        mapping.update({value: self.use(value) for value in op.operands})
        made = block.append(clone(op, mapping))
        for old, new in zip(op.results, made.results, strict=True):
            new.set_type(self.type_of(old, self._found.state(old)))
            self._env[old] = new
        made.touch()

    def _cut(self, op: Op, block: Block) -> None:
        place, rule = self._cuts.place(op), op.sig.blocks
        assert rule is not None
        operands = [
            self.wanted(value, rows_in(rule, k, place)) for k, value in enumerate(op.operands)
        ]
        results = [self._found.states[value] for value in op.results]
        if any(isinstance(state, Part) for state in results):
            self._leave_out(op, operands, results, block)
        made = self._turned(op, block, place, operands)
        self._env.update(zip(op.results, made, strict=True))

    def _turned(self, op: Op, block: Block, place: Place, operands: Sequence[Value]) -> list[Value]:
        """The op on the rows of a turn."""
        rule = op.sig.blocks
        assert rule is not None
        rows = [rows_in(rule, k, place) for k in range(len(rule.tensors))]
        types = [
            value.type if found is None else part_type(value.tensor, found, self._count)
            for value, found in zip(op.results, rows[len(op.operands) :], strict=True)
        ]
        made = turn_op(
            self._module, op, block, operands, types, rows, place.factor, self._count, self._turn
        )
        for old, new in zip(op.results, made, strict=True):
            new.set_sharding(old.sharding)
            new.name = old.name
        return made

    def _leave_out(
        self, op: Op, operands: list[Value], results: Sequence[State], block: Block
    ) -> None:
        """What enters a reduction once enters behind the turns."""
        for result, state, k in zip(op.results, results, once_of(op.sig), strict=False):
            value = op.operands[k]
            assert isinstance(state, Part)
            is_term = isinstance(self._found.state(value), Part)
            if is_term or is_identity(value, state.kind):
                continue
            type = value.tensor
            number = reducer_identity(state.kind, type.element)
            operands[k] = self.constant(block, number.item(), type)
            self.folded[result] = value, state.kind

    def constant(self, block: Block, number: int | float | complex, type: TensorType) -> Value:
        attrs = Attrs({"value": splat(number, type)})
        return block.append(Op("stablehlo.constant", (), [type], attrs)).result

    # --- regions

    def _loop(self, op: Op, block: Block) -> None:
        states = [self._found.state(value) for value in op.results]
        operands: list[Value] = []
        for result, value, state in zip(op.results, op.operands, states, strict=True):
            if result in self._found.added:
                assert isinstance(state, Part)
                number = reducer_identity(state.kind, value.tensor.element).item()
                operands.append(self.constant(block, number, value.tensor))
                self.folded[result] = value, state.kind
            else:
                operands.append(self.wanted(value, state))
        types = [self.type_of(v, s) for v, s in zip(op.results, states, strict=True)]
        condition, body = (region.block for region in op.regions)
        regions = [self._region(condition, types, [None]), self._region(body, types, states)]
        self._placed(op, block, operands, types, regions)

    def _choice(self, op: Op, block: Block) -> None:
        states = [self._found.state(value) for value in op.results]
        types = [self.type_of(v, s) for v, s in zip(op.results, states, strict=True)]
        operands = [self.use(value) for value in op.operands]
        regions = [self._region(region.block, (), states) for region in op.regions]
        self._placed(op, block, operands, types, regions)

    def _region(self, old: Block, types: Sequence[Type], states: Sequence[State]) -> Region:
        made = Block(types)
        self._blocks[old] = made
        for before, after in zip(old.args, made.args, strict=True):
            after.sharding, after.name, after.loc = before.sharding, before.name, before.loc
            self._env[before] = after
        for op in old.ops[:-1]:
            self.op(op, made)
        end = old.terminator
        values = [self.wanted(v, s) for v, s in zip(end.operands, states, strict=True)]
        made.append(Op(end.name, values, (), end.attrs, (), end.notes, end.loc, end.place))
        return Region([made])

    def _placed(
        self, op: Op, block: Block, operands: Sequence[Value], types: Sequence[Type],
        regions: Sequence[Region],
    ) -> None:  # fmt: skip
        made = Op(op.name, operands, types, op.attrs, regions, op.notes, op.loc, op.place)
        block.append(made)
        for old, new in zip(op.results, made.results, strict=True):
            new.sharding, new.name = old.sharding, old.name
            self._env[old] = new

    # --- rows of what is the same in all turns

    def _rows(self, value: Value, rows: Rows) -> Value:
        key = value, rows
        if key not in self._demanded:
            old = value.owner if isinstance(value.owner, Block) else value.owner.block
            assert old is not None
            block = self._blocks[old]
            self._demanded[key] = self._remade(value, rows, block) or self._sliced(
                value, rows, block
            )
        return self._demanded[key]

    def _remade(self, value: Value, rows: Rows, block: Block) -> Value | None:
        """The rows, made of rows; None where the value must be sliced."""
        op = value.op
        if op is None or self._found.is_known(value):
            return None
        if not op.operands:
            return self._source(op, rows, block)
        place = place_of(op, value.index, rows, self._count, self._found.state)
        if place is None:
            return None
        rule = op.sig.blocks
        assert rule is not None
        operands = [self.wanted(v, rows_in(rule, k, place)) for k, v in enumerate(op.operands)]
        made = self._turned(op, block, place, operands)
        for old, new in zip(op.results, made, strict=True):
            found = rows_in(rule, len(op.operands) + old.index, place)
            assert found is not None
            self._demanded.setdefault((old, found), new)
        return made[value.index]

    def _source(self, op: Op, rows: Rows, block: Block) -> Value | None:
        """Constants that are all one number, and numbers that count along one dim."""
        type = part_type(op.result.tensor, rows, self._count)
        given, counted = op.attrs.get("value"), op.attrs.get("iota_dimension")
        attrs: Attrs | None = None
        if isinstance(given, Dense) and is_splat(given):
            attrs = Attrs({"value": Dense(given.text, type)})
        elif isinstance(counted, Int) and counted.value != rows.dim:
            attrs = op.attrs
        elif isinstance(counted, Int) and len(type.shape) > 1:
            return self._counted(op, rows, block, type)
        if attrs is None:
            return None
        made = block.append(Op(op.name, (), [type], attrs, (), op.notes, op.loc, op.place)).result
        made.set_sharding(op.result.sharding)
        return made

    def _counted(self, op: Op, rows: Rows, block: Block, type: TensorType) -> Value:
        """Of numbers that count along the cut dim a line is enough."""
        line = tensor((op.result.shape[rows.dim],), type.element)
        attrs = op.attrs.set("iota_dimension", Int(0))
        made = Op(op.name, (), [line], attrs, (), op.notes.without("sdy.sharding"), op.loc, op.place)
        self.before.append(made)
        part = self._sliced(made.result, Rows(0, rows.before), block)
        spread = Attrs({"broadcast_dimensions": Ints((rows.dim,))})
        wide = Op("stablehlo.broadcast_in_dim", [part], [type], spread, (), op.notes, op.loc, op.place)
        block.append(wide).result.set_sharding(op.result.sharding)
        return wide.result

    def _sliced(self, value: Value, rows: Rows, block: Block) -> Value:
        """The rows of a turn, cut out; the view with a dim for turns stands before them."""
        source = self._env.get(value, value)
        if source is value:
            self.captured[value] = None
        key = value, rows
        if key not in self._viewed:
            self._viewed[key] = self._view(source, rows, None if source is value else block)
        view = self._viewed[key]
        at = view_dim(rows)
        sizes = tuple(1 if d == at else n for d, n in enumerate(view.shape))
        starts = [self._turn if d == at else self.first(block) for d in range(len(sizes))]
        attrs = Attrs({"slice_sizes": i64(sizes)})
        piece = block.append(
            Op("stablehlo.dynamic_slice", [view, *starts], [view.tensor.with_shape(sizes)], attrs)
        ).result
        type = part_type(value.tensor, rows, self._count)
        made = block.append(Op("stablehlo.reshape", [piece], [type])).result
        made.set_sharding(value.sharding)
        return made

    def _view(self, source: Value, rows: Rows, block: Block | None) -> Value:
        shape = view_shape(source.shape, rows, self._count)
        made = Op("stablehlo.reshape", [source], [source.tensor.with_shape(shape)])
        if block is None:
            self.before.append(made)
        else:
            block.append(made)
        return made.result

    def first(self, block: Block) -> Value:
        """The number 0, made where turns begin."""
        if self._zero is None:
            top = self._blocks[self._found.func.body]
            attrs = Attrs({"value": splat(0, INDEX)})
            self._zero = top.insert(0, Op("stablehlo.constant", (), [INDEX], attrs)).result
        return self._zero


def view_dim(rows: Rows) -> int:
    """The dim for turns of a view."""
    return rows.dim + (rows.before > 1)


def view_shape(shape: Sequence[int], rows: Rows, count: int) -> tuple[int, ...]:
    """A shape with a dim for turns in the cut one: (before, count, after), or (count, after)."""
    after = shape[rows.dim] // rows.before // count
    parts = (rows.before, count, after) if rows.before > 1 else (count, after)
    return (*shape[: rows.dim], *parts, *shape[rows.dim + 1 :])
