"""The `sdy` dialect, and the ops that hold a program: `func.func`, `builtin.module`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..checking import check, wrong_result
from ..factors import Rule, pointwise_rule
from ..op import OpRow, Run, Sig


def _pointwise(sig: Sig) -> Rule:
    return pointwise_rule(sig.out_shape(0), sig.in_ranks)


@check(1)
def _same_type(sig: Sig) -> Iterator[str]:
    yield from wrong_result(sig, sig.shape(0))


def _identity(_: Run, x: Any) -> Any:
    """On global values a change of sharding changes nothing."""
    return x


def _inlined(run: Run, *operands: Any) -> tuple[Any, ...]:
    return tuple(run.call(0, *operands))


def _mover(name: str, *axes: str) -> OpRow:
    """A collective of the dialect: the value stays, its sharding becomes `out_sharding`."""
    inherent = (*axes, "out_sharding")
    return OpRow(name=name, syntax=name, inherent=inherent, check=_same_type, run=_identity)


ROWS = [
    OpRow(
        name="builtin.module",
        syntax="builtin.module",
        inherent=("sym_name", "sym_visibility"),
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
        pure=False,
    ),
    OpRow(name="sdy.mesh", syntax="sdy.mesh", inherent=("sym_name", "mesh"), pure=False),
    OpRow(
        name="sdy.sharding_constraint",
        syntax="sdy.sharding_constraint",
        inherent=("sharding",),
        rule=_pointwise,
        check=_same_type,
        elementwise=True,
        run=_identity,
        pure=False,
    ),
    OpRow(
        name="sdy.reshard",
        syntax="sdy.reshard",
        inherent=("sharding",),
        rule=_pointwise,
        check=_same_type,
        elementwise=True,
        run=_identity,
    ),
    OpRow(
        name="sdy.propagation_barrier",
        syntax="sdy.propagation_barrier",
        inherent=("allowed_direction",),
        rule=_pointwise,
        check=_same_type,
        elementwise=True,
        run=_identity,
    ),
    OpRow(
        name="sdy.sharding_group",
        syntax="sdy.sharding_group",
        inherent=("group_id",),
        pure=False,
    ),
    OpRow(
        name="sdy.manual_computation",
        syntax="sdy.manual_computation",
        inherent=("in_shardings", "out_shardings", "manual_axes"),
    ),
    OpRow(
        name="sdy.named_computation",
        syntax="sdy.named_computation",
        inherent=("name", "in_shardings", "out_shardings"),
        run=_inlined,
    ),
    OpRow(
        name="sdy.data_flow_edge",
        syntax="sdy.data_flow_edge",
        inherent=("sharding",),
        check=_same_type,
        run=_identity,
    ),
    OpRow(
        name="sdy.func_data_flow_edge",
        syntax="sdy.func_data_flow_edge",
        inherent=("sharding",),
        check=_same_type,
        run=_identity,
    ),
    OpRow(name="sdy.return", syntax="return", pure=False),
    _mover("sdy.all_gather", "gathering_axes"),
    _mover("sdy.all_slice", "slicing_axes"),
    _mover("sdy.all_to_all", "params"),
    _mover("sdy.collective_permute"),
    _mover("sdy.all_reduce", "reduction_axes"),
    _mover("sdy.reduce_scatter", "reduce_scatter_axes"),
    _mover("sdy.sharded_to_unreduced", "axes"),
    _mover("sdy.replicated_to_unreduced", "axes"),
]
