"""gather, scatter, dynamic_slice, dynamic_update_slice: rows, blocks, batches, indices out of
range.
"""

from __future__ import annotations

from shardwright.ir.build import reducer_region
from shardwright.ir.core import Block, Op, Region, Value
from shardwright.spec.attributes import Attribute, Attrs, Bool, Dialect, Dims, Int, Ints, Number
from shardwright.spec.types import TensorType, tensor
from shardwright.testing.generate.scope import MAX_COUNT, Facts, Maker, Scope


def _indices(scope: Scope, shape: tuple[int, ...]) -> Value:
    """i32 indices of a shape: found or made; mostly within bounds as `ir.reference.random_inputs`
    sees to it.
    """
    return scope.like(tensor(shape, "i32"))


def _dialect(name: str, **fields: tuple[int, ...] | int) -> Dialect:
    """Dimension numbers; empty lists are left out, as MLIR prints them."""
    entries: list[tuple[str, Attribute]] = []
    for key, value in fields.items():
        if isinstance(value, int):
            entries.append((key, Number(value)))
        elif value:
            entries.append((key, Dims(value)))
    return Dialect(name, tuple(entries))


def _gather(scope: Scope) -> None:
    """Rows of a table (an embedding), or small blocks that start at indices."""
    table = scope.numeric(rank=2)
    if table.tensor.rank < 2:
        return
    dim = scope.rng.randrange(table.tensor.rank)
    is_block = scope.rng.random() < 0.3
    count = scope.rng.choice(scope.world.sizes)
    indices = _indices(scope, (count, 1) if scope.rng.random() < 0.5 else (count,))
    vector = 1  # the last dim of indices, or one beyond it
    taken = min(2, table.shape[dim]) if is_block else 1
    sizes = tuple(taken if d == dim else n for d, n in enumerate(table.shape))
    kept = tuple(n for d, n in enumerate(sizes) if is_block or d != dim)
    numbers = _dialect(
        "stablehlo.gather",
        offset_dims=tuple(range(1, 1 + len(kept))),
        collapsed_slice_dims=() if is_block else (dim,),
        start_index_map=(dim,),
        index_vector_dim=vector,
    )
    _add_gather(scope, table, indices, numbers, sizes, (count, *kept))


def _batched_gather(scope: Scope) -> None:
    """One element (or row) per batch entry: take_along_axis."""
    table = scope.numeric(rank=2)
    if table.tensor.rank < 2:
        return
    batch, count = table.shape[0], scope.rng.choice(scope.world.sizes)
    rest = table.shape[2:]
    indices = _indices(scope, (batch, count, 1))
    numbers = _dialect(
        "stablehlo.gather",
        offset_dims=tuple(range(2, 2 + len(rest))),
        collapsed_slice_dims=(1,),
        operand_batching_dims=(0,),
        start_indices_batching_dims=(0,),
        start_index_map=(1,),
        index_vector_dim=2,
    )
    _add_gather(scope, table, indices, numbers, (1, 1, *rest), (batch, count, *rest))


def _add_gather(
    scope: Scope,
    table: Value,
    indices: Value,
    numbers: Dialect,
    sizes: tuple[int, ...],
    shape: tuple[int, ...],
) -> None:
    type = table.tensor.with_shape(shape)
    if type.count > MAX_COUNT:
        return
    attrs = {
        "dimension_numbers": numbers,
        "slice_sizes": Ints(sizes),
        "indices_are_sorted": Bool(False),
    }
    scope.add("stablehlo.gather", [table, indices], type, Attrs(attrs), scope.facts(table))


def _scatter(scope: Scope) -> None:
    """Combine rows into a table at indices; rows may meet, out of range ones drop."""
    table = scope.numeric(rank=2)
    if table.tensor.rank < 2:
        return
    dim = scope.rng.randrange(table.tensor.rank)
    count = scope.rng.choice(scope.world.sizes)
    kept = tuple(n for d, n in enumerate(table.shape) if d != dim)
    indices = _indices(scope, (count, 1))
    updates = scope.like(tensor((count, *kept), table.tensor.element))
    is_float = table.tensor.element == "f32"
    reducers = ("add", "add", "maximum", "minimum") if is_float else ("add", "maximum", "or", "and")
    reducer = scope.rng.choice(reducers)
    numbers = _dialect(
        "stablehlo.scatter",
        update_window_dims=tuple(range(1, 1 + len(kept))),
        inserted_window_dims=(dim,),
        scatter_dims_to_operand_dims=(dim,),
        index_vector_dim=1,
    )
    bound = scope.bound(table) + count * scope.bound(updates)
    region = reducer_region(f"stablehlo.{reducer}", tensor((), table.tensor.element))
    is_exact = reducer in ("maximum", "minimum") and scope.is_exact(table, updates)
    facts = Facts(bound, is_exact)
    _add_scatter(scope, (table, indices, updates), numbers, region, facts, is_unique=False)


