"""Ops in layers, as Alpa clusters them: brute force over all cuts, planted mistakes."""

from itertools import combinations, pairwise
from typing import Any

import numpy as np
import pytest

from shardwright.passes.search.kernels.stages import clustered_ops
from shardwright.passes.search.kernels.stages.clustered_ops import Read, clustered

Case = tuple[Any, Any, list[Read], int, int, float]


def drawn(seed: int) -> Case:
    """Whole numbers, so that ties are exact."""
    rng = np.random.default_rng(seed)
    ops = int(rng.integers(1, 11))
    flops = rng.integers(0, 6, ops).astype(float)
    heavy = flops > 2
    reads = [
        Read(float(rng.integers(0, 9)), int(maker), tuple(int(k) for k in rng.integers(0, ops, 3)))
        for maker in rng.integers(-1, ops, 8)
    ]
    return (
        flops,
        heavy,
        reads,
        int(rng.integers(1, 5)),
        int(rng.integers(0, 3)),
        float(rng.choice([0.2, 0.6, 9])),
    )


def figures(case: Case, ends: tuple[int, ...]) -> tuple[float, float, float] | None:
    """The most and the sum received, and squares of flops; None for layers that are not legal."""
    flops, heavy, reads, layers, least, slack = case
    got: list[float] = []
    for a, b in pairwise((0, *ends)):
        inside = range(a, b)
        if heavy[a:b].sum() < least or flops[a:b].sum() > (1 + slack) * flops.sum() / layers + 1e-9:
            return None
        got.append(
            sum(
                one.bytes
                for one in reads
                if one.maker < a and any(reader in inside for reader in one.readers)
            )
        )
    return max(got), sum(got), sum(float(flops[a:b].sum()) ** 2 for a, b in pairwise((0, *ends)))


def is_wrong(seed: int) -> bool:
    case = drawn(seed)
    flops, _, _, layers, _, _ = case
    every = (
        figures(case, (*starts, len(flops)))
        for starts in combinations(range(1, len(flops)), layers - 1)
    )
    best = min((one for one in every if one is not None), default=None)
    found = clustered(*case)
    if found is None or best is None:
        return found is not None or best is not None
    return figures(case, found.ends) != best or (found.most, found.total) != best[:2]


SEEDS = range(300)


def test_equal_to_brute_force():
    assert [seed for seed in SEEDS if is_wrong(seed)] == []
    found = [clustered(*drawn(seed)) for seed in SEEDS]
    assert {len(one.ends) for one in found if one} == {1, 2, 3, 4}
    assert 50 < sum(one is None for one in found) < 250


@pytest.mark.parametrize("how", ["again", "sum", "most"])
def test_planted_mistakes_are_caught(how: str, monkeypatch: pytest.MonkeyPatch):
    if how == "again":  # a value counts for each of its readers

        def each(ops: int, reads: list[Read]) -> Any:
            found = np.zeros((ops, ops))
            for one in reads:
                for reader in set(one.readers):
                    found[one.maker + 1 : reader + 1, reader] += one.bytes
            return np.cumsum(found, axis=1)

        monkeypatch.setattr(clustered_ops, "received", each)
    if how == "sum":  # bytes alone, whatever the most
        monkeypatch.setattr(clustered_ops, "_least_most", lambda *_: 1e9)  # pyright: ignore
    if how == "most":  # flops do not break ties
        real = clustered_ops._least_sum  # pyright: ignore

        def alike(received: Any, size: Any, layers: int) -> Any:
            return real(received, 0 * size, layers)

        monkeypatch.setattr(clustered_ops, "_least_sum", alike)
    assert any(is_wrong(seed) for seed in SEEDS)
