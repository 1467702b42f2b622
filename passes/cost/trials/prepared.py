"""A program behind the steps that stand before propagation, to be propagated again and again.

Annotations and cuts that an edit changes are changed here, where they commute with these steps:
on arguments of main, and on ops that the steps leave as they are. Other edits are no concern of
this file: they are compiled from the beginning.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.errors import ProgramError
from shardwright.ir.told_cuts import mesh_of_plan
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Memory
from shardwright.passes.cost.trials.compile import (
    expect_fit,
    expect_mesh,
    fitted,
    rewrite_alike,
    with_mesh,
)
from shardwright.passes.cost.trials.places import SHARDING, Edit, Where, inside
from shardwright.passes.cost.trials.state import State
from shardwright.passes.propagation.incremental.propagation import IncrementalPropagation
from shardwright.passes.registry import PassFault, Pipeline, main_pipeline
from shardwright.passes.shared.constant_copies import merged_clone
from shardwright.passes.shared.data_flow import edge_op
from shardwright.passes.shared.dead_ops import is_dead
from shardwright.passes.shared.shardings import DIALECT
from shardwright.passes.target import Target, shardings
from shardwright.spec.attributes import RULE_NOTE, Attrs
from shardwright.spec.axes import Mesh
from shardwright.spec.cuts import WORDS, is_told
from shardwright.spec.layout import spelled
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import CONSTRAINT, DATA_FLOW, GROUP
from shardwright.spec.stages import is_local
from shardwright.spec.types import TensorType
from shardwright.spec.verifying.read_cuts import read

PROPAGATE = "sdy-user-priority-propagate"
_KEYS = frozenset({SHARDING, *WORDS})


class Annotations(NamedTuple):
    """What an edited program says otherwise: of values, and in the notes of ops."""

    shardings: dict[Value, Sharding | None]
    notes: dict[Op, Attrs]


class Prepared:
    """A program and what the first steps made of it; `steps` are those that follow propagation."""

    def __init__(
        self,
        module: Module,
        imported: Module,
        mapping: dict[Value, Value],
        steps: Pipeline,
        memory: Memory,
        target: Target,
    ) -> None:
        self.module, self.imported, self.steps = module, imported, steps
        self._target = target
        self._fitted = fitted(module, target) if len(module.meshes) == 1 else None
        main, made = module.main, imported.main
        assert main is not None and made is not None
        self._mapping, self._ops, self._args = mapping, list(inside(main)), frozenset(made.args)
        self._propagation = IncrementalPropagation(imported)
        self._propagation.write(keeps_rules=True)
        self._fixed, self._mesh = _fixed(main), mesh_of_plan(module)
        self._memory = memory
        self._came_through = False  # all stages, a program of this kind
        self._state = State(imported)

    @staticmethod
    def of(module: Module, target: Target, memory: Memory) -> Prepared | None:
        """None for programs of which all edits are compiled from the beginning."""
        try:
            return _prepared(module, target, memory)
        except ProgramError:
            return None

    @property
    def target(self) -> Target:
        """The target with the program's mesh; which of several that is, edits may change."""
        return fitted(self.module, self._target) if self._fitted is None else self._fitted

    def annotations(self, placed: Sequence[tuple[Where, Edit]]) -> Annotations | None:
        """What edits change here; None where they do not commute with the steps before.

        The edits stand in the program as it was given.
        """
        found = Annotations({}, {})
        for where, edit in placed:
            if edit.key not in _KEYS or not self._take(where, found):
                return None
        meshes = self.imported.meshes
        for sharding in found.shardings.values():
            if sharding is not None and not _is_plain(sharding, meshes):
                return None
        return found

    def _take(self, where: Where, found: Annotations) -> bool:
        main = self.module.main
        if main is None or where.function != main.symbol:
            return False
        if where.argument is not None:
            return self._annotate(main.args[where.argument], found)
        return where.op is not None and self._take_op(self._ops[where.op], found)

    def _take_op(self, op: Op, found: Annotations) -> bool:
        """Take note of what is said of an op now."""
        value = op.results[0] if len(op.results) == 1 else None
        made = None if value is None else self._mapping[value].op
        if value is None or made is None or (made.name, made.attrs) != (op.name, op.attrs):
            return False
        found.notes[made] = op.notes
        return self._annotate(value, found)

    def _annotate(self, value: Value, found: Annotations) -> bool:
        made = self._mapping[value]
        if value in self._fixed or not isinstance(value.type, TensorType):
            return False
        if self._said(value) is None and any(user.name == CONSTRAINT for user in value.users()):
            return False
        if edge_op(made) is not None or not self._stands(made):
            return False
        found.shardings[made] = self._said(value)
        return True

    def _stands(self, made: Value) -> bool:
        main = self.imported.main
        assert main is not None
        return made in self._args if made.op is None else made.op.block is main.body

    def _said(self, value: Value) -> Sharding | None:
        """The annotation of a value, where need be that which the cut of its op makes."""
        op = value.op
        if value.sharding is not None or op is None or not is_told(op.notes):
            return value.sharding
        mesh, rule = self._mesh, op.sig.blocks
        assert mesh is not None and rule is not None
        told = read(op.sig, op.notes, mesh[1])
        if told.cut is None:
            return None
        (layout,) = told.left(rule)
        return spelled(layout, mesh[1], mesh[0])

    @contextmanager
    def propagated(self, changed: Annotations) -> Generator[bytes | None]:
        """The program with changes, propagated, and its state; None where that cannot be done."""
        before = {op: op.notes for op in changed.notes}
        propagation = self._propagation
        try:
            propagation.change(changed.shardings)
        except ProgramError:
            yield None
            return
        try:
            yield self._written(changed)
        finally:
            propagation.undo()
            for op, notes in before.items():
                op.set_notes(notes)

    def _written(self, changed: Annotations) -> bytes | None:
        """Write what was propagated, and what is said of ops, into the program; its state then."""
        try:
            self._propagation.write(keeps_rules=True)
        except ProgramError:
            return None
        for op, notes in changed.notes.items():
            rule = op.notes.get(RULE_NOTE)
            op.set_notes(notes if rule is None else notes.set(RULE_NOTE, rule))
        return self._state.now()

    def local(self) -> Module | None:
        """The program of one device of what is propagated now; None where it cannot be made."""
        local = merged_clone(self.imported)
        try:
            rewrite_alike(local, self.steps, self._memory, self._came_through)
        except (ProgramError, PassFault):
            return None
        self._came_through = True
        return local


