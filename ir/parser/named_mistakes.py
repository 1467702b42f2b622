"""Named mistakes: known errors that the grammar rejects, and their repairs.

A row fits when the text before the mistake ends like `before`, the text at the mistake starts like
`rest`, and the grammar would have taken `wants`. Groups of both patterns fill its sentences.
"""

from __future__ import annotations

import re
from collections.abc import Set
from functools import cache
from typing import NamedTuple

from shardwright.ir.errors import Suggestion, nearest
from shardwright.spec.rows import other_names
from shardwright.spec.types import ELEMENTS


class Hint(NamedTuple):
    """A named mistake.

    `message`: "" for the grammar's own. `at`: where the message points: at the `rest`, at the `end`
    of the text before, or at a group of `before`. `fix`: what to write for what.
    """

    wants: str
    before: str
    rest: str
    message: str
    help: str
    fix: tuple[str, str] | None = None
    at: str = "rest"


class Said(NamedTuple):
    """The explanation of a mistake: message ("": the grammar's own), offset, help."""

    message: str
    at: int
    help: str


_SSA = r"%[\w$.\-]+(?:#\d+)?"
_TYPE = r"(?:tensor<[^>\n]*>|![\w.]+(?:<[^>\n]*>)?|[a-z]+\d+\b|index\b|complex<\w+>)"
_JAX_TYPE = r"(?P<element>[a-z]+\d+)\[(?P<sizes>[\d,]*)\](?:\{[\d,]*\})?"
_VALUE_END = rf"(?:{_SSA}|[\])}}]|\d)"
_SHARDING = r"sdy\.sharding\s*=\s*"
_WORD = r"[A-Za-z_][\w$.\-]*"
_QUOTE = "[\u2018\u2019\u201c\u201d'`]"

_GENERIC = r"\A\s*\([^()]*\)[^()]*"  # the tail of an op in quotes
_NO_FUNCTION = "invalid kind of type specified: expected builtin.function, but found '{type}'"
_IN_PARENTHESES = "types of operands stand in parentheses: ({type}) -> ..."
_BOTH_TYPES = "write the types of operands and of results: (operand types) -> {type}"

