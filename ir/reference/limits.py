"""Size limits of the numpy reference, so that an absurd size is a diagnostic."""

from __future__ import annotations

import numpy as np

from shardwright.ir.core import Func, Module, Op
from shardwright.ir.diagnostics.at_op import op_error, place_of
from shardwright.ir.errors import Place, error
from shardwright.spec.axes import shown_count
from shardwright.spec.types import TensorType, Type

MAX_BYTES = 8 << 30  # arguments of a function together; operands and results of an op together
MAX_DEVICES = 4096  # run in lockstep
MAX_RANK = 64 if int(np.__version__.split(".")[0]) > 1 else 32  # numpy's NPY_MAXDIMS
_DIMS = f"the reference run takes at most {MAX_RANK}"
_MOST = f"the reference run takes at most {MAX_BYTES}"


def check_bytes(module: Module, func: Func) -> None:
    """Raise ProgramError when a function's arguments, or one of its ops, cannot be held."""
    size = _bytes([value.type for value in func.args])
    if size > MAX_BYTES:
        message = f"arguments of @{func.symbol} take {size} bytes, {_MOST}"
        help = "verify the program with smaller sizes of the same dims"
        raise error(message, place_of(module, func), help=help)
    for op in module.walk():
        if not isinstance(op, Func):
            _check_op(module, op)


def _check_op(module: Module, op: Op) -> None:
    for value in (*op.operands, *op.results):
        if isinstance(value.type, TensorType) and value.type.rank > MAX_RANK:
            message = f"has a value of {value.type.rank} dims, {_DIMS}"
            raise op_error(module, op, message, help="join dims of size 1 by a reshape")
    size = _bytes([value.type for value in (*op.operands, *op.results)])
    if size > MAX_BYTES:
        raise op_error(module, op, f"works on {size} bytes, {_MOST}")


def _bytes(types: list[Type]) -> int:
    return sum(type.bytes for type in types)


def check_devices(count: int, place: Place) -> None:
    """Raise ProgramError when a mesh has more devices than are run together."""
    if count > MAX_DEVICES:
        message = (
            f"a mesh of {shown_count(count)} devices, the reference run takes at most {MAX_DEVICES}"
        )
        raise error(message, place, help="verify the program on a smaller mesh of the same axes")
