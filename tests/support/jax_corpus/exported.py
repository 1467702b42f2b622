# pyright: basic
# ruff: noqa: E501  one program a line
"""Programs of `jax.export`: symbolic shapes, several platforms, foreign platforms, kernels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

from shardwright.testing.jax_corpus import Program, control, outward

jax: Any = import_module("jax")
export: Any = import_module("jax.export")
jnp, lax = jax.numpy, jax.lax

Function = Callable[..., Any]
Specs = tuple[tuple[str, str], ...]  # of each argument: dims, element type

X: Specs = (("a,b", "float32"),)
SYMBOLIC: tuple[tuple[str, Function, Specs], ...] = (
    ("pointwise", lambda x: jnp.sin(x) * 2 + x, X),
    ("dim as value", lambda x: x.shape[0] * x + x.shape[1], X),
    ("dim arithmetic", lambda x: x + (x.shape[0] * 2 - x.shape[1]) // 3 % 2, X),
    ("dim max", lambda x: jnp.zeros(jax.core.max_dim(x.shape[0], 4)), X),
    ("broadcast", lambda x: jnp.broadcast_to(x[0], (x.shape[0], 3, x.shape[1])), X),
    ("reshape", lambda x: x.reshape(-1), X),
    ("reshape back", lambda x: x.reshape((x.shape[1], x.shape[0])), X),
    ("sum", lambda x: x.sum(0), X),
    ("softmax", lambda x: jax.nn.softmax(x), X),
    ("mean", lambda x: x.mean(), X),
    ("argmax", lambda x: x.argmax(1), X),
    ("cumsum", lambda x: jnp.cumsum(x, 0), X),
    ("sort", lambda x: jnp.sort(x, 1), X),
    ("concatenate", lambda x: jnp.concatenate([x, x, jnp.ones((2, x.shape[1]))]), X),
    ("pad", lambda x: jnp.pad(x, ((1, x.shape[1]), (0, 2))), X),
    ("iota", lambda x: x + jnp.arange(x.shape[0])[:, None], X),
    ("iota 2d", lambda x: lax.broadcasted_iota(jnp.int32, x.shape, 1), X),
    ("dot", lambda x: x @ x.T, X),
    ("einsum", lambda x, y: jnp.einsum("bij,bjk->bik", x, y), (("n,i,j", "float32"), ("n,j,4", "float32"))),
    ("convolution", lambda x, w: lax.conv_general_dilated(x, w, (1, 2), "SAME"), (("n,3,h,w", "float32"), ("4,3,3,3", "float32"))),
    ("pool", lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 2), (1, 2), "SAME"), X),
    ("gather", lambda x, i: x[i], (("a,b", "float32"), ("n", "int32"))),
    ("gather columns", lambda x, i: x[:, i], (("a,b", "float32"), ("n", "int32"))),
    ("take along", lambda x, i: jnp.take_along_axis(x, i, 1), (("a,b", "float32"), ("a,c", "int32"))),
    ("scatter", lambda x, i: x.at[i].add(1.0), (("a,b", "float32"), ("n", "int32"))),
    ("slice", lambda x: x[1:, ::2], (("a+1,2*b", "float32"),)),
    ("slice by dim", lambda x: x[: x.shape[0] // 2], X),
    ("dynamic slice", lambda x, i: lax.dynamic_slice(x, (i, 0), (x.shape[0] - 1, 2)), (("a+1,b+1", "float32"), ("", "int32"))),
    ("dynamic update", lambda x, i: lax.dynamic_update_slice(x, x[:1], (i, 0)), (("a+1,b", "float32"), ("", "int32"))),
    ("while", lambda x: lax.while_loop(lambda y: y.sum() < 9, lambda y: y * 2, x), X),
    ("scan", lambda x: lax.scan(lambda c, r: (c + r, c), x[0], x), X),
    ("for over dim", lambda x: lax.fori_loop(0, x.shape[0], lambda i, y: y + i, x), X),
    ("cond", lambda x: lax.cond(x.shape[0] > 3, jnp.sin, jnp.cos, x), X),
    ("grad", jax.grad(lambda x: (jnp.sin(x) @ x.T).sum()), X),
    ("layer norm grad", jax.grad(lambda x: jax.nn.standardize(x).sum()), X),
    ("vmap", jax.vmap(lambda x: jnp.outer(x, x)), X),
    ("tile", lambda x: jnp.tile(x, (2, 3)), X),
    ("repeat", lambda x: jnp.repeat(x, 2, axis=0), X),
    ("stack", lambda x: jnp.stack([x, x], 1), X),
    ("split", lambda x: jnp.split(x, 2), (("2*a,b", "float32"),)),
    ("transpose", lambda x: x.transpose((2, 0, 1)), (("a,b,c", "float32"),)),
    ("reverse", lambda x: x[::-1], X),
    ("where", lambda x: jnp.where(x > 0, x, 0.0), X),
    ("one hot", lambda i: jax.nn.one_hot(i, 5), (("n", "int32"),)),
    ("top k", lambda x: lax.top_k(x, 2), (("a,b+2", "float32"),)),
    ("convert", lambda x: x.astype("bfloat16").astype(jnp.int32), X),
    ("random", lambda k, x: x + jax.random.uniform(k, x.shape), (("2", "uint32"), ("a,b", "float32"))),
    ("rbg", lambda k, x: lax.rng_bit_generator(k, x.shape), (("4", "uint32"), ("a,b", "float32"))),
    ("fft", lambda x: jnp.fft.rfft(x), (("a,8", "float32"),)),
    ("cholesky", lambda x: jnp.linalg.cholesky(x), (("a,4,4", "float32"),)),
    ("eigh", lambda x: jnp.linalg.eigh(x), (("a,4,4", "float32"),)),
    ("qr", lambda x: jnp.linalg.qr(x), (("a,b,b", "float32"),)),
    ("svd", lambda x: jnp.linalg.svd(x), (("a,b,c", "float32"),)),
    ("solve", lambda x: jax.scipy.linalg.solve_triangular(x, x), (("b,b", "float32"),)),
    ("complex", lambda x: (x * 1j).real, X),
    ("bits", lambda x: lax.bitcast_convert_type(x, jnp.uint8), X),
    ("call", lambda x: jax.jit(lambda y: jax.jit(jnp.sin)(y) + y)(x), X),
    ("checkpoint", jax.grad(lambda x: jax.checkpoint(jnp.sin)(x).sum()), X),
    ("unknown rank one", lambda x: x, (("...", "float32"),)),
)  # fmt: skip

CONSTRAINTS = ((), ("a >= 4",), ("a >= 4", "b <= 16", "mod(a, 2) == 0"))


def _symbolic(function: Function, specs: Specs, constraints: tuple[str, ...]) -> str:
    """With checks of the symbolic dims, as `jax.export` writes it."""
    scope = export.SymbolicScope(constraints)
    args = [
        jax.ShapeDtypeStruct(export.symbolic_shape(dims, scope=scope), jnp.dtype(dtype))
        for dims, dtype in specs
    ]
    return str(export.export(jax.jit(function), platforms=("cpu",))(*args).mlir_module())


def _unrefined(function: Function, specs: Specs) -> str:
    """The same without going through the exported artifact: what the lowering prints."""
    scope = export.SymbolicScope()
    args = [
        jax.ShapeDtypeStruct(export.symbolic_shape(dims, scope=scope), jnp.dtype(dtype))
        for dims, dtype in specs
    ]
    return str(jax.jit(function).trace(*args).lower().as_text())


PLATFORMS = (("tpu",), ("cuda",), ("rocm",), ("cpu", "tpu"), ("cpu", "cuda", "tpu"))


def _exported(function: Function, args: tuple[Any, ...], platforms: tuple[str, ...]) -> str:
    allowed = [export.DisabledSafetyCheck.custom_call(name) for name in _TARGETS]
    made = export.export(jax.jit(function), platforms=platforms, disabled_checks=allowed)
    return str(made(*args).mlir_module())


_TARGETS = ("my_target", "two", "old", "xla_ffi_python_cpu_callback")


def _elsewhere(function: Function, args: tuple[Any, ...], platforms: tuple[str, ...]) -> str:
    return str(jax.jit(function).trace(*args).lower(lowering_platforms=platforms).as_text())


def _solvers(x: Any) -> Any:
    linalg = jnp.linalg
    pairs = linalg.eigh(x + x.T), linalg.svd(x), linalg.qr(x), linalg.slogdet(x), linalg.inv(x)
    return pairs, linalg.cholesky(x), jax.scipy.linalg.lu(x), jax.scipy.linalg.schur(x)


SQUARE = outward.ones(4, 4)
FUNCTIONS: tuple[tuple[str, Function, tuple[Any, ...]], ...] = (
    *control.FUNCTIONS,
    *outward.FUNCTIONS,
    ("eigh", jnp.linalg.eigh, (SQUARE,)),
    ("eig", jnp.linalg.eig, (SQUARE,)),
    ("svd", jnp.linalg.svd, (SQUARE,)),
    ("qr", jnp.linalg.qr, (SQUARE,)),
    ("lu", jax.scipy.linalg.lu, (SQUARE,)),
    ("schur", jax.scipy.linalg.schur, (SQUARE,)),
    ("inverse", jnp.linalg.inv, (SQUARE,)),
    ("tridiagonal", lambda x: lax.linalg.tridiagonal(x), (SQUARE,)),
    ("solvers", _solvers, (SQUARE,)),
    ("cumsum", lambda x: jnp.cumsum(x, 1), (SQUARE,)),
    ("approx", lambda x: lax.approx_max_k(x, 2), (SQUARE,)),
    ("attention", lambda x: jax.nn.dot_product_attention(x, x, x), (outward.ones(2, 8, 4, 16),)),
    ("platform", lambda x: lax.platform_dependent(x, cpu=jnp.sin, tpu=jnp.cos, default=jnp.tan), (SQUARE,)),
)  # fmt: skip


def _kernel_add(x: Any) -> Any:
    pallas: Any = import_module("jax.experimental.pallas")

    def body(x_ref: Any, o_ref: Any) -> None:
        o_ref[...] = x_ref[...] * 2 + 1

    shape = jax.ShapeDtypeStruct(x.shape, x.dtype)
    return pallas.pallas_call(body, out_shape=shape, grid=(2,))(x)


def _interpreted(x: Any) -> Any:
    pallas: Any = import_module("jax.experimental.pallas")

    def body(x_ref: Any, o_ref: Any) -> None:
        o_ref[...] = jnp.tanh(x_ref[...])

    block = pallas.BlockSpec((8, 128), lambda i: (i, 0))
    return pallas.pallas_call(
        body, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype), grid=(2,), in_specs=[block], out_specs=block, interpret=True
    )(x)  # fmt: skip


TILE = (outward.ones(16, 128),)


def programs() -> Iterator[Program]:
    """Exports with symbolic shapes, and everything of `control` for other platforms."""
    for name, function, specs in SYMBOLIC:
        for constraints in CONSTRAINTS:
            what = f"export {name} {list(constraints)}"
            yield Program(what, partial(_symbolic, function, specs, constraints))
        yield Program(f"lowered symbolic {name}", partial(_unrefined, function, specs))
    for name, function, args in FUNCTIONS:
        for platforms in PLATFORMS:
            yield Program(
                f"export {name} {platforms}", partial(_exported, function, args, platforms)
            )
            if len(platforms) == 1:
                yield Program(
                    f"lowered {name} {platforms}", partial(_elsewhere, function, args, platforms)
                )
    yield Program("kernel tpu", partial(_elsewhere, _kernel_add, TILE, ("tpu",)))
    yield Program("kernel interpreted", partial(_elsewhere, _interpreted, TILE, ("cpu",)))
    yield Program(
        "kernel grad",
        partial(_elsewhere, jax.vmap(_interpreted), (outward.ones(3, 16, 128),), ("cpu",)),
    )
