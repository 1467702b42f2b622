"""Live-set sweep: bytes of the live buffers of a frame at each step.

At a step the operands and results are in memory, and what its regions need besides. A result that
is written element for element takes the place of an operand of its size that ends there. A value
that is carried around a loop, or returned in place of a donated argument, moves into its home when
the last reader of what is there has run.

Stages of a pipeline are played: while a device works on one micro-batch, it holds of each other one
in flight what the way back still reads.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from shardwright.passes.cost.liveness.duplicates import duplicated
from shardwright.passes.cost.liveness.frame import Frame, Held, Lane, Lanes
from shardwright.passes.cost.liveness.library_kernels import Groups, library_kernels
from shardwright.passes.cost.liveness.materialized import Fused, fused
from shardwright.passes.cost.liveness.order import TEXT, Order, Step, schedule
from shardwright.passes.cost.liveness.spans import OUTSIDE, Homes, Span, Spans


class Waiting(NamedTuple):
    """The values of a stage that so many micro-batches hold between their way there and back."""

    level: Sweep
    spans: list[Span]
    copies: int


@dataclass(slots=True)
class Sweep:
    """A frame over its steps: bytes besides its arguments.

    `placed`: spans that lie where an overwritten argument was, and where; `holes`: all such places,
    and those of results that are not yet written. `used`: at each step,
    returned values and regions included; most of it is `most`, at step `at` (the number of steps:
    when results are copied), where `inner` is the region that needs most. `temp`: the most without
    returned values. `over`: stores whose place others take at `at`. `taken`: the same at each step.
    `waiting`: of other micro-batches, in `most` too; `flying`: how many are under way, with it.
    """

    frame: Frame
    fused: Fused
    steps: Sequence[Step]
    spans: list[Span] = field(default_factory=list[Span])
    placed: dict[Span, Span] = field(default_factory=dict[Span, Span])
    holes: list[Span] = field(default_factory=list[Span])
    used: list[int] = field(default_factory=list[int])
    temp: int = 0
    most: int = 0
    at: int = -1
    inner: Sweep | None = None
    over: frozenset[int] = frozenset()
    taken: list[frozenset[int]] = field(default_factory=list[frozenset[int]])
    waiting: tuple[Waiting, ...] = ()
    flying: int = 0

    def alive(self) -> list[Span]:
        """The live values at the peak, largest first, regions and `waiting` aside."""
        found = [s for s in self.spans if s.first <= self.at <= s.last and s.store not in self.over]
        return sorted(found, key=lambda span: (-span.bytes, span.store))


def sweep(
    frame: Frame,
    homes: Homes,
    order: Order,
    among: range | None = None,
    held: Fused | None = None,
) -> Sweep:
    """Liveness of a frame; the peak is looked for where nodes of `among` run, if given.

    `held`: what of it is in memory, where it is known.
    """
    if held is None:
        groups: Groups | None = None
        if order.lowers:
            frame, groups = duplicated(frame, library_kernels(frame))
        held = fused(frame, order.fuses, groups)
    outside = len(frame.args) + len(frame.captured)
    homed: dict[int, int] = {}
    for index, number in enumerate(frame.returned):
        store = held.store[number]
        if index in homes and store >= outside and store not in homed:
            homed[store] = homes[index]
    over = {store: home for store, home in homed.items() if home != OUTSIDE}
    steps, copied = schedule(frame, held, over, order)
    found = Sweep(frame, held, steps)
    spans = Spans(frame, held, steps, homes, homed, copied, order)
    found.spans, found.placed, found.holes = spans.kept(), spans.placed, spans.holes
    _run(found, order, among)
    return found


_NONE = frozenset[int]()


def _run(found: Sweep, order: Order, among: range | None) -> None:
    """Step by step: what begins, what is needed meanwhile, what ends."""
    end = len(found.steps)
    begins: list[list[Span]] = [[] for _ in range(end + 1)]
    ends: list[list[Span]] = [[] for _ in range(end + 1)]
    for span in found.spans:
        begins[max(span.first, 0)].append(span)
        ends[min(span.last, end)].append(span)
    temp, results = 0, 0
    for step in range(end + 1):
        if step == end and not begins[end]:
            break
        inner = _inner(found.frame, found.steps[step][0], order) if step < end else None
        taken = _taken(ends[step], begins[step], found.fused)
        found.taken.append(frozenset([span.store for span in taken]) if taken else _NONE)
        grown = 0
        for span in begins[step]:
            if span.is_result:
                results += span.bytes
            else:
                grown += span.bytes
        extra = inner.most if inner is not None else 0
        now = temp + grown + extra
        for span in taken:
            now -= span.bytes
        found.temp = max(found.temp, now)
        is_asked = among is None or (step < end and found.steps[step][0] in among)
        if is_asked and (now + results > found.most or found.at < 0):
            found.most, found.at, found.inner = now + results, step, inner
            found.over = found.taken[step]
        found.used.append(now + results)
        temp += grown
        for span in ends[step]:
            if span.is_result:
                results -= span.bytes
            else:
                temp -= span.bytes


def _taken(ends: list[Span], begins: list[Span], held: Fused) -> list[Span]:
    """Of what ends at a step, what its results take the place of."""
    found: list[Span] = []
    for new in begins:
        stores = held.over.get(new.store, ())
        for old in ends if stores else ():
            if old.store not in stores or old in found:
                continue
            if old.bytes == new.bytes and old.first < new.first and not old.is_result:
                found.append(old)
                break
    return found


def _inner(frame: Frame, node: int, order: Order) -> Sweep | None:
    """The region of a node that needs most memory."""
    worst: Sweep | None = None
    regions = frame.inner[node] if node >= 0 else ()
    if not regions:
        return None
    for index, inner in enumerate(regions):
        homes = dict.fromkeys(range(len(inner.returned)), OUTSIDE)
        if frame.kinds[node] is Held.LOOP and index == 1:
            homes = dict(enumerate(inner.args))
        swept = sweep(inner, homes, order) if inner.lanes is None else _played(inner.lanes)
        if worst is None or swept.most > worst.most:
            worst = swept
    return worst


# --- pipelines


class _Passes(NamedTuple):
    """A stage's work on a micro-batch, piece by piece, and what it holds behind each piece but the
    last; `once`: what is the same for all micro-batches, and made in front of the loop.
    """

    pieces: list[Sweep]
    between: list[list[Span]]
    once: list[Span]


def _played(lanes: Lanes) -> Sweep:
    """The pass at which a device holds most, with what micro-batches in flight hold besides."""
    passes = {lane.stage: _passes(lane) for lane in lanes.lanes}
    sizes = {
        stage: [sum(span.bytes for span in spans) for spans in one.between]
        for stage, one in passes.items()
    }
    flying = {stage: [0] * len(one.between) for stage, one in passes.items()}
    held = sum(span.bytes for one in passes.values() for span in one.once)
    most = -1
    worst: Sweep | None = None
    for stage, piece in lanes.order:
        if piece >= len(passes[stage].pieces):
            continue  # the way back is in one piece
        if piece:
            flying[stage][piece - 1] -= 1
            held -= sizes[stage][piece - 1]
        now = passes[stage].pieces[piece]
        if held + now.most > most:
            most = held + now.most
            count = sum(map(sum, flying.values())) + 1
            waiting = tuple(_waiting(passes, flying))
            worst = replace(now, most=most, waiting=waiting, flying=count)
        if piece < len(sizes[stage]):
            flying[stage][piece] += 1
            held += sizes[stage][piece]
    assert worst is not None, "a schedule has passes"
    return worst


def _waiting(passes: dict[int, _Passes], flying: dict[int, list[int]]) -> Iterator[Waiting]:
    """What other micro-batches hold."""
    for stage, one in passes.items():
        for sweep, spans, count in zip(one.pieces, one.between, flying[stage], strict=False):
            yield Waiting(sweep, spans, count)
    yield from (Waiting(one.pieces[0], one.once, 1) for one in passes.values())


def _passes(lane: Lane) -> _Passes:
    frame = copy(lane.frame)
    there, between = _there(frame, range(lane.turns[0]))
    # A cast weight is equal for all micro-batches in flight: it is held once (decision 0029).
    steady = _steady(frame)
    once = [span for span in between if steady[there.fused.owners[span.store]]]
    if once:
        frame.sizes = list(frame.sizes)
        for span in once:
            frame.sizes[there.fused.owners[span.store]] = 0
    ends = [*lane.turns, len(frame.ops)]
    found = [_there(frame, range(a, b)) for a, b in zip((0, *lane.turns), ends, strict=True)]
    return _Passes([one for one, _ in found], [spans for _, spans in found[:-1]], once)


def _there(frame: Frame, among: range) -> tuple[Sweep, list[Span]]:
    """A stage at some nodes, and what is held from them, or from before, to behind them."""
    found = sweep(frame, dict(enumerate(frame.args)), TEXT, among)
    steps = sum(node < among.stop for (node,) in found.steps)
    return found, [span for span in found.spans if span.first < steps <= span.last]


def _steady(frame: Frame) -> list[bool]:
    """Per value whether it is made of what no iteration of the loop changes."""
    found = [False] * len(frame.sizes)
    for number, returned in zip(frame.args, frame.returned, strict=True):
        found[number] = number == returned
    for _, number in frame.captured:
        found[number] = True
    for node, kind in enumerate(frame.kinds):
        is_steady = kind is not Held.MOVE or bool(frame.ins[node])
        if is_steady and frame.ops[node].sig.is_erasable:
            for out in frame.outs[node]:
                found[out] = all(found[number] for number in frame.ins[node])
    return found
