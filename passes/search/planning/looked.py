"""What a search has looked at."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isfinite

from shardwright.passes.search.planning.program_texts import spelled
from shardwright.passes.search.planning.spaces import Facts, Space
from shardwright.spec.machines.number_words import byte_count


@dataclass(frozen=True)
class Looked:
    """A mesh that was looked at, and the plan that tables like best there.

    `cap`: bytes that it may hold. `turns`: micro-batches of the program.
    """

    space: Space
    facts: Facts
    cap: float = inf
    turns: int = 1

    @property
    def seconds(self) -> float:
        """Of that plan, by tables."""
        return inf if self.facts.answer.seconds is None else self.facts.answer.seconds

    @property
    def words(self) -> str:
        """What plans there are, for people."""
        turns = f" in {self.turns} micro-batches" if self.turns > 1 else ""
        cap = f", with rows under {byte_count(self.cap)}" if isfinite(self.cap) else ""
        mesh = spelled(self.space.mesh)
        return f"cuts of every op over the mesh {mesh}{turns}, as tables list them{cap}"
