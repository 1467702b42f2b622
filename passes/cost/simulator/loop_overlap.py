"""Software pipelining of loops: finds kernels that run one iteration early or late.

A slot is what the device does between two tests of the loop. In slot s a kernel works for iteration
s; one that is *early* for iteration s + 1: a collective that needs nothing but the counter and what
does not change, and what it needs; one that is *late* for iteration s - 1: what waits for a
collective though nothing in the next iteration waits for it, such as storing a gradient. Compilers
call this collective pipelining. Never more than one iteration ahead or behind, and where products
stand between collectives, one such group ahead (`prefetch.py`). Ops that run regions are neither;
they wait for what is in flight, so what is early starts behind the last of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from shardwright.passes.cost.fusion.fusion import Fused, runs_region
from shardwright.passes.cost.kernels.dataflow import NOBODY
from shardwright.passes.cost.simulator.prefetch import Groups, is_heavy

EARLY, LATE = 1, -1

Need = tuple[int, int]  # a kernel, and how many turns before


class Turns:
    """The kernels of a loop's body, slot by slot."""

    def __init__(self, fused: Fused) -> None:
        self.fused = fused
        self.needs = [self._needs(number) for number in range(len(fused.kernels))]
        self.regions = frozenset(k for k, kernel in enumerate(fused.kernels) if runs_region(kernel))
        self.shift = [0] * len(fused.kernels)
        self.early = frozenset(self._early())
        numbers = range(len(fused.kernels))
        self.groups = Groups(fused.kernels, [k in self.early for k in numbers], is_loop=True)
        for number, group in enumerate(self.groups.of):
            if group == 0:
                self.shift[number] = EARLY
        for number, gate in enumerate(self.groups.gates()):
            if gate >= 0:
                self.needs[number].append((gate, 0))
        for number in self._late():
            self.shift[number] = LATE
        self.order = self.groups.order()

    @property
    def first_slot(self) -> int:
        return -1 if EARLY in self.shift else 0

    def last_slot(self, turns: int) -> int:
        """The last slot of so many iterations."""
        return turns if LATE in self.shift else turns - 1

    def tasks(self, slot: int, turns: int) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """Kernel, iteration, and keys (iteration x kernels + kernel) of what it needs."""
        count = len(self.shift)
        for number in self.order:
            turn = slot + self.shift[number]
            if 0 <= turn < turns:
                needs = self.needs[number]
                keys = tuple([(turn - back) * count + dep for dep, back in needs if back <= turn])
                yield number, turn, keys

    # --- what a kernel needs of this turn and of those before

    def _needs(self, number: int) -> list[Need]:
        kernel = self.fused.kernels[number]
        found = dict.fromkeys([(dep, 0) for dep in kernel.deps])
        for value in kernel.reads:
            if self.fused.owner[value] == NOBODY:
                found |= dict.fromkeys(self._carried(value))
        return list(found)

    def _carried(self, value: int) -> list[Need]:
        """The kernels that made an argument of the body, by how many iterations ago."""
        flat, found = self.fused.flat, list[Need]()
        seen = {value}
        waiting = [(value, 1)]
        while waiting:
            value, back = waiting.pop()
            if not 0 <= value < len(flat.args):  # arguments are the first values
                continue
            for source in self.fused.sources.of(flat.results[value]):
                if self.fused.owner[source] != NOBODY:
                    found.append((self.fused.owner[source], back))
                elif source not in seen:
                    seen.add(source)
                    waiting.append((source, back + 1))
        return found

    # --- early

    def _early(self) -> list[int]:
        """Collectives that need the counter only, nothing heavy made of it, with what they need."""
        kernels = self.fused.kernels
        is_free = [False] * len(kernels)
        for number in range(len(kernels)):
            # The counter only: what needs an iteration before cannot run ahead (decision 0024).
            is_free[number] = not is_heavy(kernels[number]) and all(
                not back and is_free[dep] for dep, back in self.needs[number]
            )
        chosen: set[int] = set()
        waiting = [k for k, one in enumerate(kernels) if one.load is None and is_free[k]]
        while waiting:
            number = waiting.pop()
            if number not in chosen:
                chosen.add(number)
                waiting += kernels[number].deps
        return sorted(chosen)

    def _is_transfer(self, number: int) -> bool:
        return self.fused.kernels[number].load is None and number not in self.regions

    # --- late

    def _late(self) -> list[int]:
        """The successors of a collective that is not early, if only late kernels follow it."""
        kernels = self.fused.kernels
        users: list[list[int]] = [[] for _ in kernels]
        for number, needs in enumerate(self.needs):
            for dep, _ in needs:
                users[dep].append(number)
        is_late = self._behind_collectives()
        changed = True
        while changed:
            changed = False
            # Readers first, so that most loops settle in one pass.
            for number in range(len(kernels) - 1, -1, -1):
                is_settled = number not in self.regions and all(is_late[k] for k in users[number])
                if is_late[number] and not is_settled:
                    is_late[number], changed = False, True
        return [number for number, late in enumerate(is_late) if late]

    def _behind_collectives(self) -> list[bool]:
        """By kernel whether it waits, in its iteration, for a collective that is not early."""
        kernels = self.fused.kernels
        behind = [False] * len(kernels)
        for number, kernel in enumerate(kernels):
            behind[number] = any(
                behind[dep] or (self._is_transfer(dep) and dep not in self.early)
                for dep in kernel.deps
            )
        return behind
