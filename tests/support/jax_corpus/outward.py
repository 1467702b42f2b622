# pyright: basic
"""Calls to code outside the program: composites, callbacks, foreign functions; random bits."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

jax: Any = import_module("jax")
ffi: Any = import_module("jax.ffi")
jnp, lax = jax.numpy, jax.lax

Function = Callable[..., Any]


def ones(*shape: int, dtype: str = "float32") -> Any:
    """The shape of an argument."""
    return jax.ShapeDtypeStruct(shape, jnp.dtype(dtype))


X, S = ones(4, 6), ones()


def _composite(x: Any) -> Any:
    @partial(lax.composite, name="my.softmax", version=2)
    def softmax(y: Any, *, axis: Any, scale: Any, words: Any) -> Any:
        return jax.nn.softmax(y * scale, axis=axis)

    return softmax(x, axis=np.int64(1), scale=0.5, words="a\n\"b'\\ü")


def _composite_values(x: Any) -> Any:
    @partial(lax.composite, name="my.values")
    def add(y: Any, *, table: Any, flag: Any, many: Any) -> Any:
        return y + table.sum(), y * 2

    return add(x, table=np.arange(3.0), flag=True, many=np.array([1, 2], np.int8))


def _pure_callback(x: Any) -> Any:
    return jax.pure_callback(
        np.sin, jax.ShapeDtypeStruct(x.shape, x.dtype), x, vmap_method="expand_dims"
    )


def _io_callback(x: Any) -> Any:
    callback: Any = import_module("jax.experimental").io_callback
    first = callback(lambda y: y, jax.ShapeDtypeStruct(x.shape, x.dtype), x, ordered=True)
    callback(lambda y: None, None, first, ordered=True)
    return callback(lambda y: y, jax.ShapeDtypeStruct(x.shape, x.dtype), first, ordered=False)


def _printed(x: Any) -> Any:
    jax.debug.print("x = {x}, {y}", x=x, y=x.sum(), ordered=True)
    jax.debug.print("again {}", x[0])
    jax.debug.callback(lambda y: None, x)
    return x


def _foreign(x: Any, **how: Any) -> Any:
    call = ffi.ffi_call("my_target", jax.ShapeDtypeStruct(x.shape, x.dtype), **how)
    return call(x, eps=np.float32(1e-5), n=np.int64(3), flag=True, name="a b", v=np.arange(3))


def _foreign_many(x: Any) -> Any:
    call = ffi.ffi_call(
        "two",
        [jax.ShapeDtypeStruct((4,), jnp.int32), jax.ShapeDtypeStruct((6, 4), jnp.float32)],
        has_side_effect=True,
        input_output_aliases={0: 1},
        input_layouts=[(0, 1)],
        output_layouts=[(0,), (0, 1)],
    )
    return call(x.T)


def _foreign_old(x: Any) -> Any:
    call = ffi.ffi_call(
        "old",
        jax.ShapeDtypeStruct(x.shape, x.dtype),
        custom_call_api_version=2,
        legacy_backend_config='{"a": "<b>"}',
    )
    return call(x)


def _keys(impl: str, x: Any) -> Any:
    key = jax.random.key(7, impl=impl)
    first, second = jax.random.split(jax.random.fold_in(key, 3))
    bits = jax.random.bits(second, (3, 5), jnp.uint8)
    return jax.random.normal(first, (4, 6)) + x, jax.random.permutation(second, x), bits


def _all_bits(key: Any) -> Any:
    kinds = (lax.RandomAlgorithm.RNG_DEFAULT, *lax.RandomAlgorithm.__members__.values())
    return [
        lax.rng_bit_generator(key, (3,), dtype=dtype, algorithm=kind)
        for kind in kinds
        for dtype in (jnp.uint32, jnp.uint8, jnp.uint16)
    ]


FUNCTIONS: tuple[tuple[str, Function, tuple[Any, ...]], ...] = (
    ("composite", _composite, (X,)),
    ("composite values", _composite_values, (X,)),
    ("pure callback", _pure_callback, (X,)),
    ("pure callback vmap", jax.vmap(_pure_callback), (X,)),
    ("io callback", _io_callback, (X,)),
    ("debug print", _printed, (X,)),
    ("debug print in loop", lambda x: lax.fori_loop(0, 3, lambda i, y: _printed(y), x), (X,)),
    ("foreign call", _foreign, (X,)),
    ("foreign call vmap", jax.vmap(partial(_foreign, vmap_method="broadcast_all")), (X,)),
    ("foreign call scanned", jax.vmap(partial(_foreign, vmap_method="sequential")), (X,)),
    ("foreign many", _foreign_many, (X,)),
    ("foreign old", _foreign_old, (X,)),
    ("threefry", partial(_keys, "threefry2x32"), (X,)),
    ("rbg", partial(_keys, "rbg"), (X,)),
    ("unsafe rbg", partial(_keys, "unsafe_rbg"), (X,)),
    ("bits", _all_bits, (ones(4, dtype="uint32"),)),
    ("uniform bits", lambda a, b: lax.rng_uniform(a, b, (3, 4)), (S, S)),
)  # fmt: skip
