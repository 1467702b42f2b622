"""The values of a turn: rows of what is cut, and rows taken of what is the same in all turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardwright.ir.core import Block, Module, Op, Value, clone
from shardwright.passes.pipeline.microbatching.factor_cuts import place_of
from shardwright.passes.pipeline.microbatching.turn_analysis import Analysis
from shardwright.passes.pipeline.microbatching.turn_facts import is_one_number
from shardwright.passes.pipeline.microbatching.turn_ops import turn_op
from shardwright.passes.pipeline.microbatching.turn_states import (
    Place,
    Refusal,
    Rows,
    State,
    part_type,
    rows_in,
)
from shardwright.spec.attributes import Attrs, Dense, Int, Ints
from shardwright.spec.types import TensorType, Type, tensor
from shardwright.spec.values.dense import is_splat, splat
from shardwright.spec.values.fields import i64

INDEX = tensor((), "i32")


class RowWriter:
    """`captured`: values of the function that turns use; `before`: ops that must stand before the
    turns; `given`: totals that loops before give; `env`: what turns make; `blocks`: of turns, by
    those of the function.
    """

    def __init__(
        self, module: Module, found: Analysis, body: Block, given: Mapping[Value, Value]
    ) -> None:
        self.captured: dict[Value, None] = {}
        self.before: list[Op] = []
        self._module, self.found, self._turn = module, found, body.args[0]
        self._body = body
        self.given = given
        self.env: dict[Value, Value] = {}
        self.blocks: dict[Block, Block] = {found.func.body: body}
        self._demanded: dict[tuple[Value, Rows], Value] = {}
        self._viewed: dict[tuple[Value, Rows], Value] = {}
        self._zero: Value | None = None
        self.calls = 0  # functions that what is written stands in

    @property
    def before_operands(self) -> list[Value]:
        """What ops before the turns take."""
        return [value for op in self.before for value in op.operands]

    @property
    def place(self) -> Value:
        """The number of the turn, which says where its rows are."""
        return self._turn

    # --- values

    def use(self, value: Value) -> Value:
        """A value as turns have it: of those that are no rows, the value itself."""
        if value in self.given:
            return self.given[value]
        found = self.env.get(value)
        if found is not None and not (value.op in self.found.known.ops and self._is_whole(value)):
            return found
        state = self.found.state(value)
        if isinstance(state, Rows):  # an argument
            return self._rows(value, state)
        if value.op is not None and is_one_number(value) and not self.calls:
            self.env[value] = self._body.append(clone(value.op, self._scalars(value.op))).result
            return self.env[value]
        self.captured[value] = None
        return value

    def _scalars(self, op: Op) -> dict[Value, Value]:
        """What an op that turns make anew takes: nothing large is held from turn to turn."""
        return {value: self.use(value) for value in op.operands}

    def _is_whole(self, value: Value) -> bool:
        return self.found.state(value) is None

    def wanted(self, value: Value, state: State) -> Value:
        """A value in a state: rows are taken of values that are the same in all turns."""
        if isinstance(state, Rows) and self._is_whole(value):
            return self._rows(value, state)
        return self.use(value)

    def type_of(self, value: Value, state: State) -> Type:
        if not isinstance(state, Rows):
            return value.type
        return part_type(value.tensor, state, self.found.count)

    def turned(self, op: Op, block: Block, place: Place, operands: Sequence[Value]) -> list[Value]:
        """The op on the rows of a turn."""
        rule = op.sig.blocks
        assert rule is not None
        rows = [rows_in(rule, k, place) for k in range(len(rule.tensors))]
        types = [
            value.type if found is None else part_type(value.tensor, found, self.found.count)
            for value, found in zip(op.results, rows[len(op.operands) :], strict=True)
        ]
        made = turn_op(
            self._module,
            op,
            block,
            operands,
            types,
            rows,
            place.factor,
            self.found.count,
            self._turn,
        )
        for old, new in zip(op.results, made, strict=True):
            new.set_sharding(old.sharding)
            new.name = old.name
        return made

    def constant(self, block: Block, number: int | float | complex, type: TensorType) -> Value:
        attrs = Attrs({"value": splat(number, type)})
        return block.append(Op("stablehlo.constant", (), [type], attrs)).result

    # --- rows of what is the same in all turns

    def _rows(self, value: Value, rows: Rows) -> Value:
        key = value, rows
        if key not in self._demanded:
            old = value.owner if isinstance(value.owner, Block) else value.owner.block
            assert old is not None
            block = self.blocks[old]
            self._demanded[key] = self._remade(value, rows, block) or self._sliced(
                value, rows, block
            )
        return self._demanded[key]

    def _remade(self, value: Value, rows: Rows, block: Block) -> Value | None:
        """The rows, made of rows; None where the value must be sliced."""
        op = value.op
        if op is None or self.found.is_known(value):
            return None
        if not op.operands:
            return self._source(op, rows, block)
        place = place_of(op, value.index, rows, self.found.count, self.found.state)
        if place is None:
            return None
        rule = op.sig.blocks
        assert rule is not None
        operands = [self.wanted(v, rows_in(rule, k, place)) for k, v in enumerate(op.operands)]
        made = self.turned(op, block, place, operands)
        for old, new in zip(op.results, made, strict=True):
            found = rows_in(rule, len(op.operands) + old.index, place)
            assert found is not None
            self._demanded.setdefault((old, found), new)
        return made[value.index]

    def _source(self, op: Op, rows: Rows, block: Block) -> Value | None:
        """Constants that are all one number, and numbers that count along one dim."""
        type = part_type(op.result.tensor, rows, self.found.count)
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
        made = Op(
            op.name, (), [line], attrs, (), op.notes.without("sdy.sharding"), op.loc, op.place
        )
        self.before.append(made)
        part = self._sliced(made.result, Rows(0, rows.before), block)
        spread = Attrs({"broadcast_dimensions": Ints((rows.dim,))})
        wide = Op(
            "stablehlo.broadcast_in_dim", [part], [type], spread, (), op.notes, op.loc, op.place
        )
        block.append(wide).result.set_sharding(op.result.sharding)
        return wide.result

    def _sliced(self, value: Value, rows: Rows, block: Block) -> Value:
        """The rows of a turn, cut out; the view with a dim for turns stands before them."""
        if self.calls:
            raise self._hidden(value)
        source = self.env.get(value, value)
        if source is value:
            self.captured[value] = None
        key = value, rows
        if key not in self._viewed:
            self._viewed[key] = self._view(source, rows, None if source is value else block)
        view = self._viewed[key]
        at = view_dim(rows)
        sizes = tuple(1 if d == at else n for d, n in enumerate(view.shape))
        starts = [self.place if d == at else self.first() for d in range(len(sizes))]
        attrs = Attrs({"slice_sizes": i64(sizes)})
        piece = block.append(
            Op("stablehlo.dynamic_slice", [view, *starts], [view.tensor.with_shape(sizes)], attrs)
        ).result
        type = part_type(value.tensor, rows, self.found.count)
        made = block.append(Op("stablehlo.reshape", [piece], [type])).result
        made.set_sharding(value.sharding)
        return made

    def _hidden(self, value: Value) -> Refusal:
        op = value.op if value.op is not None else self.found.func
        return Refusal(
            op,
            "is needed by row in a function that does not see which rows a turn has",
            "hand the value to the function as an argument by row",
        )

    def _view(self, source: Value, rows: Rows, block: Block | None) -> Value:
        shape = view_shape(source.shape, rows, self.found.count)
        made = Op("stablehlo.reshape", [source], [source.tensor.with_shape(shape)])
        if block is None:
            self.before.append(made)
        else:
            block.append(made)
        return made.result

    def first(self) -> Value:
        """The number 0, made where turns begin."""
        if self._zero is None:
            attrs = Attrs({"value": splat(0, INDEX)})
            self._zero = self._body.insert(0, Op("stablehlo.constant", (), [INDEX], attrs)).result
        return self._zero


def view_dim(rows: Rows) -> int:
    """The dim for turns of a view."""
    return rows.dim + (rows.before > 1)


def view_shape(shape: Sequence[int], rows: Rows, count: int) -> tuple[int, ...]:
    """A shape with a dim for turns in the cut one: (before, count, after), or (count, after)."""
    after = shape[rows.dim] // rows.before // count
    parts = (rows.before, count, after) if rows.before > 1 else (count, after)
    return (*shape[: rows.dim], *parts, *shape[rows.dim + 1 :])
