"""Devices of meshes as arrays against one device at a time, on meshes drawn at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import permutations

import numpy as np
import pytest

from shardwright.backends.collectives import permute_pairs
from shardwright.passes.exporting.localizing.device_tables import groups as listed_groups
from shardwright.passes.partition.lowering import replica_groups
from shardwright.spec.axes import Axes, Axis, Mesh, linear_index, total
from shardwright.spec.machines.mesh_devices import device_numbers, shard_numbers
from shardwright.spec.verifying import infer_collective


def mesh_of(draw: random.Random) -> Mesh:
    """At most 72 devices on at most four axes, in any order or in that of the mesh."""
    sizes = [draw.choice((1, 2, 2, 3)) for _ in range(draw.randint(1, 4))]
    axes = tuple((f"a{k}", size) for k, size in enumerate(sizes))
    ids = list(range(int(np.prod(sizes))))
    draw.shuffle(ids)
    return Mesh(axes, tuple(ids) if draw.random() < 0.5 else ())


def axes_of(draw: random.Random, mesh: Mesh) -> Axes:
    names = draw.sample(mesh.names, draw.randint(0, len(mesh.names)))
    return mesh.resolve(map(Axis, names))


def one_by_one(mesh: Mesh, axes: Axes) -> list[list[int]]:
    """The groups along axes, in the order of their first devices in the mesh."""
    rest = tuple(a for a in mesh.resolve(map(Axis, mesh.names)) if a not in axes)
    found: dict[int, dict[int, int]] = {}
    for index in range(mesh.device_count):
        row = found.setdefault(linear_index(mesh, index, rest), {})
        row[linear_index(mesh, index, axes)] = mesh.device(index)
    return [[row[k] for k in sorted(row)] for _, row in sorted(found.items())]


def test_numbers_and_groups():
    draw = random.Random(1)
    for _ in range(300):
        mesh = mesh_of(draw)
        axes = axes_of(draw, mesh)
        every = range(mesh.device_count)
        assert device_numbers(mesh).tolist() == [mesh.device(k) for k in every]
        assert shard_numbers(mesh, axes).tolist() == [linear_index(mesh, k, axes) for k in every]
        assert replica_groups.groups(mesh, axes).tolist() == one_by_one(mesh, axes)
        assert listed_groups(mesh, axes) == one_by_one(mesh, axes)


def test_shard_numbers_along_parts_of_axes():
    mesh = Mesh((("x", 12), ("y", 4)))
    for axes in ((Axis("x", 2, 3), Axis("y", 2, 2)), (Axis("y", 1, 2), Axis("x", 4, 3))):
        found = [linear_index(mesh, k, axes) for k in range(48)]
        assert shard_numbers(mesh, axes).tolist() == found


def axes_by_trial(mesh: Mesh, table: list[list[int]]) -> set[Axes]:
    """All lists of axes whose groups these are, axes of one device aside."""
    every = [a for a in mesh.resolve(map(Axis, mesh.names)) if a.size > 1]
    lists = [some for count in range(len(every) + 1) for some in permutations(every, count)]
    return {some for some in lists if sorted(one_by_one(mesh, some)) == sorted(table)}


def faults_of_axes_of_groups(count: int) -> int:
    draw, faults = random.Random(2), 0
    for _ in range(count):
        mesh = mesh_of(draw)
        table = one_by_one(mesh, axes_of(draw, mesh))
        draw.shuffle(table)
        if draw.random() < 0.3:
            ids = draw.sample(range(mesh.device_count), mesh.device_count)
            width = len(table[0])
            table = [ids[k : k + width] for k in range(0, len(ids), width)]
        found = replica_groups.axes_of_groups(mesh, np.array(table))
        expected = axes_by_trial(mesh, table)
        faults += found not in expected if expected else found is not None
    return faults


def test_the_axes_of_groups():
    assert faults_of_axes_of_groups(150) == 0


def test_axes_in_another_order_are_caught(monkeypatch: pytest.MonkeyPatch):
    real = replica_groups.groups

    def reversed_axes(mesh: Mesh, axes: Axes) -> replica_groups.Table:
        return real(mesh, axes[::-1])

    monkeypatch.setattr(replica_groups, "groups", reversed_axes)
    assert faults_of_axes_of_groups(50) > 0


def test_pairs_of_a_permute_along_axes():
    draw, kept = random.Random(3), 0
    for _ in range(300):
        mesh = mesh_of(draw)
        axes = axes_of(draw, mesh)
        shards = draw.sample(range(total(axes)), draw.randint(1, total(axes)))
        wanted = sorted(zip(shards, draw.sample(shards, len(shards)), strict=True))
        pairs = [(row[a], row[b]) for row in one_by_one(mesh, axes) for a, b in wanted]
        names = tuple(axis.name for axis in axes)
        assert permute_pairs(mesh, names, pairs) == wanted
        if len(pairs) > len(wanted):
            kept += 1
            assert permute_pairs(mesh, names, pairs[1:]) is None
    assert kept > 50


# --- checks of tables


def said_one_by_one(ids: list[int], is_even: bool) -> str | None:
    """The first problem of a table of groups, found as Shardy's verifier looks for it."""
    seen: set[int] = set()
    for replica in ids:
        if replica == -1 and is_even:
            return "Invalid replica id -1"
        if replica != -1 and replica in seen:
            return f"replica id #{replica} seen more than once"
        if replica != -1:
            seen.add(replica)
    for replica in range(len(seen)):
        if replica not in seen:
            return f"replica id #{replica} not seen in replica groups"
    return None


def faults_of_checks(count: int) -> tuple[int, int]:
    """Differences, and the number of different problems that were met."""
    draw, faults, met = random.Random(4), 0, set[str]()
    for _ in range(count):
        ids = list(range(draw.randint(1, 8)))
        draw.shuffle(ids)
        for place in range(len(ids)):
            if draw.random() < 0.15:
                ids[place] = draw.randint(-2, len(ids))
        is_even = draw.random() < 0.5
        table = np.array(ids)
        found = None
        if not infer_collective._are_all(table):  # pyright: ignore[reportPrivateUsage]
            said = infer_collective._replica_problems(  # pyright: ignore[reportPrivateUsage]
                table, is_even
            )
            found = next(said, None)
        faults += found != said_one_by_one(ids, is_even)
        met.add(str(found).partition("#")[0])
    return faults, len(met)


def test_the_first_problem_of_a_table():
    faults, met = faults_of_checks(3000)
    assert faults == 0 and met >= 3


def _never(ids: replica_groups.Table) -> int:
    return len(ids)


def _always(ids: replica_groups.Table) -> bool:
    return True


@pytest.mark.parametrize(("name", "mutant"), [("_repeated", _never), ("_are_all", _always)])
def test_checks_that_miss_problems_are_caught(
    name: str, mutant: Callable[[replica_groups.Table], object], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(infer_collective, name, mutant)
    assert faults_of_checks(300)[0] > 0
