"""Says what is wrong with a statement that the grammar rejects."""

from __future__ import annotations

import re
from typing import Any, cast

import lark

from shardwright.spec.types import ELEMENTS

from .errors import nearest

# How a reader would call a word of the grammar; words that spell themselves are quoted.
_WORDS = {
    "SSA": "a value like %0",
    "SYMBOL": "a symbol like @main",
    "KEY": "a word",
    "STRING": "a string",
    "INT": "an integer",
    "HEX": "an integer",
    "FLOAT": "a number",
    "BOOL": "true or false",
    "TENSOR": "a type like tensor<4x8xf32>",
    "SCALAR": "a type like i32",
    "OTHER_TYPE": "a type",
    "DENSE": "a constant like dense<0>",
    "REGION": "a region in braces",
    "FUNC_ARGS": "'('",
    "FUNC_RESULTS": "a type",
    "BLOCK_NAME": "a block like ^bb0",
    "LOC": "loc(...)",
    "CONV_DIM": "a dim of a convolution: b, f, i, o or a number",
    "PRIORITY": "a priority like p1",
    "CLAUSE": "'replicated' or 'unreduced'",
    "WINDOW_SIZES": "'stride', 'lhs_dilate' or 'rhs_dilate'",
    "VISIBILITY": "'public', 'private' or 'nested'",
    "RULE_KIND": "a kind of factor like reduction",
    "RULE_CUSTOM": "', custom'",
    "OPEN": "'?'",
    "OPAQUE_ATTR": "an attribute",
    "$END": "end of statement",
}
_PUNCTUATION = {
    "LPAR": "(", "RPAR": ")", "LSQB": "[", "RSQB": "]", "LBRACE": "{", "RBRACE": "}", "COMMA": ",",
    "COLON": ":", "EQUAL": "=", "LESSTHAN": "<", "MORETHAN": ">",
}  # fmt: skip
_ATTRIBUTE_STARTS = {"DENSE", "OPAQUE_ATTR", "STRING"}
_TYPE_STARTS = {"TENSOR", "SCALAR", "OTHER_TYPE"}
_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_TENSOR = re.compile(r"tensor<\s*(?:(?:\?|\d+)\s*x\s*)*([A-Za-z_]\w*)")
_SHOWN = 4


def unexpected(problem: lark.UnexpectedInput, text: str) -> tuple[str, int, str]:
    """Message, offset in `text`, help for a statement's tail that does not parse."""
    allowed, at = _allowed(problem), problem.pos_in_stream
    if at is None or at < 0 or _is_end(problem):
        at = len(text.rstrip())
    rest = text[at:].lstrip()
    if match := _TENSOR.match(rest):
        if match[1] not in ELEMENTS:
            return f'unknown element type "{match[1]}"', at, nearest(match[1], sorted(ELEMENTS))
        return f"unexpected type, expected {_list(allowed)}", at, ""
    if rest.startswith('"') and not _STRING.match(rest):
        return "unclosed string", at, ""
    if not rest:
        return f"unexpected end of statement, expected {_list(allowed)}", at, ""
    return f"unexpected {_found(rest)}, expected {_list(allowed)}", at, ""


def _is_end(problem: lark.UnexpectedInput) -> bool:
    return isinstance(problem, lark.UnexpectedToken) and cast(Any, problem).token.type == "$END"


def _allowed(problem: lark.UnexpectedInput) -> set[str]:
    if isinstance(problem, lark.UnexpectedToken):
        return set(problem.accepts or problem.expected)
    if isinstance(problem, lark.UnexpectedCharacters):
        return set(problem.allowed or ())
    return set()


def _found(rest: str) -> str:
    word = re.match(r'[%@#!]?[\w$.]+|"[^"\n]{0,30}"?|->|.', rest, re.DOTALL)
    shown = word[0] if word else rest[0]
    return {"\x02": "region", "\x04": "'('", "\x05": "type"}.get(shown, f"'{shown}'")


def _list(names: set[str]) -> str:
    """`a, b or c`: the words a reader can act on."""
    if names >= _ATTRIBUTE_STARTS:
        return "an attribute"
    if names >= _TYPE_STARTS:
        names = names - _TYPE_STARTS - {"TUPLE"} | {"TENSOR"}
    words = sorted({_word(name) for name in names}, key=lambda w: (not w.startswith("'"), w))
    if len(words) > _SHOWN:
        return ", ".join(words[:_SHOWN]) + f" ... and {len(words) - _SHOWN} more"
    if len(words) < 2:
        return "".join(words) or "something else"
    return f"{', '.join(words[:-1])} or {words[-1]}"


def _word(name: str) -> str:
    if name in _WORDS:
        return _WORDS[name]
    if name in _PUNCTUATION:
        return f"'{_PUNCTUATION[name]}'"
    if name.startswith("__ANON"):
        return "'->'"
    return f"'{name.lower()}'"
