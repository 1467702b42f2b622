"""`stablehlo.reduce`: folds dims of one or several operands with a reducer region."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from random import Random

import numpy as np

from shardwright.spec.attributes import Attrs, Ints
from shardwright.spec.factors import NO_DIM, Kind, Rule, RuleBuilder
from shardwright.spec.op import OpRow, Run, Sample, Sig, Values, reducer_identity
from shardwright.spec.reference.extremes import Fold, maximum, minimum
from shardwright.spec.rows import eager
from shardwright.spec.rows.sampling import draw_element, draw_shape
from shardwright.spec.rows.spelling import (
    is_wide_unsigned,
    jax_dtype,
    python_tuple,
    torch_dtype,
)
from shardwright.spec.sharding_rules.linear import folds
from shardwright.spec.types import tensor
from shardwright.spec.values import fields
from shardwright.spec.verifying import infer_reduction
from shardwright.spec.verifying.attribute_classes import I64S
from shardwright.spec.verifying.definition import Definition
from shardwright.spec.verifying.structure import Field
from shardwright.spec.verifying.type_classes import TENSOR, variadic


def _inputs(sig: Sig) -> int:
    """Number of operands that are reduced; as many init values follow."""
    return len(sig.ins) // 2


def _dims(sig: Sig) -> tuple[int, ...]:
    return fields.ints(sig.attrs, "dimensions")


def _rule(sig: Sig) -> Rule | None:
    """Kept dims are shared with the results, reduced dims are reductions; init values have none."""
    inputs, reduced = _inputs(sig), _dims(sig)
    if len(sig.ins) != 2 * inputs:
        return None
    builder = RuleBuilder(sig.in_ranks, sig.out_ranks)
    out = 0
    for dim, size in enumerate(sig.shape(0)):
        operands = [dim] * inputs + [NO_DIM] * inputs
        if dim in reduced:
            builder.factor(operands, [NO_DIM] * inputs, size, Kind.REDUCTION)
        else:
            builder.factor(operands, [out] * inputs, size)
            out += 1
    return builder.build()


_UFUNCS: dict[str, Fold] = {
    "add": np.add,
    "mul": np.multiply,
    "max": maximum,
    "min": minimum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}


def _run(run: Run, *operands: Values) -> tuple[Values, ...]:
    inputs = _inputs(run.sig)
    values, inits = operands[:inputs], operands[inputs:]
    kinds = run.sig.hints.body
    with np.errstate(all="ignore"):
        if not kinds or any(kind not in _UFUNCS for kind in kinds):
            return _folded(run, values, inits)
        return tuple(
            _reduced(kind, run.sig, k, values[k], inits[k]) for k, kind in enumerate(kinds)
        )


def _reduced(kind: str, sig: Sig, index: int, values: Values, init: Values) -> Values:
    ufunc = _UFUNCS[kind]
    identity = reducer_identity(kind, sig.element(index))
    folded = ufunc.reduce(values, axis=_dims(sig), dtype=values.dtype, initial=identity)
    return np.asarray(ufunc(init, folded))


def _folded(run: Run, values: Sequence[Values], inits: Sequence[Values]) -> tuple[Values, ...]:
    """Calls the region on whole slices, from the init values on, in row-major order."""
    reduced = _dims(run.sig)
    shape = run.sig.out_shape(0)
    order = [*(d for d in range(values[0].ndim) if d not in reduced), *sorted(reduced)]
    count = prod(run.sig.shape(0)[d] for d in reduced)
    rows = [v.transpose(order).reshape(*shape, count) for v in values]
    state = [np.broadcast_to(init, shape) for init in inits]
    for k in range(count):
        state = run.call(0, *state, *(row[..., k] for row in rows))
    return tuple(np.broadcast_to(value, shape) for value in state)


# --- spellings: how dims fold, how the init value joins; other regions are left to the backend

Words = Mapping[str, tuple[str, str]]

_JAX: Words = {
    "add": ("jnp.sum({x}, axis={dims}, dtype={dtype})", "{init} + {folded}"),
    "mul": ("jnp.prod({x}, axis={dims}, dtype={dtype})", "{init} * {folded}"),
    "max": ("jnp.max({x}, axis={dims})", "jnp.maximum({init}, {folded})"),
    "min": ("jnp.min({x}, axis={dims})", "jnp.minimum({init}, {folded})"),
    "and": ("lax.reduce_and({x}, {dims})", "{init} & {folded}"),
    "or": ("lax.reduce_or({x}, {dims})", "{init} | {folded}"),
    "xor": ("lax.reduce_xor({x}, {dims})", "{init} ^ {folded}"),
}
_TORCH: Words = {
    "add": ("torch.sum({x}, dim={dims}, dtype={dtype})", "{init} + {folded}"),
    "mul": ("_fold(torch.mul, {x}, {dims})", "{init} * {folded}"),
    "max": ("torch.amax({x}, dim={dims})", "torch.maximum({init}, {folded})"),
    "min": ("torch.amin({x}, dim={dims})", "torch.minimum({init}, {folded})"),
    "and": ("_fold(torch.bitwise_and, {x}, {dims})", "{init} & {folded}"),
    "or": ("_fold(torch.bitwise_or, {x}, {dims})", "{init} | {folded}"),
    "xor": ("_fold(torch.bitwise_xor, {x}, {dims})", "{init} ^ {folded}"),
}
# Of two zeros torch takes either one.
_TORCH_FLOAT: Words = {
    "max": ("_amax({x}, {dims})", "_maximum({init}, {folded})"),
    "min": ("_amin({x}, {dims})", "_minimum({init}, {folded})"),
}
_TORCH_BOOL: Words = {
    "add": ("torch.any({x}, dim={dims})", "{init} | {folded}"),
}
_TORCH_UNSIGNED: Words = {
    kind: (f"{by}(_fold, {name}, {{x}}, {{dims}})", f"{by}({name}, {{init}}, {{folded}})")
    for kind, by, name in (
        ("add", "_unsigned", "torch.add"),
        ("mul", "_unsigned", "torch.mul"),
        ("max", "_by_order", "torch.maximum"),
        ("min", "_by_order", "torch.minimum"),
    )
}


def _jax(sig: Sig, names: Sequence[str]) -> str:
    return _spelled(sig, names, "jnp.broadcast_to", [_JAX] * _inputs(sig), jax_dtype)


def _torch(sig: Sig, names: Sequence[str]) -> str:
    tables = [_torch_words(sig.element(k)) for k in range(_inputs(sig))]
    return _spelled(sig, names, "torch.broadcast_to", tables, torch_dtype)


def _torch_words(element: str) -> Words:
    if element == "i1":
        return {**_TORCH, **_TORCH_BOOL}
    if element in ("f16", "bf16", "f32", "f64"):
        return {**_TORCH, **_TORCH_FLOAT}
    return {**_TORCH, **_TORCH_UNSIGNED} if is_wide_unsigned(element) else _TORCH


def _spelled(
    sig: Sig, names: Sequence[str], spread: str, tables: Sequence[Words],
    dtype: Callable[[str], str],
) -> str:  # fmt: skip
    """One expression per input, a tuple when there are several; "" for an unknown reducer."""
    inputs, kinds = _inputs(sig), sig.hints.body
    if not kinds or any(kind not in _UFUNCS for kind in kinds):
        return ""
    parts: list[str] = []
    for k, kind in enumerate(kinds):
        x, init = names[k], names[inputs + k]
        if prod(sig.shape(k)[d] for d in _dims(sig)) == 0:  # nothing to fold
            parts.append(f"{spread}({init}, {python_tuple(sig.out_shape(k))})")
            continue
        fold, join = tables[k][kind]
        dims = python_tuple(sorted(_dims(sig)))
        folded = fold.format(x=x, dims=dims, dtype=dtype(sig.element(k))) if _dims(sig) else x
        parts.append(join.format(init=init, folded=folded))
    return parts[0] if inputs == 1 else python_tuple(parts)


# --- samples

_BODIES = {
    "add": "sint uint float complex",
    "mul": "sint uint float",
    "max": "sint uint float",
    "min": "sint uint float",
    "and": "sint uint bool",
    "or": "sint uint bool",
    "xor": "sint uint bool",
    "argmax": "float",
    "compose": "float",
}


def _sample(random: Random) -> Sample:
    shape = draw_shape(random, 1, 3)
    reduced = tuple(dim for dim in range(len(shape)) if random.random() < 0.5)
    kept = tuple(n for dim, n in enumerate(shape) if dim not in reduced)
    body = random.choice(tuple(_BODIES))
    element = draw_element(random, _BODIES[body])
    elements = [element, "i32"] if body == "argmax" else [element] * random.choice((1, 1, 1, 2))
    ins = [tensor(shape, e) for e in elements] + [tensor((), e) for e in elements]
    outs = tuple(tensor(kept, e) for e in elements)
    attrs = Attrs({"dimensions": Ints(random.choice((reduced, reduced[::-1])))})
    return Sample(tuple(ins), outs, attrs, body)


ROWS: list[OpRow] = [
    OpRow(
        name="stablehlo.reduce",
        eager=eager.reduction,
        syntax="reduce",
        inherent=("dimensions",),
        structure=Definition(
            ins=(variadic(TENSOR), variadic(TENSOR)),
            outs=(variadic(TENSOR),),
            fields=(Field("dimensions", I64S),),
            regions=("body",),
            ends_with="stablehlo.return",
        ),
        infer=infer_reduction.reduce,
        check_bodies=infer_reduction.reduce_bodies,
        infer_bodies=infer_reduction.reduce_types,
        rule=_rule,
        hints=("body",),
        flops=1.0,
        combine=lambda sig: sig.hints.body,
        once=lambda sig: tuple(range(_inputs(sig), len(sig.ins))),
        linear=folds,
        run=_run,
        jax=_jax,
        torch=_torch,
        sample=_sample,
    ),
]
