"""Elementwise ops: floats kept finite and tame, integers of every value, booleans, conversions."""

from __future__ import annotations

from shardwright.ir.core import Value
from shardwright.spec.attributes import Attrs, Enum
from shardwright.spec.types import TensorType, tensor
from shardwright.testing.generate.scope import Facts, Maker, Scope

SMOOTH = {  # name -> (largest argument, largest result)
    "stablehlo.tanh": (64.0, 1.0),
    "stablehlo.logistic": (64.0, 1.0),
    "stablehlo.sine": (16.0, 1.0),
    "stablehlo.cosine": (16.0, 1.0),
    "stablehlo.exponential": (3.0, 21.0),
    "stablehlo.exponential_minus_one": (3.0, 20.0),
    "chlo.square": (8.0, 64.0),
    "chlo.erf": (64.0, 1.0),
    "chlo.erfc": (64.0, 2.0),
}
CONTINUOUS = ("stablehlo.negate", "stablehlo.abs")  # exact
STEPS = ("floor", "ceil", "sign", "round_nearest_even", "round_nearest_afz")  # exact inputs only
# No count_leading_zeros: XLA folds it wrongly for negative constants.
INT_UNARY = ("negate", "abs", "not", "sign", "popcnt")
INT_BINARY = ("add", "subtract", "multiply", "maximum", "minimum", "and", "or", "xor")
SHIFTS = ("shift_left", "shift_right_logical", "shift_right_arithmetic")
DIRECTIONS = ("EQ", "NE", "GE", "GT", "LE", "LT")


def _float_unary(scope: Scope) -> None:
    name = scope.rng.choice((*SMOOTH, *CONTINUOUS))
    largest, result = SMOOTH.get(name, (64.0, 0.0))
    value = scope.floating(bound=largest)
    if value is None:
        return _int_unary(scope)
    facts = None if name in CONTINUOUS else Facts(result, False)
    scope.add(name, [value], value.tensor, facts=facts)


def _float_binary(scope: Scope) -> None:
    left = scope.floating()
    if left is None:
        return _int_binary(scope)
    right = scope.tame(scope.mate(left))
    a, b = scope.bound(left), scope.bound(right)
    bounds = {"add": a + b, "subtract": a + b, "multiply": a * b, "maximum": 0.0, "minimum": 0.0}
    kind = scope.rng.choice(tuple(bounds))
    facts = Facts(bounds[kind], False) if bounds[kind] else None
    scope.add(f"stablehlo.{kind}", [left, right], left.tensor, facts=facts)


def _quotient(scope: Scope) -> None:
    """x / (1 + |y|), and square roots of 1 + |y|."""
    left = scope.floating(bound=8.0)
    if left is None:
        return _int_divide(scope)
    type = left.tensor
    right = scope.tame(scope.mate(left))
    size = scope.add("stablehlo.abs", [right], type)
    one = scope.splat(type, "1.000000e+00", 1.0)
    below = scope.add(
        "stablehlo.add", [size, one], type, facts=Facts(scope.bound(right) + 1, False)
    )
    kind = scope.rng.choice(("divide", "rsqrt", "sqrt", "log", "log_plus_one", "power", "atan2"))
    if kind in ("divide", "atan2"):
        facts = Facts(max(scope.bound(left), 2.0), False)
        scope.add(f"stablehlo.{kind}", [left, below], type, facts=facts)
    elif kind == "power":
        half = scope.splat(type, "5.000000e-01", 0.5)
        scope.add("stablehlo.power", [below, half], type, facts=Facts(8.1, False))
    else:
        scope.add(f"stablehlo.{kind}", [below], type, facts=Facts(8.1, False))


def _step(scope: Scope) -> None:
    """Rounding and sign: only of values that are the same in every bit everywhere."""
    value = scope.find(lambda v: v.tensor.element == "f32" and scope.is_exact(v))
    if value is None:
        return _int_unary(scope)
    scope.add(f"stablehlo.{scope.rng.choice(STEPS)}", [value], value.tensor)


def _int_unary(scope: Scope) -> None:
    value = scope.integer()
    name = f"stablehlo.{scope.rng.choice(INT_UNARY)}"
    scope.add(name, [value], value.tensor, facts=Facts(_WILD, True))


_WILD = float(2**31)  # integers may have any value from here on


def _int_binary(scope: Scope) -> None:
    left = scope.integer()
    right = scope.mate(left)
    name = f"stablehlo.{scope.rng.choice(INT_BINARY)}"
    scope.add(name, [left, right], left.tensor, facts=Facts(_WILD, True))


def _int_divide(scope: Scope) -> None:
    """Quotient or remainder by a number that is not zero, or a shift by 0 to 3."""
    left = scope.integer()
    type = left.tensor
    three = scope.splat(type, "3", 3.0)
    right = scope.add("stablehlo.and", [scope.mate(left), three], type, facts=Facts(3.0, True))
    kind = scope.rng.choice(("divide", "remainder", *SHIFTS))
    if kind in ("divide", "remainder"):
        one = scope.splat(type, "1", 1.0)
        right = scope.add("stablehlo.or", [right, one], type, facts=Facts(3.0, True))
    facts = Facts(3.0 if kind == "remainder" else _WILD, True)
    scope.add(f"stablehlo.{kind}", [left, right], type, facts=facts)


