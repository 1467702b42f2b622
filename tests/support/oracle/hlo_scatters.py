"""Bytes that XLA would move with a reduce-scatter for each all-reduce that is only sliced.

XLA's CPU backend forms none. An all-reduce counts as one when every use of its result, through
copies and inside fusions, is a dynamic-slice; where slices keep more than a group's share, the rest
of the reduction stays an all-reduce.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from shardwright.testing.oracle.hlo import byte_size, collectives, computations

_INSTRUCTION = re.compile(
    r"^\s*(?P<root>ROOT )?%?(?P<name>[\w.-]+) = (?P<type>\(.*?\)|\S+) (?P<kind>[\w-]+)\("
    r"(?P<operands>[^)]*)\)(?P<rest>.*)$"
)
_ARRAY = re.compile(r"(\w+)\[([\d,]*)\]")
_SAME = frozenset(("bitcast", "copy", "reshape", "transpose"))  # hold the same elements


@dataclass(frozen=True, slots=True)
class Instruction:
    """One line of a computation."""

    name: str
    type: str
    kind: str
    operands: tuple[str, ...]
    rest: str
    is_root: bool

    @property
    def bytes(self) -> int:
        return sum(byte_size(*parts) for parts in _ARRAY.findall(self.type))

    @property
    def callee(self) -> str:
        found = re.search(r"calls=%?([\w.-]+)", self.rest)
        return found[1] if found else ""


@dataclass
class Program:
    """The computations of a module, with the users of each value."""

    bodies: dict[str, dict[str, Instruction]]
    users: dict[tuple[str, str], list[Instruction]] = field(
        default_factory=dict[tuple[str, str], list[Instruction]]
    )

    def kept(self, body: str, value: Instruction) -> float:
        """The largest part of a value that some user looks at; 1 unless all users slice."""
        found = self.users.get((body, value.name), [])
        if value.is_root or not found:
            return 1.0
        return max(self._kept_by(body, value, user) for user in found)

    def _kept_by(self, body: str, value: Instruction, user: Instruction) -> float:
        positions = [k for k, name in enumerate(user.operands) if name == value.name]
        if user.kind == "dynamic-slice" and positions == [0]:
            return user.bytes / value.bytes
        if user.kind in _SAME:
            return self.kept(body, user)
        if user.kind != "fusion":
            return 1.0
        inner = self.bodies[user.callee].values()
        numbers = {f"{k}" for k in positions}
        entered = [i for i in inner if i.kind == "parameter" and i.operands[0] in numbers]
        return max(self.kept(user.callee, parameter) for parameter in entered)


def program(text: str) -> Program:
    """The instructions of optimised HLO text."""
    found = Program({})
    for body, lines in computations(text)[0].items():
        found.bodies[body] = instructions = dict[str, Instruction]()
        for line in lines:
            match = _INSTRUCTION.match(line)
            if match is None:
                continue
            operands = tuple(re.findall(r"%?([\w.-]+)\s*(?:,|$)", _plain(match["operands"])))
            name, is_root = match["name"], bool(match["root"])
            one = Instruction(name, match["type"], match["kind"], operands, match["rest"], is_root)
            instructions[name] = one
            for operand in dict.fromkeys(operands):
                found.users.setdefault((body, operand), []).append(one)
    return found


def _plain(operands: str) -> str:
    return re.sub(r"/\*.*?\*/", "", operands)


def scattered_wire_bytes(text: str, devices: int) -> float:
    """Bytes each device sends, ring algorithms, all-reduces with sliced results scattered."""
    parts, sent = program(text), 0.0
    for one in collectives(text, devices):
        sent += one.times * one.wire_bytes
        if one.kind == "all-reduce":
            sent -= one.times * sum(
                _saved(value.bytes, one.group, parts.kept(one.body, value))
                for value in _values(parts, one.body, one.name)
            )
    return sent


def _values(parts: Program, body: str, name: str) -> list[Instruction]:
    """The arrays that an all-reduce gives: itself, or the elements taken from its tuple."""
    made = parts.bodies[body][name]
    if not made.type.startswith("("):
        return [made]
    users = parts.users.get((body, name), [])
    return [user for user in users if user.kind == "get-tuple-element"]


def _saved(size: int, group: int, kept: float) -> float:
    """The bytes saved by a reduce_scatter to the part that is kept, in place of an all_reduce."""
    cut = min(group, round(1 / kept)) if kept else group
    if cut <= 1 or group % cut:
        return 0.0
    rest = group // cut
    scatter = size * (cut - 1) / cut
    reduce = 2 * size / cut * (rest - 1) / rest
    return 2 * size * (group - 1) / group - scatter - reduce
