"""The most bytes of one plan, with what hangs on the strategies of more than two nodes.

Rows are sums over pairs of nodes, as solvers need them. What one plan takes is reckoned here:

- A reader that keeps nothing, since it is a part of the kernels that read it, runs when what it is
  given is there if what it makes is moved. Nothing is kept for it until these kernels run.
- What several read stays itself as long as some of them read it where it is: for those that move
  it there is a copy.
- What fits lies where a result is not yet written, or a donated argument no longer read: larger
  ones choose first, of the smallest places, as in `liveness/spans.py`, but by the plan's sizes.
- Sums over the same devices are taken together as in `liveness/order.py`, what is partial until the
  last of them is there; a result that is made of one is written behind that.
- What is moved is in memory: a kernel that only writes what it computes for a view is not there.
- What an op makes element by element is not, if nothing but slices of it is read.
- What is moved to one layout for several is moved once: copies of one value are one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from shardwright.passes.cost.liveness.spans import Filled
from shardwright.passes.cost.tables.memory_joined import Sums, turns_of
from shardwright.passes.cost.tables.memory_lives import ONCE, Lives, Piece, Wait
from shardwright.passes.cost.tables.memory_sizes import Sizes, Term, What
from shardwright.passes.cost.tables.memory_terms import Columns, bytes_of
from shardwright.passes.cost.tables.memory_times import AT_ONCE, PHASES
from shardwright.passes.cost.tables.tables import Ints
from shardwright.passes.cost.tables.users_of import Source

_Range = tuple[int, int, int]  # the first and the last time of so many bytes


class Alive(NamedTuple):
    """What is alive in a frame of so many times, and at some of them in regions that run then."""

    lives: Lives
    times: int
    inner: Sequence[tuple[int, Alive]]


class PlanBytes:
    """The most bytes of a plan. `always`: what is there all the time."""

    def __init__(self, main: Alive, always: Sequence[Term], sizes: Sizes) -> None:
        columns = Columns(sizes)
        self._level = _Reader(main, columns).level()
        self._always = [_live(Piece(0, 0, term), columns) for term in always]
        self._at, self._sizes = columns.arrays()

    def __call__(self, x: Ints) -> int:
        """For strategies x [n]."""
        terms = bytes_of(self._at, self._sizes, x).tolist()
        return self._level.most(terms) + sum(one.bytes(terms) for one in self._always)


class _Live(NamedTuple):
    """A term: its column less another, or a constant number of bytes, and the edges whose readers
    keep it.
    """

    first: int
    last: int
    column: int
    less: int = -1
    constant: int = 0
    readers: tuple[int, ...] = ()
    is_moved: bool = False
    unmoved: tuple[int, ...] = ()
    parted: tuple[int, ...] = ()
    chain: int = -1
    is_copy: bool = False
    is_result: bool = False
    sums: tuple[int, ...] = ()
    is_left: bool = False  # what it is moved to is there, too, as `less` says
    source: Source | None = None  # of a copy, what is copied
    laid: int = -1  # the column of the layout that it is copied to

    def bytes(self, sizes: Sequence[int]) -> int:
        found = self.constant + (sizes[self.column] if self.column >= 0 else 0)
        return found - sizes[self.less] if self.less >= 0 else found


class _Edge(NamedTuple):
    """What is handed on is read until a time, or handed on by `onward` edges, behind the times at
    which these move it. `moved`: the column that says whether the edge itself moves it; `remade`:
    the same, of more than a part; `differs`: the same, with parts that are read where they lie;
    `sliced`: that which says whether it hands on a slice.
    """

    until: int
    moved: int
    remade: int
    differs: int
    sliced: int
    onward: tuple[tuple[int, int], ...]


class _Hole(NamedTuple):
    """A place that is free for a while, and at least until some sums are taken."""

    place: _Live
    sums: tuple[int, ...]

    def last(self, turns: Sequence[int]) -> int:
        return _behind(self.place.last, self.sums, turns)


class _Wait(NamedTuple):
    """What is partial until others are summed with it: columns of that, and of its sum."""

    wait: Wait
    partial: int
    made: int

    def pieces(self, step: int, sizes: Sequence[int]) -> Iterator[_Range]:
        """Where the sum is taken behind a step."""
        first, turn = self.wait.first, PHASES * step + 1
        partial, made = (sizes[k] if k >= 0 else 0 for k in (self.partial, self.made))
        if first <= turn and not (self.wait.is_result and partial <= made):
            yield first, turn, partial
        if made:
            yield turn, turn, made


@dataclass
class Level:
    """A frame. `edges`: onward ones first. `over`: of `sums` the columns of what they are over."""

    times: int
    lives: list[_Live] = field(default_factory=list[_Live])
    holes: list[_Hole] = field(default_factory=list[_Hole])
    sums: Sums = Sums()
    over: list[int] = field(default_factory=list[int])
    waits: list[_Wait] = field(default_factory=list[_Wait])
    edges: list[_Edge] = field(default_factory=list[_Edge])
    inner: list[tuple[int, Level]] = field(default_factory=list["tuple[int, Level]"])

    def most(self, sizes: Sequence[int]) -> int:
        """Bytes at most, by those of terms."""
        results, pieces, ends = list[_Range](), list[_Range](), self.ends(sizes)
        turns = turns_of([sizes[one] if one >= 0 else 0 for one in self.over], self.sums)
        copies: dict[tuple[Source | None, int], int] = {}
        open_: dict[_Range, int] = {}  # pieces by value, the time behind them, and bytes
        left: dict[int, list[tuple[int, int, int]]] = {}  # by time pieces, bytes, those moved to
        for live in self.lives:
            size = live.bytes(sizes)
            if not size or any(self.moves(edge, sizes) for edge in live.unmoved):
                continue
            if live.parted and all(self.is_sliced(edge, sizes) for edge in live.parted):
                continue
            last = self.last(live, ends, sizes) if live.readers else live.last
            last = _behind(last, live.sums, turns)
            if last < live.first:
                continue
            if live.is_result:
                results.append((live.first, last, size))
                continue
            same = live.source, sizes[live.laid] if live.laid >= 0 else 0
            if same in copies:  # it is moved there once for all who read it so
                at = copies[same]
                pieces[at] = min(pieces[at][0], live.first), max(pieces[at][1], last), size
                continue
            known = open_.pop((live.chain, live.first, size), -1) if live.chain >= 0 else -1
            if known < 0:
                known = len(pieces)
                pieces.append((live.first, last, size))
            if same[1]:
                copies[same] = known
            # It is the same, of a later name.
            pieces[known] = pieces[known][0], max(pieces[known][1], last), size
            open_[live.chain, last + 1, size] = known
            if live.is_left and sizes[live.less]:
                left.setdefault(last, []).append((known, size, sizes[live.less]))
        for one in self.waits:
            step = turns[one.wait.number]
            if step > self.sums.steps[one.wait.number]:
                pieces += one.pieces(step, sizes)
        outside = self.outside(pieces, sizes, turns)
        found = self.summed([*results, *outside])
        apart = {id(piece) for piece in outside}
        for time, moves in left.items():
            some = [(size, moved) for at, size, moved in moves if id(pieces[at]) in apart]
            found[time] -= sum(map(sum, some)) - one_by_one(some)
        within: dict[int, int] = {}
        for time, level in self.inner:
            within[time] = max(within.get(time, 0), level.most(sizes))
        for time, size in within.items():
            found[time] += size
        return int(found.max(initial=0))

    def ends(self, sizes: Sequence[int]) -> list[int]:
        """By edge the last time at which what it hands on is read."""
        found = list[int]()
        for until, *_, onward in self.edges:
            ways = [turn if self.moves(one, sizes) else found[one] for turn, one in onward]
            found.append(min(until, max(ways, default=until)))
        return found

    def moves(self, edge: int, sizes: Sequence[int]) -> bool:
        column = self.edges[edge].moved
        return column >= 0 and sizes[column] > 0

    def last(self, live: _Live, ends: Sequence[int], sizes: Sequence[int]) -> int:
        """The last time of a term."""
        kept = [
            ends[edge] for edge in live.readers if not (live.is_moved and self.moves(edge, sizes))
        ]
        last = max(kept, default=live.first)
        if last == AT_ONCE and live.is_copy and self.is_remade(live.readers[0], sizes):
            return live.first - 1
        return max(live.first, min(live.last, last))

    def is_remade(self, edge: int, sizes: Sequence[int]) -> bool:
        """True if all that read what an edge moves move it, and none takes a part: they move what
        it is moved from.
        """
        onward = (self.edges[one].remade for _, one in self.edges[edge].onward)
        return all(column >= 0 and sizes[column] > 0 for column in onward)

    def is_sliced(self, edge: int, sizes: Sequence[int]) -> bool:
        """True if all who read what an edge hands on, under whatever name, read a slice of it."""
        _, _, _, differs, sliced, onward = self.edges[edge]
        if differs >= 0 and sizes[differs] > 0:
            return sliced >= 0 and sizes[sliced] > 0
        return bool(onward) and all(self.is_sliced(one, sizes) for _, one in onward)

    def outside(
        self, pieces: Sequence[_Range], sizes: Sequence[int], turns: Sequence[int]
    ) -> list[_Range]:
        """Pieces that do not lie in holes."""
        if not self.holes:
            return list(pieces)
        found = list[_Range]()
        lasts = [hole.last(turns) for hole in self.holes]
        rooms = sorted((hole.place.bytes(sizes), -at) for at, hole in enumerate(self.holes))
        taken = [Filled() for _ in rooms]
        for piece in sorted(pieces, key=lambda piece: -piece[2]):
            for (room, at), inside in zip(rooms, taken, strict=True):
                first, last = self.holes[-at].place.first, lasts[-at]
                is_inside = first <= piece[0] and piece[1] <= last and piece[2] <= room
                if is_inside and inside.takes(*piece[:2]):
                    break
            else:
                found.append(piece)
        return found

    def summed(self, ranges: Sequence[_Range]) -> Ints:
        """[times] bytes."""
        first, last, size = np.array(ranges, np.int64).reshape(-1, 3).T
        changes = np.zeros(self.times + 1, np.int64)
        np.add.at(changes, np.clip(first, 0, self.times), size)
        np.add.at(changes, np.clip(last + 1, 0, self.times), -size)
        return np.cumsum(changes)[:-1]


def _behind(last: int, sums: Sequence[int], turns: Sequence[int]) -> int:
    """A last time, or that at which some sums are taken if that is later."""
    return max([last, *(PHASES * (turns[one] + 1) - 1 for one in sums)])


def one_by_one(moves: Sequence[tuple[int, int]]) -> int:
    """The most bytes of values of so many bytes that are moved to so many others one after the
    other: none is there any more once it is moved.
    """
    most = held = sum(size for size, _ in moves)
    for size, moved in moves:
        most = max(most, held + moved)
        held += moved - size
    return most


def _live(piece: Piece, columns: Columns, less: Term | None = None) -> _Live:
    first, last, term = piece
    constant = term.place if term.what is What.BYTES else 0
    without = -1 if less is None else columns.number(less)
    return _Live(first, last, columns.number(term), without, constant)


class _Reader:
    """A frame as numbers."""

    def __init__(self, given: Alive, columns: Columns) -> None:
        self.given, self.lives, self.columns = given, given.lives, columns
        self.times = self.lives.times
        self.places: dict[int, int] = {}  # by edge

    def level(self) -> Level:
        found, lives = Level(self.given.times), self.lives
        end = PHASES * self.times.end
        for first, last, term, stay in zip(
            lives.first, lives.last, lives.terms, lives.stays, strict=True
        ):
            if not stay.plans:
                continue
            edges = stay.edges if lives.is_breadth else ()
            readers = tuple([self.edge(edge, found) for edge in edges])
            is_result = term.what is What.MADE and first == 0 and last == end
            unmoved = tuple([self.edge(edge, found) for edge in stay.unmoved])
            parted = tuple([self.edge(edge, found) for edge in stay.parted])
            for part, less in self.parts(term):
                one = _live(Piece(first, last, part), self.columns, less)
                if one.column >= 0 or one.constant:
                    one = one._replace(readers=readers, is_moved=stay.is_moved, unmoved=unmoved)
                    one = one._replace(chain=stay.chain, is_copy=term.what is What.COPY)
                    one = one._replace(sums=stay.sums, parted=parted)
                    if term.what in ONCE:
                        one = self.copied(one, term.number)
                    one = one._replace(is_left=term.what is What.BOTH and part is term)
                    found.lives.append(one._replace(is_result=is_result))
        found.holes = [_Hole(_live(one.piece, self.columns), one.sums) for one in lives.holes]
        of, column = self.times.nodes.of, self.columns.number
        found.sums = lives.sums
        found.over = [column(Term(What.OVER, of[node], 0)) for node in lives.sums.nodes]
        for wait in lives.waits:
            ends = (column(Term(what, *wait.source)) for what in (What.BEFORE, What.MADE))
            found.waits.append(_Wait(wait, *ends))
        for time, inner in self.given.inner:
            found.inner.append((time, _Reader(inner, self.columns).level()))
        return found

    def parts(self, term: Term) -> list[tuple[Term, Term | None]]:
        """What lies in places of its own of what a term counts: terms, less others."""
        users = self.times.users
        if term.what is What.BOTH:
            return [(moved := term._replace(what=What.AFTER), None), (term, moved)]
        if term.what is What.SUM:
            return [(made := term._replace(what=What.BEFORE), None), (term, made)]
        if term.what is What.COMPLETED:
            made = Term(What.BEFORE, users.start[term.number], users.result[term.number])
            return [(made, None), (term, made)]
        return [(term, None)]

    def copied(self, live: _Live, edge: int) -> _Live:
        """A copy that an edge makes, with what says that another is the same."""
        users = self.times.users
        source = users.start[edge], users.result[edge]
        return live._replace(source=source, laid=self.columns.number(Term(What.LAID, edge, 0)))

    def edge(self, edge: int, found: Level) -> int:
        """The place of an edge, behind all to which it leads."""
        waiting = [edge]
        while waiting:
            one = waiting[-1]
            onward = [] if one in self.places else self.times.onward(one)
            missing = [other for _, other in onward if other not in self.places]
            if missing:
                waiting += missing
                continue
            waiting.pop()
            if one not in self.places:
                self.places[one] = len(found.edges)
                found.edges.append(self.read(one, onward))
        return self.places[edge]

    def read(self, edge: int, onward: Sequence[tuple[int, int]]) -> _Edge:
        cuts = int(self.times.users.cuts(edge))
        moved, remade = (self.columns.number(Term(What.MOVED, edge, one)) for one in (cuts, 1))
        differs, sliced = (
            self.columns.number(Term(what, edge, 0)) for what in (What.MOVED, What.SLICED)
        )
        ways = tuple((turn, self.places[other]) for turn, other in onward)
        return _Edge(self.times.until(edge), moved, remade, differs, sliced, ways)
