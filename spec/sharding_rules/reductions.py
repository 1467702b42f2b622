"""Reduction programs over a hierarchy of devices: their instructions, groups and volumes.

The devices of one reduction are numbered by digits, outermost level first. A *grouping* lets the
digits of a range vary: devices that agree on all others form one group. A *rooted* grouping keeps
only groups whose digits behind the range are 0. With L digits there are L^2 groupings:

    IG(i)     inside group      digits i .. L-1 vary
    P(i, e)   in parallel       digits e .. i-1 vary, any others
    M(i, e)   between masters   digits e .. i-1 vary, those behind are 0

An instruction is a collective in all groups of a grouping at once. A device holds, for each chunk
of the data (as many as devices), the sum over a set of contributors, or nothing. Legal is:

    AR  all-reduce      members hold the same chunks, each with disjoint contributors -> the sums
    RS  reduce-scatter  likewise -> member j keeps the j-th of equal runs of the chunks held
    Rd  reduce          likewise -> the first member keeps the sums, the others nothing
    AG  all-gather      members hold equally many chunks, none in common -> all of them
    Bc  broadcast       the first member holds something; each other holds less, nothing else -> it

in *every* group. A program starts where each device holds its own contribution to every chunk, and
ends where each holds every sum. Distinct sequences are distinct programs.

Source: Xie et al., MLSys 2022, arXiv 2110.10548 (slices, forms); side conditions are ours.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum
from itertools import product
from math import prod
from typing import NamedTuple

from shardwright.spec.placement import (
    Digit,
    Groups,
    Matrix,
    digits,
    reduced_levels,
    reduction_groups,
)


class Collective(Enum):
    """The collectives, by their short names."""

    ALL_REDUCE = "AR"
    REDUCE_SCATTER = "RS"
    REDUCE = "Rd"
    ALL_GATHER = "AG"
    BROADCAST = "Bc"


class Grouping(NamedTuple):
    """Digits `first` .. `end` - 1 vary; `rooted`: the digits from `end` on are 0."""

    first: int
    end: int
    rooted: bool = False


class Instruction(NamedTuple):
    """A collective in all groups of a grouping."""

    collective: Collective
    grouping: Grouping


Program = tuple[Instruction, ...]


class Kind(NamedTuple):
    """Groups of a grouping that hold the same share of the data.

    `away`: per digit outside the range whether it is any but 0. `cuts`: how often what a member
    holds was cut by each digit; a broadcast counts what the first member holds.
    """

    away: tuple[bool, ...]
    cuts: tuple[int, ...]


class Step(NamedTuple):
    """An instruction where it stands in a program: what its groups hold when it begins."""

    instruction: Instruction
    kinds: tuple[Kind, ...]


def groupings(levels: int) -> tuple[Grouping, ...]:
    """All groupings of a hierarchy with so many digits."""
    return tuple(
        Grouping(first, end, rooted)
        for first in range(levels)
        for end in range(first + 1, levels + 1)
        for rooted in ((False, True) if end < levels else (False,))
    )


def instructions(levels: int) -> tuple[Instruction, ...]:
    """Every collective in every grouping."""
    return tuple(Instruction(one, found) for found in groupings(levels) for one in Collective)


def groups(grouping: Grouping, radices: Sequence[int]) -> Groups:
    """Devices of each group, ascending, the root first; groups by their root."""
    places = [prod(radices[digit + 1 :]) for digit in range(len(radices))]
    inside = range(grouping.first, grouping.end)
    free = [
        range(1 if digit in inside or (grouping.rooted and digit >= grouping.end) else radix)
        for digit, radix in enumerate(radices)
    ]
    members = _sums([range(radices[digit]) for digit in inside], [places[d] for d in inside])
    return tuple(tuple(root + member for member in members) for root in _sums(free, places))


def placed_groups(grouping: Grouping, matrix: Matrix, over: Collection[int]) -> Groups:
    """Device ids of the groups under a placement, in each of its reductions; roots first."""
    radices = [size for size in reduced_levels(matrix, over) if size > 1]
    inside = groups(grouping, radices)
    return tuple(
        tuple(reduction[member] for member in group)
        for reduction in reduction_groups(matrix, over)
        for group in inside
    )


def placed_digits(grouping: Grouping, matrix: Matrix, over: Collection[int]) -> tuple[Digit, ...]:
    """Parts of mesh axes along which the members of a group lie, major to minor."""
    levels = [level for level, size in enumerate(reduced_levels(matrix, over)) if size > 1]
    inside = levels[grouping.first : grouping.end]
    return tuple(one for one in digits(matrix) if one.level in inside and one.axis in over)


def _sums(choices: Sequence[range], places: Sequence[int]) -> list[int]:
    return [
        sum(digit * place for digit, place in zip(found, places, strict=True))
        for found in product(*choices)
    ]


def grouping_name(grouping: Grouping, levels: int) -> str:
    """`IG1`, `P(2,0)`, `M(2,0)`; `P` and `M` alone where two levels leave no choice."""
    if grouping.end == levels:
        return f"IG{grouping.first}"
    name = "M" if grouping.rooted else "P"
    return name if levels == 2 else f"{name}({grouping.end},{grouping.first})"


def instruction_name(instruction: Instruction, levels: int) -> str:
    """`RS·IG1`."""
    return f"{instruction.collective.value}·{grouping_name(instruction.grouping, levels)}"


def program_text(program: Program, levels: int) -> str:
    """`RS·IG1 AR·P AG·IG1`."""
    return " ".join(instruction_name(one, levels) for one in program)


def volume(collective: Collective, members: int, held: float) -> float:
    """The bytes that each member sends in a ring (rooted collectives: in a chain of many chunks).

    `held`: what a member holds before, of a broadcast what the root holds; in any unit.
    """
    share = (members - 1) / members
    match collective:
        case Collective.ALL_REDUCE:
            return 2 * share * held
        case Collective.REDUCE_SCATTER:
            return share * held
        case Collective.ALL_GATHER:
            return (members - 1) * held
        case Collective.REDUCE | Collective.BROADCAST:
            return held
