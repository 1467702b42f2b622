"""Recognises other languages that users pass in place of a StableHLO program."""

from __future__ import annotations

import re
from typing import NamedTuple

from shardwright.ir.errors import Diagnostic, Place


class _Language(NamedTuple):
    """A language by the start of its texts, its name, and a way to get StableHLO from it."""

    start: re.Pattern[str]
    name: str
    help: str


_LOWERED = "print jax.jit(f).lower(*args).as_text()"

_LANGUAGES = [
    _Language(re.compile(r"HloModule\b"), "HLO text", f"the compiled form is HLO; {_LOWERED}"),
    _Language(re.compile(r"\{ *lambda\b"), "a jaxpr", f"of the traced function, {_LOWERED}"),
    _Language(
        re.compile(r"ShapedArray\(|\w+\[\d[\d,]*\]\s*$", re.MULTILINE),
        "a type as JAX shows it",
        "f32[4,8] is written tensor<4x8xf32>",
    ),
    _Language(
        re.compile(r"(?:#!.*python|from [\w.]+ import |import \w+|def \w+\(|@jax\.|class \w+[:(])"),
        "a Python program",
        f"run it, and let it {_LOWERED}",
    ),
    _Language(re.compile(r'[{\[]\s*(?:"[^"\n]*"\s*:|$)'), "JSON", "pass the program's text"),
    _Language(re.compile(r"<\?xml|<!DOCTYPE|<html", re.IGNORECASE), "XML or HTML", ""),
    _Language(
        re.compile(r"(?:; ModuleID|define \w+ @|target triple)"),
        "LLVM IR",
        "compile from StableHLO",
    ),
    _Language(
        re.compile(r"graph\(|class GraphModule"),
        "a torch graph",
        "export it to StableHLO, for example by torch_xla.stablehlo",
    ),
]


def other_language(source: str, file: str) -> Diagnostic | None:
    """The diagnostic for a text that cannot be parsed because it is of another language."""
    skipped = re.match(r"(?:\s|//[^\n]*\n)*", source)
    at = skipped.end() if skipped else 0
    for language in _LANGUAGES:
        if language.start.match(source, at):
            line = source.count("\n", 0, at) + 1
            column = at - source.rfind("\n", 0, at)
            end = source.find("\n", at)
            text = source[at - column + 1 : end if end >= 0 else len(source)]
            place = Place(file, line, column, text)
            message = f"expected a program in MLIR's text form, but this is {language.name}"
            return Diagnostic("error", message, place, help=language.help)
    return None
