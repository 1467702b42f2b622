"""Caps of memory rows, in bytes or as a part of what a plan without caps holds."""

from __future__ import annotations

import math

import numpy as np

from shardwright.ir.errors import ProgramError, error
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.search.problem.found import Method
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.problem import Ints, Problem
from shardwright.passes.search.problem.problem_files import NO_CAP
from shardwright.passes.search.problem.solve import solve


def with_part(problem: Problem, key: str, text: str, free: Method) -> Problem:
    """`cap`: bytes. `memory`: from 0, the least of each row by itself, to 1, what the plan holds
    that the method `free` finds without caps. Raises ProgramError for anything else.
    """
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if key == "cap":
        if not 0 <= value < NO_CAP or value != int(value):
            raise _wrong(key, text, "whole bytes")
        return problem.with_cap(np.full(len(problem.cap), int(value)))
    if not 0 <= value <= 1:
        raise _wrong(key, text, "a part from 0 to 1")
    open_ = problem.with_cap(np.full(len(problem.cap), NO_CAP))
    found = solve(free, open_).found.x
    assert found is not None  # without caps there is always a plan
    low, high = least_bytes(problem), problem.memory(found)
    return problem.with_cap(np.floor(low + value * (high - low)).astype(np.int64))


def least_bytes(problem: Problem) -> Ints:
    """[t] no plan of choices that are allowed has fewer bytes, each row by itself."""
    graph = free_graph(problem)
    return (graph.held + graph.least).astype(np.int64)


def _wrong(key: str, text: str, expected: str) -> ProgramError:
    help = "write --set cap=80000000000, or --set memory=0.3"
    return error(f"setting {key} is '{text}', expected {expected}", help=help, code=USAGE)
