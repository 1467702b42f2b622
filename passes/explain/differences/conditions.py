"""Conditions that a difference must not meet: `new-collectives,memory+5%,time+2%,bytes+1%`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from shardwright.ir.errors import ProgramError, error, nearest, note
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.explain.differences.differ import Difference, Figures
from shardwright.spec.machines.number_words import byte_count
from shardwright.spec.machines.units import shown

NEW = "new-collectives"
GROWING = ("memory", "time", "bytes")
WORDS = (NEW, *GROWING)
CAUSES = 3  # changes that are named
FORM = "write memory+5%, time+2%, bytes+1% or new-collectives, with commas between them"
_GROWN = re.compile(r"(?P<name>[a-z-]+)\+(?P<part>\d{1,6}(\.\d{1,6})?)%")


@dataclass(frozen=True)
class Condition:
    """What may not grow by more than a part of what it was; `new-collectives` has none."""

    text: str
    name: str
    part: float = 0.0


def conditions(text: str, option: str = "--fail-on") -> list[Condition]:
    """The conditions of an option. Raises ProgramError with exit code 2 where one is unknown."""
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise error(f"{option} has an empty condition: {text!r}", help=FORM, code=USAGE)
    return [_condition(word, option) for word in dict.fromkeys(words)]


def _condition(word: str, option: str) -> Condition:
    if word == NEW:
        return Condition(word, NEW)
    found = _GROWN.fullmatch(word)
    if found is not None and found["name"] in GROWING:
        return Condition(word, found["name"], float(found["part"]) / 100)
    name = re.split(r"[+\s]", word)[0]
    if name in GROWING:
        message = f"{option}: expected a percentage behind {name}, got {word!r}"
        raise error(message, help=f"write {name}+5%", code=USAGE)
    raise error(f'{option}: unknown condition "{word}"', help=nearest(name, [*WORDS]), code=USAGE)


def expect_priced(asked: Sequence[Condition], has_cluster: bool, option: str = "--fail-on") -> None:
    """Raises ProgramError with exit code 2 where a condition on time has no cluster."""
    for one in asked:
        if one.name == "time" and not has_cluster:
            message = f"{option} {one.text}: which machine? --cluster is missing"
            raise error(message, help="write --cluster dgx-h100:8", code=USAGE)


def violations(found: Difference, asked: Sequence[Condition]) -> list[ProgramError]:
    """The conditions that a difference meets, each as an error that says why, with exit code 3."""
    made = (_violation(found, one) for one in asked)
    return [one for one in made if one is not None]


def _violation(found: Difference, one: Condition) -> ProgramError | None:
    if one.name == NEW:
        new = [change for change in found.changes("collective") if change.is_more]
        if not new:
            return None
        more = f", and {len(new) - 1} more" if len(new) > 1 else ""
        return _failed(found, one, f"{new[0].words}{more}")
    if found.old is None or found.new is None:
        return None
    before, after = (_figure(figures, one.name) for figures in (found.old, found.new))
    if after <= before * (1 + one.part) * (1 + 1e-12):
        return None
    growth = f"{100 * (after / before - 1):+.3g}%" if before else "from nothing"
    return _failed(
        found, one, f"{one.name} {_words(one, before)} -> {_words(one, after)} ({growth})"
    )


def _failed(found: Difference, one: Condition, reason: str) -> ProgramError:
    """The error, with the changes from which something follows."""
    causes = [entry for entry in found.entries if entry.effects] or list(found.entries)
    notes = tuple(note(f"since {entry.words}") for entry in causes[:CAUSES])
    return error(f"fails on {one.text}: {reason}", notes=notes, code=3)


def _figure(found: Figures, name: str) -> float:
    if name == "time":
        return found.seconds or 0.0
    return found.peak_bytes if name == "memory" else found.collective_bytes


def _words(one: Condition, figure: float) -> str:
    return shown(figure, "seconds") if one.name == "time" else byte_count(figure)
