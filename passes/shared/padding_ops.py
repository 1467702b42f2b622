"""Emits zeros, pads at the end and slices from the start."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.build import Builder
from shardwright.ir.core import Value
from shardwright.spec.attributes import Attrs
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import SLICE
from shardwright.spec.types import tensor
from shardwright.spec.values.dense import splat
from shardwright.spec.values.fields import i64


def zero(builder: Builder, element: str) -> Value:
    """A zero of an element type, without dims."""
    type = tensor((), element)
    return builder.op("stablehlo.constant", [], [type], Attrs({"value": splat(0, type)})).result


def padded(
    builder: Builder, value: Value, shape: Sequence[int], sharding: Sharding | None
) -> Value:
    """A value with zeros behind its elements, up to a shape."""
    high = [to - n for n, to in zip(value.shape, shape, strict=True)]
    none = i64([0] * len(high))
    attrs = {"edge_padding_high": i64(high), "edge_padding_low": none, "interior_padding": none}
    operands = [value, zero(builder, value.tensor.element)]
    types = [value.tensor.with_shape(tuple(shape))]
    return builder.op("stablehlo.pad", operands, types, Attrs(attrs), shardings=[sharding]).result


def cut(
    builder: Builder,
    value: Value,
    starts: Sequence[int],
    limits: Sequence[int],
    sharding: Sharding | None,
) -> Value:
    """The elements from `starts` up to `limits`, in every dim."""
    attrs = {"start_indices": i64(starts), "limit_indices": i64(limits)}
    attrs |= {"strides": i64([1] * len(starts))}
    shape = tuple(b - a for a, b in zip(starts, limits, strict=True))
    types = [value.tensor.with_shape(shape)]
    return builder.op(SLICE, [value], types, Attrs(attrs), shardings=[sharding]).result
