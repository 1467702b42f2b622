"""The state space of reductions: holdings of devices, and the legal instructions.

What a device holds is one number with a bit per chunk and contributor, and how often its chunks
were cut by each digit, which tells their number apart where radices are equal. Such holdings are
interned: a state is a tuple with the number of a holding per device. Groups look alike in many
states, so what a collective does to one is remembered by the holdings of its members.

The rules are those of `spec.sharding_rules.reductions`, for any radices. Programs are searched on
the smallest devices that show every program, of radix 2 (`skeleton`): larger radices allow the same
programs, but for a few that are longer than five and cut a gathered run of chunks anew, see
`is_legal`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from math import prod
from operator import itemgetter
from typing import NamedTuple

from shardwright.spec.placement import Groups
from shardwright.spec.sharding_rules.reductions import (
    Collective,
    Grouping,
    Instruction,
    Kind,
    Program,
    Step,
    groupings,
    groups,
)

State = tuple[int, ...]
Cuts = tuple[int, ...]

# Collectives by number, sets of them as bits.
_COLLECTIVES = tuple(Collective)
_AR, _RS, _RD, _AG, _BC = map(_COLLECTIVES.index, (
    Collective.ALL_REDUCE, Collective.REDUCE_SCATTER, Collective.REDUCE,
    Collective.ALL_GATHER, Collective.BROADCAST,
))  # fmt: skip
_ALL = (1 << len(_COLLECTIVES)) - 1

# What a collective makes of a group: bits of those that are legal, the new holdings for each.
_Results = tuple[int, tuple[State, ...]]
_ILLEGAL: _Results = (0, ())


class Setting(NamedTuple):
    """Devices of one or more reductions, each of `chunks` devices, and how they may be grouped.

    `contributors`: per device, its number in its own reduction.
    """

    chunks: int
    contributors: tuple[int, ...]
    digits: int
    groups: dict[Grouping, Groups]


class Edge(NamedTuple):
    """A legal instruction and the state behind it."""

    instruction: Instruction
    state: State


class Space:
    """All states of a setting, as far as they were asked for."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.words = _Words(setting.chunks)
        self._numbers: dict[tuple[int, Cuts], int] = {}
        self.held: list[int] = []
        self.cuts: list[Cuts] = []
        self._rows: list[int] = []
        uncut = (0,) * setting.digits
        self.empty = self._number(0, ())  # equal to no other in how it was cut
        own = [self._number(self.words.low << one, uncut) for one in setting.contributors]
        self.start: State = tuple(own)
        self.goal: State = (self._number(self.words.full, uncut),) * len(own)
        known: dict[tuple[int, int], dict[State, _Results]] = {}
        self._shapes = {
            grouping: _Shape(grouping, found, known.setdefault(grouping[:2], {}))
            for grouping, found in setting.groups.items()
        }
        self._edges: dict[State, tuple[Edge, ...]] = {self.goal: ()}

    def edges(self, state: State) -> tuple[Edge, ...]:
        """All legal instructions; none in the goal."""
        found = self._edges.get(state)
        if found is None:
            moves = [self._moves(state, shape) for shape in self._shapes.values()]
            found = self._edges[state] = tuple(chain.from_iterable(moves))
        return found

    def after(self, state: State, instruction: Instruction) -> State | None:
        """The state behind an instruction; None where it is not legal."""
        if state == self.goal:
            return None
        moves = self._moves(state, self._shapes[instruction.grouping])
        found = [edge.state for edge in moves if edge.instruction == instruction]
        return found[0] if found else None

    def step(self, state: State, instruction: Instruction) -> Step:
        """An instruction as it stands behind a state, for a setting of radices 2."""
        away = _outside(instruction.grouping, self.setting.digits)
        return Step(instruction, tuple(map(Kind, away, self.shares(state, instruction.grouping))))

    def shares(self, state: State, grouping: Grouping) -> tuple[Cuts, ...]:
        """Per group how often what its first member holds was cut."""
        return tuple([self.cuts[state[group[0]]] for group in self.setting.groups[grouping]])

    def content(self, state: State) -> tuple[tuple[tuple[int, ...], Cuts], ...]:
        """Per device: contributors of each chunk as bits, how often it was cut by each digit."""
        found = [(self.held[number], self.cuts[number]) for number in state]
        return tuple((self.words.split(held), cuts) for held, cuts in found)

    def _number(self, held: int, cuts: Cuts) -> int:
        # Holdings of equal size may stem from cuts on different levels (decision 0018).
        number = self._numbers.get((held, cuts))
        if number is None:
            number = self._numbers[held, cuts] = len(self.held)
            self.held.append(held)
            self.cuts.append(cuts)
            self._rows.append(self.words.rows(held))
        return number

    def _moves(self, state: State, shape: _Shape) -> Iterator[Edge]:
        """Legal instructions of one grouping."""
        legal, results = _ALL, list[tuple[State, ...]]()
        for pick in shape.picks:
            members = pick(state)
            known = shape.known.get(members)
            if known is None:
                known = shape.known[members] = self._results(members, shape.grouping)
            legal &= known[0]
            if not legal:
                return
            results.append(known[1])
        for code, instruction in enumerate(shape.instructions):
            if legal >> code & 1:
                yield Edge(instruction, shape.put(state, results, code))

    def _results(self, members: State, grouping: Grouping) -> _Results:
        """The result of each collective on a group with these holdings."""
        root, others = members[0], members[1:]
        rows, cuts, held = self._rows, self.cuts, self.held
        if not rows[root]:
            return _ILLEGAL
        found: list[State] = [()] * len(_COLLECTIVES)
        legal = 1 << _BC
        for one in others:
            if one == root or held[one] & ~held[root]:
                legal = 0
                break
        found[_BC] = (root,) * len(members)
        alike = True
        for one in others:
            if cuts[one] != cuts[root]:
                return legal, tuple(found)
            alike = alike and rows[one] == rows[root]
        more = self._sums if alike else self._gathered
        return legal | more(members, grouping, found), tuple(found)

    def _sums(self, members: State, grouping: Grouping, found: list[State]) -> int:
        root, total = members[0], 0
        for one in members:
            if total & self.held[one]:
                return 0
            total |= self.held[one]
        cuts, rows, count = self.cuts[root], self._rows[root], len(members)
        summed = self._number(total, cuts)
        found[_AR] = (summed,) * count
        found[_RD] = (summed, *[self.empty] * (count - 1))
        if rows.bit_count() % count:
            return 1 << _AR | 1 << _RD
        after = _changed(cuts, grouping, 1)
        runs = self.words.runs(rows, count)
        found[_RS] = tuple([self._number(total & run, after) for run in runs])
        return 1 << _AR | 1 << _RD | 1 << _RS

    def _gathered(self, members: State, grouping: Grouping, found: list[State]) -> int:
        rows = total = 0
        for one in members:
            if rows & self._rows[one]:
                return 0
            rows |= self._rows[one]
            total |= self.held[one]
        after = _changed(self.cuts[members[0]], grouping, -1)
        found[_AG] = (self._number(total, after),) * len(members)
        return 1 << _AG


