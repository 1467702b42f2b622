"""Reads the query of `shardwright synthesize COLLECTIVE --cluster`, mistakes located."""

from __future__ import annotations

from typing import NamedTuple

from shardwright.ir.clusters import find_cluster
from shardwright.ir.errors import Place, error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.collect.synthesis.question import Axes, read_question
from shardwright.spec.cluster import Cluster
from shardwright.spec.machines.units import BadQuantity, quantity
from shardwright.spec.placement import Matrix, placement_count, reduced_levels

REDUCES = "all-reduce"
COLLECTIVES = (REDUCES, "all-gather", "reduce-scatter", "all-to-all", "broadcast")
MAX_PLACEMENTS = 200  # that are priced
DEEPEST = 6  # levels; on more than four only chains of collectives of all devices are searched


class ClusterQuestion(NamedTuple):
    """A collective of so many bytes per device over axes that lie on a cluster.

    `size`: of an all-gather what each device has at the end, else what each has at the start.
    """

    collective: str
    size: float
    cluster: Cluster
    axes: Axes
    over: tuple[int, ...]
    placements: tuple[Matrix, ...]

    @property
    def levels(self) -> tuple[str, ...]:
        """Names, outermost first."""
        return tuple(level.name for level in self.cluster.levels)

    @property
    def is_whole(self) -> bool:
        """True if all devices take part in one collective."""
        return all(size == 1 or axis in self.over for axis, size in enumerate(self.axes.sizes))


def read_cluster_question(
    collective: str, size: str, cluster: str, axes: str | None, over: str | None
) -> ClusterQuestion:
    """The question, checked. Raises ProgramError with code 2."""
    if collective not in COLLECTIVES:
        help = nearest(collective, list(COLLECTIVES), str)
        place = Place("COLLECTIVE", 1, 1, collective)
        raise error(f"unknown collective {collective[:40]!r}", place, help=help, code=USAGE)
    found = find_cluster(cluster)
    counts = [level.count for level in found.levels]
    levels = "x".join(map(str, counts))
    asked = read_question(levels, axes or f"x={found.devices}", over, "reduced")
    assert asked.axes is not None
    reduced = tuple(range(len(asked.axes.sizes))) if asked.over is None else asked.over
    count = placement_count(counts, asked.axes.sizes)
    if count > MAX_PLACEMENTS:
        message = f"{count} placements are more than {MAX_PLACEMENTS}"
        help = "take axes together that are not reduced over"
        raise error(message, Place("--axes", 1, 1, asked.axes.text), help=help, code=USAGE)
    question = ClusterQuestion(
        collective, _bytes(size), found, asked.axes, reduced, asked.placements()
    )
    _check_depth(question, cluster)
    return question


def _bytes(text: str) -> float:
    try:
        return quantity(text, "bytes")
    except BadQuantity as bad:
        raise error(str(bad), Place("--bytes", 1, 1, text), help=bad.help, code=USAGE) from None


def _check_depth(question: ClusterQuestion, name: str) -> None:
    """Refuse programs over more levels than can be searched."""
    for matrix in question.placements:
        deep = sum(size > 1 for size in reduced_levels(matrix, question.over))
        if deep > DEEPEST and question.collective == REDUCES:
            message = f"programs over {deep} levels are too many to search, at most {DEEPEST}"
            inner = " and ".join(level.name for level in question.cluster.levels[-2:])
            help = f"reduce over fewer axes, or write a cluster with {inner} as one level"
            raise error(message, Place("--cluster", 1, 1, name), help=help, code=USAGE)
