"""Affine expressions, simplified when they are made. Source: mlir `IR/AffineExpr.cpp`."""

from __future__ import annotations

from math import gcd
from typing import NamedTuple


class Expr(NamedTuple):
    """A constant (`op` is ""), a dim or symbol (`op` is its name), or an operation on two.

    `is_symbolic`: whether it holds no dim. `depth`: operations inside one another.
    """

    op: str
    value: int = 0
    left: Expr | None = None
    right: Expr | None = None
    is_symbolic: bool = True
    depth: int = 0


def constant(value: int) -> Expr:
    return Expr("", value)


def name(word: str) -> Expr:
    """`d0` or `s0`."""
    return Expr(word, is_symbolic=word[0] == "s")


def _made(op: str, a: Expr, b: Expr) -> Expr:
    return Expr(op, 0, a, b, a.is_symbolic and b.is_symbolic, max(a.depth, b.depth) + 1)


def _fits(value: int) -> bool:
    return -(1 << 63) <= value < 1 << 63


def _number(e: Expr | None) -> int | None:
    """The value of a constant."""
    return e.value if e is not None and not e.op else None


def _parts(e: Expr, op: str) -> tuple[Expr, Expr] | None:
    """The operands of an operation of this kind."""
    return (e.left, e.right) if e.op == op and e.left and e.right else None


def _is_behind(a: Expr, b: Expr) -> bool:
    """True if a is a name of b's kind with a higher number."""
    return (
        a.op[:1] in ("d", "s")
        and a.op[:1] == b.op[:1]
        and a.op[1:].isdigit()
        and b.op[1:].isdigit()
        and int(a.op[1:]) > int(b.op[1:])
    )


def negate(e: Expr) -> Expr:
    return multiply(e, constant(-1))


def add(a: Expr, b: Expr) -> Expr:
    """a + b, constants last and together."""
    left, right = _number(a), _number(b)
    if left is not None and right is not None and _fits(left + right):
        return constant(left + right)
    if right is None and (left is not None or (a.is_symbolic and not b.is_symbolic)):
        return add(b, a)
    if _is_behind(a, b):
        return add(b, a)
    if right == 0:
        return a
    sum_ = _parts(a, "+")
    last = _number(sum_[1]) if sum_ else None
    if sum_ and last is not None and right is not None and _fits(last + right):
        return add(sum_[0], constant(last + right))
    (first, times), (second, more) = _factored(a), _factored(b)
    if first == second:
        return multiply(first, constant(times + more))
    if sum_ and last is not None:
        return add(add(sum_[0], b), sum_[1])
    if (found := _as_modulo(a, b)) is not None:
        return found
    if sum_ and (found := _as_modulo(sum_[1], b)) is not None:
        return add(sum_[0], found)
    return _made("+", a, b)


def _factored(e: Expr) -> tuple[Expr, int]:
    """An expression and the constant that multiplies it."""
    product = _parts(e, "*")
    times = _number(product[1]) if product else None
    return (product[0], times) if product and times is not None else (e, 1)


def _as_modulo(a: Expr, b: Expr) -> Expr | None:
    """`e - e floordiv q * q` is `e mod q`."""
    product = _parts(b, "*")
    if product is None:
        return None
    inner, last = product
    scaled = _parts(inner, "*")
    if _number(last) == -1 and scaled is not None:
        quotient = _parts(scaled[0], "floordiv")
        if quotient is not None and quotient == (a, scaled[1]):
            return modulo(a, scaled[1])
    quotient = _parts(inner, "floordiv")
    if quotient is None:
        return None
    divisor, times = _number(quotient[1]), _number(last)
    if divisor is not None and divisor > 0 and quotient[0] == a and times == -divisor:
        return modulo(a, quotient[1])
    return None


def multiply(a: Expr, b: Expr) -> Expr:
    """a * b, where one of them holds no dim."""
    left, right = _number(a), _number(b)
    if left is not None and right is not None and _fits(left * right):
        return constant(left * right)
    if right is None and (left is not None or not b.is_symbolic):
        return _product(b, a)
    return _product(b, a) if _is_behind(a, b) else _product(a, b)


