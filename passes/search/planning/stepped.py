"""Steps of a graph of ops, by the methods that divide shapes."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from shardwright.ir.errors import error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.search.kernels.elimination import TooWide
from shardwright.passes.search.methods.tofu import NoStep, Step, Tofu
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.op_graphs import OpGraph

OF_OPS = {"tofu": Tofu}


@dataclass(frozen=True)
class Stepped:
    """The steps of a graph, or `why` there are none."""

    status: Status
    steps: tuple[Step, ...]
    why: str
    seconds: float


def stepped(graph: OpGraph, method: str) -> Stepped:
    """Solve a graph of ops. Raises ProgramError for a method that reads none."""
    if method not in OF_OPS:
        help = nearest(method, list(OF_OPS)) or f"take --method {' or '.join(OF_OPS)}"
        raise error(f'the method "{method}" does not read graphs of ops', help=help, code=USAGE)
    began = perf_counter()
    try:
        steps = tuple(OF_OPS[method]().of_ops(graph))
    except NoStep as none:
        return Stepped(Status.INFEASIBLE, (), str(none), perf_counter() - began)
    except TooWide as wide:
        return Stepped(Status.REFUSED, (), f"too wide: {wide}", perf_counter() - began)
    return Stepped(Status.FEASIBLE, steps, "", perf_counter() - began)
