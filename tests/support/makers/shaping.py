"""Ops that rearrange elements or have no operands, and contractions."""

from __future__ import annotations

from math import prod

from shardwright.ir.core import Value
from shardwright.spec.attributes import (
    Array,
    Attribute,
    Attrs,
    ConvDims,
    Dense,
    Dialect,
    Dims,
    Enum,
    Int,
    Ints,
)
from shardwright.spec.types import tensor
from shardwright.testing.generate.scope import MAX_COUNT, Facts, Maker, Scope


def _transpose(scope: Scope) -> None:
    value = scope.numeric(rank=2)
    order = scope.rng.sample(range(value.tensor.rank), value.tensor.rank)
    type = value.tensor.with_shape(tuple(value.shape[d] for d in order))
    scope.add("stablehlo.transpose", [value], type, Attrs({"permutation": Ints(tuple(order))}))


def _reverse(scope: Scope) -> None:
    value = scope.numeric(rank=1)
    count = scope.rng.randint(1, value.tensor.rank)
    dims = sorted(scope.rng.sample(range(value.tensor.rank), count))
    scope.add("stablehlo.reverse", [value], value.tensor, Attrs({"dimensions": Ints(tuple(dims))}))


def _reshape(scope: Scope) -> None:
    """Merge neighbours, split dims, add and drop ones."""
    value = scope.numeric(rank=1)
    shape = list(value.shape)
    for _ in range(scope.rng.randint(1, 2)):
        spot = scope.rng.randrange(len(shape))
        size = shape[spot]
        factors = [f for f in range(2, size) if size % f == 0]
        act = scope.rng.choice(("merge", "split", "split", "one"))
        if act == "merge" and spot + 1 < len(shape):
            shape[spot : spot + 2] = [size * shape[spot + 1]]
        elif act == "split" and factors:
            factor = scope.rng.choice(factors)
            shape[spot : spot + 1] = [factor, size // factor]
        elif act == "one" and len(shape) < 4:
            shape.insert(spot, 1)
    scope.add("stablehlo.reshape", [value], value.tensor.with_shape(tuple(shape)))


def _broadcast(scope: Scope) -> None:
    """Into a larger shape, dims in order; dims of size 1 may grow."""
    value = scope.numeric()
    shape: list[int] = []
    places: list[int] = []
    sizes = list(value.shape)
    for k in range(len(sizes) + scope.rng.randint(1, 2)):
        left = len(sizes) - len(places)
        is_new = left == 0 or (scope.rng.random() < 0.4 and k < 4)
        if is_new and len(shape) - len(places) < 2:
            shape.append(scope.rng.choice(scope.world.sizes))
        elif left:
            size = sizes[len(places)]
            grows = size == 1 and scope.rng.random() < 0.5
            places.append(len(shape))
            shape.append(scope.rng.choice(scope.world.sizes) if grows else size)
    while len(places) < len(sizes):
        places.append(len(shape))
        shape.append(sizes[len(places) - 1])
    if prod(shape) > MAX_COUNT:
        return
    type = value.tensor.with_shape(tuple(shape))
    attrs = Attrs({"broadcast_dimensions": Ints(tuple(places))})
    scope.add("stablehlo.broadcast_in_dim", [value], type, attrs)


def _slice(scope: Scope) -> None:
    value = scope.numeric(rank=1)
    starts: list[int] = []
    limits: list[int] = []
    strides: list[int] = []
    shape: list[int] = []
    for size in value.shape:
        start = scope.rng.choice((0, 0, scope.rng.randrange(size)))
        limit = scope.rng.choice((size, size, scope.rng.randint(start + 1, size)))
        stride = scope.rng.choice((1, 1, 1, 2))
        starts.append(start)
        limits.append(limit)
        strides.append(stride)
        shape.append(-(-(limit - start) // stride))
    attrs = {
        "start_indices": Ints(tuple(starts)),
        "limit_indices": Ints(tuple(limits)),
        "strides": Ints(tuple(strides)),
    }
    scope.add("stablehlo.slice", [value], value.tensor.with_shape(tuple(shape)), Attrs(attrs))


def _pad(scope: Scope) -> None:
    value = scope.numeric(rank=1)
    lows: list[int] = []
    highs: list[int] = []
    interiors: list[int] = []
    shape: list[int] = []
    for size in value.shape:
        low, high = (scope.rng.choice((0, 0, 1, 2, -1)) for _ in "ab")
        interior = scope.rng.choice((0, 0, 0, 1))
        length = low + high + size + (size - 1) * interior
        if length < 1:
            low, high, interior, length = 0, 0, 0, size
        lows.append(low)
        highs.append(high)
        interiors.append(interior)
        shape.append(length)
    if prod(shape) > MAX_COUNT:
        return
    filler = scope.number(tensor((), value.tensor.element), scope.rng.choice((0, 0, 1, 7)))
    attrs = {
        "edge_padding_low": Ints(tuple(lows)),
        "edge_padding_high": Ints(tuple(highs)),
        "interior_padding": Ints(tuple(interiors)),
    }
    type = value.tensor.with_shape(tuple(shape))
    scope.add("stablehlo.pad", [value, filler], type, Attrs(attrs))


def _concatenate(scope: Scope) -> None:
    first = scope.numeric(rank=1)
    dim = scope.rng.randrange(first.tensor.rank)

    def fits(value: Value) -> bool:
        same_kind = value.tensor.element == first.tensor.element
        same_rank = value.tensor.rank == first.tensor.rank
        return same_kind and same_rank and _others(value, dim) == _others(first, dim)

    values = [first, *(v for _ in range(scope.rng.randint(1, 2)) if (v := scope.find(fits)))]
    length = sum(value.shape[dim] for value in values)
    shape = (*first.shape[:dim], length, *first.shape[dim + 1 :])
    if prod(shape) > MAX_COUNT:
        return
    type = first.tensor.with_shape(shape)
    scope.add("stablehlo.concatenate", values, type, Attrs({"dimension": Int(dim)}))


def _others(value: Value, dim: int) -> tuple[int, ...]:
    return value.shape[:dim] + value.shape[dim + 1 :]


def _iota(scope: Scope) -> None:
    type = scope.new_type(scope.rng.randint(1, 2))
    if scope.rng.random() < 0.6:
        type = tensor(type.shape, "i32")
    dim = scope.rng.randrange(type.rank)
    facts = Facts(float(type.shape[dim]), True)
    scope.add("stablehlo.iota", [], type, Attrs({"iota_dimension": Int(dim)}), facts)


def _constant(scope: Scope) -> None:
    """Small numbers that differ, so that a shard of them is not a splat."""
    shape = (scope.rng.choice(scope.world.sizes),)
    type = tensor(shape, scope.rng.choice((scope.world.element, "i32")))
    numbers = [scope.rng.randint(-4, 9) for _ in range(shape[0])]
    numbers[0], numbers[-1] = 3, -2
    is_float = type.element == "f32"
    text = ", ".join(f"{float(n):e}" if is_float else str(n) for n in numbers)
    attrs = Attrs({"value": Dense(f"[{text}]", type)})
    scope.add("stablehlo.constant", [], type, attrs, Facts(9.0, True))


def _dot(scope: Scope) -> None:
    """Contract one or two dims, batch over none or one; the other side is found or made."""
    left = scope.floating(rank=1, bound=8.0) or scope.integer(rank=1)
    dims = list(range(left.tensor.rank))
    scope.rng.shuffle(dims)
    contracted = dims[: 1 + (len(dims) > 2 and scope.rng.random() < 0.3)]
    batch = [d for d in dims[len(contracted) :] if scope.rng.random() < 0.3][:1]
    right, right_contracted, right_batch = _partner(scope, left, contracted, batch)
    points = prod(left.shape[d] for d in contracted)
    bound = scope.bound(left) * scope.bound(right) * points
    rest = [d for d in range(left.tensor.rank) if d not in (*contracted, *batch)]
    right_rest = [d for d in range(right.tensor.rank) if d not in (*right_contracted, *right_batch)]
    shape = (
        *(left.shape[d] for d in batch),
        *(left.shape[d] for d in rest),
        *(right.shape[d] for d in right_rest),
    )
    if prod(shape) > MAX_COUNT or prod(shape) * points > 16 * MAX_COUNT:
        return
    fields = (
        ("lhs_batching_dimensions", batch),
        ("rhs_batching_dimensions", right_batch),
        ("lhs_contracting_dimensions", contracted),
        ("rhs_contracting_dimensions", right_contracted),
    )
    numbers = Dialect("stablehlo.dot", tuple((k, Dims(tuple(v))) for k, v in fields if v))
    attrs: dict[str, Attribute] = {"dot_dimension_numbers": numbers}
    if scope.rng.random() < 0.5:
        attrs["precision_config"] = Array((Enum("precision", "DEFAULT"),) * 2)
    type = left.tensor.with_shape(shape)
    scope.add("stablehlo.dot_general", [left, right], type, Attrs(attrs), Facts(bound, False))


def _partner(
    scope: Scope, left: Value, contracted: list[int], batch: list[int]
) -> tuple[Value, list[int], list[int]]:
    """The other operand of a dot, and its contracted and batch dims."""
    needed = [left.shape[d] for d in (*batch, *contracted)]

    def places(value: Value) -> list[int] | None:
        found: list[int] = []
        for size in needed:
            free = [d for d, n in enumerate(value.shape) if n == size and d not in found]
            if not free:
                return None
            found.append(scope.rng.choice(free))
        return found

    def fits(value: Value) -> bool:
        is_kind = value.tensor.element == left.tensor.element
        return is_kind and value.tensor.rank <= 3 and places(value) is not None

    right = scope.find(fits) if scope.rng.random() < 0.6 else None
    if right is None:
        shape = [*needed, scope.rng.choice(scope.world.sizes)]
        scope.rng.shuffle(shape)
        right = scope.fresh(left.tensor.with_shape(tuple(shape)))
    if right.tensor.element == "f32":
        right = scope.tame(right, 8.0)
    found = places(right) or []
    return right, found[len(batch) :], found[: len(batch)]


def _convolution(scope: Scope) -> None:
    """A small convolution over one spatial dim, batch x length x features."""
    rng = scope.rng
    image = scope.find(lambda v: v.tensor.rank == 3 and v.tensor.element == scope.world.element)
    if image is None:
        image = scope.fresh(scope.new_type(3))
    if image.tensor.rank != 3:
        return
    if not scope.world.is_integer:
        image = scope.tame(image, 8.0)
    batch, length, features = image.shape
    groups = rng.choice([g for g in (1, 1, 2) if features % g == 0])
    width, out = rng.randint(1, min(3, length)), 4 * groups
    kernel = scope.like(image.tensor.with_shape((width, features // groups, out)))
    if not scope.world.is_integer:
        kernel = scope.tame(kernel, 8.0)
    low, high = rng.randint(0, 2), rng.randint(0, 2)
    stride = rng.randint(1, 2)
    span = (length + low + high - width) // stride + 1
    if span < 1:
        return
    attrs = {
        "window_strides": Ints((stride,)),
        "padding": Dense(f"[[{low}, {high}]]" if low != high else str(low), tensor((1, 2), "i64")),
        "lhs_dilation": Ints((1,)),
        "rhs_dilation": Ints((1,)),
        "window_reversal": Ints((0,), "i1"),
        "dimension_numbers": ConvDims(("b", "0", "f"), ("0", "i", "o"), ("b", "0", "f")),
        "feature_group_count": Int(groups),
        "batch_group_count": Int(1),
        "precision_config": Array((Enum("precision", "DEFAULT"),) * 2),
    }
    bound = scope.bound(image) * scope.bound(kernel) * width * features
    type = image.tensor.with_shape((batch, span, out))
    facts = Facts(bound, False)
    scope.add("stablehlo.convolution", [image, kernel], type, Attrs(attrs), facts)


def _barrier(scope: Scope) -> None:
    count = scope.rng.randint(1, 2)
    values = [scope.numeric() for _ in range(count)]
    facts = [scope.facts(value) for value in values]
    types = [value.tensor for value in values]
    scope.add_many("stablehlo.optimization_barrier", values, types, facts=facts)


def _constraint(scope: Scope) -> None:
    value = scope.numeric(rank=1)
    attrs = scope.world.constrain(scope.rng, value.tensor)
    scope.add("sdy.sharding_constraint", [value], value.tensor, attrs)


def _group(scope: Scope) -> None:
    """Two values of one shape that shall be sharded alike."""
    value = scope.numeric(rank=1)
    other = scope.mate(value)
    if scope.block is not scope.world.main.body or other is value:
        return
    attrs = Attrs({"group_id": Int(scope.rng.randrange(3) + 10 * sum(value.shape))})
    for member in (value, other):
        scope.add_many("sdy.sharding_group", [member], [], attrs)


def _one_way(scope: Scope) -> None:
    value = scope.numeric(rank=1)
    way = Enum("propagation_direction", scope.rng.choice(("NONE", "FORWARD", "BACKWARD")), "sdy")
    attrs = Attrs({"allowed_direction": way})
    scope.add("sdy.propagation_barrier", [value], value.tensor, attrs)


MAKERS = {
    "transpose": Maker(_transpose, 1.0, in_bodies=True),
    "reverse": Maker(_reverse, 0.4, in_bodies=True),
    "reshape": Maker(_reshape, 1.2, in_bodies=True),
    "broadcast": Maker(_broadcast, 1.2, in_bodies=True),
    "slice": Maker(_slice, 0.8, in_bodies=True),
    "pad": Maker(_pad, 0.6),
    "concatenate": Maker(_concatenate, 0.8),
    "iota": Maker(_iota, 0.6, in_bodies=True),
    "constant": Maker(_constant, 0.4, in_bodies=True),
    "dot": Maker(_dot, 2.0, in_bodies=True),
    "convolution": Maker(_convolution, 0.3),
    "barrier": Maker(_barrier, 0.2),
    "group": Maker(_group, 0.15),
    "one way": Maker(_one_way, 0.15),
    "constraint": Maker(_constraint, 1.6),
}
