"""Descents on tables of strategies: one node after the other gets the strategy that costs least."""

from __future__ import annotations

import numpy as np

from shardwright.passes.cost.tables.executed import shared_values
from shardwright.passes.cost.tables.tables import FREE, Floats, Ints, Tables

SWEEPS = 40  # over all nodes, at most


class Descents:
    """Plans over the free nodes of tables; nodes that are tied have the strategy of theirs."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.tie = tables, _roots(tables)
        free = (self.tie == np.arange(len(self.tie))) & (tables.sizes > 1)
        self.free = np.flatnonzero(free & (tables.given == FREE))
        self.members: dict[int, list[int]] = {}
        for node, root in enumerate(self.tie.tolist()):
            self.members.setdefault(root, []).append(node)
        self.edges: list[list[tuple[int, int, bool]]] = [[] for _ in range(len(tables.kinds))]
        ends: list[list[int]] = tables.edges.tolist()
        for edge, (producer, _, consumer, _, _) in enumerate(ends):
            self.edges[producer].append((edge, consumer, True))
            self.edges[consumer].append((edge, producer, False))
        pairs = zip(tables.compute_s, tables.collective_s, strict=True)
        self.own = [compute + collective for compute, collective in pairs]

    def told(self, x: Ints) -> Ints:
        """A plan with what the text asks for, and tied nodes alike."""
        found = np.where(self.tables.given == FREE, x, self.tables.given)
        return found[self.tie]

    def random(self, random: np.random.Generator) -> Ints:
        """Any plan."""
        sizes = self.tables.sizes
        return self.told((random.random(len(sizes)) * sizes).astype(np.int64))

    def perturbed(self, x: Ints, part: float, random: np.random.Generator) -> Ints:
        """A plan with other strategies in a part of its nodes; shared values follow."""
        other = self.random(random)
        changed = np.where(random.random(len(x)) < part, other, x)
        return self.told(shared_values(self.tables, self.told(changed)))

    def costs(self, x: Ints, node: int) -> Floats:
        """Seconds of what depends on a node, by its strategy; nodes tied to it do alike."""
        tables, members = self.tables, self.members[node]
        found = np.zeros(int(tables.sizes[node]))
        for member in members:
            found += self.own[int(tables.kinds[member])] * tables.turns[member]
            for edge, other, is_producer in self.edges[member]:
                table = tables.tables[int(tables.edges[edge, 4])]
                if self.tie[other] == node:
                    row = np.diag(table) * (1.0 if is_producer else 0.0)
                else:
                    row = table[:, x[other]] if is_producer else table[x[other]]
                found += row * tables.weights[edge]
        return found

    def descended(self, x: Ints, random: np.random.Generator) -> Ints:
        """The plan where no node alone can do better; of equal strategies any."""
        found = x.copy()
        for _ in range(SWEEPS):
            changed = False
            for node in random.permutation(self.free).tolist():
                seconds = self.costs(found, node)
                slack = 1e-12 * float(np.abs(seconds).max())
                best = np.flatnonzero(seconds <= seconds.min() + slack)
                if found[node] not in best:
                    changed = True
                pick = int(random.choice(best))
                found[self.members[node]] = pick
            if not changed:
                break
        return found

    def best(
        self, starts: list[Ints], count: int, rounds: int, random: np.random.Generator
    ) -> list[Ints]:
        """The best distinct plans of descents, each best one shaken and let down again."""
        known: dict[bytes, tuple[float, Ints]] = {}

        def note(x: Ints) -> None:
            known.setdefault(x.tobytes(), (self.tables.total(x), x))

        for start in starts:
            note(self.descended(start, random))
        for _ in range(rounds):
            ranked = sorted(known.values(), key=lambda one: one[0])[:count]
            base = ranked[int(random.integers(0, len(ranked)))][1]
            note(self.descended(self.perturbed(base, random.choice((0.02, 0.1)), random), random))
        return [x for _, x in sorted(known.values(), key=lambda one: one[0])[:count]]


def _roots(tables: Tables) -> Ints:
    found = np.array(tables.tie)
    while (found[found] != found).any():
        found = found[found]
    return found
