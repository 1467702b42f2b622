"""The context of an op row while its op is lowered to one device; shard numbers of devices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import TypeVar

import numpy as np

from shardwright.ir.core import Block, Func, Module, Op, Value, clone_region
from shardwright.passes.base import op_error
from shardwright.passes.partition.lowering.replica_groups import (
    DeviceTables,
    axes_note,
)
from shardwright.spec import plan
from shardwright.spec.attributes import EMPTY, Attribute, Attrs, Ints, Symbol
from shardwright.spec.axes import Axes, Mesh
from shardwright.spec.blocks.halo import Pairs
from shardwright.spec.layout import Layout
from shardwright.spec.machines.mesh_devices import device_numbers, shard_numbers
from shardwright.spec.op import Handle, Sig, Values
from shardwright.spec.types import TensorType, Type, tensor
from shardwright.spec.values.dense import dense, splat

T = TypeVar("T")
INDEX = tensor((), "i32")
_LARGE = "partition the program for a smaller mesh: the tables list every device of it"


class ShardIndices:
    """Private functions that compute the number of a device's shard along some axes.

    `tables`: those that collectives of the program list.
    """

    def __init__(self, module: Module, mesh: Mesh) -> None:
        self._module, self._mesh = module, mesh
        self.tables = DeviceTables(mesh)
        self._names: dict[Axes, str] = {}
        self._taken = {func.symbol for func in module.funcs}

    def symbol(self, axes: Axes) -> str:
        """Name of the function for axes listed major to minor; made on first use."""
        if axes not in self._names:
            name = "_".join(["shard_index", *(_letters(axis.name) for axis in axes)])
            while name in self._taken:
                name += "_"
            self._taken.add(name)
            self._names[axes] = name
        return self._names[axes]

    def finish(self) -> list[Func]:
        """Append the functions to the module."""
        funcs = [self._function(name, axes) for axes, name in self._names.items()]
        for func in funcs:
            self._module.body.append(func)
        return funcs

    def _function(self, name: str, axes: Axes) -> Func:
        func = Func(name, [], [INDEX], "private")
        func.set_note(plan.AXES, axes_note(axes))
        body = func.body
        device = body.append(Op("stablehlo.partition_id", (), [tensor((), "ui32")])).result
        if self._mesh.device_ids:
            result = self._looked_up(body, device, axes)
        else:
            result = self._computed(body, device, axes)
        body.append(Op("func.return", [result]))
        return func

    def _looked_up(self, body: Block, device: Value, axes: Axes) -> Value:
        """Any device order: from a table by device id."""
        mesh = self._mesh
        table = np.zeros(mesh.device_count, np.int32)
        table[device_numbers(mesh)] = shard_numbers(mesh, axes)
        type = tensor(table.shape, "i32")
        shards = body.append(
            Op("stablehlo.constant", (), [type], Attrs({"value": dense(table, type)}))
        )
        sizes = Attrs({"slice_sizes": Ints((1,))})
        one = tensor((1,), "i32")
        entry = body.append(Op("stablehlo.dynamic_slice", [shards.result, device], [one], sizes))
        return body.append(Op("stablehlo.reshape", entry.results, [INDEX])).result

    def _computed(self, body: Block, device: Value, axes: Axes) -> Value:
        """Devices in mesh order: coordinates by division and remainder."""
        number = body.append(Op("stablehlo.convert", [device], [INDEX])).result

        def with_constant(name: str, value: Value, constant: int) -> Value:
            attrs = Attrs({"value": splat(constant, INDEX)})
            other = body.append(Op("stablehlo.constant", (), [INDEX], attrs)).result
            return body.append(Op(name, [value, other], [INDEX])).result

        shard: Value | None = None
        names = self._mesh.names
        for axis in axes:
            minor = prod(map(self._mesh.axis_size, names[names.index(axis.name) + 1 :]))
            place = number
            if minor > 1:
                place = with_constant("stablehlo.divide", place, minor)
            if axis.name != names[0]:
                place = with_constant("stablehlo.remainder", place, axis.size)
            if shard is not None:
                scaled = with_constant("stablehlo.multiply", shard, axis.size)
                place = body.append(Op("stablehlo.add", [scaled, place], [INDEX])).result
            shard = place
        assert shard is not None, "a shard number along no axes is 0"
        return shard


def _letters(name: str) -> str:
    """An axis name as part of a function name."""
    return "".join(char if char.isascii() and char.isalnum() else "_" for char in name)


class LocalOp:
    """The `Local` of one op: appends to the block that is being rebuilt."""

    def __init__(
        self,
        module: Module,
        op: Op,
        sig: Sig,
        block: Block,
        mesh: Mesh,
        indices: ShardIndices,
        ins: Sequence[Layout],
        outs: Sequence[Layout],
        local_outs: Sequence[Type],
        plain_names: Mapping[str, str],
    ) -> None:
        self._module, self._op, self._block, self._indices = module, op, block, indices
        self._plain_names = plain_names
        self.sig, self.mesh = sig, mesh
        self.operands: list[Handle] = list(op.operands)
        self.in_axes: list[tuple[Axes, ...]] = list(ins)
        self.out_axes: list[tuple[Axes, ...]] = list(outs)
        self.local_outs = tuple(local_outs)

    def emit(
        self,
        name: str,
        operands: Sequence[Handle],
        outs: Sequence[Type],
        attrs: dict[str, Attribute] | None = None,
    ) -> list[Handle]:
        """Append an op; returns its results."""
        return list(self._append(name, operands, outs, Attrs(attrs) if attrs else EMPTY).results)

    def emit_same(
        self,
        operands: Sequence[Handle],
        attrs: Attrs | None = None,
        outs: Sequence[Type] | None = None,
    ) -> list[Handle]:
        """Append the op itself with local result types, or others."""
        op = self._op
        name = self._plain_names.get(op.name, op.name)
        types = self.local_outs if outs is None else outs
        made = self._append(name, operands, types, op.attrs if attrs is None else attrs)
        for region in op.regions:
            made.add_region(clone_region(region, {}))
        made.set_notes(op.notes.without(plan.HALO))
        return list(made.results)

    def constant(self, value: Values | int | float | bool, type: TensorType) -> Handle:
        """Append a constant, a scalar value as a splat."""
        array = np.asarray(value)
        attribute = dense(array, type) if array.shape == type.shape else splat(array.item(), type)
        return self.emit("stablehlo.constant", [], [type], {"value": attribute})[0]

    def shard_index(self, axes: Axes, element: str = "i32") -> Handle:
        """A rank-0 integer: number of this device's shard along axes listed major to minor."""
        if not axes:
            return self.constant(0, tensor((), element))
        symbol = Symbol(self._indices.symbol(tuple(axes)))
        index = self.emit("func.call", [], [INDEX], {"callee": symbol})[0]
        if element == "i32":
            return index
        return self.emit("stablehlo.convert", [index], [tensor((), element)])[0]

    def permute(self, value: Handle, axes: Axes, pairs: Pairs) -> Handle:
        """Shards change hands, alike in every group of devices along the axes.

        These are noted in mesh order, by which JAX numbers the devices of a permutation.
        """
        attrs = self.listed(lambda tables: tables.shards(axes, pairs))
        made = self._append("stablehlo.collective_permute", [value], [value.type], Attrs(attrs))
        made.set_note(plan.REASON, self._op.notes.get(plan.HALO))
        made.set_note(plan.AXES, axes_note(sorted(axes, key=self.mesh.order)))
        return made.result

    def listed(self, table: Callable[[DeviceTables], T]) -> T:
        """What a table of devices gives. Raises ProgramError at the op where it is too large."""
        try:
            return table(self._indices.tables)
        except ValueError as problem:
            raise self.error(str(problem), help=_LARGE) from None

    def error(self, message: str, help: str = "") -> Exception:
        """A located diagnostic to raise."""
        return op_error(self._module, self._op, message, help=help)

    def _append(
        self, name: str, operands: Sequence[Handle], outs: Sequence[Type], attrs: Attrs
    ) -> Op:
        values = [value for value in operands if isinstance(value, Value)]
        assert len(values) == len(operands), "a handle that is not of this program"
        op = self._op
        return self._block.append(Op(name, values, outs, attrs, (), EMPTY, op.loc, op.place))
