"""Programs of `jnp.linalg` as JAX prints them: our reference computes what JAX computes.

Vectors of eigenvalue and singular value problems are compared up to the signs that are LAPACK's
choice: by the matrices that they make.
"""

# pyright: basic
# (jax is typed in part only)

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from shardwright.ir.core import Module, Op
from shardwright.ir.parse import parse
from shardwright.ir.run import run
from shardwright.passes.registry import parse_pipeline
from shardwright.spec.calls.call_row import CallRow
from shardwright.spec.calls.lapack_calls import LAPACK
from shardwright.spec.factors import Kind
from shardwright.spec.op import Sig
from shardwright.spec.ops.custom import CALLS

jax: Any = pytest.importorskip("jax")
jnp: Any = jax.numpy

Values = NDArray[Any]
BATCH, ROWS, COLUMNS = 4, 5, 3
TARGETS = {"f32": np.float32, "f64": np.float64, "c64": np.complex64, "c128": np.complex128}


def svd_product(x: Any, full: bool) -> Any:
    left, values, right = jnp.linalg.svd(x, full_matrices=full)
    count = values.shape[-1]
    return (
        values,
        (left[..., :count] * values[..., None, :]) @ right[..., :count, :],
        left @ left.mT.conj(),
    )


def eigh_product(x: Any, lower: str) -> Any:
    values, vectors = jnp.linalg.eigh(x, UPLO=lower)
    return values, (vectors * values[..., None, :]) @ vectors.mT.conj()


def symmetric(x: Any) -> Any:
    return x @ x.mT.conj() + 0.1 * jnp.eye(x.shape[-2], dtype=x.dtype)


PROGRAMS: dict[str, tuple[Callable[..., Any], int]] = {
    "cholesky": (lambda x: jnp.linalg.cholesky(symmetric(x)), 1),
    "cholesky upper": (lambda x: jnp.linalg.cholesky(symmetric(x), upper=True), 1),
    "no factor": (lambda x: jnp.linalg.cholesky(-symmetric(x)), 1),
    "qr": (jnp.linalg.qr, 1),
    "qr complete": (lambda x: jnp.linalg.qr(x, mode="complete"), 1),
    "svd": (lambda x: svd_product(x, False), 1),
    "svd full": (lambda x: svd_product(x, True), 1),
    "svd wide": (lambda x: svd_product(x.mT, True), 1),
    "singular values": (lambda x: jnp.linalg.svd(x, compute_uv=False), 1),
    "eigh": (lambda x: eigh_product(symmetric(x), "L"), 1),
    "eigh upper": (lambda x: eigh_product(symmetric(x), "U"), 1),
    "eigenvalues": (lambda x: jnp.linalg.eigvalsh(symmetric(x)), 1),
    "lu": (jax.lax.linalg.lu, 1),
    "solve": (lambda x, y: jnp.linalg.solve(symmetric(x), y), 2),
    "inv": (lambda x: jnp.linalg.inv(symmetric(x)), 1),
    "det": (lambda x: jnp.linalg.det(symmetric(x)), 1),
    "slogdet": (lambda x: jnp.linalg.slogdet(symmetric(x)), 1),
    "pinv": (jnp.linalg.pinv, 1),
    "lstsq": (lambda x, y: jax.vmap(lambda a, b: jnp.linalg.lstsq(a, b)[0])(x, y), 2),
    "triangular": (
        lambda x, y: jax.lax.linalg.triangular_solve(
            symmetric(x), y, left_side=True, lower=True, transpose_a=True, unit_diagonal=True
        ),
        2,
    ),
}  # fmt: skip


def lowered(name: str, dtype: Any) -> tuple[str, list[Values], list[Values]]:
    """The text of a program, operands, and what JAX computes of them."""
    function, count = PROGRAMS[name]
    rng = np.random.default_rng(len(name))
    shape = (BATCH, ROWS, COLUMNS)
    operands = [rng.normal(size=shape).astype(dtype) for _ in range(count)]
    if np.dtype(dtype).kind == "c":
        operands = [x + 1j * rng.normal(size=shape).astype(dtype) for x in operands]
    with jax.enable_x64(True):
        compiled = jax.jit(function)
        text = compiled.lower(*operands).as_text()
        results = [np.asarray(x) for x in jax.tree.leaves(compiled(*operands))]
    return text, operands, results


def called(module: Module) -> list[Op]:
    return [op for op in module.walk() if op.name == "stablehlo.custom_call"]


@pytest.mark.parametrize("element", TARGETS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_reference_computes_what_jax_computes(name: str, element: str):
    text, operands, wanted = lowered(name, TARGETS[element])
    module = parse(text)
    targets = [op.attrs["call_target_name"] for op in called(module)]
    assert targets and all("lapack_" in str(target) for target in targets)
    found = run(module, operands)
    tolerance = 2e-3 if element in ("f32", "c64") else 1e-9
    for ours, theirs in zip(found, wanted, strict=True):
        assert ours.dtype == theirs.dtype and ours.shape == theirs.shape
        np.testing.assert_allclose(ours, theirs, tolerance, tolerance)


def unexchanged(_: Sig, a: Values) -> tuple[Values, ...]:
    """As if no row were ever exchanged."""
    rows = np.broadcast_to(np.arange(1, COLUMNS + 1, dtype=np.int32), (BATCH, COLUMNS))
    return a, rows, np.zeros(BATCH, np.int32)


def test_a_wrong_reference_is_caught(monkeypatch: pytest.MonkeyPatch):
    text, operands, wanted = lowered("lu", np.float64)
    monkeypatch.setitem(CALLS, "lapack_dgetrf_ffi", CallRow(names=(), run=unexchanged))
    assert not np.allclose(run(parse(text), operands)[0], wanted[0])


def test_every_routine_is_called_by_a_program():
    said: set[str] = set()
    for name in PROGRAMS:
        for dtype in TARGETS.values():
            for op in called(parse(lowered(name, dtype)[0])):
                said.add(str(op.attrs["call_target_name"]).strip('"'))
    known = {name for row in LAPACK for name in row.names if "gesvd" not in name}
    assert said == known


@pytest.mark.parametrize("keeps_rule", [True, False])
def test_batch_dims_are_cut_and_matrices_are_whole(keeps_rule: bool):
    text = lowered("lu", np.float32)[0]
    if not keeps_rule:  # as without Shardy
        start = text.index(", sdy.sharding_rule")
        text = text[:start] + text[text.index(", custom>", start) + len(", custom>") :]
    head = text.index("\n") + 1
    text = text[:head] + '  sdy.mesh @mesh = <["a"=2, "b"=2]>\n' + text[head:]
    where = 'tensor<4x5x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}, {"b"}]>}'
    text = text.replace("%arg0: tensor<4x5x3xf32>", f"%arg0: {where}")
    module = parse(text)
    rule = called(module)[0].sig.rule
    assert rule is not None
    parse_pipeline("propagate,partition").run(module)
    (call,) = called(module)
    assert (rule.of_kind(Kind.REPLICATE) == ()) == keeps_rule
    assert [value.shape for value in (*call.operands, *call.results)] == [
        (2, 5, 3), (2, 5, 3), (2, 3), (2,),
    ]  # fmt: skip


def test_flops_are_those_of_the_textbook():
    (call,) = called(parse(lowered("qr", np.float64)[0]))[:1]
    m, n = ROWS, COLUMNS
    assert call.sig.flops == pytest.approx(BATCH * (2 * m * n * n - 2 / 3 * n**3))
