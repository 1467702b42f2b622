"""What differs between two programs: structure, shardings, cuts, collectives, time, memory."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

from shardwright.api.programs import load
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.passes.cost.trials.compile import Run, quiet
from shardwright.passes.explain.differences.change import Change
from shardwright.passes.explain.differences.conditions import (
    Condition,
    conditions,
    expect_priced,
    violations,
)
from shardwright.passes.explain.differences.differ import Difference, Figures, difference
from shardwright.passes.explain.differences.difference_lines import figure_rows, lines_of
from shardwright.passes.target import Target

__all__ = [
    "Change", "Condition", "Diff", "Figures", "conditions", "diff", "differ",
    "expect_priced", "figure_rows",
]  # fmt: skip

KINDS = ("mesh", "structure", "sharding", "cut", "plan", "collective")


@dataclass(frozen=True)
class Diff:
    """The differences of two programs, each with what follows from it. `str` of it is for people.

    entries   changes; a change that follows from another is one of its `effects`
    old, new  what a step takes; None where the programs mean the same, or have no mesh
    """

    old_name: str
    new_name: str
    entries: tuple[Change, ...]
    old: Figures | None
    new: Figures | None

    @property
    def is_same(self) -> bool:
        """True if the programs mean the same."""
        return not self.entries

    def __bool__(self) -> bool:
        """True if something differs."""
        return bool(self.entries)

    def changes(self, kind: str) -> list[Change]:
        """All changes of a kind (mesh, structure, sharding, cut, plan, collective), also those that
        follow from others.
        """
        return [one for entry in self.entries for one in entry.walk() if one.kind == kind]

    def violations(self, fail_on: str) -> list[ProgramError]:
        """Why conditions such as `new-collectives,memory+5%` are not met. Raises ProgramError where
        they are wrong.
        """
        asked = conditions(fail_on, "fail_on")
        if self.entries:
            expect_priced(asked, self.old is None or self.old.seconds is not None, "fail_on")
        return violations(Difference(self.entries, self.old, self.new), asked)

    def __str__(self) -> str:
        return "\n".join(lines_of(self.entries, self.old, self.new, self.old_name, self.new_name))

    def record(self) -> dict[str, object]:
        """The machine form."""
        by_kind = {kind: [one.record() for one in self.changes(kind)] for kind in KINDS}
        return {
            "old": self.old_name,
            "new": self.new_name,
            "same": self.is_same,
            "entries": [one.record() for one in self.entries],
            "mesh": by_kind["mesh"],
            "structure": by_kind["structure"],
            "shardings": by_kind["sharding"],
            "cuts": by_kind["cut"],
            "plan": by_kind["plan"],
            "collectives": by_kind["collective"],
            "seconds": self._pair("seconds"),
            "exposed_seconds": self._pair("exposed_seconds"),
            "memory": self._pair("peak_bytes"),
            "bytes": self._pair("collective_bytes"),
            "counts": self._pair("counts"),
        }

    def _pair(self, name: str) -> dict[str, object] | None:
        """A figure before and after; None where it is not known."""
        if self.old is None or self.new is None or asdict(self.old)[name] is None:
            return None
        return {"old": asdict(self.old)[name], "new": asdict(self.new)[name]}


def diff(
    a: Module | str | Path, b: Module | str | Path, cluster: str | Target | None = None
) -> Diff:
    """What differs between two programs, matched by meaning: names, places and the order of
    independent ops say nothing. Of programs also names, as `load` takes them.

    With a cluster, seconds too. Raises ProgramError where one has no main or cannot be partitioned,
    and where they have nothing in common.
    """
    old, new = (one if isinstance(one, Module) else load(one) for one in (a, b))
    target = cluster if isinstance(cluster, Target) else Target(cluster or "")
    return differ(old, new, target)


def differ(
    old: Module, new: Module, target: Target, run: Run = quiet, names: tuple[str, str] = ("", ""),
    jobs: int = 1,
) -> Diff:  # fmt: skip
    """The differences on a target; `run` runs the passes; `names`: of the programs, for people.

    `jobs`: processes, of which two serve.
    """
    found = difference(old, new, target, run, jobs)
    a, b = names[0] or old.file or "old", names[1] or new.file or "new"
    return Diff(a, b, found.entries, found.old, found.new)
