"""Finds what is the same in two programs: which node, argument and result of one is which of the
other.

1. Arguments go by path, then by position. What is computed alike of matched values is the same,
   wherever it stands; of several the one that is used alike.
2. From what is matched on: who makes the same operand of the same op is the same if it is the same
   kind of op, and so is who takes the same value as the same operand.
3. Where these meet in different ops, one took the other's place, or some stand between: whichever
   makes what is behind agree.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher

from shardwright.ir.core import Func, Value
from shardwright.ir.value_labels import is_named_result, path_of, result_labels
from shardwright.passes.explain.differences.value_graph import OUTSIDE, Node, ValueGraph
from shardwright.spec.sharding_rules.dataflow import CONSTANT_SOURCES

DEEPEST = 6  # ops in a row that were put in or taken out
Pair = tuple[int, int]


@dataclass
class Matching:
    """Numbers of nodes and of arguments of `old` and `new` that are the same.

    nodes, back    of `old` -> of `new`, and the other way
    args, results  numbers of arguments and results of main
    instead        nodes that took each other's place: ops of other kinds
    """

    old: ValueGraph
    new: ValueGraph
    nodes: dict[int, int] = field(default_factory=dict[int, int])
    back: dict[int, int] = field(default_factory=dict[int, int])
    args: dict[int, int] = field(default_factory=dict[int, int])
    results: dict[int, int] = field(default_factory=dict[int, int])
    instead: dict[int, int] = field(default_factory=dict[int, int])
    constant: tuple[list[bool], list[bool]] = ([], [])
    up: tuple[list[int], list[int]] = ([], [])  # by value: equal where known as computed alike

    def add(self, old: int, new: int) -> bool:
        """Match two nodes; false where one of them is matched already."""
        if old in self.nodes or new in self.back:
            return False
        self.nodes[old], self.back[new] = new, old
        return True

    def same_value(self, old: int, new: int) -> bool:
        """True if values are the same: of what is matched, or constants that are equal."""
        (maker, index), (other, place) = self.old.maker[old], self.new.maker[new]
        if maker == OUTSIDE or other == OUTSIDE:
            return maker == other and self.args.get(index) == place
        if self.nodes.get(maker) == other:
            return index == place
        return self.is_constant(old, new) and self.up[0][old] == self.up[1][new]

    def values(self) -> Iterator[Pair]:
        """Values that are the same: arguments, and what nodes make."""
        for k, other in self.args.items():
            yield self.old.args[k], self.new.args[other]
        for a, b in self.nodes.items():
            old, new = self.old.nodes[a], self.new.nodes[b]
            yield from zip(old.outs, new.outs, strict=False)
            for inner, other in zip(old.bodies, new.bodies, strict=False):
                yield from zip(inner, other, strict=False)

    def is_constant(self, old: int, new: int) -> bool:
        """True if neither depends on an argument."""
        return self.constant[0][old] and self.constant[1][new]

    def is_alike(self, old: int, new: int) -> bool:
        """True if two nodes are of one kind and take the same."""
        a, b = self.old.nodes[old], self.new.nodes[new]
        if len(a.ins) != len(b.ins) or a.kind != b.kind:
            return False
        return all(map(self.same_value, a.ins, b.ins))


def match(old: ValueGraph, new: ValueGraph) -> Matching:
    """What is the same in two programs that have a main."""
    found = arguments_and_results(old, new)
    return by_number(found) if is_repeated(found) else by_meaning(found)


def arguments_and_results(old: ValueGraph, new: ValueGraph) -> Matching:
    """The arguments and results of two programs, matched."""
    found = Matching(old, new)
    _match_arguments(found)
    _match_results(found)
    return found


def by_meaning(found: Matching) -> Matching:
    """Match nodes, arguments and results being matched."""
    old, new = found.old, found.new
    ids: dict[object, int] = {}
    taken = {number: k for k, number in enumerate(found.args)}
    came = {found.args[number]: k for number, k in taken.items()}
    ups = _Up(old, ids, taken, 0), _Up(new, ids, came, 1)
    found.up = ups[0].values, ups[1].values
    found.constant = _constant(old), _constant(new)
    downs = _down(old, ids, found.results), _down(new, ids, None)
    keys = [list(zip(up.nodes, down, strict=True)) for up, down in zip(ups, downs, strict=True)]
    _match_equal(found, keys[0], keys[1])
    _match_equal(found, ups[0].nodes, ups[1].nodes)
    _Spread(found).run()
    return found


# --- one text, annotated otherwise, or of other sizes


def is_repeated(found: Matching) -> bool:
    """True if two programs do the same kinds of ops on the same values, in the same order: only
    types, attributes and what is said of devices may differ.
    """
    old, new = found.old, found.new
    if (old.args, old.last, old.maker) != (new.args, new.last, new.maker):
        return False
    ends = old.nodes[old.last].ins if old.last != OUTSIDE else []
    pairs = (found.args, old.args), (found.results, ends)
    if any(made != {k: k for k in range(len(every))} for made, every in pairs):
        return False
    return all(map(_is_equal, old.nodes, new.nodes))


def _is_equal(a: Node, b: Node) -> bool:
    same = a.op.name == b.op.name and a.ins == b.ins and a.outs == b.outs
    return same and a.ends == b.ends and a.bodies == b.bodies


def by_number(found: Matching) -> Matching:
    """What the general way gives of such programs, in which equals are matched in their order."""
    found.nodes = {number: number for number in range(len(found.old.nodes))}
    found.back = dict(found.nodes)
    constant, numbers = _constant(found.old), list(range(len(found.old.values)))
    found.up, found.constant = (numbers, numbers), (constant, constant)
    return found


# --- arguments and results


def _match_arguments(found: Matching) -> None:
    old, new = ([graph.values[n] for n in graph.args] for graph in (found.old, found.new))
    paths = {path_of(value): k for k, value in enumerate(new) if path_of(value)}
    for k, value in enumerate(old):
        if path_of(value) in paths:
            found.args[k] = paths.pop(path_of(value))
    taken = set(found.args.values())
    rest = [k for k in range(len(old)) if k not in found.args]
    other = [k for k in range(len(new)) if k not in taken]
    if not paths or not any(path_of(old[k]) for k in rest) or len(rest) == len(other):
        found.args.update(_by_position(rest, other, old, new))


def _by_position(
    rest: Sequence[int], other: Sequence[int], old: Sequence[Value], new: Sequence[Value]
) -> Iterable[Pair]:
    """Arguments without a path of their own: in their order, by type where some are new."""
    if len(rest) == len(other):
        yield from zip(rest, other, strict=True)
        return
    types = [str(old[k].type) for k in rest], [str(new[k].type) for k in other]
    for a, b, size in SequenceMatcher(None, *types, autojunk=False).get_matching_blocks():
        yield from zip(rest[a : a + size], other[b : b + size], strict=True)


def _match_results(found: Matching) -> None:
    labels = [_labels(graph) for graph in (found.old, found.new)]
    named = {label: k for k, label in enumerate(labels[1]) if is_named_result(label, k)}
    for k, label in enumerate(labels[0]):
        if is_named_result(label, k) and label in named:
            found.results[k] = named.pop(label)
    taken = set(found.results.values())
    rest = [k for k in range(len(labels[0])) if k not in found.results]
    other = [k for k in range(len(labels[1])) if k not in taken]
    found.results.update(zip(rest, other, strict=False))


def _labels(graph: ValueGraph) -> list[str]:
    main = graph.module.main
    return result_labels(main) if isinstance(main, Func) else []


# --- what is computed alike


def _constant(graph: ValueGraph) -> list[bool]:
    """By value, whether it depends on no argument."""
    found = [False] * len(graph.values)
    for node in graph.nodes:
        if node.op.name in CONSTANT_SOURCES or (
            node.ins and not node.bodies and all([found[value] for value in node.ins])
        ):
            for value in node.outs:
                found[value] = True
    return found


class _Up:
    """Numbers of nodes and values by how they are computed: equal ones of two programs agree."""

    def __init__(
        self, graph: ValueGraph, ids: dict[object, int], args: dict[int, int], side: int
    ) -> None:
        self.graph, self.ids = graph, ids
        self.values = [OUTSIDE] * len(graph.values)
        self.nodes: list[int] = []
        for index, number in enumerate(graph.args):
            pair = args.get(index)
            key = ("argument", pair) if pair is not None else ("own", side, index)
            self.values[number] = self._id(key)
        for number in range(len(graph.nodes)):
            self.nodes.append(self._node(number))

    def _id(self, key: object) -> int:
        return self.ids.setdefault(key, len(self.ids))

    def _node(self, number: int) -> int:
        node = self.graph.nodes[number]
        ins = tuple([self._value(value) for value in node.ins])
        ends = tuple([self.nodes[end] for end in node.ends])
        found = self._id((node.kind, ins, ends))
        for k, value in enumerate(node.outs):
            self.values[value] = self._id((found, k))
        return found

    def _value(self, number: int) -> int:
        """Arguments of blocks are asked for before their op is reached."""
        if self.values[number] == OUTSIDE:
            maker, index = self.graph.maker[number]
            node = self.graph.nodes[maker]
            ins = tuple([self._value(value) for value in node.ins])
            self.values[number] = self._id(("inside", node.op.name, ins, index - len(node.outs)))
        return self.values[number]


def _down(graph: ValueGraph, ids: dict[object, int], results: dict[int, int] | None) -> list[int]:
    """Numbers of nodes by how their results are used."""
    found = [OUTSIDE] * len(graph.nodes)
    users = graph.users()
    owner = {
        end: (number, k)
        for number, node in enumerate(graph.nodes)
        for k, end in enumerate(node.ends)
    }
    for number in range(len(graph.nodes) - 1, -1, -1):
        node = graph.nodes[number]
        if number == graph.last:
            found[number] = ids.setdefault("end of main", len(ids))
            continue
        uses: list[tuple[int, int, int]] = []
        for k, value in enumerate(node.outs):
            for user, index in users[value]:
                place = results.get(index, ~index) if user == graph.last and results else index
                uses.append((k, found[user], place))
        inside = owner.get(number)
        if inside is not None:
            uses.append((OUTSIDE, found[inside[0]], inside[1]))
        key = (node.kind, tuple(sorted(uses)))
        found[number] = ids.setdefault(key, len(ids))
    return found


def _match_equal(found: Matching, old: Sequence[object], new: Sequence[object]) -> None:
    """Match nodes of equal keys that are left, in their order."""
    free: dict[object, deque[int]] = {}
    for number, key in enumerate(new):
        if number not in found.back:
            free.setdefault(key, deque()).append(number)
    for number, key in enumerate(old):
        if number not in found.nodes and (others := free.get(key)):
            found.add(number, others.popleft())


# --- from what is matched on


class _Spread:
    """Matches neighbours of what is matched, until nothing is left to match."""

    def __init__(self, found: Matching) -> None:
        self.found, self.old, self.new = found, found.old, found.new
        self.users = self.old.users(), self.new.users()
        self.left = deque[Pair]()

    def run(self) -> None:
        found = self.found
        if self.old.last != OUTSIDE and self.new.last != OUTSIDE:
            found.add(self.old.last, self.new.last)
        self.left.extend(found.nodes.items())
        while self.left:
            while self.left:
                self._from(*self.left.popleft())
            self._from_arguments()
            if not self.left:
                self._beyond()

    def _match(self, old: int, new: int) -> None:
        if self.found.add(old, new):
            self.left.append((old, new))

    def _from(self, old: int, new: int) -> None:
        a, b = self.old.nodes[old], self.new.nodes[new]
        for x, y in zip(a.ends, b.ends, strict=False):
            self._match(x, y)
        for x, y in self._operands(old, new):
            self._makers(x, y)
        for x, y in zip(a.outs, b.outs, strict=False):
            self._takers(x, y)
        for inner, other in zip(a.bodies, b.bodies, strict=False):
            for x, y in zip(inner, other, strict=False):
                self._takers(x, y)

    def _operands(self, old: int, new: int) -> Iterator[Pair]:
        a, b = self.old.nodes[old], self.new.nodes[new]
        if old == self.old.last:
            for k, other in self.found.results.items():
                if k < len(a.ins) and other < len(b.ins):
                    yield a.ins[k], b.ins[other]
        else:
            yield from zip(a.ins, b.ins, strict=False)

    def _from_arguments(self) -> None:
        for k, other in self.found.args.items():
            self._takers(self.old.args[k], self.new.args[other])

    def _beyond(self) -> None:
        """What takes a value in one program, and in the other what was made of it first."""
        pairs = [(self.old.args[k], self.new.args[other]) for k, other in self.found.args.items()]
        for a, b in self.found.nodes.items():
            pairs += zip(self.old.nodes[a].outs, self.new.nodes[b].outs, strict=False)
        for old, new in pairs:
            mine = self._free_users(0, old)
            others = self._free_users(1, new)
            if mine and others and self._skips(mine, others):
                return
        for old, new in pairs:
            self._replaced_takers(old, new)

    def _replaced_takers(self, old: int, new: int) -> None:
        """Ops that take a value, and in the other program others of another kind."""
        mine, others = self._alone(0, old), self._alone(1, new)
        for key, a in mine.items():
            b = others.get(key, OUTSIDE)
            if OUTSIDE in (a, b) or a in self.found.instead or not self._agrees_behind(a, b):
                continue
            self.found.instead[a] = b
            for x, y in zip(self.old.nodes[a].outs, self.new.nodes[b].outs, strict=False):
                self._takers(x, y)

    def _alone(self, side: int, value: int) -> dict[object, int]:
        """Who takes a value as which operands of how many; OUTSIDE where several do so."""
        graph = (self.old, self.new)[side]
        found: dict[object, int] = {}
        for number in dict.fromkeys(number for number, _ in self._free_users(side, value)):
            ins = graph.nodes[number].ins
            key = tuple(one == value for one in ins)
            found[key] = OUTSIDE if key in found else number
        return found

    def _free_users(self, side: int, value: int) -> list[tuple[int, int]]:
        known = (self.found.nodes, self.found.back)[side]
        return [use for use in self.users[side][value] if use[0] not in known]

    def _skips(self, mine: Sequence[tuple[int, int]], others: Sequence[tuple[int, int]]) -> bool:
        """Match the first op of one side that is like one further on, of the other side."""
        for old, index in mine:
            for new in self._further(1, others):
                if self._is_like_taker((old, index), new):
                    self._match(old, new[0])
                    return True
        for new, index in others:
            for old in self._further(0, mine):
                if self._is_like_taker(old, (new, index)):
                    self._match(old[0], new)
                    return True
        return False

    def _is_like_taker(self, old: tuple[int, int], new: tuple[int, int]) -> bool:
        a, b = self.old.nodes[old[0]], self.new.nodes[new[0]]
        if old[1] != new[1] or len(a.ins) != len(b.ins) or not self._is_like(old[0], new[0]):
            return False
        rest = [pair for k, pair in enumerate(zip(a.ins, b.ins, strict=True)) if k != old[1]]
        return all(x == a.ins[old[1]] or self._might_be(x, y) for x, y in rest)

    def _further(self, side: int, uses: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        """Those who take what is made by these, the nearest first."""
        graph = (self.old, self.new)[side]
        waiting, seen = deque((number, 0) for number, _ in uses), {number for number, _ in uses}
        while waiting:
            number, depth = waiting.popleft()
            for value in graph.nodes[number].outs if depth < DEEPEST else ():
                for use in self._free_users(side, value):
                    yield use
                    if use[0] not in seen:
                        seen.add(use[0])
                        waiting.append((use[0], depth + 1))

    # --- who makes the same operand

    def _makers(self, old: int, new: int) -> None:
        (maker, index), (other, place) = self.old.maker[old], self.new.maker[new]
        if maker == OUTSIDE or other == OUTSIDE:
            if maker != other:
                self._between(old, new)
            return
        if maker in self.found.nodes and other in self.found.back:
            return
        is_free = maker not in self.found.nodes and other not in self.found.back
        if is_free and index == place and self._is_like(maker, other):
            self._match(maker, other)
        elif is_free and self._agrees_behind(maker, other):
            self._put_instead(maker, other)
        else:
            self._between(old, new)

    def _is_like(self, old: int, new: int) -> bool:
        a, b = self.old.nodes[old], self.new.nodes[new]
        return a.op.name == b.op.name and len(a.outs) == len(b.outs)

    def _put_instead(self, old: int, new: int) -> None:
        """An op that took the place of another: what both take is the same."""
        if old in self.found.instead:
            return
        self.found.instead[old] = new
        for x, y in zip(self.old.nodes[old].ins, self.new.nodes[new].ins, strict=False):
            self._makers(x, y)

    def _agrees_behind(self, old: int, new: int) -> bool:
        """True if ops that differ take what is the same, or is made by equal kinds of ops."""
        a, b = self.old.nodes[old], self.new.nodes[new]
        if len(a.ins) != len(b.ins) or not a.ins:
            return not a.ins and not b.ins
        return all(map(self._might_be, a.ins, b.ins))

    def _might_be(self, old: int, new: int) -> bool:
        maker, other = self.old.maker[old][0], self.new.maker[new][0]
        if self.found.same_value(old, new):
            return True
        if maker == OUTSIDE or other == OUTSIDE:
            return False
        is_free = maker not in self.found.nodes and other not in self.found.back
        return is_free and self._is_like(maker, other)

    # --- what was put in between, or taken out

    def _between(self, old: int, new: int) -> None:
        """Ops on one side only: look behind them for the value of the other side."""
        for value in self._behind(new, self.new, self.found.back):
            if self._is_found(old, value):
                return
        for value in self._behind(old, self.old, self.found.nodes):
            if self._is_found(value, new):
                return

    def _is_found(self, old: int, new: int) -> bool:
        if self.found.same_value(old, new):
            return not self.found.is_constant(old, new)
        (maker, index), (other, place) = self.old.maker[old], self.new.maker[new]
        if maker == OUTSIDE or other == OUTSIDE or index != place:
            return False
        if maker in self.found.nodes or other in self.found.back:
            return False
        a, b = self.old.nodes[maker], self.new.nodes[other]
        if not self._is_like(maker, other) or len(a.ins) != len(b.ins):
            return False
        if not all(map(self._might_be, a.ins, b.ins)):
            return False
        self._match(maker, other)
        return True

    def _behind(self, value: int, graph: ValueGraph, known: dict[int, int]) -> Iterator[int]:
        """Values that what is not matched makes a value of, the nearest first."""
        waiting, seen = deque([(value, 0)]), {value}
        while waiting:
            number, depth = waiting.popleft()
            maker = graph.maker[number][0]
            if maker == OUTSIDE or maker in known or depth == DEEPEST:
                continue
            for source in graph.nodes[maker].ins:
                if source not in seen:
                    seen.add(source)
                    waiting.append((source, depth + 1))
                    yield source

    # --- who takes the same value

    def _takers(self, old: int, new: int) -> None:
        mine = [use for use in self.users[0][old] if use[0] not in self.found.nodes]
        others = [use for use in self.users[1][new] if use[0] not in self.found.back]
        if not mine or not others:
            return
        for is_exact in (True, False):
            free: dict[object, deque[int]] = {}
            for number, index in others:
                key = self._taker(self.new, number, index, is_exact)
                free.setdefault(key, deque()).append(number)
            for number, index in mine:
                key = self._taker(self.old, number, index, is_exact)
                if queue := free.get(key):
                    self._match(number, queue.popleft())

    def _taker(self, graph: ValueGraph, number: int, index: int, is_exact: bool) -> object:
        node = graph.nodes[number]
        return (index, node.kind) if is_exact else (index, node.op.name, len(node.ins))
