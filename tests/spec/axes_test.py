"""The axis algebra against brute force: a sub-axis is a function of the device's coordinate."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from shardwright.spec import axes
from shardwright.spec.axes import Axis, Mesh

SIZES = (2, 3, 4, 6, 8, 12, 16, 24, 36)


def divisors(n: int) -> list[int]:
    return [k for k in range(1, n + 1) if n % k == 0]


@st.composite
def refs(draw: st.DrawFn, count: int = 2) -> tuple[int, tuple[Axis, ...]]:
    """The size of an axis "x" and that many resolved refs into it, of size > 1."""
    size = draw(st.sampled_from(SIZES))
    found: list[Axis] = []
    for _ in range(count):
        next_pre = draw(st.sampled_from(divisors(size)[1:]))
        pre = draw(st.sampled_from(divisors(next_pre)[:-1]))
        found.append(Axis("x", pre, next_pre // pre))
    return size, tuple(found)


@st.composite
def meshes(draw: st.DrawFn) -> Mesh:
    sizes = draw(st.lists(st.sampled_from((1, 2, 3, 4, 6)), min_size=1, max_size=3))
    return Mesh(tuple(zip("xyz", sizes, strict=False)))


def values(size: int, axis: Axis) -> list[int]:
    """The coordinate in a sub-axis of each coordinate of the whole axis."""
    return [(c // (size // axis.next_pre)) % axis.size for c in range(size)]


def determines(size: int, known: Axis, asked: Axis) -> bool:
    """Whether the coordinate in one sub-axis tells the coordinate in another."""
    pairs = set(zip(values(size, known), values(size, asked), strict=True))
    return len(pairs) == len({k for k, _ in pairs})


def parts(*refs: Axis) -> list[tuple[int, int]] | None:
    """The axis cut at every end of the refs, as (pre, next_pre); None if the cuts do not divide."""
    points = sorted({1, *(r.pre for r in refs), *(r.next_pre for r in refs)})
    if any(high % low for low, high in pairwise(points)):
        return None
    return list(pairwise(points))


def covered(part: tuple[int, int], axis: Axis) -> bool:
    return axis.pre <= part[0] and part[1] <= axis.next_pre


# --- one ref


@given(meshes(), st.data())
def test_coordinate_is_that_of_the_unravelled_index(mesh: Mesh, data: st.DataObject) -> None:
    sizes = [size for _, size in mesh.axes]
    index = data.draw(st.integers(0, mesh.device_count - 1))
    place = data.draw(st.integers(0, len(sizes) - 1))
    name, size = mesh.axes[place]
    next_pre = data.draw(st.sampled_from(divisors(size)))
    pre = data.draw(st.sampled_from(divisors(next_pre)))
    axis = Axis(name, pre, next_pre // pre)
    whole = int(np.unravel_index(index, sizes)[place])
    assert mesh.coordinate(index, axis) == values(size, axis)[whole]


@given(meshes())
def test_linear_index_over_all_axes_is_the_device_index(mesh: Mesh) -> None:
    every = mesh.resolve(Axis(name) for name in mesh.names)
    shards = [axes.linear_index(mesh, k, every) for k in range(mesh.device_count)]
    assert shards == list(range(mesh.device_count))


def test_device_ids_permute_devices() -> None:
    mesh = Mesh((("x", 2), ("y", 2)), (0, 2, 1, 3))
    assert [mesh.device(k) for k in range(4)] == [0, 2, 1, 3]
    assert str(mesh) == '<["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>'


@given(refs(count=1))
def test_resolve_and_spell_are_inverse(drawn: tuple[int, tuple[Axis, ...]]) -> None:
    size, (axis,) = drawn
    mesh = Mesh((("x", size),))
    (spelled,) = mesh.spell([axis])
    assert spelled.is_whole == (axis.size == size)
    assert mesh.resolve([spelled]) == (axis,)
    assert mesh.size(spelled) == axis.size


@given(refs(count=1), st.data())
def test_split_parts_merge_back(drawn: tuple[int, tuple[Axis, ...]], data: st.DataObject) -> None:
    size, (axis,) = drawn
    inner = divisors(axis.size)[1:-1]
    assume(inner)
    major, minor = axes.split(axis, data.draw(st.sampled_from(inner)))
    pairs = zip(values(size, major), values(size, minor), strict=True)
    assert [a * minor.size + b for a, b in pairs] == values(size, axis)
    assert axes.merge(major, minor) == axis and axes.can_merge(major, minor)
    assert axes.is_prefix(major, axis) and axes.is_suffix(minor, axis)


def test_split_refuses_uneven_and_trivial_parts() -> None:
    for size in (1, 3, 4):
        with pytest.raises(ValueError, match="cannot cut"):
            axes.split(Axis("x", 1, 4), size)


# --- two refs


def contains_is_knowledge(contains: Callable[[Axis, Axis], bool]) -> Callable[..., None]:
    @given(refs())
    def check(drawn: tuple[int, tuple[Axis, ...]]) -> None:
        size, (a, b) = drawn
        assert contains(a, b) == determines(size, a, b)

    return check


def coexistence_is_a_chain_of_cuts(coexist: Callable[[Axis, Axis], bool]) -> Callable[..., None]:
    @given(refs())
    def check(drawn: tuple[int, tuple[Axis, ...]]) -> None:
        _, (a, b) = drawn
        assert coexist(a, b) == (parts(a, b) is not None)

    return check


def test_contains_means_that_one_coordinate_tells_the_other() -> None:
    contains_is_knowledge(axes.contains)()


def test_refs_coexist_when_their_cuts_divide_each_other() -> None:
    coexistence_is_a_chain_of_cuts(axes.can_coexist)()


def test_broken_variants_are_caught() -> None:
    def interval_only(a: Axis, b: Axis) -> bool:  # forgets that cuts must divide
        return a.pre <= b.pre and b.next_pre <= a.next_pre

    def overlapping_only(a: Axis, b: Axis) -> bool:  # forgets the gap between disjoint refs
        return not axes.overlaps(a, b) or axes.can_coexist(a, b)

    with pytest.raises(AssertionError):
        contains_is_knowledge(interval_only)()
    with pytest.raises(AssertionError):
        coexistence_is_a_chain_of_cuts(overlapping_only)()


@given(refs())
def test_prefix_is_the_quotient_and_suffix_the_remainder(
    drawn: tuple[int, tuple[Axis, ...]],
) -> None:
    size, (a, b) = drawn
    if b.size % a.size:
        assert not axes.is_prefix(a, b) and not axes.is_suffix(a, b)
        return
    minor = b.size // a.size
    assert axes.is_prefix(a, b) == ([v // minor for v in values(size, b)] == values(size, a))
    assert axes.is_suffix(a, b) == ([v % a.size for v in values(size, b)] == values(size, a))


@given(refs())
def test_overlap_holds_the_common_parts(drawn: tuple[int, tuple[Axis, ...]]) -> None:
    size, (a, b) = drawn
    cut = parts(a, b)
    common = axes.overlap(a, b)
    if cut is None:
        assert common is None
        return
    shared = [p for p in cut if covered(p, a) and covered(p, b)]
    assert axes.overlaps(a, b) == bool(shared)
    if not shared:
        assert common is None
        return
    assert common == Axis("x", shared[0][0], shared[-1][1] // shared[0][0])
    assert determines(size, a, common) and determines(size, b, common)


@given(refs())
def test_prefix_without_overlap_is_the_longest_disjoint_prefix(
    drawn: tuple[int, tuple[Axis, ...]],
) -> None:
    _, (a, b) = drawn
    found = axes.prefix_without_overlap(a, b)
    cut = parts(a, b)
    if cut is None:
        assert found is None
        return
    kept: list[tuple[int, int]] = []
    for part in (p for p in cut if covered(p, a)):
        if covered(part, b):
            break
        kept.append(part)
    assert found == (Axis("x", a.pre, kept[-1][1] // a.pre) if kept else None)


@given(refs(count=1))
def test_merge_is_the_joint_coordinate(drawn: tuple[int, tuple[Axis, ...]]) -> None:
    size, (a,) = drawn
    for b in (Axis("x", a.next_pre, k) for k in divisors(size // a.next_pre)[1:]):
        assert axes.can_merge(a, b)
        pairs = zip(values(size, a), values(size, b), strict=True)
        assert values(size, axes.merge(a, b)) == [x * b.size + y for x, y in pairs]


def test_refs_of_different_axes_are_unrelated() -> None:
    a, b = Axis("x", 1, 2), Axis("y", 1, 2)
    related = (axes.contains, axes.is_prefix, axes.is_suffix, axes.overlaps, axes.can_merge)
    assert not any(relation(a, b) for relation in related)
    assert axes.can_coexist(a, b) and axes.overlap(a, b) is None
    assert axes.prefix_without_overlap(a, b) == a


# --- lists


@given(refs(count=4), st.permutations(range(4)))
def test_joined_lists_cut_alike_and_hold_no_mergeable_neighbours(
    drawn: tuple[int, tuple[Axis, ...]], order: list[int]
) -> None:
    size, found = drawn
    listed = tuple(found[k] for k in order)
    mesh = Mesh((("x", size),))
    short = axes.joined(listed)
    assert axes.total(short) == axes.total(listed)
    assert not any(axes.can_merge(a, b) for a, b in pairwise(short))
    for index in range(size):
        assert axes.linear_index(mesh, index, short) == axes.linear_index(mesh, index, listed)


@given(refs(count=4), st.integers(0, 2), st.integers(0, 2))
def test_a_list_prefix_is_a_coarser_cut(
    drawn: tuple[int, tuple[Axis, ...]], short: int, extra: int
) -> None:
    size, found = drawn
    a, b = found[:short], (*found[: short - 1 if short else 0], *found[4 - extra :])
    mesh = Mesh((("x", size),))
    verdict = axes.is_list_prefix(a, b)
    assert (verdict is None) == (a == b)
    if verdict is not True:
        return
    minor = axes.total(b) // axes.total(a)
    for index in range(size):
        assert axes.linear_index(mesh, index, b) // minor == axes.linear_index(mesh, index, a)


def test_list_prefix_examples() -> None:
    x, y = Axis("x", 1, 4), Axis("y", 1, 2)
    half = Axis("x", 1, 2)
    assert axes.is_list_prefix([x], [x]) is None
    assert axes.is_list_prefix([], [x]) is True
    assert axes.is_list_prefix([half], [x]) is True
    assert axes.is_list_prefix([x], [x, y]) is True
    assert axes.is_list_prefix([y, half], [y, x]) is True
    assert axes.is_list_prefix([x], [half]) is False
    assert axes.is_list_prefix([x, y], [x]) is False
    assert axes.is_list_prefix([half, y], [x, y]) is False


@given(refs(count=3))
def test_refine_cuts_at_the_ends_of_all_refs_and_nowhere_else(
    drawn: tuple[int, tuple[Axis, ...]],
) -> None:
    size, used = drawn
    mesh = Mesh((("x", size), ("y", 2)))
    cut = parts(Axis("x", 1, size), *used)
    if cut is None:
        with pytest.raises(ValueError, match="cannot coexist"):
            axes.refine(mesh, used)
        return
    assert axes.refine(mesh, used) == {"x": tuple(high // low for low, high in cut), "y": (2,)}


# --- text


def test_text_of_axes_and_names() -> None:
    assert str(Axis("x")) == '"x"'
    assert str(Axis("x", 2, 4)) == '"x":(2)4'
    assert axes.quote('a"b\\c\n') == '"a\\22b\\\\c\\0A"'
    assert axes.quote("é") == '"\\C3\\A9"'
    assert axes.symbol("f.g_1") == "@f.g_1"
    assert axes.symbol("f.g-1") == '@"f.g-1"'
    assert axes.symbol("1f") == '@"1f"'
    assert axes.symbol("a b") == '@"a b"'


def test_mesh_order_is_position_then_pre_then_size() -> None:
    mesh = Mesh((("b", 8), ("a", 4)))
    listed = [Axis("a", 1, 2), Axis("b", 2, 2), Axis("b", 1, 4), Axis("b", 1, 2)]
    assert sorted(listed, key=mesh.order) == [
        Axis("b", 1, 2),
        Axis("b", 1, 4),
        Axis("b", 2, 2),
        Axis("a", 1, 2),
    ]


def test_maximal_and_empty_meshes() -> None:
    assert Mesh((), (3,)).is_maximal and not Mesh((), (3,)).is_empty
    assert Mesh(()).is_empty and not Mesh(()).is_maximal
    assert str(Mesh((), (3,))) == "<[], device_ids=[3]>"
