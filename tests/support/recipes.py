"""A program as a list of decisions: easy to draw, to shrink op by op, and to repeat.

`build(recipe)` is a pure function. Each decision names a maker (`makers`) and carries its own seed,
so that dropping one decision leaves the others nearly as they were.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import prod
from random import Random

from shardwright.ir.core import Func, Module, Op
from shardwright.ir.print import print_module
from shardwright.spec.attributes import Attrs, MeshAttr, String
from shardwright.spec.axes import Mesh
from shardwright.testing.generate.scope import Scope, World
from shardwright.testing.generate.spread import MESHES, constraint, spread
from shardwright.testing.generate.spreading import scatter_shardings
from shardwright.testing.makers import MAKERS, body_op, maker_of, table_kind

EVEN, UNEVEN = (4, 8, 16), (3, 5, 6, 10, 12)
MIN_OPS, MAX_OPS = 8, 26  # decisions of a program; each makes one op or a few

TABLE_MESHES: tuple[tuple[int, ...], ...] = (
    (2,), (3,), (4,), (6,), (8,), (2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (2, 2, 2), (1, 6), (8, 1),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Decision:
    """Make an op of this kind (a key of `MAKERS`), details by the seed."""

    kind: str
    seed: int


@dataclass(frozen=True, slots=True)
class Recipe:
    """All decisions of a program.

    `mesh`: sizes of the axes x, y, z; `spread`: seed of the shardings; `plain_starts`: reductions
    start with their identity (XLA drops or merges other start values); `is_shuffled`: the mesh
    lists its devices in another order; `table_share`: part of the ops that are rows of the whole op
    table, drawn as they are; `partial_rate`: part of the constraints that ask for partial sums;
    `is_scattered`: every value has a random sharding, as any propagation could have decided.
    """

    mesh: tuple[int, ...]
    sizes: tuple[int, ...]
    ops: tuple[Decision, ...]
    is_integer: bool = False
    spread: int = 0
    plain_starts: bool = False
    is_shuffled: bool = False
    table_share: float = 0.0
    partial_rate: float = 0.0
    is_scattered: bool = False

    @property
    def text(self) -> str:
        """The program as text."""
        return print_module(build(self))


def random_recipe(seed: int, meshes: tuple[tuple[int, ...], ...] = MESHES) -> Recipe:
    """The recipe of a seed."""
    rng = Random(seed)
    sizes = tuple(rng.sample(EVEN, 2)) + tuple(rng.sample(UNEVEN, rng.random() < 0.6))
    count = rng.randint(MIN_OPS, MAX_OPS)
    kinds = list(MAKERS)
    weights = [maker.weight for maker in MAKERS.values()]
    ops = [Decision(kind, rng.randrange(1 << 16)) for kind in rng.choices(kinds, weights, k=count)]
    return Recipe(
        rng.choice(meshes),
        sizes,
        tuple(ops),
        is_integer=rng.random() < 0.3,
        spread=rng.randrange(1 << 16),
        is_shuffled=rng.random() < 0.1,
    )


def table_recipe(seed: int, table_share: float = 0.5) -> Recipe:
    """The recipe of a seed, with rows of the whole op table, on meshes of 1 to 3 axes."""
    recipe = random_recipe(seed, TABLE_MESHES)
    rng = Random(seed)
    ops = tuple(
        Decision(table_kind(rng), op.seed) if rng.random() < table_share else op
        for op in recipe.ops
    )
    partial_rate = 0.6 if rng.random() < 0.4 else 0.0
    is_scattered = rng.random() < 0.3
    return replace(
        recipe,
        ops=ops,
        table_share=table_share,
        partial_rate=partial_rate,
        is_scattered=is_scattered,
    )


def random_program(seed: int) -> Module:
    """The program of a seed."""
    return build(random_recipe(seed))


def build(recipe: Recipe) -> Module:
    """The module that a recipe describes, annotated, stage `input`."""
    devices = list(range(prod(recipe.mesh)))
    Random(recipe.spread).shuffle(devices)
    axes = tuple(zip("xyz", recipe.mesh, strict=False))
    is_shuffled = recipe.is_shuffled and devices != sorted(devices)
    mesh = Mesh(axes, tuple(devices) if is_shuffled else ())
    module = Module("generated")
    name = Attrs({"sym_name": String("mesh"), "mesh": MeshAttr(mesh)})
    module.body.append(Op("sdy.mesh", attrs=name))
    main = Func("main", [], [], "public")
    module.body.append(main)
    world = World(module, main, recipe.sizes, recipe.is_integer, recipe.plain_starts)
    world.constrain = lambda rng, type: constraint(rng, mesh, type, recipe.partial_rate)
    world.body = lambda inner: body_op(inner, inner.rng, recipe.table_share)
    scope = Scope(world, main.body, Random(recipe.spread))
    for rank in (2, 2, 3):
        scope.fresh(scope.new_type(rank))
    for decision in recipe.ops:
        scope.rng = Random(decision.seed)
        maker_of(decision.kind).make(scope)
    _finish(main)
    spread(Random(recipe.spread), mesh, main)
    if recipe.is_scattered:
        scatter_shardings(module, recipe.spread)
    return module


def _finish(main: Func) -> None:
    """Return every value that nothing uses; unused arguments go."""
    results = [v for op in main.body.ops for v in op.results if not v.uses]
    if not results:
        results = [main.args[0]]
    main.body.append(Op("func.return", results))
    main.result_types = [value.type for value in results]
    main.result_attrs = [Attrs()] * len(results)
    main.result_shardings = [None] * len(results)
    used = [value for value in main.args if value.uses]
    main.body.args[:] = used
    for index, value in enumerate(used):
        value.index = index
    main.arg_attrs = [Attrs()] * len(used)


def shrink(recipe: Recipe, fails: Callable[[Recipe], bool]) -> Recipe:
    """A smaller recipe that still fails: drops decisions, then simplifies the rest, until nothing
    helps.

    `fails` must be True of `recipe` itself.
    """
    improved = True
    while improved:
        improved = False
        for candidate in _smaller(recipe):
            if fails(candidate):
                recipe, improved = candidate, True
                break
    return recipe


def _smaller(recipe: Recipe) -> Iterator[Recipe]:
    """Simpler neighbours, the simplest first."""
    count = len(recipe.ops)
    width = count // 2
    while width:
        for start in range(0, count, width):
            yield replace(recipe, ops=recipe.ops[:start] + recipe.ops[start + width :])
        width //= 2
    if len(recipe.mesh) > 1:
        for axis in range(len(recipe.mesh)):
            yield replace(recipe, mesh=recipe.mesh[:axis] + recipe.mesh[axis + 1 :])
    if recipe.is_scattered:
        yield replace(recipe, is_scattered=False)
    if recipe.partial_rate:
        yield replace(recipe, partial_rate=0.0)
    if recipe.is_shuffled:
        yield replace(recipe, is_shuffled=False)
    if len(recipe.sizes) > 1:
        yield replace(recipe, sizes=recipe.sizes[:-1])
