"""Round trips of texts: our printer against MLIR's bytes in both forms, and read back."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.verify import verify
from shardwright.testing.oracles import Refused, jaxlib_print
from shardwright.testing.texts.generic_text import entries, spans
from shardwright.testing.texts.program_texts import reflow

Text = str


class Forms(NamedTuple):
    """A text as MLIR prints it: pretty, generic, and with locations ("" for a text without)."""

    pretty: Text
    generic: Text
    located: Text = ""


def forms(text: Text) -> Forms:
    """A text as MLIR prints it.

    Raises Refused when jaxlib does not accept the text, and AssertionError when it died.
    """
    pretty, generic = jaxlib_print(text), jaxlib_print(text, generic=True)
    located = jaxlib_print(text, debuginfo=True) if "loc(" in text else ""
    assert pretty is not None and generic is not None and located is not None, "the oracle died"
    return Forms(pretty, generic.rstrip("\n") + "\n", located)


def fault(text: Text, expected: Forms) -> str:
    """The problem with how a text is read, verified and printed: `check: detail`; "" if nothing.

    `expected` is the text as MLIR prints it.
    """
    try:
        module = parse(text)
        for problem in verify(module):
            if problem.severity == "error":
                return f"verify: {problem.message}"
        located = print_module(module, debuginfo=True) if expected.located else ""
        return (
            _differs("pretty", print_module(module), expected.pretty)
            or _differs("generic", print_module(module, generic=True), expected.generic)
            or _differs("located", located, expected.located)
            or _reread(expected.generic, expected.pretty)
        )
    except ProgramError as problem:
        return f"parse: {problem}"
    except Exception as crash:
        return f"crash: {type(crash).__name__}: {crash}"


def _reread(generic: Text, pretty: Text) -> str:
    """The problem with the generic form as input: it is the same program."""
    module = parse(generic)
    again = _differs("generic again", print_module(module, generic=True), generic)
    return again or _differs("pretty from generic", print_module(module), pretty)


def _differs(check: str, found: Text, expected: Text) -> str:
    detail = first_difference(found, expected)
    return f"{check}: {detail}" if detail else ""


def first_difference(found: Text, expected: Text) -> str:
    """The first line in which two texts differ, cut to the part that does; "" if none."""
    if found == expected:
        return ""
    for ours, theirs in zip(found.split("\n"), expected.split("\n"), strict=False):
        if ours != theirs:
            at = next((k for k, (a, b) in enumerate(zip(ours, theirs)) if a != b), 0)  # noqa: B905
            start = max(at - 60, 0)
            return f"{ours[start : at + 80]!r}, MLIR has {theirs[start : at + 80]!r}"
    return f"{found.count(chr(10))} lines, MLIR has {expected.count(chr(10))}"


@dataclass
class Tally:
    """Counts of checked texts.

    `ops`: in how many texts each op stands; `properties`: how often `op.key` is written in those;
    `cases`: how often each enum case is; `faults`: what is wrong, by name of the text.
    """

    texts: int = 0
    refused: int = 0
    ops: Counter[str] = field(default_factory=Counter[str])
    properties: Counter[str] = field(default_factory=Counter[str])
    cases: Counter[str] = field(default_factory=Counter[str])
    faults: dict[str, str] = field(default_factory=dict[str, str])

    def check(self, name: str, text: Text, layout: int | None = None) -> bool:
        """Check one text and count it; False when MLIR refuses it.

        `layout`: seed of an odd layout of MLIR's pretty form, to be checked as well.
        """
        try:
            expected = forms(text)
        except Refused:
            self.refused += 1
            return False
        found = fault(text, expected)
        if layout is not None and not found:
            found = self._laid_out(reflow(expected.pretty, layout))
        self.texts += 1
        self._count(expected.generic)
        if found:
            self.faults[name] = found
        return True

    def _laid_out(self, text: Text) -> str:
        try:
            return fault(text, forms(text))
        except Refused:  # MLIR cannot read all that it prints
            return ""

    def _count(self, generic: Text) -> None:
        found: set[str] = set()
        for span in spans(generic):
            found.add(span.name)
            keys = entries(generic[slice(*span.properties)])
            self.properties.update(f"{span.name}.{key}" for key in keys)
        self.ops.update(found)
        self.cases.update(f"{kind} {case}" for kind, case in _CASE.findall(generic))

    def __str__(self) -> str:
        rare = ", ".join(f"{name} {count}" for name, count in self.ops.most_common()[:-4:-1])
        refused = f", {self.refused} not legal" if self.refused else ""
        counts = f"{self.texts} modules{refused}, {len(self.faults)} differ"
        return f"{counts}, {len(self.ops)} ops (rarest: {rare})"


_CASE = re.compile(r"#(?:stablehlo|chlo)<(\w+) (\w+)>")
