"""A function of JAX with the arguments that it is planned for: its text, and its pytrees."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from shardwright.backends.jax.calling.optional_jax import jax_for
from shardwright.backends.jax.program.argument import PythonName
from shardwright.backends.jax.program.capture_process import Refused, failed, lowered
from shardwright.backends.jax.program.dropped import restored
from shardwright.backends.jax.program.user_code_errors import refused
from shardwright.ir.errors import Diagnostic

KEY_IMPLEMENTATIONS = ("threefry2x32", "rbg", "unsafe_rbg")


@dataclass(frozen=True)
class Leaf:
    """An array of a call: path, shape, dtype; `key`: which implementation of PRNG keys, or ""."""

    path: str
    shape: tuple[int, ...]
    dtype: Any
    key: str = ""


@dataclass(frozen=True)
class Statics:
    """Arguments that are no arrays but part of the program, by place and by name."""

    places: tuple[int, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Call:
    """How a function is called. Pytrees are those of (args, kwargs) without static arguments.

    text      the program; its arguments are the leaves of `in_tree`, in order, its results those of
              `out_tree`
    function  what was traced; None where only its text is known
    given     the arguments it was traced with
    """

    name: str
    text: str
    inputs: tuple[Leaf, ...]
    outputs: tuple[Leaf, ...]
    in_tree: Any
    out_tree: Any
    donated: tuple[int, ...] = ()
    statics: Statics = Statics()
    function: Callable[..., Any] | None = None
    given: tuple[tuple[Any, ...], Mapping[str, Any]] = ((), {})
    warnings: tuple[Diagnostic, ...] = ()


def is_function(found: object) -> bool:
    """True of what is traced by arguments: a function, or what `jax.jit` makes of one."""
    return callable(found) or hasattr(found, "trace")


def is_stage(found: object) -> bool:
    """True of a `jax.stages.Traced` or `Lowered`."""
    return hasattr(found, "args_info") and hasattr(found, "in_tree")


def call_of(
    function: Any, args: Sequence[Any], kwargs: Mapping[str, Any] | None = None, *,
    statics: Statics = Statics(), donated: Sequence[int] = (),
) -> Call:  # fmt: skip
    """A function traced with arguments, or what was traced or lowered already.

    `args`, `kwargs`: of the function. `statics`, `donated`: as `static_argnums`, `static_argnames`
    and `donate_argnums` of `jax.jit`, of a function that is not jitted. Raises ProgramError with
    the place in the user's code where it cannot be traced, and with code 4 where jax is missing.
    """
    jax = jax_for("a function")
    name = getattr(function, "__name__", "") or getattr(function, "fun_name", "the function")
    asked = PythonName(name, name, name, is_file=False)
    call = (tuple(args), dict(kwargs or {}))
    traced = function
    if not is_stage(function) and not hasattr(function, "trace"):
        traced = jax.jit(
            function, keep_unused=True, static_argnums=statics.places or None,
            static_argnames=statics.names or None, donate_argnums=tuple(donated),
        )  # fmt: skip
    try:
        stage = traced if is_stage(traced) else _traced(traced, call, name)
        found = lowered(stage)
    except Refused as problem:
        raise refused(asked, problem.said) from problem.__context__
    text, warnings = found["text"], ()
    if found.get("dropped"):
        text, warnings = restored(asked, text, found["dropped"])
    known = _statics_of(traced) or statics
    path = jax.tree_util.keystr
    leaves, in_tree = jax.tree_util.tree_flatten_with_path(stage.args_info)
    results = jax.tree_util.tree_flatten_with_path(stage.out_info)[0]
    return Call(
        name, text,
        tuple(_leaf(jax, path(at[1:]), one) for at, one in leaves),
        tuple(_leaf(jax, path(at), one) for at, one in results),
        in_tree, stage.out_tree,
        tuple(number for number, (_, one) in enumerate(leaves) if one.donated),
        known, None if is_stage(function) else function, call, tuple(warnings),
    )  # fmt: skip


def _traced(function: Any, call: tuple[tuple[Any, ...], dict[str, Any]], name: str) -> Any:
    try:
        return function.trace(*call[0], **call[1])
    except Exception as problem:
        raise failed("trace", problem, name) from problem


def _statics_of(function: Any) -> Statics | None:
    """What a jitted function says itself. JAX has no public way to ask for it."""
    told = getattr(function, "_jit_info", None)
    if told is None:
        return None
    places, names = getattr(told, "static_argnums", ()), getattr(told, "static_argnames", ())
    return Statics(tuple(places or ()), tuple(names or ()))


def _leaf(jax: Any, path: str, info: Any) -> Leaf:
    if not jax.dtypes.issubdtype(info.dtype, jax.dtypes.prng_key):
        return Leaf(path, tuple(info.shape), info.dtype)
    keys = (name for name in KEY_IMPLEMENTATIONS if _key_dtype(jax, name) == info.dtype)
    return Leaf(path, tuple(info.shape), info.dtype, next(keys, KEY_IMPLEMENTATIONS[0]))


def _key_dtype(jax: Any, name: str) -> Any:
    return jax.eval_shape(lambda: jax.random.key(0, impl=name)).dtype
