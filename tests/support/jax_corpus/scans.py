# pyright: basic
"""Scans that accumulate over micro-batches, as JAX prints them: the batch is cut, the sums are not.

A scan carries one to three accumulators, each a sum, a maximum or a minimum of what a micro-batch
gives, which passes through transposes, reshapes, conversions, scales, functions and checkpoints on its
way. Scans nest, accumulators start from nothing or from something, stand in a dictionary, and some are
scaled or looked at in every turn, or updated in a row only.
"""  # noqa: E501

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

jax: Any = import_module("jax")
jnp: Any = jax.numpy
lax: Any = jax.lax

_B, _D, _F = 8, 4, 6
_FLOATS, _INTS = ("float32", "bfloat16"), ("int32", "int16")


def scan_program(seed: int) -> str:
    """The program of a seed; the leading dim of micro-batches is cut over 4 devices, or 2 of 4."""
    random = Random(seed)
    shape = random.choice(((4,), (2, 2)))
    mesh = jax.sharding.AbstractMesh(shape, ("data", "model")[: len(shape)])
    spec = jax.sharding.PartitionSpec
    cut = jax.sharding.NamedSharding(mesh, spec(None, "data"))
    whole = jax.sharding.NamedSharding(mesh, spec())
    accumulators = [_Accumulator(random) for _ in range(random.randint(1, 3))]
    trips = random.randint(2, 5)
    inner = random.choice((0, 0, 2, 3))
    first = {f"s{k}": one.start() for k, one in enumerate(accumulators)}

    def step(xs: Any, starts: Any) -> Any:
        start = {
            key: starts[key] if one.is_given else jnp.full_like(starts[key], one.identity)
            for (key, one) in zip(starts, accumulators, strict=True)
        }

        def body(carry: Any, x: Any) -> Any:
            seen = []
            added = {}
            for (key, value), one in zip(carry.items(), accumulators, strict=True):
                added[key] = one.add(value, x)
                if one.is_looked_at:
                    seen.append(jnp.cos(added[key].astype("float32") / 64).sum())
            return added, jnp.stack(seen) if seen else None

        def outer(carry: Any, x: Any) -> Any:
            rows = jnp.stack([x + k for k in range(inner)])
            return lax.scan(body, carry, rows)

        end, seen = lax.scan(outer if inner else body, start, xs)
        return end, seen

    out = {key: whole for key in first}
    args = (
        jax.ShapeDtypeStruct((trips, _B, _D), "float32", sharding=cut),
        {
            key: jax.ShapeDtypeStruct(value.shape, value.dtype, sharding=whole)
            for key, value in first.items()
        },
    )
    looked = whole if any(one.is_looked_at for one in accumulators) else None
    return jax.jit(step, out_shardings=(out, looked)).trace(*args).lower(
        lowering_platforms=("cpu",)
    ).as_text()  # fmt: skip


class _Accumulator:
    """What a micro-batch adds to one carried value."""

    def __init__(self, random: Random) -> None:
        self.kind = random.choice(("add", "add", "add", "max", "min"))
        self.element = random.choice((*_FLOATS, "float32", random.choice(_INTS)))
        self.is_product = self.kind == "add" and random.random() < 0.6
        self.way = [
            random.choice(("turn", "flat", "wide", "narrow", "scale", "call", "check", "slice"))
            for _ in range(random.randint(0, 4))
        ]
        self.rows = random.choice((0, 0, 0, 3))  # of a larger value, of which it updates one
        self.is_given = random.random() < 0.4
        self.is_looked_at = random.random() < 0.2
        self.is_turned = random.random() < 0.3  # the accumulator comes second
        self.is_damped = self.kind == "add" and random.random() < 0.25
        self.wrap = random.choice(("", "", "call", "check"))

    @property
    def identity(self) -> Any:
        if self.kind == "add":
            return jnp.zeros((), self.element)
        info = (jnp.iinfo if "int" in self.element else jnp.finfo)(self.element)
        return {"max": info.min, "min": info.max}[self.kind]

    def start(self) -> Any:
        x = jnp.zeros((_B, _D))
        shape = jax.eval_shape(self.term, x).shape
        return jnp.zeros((self.rows, *shape) if self.rows else shape, self.element)

    def term(self, x: Any) -> Any:
        """What one micro-batch gives."""
        if self.element.startswith("int"):
            x = (x * 5000).astype("int32")  # sums of these wrap in 16 bits
        if self.is_product:
            value = x.T @ (x @ jnp.ones((_D, _F), x.dtype))
        else:
            value = {"add": jnp.sum, "max": jnp.max, "min": jnp.min}[self.kind](x, 0)
        for one in self.way:
            value = self._pass(value, one)
        return value.astype(self.element)

    def _pass(self, value: Any, way: str) -> Any:
        is_float = jnp.issubdtype(value.dtype, jnp.floating)
        if way == "turn":
            return value.T
        if way == "flat":
            return value.reshape(-1)
        if way == "wide":
            return value.astype("float32" if is_float else "int32")
        if way == "narrow":
            return value.astype("bfloat16" if is_float else "int16")
        if way == "scale":
            return value * jnp.asarray(2, value.dtype)
        if way == "call":
            return jax.jit(lambda v: v.T + jnp.zeros_like(v.T), inline=False)(value)
        if way == "check":
            return jax.checkpoint(lambda v: v.reshape(v.shape[::-1]))(value)
        return value[: max(1, value.shape[0] - 1)]

    def add(self, value: Any, x: Any) -> Any:
        def combined(value: Any, x: Any) -> Any:
            term = self.term(x)
            if self.rows:
                old = lax.dynamic_index_in_dim(value, 1, 0, keepdims=False)
                return lax.dynamic_update_index_in_dim(value, self.join(old, term), 1, 0)
            return self.join(value, term)

        if self.wrap == "call":
            return jax.jit(combined, inline=False)(value, x)
        return (jax.checkpoint(combined) if self.wrap == "check" else combined)(value, x)

    def join(self, a: Any, b: Any) -> Any:
        a = a * jnp.asarray(3, a.dtype) if self.is_damped else a
        a, b = (b, a) if self.is_turned else (a, b)
        return {"add": jnp.add, "max": jnp.maximum, "min": jnp.minimum}[self.kind](a, b)
