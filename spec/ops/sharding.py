"""The `sdy` dialect, and the ops that hold a program: `func.func`, `builtin.module`."""

from __future__ import annotations

from typing import Any

from shardwright.spec.factors import Rule, pointwise_rule
from shardwright.spec.op import OpRow, Run, Sig
from shardwright.spec.verifying.structure import (
    ALL_TO_ALL,
    ANY,
    AXES,
    AXIS_LISTS,
    DIRECTION,
    GROUP,
    LIST,
    MANUAL_AXES,
    MESH,
    RANKED,
    SHAPED,
    SHARDING,
    SHARDINGS,
    STRING,
    TYPE,
    UNIT,
    Field,
    Kind,
    Structure,
    mover,
    terminator,
)


def _pointwise(sig: Sig) -> Rule:
    return pointwise_rule(sig.out_shape(0), sig.in_ranks)


def _identity(_: Run, x: Any) -> Any:
    """On global values a change of sharding changes nothing."""
    return x


def _inlined(run: Run, *operands: Any) -> tuple[Any, ...]:
    return tuple(run.call(0, *operands))


def _mover(name: str, axes: Field | None = None) -> OpRow:
    """A collective of the dialect: the value stays, its sharding becomes `out_sharding`.

    As in Shardy it counts as an effect: all devices must take part, so an unused one stays.
    """
    frame = mover(axes) if axes is not None else mover()
    inherent = tuple(field.name for field in frame.fields)
    return OpRow(
        name=name, syntax=name, inherent=inherent, structure=frame, run=_identity, pure=False
    )


def _same(*fields: Field, takes: Kind = ANY) -> Structure:
    """One operand, and one result of its type."""
    return Structure(fields=fields, takes=takes, gives=takes, same_types=True)


def _computation(*fields: Field) -> Structure:
    """A region that stands for the op, and sees nothing around it."""
    return Structure(
        operands=None,
        results=None,
        regions=("body",),
        fields=fields,
        ends_with="sdy.return",
        isolated=True,
    )


_IN, _OUT = "in_shardings", "out_shardings"
ROWS = [
    OpRow(
        name="builtin.module",
        syntax="builtin.module",
        inherent=("sym_name", "sym_visibility"),
        structure=Structure(
            operands=0,
            results=0,
            fields=(Field("sym_name", STRING, False), Field("sym_visibility", STRING, False)),
            is_open=True,
            isolated=True,
        ),
        pure=False,
    ),
    OpRow(
        name="func.func",
        syntax="func.func",
        inherent=(
            "sym_name",
            "function_type",
            "sym_visibility",
            "arg_attrs",
            "res_attrs",
            "no_inline",
        ),
        structure=Structure(
            operands=0,
            results=0,
            fields=(
                Field("arg_attrs", LIST, False),
                Field("function_type", TYPE, False),
                Field("no_inline", UNIT, False),
                Field("res_attrs", LIST, False),
                Field("sym_name", STRING, False),
                Field("sym_visibility", STRING, False),
            ),
            is_open=True,
            isolated=True,
        ),
        pure=False,
    ),
    OpRow(
        name="sdy.mesh",
        syntax="sdy.mesh",
        inherent=("sym_name", "mesh"),
        structure=Structure(
            operands=0,
            results=0,
            fields=(Field("mesh", MESH), Field("sym_name", STRING)),
            parent="builtin.module",
        ),
        pure=False,
    ),
    OpRow(
        name="sdy.sharding_constraint",
        syntax="sdy.sharding_constraint",
        inherent=("sharding",),
        rule=_pointwise,
        structure=_same(Field("sharding", SHARDING)),
        elementwise=True,
        run=_identity,
        pure=False,
    ),
    OpRow(
        name="sdy.reshard",
        syntax="sdy.reshard",
        inherent=("sharding",),
        rule=_pointwise,
        structure=_same(Field("sharding", SHARDING)),
        elementwise=True,
        run=_identity,
    ),
    OpRow(
        name="sdy.propagation_barrier",
        syntax="sdy.propagation_barrier",
        inherent=("allowed_direction",),
        rule=_pointwise,
        structure=_same(Field("allowed_direction", DIRECTION), takes=RANKED),
        elementwise=True,
        run=_identity,
    ),
    OpRow(
        name="sdy.sharding_group",
        syntax="sdy.sharding_group",
        inherent=("group_id",),
        structure=Structure(results=0, fields=(Field("group_id", GROUP),), takes=RANKED),
        pure=False,
    ),
    OpRow(
        name="sdy.manual_computation",
        syntax="sdy.manual_computation",
        inherent=(_IN, _OUT, "manual_axes"),
        structure=_computation(
            Field(_IN, SHARDINGS), Field("manual_axes", MANUAL_AXES), Field(_OUT, SHARDINGS)
        ),
    ),
    OpRow(
        name="sdy.named_computation",
        syntax="sdy.named_computation",
        inherent=("name", _IN, _OUT),
        structure=_computation(
            Field(_IN, SHARDINGS, False), Field("name", STRING), Field(_OUT, SHARDINGS, False)
        ),
        run=_inlined,
    ),
    OpRow(
        name="sdy.data_flow_edge",
        syntax="sdy.data_flow_edge",
        inherent=("sharding",),
        structure=_same(Field("sharding", SHARDING, False), takes=SHAPED),
        run=_identity,
    ),
    OpRow(
        name="sdy.func_data_flow_edge",
        syntax="sdy.func_data_flow_edge",
        structure=_same(takes=SHAPED),
        run=_identity,
    ),
    OpRow(name="sdy.return", syntax="return", structure=terminator(), pure=False),
    _mover("sdy.all_gather", Field("gathering_axes", AXIS_LISTS)),
    _mover("sdy.all_slice", Field("slicing_axes", AXIS_LISTS)),
    _mover("sdy.all_to_all", Field("params", ALL_TO_ALL)),
    _mover("sdy.collective_permute"),
    _mover("sdy.all_reduce", Field("reduction_axes", AXES)),
    _mover("sdy.reduce_scatter", Field("reduce_scatter_axes", AXIS_LISTS)),
    _mover("sdy.sharded_to_unreduced", Field("axes", AXIS_LISTS)),
    _mover("sdy.replicated_to_unreduced", Field("axes", AXES)),
]
