"""The fewest bytes by which a program's sums over devices can be taken, by trying all positions.

An opinion of its own: the program is written out, calls and all, as a graph of what each value is made
of, and every way to leave values partial is tried. It knows the ops of `jax_corpus/scans.py`, whole
values on one mesh, and nothing of `passes/collect/late_sums`.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import product

from shardwright.ir.analysis.collective_traffic import trip_count
from shardwright.ir.core import Block, Module, Op, Value, callee
from shardwright.spec.attributes import Dense, String
from shardwright.spec.types import ELEMENTS, TensorType
from shardwright.spec.values.dense import values

MOST = 14  # free choices of one group: 2^14 ways
_MOVES = ("transpose", "reshape", "broadcast_in_dim", "slice", "dynamic_slice", "reverse")
_JOINED = {"add": "add", "subtract": "add", "maximum": "max", "minimum": "min"}


class TooMany(Exception):
    """There are more choices than can be tried."""


@dataclass(eq=False)
class Node:
    """A value of the program written out.

    `ways`: the inputs that must all be partial for it to be, if they can; `tie`: of what a loop
    carries, its argument and its result are one; `users`: who reads it, None for one that needs it
    whole.
    """

    value: Value
    times: int
    op: str = ""
    inputs: list[Node] = field(default_factory=list["Node"])
    ways: list[Node] | None = None
    source: tuple[str, tuple[str, ...]] | None = None
    loop: Loop | None = None
    users: list[Node | None] = field(default_factory=list["Node | None"])

    @property
    def type(self) -> TensorType:
        assert isinstance(self.value.type, TensorType)
        return self.value.type


@dataclass(eq=False)
class Loop:
    """One value that a loop carries: before, at the start of a turn, at its end, and after."""

    start: Node
    argument: Node
    test: Node
    end: Node | None = None
    result: Node | None = None


class _Graph:
    def __init__(self, module: Module) -> None:
        self.module = module
        self.nodes: list[Node] = []
        main = module.main
        assert main is not None
        args = {value: self._node(value, 1) for value in main.args}
        for node in self._block(main.body, args, 1):
            node.users.append(None)

    def _node(self, value: Value, times: int, op: str = "", inputs: Iterable[Node] = ()) -> Node:
        made = Node(value, times, op, list(inputs))
        self.nodes.append(made)
        return made

    def _block(self, block: Block, known: dict[Value, Node], times: int) -> list[Node]:
        """What a block returns."""
        for op in block.ops[:-1]:
            self._op(op, known, times)
        return [known[value] for value in block.terminator.operands]

    def _op(self, op: Op, known: dict[Value, Node], times: int) -> None:
        name = op.name.partition(".")[2]
        inputs = [known[value] for value in op.operands]
        if name == "call":
            func = self.module.func(callee(op))
            assert func is not None
            found = self._block(func.body, dict(zip(func.args, inputs, strict=True)), times)
            known.update(zip(op.results, found, strict=True))
        elif name == "while":
            self._while(op, inputs, known, times)
        elif name == "optimization_barrier":
            known.update(zip(op.results, inputs, strict=True))
        else:
            (result,) = op.results
            made = known[result] = self._node(result, times, name, inputs)
            made.ways = _ways(op, made)
            if name == "all_reduce":
                kind = op.notes.get("plan.kind")
                axes = str(op.attrs["reduction_axes"])
                made.source = (kind.value if isinstance(kind, String) else "add", (axes,))
            for node in inputs:
                is_way = made.ways is not None and node in made.ways
                node.users.append(made if is_way or made.source else None)

    def _while(self, op: Op, inputs: list[Node], known: dict[Value, Node], times: int) -> None:
        inner = times * (trip_count(op) or 0)
        test, body = (region.block for region in op.regions)
        loops = [
            Loop(start, self._node(a, inner, "carried"), self._node(b, inner, "tested"))
            for start, a, b in zip(inputs, body.args, test.args, strict=True)
        ]
        for node in self._block(test, {**known, **_by([one.test for one in loops])}, inner):
            node.users.append(None)
        ends = self._block(body, {**known, **_by([one.argument for one in loops])}, inner)
        for one, end, value in zip(loops, ends, op.results, strict=True):
            one.end, one.result = end, self._node(value, times, "looped")
            known[value] = one.result
            for node in (one.argument, one.test, one.result):
                node.loop = one
            one.start.users.append(one.result)
            end.users.append(one.argument)


def _by(nodes: list[Node]) -> dict[Value, Node]:
    return {node.value: node for node in nodes}


def _ways(op: Op, node: Node) -> list[Node] | None:
    """The inputs of an op that are partial together with its result, if it may be so."""
    name, inputs = node.op, node.inputs
    if name in _MOVES:
        return inputs[:1]
    if name in ("dynamic_update_slice", "concatenate", "pad"):
        return inputs[:2] if name == "dynamic_update_slice" else inputs
    if name == "select":
        return inputs[1:]
    if name in _JOINED or name == "convert":
        return inputs
    if name == "multiply":  # by a constant, on either side
        return [one for one in inputs if not _is_constant(one)][:1] or None
    if name == "reduce":
        return inputs
    return None


def _is_constant(node: Node) -> bool:
    if node.op == "constant":
        return True
    return node.op in _MOVES and _is_constant(node.inputs[0])


def _commutes(node: Node, kind: str) -> bool:
    """Whether a node is partial in a kind of reduction as its inputs are."""
    if node.op in _JOINED:
        return _JOINED[node.op] == kind
    if node.op == "multiply":
        return kind == "add"
    if node.op == "reduce":
        (found,) = node.value.op.sig.hints.body if node.value.op else ("",)
        return found == kind
    if node.op == "convert":
        before, after = (ELEMENTS[one.type.element] for one in (node.inputs[0], node))
        if before.kind != after.kind:
            return False
        if before.kind == "int":
            return after.bits <= before.bits if kind == "add" else after.bits >= before.bits
        return before.kind == "float"
    return node.op in _MOVES or node.op in ("dynamic_update_slice", "concatenate", "pad", "select")


def _is_nothing(node: Node, kind: str) -> bool:
    """Whether a node changes no sum."""
    if node.loop is not None and node is not node.loop.result:
        kept = node.loop.end is node.loop.argument
        return kept and _is_nothing(node.loop.start, kind)
    if node.op in _MOVES or node.op == "convert":
        return _is_nothing(node.inputs[0], kind)
    attribute = node.value.op.attrs.get("value") if node.value.op else None
    if node.op != "constant" or not isinstance(attribute, Dense):
        return False
    element = ELEMENTS[node.type.element]
    found = values(attribute)
    if kind == "add":
        return bool((found == 0).all())
    low = kind == "max"
    if element.kind == "float":
        return bool((found == (-float("inf") if low else float("inf"))).all())
    edge = -(2 ** (element.bits - 1)) if low else 2 ** (element.bits - 1) - 1
    return bool((found == edge).all())


# --- trying


def fewest_bytes(module: Module) -> tuple[int, int]:
    """Bytes that all_reduces give, times how often: the fewest, and the most that cost no more.

    Only where sums are rounded do the two differ: what rounding saves is not counted.
    Raises TooMany.

    `module`: at stage resharded; only all_reduces move what a loop carries.
    """
    graph = _Graph(module)
    kinds = dict.fromkeys(node.source for node in graph.nodes if node.source is not None)
    found = [_of_group(group, kind[0]) for kind in kinds for group in _of_kind(graph, kind)]
    return sum(least for least, _ in found), sum(most for _, most in found)


def summed_bytes(module: Module) -> int:
    """Bytes that the all_reduces of a program give, times how often."""
    return sum(node.type.bytes * node.times for node in _Graph(module).nodes if node.source)


def _of_kind(graph: _Graph, source: tuple[str, tuple[str, ...]]) -> list[list[Node]]:
    kind = source[0]
    can = {node: None for node in graph.nodes if node.source == source}
    work = list(can)
    for node in work:
        for user in node.users:
            for one in _forms(user):
                if one not in can and (one.loop is not None or _commutes(one, kind)):
                    can[one] = None
                    work.append(one)
    return _groups(list(can))


def _forms(node: Node | None) -> list[Node]:
    if node is None or node.source is not None:
        return []
    loop = node.loop
    if loop is None:
        return [node]
    assert loop.result is not None
    return [loop.argument, loop.test, loop.result]


def _groups(nodes: list[Node]) -> list[list[Node]]:
    """Nodes that depend on one another."""
    group = {node: {node: None} for node in nodes}

    def join(a: Node, b: Node) -> None:
        if a in group and b in group and group[a] is not group[b]:
            group[a].update(group[b])
            for one in group[b]:
                group[one] = group[a]

    for node in nodes:
        for user in node.users:
            for one in _forms(user):
                join(node, one)
        for one in _forms(node):
            join(node, one)
    return [list(one) for one in {id(g): g for g in group.values()}.values()]


def _of_group(group: list[Node], kind: str) -> tuple[int, int]:
    free: list[list[Node]] = []
    for node in group:
        if node.source is None and not any(node in forms for forms in free):
            free.append(_forms(node))
    if len(free) > MOST:
        raise TooMany
    sources = {node for node in group if node.source is not None}
    found: list[tuple[int, int]] = []
    for bits in product((False, True), repeat=len(free)):
        partial = {node for forms, bit in zip(free, bits, strict=True) if bit for node in forms}
        made = _bytes(group, partial | sources, kind)
        if made is not None:
            found.append(made)
    least = min(charge for charge, _ in found)
    sizes = [size for charge, size in found if charge == least]
    return min(sizes), max(sizes)


def _bytes(group: list[Node], partial: set[Node], kind: str) -> tuple[int, int] | None:
    """What all_reduces cost where some nodes are partial, and their bytes; None if none can be."""
    cost = size = 0
    for node in (one for one in group if one in partial):
        if not _may_be_partial(node, partial, kind):
            return None
        is_ended = _is_started_whole(node, partial, kind)
        if is_ended or any(not _reads_parts(node, user, partial) for user in node.users):
            cost += (_charge(node, partial) if kind == "add" else node.type.bytes) * node.times
            size += node.type.bytes * node.times
    return cost, size


def _may_be_partial(node: Node, partial: set[Node], kind: str) -> bool:
    loop = node.loop
    if node.source is not None:
        return True
    if loop is None:
        ways = node.ways or []
        if not all(one in partial or _is_nothing(one, kind) for one in ways):
            return False
        is_exact = kind != "add" or not _widens(node)
        return is_exact or not any(_is_rounded(one, partial) for one in ways)
    if node is not loop.result:
        return True
    if loop.end not in partial:
        return False
    return not _is_started_whole(node, partial, kind) or _only_added(loop, kind)


def _is_started_whole(node: Node, partial: set[Node], kind: str) -> bool:
    """Whether a loop adds to something whole: it starts from nothing, and that is added later."""
    loop = node.loop
    if loop is None or node is not loop.result:
        return False
    return loop.start not in partial and not _is_nothing(loop.start, kind)


def _reads_parts(node: Node, user: Node | None, partial: set[Node]) -> bool:
    if user is None or user.source is not None or user not in partial:
        return False
    loop = user.loop
    if loop is not None and user is loop.result and node is loop.start:
        return True
    return loop is not None or (user.ways is not None and node in user.ways)


def _only_added(loop: Loop, kind: str) -> bool:
    node, end = loop.argument, loop
    while True:
        if len(node.users) != 1:
            return False
        (user,) = node.users
        if user is None:
            return False
        if user is end.argument:
            return True
        inner = user.loop
        if inner is not None:
            if user is not inner.result or inner.test.users or not _only_added(inner, kind):
                return False
        elif _JOINED.get(user.op) != kind or (user.op == "subtract" and user.inputs[0] is not node):
            return False
        node = user


def _widens(node: Node) -> bool:
    if node.op != "convert":
        return False
    before, after = (ELEMENTS[one.type.element] for one in (node.inputs[0], node))
    return before.kind == "float" and after.bits > before.bits


def _is_rounded(node: Node, partial: set[Node], seen: tuple[Node, ...] = ()) -> bool:
    """Whether parts were rounded to fewer bits on their way."""
    return _width(node, partial, seen) > ELEMENTS[node.type.element].bits


def _width(node: Node, partial: set[Node], seen: tuple[Node, ...] = ()) -> int:
    """Bits of the widest floats that parts were on their way."""
    own = ELEMENTS[node.type.element].bits
    if node not in partial or node.source is not None or node in seen:
        return own
    if node.loop is not None:
        feeds = [one for one in (node.loop.start, node.loop.end) if one is not None]
    else:
        feeds = node.ways or []
    if ELEMENTS[node.type.element].kind != "float":
        return own
    return max([own, *(_width(one, partial, (*seen, node)) for one in feeds)])


def _charge(node: Node, partial: set[Node]) -> int:
    """Bytes charged: rounding to fewer bits earns nothing by itself, only leaving a loop does."""
    return node.type.count * _width(node, partial) // 8
