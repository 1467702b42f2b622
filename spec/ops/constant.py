"""Values without operands: constants and iota. They have no factor rule: any cut is legal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np

from shardwright.spec.attributes import Attribute, Attrs, Dense, Int
from shardwright.spec.axes import total
from shardwright.spec.blocks import pieces
from shardwright.spec.blocks.padding import Padded
from shardwright.spec.op import Handle, Local, OpRow, Run, Sample, Sig, Values
from shardwright.spec.rows import eager
from shardwright.spec.rows.sampling import draw_element, draw_shape
from shardwright.spec.rows.spelling import jax_dtype, python_tuple, torch_dtype
from shardwright.spec.types import ELEMENTS, TensorType, Type, tensor
from shardwright.spec.values.dense import dense, is_splat, values
from shardwright.spec.values.fields import integer
from shardwright.spec.verifying import infer_shape
from shardwright.spec.verifying.attribute_classes import CONSTANT, I64_NON_NEGATIVE
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import STATIC, Field, Structure
from shardwright.spec.verifying.type_classes import ALL, NUMBERS, static

# --- constant


def _value(sig: Sig) -> Dense:
    value = sig.attrs["value"]
    assert isinstance(value, Dense), value
    return value


def _constant_infer(sig: Sig) -> Sequence[Type]:
    value = sig.attrs["value"]
    return [value.type] if isinstance(value, Dense) else sig.outs


def _constant_run(run: Run) -> Values:
    return values(_value(run.sig))


def _constant_local(local: Local) -> list[Handle]:
    """A splat of the local size, or this device's part of a dense constant."""
    value, (target,) = _value(local.sig), local.local_outs
    assert isinstance(target, TensorType)
    if is_splat(value) or target is value.type:
        attrs: dict[str, Attribute] = {"value": Dense(value.text, target)}
        return local.emit("stablehlo.constant", [], [target], attrs)
    (whole,) = local.emit("stablehlo.constant", [], [value.type], {"value": value})
    return [pieces.piece(local, whole, local.out_axes[0])]


def _constant_padded(sig: Sig, _: tuple[Type, ...], outs: tuple[Type, ...]) -> Padded:
    """A longer splat, or the elements with zeros behind them."""
    value, (target,) = _value(sig), outs
    assert isinstance(target, TensorType)
    if is_splat(value) or target is value.type:
        return Padded(Attrs({"value": Dense(value.text, target)}))
    pairs = zip(value.type.shape, target.shape, strict=True)
    elements = np.pad(values(value), [(0, after - before) for before, after in pairs])
    return Padded(Attrs({"value": dense(elements, target)}))


# --- iota


def _counted(sig: Sig) -> int:
    return integer(sig.attrs, "iota_dimension")


def _iota_run(run: Run) -> Values:
    shape, dim = run.sig.out_shape(0), _counted(run.sig)
    line = np.arange(shape[dim]).astype(ELEMENTS[run.sig.out_element()].numpy)
    return np.broadcast_to(line.reshape([-1 if d == dim else 1 for d in range(len(shape))]), shape)


def _iota_local(local: Local) -> list[Handle]:
    """Counts from where this device's part begins; in i32, so that rounding comes last."""
    (target,), dim = local.local_outs, _counted(local.sig)
    assert isinstance(target, TensorType)
    attrs: dict[str, Attribute] = {"iota_dimension": Int(dim)}
    axes = local.out_axes[0][dim]
    if total(axes) == 1:
        return local.emit("stablehlo.iota", [], [target], attrs)
    (line,) = local.emit("stablehlo.iota", [], [tensor(target.shape, "i32")], attrs)
    begin = pieces.offset(local, axes, target.shape[dim])
    shifted = pieces.binary(local, "add", line, pieces.spread(local, begin, target.shape))
    return [pieces.convert(local, shifted, target.element)]


def _iota_jax(sig: Sig, _: Sequence[str]) -> str:
    shape, dtype = sig.out_shape(0), jax_dtype(sig.out_element())
    if len(shape) == 1:
        return f"jnp.arange({shape[0]}, dtype={dtype})"
    return f"lax.broadcasted_iota({dtype}, {python_tuple(shape)}, {_counted(sig)})"


def _iota_torch(sig: Sig, _: Sequence[str]) -> str:
    shape, dim, element = sig.out_shape(0), _counted(sig), sig.out_element()
    dtype = torch_dtype(element)
    is_plain = element in ("i8", "i16", "i32", "i64", "f32", "f64")
    text = f"torch.arange({shape[dim]}, dtype={dtype})"
    if not is_plain:
        text = f"torch.arange({shape[dim]}).to({dtype})"
    if len(shape) == 1:
        return text
    aligned = [shape[dim] if d == dim else 1 for d in range(len(shape))]
    return f"{text}.reshape({python_tuple(aligned)}).expand({python_tuple(shape)})"


def _iota_sample(random: Random) -> Sample:
    type = tensor(draw_shape(random, 1, 3), draw_element(random, "sint uint float complex"))
    return Sample((), (type,), Attrs({"iota_dimension": Int(random.randrange(type.rank))}))


def constant_row(name: str, syntax: str) -> OpRow:
    """The row of an op that is a dense constant."""
    return OpRow(
        name=name,
        syntax=syntax,
        inherent=("value",),
        structure=Definition(outs=(static(*ALL),), fields=(Field("value", CONSTANT),)),
        infer=_constant_infer,
        run=_constant_run,
        local=_constant_local,
        padded=_constant_padded,
    )


ROWS = [
    constant_row("stablehlo.constant", "constant"),
    replace(
        constant_row("sdy.constant", "sdy.constant"),
        structure=Structure(operands=0, gives=STATIC, fields=(Field("value", CONSTANT),)),
    ),
    OpRow(
        name="stablehlo.iota",
        eager=eager.counted,
        syntax="iota",
        inherent=("iota_dimension",),
        structure=Definition(
            outs=(static(*NUMBERS),), fields=(Field("iota_dimension", I64_NON_NEGATIVE),)
        ),
        check=infer_shape.check_iota,
        run=_iota_run,
        local=_iota_local,
        padded=lambda sig, ins, outs: Padded(sig.attrs),
        jax=_iota_jax,
        torch=_iota_torch,
        sample=_iota_sample,
    ),
]
