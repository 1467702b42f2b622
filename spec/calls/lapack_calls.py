"""LAPACK's routines as JAX calls them on the CPU: batch dims may be cut, matrices are whole.

The last letters of a name say the routine, `s`, `d`, `c` and `z` before them the element type:
`lapack_sgetrf_ffi`. Options are characters, stored by their codes: `mhlo.backend_config = {uplo =
76 : ui8}`. Source: jaxlib `cpu/lapack_kernels.h`, the lowerings in `jax/_src/lax/linalg.py`.
Flops: LAPACK Working Note 41, leading terms.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from random import Random

import numpy as np

from shardwright.spec.attributes import RULE_NOTE, Array, Attribute, Attrs, Int, RuleAttr, String
from shardwright.spec.calls.call_row import CallRow, batch_rule, batched, matrix_factors
from shardwright.spec.factors import Kind
from shardwright.spec.op import Sample, Sig, Values
from shardwright.spec.reference import custom_reference, lapack_reference, linear_reference
from shardwright.spec.rows.sampling import draw_shape
from shardwright.spec.rows.triangular import Triangular
from shardwright.spec.types import TensorType, tensor
from shardwright.spec.values.dense import dense


def _names(*routines: str) -> tuple[str, ...]:
    return tuple(f"lapack_{routine}_ffi" for routine in routines)


def _letters(routine: str, letters: str = "sdcz") -> tuple[str, ...]:
    return _names(*(letter + routine for letter in letters))


def option(sig: Sig, name: str, default: str) -> str:
    """The character that an option of the routine is, in upper case."""
    code = custom_reference.note(sig, "mhlo.backend_config", name)
    return (default if code is None or not 0 < code < 128 else chr(code)).upper()


def _sizes(sig: Sig) -> tuple[int, int, int]:
    """Number of matrices, rows and columns of operand 0."""
    *batch, rows, columns = sig.shape(0)
    return prod(batch), rows, columns


def _cubic(of_both: float, of_less: float) -> Callable[[Sig], float]:
    """Flops `of_both * m n k - of_less * k^3`, k the smaller of rows m and columns n."""

    def flops(sig: Sig) -> float:
        count, rows, columns = _sizes(sig)
        small = min(rows, columns)
        return count * (of_both * rows * columns * small - of_less * small**3)

    return flops


def _info(sig: Sig) -> Values:
    """Zeros: the routine did what it was asked for."""
    return np.zeros(sig.out_shape(-1), np.int32)


# --- Cholesky factors


def _is_lower(sig: Sig) -> bool:
    return option(sig, "uplo", "L") == "L"


def _potrf(sig: Sig, a: Values) -> tuple[Values, Values]:
    return lapack_reference.cholesky(a, _is_lower(sig))


def _potrf_spelled(sig: Sig, names: Sequence[str]) -> str:
    return f"_potrf({names[0]}, {_is_lower(sig)})"


# --- LU


def _getrf(_: Sig, a: Values) -> tuple[Values, Values, Values]:
    return lapack_reference.lu(a)


# --- singular values: operand, values, left vectors, right vectors, info


def _job(sig: Sig) -> tuple[bool, bool]:
    """Whether bases are complete, and whether vectors are asked for at all."""
    mode = option(sig, "mode", "A")
    return mode == "A", mode != "N"


def _gesdd(sig: Sig, a: Values) -> tuple[Values, ...]:
    """The operand's room holds nothing of use: zeros here."""
    is_full, has_vectors = _job(sig)
    found = lapack_reference.svd(a, is_full, has_vectors)
    values = found[1] if has_vectors else found[0]
    left, right = np.zeros(sig.out_shape(2), a.dtype), np.zeros(sig.out_shape(3), a.dtype)
    if has_vectors:
        left, right = found[0], found[2]
    return np.zeros_like(a), values, left, right, _info(sig)


