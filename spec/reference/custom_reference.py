"""Numpy references of mathematical custom calls, by target.

Where XLA runs a target on the CPU the reference is what it computes: `Eigh` up to the signs of
eigenvectors, `Qr` with LAPACK's signs. Targets that only place or mark values are the identity.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shardwright.spec.attributes import Attrs, Bool, Int
from shardwright.spec.op import Sig, Values
from shardwright.spec.reference import linear_reference, special
from shardwright.spec.reference.numerics import total_order_key
from shardwright.spec.values.fields import text


def note(sig: Sig, key: str, field: str) -> int | None:
    """A number or truth value in a dictionary beside the op: `mhlo.attributes = {k = 2 : i64}`."""
    entries = sig.hints.notes.get(key)
    value = entries.get(field) if isinstance(entries, Attrs) else None
    return int(value.value) if isinstance(value, Int | Bool) else None


# --- the best elements along a dim


def is_largest(sig: Sig) -> bool:
    """True if `mhlo.topk` asks for the largest elements."""
    return note(sig, "mhlo.attributes", "largest") in (None, 1)


def top_k(sig: Sig, x: Values) -> tuple[Values, Values]:
    """Along the last dim; the first of equals first."""
    count = sig.out_shape(0)[-1]
    key = total_order_key(x) if x.dtype.kind == "f" else x
    order = _order(key, -1, is_largest(sig))[..., :count]
    return np.take_along_axis(x, order, -1), order.astype(np.int32)


def _order(key: Values, dim: int, is_descending: bool) -> Values:
    """Positions in sorted order, stable."""
    if not is_descending:
        return np.argsort(key, axis=dim, kind="stable")
    backwards = np.argsort(np.flip(key, dim), axis=dim, kind="stable")
    return np.flip(key.shape[dim] - 1 - backwards, dim)


def reduced_dim(sig: Sig) -> int:
    """The dim along which `ApproxTopK` picks."""
    shape, out = sig.shape(0), sig.out_shape(0)
    changed = [dim for dim, (a, b) in enumerate(zip(shape, out, strict=True)) if a != b]
    found = note(sig, "mhlo.backend_config", "reduction_dim")
    dim = changed[0] if found is None and changed else found
    return (len(shape) - 1 if dim is None else dim) % len(shape)


def approximate(sig: Sig, x: Values, index: Values, worst: Values, *_: Values) -> Any:
    """All of the best, exactly: `worst`, the init value, tells which end is the good one."""
    dim = reduced_dim(sig)
    order = _order(x, dim, bool(np.any(worst < x)))
    best = order.take(range(sig.out_shape(0)[dim]), dim)
    return np.take_along_axis(x, best, dim), np.take_along_axis(index, best, dim)


# --- linear algebra


def is_lower(sig: Sig) -> bool:
    """True if `Eigh` reads the lower triangle: the first number of its configuration."""
    return not text(sig.attrs, "backend_config", "1").startswith("0")


def eigh(sig: Sig, a: Values) -> tuple[Values, Values]:
    """Eigenvectors, and eigenvalues ascending."""
    values, vectors = np.linalg.eigh(a, "L" if is_lower(sig) else "U")
    return vectors.astype(a.dtype), values.astype(np.real(a).dtype)


def qr(_: Sig, a: Values) -> tuple[Values, Values]:
    """R above the diagonal, Householder vectors below it, and their factors."""
    packed, taus = np.linalg.qr(a, mode="raw")
    return np.swapaxes(packed, -1, -2).astype(a.dtype), taus.astype(a.dtype)


def householder_product(_: Sig, a: Values, taus: Values) -> Values:
    """H_1 H_2 ... of vectors stored below the diagonal, ones on it."""
    rows, columns = a.shape[-2:]
    out = np.broadcast_to(np.eye(rows, columns, dtype=a.dtype), a.shape).copy()
    for k in reversed(range(taus.shape[-1])):
        vector = a[..., k].copy()
        vector[..., :k], vector[..., k] = 0, 1
        row = np.einsum("...i,...ij->...j", np.conj(vector), out)
        out -= taus[..., k, None, None] * vector[..., :, None] * row[..., None, :]
    return out


# --- halves of wide numbers


def high(_: Sig, x: Values) -> Values:
    return (x.view(np.uint64) >> np.uint64(32)).astype(np.uint32)


def low(_: Sig, x: Values) -> Values:
    return x.view(np.uint64).astype(np.uint32)


def combined(_: Sig, low: Values, high: Values) -> Values:
    return low.astype(np.uint64) | (high.astype(np.uint64) << np.uint64(32))


def same(_: Sig, *operands: Values) -> tuple[Values, ...]:
    return operands


def erf(_: Sig, x: Values) -> Values:
    return special.erf(x)


def cholesky(_: Sig, a: Values) -> Values:
    return linear_reference.cholesky(a, True)
