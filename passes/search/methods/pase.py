"""PaSE: the best parts of every iteration space, by dynamic programming over a sequence of ops.

Space: an op with loops d1 .. dn takes a tuple (e1 .. en) of parts, their product at most p. It
    minimises  sum_v F(v, e_v) + sum_(u,v) R words(u, v, e_u, e_v)
in flop-equivalents: F is operations on a device and R times the words that it sums, R = 5,000 flops
a word (10 TFLOP/s over 16 GB/s, 8 bytes a word). Vertices go one by one, each minimised over the
tuples of its dependent vertices D(v): O(n K^(w + 1)), w the largest D(v).

What differs. The paper takes the vertex of fewest dependent ones next, the kernel that of the
smallest table: the same optimum, and of several equal plans perhaps another. A table of more than
`limit` entries is refused with its width. Memory is not known.

Of a program: vertices are layers, products of the forward part with their gradients and all that is
made of them until the next product (`problem/layers_of_programs.py`), and a tuple is that of the
product. Ops that the program has are charged, where the paper charges three times the forward one
and edges twice: an operation per point of the loops. Choices that scatter a sum are not in its
space, and arguments are no vertices.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from shardwright.passes.search.kernels.elimination import TooWide, best_labels
from shardwright.passes.search.problem.anatomy import Anatomy
from shardwright.passes.search.problem.evaluator import Evaluator
from shardwright.passes.search.problem.found import Found
from shardwright.passes.search.problem.free_graph import free_graph
from shardwright.passes.search.problem.layers_of_programs import layers_of
from shardwright.passes.search.problem.own_answers import own_answer, refused
from shardwright.passes.search.problem.own_costs import own_problem, plain_only
from shardwright.passes.search.problem.pase_costs import WORD, all_reduce, asked
from shardwright.passes.search.problem.pase_problem import UNIT
from shardwright.passes.search.problem.problem import Floats, Ints, Problem


@dataclass(frozen=True)
class Pase:
    """`limit`: entries of the largest table."""

    limit: float = 5e7
    name: str = "pase"
    exact: bool = True
    relative: float = 1e-9
    paper: ClassVar[str] = "Elango, PaSE, IPDPS 2021, section 3; repo baidu-research/PaSE"
    label: ClassVar[str] = "exact-code"
    decides: ClassVar[tuple[str, ...]] = ("shard",)
    about: ClassVar[str] = "parts of every iteration space, by a DP over a sequence of ops"

    def solve(
        self, problem: Problem, evaluator: Evaluator, seed: int, start: Ints | None = None
    ) -> Found:
        """See `Method`. Refuses where a table is too wide, and where the plan does not fit."""
        own, layers = problem, None
        if problem.anatomy:
            own = own_problem(problem, computing, sending, plain_only, UNIT)
            layers = layers_of(problem, own, plain_only)
        graph = free_graph(own if layers is None else layers.problem)
        evaluator.charge(1.0)
        try:
            _, y = best_labels(graph, limit=self.limit)
        except TooWide as wide:
            return refused(f"too wide: {wide}, of at most {self.limit:.3g}")
        x = graph.plan(y) if layers is None else layers.expanded(graph.plan(y))
        return own_answer(problem, own, x, evaluator, is_least=True)


def computing(one: Anatomy) -> Floats:
    """[K] operations on a device, and what it sums over others."""
    summed = np.zeros(one.count)
    for result, dims in enumerate(one.outs):
        words = one.local(dims, one.out_shapes[result]).prod(axis=1)
        summed += all_reduce(words, one.partial(result))
    return one.points + summed


def sending(maker: Anatomy, result: int, user: Anatomy, operand: int) -> Floats:
    """[K of maker, K of user] words that the user reads and a device has not made."""
    made, read = maker.parts(maker.outs[result]), user.parts(user.ins[operand])
    return WORD * asked(maker.out_shapes[result], made, read)
