"""`--verify-diagnostics`: compares diagnostics with the comments of a program, as MLIR does.

// expected-error @below {{use of undeclared SSA value name}}
// expected-note-re @-1 {{axis {{.*}} is declared here}}

An expectation is met by every diagnostic of its line that says so, and must be met once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from shardwright.ir.errors import Diagnostic, Place, error

_COMMENT = re.compile(
    r"expected-(error|note|remark|warning)(-re)? *"
    r"(?:@([+-]\d+|above|below|unknown))? *\{\{(.*)\}\}\s*$"
)
_ANYWHERE = 0  # the line of a diagnostic without a place


@dataclass(frozen=True)
class Expectation:
    """One comment: what must be said about `line` (from 1; 0 for a diagnostic without a place)."""

    severity: str
    pattern: re.Pattern[str]
    text: str
    line: int
    place: Place  # of the comment

    def meets(self, diagnostic: Diagnostic, line: int) -> bool:
        """True if a diagnostic of a line says what is expected, whatever its severity."""
        return line == self.line and self.pattern.search(diagnostic.message) is not None


def expectations(text: str, file: str) -> list[Expectation]:
    """All expectations of a program's comments."""
    lines = text.split("\n")
    bare = [_COMMENT.search(line) is not None for line in lines]
    return [
        _expectation(match, number, lines, bare, file)
        for number, line in enumerate(lines, 1)
        if (match := _COMMENT.search(line))
    ]


def mismatches(
    text: str, file: str, diagnostics: Sequence[Diagnostic], only_expected: bool = False
) -> list[Diagnostic]:
    """The differences of the diagnostics from the expected ones; empty when there are none.

    `only_expected`: diagnostics that nobody expects are no mismatch.
    """
    expected = expectations(text, file)
    unmet = list(expected)
    problems: list[Diagnostic] = []
    for diagnostic in flattened(diagnostics):
        line = diagnostic.place.line if diagnostic.place.file == file else _ANYWHERE
        alike = [e for e in expected if e.meets(diagnostic, line)]
        same = [e for e in alike if e.severity == diagnostic.severity]
        found = next((e for e in same if e in unmet), None) or (same[0] if same else None)
        if found in unmet:
            unmet.remove(found)
        if found is None and alike:
            kinds = f"'{diagnostic.severity}' diagnostic emitted when expecting a"
            problems.append(Diagnostic("error", f"{kinds} '{alike[0].severity}'", alike[0].place))
        elif found is None and not only_expected:
            message = f"unexpected {diagnostic.severity}: {diagnostic.message}"
            problems.append(Diagnostic("error", message, diagnostic.place))
    said = [diagnostic for diagnostic in flattened(diagnostics) if diagnostic.also]
    for left in unmet:
        if any(left.meets(replace(one, message=one.also), one.place.line) for one in said):
            continue
        message = f'expected {left.severity} "{left.text}" was not produced'
        problems.append(Diagnostic("error", message, left.place))
    return problems


def flattened(diagnostics: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """Diagnostics, each followed by its notes."""
    for diagnostic in diagnostics:
        yield diagnostic
        yield from flattened(diagnostic.notes)


def _expectation(
    match: re.Match[str], number: int, lines: list[str], bare: list[bool], file: str
) -> Expectation:
    severity, is_regex, where, text = match.groups()
    place = Place(file, number, match.start() + 1, lines[number - 1])
    pattern = _pattern(text, place) if is_regex else re.compile(re.escape(text))
    return Expectation(severity, pattern, text, _target(where, number, bare), place)


def _target(where: str | None, number: int, bare: list[bool]) -> int:
    if where is None:
        return number
    if where == "unknown":
        return _ANYWHERE
    if where not in ("above", "below"):
        return number + int(where)
    step = -1 if where == "above" else 1
    line = number + step
    while 1 <= line <= len(bare) and bare[line - 1]:  # comments stack: skip to the program's line
        line += step
    return line


def _pattern(text: str, place: Place) -> re.Pattern[str]:
    """`axis {{.*}} here`: plain text with regular expressions inside double braces."""
    parts = re.split(r"\{\{(.*?)\}\}", text)
    words = (f"(?:{part})" if odd % 2 else re.escape(part) for odd, part in enumerate(parts))
    try:
        return re.compile("".join(words))
    except re.error as problem:
        raise error(f"invalid regex in the expectation: {problem}", place) from None
