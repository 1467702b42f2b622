"""Helpers of generated torch scripts for decompositions of matrices.

Vectors have the sign, or phase, that `_turned` gives them: LAPACK's builds differ in it. Matrices
that are not finite, which torch refuses, have NaN as results.
"""

# pyright: basic
# (torch itself is typed in part only)

from __future__ import annotations

import torch
from torch import Tensor


def _eigh(x: Tensor, lower: bool) -> tuple[Tensor, Tensor]:
    """Eigenvectors and eigenvalues of symmetric matrices, of which one triangle is read."""
    values, vectors = torch.linalg.eigh(x, UPLO="L" if lower else "U")
    return vectors, values


def _info(x: Tensor) -> Tensor:
    """Zero for each matrix: it was decomposed."""
    return torch.zeros(x.shape[:-2], dtype=torch.int32)


def _finite(x: Tensor) -> tuple[Tensor, Tensor]:
    """Matrices, zeros in place of those that are not finite; and NaN for these, 0 for others."""
    is_finite = x.isfinite().all(-1).all(-1)[..., None, None]
    return torch.where(is_finite, x, 0), torch.where(is_finite, 0.0, torch.nan).to(x.real.dtype)


def _turned(vectors: Tensor) -> Tensor:
    """The factor of each column that makes its sum, weighted by 1, 1/2, 1/3, ..., positive."""
    weights = 1 / torch.arange(1, vectors.shape[-2] + 1, dtype=vectors.real.dtype)
    sums = (vectors * weights[:, None]).sum(-2, keepdim=True)
    size = sums.abs()
    return torch.where(size == 0, 1, sums.conj() / torch.where(size == 0, 1, size))


def _potrf(x: Tensor, lower: bool) -> tuple[Tensor, Tensor]:
    """Cholesky factors in their triangle, the other one as it was; 1 where there is no factor."""
    found, failed = torch.linalg.cholesky_ex(x, upper=not lower)
    kept = x.triu(1) if lower else x.tril(-1)
    triangle = torch.ones(x.shape[-2:]).tril() if lower else torch.ones(x.shape[-2:]).triu()
    is_lost = (failed != 0) | ~torch.isfinite(found).all(-1).all(-1)
    found = torch.where(is_lost[..., None, None] & (triangle > 0), torch.nan, found)
    return found + kept, is_lost.to(torch.int32)


def _getrf(x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """L and U in one, the rows exchanged, counted from 1, and the first zero on U's diagonal."""
    packed, pivots, info = torch.linalg.lu_factor_ex(x)
    return packed, pivots, info


def _completed(x: Tensor) -> Tensor:
    """Orthonormal columns, and those that make them a basis."""
    rest = torch.linalg.qr(x, mode="complete").Q[..., x.shape[-1] :]
    return torch.cat([x, rest], -1)


def _gesdd(x: Tensor, full: bool) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """Nothing of use, singular values, left and right vectors, and 0 for each matrix."""
    usable, lost = _finite(x)
    left, values, right = torch.linalg.svd(usable, full_matrices=False)
    turn = _turned(left)
    left, right = left * turn, right * turn.conj().mT
    if full:
        left, right = _completed(left), _completed(right.mH).mH
    values = values + lost[..., 0]
    return torch.zeros_like(x), values, left + lost, (right + lost).resolve_conj(), _info(x)


def _singular_values(
    x: Tensor, left: tuple[int, int], right: tuple[int, int]
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """Nothing of use, singular values, room for vectors, and 0 for each matrix."""
    usable, lost = _finite(x)
    values = torch.linalg.svdvals(usable) + lost[..., 0]
    batch = x.shape[:-2]
    return (
        torch.zeros_like(x),
        values,
        torch.zeros((*batch, *left), dtype=x.dtype),
        torch.zeros((*batch, *right), dtype=x.dtype),
        _info(x),
    )


def _syevd(x: Tensor, lower: bool, vectors: bool) -> tuple[Tensor, Tensor, Tensor]:
    """Eigenvectors, if asked for, eigenvalues rising, and 0 for each matrix."""
    usable, lost = _finite(x)
    found, values = _eigh(usable, lower)
    turned = found * _turned(found) + lost if vectors else torch.zeros_like(x)
    return turned, values + lost[..., 0], _info(x)
