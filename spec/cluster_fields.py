"""Clusters and chips from the dictionaries that describe them; every mistake with its place.

A place is a path of keys and indices, such as `("levels", 1, "bandwidth")`. `language.md` explains
the fields.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from math import prod
from typing import Any

from .cluster import GRAPH, LINE, RING, TOPOLOGIES, Chip, Cluster, Edges, Level
from .types import ELEMENTS
from .units import BadQuantity, quantity

Path = tuple[str | int, ...]
Sizes = tuple[int, ...]
MAX_DEVICES = 1 << 20
TORUS, TORUS_DIMS = "torus", "xyzw"
SIZES = "sizes"  # the place of a size that was asked for
_AXES = ("tf32",)  # rates that are no element type

_EDGE = re.compile(r"(s?[0-9]{1,6})([->])(s?[0-9]{1,6})(?::([0-9]{1,6}))?\Z")


class BadCluster(ValueError):
    """What is wrong with a description; `path` says where, `help` how to repair it."""

    def __init__(self, message: str, path: Path, help: str) -> None:
        super().__init__(message)
        self.path, self.help = path, help


class Fields:
    """A dictionary that is read key by key; what nobody read is unknown."""

    def __init__(self, found: object, path: Path, known: Sequence[str]) -> None:
        if not isinstance(found, Mapping):
            raise BadCluster("expected a dictionary", path, "write {key = value, ...}")
        self.found: Mapping[str, Any] = found  # pyright: ignore[reportUnknownMemberType]
        self.path = path
        for key in self.found:
            if key not in known:
                near = get_close_matches(key, known, 1)
                listed = f"the keys are {', '.join(known)}"
                help = f'did you mean "{near[0]}"?' if near else listed
                raise BadCluster(f'unknown key "{key}"', (*path, key), help)

    def fault(self, key: str, message: str, help: str) -> BadCluster:
        return BadCluster(message, (*self.path, key) if key in self.found else self.path, help)

    def text(self, key: str, default: str | None = None) -> str:
        return self._typed(key, str, default, "a string")

    def flag(self, key: str) -> bool:
        return self._typed(key, bool, False, "true or false")

    def number(self, key: str, default: int | None = None, least: int = 1) -> int:
        """An integer from `least` on."""
        value = self._typed(key, int, default, "an integer")
        if value < least:
            help = f"write {key} = {least} or more"
            raise self.fault(key, f"{key} must be at least {least}, got {value}", help)
        return value

    def quantity(self, key: str, kind: str, default: float | None = None) -> float:
        """A value in base units, from a string with its unit."""
        if key not in self.found and default is not None:
            return default
        try:
            return quantity(self._typed(key, str, None, f"{kind} as a string with a unit"), kind)
        except BadQuantity as bad:
            raise self.fault(key, f"{key}: {bad}", bad.help) from None

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of strings; none where the key is missing."""
        found = self._typed(key, Sequence, (), "a list of strings")
        return tuple(item for item in found if isinstance(item, str))

    def _typed(self, key: str, type: Any, default: Any, what: str) -> Any:
        if key not in self.found:
            if default is None:
                raise self.fault(key, f'missing key "{key}"', f"add {key}: {what}")
            return default
        value = self.found[key]
        is_wrong = isinstance(value, bool) and type is not bool
        if is_wrong or not isinstance(value, type) or (type is Sequence and isinstance(value, str)):
            raise self.fault(key, f"{key}: expected {what}, got {_brief(value)}", f"write {what}")
        return value


def _brief(value: object) -> str:
    return repr(value) if isinstance(value, (str, int, float)) else "a list or dictionary"


# --- chips


_CHIP_KEYS = ("memory", "memory_bandwidth", "flops", "source")


def chip_from(found: object, name: str) -> Chip:
    """The chip of a `plan.chip` dictionary. Raises BadCluster."""
    fields = Fields(found, (), _CHIP_KEYS)
    return Chip(
        name,
        fields.quantity("memory", "bytes"),
        fields.quantity("memory_bandwidth", "bytes per second"),
        _rates(Fields(fields.found.get("flops"), ("flops",), (*ELEMENTS, *_AXES))),
        fields.texts("source"),
    )


