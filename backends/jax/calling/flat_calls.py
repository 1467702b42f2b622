"""Calls by pytrees as calls by flat lists of arrays, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shardwright.backends.jax.calling.optional_jax import jax_for
from shardwright.backends.jax.calling.traced_function import Call, Leaf


def flat_arrays(call: Call, args: Sequence[Any], kwargs: Mapping[str, Any]) -> list[Any]:
    """The arrays of a call in the order of the program's arguments; keys as their numbers.

    Raises TypeError where pytrees, shapes or dtypes are not those that were planned for, and
    ValueError where a static argument is another one.
    """
    jax = jax_for("a step")
    found = _dynamic(call, args, kwargs)
    leaves, tree = jax.tree_util.tree_flatten(found)
    if tree != call.in_tree:
        raise TypeError(f"{call.name} is planned for arguments {call.in_tree}, called with {tree}")
    return [_array(jax, leaf, one) for leaf, one in zip(call.inputs, leaves, strict=True)]


def results_of(call: Call, arrays: Sequence[Any]) -> Any:
    """The pytree of a function's results."""
    jax = jax_for("a step")
    pairs = zip(call.outputs, arrays, strict=True)
    leaves = [_key(jax, leaf, array) if leaf.key else array for leaf, array in pairs]
    return jax.tree_util.tree_unflatten(call.out_tree, leaves)


def _key(jax: Any, leaf: Leaf, numbers: Any) -> Any:
    """Keys of the numbers that they are made of, which JAX wants whole on every device."""
    where: Any = getattr(numbers, "sharding", None)
    if isinstance(where, jax.sharding.NamedSharding) and not isinstance(numbers, jax.core.Tracer):
        spec = jax.sharding.PartitionSpec(*where.spec[: len(leaf.shape)])
        numbers = jax.device_put(numbers, jax.sharding.NamedSharding(where.mesh, spec))
    return jax.random.wrap_key_data(numbers, impl=leaf.key)


def _dynamic(
    call: Call, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """A call without its static arguments, which must be those that were planned for."""
    planned, named = call.given
    if not planned and not named:
        return tuple(args), dict(kwargs)
    places = {place % len(planned) for place in call.statics.places} if planned else set[int]()
    for place in sorted(places):
        _expect(call, f"argument {place}", planned[place], args[place : place + 1])
    for name in call.statics.names:
        if name in named or name in kwargs:
            found = [kwargs[name]] if name in kwargs else []
            _expect(call, name, named.get(name, "its default"), found)
    kept = tuple(one for place, one in enumerate(args) if place not in places)
    return kept, {name: one for name, one in kwargs.items() if name not in call.statics.names}


def _expect(call: Call, what: str, planned: Any, found: Sequence[Any]) -> None:
    """Raises ValueError where a static argument is not the one that was planned for."""
    if not found or found[0] != planned:
        got = repr(found[0]) if found else "nothing"
        raise ValueError(
            f"{call.name} is planned for {planned!r} as {what}, which is static; "
            f"called with {got}: plan again for it"
        )


def _array(jax: Any, leaf: Leaf, found: Any) -> Any:
    if leaf.key:
        found = jax.random.key_data(found) if _is_key(jax, found) else found
        return found
    if isinstance(found, bool | int | float | complex):
        return jax.numpy.asarray(found, leaf.dtype)
    shape, dtype = getattr(found, "shape", None), getattr(found, "dtype", None)
    if shape is None or tuple(shape) != leaf.shape or dtype != leaf.dtype:
        raise TypeError(
            f"{leaf.path} is planned as {leaf.dtype}{list(leaf.shape)}, called with "
            f"{dtype}{list(shape) if shape is not None else ''}"
        )
    return found


def _is_key(jax: Any, found: Any) -> bool:
    dtype = getattr(found, "dtype", None)
    return dtype is not None and jax.dtypes.issubdtype(dtype, jax.dtypes.prng_key)
