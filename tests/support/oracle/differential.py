"""Differential test of one program: our propagation against Shardy's, with coverage."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum, auto

from shardwright.testing.generate.fragments import fragment_rows
from shardwright.testing.oracle.known_differences import known_difference
from shardwright.testing.oracle.shardy_steps import PIPELINE, ours, shown_difference, theirs


class Verdict(StrEnum):
    """The outcome of a program."""

    SAME = auto()
    DIFFERS = auto()
    KNOWN = auto()  # it may show a deliberate difference
    NO_OPINION = auto()  # the real passes refused it or died


@dataclass(frozen=True)
class Answer:
    """A verdict, with the first lines of the difference, or the name of a known one."""

    verdict: Verdict
    difference: str = ""


def compare(text: str, pipeline: str = PIPELINE) -> Answer:
    """Run both on a program and compare the printed results."""
    wanted = theirs(text, pipeline)
    if wanted is None:
        return Answer(Verdict.NO_OPINION)
    try:
        difference = shown_difference(ours(text, pipeline), wanted)
    except Exception as problem:
        difference = f"{type(problem).__name__}: {problem}"
    if not difference:
        return Answer(Verdict.SAME)
    name = known_difference(text)
    return Answer(Verdict.KNOWN, name) if name else Answer(Verdict.DIFFERS, difference)


def smallest(text: str, pipeline: str = PIPELINE) -> str:
    """The program without all lines and annotations that the difference does not need."""
    for pattern in (_LINE, _ANNOTATION):
        size = 8 if pattern is _LINE else 1
        while size:
            text = _without_runs(text, pattern, size, pipeline)
            size //= 2
    return text


_LINE = re.compile(r"[^\n]*\n")
_ANNOTATION = re.compile(r" \{sdy\.sharding = #sdy\.sharding(_per_value)?<[^>]*>\]?>?\}")


def _without_runs(text: str, pattern: re.Pattern[str], size: int, pipeline: str) -> str:
    at = 0
    while True:
        spans = [match.span() for match in pattern.finditer(text)]
        if at >= len(spans):
            return text
        last = spans[min(at + size, len(spans)) - 1][1]
        shorter = text[: spans[at][0]] + text[last:]
        if _differs(shorter, pipeline):
            text = shorter
        else:
            at += size


def _differs(text: str, pipeline: str) -> bool:
    try:
        return compare(text, pipeline).verdict is Verdict.DIFFERS
    except Exception:  # a part that is no program at all
        return False


_OP = re.compile(r'\b((?:stablehlo|chlo|sdy|func)\.[\w-]+)"?[ ({<]')

FEATURES = {
    "priorities": r"\}p\d",
    "open dims": r"\?",
    "replicated": "replicated=",
    "unreduced": "unreduced=",
    "sub-axes": r"\":\(\d",
    "groups": "sharding_group",
    "barriers": "propagation_barrier",
    "constraints": "sharding_constraint",
    "shardings on ops": r"sharding_per_value",
    "rules by users": "op_sharding_rule",
    "manual": "manual_computation",
    "nested manual": r"(?s)manual_computation[^\n]*\n(?:(?!sdy\.return).)*manual_computation",
    "while": r"stablehlo\.while",
    "case": r"stablehlo\.case",
    "calls": r"\bcall @",
    "device orders": "device_ids",
    "inlined meshes": r"<mesh<",
    "empty meshes": "<@empty",
    "maximal meshes": "<@one",
}


@dataclass
class Tally:
    """Counts over programs."""

    programs: int = 0
    verdicts: Counter[str] = field(default_factory=Counter[str])
    ops: Counter[str] = field(default_factory=Counter[str])
    features: Counter[str] = field(default_factory=Counter[str])

    def add(self, text: str, answer: Answer) -> None:
        """Count one program."""
        self.programs += 1
        name = f" ({answer.difference})" if answer.verdict is Verdict.KNOWN else ""
        self.verdicts[f"{answer.verdict}{name}"] += 1
        self.ops.update(_OP.findall(text))
        self.features.update(name for name, word in FEATURES.items() if re.search(word, text))

    def merge(self, other: Tally) -> None:
        """Add the counts of another tally."""
        self.programs += other.programs
        self.verdicts += other.verdicts
        self.ops += other.ops
        self.features += other.features

    @property
    def missing(self) -> list[str]:
        """Ops of the table and features that no program had."""
        ops = [row.name for row in fragment_rows() if not self.ops[row.name]]
        return ops + [name for name in FEATURES if not self.features[name]]

    def __str__(self) -> str:
        verdicts = ", ".join(f"{name} {count}" for name, count in self.verdicts.most_common())
        shares = (f"{name} {self.features[name] / max(self.programs, 1):.1%}" for name in FEATURES)
        rarest = ", ".join(f"{name} {count}" for name, count in self.ops.most_common()[:-6:-1])
        return "\n".join(
            [
                f"{self.programs} programs, {sum(self.ops.values())} ops: {verdicts}",
                f"programs with: {', '.join(shares)}",
                f"{len(self.ops)} kinds of ops, rarest: {rarest}",
                f"never: {', '.join(self.missing) or 'nothing is missing'}",
            ]
        )
