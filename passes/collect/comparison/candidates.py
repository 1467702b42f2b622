"""Candidates for a collective on a cluster: library algorithms, programs, link schedules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from shardwright.passes.collect.chains.fastest import AG, AR, RS, Chain, fastest_chain
from shardwright.passes.collect.comparison.cluster_question import REDUCES, ClusterQuestion
from shardwright.passes.collect.link_graph.graph_planner import (
    GraphPlan,
    permutes_of,
    plan_on_graph,
)
from shardwright.passes.collect.synthesis.cluster_prices import ClusterPrice, Numbers
from shardwright.passes.collect.synthesis.enumerate import LEVELS
from shardwright.passes.collect.synthesis.pipelining import Pipelined, best_in_chunks, pipelined
from shardwright.passes.collect.synthesis.search import cheapest, listed, steps
from shardwright.spec import links
from shardwright.spec.links import Links, Transfer
from shardwright.spec.machines.capacity_graph import capacity_graph
from shardwright.spec.machines.library_collectives import Default, defaults
from shardwright.spec.placement import Matrix, reduced_levels
from shardwright.spec.sharding_rules.reductions import (
    Collective,
    Grouping,
    Instruction,
    Program,
    instruction_name,
    program_text,
)

GRAPH_DEVICES = 32
_NAMES = {
    REDUCES: links.ALL_REDUCE,
    "all-gather": links.ALL_GATHER,
    "reduce-scatter": links.REDUCE_SCATTER,
    "all-to-all": links.ALL_TO_ALL,
    "broadcast": links.BROADCAST,
}
_CHAINED = {"all-gather": AG, "reduce-scatter": RS}
_STEP_NAMES = {AR: links.ALL_REDUCE, RS: links.REDUCE_SCATTER, AG: links.ALL_GATHER}


class OfferStep(NamedTuple):
    """A step: its short name, what it does, on which levels, who works together, what it takes."""

    name: str
    collective: str
    levels: tuple[str, ...]
    groups: Numbers
    seconds: float
    algorithm: str


class OfferProgram(NamedTuple):
    """A program, its seconds and its steps."""

    text: str
    seconds: float
    steps: tuple[OfferStep, ...]


@dataclass(frozen=True)
class Offered:
    """Everything about one placement; `defaults`: what libraries do in one piece, fastest first."""

    matrix: Matrix
    defaults: tuple[Default, ...]
    programs: tuple[OfferProgram, ...]
    pipelined: Pipelined | None
    is_optimal: bool  # the first program, among all of the language
    is_uniform: bool = False  # only programs that all devices run alike were searched

    @property
    def default(self) -> Default:
        """The baseline of a program."""
        return self.defaults[0]

    @property
    def piped_text(self) -> str:
        """The program that is run in chunks."""
        if self.pipelined is None:
            return ""
        levels = max(one.grouping.end for one in self.pipelined.program)
        return program_text(self.pipelined.program, levels)

    @property
    def best(self) -> float:
        """Seconds of the fastest way in one piece."""
        return min([self.default.seconds, *(one.seconds for one in self.programs)])


def offers(question: ClusterQuestion, count: int) -> list[Offered]:
    """Placements, fastest first; of equals the first matrix."""
    found = Links(question.cluster)
    made = [_offered(question, matrix, found, count) for matrix in question.placements]
    return sorted(made, key=lambda one: (one.best, one.matrix))


def graph_plan(question: ClusterQuestion) -> GraphPlan | None:
    """The schedule on the link graph; None where it is large, or not all devices work together."""
    if not question.is_whole or not 1 < question.cluster.devices <= GRAPH_DEVICES:
        return None
    latency = max(level.latency for level in question.cluster.levels if level.count > 1)
    graph, permutes = capacity_graph(question.cluster), permutes_of(Links(question.cluster))
    size = round(question.size)
    return plan_on_graph(question.collective, graph, size, latency, permutes=permutes)


def step_levels(question: ClusterQuestion, matrix: Matrix, grouping: Grouping) -> tuple[str, ...]:
    """Names of the levels that a grouping runs over."""
    sizes = reduced_levels(matrix, question.over)
    named = [name for name, size in zip(question.levels, sizes, strict=True) if size > 1]
    return tuple(named[grouping.first : grouping.end])


def collective_words(collective: Collective) -> str:
    """`reduce-scatter`."""
    return collective.name.lower().replace("_", "-")


def _offered(question: ClusterQuestion, matrix: Matrix, found: Links, count: int) -> Offered:
    price = ClusterPrice(found, matrix, question.over, question.size)
    groups = price.reductions()
    name = _NAMES[question.collective]
    members = groups.shape[1]
    result = question.size / members if name == links.REDUCE_SCATTER else question.size
    default = defaults(found, name, groups, result)
    if members == 1:
        return Offered(matrix, default, (), None, is_optimal=True)
    if question.collective == REDUCES and len(price.radices) > LEVELS:
        return _deep(question, price, default)
    if question.collective == REDUCES:
        ranked = listed(price.radices, price, count)
        best = cheapest(price.radices, price)
        programs = tuple(_program(question, price, one.program, one.seconds) for one in ranked)
        piped = pipelined(price.radices, price)
        return Offered(matrix, default, programs, piped, ranked[0].cost == best.bound)
    chained = _CHAINED.get(question.collective)
    if chained is None:
        return Offered(matrix, default, (), None, is_optimal=False)
    chain = fastest_of(question, price, chained)
    return Offered(matrix, default, (_chained(question, price, chain),), None, is_optimal=True)


def _deep(question: ClusterQuestion, price: ClusterPrice, default: tuple[Default, ...]) -> Offered:
    """On so many levels that not all programs can be searched: chains, which all devices run."""
    chain = fastest_of(question, price, AR)
    fastest = tuple(_instruction(step.collective, step.levels) for step in chain.steps)
    outward = [(level,) for level in range(len(price.radices) - 1, 0, -1)]
    staged = (
        *(_instruction(RS, run) for run in outward),
        _instruction(AR, (0,)),
        *(_instruction(AG, run) for run in reversed(outward)),
    )
    piped = best_in_chunks((fastest, staged), price)
    program = _chained(question, price, chain)
    return Offered(price.matrix, default, (program,), piped, is_optimal=True, is_uniform=True)


def _instruction(collective: Collective, levels: Sequence[int]) -> Instruction:
    return Instruction(collective, Grouping(min(levels), max(levels) + 1))


def fastest_of(
    question: ClusterQuestion, price: ClusterPrice, whole: Collective, is_split: bool = False
) -> Chain:
    """The fastest chain of collectives that all devices run alike; `is_split`: of several steps."""
    everything = len(price.radices)

    def seconds(collective: Collective, run: tuple[int, ...], held: float) -> float:
        if is_split and collective is whole and len(run) == everything:
            return question.size  # a second a byte: anything else is faster
        return _transfer(price, collective, run, held).seconds

    return fastest_chain(whole, price.radices, round(question.size), seconds)


def _transfer(
    price: ClusterPrice, collective: Collective, run: Sequence[int], held: float
) -> Transfer:
    groups = price.groups(Grouping(min(run), max(run) + 1))
    members = groups.shape[1]
    result = {AR: held, RS: held / members, AG: held * members}[collective]
    return price.links.transfer(_STEP_NAMES[collective], groups, result)


def _program(
    question: ClusterQuestion, price: ClusterPrice, program: Program, seconds: float
) -> OfferProgram:
    found: list[OfferStep] = []
    levels = len(price.radices)
    for step in steps(program):
        transfer = price.transfer(step)
        grouping = step.instruction.grouping
        found.append(
            OfferStep(
                instruction_name(step.instruction, levels),
                collective_words(step.instruction.collective),
                step_levels(question, price.matrix, grouping),
                price.groups(grouping),
                transfer.seconds,
                transfer.algorithm,
            )
        )
    return OfferProgram(program_text(program, levels), seconds, tuple(found))


def _chained(question: ClusterQuestion, price: ClusterPrice, chain: Chain) -> OfferProgram:
    found: list[OfferStep] = []
    levels = len(price.radices)
    names = chain.text(levels).replace("@", "·").split()
    held = question.size
    if chain.steps[0].collective is AG:
        for size in price.radices:
            held /= size
    for name, step in zip(names, chain.steps, strict=True):
        grouping = Grouping(min(step.levels), max(step.levels) + 1)
        transfer = _transfer(price, step.collective, step.levels, held)
        groups = price.groups(grouping)
        held *= groups.shape[1] if step.collective is AG else 1 / groups.shape[1]
        what = collective_words(step.collective)
        on = step_levels(question, price.matrix, grouping)
        found.append(OfferStep(name, what, on, groups, transfer.seconds, transfer.algorithm))
    return OfferProgram(" ".join(names), chain.seconds, tuple(found))
