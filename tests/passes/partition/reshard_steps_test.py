"""Chains of collectives for a reshard: published optima, Shardy's greedy as a bar, memory."""

from __future__ import annotations

import re
from random import Random

import pytest

from shardwright.passes.partition.reshard.planner import plan, received
from shardwright.spec.axes import Axis, Mesh
from shardwright.spec.layout import Layout, local_count, spelled
from shardwright.spec.types import tensor
from shardwright.testing.generate.spread import random_sharding
from shardwright.testing.oracles import Refused, shardy

X1, X2, Y1, Y2 = (Axis(name, 1, n) for name, n in (("x1", 2), ("x2", 2), ("y1", 3), ("y2", 2)))
X3 = Axis("x2", 1, 3)
A, B, C = (Axis(name, 1, n) for name, n in (("a", 2), ("b", 3), ("c", 4)))

# Source, target, elements received: 12 x 12, the last 24 x 24. Optima by exhaustive search.
OPTIMA: list[tuple[Layout, Layout, int]] = [
    (((X2, X1), (Y2, Y1)), ((Y2, Y1), (X2, X1)), 13),
    (((X2,), (Y2, Y1)), ((Y1,), (X2, X1)), 19),
    (((Y1,), (X2, X1)), ((X2,), (Y2, Y1)), 19),
    (((X3, X1), (Y2, Y1)), ((Y2,), (X1, X3)), 12),
]


@pytest.mark.parametrize(("src", "dst", "cost"), OPTIMA)
def test_reaches_the_published_optimum(src: Layout, dst: Layout, cost: int) -> None:
    assert received((12, 12), src, dst) == cost


def test_moves_part_of_an_axis_where_that_is_cheaper() -> None:
    # Whole axes need 108 elements; c in two parts needs 96.
    assert received((24, 24), ((A,), (C, B)), ((), (B, A))) == 96


def test_one_exchange_when_an_axis_changes_its_dim() -> None:
    (step,) = plan((8, 8), ((C,), ()), ((), (C,)))
    assert (step.kind, step.moves, step.moved[0]) == ("exchange", ((0, 1),), (C,))


def test_slices_are_free_and_come_first() -> None:
    steps = plan((8,), ((A,),), ((C,),))
    assert [(step.kind, step.received) for step in steps] == [("slice", 0), ("permute", 2)]


def test_partial_value_is_cut_before_it_is_summed() -> None:
    cut, total = plan((8,), ((),), ((C,),), (A,))
    assert (cut.kind, cut.partial) == ("slice", (A,))
    assert (total.kind, total.received) == ("all_reduce", 2)  # 8 where the sum came first


def test_partial_value_is_scattered_along_what_the_target_cuts_off() -> None:
    scatter, reduce = plan((8, 8), ((), ()), ((C,), ()), (A, C))
    assert (scatter.kind, scatter.moved) == ("reduce_scatter", ((C,), ()))
    assert (reduce.kind, reduce.axes) == ("all_reduce", (A,))
    # Reduce-scatter 64 elements over 4 devices, then all-reduce 16 over 2.
    assert (scatter.received, reduce.received) == (48, 16)


def _cases(mesh: Mesh, shape: tuple[int, ...], count: int) -> list[tuple[Layout, Layout]]:
    rng, found = Random(f"{mesh}{shape}"), list[tuple[Layout, Layout]]()
    while len(found) < count:
        ends = [random_sharding(rng, mesh, tensor(shape, "f32")) for _ in range(2)]
        src, dst = (tuple(map(mesh.resolve, end.axes)) for end in ends)
        if src != dst and all(_divides(shape, end) for end in (src, dst)):
            found.append((src, dst))
    return found


def _divides(shape: tuple[int, ...], layout: Layout) -> bool:
    local = local_count(shape, layout)
    shards = 1
    for size, axes in zip(shape, layout, strict=True):
        for axis in axes:
            shards *= axis.size
            if size % axis.size:
                return False
    return local * shards == local_count(shape, ((),) * len(shape))


MESHES = [
    (Mesh((("a", 2), ("b", 4))), (16, 16)),
    (Mesh((("a", 2), ("b", 2), ("c", 2))), (8, 8, 8)),
    (Mesh((("a", 8), ("b", 2))), (32, 16)),
]


@pytest.mark.parametrize(("mesh", "shape"), MESHES, ids=str)
def test_ends_right_and_never_holds_more_than_the_larger_end(
    mesh: Mesh, shape: tuple[int, ...]
) -> None:
    for src, dst in _cases(mesh, shape, 100):
        cap = max(local_count(shape, src), local_count(shape, dst))
        steps = plan(shape, src, dst)
        assert steps[-1].out == dst
        assert all(local_count(step.view or shape, step.out) <= cap for step in steps)


# --- Shardy's greedy


@pytest.mark.parametrize(("mesh", "shape"), MESHES, ids=str)
def test_never_moves_more_than_shardys_greedy(mesh: Mesh, shape: tuple[int, ...]) -> None:
    pytest.importorskip("jaxlib")
    cases = _cases(mesh, shape, 60)
    bodies = _lowered_by_shardy(mesh, shape, cases)
    ours = [received(shape, src, dst) for src, dst in cases]
    theirs = [
        _greedy_cost(mesh, shape, src, body) for (src, _), body in zip(cases, bodies, strict=True)
    ]
    assert all(a <= b for a, b in zip(ours, theirs, strict=True))
    assert sum(ours) < sum(theirs)  # a bar that is never cleared by a margin measures nothing


def _lowered_by_shardy(
    mesh: Mesh, shape: tuple[int, ...], cases: list[tuple[Layout, Layout]]
) -> list[str]:
    text = f"module {{\n  sdy.mesh @mesh = {mesh}\n"
    type = tensor(shape, "f32")
    for index, (src, dst) in enumerate(cases):
        before, after = (spelled(end, mesh, "mesh") for end in (src, dst))
        text += (
            f"  func.func @f{index}(%a: {type} {{sdy.sharding = #sdy.sharding{before}}})"
            f" -> {type} {{\n    %0 = sdy.reshard %a {after} : {type}\n"
            f"    return %0 : {type}\n  }}\n"
        )
    try:
        lowered = shardy(text + "}", "func.func(sdy-reshard-to-collectives)")
    except Refused as problem:
        pytest.skip(f"Shardy refuses: {problem}")
    if lowered is None:
        pytest.skip("Shardy has no opinion")
    return re.split(r"func\.func @f\d+", lowered)[1:]


_AXIS = re.compile(r'"(\w+)"(?::\(\d+\)(\d+))?')


def _shards(mesh: Mesh, text: str) -> int:
    count = 1
    for name, size in _AXIS.findall(text):
        count *= int(size or mesh.axis_size(name))
    return count


def _greedy_cost(mesh: Mesh, shape: tuple[int, ...], src: Layout, body: str) -> int:
    """Elements received per device by the collectives of a function as Shardy prints it."""
    cost, local = 0, local_count(shape, src)
    for line in body.splitlines():
        found = re.search(r"= sdy\.(\w+) (.*?)out_sharding=<@mesh, (\[.*\])>", line)
        if found is None:
            continue
        kind, moved, out = found.groups()
        after = local_count(shape, ((),) * len(shape)) // _shards(mesh, out)
        if kind == "all_gather":
            cost += after - local
        elif kind == "collective_permute":
            cost += local
        elif kind == "all_to_all":
            for axes in re.findall(r"\{([^}]*)\}: \d+->\d+", moved):
                group = _shards(mesh, axes)
                cost += local * (group - 1) // group
        local = after
    return cost
