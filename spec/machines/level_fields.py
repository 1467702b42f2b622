"""Builds levels from the dictionaries that describe them: switches, rings, tori, graphs.

`language.md` explains the fields. A torus is a level per dim.
"""

from __future__ import annotations

import re

from shardwright.spec.cluster import GRAPH, LINE, LINKS, RING, SWITCH, TOPOLOGIES, Edges, Level
from shardwright.spec.machines.described import BadCluster, Fields, Path, choose
from shardwright.spec.machines.error_bars import ERRORS, error_bars

Sizes = tuple[int, ...]
MAX_UNITS = 256  # of a graph: its messages are routed one by one
TORUS, TORUS_DIMS = "torus", "xyzw"

_COMMON = ("name", "topology", "bandwidth", "latency", "links", "link", "scale", ERRORS)
# Keys that only some topologies have.
_OWN = {
    SWITCH: ("count", "shared", "through", "ingress", "rails"),
    GRAPH: ("count", "graph"),
    TORUS: ("shape", "wrap", "wrap_at", "wrap_multiple"),
}
_OTHERS = ("count", "shared", "through")
KEYS = tuple(dict.fromkeys([*_COMMON, *(key for own in _OWN.values() for key in own)]))

_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_-]{0,63}\Z")
_EDGE = re.compile(r"(s?[0-9]{1,6})([->])(s?[0-9]{1,6})(?::([0-9]{1,6}))?\Z")


def level_fields(found: object, path: Path) -> Fields:
    """A level's dictionary with name, topology and keys checked. Raises BadCluster."""
    one = Fields(found, path, KEYS)
    topology, name = one.text("topology"), one.text("name")
    if topology not in (*TOPOLOGIES, TORUS):
        help = choose(topology, [*TOPOLOGIES, TORUS], "the topologies")
        raise one.fault("topology", f'unknown topology "{topology}"', help)
    if not _NAME.match(name):
        help = "write a word of letters, digits, _ and -"
        raise one.fault("name", f'name: expected a word, got "{name[:40]}"', help)
    legal = (*_COMMON, *_OWN.get(topology, _OTHERS))
    for key in one.found:
        if key not in legal:
            message = f'a {topology} has no key "{key}"'
            raise one.fault(key, message, f"its keys are {', '.join(legal)}")
    return one


def written_sizes(one: Fields) -> Sizes:
    """The count of a level, or the shape of a torus."""
    if one.text("topology") != TORUS:
        return (one.number("count"),)
    shape = one.items("shape", "a list of integers")
    sizes = [n for n in shape if isinstance(n, int) and not isinstance(n, bool)]
    if not 1 <= len(shape) <= len(TORUS_DIMS) or len(sizes) != len(shape):
        raise one.fault("shape", "shape: expected one to four integers", "write shape = [4, 4, 4]")
    if min(sizes) < 1:
        message = f"shape: a size must be at least 1, got {min(sizes)}"
        raise one.fault("shape", message, "write shape = [4, 4, 4]")
    return tuple(sizes)


def levels_of(one: Fields, sizes: Sizes) -> list[Level]:
    """The level of a dictionary; a torus is a level per dim, each ring with links of its own."""
    name, topology = one.text("name"), one.text("topology")
    if topology != TORUS:
        return [_level(one, name, sizes[0], topology)]
    return [
        _level(one, f"{name}.{dim}", size, RING if is_ring else LINE, name)
        for dim, size, is_ring in zip(TORUS_DIMS, sizes, _wraps(one, sizes), strict=False)
    ]


def _wraps(one: Fields, sizes: Sizes) -> list[bool]:
    """The closed dims of a torus: as listed, those of full size, all if made of cubes."""
    if "wrap" in one.found:
        listed = one.items("wrap", "a list of true and false")
        wraps = [item for item in listed if isinstance(item, bool)]
        if len(listed) != len(sizes) or len(wraps) != len(listed):
            message = f"wrap: expected true or false for each of {len(sizes)} dims"
            raise one.fault("wrap", message, "write wrap = [true, false] for a shape of two dims")
        return wraps
    full, cube = one.number("wrap_at", 1), one.number("wrap_multiple", 1)
    is_of_cubes = all(size % cube == 0 for size in sizes)
    return [size >= full and is_of_cubes for size in sizes]


def _level(one: Fields, name: str, count: int, topology: str, torus: str = "") -> Level:
    rate = "bytes per second"
    is_shared, rails = one.flag("shared"), one.number("rails", 1)
    if is_shared and rails > 1:
        help = "leave out shared, or rails"
        raise one.fault("rails", "rails are of devices with links of their own", help)
    return Level(
        name,
        count,
        topology,
        one.quantity("bandwidth", rate),
        one.quantity("latency", "seconds", 0.0),
        one.number("links", 1),
        is_shared,
        one.flag("through"),
        one.quantity("ingress", rate, 0.0),
        rails,
        _edges(one) if topology == GRAPH else (),
        torus,
        one.word("link", LINKS),
        error_bars(one, ("bandwidth", "latency")),
    )


def _edges(one: Fields) -> Edges:
    edges: list[tuple[str, str, int]] = []
    for word in one.text("graph").split():
        match = _EDGE.match(word)
        if match is None or match[1] == match[3] or match[4] == "0":
            help = "write 0-1:2 for two links both ways, 0>1 for one way, s0 for a switch"
            raise one.fault("graph", f'graph: expected a link, got "{word[:40]}"', help)
        source, target, links = _end(match[1]), _end(match[3]), int(match[4] or 1)
        edges.append((source, target, links))
        if match[2] == "-":
            edges.append((target, source, links))
    return tuple(edges)


def _end(text: str) -> str:
    """An end without leading zeros."""
    return f"s{int(text[1:])}" if text.startswith("s") else str(int(text))


def check_ends(one: Fields, level: Level, devices: int) -> None:
    """A graph joins units, and every device it names is below an instance of its level."""
    if level.count < 2:
        raise one.fault("count", "count of a graph must be at least 2", "leave the level out")
    if level.count > MAX_UNITS:
        message = f"count of a graph must be at most {MAX_UNITS}, got {level.count}"
        raise one.fault("count", message, "describe it by rings, tori and switches")
    for edge in level.edges:
        for end in edge[:2]:
            if not end.startswith("s") and int(end) >= devices:
                message = f"graph: no device {end}, there are {devices}"
                raise one.fault("graph", message, f"devices are 0 to {devices - 1}")


def lone_device(one: Fields, lone: int, others: int) -> BadCluster:
    """The message for a device that the others do not reach, or that does not reach them."""
    other = 0 if lone else min(1, others - 1)
    message = f"graph: device {lone} is not connected to device {other} both ways"
    return one.fault("graph", message, f"add a link of device {lone}, such as {lone}-{other}")
