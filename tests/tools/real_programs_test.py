"""Programs as people write them in JAX, lowered here, give the same on one device and on all."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest

from shardwright.backends.jax import lower as jax_backend
from shardwright.backends.torch import lower as torch_backend
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.reference.compare import failures, judge
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.reference.tolerances import rounding_elements
from shardwright.ir.run import run, run_devices
from shardwright.ir.verify import check
from shardwright.passes.registry import parse_pipeline
from shardwright.tools.session.driver import make_module
from shardwright.tools.session.for_target import partitioned
from shardwright.tools.session.session import Session

jax: Any = pytest.importorskip("jax")
jnp: Any = jax.numpy
lax: Any = jax.lax
P: Any = jax.sharding.PartitionSpec

DATA, MODEL = 4, 2
MESH: Any = jax.sharding.AbstractMesh((DATA, MODEL), ("data", "model"))
TILES = P("data", "model")


class Arg(NamedTuple):
    shape: tuple[int, ...]
    spec: Any = P()
    dtype: str = "float32"


class Program(NamedTuple):
    step: Callable[..., Any]
    args: tuple[Arg, ...]


PROGRAMS: dict[str, Program] = {}


def program(*args: Arg) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Adds a function of arrays with these shapes and shardings."""

    def add(step: Callable[..., Any]) -> Callable[..., Any]:
        PROGRAMS[step.__name__] = Program(step, args)
        return step

    return add


@cache
def text_of(name: str) -> str:
    """What JAX prints for a program."""
    step, args = PROGRAMS[name]
    shapes = [
        jax.ShapeDtypeStruct(
            arg.shape, arg.dtype, sharding=jax.sharding.NamedSharding(MESH, arg.spec)
        )
        for arg in args
    ]
    return jax.jit(step).trace(*shapes).lower(lowering_platforms=("cpu",)).as_text()


def local_of(name: str) -> Module:
    module = parse(text_of(name), f"{name}.mlir")
    parse_pipeline("propagate,partition").run(module)
    check(module)
    return module


@program(
    Arg((32, 64), P(None, "model")),
    Arg((64, 8), P("model", None)),
    Arg((32, 64), P(None, "model")),
    Arg((32, 64), P(None, "model")),
    Arg((16, 32), P("data", None)),
    Arg((), P(), "int32"),
)
def adam_step(w: Any, out: Any, m: Any, v: Any, x: Any, t: Any) -> Any:
    gradient = jax.grad(lambda w: jnp.mean((jax.nn.gelu(x @ w) @ out) ** 2))(w)
    m, v = 0.9 * m + 0.1 * gradient, 0.99 * v + 0.01 * gradient**2
    step = m / (1 - 0.9 ** (t + 1)) / (jnp.sqrt(v / (1 - 0.99 ** (t + 1))) + 1e-4)
    return w - 1e-3 * step, m, v


