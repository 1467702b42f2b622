"""Pretty forms with one word changed: typing mistakes, and types that do not fit.

The text is what MLIR prints for a valid instance; function and op are changed alike where a type
is, so that it is the op that does not fit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random

from shardwright.testing.texts.mutations import types

_TYPE = re.compile(r"tensor<[^<>]*(?:<[^<>]*>[^<>]*)*>")
_TOKEN = re.compile(r"tensor<[^<>]*(?:<[^<>]*>[^<>]*)*>|%[\w#:]+|@\w+|[\w.]+|->|\S")
_NUMBER = re.compile(r"-?\d+")
_NUMBERS = ("0", "1", "-1", "2", "100", str(2**63 - 1), str(2**63), "x")
_MARKS = {
    ",": (":", ""),
    ":": (",", "="),
    "[": ("(",),
    "]": (")", ">"),
    "(": ("[",),
    ")": ("]",),
    "=": (":",),
    "->": (":", "="),
}

Text = str


def pretty_mutants(text: Text, random: Random, count: int) -> Iterator[tuple[str, Text]]:
    """Some mutations of the one op in a printed module, with words about them."""
    lines = text.split("\n")
    first = next(k for k, line in enumerate(lines) if line.lstrip().startswith("func.func")) + 1
    last = max(k for k, line in enumerate(lines) if line.strip() == "return")
    head, op, tail = lines[:first], lines[first:last], lines[last:]
    made = list(_changes("\n".join(op)))
    for words, changed in random.sample(made, min(count, len(made))):
        yield words, "\n".join([*head, changed, *tail])
    whole = list(_retyped(text))
    yield from random.sample(whole, min(count, len(whole)))


def _changes(op: Text) -> Iterator[tuple[str, Text]]:
    """The op's text with one token gone, doubled or another one."""
    for match in _TOKEN.finditer(op):
        token, before, after = match[0], op[: match.start()], op[match.end() :]
        yield f"{token} gone", before + after
        yield f"{token} twice", f"{before}{token} {token}{after}"
        for other in _others(token):
            yield f"{token} is {other}", before + other + after


def _others(token: Text) -> Sequence[Text]:
    if _NUMBER.fullmatch(token):
        return _NUMBERS
    if _TYPE.fullmatch(token):
        return [other for _, other in types(token)][:40]
    if token in _MARKS:
        return _MARKS[token]
    if token[0].isalpha():
        return (token + "s", token.upper())
    return ()


def _retyped(text: Text) -> Iterator[tuple[str, Text]]:
    """A type changed wherever it stands."""
    for found in sorted({*_TYPE.findall(text)}):
        for words, other in types(found):
            yield f"{found} {words}", text.replace(found, other)
