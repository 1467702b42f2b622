"""Builds the chain of collectives between two shardings greedily, without a cost model.

Rounds of: slice what is free, permute what stands wrong, exchange between dims, gather what is
not wanted. `leaving[d]` and `arriving[d]` are the axes that dim d still has to lose and to get; axes that both
know are cut to equal pieces first, and what both begin with is no matter. Source: shardy reshard_to_collectives.cc.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from math import gcd

from shardwright.passes.exporting.greedy.axis_pieces import (
    aligned,
    common_count,
    divide_evenly,
    fitting,
    ordered,
    same_list,
    take_fitting,
)
from shardwright.spec.axes import (
    Axes,
    Axis,
    append,
    joined,
    overlaps,
    prefix_without_overlap,
    total,
)

ROUNDS = 4  # Shardy gives up after 2, now and then short of the wanted sharding


@dataclass(frozen=True, slots=True)
class Collective:
    """One collective: `moved` axes per dim (of an exchange: of its source dim), `out` after it."""

    kind: str  # "slice", "permute", "exchange", "gather"
    moved: tuple[Axes, ...]
    out: tuple[Axes, ...]
    target: int = 0  # of an exchange


def collectives(
    given: Sequence[Axes], wanted: Sequence[Axes], shape: Sequence[int], *, moves_devices: bool
) -> list[Collective]:
    """The chain from `given` to `wanted` axes per dim, resolved.

    `moves_devices`: the meshes order their devices differently, so that one permute is needed.
    Where Shardy's chain passes through an impossible sharding, as on some axes whose sizes do not
    divide one another, or never ends, all is gathered and sliced anew.
    """
    chain = _Chain(given, wanted, shape, moves_devices)
    for _ in range(ROUNDS):
        if chain.is_done:
            break
        chain.slice()
        chain.permute()
        chain.exchange(in_order=True)
        chain.exchange(in_order=False)
        chain.gather()
    if chain.ends_in(wanted) and all(_is_possible(step.out) for step in chain.steps):
        return chain.steps
    # Shardy dies or refuses its own output here; any sound chain will do (decision 0012).
    return _gathered_whole(given, wanted, moves_devices)


def _is_possible(dims: Sequence[Axes]) -> bool:
    axes = [axis for dim in dims for axis in dim]
    return not any(overlaps(a, b) for i, a in enumerate(axes) for b in axes[i + 1 :])


def _gathered_whole(given: Sequence[Axes], wanted: Sequence[Axes], moves: bool) -> list[Collective]:
    """Gather down to what both begin with, then slice: right for any two shardings."""
    counts = [common_count(old, new) for old, new in zip(given, wanted, strict=True)]
    common = tuple(axes[:count] for axes, count in zip(given, counts, strict=True))
    steps: list[Collective] = []
    if any(lost := tuple(axes[count:] for axes, count in zip(given, counts, strict=True))):
        steps.append(Collective("gather", lost, common))
    if moves:
        steps.append(Collective("permute", (), common))
    if any(new := tuple(axes[count:] for axes, count in zip(wanted, counts, strict=True))):
        steps.append(Collective("slice", new, tuple(wanted)))
    return steps


class _Chain:
    """The state between two collectives; `current` is what the value is cut by."""

    def __init__(
        self, given: Sequence[Axes], wanted: Sequence[Axes], shape: Sequence[int], moves: bool
    ) -> None:
        self.shape = shape
        self.moves_devices = moves
        self.steps: list[Collective] = []
        self.current = [list(axes) for axes in given]
        self.leaving = [aligned(axes, ordered(wanted)) for axes in given]
        self.arriving = [aligned(axes, ordered(given)) for axes in wanted]
        for old, new in zip(self.leaving, self.arriving, strict=True):
            while old and new and old[0] == new[0]:
                del old[0], new[0]
        self.used: set[Axis] = {axis for axes in self.leaving for axis in axes}
        self.room = [1] * len(self.current)
        self._find_targets()

    @property
    def is_done(self) -> bool:
        return not self.moves_devices and not any(self.leaving) and not any(self.arriving)

    def ends_in(self, wanted: Sequence[Axes]) -> bool:
        """True if nothing is left to do."""
        return not self.moves_devices and all(map(same_list, self.current, wanted))

    def _find_targets(self) -> None:
        """The destination of each arriving axis: dim and place in its list."""
        self.targets = {
            axis: (dim, index)
            for dim, axes in enumerate(self.arriving)
            for index, axis in enumerate(axes)
        }

    def _emit(self, kind: str, moved: Iterable[Sequence[Axis]], target: int = 0) -> None:
        out = tuple(tuple(axes) for axes in self.current)
        self.steps.append(Collective(kind, tuple(map(tuple, moved)), out, target))

    def _drop(self, dim: int, axes: Sequence[Axis]) -> None:
        """Take axes off the minor end of what cuts a dim."""
        current = self.current[dim]
        for axis in reversed(axes):
            left = prefix_without_overlap(current[-1], axis)
            if left is None:
                current.pop()
            else:
                current[-1] = left

    def _distribute(
        self, waiting: Iterable[list[Axis]], *, in_front: bool = False
    ) -> list[tuple[int, Axis]]:
        """Move to each dim what fits of its waiting axes, to leave it again later; returns them."""
        moved: list[tuple[int, Axis]] = []
        pieces: list[Axis] = []
        for dim, axes in enumerate(waiting):
            leaving, index = self.leaving[dim], 0
            place = 0 if in_front else len(leaving)
            while index < len(axes) and self.room[dim] > 1:
                found = fitting(axes[index], self.room[dim])
                if found is None:
                    index += 1
                    continue
                axis, rest = found
                del axes[index]
                leaving.insert(place, axis)
                place += 1
                self.room[dim] //= axis.size
                self.used.add(axis)
                moved.append((dim, axis))
                if rest is not None:
                    pieces.append(axis)
                    axes.insert(0, rest)
        self.arriving = [aligned(axes, sorted(pieces)) for axes in self.arriving]
        return moved

    # --- all_slice

    def slice(self) -> None:
        """Cut further by axes that nothing uses yet, where they belong or where there is room."""
        self.room = [
            total(new) // gcd(total(old), total(new))
            for old, new in zip(self.leaving, self.arriving, strict=True)
        ]
        moved: list[list[Axis]] = [[] for _ in self.current]
        for dim in range(len(moved)):
            self._slice_ahead(dim, moved)
        free = self._slice_in_place(moved)
        for dim, axis in self._distribute([free] * len(moved)):
            self._cut(dim, axis, moved)
        self._find_targets()
        if any(moved):
            self._emit("slice", moved)

    def _cut(self, dim: int, axis: Axis, moved: list[list[Axis]]) -> None:
        append(moved[dim], axis)
        append(self.current[dim], axis)

    def _slice_ahead(self, source: int, moved: list[list[Axis]]) -> None:
        """Cut a dim whose axes will all move to another by the free axes that follow them there.

        The exchange then moves smaller blocks, and takes both along.
        """
        leaving = self.leaving[source]
        if not leaving or self.arriving[source] or leaving[-1] not in self.targets:
            return
        target, index = self.targets[leaving[-1]]
        arriving = self.arriving[target]
        following = arriving[index + 1 :]
        if self.leaving[target] or not following or following[0] in self.used:
            return
        together = common_count(leaving[::-1], arriving[index::-1])
        others = leaving[: len(leaving) - together]
        if any(self.targets.get(axis, (None,))[0] == target for axis in others):
            return
        free = list(takewhile(lambda axis: axis not in self.used, following))
        if self.shape[source] % (total(self.current[source]) * total(free)):
            return
        self.room[target] //= total(free) * total(leaving[len(leaving) - together :])
        for axis in free:
            leaving.append(axis)
            self.used.add(axis)
            self._cut(source, axis, moved)

    def _slice_in_place(self, moved: list[list[Axis]]) -> list[Axis]:
        """Cut each dim by its own free axes; returns those for which it has no room."""
        waiting: list[Axis] = []
        for dim, arriving in enumerate(self.arriving):
            index = 0
            while index < len(arriving):
                axis = arriving[index]
                if axis in self.used:
                    index += 1
                    continue
                found = fitting(axis, self.room[dim])
                if found is None:
                    waiting.append(axis)
                    index += 1
                    continue
                piece, rest = found
                self.room[dim] //= piece.size
                self._cut(dim, piece, moved)
                if not index and not self.leaving[dim]:
                    del arriving[0]
                else:
                    self.used.add(piece)
                    self.leaving[dim].append(piece)
                    arriving[index] = piece
                    index += 1
                if rest is not None:
                    arriving.insert(index, rest)
                    waiting.append(rest)
                    index += 1
        return waiting

    # --- collective_permute

    def permute(self) -> None:
        """Put axes where they belong, or where an exchange finds them, at equal cuts per dim."""
        should_move = self._should_permute()
        if should_move:
            self._reorder()
        if should_move or self.moves_devices:
            self.moves_devices = False
            self._emit("permute", ())

    def _should_permute(self) -> bool:
        free: Axis | None = None  # some axis to get, and some to lose, that could change places
        lost: Axis | None = None
        for dim, (leaving, arriving) in enumerate(zip(self.leaving, self.arriving, strict=True)):
            if leaving and arriving and divide_evenly(leaving[0], arriving[0]):
                return True
            free = next((axis for axis in reversed(arriving) if axis not in self.used), free)
            lost = next((axis for axis in reversed(leaving) if axis not in self.targets), lost)
            if not self._leaves_in_order(dim):
                return True
        return free is not None and lost is not None and divide_evenly(free, lost)

    def _leaves_in_order(self, dim: int) -> bool:
        """True if exchanges can move the axes of a dim, each run to one target in its order."""
        seen: set[int] = set()
        last: tuple[int, int] | None = None
        for axis in self.leaving[dim]:
            found = self.targets.get(axis)
            if found is None:
                if last is not None and not self.arriving[dim]:
                    return False
                last = None
                continue
            target, index = found
            starts = target != dim and target not in seen
            if not starts and last != (target, index - 1):
                return False
            seen.add(target)
            last = found
        return True

    def _reorder(self) -> None:
        """Fill each dim up to its old cut: own axes, others' axes behind, axes to gather first."""
        waiting: list[Axis] = []
        to_gather: list[list[Axis]] = []
        self.used.clear()
        for dim, (leaving, arriving) in enumerate(zip(self.leaving, self.arriving, strict=True)):
            size = total(leaving)
            self._drop(dim, leaving)
            placed, self.room[dim] = take_fitting(arriving, size)
            for axis in placed:
                append(self.current[dim], axis)
            waiting += arriving
            kept = [axis for axis in leaving if axis not in self.targets]
            leaving.clear()
            displaced, _ = take_fitting(kept, size // self.room[dim])
            to_gather.append(kept + displaced)
        self._distribute([waiting] * len(to_gather))
        self._distribute(to_gather, in_front=True)
        rest = [axis for axes in to_gather for axis in axes]
        self._distribute([rest] * len(to_gather), in_front=True)
        self._find_targets()
        for current, leaving in zip(self.current, self.leaving, strict=True):
            for axis in leaving:
                append(current, axis)

    # --- all_to_all

    def exchange(self, *, in_order: bool) -> None:
        """Move runs of axes to the dims where they belong; `in_order`: only to their very place."""
        for source, leaving in enumerate(self.leaving):
            while leaving:
                run = self._run(source)
                if not run:
                    break
                target = self.targets[run[0]][0]
                if in_order and self.arriving[target][: len(run)] != run:
                    break
                self._drop(source, run)
                for axis in run:
                    self._move(axis, source, target)
                moved = [joined(run) if dim == source else () for dim in range(len(self.current))]
                self._emit("exchange", moved, target)

    def _run(self, source: int) -> list[Axis]:
        """The longest suffix of a dim's leaving axes that all belong to one other dim."""
        run: list[Axis] = []
        target = -1
        for axis in reversed(self.leaving[source]):
            found = self.targets.get(axis)
            if found is None or found[0] == source or (run and found[0] != target):
                break
            run.insert(0, axis)
            target = found[0]
        return run

    def _move(self, axis: Axis, source: int, target: int) -> None:
        append(self.current[target], axis)
        self.leaving[source].remove(axis)
        self.used.discard(axis)
        if not self.leaving[target] and self.arriving[target][:1] == [axis]:
            del self.arriving[target][0]
            return
        self.leaving[target].append(axis)
        self.used.add(axis)

    # --- all_gather

    def gather(self) -> None:
        """Lose the minor axes of each dim that belong nowhere."""
        moved: list[Axes] = []
        for dim, leaving in enumerate(self.leaving):
            count = len(leaving)
            while count and leaving[count - 1] not in self.targets:
                count -= 1
            gathered = leaving[count:]
            del leaving[count:]
            self.used -= set(gathered)
            self._drop(dim, gathered)
            moved.append(joined(gathered))
        if any(moved):
            self._emit("gather", moved)