def _scatter_rows(scope: Scope) -> None:
    """Overwrite every second row: indices that never meet."""
    table = scope.numeric(rank=1)
    if not table.tensor.rank or table.shape[0] < 2:
        return
    count = table.shape[0] // 2
    type = tensor((count, 1), "i32")
    attrs = Attrs({"iota_dimension": Int(0)})
    rows = scope.add("stablehlo.iota", [], type, attrs, Facts(float(count), True))
    two = scope.number(type, 2)
    facts = Facts(2.0 * count, True)
    indices = scope.add("stablehlo.multiply", [rows, two], type, facts=facts)
    updates = scope.like(tensor((count, *table.shape[1:]), table.tensor.element))
    numbers = _dialect(
        "stablehlo.scatter",
        update_window_dims=tuple(range(1, table.tensor.rank)),
        inserted_window_dims=(0,),
        scatter_dims_to_operand_dims=(0,),
        index_vector_dim=1,
    )
    known = Facts(max(scope.bound(table), scope.bound(updates)), scope.is_exact(table, updates))
    region = _overwrite(tensor((), table.tensor.element))
    _add_scatter(scope, (table, indices, updates), numbers, region, known, is_unique=True)


def _overwrite(scalar: TensorType) -> Region:
    block = Block([scalar, scalar])
    block.append(Op("stablehlo.return", [block.args[1]]))
    return Region([block])


def _add_scatter(
    scope: Scope,
    operands: tuple[Value, Value, Value],
    numbers: Dialect,
    region: Region,
    facts: Facts,
    *,
    is_unique: bool,
) -> None:
    attrs = {
        "scatter_dimension_numbers": numbers,
        "indices_are_sorted": Bool(False),
        "unique_indices": Bool(is_unique),
    }
    type = operands[0].tensor
    scope.add("stablehlo.scatter", operands, type, Attrs(attrs), facts, [region])


def _starts(scope: Scope, rank: int) -> list[Value]:
    """Rank-0 start indices; they are clamped, so any value will do."""
    starts: list[Value] = []
    for _ in range(rank):
        if scope.rng.random() < 0.5:
            starts.append(scope.number(tensor((), "i32"), scope.rng.choice((0, 0, 1, 3))))
        else:
            starts.append(scope.like(tensor((), "i32")))
    return starts


def _dynamic_slice(scope: Scope) -> None:
    value = scope.numeric(rank=1)
    if not value.tensor.rank:
        return
    sizes = tuple(scope.rng.choice((n, n, scope.rng.randint(1, n))) for n in value.shape)
    operands = [value, *_starts(scope, value.tensor.rank)]
    type = value.tensor.with_shape(sizes)
    attrs = Attrs({"slice_sizes": Ints(sizes)})
    scope.add("stablehlo.dynamic_slice", operands, type, attrs, scope.facts(value))


def _dynamic_update_slice(scope: Scope) -> None:
    value = scope.numeric(rank=1)
    type = value.tensor

    def fits(other: Value) -> bool:
        same = other.tensor.element == type.element and other.tensor.rank == type.rank
        return same and all(a <= b for a, b in zip(other.shape, type.shape, strict=True))

    update = scope.find(fits)
    if update is None or not type.rank:
        return
    bound = max(scope.bound(value), scope.bound(update))
    facts = Facts(bound, scope.is_exact(value, update))
    operands = [value, update, *_starts(scope, type.rank)]
    scope.add("stablehlo.dynamic_update_slice", operands, type, facts=facts)


MAKERS = {
    "gather": Maker(_gather, 0.7),
    "batched gather": Maker(_batched_gather, 0.4),
    "scatter": Maker(_scatter, 0.6),
    "scatter rows": Maker(_scatter_rows, 0.3),
    "dynamic slice": Maker(_dynamic_slice, 0.5, in_bodies=True),
    "dynamic update": Maker(_dynamic_update_slice, 0.5),
}