HINTS = [
    # between operands, and before their type
    Hint("COMMA", rf"{_VALUE_END}\s*", rf"(?P<next>{_SSA})", "expected ','",
         "write a comma before {next}", ("", ","), "end"),
    Hint("COMMA", rf"{_VALUE_END}\s*", r"(?P<next>[a-z_]+)\s*=(?!=)", "expected ','",
         "write a comma before {next}", ("", ","), "end"),
    Hint("COLON", r"", rf"(?P<type>{_TYPE})", "expected ':' before the type",
         "write : {type}", ("", " :"), "end"),
    Hint("COLON", rf"{_SSA}\s*", r"$", "unexpected end of statement, expected ':' and types",
         "the types of the operands stand behind them, as in : tensor<4x8xf32>"),
    Hint("LPAR", r'"\w+"\s*:\s*', r"(?P<size>\d+)", "",
         'a part of an axis is written "x":(pre)size, the first part "x":(1){size}',
         ("{size}", "(1){size}")),
    Hint("LPAR", rf"{_GENERIC}:\s*", rf"(?P<type>{_TYPE})\s*->",
         "expected function type, got '{type}'", _IN_PARENTHESES, ("{type}", "({type})")),
    Hint("LPAR", rf"{_GENERIC}:\s*", rf"(?P<type>{_TYPE})", "expected function type, got '{type}'",
         _BOTH_TYPES),
    Hint("LPAR", r":\s*", rf"(?P<type>{_TYPE})\s*->", _NO_FUNCTION, _IN_PARENTHESES,
         ("{type}", "({type})")),
    Hint("LPAR", r":\s*", rf"(?P<type>{_TYPE})", _NO_FUNCTION, _BOTH_TYPES),
    Hint("LPAR", r":\s*", r"",
         "expected non-function type, or the types of operands in parentheses",
         "write (operand types) -> result type"),
    Hint("SSA", r",\s*", r"(?P<all>,)", "", "one comma is enough: remove this one", ("{all}", "")),
    Hint("SSA", r"", r"\((?=%)", "expected SSA operand, got '('",
         "operands stand without parentheses, as in stablehlo.add %a, %b : type"),
    Hint("SSA", r"", r"(?P<name>[A-Za-z_]\w*|\d+)", "expected SSA operand, got '{name}'",
         "names of values start with %: write %{name}", ("", "%")),
    Hint("SYMBOL", r"", rf"(?P<name>{_WORD})", "expected valid '@'-identifier for symbol name",
         "write @{name}", ("", "@")),
    Hint("TYPE", r"", r"(?P<shape>\d[\dx?]*x(?P<element>[a-z]+\d+))", "",
         "write tensor<{shape}>", ("{shape}", "tensor<{shape}>")),
    Hint("TYPE", r"", rf"(?P<all>(?:ShapedArray\()?{_JAX_TYPE}\)?)", "",
         "{all} is written {tensor}", ("{all}", "{tensor}")),
    Hint("", r"\b(?P<element>[a-z]+\d+)", r"(?P<rest>\[(?P<sizes>[\d,]*)\](?:\{[\d,]*\})?)",
         "expected a type like tensor<4x8xf32>, got {element}{rest}",
         "{element}{rest} is written {tensor}", ("{element}{rest}", "{tensor}"), "element"),
    # functions
    Hint("FUNC_RESULTS", r"", r"", "expected non-function type", "write the type after ->"),
    Hint("__ANON_0", r"[)\x04]\s*", rf":\s*(?={_TYPE})", "", "results are written -> type",
         (":", "->")),
    Hint("ATTRIBUTES", r"[)\x04]\s*", r":", "", "results are written -> type", (":", "->")),
    Hint("ATTRIBUTES", r"[)\x04]\s*", rf"(?P<type>{_TYPE})", "", "results are written -> {type}",
         ("", "-> ")),
    Hint("attribute", r"(?P<name>[A-Za-z_]\w*)\s*=\s*", r"[a-z_]+\.[a-z_]+\b(?!<)",
         "expected '%' before the name of a result", "names of values start with %: write %{name}",
         ("", "%"), "name"),
    Hint("$END", r"", r"(?P<name>[A-Za-z_]\w*)\s*=\s*[a-z_]+\.[a-z_]+\s",
         "custom op '{name}' is unknown", "names of values start with %: write %{name}", ("", "%")),
    # lists of numbers
    Hint("LSQB", r"(?P<key>\w+)\s*=\s*", r"(?P<number>\d+)", "",
         "{key} is a list: write [{number}]", ("{number}", "[{number}]")),
    Hint("LSQB", r"(?P<key>\w+)\s*=\s*", r"(?P<all>\((?P<numbers>[\d,\s]*)\))", "",
         "lists stand in brackets: write [{numbers}]", ("{all}", "[{numbers}]")),
    Hint("INT", r"(?P<key>\w+)\s*=\s*", r"(?P<all>\[(?P<number>\d+)\])", "",
         "{key} is one number: write {number}", ("{all}", "{number}")),
    # shardings
    Hint("attribute", rf"{_SHARDING}", r"(?=sdy\.sharding)", "", "write # before sdy.sharding",
         ("", "#")),
    Hint("attribute", rf"{_SHARDING}", r"(?=<)", "",
         "write #sdy.sharding<...>", ("", "#sdy.sharding")),
    Hint("attribute", rf"{_SHARDING}\[\s*", r"<", "",
         "write #sdy.sharding_per_value<[<@mesh, [...]>]> on an op, #sdy.sharding<@mesh, [...]> on"
         " an argument"),
    Hint("SYMBOL", r"<\s*", r"\[", "", 'a sharding names its mesh first: <@mesh, [{{"x"}}, {{}}]>',
         ("", "@mesh, ")),
    Hint("LESSTHAN", r"<\s*(?P<mesh>mesh)\s*", r",", "expected '@' before the name of a mesh, or"
         " '<' and its axes", "write @{mesh}", ("", "@"), "mesh"),
    Hint("SYMBOL", r"<\s*", rf"(?P<mesh>{_WORD})", "", "write @{mesh}", ("", "@")),
    Hint("LESSTHAN", r"\[\s*", r"@[\w$.\-]+", "",
         'each sharding stands in angle brackets: [<@mesh, [{{"x"}}, {{}}]>]'),
    Hint("STRING", r"[{,]\s*", rf"{_QUOTE}(?P<axis>\w+){_QUOTE}",
         "unexpected character, expected string in double quotes", 'write "{axis}"',
         ("{found}", '"{axis}"')),
    Hint("STRING", r"[{,]\s*", r"(?P<axis>[A-Za-z_]\w*)", "unexpected '{axis}', expected string",
         'names of axes are quoted: write "{axis}"', ("{axis}", '"{axis}"')),
    Hint("LBRACE", r"[\[,]\s*", r'(?P<axis>"\w+")', "",
         "the axes of a dim stand in braces: write {{{axis}}}", ("{axis}", "{{{axis}}}")),
    Hint("LBRACE", r"[\[,]\s*", r"(?P<none>None|null|none)\b", "",
         "a dim that no axis cuts is written {{}}", ("{none}", "{{}}")),
    # meshes
    Hint("LESSTHAN", r"@[\w$.\-]+\s*=\s*", r"\[", "", 'a mesh is written <["x"=4, "y"=2]>'),
    Hint("LESSTHAN", r"@[\w$.\-]+\s*=\s*", r"\{", "", 'a mesh is written <["x"=4, "y"=2]>'),
    Hint("LSQB", r"=\s*<\s*", r"\(", "", 'a mesh is written <["x"=4, "y"=2]>'),
    Hint("EQUAL", r'[\[,]\s*"\w+"\s*', r":", "", 'a mesh is written <["x"=4, "y"=2]>',
         (":", "=")),
    # numbers
    Hint("", r"(?P<all>-?\d+)", r"(?P<exponent>[eE][+\-]?\d+)",
         "expected a number with a point before the exponent",
         "write {all}.0{exponent}", ("{all}{exponent}", "{all}.0{exponent}"), "all"),
    # characters
    Hint("", r"", r"#(?=\s|$)", "invalid attribute name", "comments start with //", ("#", "//")),
    Hint("", r"", r"/\*", "", "comments start with // and end with the line"),
    Hint("", r"", r";", "unexpected character ';'", "statements end with the line", (";", "")),
]  # fmt: skip

