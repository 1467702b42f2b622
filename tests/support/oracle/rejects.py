"""Compares rejections with MLIR's: same programs, same words, same line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.ir.verify import verify
from shardwright.spec.op import OpRow
from shardwright.testing.generate.instances import instances
from shardwright.testing.oracles import Said, jaxlib_print, verdicts
from shardwright.testing.texts.mutations import CHANGES, Mutant, mutants
from shardwright.testing.texts.mutations_pretty import pretty_mutants

_PREFIX = re.compile(r"^(?:custom op '[^']*' )?(?:'[^']*' op |op )?")


# Where we do otherwise than MLIR on purpose: a part of the text or of MLIR's message, and why.
DELIBERATE = (
    (
        "The rank of reduction-region's argument",
        "of an argument without rank MLIR prints a number from memory it never wrote",
    ),
    (
        "dynamic_slice %arg0, , sizes",
        "MLIR prints this for a scalar and cannot read it back; we can",
    ),
    ("handle = true", "MLIR reads true as -1 where a number must stand"),
    ("type = true", "MLIR reads true as -1 where a number must stand"),
)


@dataclass(frozen=True)
class Outcome:
    """MLIR's verdict on a text, and ours. `words` tell how it was made."""

    words: str
    text: str
    theirs: Sequence[Said]
    ours: Sequence[Said]

    @property
    def is_invalid(self) -> bool:
        """True if MLIR refuses the text."""
        return bool(self.theirs)

    @property
    def agrees(self) -> bool:
        """True if both accept or both refuse."""
        return bool(self.theirs) == bool(self.ours)

    @property
    def same_sentence(self) -> bool:
        """True if MLIR's first sentence is part of one of ours: MLIR stops there, we go on."""
        if not self.theirs or not self.ours:
            return self.agrees
        wanted = core(self.theirs[0].message)
        return any(wanted in one.message for one in self.ours)

    @property
    def same_first(self) -> bool:
        """True if it is part of our first one."""
        return self.agrees and (
            not self.theirs or core(self.theirs[0].message) in self.ours[0].message
        )

    @property
    def same_line(self) -> bool:
        """True if both point at one line."""
        if not self.theirs or not self.ours:
            return self.agrees
        return self.theirs[0].line == self.ours[0].line

    @property
    def is_deliberate(self) -> bool:
        """True if this is one of the differences that we want."""
        said = "".join(one.message for one in self.theirs)
        return any(part in self.text or part in said for part, _ in DELIBERATE)

    def __str__(self) -> str:
        shown = ["; ".join(one.message for one in said) for said in (self.theirs, self.ours)]
        return f"{self.words}\n  MLIR: {shown[0] or 'ok'}\n  ours: {shown[1] or 'ok'}"


def core(message: str) -> str:
    """A message without the words that name its op, and without the op's text."""
    return _PREFIX.sub("", message).partition(', has "')[0]


def ours(text: str) -> list[Said]:
    """The verdict of our parser and verifier on a text, as `oracles.verdicts` puts it.

    An exception that is no diagnostic is let through: it is a bug wherever it happens.
    """
    try:
        problems = verify(parse(text))
    except ProgramError as problem:
        problems = list(problem.diagnostics)
    return [
        Said(problem.place.line, problem.place.column, problem.message)
        for problem in problems
        if problem.severity == "error"
    ]


def mutants_of(row: OpRow, random: Random, count: int, pairs: int = 0) -> list[tuple[str, str]]:
    """Texts of changed instances of an op, with words about each; equal for an equal `random`."""
    found: list[tuple[str, str]] = []
    for instance in instances(row, 2, random.randrange(1 << 30)):
        drawn = list(mutants(instance))
        chosen = random.sample(drawn, min(count, len(drawn)))
        chosen += _twice(random.sample(drawn, min(pairs, len(drawn))), random)
        found += [(f"{row.name}: {words}", changed.text) for words, changed in chosen]
    return found


def _twice(once: Sequence[Mutant], random: Random) -> list[Mutant]:
    """Each mutant changed once more."""
    found: list[Mutant] = []
    for words, changed in once:
        again = list(random.choice(CHANGES)(changed))
        if again:
            more, twice = random.choice(again)
            found.append((f"{words}; {more}", twice))
    return found


def pretty_mutants_of(row: OpRow, random: Random, count: int) -> list[tuple[str, str]]:
    """The same of pretty forms, as MLIR prints instances; none for ops without one."""
    if row.syntax == "generic":
        return []
    found: list[tuple[str, str]] = []
    for instance in instances(row, 1, random.randrange(1 << 30))[-1:]:
        text = jaxlib_print(instance.text)
        if text is not None:
            made = pretty_mutants(text, random, count)
            found += [(f"{row.name}: {words}", changed) for words, changed in made]
    return found


def outcomes(made: Iterable[tuple[str, str]]) -> Iterator[Outcome]:
    """The outcome of each text, given with words about it; without those that killed MLIR."""
    pairs = list(made)
    answers = verdicts([text for _, text in pairs])
    for (words, text), theirs in zip(pairs, answers, strict=True):
        if theirs is not None:
            yield Outcome(words, text, theirs, ours(text))
