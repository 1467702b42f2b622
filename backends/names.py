"""Identifiers and quoted text of scripts: escapes all text that comes from a program."""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

LINE = 100  # columns, as ruff formats
_MAX_NAME = 48
_WORD = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_NAME = re.compile(r"(?<![\w.])[A-Za-z_]\w*", re.ASCII)
# Comments, then string literals, in the order in which a reader meets them.
_QUOTED = re.compile(r"""#.*|"{3}[\s\S]*?"{3}|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'""")
# Python takes `l` for a name, readers for a 1.
RESERVED = frozenset(("l", *keyword.kwlist, *keyword.softkwlist, *dir(builtins)))


@lru_cache(maxsize=65536)
def identifier(text: str, fallback: str = "value") -> str:
    """A Python identifier that resembles a text: `params['w'][0]` is `params_w_0`."""
    words = re.findall(r"[A-Za-z0-9_]+", text, re.ASCII)
    name = re.sub(r"__+", "_", "_".join(words)).strip("_")[:_MAX_NAME].rstrip("_").lower()
    if not name:
        return fallback
    return name if name[0].isalpha() else f"{fallback}_{name}"


def words(text: str) -> frozenset[str]:
    """All identifiers in a Python text: what a new name must not shadow."""
    return frozenset(_WORD.findall(text))


def names_used(text: str) -> frozenset[str]:
    """Names that Python lines without f-strings use; attributes, comments and strings aside."""
    return frozenset(_NAME.findall(_QUOTED.sub("", text)))


def comment(text: str) -> str:
    """A text that stays within the comment it is put in: what is not printable is escaped."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def quoted(text: str) -> str:
    """A string literal in ASCII, with the quotes that need fewer escapes, as ruff formats."""
    body = text.encode("unicode_escape").decode("ascii")
    quote = "'" if body.count('"') > body.count("'") else '"'
    return quote + body.replace(quote, "\\" + quote) + quote


def formatted(before: str, expression: str, after: str, *more: str) -> str:
    """An f-string literal: texts around the value of an expression, which holds no quotes.

    `more`: of each further expression it, and the text behind it.
    """
    texts, expressions = [before, after, *more[1::2]], [expression, *more[::2]]
    rest = quoted("\n".join(texts).replace("{", "{{").replace("}", "}}"))
    found = ""
    for one in expressions:
        end = _ends(rest)
        found, rest = f"{found}{rest[:end]}{{{one}}}", rest[end + 2 :]
    return f"f{found}{rest}"


def _ends(literal: str) -> int:
    r"""Where a literal has `\n`: an escape of its own, and no backslash before an `n`."""
    return next(found.start() for found in re.finditer(r"\\.", literal) if found[0] == "\\n")


def items(parts: Sequence[str]) -> str:
    """A tuple display: `()`, `(a,)`, `(a, b)`."""
    return f"({parts[0]},)" if len(parts) == 1 else f"({', '.join(parts)})"


def quoted_items(texts: Iterable[str]) -> str:
    """A tuple display of string literals."""
    return items([quoted(text) for text in texts])


MANY = 16  # names that stand one below the other


def wrap(head: str, parts: Sequence[str], tail: str, indent: str = "") -> list[str]:
    """`head`, parts and `tail` as ruff breaks them: on one line, else one part per line."""
    flat = f"{indent}{head}{', '.join(parts)}{tail}"
    if len(flat) <= LINE or not parts:
        return [flat]
    return [indent + head, *(f"{indent}    {part}," for part in parts), indent + tail.lstrip(",")]


def filled(head: str, parts: Sequence[str], tail: str, indent: str = "") -> list[str]:
    """The same, but of many parts as many on a line as fit."""
    whole = wrap(head, parts, tail, indent)
    return whole if len(whole) == 1 or len(parts) <= MANY else packed(head, parts, tail, indent)


def packed(head: str, parts: Sequence[str], tail: str, indent: str = "") -> list[str]:
    """The same, of any parts as many on a line as fit."""
    whole = wrap(head, parts, tail, indent)
    if len(whole) == 1:
        return whole
    lines, line = list[str](), ""
    for part in parts:
        if line and len(indent) + len(line) + len(part) + 6 > LINE:
            lines.append(f"{indent}    {line}")
            line = ""
        line = f"{line} {part}," if line else f"{part},"
    return [whole[0], *lines, f"{indent}    {line}", whole[-1]]


class Names:
    """Unique identifiers within one function."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._used = set(RESERVED) | set(taken)
        self._next: dict[str, int] = {}

    def new(self, stem: str) -> str:
        """`stem`, or `stem_1`, `stem_2`, ... when it is taken."""
        count = self._next.get(stem, 0)
        name = f"{stem}_{count}" if count else stem
        count += 1
        while name in self._used:
            name = f"{stem}_{count}"
            count += 1
        self._next[stem] = count
        self._used.add(name)
        return name
