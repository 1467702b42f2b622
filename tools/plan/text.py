"""What `shardwright plan` prints."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from shardwright.passes.search.problem.problem import Problem
from shardwright.passes.search.problem.solve import Solved


@dataclass(frozen=True)
class PlanAnswer:
    """A problem, the method, and what it found."""

    instance: str
    problem: Problem
    method: str
    solved: Solved
    compile_s: float

    @property
    def bound(self) -> float | None:
        """A finite lower bound, or None."""
        found = self.solved.found.lower_bound
        return found if found is not None and math.isfinite(found) else None

    @property
    def gap(self) -> float | None:
        """How far the plan may be above the optimum, relative to the plan."""
        cost = self.solved.objective
        if self.bound is None or cost is None:
            return None
        return max(0.0, cost - self.bound) / abs(cost) if cost else 0.0

    @property
    def words(self) -> list[str] | None:
        """By node its choice in words, None without a plan or words."""
        problem, x = self.problem, self.solved.found.x
        if x is None or not problem.labels:
            return None
        pairs = zip(problem.kinds.tolist(), x.tolist(), strict=True)
        return [problem.labels[kind][choice] for kind, choice in pairs]

    def record(self) -> dict[str, Any]:
        """The JSON object."""
        solved, problem = self.solved, self.problem
        x = solved.found.x
        return {
            "objective": solved.objective,
            "unit": problem.unit,
            "status": str(solved.found.status),
            "lower_bound": self.bound,
            "assignment": None if x is None else x.tolist(),
            "choices": self.words,
            "seconds": solved.seconds,
            "cpu_seconds": solved.cpu_seconds,
            "compile_seconds": self.compile_s,
            "method": self.method,
            "instance": self.instance,
            "nodes": problem.n,
            "edges": len(problem.edges),
            "gap": self.gap,
            "bound_kind": solved.found.bound_kind,
            "evaluations": solved.evals,
            "bytes": None if x is None else problem.memory(x).tolist(),
            "cap": problem.cap.tolist(),
            "info": dict(solved.found.info),
        }

    def text(self) -> str:
        """For people."""
        problem, solved = self.problem, self.solved
        lines = [
            f"{self.instance}: {problem.n} nodes, {len(problem.edges)} edges",
            f"status       {solved.found.status}",
        ]
        if solved.objective is not None:
            lines.append(f"objective    {solved.objective:.6f} {problem.unit}")
        if self.bound is not None:
            gap = "" if self.gap is None else f", gap {100 * self.gap:.4f} %"
            lines.append(f"lower bound  {self.bound:.6f} {problem.unit}{gap}")
        if solved.found.x is not None:
            for used, cap in zip(problem.memory(solved.found.x), problem.cap, strict=True):
                lines.append(f"memory       {used} of {cap} bytes")
        lines += [f"{key:12} {value}" for key, value in solved.found.info.items()]
        lines.append(f"evaluations  {solved.evals:g}")
        return "\n".join(lines) + "\n"
