"""Merges several programs into one module: a function each, some of their ops inside regions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from shardwright.testing.generate.variants import MESH
from shardwright.testing.texts.generic_text import closing, parts, spans


@dataclass(frozen=True, slots=True)
class Body:
    """The one function of a program: types of its arguments, its ops with their margin."""

    args: str
    ops: str


def _body(text: str) -> Body | None:
    """The function `main` when it is the only one and returns nothing; else None."""
    found = list(spans(text))
    if [span.name for span in found].count("func.func") != 1 or found[-1].name != "func.return":
        return None
    func = next(span for span in found if span.name == "func.func")
    if "arg_attrs" in text[slice(*func.properties)] or not text[found[-1].start :].startswith(
        '"func.return"() :'
    ):
        return None
    start = text.index("({\n", func.start) + 3
    args = ""
    if text.startswith("  ^bb0(", start):
        end = closing(text, start + 6)
        args, start = text[start + 7 : end - 1], text.index("\n", end) + 1
    return Body(args, text[start : found[-1].start].rstrip(" "))


def together(texts: Sequence[str], random: Random) -> str:
    """Several programs in one module: a function for each, some ops inside a region."""
    shown = [MESH]
    for number, text in enumerate(texts):
        body = _body(text)
        if body is None:
            continue
        head = f"  ^bb0({body.args}):\n" if body.args else ""
        types = ", ".join(piece.split(": ", 1)[1] for piece in parts(body.args))
        inner = body.ops if random.random() < 0.5 else _nested(body.ops, random)
        visibility = random.choice(
            ("", ', sym_visibility = "private"', ', sym_visibility = "public"')
        )
        shown.append(
            f'  "func.func"() <{{function_type = ({types}) -> (), sym_name = "f{number}"'
            f'{visibility}}}> ({{\n{head}{inner}    "func.return"() : () -> ()\n  }}) : () -> ()\n'
        )
    return f'"builtin.module"() ({{\n{"".join(shown)}}}) : () -> ()\n'


_END = '"stablehlo.return"() : () -> ()\n'
_TRUE = '%p{1} = "stablehlo.constant"() <{{value = dense<true> : tensor<i1>}}> : () -> tensor<i1>\n'
_ONE = '%p{1} = "stablehlo.constant"() <{{value = dense<1> : tensor<i32>}}> : () -> tensor<i32>\n'
_NO_SHARDINGS = "#sdy.sharding_per_value<[]>"
# {0} is the text of the ops, {1} a number.
_WRAPPERS = (
    f'{_TRUE}"stablehlo.if"(%p{{1}}) ({{{{\n{{0}}{_END}}}}}, {{{{\n{_END}}}}})'
    " : (tensor<i1>) -> ()\n",
    f'{_ONE}"stablehlo.case"(%p{{1}}) ({{{{\n{_END}}}}}, {{{{\n{{0}}{_END}}}}})'
    " : (tensor<i32>) -> ()\n",
    f'{_TRUE}"stablehlo.while"() ({{{{\n"stablehlo.return"(%p{{1}}) : (tensor<i1>) -> ()\n}}}},'
    f" {{{{\n{{0}}{_END}}}}}) : () -> ()\n",
    '"sdy.named_computation"() <{{name = "inner"}}> ({{\n{0}"sdy.return"() : () -> ()\n'
    "}}) : () -> ()\n",
    f'"sdy.manual_computation"() <{{{{in_shardings = {_NO_SHARDINGS}, out_shardings ='
    f" {_NO_SHARDINGS}, manual_axes = #sdy<manual_axes{{{{}}}}>}}}}> ({{{{\n{{0}}"
    '"sdy.return"() : () -> ()\n}}) : () -> ()\n',
)


def _nested(text: str, random: Random) -> str:
    """The ops inside one to three regions."""
    for depth in range(random.randint(1, 3)):
        text = random.choice(_WRAPPERS).format(text, depth)
    return text
