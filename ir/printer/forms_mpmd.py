"""Ops of the `mpmd` dialect as text; see `forms.py`."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.core import Op
from shardwright.ir.printer.attributes import printed
from shardwright.ir.printer.forms import Context, Form, arrow, int_of, types
from shardwright.spec.attributes import Array, Attribute, ShardingPerValue


def mpmd_return(p: Context, op: Op) -> str:
    text = f"{printed(op)} {p.names(op.operands)}"
    return f"{text} : {types(op.operands)}" if op.operands else text


def mpmd_transfer(p: Context, op: Op) -> str:
    return f"{printed(op)} {p.names(op.operands)} : {arrow(op)}"


def mpmd_broadcast(p: Context, op: Op) -> str:
    return f"{printed(op)} {p.names(op.operands)} : {types(op.operands)}"


def mpmd_named_tensor(p: Context, op: Op) -> str:
    tail = f"{printed(op, ('name',))} : {types(op.operands)}"
    return f" {p.names(op.operands)} name={op.attrs['name']}{tail}"


def _inside(value: Attribute) -> str:
    """The text between the angle brackets of an attribute of the dialect."""
    return str(value).partition("<")[2].removesuffix(">")


def mpmd_reduce(p: Context, op: Op) -> str:
    head = f"<{_inside(op.attrs['reduction'])}>{printed(op, ('reduction',))}"
    return f"{head} {p.names(op.operands)} : {arrow(op)}"


def _computation(p: Context, op: Op, hidden: tuple[str, ...] = (), last: str = "") -> str:
    """Operands, dictionary and region; `last` is what the last argument is called."""
    (region,) = op.regions
    args = region.block.args
    hints: Sequence[str] = [""] * (len(args) - 1) + [last]
    body = p.region(region, hints)
    return f" ({p.names(op.operands)}){printed(op, hidden)} ({p.args(args)}) {body}"


def mpmd_named_computation(p: Context, op: Op) -> str:
    tail = _computation(p, op, ("origin",))
    return f"<{_inside(op.attrs['origin'])}>{tail} : {arrow(op)}"


def _placed(op: Op) -> str:
    """Mesh and origins, without the closing bracket."""
    origins = op.attrs["origin"]
    shown = ", ".join(map(_inside, origins)) if isinstance(origins, Array) else ""
    return f"<mesh={op.attrs['mesh_name']}, origin=[{shown}]"


def _shardings(op: Op, key: str) -> str:
    value = op.attrs.get(key)
    if not isinstance(value, ShardingPerValue):
        return ""
    return f", {key}=[{', '.join(map(str, value.shardings))}]"


def mpmd_fragment(p: Context, op: Op) -> str:
    stage = f", stage={int_of(op, 'stage_id')}" if "stage_id" in op.attrs else ""
    shardings = _shardings(op, "in_shardings") + _shardings(op, "out_shardings")
    keys = ("mesh_name", "origin", "stage_id", "in_shardings", "out_shardings")
    return f"{_placed(op)}{stage}{shardings}>{_computation(p, op, keys)} : {arrow(op)}"


def mpmd_fragment_call(p: Context, op: Op) -> str:
    keys = ("mesh_name", "origin", "callee")
    call = f"{op.attrs['callee']}({p.names(op.operands)})"
    return f"{_placed(op)}> {call}{printed(op, keys)} : {arrow(op)}"


def mpmd_for(p: Context, op: Op) -> str:
    return f"{_computation(p, op, last='index')} : {types(op.results)}"


MPMD_FORMS: dict[str, Form] = {
    "mpmd.return": mpmd_return,
    "mpmd.transfer": mpmd_transfer,
    "mpmd.broadcast": mpmd_broadcast,
    "mpmd.named_tensor": mpmd_named_tensor,
    "mpmd.reduce": mpmd_reduce,
    "mpmd.named_computation": mpmd_named_computation,
    "mpmd.fragment": mpmd_fragment,
    "mpmd.fragment_call": mpmd_fragment_call,
    "mpmd.for": mpmd_for,
}
