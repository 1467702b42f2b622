"""What is computed otherwise: ops that are new, gone or replaced, and types that changed.

Changed ops that hand each other values that changed are one change: an op that was put in, and the
types of all that follows from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from shardwright.ir.core import Op
from shardwright.ir.value_labels import like_paths
from shardwright.passes.explain.differences.change import Change, Way
from shardwright.passes.explain.differences.matching import Matching
from shardwright.passes.explain.differences.meant_values import Labels
from shardwright.passes.explain.differences.value_graph import (
    OUTSIDE,
    Node,
    ValueGraph,
    attrs_words,
)
from shardwright.spec.types import Type

Spot = tuple[str, int]  # a node of "old" or "new" alone, or a pair by its number in "old"
OLD, NEW, BOTH, ARGUMENT, ARGUMENT_NEW = "old", "new", "both", "argument", "new argument"
MOST_OPS = 3  # kinds of ops that are named


def structure_changes(found: Matching) -> list[Change]:
    """One change for all that hangs together, in the order of the text."""
    return _Structure(found).changes()


class _Structure:
    def __init__(self, found: Matching) -> None:
        self.found, self.old, self.new = found, found.old, found.new
        self.labels = Labels(found.old), Labels(found.new)
        self.parent: dict[Spot, Spot] = {}
        self.rewired: dict[int, list[int]] = {}
        self.pair_of = {new: old for old, new in found.args.items()}
        self.constants = [_constants(found, side) for side in (0, 1)]

    def changes(self) -> list[Change]:
        self._touch()
        self._join()
        groups: dict[Spot, list[Spot]] = {}
        for spot in self.parent:
            groups.setdefault(self._root(spot), []).append(spot)
        made = (_Component(self, members).change() for members in groups.values())
        return [one for one in made if one is not None]

    # --- what is touched

    def _touch(self) -> None:
        found = self.found
        for k, number in enumerate(self.old.args):
            other = found.args.get(k)
            if other is None or self._type(0, number) != self._type(1, self.new.args[other]):
                self._add((ARGUMENT, k))
        taken = set(found.args.values())
        for k in range(len(self.new.args)):
            if k not in taken:
                self._add((ARGUMENT_NEW, k))
        for number in range(len(self.old.nodes)):
            if number not in found.nodes and not self._is_idle(0, number):
                self._add((OLD, number))
        for number in range(len(self.new.nodes)):
            if number not in found.back and not self._is_idle(1, number):
                self._add((NEW, number))
        for old, new in found.nodes.items():
            if not found.is_alike(old, new):
                self._touch_pair(old, new)

    def _touch_pair(self, old: int, new: int) -> None:
        a, b = self.old.nodes[old], self.new.nodes[new]
        wrong = [
            k for k, (x, y) in enumerate(self.operands(old, new))
            if not self.found.same_value(x, y) and not self._is_other_constant(x, y)
        ]  # fmt: skip
        if len(a.ins) != len(b.ins):
            wrong = [*wrong, -1]
        if wrong:
            self.rewired[old] = wrong
        if wrong or a.kind != b.kind:
            self._add((BOTH, old))

    def operands(self, old: int, new: int) -> list[tuple[int, int]]:
        a, b = self.old.nodes[old], self.new.nodes[new]
        if old != self.old.last:
            return list(zip(a.ins, b.ins, strict=False))
        pairs = self.found.results.items()
        return [(a.ins[k], b.ins[o]) for k, o in pairs if k < len(a.ins) and o < len(b.ins)]

    def _is_other_constant(self, old: int, new: int) -> bool:
        """True if other constants are taken, which are spots of their own."""
        maker, other = self.old.maker[old][0], self.new.maker[new][0]
        if maker == OUTSIDE or other == OUTSIDE:
            return False
        return self.found.nodes.get(maker) == other

    def _is_idle(self, side: int, number: int) -> bool:
        """A constant that nothing changed takes: it is written more often, or less."""
        graph = (self.old, self.new)[side]
        node = graph.nodes[number]
        if not node.outs or not all(self.found.constant[side][value] for value in node.outs):
            return False
        known = self.constants[1 - side]
        return all(self.found.up[side][value] in known for value in node.outs)

    def _type(self, side: int, value: int) -> Type:
        return (self.old, self.new)[side].values[value].type

    # --- what hangs together

    def _add(self, spot: Spot) -> None:
        self.parent.setdefault(spot, spot)

    def _root(self, spot: Spot) -> Spot:
        while self.parent[spot] != spot:
            self.parent[spot] = self.parent[self.parent[spot]]
            spot = self.parent[spot]
        return spot

    def _union(self, a: Spot | None, b: Spot | None) -> None:
        if a is None or b is None or a not in self.parent or b not in self.parent:
            return
        first, second = sorted((self._root(a), self._root(b)), key=self._order)
        self.parent[second] = first

    def _order(self, spot: Spot) -> tuple[int, str, int]:
        return spot[1], spot[0], 0

    def _spot(self, side: int, node: int) -> Spot:
        if side == 0:
            return (BOTH, node) if node in self.found.nodes else (OLD, node)
        pair = self.found.back.get(node)
        return (BOTH, pair) if pair is not None else (NEW, node)

    def _maker_spot(self, side: int, value: int) -> Spot | None:
        maker, index = (self.old, self.new)[side].maker[value]
        if maker != OUTSIDE:
            return self._spot(side, maker)
        if side == 0:
            return ARGUMENT, index
        pair = self.pair_of.get(index)
        return (ARGUMENT_NEW, index) if pair is None else (ARGUMENT, pair)

    def _join(self) -> None:
        for side, graph in enumerate((self.old, self.new)):
            for number, node in enumerate(graph.nodes):
                spot = self._spot(side, number)
                if spot not in self.parent:
                    continue
                for value in node.ins:
                    self._join_by(spot, side, value)
                for end in node.ends:
                    self._union(spot, self._spot(side, end))
        for old, wrong in self.rewired.items():
            pairs = self.operands(old, self.found.nodes[old])
            for k in wrong:
                for side in (0, 1) if k >= 0 else ():
                    self._union((BOTH, old), self._maker_spot(side, pairs[k][side]))
        for a, b in self.found.instead.items():
            self._union((OLD, a), (NEW, b))
        self._join_loose_ends()

    def _join_by(self, spot: Spot, side: int, value: int) -> None:
        """Join an op with what makes its operand, where the value itself changed."""
        maker = self._maker_spot(side, value)
        if maker is None or maker not in self.parent:
            return
        is_one_sided = maker[0] in (OLD, NEW, ARGUMENT_NEW) or spot[0] in (OLD, NEW)
        if is_one_sided or self._is_other_type(side, value):
            self._union(spot, maker)

    def _is_other_type(self, side: int, value: int) -> bool:
        maker, index = (self.old, self.new)[side].maker[value]
        if maker == OUTSIDE:
            if side == 1:
                return False  # the pair is seen from the other side
            other = self.found.args.get(index)
            return other is None or self._type(0, value) != self._type(1, self.new.args[other])
        pair = self.found.nodes.get(maker) if side == 0 else self.found.back.get(maker)
        if pair is None:
            return True
        values = _made((self.new, self.old)[side], pair)
        if index >= len(values):
            return True
        return self._type(side, value) != self._type(1 - side, values[index])

    def _join_loose_ends(self) -> None:
        """Ops that are gone, and ops that are new, between the same ops: one for the other."""
        gone: dict[Spot, Spot] = {}
        for old, new in self.found.nodes.items():
            for x, y in self.operands(old, new):
                a, b = self._maker_spot(0, x), self._maker_spot(1, y)
                if a is not None and b is not None and a[0] == OLD and b[0] == NEW:
                    gone[a] = b
        for a, b in gone.items():
            self._union(a, b)


def _constants(found: Matching, side: int) -> set[int]:
    """How the constants of a program are computed."""
    pairs = zip(found.up[side], found.constant[side], strict=True)
    return {up for up, is_one in pairs if is_one}


def _made(graph: ValueGraph, number: int) -> list[int]:
    node = graph.nodes[number]
    return [*node.outs, *(value for body in node.bodies for value in body)]


@dataclass
class _Component:
    """Spots that hang together."""

    of: _Structure
    members: Sequence[Spot]

    def change(self) -> Change | None:
        gone = [self.of.old.nodes[n] for side, n in self.members if side == OLD]
        new = [self.of.new.nodes[n] for side, n in self.members if side == NEW]
        arguments = [n for side, n in self.members if side == ARGUMENT]
        more = [n for side, n in self.members if side == ARGUMENT_NEW]
        times = max([1, *(node.times for node in (*gone, *new))])
        if arguments or more:
            return self._arguments(arguments, more)
        if gone or new:
            before, after = _kinds(node.op for node in gone), _kinds(node.op for node in new)
            places = self._places(1, new) if new else self._places(0, gone)
            what = "ops" if len(gone) + len(new) > 2 else "op"
            way: Way = "changed" if gone and new else "new" if new else "gone"
            return self._made(way, what, before, after, times, places)
        return self._pair()

    def _arguments(self, old: Sequence[int], new: Sequence[int]) -> Change:
        labels, others = self.of.labels
        paired = [k for k in old if k in self.of.found.args]
        if paired:
            k = paired[0]
            types = [
                str(self.of.old.values[self.of.old.args[k]].type),
                str(self.of.new.values[self.of.new.args[self.of.found.args[k]]].type),
            ]
            names = ", ".join(dict.fromkeys(labels.paths[k] for k in paired))
            change = self._made("changed", f"type of {names}", types[0], types[1], 1, ())
            return change
        names = dict.fromkeys([labels.paths[k] for k in old] + [others.paths[k] for k in new])
        way: Way = "new" if new else "gone"
        return self._made(way, f"argument {', '.join(names)}", "", "", 1, ())

    def _pair(self) -> Change | None:
        """The first of pairs that differ in attributes, operands or types."""
        old = min(number for _, number in self.members)
        a, b = self.of.old.nodes[old], self.of.new.nodes[self.of.found.nodes[old]]
        places = self._places(1, [b])
        if old in self.of.rewired and a.op.name == b.op.name:
            return self._rewired(old, places)
        before, after = _differing(a.op, b.op)
        return self._made("changed", a.op.name, before, after, max(a.times, b.times), places)

    def _rewired(self, old: int, places: Iterable[str]) -> Change:
        a, b = self.of.old.nodes[old], self.of.new.nodes[self.of.found.nodes[old]]
        wrong = self.of.rewired[old]
        if wrong == [-1]:
            is_end = old == self.of.old.last
            what, word = ("main", "results") if is_end else (a.op.name, "operands")
            before, after = f"{len(a.ins)} {word}", f"{len(b.ins)} {word}"
            return self._made("changed", what, before, after, 1, places)
        k = next(k for k in wrong if k >= 0)
        x, y = self.of.operands(old, self.of.found.nodes[old])[k]
        names = self.of.labels[0].value(x), self.of.labels[1].value(y)
        if names[0] == names[1]:
            names = names[0], f"another {names[1]}"
        what = f"operand {k} of {a.op.name}"
        if old == self.of.old.last:
            what = self.of.labels[0].result(list(self.of.found.results)[k])
        return self._made("changed", what, *names, max(a.times, b.times), places)

    def _places(self, side: int, nodes: Iterable[Node]) -> Iterator[str]:
        for node in nodes:
            yield from self.of.labels[side].place(node.op)

    def _made(
        self, way: Way, what: str, before: str, after: str, times: int, places: Iterable[str]
    ) -> Change:
        found = tuple(dict.fromkeys(places))
        return Change(
            "structure", way, what, before, after, times, found, alike=like_paths(what),
            touched=frozenset(self._touched()),
        )  # fmt: skip

    def _touched(self) -> Iterator[Spot]:
        """Values that the spots make."""
        for side, number in self.members:
            if side in (OLD, BOTH):
                yield from ((OLD, v) for v in _made(self.of.old, number))
            if side in (NEW, BOTH):
                other = self.of.found.nodes[number] if side == BOTH else number
                yield from ((NEW, v) for v in _made(self.of.new, other))
            if side == ARGUMENT:
                yield OLD, self.of.old.args[number]
                if number in self.of.found.args:
                    yield NEW, self.of.new.args[self.of.found.args[number]]
            if side == ARGUMENT_NEW:
                yield NEW, self.of.new.args[number]


def _kinds(ops: Iterable[Op]) -> str:
    """`stablehlo.add`, or `stablehlo.tanh, stablehlo.multiply and 2 more`."""
    counts: dict[str, int] = {}
    for op in ops:
        counts[op.name] = counts.get(op.name, 0) + 1
    words = [name if count == 1 else f"{count} {name}" for name, count in counts.items()]
    more = len(words) - MOST_OPS
    return ", ".join(words[:MOST_OPS]) + (f" and {more} kinds more" if more > 0 else "")


def _differing(a: Op, b: Op) -> tuple[str, str]:
    """The first attribute in which two ops differ, else their types."""
    names: list[str] = [*a.attrs]
    for name in [*names, *(name for name in b.attrs if name not in a.attrs)]:
        x, y = a.attrs.get(name), b.attrs.get(name)
        if x != y:
            return f"{name} = {_short(str(x))}", f"{name} = {_short(str(y))}"
    before, after = _types(a), _types(b)
    if before != after:
        return before, after
    return _short(attrs_words(a)), _short(attrs_words(b))


def _short(text: str, most: int = 60) -> str:
    return text if len(text) <= most else f"{text[: most - 3]}..."


def _types(op: Op) -> str:
    return ", ".join(str(value.type) for value in op.results)
