"""Balanced samples of broken programs of every kind, and our agreement with MLIR on them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random

from shardwright.ir.print import print_module
from shardwright.testing import recipes
from shardwright.testing.generate import annotated_programs
from shardwright.testing.generate.broken_programs import CHANGES, Mutant
from shardwright.testing.oracle.rejects import Outcome, core
from shardwright.testing.texts.sdy_samples import KERNELS

EXAMPLES = Path(__file__).parents[3] / "examples"
LONGEST = 7000  # characters of an example; longer ones are broken in the same ways
_TAIL = re.compile(r", has .*", re.DOTALL)  # a whole operation printed into a sentence
_UNBALANCED = re.compile(r"^(?:unclosed|unbalanced|expected '[\])}>]')")


@cache
def sources(seed: int = 0, generated: int = 3) -> dict[str, str]:
    """Valid programs by name: kernels, shorter examples, generated programs of two kinds."""
    found = dict(KERNELS)
    for path in sorted(EXAMPLES.glob("*.mlir")):
        text = path.read_text("utf-8")
        if len(text) <= LONGEST:
            found[path.stem] = text
    for number in range(seed, seed + generated):
        found[f"annotated {number}"] = annotated_programs.random_program(number)
        found[f"recipe {number}"] = print_module(recipes.random_program(number))
    return found


def singles(count: int, seed: int) -> list[Mutant]:
    """About `count` programs with one mistake, the same number of each change."""
    random, found = Random(seed), list[Mutant]()
    each = max(1, round(count / len(CHANGES)))
    texts = list(sources().items())
    for change in CHANGES:
        made: list[Mutant] = []
        for name, text in random.sample(texts, len(texts)):
            made += [(f"{name}: {words}", broken) for words, broken in change(text)]
            if len(made) >= 40 * each:
                break
        found += random.sample(made, min(each, len(made)))
    return found


def pairs(count: int, seed: int) -> list[Mutant]:
    """`count` programs with two mistakes made one after the other."""
    random, found = Random(seed), list[Mutant]()
    texts = list(sources().items())
    while len(found) < count:
        name, text = random.choice(texts)
        first = list(random.choice(CHANGES)(text))
        if not first:
            continue
        words, broken = random.choice(first)
        second = list(random.choice(CHANGES)(broken))
        if second:
            more, twice = random.choice(second)
            found.append((f"{name}: {words}; {more}", twice))
    return found


def is_said(outcome: Outcome) -> bool:
    """True if the core of MLIR's first sentence stands in one of ours."""
    said = _TAIL.sub("", core(outcome.theirs[0].message)).strip()
    return any(said in one.message for one in outcome.ours)


def is_unbalanced(outcome: Outcome) -> bool:
    """True if brackets or quotes do not match, which we say before we read further."""
    return bool(_UNBALANCED.match(outcome.ours[0].message))


@dataclass
class Tally:
    """The agreement of two verifiers over many outcomes."""

    counts: Counter[str] = field(default_factory=lambda: Counter[str]())
    verdicts: list[Outcome] = field(default_factory=lambda: list[Outcome]())
    sentences: list[Outcome] = field(default_factory=lambda: list[Outcome]())

    def add(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """Counts outcomes as they pass."""
        for outcome in outcomes:
            self._count(outcome)
            yield outcome

    def _count(self, outcome: Outcome) -> None:
        self.counts["programs"] += 1
        if not outcome.agrees:
            self.counts["other verdict"] += 1
            self.verdicts.append(outcome)
            return
        if not outcome.theirs:
            self.counts["accepted by both"] += 1
            return
        self.counts["refused by both"] += 1
        self.counts["on one line"] += outcome.same_line
        if is_said(outcome):
            self.counts["one sentence"] += 1
        elif is_unbalanced(outcome):
            self.counts["brackets reported first"] += 1
        else:
            self.sentences.append(outcome)
            self.counts["other sentence"] += 1
