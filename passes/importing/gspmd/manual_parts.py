"""What stands between `@SPMDFullToShardShape` and `@SPMDShardToFullShape`: manual computations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shardwright.ir.build import Builder
from shardwright.ir.core import Block, Module, Op, Region, Value, clone, out_sharding
from shardwright.passes.importing.gspmd.constraints import TO_FULL, TO_SHARD, target
from shardwright.passes.importing.gspmd.gspmd_mesh import Meshes
from shardwright.passes.importing.gspmd.refused_at import refused
from shardwright.spec.attributes import Attrs, AxisList, ShardingPerValue, String
from shardwright.spec.axes import Axis
from shardwright.spec.gspmd import Tiling
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType


def import_manual_parts(
    module: Module, meshes: Meshes, key: str, read: Mapping[str, tuple[Tiling, ...]]
) -> None:
    """Make every part a manual computation. Raises ProgramError where its ends do not match."""
    for func in module.funcs:
        for op in func.body.ops if func.regions[0].blocks else ():
            if target(op) == TO_SHARD and op.block is not None:
                _Part(op, meshes, key, read).write()
    for op in module.walk():
        if target(op) in (TO_SHARD, TO_FULL):
            raise refused(op, "is one end of a manual part, the other is not in this function")


class _Part:
    """One part: its entries, the ops in it, its exits."""

    def __init__(
        self, first: Op, meshes: Meshes, key: str, read: Mapping[str, tuple[Tiling, ...]]
    ) -> None:
        self._meshes, self._key, self._read = meshes, key, read
        self.entries, self.inner, self.exits = [first], list[Op](), list[Op]()
        self._collect()

    def _collect(self) -> None:
        """All that is computed from entries, with the entries that it needs too."""
        waiting, seen = [*self.entries], set(self.entries)
        while waiting:
            op = waiting.pop()
            for value in op.results if target(op) != TO_FULL else ():
                for user in value.users():
                    if user not in seen:
                        seen.add(user)
                        waiting.append(user)
            for value in op.operands if target(op) != TO_SHARD else ():
                if value.op is not None and value.op not in seen and self._is_inner(value.op):
                    seen.add(value.op)
                    waiting.append(value.op)
        block = self.entries[0].block
        assert block is not None
        for op in seen:
            if op.block is not block or op.is_terminator:
                raise refused(
                    op,
                    "uses a part of a tensor, expected @SPMDShardToFullShape first",
                )
        ordered = [op for op in block.ops if op in seen]
        self.entries = [op for op in ordered if target(op) == TO_SHARD]
        self.exits = [op for op in ordered if target(op) == TO_FULL]
        self.inner = [op for op in ordered if target(op) not in (TO_SHARD, TO_FULL)]

    def _is_inner(self, op: Op) -> bool:
        """An entry, or what is made of nothing, such as a constant."""
        return target(op) == TO_SHARD or not op.operands

    def write(self) -> None:
        if not self.exits:
            raise refused(
                self.entries[0],
                "has no @SPMDShardToFullShape behind it",
            )
        ins = [self._entry(op) for op in self.entries]
        outs = [self._exit(op) for op in self.exits]
        body = self._body()
        axes = tuple(Axis(name) for name in self._meshes.mesh.names)
        attrs = Attrs(
            {
                "in_shardings": ShardingPerValue(tuple(ins)),
                "out_shardings": ShardingPerValue(tuple(outs)),
                "manual_axes": AxisList(axes, True),
            }
        )
        operands = [op.operands[0] for op in self.entries]
        types = [op.result.type for op in self.exits]
        made = Builder.before(self.exits[0]).op(
            "sdy.manual_computation", operands, types, attrs, [Region([body])]
        )
        self._replace(made.results)

    def _replace(self, results: Sequence[Value]) -> None:
        for op, value in zip(self.exits, results, strict=True):
            op.result.replace_uses(value)
        for op in (*self.exits, *reversed(self.inner), *self.entries):
            if not any(value.uses for value in op.results):
                op.erase()

    def _body(self) -> Block:
        body = Block([op.result.type for op in self.entries])
        known = dict(zip((op.result for op in self.entries), body.args, strict=True))
        for op in self.inner:
            for value in op.operands:
                if value not in known:
                    raise refused(op, "uses a whole tensor among parts, expected entries alone")
            copy = clone(op, known)
            copy.set_note(self._key, None)
            body.append(copy)
            known.update(zip(op.results, copy.results, strict=True))
        body.append(Op("sdy.return", [known[op.operands[0]] for op in self.exits]))
        return body

    def _entry(self, op: Op) -> Sharding:
        source = op.operands[0]
        maker = source.op
        found = out_sharding(maker) if maker is not None else None
        return self._fitting(op, found or source.sharding, source, op.result)

    def _exit(self, op: Op) -> Sharding:
        text = op.notes.get(self._key)
        said = self._read[text.value][0] if isinstance(text, String) else Tiling()
        found = self._meshes.sharding(op, said, len(op.result.shape))
        return self._fitting(op, found, op.result, op.operands[0])

    def _fitting(self, op: Op, found: Sharding | None, whole: Value, part: Value) -> Sharding:
        """The sharding, if it cuts the whole tensor into such parts. Raises ProgramError."""
        if found is None or not isinstance(whole.type, TensorType):
            raise refused(op, "has no @Sharding before it, which says how parts are cut")
        local = found.local_type(self._meshes.mesh, whole.type)
        if local != part.type:
            raise refused(op, f"has parts of {part.type}, by its sharding they are {local}")
        return found