# Characters that look like one of ours.
_LOOKALIKES = {
    "\u00a0": " ", "\u2192": "->", "\u00d7": "x", "\u2212": "-", "\u2013": "-", "\u2014": "-",
    "\u2018": '"', "\u2019": '"', "\u201c": '"', "\u201d": '"', "\u2215": "/", "\uff05": "%",
    "\u3000": " ", "\u2009": " ", "\u202f": " ", "\u201a": ",", "\uff0c": ",", "\uff1a": ":",
    "\u200b": "", "\ufeff": "",
}  # fmt: skip
_ATTRIBUTE = {"ATTRIBUTE"}


@cache
def _compiled() -> list[tuple[Hint, re.Pattern[str], re.Pattern[str]]]:
    return [(h, re.compile(rf"(?:{h.before})\Z"), re.compile(h.rest)) for h in HINTS]


_LOOK_BACK = 80  # characters before a mistake that a row may look at


def named(text: str, at: int, allowed: Set[str]) -> Said | None:
    """The explanation of a common mistake at an offset."""
    odd = _lookalike(text, at)
    if odd is not None:
        return odd
    rest = text[at:]
    space = len(rest) - len(rest.lstrip())
    at, rest = at + space, rest[space:]
    start = max(0, at - _LOOK_BACK)
    for hint, before, after in _compiled():
        if not _is_wanted(hint.wants, allowed):
            continue
        found, tail = _last(before, text, start, at), after.match(rest)
        if found is not None and tail is not None:
            return _filled(hint, found, tail, text, at)
    return None


