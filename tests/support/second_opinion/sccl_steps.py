"""Collectives in synchronous steps of whole chunks, as defined by Cai et al., PPoPP 2021 (SCCL).

In a step of r rounds a link of b units carries at most b r chunks; a chunk that arrives in a step
can be sent on in the next. S steps of R rounds in all for C chunks a device take S latencies and
R / C times what a unit needs for the data of a device. `found` is an integer program (scipy);
`faults` is a checker that shares nothing with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from shardwright.spec.machines.capacity_graph import CapacityGraph

Ends = tuple[int, int]
Chunk = tuple[int, int]  # the device that has it first, its number there
Units = Mapping[Ends, int]  # of links
Numbers = npt.NDArray[np.float64]
COLLECTIVES = ("all-gather", "gather", "broadcast", "all-to-all")


class Send(NamedTuple):
    """A chunk goes over a link."""

    step: int
    chunk: Chunk
    source: int
    target: int


class Steps(NamedTuple):
    """A schedule: rounds of each step, and what is sent."""

    rounds: tuple[int, ...]
    sends: tuple[Send, ...]


def unit_links(graph: CapacityGraph) -> Units:
    """Links in units of the slowest; devices only."""
    least = min(graph.capacities.values())
    return {ends: int(rate / least) for ends, rate in graph.capacities.items()}


def wanted(collective: str, devices: int, count: int) -> dict[Chunk, tuple[int, ...]]:
    """Per chunk who must have it in the end; `count` chunks a device, of an all-to-all a pair."""
    every = tuple(range(devices))
    if collective == "all-to-all":
        return {
            (source, target * count + number): (target,)
            for source in every for target in every for number in range(count) if source != target
        }  # fmt: skip
    first = (0,) if collective == "broadcast" else every
    last = (0,) if collective == "gather" else every
    return {(source, number): last for source in first for number in range(count)}


# --- a checker


def faults(links: Units, goal: Mapping[Chunk, Sequence[int]], found: Steps) -> Iterator[str]:
    """The problem with a schedule; nothing if it is right."""
    held = {chunk: {chunk[0]} for chunk in goal}
    for step, rounds in enumerate(found.rounds):
        load = Counter[Ends]()
        arriving: list[tuple[Chunk, int]] = []
        for send in found.sends:
            if send.step != step:
                continue
            if send.source not in held.get(send.chunk, ()):
                yield f"step {step}: device {send.source} does not have chunk {send.chunk}"
            load[send.source, send.target] += 1
            arriving.append((send.chunk, send.target))
        for ends, count in load.items():
            if count > links.get(ends, 0) * rounds:
                yield f"step {step}: link {ends} carries {count}, more than it can"
        for chunk, target in arriving:
            held.setdefault(chunk, set()).add(target)
    for send in found.sends:
        if not 0 <= send.step < len(found.rounds):
            yield f"there is no step {send.step}"
    for chunk, devices in goal.items():
        if missing := sorted(set(devices) - held[chunk]):
            yield f"chunk {chunk} does not reach {missing}"


# --- an integer program


def found(
    links: Units, goal: Mapping[Chunk, Sequence[int]], steps: int, rounds: int, seconds: float = 60
) -> Steps | None:
    """A schedule of so many steps and rounds; None where there is none.

    Raises TimeoutError where that is not known in time.
    """
    program = _Program(links, goal, steps, rounds)
    return program.solved(seconds)


_Row = tuple[dict[int, float], float, float]  # terms, at least, at most


def _integer_program(rows: Sequence[_Row], low: Numbers, high: Numbers, seconds: float) -> Any:
    """scipy's answer; any solution will do."""
    from scipy import optimize, sparse  # pyright: ignore

    solver: Any = optimize
    matrices: Any = sparse
    places = [(row, column) for row, (terms, _, _) in enumerate(rows) for column in terms]
    values = [value for terms, _, _ in rows for value in terms.values()]
    matrix = matrices.csr_matrix((values, np.array(places).T), shape=(len(rows), len(low)))
    limits = ([least for _, least, _ in rows], [most for _, _, most in rows])
    return solver.milp(
        np.zeros(len(low)),
        constraints=solver.LinearConstraint(matrix, *limits),
        bounds=solver.Bounds(low, high),
        integrality=np.ones(len(low)),
        options={"time_limit": seconds},
    )


