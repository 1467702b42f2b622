# pyright: basic
# ruff: noqa: E501  one program a line
"""Programs on many devices: shard_map with every collective, shardings of arguments, memory kinds.

Meshes are abstract: no device is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

from shardwright.testing.jax_corpus import Program, text_of

jax: Any = import_module("jax")
jnp, lax = jax.numpy, jax.lax
P: Any = jax.sharding.PartitionSpec
NamedSharding: Any = jax.sharding.NamedSharding

MESH: Any = jax.sharding.AbstractMesh((4, 2), ("x", "y"))
CUBE: Any = jax.sharding.AbstractMesh((2, 2, 2), ("a", "b", "c"))
ONE: Any = jax.sharding.AbstractMesh((1,), ("only",))

Function = Callable[..., Any]


def ones(*shape: int, dtype: str = "float32") -> Any:
    """The shape of an argument."""
    return jax.ShapeDtypeStruct(shape, jnp.dtype(dtype))


X = ones(8, 16)
EXPLICIT: Any = jax.sharding.AbstractMesh(
    (4, 2), ("x", "y"), axis_types=(jax.sharding.AxisType.Explicit,) * 2
)
CUT = jax.ShapeDtypeStruct((8, 16), jnp.float32, sharding=NamedSharding(EXPLICIT, P("x", "y")))

# --- inside shard_map, one function per collective: block (2, 8) on each device

COLLECTIVES: dict[str, Function] = {
    "psum": lambda x: lax.psum(x, "x"),
    "psum both": lambda x: lax.psum(x, ("y", "x")),
    "psum tree": lambda x: lax.psum((x, x[0]), "y")[0],
    "psum groups": lambda x: lax.psum(x, "x", axis_index_groups=[[0, 1], [2, 3]]),
    "pmean": lambda x: lax.pmean(x, "y"),
    "pmax": lambda x: lax.pmax(x, ("x", "y")),
    "pmin": lambda x: lax.pmin(x, "x"),
    "all_gather": lambda x: lax.all_gather(x, "x").sum(0),
    "all_gather tiled": lambda x: lax.all_gather(x, ("x", "y"), axis=1, tiled=True)[:, :8],
    "psum_scatter": lambda x: lax.psum_scatter(x, "y", scatter_dimension=1, tiled=True),
    "psum_scatter untiled": lambda x: lax.psum_scatter(x, "y", scatter_dimension=0)[None],
    "all_to_all": lambda x: lax.all_to_all(x, "y", 0, 1, tiled=True),
    "all_to_all untiled": lambda x: lax.all_to_all(x, "y", 0, 0),
    "all_to_all groups": lambda x: lax.all_to_all(x, "x", 1, 0, axis_index_groups=[[0, 2], [1, 3]], tiled=True),
    "ppermute": lambda x: lax.ppermute(x, "x", [(0, 1), (1, 2), (2, 3), (3, 0)]),
    "ppermute both": lambda x: lax.ppermute(x, ("x", "y"), [(0, 7), (7, 0)]),
    "pshuffle": lambda x: lax.pshuffle(x, "x", [3, 2, 1, 0]),
    "axis_index": lambda x: x + lax.axis_index("x") * lax.axis_size("y"),
    "axis_index both": lambda x: x + lax.axis_index(("y", "x")),
    "in a loop": lambda x: lax.fori_loop(0, 3, lambda i, y: lax.psum(y, "x") * 0.1, x),
    "in a branch": lambda x: lax.cond(lax.axis_index("x") == 0, jnp.sin, jnp.cos, x),
    "in a call": lambda x: jax.jit(lambda y: lax.pmax(y, "y"))(x),
    "ragged": lambda x: lax.ragged_all_to_all(
        x, x, jnp.arange(4), jnp.ones(4, int), jnp.arange(4), jnp.ones(4, int), axis_name="x"
    ),
    "random": lambda x: x + jax.random.normal(jax.random.key(lax.axis_index("x")), x.shape),
    "callback": lambda x: jax.pure_callback(lambda y: y, jax.ShapeDtypeStruct((2, 8), x.dtype), x),
    "integers": lambda x: lax.psum((x > 0).astype(jnp.int8), "x").astype(x.dtype),
}  # fmt: skip


def mapped(body: Function, **how: Any) -> Function:
    """`shard_map` of a body of one argument cut over both dims."""
    spec = P("x", "y")
    rest = {"in_specs": spec, "out_specs": spec, "check_vma": False, **how}
    return jax.shard_map(body, mesh=MESH, **rest)


def _checked(x: Any) -> Any:
    """With varying axes checked, JAX inserts `pvary`; a cotangent needs a psum."""

    @partial(jax.shard_map, mesh=MESH, in_specs=(P("x", "y"), P()), out_specs=P("x"))
    def body(y: Any, w: Any) -> Any:
        return lax.psum(y * w, "y")

    return body(x, jnp.float32(3)).sum()


def _partly_manual(x: Any) -> Any:
    @partial(jax.shard_map, mesh=MESH, in_specs=P("x"), out_specs=P("x"), axis_names={"x"})
    def body(y: Any) -> Any:
        return lax.psum(lax.with_sharding_constraint(y, P(None, "y")), "x") + y

    return body(x)


def _nested_manual(x: Any) -> Any:
    @partial(jax.shard_map, mesh=MESH, in_specs=P("x"), out_specs=P("x"), axis_names={"x"})
    def outer(y: Any) -> Any:
        @partial(jax.shard_map, in_specs=P(None, "y"), out_specs=P(None, "y"), axis_names={"y"})
        def inner(z: Any) -> Any:
            return lax.psum(z, "x") + lax.axis_index("y")

        return inner(y)

    return outer(x)


# --- shardings of arguments and values


def _constrained(x: Any) -> Any:
    y = lax.with_sharding_constraint(jnp.sin(x), NamedSharding(CUBE, P(("a", "b"), "c")))
    z = lax.with_sharding_constraint(y @ y.T, NamedSharding(CUBE, P(P.UNCONSTRAINED, "b")))
    return lax.with_sharding_constraint(z, NamedSharding(CUBE, P()))


def _scanned(x: Any) -> Any:
    where = NamedSharding(MESH, P(None, "y"))
    step = lambda c, r: (lax.with_sharding_constraint(c * r, where), r)  # noqa: E731
    return lax.scan(step, x, x[:, None] * x)[0]


def _explicit(x: Any) -> Any:
    z = jnp.einsum("ij,kj->ik", x, x, out_sharding=P("x", None))
    return jax.sharding.auto_axes(lambda w: jnp.sin(w) + 1, out_sharding=P("x", None))(z)


def _unreduced(x: Any) -> Any:
    z = jnp.einsum("ij,kj->ik", x, x, out_sharding=P("x", None, unreduced={"y"}))
    return jax.sharding.reshard(z, P("x", None))


def _hosted(x: Any) -> Any:
    host = NamedSharding(MESH, P("x"), memory_kind="pinned_host")
    return jax.device_put(
        jax.device_put(x, host) * 2, NamedSharding(MESH, P("x"), memory_kind="device")
    )


def _spaces(x: Any) -> Any:
    return jax.device_put(jax.device_put(x, jax.memory.Space.Host), jax.memory.Space.Device) + 1


def _computed_on(x: Any) -> Any:
    compute_on: Any = import_module("jax.experimental.compute_on").compute_on
    with compute_on("device_host"):
        return jnp.sin(x) + 1


def _laid_out(x: Any) -> Any:
    layout: Any = import_module("jax.experimental.layout")
    return layout.with_layout_constraint(x * 2, layout.Layout(major_to_minor=(1, 0)))


def _custom_partitioned(x: Any) -> Any:
    made: Any = import_module("jax.experimental.custom_partitioning")
    rule: Any = made.SdyShardingRule

    @made.custom_partitioning
    def call(y: Any) -> Any:
        return jnp.sin(y)

    call.def_partition(
        partition=lambda mesh, args, out: (mesh, jnp.sin, out.sharding, (args[0].sharding,)),
        infer_sharding_from_operands=lambda mesh, args, out: args[0].sharding,
        sharding_rule=rule(operand_mappings=(("i", "j"),), result_mappings=(("i", "j"),)),
    )
    return call(x)


WHOLE: dict[str, tuple[Function, tuple[Any, ...]]] = {
    "checked": (_checked, (X,)),
    "checked grad": (jax.grad(_checked), (X,)),
    "partly manual": (_partly_manual, (X,)),
    "nested manual": (_nested_manual, (X,)),
    "constrained": (_constrained, (X,)),
    "scanned": (_scanned, (X,)),
    "explicit": (_explicit, (CUT,)),
    "unreduced": (_unreduced, (CUT,)),
    "unreduced grad": (jax.grad(lambda x: _unreduced(x).sum()), (CUT,)),
    "host memory": (_hosted, (X,)),
    "memory spaces": (_spaces, (X,)),
    "compute on host": (_computed_on, (X,)),
    "layout": (_laid_out, (X,)),
    "custom partitioning": (_custom_partitioned, (X,)),
}

SPECS: tuple[Any, ...] = (
    P(), P("x"), P(None, "y"), P("y", "x"), P(("x", "y")), P(("y", "x"), None), P("x", ("y",)),
)  # fmt: skip


def _abstract(function: Function, args: tuple[Any, ...], **options: Any) -> str:
    """Lowered for 8 CPU devices that are not there."""
    with jax.sharding.use_abstract_mesh(EXPLICIT if CUT in args else MESH):
        traced: Any = jax.jit(function, **options).trace(*args)
        return str(traced.lower(lowering_platforms=("cpu",)).as_text())


def _specified(first: Any, second: Any) -> str:
    shardings = [NamedSharding(MESH, spec) for spec in (first, second)]
    options = {"in_shardings": (shardings[0], None), "out_shardings": shardings[1]}
    return _abstract(lambda x, y: jnp.tanh(x @ y.T), (X, X), donate_argnums=0, **options)


def _structs(first: Any, kind: str) -> str:
    where = NamedSharding(CUBE, first, memory_kind=kind or None)
    x = jax.ShapeDtypeStruct((8, 16), jnp.float32, sharding=where)
    return _abstract(lambda y: (y.sum(0), y * 2), (x,), donate_argnums=0)


def programs() -> Iterator[Program]:
    """All of these, and each collective differentiated and batched."""
    for name, body in COLLECTIVES.items():
        yield Program(f"spread {name}", partial(_abstract, mapped(body), (X,)))
        for title, made in (
            ("grad", jax.grad(lambda x, f=body: mapped(f)(x).sum())),
            ("vmap", jax.vmap(mapped(body))),
        ):
            shape = X if title == "grad" else ones(3, 8, 16)
            yield Program(f"spread {name} {title}", partial(_abstract, made, (shape,)))
        inner = jax.vmap(lambda x: x + lax.psum(x, "i") + lax.axis_index("i"), axis_name="i")
        yield Program(f"spread {name} named vmap", partial(text_of, inner, (X,)))
    for name, (function, args) in WHOLE.items():
        yield Program(f"spread {name}", partial(_abstract, function, args))
    for first in SPECS:
        for second in SPECS:
            yield Program(f"spread jit {first} {second}", partial(_specified, first, second))
    for kind in ("", "pinned_host", "unpinned_host", "device"):
        for spec in (P("a"), P(("c", "a"), "b"), P(None, ("a", "b", "c")), P()):
            yield Program(f"spread struct {spec} {kind}", partial(_structs, spec, kind))
