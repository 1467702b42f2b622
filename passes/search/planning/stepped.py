"""Steps of a graph of ops, by the methods that divide shapes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter

from shardwright.ir.errors import ProgramError, error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.search.kernels.elimination import TooWide
from shardwright.passes.search.methods.double_recursive import DoubleRecursive, Halving
from shardwright.passes.search.methods.tofu import NoStep, Step, Tofu
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.op_graphs import OpGraph
from shardwright.passes.search.problem.settings import configured
from shardwright.passes.search.problem.sized_graphs import SizedGraph

OF_OPS = {"tofu": Tofu}
OF_SIZED = {"double-recursive": DoubleRecursive}
NO_SETTINGS: Mapping[str, str] = {}


@dataclass(frozen=True)
class Stepped:
    """The steps of a graph, or `why` there are none."""

    status: Status
    steps: tuple[Step, ...]
    why: str
    seconds: float


@dataclass(frozen=True)
class Halved:
    """The levels of a graph."""

    levels: tuple[Halving, ...]
    seconds: float


def stepped(graph: OpGraph, method: str, settings: Mapping[str, str] = NO_SETTINGS) -> Stepped:
    """Solve a graph of ops. Raises ProgramError for a method that reads none, and for settings that
    it does not have.
    """
    if method not in OF_OPS:
        raise _unknown(method, list(OF_OPS))
    solver, began = configured(OF_OPS[method], method, settings), perf_counter()
    try:
        steps = tuple(solver.of_ops(graph))
    except NoStep as none:
        return Stepped(Status.INFEASIBLE, (), str(none), perf_counter() - began)
    except TooWide as wide:
        return Stepped(Status.REFUSED, (), f"too wide: {wide}", perf_counter() - began)
    return Stepped(Status.FEASIBLE, steps, "", perf_counter() - began)


def halved(graph: SizedGraph, method: str, settings: Mapping[str, str] = NO_SETTINGS) -> Halved:
    """Halve a graph of sized ops. Raises ProgramError as `stepped` does."""
    if method not in OF_SIZED:
        raise _unknown(method, list(OF_SIZED))
    solver, began = configured(OF_SIZED[method], method, settings), perf_counter()
    levels = tuple(solver.of_sized(graph))
    return Halved(levels, perf_counter() - began)


def _unknown(method: str, known: list[str]) -> ProgramError:
    help = nearest(method, known) or f"take --method {' or '.join(known)}"
    return error(f'the method "{method}" does not read graphs of ops', help=help, code=USAGE)
