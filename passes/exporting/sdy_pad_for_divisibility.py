"""Pad every sharded dim to a multiple of its shards, and slice the padding off once the dim is whole.

Before:
    sdy.mesh @mesh = <["x"=2]>
    func.func @main(%arg0: tensor<3xf32>) -> tensor<3xf32> {
      %0 = sdy.all_slice [{"x"}] %arg0 out_sharding=<@mesh, [{"x"}]> : tensor<3xf32>
      %1 = stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<3xf32>
      %2 = sdy.all_gather [{"x"}] %1 out_sharding=<@mesh, [{}]> : tensor<3xf32>
      return %2 : tensor<3xf32>
    }
After:
    sdy.mesh @mesh = <["x"=2]>
    func.func @main(%arg0: tensor<3xf32>) -> tensor<3xf32> {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %0 = stablehlo.pad %arg0, %cst, low = [0], high = [1], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
      %1 = sdy.all_slice [{"x"}] %0 out_sharding=<@mesh, [{"x"}]> : tensor<4xf32>
      %2 = stablehlo.negate %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<4xf32>
      %3 = sdy.all_gather [{"x"}] %2 out_sharding=<@mesh, [{}]> : tensor<4xf32>
      %4 = stablehlo.slice %3 [0:3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : (tensor<4xf32>) -> tensor<3xf32>
      return %4 : tensor<3xf32>
    }
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from shardwright.ir.build import Builder
from shardwright.ir.core import Func, Module, Op, Value
from shardwright.ir.errors import ProgramError, first_errors
from shardwright.ir.verify import verify
from shardwright.ir.walk import all_ops
from shardwright.passes.base import Pass, op_error
from shardwright.passes.shared.padding_ops import cut, padded, zero
from shardwright.passes.shared.shardings import visible_sharding
from shardwright.spec.attributes import Attrs, Enum, Int
from shardwright.spec.axes import Mesh
from shardwright.spec.factors import Kind
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import ALL_GATHER, ALL_SLICE, SLICE, SUMMED
from shardwright.spec.types import TensorType, Type, tensor
from shardwright.spec.values.dense import splat
from shardwright.spec.values.fields import i64, ints

_HELP = "run sdy-update-non-divisible-input-output-shardings first"
_DIALECTS = ("stablehlo.", "sdy.")


@dataclass(frozen=True)
class PadForDivisibility(Pass):
    anchor: ClassVar[str] = "func.func"

    def run(self, module: Module) -> None:
        padder = _Padder(module)
        for op in all_ops(module):
            if isinstance(op, Func):
                padder.check(op)
        for op in all_ops(module):
            padder.pad(op)
        if padder.sizes and (problems := verify(module)):
            raise ProgramError(*first_errors(problems))


class _Padder:
    """Pads the values of a module, op by op.

    `sizes` has the shape that each padded value had; `zero` the values whose padding is zero.
    """

    def __init__(self, module: Module) -> None:
        self.module = module
        self.meshes = module.meshes
        self.sizes: dict[Value, tuple[int, ...]] = {}
        self.zero: set[Value] = set()

    def check(self, func: Func) -> None:
        """Arguments and results must be cut evenly. Raises ProgramError."""
        if func.is_declaration:
            return
        args = [("argument", value.type, value.sharding) for value in func.args]
        results = zip(func.result_types, func.result_shardings, strict=True)
        for what, types in (("argument", args), ("result", [("", *pair) for pair in results])):
            for index, (_, type, sharding) in enumerate(types):
                if self._padded(type, sharding) is not type:
                    message = f"{what} #{index} has a non-divisible sharding"
                    raise op_error(self.module, func, message, help=_HELP)

    def pad(self, op: Op) -> None:
        """Give the results of an op their padded types, and what must stand around it."""
        if isinstance(op, Func) or not op.name.startswith(_DIALECTS):
            return
        if op.name == ALL_SLICE:
            self._pad_before(op)
        elif op.name in SUMMED:
            self._mask(op)
        elif op.name == SLICE:
            self._widen(op)
        if op.name == ALL_GATHER:
            self._cut_after(op)
        else:
            for value in op.results:
                self._retype(value, self._padded(value.type, visible_sharding(value)))

    def _padded(self, type: Type, sharding: Sharding | None) -> Type:
        """The type with every dim rounded up to a multiple of its shards."""
        mesh = None if sharding is None else self._mesh(sharding)
        if sharding is None or mesh is None or not isinstance(type, TensorType):
            return type
        if len(sharding.dims) != len(type.shape):
            return type
        counts = sharding.sizes(mesh)
        shape = tuple(-(-n // count) * count for n, count in zip(type.shape, counts, strict=True))
        return type if shape == type.shape else type.with_shape(shape)

    def _mesh(self, sharding: Sharding) -> Mesh | None:
        mesh = self.module.mesh_of(sharding)
        return None if mesh is None or mesh.is_maximal else mesh

    def _retype(self, value: Value, type: Type) -> None:
        if type is value.type:
            return
        self.sizes[value] = value.shape
        value.set_type(type)
        for op in (value.op, *value.users()):
            if op is not None:
                op.touch()

    def _pad_before(self, op: Op) -> None:
        value, result = op.operands[0], op.result
        wanted = self._padded(result.type, visible_sharding(result))
        if not isinstance(wanted, TensorType) or wanted.shape == value.shape:
            return
        made = padded(Builder.before(op), value, wanted.shape, visible_sharding(value))
        op.set_operand(0, made)
        self.zero.add(result)

    def _cut_after(self, op: Op) -> None:
        """The result keeps the padding of its operand; users see what remains to be padded."""
        value, result = op.operands[0], op.result
        sharding = visible_sharding(result)
        wanted = self._padded(result.type, sharding)
        whole = result.shape
        self._retype(result, value.type)
        if not isinstance(wanted, TensorType) or wanted is result.type:
            return
        uses = tuple(result.uses)
        starts = [0] * len(wanted.shape)
        made = cut(Builder.after(op), result, starts, wanted.shape, sharding)
        for user, index in reversed(uses):
            user.set_operand(index, made)
        if wanted.shape != whole:
            self.sizes[made] = whole

    def _mask(self, op: Op) -> None:
        """Padding in dims that are summed over becomes zero, unless it is known to be."""
        rule = op.sig.rule
        for index, value in enumerate(list(op.operands)):
            if rule is None or value not in self.sizes or value in self.zero:
                continue
            dims = _summed_dims(rule.operands[index], rule.kinds)
            grown = [d for d in dims if value.shape[d] != self.sizes[value][d]]
            if grown:
                op.set_operand(index, self._masked(op, value, grown))

    def _masked(self, op: Op, value: Value, dims: Sequence[int]) -> Value:
        builder, shape = Builder.before(op), value.shape
        mask: Value | None = None
        for dim in dims:
            inside = _below(builder, shape, dim, self.sizes[value][dim])
            if mask is not None:
                inside = builder.op("stablehlo.and", [mask, inside], [inside.type]).result
            mask = inside
        assert mask is not None
        nothing = _wide(builder, zero(builder, value.tensor.element), shape)
        return builder.op("stablehlo.select", [mask, value, nothing], [value.type]).result

    def _widen(self, op: Op) -> None:
        """A cut that ends with its operand, or needs no neighbour, ends with the padding too."""
        result = op.result
        wanted = self._padded(result.type, visible_sharding(result))
        assert isinstance(wanted, TensorType)
        limits = list(ints(op.attrs, "limit_indices"))
        for dim, (old, new) in enumerate(zip(result.shape, wanted.shape, strict=True)):
            limits[dim] += new - old
        op.set_attr("limit_indices", i64(limits))


def _summed_dims(dims: Sequence[Sequence[int]], kinds: Sequence[Kind]) -> list[int]:
    return [d for d, own in enumerate(dims) if any(kinds[f] is Kind.REDUCTION for f in own)]


def _wide(builder: Builder, value: Value, shape: tuple[int, ...]) -> Value:
    attrs = Attrs({"broadcast_dimensions": i64(())})
    return builder.op(
        "stablehlo.broadcast_in_dim", [value], [value.tensor.with_shape(shape)], attrs
    ).result


def _below(builder: Builder, shape: tuple[int, ...], dim: int, size: int) -> Value:
    """The mask of indices of a dim below a size: booleans of a shape."""
    wide, scalar = tensor(shape, "i32"), tensor((), "i32")
    place = builder.op("stablehlo.iota", [], [wide], Attrs({"iota_dimension": Int(dim)})).result
    value = Attrs({"value": splat(size, scalar)})
    limit = _wide(builder, builder.op("stablehlo.constant", [], [scalar], value).result, shape)
    attrs = Attrs({"comparison_direction": Enum("comparison_direction", "LT", "stablehlo")})
    return builder.op("stablehlo.compare", [place, limit], [tensor(shape, "i1")], attrs).result
