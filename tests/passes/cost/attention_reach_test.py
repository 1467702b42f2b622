"""What is looked at around attention is enough: the whole block tells the same."""

# pyright: reportPrivateUsage=false

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("jax")

from hypothesis import given, settings
from hypothesis import strategies as st

from shardwright.ir.parse import parse
from shardwright.passes.cost.attention import match
from shardwright.passes.cost.attention.match import Region, made_within
from shardwright.passes.cost.kernels.dataflow import Flat, flatten
from shardwright.passes.cost.kernels.rematerializable import Sources, needed_in_memory
from shardwright.testing.generate.attention_forms import DEPTH, FORMS, lowered

NAMES = ["alibi", "cross", "dropout", "where"]


@cache
def block(name: str) -> tuple[Flat, Sources]:
    module = parse(lowered(FORMS[name], True))
    assert module.main is not None
    flat = flatten(module, module.main.body)
    return flat, Sources(flat, needed_in_memory(flat))


def users_of(flat: Flat, sources: Sources) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for index, node in enumerate(flat.nodes):
        for value in () if sources.is_virtual[index] else node.sources:
            found.setdefault(value, []).append(index)
    return found


# --- all nodes are looked at, again and again until nothing changes


def made_of_all(flat: Flat, sources: Sources, inside: set[int]) -> frozenset[int]:
    users, nodes = users_of(flat, sources), flat.nodes
    kept = {source for value in flat.results for source in sources.of(value)}
    found = {
        index: None
        for index, node in enumerate(nodes)
        if not (sources.is_virtual[index] or index in inside or node.op.regions)
        and match._can_be_remade(node)
        and kept.isdisjoint(node.outs)
    }
    while True:
        gone = [
            index
            for index in found
            if not match._is_made_of_little(flat, nodes[index], found)
            or any(u not in inside and u not in found
                   for v in nodes[index].outs for u in users.get(v, ()))
        ]  # fmt: skip
        if not gone:
            return frozenset(found)
        for index in gone:
            del found[index]


def scored_of_all(flat: Flat, sources: Sources, scores: frozenset[int]) -> list[bool]:
    found = [False] * len(flat.nodes)
    for index, node in enumerate(flat.nodes):
        if sources.is_virtual[index]:
            continue
        follows = any(
            flat.producer[value] >= 0
            and found[flat.producer[value]]
            and any(2 * flat.count[out] > flat.count[value] for out in node.outs)
            for value in node.sources
        )
        found[index] = index in scores or (match.is_light(node) and follows)
    return found


def circles_of_all(flat: Flat, regions: Sequence[set[int]]) -> int:
    found = 0
    for number, own in enumerate(regions):
        behind = [False] * len(flat.nodes)  # waits for one of the region through others
        for index, node in enumerate(flat.nodes):
            makers = [flat.producer[value] for value in node.sources]
            outside = [k for k in makers if k >= 0 and k not in own]
            inside = [k for k in makers if k in own]
            behind[index] = any(behind[k] for k in (*outside, *inside))
            behind[index] |= index not in own and bool(inside)
            if index in own and behind[index]:
                found |= 1 << number
    return found


# --- what is compared

Draw = Callable[[st.SearchStrategy[Any]], Any]


def drawn(draw: Draw, flat: Flat, sources: Sources) -> set[int]:
    """A few nodes that are kernels, most of them in a row."""
    kernels = [k for k in range(len(flat.nodes)) if not sources.is_virtual[k]]
    start = draw(st.integers(0, len(kernels) - 1))
    near = kernels[start : start + draw(st.integers(1, 40))]
    return {*draw(st.lists(st.sampled_from(near), min_size=1))}


def expect_equal(draw: Draw) -> None:
    flat, sources = block(draw(st.sampled_from(NAMES)))
    sources._users = {}
    some = [drawn(draw, flat, sources) for _ in range(draw(st.integers(1, 3)))]
    regions = [one - set[int]().union(*some[:k]) for k, one in enumerate(some)]
    regions = [one for one in regions if one]
    inside = set[int]().union(*regions)
    found = made_within(flat, sources, [Region(sorted(one), 1.0, []) for one in regions])
    assert found == made_of_all(flat, sources, inside)
    like: Any = [SimpleNamespace(nodes=one) for one in regions]
    assert match._circles(flat, like) == circles_of_all(flat, regions)
    scores = frozenset(some[0])
    around = match._Around(flat, sources, scores, DEPTH)
    assert around.is_scored == scored_of_all(flat, sources, scores)


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_what_is_near_tells_the_same_as_the_whole_block(data: st.DataObject):
    expect_equal(data.draw)


def test_of_attention_itself_too():
    for name in NAMES:
        flat, sources = block(name)
        sources._users = {}
        regions = match.attention_regions(flat, sources, DEPTH)
        inside = {index for region in regions for index in region.nodes}
        assert inside
        found = made_within(flat, sources, regions)
        assert found == made_of_all(flat, sources, inside)
        assert found or name != "dropout"


def near_alone(flat: Flat, sources: Sources, inside: set[int]) -> dict[int, None]:
    makers = [flat.producer[v] for index in inside for v in flat.nodes[index].sources]
    few = [k for k in makers if k >= 0 and k not in inside and not sources.is_virtual[k]]
    return dict.fromkeys(k for k in few if match._can_be_remade(flat.nodes[k]))


def own_alone(regions: Sequence[match._Region]) -> list[int]:
    return sorted(k for one in regions for k in one.nodes)


def scores_alone(around: match._Around) -> None:
    for index in around.scores:
        around.is_scored[index] = True


@pytest.mark.parametrize(
    ("owner", "name", "planted"),
    [
        (match, "_remakeable", near_alone),
        (match, "_between", own_alone),
        (match._Around, "_follow", scores_alone),
    ],
)
def test_looking_at_less_is_caught(
    monkeypatch: pytest.MonkeyPatch, owner: object, name: str, planted: object
):
    monkeypatch.setattr(owner, name, planted)

    @given(st.data())
    @settings(max_examples=300, deadline=None, database=None)
    def run(data: st.DataObject) -> None:
        expect_equal(data.draw)

    with pytest.raises(AssertionError):
        run()