class _Program:
    """Columns: whether a chunk is sent in a step over a link; whether it is held; rounds."""

    def __init__(
        self, links: Units, goal: Mapping[Chunk, Sequence[int]], steps: int, rounds: int
    ) -> None:
        self.links, self.goal, self.steps, self.rounds = links, goal, steps, rounds
        self.edges, self.chunks = list(links), list(goal)
        self.devices = 1 + max(max(ends) for ends in self.edges)
        self.sends = np.arange(len(self.chunks) * steps * len(self.edges)).reshape(
            len(self.chunks), steps, len(self.edges)
        )
        self.holds = self.sends.size + np.arange(
            len(self.chunks) * (steps + 1) * self.devices
        ).reshape(len(self.chunks), steps + 1, self.devices)
        self.turns = self.sends.size + self.holds.size + np.arange(steps)
        self.rows: list[_Row] = []

    def solved(self, seconds: float) -> Steps | None:
        self._rules()
        size = int(self.turns[-1]) + 1
        low, high = self._bounds(size)
        answer = _integer_program(self.rows, low, high, seconds)
        if answer.status == 2:
            return None
        if answer.x is None:
            raise TimeoutError(str(answer.message))
        return self._read(np.rint(answer.x))

    def _bounds(self, size: int) -> tuple[Numbers, Numbers]:
        low, high = np.zeros(size), np.ones(size)
        low[self.turns], high[self.turns] = 1, self.rounds
        for at, (source, _) in enumerate(self.chunks):
            high[self.holds[at, 0]] = 0
            low[self.holds[at, 0, source]] = high[self.holds[at, 0, source]] = 1
            low[self.holds[at, self.steps, list(self.goal[self.chunks[at]])]] = 1
        return low, high

    def _rules(self) -> None:
        into = [
            [k for k, ends in enumerate(self.edges) if ends[1] == d] for d in range(self.devices)
        ]
        for at in range(len(self.chunks)):
            for step in range(self.steps):
                for device in range(self.devices):
                    terms = {int(self.holds[at, step + 1, device]): 1.0}
                    terms[int(self.holds[at, step, device])] = -1.0
                    terms |= {int(self.sends[at, step, edge]): -1.0 for edge in into[device]}
                    self.rows.append((terms, 0, 0))
                for edge, (source, _) in enumerate(self.edges):
                    terms = {int(self.sends[at, step, edge]): 1.0}
                    terms[int(self.holds[at, step, source])] = -1.0
                    self.rows.append((terms, -np.inf, 0))
        for step in range(self.steps):
            for edge, ends in enumerate(self.edges):
                terms = {int(one): 1.0 for one in self.sends[:, step, edge]}
                terms[int(self.turns[step])] = -float(self.links[ends])
                self.rows.append((terms, -np.inf, 0))
        self.rows.append(({int(turn): 1.0 for turn in self.turns}, self.rounds, self.rounds))

    def _read(self, answer: Numbers) -> Steps:
        used = np.argwhere(answer[self.sends] > 0).tolist()
        sends = sorted(Send(step, self.chunks[at], *self.edges[edge]) for at, step, edge in used)
        return Steps(tuple(int(one) for one in answer[self.turns]), tuple(sends))


# --- text


def steps_text(schedule: Steps) -> str:
    """A line per step: its rounds, then `device.number source>target`."""
    lines: list[str] = []
    for step, rounds in enumerate(schedule.rounds):
        words = [
            f"{send.chunk[0]}.{send.chunk[1]} {send.source}>{send.target}"
            for send in schedule.sends
            if send.step == step
        ]
        lines.append(f"{rounds}: {', '.join(words)}\n")
    return "".join(lines)


def read_steps(text: str) -> Steps:
    """The schedule of such a text."""
    rounds: list[int] = []
    sends: list[Send] = []
    for step, line in enumerate(text.splitlines()):
        count, _, words = line.partition(": ")
        rounds.append(int(count))
        for word in words.split(", "):
            chunk, ends = word.split()
            device, number = map(int, chunk.split("."))
            source, target = map(int, ends.split(">"))
            sends.append(Send(step, (device, number), source, target))
    return Steps(tuple(rounds), tuple(sends))
