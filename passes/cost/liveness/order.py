"""Execution order of the nodes of a frame, and the reordering that some compilers add."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import NamedTuple

from shardwright.passes.cost.liveness.frame import Frame, Held
from shardwright.passes.cost.liveness.materialized import Fused

Step = tuple[int, ...]  # nodes that run at once; ~a: argument a is copied
ALONE = -1  # the group of a move that is taken by itself


@dataclass(frozen=True, slots=True)
class Order:
    """A compiler's treatment of a program.

    fuses    pointwise chains are computed element by element
    breadth  ops run first come, first served, instead of in text order
    joins    all-reduces of the same groups that do not wait for one another are one op
    copies   what is overwritten by an op that need not wait for all its readers is copied as soon
             as it is there
    lowers   equal ops are one, operands lie as the kernels of libraries want them, and these take
             neighbours in (`lowered_frame.py`, `library_kernels.py`)
    eager    every op is a line that has memory of its own (`eager_frame.py`)
    native   element types of fewer than 32 bits that products are computed in
    """

    fuses: bool = True
    breadth: bool = False
    joins: bool = False
    copies: bool = False
    lowers: bool = False
    eager: bool = False
    native: frozenset[str] = frozenset()


TEXT = Order()
# XLA on CPU devices: it plans for many threads, and inserts copies before it knows the order.
TORCH = Order(eager=True)  # line by line
XLA_CPU = Order(breadth=True, joins=True, copies=True, lowers=True)


def schedule(
    frame: Frame, held: Fused, homed: Mapping[int, int], order: Order
) -> tuple[Sequence[Step], frozenset[int]]:
    """Steps, and the arguments that are copied first. `homed`: argument by the store over it."""
    running = [node for node, runs in enumerate(held.runs) if runs]
    if not (order.breadth or order.joins or order.copies):
        return [(node,) for node in running], frozenset()
    graph = _Graph(frame, held, running)
    if order.joins:
        graph.join()
    copied = graph.overwritten(homed) if order.copies else frozenset[int]()
    steps = graph.breadth_first() if order.breadth else graph.text_order()
    return [*((~argument,) for argument in sorted(copied)), *steps], copied


class _Graph:
    """Running nodes and which of them wait for which; joined ones are one."""

    def __init__(self, frame: Frame, held: Fused, running: list[int]) -> None:
        self.frame, self.held, self.running = frame, held, running
        self.leader = {node: node for node in running}
        self.before: dict[int, tuple[int, ...]] = {}
        self.readers: dict[int, list[int]] = {}  # by store from outside
        roots: list[tuple[int, ...]] = [()] * len(frame.sizes)  # nodes that a value is made of
        outer: list[tuple[int, ...]] = [()] * len(frame.sizes)  # stores from outside likewise
        for number in [*frame.args, *(number for _, number in frame.captured)]:
            outer[number] = (held.store[number],)
        for node, runs in enumerate(held.runs):
            ins = frame.ins[node]
            if len(ins) == 1:
                needs, given = roots[ins[0]], outer[ins[0]]
            else:
                needs = tuple(dict.fromkeys([n for v in ins for n in roots[v]]))
                given = tuple(dict.fromkeys([s for v in ins for s in outer[v]]))
            if runs:
                self.before[node] = needs
                for store in given:
                    self.readers.setdefault(store, []).append(node)
                needs, given = (node,), ()
            for out in frame.outs[node]:
                roots[out], outer[out] = needs, given

    def join(self) -> None:
        """Take all-reduces together that are alike and do not wait for one another.

        Nor for others that wait for them, once these are taken together, too.
        """
        moves = [n for n in self.running if self.frame.kinds[n] is Held.MOVE]
        moves = [node for node in moves if self.frame.ops[node].regions]
        behind, first = self._behind(moves), dict[int, int]()
        keys = [str(self.frame.ops[node].attrs.get("replica_groups")) for node in moves]
        groups = taken_together(keys, [behind[node] for node in moves])
        for node, group in zip(moves, groups, strict=True):
            self.leader[node] = first.setdefault(group, node)

    def overwritten(self, homed: Mapping[int, int]) -> frozenset[int]:
        """Arguments whose new value may be made before all their readers have run."""
        wanted = {self.held.birth[store]: argument for store, argument in homed.items()}
        marked = sorted({n for a in wanted.values() for n in self.readers.get(a, ())})
        bit = {node: 1 << number for number, node in enumerate(marked)}
        behind = self._behind(marked)
        return frozenset(
            argument
            for node, argument in wanted.items()
            if any(not behind[node] & bit[other] for other in self.readers.get(argument, ()))
        )

    def _behind(self, marked: Sequence[int]) -> dict[int, int]:
        """Per node the marked nodes that it waits for, itself included, as bits."""
        bit = {node: 1 << number for number, node in enumerate(marked)}
        behind: dict[int, int] = {}
        for node in self.running:
            seen = bit.get(node, 0)
            for other in self.before[node]:
                seen |= behind[other]
            behind[node] = seen
        return behind

    def text_order(self) -> list[Step]:
        """Nodes as early as their text allows; joined ones where the last of them stands."""
        place: dict[int, int] = {}
        for node in self.running:
            place[self.leader[node]] = node
        count, users, ready = self._edges()
        heap = sorted((place[node], node) for node in ready)
        order: list[int] = []
        while heap:
            _, node = heappop(heap)
            order.append(node)
            for user in _freed(node, count, users):
                heappush(heap, (place[user], user))
        return self._unfolded(order)

    def breadth_first(self) -> list[Step]:
        """First come, first served."""
        count, users, first = self._edges()
        ready, order = deque(first), list[int]()
        while ready:
            node = ready.popleft()
            order.append(node)
            ready += _freed(node, count, users)
        return self._unfolded(order)

    def _edges(self) -> tuple[dict[int, int], dict[int, list[int]], list[int]]:
        """Number of nodes each waits for, those that wait for it, and those that wait for none."""
        leader = self.leader
        waits: dict[int, dict[int, None]] = {}
        for node in self.running:
            before = waits.setdefault(leader[node], {})
            for other in self.before[node]:
                before[leader[other]] = None
        users: dict[int, list[int]] = {node: [] for node in waits}
        for node, before in waits.items():
            for other in before:
                users[other].append(node)
        count = {node: len(before) for node, before in waits.items()}
        return count, users, [node for node, number in count.items() if not number]

    def _unfolded(self, order: list[int]) -> list[Step]:
        members: dict[int, list[int]] = {}
        for node in self.running:
            members.setdefault(self.leader[node], []).append(node)
        return [tuple(members[leader]) for leader in order]


class _Before(NamedTuple):
    """What a move waits for, as bits: all groups, and all moves of these."""

    groups: int
    moves: int


class _Joined:
    """Groups of moves that are taken together. `waits`: by group what stands before it."""

    def __init__(self) -> None:
        self.group_of: dict[int, int] = {}
        self.members, self.waits = list[int](), list[_Before]()  # members: moves, as bits

    def before(self, behind: int) -> _Before:
        """What stands before a move, by the moves in groups that it waits for."""
        groups, moves = 0, 0
        while behind:
            group = self.group_of[behind.bit_length() - 1]
            waits = self.waits[group]
            groups |= waits.groups | 1 << group
            moves |= waits.moves | self.members[group]
            behind &= ~moves
        return _Before(groups, moves)

    def take(self, move: int, group: int, before: _Before) -> None:
        """Take a move into a group, which waits for more then."""
        own = 1 << move
        self.group_of[move] = group
        if group == len(self.members):
            self.members.append(own)
            self.waits.append(before)
            return
        self.members[group] |= own
        for other, (groups, moves) in enumerate(self.waits):
            if other == group:
                self.waits[other] = _Before(groups | before.groups, moves | before.moves)
            elif groups >> group & 1:
                self.waits[other] = _Before(groups | before.groups, moves | before.moves | own)


def taken_together(keys: Sequence[Hashable], behind: Sequence[int]) -> list[int]:
    """By move the number of its group: it goes with the first moves of its key for which it does
    not wait, nor for what waits for them. ALONE for key None. `behind`: by move, as bits, those
    before it for which it waits.
    """
    groups, alike = _Joined(), dict[Hashable, int]()  # alike: groups as bits
    grouped, found = 0, list[int]()
    for move, (key, waits) in enumerate(zip(keys, behind, strict=True)):
        if key is None:
            found.append(ALONE)
            continue
        known, before = alike.get(key, 0), groups.before(waits & grouped)
        free = known & ~before.groups
        group = (free & -free).bit_length() - 1 if free else len(groups.members)
        alike[key] = known | 1 << group
        groups.take(move, group, before)
        grouped |= 1 << move
        found.append(group)
    return found


def _freed(node: int, count: dict[int, int], users: dict[int, list[int]]) -> list[int]:
    """Nodes that wait for nobody any more once a node has run."""
    found: list[int] = []
    for user in users[node]:
        count[user] -= 1
        if not count[user]:
            found.append(user)
    return found
