"""Affine maps and sets from text, simplified as MLIR does.

Source: mlir `AsmParser/AffineParser.cpp`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from shardwright.ir.errors import nearest
from shardwright.ir.parser import affine_expr
from shardwright.ir.parser.affine_expr import Expr
from shardwright.ir.parser.tokens import Bad, Parser

T = TypeVar("T")


def affine_map(p: Parser) -> str:
    """`(d0)[s0] -> (d0 + s0)` between angle brackets. Raises Bad."""
    p.expect("<", "expected '<' in affine map")
    at = p.start
    names, shown = _signature(p)
    if p.has(":"):
        raise Bad("expected AffineMap, but got IntegerSet", at)
    p.expect("->", "expected '->' or ':'")
    results = _listed(p, "()", lambda: _expression(p, names), " in affine map range")
    p.expect(">", "expected '>' in affine map")
    return f"{shown} -> ({', '.join(map(affine_expr.text, results))})"


def affine_set(p: Parser) -> str:
    """`(d0)[s0] : (d0 >= 0)` between angle brackets. Raises Bad."""
    p.expect("<", "expected '<' in integer set")
    at = p.start
    names, shown = _signature(p)
    if p.has("->"):
        raise Bad("expected IntegerSet, but got AffineMap", at)
    p.expect(":", "expected '->' or ':'")
    rows = _listed(p, "()", lambda: _constraint(p, names), " in integer set constraint list")
    p.expect(">", "expected '>' in integer set")
    shown_rows = ", ".join(f"{affine_expr.text(row)} {sign} 0" for row, sign in rows)
    return f"{shown} : ({shown_rows or '0 == 0'})"


def _listed(p: Parser, brackets: str, item: Callable[[], T], where: str) -> list[T]:
    """Items between brackets; `where` is the end of the messages. Raises Bad."""
    p.expect(brackets[0], f"expected '{brackets[0]}'{where}")
    return p.listed_until(item, brackets[1], f"expected '{brackets[1]}'{where}")


def _signature(p: Parser) -> tuple[dict[str, Expr], str]:
    """Dims and symbols by name, and the text that declares them as MLIR names them."""
    names: dict[str, Expr] = {}

    def declare(kind: str) -> None:
        if not p.has("word"):
            raise p.missing("expected bare identifier")
        if p.spelling in names:
            raise p.wrong(f"redefinition of identifier '{p.spelling}'")
        number = sum(known.op[0] == kind for known in names.values())
        names[p.take()] = affine_expr.name(f"{kind}{number}")

    dims = len(_listed(p, "()", lambda: declare("d"), " in dimensional identifier list"))
    symbols = len(_listed(p, "[]", lambda: declare("s"), " in symbol list")) if p.has("[") else 0
    shown = f"({', '.join(f'd{n}' for n in range(dims))})"
    if symbols:
        shown += f"[{', '.join(f's{n}' for n in range(symbols))}]"
    return names, shown


def _constraint(p: Parser, names: dict[str, Expr]) -> tuple[Expr, str]:
    """`a >= b` or `a == b`, as what is compared with 0."""
    left = _expression(p, names)
    if p.accept(">") and p.accept("="):
        return affine_expr.add(left, affine_expr.negate(_expression(p, names))), ">="
    if p.accept("<") and p.accept("="):
        return affine_expr.add(_expression(p, names), affine_expr.negate(left)), ">="
    if p.accept("=") and p.accept("="):
        return affine_expr.add(left, affine_expr.negate(_expression(p, names))), "=="
    message = "expected '== affine-expr' or '>= affine-expr' at end of affine constraint"
    raise p.wrong(message)


def _expression(p: Parser, names: dict[str, Expr]) -> Expr:
    """A sum."""
    p.deeper()
    found = _product(p, names, False)
    while p.has("+", "-"):
        sign = p.take()
        right = _product(p, names, True)
        found = affine_expr.add(found, right if sign == "+" else affine_expr.negate(right))
        p.check_depth(found.depth)
    p.depth -= 1
    return found


_OPERATORS: dict[str, Callable[[Expr, Expr], Expr]] = {
    "*": affine_expr.multiply,
    "floordiv": affine_expr.floor_divide,
    "ceildiv": affine_expr.ceil_divide,
    "mod": affine_expr.modulo,
}
_NOT_AFFINE = {
    "*": "at least one of the multiply operands has to be either a constant or symbolic",
    "floordiv": "right operand of floordiv has to be either a constant or symbolic",
    "ceildiv": "right operand of ceildiv has to be either a constant or symbolic",
    "mod": "right operand of mod has to be either a constant or symbolic",
}


def _product(p: Parser, names: dict[str, Expr], is_right: bool) -> Expr:
    found = _operand(p, names, is_right)
    while p.spelling in _OPERATORS and p.has("*", "word"):
        at = p.start
        operator = p.take()
        right = _operand(p, names, True)
        is_fine = right.is_symbolic or (operator == "*" and found.is_symbolic)
        if not is_fine:
            raise Bad(f"non-affine expression: {_NOT_AFFINE[operator]}", at)
        found = _OPERATORS[operator](found, right)
        p.check_depth(found.depth)
    return found


def _operand(p: Parser, names: dict[str, Expr], is_right: bool) -> Expr:
    """`is_right`: whether an operator stands before it."""
    if p.has("integer"):
        value = p.number()
        if value >= 1 << 63:
            raise p.wrong("constant too large for index")
        p.advance()
        return affine_expr.constant(value)
    if p.accept("("):
        if p.has(")"):
            raise p.wrong("no expression inside parentheses")
        found = _expression(p, names)
        p.expect(")")
        return found
    if p.accept("-"):
        p.deeper()
        found = affine_expr.negate(_operand(p, names, is_right))
        p.depth -= 1
        return found
    if p.has("word"):
        known = names.get(p.spelling)
        if known is None:
            message = "use of undeclared identifier"
            raise p.wrong(message, nearest(p.spelling, list(names)))
        p.advance()
        return known
    if is_right:
        raise p.wrong("missing right operand of binary operator")
    if p.has("+", "*"):
        raise p.wrong("missing left operand of binary operator")
    raise p.wrong("expected affine expression")