def _rates(fields: Fields) -> tuple[tuple[str, float], ...]:
    rates = tuple((key, fields.quantity(key, "operations per second")) for key in fields.found)
    if "f32" not in fields.found:
        raise fields.fault("f32", 'missing key "f32"', "state at least the peak in f32")
    return rates


# --- clusters


_CLUSTER_KEYS = ("chip", "chips", "levels", "source")
_LEVEL_KEYS = (
    "name", "count", "topology", "bandwidth", "latency", "links", "shared", "through", "ingress",
    "rails", "graph", "shape", "wrap_at", "wrap_multiple", "scale",
)  # fmt: skip


def cluster_from(
    found: object, name: str, chip: Callable[[str, Path], Chip], sizes: Sizes = ()
) -> Cluster:
    """The cluster of a `plan.cluster` dictionary, its scalable counts replaced from the right.

    `chip` gives the chip of a name, or raises. Raises BadCluster.
    """
    fields = Fields(found, (), _CLUSTER_KEYS)
    given = fields.found.get("levels")
    if not isinstance(given, Sequence) or isinstance(given, str) or not given:
        raise fields.fault("levels", "expected a list of levels", "write levels = [{name = ..}]")
    raw = [Fields(one, ("levels", at), _LEVEL_KEYS) for at, one in enumerate(given)]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    counts = _counts(raw, sizes)
    levels = [
        level for one, count in zip(raw, counts, strict=True) for level in _levels(one, count)
    ]
    _check_names(raw, [level.name for level in levels])
    devices = prod(level.count for level in levels)
    if devices > MAX_DEVICES:
        message = f"the cluster has {devices} devices, more than {MAX_DEVICES}"
        raise fields.fault("levels", message, "make a level smaller")
    below = devices
    for one, level in zip(raw, levels, strict=False):
        _check_graph(one, level, below)
        below //= level.count
    return Cluster(name, tuple(levels), _chips(fields, devices, chip), fields.texts("source"))


def _counts(raw: Sequence[Fields], sizes: Sizes) -> list[Sizes]:
    """Per level its sizes (one, or those of a torus): as written, or as asked for."""
    written = [_written(one) for one in raw]
    scalable = [at for at, one in enumerate(raw) if one.flag("scale")]
    slots = [(at, dim) for at in scalable for dim in range(len(written[at]))]
    if len(sizes) > len(slots):
        shape = "x".join(str(written[at][dim]) for at, dim in slots) or "nothing"
        message = f"{len(sizes)} sizes, but the cluster scales in {len(slots)}"
        raise BadCluster(message, (SIZES, 0), f"its sizes are {shape}; leave some out")
    for number, ((at, dim), size) in enumerate(
        zip(slots[len(slots) - len(sizes) :], sizes, strict=True)
    ):
        if size < 1:
            raise BadCluster(f"a size must be at least 1, got {size}", (SIZES, number), "write 1")
        written[at] = (*written[at][:dim], size, *written[at][dim + 1 :])
    return written


def _written(one: Fields) -> Sizes:
    if one.text("topology") != TORUS:
        return (one.number("count"),)
    shape = one.found.get("shape")
    sizes = tuple(shape) if isinstance(shape, Sequence) and not isinstance(shape, str) else ()  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    if not 1 <= len(sizes) <= len(TORUS_DIMS) or not all(type(n) is int for n in sizes):
        raise one.fault("shape", "shape: expected one to four integers", "write shape = [4, 4, 4]")
    if min(sizes) < 1:
        message = f"shape: a size must be at least 1, got {min(sizes)}"
        raise one.fault("shape", message, "write shape = [4, 4, 4]")
    return sizes


def _levels(one: Fields, sizes: Sizes) -> list[Level]:
    """The level of a dictionary; a torus is a level per dim, each ring with links of its own."""
    topology, name = one.text("topology"), one.text("name")
    if topology == TORUS:
        return [
            _level(one, f"{name}.{dim}", size, RING if _wraps(one, size) else LINE, name)
            for dim, size in zip(TORUS_DIMS, sizes, strict=False)
        ]
    if topology not in TOPOLOGIES:
        known = [*TOPOLOGIES, TORUS]
        near = get_close_matches(topology, known, 1)
        help = f'did you mean "{near[0]}"?' if near else f"the topologies are {', '.join(known)}"
        raise one.fault("topology", f'unknown topology "{topology}"', help)
    return [_level(one, name, sizes[0], topology)]


