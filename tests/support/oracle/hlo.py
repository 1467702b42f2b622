"""Reads the collectives out of optimised HLO text: groups, bytes on the wire, trip counts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import prod

_BITS = {
    "pred": 8, "s4": 4, "u4": 4, "s8": 8, "u8": 8, "s16": 16, "u16": 16, "s32": 32, "u32": 32,
    "s64": 64, "u64": 64, "f16": 16, "bf16": 16, "f32": 32, "f64": 64, "c64": 64, "c128": 128,
}  # fmt: skip

_KINDS = (
    "all-reduce", "all-gather", "reduce-scatter", "ragged-all-to-all", "all-to-all",
    "collective-permute",
)  # fmt: skip
_OP = re.compile(
    rf"^\s*(?:ROOT )?%?(?P<name>[\w.-]+) = (?P<type>\(.*?\)|\S+) (?P<kind>{'|'.join(_KINDS)})"
    r"(?P<start>-start)?\("
)
_COMPUTATION = re.compile(r"^(?P<entry>ENTRY )?%?(?P<name>[\w.-]+) \(.*\) -> .*\{\s*$")
_CALLS = re.compile(
    r"(body|condition|calls|to_apply|true_computation|false_computation)=%?([\w.-]+)"
)
_BRANCHES = re.compile(r"branch_computations=\{([^}]*)\}")
_TRIPS = re.compile(r'known_trip_count":\{"n":"(\d+)"')
_ARRAY = re.compile(r"(\w+)\[([\d,]*)\]")
_IOTA_GROUPS = re.compile(r"replica_groups=\[(\d+(?:,\d+)*)\]<=")
_MESH_GROUPS = re.compile(r"replica_groups=mesh\[([^\]]*)\]\s*\{([^}]*)\}")
_LIST_GROUPS = re.compile(r"replica_groups=\{(\{[\d,]*\}(?:,\{[\d,]*\})*)?\}")


@dataclass(frozen=True, slots=True)
class Collective:
    """One collective instruction; `times`: how often it runs, as far as trip counts are known."""

    kind: str
    bytes: int  # of the results on one device
    group: int  # devices that take part together
    times: int
    name: str = field(default="", compare=False)
    body: str = field(default="", compare=False)  # the computation that holds it

    @property
    def wire_bytes(self) -> float:
        """Bytes a device sends in one run, by ring algorithms."""
        share = (self.group - 1) / self.group
        if self.kind == "all-reduce":
            return 2 * share * self.bytes
        if self.kind == "reduce-scatter":
            return share * self.bytes * self.group  # its operand is what travels
        if self.kind == "collective-permute":
            return float(self.bytes)
        return share * self.bytes


def collectives(text: str, devices: int) -> list[Collective]:
    """All collectives that run from ENTRY, in text order per computation, bodies after their
    callers.
    """
    bodies, entry = computations(text)
    found: list[Collective] = []
    waiting = [(entry, 1)]
    while waiting:
        name, times = waiting.pop()
        for line in bodies.get(name, ()):
            if (one := _collective(line, devices, times, name)) is not None:
                found.append(one)
            else:
                waiting += [(callee, times * _trips(line)) for callee in _callees(line)]
    return found


def executions(text: str, kind: str) -> int:
    """Number of executions of instructions of a kind: loops multiplied out, fusions looked into."""
    bodies, entry = computations(text)
    found, waiting = 0, [(entry, 1)]
    while waiting:
        name, times = waiting.pop()
        for line in bodies.get(name, ()):
            found += times * (f" {kind}(" in line)
            waiting += [(callee, times * _trips(line)) for callee in _callees(line)]
    return found


def computations(text: str) -> tuple[dict[str, list[str]], str]:
    """The lines of each computation, and the name of the first to run."""
    bodies: dict[str, list[str]] = {}
    entry, current = "", ""
    for line in text.splitlines():
        head = _COMPUTATION.match(line)
        if head and not line.startswith(" "):
            current = head["name"]
            entry = current if head["entry"] else entry
            bodies[current] = []
        elif line.startswith("}"):
            current = ""
        elif current:
            bodies[current].append(line)
    return bodies, entry


def _callees(line: str) -> Iterator[str]:
    for _, name in _CALLS.findall(line):
        yield name
    for names in _BRANCHES.findall(line):
        for name in names.split(","):
            yield name.strip().lstrip("%")


def _trips(line: str) -> int:
    found = _TRIPS.search(line)
    return int(found[1]) if found and " while(" in line else 1


def _collective(line: str, devices: int, times: int, body: str) -> Collective | None:
    head = _OP.match(line)
    if head is None:
        return None
    arrays = [byte_size(*parts) for parts in _ARRAY.findall(head["type"])]
    if head["start"] and len(arrays) > 1:
        arrays = arrays[len(arrays) // 2 :]  # a start's type lists its operands first
    if head["start"] and head["kind"] == "collective-permute":
        arrays = arrays[:1]  # followed by context values
    group = _group(line, devices)
    return Collective(head["kind"], sum(arrays), group, times, head["name"], body)


def byte_size(element: str, dims: str) -> int:
    """Bytes of an array, from the two parts of its type `f32[2,3]`."""
    count = prod(int(size) for size in dims.split(",") if size)
    return (count * _BITS.get(element, 0) + 7) // 8


def _group(line: str, devices: int) -> int:
    """Devices per group, from any of the four ways to write groups."""
    if found := _IOTA_GROUPS.search(line):
        return int(found[1].split(",")[-1])
    if found := _MESH_GROUPS.search(line):
        return _mesh_group(found[1], found[2])
    found = _LIST_GROUPS.search(line)
    if found is None or not found[1]:
        return devices
    return len(found[1].split("}")[0].strip("{").split(","))


def _mesh_group(mesh: str, axes: str) -> int:
    """`'a'=2,'b'=4` and `'b'`, or `'b':(1)2`."""
    sizes = {name: int(size) for name, size in re.findall(r"'([^']*)'=(\d+)", mesh)}
    total = 1
    for name, part in re.findall(r"'([^']*)'(?::\(\d+\)(\d+))?", axes):
        total *= int(part) if part else sizes[name]
    return total
