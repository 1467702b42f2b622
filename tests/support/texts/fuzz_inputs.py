"""Hostile inputs for the language: mutated files, sentences of the grammar, truncations, bombs.

Every input is a function of its seed.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import lark
from lark.grammar import NonTerminal, Symbol, Terminal

from shardwright.ir.parser.grammar import grammar_text, start_rules
from shardwright.spec.op import ops
from shardwright.testing.texts.program_texts import ARGUMENTS, MESHES, in_function

_LONGEST = 3000  # characters of a seed text
_SPLIT = re.compile(r"^// -----.*$", re.MULTILINE)
_TOKEN = re.compile(r'"[^"\n]*"|[%@#!^]?[\w$.]+|\s+|.', re.DOTALL)
_NUMBER = re.compile(r"\d+")

NUMBERS = (
    "0", "-1", "1", "2", "3", "127", "128", "255", "2147483648", "4611686018427387904",
    "9223372036854775807", "9223372036854775808", "18446744073709551616", "-9223372036854775809",
    "9" * 40, "9" * 5000, "0x7FFFFFFFFFFFFFFFF", "1e400", "1.0e400", "-0.0", "0xZZ", "٣",
)  # fmt: skip
WORDS = (
    "{", "}", "(", ")", "[", "]", "<", ">", ",", ":", "=", "->", "\"", "'", "\\", "?", "*", "x",
    "\n", "\r\n", "\t", "\x00", "\x01", "\x02", "\x03", "\x7f", "\u2028", "\ufeff", "\udc80", "é",
    "//", "/*", "loc(", "loc(\"a\":1:2)", "#loc", "#loc = loc(#loc)\n", "#a = #a\n", "!t = !t\n",
    "dense<", "dense<\"0x", "tensor<", "tensor<4x8xf32>", "tensor<?x4xf32>", "tensor<*xf32>",
    "tensor<0x4611686018427387904xf32>", "tensor<4611686018427387904x4611686018427387904xi1>",
    "complex<f32>", "!stablehlo.token", "tuple<>", "none", "index", "i999999999999", "i16777216",
    "%0", "%arg0", "%a", "%0#1", "%0:2 =", "@main", "@f", "@mesh", "^bb0", "^bb0:", "#sdy",
    "stablehlo.add", "stablehlo.while", "stablehlo.reduce", "stablehlo.constant", "func.func",
    "sdy.mesh", "sdy.manual_computation", "module", "return", "call", "cond {", "} do {", "reducer",
    "applies", "attributes {", "array<i64: ", "unit", "true", "p0", "p-1", "replicated={\"x\"}",
    "unreduced={\"x\"}", "\"x\":(1)2", "\"x\":(0)0", "affine_map<(d0) -> (d0)>", "{-#", "#-}",
    "dense_resource<", "opaque<", "sparse<", "strided<", "\"test.op\"() : () -> ()",
)  # fmt: skip
_PAIRS = ("{}", "()", "[]", "<>", "tensor< >", "tuple< >", "({ })", "complex< >", "loc( )", '""')


# --- real files


@cache
def texts() -> tuple[str, ...]:
    """Small programs of a checkout: pieces of its test files and examples."""
    root = Path(__file__).resolve().parents[2]
    files = sorted((*root.rglob("*.mlir"), *root.parent.glob("examples/*.mlir")))
    found: list[str] = []
    for path in files:
        for piece in _SPLIT.split(path.read_text("utf-8")):
            found.append(piece if len(piece) <= _LONGEST else piece[:_LONGEST])
    return tuple(piece for piece in found if piece.strip())


# --- mutations


def _at(draw: random.Random, text: str) -> int:
    return draw.randint(0, len(text))


def _span(draw: random.Random, text: str) -> tuple[int, int]:
    start = _at(draw, text)
    return start, min(len(text), start + int(draw.paretovariate(0.7)))


def _delete(draw: random.Random, text: str) -> str:
    start, end = _span(draw, text)
    return text[:start] + text[end:]


def _repeat(draw: random.Random, text: str) -> str:
    start, end = _span(draw, text)
    times = draw.choice((2, 2, 3, 40))
    return text[:start] + text[start:end] * times + text[end:]


def _move(draw: random.Random, text: str) -> str:
    start, end = _span(draw, text)
    rest = text[:start] + text[end:]
    at = _at(draw, rest)
    return rest[:at] + text[start:end] + rest[at:]


def _insert(draw: random.Random, text: str) -> str:
    at = _at(draw, text)
    return text[:at] + draw.choice(WORDS) + text[at:]


def _token(draw: random.Random, text: str) -> str:
    """Another token of the text, or a known word, in place of one."""
    tokens = _TOKEN.findall(text)
    if not tokens:
        return text
    at = draw.randrange(len(tokens))
    tokens[at] = draw.choice(tokens) if draw.random() < 0.5 else draw.choice(WORDS)
    return "".join(tokens)


def _number(draw: random.Random, text: str) -> str:
    places = list(_NUMBER.finditer(text))
    if not places:
        return text
    place = draw.choice(places)
    return text[: place.start()] + draw.choice(NUMBERS) + text[place.end() :]


def _truncate(draw: random.Random, text: str) -> str:
    return text[: _at(draw, text)]


def _splice(draw: random.Random, text: str) -> str:
    other = draw.choice(texts())
    return text[: _at(draw, text)] + other[_at(draw, other) :]


def _line(draw: random.Random, text: str) -> str:
    """A line moved, repeated or dropped."""
    lines = text.split("\n")
    line = lines.pop(draw.randrange(len(lines)))
    for _ in range(draw.randint(0, 2)):
        lines.insert(draw.randint(0, len(lines)), line)
    return "\n".join(lines)


def _nest(draw: random.Random, text: str) -> str:
    """A place wrapped in brackets, deep."""
    start, end = _span(draw, text)
    pair, depth = draw.choice(_PAIRS), draw.choice((1, 2, 12, 99, 101, 400, 2000))
    half = (len(pair) + 1) // 2
    wrapped = pair[:half] * depth + text[start:end] + pair[half:].strip() * depth
    return text[:start] + wrapped + text[end:]


MUTATIONS: tuple[Callable[[random.Random, str], str], ...] = (
    _delete, _repeat, _move, _insert, _token, _token, _number, _truncate, _splice, _line, _nest,
)  # fmt: skip


def mutated(draw: random.Random) -> str:
    """A real text with some mutations."""
    text = draw.choice(texts())
    for _ in range(draw.choice((1, 1, 1, 2, 3, 8))):
        text = draw.choice(MUTATIONS)(draw, text)[: 8 * _LONGEST]
    return text


# --- sentences of the grammar

_SAMPLES: dict[str, Sequence[str]] = {
    "SSA": ("%a", "%b", "%s", "%i", "%k", "%p", "%v", "%z", "%t", "%0", "%0#1", "%none"),
    "SYMBOL": ("@f", "@mesh", "@other", '@"a b"', '@"\\22"', "@g"),
    "KEY": ("LT", "stablehlo.add", "FLOAT", "a", "NONE", "FORWARD", "DEFAULT", "e5m2", "i", "j"),
    "STRING": ('"x"', '"y"', '"z"', '""', '"\\0A"', '"\\""', '"%a tensor<4xf32> //"'),
    "INT": NUMBERS[:14],
    "HEX": ("0x0", "0x7FC00000", "-0x1", "0xFFFFFFFFFFFFFFFFFF"),
    "FLOAT": ("1.0", "-0.0", "1.0e400", "3.", "1.5e-300"),
    "CONV_DIM": ("b", "f", "i", "o", "0", "1", "?"),
    "PRIORITY": ("p0", "p1", "p-1", "p99999999999999999999"),
    "RULE_CUSTOM": (", custom",),
    "BLOCK_NAME": ("^bb0", "^x"),
    "TYPE": (
        "tensor<4x8xf32>",
        "tensor<f32>",
        "tensor<?xi32>",
        "tensor<0x8xi1>",
        "tensor<i1>",
        "i32",
        "f32",
        "bf16",
        "index",
        "none",
        "ui8",
        "f8E4M3FN",
        "tensor<*xf32>",
        "complex<f32>",
        "!stablehlo.token",
        "vector<4xf32>",
        "!x.y<z>",
        "tuple<i32, f32>",
        "() -> ()",
        "memref<4xf32>",
    ),
    "ATTRIBUTE": (
        "1 : i8",
        "-0x1 : i4",
        "1.5 : f8E5M2",
        '"a" : f32',
        "[1, @a::@b]",
        "{a = 1, b}",
        "unit",
        "f32",
        "dense<[1, 2]> : tensor<2xi8>",
        "array<i8: 1>",
        "#stablehlo.gather<>",
        "#foo.bar<1>",
        "#a",
        "#stablehlo<comparison_direction LT>",
        "#stablehlo<precision HIGHEST>",
        "affine_map<(d0) -> (d0)>",
        '#sdy.sharding<@mesh, [{"x"}, {?}]>',
        "loc(unknown)",
        "dense_resource<a> : tensor<2xi8>",
    ),
    "ATTR_DICT": ("{}", "{a = 1 : i32}", "{a, b = #foo}", '{a = {b = "c"}, a = 2}', "{"),
    "ALGORITHM": ("<lhs_precision_type = f32>", "<", "f32"),
    "CONV_DIMS": ("[b, 0, f]x[0, i, o]->[b, 0, f]", "[b, f]x[i]->[]", "[b, -1]x[?]->[0]"),
    "MESH": (
        '<["x"=2, "y"=4]>',
        "<[]>",
        "<[], device_ids=[3]>",
        '<["x"=2], device_ids=[1, 0]>',
        '<["x"=0]>',
    ),
    "SHARDING": (
        '<@mesh, [{"x"}, {}]>',
        '<@mesh, [{"x":(1)2, ?}p1], replicated={"y"}>',
        "<@mesh, [{]>",
    ),
    "SHARDINGS": ('[<@mesh, [{"x"}]>]', "[]", "[<@mesh, []>, <@other, [{?}]>]", "[<"),
    "AXIS_LIST": ('{"x", "y":(2)2}', "{}", '{"x"', '{"x", "x"}'),
    "MANUAL_AXES": ('{"x", "y"}', "{}", '{"x":(1)2}'),
    "AXIS_LISTS": ('[{"x"}, {}]', "[]", '[{"x":(1)2}, {"y", "z"}]', "[{}"),
    "ALL_TO_ALL": ('[{"x"}: 0->1]', '[{"x"}: 0->1, {"y"}: 1->0]', "[{}: 0->0]", "[{: ->]"),
    "DENSE": ("dense<0>", "dense<1.0>", "dense<[1, 2]>", 'dense<"0x00">', "dense<>", "dense<[[[]>"),
    "LOC": ("loc(unknown)", 'loc("a":1:2)', "loc(#loc)", 'loc(callsite("a" at "b"))'),
    "REGION": ("{\n}", "{\nstablehlo.return %s : tensor<f32>\n}", "{\n^bb0(%q: tensor<f32>):\n}"),
    "FUNC_ARGS": ("()", "(%q: tensor<f32>)"),
    "FUNC_RESULTS": ("tensor<f32>", "(tensor<f32>, i32)"),
}
_DEEPEST = 12


class Grammar:
    """Draws sentences of `ir.lark`."""

    def __init__(self) -> None:
        parser = lark.Lark(
            grammar_text(), parser="lalr", start=start_rules(grammar_text()), keep_all_tokens=True
        )
        self.terminals = {one.name: one.pattern for one in parser.terminals}
        self.rules: dict[str, list[list[Symbol]]] = {}
        for rule in parser.rules:
            self.rules.setdefault(rule.origin.name, []).append(list(rule.expansion))
        self.depth = self._depths()

    def _depths(self) -> dict[str, int]:
        """Per rule, how deep its flattest sentence is."""
        depth: dict[str, int] = {}
        while len(depth) < len(self.rules):
            for name, choices in self.rules.items():
                known = [self._height(choice, depth) for choice in choices]
                if name not in depth and any(height >= 0 for height in known):
                    depth[name] = 1 + min(height for height in known if height >= 0)
        return depth

    @staticmethod
    def _height(choice: Sequence[Symbol], depth: dict[str, int]) -> int:
        heights = [depth.get(one.name, -1) for one in choice if isinstance(one, NonTerminal)]
        return -1 if -1 in heights else max(heights, default=0)

    def sentence(self, draw: random.Random, rule: str, level: int = 0) -> str:
        """A text that a rule derives."""
        choices = self.rules[rule]
        if level > _DEEPEST:
            flattest = min(self._height(choice, self.depth) for choice in choices)
            choices = [one for one in choices if self._height(one, self.depth) == flattest]
        words: list[str] = []
        for symbol in draw.choice(choices):
            if isinstance(symbol, Terminal):
                words.append(self._word(draw, symbol.name))
            else:
                words.append(self.sentence(draw, symbol.name, level + 1))
        return " ".join(words)

    def _word(self, draw: random.Random, name: str) -> str:
        if name in _SAMPLES:
            return draw.choice(_SAMPLES[name])
        pattern = self.terminals[name]
        if isinstance(pattern, lark.lexer.PatternStr):
            return pattern.value
        words = re.findall(r"#?[\w.]+", re.sub(r"\(\?.*?\)|\\.", " ", pattern.value))
        return draw.choice(words) if words else "?"


@cache
def grammar() -> Grammar:
    """The grammar, built once."""
    return Grammar()


@cache
def _forms() -> tuple[tuple[str, str], ...]:
    """Op name and start rule of every op's pretty form."""
    return tuple(
        (row.name, row.syntax.replace(".", "_"))
        for row in ops().values()
        if row.syntax != "generic"
    )


