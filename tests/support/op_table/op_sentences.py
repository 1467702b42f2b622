"""Sentences that the check of an op may give, read from its functions' source."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from functools import cache
from types import FunctionType
from typing import Any

HOLE = "..."
_DEPTH = 4  # of functions that call one another
_SAYS = ("Fault", "Unfit")
_WORDS = 3  # of a sentence, at least


def sentences(check: Callable[..., Any] | None) -> list[str]:
    """Sentences with `...` where a value stands, in the order of the source."""
    found: dict[str, None] = {}
    for function in _reached(check, _DEPTH, []):
        found.update(dict.fromkeys(_said(function)))
    return [text for text in found if not any(text != other and text in other for other in found)]


def _reached(value: Any, depth: int, seen: list[Any]) -> list[FunctionType]:
    """A function of ours, what it closes over, and what it calls."""
    if not isinstance(value, FunctionType) or value in seen or not depth:
        return seen
    if value.__module__.startswith("shardwright.spec"):
        seen.append(value)
        cells = [cell.cell_contents for cell in value.__closure__ or ()]
        names = [value.__globals__.get(name) for name in value.__code__.co_names]
        for other in (*cells, *names):
            _reached(other, depth - 1, seen)
    return seen


@cache
def _said(function: FunctionType) -> tuple[str, ...]:
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    except (OSError, SyntaxError):  # a lambda in the middle of an expression
        return ()
    return tuple(dict.fromkeys(_texts(tree)))


def _texts(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        value: ast.expr | None = None
        if isinstance(node, ast.Return | ast.Yield):
            value = node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            value = node.args[0] if node.func.id in _SAYS and node.args else None
        text = _text(value) if value is not None else ""
        if len(text.replace(HOLE, "").split()) >= _WORDS:
            yield text


def _text(value: ast.expr) -> str:
    """The words of a string expression; "" for others."""
    if isinstance(value, ast.IfExp):
        return _text(value.body) or _text(value.orelse)
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return value.value
    if isinstance(value, ast.JoinedStr):
        return "".join(_text(part) or HOLE for part in value.values)
    if isinstance(value, ast.BinOp):
        return _text(value.left) + _text(value.right)
    return ""
