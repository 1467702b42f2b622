"""Ops whose edges, positions or padding are operands: their values matter, not only their shapes.

The reference knows them when it runs. There is no factor rule, as there is none in Shardy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from shardwright.spec.attributes import Attrs, ConvDims
from shardwright.spec.op import OpRow, Run, Sample, Sig, Values, sig
from shardwright.spec.ops.convolution import convolution
from shardwright.spec.reference.window_reference import dilated
from shardwright.spec.rows.spelling import jax_dtype, python_tuple, torch_dtype
from shardwright.spec.types import TensorType, tensor
from shardwright.spec.values.fields import dense_table, i64, ints, table
from shardwright.spec.verifying import static_twins
from shardwright.spec.verifying.attribute_classes import (
    BOOLS,
    CONVOLUTION,
    I64_POSITIVE,
    I64S,
    PRECISIONS,
)
from shardwright.spec.verifying.checking import shown_sizes
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.dynamic_classes import (
    DIMENSIONS,
    PADDING,
    POSITIONS,
    first,
    same_ranks,
    same_types,
)
from shardwright.spec.verifying.infer_product import convolved
from shardwright.spec.verifying.static_twins import Number
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.traits import one_element
from shardwright.spec.verifying.type_classes import TENSOR, VALUES, scalar


def _pad_problems(found: Sig) -> Iterator[str]:
    rank, sizes = len(found.shape(0)), found.shape(2)
    if sizes != (rank,):
        yield f"edge_padding_low length ({sizes[0]}) must match operand rank ({rank})"


def _slice_problems(found: Sig) -> Iterator[str]:
    rank = len(found.shape(0))
    for k, name in enumerate(("start_indices", "limit_indices", "strides_indices"), 1):
        (size,) = found.shape(k)
        if size != rank:
            shown = shown_sizes([size])
            yield f"has mismatched number of operand rank ({rank}) and {name} size ({shown})"


def _conv_problems(found: Sig) -> Iterator[str]:
    numbers = found.attrs["dimension_numbers"]
    assert isinstance(numbers, ConvDims)
    yield from convolved(found, numbers)
    spatial = len(found.shape(0)) - 2
    if found.shape(2) != (spatial, 2):
        rows, columns = found.shape(2)
        yield f"expects padding to be of shape [{spatial}, 2], but got [{rows}, {columns}]"


def _numbers(value: Values) -> tuple[int, ...]:
    return tuple(int(number) for number in value.reshape(-1))


_EDGES = ("edge_padding_low", "edge_padding_high", "interior_padding")
_LIMITS = ("start_indices", "limit_indices", "strides")


def _pad_run(run: Run, x: Values, value: Values, *edges: Values) -> Values:
    named = zip(_EDGES, edges, strict=True)
    attrs = Attrs({key: i64(_numbers(numbers)) for key, numbers in named})
    twin = sig("stablehlo.pad", attrs, run.sig.ins[:2], run.sig.outs)
    found: Values = static_twins.run_as(twin, run, x, value)
    return found


def _slice_run(run: Run, x: Values, *limits: Values) -> Values:
    named = zip(_LIMITS, limits, strict=True)
    attrs = Attrs({key: i64(_numbers(numbers)) for key, numbers in named})
    twin = sig("stablehlo.slice", attrs, run.sig.ins[:1], run.sig.outs)
    found: Values = static_twins.run_as(twin, run, x)
    return found


def _conv_run(run: Run, x: Values, kernel: Values, padding: Values) -> Values:
    attrs = run.sig.attrs.plus(padding=dense_table(padding.tolist()))
    twin = sig("stablehlo.convolution", attrs, run.sig.ins[:2], run.sig.outs)
    found: Values = static_twins.run_as(twin, run, x, kernel)
    return found


def _listed(keys: tuple[str, ...]) -> Callable[[Sample], list[Number]]:
    """The attributes of a sample of the twin as values, one operand each."""

    def numbers(drawn: Sample) -> list[Number]:
        lists = [ints(drawn.attrs, key) for key in keys]
        return [((len(values),), values) for values in lists]

    return numbers


def _padding(drawn: Sample) -> list[Number]:
    kernel = drawn.ins[1]
    assert isinstance(kernel, TensorType)
    rank = kernel.rank - 2
    rows = table(drawn.attrs, "padding", [(0, 0)] * rank)
    return [((rank, 2), tuple(number for row in rows for number in row))]


def _pad_spelled(found: Sig, names: Sequence[str]) -> str:
    x, value, low, _, interior = names
    shape = found.out_shape(0)
    dims = python_tuple(range(len(shape)))
    return f"_dynamic_pad({x}, {value}, {dims}, {low}, {interior}, {python_tuple(shape)})"


def _slice_spelled(found: Sig, names: Sequence[str]) -> str:
    x, starts, _, strides = names
    return f"_strided({x}, {starts}, {strides}, {python_tuple(found.out_shape(0))})"


def _conv_spelled(target: str) -> Callable[[Sig, Sequence[str]], str]:
    """The operand is padded by itself; then the convolution needs no padding."""

    def spell(found: Sig, names: Sequence[str]) -> str:
        x, kernel, padding = names
        twin = sig("stablehlo.convolution", found.attrs, found.ins[:2], found.outs)
        conv = convolution(twin)
        shape, spatial = list(found.shape(0)), conv.lhs[2:]
        for k, dim in enumerate(spatial):
            span = dilated(found.shape(1)[conv.rhs[2 + k]], conv.rhs_dilation[k])
            windows = found.out_shape(0)[conv.out[2 + k]]
            shape[dim] = (windows - 1) * conv.strides[k] + span if windows else 0
        element = found.element()
        zero = f"jnp.zeros((), {jax_dtype(element)})"
        if target == "torch":
            zero = f"torch.zeros((), dtype={torch_dtype(element)})"
        holes = python_tuple([step - 1 for step in conv.lhs_dilation])
        dims, low = python_tuple(spatial), f"{padding}[:, 0]"
        wide = f"_dynamic_pad({x}, {zero}, {dims}, {low}, {holes}, {python_tuple(shape)})"
        ins = (tensor(tuple(shape), element), found.ins[1])
        static = sig(twin.name, found.attrs.without("lhs_dilation"), ins, found.outs)
        return static_twins.spelled(lambda _: static, target)(static, [wide, kernel])

    return spell


_WINDOW = (
    "window_strides",
    "lhs_dilation",
    "rhs_dilation",
    "window_reversal",
    "dimension_numbers",
    "feature_group_count",
    "batch_group_count",
    "precision_config",
)

ROWS = [
    OpRow(
        name="stablehlo.dynamic_pad",
        syntax="functional",
        structure=Definition(
            ins=(TENSOR, scalar(*VALUES), DIMENSIONS, DIMENSIONS, DIMENSIONS),
            outs=(TENSOR,),
            traits=(
                one_element({"operand": 0, "padding_value": 1}, "result"),
                same_ranks,
                same_types(2, *_EDGES),
            ),
        ),
        check=first(_pad_problems),
        run=_pad_run,
        jax=_pad_spelled,
        torch=_pad_spelled,
        sample=static_twins.sample("stablehlo.pad", _EDGES, _listed(_EDGES)),
    ),
    OpRow(
        name="stablehlo.real_dynamic_slice",
        syntax="functional",
        structure=Definition(
            ins=(TENSOR, POSITIONS, POSITIONS, POSITIONS),
            outs=(TENSOR,),
            traits=(one_element({"operand": 0}, "result"), same_types(1, *_LIMITS)),
        ),
        check=first(_slice_problems),
        run=_slice_run,
        jax=_slice_spelled,
        torch=_slice_spelled,
        sample=static_twins.sample("stablehlo.slice", _LIMITS, _listed(_LIMITS)),
    ),
    OpRow(
        name="stablehlo.dynamic_conv",
        inherent=_WINDOW,
        structure=Definition(
            ins=(TENSOR, TENSOR, PADDING),
            outs=(TENSOR,),
            fields=(
                *(Field(name, I64S, False) for name in _WINDOW[:3]),
                Field("window_reversal", BOOLS, False),
                Field("dimension_numbers", CONVOLUTION),
                Field("feature_group_count", I64_POSITIVE),
                Field("batch_group_count", I64_POSITIVE),
                Field("precision_config", PRECISIONS, False),
            ),
        ),
        check=first(_conv_problems),
        run=_conv_run,
        jax=_conv_spelled("jax"),
        torch=_conv_spelled("torch"),
        sample=static_twins.sample("stablehlo.convolution", ("padding",), _padding),
    ),
]