def generated(draw: random.Random) -> str:
    """Statements drawn from the grammar, in a function or bare."""
    lines: list[str] = []
    for number in range(draw.choice((1, 1, 2, 4))):
        name, rule = draw.choice(_forms())
        if draw.random() < 0.2:
            name, rule = f'"{name}"', "generic"
        results = draw.choice(("", f"%{number} = ", f"%{number}:2 = "))
        lines.append(results + name + " " + grammar().sentence(draw, rule))
    body = "\n".join(lines)
    if draw.random() < 0.1:
        return body
    text = in_function(body)
    return draw.choice(MUTATIONS)(draw, text) if draw.random() < 0.3 else text


# --- bombs: small in their seed, larger than the rest


def bomb(draw: random.Random) -> str:
    """One pattern, many times."""
    size = draw.choice((100, 1000, 10_000))
    word = draw.choice(WORDS)
    head = draw.choice(("", "module ", "func.func @f", "%0 = stablehlo.add ", "sdy.mesh @m = <["))
    kind = draw.randrange(6)
    if kind == 0:
        return head + word * size
    if kind == 1:
        return head + "".join(draw.choice(WORDS) for _ in range(size // 10))
    if kind == 2:
        axes = ", ".join(f'"a{number}"=2' for number in range(size // 10))
        return f"sdy.mesh @m = <[{axes}]>\nfunc.func @f({ARGUMENTS}) {{ return }}"
    if kind == 3:
        aliases = "\n".join(
            f"#a{number} = [#a{number + 1}, #a{number + 1}]" for number in range(60)
        )
        return f"{aliases}\nmodule attributes {{x.y = #a0}} {{}}"
    if kind == 4:
        dims = draw.choice(("4611686018427387904x", "1x", "0x", "?x")) * draw.choice((1, 64, 1000))
        body = f"%0 = stablehlo.constant dense<0.0> : tensor<{dims}f32>\n"
        return f"{MESHES}func.func @f() {{\n{body}return\n}}"
    return in_function("%0 = stablehlo.add %a, %a : tensor<4x8xf32> " * size)


def fuzz_input(seed: int) -> tuple[str, str]:
    """Kind and text of one input."""
    draw = random.Random(f"language {seed}")
    kind = draw.choices(("mutated", "generated", "bomb"), (60, 39.5, 0.5))[0]
    return kind, {"mutated": mutated, "generated": generated, "bomb": bomb}[kind](draw)
