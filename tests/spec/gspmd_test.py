"""Shardings of the older partitioner against XLA's own reader, in both versions."""

# pyright: basic
# (jaxlib is typed in part only)

from __future__ import annotations

import random
from collections import Counter
from math import prod
from typing import Any

import numpy as np
import pytest

from shardwright.spec import gspmd
from shardwright.spec.gspmd import (
    COPIES,
    MANUAL,
    Tiling,
    Unread,
    axes_of,
    axis_sizes,
    tiling,
    tilings,
)

client: Any = pytest.importorskip("jax._src.lib").xla_client

LAST = {
    "": [],
    "last_tile_dim_replicate": [COPIES],
    "last_tile_dims={manual}": [MANUAL],
    "last_tile_dims={manual, replicated}": [MANUAL, COPIES],
}


def drawn(rng: random.Random) -> tuple[str, str]:
    """A sharding in version 2, and what it says of its last dims."""
    sizes = [rng.choice([1, 2, 2, 3, 4]) for _ in range(rng.randint(1, 4))]
    order = rng.sample(range(len(sizes)), len(sizes))
    last = rng.choice(list(LAST))
    grid = [1] * (rng.randint(1, 3) + len(LAST[last]))
    left = prod(sizes)
    for prime in (2, 3):
        while left % prime == 0:
            grid[rng.randrange(len(grid))] *= prime
            left //= prime
    words = (",".join(map(str, numbers)) for numbers in (grid, sizes, order))
    grid_text, sizes_text, order_text = words
    turned = f"T({order_text})" if len(order) > 1 else ""
    end = f" {last}" if last else ""
    return f"{{devices=[{grid_text}]<=[{sizes_text}]{turned}{end}}}", last


def devices_of(one: Tiling) -> list[int]:
    """The devices in order of the grid."""
    found = np.zeros(1, np.int64)
    for digit in one.digits:
        found = (found[:, None] + np.arange(digit.size) * digit.stride).reshape(-1)
    return found.tolist()


def cut_of(one: Tiling, dim: int) -> int:
    return prod(digit.size for digit in one.digits if digit.dim == dim)


def tiles(devices: list[int], copies: int) -> list[list[int]]:
    """Who holds each tile: the order of copies, the last dims, says nothing, and XLA sorts them."""
    return [sorted(devices[k : k + copies]) for k in range(0, len(devices), copies)]


def test_drawn_shardings_are_read_as_xla_reads_them():
    rng, seen = random.Random(0), Counter[str]()
    for _ in range(2000):
        text, last = drawn(rng)
        theirs = client.HloSharding.from_string(text)
        ids, grid = theirs.tile_assignment_devices(), theirs.tile_assignment_dimensions()
        if len(ids) < 2:
            seen["one device, or all alike"] += 1
            continue
        listed = "{{devices=[{}]{}{}}}".format(
            ",".join(map(str, grid)), ",".join(map(str, ids)), f" {last}" if last else ""
        )
        for version, form in ((2, text), (0, repr(theirs)), (1, listed)):
            try:
                one = tiling(form)
            except Unread:
                seen[f"unread, version {version}"] += 1
                continue
            seen[f"read, version {version}"] += 1
            copies = cut_of(one, COPIES)
            assert tiles(devices_of(one), copies) == tiles(list(ids), copies), form
            if version == 2:
                sizes = [int(size) for size in text[10 : text.index("]")].split(",")]
                dims = [*range(len(sizes) - len(LAST[last])), *LAST[last]]
                assert [cut_of(one, dim) for dim in dims] == sizes, form
    print(dict(seen))
    assert seen["read, version 2"] > 1000 and seen["read, version 1"] > 1000
    assert seen["unread, version 2"] < 0.25 * seen["read, version 2"]  # sizes do not meet


def test_whole_ones():
    assert tiling("{replicated}") == Tiling()
    assert tiling("{manual}").is_manual
    assert tiling("{maximal device=3}").device == 3
    assert tiling('{devices=[2,1]<=[2] metadata={op_name="a"}}') == tiling("{devices=[2,1]0,1}")
    both = tilings("{{replicated}, {devices=[2]<=[2]}}")
    assert both == (Tiling(), tiling("{devices=[2]<=[2]}"))


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "{}", "replicated", "{devices=[2]}", "{devices=[0]<=[0]}", "{devices=[2]0,2}",
        "{devices=[2]0,0}", "{{{}}", "{{}}", "{{replicated}, {odd}}",
        "{devices=[999999999,1]<=[999999999]}",
        "{devices=[4]<=[2]}", "{devices=[2,2]<=[4]T(1)}", "{devices=[6]<=[x]}",
        "{devices=[4]0,1,3,2}", "{devices=[2]<=[2] last_tile_dims={odd}}", "{unknown}",
        "{devices=[2]<=[2] last_tile_dims={manual, replicated}}", "{devices=[99999999999]<=[1]}",
        "{devices=[2,3]<=[3,2]T(1,0) garbage}", "{devices=[2,3]<=[2,3]T(1,0)}{}",
    ],
)  # fmt: skip
def test_what_is_no_sharding_is_refused(text: str):
    with pytest.raises(Unread):
        tilings(text)


def test_axes_are_the_digits_of_all():
    rows, columns = (
        tiling("{devices=[2,1,4]<=[8] last_tile_dim_replicate}"),
        tiling("{devices=[8]<=[2,4]T(1,0)}"),
    )
    sizes = axis_sizes([rows, columns], 8)
    assert sizes == [2, 4]
    assert [axes_of(digit, sizes) for digit in rows.digits] == [[0], [1]]
    assert [axes_of(digit, sizes) for digit in columns.digits] == [[1], [0]]
    with pytest.raises(Unread, match="no mesh has both"):
        axis_sizes([tiling("{devices=[2]<=[2]}"), tiling("{devices=[3]<=[3]}")], 6)


def test_a_wrong_order_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(gspmd, "_of_iota", lambda sizes, order, count: _unturned(sizes))
    with pytest.raises((AssertionError, Unread, IndexError)):
        test_drawn_shardings_are_read_as_xla_reads_them()


def _unturned(sizes: list[int]) -> list[gspmd.Digit]:
    return [gspmd.Digit(prod(sizes[k + 1 :]), size, COPIES) for k, size in enumerate(sizes)]