def _gesdd_spelled(sig: Sig, names: Sequence[str]) -> str:
    is_full, has_vectors = _job(sig)
    if has_vectors:
        return f"_gesdd({names[0]}, {is_full})"
    left, right = sig.out_shape(2)[-2:], sig.out_shape(3)[-2:]
    return f"_singular_values({names[0]}, {left}, {right})"


# --- eigenvalues of Hermitian matrices: vectors, values, info


def _has_vectors(sig: Sig) -> bool:
    return option(sig, "mode", "V") == "V"


def _syevd(sig: Sig, a: Values) -> tuple[Values, Values, Values]:
    """Without vectors, their room holds nothing of use: zeros here."""
    vectors, values = lapack_reference.eigh(a, _is_lower(sig))
    if not _has_vectors(sig):
        vectors = np.zeros_like(a)
    return vectors, values, _info(sig)


def _syevd_spelled(sig: Sig, names: Sequence[str]) -> str:
    return f"_syevd({names[0]}, {_is_lower(sig)}, {_has_vectors(sig)})"


# --- triangular systems


def _triangular(sig: Sig) -> Triangular:
    how = {"T": "t", "C": "h"}.get(option(sig, "trans_x", "N"), "")
    left, unit = option(sig, "side", "L") == "L", option(sig, "diag", "N") == "U"
    return Triangular(left, _is_lower(sig), unit, how)


def _trsm(sig: Sig, a: Values, b: Values) -> Values:
    return linear_reference.triangular_solve(a, b, *_triangular(sig))


def _trsm_jax(sig: Sig, names: Sequence[str]) -> str:
    return _triangular(sig).jax(names)


def _trsm_torch(sig: Sig, names: Sequence[str]) -> str:
    return _triangular(sig).torch(names)


def _trsm_flops(sig: Sig) -> float:
    known = sig.ins[1]
    return float(sig.shape(0)[-1] * (known.count if isinstance(known, TensorType) else 1))


# --- samples


def _config(rank: int, **options: str) -> Attrs:
    """The options of a call on a batch of some rank."""
    codes: dict[str, Attribute] = {
        name: Int(ord(letter), "ui8") for name, letter in options.items()
    }
    batch = Attrs({"num_batch_dims": String(str(rank))})
    return Attrs({"mhlo.backend_config": Attrs(codes), "mhlo.frontend_attributes": batch})


def _sample(
    routine: str, ins: Sequence[TensorType], outs: Sequence[TensorType], wish: str, **options: str
) -> Sample:
    """`wish`: of operand 0."""
    letter = {"f32": "s", "f64": "d", "complex<f32>": "c", "complex<f64>": "z"}[ins[0].element]
    attrs: dict[str, Attribute] = {
        "call_target_name": String(f"lapack_{letter}{routine}_ffi"),
        "api_version": Int(4, "i32"),
        "operand_layouts": _layouts(ins),
        "result_layouts": _layouts(outs),
    }
    wishes = (wish, *["any"] * (len(ins) - 1))
    sizes, batch = [type.shape for type in (*ins, *outs)], ins[0].rank - 2
    rule = batch_rule(sizes, len(ins), batch, Kind.PASS, custom=True)  # as JAX writes it
    notes = _config(batch, **options).set(RULE_NOTE, RuleAttr(rule))
    return Sample(tuple(ins), tuple(outs), Attrs(attrs), operands=wishes, notes=notes)


def _layouts(types: Sequence[TensorType]) -> Array:
    """Matrices by columns, all else by rows."""
    found: list[Attribute] = []
    for type in types:
        order = list(reversed(range(type.rank)))
        if type.rank > 2:
            order[:2] = order[1::-1]
        found.append(dense(np.array(order, np.int64), tensor((type.rank,), "index")))
    return Array(tuple(found))


def _draw(random: Random, elements: Sequence[str]) -> tuple[tuple[int, ...], int, int, str]:
    """Batch, rows, columns and element type."""
    batch = draw_shape(random, 1, 1)
    return batch, random.randint(1, 4), random.randint(1, 4), random.choice(elements)


