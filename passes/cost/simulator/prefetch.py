"""Prefetches collectives: those that wait for nothing heavy start one group early.

Such a collective, like the gather of a layer's weights, and what it needs go ahead. Those that
follow one another with no product, or other heavy kernel, between are a group; each group stands
where the group before it stood, and waits for what was computed up to there. So no more than the
next group is under way or waiting to be used, as libraries limit what they prefetch. In a loop the
first group goes to where the last one stands in the iteration before. None passes an op that runs
regions. What waits for a barrier and nothing else heavy goes ahead too, up to the barrier, as do
weights that are gathered again where a layer is computed again.
"""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.passes.cost.fusion.fusion import Fused, Kernel, runs_region

Due = tuple[int, tuple[int, ...]]  # a kernel, and what it needs
NO_FENCE, BOUND = -1, -2


def line_of(fused: Fused) -> list[Due]:
    """The kernels of a block in the order in which they are put in line."""
    kernels = fused.kernels
    fences = _fences(kernels)
    groups = Groups(kernels, _ahead(kernels, fences), fences=fences)
    gates = groups.gates()
    line: list[Due] = []
    for number in groups.order():
        gate = gates[number]
        line.append((number, (*kernels[number].deps, *([gate] if gate >= 0 else []))))
    return line


class Groups:
    """Kernels that go ahead by groups. `of`: by kernel the number of its group; -1: none.

    `is_loop`: the first group goes to where the last one stands, in the iteration before. `fences`:
    by kernel the last barrier that it waits for; see `_fences`.
    """

    def __init__(
        self,
        kernels: Sequence[Kernel],
        is_ahead: Sequence[bool],
        is_loop: bool = False,
        fences: Sequence[int] = (),
    ) -> None:
        self.kernels, self.is_loop, self._fences = kernels, is_loop, fences
        self.of = [-1] * len(kernels)
        self._own: list[int] = []  # by kernel the number of others before it
        self._wall: list[int] = []  # by kernel the place behind the last region before it
        self._starts: list[int] = []  # by group the place of its first kernel
        others = wall = 0
        is_over = True  # the current group
        for number, kernel in enumerate(kernels):
            self._own.append(others)
            self._wall.append(wall)
            if not is_ahead[number]:
                others += 1
                wall = others if runs_region(kernel) else wall
                is_over = is_over or is_heavy(kernel)
                continue
            if is_over:
                self._starts.append(others)
                is_over = False
            self.of[number] = len(self._starts) - 1
        self._last_wall = wall

    def place(self, number: int) -> int:
        """The number of kernels, not ahead, that a kernel stands behind."""
        group = self.of[number]
        if group > 0:
            return max(self._starts[group - 1], self._wall[number], self._behind_fence(number))
        if group < 0:
            return self._own[number]
        if not self.is_loop:
            return max(self._starts[0], self._wall[number])
        if len(self._starts) > 1 or self._last_wall:
            return max(self._starts[-1], self._last_wall)
        return self._own[number]

    def _behind_fence(self, number: int) -> int:
        """The place behind the last barrier that a kernel waits for."""
        fence = self._fences[number] if self._fences else NO_FENCE
        return self._own[fence] + 1 if fence >= 0 else 0

    def order(self) -> list[int]:
        """The kernels as they stand then."""
        numbers = range(len(self.kernels))
        return sorted(numbers, key=lambda k: (self.place(k), self.of[k] < 0, k))

    def gates(self) -> list[int]:
        """By kernel the last one that computes before its place, if it is ahead in its iteration.

        -1 where there is none.
        """
        last, before = -1, [-1]
        for number, kernel in enumerate(self.kernels):
            if self.of[number] < 0:
                last = last if _is_transfer(kernel) else number
                before.append(last)
        return [before[self.place(k)] if group > 0 else -1 for k, group in enumerate(self.of)]


def _is_transfer(kernel: Kernel) -> bool:
    return kernel.load is None and not runs_region(kernel)


def is_heavy(kernel: Kernel) -> bool:
    """True if a kernel is a product, a fence, or anything but light ops and collectives."""
    if kernel.load is None:
        return runs_region(kernel)
    return kernel.is_fence or not kernel.is_light


def _fences(kernels: Sequence[Kernel]) -> list[int]:
    """By kernel the number of the last barrier that it waits for, `NO_FENCE` where it waits for
    nothing heavy at all, and `BOUND` where it does, or is heavy itself.
    """
    found: list[int] = []
    for kernel in kernels:
        needs = [dep if kernels[dep].is_fence else found[dep] for dep in kernel.deps]
        is_bound = is_heavy(kernel) or BOUND in needs
        found.append(BOUND if is_bound else max(needs, default=NO_FENCE))
    return found


def _ahead(kernels: Sequence[Kernel], fences: Sequence[int]) -> list[bool]:
    """Collectives that nothing heavy but barriers stands before, and what they need."""
    found = [
        fence != BOUND and _is_transfer(kernel)
        for fence, kernel in zip(fences, kernels, strict=True)
    ]
    for number in range(len(kernels) - 1, -1, -1):
        if found[number]:
            for dep in kernels[number].deps:
                found[dep] = not kernels[dep].is_fence
    return found
