# pyright: basic
"""Calls of every public function of JAX's numeric modules, in every way that each accepts.

A function is offered lists of arguments, one after the other; those it accepts are lowered for
every element type, differentiated and batched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from typing import Any, NamedTuple

from shardwright.testing.jax_corpus import Program

jax: Any = import_module("jax")
jnp: Any = jax.numpy

MODULES = (
    "jax.numpy",
    "jax.numpy.linalg",
    "jax.numpy.fft",
    "jax.lax",
    "jax.lax.linalg",
    "jax.nn",
    "jax.nn.initializers",
    "jax.image",
    "jax.ops",
    "jax.random",
    "jax.scipy.special",
    "jax.scipy.linalg",
    "jax.scipy.signal",
    "jax.scipy.ndimage",
    "jax.scipy.fft",
    "jax.scipy.cluster.vq",
    "jax.scipy.integrate",
    "jax.scipy.interpolate",
    "jax.scipy.spatial.transform",
    *(
        f"jax.scipy.stats.{name}"
        for name in [
            "bernoulli",
            "beta",
            "betabinom",
            "binom",
            "cauchy",
            "chi2",
            "dirichlet",
            "expon",
            "gamma",
            "gennorm",
            "geom",
            "gumbel_l",
            "gumbel_r",
            "laplace",
            "logistic",
            "multinomial",
            "multivariate_normal",
            "nbinom",
            "norm",
            "pareto",
            "poisson",
            "t",
            "truncnorm",
            "uniform",
            "vonmises",
            "wrapcauchy",
        ]
    ),
    "jax.scipy.stats",
)
# These touch files or the process, wait for a device, or are no function of arrays.
SKIPPED = frozenset(
    [
        "save",
        "savez",
        "load",
        "fromfile",
        "frombuffer",
        "from_dlpack",
        "set_printoptions",
        "get_printoptions",
        "printoptions",
        "infeed",
        "outfeed",
    ]
)

FLOATS = ("float32", "bfloat16", "float16", "float64")
NARROW = ("float8_e4m3fn", "float8_e5m2", "float8_e4m3b11fnuz", "float8_e4m3fnuz")
INTEGERS = ("int32", "uint32", "int8", "uint8", "int16", "uint16", "int64", "uint64", "int4")
DTYPES = (*FLOATS, *NARROW, *INTEGERS, "bool", "complex64", "complex128")


class Array(NamedTuple):
    """An array argument of the element type under test, or of a fixed one."""

    shape: tuple[int, ...]
    dtype: str = ""


KEY = Array((2,), "uint32")
X, Y, SQUARE, VECTOR = Array((4, 6)), Array((6, 4)), Array((4, 4)), Array((8,))
SCALAR, INDEX, ROWS = Array(()), Array((), "int32"), Array((4,), "int32")
IMAGE, KERNEL = Array((2, 8, 8, 3)), Array((3, 3, 3, 4))

Pattern = tuple[Any, ...]
PATTERNS: tuple[Pattern, ...] = (
    (X,),
    (X, X),
    (X, X, X),
    (SQUARE,),
    (SQUARE, SQUARE),
    (VECTOR,),
    (VECTOR, VECTOR),
    (VECTOR, VECTOR, VECTOR),
    (X, Y),
    (SCALAR,),
    (SCALAR, SCALAR),
    (SCALAR, X, SCALAR),
    (X, X, X, X),
    (SQUARE, Array((4,))),
    ((Array((4,)), Array((6,)))),
    (X, 1),
    (X, 0),
    (X, 2),
    (X, (1, 0)),
    (X, (6, 4)),
    (X, (0,), (1,)),
    (X, 0, 1),
    (X, 1, 0, 2),
    (X, 0.5),
    (X, "float32"),
    (X, ROWS),
    (X, ROWS, 0),
    (X, Array((4, 6), "bool")),
    (Array((4, 6), "bool"), X, X),
    (X, Array((4, 6), "int32")),
    (X, Array((4, 6), "int32"), 1),
    ((X, X),),
    ((X, X), 1),
    ((VECTOR, VECTOR, VECTOR),),
    (2, X),
    (1, VECTOR),
    (VECTOR, 2),
    (VECTOR, 4, 2),
    (X, INDEX),
    (X, (INDEX, INDEX), (2, 2)),
    (X, SCALAR),
    (X, SCALAR, SCALAR),
    (X, SCALAR, ((0, 1, 0), (1, -1, 2))),
    (X, ((0, 1), (2, 0))),
    (X, (2, 12)),
    (X, (2, 2)),
    (X, (0, 1), (2, 4)),
    (X, (0, 0), (4, 6), (1, 2)),
    (X, X, (INDEX, INDEX)),
    (X, (3, 4, 6), (1, 2)),
    (X, (2, 4, 6)),
    (X, (8, 8), "linear"),
    (X, (8, 8), "cubic"),
    (X, (3, 3), "nearest"),
    (X, ROWS, 3),
    (X, ROWS, ROWS),
    (X, X, (((1,), (1,)), ((), ()))),
    (X, X, (((1,), (1,)), ((0,), (0,)))),
    (IMAGE,),
    (IMAGE, KERNEL, (1, 2), "SAME"),
    (Array((2, 3, 8, 8)), Array((4, 3, 3, 3)), (1, 1), "VALID"),
    (IMAGE, (1, 2, 2, 1)),
    (5,),
    (3, 4),
    ((3, 4),),
    ((3, 4), 1),
    ((3, 4), 0.5),
    ((3, 4), "float32"),
    ("float32", (3, 4)),
    ("float32", (3, 4), 1),
    ("ij,kj->ik", X, X),
    ("bij,bjk->bik", Array((2, 3, 4)), Array((2, 4, 5))),
    (X, lambda x: x + 1),
    (lambda x: x + x, X),
    (lambda x, y: x + y, X),
    (lambda x: x.sum(), 0, X),
    (KEY,),
    (KEY, 3),
    (KEY, (3, 5)),
    (KEY, X),
    (KEY, X, (4, 6)),
    (KEY, X, X),
    (KEY, 8, (3,)),
    (KEY, (3, 5), 0, 9),
    (KEY, 0.5, (3, 5)),
    (KEY, 2.0, 3.0, (3, 5)),
    (KEY, VECTOR, SCALAR),
    (KEY, -1.0, 1.0, (3, 5)),
    (KEY, 3, (3, 5), 0.5),
    (KEY, Array((4,)), SQUARE),
)


def public(module: str) -> Iterator[tuple[str, Callable[..., Any]]]:
    """Names and functions that a module offers."""
    found = import_module(module)
    for name in sorted(vars(found)):
        value = getattr(found, name, None)
        if name.startswith("_") or name in SKIPPED or not callable(value):
            continue
        if isinstance(value, type) and issubclass(value, BaseException):
            continue
        yield name, value


def call_of(
    function: Callable[..., Any], pattern: Pattern, dtype: str
) -> tuple[Callable[..., Any], list[Any]]:
    """A function of arrays alone, and the shapes of these arrays."""
    leaves, tree = jax.tree.flatten(pattern, is_leaf=lambda item: isinstance(item, Array))
    places = [k for k, leaf in enumerate(leaves) if isinstance(leaf, Array)]

    def call(*arrays: Any) -> Any:
        filled = list(leaves)
        for place, array in zip(places, arrays, strict=True):
            filled[place] = array
        return _arrays(function(*jax.tree.unflatten(tree, filled)))

    shapes = [
        jax.ShapeDtypeStruct(leaves[k].shape, jnp.dtype(leaves[k].dtype or dtype)) for k in places
    ]
    return call, shapes


def _arrays(result: Any) -> Any:
    """The arrays of a result that can leave a program; raises TypeError when there are none."""
    leaves = [leaf for leaf in jax.tree.leaves(result) if hasattr(leaf, "dtype")]
    if not leaves:
        raise TypeError("no arrays")
    return leaves


def _scalar(call: Callable[..., Any]) -> Callable[..., Any]:
    def total(*arrays: Any) -> Any:
        leaves = [leaf for leaf in call(*arrays) if jnp.issubdtype(leaf.dtype, jnp.inexact)]
        return sum((jnp.real(leaf).sum() for leaf in leaves[1:]), jnp.real(leaves[0]).sum())

    return total


def _gradient(call: Callable[..., Any], shapes: Sequence[Any]) -> Callable[..., Any]:
    inexact = [k for k, s in enumerate(shapes) if jnp.issubdtype(s.dtype, jnp.inexact)]
    return jax.grad(_scalar(call), argnums=tuple(inexact))


def _batched(call: Callable[..., Any], shapes: Sequence[Any]) -> Callable[..., Any]:
    axes = tuple(-1 if k == 0 else None for k in range(len(shapes)))
    return jax.vmap(call, in_axes=axes)


def _last_axis(shapes: Sequence[Any]) -> list[Any]:
    first, *rest = shapes
    return [jax.ShapeDtypeStruct((*first.shape, 3), first.dtype), *rest]


def lower(function: Callable[..., Any], pattern: Pattern, dtype: str, transform: str) -> str:
    """The text of one call. Raises whatever JAX raises."""
    with jax.enable_x64(dtype.endswith(("64", "128"))):
        call, shapes = call_of(function, pattern, dtype)
        if transform == "grad":
            call = _gradient(call, shapes)
        elif transform == "vmap":
            call, shapes = _batched(call, shapes), _last_axis(shapes)
        return str(jax.jit(call).lower(*shapes).as_text())


def accepted(
    function: Callable[..., Any], dtype: str, patterns: Sequence[Pattern], limit: int
) -> list[Pattern]:
    """The first patterns, at most `limit`, that a function accepts."""
    found: list[Pattern] = []
    for pattern in patterns:
        try:
            lower(function, pattern, dtype, "")
        except Exception:
            continue
        found.append(pattern)
        if len(found) == limit:
            break
    return found


def programs(module: str, limit: int = 3, names: Sequence[str] = ()) -> Iterator[Program]:
    """Programs of the functions of one module, or of some of them."""
    for name, function in public(module):
        if names and name not in names:
            continue
        for base in ("float32", "int32", "complex64"):
            found = accepted(function, base, PATTERNS, limit)
            if found:
                break
        yield from (
            Program(f"{module}.{name} {_shown(pattern)} {dtype} {transform}".strip(), call)
            for pattern in found
            for dtype in DTYPES
            for transform in (("", "grad", "vmap") if dtype == base else ("",))
            for call in [partial(lower, function, pattern, dtype, transform)]
        )


def _shown(pattern: Pattern) -> str:
    words = [str(list(item.shape)) if isinstance(item, Array) else repr(item) for item in pattern]
    return ", ".join(word.replace(" ", "") for word in words)