def _product(a: Expr, b: Expr) -> Expr:
    times = _number(b)
    if times == 1:
        return a
    if times == 0:
        return b
    product = _parts(a, "*")
    last = _number(product[1]) if product else None
    if product and last is not None:
        if times is not None and _fits(last * times):
            return multiply(product[0], constant(last * times))
        return multiply(multiply(product[0], b), product[1])
    return _made("*", a, b)


def _divisor(e: Expr) -> int:
    """The largest integer known to divide an expression; 0 divides by all."""
    if not e.op:
        return abs(e.value)
    if e.left is None or e.right is None:
        return 1
    left, right = _divisor(e.left), _divisor(e.right)
    if e.op == "*":
        return left * right
    if e.op in ("floordiv", "ceildiv"):
        number = _number(e.right)
        if number and left % number == 0:
            return abs(left // number)
        return 1
    return gcd(left, right)


def floor_divide(a: Expr, b: Expr) -> Expr:
    left, right = _number(a), _number(b)
    if not right:
        return constant(1) if right is None and a == b else _made("floordiv", a, b)
    if left is not None:
        return constant(left // right)
    if right == 1:
        return a
    if (quotient := _divided(a, right)) is not None:
        return quotient
    sum_ = _parts(a, "+")
    if sum_ and any(_divisor(part) % right == 0 for part in sum_):
        return add(floor_divide(sum_[0], b), floor_divide(sum_[1], b))
    return _made("floordiv", a, b)


def ceil_divide(a: Expr, b: Expr) -> Expr:
    left, right = _number(a), _number(b)
    if not right:
        return constant(1) if right is None and a == b else _made("ceildiv", a, b)
    if left is not None:
        return constant(-(-left // right))
    if right == 1:
        return a
    return _divided(a, right) or _made("ceildiv", a, b)


def _divided(a: Expr, number: int) -> Expr | None:
    """`e * c floordiv n` where n divides c."""
    product = _parts(a, "*")
    times = _number(product[1]) if product else None
    if product and times is not None and times % number == 0:
        return multiply(product[0], constant(times // number))
    return None


def modulo(a: Expr, b: Expr) -> Expr:
    left, right = _number(a), _number(b)
    if right is None or right < 1:
        return constant(0) if right is None and a == b else _made("mod", a, b)
    if left is not None:
        return constant(left % right)
    if _divisor(a) % right == 0:
        return constant(0)
    sum_ = _parts(a, "+")
    if sum_:
        if _divisor(sum_[0]) % right == 0:
            return modulo(sum_[1], b)
        if _divisor(sum_[1]) % right == 0:
            return modulo(sum_[0], b)
    inner = _parts(a, "mod")
    last = _number(inner[1]) if inner else None
    if inner and last is not None and last >= 1 and last % right == 0:
        return modulo(inner[0], b)
    return _made("mod", a, b)


# --- text


def text(e: Expr, is_inside: bool = False) -> str:
    """An expression as MLIR prints it; `is_inside` one that binds more strongly than a sum."""
    if e.left is None or e.right is None:
        return e.op or str(e.value)
    shown = _sum_text(e.left, e.right) if e.op == "+" else _product_text(e.op, e.left, e.right)
    return f"({shown})" if is_inside else shown


def _product_text(op: str, left: Expr, right: Expr) -> str:
    if op == "*" and _number(right) == -1:
        return f"-{text(left, True)}"
    return f"{text(left, True)} {op} {text(right, True)}"


def _sum_text(left: Expr, right: Expr) -> str:
    product = _parts(right, "*")
    times = _number(product[1]) if product else None
    if product and times == -1:
        return f"{text(left)} - {text(product[0], product[0].op == '+')}"
    if product and times is not None and times < -1:
        return f"{text(left)} - {text(product[0], True)} * {-times}"
    number = _number(right)
    if number is not None and number < 0:
        return f"{text(left)} - {-number}"
    return f"{text(left)} + {text(right)}"