def _last(pattern: re.Pattern[str], text: str, start: int, end: int) -> re.Match[str] | None:
    return pattern.search(text, start, end)


def _is_wanted(wants: str, allowed: Set[str]) -> bool:
    if allowed >= _ATTRIBUTE:  # which may start with nearly anything
        return wants in ("", "attribute")
    return not wants or wants in allowed


def _filled(hint: Hint, found: re.Match[str], tail: re.Match[str], text: str, at: int) -> Said:
    words = {**found.groupdict(""), **tail.groupdict(""), "found": tail[0]}
    if "sizes" in words:  # f32[4,8]
        element = words["element"]
        sizes = "".join(f"{size}x" for size in re.findall(r"\d+", words["sizes"]))
        words["tensor"] = f"tensor<{sizes}{other_names.ELEMENTS.get(element, element)}>"
    place = at
    if hint.at == "end":
        place = len(text[:at].rstrip())
    elif hint.at != "rest":
        place = found.start(hint.at)
    help = hint.help.format(**words)
    if hint.fix is not None:
        old, new = (side.format(**words) for side in hint.fix)
        help = Suggestion(help, old, new)
    return Said(hint.message.format(**words), place, help)


def _lookalike(text: str, at: int) -> Said | None:
    """A character near the mistake that looks like another."""
    for offset in (at, at - 1, at + 1):
        char = text[offset : offset + 1]
        if char in _LOOKALIKES and char:
            plain = _LOOKALIKES[char]
            shown = f"write '{plain}'" if plain.strip() else "write a plain space"
            help = Suggestion(shown if plain else "take it out", char, plain)
            return Said(f"unexpected character {char!r}", offset, help)
    return None


_TENSOR = re.compile(r"tensor<([^<>\n]*)")
_GOOD_DIMS = re.compile(r"\s*(?:(?:\?|\d+)\s*x\s*)*")
_ANY_DIMS = re.compile(r"[\d?\s,*xX\u00d7]*")
_SIZE = re.compile(r"\?|\d+")
_SWAPPED = re.compile(r"([a-z]+\d\w*?)x([\dx?]+)")


def tensor_mistake(text: str, at: int) -> Said:
    """The problem with a `tensor<...>` that is none."""
    match = _TENSOR.match(text, at)
    inner = match[1] if match else ""
    good = _GOOD_DIMS.match(inner)
    rest = inner[good.end() if good else 0 :]
    if size := _SIZE.match(rest):
        return _bad_dims(inner, len(inner) - len(rest) + size.end(), at + len("tensor<"))
    word = rest.partition(",")[0].strip()
    return Said(f'unknown element type "{word}"', at, element_help(word))


def _bad_dims(inner: str, bad: int, at: int) -> Said:
    """A size that no `x` follows; `bad` is where it ends in the text inside the brackets."""
    dims = _ANY_DIMS.match(inner, bad)
    sizes, element = _SIZE.findall(dims[0] if dims else ""), inner[dims.end() if dims else bad :]
    tail = "".join(f"x{word}" for word in (*sizes, element.strip() or "f32"))
    better = f"tensor<{inner[:bad]}{tail}>"
    message = "expected 'x' in dimension list"
    if not element.strip():
        return Said(message, at + bad, f"the type of elements stands last, as in {better}")
    return Said(message, at + bad, Suggestion(f"write {better}", inner[bad:], tail))


def element_help(word: str) -> str:
    """The element type that was meant."""
    if swapped := _SWAPPED.fullmatch(word):
        better = f"{swapped[2]}x{swapped[1]}"
        return Suggestion(f"sizes come first: tensor<{better}>", word, better)
    if (known := other_names.ELEMENTS.get(word.lower())) is not None:
        return Suggestion(f'it is called "{known}" here', word, known)
    help = nearest(word, sorted(ELEMENTS))
    return help if isinstance(help, Suggestion) else ""