@program(Arg((8, 12, 12, 4), P("data", None, None, "model")), Arg((3, 3, 4, 8), P()))
def convolution_with_pooling(x: Any, kernel: Any) -> Any:
    def loss(kernel: Any) -> Any:
        dims = ("NHWC", "HWIO", "NHWC")
        h = lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=dims)
        h = lax.reduce_window(h, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
        return jnp.sum(jnp.tanh(h))

    return jax.value_and_grad(loss)(kernel)


@program(
    Arg((5, 16, 8), P(None, "data", None)),
    Arg((8, 64), P(None, "model")),
    Arg((16, 64), P(None, "model")),
)
def lstm_gradient(xs: Any, wx: Any, wh: Any) -> Any:
    def loss(wx: Any, wh: Any) -> Any:
        def step(carry: Any, x: Any) -> Any:
            h, c = carry
            i, f, g, o = jnp.split(x @ wx + h @ wh, 4, -1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            return (jax.nn.sigmoid(o) * jnp.tanh(c), c), c

        start = jnp.zeros((16, 16))
        (h, _), cells = lax.scan(step, (start, start), xs)
        return jnp.sum(h**2) + jnp.mean(cells)

    return jax.value_and_grad(loss, (0, 1))(wx, wh)


@program(Arg((8, 8, 32), P("data")), Arg((32, 32), P("model")))
def experts_by_capacity(x: Any, w: Any) -> Any:
    tokens = x.reshape(64, 32)
    weights = jax.nn.softmax(tokens @ w[:, :4])
    expert = jnp.argmax(weights, -1)
    taken = jax.nn.one_hot(expert, 4, dtype=jnp.int32)
    slot = jnp.sum(jnp.cumsum(taken, 0) * taken, -1) - 1
    queues = jnp.zeros((4, 20, 32)).at[expert, slot].set(tokens, mode="drop")
    out = jax.nn.relu(queues @ w).at[expert, slot].get(mode="fill", fill_value=0)
    return out * jnp.max(weights, -1)[:, None], expert, slot


@program(
    Arg((4, 16, 2, 4), P("data", None, "model")),
    Arg((4, 1, 2, 4), P("data", None, "model")),
    Arg((4,), P("data"), "int32"),
)
def decoding_with_a_cache(cache: Any, key: Any, at: Any) -> Any:
    cache = cache.at[jnp.arange(4), at].set(key[:, 0])
    scores = jnp.einsum("bhd,bshd->bhs", key[:, 0], cache)
    scores = jnp.where(jnp.arange(16) <= at[:, None, None], scores, -jnp.inf)
    return cache, jnp.einsum("bhs,bshd->bhd", jax.nn.softmax(scores), cache)


@program(Arg((16, 12), TILES), Arg((16, 12), TILES, "int32"))
def orders(x: Any, keys: Any) -> Any:
    by_key = lax.sort((keys, x), dimension=1, num_keys=2)
    return jnp.sort(x, 0), jnp.argsort(keys, 1), by_key, lax.top_k(keys, 3), jnp.argmin(keys, 0)


@program(Arg((2,), P(), "uint32"), Arg((16, 8), TILES))
def noise_in_a_loop(key: Any, x: Any) -> Any:
    def body(_: Any, carry: Any) -> Any:
        key, x = carry
        key, sub = jax.random.split(key)
        kept = jax.random.bernoulli(sub, 0.8, x.shape)
        return key, jnp.where(kept, x + jax.random.normal(sub, x.shape), 0)

    key, x = lax.fori_loop(0, 3, body, (jax.random.wrap_key_data(key), x))
    return jax.random.key_data(key), x


@program(Arg((10, 6)), Arg((6, 14)))
def dims_that_axes_do_not_divide(x: Any, w: Any) -> Any:
    def cut(value: Any, *spec: Any) -> Any:
        sharding = jax.sharding.NamedSharding(MESH, P(*spec))
        return lax.with_sharding_constraint(value, sharding)

    y = cut(cut(x, "data", "model") @ cut(w, "model", "data"), "data", "model")
    return y, y.prod(0), y.min(), jnp.flip(y, 0), cut(jnp.pad(y, ((1, 2), (0, 1))), "data")


@program(Arg((16, 16), TILES))
def own_collectives(x: Any) -> Any:
    """The order of axes, a ring, and devices that nobody sends to."""

    def on_device(x: Any) -> Any:
        whole = lax.all_gather(x, ("model", "data"), axis=0, tiled=True)
        ring = lax.ppermute(x, "data", [(k, (k + 1) % DATA) for k in range(DATA)])
        some = lax.ppermute(x, ("data", "model"), [(0, 3), (3, 0), (1, 2)])
        mine = lax.psum_scatter(whole, ("model", "data"), scatter_dimension=0, tiled=True)
        return lax.pmax(whole, ("data", "model")), ring, some, mine

    out = (P(), TILES, TILES, P(("model", "data")))
    return jax.shard_map(on_device, mesh=MESH, in_specs=TILES, out_specs=out)(x)


@program(
    Arg((8, 64), P("data"), "bfloat16"),
    Arg((64, 64), P("model"), "bfloat16"),
    Arg((64,), P(), "float32"),
)
def mixed_precision(x: Any, w: Any, scale: Any) -> Any:
    def loss(w: Any, scale: Any) -> Any:
        h = (x @ w).astype("float32")
        return jnp.sum(jnp.sin(h * lax.rsqrt(jnp.mean(h * h, -1, keepdims=True)) * scale))

    return jax.value_and_grad(loss, (0, 1))(w, scale)


@program(Arg((0, 8), P(None, "model")), Arg((8, 4), P("model")))
def nothing_at_all(x: Any, w: Any) -> Any:
    return x @ w, x.sum(0), jnp.concatenate([x, w.T]), jnp.sort(x, 0)


NAMES = list(PROGRAMS)


@pytest.mark.parametrize("name", NAMES)
def test_all_devices_compute_what_one_does(name: str) -> None:
    module = parse(text_of(name))
    args = inputs(module, 0)
    expected = run(module, args)
    found = run_devices(local_of(name), args)
    verdicts = judge(found, expected, (), rounding_elements(module))
    assert not failures(verdicts), list(map(str, failures(verdicts)))


@pytest.mark.parametrize("backend", [jax_backend, torch_backend])
@pytest.mark.parametrize("name", NAMES)
def test_no_variable_of_a_script_hides_a_function(name: str, backend: Any) -> None:
    tree = ast.parse(backend.emit(local_of(name), parse(text_of(name)), "command"))
    assert not hidden_functions(tree)


def hidden_functions(tree: ast.Module) -> list[str]:
    """Functions at top level that a function calls whose own variable has that name."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    names = {function.name for function in functions}
    return [name for function in functions for name in sorted(names & _reused(function))]


def _reused(function: ast.FunctionDef) -> set[str]:
    """Names a function both assigns to and calls."""
    nodes = list(ast.walk(function))
    stored = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    calls = [n.func for n in nodes if isinstance(n, ast.Call)]
    return stored & {n.id for n in calls if isinstance(n, ast.Name)}


def test_a_hidden_function_is_noticed() -> None:
    tree = ast.parse("def sort(x): return x\ndef step(x):\n    sort = sort(x)\n    return sort")
    assert hidden_functions(tree) == ["sort"]


def test_collectives_of_a_program_get_their_axes_in_the_order_of_their_groups() -> None:
    ops = [op for op in local_of("own_collectives").walk() if "plan.axes" in op.notes]
    found = [(op.name.removeprefix("stablehlo."), str(op.notes["plan.axes"])) for op in ops]
    assert ("all_gather", '["model", "data"]') in found
    assert ("collective_permute", '["data"]') in found
    assert ("collective_permute", '["data", "model"]') in found


def test_results_are_judged_by_the_narrowest_float_they_went_through() -> None:
    found = rounding_elements(parse(text_of("mixed_precision")))
    assert found == ["bf16", "bf16", "bf16"]
    assert set(rounding_elements(parse(text_of("lstm_gradient")))) == {"f32"}


def test_a_mesh_may_stand_in_the_shardings() -> None:
    session = Session()
    module = make_module(
        session,
        """func.func @main(
    %a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{"x"}, {}]>}
) -> tensor<8x8xf32> {
  return %a : tensor<8x8xf32>
}""",
    )
    assert partitioned(session, module).local.meshes["mesh"].axes == (("x", 2),)


def test_torch_keeps_four_bits_of_a_four_bit_sum() -> None:
    text = """sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<8xi4> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xi4> {
  %0 = stablehlo.add %a, %a : tensor<8xi4>
  return %0 : tensor<8xi4>
}"""
    local = parse(text)
    parse_pipeline("propagate,partition").run(local)
    script = torch_backend.emit(local, parse(text), "command")
    assert "add = (a + a) << 4 >> 4" in script
