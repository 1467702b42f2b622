"""Alpa between operators: published values, brute force over stages, planted mistakes."""

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from shardwright.passes.search.kernels.stages import submesh_chain
from shardwright.passes.search.kernels.stages.submesh_chain import best_submeshes
from shardwright.passes.search.methods.alpa import Alpa
from shardwright.passes.search.problem.found import Status
from shardwright.passes.search.problem.stages.submesh_tables import (
    Submesh,
    SubmeshTable,
    synthetic_layers,
)
from tests.support.verbs import ask

# By name: cost, ends of stages, submeshes.
PUBLISHED = {
    "alpa-inter:L=8,D=8,B=8": (18.8, [8], "1x8"),
    "alpa-inter:L=12,D=16,B=32": (57.5, [3, 9, 12], "1x4 1x8 1x4"),
}


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_values(name: str):
    found = Alpa().of_graph(synthetic_layers(name))
    cost, ends, meshes = PUBLISHED[name]
    assert found.objective == pytest.approx(cost, rel=1e-12) and found.status is Status.OPTIMAL
    assert np.cumsum([len(row.nodes) for row in found.stages]).tolist() == ends
    assert found.info["submeshes"] == meshes
    assert [node for row in found.stages for node in row.nodes] == list(range(ends[-1]))


def drawn(seed: int) -> SubmeshTable:
    """Times that tie, or not; ways to use a submesh; segments that do not fit."""
    rng = np.random.default_rng(seed)
    layers, devices = int(rng.integers(1, 7)), int(rng.choice([1, 2, 3, 4, 6, 8]))
    shape = (layers, layers, 5)
    time = rng.integers(1, 9, shape) / 2.0 if seed % 2 else rng.lognormal(size=shape)
    time = np.where(np.tri(layers, k=-1)[:, :, None] > 0, np.inf, time)
    time = np.where(rng.random(shape) < 0.1, np.inf, time)
    fixed, each = rng.integers(0, 9, shape).astype(float), rng.integers(0, 5, shape).astype(float)
    submeshes = (
        Submesh(1, 1),
        Submesh(1, 2, "a"),
        Submesh(1, 2, "b"),
        Submesh(1, 4),
        Submesh(2, 4),
    )
    cap, batch = float(rng.choice([8, 16, 1e9])), int(rng.integers(1, 20))
    return SubmeshTable(time, fixed, each, submeshes, devices, batch, cap)


def brute(
    table: SubmeshTable, first: int, devices: int
) -> Iterator[tuple[float, float, list[float], list[float]]]:
    """Sum and longest of times, fixed bytes and those by stage that follows, of all chains."""
    if first == table.layers:
        if devices == 0:
            yield 0.0, 0.0, [], []
        return
    for last in range(first, table.layers):
        for m, mesh in enumerate(table.submeshes):
            time = float(table.time[first, last, m])
            if mesh.devices > devices or not np.isfinite(time):
                continue
            for total, longest, fixed, each in brute(table, last + 1, devices - mesh.devices):
                mine = float(table.fixed[first, last, m]), float(table.each[first, last, m])
                if mine[0] + len(fixed) * mine[1] <= table.cap:
                    yield time + total, max(time, longest), [mine[0], *fixed], [mine[1], *each]


def least(table: SubmeshTable) -> float | None:
    """The cost of the best chain."""
    more = table.microbatches - 1
    costs = [total + more * longest for total, longest, _, _ in brute(table, 0, table.devices)]
    return min(costs, default=None)


def is_wrong(seed: int, gap: float = 0.0) -> bool:
    table = drawn(seed)
    found, best = Alpa(gap).of_graph(table), least(table)
    if best is None or found.objective is None or found.lower_bound is None:
        return best is not None or found.objective is not None
    rows = found.stages
    longest = max(row.seconds for row in rows)
    cost = sum(row.seconds for row in rows) + (table.microbatches - 1) * longest
    if found.objective != pytest.approx(cost) or max(row.bytes for row in rows) > table.cap:
        return True
    if sum(row.devices for row in rows) != table.devices:
        return True
    near = best * (1 + 1e-12) + (table.microbatches - 1) * gap
    return not best * (1 - 1e-12) <= found.objective <= near or found.lower_bound > best * (
        1 + 1e-12
    )


