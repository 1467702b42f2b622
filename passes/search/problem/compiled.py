"""Compiles loops with numba, where it is installed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def compiled(loop: Callable[P, T]) -> Callable[P, T] | None:
    """A loop over arrays as machine code, kept on disk between runs; None without numba.

    The loop may call no function of ours. Callers have a way in numpy.
    """
    try:
        import numba  # noqa: F401  # pyright: ignore
    except ImportError:
        return None
    return cast(Callable[P, T], _dispatcher(loop))


@cache
def _dispatcher(loop: Callable[..., Any]) -> Any:
    from numba import njit  # pyright: ignore

    jit: Any = njit
    return jit(cache=True)(loop)
