"""Turn every float type into f64 and every complex one into complex<f64>.

What is computed stays, rounding apart: conversions between float types become identities, ops that
read the bits of numbers (`bitcast_convert`) get the narrow ones by conversion. A difference that
remains between two widened programs is not one of rounding.

Before:
    func.func @main(%arg0: tensor<8xf32>) -> tensor<8xbf16> {
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<8xf32>
      %0 = stablehlo.multiply %arg0, %cst : tensor<8xf32>
      %1 = stablehlo.convert %0 : (tensor<8xf32>) -> tensor<8xbf16>
      return %1 : tensor<8xbf16>
    }
After:
    func.func @main(%arg0: tensor<8xf64>) -> tensor<8xf64> {
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<8xf64>
      %0 = stablehlo.multiply %arg0, %cst : tensor<8xf64>
      %1 = stablehlo.convert %0 : tensor<8xf64>
      return %1 : tensor<8xf64>
    }
"""

from __future__ import annotations

from dataclasses import dataclass

from shardwright.ir.core import Func, Module, Op, Value
from shardwright.passes.base import Pass
from shardwright.spec.attributes import Attrs
from shardwright.spec.types import Type
from shardwright.spec.values.wide import wide_attrs, wide_type

_CONVERT = "stablehlo.convert"


@dataclass(frozen=True)
class WidenFloats(Pass):
    def run(self, module: Module) -> None:
        ops = list(module.walk())
        wide = [(op, _wide_attrs(op)) for op in ops]  # by the types that the program has now
        narrow = [(op, _types(op.operands), _types(op.results)) for op, attrs in wide if not attrs]
        for op in ops:
            _widen_values(op)
        for op, attrs in wide:
            op.set_notes(wide_attrs(op.notes))
            if attrs is not None:
                op.set_attrs(attrs[0])
        for op, ins, outs in narrow:
            _keep(op, ins, outs)


def _wide_attrs(op: Op) -> tuple[Attrs] | None:
    """The attributes of an op on wide types; None for one that keeps its own types."""
    row = op.row
    if row is None:
        return (wide_attrs(op.attrs),) if _is_structure(op) else None
    if row.wide is None:
        return (wide_attrs(op.attrs),)
    attrs = row.wide(op.sig)
    return None if attrs is None else (wide_attrs(attrs),)


def _is_structure(op: Op) -> bool:
    """True for what holds or ends blocks: modules, functions, returns."""
    return bool(op.regions) or op.is_terminator or not op.results


def _widen_values(op: Op) -> None:
    for value in op.results:
        value.set_type(wide_type(value.type))
    for region in op.regions:
        for block in region.blocks:
            for value in block.args:
                value.set_type(wide_type(value.type))
    if isinstance(op, Func):
        op.set_boundary(
            arg_attrs=[wide_attrs(attrs) for attrs in op.arg_attrs],
            result_types=[wide_type(type) for type in op.result_types],
            result_attrs=[wide_attrs(attrs) for attrs in op.result_attrs],
        )


def _types(values: list[Value]) -> list[Type]:
    return [value.type for value in values]


def _keep(op: Op, ins: list[Type], outs: list[Type]) -> None:
    """Give an op its narrow types back, between conversions."""
    block = op.block
    assert block is not None
    for index, (value, type) in enumerate(zip(op.operands, ins, strict=True)):
        if value.type is not type:
            before = Op(_CONVERT, [value], [type], loc=op.loc)
            block.insert_before(op, before)
            op.set_operand(index, before.result)
    for value, type in zip(op.results, outs, strict=True):
        if value.type is not type:
            after = Op(_CONVERT, [value], [value.type], loc=op.loc)
            value.set_type(type)
            block.insert_after(op, after)
            value.replace_uses(after.result, keep=[after])
