"""Custom calls that JAX prints, through the verbs: what runs, what is left out, what is refused."""

# pyright: basic
# (jax is typed in part only)

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from shardwright.ir.parse import parse
from shardwright.ir.run import run
from tests.support.verbs import ask

jax: Any = pytest.importorskip("jax")
jnp: Any = jax.numpy
lax: Any = jax.lax

MESH: Any = jax.sharding.AbstractMesh((2, 2), ("data", "model"))


def text_of(function: Callable[..., Any], *shapes: tuple[int, ...]) -> str:
    """A program as JAX prints it, dim 0 of its arguments cut by `data`."""
    rows = jax.sharding.PartitionSpec("data")
    cut = jax.sharding.NamedSharding(MESH, rows)
    args = [jax.ShapeDtypeStruct(shape, jnp.float32, sharding=cut) for shape in shapes]
    traced = jax.jit(function, in_shardings=cut).trace(*args)
    return traced.lower(lowering_platforms=("cpu",)).as_text()


def cut_text(function: Callable[..., Any]) -> str:
    """A function of eight numbers, as JAX prints it for one device, its argument cut afterwards."""
    text = jax.jit(function).lower(jax.ShapeDtypeStruct((8,), jnp.float32)).as_text()
    head = text.index("\n") + 1
    text = text[:head] + '  sdy.mesh @mesh = <["data"=2]>\n' + text[head:]
    where = '%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}'
    return text.replace("%arg0: tensor<8xf32>", where, 1)


def printed(x: Any) -> Any:
    jax.debug.print("x is {}", x)
    return x + 1


def called_back(x: Any) -> Any:
    return jax.pure_callback(np.sin, jax.ShapeDtypeStruct(x.shape, x.dtype), x) + 1


def solved(a: Any, b: Any) -> Any:
    spread = a @ a.mT + jnp.eye(a.shape[-1])
    q, r = jnp.linalg.qr(a)
    return jnp.linalg.solve(spread, b), jnp.linalg.det(spread), q @ r, jnp.linalg.inv(spread)


def decomposed(a: Any) -> Any:
    even = a @ a.mT + jnp.eye(a.shape[-1])
    values, vectors = jnp.linalg.eigh(even)
    return jnp.linalg.svd(a), jnp.linalg.cholesky(even), values, vectors


PROGRAMS = {
    "solve": text_of(solved, (4, 3, 3), (4, 3, 2)),
    "decompose": text_of(decomposed, (4, 3, 3)),
    "approx_max_k": text_of(lambda x: lax.approx_max_k(x, 3), (4, 16)),
    "approx_min_k": text_of(lambda x: lax.approx_min_k(x, 3, recall_target=0.5), (4, 16)),
    "debug.print": cut_text(printed),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_are_verified_in_all_ways(name: str):
    assert "custom_call" in PROGRAMS[name]
    code, output, errors = ask("verify", "-", stdin=PROGRAMS[name])
    assert code == 0, output + errors
    assert "jax script, torch script" in output.partition("verdict: ")[2]
    assert "verdict: ok" in output or "by rounding alone; in f64 all agree" in output


@pytest.mark.parametrize("pick", [lax.approx_max_k, lax.approx_min_k])
def test_approximate_picks_are_those_of_jax(pick: Callable[..., Any]):
    x = np.random.default_rng(0).normal(size=(4, 16)).astype(np.float32)
    x[0, 3], x[1] = np.nan, -np.inf
    x[0, 3] = 0.5
    for options in ({}, {"reduction_dimension": 0}, {"aggregate_to_topk": False}):
        function = jax.jit(lambda x, o=options: pick(x, 3, **o))
        ours = run(parse(function.lower(x).as_text()), [x])
        for got, wanted in zip(ours, function(x), strict=True):
            assert got.shape == wanted.shape
            if "aggregate_to_topk" not in options:
                assert np.array_equal(got, wanted)


def test_a_print_is_left_out_and_said():
    code, output, errors = ask("compile", "-", "--emit", "jax", stdin=PROGRAMS["debug.print"])
    assert code == 0 and "# left out: stablehlo.custom_call, it calls a Python function" in output
    assert "<stdin>:" in errors and "runs on one device" in errors and "leave it out" in errors


@pytest.mark.parametrize(
    "verb", [("compile", "--emit", "jax"), ("compile", "--emit", "torch"), ("verify",)]
)
def test_a_callback_with_results_is_refused_at_its_place(verb: tuple[str, ...]):
    text = cut_text(called_back)
    line = 1 + text[: text.index("stablehlo.custom_call")].count("\n")
    code, _, errors = ask(verb[0], "-", *verb[1:], stdin=text)
    assert code == 1 and f"<stdin>:{line}:" in errors
    assert "it calls a Python function of the process that lowered the program" in errors
    assert "runs on one device" in errors


def test_a_callback_is_kept_in_text_on_whole_operands():
    text = cut_text(called_back)
    code, output, errors = ask("compile", "-", "--emit", "mlir", stdin=text)
    assert code == 0, errors
    assert "@xla_ffi_python_cpu_callback(%0)" in output and "all_gather" in output
    assert "(tensor<8xf32>) -> tensor<8xf32>" in output
