"""The `mpmd` dialect: programs cut across several meshes. Values are global; meshes are places.

A transfer, an assignment to a mesh, a name: all are the identity on values.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from shardwright.spec.attributes import Word
from shardwright.spec.op import OpRow, Run, Sig
from shardwright.spec.reference.extremes import Fold, maximum, minimum
from shardwright.spec.types import Type
from shardwright.spec.values.fields import integer
from shardwright.spec.values.mpmd_types import (
    ANY_TYPE,
    MESH_TENSOR,
    ORIGIN,
    ORIGINS,
    REDUCTION,
    SHARDINGS,
    TENSOR,
    UI32,
    mesh_tensor,
)
from shardwright.spec.verifying.attribute_classes import I64, STRING
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import CALLEE, Field, terminator
from shardwright.spec.verifying.traits import Parts
from shardwright.spec.verifying.type_classes import TOKEN, VALUES, ranked, variadic


def _identity(_: Run, x: Any) -> Any:
    return x


def _inlined(run: Run, *operands: Any) -> tuple[Any, ...]:
    return tuple(run.call(0, *operands))


def _called(run: Run, *operands: Any) -> tuple[Any, ...]:
    return tuple(run.function(*operands))


def _for_run(run: Run, *operands: Any) -> tuple[Any, ...]:
    """The number of the iteration comes last."""
    state = list(operands)
    for step in range(integer(run.sig.attrs, "iterations")):
        state = run.call(0, *state, np.asarray(step, np.uint32))
    return tuple(state)


_UFUNCS: dict[str, Fold] = {
    "add": np.add,
    "max": maximum,
    "min": minimum,
    "mul": np.multiply,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
}
_NONE = Word("#mpmd.reduction<none>")


def _kind(sig: Sig) -> str:
    return str(sig.attrs.get("reduction", _NONE)).partition("<")[2].removesuffix(">").strip()


def _reduce_run(run: Run, *operands: Any) -> Any:
    """All operands joined; without a kind there is one."""
    ufunc = _UFUNCS.get(_kind(run.sig))
    found = operands[0]
    if ufunc is None:
        return found
    for other in operands[1:]:
        found = ufunc(found, other)
    return found


# --- verification


def _assign_check(sig: Sig) -> str | None:
    """The tensor on a mesh is the other one, whole on every device."""
    is_assign = sig.name == "mpmd.assign"
    plain, placed = (sig.ins[0], sig.outs[0]) if is_assign else (sig.outs[0], sig.ins[0])
    found = mesh_tensor(placed)
    if found is None or not found.is_replicated:
        return f"MeshTensorType should be fully replicated: '{placed}'"
    if str(plain) != found.whole:
        return (
            f"mismatch between the given local type '{plain}' and mesh_type ranked tensor type: "
            f"'{found.whole}'"
        )
    return None


def _transfer_check(sig: Sig) -> str | None:
    source, target = mesh_tensor(sig.ins[0]), mesh_tensor(sig.outs[0])
    if source is not None and target is not None and source.whole == target.whole:
        return None
    return (
        f"cannot perform transfer between given types '{sig.ins[0]}' and '{sig.outs[0]}': global "
        "tensor types are different"
    )


def _reduce_check(sig: Sig) -> str | None:
    if not sig.ins:
        return "expected 1 or more operands, but found 0"
    if _kind(sig) == "none" and len(sig.ins) != 1:
        return "ReduceOp must have exactly one operand if the reduction type is none"
    return None


def _for_check(sig: Sig) -> str | None:
    if len(sig.ins) != len(sig.outs):
        return "requires the same number of operands and results"
    for index, (before, after) in enumerate(zip(sig.ins, sig.outs, strict=True)):
        if before is not after:
            return f"requires the same type for operand and result at index {index}"
    if len({_word(type) for type in sig.ins}) > 1:
        return "type ids in operands/results are not identical"
    iterations = integer(sig.attrs, "iterations")
    unroll = integer(sig.attrs, "unroll_factor", 1)
    if iterations == 0:
        return "number of iterations must be greater than zero"
    if unroll == 0 or iterations % unroll:
        return f"number of iterations {iterations} isn't divisible by unroll factor {unroll}"
    return None


def _word(type: Type) -> str:
    return str(type).partition("<")[0]


def _same_types(op: Parts) -> str | None:
    if len({*op.ins, *op.outs}) < 2:
        return None
    return "requires the same type for all operands and results"


_STRING = Field("origin", STRING, False)
_ONE = Definition(ins=(TENSOR,), outs=(TENSOR,), traits=(_same_types,))
_PLACED = variadic(MESH_TENSOR | TOKEN)
_VALUE = variadic(ranked(*VALUES) | TOKEN)
_MANY = variadic(ANY_TYPE)
_TENSORS = variadic(TENSOR | MESH_TENSOR)
_REGION: dict[str, Any] = {"regions": ("region",), "ends_with": "mpmd.return"}


ROWS = [
    OpRow(
        name="mpmd.assign",
        syntax="mpmd.transfer",
        inherent=("origin",),
        structure=Definition(ins=(TENSOR,), outs=(MESH_TENSOR,), fields=(_STRING,)),
        check=_assign_check,
        run=_identity,
    ),
    OpRow(
        name="mpmd.unassign",
        syntax="mpmd.transfer",
        inherent=("origin",),
        structure=Definition(ins=(MESH_TENSOR,), outs=(TENSOR,), fields=(_STRING,)),
        check=_assign_check,
        run=_identity,
    ),
    OpRow(
        name="mpmd.transfer",
        syntax="mpmd.transfer",
        structure=Definition(ins=(MESH_TENSOR,), outs=(MESH_TENSOR,)),
        check=_transfer_check,
        run=_identity,
    ),
    OpRow(
        name="mpmd.named_tensor",
        syntax="mpmd.named_tensor",
        inherent=("name",),
        structure=replace(_ONE, fields=(Field("name", STRING),)),
        run=_identity,
    ),
    OpRow(name="mpmd.broadcast", syntax="mpmd.broadcast", structure=_ONE, run=_identity),
    OpRow(
        name="mpmd.reduce",
        syntax="mpmd.reduce",
        inherent=("reduction",),
        implied=(("reduction", _NONE),),
        structure=Definition(
            ins=(variadic(TENSOR),),
            outs=(TENSOR,),
            fields=(Field("reduction", REDUCTION, False),),
            traits=(_same_types,),
        ),
        check=_reduce_check,
        run=_reduce_run,
    ),
    OpRow(
        name="mpmd.named_computation",
        syntax="mpmd.named_computation",
        inherent=("origin",),
        structure=Definition(
            ins=(_VALUE,),
            outs=(_VALUE,),
            fields=(Field("origin", ORIGIN),),
            **_REGION,
            isolated=True,
        ),
        run=_inlined,
    ),
    OpRow(
        name="mpmd.fragment",
        syntax="mpmd.fragment",
        inherent=("origin", "mesh_name", "stage_id", "in_shardings", "out_shardings"),
        structure=Definition(
            ins=(_PLACED,),
            outs=(_PLACED,),
            fields=(
                Field("in_shardings", SHARDINGS, False),
                Field("mesh_name", STRING),
                Field("origin", ORIGINS),
                Field("out_shardings", SHARDINGS, False),
                Field("stage_id", I64, False),
            ),
            **_REGION,
            isolated=True,
            parent="func.func, mpmd.for",
        ),
        run=_inlined,
    ),
    OpRow(
        name="mpmd.fragment_call",
        syntax="mpmd.fragment_call",
        inherent=("origin", "mesh_name", "callee"),
        structure=Definition(
            ins=(variadic(MESH_TENSOR),),
            outs=(variadic(MESH_TENSOR),),
            fields=(
                Field("callee", CALLEE),
                Field("mesh_name", STRING),
                Field("origin", ORIGINS),
            ),
            parent="func.func",
        ),
        pure=False,
        run=_called,
    ),
    OpRow(
        name="mpmd.call",
        syntax="call",
        inherent=("callee",),
        structure=Definition(ins=(_TENSORS,), outs=(_TENSORS,), fields=(Field("callee", CALLEE),)),
        pure=False,
        run=_called,
    ),
    OpRow(
        name="mpmd.for",
        syntax="mpmd.for",
        inherent=("iterations", "unroll_factor"),
        structure=Definition(
            ins=(_MANY,),
            outs=(_MANY,),
            fields=(Field("iterations", UI32), Field("unroll_factor", UI32, False)),
            **_REGION,
        ),
        check=_for_check,
        run=_for_run,
    ),
    OpRow(name="mpmd.return", syntax="mpmd.return", structure=terminator(), pure=False),
]
