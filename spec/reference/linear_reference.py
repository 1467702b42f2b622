"""Numpy references of linear algebra and Fourier transforms; narrow floats are computed in f32."""

from __future__ import annotations

from typing import Any

import numpy as np

from shardwright.spec.op import Values


def _computable(x: Values) -> Values:
    return x.astype(np.float32) if x.dtype == np.float16 else x


def _adjoint(x: Values) -> Values:
    return np.conj(np.swapaxes(x, -1, -2))


def cholesky(a: Values, lower: bool) -> Values:
    """Factor of each Hermitian matrix, one triangle of which is read; NaN if not positive."""
    triangle = _computable(a) if lower else _adjoint(_computable(a))
    out = np.empty_like(triangle)
    for place in np.ndindex(*triangle.shape[:-2]):
        try:
            out[place] = np.linalg.cholesky(triangle[place])
        except np.linalg.LinAlgError:
            out[place] = np.nan
    return (out if lower else _adjoint(out)).astype(a.dtype)


def triangular_solve(
    a: Values,
    b: Values,
    left_side: bool,
    lower: bool,
    unit_diagonal: bool,
    transpose: str,
) -> Values:
    """x in `op(a) x = b` (left side) or `x op(a) = b`; `transpose` is "", "t" or "h"."""
    matrix = _computable(a)
    matrix = np.tril(matrix) if lower else np.triu(matrix)
    if unit_diagonal:
        ones = np.arange(matrix.shape[-1], dtype=np.int64)
        matrix = matrix.copy()
        matrix[..., ones, ones] = 1
    if transpose:
        matrix = _adjoint(matrix) if transpose == "h" else np.swapaxes(matrix, -1, -2)
    right = _computable(b)
    if left_side:
        solved = np.linalg.solve(matrix, right)
    else:
        solved = np.swapaxes(
            np.linalg.solve(np.swapaxes(matrix, -1, -2), np.swapaxes(right, -1, -2)), -1, -2
        )
    return solved.astype(b.dtype)


def fft(x: Values, kind: str, lengths: tuple[int, ...], dtype: Any) -> Values:
    """FFT, IFFT, RFFT or IRFFT over the last dims."""
    function = {
        "FFT": np.fft.fftn,
        "IFFT": np.fft.ifftn,
        "RFFT": np.fft.rfftn,
        "IRFFT": np.fft.irfftn,
    }[kind]
    axes = tuple(range(x.ndim - len(lengths), x.ndim))
    return np.asarray(function(x, s=lengths, axes=axes)).astype(dtype)
