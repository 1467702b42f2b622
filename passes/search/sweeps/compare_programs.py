"""Compares programs, layouts and plans: prices them all, ranks what can be ranked.

Programs of other arguments, results or form (a loop over layers, or layers one by one) are groups
of their own: each has its ranks and its front of time and memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from shardwright.ir.core import Module
from shardwright.ir.print import print_module
from shardwright.passes.cost.trials.trial import edited
from shardwright.passes.search.methods import METHODS
from shardwright.passes.search.problem.solve import warm_up
from shardwright.passes.search.sweeps.compared_programs import MOST, Candidate, Question, candidates
from shardwright.passes.search.sweeps.kept_prices import Price, Prices
from shardwright.passes.search.sweeps.pricing import JUDGE, PLAN, SCREEN, Pricer, priced
from shardwright.spec.sharding_rules.dataflow import LOOPS
from shardwright.spec.types import Type

Say = Callable[[str], None]
JUDGED_OPS = 20_000  # of swept programs that are judged, where nobody says how many
LEAST_JUDGED = 16  # candidates of a sweep, however large
LOOP, UNROLLED = "loop", "unrolled"


@dataclass(frozen=True)
class Group:
    """Programs that may be ranked against one another. `programs`: their numbers."""

    form: str
    arguments: tuple[Type, ...]
    results: tuple[Type, ...]
    programs: tuple[int, ...]


@dataclass(frozen=True)
class Row:
    """A candidate, and what it takes. `rank`: in its group, from 1; None of what has no price.

    `is_judged`: the price is that of `cost`; else all optimisations are on, and that may say less.
    `is_best`: no other of the group takes no more time and memory. `same_as`: the number of a
    candidate before it, of which it is another name.
    """

    candidate: Candidate
    group: int
    price: Price
    limit: float
    is_judged: bool
    rank: int | None = None
    is_best: bool = False
    same_as: int | None = None

    @property
    def seconds(self) -> float | None:
        return self.price.get("seconds")

    @property
    def peak_bytes(self) -> int | None:
        return self.price.get("peak_bytes")

    @property
    def failed(self) -> str:
        return self.price.get("failed", "")

    @property
    def fits(self) -> bool | None:
        """None without a price."""
        return None if self.peak_bytes is None else self.peak_bytes <= self.limit

    @property
    def notes(self) -> tuple[str, ...]:
        """What became of annotations, and of the form of the program."""
        if self.candidate.planner is not None:
            turns = self.price.get("turns", 1)
            return (f"the step runs in a loop of {turns} micro-batches",) if turns > 1 else ()
        return (*self.candidate.base.change.words(), *self.candidate.notes)

    @property
    def mesh(self) -> dict[str, int]:
        """Empty where there is none."""
        if "mesh" in self.price:
            return {str(name): int(size) for name, size in self.price["mesh"]}
        mesh = self.candidate.base.mesh if self.candidate.planner is None else None
        return dict(mesh.axes) if mesh is not None else {}

    @property
    def text(self) -> str:
        """The program, as `cost` would be given it. Raises ProgramError where there is none."""
        if "text" in self.price:
            return self.price["text"]
        one = self.candidate
        if one.base.fault is not None:
            raise one.base.fault
        return print_module(edited(one.base.module, one.edits))


@dataclass(frozen=True)
class Comparison:
    """What came of a question. `rows`: by group, best first; what has no price last.

    hits      prices that were kept from before, of `asked` that were needed
    left      candidates that an interruption left without a price; they have no row
    is_interrupted  Ctrl-C ended it
    """

    question: Question
    groups: tuple[Group, ...]
    rows: tuple[Row, ...]
    hits: int
    asked: int
    left: int = 0
    is_interrupted: bool = False

    @property
    def best(self) -> Row | None:
        """The best row that fits, of the first group that has one."""
        return next((row for row in self.rows if row.rank == 1 and row.fits), None)

    @cached_property
    def front(self) -> tuple[Row, ...]:
        """The rows that no other of their group beats in both time and memory."""
        return tuple(row for row in self.rows if row.is_best)


def compare(
    question: Question,
    *,
    jobs: int = 1,
    kept: Prices | None = None,
    most: int = MOST,
    judged: int | None = None,
    say: Say = lambda _: None,
) -> Comparison:
    """Price every candidate of a question, and rank them.

    `judged`: how many candidates of a sweep are priced as `cost` does, None for as many as take
    little time. Equal for any number of `jobs`, and whatever was `kept`. Ctrl-C ends it with what
    is there. Raises ProgramError where the question is wrong.
    """
    every = candidates(question, most)
    say(question.words())
    run = _Run(question, every, jobs, kept or Prices(None), judged, say)
    is_whole = True
    try:
        run.price()
    except KeyboardInterrupt:
        is_whole = False
    return run.comparison(is_whole)


class _Run:
    """The prices of a comparison as they come."""

    def __init__(
        self, question: Question, every: Sequence[Candidate], jobs: int, kept: Prices,
        judged: int | None, say: Say,
    ) -> None:  # fmt: skip
        self.question, self.every, self.jobs, self.kept = question, every, jobs, kept
        self.swept = [one for one in every if one.is_swept]
        self.most = _most_judged(self.swept) if judged is None else judged
        self.say = say
        self.pricer = Pricer(question)
        self.groups = _groups(question.programs)
        self.screened: dict[int, Price] = {}
        self.exact: dict[int, Price] = {}
        self.hits = self.asked = 0

    def price(self) -> None:
        """Price all. KeyboardInterrupt leaves what is there."""
        planned = [one for one in self.every if one.planner is not None]
        if planned:
            warm_up(METHODS["messages"]())
        given = [one for one in self.every if not one.is_swept and one.planner is None]
        self._do([(one, PLAN) for one in planned], self.exact)
        self._do([(one, JUDGE) for one in given], self.exact)
        best = self.swept
        if len(self.swept) > self.most:
            self._do([(one, SCREEN) for one in self.swept], self.screened)
            best = self._promising()
        self._do([(one, JUDGE) for one in best], self.exact)

    def _do(self, asked: Sequence[tuple[Candidate, str]], found: dict[int, Price]) -> None:
        if not asked:
            return
        what = asked[0][1]

        def heard(done: int, count: int) -> None:
            self.asked += 1
            self.say(f"{done} of {count} {what}")

        hits = priced(asked, self.pricer, self.kept, self.jobs, found, heard)
        self.hits += hits
        self.asked += hits

    def _promising(self) -> list[Candidate]:
        """The candidates of a sweep that are best by time; up to half of them are of the front."""
        rows = [row for row in self._rows() if row.candidate.is_swept and row.rank is not None]
        front = [row for row in rows if row.is_best][: self.most // 2]
        by_rank = sorted(rows, key=lambda row: (row.rank, row.group))
        found = {row.candidate.number: row.candidate for row in [*front, *by_rank]}
        return sorted(list(found.values())[: self.most], key=lambda one: one.number)

    def comparison(self, is_whole: bool) -> Comparison:
        """What is there now."""
        rows = self._rows()
        left = len(self.every) - len(rows)
        return Comparison(
            self.question, self.groups, tuple(rows), self.hits, self.asked, left, not is_whole
        )

    def _rows(self) -> list[Row]:
        """By group, best first."""
        of_program = {k: n for n, group in enumerate(self.groups) for k in group.programs}
        found: list[Row] = []
        first: dict[object, int] = {}
        for one in self.every:
            price = self.exact.get(one.number) or self.screened.get(one.number)
            if price is None:
                continue
            limit = min(self.question.limit, one.target.memory)
            key = self.pricer.key(one, JUDGE)
            before = first.setdefault(key, one.number)
            is_judged = one.number in self.exact and "failed" not in price
            found.append(
                Row(
                    one, of_program[one.program], price, limit, is_judged,
                    same_as=before if before != one.number else None,
                )
            )  # fmt: skip
        return [row for n in range(len(self.groups)) for row in _ranked(found, n)]


def _ranked(rows: Sequence[Row], group: int) -> Iterator[Row]:
    """The rows of a group with ranks, and their front."""
    own = sorted((row for row in rows if row.group == group), key=_order)
    front = _front([row for row in own if row.fits] or [row for row in own if not row.failed])
    for rank, row in enumerate(own, 1):
        yield Row(
            row.candidate, row.group, row.price, row.limit, row.is_judged,
            None if row.failed else rank, row.candidate.number in front, row.same_as,
        )  # fmt: skip


def _order(row: Row) -> tuple[bool, bool, float, float, int]:
    """Less is better: what fits by time, what does not by memory; what has no price comes last."""
    seconds, held = row.seconds or 0.0, float(row.peak_bytes or 0)
    first, second = (seconds, held) if row.fits else (held, seconds)
    return bool(row.failed), not row.fits, first, second, row.candidate.number


def _front(rows: Sequence[Row]) -> set[int]:
    """The numbers of rows that none beats in both; of equal ones the first."""
    found: set[int] = set()
    least = float("inf")
    for row in sorted(rows, key=lambda row: (row.seconds, row.peak_bytes, row.candidate.number)):
        if row.peak_bytes is not None and row.peak_bytes < least:
            least = row.peak_bytes
            found.add(row.candidate.number)
    return found


def _most_judged(swept: Sequence[Candidate]) -> int:
    """How many candidates of a sweep are judged: by the size of the programs."""
    if not swept:
        return 0
    bases = {id(one.base): one.base for one in swept}
    ops = sum(base.ops for base in bases.values()) / len(bases)
    return max(LEAST_JUDGED, int(JUDGED_OPS / max(ops, 1)))


def _groups(programs: Sequence[Module]) -> tuple[Group, ...]:
    found: dict[tuple[str, tuple[Type, ...], tuple[Type, ...]], list[int]] = {}
    for number, program in enumerate(programs):
        main = program.main
        assert main is not None
        form = LOOP if any(op.name in LOOPS for op in program.walk()) else UNROLLED
        key = form, tuple(value.type for value in main.args), tuple(main.result_types)
        found.setdefault(key, []).append(number)
    return tuple(Group(*key, tuple(numbers)) for key, numbers in found.items())
