"""Explains syntax errors: why the grammar rejects a statement."""

from __future__ import annotations

import re
from typing import Any, cast

import lark

from shardwright.ir.errors import Suggestion
from shardwright.ir.parser.named_mistakes import named, tensor_mistake
from shardwright.ir.parser.tokens import Bad
from shardwright.spec.types import ELEMENTS

# How a reader would call a word of the grammar; words that spell themselves are quoted.
_WORDS = {
    "SSA": "SSA operand like %0",
    "SYMBOL": "valid '@'-identifier for symbol name like @main",
    "KEY": "a word",
    "STRING": "string",
    "INT": "integer value",
    "HEX": "an integer",
    "FLOAT": "a number",
    "BOOL": "true or false",
    "TYPE": "non-function type like tensor<4x8xf32>",
    "DENSE": "a constant like dense<0>",
    "REGION": "a region in braces",
    "FUNC_ARGS": "'('",
    "FUNC_RESULTS": "non-function type",
    "BLOCK_NAME": "a block like ^bb0",
    "LOC": "loc(...)",
    "WINDOW_SIZES": "'stride', 'lhs_dilate' or 'rhs_dilate'",
    "VISIBILITY": "'public', 'private' or 'nested'",
    "ATTRIBUTE": "an attribute",
    "ATTR_DICT": "'{'",
    "SHARDING": "a sharding like <@mesh, [{}]>",
    "OUT_SHARDING": "a sharding like <@mesh, [{}]>",
    "SHARDINGS": "shardings like [<@mesh, [{}]>]",
    "MESH": 'a mesh like <["x"=4]>',
    "AXIS_LIST": 'axes like {"x"}',
    "MANUAL_AXES": 'axes like {"x"}',
    "_MANUAL": "'manual_axes'",
    "AXIS_LISTS": 'axes for each dim like [{"x"}, {}]',
    "ALL_TO_ALL": 'axes and dims like [{"x"}: 0->1]',
    "CONV_DIMS": "dims like [b, 0, f]x[0, i, o]->[b, 0, f]",
    "ALGORITHM": "an algorithm like <lhs_precision_type = tf32, ...>",
    "$END": "end of statement",
}
_PUNCTUATION = {
    "LPAR": "(", "RPAR": ")", "LSQB": "[", "RSQB": "]", "LBRACE": "{", "RBRACE": "}", "COMMA": ",",
    "COLON": ":", "EQUAL": "=", "LESSTHAN": "<", "MORETHAN": ">",
}  # fmt: skip
_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_TENSOR = re.compile(r"tensor<\s*(?:(?:\?|\d+)\s*x\s*)*([A-Za-z_]\w*)\s*[,>]")
_SHOWN = 4


def unexpected(problem: lark.UnexpectedInput, text: str) -> tuple[str, int, str]:
    """Message, offset in `text`, help for a statement's tail that does not parse."""
    allowed, at = _allowed(problem), problem.pos_in_stream
    if at is None or at < 0 or _is_end(problem):
        at = len(text.rstrip())
    if at and _is_word(text[at - 1 : at]) and _is_word(text[at : at + 1]):
        return _longer(text, at)
    rest = text[at:].lstrip()
    if rest.startswith("tensor<") and not _is_tensor(rest):
        return tensor_mistake(text, len(text) - len(rest))
    if rest.startswith('"') and not _STRING.match(rest):
        return "unclosed string", at, "a string ends on its line"
    said = named(text, at, allowed)
    if said is not None and said.message:
        return said
    help = said.help if said is not None else _missing(problem, allowed)
    return _unexpected(rest, allowed), at if said is None else said.at, help


def _is_word(char: str) -> bool:
    return char.isalnum() or char == "_"


def _longer(text: str, at: int) -> tuple[str, int, str]:
    """A word that starts like one of the grammar's, which ends at the offset."""
    start = at
    while start and _is_word(text[start - 1]):
        start -= 1
    end = at
    while _is_word(text[end : end + 1]):
        end += 1
    found, wanted = text[start:end], text[start:at]
    help = Suggestion(f"write {wanted}", found, wanted)
    return f"unexpected '{found}', expected '{wanted}'", start, help


def _unexpected(rest: str, allowed: set[str]) -> str:
    if not rest:
        return f"unexpected end of statement, expected {_list(allowed)}"
    if rest.startswith("tensor<"):
        return f"unexpected type, expected {_list(allowed)}"
    return f"unexpected {_found(rest)}, expected {_list(allowed)}"


