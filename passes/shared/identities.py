"""Constants that combine with anything to that: zeros of sums, ones of products."""

from __future__ import annotations

from functools import lru_cache

from shardwright.ir.core import Value
from shardwright.spec.attributes import Dense
from shardwright.spec.op import reducer_identity
from shardwright.spec.sharding_rules.dataflow import CONSTANTS
from shardwright.spec.types import TensorType
from shardwright.spec.values.dense import splat


@lru_cache(maxsize=65536)
def identity_of(kind: str, type: TensorType) -> Dense:
    """The constant of a type that a reducer combines with anything to that."""
    return splat(reducer_identity(kind, type.element).item(), type)


def is_constant_identity(value: Value, kind: str) -> bool:
    """Whether a value is that constant, as it stands there."""
    op = value.op
    if op is None or op.name not in CONSTANTS or not isinstance(value.type, TensorType):
        return False
    return op.attrs["value"] == identity_of(kind, value.type)
