"""Stacks of a step: arguments whose rows along one dim are never mixed, and what is made of them.

Dims that ops keep together are one set. A set is a stack where an argument is in it, its rows are
taken one by one, and nothing but sums needs several of them at once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

from shardwright.ir.core import Op, Value, out_sharding
from shardwright.passes.pipeline.stage_cuts.step_flow import used
from shardwright.passes.pipeline.stage_rows.row_roles import TAKE, Role, roles_of
from shardwright.passes.shared.taken_rows import taken_rows
from shardwright.spec.types import TensorType

Dim = tuple[Value, int]


@dataclass
class Stack:
    """`dims`: by value the dim of its rows; `taken`: ops that take one out, with its number."""

    rows: int
    dims: dict[Value, int] = field(default_factory=dict[Value, int])
    taken: list[tuple[Op, int]] = field(default_factory=list[tuple[Op, int]])


class Stacks:
    """`found`: the stacks of some ops, none sharing a value; `roles`: what ops do with rows."""

    def __init__(self, ops: Sequence[Op], args: Sequence[Value]) -> None:
        self.ops = ops
        self._root: dict[Dim, Dim] = {}
        self._whole: dict[Dim, None] = {}
        self._every = {op: [*roles_of(op)] for op in ops}
        for op in ops:
            self._read(op)
        self.found: list[Stack] = []
        self.of: dict[Value, Stack] = {}
        self.roles: dict[Op, Role] = {}
        self._gather(args)
        self._take_note()

    def _find(self, dim: Dim) -> Dim:
        root = self._root.setdefault(dim, dim)
        while root is not self._root[root]:
            root = self._root[root]
        while self._root[dim] is not root:
            self._root[dim], dim = root, self._root[dim]
        return root

    def _read(self, op: Op) -> None:
        """Join what the op keeps together; of what it does not know the rows of, all are needed."""
        values, known = _values(op), set[Dim]()
        for role in self._every[op]:
            dims = [(values[k], dim) for k, dim in role.dims]
            known.update(dims)
            for one in dims[1:]:
                self._root[self._find(one)] = self._find(dims[0])
        for value in used(op):
            for dim in range(len(value.shape) if isinstance(value.type, TensorType) else 0):
                if (value, dim) not in known:
                    self._whole[value, dim] = None
        for value in op.results:
            self._expect_free(value)

    def _expect_free(self, value: Value) -> None:
        """Rows that devices of a stage share out are needed at once."""
        said = value.sharding or (out_sharding(value.op) if value.op is not None else None)
        for dim, one in enumerate(said.dims if said is not None else ()):
            if one.axes:
                self._whole[value, dim] = None

    def _gather(self, args: Sequence[Value]) -> None:
        for arg in args:
            self._expect_free(arg)
        needed = {self._find(dim) for dim in self._whole}
        members: dict[Dim, list[Dim]] = {}
        for dim in self._root:
            members.setdefault(self._find(dim), []).append(dim)
        for arg in args:
            for dim in range(len(arg.shape) if isinstance(arg.type, TensorType) else 0):
                root = self._find((arg, dim))
                if root not in needed and root in members and arg not in self.of:
                    self._take(arg.shape[dim], members.pop(root))

    def _take(self, rows: int, dims: Sequence[Dim]) -> None:
        """A stack, unless one of its values has another dim in it, or is in another one."""
        values = [value for value, _ in dims]
        if len(dict.fromkeys(values)) < len(values) or any(value in self.of for value in values):
            return
        found = Stack(rows, dict(dims))
        self.found.append(found)
        self.of.update((value, found) for value in values)

    def _take_note(self) -> None:
        """Know what ops do with stacks; where one takes several rows, these are no layers."""
        wide: list[Stack] = []
        for op in self.ops:
            values = _values(op)
            for role in self._every[op]:
                value, dim = values[role.dims[0][0]], role.dims[0][1]
                stack = self.of.get(value)
                if stack is None or stack.dims[value] != dim:
                    continue
                self.roles[op] = role
                if role.kind == TAKE:
                    stack.taken.append((op, role.start))
                    wide += [stack] if role.stop - role.start > 1 else []
        self.found = [stack for stack in self.found if stack not in wide]


def takes_layers(ops: Iterable[Op], args: Collection[Value]) -> bool:
    """Whether a single row of an argument is taken, or of what one op after another makes of it.
    Where none is, there is no stack.
    """
    for op in ops:
        rows = taken_rows(op)
        if rows is None or rows.stop - rows.start > 1:
            continue
        value = op.operands[0]
        while value.op is not None and len(value.op.operands) == 1:
            value = value.op.operands[0]
        if value in args:
            return True
    return False


def _values(op: Op) -> list[Value]:
    return [*op.operands, *op.results]
