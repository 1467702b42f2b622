"""Software stacks: the measured efficiency of their kernels and collectives on chips.

A stack replaces constants of a chip's `kernels`, and may say what works at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from shardwright.spec.cluster import OVERLAPS, Chip, Cluster
from shardwright.spec.machines.chip_fields import kernels_from
from shardwright.spec.machines.described import BadCluster, Fields, Path

_KEYS = ("chips", "overlap", "source")


@dataclass(frozen=True)
class Stack:
    """`chips`: what the text says of a chip, by its name. `overlap`: of `OVERLAPS`, or nothing."""

    name: str
    chips: dict[str, Fields]
    overlap: str = ""
    source: tuple[str, ...] = ()

    def on(self, cluster: Cluster) -> Cluster:
        """The cluster with this software. Raises BadCluster for a chip that it does not know."""
        # The chip's own constants are those of a compiler; frameworks differ (decision 0027).
        chips = tuple((self._with(chip), count) for chip, count in cluster.chips)
        return replace(
            cluster,
            chips=chips,
            overlap=self.overlap or cluster.overlap,
            source=(*cluster.source, *self.source),
        )

    def _with(self, chip: Chip) -> Chip:
        found = self.chips.get(chip.name)
        if found is None:
            message = f'the stack "{self.name}" says nothing of the chip {chip.name}'
            raise BadCluster(message, (), f"it knows {', '.join(self.chips)}; or leave out --stack")
        rates = [key for key, _ in chip.flops]
        return replace(chip, kernels=kernels_from(found, rates, chip.kernels))


def stack_from(found: object, name: str, chips: Sequence[str]) -> Stack:
    """The stack of a `plan.stack` dictionary; `chips`: all names of chips. Raises BadCluster."""
    fields = Fields(found, (), _KEYS)
    if "chips" not in fields.found:
        help = 'add chips = {h100 = {product = "70%"}}'
        raise fields.fault("chips", 'missing key "chips"', help)
    path: Path = ("chips",)
    listed = Fields(fields.found["chips"], path, chips)
    known = {key: Fields(one, (*path, key)) for key, one in listed.found.items()}
    return Stack(name, known, fields.word("overlap", OVERLAPS), fields.texts("source"))
