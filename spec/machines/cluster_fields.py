"""Builds clusters from the dictionaries that describe them; every mistake has its place.

`language.md` explains the fields.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from shardwright.spec.cluster import GRAPH, HOSTS, ONE, OVERLAPS, Cluster, Level
from shardwright.spec.machines.capacity_graph import unconnected
from shardwright.spec.machines.chip_fields import FindChip, chip_runs
from shardwright.spec.machines.described import BadCluster, Fields
from shardwright.spec.machines.level_fields import (
    Sizes,
    check_ends,
    level_fields,
    levels_of,
    lone_device,
    written_sizes,
)

MAX_DEVICES = 1 << 20
SIZES = "sizes"  # the place of a size that was asked for

_CLUSTER_KEYS = ("chip", "chips", "levels", "overlap", "host", "channels", "source")


def cluster_from(found: object, name: str, chip: FindChip, sizes: Sizes = ()) -> Cluster:
    """The cluster of a `plan.cluster` dictionary, its scalable counts replaced from the right.

    `chip` gives the chip of a name, or raises. Raises BadCluster.
    """
    fields = Fields(found, (), _CLUSTER_KEYS)
    given = fields.items("levels", "a list of levels")
    if not given:
        raise fields.fault("levels", "expected at least one level", "add levels = [{name = ...}]")
    raw = [level_fields(one, ("levels", at)) for at, one in enumerate(given)]
    _check_names(raw)
    split = [levels_of(*pair) for pair in zip(raw, _counts(raw, sizes), strict=True)]
    levels = tuple(level for part in split for level in part)
    devices = prod(level.count for level in levels)
    if devices > MAX_DEVICES:
        message = f"the cluster has {devices} devices, more than {MAX_DEVICES}"
        raise fields.fault("levels", message, "make a level smaller")
    chips, source = chip_runs(fields, devices, chip), fields.texts("source")
    host = fields.word("host", HOSTS) or HOSTS[0]
    channels = fields.number("channels") if "channels" in fields.found else 0
    overlap = fields.word("overlap", OVERLAPS) or ONE
    cluster = Cluster(name, levels, chips, source, overlap, host, channels)
    _check_graphs([(one, part[0]) for one, part in zip(raw, split, strict=True)], cluster)
    return cluster


def _counts(raw: Sequence[Fields], sizes: Sizes) -> list[Sizes]:
    """Per level its sizes (one, or those of a torus): as written, or as asked for."""
    written = [written_sizes(one) for one in raw]
    scalable = [at for at, one in enumerate(raw) if one.flag("scale")]
    slots = [(at, dim) for at in scalable for dim in range(len(written[at]))]
    if len(sizes) > len(slots):
        shape = "x".join(str(written[at][dim]) for at, dim in slots)
        sizes_word = "size" if len(slots) == 1 else "sizes"
        message = f"expected at most {len(slots)} {sizes_word}, got {len(sizes)}"
        help = f"its sizes are {shape}; leave some out" if slots else "this cluster does not scale"
        raise BadCluster(message, (SIZES, len(slots)), help)
    taken = slots[len(slots) - len(sizes) :]
    for number, ((at, dim), size) in enumerate(zip(taken, sizes, strict=True)):
        if size < 1:
            message = f"a size must be at least 1, got {size}"
            raise BadCluster(message, (SIZES, number), "write 1 or more")
        written[at] = (*written[at][:dim], size, *written[at][dim + 1 :])
    return written


def _check_names(raw: Sequence[Fields]) -> None:
    names = [one.text("name") for one in raw]
    for at, one in enumerate(raw):
        if names[at] in names[:at]:
            message = f'two levels are named "{names[at]}"'
            raise one.fault("name", message, f'name this one otherwise, such as "{names[at]}{at}"')


def _check_graphs(described: Sequence[tuple[Fields, Level]], cluster: Cluster) -> None:
    """The ends of each graph are there, and it joins its devices, with the levels below it."""
    found = [
        (one, level, Cluster(cluster.name, cluster.levels[at:], cluster.chips))
        for one, level in described
        for at, other in enumerate(cluster.levels)
        if level is other and level.topology == GRAPH
    ]
    for one, level, inner in found:
        check_ends(one, level, inner.devices)
    for one, _, inner in reversed(found):
        lone = unconnected(inner)
        if lone is not None:
            raise lone_device(one, lone, inner.devices)
