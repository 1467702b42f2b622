"""Ops of the `sdy` dialect as text, and the table of all forms; see `forms.py`."""

from __future__ import annotations

from shardwright.ir.core import Op
from shardwright.ir.printer.attributes import printed
from shardwright.ir.printer.forms import (
    STABLEHLO_FORMS,
    Context,
    Form,
    arrow,
    case_of,
    int_of,
    text_of,
    types,
)
from shardwright.ir.printer.forms_mpmd import MPMD_FORMS
from shardwright.ir.printer.forms_rare import RARE_FORMS
from shardwright.spec.attributes import AxisList, MeshAttr, ShardingAttr, ShardingPerValue
from shardwright.spec.axes import symbol


def sdy_mesh(p: Context, op: Op) -> str:
    mesh = op.attrs["mesh"]
    assert isinstance(mesh, MeshAttr)
    visibility = f" {text_of(op, 'sym_visibility')}" if "sym_visibility" in op.attrs else ""
    name = symbol(text_of(op, "sym_name"))
    tail = printed(op, ("sym_name", "mesh", "sym_visibility"))
    return f"{visibility} {name} = {mesh.mesh}{tail}"


def _sharding(op: Op, key: str = "sharding") -> str:
    value = op.attrs[key]
    assert isinstance(value, ShardingAttr)
    return str(value.sharding)


def sdy_sharding_constraint(p: Context, op: Op) -> str:
    tail = f"{printed(op, ('sharding',))} : {types(op.operands)}"
    return f" {p.names(op.operands)} {_sharding(op)}{tail}"


sdy_reshard = sdy_sharding_constraint


def sdy_sharding_group(p: Context, op: Op) -> str:
    tail = f"{printed(op, ('group_id',))} : {types(op.operands)}"
    return f" {p.names(op.operands)} group_id={int_of(op, 'group_id')}{tail}"


def sdy_propagation_barrier(p: Context, op: Op) -> str:
    word = case_of(op, "allowed_direction")
    tail = f"{printed(op, ('allowed_direction',))} : {types(op.operands)}"
    return f" {p.names(op.operands)} allowed_direction={word}{tail}"


def sdy_data_flow_edge(p: Context, op: Op) -> str:
    shown = f" sharding={_sharding(op)}" if "sharding" in op.attrs else ""
    return f" {p.names(op.operands)}{shown}{printed(op, ('sharding',))} : {types(op.results)}"


def sdy_func_data_flow_edge(p: Context, op: Op) -> str:
    return f" {p.names(op.operands)}{printed(op)} : {types(op.results)}"


def _mover(key: str = "") -> Form:
    def form(p: Context, op: Op) -> str:
        axes = f" {op.attrs[key]}" if key else ""
        target = _sharding(op, "out_sharding")
        tail = f"{printed(op, (key, 'out_sharding'))} : {types(op.operands)}"
        return f"{axes} {p.names(op.operands)} out_sharding={target}{tail}"

    return form


def _shardings(op: Op, key: str) -> str:
    value = op.attrs[key]
    assert isinstance(value, ShardingPerValue)
    return f" {key}=[{', '.join(map(str, value.shardings))}]"


def sdy_manual_computation(p: Context, op: Op) -> str:
    (region,) = op.regions
    body = p.region(region)
    axes = op.attrs["manual_axes"]
    assert isinstance(axes, AxisList)
    keys = ("in_shardings", "out_shardings", "manual_axes")
    head = f"{_shardings(op, keys[0])}{_shardings(op, keys[1])} manual_axes={axes}"
    args = f"({p.args(region.block.args)})"
    return f"({p.names(op.operands)}){head} {args} {body}{printed(op, keys)} : {arrow(op)}"


def sdy_named_computation(p: Context, op: Op) -> str:
    (region,) = op.regions
    body = p.region(region)
    keys = ("name", "in_shardings", "out_shardings")
    head = "".join(_shardings(op, key) for key in keys[1:] if key in op.attrs)
    args = f"({p.args(region.block.args)})"
    name = op.attrs["name"]
    return f"<{name}>({p.names(op.operands)}){head} {args} {body}{printed(op, keys)} : {arrow(op)}"


FORMS: dict[str, Form] = {
    **STABLEHLO_FORMS,
    **RARE_FORMS,
    **MPMD_FORMS,
    "sdy.mesh": sdy_mesh,
    "sdy.sharding_constraint": sdy_sharding_constraint,
    "sdy.reshard": sdy_reshard,
    "sdy.sharding_group": sdy_sharding_group,
    "sdy.propagation_barrier": sdy_propagation_barrier,
    "sdy.data_flow_edge": sdy_data_flow_edge,
    "sdy.func_data_flow_edge": sdy_func_data_flow_edge,
    "sdy.all_gather": _mover("gathering_axes"),
    "sdy.all_slice": _mover("slicing_axes"),
    "sdy.reduce_scatter": _mover("reduce_scatter_axes"),
    "sdy.all_reduce": _mover("reduction_axes"),
    "sdy.sharded_to_unreduced": _mover("axes"),
    "sdy.replicated_to_unreduced": _mover("axes"),
    "sdy.all_to_all": _mover("params"),
    "sdy.collective_permute": _mover(),
    "sdy.manual_computation": sdy_manual_computation,
    "sdy.named_computation": sdy_named_computation,
}
