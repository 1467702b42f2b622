# pyright: basic
"""Ops with many parameters, called with random ones: convolutions, dots, gathers, slices ..."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from shardwright.testing.jax_corpus import Program, text_of

jax: Any = import_module("jax")
jnp, lax = jax.numpy, jax.lax

FLOATS = ("float32", "bfloat16", "float16")
PRECISIONS = (None, "default", "high", "highest", ("high", "default"))

Call = tuple[Callable[..., Any], list[Any]]


def array(shape: tuple[int, ...] | list[int], dtype: str = "float32") -> Any:
    """The shape of an argument."""
    return jax.ShapeDtypeStruct(tuple(shape), jnp.dtype(dtype))


def _shape(draw: Random, rank: int, low: int = 1, high: int = 6) -> list[int]:
    return [draw.randint(low, high) for _ in range(rank)]


def convolution(draw: Random) -> Call:
    """`conv_general_dilated` of 0 to 3 spatial dims, any layout, groups, dilations, precision."""
    spatial = draw.randint(0, 3)
    groups, batch_groups = draw.choice([(1, 1), (1, 1), (2, 1), (1, 2)])
    window = _shape(draw, spatial, 1, 3)
    lhs = [2 * batch_groups, 2 * groups, *_shape(draw, spatial, 5, 7)]
    rhs = [4 * batch_groups, 2, *window]
    letters = "HWD"[:spatial]
    layouts = [
        "".join(draw.sample(text, len(text)))
        for text in (f"NC{letters}", f"OI{letters}", f"NC{letters}")
    ]
    numbers = lax.conv_dimension_numbers(lhs, rhs, ("NC" + letters, "OI" + letters, "NC" + letters))
    if draw.random() < 0.7:
        numbers = tuple(layouts)
        lhs = [lhs[("NC" + letters).index(c)] for c in layouts[0]]
        rhs = [rhs[("OI" + letters).index(c)] for c in layouts[1]]
    padding: Any = draw.choice(["SAME", "VALID", [tuple(_shape(draw, 2, -1, 2)) for _ in window]])
    dtype = draw.choice((*FLOATS, "int8", "float8_e4m3fn"))

    def call(x: Any, w: Any) -> Any:
        return lax.conv_general_dilated(
            x, w, _shape(Random(draw_seed), spatial, 1, 2), padding,
            lhs_dilation=None if padding == "SAME" else dilations[:spatial],
            rhs_dilation=dilations[3 : 3 + spatial],
            dimension_numbers=numbers, feature_group_count=groups, batch_group_count=batch_groups,
            precision=precision, preferred_element_type=wide,
        )  # fmt: skip

    draw_seed, precision = draw.getrandbits(16), draw.choice(PRECISIONS)
    dilations = [draw.randint(1, 2) for _ in range(6)]
    wide = draw.choice((None, jnp.float32)) if dtype != "int8" else jnp.int32
    return _maybe_grad(draw, call, dtype), [array(lhs, dtype), array(rhs, dtype)]


def _maybe_grad(draw: Random, call: Callable[..., Any], dtype: str) -> Callable[..., Any]:
    if dtype in FLOATS and draw.random() < 0.4:
        return jax.grad(lambda *a: call(*a).astype(jnp.float32).sum(), argnums=(0, 1))
    return call


ALGORITHMS = (
    "BF16_BF16_F32", "BF16_BF16_F32_X3", "BF16_BF16_F32_X6", "TF32_TF32_F32", "F32_F32_F32",
    "F16_F16_F32", "ANY_F8_ANY_F8_F32", "ANY_F8_ANY_F8_F32_FAST_ACCUM", "TF32_TF32_F32_X3",
    "DEFAULT",
)  # fmt: skip


def dot(draw: Random) -> Call:
    """`dot_general` with any batching and contracting dims, algorithms, preferred types."""
    sizes = _shape(draw, 6)
    batch, contract = draw.randint(0, 2), draw.randint(0, 2)
    shared = sizes[: batch + contract]
    lhs, rhs = shared + _shape(draw, draw.randint(0, 2)), shared + _shape(draw, draw.randint(0, 2))
    orders = [draw.sample(range(len(s)), len(s)) for s in (lhs, rhs)]
    places = [[order.index(k) for k in range(batch + contract)] for order in orders]
    numbers = tuple(
        tuple(tuple(p[part]) for p in places) for part in (slice(batch, None), slice(batch))
    )
    dtype = draw.choice((*FLOATS, "int8", "float8_e4m3fn", "float8_e5m2"))
    precision: Any = draw.choice(PRECISIONS)
    if dtype == "float32" and draw.random() < 0.5:
        precision = lax.DotAlgorithmPreset[draw.choice(ALGORITHMS)]
    wide = draw.choice((None, jnp.float32)) if dtype != "int8" else jnp.int32

    def call(x: Any, y: Any) -> Any:
        return lax.dot_general(x, y, numbers, precision=precision, preferred_element_type=wide)

    shapes = [
        array([s[k] for k in order], dtype) for s, order in zip((lhs, rhs), orders, strict=True)
    ]
    return _maybe_grad(draw, call, dtype), shapes


def gather(draw: Random) -> Call:
    """`x[i]`-like gathers with `GatherDimensionNumbers`, batching dims and all modes."""
    rank = draw.randint(1, 4)
    shape = _shape(draw, rank, 2, 5)
    depth = draw.randint(0, rank)
    mapped = draw.sample(range(rank), depth)
    collapsed = tuple(sorted(d for d in mapped if draw.random() < 0.6))
    sizes = [1 if d in collapsed else draw.randint(1, shape[d]) for d in range(rank)]
    batch = _shape(draw, draw.randint(0, 2), 1, 3)
    kept = rank - len(collapsed)
    offsets = tuple(sorted(draw.sample(range(kept + len(batch)), kept)))
    numbers = lax.GatherDimensionNumbers(
        offset_dims=offsets, collapsed_slice_dims=collapsed, start_index_map=tuple(mapped)
    )
    mode = draw.choice(("clip", "fill", "promise_in_bounds", None))
    flags = [draw.random() < 0.3 for _ in range(2)]
    dtype = draw.choice((*FLOATS, "int32", "bool", "complex64"))

    def call(x: Any, i: Any) -> Any:
        return lax.gather(
            x, i, numbers, sizes, mode=mode, unique_indices=flags[0], indices_are_sorted=flags[1]
        )

    indices = array([*batch, depth], draw.choice(("int32", "uint8", "int16")))
    if dtype in FLOATS and draw.random() < 0.4:
        return lambda x, i: jax.grad(lambda y: call(y, i).astype(jnp.float32).sum())(x), [
            array(shape, dtype),
            indices,
        ]
    if draw.random() < 0.3:
        return jax.vmap(call), [array([3, *shape], dtype), array([3, *indices.shape], "int32")]
    return call, [array(shape, dtype), indices]


def scatter(draw: Random) -> Call:
    """The five scatters with `ScatterDimensionNumbers` and all modes, batched ones too."""
    rank = draw.randint(1, 3)
    shape = _shape(draw, rank, 2, 5)
    mapped = draw.sample(range(rank), draw.randint(0, rank))
    inserted = tuple(sorted(d for d in mapped if draw.random() < 0.6))
    batch = _shape(draw, draw.randint(0, 2), 1, 3)
    window = [draw.randint(1, shape[d]) for d in range(rank) if d not in inserted]
    places = tuple(sorted(draw.sample(range(len(window) + len(batch)), len(window))))
    numbers = lax.ScatterDimensionNumbers(
        update_window_dims=places,
        inserted_window_dims=inserted,
        scatter_dims_to_operand_dims=tuple(mapped),
    )
    left = iter(batch)
    sizes = [
        window[places.index(k)] if k in places else next(left)
        for k in range(len(window) + len(batch))
    ]
    function = draw.choice(
        (
            lax.scatter,
            lax.scatter_add,
            lax.scatter_mul,
            lax.scatter_min,
            lax.scatter_max,
            lax.scatter_sub,
        )
    )
    mode = draw.choice(("clip", "fill", "promise_in_bounds", None))
    flags = [draw.random() < 0.3 for _ in range(2)]
    dtype = draw.choice((*FLOATS, "int32"))

    def call(x: Any, i: Any, u: Any) -> Any:
        return function(
            x, i, u, numbers, mode=mode, unique_indices=flags[0], indices_are_sorted=flags[1]
        )

    shapes = [array(shape, dtype), array([*batch, len(mapped)], "int32"), array(sizes, dtype)]
    if draw.random() < 0.3:
        return jax.vmap(call), [array([2, *s.shape], str(s.dtype)) for s in shapes]
    if dtype in FLOATS and draw.random() < 0.4 and function in (lax.scatter, lax.scatter_add):
        return (
            lambda x, i, u: jax.grad(lambda y, v: call(y, i, v).astype(jnp.float32).sum(), (0, 1))(
                x, u
            ),
            shapes,
        )
    return call, shapes


def window(draw: Random) -> Call:
    """`reduce_window` and its gradients with any window, stride, padding, dilation."""
    rank = draw.randint(1, 4)
    dtype = draw.choice((*FLOATS, "int32"))
    dims, strides = _shape(draw, rank, 1, 3), _shape(draw, rank, 1, 2)
    padding: Any = draw.choice(["SAME", "VALID", [tuple(_shape(draw, 2, 0, 2)) for _ in dims]])
    base, inner = (
        ([1] * rank, [1] * rank)
        if draw.random() < 0.5
        else (_shape(draw, rank, 1, 2), _shape(draw, rank, 1, 2))
    )
    low = float("-inf") if dtype in FLOATS else -(2**31)
    kind = draw.choice(
        ((lax.add, 0), (lax.max, low), (lax.mul, 1), (lax.min, 7), (lambda a, b: a + b * b, 0))
    )

    def call(x: Any) -> Any:
        init = jnp.asarray(kind[1], x.dtype)
        return lax.reduce_window(x, init, kind[0], dims, strides, padding, base, inner)

    return _window_grad(draw, call, dtype, dims), [array(_shape(draw, rank, 5, 7), dtype)]


def _window_grad(
    draw: Random, call: Callable[..., Any], dtype: str, dims: list[int]
) -> Callable[..., Any]:
    if dtype not in FLOATS or draw.random() < 0.5:
        return call
    return jax.grad(lambda x: call(x).astype(jnp.float32).sum())


def slices(draw: Random) -> Call:
    """slice, pad, dynamic_slice, dynamic_update_slice, concatenate, reverse, transpose in a row."""
    rank = draw.randint(1, 4)
    shape = _shape(draw, rank, 3, 6)
    dtype = draw.choice((*FLOATS, "int32", "bool", "complex64", "uint8", "int4"))
    starts = [draw.randint(0, 1) for _ in shape]
    limits = [draw.randint(s + 1, n) for s, n in zip(starts, shape, strict=True)]
    strides = draw.choice((None, _shape(draw, rank, 1, 3)))
    pads = [(draw.randint(-1, 2), draw.randint(0, 2), draw.randint(0, 2)) for _ in shape]
    axis, order = draw.randrange(rank), draw.sample(range(rank), rank)

    def call(x: Any, *index: Any) -> Any:
        cut = lax.slice(x, starts, limits, strides)
        part = lax.dynamic_slice(x, index, [max(n - 1, 1) for n in x.shape])
        put = lax.dynamic_update_slice(x, part, index)
        padded = lax.pad(x, jnp.zeros((), x.dtype), pads)
        joined = lax.concatenate([x, put, lax.rev(x, [axis])], axis)
        return (
            cut,
            padded,
            lax.transpose(joined, order),
            lax.broadcast_in_dim(x, (2, *shape), range(1, rank + 1)),
        )

    integer = draw.choice(("int32", "uint32", "int8"))
    return call, [array(shape, dtype), *[array((), integer)] * rank]


def reduction(draw: Random) -> Call:
    """Reductions of several operands over any dims, arg-reductions, sorts, cumulative ones."""
    rank = draw.randint(1, 4)
    dtype = draw.choice((*FLOATS, "int32", "uint8"))
    dims = tuple(sorted(draw.sample(range(rank), draw.randint(0, rank))))
    axis = draw.randrange(rank)
    bodies: list[Callable[..., Any]] = [
        lambda a, b: (a[0] + b[0], a[1] * b[1]),
        lambda a, b: (jnp.maximum(a[0], b[0]), b[1]),
        lambda a, b: (jnp.where(a[0] > b[0], a[0], b[0]), jnp.where(a[0] > b[0], a[1], b[1])),
    ]
    body = draw.choice(bodies)

    def call(x: Any) -> Any:
        one = jnp.ones((), x.dtype)
        return (
            lax.reduce((x, x + one), (one, one), body, dims),
            x.sum(dims), x.max(dims), x.min(axis), x.prod(dims, keepdims=True), (x > one).any(dims),
            lax.argmax(x, axis, jnp.int32), lax.argmin(x, axis, jnp.uint8),
            lax.sort((x, x * x), dimension=axis, num_keys=2), jnp.argsort(x, axis, descending=True),
            lax.cumsum(x, axis), lax.cumprod(x, axis, reverse=True), lax.cummin(x, axis),
        )  # fmt: skip

    return call, [array(_shape(draw, rank, 1, 5), dtype)]


def ragged(draw: Random) -> Call:
    """`ragged_dot` and `ragged_dot_general`."""
    m, k, n, g = _shape(draw, 4, 2, 6)
    dtype = draw.choice(("float32", "bfloat16"))

    def call(x: Any, y: Any, sizes: Any) -> Any:
        return lax.ragged_dot(x, y, sizes, preferred_element_type=jnp.float32)

    shapes = [array((m, k), dtype), array((g, k, n), dtype), array((g,), "int32")]
    if draw.random() < 0.5:
        return jax.vmap(call), [array((2, *s.shape), str(s.dtype)) for s in shapes]
    return call, shapes


KINDS = (convolution, dot, gather, scatter, window, slices, reduction, ragged)


def lower(kind: Callable[[Random], Call], seed: int) -> str:
    """The text of one draw. Raises what JAX raises."""
    function, args = kind(Random(f"{kind.__name__} {seed}"))
    return text_of(function, args, has_locations=seed % 4 == 3)


def programs(count: int = 200, seed: int = 0) -> Iterator[Program]:
    """`count` programs of each kind."""
    for number in range(seed, seed + count):
        for kind in KINDS:
            yield Program(f"sweep {kind.__name__} {number}", partial(lower, kind, number))