class _Shape:
    """A grouping: how to read its groups off a state and to write them back."""

    def __init__(self, grouping: Grouping, found: Groups, known: dict[State, _Results]) -> None:
        self.grouping = grouping
        self.instructions = tuple(Instruction(one, grouping) for one in _COLLECTIVES)
        self.picks: list[Callable[[State], State]] = [itemgetter(*group) for group in found]
        self.known = known  # by holdings of a group; the same for all groupings of a range
        self._groups = found

    def put(self, state: State, results: list[tuple[State, ...]], code: int) -> State:
        after = list(state)
        for group, result in zip(self._groups, results, strict=True):
            for device, number in zip(group, result[code], strict=True):
                after[device] = number
        return tuple(after)


class _Words:
    """Numbers with a bit for each chunk (major) and contributor."""

    def __init__(self, chunks: int) -> None:
        self.chunks = chunks
        self.full = (1 << chunks * chunks) - 1
        self.low = self.full // ((1 << chunks) - 1)  # the lowest bit of each chunk
        self._row = (1 << chunks) - 1
        self._below = self.low * (self._row >> 1)  # all but the highest bit of each chunk

    def rows(self, held: int) -> int:
        """The lowest bit of each chunk that has any contributor."""
        return (((held & self._below) + self._below | held) >> self.chunks - 1) & self.low

    def runs(self, rows: int, count: int) -> Iterator[int]:
        """Equal runs of the chunks, ascending, all their bits set."""
        length = rows.bit_count() // count
        for _ in range(count):
            run = 0
            for _ in range(length):
                lowest = rows & -rows
                run |= lowest
                rows ^= lowest
            yield run * self._row

    def split(self, held: int) -> tuple[int, ...]:
        """Contributors of each chunk."""
        return tuple([held >> chunk * self.chunks & self._row for chunk in range(self.chunks)])


def _changed(cuts: Cuts, grouping: Grouping, change: int) -> Cuts:
    inside = range(grouping.first, grouping.end)
    return tuple([one + change if digit in inside else one for digit, one in enumerate(cuts)])


@lru_cache(maxsize=256)
def _outside(grouping: Grouping, digits: int) -> tuple[tuple[bool, ...], ...]:
    """Per group of a skeleton which digits are not 0, those of the range taken as 0."""
    roots = [group[0] for group in groups(grouping, (2,) * digits)]
    return tuple(
        tuple(bool(root >> digits - 1 - digit & 1) for digit in range(digits)) for root in roots
    )


def setting_of(radices: Sequence[int]) -> Setting:
    """One reduction over all devices of a hierarchy; levels of one device are left out."""
    found = tuple(radix for radix in radices if radix > 1)
    devices = prod(found)
    listed = {grouping: groups(grouping, found) for grouping in groupings(len(found))}
    return Setting(devices, tuple(range(devices)), len(found), listed)


@lru_cache(maxsize=8)
def skeleton(levels: int) -> Space:
    """The space of a hierarchy with so many levels of two or more devices each."""
    return Space(setting_of((2,) * levels))


def is_legal(program: Program, radices: Sequence[int]) -> bool:
    """True if a program reduces on devices of just these radices, each above 1.

    Takes time with the cube of their product.
    """
    space = Space(setting_of(radices))
    state: State | None = space.start
    for instruction in program:
        state = space.after(state, instruction)
        if state is None:
            return False
    return state == space.goal
