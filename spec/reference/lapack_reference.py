"""Numpy references of LAPACK's routines, on batches of matrices.

Vectors of eigenvalue and singular value problems have a sign, or a phase, that is LAPACK's choice
and differs between its builds: here it is chosen by `turned`, in scripts likewise. Matrices that
are not finite, and those that a routine gives up, have results of NaN and `info` 0, but for
Cholesky factors, whose `info` is 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from shardwright.spec.op import Values


def cholesky(a: Values, lower: bool) -> tuple[Values, Values]:
    """The factor in its triangle, the other triangle as it was; 1 where there is none."""
    factor = _each(_cholesky if lower else _upper_cholesky, a, (a.shape[-2:],), (a.dtype,))[0]
    keeps = np.triu(a, 1) if lower else np.tril(a, -1)
    failed: Values = np.asarray(np.isnan(factor).any((-2, -1)))
    return (factor + keeps).astype(a.dtype), np.asarray(failed, np.int32)


def _cholesky(a: Values) -> tuple[Values]:
    return (np.linalg.cholesky(a),)


def _upper_cholesky(a: Values) -> tuple[Values]:
    return (np.conj(np.linalg.cholesky(np.conj(a.T)).T),)


def lu(a: Values) -> tuple[Values, Values, Values]:
    """L and U in one, the rows exchanged, counted from 1, and the first zero on U's diagonal."""
    rows, columns = a.shape[-2:]
    count = min(rows, columns)
    out = a.copy()
    pivots = np.empty((*a.shape[:-2], count), np.int32)
    for place in np.ndindex(*a.shape[:-2]):
        for k in range(count):
            pivots[place][k] = _eliminate(out[place], k)
    zeros = np.diagonal(out, axis1=-2, axis2=-1) == 0
    first = zeros.argmax(-1) + 1 if count else np.zeros(a.shape[:-2])
    return out, pivots, np.where(zeros.any(-1), first, 0).astype(np.int32)


def _eliminate(a: Values, k: int) -> int:
    """Clear column `k` below the diagonal of one matrix; returns the row it was exchanged with."""
    size = np.abs(np.real(a[k:, k])) + np.abs(np.imag(a[k:, k]))
    pivot = k + int(np.argmax(np.where(np.isnan(size), -1, size)))
    a[[k, pivot]] = a[[pivot, k]]
    if a[k, k] != 0:
        a[k + 1 :, k] /= a[k, k]
        a[k + 1 :, k + 1 :] -= np.outer(a[k + 1 :, k], a[k, k + 1 :])
    return pivot + 1


def svd(a: Values, full: bool, vectors: bool) -> tuple[Values, ...]:
    """Left vectors, singular values falling, right vectors; only the values without `vectors`.

    What completes left or right vectors to a basis is what a QR decomposition of them adds.
    """
    rows, columns = a.shape[-2:]
    count = min(rows, columns)
    real = np.real(a).dtype
    if not vectors:
        return _each(_singular_values, a, ((count,),), (real,))
    shapes = (rows, count), (count,), (count, columns)
    left, values, right = _each(_singular, a, shapes, (a.dtype, real, a.dtype))
    if full:
        left = completed(left)
        right = _adjoint(completed(_adjoint(right)))
    return left, values, right


def _singular_values(a: Values) -> tuple[Values]:
    return (np.linalg.svd(a, compute_uv=False),)


def _singular(a: Values) -> tuple[Values, Values, Values]:
    left, values, right = np.linalg.svd(a, full_matrices=False)
    turn = phase(left)
    return left * turn, values, right * np.conj(turn).T


def completed(a: Values) -> Values:
    """Orthonormal columns, and those that make them a basis."""
    rows, columns = a.shape[-2:]
    if rows == columns:
        return a
    shapes = ((rows, rows - columns),)
    rest = _each(
        lambda one: (np.linalg.qr(one, "complete")[0][:, columns:],), a, shapes, (a.dtype,)
    )
    return np.concatenate([a, rest[0]], -1)


def eigh(a: Values, lower: bool) -> tuple[Values, ...]:
    """Eigenvectors, and eigenvalues rising, of matrices of which one triangle is read."""
    size, real = a.shape[-1], np.real(a).dtype
    shapes = (size, size), (size,)
    return _each(lambda one: _symmetric(one, lower), a, shapes, (a.dtype, real))


def _symmetric(a: Values, lower: bool) -> tuple[Values, Values]:
    values, vectors = np.linalg.eigh(a, "L" if lower else "U")
    return vectors * phase(vectors), values


def phase(vectors: Values) -> Values:
    """The factor of each column that makes its sum, weighted by 1, 1/2, 1/3, ..., positive."""
    weights: Values = np.asarray(1 / np.arange(1, vectors.shape[-2] + 1), np.real(vectors).dtype)
    sums: Values = np.sum(vectors * weights[:, None], axis=-2, keepdims=True)
    size = np.abs(sums)
    return np.where(size == 0, 1, np.conj(sums) / np.where(size == 0, 1, size))


def _adjoint(x: Values) -> Values:
    return np.conj(np.swapaxes(x, -1, -2))


def _each(
    function: Callable[[Values], tuple[Values, ...]], a: Values, shapes: Any, dtypes: Any
) -> tuple[Values, ...]:
    """A function of each matrix that is finite and that it takes, NaN for others."""
    batch = a.shape[:-2]
    outs = tuple(
        np.full((*batch, *shape), np.nan, dtype)
        for shape, dtype in zip(shapes, dtypes, strict=True)
    )
    for place in np.ndindex(*batch):
        if not np.isfinite(a[place]).all():
            continue
        try:
            results = function(a[place])
        except np.linalg.LinAlgError:
            continue
        for out, result in zip(outs, results, strict=True):
            out[place] = result
    return outs
