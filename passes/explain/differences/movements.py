"""What moves between devices, and how that differs: collectives by the value that they move.

Two collectives are the same where they are of one kind over the same axes, and move the same value.
Those that are new and those that are gone are then put together by class: values of one kind that
are needed by ops of one kind.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from shardwright.ir.analysis.collective_traffic import Transfer, collectives
from shardwright.ir.core import Module, Op, Value
from shardwright.ir.value_labels import like_paths, values_of
from shardwright.passes.cost.evaluation.evaluate import Trace, trace
from shardwright.passes.cost.trials.compile import Compiled
from shardwright.passes.explain.differences.change import Change, Way, folded
from shardwright.passes.explain.differences.matching import Matching
from shardwright.passes.explain.differences.meant_values import Labels, place_of
from shardwright.passes.explain.differences.value_graph import ValueGraph
from shardwright.passes.explain.movers import Mover, reason_of
from shardwright.passes.explain.study import Study

LITTLE = 1e-3  # part of bytes or seconds that is no change
MADE = "a value made by a pass"


@dataclass(frozen=True)
class Movement:
    """A collective of a program. `seconds`, `bytes`: of all executions on one device.

    value    what moves, by its number in the graph; None for what passes made
    what     what that is called; `user`: the kind of op that needs it, and as which operand
    """

    kind: str
    axes: tuple[str, ...]
    value: int | None
    what: str
    user: tuple[str, int]
    reason: str
    count: int
    bytes: float
    seconds: float | None
    places: tuple[str, ...]


@dataclass
class Moving:
    """A program, compiled, and all that it moves. `traced`: None without a cluster."""

    compiled: Compiled
    traced: Trace | None
    movements: list[Movement]


Maker = Callable[[Transfer], Movement]


def moving(compiled: Compiled, make: Maker) -> Moving:
    """The movements of a program; `make` tells of a collective what it moves."""
    target = compiled.target
    traced = None
    if target.machines is not None:
        traced = trace(compiled.local, target.with_trips(target.trips or 1))
    seconds = _seconds(traced)
    sent = collectives(compiled.local)
    found = [make(one) for one in sent]
    priced = [
        replace(made, seconds=seconds.get(one.op, 0.0)) if traced is not None else made
        for made, one in zip(found, sent, strict=True)
    ]
    return Moving(compiled, traced, priced)


def _seconds(traced: Trace | None) -> dict[Op, float]:
    """Seconds of all executions of collectives, by the op that stands for them."""
    if traced is None:
        return {}
    return {op: line.seconds for op, line in zip(traced.ops, traced.cost.lines, strict=True)}


def by_text(graph: ValueGraph) -> Maker:
    """Movements that the program spells itself."""
    labels = Labels(graph)

    def make(one: Transfer) -> Movement:
        value = graph.of.get(one.op.operands[0]) if one.op.operands else None
        what = MADE if value is None else labels.value(value)
        return Movement(
            _kind(one), one.axes, value, what, ("", 0), reason_of(one.op), one.count,
            one.total_bytes, None, place_of(graph.module, one.op),
        )  # fmt: skip

    return make


class ByStudy:
    """Movements that carry out what partitioning found to be necessary."""

    def __init__(self, graph: ValueGraph, study: Study) -> None:
        self.graph, self.study = graph, study
        self.labels, self.numbers = Labels(graph), numbered(study.program)
        self.mover_of = {one.op: k for one, k in zip(study.sent, study.mover_of, strict=True)}

    def __call__(self, one: Transfer) -> Movement:
        return self.movement(one, one.op)

    def movement(self, one: Transfer, op: Op) -> Movement:
        """The movement that a collective is. `op`: that of the program that was studied."""
        found = self.mover_of[op]
        mover = None if found is None else self.study.movers[found]
        made = None if mover is None else self.study.names.number(mover.value)
        value = None if made is None else self.graph.of.get(self.value(self.numbers[made], one.op))
        reason = reason_of(one.op) if mover is None else self.reason(mover.reason, one.op)
        place = self.op(op if mover is None else mover.op, one.op)
        return Movement(
            _kind(one), one.axes, value, _what(self.labels, value, mover), _user(mover), reason,
            one.count, one.total_bytes, None, place_of(self.graph.module, place),
        )  # fmt: skip

    def value(self, value: Value, at: Op) -> Value:
        """The value of the graph's program that one of the studied program is, for a collective."""
        return value

    def op(self, op: Op, at: Op) -> Op:
        """The same of an op."""
        return op

    def reason(self, reason: str, at: Op) -> str:
        """The same of what a reason says."""
        return reason


def _kind(one: Transfer) -> str:
    return one.kind.rpartition(".")[2]


def numbered(program: Module) -> list[Value]:
    """The values of a program in the order in which a study numbers those of its copy."""
    funcs = sorted(program.funcs, key=lambda func: func is not program.main)
    return [value for func in funcs for value in values_of(func)]


def _what(labels: Labels, value: int | None, mover: Mover | None) -> str:
    if value is not None:
        return labels.value(value)
    made = mover.value.op if mover is not None and mover.value is not None else None
    return MADE if made is None else made.name


