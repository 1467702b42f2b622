"""Reductions with every kind of reducer, windows, sorts."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from shardwright.ir.build import reducer_region
from shardwright.ir.core import Block, Op, Region, Value
from shardwright.spec.attributes import Attrs, Bool, Dense, Enum, Int, Ints
from shardwright.spec.types import TensorType, tensor
from shardwright.testing.generate.scope import Facts, Maker, Scope

# Reducer -> a start value that is no identity.
STARTS = {"add": 5, "maximum": 2, "minimum": -2, "multiply": 2, "and": 6, "or": 8, "xor": 3}
IDENTITIES = {
    "f32": {
        "add": "0.000000e+00", "maximum": "0xFF800000", "minimum": "0x7F800000",
        "multiply": "1.000000e+00",
    },
    "i32": {
        "add": "0", "maximum": "-2147483648", "minimum": "2147483647", "multiply": "1",
        "and": "-1", "or": "0", "xor": "0",
    },
}  # fmt: skip
_LOGIC = ("and", "or", "xor")


def _some_dims(scope: Scope, value: Value) -> tuple[int, ...]:
    count = scope.rng.choice((1, 1, 1, min(2, value.tensor.rank)))
    return tuple(sorted(scope.rng.sample(range(value.tensor.rank), count)))


def _without(shape: tuple[int, ...], dims: Sequence[int]) -> tuple[int, ...]:
    return tuple(n for d, n in enumerate(shape) if d not in dims)


def _start(scope: Scope, scalar: TensorType, reducer: str, *, is_plain: bool) -> Value:
    """The value a reduction starts with."""
    if is_plain or scope.world.plain_starts:
        return scope.splat(scalar, IDENTITIES[scalar.element][reducer], 0.0)
    return scope.number(scalar, STARTS[reducer])


def _reduced_facts(scope: Scope, value: Value, reducer: str, points: int) -> Facts:
    is_selection = reducer in ("maximum", "minimum")
    if is_selection:
        return Facts(max(scope.bound(value), 2.0), scope.is_exact(value))
    largest = scope.bound(value) * points + 5 if reducer == "add" else 2.0
    return Facts(largest, False)


def _reduce(scope: Scope) -> None:
    """Sums, products, extrema, logic on integers; some start values are no identity."""
    value = scope.numeric(rank=1)
    is_float = value.tensor.element == "f32"
    reducer = scope.rng.choice([k for k in STARTS if not (is_float and k in _LOGIC)])
    if reducer == "multiply" and is_float:
        value = scope.add("stablehlo.tanh", [value], value.tensor, facts=Facts(1.0, False))
    dims = _some_dims(scope, value)
    type = value.tensor.with_shape(_without(value.shape, dims))
    scalar = tensor((), type.element)
    points = prod(value.shape[d] for d in dims)
    start = _start(scope, scalar, reducer, is_plain=scope.rng.random() < 0.7)
    region = reducer_region(f"stablehlo.{reducer}", scalar)
    attrs = Attrs({"dimensions": Ints(dims)})
    facts = _reduced_facts(scope, value, reducer, points)
    scope.add("stablehlo.reduce", [value, start], type, attrs, facts, [region])


def _reduce_logic(scope: Scope) -> None:
    """all, any and parity of booleans."""
    value = scope.find(lambda v: v.tensor.element == "i1" and v.tensor.rank > 0)
    if value is None:
        value = scope.fresh(scope.new_type(2, "i1"))
    if not value.tensor.rank:
        return
    reducer = scope.rng.choice(_LOGIC)
    dims = _some_dims(scope, value)
    scalar = tensor((), "i1")
    start = scope.splat(scalar, "true" if reducer == "and" else "false", 1.0)
    type = value.tensor.with_shape(_without(value.shape, dims))
    attrs = Attrs({"dimensions": Ints(dims)})
    region = reducer_region(f"stablehlo.{reducer}", scalar)
    scope.add("stablehlo.reduce", [value, start], type, attrs, Facts(1.0, True), [region])


def _comparison(block: Block, direction: str, left: Value, right: Value) -> Value:
    element = left.tensor.element
    kind = "FLOAT" if element in ("f32", "f64") else "SIGNED"
    attrs = Attrs(
        {
            "comparison_direction": Enum("comparison_direction", direction),
            "compare_type": Enum("comparison_type", kind),
        }
    )
    types = [tensor((), "i1")]
    return block.append(Op("stablehlo.compare", [left, right], types, attrs)).result


def argmax_region(value: TensorType, number: TensorType, direction: str = "GT") -> Region:
    """The pair (value, index) that is larger, or of equals the one with the smaller index."""
    block = Block([value, number, value, number])
    old, old_at, new, new_at = block.args
    better = _comparison(block, direction, old, new)
    ties = _comparison(block, "EQ", old, new)
    first = _comparison(block, "LT", old_at, new_at)
    bools = [tensor((), "i1")]
    both = block.append(Op("stablehlo.and", [ties, first], bools)).result
    keep = block.append(Op("stablehlo.or", [better, both], bools)).result
    one = block.append(Op("stablehlo.select", [better, old, new], [value])).result
    at = block.append(Op("stablehlo.select", [keep, old_at, new_at], [number])).result
    block.append(Op("stablehlo.return", [one, at]))
    return Region([block])


def _argmax(scope: Scope) -> None:
    """argmax or argmin over one dim of exact values: a reduce of two operands."""
    value = scope.numeric(rank=1, is_exact=True)
    if not value.tensor.rank:
        return
    dim = scope.rng.randrange(value.tensor.rank)
    numbers = value.tensor.with_shape(value.shape)
    index_type = tensor(numbers.shape, "i32")
    facts = Facts(float(value.shape[dim]), True)
    attrs = Attrs({"iota_dimension": Int(dim)})
    index = scope.add("stablehlo.iota", [], index_type, attrs, facts)
    direction = scope.rng.choice(("GT", "LT"))
    worst = -(2**31) if direction == "GT" else 2**31 - 1
    scalar, number = tensor((), value.tensor.element), tensor((), "i32")
    infinity = "0xFF800000" if direction == "GT" else "0x7F800000"
    is_float = scalar.element == "f32"
    start = scope.splat(scalar, infinity if is_float else str(worst), float(2**31))
    zero = scope.number(number, 0)
    shape = _without(value.shape, (dim,))
    types = [tensor(shape, scalar.element), tensor(shape, "i32")]
    region = argmax_region(scalar, number, direction)
    known = [scope.facts(value), facts]
    operands = [value, index, start, zero]
    attrs = Attrs({"dimensions": Ints((dim,))})
    scope.add_many("stablehlo.reduce", operands, types, attrs, known, [region])


def _reduce_by_body(scope: Scope) -> None:
    """A reducer that no table knows: the larger plus the smaller one, which is their sum."""
    value = scope.numeric(rank=1)
    dims = _some_dims(scope, value)
    scalar = tensor((), value.tensor.element)
    block = Block([scalar, scalar])
    pair = [
        block.append(Op(f"stablehlo.{kind}", block.args, [scalar])).result
        for kind in ("maximum", "minimum")
    ]
    block.append(Op("stablehlo.return", [block.append(Op("stablehlo.add", pair, [scalar])).result]))
    start = scope.number(scalar, 0)
    type = value.tensor.with_shape(_without(value.shape, dims))
    attrs = Attrs({"dimensions": Ints(dims)})
    facts = _reduced_facts(scope, value, "add", prod(value.shape[d] for d in dims))
    scope.add("stablehlo.reduce", [value, start], type, attrs, facts, [Region([block])])


def _reduce_window(scope: Scope) -> None:
    """Pooling and running sums."""
    value = scope.numeric(rank=1)
    reducer = scope.rng.choice(("add", "maximum"))
    is_running = scope.rng.random() < 0.3
    window: list[int] = []
    strides: list[int] = []
    pads: list[list[int]] = []
    shape: list[int] = []
    chosen = scope.rng.randrange(value.tensor.rank)
    for dim, size in enumerate(value.shape):
        wide = size if is_running else scope.rng.randint(1, min(3, size))
        width = wide if dim == chosen else 1
        stride = 1 if is_running or dim != chosen else scope.rng.randint(1, 2)
        low = width - 1 if is_running else scope.rng.randrange(width)
        window.append(width)
        strides.append(stride)
        pads.append([low, 0])
        shape.append((size + low - width) // stride + 1)
    scalar = tensor((), value.tensor.element)
    start = _start(scope, scalar, reducer, is_plain=True)
    rank = value.tensor.rank
    is_splat = all(low == 0 for low, _ in pads)
    attrs = {
        "window_dimensions": Ints(tuple(window)),
        "window_strides": Ints(tuple(strides)),
        "base_dilations": Ints((1,) * rank),
        "window_dilations": Ints((1,) * rank),
        "padding": Dense("0" if is_splat else str(pads), tensor((rank, 2), "i64")),
    }
    points = prod(window)
    facts = _reduced_facts(scope, value, reducer, points)
    type = value.tensor.with_shape(tuple(shape))
    region = reducer_region(f"stablehlo.{reducer}", scalar)
    scope.add("stablehlo.reduce_window", [value, start], type, Attrs(attrs), facts, [region])


def _select_and_scatter(scope: Scope) -> None:
    """The gradient of pooling by maximum: each window adds to its largest element."""
    value = scope.numeric(rank=2, is_exact=True)
    if value.tensor.rank < 2:
        return
    dim = scope.rng.randrange(value.tensor.rank)
    if value.shape[dim] < 2:
        return
    window = tuple(2 if d == dim else 1 for d in range(value.tensor.rank))
    shape = tuple(n // k for n, k in zip(value.shape, window, strict=True))
    scalar = tensor((), value.tensor.element)
    source = scope.like(value.tensor.with_shape(shape))
    select = Block([scalar, scalar])
    select.append(Op("stablehlo.return", [_comparison(select, "GE", *select.args)]))
    regions = [Region([select]), reducer_region("stablehlo.add", scalar)]
    zero = scope.number(scalar, 0)
    rank = value.tensor.rank
    attrs = {
        "window_dimensions": Ints(window),
        "window_strides": Ints(window),
        "padding": Dense("0", tensor((rank, 2), "i64")),
    }
    facts = scope.facts(source)
    operands = [value, source, zero]
    name = "stablehlo.select_and_scatter"
    scope.add(name, operands, value.tensor, Attrs(attrs), facts, regions)


def _sort(scope: Scope) -> None:
    """Sort exact values along a dim, alone or with a companion that follows."""
    value = scope.numeric(rank=1, is_exact=True)
    if not value.tensor.rank:
        return
    dim = scope.rng.randrange(value.tensor.rank)
    operands = [value]
    if scope.rng.random() < 0.4:
        operands.append(scope.like(tensor(value.shape, "i32")))
    scalars = [tensor((), v.tensor.element) for v in operands]
    block = Block([scalar for scalar in scalars for _ in "ab"])
    direction = scope.rng.choice(("LT", "GT"))
    block.append(Op("stablehlo.return", [_comparison(block, direction, *block.args[:2])]))
    attrs = Attrs({"dimension": Int(dim), "is_stable": Bool(True)})
    types = [v.tensor for v in operands]
    facts = [scope.facts(v) for v in operands]
    scope.add_many("stablehlo.sort", operands, types, attrs, facts, [Region([block])])


def _top_k(scope: Scope) -> None:
    value = scope.numeric(rank=1, is_exact=True)
    if not value.tensor.rank:
        return
    *batch, size = value.shape
    k = scope.rng.randint(1, size)
    types = [value.tensor.with_shape((*batch, k)), tensor((*batch, k), "i32")]
    facts = [scope.facts(value), Facts(float(size), True)]
    scope.add_many("chlo.top_k", [value], types, Attrs({"k": Int(k)}), facts)


MAKERS = {
    "reduce": Maker(_reduce, 2.0, in_bodies=True),
    "reduce logic": Maker(_reduce_logic, 0.4),
    "argmax": Maker(_argmax, 0.5),
    "reduce by body": Maker(_reduce_by_body, 0.4),
    "reduce window": Maker(_reduce_window, 0.3),
    "select and scatter": Maker(_select_and_scatter, 0.2),
    "sort": Maker(_sort, 0.3),
    "top k": Maker(_top_k, 0.15),
}
