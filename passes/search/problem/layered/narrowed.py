"""A problem with fewer variables: light nodes follow, and where that is too wide, layers are ops.

Layers (`layers_of_programs.py`) are forward ops with their backward ones and all that is made of
them; a plan of layers is a plan of all nodes in which the members of each do as one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from shardwright.passes.search.problem.followers import followed
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.layers_of_programs import layers_of
from shardwright.passes.search.problem.own_costs import plain_only
from shardwright.passes.search.problem.problem import Ints, Problem


class Narrowed(NamedTuple):
    """`lifted` gives the plan [n] of the whole problem for one of `problem`. `followers`: nodes
    that do as another one; `layers`: how many there are, 0 of ops.
    """

    problem: Problem
    graph: FreeGraph
    lifted: Callable[[Ints], Ints]
    followers: int
    layers: int = 0


def narrowed(problem: Problem, most: int | float) -> Narrowed:
    """Ops with their followers; of programs without memory rows layers, where an integer program of
    ops has more than so many variables.
    """
    less = followed(problem)
    found = Narrowed(less.problem, free_graph(less.problem), less.lifted, less.followers)
    if found.graph.variables <= most or not problem.anatomy or len(problem.cap):
        return found
    layers = layers_of(problem, problem, plain_only)
    own, count = layers.problem, len(layers.heads)
    return Narrowed(own, free_graph(own), layers.expanded, problem.n - count, count)