def _prepared(module: Module, target: Target, memory: Memory) -> Prepared | None:
    main = module.main
    sizes = [size for mesh in module.meshes.values() for _, size in mesh.axes]
    if main is None or main.is_declaration or is_local(module) or 1 in sizes:
        return None
    expect_mesh(module, target)
    expect_fit(module, target)
    every = main_pipeline(target.cluster, target.placement)
    names = [step.name for step in every.steps]
    first = names.index(PROPAGATE)
    mapping: dict[Value, Value] = {}
    imported = module.clone(mapping)
    if with_mesh(imported, target) and len(imported.ops) != len(module.ops):
        return None
    Pipeline(every.steps[:first]).run(imported)
    if not _can_be_kept(imported):
        return None
    rest = Pipeline(every.steps[first + 1 :])
    return Prepared(module, imported, mapping, rest, memory, target)


def _can_be_kept(imported: Module) -> bool:
    """Whether propagating again and again gives what the pass gives: it erases dead ops, ..."""
    if imported.main is None:
        return False
    found = shardings(imported)
    if any(isinstance(one.mesh, Mesh) or _has_priority(one) for one in found):
        return False
    return not any(op.name == GROUP or is_dead(op) for op in all_ops(imported))


def _fixed(main: Func) -> frozenset[Value]:
    """Values whose annotations other steps read or move before propagation.

    Those of the dialect's own ops and of control flow, of calls, and of what is computed from
    constants alone. What a constraint takes has an annotation, if only that of the constraint.
    """
    found: dict[Value, None] = {}
    varying = {*main.args}
    for op in main.body.ops:
        is_varying = not varying.isdisjoint(op.operands)
        if is_varying:
            varying.update(op.results)
        is_own = op.name.startswith(DIALECT) or "manual_axes" in op.attrs
        if is_own and not _is_alone(op):
            found.update(dict.fromkeys(op.operands))
        if is_own or op.name in DATA_FLOW or "callee" in op.attrs:
            found.update(dict.fromkeys(op.results))
        if not is_varying:
            found.update(dict.fromkeys(op.results))
    return frozenset(found)


def _is_alone(op: Op) -> bool:
    """True for a constraint of which nothing changes but what it says of the value that it takes,
    if that is annotated: others begin chains of them, whose ends other uses then see.
    """
    if op.name != CONSTRAINT:
        return False
    users = list(op.result.users())
    is_chain = len(users) == 1 and users[0].name == CONSTRAINT
    value = op.operands[0]
    return value.sharding is not None or len(value.uses) == 1 or not is_chain


def _is_plain(sharding: Sharding, meshes: dict[str, Mesh]) -> bool:
    return sharding.mesh in meshes and not sharding.unreduced and not _has_priority(sharding)


def _has_priority(sharding: Sharding) -> bool:
    return any(dim.priority is not None for dim in sharding.dims)