def _wraps(one: Fields, size: int) -> bool:
    """Whether a dim of a torus is closed: at its full size, or at multiples of a cube's."""
    full, multiple = one.number("wrap_at", 1), one.number("wrap_multiple", 1)
    return size >= full and size % multiple == 0


def _level(one: Fields, name: str, count: int, topology: str, torus: str = "") -> Level:
    rate = "bytes per second"
    return Level(
        name,
        count,
        topology,
        one.quantity("bandwidth", rate),
        one.quantity("latency", "seconds", 0.0),
        one.number("links", 1),
        one.flag("shared"),
        one.flag("through"),
        one.quantity("ingress", rate, 0.0),
        one.number("rails", 1),
        _edges(one) if topology == GRAPH else (),
        torus,
    )


def _check_names(raw: Sequence[Fields], names: Sequence[str]) -> None:
    for one in raw:
        if names.count(one.text("name")) > 1:
            message = f'two levels are named "{one.text("name")}"'
            raise one.fault("name", message, "name each level once")


def _edges(one: Fields) -> Edges:
    edges: list[tuple[str, str, int]] = []
    for word in one.text("graph").split():
        match = _EDGE.match(word)
        if match is None or match[1] == match[3]:
            help = "write 0-1:2 for two links both ways, 0>1 for one way, s0 for a switch"
            raise one.fault("graph", f"graph: expected two ends, got {word[:40]!r}", help)
        links = int(match[4] or 1)
        edges.append((match[1], match[3], links))
        if match[2] == "-":
            edges.append((match[3], match[1], links))
    return tuple(edges)


def _check_graph(one: Fields, level: Level, devices: int) -> None:
    """Every device of an instance of a level is named in range and reached."""
    if level.topology != GRAPH:
        return
    names = {end for source, target, _ in level.edges for end in (source, target)}
    for name in sorted(names):
        if not name.startswith("s") and int(name) >= devices:
            message = f"graph: no device {name}, there are {devices}"
            raise one.fault("graph", message, f"devices are 0 to {devices - 1}")
    lone = _unreached(level.edges, level.count)
    if lone is not None:
        help = f"add a link of device {lone}, such as {lone}-{0 if lone else 1}"
        raise one.fault("graph", f"graph: device {lone} is not connected to device 0", help)


def _unreached(edges: Edges, count: int) -> int | None:
    """A unit that cannot be reached from the first one, over links of either direction."""
    if any(not end.startswith("s") and int(end) >= count for edge in edges for end in edge[:2]):
        return None  # ends are devices of several levels: the levels below join them
    reached, waiting = {"0"}, ["0"]
    while waiting:
        here = waiting.pop()
        for source, target, _ in edges:
            other = target if source == here else source if target == here else here
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    return next((unit for unit in range(count) if str(unit) not in reached), None)


# --- the chips of a cluster


def _chips(
    fields: Fields, devices: int, chip: Callable[[str, Path], Chip]
) -> tuple[tuple[Chip, int], ...]:
    if "chips" not in fields.found:
        return ((chip(fields.text("chip"), ("chip",)), devices),)
    found = fields.found["chips"]
    if not isinstance(found, Sequence) or isinstance(found, str) or not found:
        message = "chips: expected a list"
        raise fields.fault("chips", message, "write chips = [{chip = ..., count = ...}]")
    runs: list[tuple[Chip, int]] = []
    for at, one in enumerate(found):  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
        run = Fields(one, ("chips", at), ("chip", "count"))
        runs.append((chip(run.text("chip"), (*run.path, "chip")), run.number("count")))
    total = sum(count for _, count in runs)
    if devices % total:
        message = f"chips: {total} devices are listed, the levels have {devices}"
        raise fields.fault("chips", message, f"make the counts add up to {devices}, or divide it")
    return tuple(runs) * (devices // total)
