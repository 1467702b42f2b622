"""Finds what must be verified again: what has changed, and what the verdict on that depends on.

`is_verified` of an op or block says whether it has changed. A change of an op also concerns

- the ops around it, which judge what their regions return;
- the users of its results, which judge types; of its labels only collectives that start there;
- the ops in its regions, which judge manual axes and argument types;
- edges that share an operand with it, which must be its only users;
- all ops that name functions or return from them, where one or the list of them has changed.

Where an op or a list of ops has changed, a value may no longer stand before its uses: the scopes of
that function are looked at again. Where meshes have changed, everything is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from shardwright.ir.core import Block, Func, Module, Op, Value
from shardwright.ir.verifier.symbols import BY_FUNCTION
from shardwright.spec.sharding_rules.dataflow import COLLECTIVES, EDGES


class Changes:
    """What has changed in a module since it was verified."""

    def __init__(self, module: Module) -> None:
        self.module = module
        is_same = module.is_verified and module.is_labelled
        self.ops: list[Op] = [] if is_same else [module]
        self.labelled: list[Op] = []  # ops outside manual axes whose labels alone have changed
        self.blocks: list[Block] = []
        self.relabelled: list[Block] = []  # of which the shardings of arguments alone have changed
        self.count = 1  # of all ops
        self._find(module, self.labelled)

    def __bool__(self) -> bool:
        return bool(self.ops or self.labelled or self.blocks or self.relabelled)

    def _find(self, owner: Op, labelled: list[Op]) -> None:
        if "manual_axes" in owner.attrs:
            labelled = self.ops  # where an op stands says what its labels may be
        for region in owner.regions:
            for block in region.blocks:
                if not block.is_verified:
                    self.blocks.append(block)
                elif not block.is_labelled:
                    self.relabelled.append(block)
                self.count += len(block.ops)
                for op in block.ops:
                    if not op.is_verified:
                        self.ops.append(op)
                    elif not op.is_labelled:
                        labelled.append(op)
                    if op.regions:
                        self._find(op, labelled)

    @property
    def may_touch_meshes(self) -> bool:
        """True if a mesh may be another one now, or gone."""
        body = self.module.body
        return not body.is_verified or any("mesh" in op.attrs for op in self.ops)

    @property
    def is_most(self) -> bool:
        """True if looking for the rest takes longer than to verify it."""
        return 6 * len(self.ops) > self.count

    def settle(self) -> None:
        """Nothing of this is wrong."""
        for op in (*self.ops, *self.labelled):
            op.is_verified = op.is_labelled = True
        for block in (*self.blocks, *self.relabelled):
            block.is_verified = block.is_labelled = True


class Due:
    """The ops to verify again; `scoped`: the functions in which scopes are, too.

    `judged`: those of the changed ops that have other labels alone, and stand where they did.
    """

    def __init__(self, changes: Changes, judged: Collection[Op] = ()) -> None:
        self.ops: set[Op] = set()
        self.scoped: set[Op] = set()  # ops at the top of the module
        still = {*judged}
        for op in changes.ops:
            self._op(op)
            if op not in still and not isinstance(op, Func | Module):
                self.scoped.add(_top(op))
        blocks = (*changes.blocks, *changes.relabelled)
        for block in blocks:
            self._block(block)
        owners = [block.parent for block in changes.blocks]
        self.scoped.update(_top(op) for op in owners if op is not None and op is not changes.module)
        self._edges(changes.ops)
        labelled = {*changes.labelled} if changes.labelled else ()
        for op in _named(changes.module, COLLECTIVES) if labelled else ():
            if any(value.op in labelled for value in op.operands):
                self._add(op)
        if any(map(_is_symbol, changes.ops)) or any(map(_is_symbols, blocks)):
            for op in _named(changes.module, BY_FUNCTION):
                self._add(op)

    def _op(self, op: Op) -> None:
        self._add(op)
        self._users(op.results)
        if op.name in EDGES and (source := op.operands[0].op) is not None:
            self._inside(source)
        if not isinstance(op, Func | Module):
            self._inside(op)

    def _block(self, block: Block) -> None:
        owner = block.parent
        assert owner is not None
        self._add(owner)
        self._users(block.args)

    def _add(self, op: Op | None) -> None:
        """An op, and the ops around it."""
        while op is not None and op not in self.ops:
            self.ops.add(op)
            op = op.parent

    def _users(self, values: Iterable[Value]) -> None:
        for value in values:
            for user, _ in value.uses:
                self._add(user)

    def _inside(self, op: Op) -> None:
        if op.regions:
            self.ops.update(op.walk())

    def _edges(self, ops: Iterable[Op]) -> None:
        shared = {value: None for op in ops for value in op.operands if len(value.uses) > 1}
        for value in shared:
            for user, _ in value.uses:
                if user.name in EDGES:
                    self._add(user)


def _top(op: Op) -> Op:
    """The op at the top of the module that an op stands in."""
    while (parent := op.parent) is not None and not isinstance(parent, Module):
        op = parent
    return op


def _named(owner: Op, names: Collection[str]) -> list[Op]:
    """The ops with these names in the regions of an op."""
    found: list[Op] = []
    for region in owner.regions:
        for block in region.blocks:
            for op in block.ops:
                if op.name in names:
                    found.append(op)
                if op.regions:
                    found += _named(op, names)
    return found


def _is_symbol(op: Op) -> bool:
    return isinstance(op, Func | Module) or "sym_name" in op.attrs


def _is_symbols(block: Block) -> bool:
    """True for the list of functions, and for the arguments of one."""
    return isinstance(block.parent, Func | Module)