def predicate(scope: Scope, type: TensorType) -> Value:
    """An i1 value of a shape: found, or a comparison of exact values, or an argument."""
    wanted = tensor(type.shape, "i1")
    found = scope.find(lambda v: v.type is wanted)
    if found is not None and scope.rng.random() < 0.5:
        return found
    made = compare(scope, type.shape)
    return made if made is not None else scope.like(wanted)


def compare(scope: Scope, shape: tuple[int, ...] | None = None) -> Value | None:
    """A comparison of two exact numbers of one type (of this shape); None when there are none."""

    def fits(value: Value) -> bool:
        is_number = value.tensor.element in ("f32", "i32")
        return is_number and scope.is_exact(value) and shape in (None, value.shape)

    left = scope.find(fits)
    if left is None:
        return None
    right = scope.mate(left, is_exact=True)
    kind = "FLOAT" if left.tensor.element == "f32" else "SIGNED"
    attrs = Attrs(
        {
            "comparison_direction": Enum("comparison_direction", scope.rng.choice(DIRECTIONS)),
            "compare_type": Enum("comparison_type", kind),
        }
    )
    type = tensor(left.shape, "i1")
    return scope.add("stablehlo.compare", [left, right], type, attrs, Facts(1.0, True))


def _compare(scope: Scope) -> None:
    compare(scope)


def _select(scope: Scope) -> None:
    left = scope.numeric()
    right = scope.mate(left)
    choice = predicate(scope, left.tensor)
    if scope.rng.random() < 0.1:
        choice = scope.like(tensor((), "i1"))
    facts = Facts(max(scope.bound(left), scope.bound(right)), scope.is_exact(left, right))
    scope.add("stablehlo.select", [choice, left, right], left.tensor, facts=facts)


def _boolean(scope: Scope) -> None:
    left = scope.find(lambda v: v.tensor.element == "i1")
    if left is None:
        left = predicate(scope, scope.numeric().tensor)
    kind = scope.rng.choice(("and", "or", "xor", "not"))
    operands = [left] if kind == "not" else [left, scope.mate(left)]
    scope.add(f"stablehlo.{kind}", operands, left.tensor)


def _clamp(scope: Scope) -> None:
    value = scope.numeric()
    type = value.tensor
    limits = type if scope.rng.random() < 0.5 else tensor((), type.element)
    low, high = scope.number(limits, -2), scope.number(limits, 3)
    facts = Facts(3.0, scope.is_exact(value))
    scope.add("stablehlo.clamp", [low, value, high], type, facts=facts)


def _convert(scope: Scope) -> None:
    """To another element type; what rounds or truncates only from exact values."""
    targets = {
        "i1": ("i32",) if scope.world.is_integer else ("f32", "i32"),
        "i32": ("i64", "ui32", "i8", "i1") if scope.world.is_integer else ("f32", "i64", "ui32"),
        "f32": ("f64",),
        "f64": ("f32",),
        "bf16": ("f32",),
        "i64": ("i32",),
        "ui32": ("i32",),
        "i8": ("i32",),
    }
    value = scope.find(lambda v: v.tensor.element in targets)
    if value is None:
        return
    element = scope.rng.choice(targets[value.tensor.element])
    if value.tensor.element == "f32" and scope.is_exact(value):
        element = scope.rng.choice(("f64", "bf16", "i32"))
    if value.tensor.element == "i32" and element == "f32" and scope.bound(value) > 1e6:
        element = "i64"
    bound = scope.bound(value) if element in ("f32", "f64", "bf16") else _WILD
    type = tensor(value.shape, element)
    made = scope.add("stablehlo.convert", [value], type, facts=Facts(bound, scope.is_exact(value)))
    if element not in ("f32", "i32", "i1"):  # come back, so that others can use it
        home = tensor(value.shape, targets[element][0])
        scope.add("stablehlo.convert", [made], home, facts=Facts(bound, scope.is_exact(value)))


def _bits(scope: Scope) -> None:
    """The bits of a float, and whether it is finite."""
    value = scope.find(lambda v: v.tensor.element == "f32" and scope.is_exact(v))
    if value is None:
        return
    if scope.rng.random() < 0.5:
        type = tensor(value.shape, "i1")
        scope.add("stablehlo.is_finite", [value], type, facts=Facts(1.0, True))
    else:
        type = tensor(value.shape, "i32")
        scope.add("stablehlo.bitcast_convert", [value], type, facts=Facts(_WILD, True))


MAKERS = {
    "float unary": Maker(_float_unary, 2.5, in_bodies=True),
    "float binary": Maker(_float_binary, 3.0, in_bodies=True),
    "quotient": Maker(_quotient, 0.7, in_bodies=True),
    "step": Maker(_step, 0.4),
    "integer unary": Maker(_int_unary, 0.6, in_bodies=True),
    "integer binary": Maker(_int_binary, 1.2, in_bodies=True),
    "integer division": Maker(_int_divide, 0.4, in_bodies=True),
    "compare": Maker(_compare, 0.8, in_bodies=True),
    "select": Maker(_select, 0.8, in_bodies=True),
    "boolean": Maker(_boolean, 0.4, in_bodies=True),
    "clamp": Maker(_clamp, 0.3, in_bodies=True),
    "bits": Maker(_bits, 0.2),
    "convert": Maker(_convert, 0.8, in_bodies=True),
}
