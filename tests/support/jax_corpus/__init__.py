"""A corpus of programs that JAX prints: thousands of calls of its public functions, as text.

Each module here yields `Program`s. Lowering a program may raise: then JAX does not define the call.
They are checked as `basic` types: programs are lambdas over arrays that JAX does not type.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import chain
from typing import Any, NamedTuple


class Program(NamedTuple):
    """A program and how it is lowered; `name` says what it is: `jnp.add f32[4,6] grad`."""

    name: str
    lower: Callable[[], str]


def text_of(
    function: Callable[..., Any], args: Sequence[Any], has_locations: bool = False, **options: Any
) -> str:
    """Text that `jax.jit(function, **options)` prints for these arguments. Raises as JAX does."""
    jax: Any = import_module("jax")
    lowered: Any = jax.jit(function, **options).lower(*args)
    return str(lowered.as_text(debug_info=has_locations))


FAMILIES = ("api", "special_calls", "sweeps", "control", "spread", "exported")


def programs(family: str) -> Iterator[Program]:
    """All programs of a family, a module of this folder."""
    module = import_module(f"{__name__}.{family}")
    if family == "api":
        return chain.from_iterable(map(module.programs, module.MODULES))
    return module.programs()
