"""Records the origin of each axis of each sharding, and writes it as Shardy's debug options do.

An *edge* says that an op, at a step of the propagation, gave an axis to some of its tensors because another one
had it. An *origin* is the input, output, constraint or manual computation where an axis entered the program.
Source: shardy `common/source_sharding.cc` (SourceShardingHandler, createSourceMap).
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterator, Sequence

from shardwright.ir.core import Func, Op, Value
from shardwright.passes.propagation.engine.flat_module import Flow
from shardwright.passes.propagation.engine.recorder import Recorder
from shardwright.passes.propagation.engine.worklist import (
    Agreement,
    Changes,
    Engine,
    Key,
    Transition,
    Worklist,
)
from shardwright.passes.shared.axis_prefix import contains, is_list_prefix
from shardwright.passes.shared.debug_note_names import EDGES as EDGE_KEY
from shardwright.passes.shared.debug_note_names import ORIGINS, Place, edges_text, next_step
from shardwright.passes.shared.factor_projection import Projection, common_mesh, project
from shardwright.passes.shared.shardings import per_value
from shardwright.spec.attributes import EMPTY, Array, Attribute, Attrs, String, Word
from shardwright.spec.axes import Axes, Axis, Mesh, can_merge, merge
from shardwright.spec.factors import Rule
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import CONSTRAINT, EDGES, MANUAL

NAME = "sdy.sharding_origin_name"

Inputs = dict[Value, Sharding | None]
Edges = dict[tuple[Axis, Place], tuple[int, Place]]  # axis, target -> step, source


class DebugRecorder:
    """The recorder of one propagation.

    `inputs` has the shardings of arguments as the user wrote them: what they have from their group
    since then has no origin, as in Shardy.
    """

    def __init__(
        self, flow: Flow, inputs: Inputs | None = None, *, origins: bool, edges: bool
    ) -> None:
        self.inputs = inputs or {}
        self.flow, self.meshes = flow, flow.module.meshes
        self.with_origins, self.with_edges = origins, edges
        self.step = next_step(flow.ops)
        self.edges: dict[Op, Edges] = {}
        self.origins: dict[int, dict[Axis, str]] = {}
        self._own: dict[int, str] = {}  # names that mean the value itself, by slot
        if origins:
            self._name_origins()

    # --- origins

    def _name_origins(self) -> None:
        """Name constraints and manual computations, then inputs and outputs: the first name stays.

        As in Shardy, what they are given counts as cut by them.
        """
        flow = self.flow
        for name, op in _numbered(flow.ops, CONSTRAINT, "constraint"):
            slot = flow.slot_of[op.result]
            self._own[slot] = name
            self._enter(slot, flow.state[slot], name)
            self._enter_given(op, 0, name)
        for name, op in _numbered(flow.ops, MANUAL, "mc"):
            for value in (*op.regions[0].block.args, *op.results):
                word, key = ("output", "out") if value.op is op else ("input", "in")
                declared = per_value(op, f"{key}_shardings")
                if declared:
                    slot, shown = flow.slot_of[value], f"{name}_{word}: {value.index}"
                    self._own[slot] = shown
                    self._enter(slot, declared[value.index], shown)
                    if value.op is None:
                        self._enter_given(op, value.index, shown)
        for func in flow.module.funcs:
            if func.is_declaration:
                continue
            for value in func.args:
                given = self.inputs.get(value, value.sharding)
                self._enter(flow.slot_of[value], given, f"input: {value.index}")
            returned = func.body.terminator.operands
            pairs = zip(returned, func.result_shardings, strict=True)
            for index, (value, given) in enumerate(pairs):
                self._enter(flow.slot_of[value], given, f"output: {index}")

    def _enter_given(self, op: Op, index: int, name: str) -> None:
        slot = self.flow.slot_of[op.operands[index]]
        self._enter(slot, self.flow.state[slot], name)

    def _enter(self, slot: int, given: Sharding | None, name: str) -> None:
        if given is None or not isinstance(given.mesh, str):
            return
        found = self.origins.setdefault(slot, {})
        mesh = self.meshes[given.mesh]
        for dim in given.dims:
            for axis in mesh.resolve(dim.axes):
                found.setdefault(axis, name)

    def _origin(self, slot: int, axis: Axis) -> str | None:
        known = self.origins.get(slot, {})
        found = known.get(axis)
        return found or next((name for whole, name in known.items() if contains(whole, axis)), None)

    # --- events

    def record(self, op: Op, table: Transition, slots: Sequence[int], before: Key) -> None:
        """An op is about to change the shardings of some of its tensors."""
        found = common_mesh(before, self.meshes)
        if found is None:
            return
        rule, mesh = table.rule, found[1]
        old, new = project(before, rule, mesh), project(before, rule, mesh)
        list(table.move(new, mesh))
        self._record(op, rule, slots, old, new)

    def record_constraint(self, op: Op, wanted: Sharding) -> None:
        """A constraint gives its sharding to its operand."""
        rule, mesh = op.sig.rule, self.meshes.get(str(wanted.mesh))
        if rule is None or mesh is None:
            return
        slots = [self.flow.slot_of[value] for value in (*op.operands, *op.results)]
        old, new = (project((given, wanted), rule, mesh) for given in (None, wanted))
        self._record(op, rule, slots, old, new)

    def _record(
        self, op: Op, rule: Rule, slots: Sequence[int], old: Projection, new: Projection
    ) -> None:
        for position, slot in enumerate(slots):
            target = _place(position, old.operand_count)
            for axis, source in sources(old, new, rule, position).items():
                known = self.edges.setdefault(op, {})
                known.setdefault((axis, target), (self.step, _place(source, old.operand_count)))
                if self.with_origins and (name := self._origin(slots[source], axis)) is not None:
                    self.origins.setdefault(slot, {}).setdefault(axis, name)
        self.step += 1

    # --- writing

    def write(self) -> None:
        """Put what was recorded on ops, function arguments and function results."""
        if self.with_edges:
            self._write_edges()
        if self.with_origins:
            self._write_origins()

    def _mesh(self) -> Mesh:
        return next(m for m in self.meshes.values() if not m.is_maximal and not m.is_empty)

    def _write_edges(self) -> None:
        key = f"sdy.{EDGE_KEY}"
        for op, found in self.edges.items():
            if isinstance(op, Func):  # as in Shardy, all of them at the first result
                known = op.result_attrs[0].get(key)
                text = Word(edges_text(found, self._mesh(), known))
                op.set_result_attr(0, key, text)
            elif op.block is not None:
                op.set_note(key, Word(edges_text(found, self._mesh(), op.notes.get(key))))

    def _write_origins(self) -> None:
        key, flow = f"sdy.{ORIGINS}", self.flow
        for op in flow.ops:
            if isinstance(op, Func):
                if op.is_declaration:
                    continue
                for value in op.args:
                    found = self._dict(flow.slot_of[value], f"input: {value.index}")
                    if found:
                        op.set_arg_attr(value.index, key, found)
                # As in Shardy, a value that is returned twice is described once.
                last = {value: i for i, value in enumerate(op.body.terminator.operands)}
                for value, index in last.items():
                    found = self._dict(flow.slot_of[value], f"output: {index}")
                    if found:
                        op.set_result_attr(index, key, found)
                continue
            slots = [flow.slot_of[value] for value in op.results]
            if op.block is None or not any(self.origins.get(slot) for slot in slots):
                continue
            if op.name in EDGES or op.name == CONSTRAINT:
                op.set_note(key, self._dict(slots[0], self._own.get(slots[0], "")))
            elif all(flow.values[s] is v for s, v in zip(slots, op.results, strict=True)):
                op.set_note(key, Array(tuple(self._dict(slot, "") for slot in slots)))

    def _dict(self, slot: int, own: str) -> Attrs:
        mesh = self._mesh()
        found: dict[str, Attribute] = {}
        for axis, name in self.origins.get(slot, {}).items():
            (shown,) = mesh.spell((axis,))
            key = shown.name if shown.is_whole else f"{shown.name}:({shown.pre}){shown.size}"
            found[key] = String("self" if name == own else name)
        return Attrs(found) if found else EMPTY


def _numbered(ops: Sequence[Op], name: str, word: str) -> Iterator[tuple[str, Op]]:
    """The ops of a name in order, each named and numbered."""
    for index, op in enumerate(op for op in ops if op.name == name):
        op.set_note(NAME, String(f"{word}_{index}"))
        yield f"{word}_{index}", op


def _place(position: int, operand_count: int) -> Place:
    return (0, position) if position < operand_count else (1, position - operand_count)


def sources(old: Projection, new: Projection, rule: Rule, position: int) -> dict[Axis, int]:
    """The axes that a tensor got, and the position of the tensor that had each before."""
    found: dict[Axis, int] = {}
    for dim in rule.tensors[position]:
        last: Axis | None = None
        for factor in dim:
            before = old.tensors[position].axes(factor) or ()
            after = new.tensors[position].axes(factor) or ()
            if before == after or not after:
                continue
            shown, end = list(after), after[-1]
            if last is not None and can_merge(last, end):
                found.pop(last, None)
                shown[-1] = merge(last, end)
            last = end
            source = _source(old, factor, after)
            if source is None:
                continue
            is_extended = bool(before) and before[-1] != shown[len(before) - 1]
            for axis in shown[len(before) - is_extended :]:
                found.setdefault(axis, source)
    return found


def _source(view: Projection, factor: int, axes: Axes) -> int | None:
    """The first tensor that had all these axes for a factor."""
    for position, tensor in enumerate(view.tensors):
        own = tensor.axes(factor)
        if own is not None and is_list_prefix(axes, own) is not False:
            return position
    return None


class RecordingEngine(Engine):
    """An engine that tells a debug recorder of every change."""

    def __init__(
        self,
        flow: Flow,
        debug: DebugRecorder,
        *,
        conservative: bool = False,
        recorder: Recorder | None = None,
    ) -> None:
        super().__init__(flow, conservative=conservative, recorder=recorder)
        self.debug = debug

    def _set(self, i: int, changes: Changes, stack: Worklist, at: int) -> None:
        table = self._tables[i]
        if changes and table is not None:
            self.debug.record(self.flow.ops[i], table, self.flow.slots[i], self.seen(i))
        super()._set(i, changes, stack, at)

    def _returned(self, agreement: Agreement, seen: Key, changes: Changes) -> None:
        main = self.flow.module.main
        assert main is not None
        table, returned, _ = agreement
        # A result's origins are those of the value that is returned.
        self.debug.record(main, table, (returned, returned), seen)
        super()._returned(agreement, seen, changes)
