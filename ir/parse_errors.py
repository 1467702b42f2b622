"""Says what is wrong with a statement that the grammar rejects."""

from __future__ import annotations

import re

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
_TENSOR = re.compile(r"tensor<\s*(?:(?:\?|\d+)\s*x\s*)*([A-Za-z_]\w*)")
_SHOWN = 4


def unexpected(problem: lark.UnexpectedInput, text: str, rule: str) -> tuple[str, int, str]:
    """Message, offset in `text`, help for a statement's tail that does not parse."""
    at = problem.pos_in_stream if problem.pos_in_stream is not None else len(text)
    at = len(text.rstrip()) if at < 0 else at
    allowed = _allowed(problem)
    if match := _TENSOR.match(text, at):
        if match[1] not in ELEMENTS:
            return f'unknown element type "{match[1]}"', at, nearest(match[1], sorted(ELEMENTS))
        if "TENSOR" not in allowed:
            return f"unexpected type, expected {_list(allowed)}", at, ""
    found = _found(text, at)
    if found is None:
        return f"unexpected end of statement, expected {_list(allowed)}", at, ""
    return f"unexpected {found}, expected {_list(allowed)}", at, ""


def _allowed(problem: lark.UnexpectedInput) -> list[str]:
    if isinstance(problem, lark.UnexpectedToken):
        return sorted(problem.accepts or problem.expected)
    if isinstance(problem, lark.UnexpectedCharacters):
        return sorted(problem.allowed or ())
    return []


def _found(text: str, at: int) -> str | None:
    rest = text[at:].lstrip()
    if not rest:
        return None
    word = re.match(r'[%@#!]?[\w$.]+|"[^"\n]{0,30}|->|.', rest, re.DOTALL)
    shown = word[0] if word else rest[0]
    return {"\x02": "region", "\x04": "'('", "\x05": "type"}.get(shown, f"'{shown}'")


def _list(names: list[str]) -> str:
    """`a, b or c`: the words a reader can act on, closing brackets last."""
    if set(names) >= _ATTRIBUTE_STARTS:
        return "an attribute"
    words = list(dict.fromkeys(map(_word, names)))
    words.sort(key=lambda word: (not word.startswith("'"), word))
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
