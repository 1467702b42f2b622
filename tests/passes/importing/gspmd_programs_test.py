"""Programs that JAX lowers for the older partitioner mean what it lowers for Shardy."""

# pyright: basic
# (jax is typed in part only)

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shardwright.ir.core import Module, Value
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.verify import verify
from shardwright.passes.importing.gspmd.whole_program import import_gspmd
from shardwright.spec.sharding import Sharding
from tests.support.verbs import ask

jax: Any = pytest.importorskip("jax")
jnp: Any = jax.numpy
P: Any = jax.sharding.PartitionSpec

MESH: Any = jax.sharding.AbstractMesh(
    (2, 4), ("a", "b"), axis_types=(jax.sharding.AxisType.Auto,) * 2
)
SPECS = [P(), P("a"), P("b"), P(None, "a"), P("a", "b"), P("b", "a"), P(("a", "b")), P(("b", "a"))]


def cut(spec: Any) -> Any:
    return jax.sharding.NamedSharding(MESH, spec)


def product(x: Any, w: Any) -> Any:
    y = jax.lax.with_sharding_constraint(x @ w, cut(P("a", "b")))
    return jnp.sin(y).sum(1)


def mapped(x: Any, w: Any) -> Any:
    def body(x: Any, w: Any) -> Any:
        return jax.lax.psum(x @ w, "b") * 2

    specs = (P("a", "b"), P("b", None))
    made = jax.shard_map(body, mesh=MESH, in_specs=specs, out_specs=P("a", None))(x, w)
    return jnp.cos(made)


def lowered(function: Callable[..., Any], first: Any, second: Any, shardy: bool) -> str:
    before = jax.config.jax_use_shardy_partitioner
    jax.config.update("jax_use_shardy_partitioner", shardy)
    try:
        shapes = [
            jax.ShapeDtypeStruct(shape, jnp.float32, sharding=cut(spec))
            for shape, spec in (((8, 16), first), ((16, 32), second))
        ]
        traced = jax.jit(function).trace(*shapes)
        return traced.lower(lowering_platforms=("cpu",)).as_text()
    finally:
        jax.config.update("jax_use_shardy_partitioner", before)


def imported(text: str) -> Module:
    module = parse(text)
    assert import_gspmd(module) and "mhlo.sharding" not in str(module.main)
    assert not verify(module)
    return module


def tiles(module: Module, found: Sharding | None, rank: int) -> list[tuple[int, ...]]:
    """Per device the number of its tile along each dim."""
    if found is None:
        return [(0,) * rank] * 8
    mesh = module.mesh_of(found)
    assert mesh is not None
    held: list[tuple[int, ...]] = []
    for device in range(8):
        coordinates: dict[str, int] = {}
        left = device
        for name, size in reversed(mesh.axes):
            coordinates[name], left = left % size, left // size
        numbers: list[int] = []
        for dim in found.dims:
            number = 0
            for axis in dim.axes:
                number = number * mesh.axis_size(axis.name) + coordinates[axis.name]
            numbers.append(number)
        held.append(tuple(numbers))
    return held


def args(module: Module) -> list[Value]:
    assert module.main is not None
    return module.main.args


@pytest.mark.parametrize("number", range(len(SPECS)))
def test_arguments_lie_where_shardy_has_them(number: int):
    first, second = SPECS[number], SPECS[number - 3]
    ours = imported(lowered(product, first, second, shardy=False))
    theirs = parse(lowered(product, first, second, shardy=True))
    for mine, other in zip(args(ours), args(theirs), strict=True):
        assert tiles(ours, mine.sharding, 2) == tiles(theirs, other.sharding, 2)


@pytest.mark.parametrize("function", [product, mapped])
def test_programs_are_verified_in_all_ways(function: Callable[..., Any]):
    text = lowered(function, P("a", None), P(None, "b"), shardy=False)
    assert "sdy" not in text
    code, output, errors = ask("verify", "-", stdin=text)
    assert code == 0, output + errors
    assert "verdict: ok, all devices in lockstep, jax script, torch script" in output
    assert "mhlo.sharding" not in errors


def test_the_parts_of_shard_map_are_a_manual_computation():
    module = imported(lowered(mapped, P("a", None), P(None, "b"), shardy=False))
    names = [op.name for op in module.walk()]
    assert names.count("sdy.manual_computation") == 1 and "stablehlo.custom_call" not in names


def program(sharding: str, body: str = "") -> str:
    head = f'func.func @main(%a: tensor<8x4xf32> {{mhlo.sharding = "{sharding}"}})'
    return f"{head} -> tensor<8x4xf32> {{\n{body}  return %a : tensor<8x4xf32>\n}}\n"


@pytest.mark.parametrize(
    ("sharding", "spelled"),
    [
        ("{devices=[2,1]0,1}", '[{"axis_0"}, {}]'),
        ("{devices=[2,2]<=[4]}", '[{"axis_0"}, {"axis_1"}]'),
        ("{devices=[4,1]<=[2,2]T(1,0)}", '[{"axis_1", "axis_0"}, {}]'),
        ("{devices=[1,2,2]0,2,1,3 last_tile_dim_replicate}", '[{}, {"axis_1"}]'),
        ("{maximal device=0}", "<@maximal_mesh_0, []>"),
    ],
)
def test_shardings_of_arguments(sharding: str, spelled: str):
    module = imported(program(sharding))
    assert spelled in str(args(module)[0].sharding) or "maximal_mesh_0" in str(
        args(module)[0].sharding
    )


FULL = '  %0 = stablehlo.custom_call @SPMDFullToShardShape(%a) {mhlo.sharding = "{manual}"} : (tensor<8x4xf32>) -> tensor<4x4xf32>\n'  # noqa: E501


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (program("{devices=[2,3]<=[4]}"), "'{devices=[2,3]<=[4]}': its grid has 6"),
        (program("{devices=[4,1]0,1,3,2}"), "in no order that axes of a mesh can say"),
        (program("{devices=[2,1,2]<=[4] last_tile_dims={manual}}"), "manual along some axes"),
        (program("{devices=[1,1,2]<=[2]}"), "has a sharding of dim 2, but 2 dims"),
        (program("{devices=[2,1]<=[2]}", FULL), "has no @SPMDShardToFullShape behind it"),
    ],
)  # fmt: skip
def test_what_no_mesh_has_is_refused_at_its_place(text: str, words: str):
    code, _, errors = ask("verify", "-", stdin=text)
    assert code == 1 and words in errors and "<stdin>:" in errors
    with pytest.raises(ProgramError):
        import_gspmd(parse(text))