_ALL = ("f32", "f64", "complex<f32>", "complex<f64>")


def _draw_potrf(random: Random) -> Sample:
    batch, n, _, element = _draw(random, _ALL)
    a, info = tensor((*batch, n, n), element), tensor(batch, "i32")
    return _sample("potrf", (a,), (a, info), "posdef", uplo=random.choice("LU"))


def _draw_getrf(random: Random) -> Sample:
    batch, m, n, element = _draw(random, _ALL)
    a, info = tensor((*batch, m, n), element), tensor(batch, "i32")
    return _sample("getrf", (a,), (a, tensor((*batch, min(m, n)), "i32"), info), "any")


def _draw_geqrf(random: Random) -> Sample:
    batch, m, n, element = _draw(random, _ALL)
    a = tensor((*batch, m, n), element)
    return _sample("geqrf", (a,), (a, a.with_shape((*batch, min(m, n)))), "any")


def _draw_orgqr(random: Random) -> Sample:
    batch, extra, n, element = _draw(random, _ALL[:2])
    a = tensor((*batch, n + extra, n), element)
    return _sample("orgqr", (a, a.with_shape((*batch, n))), (a,), "any")


def _draw_trsm(random: Random) -> Sample:
    batch, n, m, element = _draw(random, _ALL)
    side = random.choice("LR")
    b = tensor((*batch, n, m) if side == "L" else (*batch, m, n), element)
    a = tensor((*batch, n, n), element)
    options = {"side": side, "uplo": random.choice("LU"), "trans_x": random.choice("NTC")}
    return _sample("trsm", (a, b), (b,), "posdef", diag=random.choice("NU"), **options)


LAPACK = [
    CallRow(
        names=_letters("potrf"),
        rule=batched,
        whole=matrix_factors,
        flops=_cubic(1 / 3, 0),
        run=_potrf,
        jax=_potrf_spelled,
        torch=_potrf_spelled,
        sample=_draw_potrf,
    ),
    CallRow(
        names=_letters("getrf"),
        rule=batched,
        whole=matrix_factors,
        flops=_cubic(1, 1 / 3),
        run=_getrf,
        jax="_getrf({0})",
        torch="_getrf({0})",
        sample=_draw_getrf,
    ),
    CallRow(
        names=_letters("geqrf"),
        rule=batched,
        whole=matrix_factors,
        flops=_cubic(2, 2 / 3),
        run=custom_reference.qr,
        jax="_geqrf({0})",
        torch="torch.geqrf({0})",
        sample=_draw_geqrf,
    ),
    CallRow(
        names=_names("sorgqr", "dorgqr", "cungqr", "zungqr"),
        rule=batched,
        whole=matrix_factors,
        flops=_cubic(2, 2 / 3),
        run=custom_reference.householder_product,
        jax="lax.linalg.householder_product({0}, {1})",
        torch="torch.linalg.householder_product({0}, {1})",
        sample=_draw_orgqr,
    ),
    CallRow(
        names=(*_letters("gesdd"), *_letters("gesvd")),
        rule=batched,
        whole=matrix_factors,
        flops=_cubic(14, -8),
        run=_gesdd,
        jax=_gesdd_spelled,
        torch=_gesdd_spelled,
    ),
    CallRow(
        names=_names("ssyevd", "dsyevd", "cheevd", "zheevd"),
        rule=batched,
        whole=matrix_factors,
        flops=_cubic(9, 0),
        run=_syevd,
        jax=_syevd_spelled,
        torch=_syevd_spelled,
    ),
    CallRow(
        names=_letters("trsm"),
        rule=batched,
        whole=matrix_factors,
        flops=_trsm_flops,
        run=_trsm,
        jax=_trsm_jax,
        torch=_trsm_torch,
        sample=_draw_trsm,
    ),
]
