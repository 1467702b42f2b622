"""Pipelines in the search of our own: stages of units, layouts, micro-batches, schedules.

1. The step is read as a chain of units (`waist_units`). A short step, which has a unit of every
   class, is measured on the devices of a stage: every way to share a micro-batch among them as
   data x model, every number of rows. Equal units are measured once.
2. For every number of groups of devices, stages are the cuts of the chain whose longest is shortest
   under the memory of a device (`unit_stages`), where units are worked out again as far as they
   have to be; where they have replicas, these may share states of the optimizer. Schedules are
   played with these times.
3. The best are measured again with exactly their devices, also with everything worked out again,
   and gradients of weights apart; the best of these are priced as the programs that would run.
   Where one holds more or less than was thought, the cap of 2 follows.

Sources: Narayanan et al., SC 2021 (the space); Zheng et al., Alpa, OSDI 2022, section 5 (optimum of
a segment by submesh); Qi et al., 2023 (gradients of weights apart).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from math import inf

from shardwright.ir.core import Module
from shardwright.passes.clean.folding.shorten import shortened
from shardwright.passes.cost.trials.workers import spread
from shardwright.passes.pipeline.microbatching.batch_dims import batch_of
from shardwright.passes.pipeline.microbatching.turn_states import Refusal
from shardwright.passes.search.building.staged.laid_stages import Staging, UnitStep, laid_stages
from shardwright.passes.search.building.staged.prepared_step import prepared
from shardwright.passes.search.kernels.stages.unit_stages import (
    Stretch,
    UnitChain,
    fitting,
)
from shardwright.passes.search.planning.piped_estimates import (
    Estimator,
    Figures,
    even_ends,
    stages_of,
)
from shardwright.passes.search.planning.program_texts import unannotated
from shardwright.passes.search.planning.task import StageAsks, Task
from shardwright.passes.search.planning.tried_plans import Candidate, Stages
from shardwright.passes.search.planning.unit_figures import (
    Asked,
    Unit,
    Way,
    of_classes,
    unit_figures,
)
from shardwright.passes.search.rules.stage_layouts import StageLayout
from shardwright.spec.cluster import Cluster
from shardwright.spec.schedule_names import (
    INTERLEAVED,
    ONE_F_ONE_B,
    ZB_H1,
    Named,
    legal_microbatches,
)

ROWS = (1, 2, 4, 8)  # of a micro-batch on a device
CHUNKS = tuple(range(2, 13))  # stages of a group of devices, besides as many as there can be
GATHERED = 1.25  # what is behind the loop, with gathers of weights: a guess, measured before use
MODEL = 8  # devices over which products are cut at most
AGAIN_MOST = 3  # ways that are measured once more, of pipelines
ALONE = 2  # the same of one stage
LOOSE = 1.5  # times the memory by figures of one stage, whose script holds less than its text
MOST_UNITS = 24  # of what is measured
GAIN = 0.99  # of the seconds of a row, that twice as many at a time have to take less than
NEAR = 0.9  # of the seconds of one stage by figures, which its text may take
Key = tuple[Way, int, int]  # a way, groups of devices, micro-batches


@dataclass(frozen=True)
class Piping:
    """A plan by figures."""

    way: Way
    staging: Staging
    seconds: float
    bytes: float

    @property
    def words(self) -> str:
        """How it came about."""
        one = self.staging
        again = f", {len(one.again)} of {len(one.stage_of)} units again" if one.again else ""
        if one.stages == 1:
            return f"rows, {self.way}{again}"
        return f"{one.stages} stages on {one.ranks} groups of {self.way}, {one.schedule}{again}"


@dataclass
class PipedSearch:
    """A search on a step. `rows`: of the whole batch; `kept`: ways, groups of devices and
    micro-batches that are measured exactly; `known`: what was measured.
    """

    step: UnitStep
    short: UnitStep
    rows: int
    cluster: Cluster
    limit: float
    asks: StageAsks = StageAsks()
    jobs: int = 1
    say: Callable[[str], None] = lambda _: None
    kept: list[Key] = field(default_factory=list[Key])
    known: dict[Asked, list[Unit] | None] = field(default_factory=dict[Asked, "list[Unit] | None"])

    @staticmethod
    def of(task: Task, say: Callable[[str], None] = lambda _: None) -> PipedSearch:
        """Raises ProgramError for what is no train step, or has no batch."""
        cluster = task.target.on_machines
        module, main = prepared(unannotated(task.module))
        try:
            found = batch_of(module, main)
        except Refusal as refusal:
            raise refusal.placed(module) from None
        rows = found[0].size if found else 1
        turns = next((k for k in (8, 4, 2, 3, 5, 7) if rows % k == 0), rows)
        step = UnitStep.of(module, turns, cluster)
        short = _shorter(module, step, turns, cluster)
        if len(short) > MOST_UNITS:
            step = step.with_fewer(MOST_UNITS)
            short = _shorter(module, step, turns, cluster)
        return PipedSearch(step, short, rows, cluster, task.limit, task.asks, task.jobs, say)

    @property
    def whole_bytes(self) -> float:
        """That a device holds at least if all rows are done at once, and nothing again: parameters,
        what is updated with them, and what the way back reads, dealt out evenly.
        """
        chain = self.step.chain
        kept = chain.microbatches * sum(one.bytes for one in chain.handed if one.is_kept)
        return (kept + sum(chain.weights) + sum(chain.others)) / self.cluster.devices

    @cached_property
    def estimator(self) -> Estimator:
        return Estimator(self.cluster)

    # --- the space

    def groups(self) -> list[int]:
        """Numbers of groups of devices."""
        devices, most = self.cluster.devices, len(self.step)
        every = [
            n for n in range(1, most + 1) if devices % n == 0 and _parts(self.cluster, devices // n)
        ]
        return [n for n in every if self.asks.stages in (None, n)]

    def ways(self) -> Iterator[tuple[int, Way, int]]:
        """Groups of devices, how one shares a micro-batch, and micro-batches of a step."""
        for groups in self.groups():
            each = self.cluster.devices // groups
            for model in self._models(each):
                data = each // model
                for turns in self._turns(data):
                    if groups > 1 and turns < 2:
                        continue
                    yield groups, Way(data, model, StageLayout(model > 1)), turns

    def _models(self, each: int) -> list[int]:
        """Over how many devices products are cut: not over parts of two machines."""
        every = (k for k in range(1, min(each, MODEL) + 1) if each % k == 0)
        return [k for k in every if self.cluster.keeps_units(k)]

    def _turns(self, data: int) -> list[int]:
        asked = self.asks.microbatches
        if asked is not None:
            return [asked] if self.rows % (asked * data) == 0 else []
        return [self.rows // (data * b) for b in ROWS if self.rows % (data * b) == 0]

    def schedules(self, groups: int, turns: int) -> list[Named]:
        """Those that go with so many groups and micro-batches."""
        if groups == 1:
            return [Named(ONE_F_ONE_B)]
        if self.asks.schedule is not None:
            every = [self.asks.schedule]
        else:
            shortest = len(self.step) // groups  # units of a stage are as few as can be then
            chunks = [*CHUNKS, shortest] if shortest > CHUNKS[-1] else CHUNKS
            every = [Named(ONE_F_ONE_B), *(Named(INTERLEAVED, k) for k in chunks), Named(ZB_H1)]
        return [
            one for one in every
            if groups * one.chunks <= len(self.step)
            and legal_microbatches(one, groups, turns) == turns
        ]  # fmt: skip

    # --- figures

    def measure(self, asked: Sequence[Asked]) -> None:
        """Find out what units take."""
        new = [one for one in dict.fromkeys(asked) if one not in self.known]
        if new:
            self.say(f"measures units in {len(new)} ways")
        found = spread(
            lambda k: unit_figures(self.short, new[k], self.cluster), len(new), self.jobs
        )
        self.known.update(zip(new, found, strict=True))

    def figures(self, asked: Asked, is_exact: bool) -> Figures | None:
        """Of the whole step; unless `is_exact` what is worked out again is guessed from it."""
        plain = self.known.get(replace(asked, again=False, splits=False))
        again = self.known.get(replace(asked, again=True, splits=False))
        split = self.known.get(replace(asked, again=False, splits=True))
        if plain is None:
            return None
        if again is None:
            if is_exact:
                return None
            again = _guessed(plain)
        apart = None if split is None else self._whole(split)
        return Figures(self._whole(plain), self._whole(again), apart)

    def _whole(self, figures: Sequence[Unit]) -> list[Unit]:
        return of_classes(self.step, self.short, figures)

    # --- plans

    def planned(
        self, way: Way, groups: int, turns: int, figures: Figures, cap: float
    ) -> Iterator[Piping]:
        """A plan by schedule, where one fits."""
        for stagings in self.stagings(groups, turns, figures, cap):
            plans = [self.judged(way, staging, figures) for staging in stagings]
            if plans:
                yield min(plans, key=lambda one: one.seconds)

    def stagings(
        self, groups: int, turns: int, figures: Figures, cap: float
    ) -> Iterator[list[Staging]]:
        """By schedule cuts of the chain that fit: the best by the longest stage, and even ones."""
        for schedule in self.schedules(groups, turns):
            if schedule.row.splits and figures.split is None and self.asks.schedule is None:
                continue
            flying = self.estimator.flying(schedule, groups, turns)
            count, stages = len(self.step), len(flying)
            caps = [cap if schedule.chunks == 1 else inf] * stages
            units = UnitChain(figures.costs, flying, caps)
            even = [even_ends(count, stages), even_ends(count, stages, 1)]
            every = [one for one in (units.best(), *map(units.given, even)) if one is not None]
            stagings: dict[Staging, None] = {}
            for one in every:
                staging = _staging(one, groups, turns, schedule)
                again = _again(staging, figures, flying, cap)
                if again is not None:
                    stagings[replace(staging, again=again)] = None
            yield list(stagings)

    def judged(self, way: Way, staging: Staging, figures: Figures) -> Piping:
        """A plan with what figures say of it."""
        seconds = self.estimator.seconds(figures, staging, way.devices)
        return Piping(way, staging, seconds, self.estimator.bytes(figures, staging))

    def first(self) -> list[Piping]:
        """Plans by figures, best first, with the best of the ways that are best: what is cut how,
        and how many rows a device takes at a time, decides what a micro-batch takes; replicas
        hardly do.
        """
        every = list(self.ways())
        stands = dict[tuple[int, int], Asked]()
        # Units are measured as stages, which one micro-batch cannot pass in turn.
        for _, way, turns in sorted(every, key=lambda one: one[2] < 2):
            key = way.model, self.rows // (turns * way.data)
            stands.setdefault(key, Asked(way, turns))
        self._measure_rows(stands)
        found: list[tuple[float, Way, Staging, Figures]] = []
        for groups, way, turns in every:
            stand = stands[way.model, self.rows // (turns * way.data)]
            figures = self.figures(stand, False)
            if figures is None:
                continue
            own = way._replace(layout=stand.way.layout)
            for likely, some in self._with_shares(own, groups, figures):
                for staging in chain(*self.stagings(groups, turns, some, self.cap(groups))):
                    least = self.estimator.least_seconds(some, staging, way.devices)
                    found.append((least, likely, staging, some))
        return self._played(sorted(found, key=lambda one: one[0]))

    def _with_shares(
        self, way: Way, groups: int, figures: Figures
    ) -> Iterator[tuple[Way, Figures]]:  # fmt: skip
        """A way, and where stages have replicas that can share states of the optimizer, that too,
        by what it is guessed to take.
        """
        yield way, figures
        part = self._shareable(way.data) if groups > 1 and way.data > 1 else 0.0
        if part:
            chain = self.step.chain
            states, weights = sum(chain.others), sum(chain.weights)
            part *= (1 - 1 / way.data) * states / (states + 2 * weights)
            shared = Figures(*(_shared(one, part) for one in (figures.plain, figures.again)))
            yield way._replace(layout=replace(way.layout, shares=True)), shared

    def _shareable(self, devices: int) -> float:
        """How much of all arguments has dims that so many devices divide."""
        main = self.step.module.main
        assert main is not None
        types = [arg.tensor for arg in main.args if len(arg.tensor.shape) > 1]
        able = [one for one in types if any(size % devices == 0 for size in one.shape)]
        return sum(one.bytes for one in able) / max(1, sum(one.bytes for one in types))

    def _played(self, every: Sequence[tuple[float, Way, Staging, Figures]]) -> list[Piping]:
        """Plans, best first; not those whose least seconds, by which they come, are more than the
        best of as many ways take as are looked at again.
        """
        best = {False: dict[Key, float](), True: dict[Key, float]()}  # with stages or without
        found: list[Piping] = []
        for least, way, staging, figures in every:
            is_piped = staging.ranks > 1
            key = key_of(_unshared(way), staging)  # of a way and its shared one the better counts
            own = best[is_piped]
            most = AGAIN_MOST if is_piped else ALONE
            enough = sorted(own.values())[:most]
            is_beaten = len(enough) == most and least >= enough[-1]
            if is_beaten or least >= own.get(key, inf):
                continue
            found.append(self.judged(way, staging, figures))
            own[key] = min(found[-1].seconds, own.get(key, inf))
        return sorted(found, key=lambda one: one.seconds)

    def _measure_rows(self, stands: dict[tuple[int, int], Asked]) -> None:
        """Measure what stands for ways; more rows at a time as far as each then takes less, unless
        these are no fewer micro-batches.
        """
        left, before = {model for model, _ in stands}, dict[int, float]()  # seconds of a row
        for rows in sorted({rows for _, rows in stands}):
            now = {key: one for key, one in stands.items() if key[1] == rows and key[0] in left}
            self.measure(list(now.values()))
            self._without_sequence(stands, now)
            for model, _ in now:
                seconds = self._seconds(stands[model, rows]) / rows
                is_worse = seconds > GAIN * before.get(model, inf)
                if is_worse and self.asks.microbatches is None:
                    left.discard(model)
                before[model] = seconds

    def _seconds(self, asked: Asked) -> float:
        """Of a micro-batch on units of every class."""
        return sum(one.seconds for one in self.known.get(asked) or ()) or inf

    def cap(self, groups: int) -> float:
        """Of a device, by figures."""
        return self.limit * (LOOSE if groups == 1 else 1.0)

    def _without_sequence(
        self, stands: dict[tuple[int, int], Asked], some: dict[tuple[int, int], Asked]
    ) -> None:  # fmt: skip
        """Where a program has no sequence that is cut between products, these are cut alone."""
        failed = [key for key, one in some.items()
                  if self.known[one] is None and one.way.layout.is_sequence]  # fmt: skip
        for key in failed:
            way = stands[key].way
            stands[key] = replace(stands[key], way=way._replace(layout=StageLayout()))
        self.measure([stands[key] for key in failed])

    def best(self) -> list[Piping]:
        """Plans by exact figures, best first."""
        first = self.first()
        better: dict[Key, Piping] = {}
        for one in first:
            better.setdefault(key_of(_unshared(one.way), one.staging), one)
        every = {key_of(one.way, one.staging): one.seconds for one in better.values()}
        kept = [one for one in every if one[1] > 1][:AGAIN_MOST]
        most = every[kept[0]] / NEAR if kept else inf
        alone = [one for one in every if one[1] == 1 and every[one] < most][:ALONE]
        asked: list[Asked] = []
        kept += alone
        for way, groups, turns in kept:
            own = Asked(way, turns)
            asked += [own, replace(own, again=True)]
            if groups > 1 and self._may_split:
                asked.append(replace(own, splits=True))
        self.measure(asked)
        self.kept = kept
        return self.exact(1.0)

    def exact(self, part: float) -> list[Piping]:
        """Plans of the ways whose own devices were measured, under a part of the cap, best first;
        more than one where less is held than figures say.
        """
        found: list[Piping] = []
        for way, groups, turns in self.kept:
            figures = self.figures(Asked(way, turns), True)
            if figures is not None:
                found += self.planned(way, groups, turns, figures, part * self.cap(groups))
        return sorted(found, key=lambda one: one.seconds)

    @property
    def _may_split(self) -> bool:
        asked = self.asks.schedule
        return asked is None or asked.row.splits

    # --- texts

    def text(self, one: Piping) -> Module:
        """The program of a plan. Raises ProgramError."""
        return laid_stages(self.step, one.staging, one.way.lay)

    def candidate(self, one: Piping) -> Candidate:
        """A plan to be priced."""
        return Candidate(
            way=one.words, mesh=one.way.mesh, make=lambda: self.text(one),
            turns=one.staging.microbatches, stages=_said(one), is_final=True,
        )  # fmt: skip


def _shorter(module: Module, step: UnitStep, turns: int, cluster: Cluster) -> UnitStep:
    """A step of fewer layers with units of every class, or the step itself."""
    short = shortened(module)
    if short is None:
        return step
    found = UnitStep.of(short.module, turns, cluster, step.near)
    return found if set(step.keys) <= set(found.keys) else step


def _staging(
    stretches: Sequence[Stretch], groups: int, turns: int, schedule: Named
) -> Staging:  # fmt: skip
    again = frozenset(unit for one in stretches for unit in one.again)
    return Staging(stages_of([one.end for one in stretches]), groups, turns, schedule, again)


def _again(
    staging: Staging, figures: Figures, flying: Sequence[int], cap: float
) -> frozenset[int] | None:  # fmt: skip
    """Units that are worked out again so that every group of devices fits; None where one does not:
    it holds all of its stages.
    """
    found: set[int] = set()
    for rank in range(staging.ranks):
        own = [k for k, stage in enumerate(staging.stage_of) if stage % staging.ranks == rank]
        counts = [flying[staging.stage_of[k]] for k in own]
        again = fitting(figures.costs, own, counts, cap)
        if again is None:
            return None
        found.update(again)
    return frozenset(found)


def key_of(way: Way, staging: Staging) -> Key:
    return way, staging.ranks, staging.microbatches


def _said(one: Piping) -> Stages | None:
    """What is said of a pipeline."""
    staging = one.staging
    if staging.stages == 1:
        return None
    counts = Counter(staging.stage_of)
    units = tuple(counts[stage] for stage in range(staging.stages))
    return Stages(units, staging.ranks, str(staging.schedule), len(staging.again), one.seconds)


def _parts(cluster: Cluster, each: int) -> bool:
    """Whether so many devices are a part of the cluster."""
    return each == cluster.devices or each in cluster.parts


def _unshared(way: Way) -> Way:
    return way._replace(layout=replace(way.layout, shares=False))


def _shared(units: Sequence[Unit], part: float) -> list[Unit]:
    """Units whose devices share a part of what they own, and gather new weights."""
    return [one._replace(owned=(1 - part) * one.owned, once=GATHERED * one.once) for one in units]


def _guessed(plain: Sequence[Unit]) -> list[Unit]:
    """Units worked out again: a forward pass more, and nothing kept but what enters."""
    entering = [plain[0].sent, *(one.sent for one in plain[:-1])]
    return [
        one._replace(input=one.input + 0.7 * one.forward, kept=min(one.kept, float(size)),
                     held=one.held + one.kept)
        for one, size in zip(plain, entering, strict=True)
    ]  # fmt: skip
