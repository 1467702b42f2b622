"""How the values of a program of one device are cut, as passes knew it before they made it."""

from __future__ import annotations

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.value_labels import name_of
from shardwright.ir.walk import all_ops
from shardwright.passes.registry import Step
from shardwright.spec.sharding import Sharding
from shardwright.spec.stages import sharding_of
from shardwright.spec.types import TensorType, Type

Key = tuple[tuple[int, int], int]  # place of an op in the text, index of its result


class ValueLayouts:
    """Whole types and shardings by what makes a value, noted while a program is partitioned.

    `names`: of values in the program as its user knows it, by what makes them.
    """

    def __init__(self) -> None:
        self._found: dict[Key, dict[tuple[str, TensorType, Sharding | None, Type], None]] = {}
        self.names: dict[Key, str] = {}

    def note(self, step: Step, module: Module) -> None:
        """A hook behind passes: notes how a program is cut when all that moves is a collective."""
        if step.run.leaves == "collective":
            self.read(module)

    def read(self, module: Module) -> None:
        """Note how the values of a program are cut."""
        for op in all_ops(module):
            for value in op.results:
                if isinstance(value.type, TensorType):
                    found = sharding_of(value)
                    mesh = module.mesh_of(found) if found is not None else None
                    local = value.type
                    if found is not None and mesh is not None and mesh.axes:
                        local = found.local_type(mesh, value.type)
                    row = (op.name, value.type, found, local)
                    self._found.setdefault(_key(op, value), {})[row] = None

    def name(self, module: Module) -> None:
        """Note the names of a program's values."""
        for op in all_ops(module):
            for value in op.results:
                self.names.setdefault(_key(op, value), name_of(value))

    def of(self, value: Value) -> tuple[TensorType, Sharding | None] | None:
        """Whole type and sharding of a value of the program of one device; None where what was
        noted does not tell.
        """
        op = value.op
        if op is None:
            return None
        rows = [row for row in self._found.get(_key(op, value), ()) if row[3] is value.type]
        alike = [row for row in rows if row[0] == op.name] or rows
        ends = {(row[1], row[2]): None for row in alike}
        return next(iter(ends)) if len(ends) == 1 else None

    def name_of(self, value: Value) -> str:
        """The name that a value has in the text; of what passes made, in the program at hand."""
        found = None if value.op is None else self.names.get(_key(value.op, value))
        return name_of(value) if found is None else found


def _key(op: Op, value: Value) -> Key:
    return op.place, value.index