def _missing(problem: lark.UnexpectedInput, allowed: set[str]) -> str:
    """The text that must stand here, when there is only one way to go on: `, dims = [`."""
    state = getattr(problem, "interactive_parser", None)
    if allowed != {"COMMA"} or state is None:
        return ""
    # A copy of what was read would need to know where each word stands.
    state, words = state.copy(deepcopy_values=False), list[str]()
    try:
        while len(allowed) == 1 and len(words) < _SHOWN:
            (name,) = allowed
            words.append(_word(name).strip("'"))
            state.feed_token(lark.Token(name, words[-1]))
            allowed = set(state.accepts()) - {"SSA"}  # more operands may come first
    except lark.exceptions.LarkError:
        return ""
    has_name = len(words) > 1 and words[1].isidentifier()
    closing = {"[": "]", "{": "}", "(": ")", "<": ">"}.get(words[-1], "")
    shown = " ".join(words[1:]) + (f"...{closing}" if closing else " ...")
    return f"write , {shown} here" if has_name else ""


def _is_tensor(text: str) -> bool:
    match = _TENSOR.match(text)
    return match is not None and match[1] in ELEMENTS


# How the sentences about types and attributes start, and the words of the grammar they ask for.
_ASKS = {
    "expected attribute value": {"ATTRIBUTE"},
    "expected non-function type": {"TYPE"},
    "expected string": {"STRING"},
    "expected integer value": {"INT"},
    "invalid kind of attribute specified": {"SYMBOL"},
    "unexpected character": {"STRING"},
    "invalid attribute name": set[str](),
    **{f"expected '{char}'": {name} for name, char in _PUNCTUATION.items()},
}


def explained(problem: Bad, text: str) -> tuple[str, int, str]:
    """Message, offset, help for a type or attribute that cannot be read."""
    message, at = problem.message, problem.at
    if message == "expected 'x' in dimension list" and not problem.help:
        return message, at, tensor_mistake(text, text.rfind("tensor<", 0, at)).help
    wants = next((words for start, words in _ASKS.items() if message.startswith(start)), None)
    said = named(text, at, wants) if wants is not None else None
    if said is None or (problem.help and not isinstance(said.help, Suggestion)):
        return message, at, problem.help
    return said.message if message in said.message else message, said.at, said.help


def _is_end(problem: lark.UnexpectedInput) -> bool:
    return isinstance(problem, lark.UnexpectedToken) and cast(Any, problem).token.type == "$END"


def _allowed(problem: lark.UnexpectedInput) -> set[str]:
    found = set[str]()
    if isinstance(problem, lark.UnexpectedToken):
        found = set(problem.accepts or problem.expected)
    elif isinstance(problem, lark.UnexpectedCharacters):
        found = set(problem.allowed or ())
    rare = {"FULL", "STRING"} if "KEY" in found else {"FULL"}
    return found - rare


def _found(rest: str) -> str:
    word = re.match(r'[%@#!]?[\w$.]+|"[^"\n]{0,30}"?|->|.', rest, re.DOTALL)
    shown = word[0] if word else rest[0]
    return {"\x02": "region", "\x04": "'('", "\x05": "type"}.get(shown, f"'{shown}'")


def _list(names: set[str]) -> str:
    """`a, b or c`: the words a reader can act on."""
    if "ATTRIBUTE" in names:
        return "attribute value"
    words = list(dict.fromkeys(_word(name) for name in sorted(names, key=_rank)))
    if len(words) > _SHOWN:
        return ", ".join(words[:_SHOWN]) + f" ... and {len(words) - _SHOWN} more"
    if len(words) < 2:
        return "".join(words) or "something else"
    return f"{', '.join(words[:-1])} or {words[-1]}"


def _rank(name: str) -> tuple[int, str]:
    """MLIR names one word only: a value before what closes a list, and that before a comma."""
    if name in ("SSA", "SYMBOL", "STRING", "INT", "TYPE", "FUNC_RESULTS"):
        return 0, name
    if name in ("RPAR", "RSQB", "RBRACE", "MORETHAN"):
        return 1, name
    return {"COMMA": 3, "ATTR_DICT": 4, "LOC": 4, "$END": 5}.get(name, 2), name


def _word(name: str) -> str:
    if name in _WORDS:
        return _WORDS[name]
    if name in _PUNCTUATION:
        return f"'{_PUNCTUATION[name]}'"
    if name.startswith("__ANON"):
        return "'->'"
    return f"'{name.lower()}'"