def _user(mover: Mover | None) -> tuple[str, int]:
    if mover is None or mover.user is None:
        return "", 0
    return mover.user.op.name, mover.user.position


# --- what differs


def movement_changes(
    found: Matching, old: Sequence[Movement], new: Sequence[Movement], names: Mapping[str, str]
) -> list[Change]:
    """Collectives that are new, gone, moved, dearer or cheaper, by class."""
    theirs = [_in_old_names(found, one, names) for one in new]
    rest, more, pairs = _paired(old, theirs, _exactly)
    rest, more, others = _paired(rest, more, _roughly)
    changes = [one for a, b in (*pairs, *others) if (one := _dearer(a, b)) is not None]
    gone = folded(_alone(one, "gone") for one in rest)
    came = folded(_alone(one, "new") for one in more)
    return [*_moved(came, gone), *folded(changes)]


def _in_old_names(found: Matching, one: Movement, names: Mapping[str, str]) -> Movement:
    """A movement of the new program, with the axes and values of the old one; ~ of what is new."""
    axes = tuple(names.get(axis, axis) for axis in one.axes)
    value = one.value
    if value is None:
        return replace(one, axes=axes)
    maker, index = found.new.maker[value]
    if maker < 0:
        number = next((k for k, other in found.args.items() if other == index), None)
        old = None if number is None else found.old.args[number]
    else:
        node = found.back.get(maker)
        own = None if node is None else found.old.nodes[node]
        made = [] if own is None else [*own.outs, *(v for body in own.bodies for v in body)]
        old = made[index] if index < len(made) else None
    return replace(one, axes=axes, value=~value if old is None else old)


def _exactly(one: Movement) -> object:
    if one.value is None:
        return one.kind, one.axes, one.what, one.user, one.reason
    return one.kind, one.axes, one.value, one.user


def _roughly(one: Movement) -> object:
    """What is made by other ops, or needed by others, is the same if all else is."""
    if one.value is None:
        return one.kind, one.axes, one.what, one.count
    return one.kind, one.axes, one.value


Pairs = list[tuple[Movement, Movement]]


def _paired(
    old: Sequence[Movement], new: Sequence[Movement], key: Callable[[Movement], object]
) -> tuple[list[Movement], list[Movement], Pairs]:
    """What is left of both, and pairs of equal keys in their order."""
    free: dict[object, deque[Movement]] = {}
    for one in new:
        free.setdefault(key(one), deque()).append(one)
    rest, pairs = list[Movement](), list[tuple[Movement, Movement]]()
    for one in old:
        if others := free.get(key(one)):
            pairs.append((one, others.popleft()))
        else:
            rest.append(one)
    left = {id(one) for others in free.values() for one in others}
    return rest, [one for one in new if id(one) in left], pairs


def _alone(one: Movement, way: Way) -> Change:
    return Change(
        "collective", way, one.what, count=one.count, places=one.places,
        because=one.reason if way == "new" else "", seconds=one.seconds, bytes=one.bytes,
        axes=one.axes, collective=one.kind, alike=like_paths(one.what), touched=_touched(one),
    )  # fmt: skip


def _touched(one: Movement) -> frozenset[tuple[str, int]]:
    if one.value is None:
        return frozenset()
    return frozenset({("new", ~one.value) if one.value < 0 else ("old", one.value)})


def _dearer(a: Movement, b: Movement) -> Change | None:
    """What is the same but takes more, or less; more often counts, too."""
    times = f"{a.count} times", f"{b.count} times"
    seconds = None if a.seconds is None or b.seconds is None else b.seconds - a.seconds
    more = b.bytes - a.bytes
    if abs(more) <= LITTLE * max(a.bytes, b.bytes):
        most = max(a.seconds or 0.0, b.seconds or 0.0)
        if seconds is None or abs(seconds) <= LITTLE * most:
            return None
    is_dearer = (seconds if seconds else more) > 0
    before, after = times if a.count != b.count else ("", "")
    return Change(
        "collective", "dearer" if is_dearer else "cheaper", b.what, before, after, b.count,
        b.places, b.reason, seconds, more, b.axes, b.kind, b.count > a.count,
        alike=like_paths(b.what), touched=_touched(a) | _touched(b),
    )  # fmt: skip


def _moved(new: Sequence[Change], gone: Sequence[Change]) -> Iterator[Change]:
    """What came, and what went: one that moves as much elsewhere is the same one, moved."""
    left = list(gone)
    for one in new:
        like = next((other for other in left if _is_moved(other, one)), None)
        if like is None:
            yield one
            continue
        left.remove(like)
        seconds = None if one.seconds is None else one.seconds - (like.seconds or 0.0)
        before, after = (
            f"of {x.what}" + (f" at {x.places[0]}" if x.places else "") for x in (like, one)
        )
        yield replace(
            one, way="moved", before=before, after=after, seconds=seconds, bytes=0.0,
            touched=one.touched | like.touched,
        )  # fmt: skip
    yield from left


def _is_moved(old: Change, new: Change) -> bool:
    same = (old.collective, old.axes, old.count) == (new.collective, new.axes, new.count)
    return same and old.bytes == new.bytes
