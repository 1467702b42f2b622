"""Problems for kernels of the search: random ones, and where published ones lie."""

from pathlib import Path

import numpy as np
from hypothesis import strategies as st

from shardwright.passes.search.kernels.exhaustion import all_plans
from shardwright.passes.search.problem.free_graph import FreeGraph, free_graph
from shardwright.passes.search.problem.planted import Shape, random_problem

PAIRWISE = Path(__file__).parents[1] / "data" / "pairwise"
SMALL = st.builds(
    Shape, st.integers(1, 7), st.integers(1, 3), st.integers(0, 4), st.integers(1, 4),
    st.integers(0, 5), st.integers(0, 2), pairs=st.integers(0, 6),
)  # fmt: skip


def _graph(shape: Shape, seed: int) -> FreeGraph:
    return free_graph(random_problem(shape, seed))


GRAPHS = st.builds(_graph, SMALL, st.integers(0, 500))


def everything(graph: FreeGraph) -> np.ndarray:
    """[B, n] all plans."""
    return np.concatenate(list(all_plans(graph)))


def never() -> bool:
    return False
