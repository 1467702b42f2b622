"""Helpers of generated JAX scripts for decompositions of matrices.

Vectors have the sign, or phase, that `_turned` gives them: LAPACK's builds differ in it.
"""

# pyright: basic
# (jax itself is typed in part only)

from __future__ import annotations

import jax.numpy as jnp
from jax import Array, lax


def _eigh(x: Array, lower: bool) -> tuple[Array, Array]:
    """Eigenvectors and eigenvalues of symmetric matrices, of which one triangle is read."""
    return lax.linalg.eigh(x, lower=lower, symmetrize_input=False)


def _geqrf(x: Array) -> tuple[Array, Array]:
    """R above the diagonal, Householder vectors below it, and their factors."""
    packed, taus = jnp.linalg.qr(x, mode="raw")
    return packed.mT, taus


def _info(x: Array) -> Array:
    """Zero for each matrix: it was decomposed."""
    return x.real[..., 0, 0].astype(jnp.int32) * 0


def _turned(vectors: Array) -> Array:
    """The factor of each column that makes its sum, weighted by 1, 1/2, 1/3, ..., positive."""
    weights = 1 / jnp.arange(1, vectors.shape[-2] + 1, dtype=vectors.real.dtype)
    sums = (vectors * weights[:, None]).sum(-2, keepdims=True)
    size = jnp.abs(sums)
    return jnp.where(size == 0, 1, sums.conj() / jnp.where(size == 0, 1, size))


def _potrf(x: Array, lower: bool) -> tuple[Array, Array]:
    """Cholesky factors in their triangle, the other one as it was; 1 where there is no factor."""
    found = lax.linalg.cholesky(x if lower else x.mT.conj(), symmetrize_input=False)
    failed = jnp.isnan(found).any((-2, -1)).astype(jnp.int32)
    kept = jnp.triu(x, 1) if lower else jnp.tril(x, -1)
    return (found if lower else found.mT.conj()) + kept, failed


def _getrf(x: Array) -> tuple[Array, Array, Array]:
    """L and U in one, the rows exchanged, counted from 1, and the first zero on U's diagonal."""
    packed, pivots, _ = lax.linalg.lu(x)
    zeros = jnp.diagonal(packed, axis1=-2, axis2=-1) == 0
    first = jnp.where(zeros.any(-1), zeros.argmax(-1) + 1, 0)
    return packed, pivots + 1, first.astype(jnp.int32)


def _completed(x: Array) -> Array:
    """Orthonormal columns, and those that make them a basis."""
    rest = jnp.linalg.qr(x, mode="complete")[0][..., x.shape[-1] :]
    return jnp.concatenate([x, rest], -1)


def _gesdd(x: Array, full: bool) -> tuple[Array, Array, Array, Array, Array]:
    """Nothing of use, singular values, left and right vectors, and 0 for each matrix."""
    left, values, right = jnp.linalg.svd(x, full_matrices=False)
    turn = _turned(left)
    left, right = left * turn, right * turn.conj().mT
    if full:
        left, right = _completed(left), _completed(right.mT.conj()).mT.conj()
    return x * 0, values, left, right, _info(x)


def _singular_values(
    x: Array, left: tuple[int, int], right: tuple[int, int]
) -> tuple[Array, Array, Array, Array, Array]:
    """Nothing of use, singular values, room for vectors, and 0 for each matrix."""
    values = jnp.linalg.svd(x, compute_uv=False)
    zero = x[..., :1, :1] * 0
    return (
        x * 0,
        values,
        jnp.broadcast_to(zero, (*x.shape[:-2], *left)),
        jnp.broadcast_to(zero, (*x.shape[:-2], *right)),
        _info(x),
    )


def _syevd(x: Array, lower: bool, vectors: bool) -> tuple[Array, Array, Array]:
    """Eigenvectors, if asked for, eigenvalues rising, and 0 for each matrix."""
    found, values = _eigh(x, lower)
    return found * _turned(found) if vectors else x * 0, values, _info(x)
