"""Ops that talk to a host or wait: infeed, outfeed, send, recv, asynchronous execution.

What they do depends on the world outside, so they have no reference and no factor rule.
"""

from __future__ import annotations

from collections.abc import Iterator

from shardwright.spec.attributes import Array, Int, String
from shardwright.spec.op import OpRow, Sig
from shardwright.spec.types import OtherType, Type, other
from shardwright.spec.values.fields import flag, index
from shardwright.spec.verifying.attribute_classes import (
    ANY_ARRAY,
    BOOL,
    HANDLE,
    I64_ELEMENTS,
    STRING,
)
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.dynamic_classes import first
from shardwright.spec.verifying.faults import Unfit
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.type_classes import (
    ALL,
    ANY_TENSOR,
    FUTURE,
    TENSOR,
    TOKEN,
    VALUES,
    static,
    variadic,
)

_TOKEN = other("!stablehlo.token")
_RECEIVED = variadic(static(*VALUES) | static(*ALL) | TOKEN)


def _result_problems(sig: Sig, tensors: str) -> Iterator[str]:
    """Tensors, and last a token."""
    if not sig.outs:
        yield "result is expected to be at least of size 1, but got 0"
        return
    *values, last = sig.outs
    for type in values:
        if type is _TOKEN:
            yield f"{tensors} expected to be of tensor type, but got '{type}'"
    if last is not _TOKEN:
        yield f"last element of result types is expected to be of token type, but got '{last}'"


def _infeed_problems(sig: Sig) -> Iterator[str]:
    words = "all elements of result types, except the last element, are"
    yield from _result_problems(sig, words)
    layout = sig.attrs.get("layout")
    if not isinstance(layout, Array):
        return
    count = len(sig.outs) - 1
    if len(layout.items) != count:
        yield (
            f"layout-attribute size must be {count} (which is the number of op-results - 1 (for "
            f"token result)), but got {len(layout.items)}"
        )
    for item in layout.items:
        if not isinstance(item, Array):
            yield f"layout-attribute expected to have elements of type array, but got {item}"
            return
        for number in item.items:
            if not isinstance(number, Int):
                yield (
                    "layout-attribute's leaf elements are expected to be of type integer, but got "
                    f"{number}"
                )


# Kinds of channels: the numbers of `#stablehlo.channel_handle`.
_DEVICE_TO_DEVICE, _DEVICE_TO_HOST, _HOST_TO_DEVICE = 1, 2, 3


def _wrong_channel(sig: Sig, host: int, word: str) -> Iterator[str]:
    is_host = flag(sig.attrs, "is_host_transfer")
    kind = index(sig.attrs, "channel_handle", "type")
    if is_host and kind != host:
        yield f"channel_type should be {word} when is_host_transfer is true"
    if not is_host and kind != _DEVICE_TO_DEVICE:
        yield "channel_type should be DEVICE_TO_DEVICE when is_host_transfer is false"


def _send_infer(sig: Sig) -> list[Type]:
    for problem in _wrong_channel(sig, _DEVICE_TO_HOST, "DEVICE_TO_HOST"):
        raise Unfit(problem, "channel_handle")
    return [_TOKEN]


def _recv_problems(sig: Sig) -> Iterator[str]:
    yield from _wrong_channel(sig, _HOST_TO_DEVICE, "HOST_TO_DEVICE")
    words = "everything but the last element of result types is"
    yield from _result_problems(sig, words)


def _done_infer(sig: Sig) -> list[Type]:
    """The values that the future holds."""
    future = sig.ins[0]
    assert isinstance(future, OtherType)
    return list(future.parts)


_CHANNEL = ("channel_handle", "is_host_transfer", "source_target_pairs")
_FIELDS = (
    Field("channel_handle", HANDLE),
    Field("is_host_transfer", BOOL, False),
    Field("source_target_pairs", I64_ELEMENTS, False),
)

ROWS = [
    OpRow(
        name="stablehlo.infeed",
        inherent=("infeed_config", "layout"),
        implied=(("infeed_config", String("")),),
        structure=Definition(
            ins=(TOKEN,),
            outs=(_RECEIVED,),
            fields=(Field("infeed_config", STRING, False), Field("layout", ANY_ARRAY, False)),
        ),
        check=first(_infeed_problems),
        pure=False,
    ),
    OpRow(
        name="stablehlo.outfeed",
        inherent=("outfeed_config",),
        implied=(("outfeed_config", String("")),),
        structure=Definition(
            ins=(variadic(ANY_TENSOR), TOKEN),
            outs=(TOKEN,),
            fields=(Field("outfeed_config", STRING, False),),
        ),
        pure=False,
    ),
    OpRow(
        name="stablehlo.send",
        inherent=_CHANNEL,
        structure=Definition(ins=(variadic(ANY_TENSOR), TOKEN), outs=(TOKEN,), fields=_FIELDS),
        infer=_send_infer,
        pure=False,
    ),
    OpRow(
        name="stablehlo.recv",
        inherent=_CHANNEL,
        structure=Definition(ins=(TOKEN,), outs=(_RECEIVED,), fields=_FIELDS),
        check=first(_recv_problems),
        pure=False,
    ),
    OpRow(
        name="stablehlo.async_start",
        structure=Definition(
            ins=(variadic(TENSOR),),
            outs=(FUTURE,),
            regions=("body",),
            ends_with="stablehlo.return",
        ),
        pure=False,
    ),
    OpRow(
        name="stablehlo.async_done",
        structure=Definition(ins=(FUTURE,), outs=(TENSOR,)),
        infer=_done_infer,
        pure=False,
    ),
]
