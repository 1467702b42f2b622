"""Works out integers that a program computes from constants alone: counters, places of slices."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from shardwright.ir.core import Op, Value
from shardwright.ir.reference.interpreter import stored
from shardwright.spec.attributes import Dense
from shardwright.spec.op import NoReference, Sig, Values
from shardwright.spec.types import ELEMENTS, TensorType
from shardwright.spec.values.dense import dense, values

_WHOLE = ("int", "uint", "bool")  # kinds of elements that are worked out


@dataclass(frozen=True)
class _Alone:
    """The context of a reference of an op that needs nothing but its operands."""

    sig: Sig
    regions: int = 0

    def call(self, region: int, *args: Values) -> list[Values]:
        raise NoReference

    function = call


def constant_scalar(value: Value) -> Values | None:
    """The integer or boolean of rank 0 that a constant holds, as an array; None for others."""
    found = value.op.attrs.get("value") if value.op is not None else None
    if value.op is None or value.op.operands or not isinstance(found, Dense):
        return None
    return values(found) if _is_whole_scalar(found.type) else None


def computed_scalar(op: Op) -> Dense | None:
    """What an op on constant scalars gives; None where its operands are not known, where it gives
    anything else than one integer or boolean, and where it has effects.
    """
    row = op.row
    is_plain = row is not None and row.pure and not op.regions and len(op.results) == 1
    if row is None or not is_plain or row.run is None or not op.operands:
        return None
    type = op.result.type
    numbers = [number for value in op.operands if (number := constant_scalar(value)) is not None]
    if len(numbers) < len(op.operands) or not _is_whole_scalar(type):
        return None
    assert isinstance(type, TensorType)
    try:
        with np.errstate(all="ignore"):
            found = np.asarray(row.run(_Alone(op.sig), *numbers))
    except NoReference:
        return None
    return dense(stored(found.astype(ELEMENTS[type.element].numpy), type), type)


def _is_whole_scalar(type: object) -> bool:
    if not isinstance(type, TensorType) or type.shape or type.encoding:
        return False
    return ELEMENTS[type.element].kind in _WHOLE
