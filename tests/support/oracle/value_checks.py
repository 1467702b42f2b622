"""Compares random types and attributes with MLIR: the same bytes in both forms, the same verdict.

`python -m shardwright.testing.oracle.value_checks 500` checks so many programs and changed values.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.testing.oracle.identity import first_difference
from shardwright.testing.oracles import Refused, jaxlib_print, verdicts
from shardwright.testing.texts.constant_texts import AllTexts

VALUES = 8  # types and attributes of a program
_RENAMED = re.compile(r'(dense_resource<"?[a-z ]+\d+)_\d+')  # jaxlib numbers names it saw before
_CHARS = '<>[](){}",:=#!@x?*- 0179.abi"\\/~;&%$|\n'


def program(texts: AllTexts) -> str:
    """A program with random values on ops, arguments and in signatures."""
    types = [texts.type() for _ in range(3)]
    notes = ", ".join(f"t.a{number} = {texts.attribute()}" for number in range(3))
    return (
        f"module attributes {{t.m = {texts.attribute()}}} {{\n"
        f"  func.func private @f({types[0]}, {types[1]} {{{notes}}}) -> ({types[2]})\n"
        "  func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
        f"    %0 = stablehlo.add %a, %a {{t.b = {texts.attribute()}}} : tensor<4xf32>\n"
        "    return %0 : tensor<4xf32>\n  }\n}\n"
    )


def changed(draw: Random) -> str:
    """A random value with some characters changed, on a module."""
    texts = AllTexts(draw)
    text = texts.attribute(1) if draw.random() < 0.75 else texts.type(1)
    for _ in range(draw.choice((1, 1, 1, 2, 3))):
        at, kind = draw.randrange(len(text) + 1), draw.random()
        if kind < 0.35:
            text = text[: max(at - 1, 0)] + text[at:]
        elif kind < 0.7:
            text = text[:at] + draw.choice(_CHARS) + text[at:]
        elif kind < 0.85:
            text = text[: max(at - 1, 0)] + draw.choice(_CHARS) + text[at:]
        else:
            text = text[:at] + text[at : at + draw.randint(1, 6)] * 2 + text[at:]
    return f"module attributes {{a.b = {text}}} {{\n}}\n"


@dataclass
class Tally:
    """`values` compared, in both forms; productions drawn; programs MLIR refused; differences."""

    values: int = 0
    drawn: Counter[str] = field(default_factory=Counter[str])
    refused: list[str] = field(default_factory=list[str])
    differences: list[str] = field(default_factory=list[str])

    @property
    def missing(self) -> list[str]:
        """Productions that were never drawn."""
        texts = AllTexts(Random(0))
        known = [name for name, _ in texts.type_productions + texts.attribute_productions]
        return [name for name in known if not self.drawn[name]]

    def __str__(self) -> str:
        rarest = ", ".join(f"{name} {count}" for name, count in self.drawn.most_common()[:-4:-1])
        return (
            f"{self.values} values in both forms, {len(self.differences)} differ,"
            f" {len(self.refused)} programs refused, {len(self.drawn)} productions"
            f" (rarest: {rarest}; never drawn: {len(self.missing)})"
        )


Print = Callable[[str, bool], str]


def printed(text: str, generic: bool) -> str:
    """Our text of a program."""
    return print_module(parse(text), generic=generic)


def compare(seeds: Sequence[int], printer: Print = printed) -> Tally:
    """Print a random program for each seed, and compare with MLIR's bytes."""
    tally = Tally()
    for seed in seeds:
        texts = AllTexts(Random(seed))
        text = program(texts)
        tally.drawn.update(texts.counts)
        try:
            expected = [jaxlib_print(text, generic=generic) for generic in (False, True)]
        except Refused as refusal:
            tally.refused.append(f"seed {seed}: {refusal}")
            continue
        tally.values += VALUES
        for generic, theirs in zip((False, True), expected, strict=True):
            if theirs is None:
                tally.refused.append(f"seed {seed}: the oracle died")
                break
            theirs = _RENAMED.sub(r"\1", theirs.rstrip("\n") + "\n" if generic else theirs)
            try:
                detail = first_difference(printer(text, generic).rstrip(), theirs.rstrip())
            except ProgramError as problem:
                detail = str(problem)
            if detail:
                tally.differences.append(f"seed {seed}: {detail}")
                break
    return tally


@dataclass
class Verdicts:
    """Changed values by what both say; `differing` have different verdicts."""

    counts: Counter[str] = field(default_factory=Counter[str])
    differing: list[str] = field(default_factory=list[str])

    def __str__(self) -> str:
        return ", ".join(f"{name} {count}" for name, count in sorted(self.counts.items()))


def judge(seeds: Sequence[int]) -> Verdicts:
    """Compare our verdict with MLIR's on a changed value for each seed."""
    texts = [changed(Random(seed)) for seed in seeds]
    found = Verdicts()
    for text, theirs in zip(texts, verdicts(texts), strict=True):
        if theirs is None:
            found.counts["no opinion"] += 1
            continue
        ours = _first(text)
        if (ours is None) != (not theirs):
            found.differing.append(f"{text!r}: MLIR says {theirs[:1]}, we say {ours}")
        elif ours is None:
            found.counts["accepted by both"] += 1
        else:
            line, column, message = ours
            is_same = theirs[0].message in message
            found.counts["rejected, same sentence" if is_same else "rejected, other sentence"] += 1
            if is_same and (line, column) == (theirs[0].line, theirs[0].column):
                found.counts["rejected, same sentence and place"] += 1
    return found


def _first(text: str) -> tuple[int, int, str] | None:
    try:
        parse(text)
    except ProgramError as problem:
        first = problem.diagnostics[0]
        return first.place.line, first.place.column, first.message
    return None


def main(words: Sequence[str]) -> int:
    """Check as many programs and changed values as the first word says; 1 if any differ."""
    count = int(words[0]) if words else 100
    tally, said = compare(range(count)), judge(range(count))
    print(tally, *tally.differences[:20], *tally.refused[:20], sep="\n")
    print(said, *said.differing[:20], sep="\n")
    return 1 if tally.differences or tally.refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
