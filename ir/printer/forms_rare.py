"""Ops that few programs hold, as text: composites, scans, calls through values, casts.

See `forms.py`.
"""

from __future__ import annotations

from shardwright.ir.core import Op
from shardwright.ir.printer.attributes import printed
from shardwright.ir.printer.forms import Context, Form, arrow, int_of, types
from shardwright.spec.attributes import Ints


def call_indirect(p: Context, op: Op) -> str:
    callee, *operands = op.operands
    _, _, signature = arrow(op).partition(f"{callee.type}")
    return (
        f" {p.names([callee])}({p.names(operands)}){printed(op)} : ({signature.removeprefix(', ')}"
    )


def func_constant(p: Context, op: Op) -> str:
    return f"{printed(op, ('value',))} {op.attrs['value']} : {types(op.results)}"


def cast(p: Context, op: Op) -> str:
    ins = f" {p.names(op.operands)} : {types(op.operands)}" if op.operands else ""
    return f"{ins} to {types(op.results)}{printed(op)}"


def einsum(p: Context, op: Op) -> str:
    tail = f"{printed(op, ('einsum_config',))} : {arrow(op)}"
    return f" {p.names(op.operands)}, config = {op.attrs['einsum_config']}{tail}"


def composite(p: Context, op: Op) -> str:
    regions = ", ".join([p.region(region, label=True) for region in op.regions])
    regions = f" ({regions})" if op.regions else ""
    head = f" {op.attrs['name']} {p.names(op.operands)}{regions}"
    return f"{head}{printed(op, ('name',))} : {arrow(op)}"


_SEGMENTS = ("operandSegmentSizes", "resultSegmentSizes")


def scan(p: Context, op: Op) -> str:
    """Arguments of the region are called input, then carry."""
    sizes = op.attrs[_SEGMENTS[0]]
    inputs = sizes.values[0] if isinstance(sizes, Ints) else 0
    (region,) = op.regions
    count = len(region.block.args) if region.blocks else 0
    hints = ["input"] * min(inputs, count) + ["carry"] * (count - inputs)
    body = p.region(region, hints, label=True)
    notes = printed(op, ("dimension", *_SEGMENTS))
    notes = f" attributes{notes}" if notes else ""
    return (
        f"({p.names(op.operands[:inputs])}) inits ({p.names(op.operands[inputs:])})"
        f" dimension={int_of(op, 'dimension')} {notes} {body} : {arrow(op)}"
    )


RARE_FORMS: dict[str, Form] = {
    "call_indirect": call_indirect,
    "func.constant": func_constant,
    "cast": cast,
    "einsum": einsum,
    "composite": composite,
    "scan": scan,
}
