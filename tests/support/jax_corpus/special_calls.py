# pyright: basic
# ruff: noqa: E501  one program a line
"""Functions that fit no general argument pattern: static sizes, keywords, many results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

from shardwright.testing.jax_corpus import Program, outward, text_of

jax: Any = import_module("jax")
jnp, lax, scipy = jax.numpy, jax.lax, jax.scipy
special, linalg = jax.scipy.special, jax.scipy.linalg

Function = Callable[..., Any]

ones = outward.ones
X, V, S, I = ones(4, 6), ones(8), ones(), ones(4, dtype="int32")  # noqa: E741
SQUARE, KEY, WIDE = ones(4, 4), ones(2, dtype="uint32"), ones(8, dtype="int32")
BITS, THREE = ones(8, dtype="uint8"), ones(4, 3)

CALLS: tuple[tuple[str, Function, tuple[Any, ...]], ...] = (
    ("argwhere", lambda x: jnp.argwhere(x, size=3), (X,)),
    ("nonzero", lambda x: jnp.nonzero(x, size=5, fill_value=-1), (X,)),
    ("flatnonzero", lambda x: jnp.flatnonzero(x, size=5), (X,)),
    ("where one", lambda x: jnp.where(x > 0, size=4), (X,)),
    ("bincount", lambda x: jnp.bincount(x, length=10), (WIDE,)),
    ("choose", lambda i, x: jnp.choose(i, [x, x + 1, x * 2], mode="clip"), (WIDE, V)),
    ("compress", lambda x: jnp.compress(x[:, 0] > 0, x, axis=0, size=3), (X,)),
    ("extract", lambda x: jnp.extract(x > 0, x, size=4), (X,)),
    ("cross", jnp.cross, (THREE, THREE)),
    ("linalg cross", jnp.linalg.cross, (THREE, THREE)),
    ("matrix_power", lambda x: (jnp.linalg.matrix_power(x, 5), jnp.linalg.matrix_power(x, -2)), (SQUARE,)),
    ("multi_dot", lambda x: jnp.linalg.multi_dot([x, x.T, x]), (X,)),
    ("dsplit", lambda x: jnp.dsplit(x, 2), (ones(2, 3, 4),)),
    ("fill_diagonal", lambda x: jnp.fill_diagonal(x, 2.0, inplace=False), (SQUARE,)),
    ("fromfunction", lambda: jnp.fromfunction(lambda i, j: i * 2 + j, (3, 4)), ()),
    ("intersect1d", lambda x, y: jnp.intersect1d(x, y, size=4, return_indices=True), (WIDE, WIDE)),
    ("setdiff1d", lambda x, y: jnp.setdiff1d(x, y, size=4), (WIDE, WIDE)),
    ("setxor1d", lambda x, y: jnp.setxor1d(x, y, size=4), (WIDE, WIDE)),
    ("union1d", lambda x, y: jnp.union1d(x, y, size=9), (WIDE, WIDE)),
    ("unique", lambda x: jnp.unique(x, True, True, True, size=5, fill_value=0), (WIDE,)),
    ("unique axis", lambda x: jnp.unique(x, axis=1, size=3), (X,)),
    ("unique_all", lambda x: jnp.unique_all(x, size=5), (WIDE,)),
    ("unique_counts", lambda x: jnp.unique_counts(x, size=5), (WIDE,)),
    ("mask_indices", lambda x: x[jnp.mask_indices(4, jnp.triu, size=10)], (SQUARE,)),
    ("place", lambda x: jnp.place(x, x > 0, jnp.arange(3.0), inplace=False), (X,)),
    ("put", lambda x, i: jnp.put(x, i, 1.0, mode="wrap", inplace=False), (X, I)),
    ("put_along_axis", lambda x, i: jnp.put_along_axis(x, i[None], 1.0, 0, inplace=False), (SQUARE, I)),
    ("polyfit", lambda x, y: jnp.polyfit(x, y, 3, full=True), (V, V)),
    ("polyfit weighted", lambda x, y: jnp.polyfit(x, y, 2, w=y, cov=True), (V, V)),
    ("ravel_multi_index", lambda i: jnp.ravel_multi_index((i, i), (9, 9), mode="clip"), (WIDE,)),
    ("unpackbits", lambda x: jnp.unpackbits(x, axis=0, count=20, bitorder="little"), (BITS,)),
    ("apply_over_axes", lambda x: jnp.apply_over_axes(jnp.sum, x, [0, 1]), (X,)),
    ("vectorize", jnp.vectorize(lambda a, b: a @ b, signature="(n,m),(m)->(n)"), (ones(2, 4, 6), ones(6))),
    ("ufunc", lambda x, y: jnp.frompyfunc(lambda a, b: a * b + 1, 2, 1, identity=1).reduce(x, axis=0), (X, X)),
    ("ufunc at", lambda x, i: jnp.add.at(x, i, 2.0, inplace=False), (V, I)),
    ("ufunc outer", lambda x: jnp.multiply.outer(x, x), (V,)),
    ("piecewise", lambda x: jnp.piecewise(x, [x < 0, x > 1], [lambda y: -y, jnp.sin, 3.0]), (X,)),
    ("select", lambda x: jnp.select([x < 0, x > 1], [x, x * 2], 7.0), (X,)),
    ("histogram", lambda x: jnp.histogram(x, 5, weights=x), (V,)),
    ("histogramdd", lambda x: jnp.histogramdd(x, 3), (THREE,)),
    ("interp", lambda x: jnp.interp(x, jnp.arange(5.0), jnp.arange(5.0) ** 2, left=-1, period=None), (V,)),
    ("pad modes", lambda x: [jnp.pad(x, 2, mode=m) for m in ["edge", "reflect", "symmetric", "wrap", "mean", "maximum", "linear_ramp"]], (X,)),
    ("quantiles", lambda x: [jnp.quantile(x, 0.3, 1, method=m) for m in ("linear", "nearest", "lower", "midpoint")], (X,)),
    ("reductions where", lambda x: [f(x, 1, where=x > 0, keepdims=True, initial=1.0) for f in (jnp.sum, jnp.prod, jnp.max)], (X,)),
    ("convolve", lambda x: [jnp.convolve(x, x[:3], m) for m in ("full", "same", "valid")], (V,)),
    ("strings", lambda x: jnp.einsum("i...,j...->ij...", x, x, optimize=False), (X,)),
    ("einsum diagonal", lambda x: (jnp.einsum("ii->i", x), jnp.einsum("ii", x)), (SQUARE,)),
    ("block", lambda x: jnp.block([[x, x], [x * 2, x - 1]]), (X,)),
    ("r_ and c_", lambda x: (jnp.r_[x, 0.0, 1.0], jnp.c_[x, x], jnp.ogrid[0:3, 0:2], jnp.mgrid[0:2]), (V,)),
    ("conv local", lambda x, w: lax.conv_general_dilated_local(x, w, (1, 1), "VALID", (2, 2)), (ones(2, 3, 5, 5), ones(4, 12, 4, 4))),
    ("conv patches", lambda x: lax.conv_general_dilated_patches(x, (2, 2), (1, 2), "SAME"), (ones(2, 3, 5, 5),)),
    ("conv transpose", lambda x, w: lax.conv_transpose(x, w, (2, 1), "SAME", rhs_dilation=(1, 2)), (ones(2, 5, 5, 3), ones(3, 3, 3, 4))),
    ("conv padding", lambda x, w: lax.conv_with_general_padding(x, w, (1, 1), ((0, 1), (1, 0)), (1, 2), (2, 1)), (ones(2, 3, 5, 5), ones(4, 3, 2, 2))),
    ("update index", lambda x, i: lax.dynamic_update_index_in_dim(x, x[0], i[0], 0), (X, I)),
    ("update slice", lambda x, i: lax.dynamic_update_slice_in_dim(x, x[:2], i[0], 0), (X, I)),
    ("index take", lambda x, i: lax.index_take(x, (i,), (0,)), (X, I)),
    ("fft", lambda x: [lax.fft(x * 1j, k, (6,)) for k in ("fft", "ifft")], (X,)),
    ("real fft", lambda x: lax.fft(lax.fft(x, "rfft", (4, 6)), "irfft", (4, 6)), (X,)),
    ("scan unrolled", lambda x: lax.scan(lambda c, r: (c * r, c), x[0], x, unroll=4), (X,)),
    ("squeeze", lambda x: lax.squeeze(x[:, None], (1,)), (X,)),
    ("reduce precision", lambda x: [lax.reduce_precision(x, e, m) for e, m in ((5, 2), (8, 7), (4, 3))], (X,)),
    ("ormqr", lambda x, t: lax.linalg.ormqr(x, t, x) if hasattr(lax.linalg, "ormqr") else x, (SQUARE, ones(4))),
    ("tridiagonal solve", lambda a, b: lax.linalg.tridiagonal_solve(a, a, a, b), (ones(4), ones(4, 2))),
    ("pivots", lambda i: lax.linalg.lu_pivots_to_permutation(i, 6), (I,)),
    ("triangular", lambda x: [lax.linalg.triangular_solve(x, x, left_side=s, lower=s, transpose_a=t, conjugate_a=t, unit_diagonal=s) for s in (True, False) for t in (True, False)], (SQUARE,)),
    ("eigh kinds", lambda x: lax.linalg.eigh(x, lower=False, symmetrize_input=False, subset_by_index=None), (SQUARE,)),
    ("svd kinds", lambda x: (lax.linalg.svd(x, full_matrices=False), lax.linalg.svd(x, compute_uv=False)), (X,)),
    ("random triangular", lambda k: jax.random.triangular(k, 0.0, 0.3, 1.0, (3,)), (KEY,)),
    ("random kinds", lambda k: [jax.random.bernoulli(k, 0.3, (4,)), jax.random.categorical(k, jnp.zeros((3, 5))), jax.random.choice(k, 9, (4,), replace=False), jax.random.ball(k, 3, shape=(2,)), jax.random.orthogonal(k, 3)], (KEY,)),
    ("random wide", lambda k: [jax.random.randint(k, (4,), 0, 9, jnp.uint8), jax.random.bits(k, (3,), jnp.uint16), jax.random.truncated_normal(k, -1.0, 1.0, (3,), jnp.bfloat16)], (KEY,)),
    ("bessel_jn", lambda x: special.bessel_jn(x, v=4, n_iter=10), (V,)),
    ("sph_harm_y", lambda x: special.sph_harm_y(jnp.array([1]), jnp.array([2]), x, x, n_max=3), (V,)),
    ("cho_solve", lambda x: linalg.cho_solve(linalg.cho_factor(x), x), (SQUARE,)),
    ("lu_solve", lambda x: linalg.lu_solve(linalg.lu_factor(x), x, trans=1), (SQUARE,)),
    ("eigh_tridiagonal", lambda x: linalg.eigh_tridiagonal(x, x[1:], eigvals_only=True), (V,)),
    ("funm", lambda x: linalg.funm(x, jnp.sin), (SQUARE,)),
    ("sylvester", lambda x: linalg.solve_sylvester(x, x, x), (SQUARE,)),
    ("toeplitz", lambda x: (linalg.toeplitz(x), linalg.block_diag(x, x[None]), linalg.hilbert(4), linalg.hadamard(4)), (V,)),
    ("expm", lambda x: (linalg.expm(x), linalg.sqrtm(x), linalg.polar(x)), (SQUARE,)),
    ("map_coordinates", lambda x, y: [scipy.ndimage.map_coordinates(x, [y, y], o, mode=m) for o in (0, 1) for m in ("constant", "nearest", "wrap", "mirror", "reflect")], (X, V)),
    ("resize", lambda x: [jax.image.resize(x, (8, 3), m) for m in ("nearest", "linear", "cubic", "lanczos3")], (X,)),
    ("scale_and_translate", lambda x: jax.image.scale_and_translate(x, (8, 8), (0, 1), jnp.ones(2), jnp.zeros(2), "linear"), (X,)),
    ("minimize", lambda x: import_module("jax.scipy.optimize").minimize(lambda y: ((y - 1) ** 2).sum(), x, method="BFGS").x, (V,)),
    ("cg", lambda a, b: [f(lambda x: a @ x, b)[0] for f in (scipy.sparse.linalg.cg, scipy.sparse.linalg.bicgstab, scipy.sparse.linalg.gmres)], (SQUARE, ones(4))),
    ("attention", lambda x: [jax.nn.dot_product_attention(x, x, x, is_causal=c, mask=None) for c in (True, False)], (ones(2, 8, 4, 16),)),
    ("one_hot", lambda i: jax.nn.one_hot(i, 5, axis=0, dtype=jnp.bfloat16), (I,)),
    ("standardize", lambda x: jax.nn.standardize(x, axis=0, where=x > 0), (X,)),
    ("segment ops", lambda x, i: [f(x, i, num_segments=3) for f in (jax.ops.segment_sum, jax.ops.segment_max, jax.ops.segment_min, jax.ops.segment_prod)], (X, I)),
    ("sparse", lambda x, y: import_module("jax.experimental.sparse").BCOO.fromdense(x, nse=5) @ y, (X, ones(6, 3))),
    ("jet", lambda x: import_module("jax.experimental.jet").jet(jnp.sin, (x,), ((x, x),)), (V,)),
    ("hessian", jax.hessian(lambda x: jnp.tanh(x @ x)), (V,)),
    ("jacobians", lambda x: (jax.jacfwd(jnp.sin)(x), jax.jacrev(jnp.sort)(x)), (V,)),
    ("linearize", lambda x: jax.linearize(lambda y: jnp.sin(y) * y, x)[1](x), (V,)),
    ("vjp", lambda x: jax.vjp(lambda y: jnp.cumsum(y) * y, x)[1](x), (V,)),
    ("vmap nested", jax.vmap(jax.vmap(lambda a, b: jnp.linalg.norm(a - b), (None, 0)), (0, None)), (THREE, THREE)),
    ("narrow casts", lambda x: [x.astype(d) for d in ("float8_e3m4", "float8_e4m3", "float8_e8m0fnu", "float8_e5m2fnuz", "float4_e2m1fn", "int4", "uint4", "int2", "uint2")], (X,)),
    ("narrow constants", lambda: [jnp.asarray(np.arange(5), d) for d in ("float8_e3m4", "float8_e4m3fn", "float8_e5m2", "float8_e4m3b11fnuz", "bfloat16", "float16", "int4", "uint4", "int2", "uint2", "bool")], ()),
    ("big narrow constants", lambda: [np.arange(150).astype(jnp.dtype(d)) for d in ("float8_e3m4", "float8_e4m3fn", "bfloat16", "float16", "int4", "uint4", "bool", "complex64", "uint8")], ()),
    ("big splats", lambda: [np.full((20, 30), v, d) for v, d in ((1.5, "f"), (True, "?"), (7, "i"), (1j, "F"))], ()),
)  # fmt: skip

_FANS = ("glorot_normal", "glorot_uniform", "he_normal", "he_uniform", "kaiming_normal", "kaiming_uniform",
    "lecun_normal", "lecun_uniform", "xavier_normal", "xavier_uniform", "normal", "uniform", "orthogonal",
    "truncated_normal", "delta_orthogonal")  # fmt: skip


def _initializer(name: str) -> Function:
    shape = (3, 4, 4) if name == "delta_orthogonal" else (4, 6)
    return lambda key: getattr(jax.nn.initializers, name)()(key, shape)


def _argument_free(value: Any) -> Function:
    return lambda: value


def programs() -> Iterator[Program]:
    """All of these calls; initializers; constants of every element type and many shapes."""
    for name, function, args in CALLS:
        yield Program(f"call {name}", partial(text_of, function, args))
        if args and all(jnp.issubdtype(a.dtype, jnp.floating) for a in args):
            wide = [jax.ShapeDtypeStruct(a.shape, jnp.bfloat16) for a in args]
            yield Program(f"call {name} bfloat16", partial(text_of, function, wide))
            batched = [jax.ShapeDtypeStruct((2, *a.shape), a.dtype) for a in args]
            yield Program(f"call {name} vmap", partial(text_of, jax.vmap(function), batched))
    for name in _FANS:
        yield Program(f"initializer {name}", partial(text_of, _initializer(name), (KEY,)))
    rng = np.random.default_rng(0)
    for dtype in [
        "float32",
        "float16",
        "float64",
        "bfloat16",
        "int32",
        "uint8",
        "int64",
        "complex64",
        "complex128",
        "bool",
    ]:
        for shape in ((), (1,), (5,), (2, 3), (0, 2), (10, 10), (101,), (2, 3, 4, 5)):
            raw = rng.normal(size=shape) * 10.0 ** rng.integers(-30, 30)
            with np.errstate(all="ignore"):
                value = np.asarray(raw).astype(jnp.dtype(dtype))
            yield Program(f"constant {dtype}{list(shape)}", partial(_wide, _argument_free(value)))


def _wide(function: Function) -> str:
    with jax.enable_x64(True):
        return text_of(function, ())
