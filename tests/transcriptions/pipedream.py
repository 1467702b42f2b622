"""PipeDream's optimizer (Narayanan et al., SOSP 2019; `optimizer_graph_hierarchical.py`).

Input: ``nodes``, a dict from a name to a dict with ``"description"``, ``"forward"`` and
``"backward"`` (milliseconds), ``"activation"`` and ``"parameter"`` (bytes); ``edges``, a list of
pairs of names; ``levels``, a list of (machines, bytes per second), innermost level first.

Chosen here, where the published rules are silent: states are the non-empty sets of nodes closed
under predecessors, ordered by their number of nodes and then by the names that were listed first;
of equal times the first split wins: fewer nodes before, then fewer machines for the last stage, and
one stage before any split.  What a state hands over is written at `handed_over`.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class State(NamedTuple):
    """A prefix of the graph: its nodes as bits, their sums, and the bytes it hands over."""

    mask: int
    seconds: float
    parameters: float
    output: float


class Best(NamedTuple):
    """The least time of a span on some machines; the state and machines before the last stage."""

    seconds: float
    before: int | None
    machines_before: int
    last_machines: int


Table = dict[tuple[int, int], list[Best]]  # by state before the span (-1: none) and last state


def cleaned(nodes: dict[str, Any], edges: list[tuple[str, str]]) -> list[str]:
    """The names without input nodes and without items that are taken from a tuple for nothing."""
    read = {producer for producer, _ in edges}
    return [
        name
        for name, node in nodes.items()
        if not node["description"].startswith("Input")
        and (name in read or not node["description"].startswith("__getitem__"))
    ]


def states_of(nodes: dict[str, Any], edges: list[tuple[str, str]]) -> list[State]:
    """All prefixes of the graph, smaller ones first."""
    names = cleaned(nodes, edges)
    bit = {name: at for at, name in enumerate(names)}
    before, after = [0] * len(names), [0] * len(names)
    for producer, consumer in edges:
        if producer in bit and consumer in bit:
            before[bit[consumer]] |= 1 << bit[producer]
            after[bit[producer]] |= 1 << bit[consumer]
    found, open_masks = {0}, [0]
    while open_masks:
        mask = open_masks.pop()
        for at in range(len(names)):
            larger = mask | 1 << at
            if larger not in found and before[at] & ~mask == 0:
                found.add(larger)
                open_masks.append(larger)
    states: list[State] = []
    for mask in sorted(found - {0}, key=lambda mask: (mask.bit_count(), mask)):
        inside = [at for at in range(len(names)) if mask >> at & 1]
        rows = [nodes[names[at]] for at in inside]
        handed = handed_over(mask, before, after)
        states.append(
            State(
                mask,
                sum(row["forward"] + row["backward"] for row in rows) / 1000,
                sum(row["parameter"] for row in rows),
                sum(nodes[names[at]]["activation"] for at in handed),
            )
        )
    return states


def handed_over(mask: int, before: list[int], after: list[int]) -> list[int]:
    """The nodes whose outputs a prefix hands over: its last nodes and what they leave open.

    A node counts as open if one of the last nodes depends on it and not on all that read it: so the
    fork of two branches counts while both of them run, though nothing outside reads it any more.
    """
    inside = [at for at in range(len(before)) if mask >> at & 1]
    handed = {at for at in inside if not after[at] & mask}
    for end in sorted(handed):
        above = ancestors(end, before)
        handed |= {at for at in inside if above >> at & 1 and after[at] & ~above & ~(1 << end)}
    return sorted(handed)


def ancestors(node: int, before: list[int]) -> int:
    """All nodes that a node depends on, as bits."""
    found, waiting = 0, before[node]
    while waiting:
        lowest = waiting & -waiting
        found |= lowest
        waiting = (waiting | before[lowest.bit_length() - 1]) & ~found
    return found


def is_before(states: list[State], first: int, last: int) -> bool:
    """Whether one state is a smaller prefix of another; -1 is the empty one."""
    if first < 0:
        return True
    return first != last and states[first].mask & ~states[last].mask == 0


def spans(states: list[State]) -> dict[tuple[int, int], tuple[float, float]]:
    """Seconds and parameters between any two states, by differences."""
    nothing = State(0, 0.0, 0.0, 0.0)
    found: dict[tuple[int, int], tuple[float, float]] = {}
    for last, end in enumerate(states):
        for first in range(-1, last):
            if is_before(states, first, last):
                start = nothing if first < 0 else states[first]
                found[first, last] = (
                    end.seconds - start.seconds,
                    end.parameters - start.parameters,
                )
    return found


def transfers(states: list[State], before: int, last: int, rate: float) -> float:
    """Seconds of the larger transfer of a stage: what it reads, and what it hands on if any."""
    sizes = [states[before].output]
    if last < len(states) - 1:
        sizes.append(states[last].output)
    return max(2 * size / rate for size in sizes)


def solve_level(
    states: list[State],
    span: dict[tuple[int, int], tuple[float, float]],
    wanted: list[tuple[int, int]],
    machines: int,
    bandwidth: float,
    inside: int,
    activations: bool,
) -> Table:
    """The best times of the wanted spans on 1 to `machines` machines of `inside` devices."""
    table: Table = {}
    for pair in wanted:
        seconds, size = span[pair]
        table[pair] = [
            Best((seconds + 4 * (m - 1) * size / (bandwidth * m) / inside) / m, None, 0, m)
            for m in range(1, machines + 1)
        ]
    # Spans ending earlier come first, so all that a longer one is put together from is ready.
    for first, last in sorted(wanted, key=lambda pair: pair[1]):
        cuts = [k for k in range(first + 1, last) if (first, k) in span and (k, last) in span]
        for m in range(2, machines + 1):
            best = table[first, last][m - 1]
            for k in cuts:
                seconds, size = span[k, last]
                for own in range(1, m):
                    # The all-reduce holds (own - 1) / own already and is divided once more.
                    stage = (seconds + 4 * (own - 1) * size / (bandwidth * own)) / own
                    time = max(table[first, k][m - own - 1].seconds, stage)
                    if activations:
                        time = max(time, transfers(states, k, last, bandwidth * own))
                    if time < best.seconds:
                        best = Best(time, k, m - own, own)
            table[first, last][m - 1] = best
    return table


def optimise(
    nodes: dict[str, Any],
    edges: list[tuple[str, str]],
    levels: list[tuple[int, float]],
    activations: bool,
) -> tuple[float, list[tuple[int, int, int]]]:
    """Seconds per minibatch, and the outermost stages as (states before, states, machines).

    `activations` says whether the transfers between stages count; by default they do not there.
    """
    states = states_of(nodes, edges)
    flat = spans(states)
    span, inside = flat, 1
    table: Table = {}
    machines = 1
    for at, (machines, bandwidth) in enumerate(levels):
        # Outermost only what begins with the first node matters.
        wanted = [pair for pair in span if pair[0] < 0 or at < len(levels) - 1]
        table = solve_level(states, span, wanted, machines, bandwidth, inside, activations)
        span = {pair: (best[machines - 1].seconds, flat[pair][1]) for pair, best in table.items()}
        inside *= machines
    last = len(states) - 1
    stages: list[tuple[int, int, int]] = []
    seconds = table[-1, last][machines - 1].seconds
    while True:
        best = table[-1, last][machines - 1]
        stages.append((0 if best.before is None else best.before + 1, last + 1, best.last_machines))
        if best.before is None:
            return seconds, stages[::-1]
        last, machines = best.before, best.machines_before
