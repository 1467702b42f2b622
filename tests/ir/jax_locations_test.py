"""Texts that JAX prints with locations: nested calls, loops, branches, custom rules, scopes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.testing.oracles import jaxlib_print

jax = pytest.importorskip("jax")
jnp: Any = jax.numpy
lax: Any = jax.lax

Function = Callable[..., Any]


@jax.jit
def _inner(x: Any) -> Any:
    return jnp.tanh(x) * 2


def _goes_on(carry: Any) -> Any:
    return carry[0].sum() < 10


def _twice(x: Any) -> Any:
    return _inner(_inner(x))


def _calls(x: Any, y: Any) -> Any:
    def body(carry: Any) -> Any:
        return carry[0] + y, carry[1] + 1

    with jax.named_scope('lay er"q'):
        x = _inner(x) + 1
    x, _ = lax.while_loop(_goes_on, body, (x, 0))
    x = lax.cond(x[0] > 0, jnp.sin, _twice, x)
    return jnp.cumsum(x) + lax.sort(y)


@jax.custom_jvp
def _sine(x: Any) -> Any:
    return jnp.sin(x)


def _slope(primals: Any, tangents: Any) -> Any:
    return _sine(*primals), tangents[0] * jnp.cos(primals[0])


_sine.defjvp(_slope)


def _loss(x: Any) -> Any:
    def saved(y: Any) -> Any:
        return _sine(y).sum()

    return jax.checkpoint(saved)(jnp.tanh(x))


def _step(carry: Any, row: Any) -> Any:
    return carry + row, carry * row


def _scan(x: Any) -> Any:
    return lax.scan(_step, x, x[None])


PROGRAMS: list[tuple[Function, int]] = [(_calls, 2), (jax.grad(_loss), 1), (jax.vmap(_scan), 1)]


@pytest.mark.parametrize(("function", "arity"), PROGRAMS)
def test_what_jax_prints_with_locations_prints_back(function: Function, arity: int):
    lowered = jax.jit(function).lower(*[jax.ShapeDtypeStruct((3,), "float32")] * arity)
    text: str = lowered.as_text(debug_info=True)
    assert "callsite(" in text
    module = parse(text)
    assert print_module(module, debuginfo=True) == text
    assert print_module(module) == lowered.as_text()
    generic = print_module(module, generic=True, debuginfo=True)
    assert generic == (jaxlib_print(text, generic=True, debuginfo=True) or "").rstrip("\n") + "\n"
    assert print_module(parse(generic), debuginfo=True) == text