SEEDS = range(100)


def test_equal_to_brute_force():
    assert [seed for seed in SEEDS if is_wrong(seed)] == []
    found = [Alpa(0.0).of_graph(drawn(seed)) for seed in SEEDS]
    assert {len(one.stages) for one in found} >= {0, 1, 2, 3, 4}
    assert {one.status for one in found} == {Status.OPTIMAL, Status.INFEASIBLE}


@pytest.mark.parametrize("gap", [0.3, 2.0])
def test_a_gap_of_limits_keeps_its_promise(gap: float):
    assert [seed for seed in SEEDS if is_wrong(seed, gap)] == []
    found = [Alpa(gap).of_graph(drawn(seed)) for seed in SEEDS]
    assert any(one.status is Status.FEASIBLE for one in found)


def test_more_micro_batches_take_no_less():
    for seed in range(40):
        table = drawn(seed)
        costs: list[float] = []
        for batch in (1, 2, 4, 8, 64):
            sizes = np.array([one.devices for one in table.submeshes])
            found = best_submeshes(table.time, table.later(), sizes, table.devices, batch)
            costs.append(np.inf if found is None else found.cost)
        assert costs == sorted(costs)


@pytest.mark.parametrize("how", ["memory", "some", "longest", "first"])
def test_planted_mistakes_are_caught(how: str, monkeypatch: pytest.MonkeyPatch):
    if how == "memory":  # any number of stages may follow

        def always(self: SubmeshTable) -> Any:
            return np.where(np.isfinite(self.time), 99, -1)

        monkeypatch.setattr(SubmeshTable, "later", always)
    if how == "some":  # devices may be left over
        real = best_submeshes

        def fewer(time: Any, later: Any, sizes: Any, devices: int, *words: Any) -> Any:
            every = [real(time, later, sizes, one, *words) for one in range(1, devices + 1)]
            return min((one for one in every if one), key=lambda one: one.cost, default=None)

        monkeypatch.setattr("shardwright.passes.search.methods.alpa.best_submeshes", fewer)
    if how == "longest":  # the first limit with a chain is taken
        real_within = submesh_chain._within  # pyright: ignore
        done: list[float] = []

        def once(stages: Any, limit: float) -> Any:
            found = real_within(stages, limit)
            done.extend([limit] if found else [])
            return [one for one in found if limit <= min(done)]

        monkeypatch.setattr(submesh_chain, "_within", once)
    if how == "first":  # the most stages
        real_within = submesh_chain._within  # pyright: ignore
        monkeypatch.setattr(submesh_chain, "_within", lambda s, limit: real_within(s, limit)[-1:])  # pyright: ignore
    assert any(is_wrong(seed) for seed in SEEDS)


def test_as_a_verb():
    code, text, _ = ask("plan", "--instance", "alpa-inter:L=12,D=16,B=32", "--json")
    found = json.loads(text)
    assert code == 0 and found["method"] == "alpa" and found["status"] == "optimal"
    assert found["objective"] == pytest.approx(57.5, rel=1e-12)
    assert found["lower_bound"] == found["objective"] and found["label"] == "paper-formula"
    assert [row["devices"] for row in found["stages"]] == [4, 8, 4]
    code, text, _ = ask("plan", "--instance", "alpa-inter:L=1,D=7,B=8", "--json")
    assert code == 3 and "no stages that fit are 7 devices" in json.loads(text)["info"]["why"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["alpa-inter:L=2,L=3,D=8,B=1"], "says 'L' twice"),
        (["alpa-inter:L=12,D=16"], "problem 'alpa-inter:L=12,D=16' lacks B"),
        (["alpa-inter:L=12,D=16,B=0"], "says B is 0, expected 1 to 1000000"),
        (["alpa-inter:L=12,D=x,B=1"], "says D is 'x', expected a whole number"),
        (["alpa-inter:L=8,D=8,B=8", "--set", "gap=-1"], "setting gap is '-1', expected a number"),
        (
            ["alpa-inter:L=8,D=8,B=8", "--method", "distir"],
            'does not take instances of "alpa-inter"',
        ),
    ],
)
def test_bad_input(words: list[str], said: str):
    code, _, errors = ask("plan", "--instance", *words)
    assert code == 2 and said in errors
